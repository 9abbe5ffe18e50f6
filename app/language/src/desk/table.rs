//! How a game comes onto a desk, and what the desk answers.

use crate::words::trouble::Trouble;
use engine::contract::{Opening, Refusal};
use engine::digest::Hash;
use serde_json::{Map, Value};

/// What is answered: fields, or why not.
pub type Answer = Result<Map<String, Value>, Trouble>;

/// Puts a content under a salt that nobody can guess.
pub type Seals = fn(&[u8]) -> Result<Opening, Refusal>;

/// How a game is asked for.
pub struct Wanted {
    /// The name its battle was asked for by, so that a saved game can be asked for by it again.
    pub name: String,
    /// The seed of the dice, if they are to be drawn.
    pub seed: Option<u64>,
    /// How what is hidden is sealed.
    pub seals: Seals,
}

/// Stands in a command for a seal that the desk is to put there.
pub const BLANK: Hash = Hash([0; 32]);
