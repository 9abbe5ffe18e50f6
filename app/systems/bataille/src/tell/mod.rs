//! The events of the Bataille system, in plain words and deeds.

mod cases;
mod clash;
mod edited;
mod ending;
mod event;
mod phase;
#[cfg(test)]
mod tests;
mod told;
mod words;

pub(super) use cases::rules;
pub(super) use ending::sheet as account;
pub(super) use phase::word as segment_word;
pub(super) use words::{corps as corps_called, orders_words, place as place_words, readiness_word, verdict};

use super::{Bataille, Battle, ask, unit};
use crate::MESSAGES;
use bataille::{Board, Change, Command, Event, Game, Proposal};
use engine::contract::{Game as _, Pending};
use language::ask::{Names, PieceId, Sentence};
use language::happening::{BattleEnding, Happening, PhaseName, Phases};
use language::system::{Rules as _, Tell};
use language::words::letters::capital;
use language::{phrase, say};
use scenarios::Scenario;

impl Tell for Bataille {
    fn happening(board: &Board, event: &Event) -> Happening {
        told::one(board, event)
    }

    fn happenings(board: &Board, events: &[Event]) -> Vec<Happening> {
        told::told(board, events)
    }

    fn phase(game: &Game) -> PhaseName {
        phase::of(game.state().segment)
    }

    fn phases(battle: &Battle, game: &Game) -> Phases {
        phase::of_turn(battle, game)
    }

    fn ending(game: &Game) -> Option<BattleEnding> {
        match game.pending() {
            Pending::Over(outcome) => Some(ending::ending(game, &outcome)),
            _ => None,
        }
    }

    fn verdicts(_: &Board) -> Vec<Sentence> {
        ending::verdicts()
    }

    fn scores(_: &Board, numbers: &[i64]) -> Vec<Sentence> {
        ending::scores(numbers)
    }

    fn change(board: &Board, change: &Change) -> Vec<String> {
        let names = Bataille::names(board);
        change.iter().map(|edit| edited::edited(board, edit).plain(&names)).collect()
    }

    fn explains(game: &Game, command: &Command) -> Option<Sentence> {
        let proposal = match command {
            Command::Fire { attacks } => match attacks.as_slice() {
                [attack] => Proposal::Fire(attack.clone()),
                _ => return None,
            },
            Command::Assault(order) => Proposal::Assault(order.clone()),
            _ => return None,
        };
        let forecast = game.forecast(&proposal).ok()?;
        let throw = forecast.throws.last()?;
        let terms = (!throw.terms.is_empty()).then(|| ask::terms(&throw.terms));
        match (&throw.melee, terms) {
            (Some(melee), terms) => {
                let (attack, defence) = (ask::fraction(melee.attack), ask::fraction(melee.defence));
                Some(match terms {
                    Some(terms) => {
                        phrase!(
                            MESSAGES,
                            "bataille-explains-melee-terms",
                            attack = attack,
                            defence = defence,
                            terms = terms
                        )
                    }
                    None => phrase!(MESSAGES, "bataille-explains-melee", attack = attack, defence = defence),
                })
            }
            // The value of fire is given with its announcement.
            (None, Some(terms)) if throw.fire.is_some() => {
                Some(phrase!(MESSAGES, "bataille-explains-terms", terms = terms))
            }
            _ => None,
        }
    }

    /// Units are counted with their division: by the name of its leader, or by its number.
    fn formation(board: &Board, _: Option<&Scenario>, piece: PieceId) -> String {
        let Some(data) = unit(board, piece).and_then(|unit| board.unit(unit)) else {
            return say!(MESSAGES, "bataille-leaders");
        };
        let leader = board.definition().leaders.iter().find(|leader| leader.id == data.division);
        match leader {
            Some(leader) => leader.name.clone(),
            None if data.division.bytes().all(|letter| letter.is_ascii_digit()) => {
                say!(MESSAGES, "bataille-division", number = data.division.clone())
            }
            None => {
                let body = MESSAGES.file_text("body", &data.division, &data.division);
                capital(&body.plain(&Names::default()))
            }
        }
    }
}
