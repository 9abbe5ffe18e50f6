//! Claims about something that only their author could see: their places in the record, and whether they were true.

use crate::entry::Entry;
use engine::contract::{FalseClaim, Opening, Refusal, Side};
use engine::referee::Referee;

/// A claim that has been shown to be untrue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untrue {
    /// The entry in which it was made.
    pub seq: u32,
    /// The side that made the claim.
    pub side: Side,
    /// The refusal that the rules would have given, had they known the hidden facts.
    pub refusal: Refusal,
    /// The entry that brought it out.
    pub shown_by: u32,
}

/// The claims of a match.
#[derive(Clone, Debug, Default)]
pub(super) struct Claims {
    /// The entry of each claim in the game as it is; claims that were rewound do not count.
    made: Vec<u32>,
    untrue: Vec<Untrue>,
}

impl Claims {
    /// The claims shown to be untrue so far.
    pub(super) fn untrue(&self) -> &[Untrue] {
        &self.untrue
    }

    /// Called when an entry led to this game and these seals were opened with it: returns the earlier claims it
    /// disproves.
    pub(super) fn after(&mut self, entry: &Entry, game: &dyn Referee, opened: &[(Side, Opening)]) -> Vec<Untrue> {
        let claims = game.claims() as usize;
        self.made.resize(claims, entry.seq);
        if claims == 0 {
            return Vec::new();
        }
        let mut new = Vec::new();
        for FalseClaim { claim, side, refusal } in game.audit(opened) {
            let Some(&seq) = self.made.get(claim as usize) else { continue };
            if self.untrue.iter().all(|known| (known.seq, known.side) != (seq, side) || known.refusal != refusal) {
                let found = Untrue { seq, side, refusal, shown_by: entry.seq };
                self.untrue.push(found.clone());
                new.push(found);
            }
        }
        new
    }
}
