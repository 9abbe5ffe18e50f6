//! The weighing of events: figures for curves and reports, luck, and the needs of self-play.

mod junk;
mod luck;

use super::values::side_name;
use super::weigh::on_map;
use super::{MESSAGES, Winter, bot, tell};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::Rule;
use language::bot::{Bot, BotKind, Manner};
use language::chance::Chance;
use language::luck::Luck;
use language::system::{Figure, Judge, Mind, SelfPlay, Toll, Won};
use winter::state::Morale;
use winter::{Board, Change, Command, Event, Game};

/// The reason a case is met by no event: rule cases show it.
const STATED: &str = "it shapes what others do: no event and no refusal names it";
const REFUSED: &str = "only refusals name it, and made-up commands seldom reach it; its case files show it";
const SELDOM: &str = "random players seldom come to it; its case files show it";

impl Judge for Winter {
    fn figures(_: &Board) -> Vec<Figure> {
        let figure = |key| Figure::of_sides(&MESSAGES, key, |side| side_name(side).to_owned());
        ["level", "lost", "broken"].map(figure).to_vec()
    }

    fn numbers(game: &Game) -> Vec<Vec<i64>> {
        let state = game.state();
        let level = i64::from(state.affairs.level);
        let lost = state.affairs.lost.map(i64::from);
        let broken = Side::BOTH.map(|side| {
            let units = on_map(game, side).filter(|unit| state.unit(*unit).morale != Morale::Good);
            i64::try_from(units.count()).unwrap_or(0)
        });
        vec![vec![level, -level], lost.to_vec(), broken.to_vec()]
    }

    fn luck(before: &Game, rolled: &Rolled) -> Option<Luck> {
        luck::of_roll(before, rolled)
    }

    fn levels() -> &'static [BotKind] {
        &[BotKind::Random, BotKind::Sensible, BotKind::Captain]
    }

    fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
        bot::bot(kind)
    }

    fn met(event: &Event) -> Vec<Rule> {
        event.rules.clone()
    }

    fn won(game: &Game) -> Option<Won> {
        match game.pending() {
            Pending::Over(outcome) => Some(Won {
                winner: outcome.winner,
                rank: outcome.level.unsigned_abs(),
                level: tell::grade_word(outcome.grade),
            }),
            _ => None,
        }
    }

    fn toll(game: &Game) -> Toll {
        let lost = game.state().affairs.lost;
        let routed = Side::BOTH.map(|side| {
            let units = on_map(game, side).filter(|unit| game.state().unit(*unit).morale == Morale::Routed);
            units.map(|unit| u16::from(game.state().unit(unit).strength)).sum::<u16>()
        });
        let [allied, french] = lost;
        let [more, and_more] = routed;
        Toll { destroyed: lost, out: [allied.saturating_add(more), french.saturating_add(and_more)] }
    }
}

impl Mind for Winter {
    /// A unit that moves does not fight at once, and an attacker is under fire for turns before he gains anything.
    const AHEAD: u8 = 2;

    fn on_the_way(game: &Game, side: Side) -> i64 {
        bot::on_the_way(game, side)
    }

    fn simple(manner: Manner) -> Box<dyn Bot<Game>> {
        Box::new(bot::Sensible::new(manner))
    }
}

impl SelfPlay for Winter {
    fn applies(board: &Board, rule: Rule) -> bool {
        let number = rule.as_str();
        let first = |prefix: &str| number.starts_with(prefix);
        // Only matches with these options meet what the options bring.
        if first("18.")
            || first("20.3")
            || first("20.4")
            || matches!(number, "7.7" | "13.7" | "14" | "19.52" | "19.53" | "19.7" | "19.82" | "19.83" | "19.84")
        {
            return false;
        }
        // The whole field has rules of its own in the place of those of its parts.
        if board.whole().is_some() {
            return !first("20.");
        }
        match board.definition().id.as_str() {
            "winter-training" => {
                // Groups, the cup, light batteries, Yermolov and chased Cossacks are in the larger battles.
                let larger = ["7.6", "17.5", "17.8", "17.9", "19.42", "19.54", "R18", "R37", "R38", "R44", "R72"];
                !(first("20.1") || first("20.2") || larger.contains(&number))
            }
            "winter-20-1" => !(first("20.0") || first("20.2") || matches!(number, "17.5" | "17.8" | "17.9" | "R44")),
            "winter-20-2" => !(first("20.0") || first("20.1")),
            _ => true,
        }
    }

