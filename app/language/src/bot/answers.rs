//! A bot of some system, its types forgotten.

use super::reins::Reins;
use crate::ask::asking::{Bytes, Said};
use crate::chance::Chance;
use crate::position::Position;

/// A bot of some system, its types forgotten.
pub trait Answers: Send {
    /// What it says in a position, in canonical bytes; nothing if the position is of another system than its own.
    fn say(&mut self, position: &dyn Position, chance: &mut Chance) -> Option<Said<Bytes>>;
    /// From now on it is held by these.
    fn heed(&mut self, reins: &Reins);
    /// Why it plays this phase as it does, if it has thought about it.
    fn why(&self) -> Option<String>;
}
