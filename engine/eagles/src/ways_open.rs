//! Ways that are open to a stack, and Forces that could defend: what the rules offer and several of them weigh.

use super::definition::LeaderId;
use super::fight::RetreatPath;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// A step that a path may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "from a hex to one beside it")]
pub struct PathStep {
    pub from: Hex,
    pub to: Hex,
}

/// Every legal path of a stack: any chain of `length` of these steps that begins in its hex, or a shorter one that ends
/// in an exit and leaves the map there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ways {
    /// The hex of the stack.
    pub from: Hex,
    /// Length of a path on the map, in hexes: the longest that is possible, up to the number. If a stack could leave
    /// the map and no path on it is long enough, this is the number all the same, and no path on the map has it.
    pub length: u8,
    /// The steps, in hex order.
    pub steps: Vec<PathStep>,
    /// The hexes on these ways from which the stack may leave the map, in hex order (B9).
    pub exits: Vec<Hex>,
}

impl Ways {
    /// The first path in hex order; off the map where it comes to an exit.
    pub fn first(&self) -> RetreatPath {
        let (mut at, mut path) = (self.from, Vec::new());
        while !self.exits.contains(&at) && path.len() < usize::from(self.length) {
            let Some(step) = self.steps.iter().find(|step| step.from == at) else { break };
            path.push(step.to);
            at = step.to;
        }
        RetreatPath { from: self.from, path, off: self.exits.contains(&at) }
    }

    /// Whether there is only one.
    pub fn is_single(&self) -> bool {
        match self.exits.as_slice() {
            [] => self.steps.len() == usize::from(self.length),
            [only] => self.steps.is_empty() && *only == self.from,
            _ => false,
        }
    }
}

/// A Force that could defend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Defence {
    /// The Force Leader.
    pub leader: LeaderId,
    /// The other participants, in order.
    pub others: Vec<LeaderId>,
}
