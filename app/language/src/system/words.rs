//! The JSON of a system.

use super::rules::{Begun, ChangeOf, CommandOf, EventOf, Rules};
use super::typed_battle::TypedBattle;
use crate::words::trouble::{Nonsense, Trouble};
use crate::words::variants;
use engine::contract::Side;
use engine::hex::Hex;
use serde_json::Value;
use std::sync::Arc;

/// The JSON of a system, with values instead of bytes and names instead of numbers. The adjutant, rule-case files, a
/// match by lines and the JSON of a replay go through it.
pub trait Words: Rules {
    /// The names of all events there are.
    fn event_names() -> Vec<String> {
        variants::<EventOf<Self>>()
    }

    /// Everything about a battle that does not change while it is played.
    fn battle_json(battle: &TypedBattle<Self>) -> Value;
    /// A game with these optional rules, from its beginning or from a position.
    fn begun(board: &Arc<Self::Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Self>, Nonsense>;
    /// The question the rules wait for.
    fn pending_json(game: &Self::Game) -> Value;
    /// The answers that are allowed; with a piece, only those that concern it.
    fn options_json(game: &Self::Game, piece: Option<&str>) -> Result<Value, Nonsense>;
    /// The whole state of the game.
    fn state_json(game: &Self::Game) -> Value;
    /// A command.
    fn command_json(board: &Self::Board, command: &CommandOf<Self>) -> Value;
    /// The command that was said.
    fn command_from(game: &Self::Game, said: &Value) -> Result<CommandOf<Self>, Nonsense>;
    /// The contents to hide of a command that was given openly: the desk seals them. Empty where nothing is hidden, or
    /// where they were given sealed.
    fn hides(_game: &Self::Game, _said: &Value) -> Result<Vec<Vec<u8>>, Nonsense> {
        Ok(Vec::new())
    }
    /// The reason the contents that a command would seal are not allowed, by the rules that its author's own computer
    /// must heed.
    fn check_hidden(
        _game: &Self::Game,
        _command: &CommandOf<Self>,
        _contents: &[Vec<u8>],
    ) -> Result<(), engine::contract::Refusal> {
        Ok(())
    }
    /// The sealed contents, once the game is over and everything is open. `None` where nothing was hidden, or where the
    /// state shows it.
    fn opened_json(_game: &Self::Game) -> Option<Value> {
        None
    }
    /// Checks a command that leaves its path to the rules, or names things that the battle does not have.
    fn way(_game: &Self::Game, _side: Side, _said: &Value) -> Result<(), Trouble> {
        Ok(())
    }
    /// The forecast of a proposed attack.
    fn forecast_json(game: &Self::Game, said: &Value) -> Result<Value, Trouble>;
    /// Events, each with the rules behind it and a sentence.
    fn events_json(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Value>;
    /// A change that both players agree on.
    fn change_json(board: &Self::Board, change: &ChangeOf<Self>) -> Value;
    /// The change that was said.
    fn change_from(board: &Self::Board, said: &Value) -> Result<ChangeOf<Self>, Nonsense>;
    /// The cost for a piece to end its move in a hex; `"never"` where it cannot.
    fn reach_json(game: &Self::Game, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
}
