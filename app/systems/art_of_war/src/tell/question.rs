//! Questions as sentences.

use super::wording::Wording;
use crate::words::Words;
use art_of_war::{Board, Decision};
use engine::contract::Side;
use language::ask::Sentence;

/// The question to a side, as a sentence.
pub fn question(board: &Board, side: Side, decision: &Decision) -> Sentence {
    let asks = Sentence::EMPTY.side(side);
    match decision {
        Decision::Move => asks.text(" side: move units, or end the movement phase."),
        Decision::DeclareFresh => asks.text(" side: declare fresh strength for this combat phase, or none."),
        Decision::Attack => asks.text(" side: announce an attack, or end the combat phase."),
        Decision::Losses { due } => asks.text(format!(" side: choose attackers worth at least {due} to lose.")),
        Decision::Retreat { units } => asks.text(" side: retreat ").units(board, units, "or").text(" by one hex."),
        Decision::Displace { units } => {
            asks.text(" side: ").units(board, units, "or").text(" is displaced: choose a hex for it.")
        }
        Decision::Spirit => {
            asks.text(" side: spend morale above its start to release reserves, or press Release none.")
        }
        Decision::CallReserve { army } => {
            let army = Words::new(board).army_name(*army);
            asks.text(format!(" side: the {army} army lost a unit: release one reserve, or press Release none."))
        }
        Decision::FightOn => asks.text(" side: the day is over: press Fight on, or Break off."),
        Decision::Reorganise { units } => asks.text(" side: put ").units(board, units, "or").text(" back on the map."),
        Decision::Advance => asks.text(" side: advance one unit into a hex the enemy left, or press Hold."),
        Decision::StepBack { unit } => {
            asks.text(" side: draw ").unit(board, *unit).text(" back by one hex, or press Stay.")
        }
    }
}
