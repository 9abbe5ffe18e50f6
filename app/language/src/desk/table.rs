//! A type-erased game on a desk.

use super::request::Move;
use crate::words::trouble::{Nonsense, Trouble};
use engine::contract::{Opening, Refusal};
use engine::digest::Hash;
use engine::hex::Hex;
use engine::referee::Referee;
use engine::rule::Rule;
use serde_json::{Map, Value};
use std::any::Any;
use std::sync::Arc;

/// The answer to a request: fields, or the reason there are none.
pub type Answer = Result<Map<String, Value>, Trouble>;

/// A type-erased game on the desk.
pub trait DeskGame: Send {
    /// The game, for code that knows its system.
    fn any(&self) -> &dyn Any;
    /// The game, shared.
    fn game(&self) -> Arc<dyn Referee>;
    /// Answers a request about it.
    fn answer(&mut self, request: Move) -> Answer;
    /// The message when it comes onto the desk.
    fn greet(&self) -> Answer;

    /// The public state in 32 bytes.
    fn hash(&self) -> Hash;
    /// The side that must answer, by its name as it is written.
    fn asked(&self) -> Option<String>;
    /// Saved and loaded it must be the same.
    fn survives_saving(&self) -> Result<(), String>;
    /// The hex in which that is printed.
    fn hex(&self, text: &str) -> Result<Hex, Nonsense>;
    /// The cost for a piece to end its move in a hex.
    fn reach(&self, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
    /// Every numbered rule of its system.
    fn cases(&self) -> &'static [(Rule, &'static str)];
    /// The names of its system's events.
    fn events(&self) -> Vec<String>;
}

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
