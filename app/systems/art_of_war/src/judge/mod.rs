//! The weighing of events: figures for curves and reports, luck, positions for self-play.

mod junk;
mod luck;
mod midbattle;

pub use midbattle::mid_battle;

use super::{ArtOfWar, MESSAGES};
use crate::tell::{army_called, level_name};
use crate::words::Words;
use art_of_war::{Board, Change, Command, DivisionId, Edit, Event, Game, Outcome, Place, Scoring, UnitId, destroyed};
use engine::case::Case;
use engine::codec;
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::Rule;
use language::bot::{Bot, BotKind, Weights};
use language::chance::Chance;
use language::luck::Luck;
use language::system::{Figure, FigureLine, Judge, Mind, SelfPlay, Toll, Won};
use std::sync::Arc;

impl Judge for ArtOfWar {
    fn figures(board: &Board) -> Vec<Figure> {
        let of_sides = |key| Figure::of_sides(&MESSAGES, key, |side| board.side_name(side).to_owned());
        let words = Words::new(board);
        let line = |army| {
            let side = board.unit(board.units_of_army(army).next()?).side;
            Some(FigureLine { name: words.army_name(army), called: army_called(board, army), side })
        };
        let armies = board.army_ids().filter_map(line).collect();
        vec![of_sides("points"), of_sides("lost"), Figure::new(&MESSAGES, "morale", armies)]
    }

    fn numbers(game: &Game) -> Vec<Vec<i64>> {
        let points = Side::BOTH.map(|side| i64::from(game.score(side).total()));
        let lost = Side::BOTH.map(|side| lost(game, side));
        let morale = game.state().morale.iter().copied().map(i64::from);
        vec![points.to_vec(), lost.to_vec(), morale.collect()]
    }

    fn luck(before: &Game, rolled: &Rolled) -> Option<Luck> {
        luck::of_roll(before, rolled)
    }

    fn levels() -> &'static [BotKind] {
        &BotKind::ALL
    }

    fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
        super::bot::bot(kind)
    }

    fn met(event: &Event) -> Vec<Rule> {
        event.cases.iter().copied().map(Rule::from).collect()
    }

    fn won(game: &Game) -> Option<Won> {
        match game.pending() {
            Pending::Over(Outcome { winner, level, .. }) => {
                Some(Won { winner, rank: level as u8, level: level_name(level) })
            }
            _ => None,
        }
    }

    fn toll(game: &Game) -> Toll {
        Toll {
            destroyed: Side::BOTH.map(|side| destroyed(game.board(), game.state(), side)),
            out: Side::BOTH.map(|side| u16::try_from(lost(game, side)).unwrap_or(u16::MAX)),
        }
    }
}

impl Mind for ArtOfWar {
    fn weights() -> &'static Weights {
        super::bot::weights()
    }

    fn worth(game: &Game, side: Side, weights: &Weights) -> i64 {
        super::bot::worth(game, side, weights)
    }

    fn winning(game: &Game) -> u16 {
        super::bot::winning(game)
    }

    fn at_stake(game: &Game) -> Option<u64> {
        super::bot::at_stake(game)
    }
}

impl SelfPlay for ArtOfWar {
    fn applies(board: &Board, rule: Rule) -> bool {
        let Ok(case) = rule.as_str().parse::<Case>() else { return false };
        let definition = board.definition();
        let rules = &definition.rules;
        let plain = definition.victory.losses == [1; 3];
        let scored = |wanted: fn(&Scoring) -> bool| definition.victory.objectives.iter().any(|one| wanted(&one.scored));
        match (case.section, case.number) {
            (8, _) => !definition.turns.night.is_empty(),
            (10, 2) | (14, _) => definition.units.iter().any(|unit| unit.garrison.is_some()),
            (10, _) => rules.stacking > 1,
            (11, 5) => rules.guard_activation.is_some(),
            (11, _) => definition.units.iter().any(|unit| unit.reserve),
            (12, _) => rules.summons.is_some(),
            (13, _) => !definition.turns.rain.is_empty() || rules.night_release,
            (15, _) => rules.coordination,
            (16, 6 | 7) | (17, 2 | 3) => !definition.turns.day_ends.is_empty(),
            (16 | 17, _) => !rules.armies.is_empty(),
            (18, 1 | 4) => !plain,
            (18, 2) => scored(|scoring| matches!(scoring, Scoring::Occupation(_))),
            (18, 3) => definition.victory.prolonged.is_some(),
            (19, _) => rules.limits.iter().any(|limit| limit.case == case),
            (20, _) => rules.divisional_integrity,
            (21, _) => definition.divisions.iter().any(|division| division.fresh > 0),
            (22, _) => rules.weather_die,
            (23, 1 | 5) => plain,
            (23, 2 | 3) => definition.victory.awards.iter().any(|award| award.case == case),
            (23, 4) => scored(|scoring| *scoring == Scoring::Control),
            _ => true,
        }
    }

    fn scatter(board: &Arc<Board>, options: &[u8], chance: &mut Chance) -> Result<Option<(Game, Vec<Event>)>, String> {
        let optional = codec::decode(options).map_err(|error| error.to_string())?;
        mid_battle(board, optional, chance).map(Some).map_err(|mistakes| mistakes.join("; "))
    }

    const UNMET: &'static [(Rule, &'static str)] = &[
        (Rule::new("2.1"), "a definition: the map and its numbers"),
        (Rule::new("2.2"), "a definition: the chart is 9.0"),
        (Rule::new("2.4"), "a definition: what is printed on a unit"),
        (Rule::new("2.6"), "a definition: what it costs is 4.1 and 4.2"),
        (Rule::new("2.7"), "a definition: the arms"),
    ];

    fn turn_number(game: &Game) -> u8 {
        game.state().turn
    }

    /// No unit is set aside.
    fn is_sound(game: &Game) -> bool {
        game.state().units.iter().all(|unit| unit.place != Place::Aside)
    }

    fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
        Some(junk::junk(game, chance))
    }

    /// Some unit is to leave the map.
    fn miscount(game: &Game) -> Option<Change> {
        // Some marker that is still there is taken for spent.
        let fresh = game.state().fresh_spent.iter().position(|spent| !spent)?;
        Some(vec![Edit::Fresh { division: DivisionId(u8::try_from(fresh).ok()?), spent: true }])
    }

    fn plea(game: &Game, chance: &mut Chance) -> Option<Change> {
        let on_map: Vec<_> = game.board().unit_ids().filter(|&unit| game.state().hex_of(unit).is_some()).collect();
        let unit = *chance.pick(&on_map)?;
        Some(vec![Edit::Unit { unit, place: Place::Eliminated }])
    }
}

/// Printed strength lost, for good or until the evening.
fn lost(game: &Game, side: Side) -> i64 {
    let gone = |unit: &UnitId| matches!(game.state().unit(*unit).place, Place::Eliminated | Place::Disrupted);
    let units = game.board().units_of(side).filter(gone);
    units.map(|unit| i64::from(game.board().unit(unit).strength)).sum()
}
