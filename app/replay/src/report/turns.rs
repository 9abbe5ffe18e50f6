//! The turns of a match, and the colours of its sides.

use crate::Reel;
use engine::contract::Side;

/// A turn of a match, as it was played in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number.
    pub number: u8,
    /// Its first step.
    pub first: u32,
    /// Its last step.
    pub last: u32,
}

/// The turns of a match, without what was taken back.
pub fn turns(reel: &Reel) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for phase in reel.timeline().phases.iter().filter(|phase| phase.undone_by.is_none()) {
        match turns.last_mut() {
            Some(turn) if turn.number == phase.turn => {}
            last => {
                if let Some(turn) = last {
                    turn.last = phase.seq;
                }
                turns.push(Turn { number: phase.turn, first: phase.seq, last: reel.last() });
            }
        }
    }
    turns
}

/// The colour of a side as CSS writes it.
pub(crate) fn colour(reel: &Reel, side: Side) -> String {
    let colours = reel.battle().map(|battle| battle.scenario.drawing.side_colours);
    let found = colours.and_then(|colours| colours.get(side.index()).copied());
    match (found, side) {
        (Some(found), _) => format!("#{:02x}{:02x}{:02x}", found.red, found.green, found.blue),
        (None, Side::First) => String::from("#24466e"),
        (None, Side::Second) => String::from("#9b241c"),
    }
}
