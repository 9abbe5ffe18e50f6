//! What was said by right of something that only its author could see: where it stands in the record, and whether it was
//! true.

use crate::entry::Entry;
use engine::contract::{FalseClaim, Opening, Refusal, Side};
use engine::referee::Referee;

/// A claim that has been shown to be untrue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untrue {
    /// The entry in which it was made.
    pub seq: u32,
    /// Who made it.
    pub side: Side,
    /// What the rules would have answered, had they known.
    pub refusal: Refusal,
    /// The entry that brought it out.
    pub shown_by: u32,
}

/// The claims of a match.
#[derive(Clone, Debug, Default)]
pub(super) struct Claims {
    /// The entry of each claim in the game as it stands: what was rewound was not said.
    made: Vec<u32>,
    untrue: Vec<Untrue>,
}

impl Claims {
    /// What has been shown to be untrue so far.
    pub(super) fn untrue(&self) -> &[Untrue] {
        &self.untrue
    }

    /// An entry led to this game, and these seals were opened beside it: what it shows of earlier claims.
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