    const UNMET: &'static [(Rule, &'static str)] = &[
        (Rule::new("1.1"), STATED),
        (Rule::new("1.2"), STATED),
        (Rule::new("1.3"), STATED),
        (Rule::new("1.4"), STATED),
        (Rule::new("1.5"), STATED),
        (Rule::new("1.6"), STATED),
        (Rule::new("1.7"), STATED),
        (Rule::new("1.8"), STATED),
        (Rule::new("1.9"), STATED),
        (Rule::new("1.11"), STATED),
        (Rule::new("1.12"), STATED),
        (Rule::new("2.1"), STATED),
        (Rule::new("2.2"), STATED),
        (Rule::new("2.4"), STATED),
        (Rule::new("3.1"), STATED),
        (Rule::new("4.5"), STATED),
        (Rule::new("4.6"), STATED),
        (Rule::new("5.3"), STATED),
        (Rule::new("5.10"), STATED),
        (Rule::new("5.15"), STATED),
        (Rule::new("7.1"), STATED),
        (Rule::new("9.4"), STATED),
        (Rule::new("9.6"), STATED),
        (Rule::new("10.1"), STATED),
        (Rule::new("10.4"), STATED),
        (Rule::new("11.6"), STATED),
        (Rule::new("12.5"), STATED),
        (Rule::new("12.6"), STATED),
        (Rule::new("15"), STATED),
        (Rule::new("17.1"), STATED),
        (Rule::new("17.2"), STATED),
        (Rule::new("17.3"), STATED),
        (Rule::new("17.4"), STATED),
        (Rule::new("19.11"), STATED),
        (Rule::new("19.22"), STATED),
        (Rule::new("19.41"), STATED),
        (Rule::new("19.51"), STATED),
        (Rule::new("19.61"), STATED),
        (Rule::new("19.62"), STATED),
        (Rule::new("19.9"), STATED),
        (Rule::new("20.01"), STATED),
        (Rule::new("20.02"), STATED),
        (Rule::new("20.03"), STATED),
        (Rule::new("20.04"), STATED),
        (Rule::new("20.11"), STATED),
        (Rule::new("20.14.A"), STATED),
        (Rule::new("20.15.B"), STATED),
        (Rule::new("20.15.C"), STATED),
        (Rule::new("20.21"), STATED),
        (Rule::new("97.1"), STATED),
        (Rule::new("98.1"), STATED),
        (Rule::new("2.3"), REFUSED),
        (Rule::new("3.2"), REFUSED),
        (Rule::new("4.3"), "the dice of self-play always answer the roll"),
        (Rule::new("4.7"), "self-play takes back on copies of its games only"),
        (Rule::new("5.11"), REFUSED),
        (Rule::new("9.1"), REFUSED),
        (Rule::new("9.3"), REFUSED),
        (Rule::new("9.5"), SELDOM),
        (Rule::new("10.2"), REFUSED),
        (Rule::new("10.3"), REFUSED),
        (Rule::new("10.5"), REFUSED),
        (Rule::new("11.2"), SELDOM),
        (Rule::new("11.5"), REFUSED),
        (Rule::new("R19"), SELDOM),
        (Rule::new("R39"), SELDOM),
        (Rule::new("R64"), SELDOM),
    ];

    fn turn_number(game: &Game) -> u8 {
        game.state().turn
    }

    /// Never both sides in one hex (R47), and no unit on the map without strength.
    fn is_sound(game: &Game) -> bool {
        game.board().grid().hexes().all(|hex| {
            let units = game.stack(hex);
            let side = units.first().map(|unit| game.board().unit(*unit).side);
            units
                .iter()
                .all(|unit| Some(game.board().unit(*unit).side) == side && game.state().unit(*unit).strength > 0)
        })
    }

    fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
        junk::junk(game, chance)
    }

    /// A point of strength too few.
    fn miscount(game: &Game) -> Option<Change> {
        let unit = game.board().unit_ids().find(|unit| {
            let state = game.state().unit(*unit);
            state.hex().is_some() && state.strength > 1
        })?;
        let mut to = *game.state().unit(unit);
        to.strength -= 1;
        Some(Change::Unit { unit, to })
    }

    fn plea(game: &Game, chance: &mut Chance) -> Option<Change> {
        let mut affairs = game.state().affairs.clone();
        affairs.level = i8::try_from(chance.below(5)).ok()? - 2;
        Some(Change::Affairs(Box::new(affairs)))
    }
}
