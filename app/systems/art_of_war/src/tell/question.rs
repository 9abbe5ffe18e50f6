//! Questions as sentences.

use super::wording::{any, army, named};
use crate::MESSAGES;
use art_of_war::{Board, Decision};
use engine::contract::Side;
use language::ask::Sentence;
use language::phrase;

/// The question to a side, as a sentence.
pub fn question(board: &Board, side: Side, decision: &Decision) -> Sentence {
    match decision {
        Decision::Move => phrase!(MESSAGES, "art-of-war-ask-move", side = side),
        Decision::DeclareFresh => phrase!(MESSAGES, "art-of-war-ask-fresh", side = side),
        Decision::Attack => phrase!(MESSAGES, "art-of-war-ask-attack", side = side),
        Decision::Losses { due } => phrase!(MESSAGES, "art-of-war-ask-losses", side = side, due = *due),
        Decision::Retreat { units } => {
            phrase!(MESSAGES, "art-of-war-ask-retreat", side = side, units = any(board, units))
        }
        Decision::Displace { units } => {
            phrase!(MESSAGES, "art-of-war-ask-displace", side = side, units = any(board, units))
        }
        Decision::Spirit => phrase!(MESSAGES, "art-of-war-ask-spirit", side = side),
        Decision::CallReserve { army: lost } => {
            phrase!(MESSAGES, "art-of-war-ask-reserve", side = side, army = army(board, *lost))
        }
        Decision::FightOn => phrase!(MESSAGES, "art-of-war-ask-fight-on", side = side),
        Decision::Reorganise { units } => {
            phrase!(MESSAGES, "art-of-war-ask-reorganise", side = side, units = any(board, units))
        }
        Decision::Advance => phrase!(MESSAGES, "art-of-war-ask-advance", side = side),
        Decision::StepBack { unit } => {
            phrase!(MESSAGES, "art-of-war-ask-step-back", side = side, unit = named(board, *unit))
        }
    }
}
