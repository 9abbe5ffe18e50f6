//! The weighing of events: figures for curves and reports, luck, and the needs of self-play.

mod junk;
mod luck;
mod scatter;

use super::{MESSAGES, Twenty, bot, side_name, tell};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::Rule;
use language::bot::{Bot, BotKind, Manner};
use language::chance::Chance;
use language::luck::Luck;
use language::system::{Begun, Figure, Judge, Mind, SelfPlay, Toll, Won};
use std::sync::Arc;
use twenty::{Board, Change, Command, Edit, Event, Game, Place, rules};

impl Judge for Twenty {
    fn figures(board: &Board) -> Vec<Figure> {
        let figure = |key| Figure::of_sides(&MESSAGES, key, |side| side_name(board, side).to_owned());
        ["morale", "out", "routed"].map(figure).to_vec()
    }

    fn numbers(game: &Game) -> Vec<Vec<i64>> {
        let state = game.state();
        let morale = Side::BOTH.map(|side| i64::from(*state.morale.of(side)));
        let out = Side::BOTH
            .map(|side| i64::from(strength(game, side, |place| matches!(place, Place::Broken | Place::Lost))));
        let routed = Side::BOTH.map(|side| {
            let units = game.board().units_of(side).filter(|unit| state.is_routed(*unit));
            i64::try_from(units.count()).unwrap_or(0)
        });
        vec![morale.to_vec(), out.to_vec(), routed.to_vec()]
    }

    fn luck(before: &Game, rolled: &Rolled) -> Option<Luck> {
        luck::of_roll(before, rolled)
    }

    fn levels() -> &'static [BotKind] {
        &[BotKind::Random, BotKind::Recruit, BotKind::Sensible, BotKind::Captain]
    }

    fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
        bot::bot(kind)
    }

    fn met(event: &Event) -> Vec<Rule> {
        event.rules.clone()
    }

    fn won(game: &Game) -> Option<Won> {
        match game.pending() {
            Pending::Over(outcome) => {
                let rank = match outcome.winner {
                    None => 0,
                    Some(_) => 1 + outcome.how as u8,
                };
                let level = if outcome.winner.is_some() { tell::how(outcome.how) } else { "draw" };
                Some(Won { winner: outcome.winner, rank, level })
            }
            _ => None,
        }
    }

    fn toll(game: &Game) -> Toll {
        Toll {
            destroyed: Side::BOTH.map(|side| strength(game, side, |place| place == Place::Lost)),
            out: Side::BOTH.map(|side| strength(game, side, |place| matches!(place, Place::Lost | Place::Broken))),
        }
    }
}

impl Mind for Twenty {
    fn simple(manner: Manner) -> Box<dyn Bot<Game>> {
        Box::new(bot::Sensible::new(manner))
    }
}

impl SelfPlay for Twenty {
    fn applies(board: &Board, rule: Rule) -> bool {
        let sealed = board.definition().plan.is_some();
        let number = rule.as_str();
        match number {
            "3.2" | "15.3" => sealed,
            _ if number.starts_with("17.1") => sealed,
            _ => true,
        }
    }

    fn scatter(board: &Arc<Board>, options: &[u8], chance: &mut Chance) -> Result<Option<Begun<Twenty>>, String> {
        scatter::scatter(board, options, chance)
    }

    const UNMET: &'static [(Rule, &'static str)] = &[
        (rules::BOARD, "a definition: the map and its numbers"),
        (rules::STACKING, "a definition: every position keeps it; 6.5 and 9.8.5 say how"),
        (rules::SET_UP, "a definition: how a match begins"),
        (rules::BAD_PLAN, "a plan made by pointing is always complete"),
        (rules::PLAN_STACKS, "a plan made by pointing is always complete"),
        (rules::PLAN_MARKERS, "a plan made by pointing is always complete"),
        (rules::PLAN_PIECES, "a plan made by pointing is always complete"),
        (rules::PLAN_GUARD, "a plan made by pointing is always complete"),
    ];

    fn turn_number(game: &Game) -> u8 {
        game.state().turn
    }

    fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
        junk::junk(game, chance)
    }

    /// Counts a garrison that is still there as lost.
    fn miscount(game: &Game) -> Option<Change> {
        let definition = game.board().definition();
        let stands = definition.garrisons.iter().find(|garrison| game.is_garrisoned(garrison.hex))?;
        Some(vec![Edit::Garrison { hex: stands.hex, gone: true }])
    }

    fn plea(_: &Game, chance: &mut Chance) -> Option<Change> {
        let side = if chance.one_in(1, 2) { Side::First } else { Side::Second };
        let level = u8::try_from(chance.below(10)).ok()?.saturating_add(1);
        Some(vec![Edit::Morale { side, level }])
    }
}

/// Printed strength of a side's units in such places.
fn strength(game: &Game, side: Side, is: impl Fn(Place) -> bool) -> u16 {
    let units = game.board().units_of(side).filter(|unit| is(game.state().place(*unit)));
    units.map(|unit| u16::from(game.board().unit(unit).strength)).sum()
}
