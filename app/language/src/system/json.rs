//! The JSON of a type-erased system: for the adjutant, case files, a match by lines, and the JSON of a replay.

use crate::ask::asking::Asking;
use crate::ask::draft::Draft;
use crate::words::trouble::{Nonsense, Trouble};
use engine::contract::{Opening, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use engine::referee::{After, Bytes, Events, Referee};
use serde_json::Value;
use std::sync::Arc;

/// JSON instead of bytes, for one battle. A game of another system says nothing.
pub trait Json: Send + Sync {
    /// Everything about the battle that does not change while it is played.
    fn battle(&self) -> Value;
    /// A game with these optional rules, from its beginning or from a position.
    fn begun(&self, options: &Value, position: Option<&Value>) -> Result<After, Nonsense>;
    /// The question the rules wait for.
    fn pending(&self, game: &dyn Referee) -> Value;
    /// The answers that are allowed; with a piece, only those that concern it.
    fn options(&self, game: &dyn Referee, piece: Option<&str>) -> Result<Value, Nonsense>;
    /// The whole state of the game.
    fn state(&self, game: &dyn Referee) -> Value;
    /// A command; nothing if these bytes are none.
    fn command(&self, command: &[u8]) -> Option<Value>;
    /// The command that was said.
    fn command_from(&self, game: &dyn Referee, said: &Value) -> Result<Bytes, Nonsense>;
    /// The picks of a side, without those that take a moment to work out.
    fn ask(&self, game: &dyn Referee, side: Side, draft: &Draft) -> Asking<Bytes>;
    /// The command that takes back the last one.
    fn undo(&self) -> Bytes;
    /// The seals that a command puts on something.
    fn seals(&self, command: &[u8]) -> Vec<Hash>;
    /// The contents to hide of a command that was given openly.
    fn hides(&self, game: &dyn Referee, said: &Value) -> Result<Vec<Bytes>, Nonsense>;
    /// The reason the contents that a command would seal are not allowed.
    fn check_hidden(&self, game: &dyn Referee, command: &[u8], contents: &[Bytes]) -> Result<(), Refusal>;
    /// The game with what lies under these seals, or why one of them does not fit.
    fn learn(&self, game: &dyn Referee, openings: &[Opening]) -> Result<Arc<dyn Referee>, Refusal>;
    /// The contents of seals, as far as the game knows them.
    fn learned(&self, game: &dyn Referee) -> Vec<Opening>;
    /// The sealed contents, once the game is over and everything is open.
    fn opened(&self, game: &dyn Referee) -> Option<Value>;
    /// Checks a command that leaves its path to the rules, or names things that the battle does not have.
    fn way(&self, game: &dyn Referee, side: Side, said: &Value) -> Result<(), Trouble>;
    /// The forecast of a proposed attack.
    fn forecast(&self, game: &dyn Referee, said: &Value) -> Result<Value, Trouble>;
    /// Events, each with the rules behind it and a sentence.
    fn events(&self, events: &Events) -> Vec<Value>;
    /// A change that both players agree on; nothing if these bytes are none.
    fn change(&self, change: &[u8]) -> Option<Value>;
    /// The change that was said.
    fn change_from(&self, said: &Value) -> Result<Bytes, Nonsense>;
    /// The cost for a piece to end its move in a hex.
    fn reach(&self, game: &dyn Referee, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
}
