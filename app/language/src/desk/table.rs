//! A game's way onto a desk, and the answers of the desk.

use crate::words::trouble::Trouble;
use engine::contract::{Opening, Refusal};
use engine::digest::Hash;
use serde_json::{Map, Value};

/// The answer to a request: fields, or the reason there are none.
pub type Answer = Result<Map<String, Value>, Trouble>;

/// Puts a content under a salt that cannot be guessed.
pub type Seals = fn(&[u8]) -> Result<Opening, Refusal>;

/// The request for a game.
pub struct Wanted {
    /// The name its battle was asked for by, so that a saved game can be asked for by it again.
    pub name: String,
    /// The seed of the dice, if they are to be drawn.
    pub seed: Option<u64>,
    /// The way to seal hidden contents.
    pub seals: Seals,
}

/// Stands in a command for a seal that the desk is to put there.
pub const BLANK: Hash = Hash([0; 32]);
