//! How programs speak with a system.

use super::rules::{Begun, ChangeOf, CommandOf, EventOf, Rules};
use super::typed_battle::TypedBattle;
use crate::words::trouble::{Nonsense, Trouble};
use crate::words::variants;
use engine::contract::Side;
use engine::hex::Hex;
use serde_json::Value;
use std::sync::Arc;

/// How programs speak with a system: JSON instead of bytes, names instead of numbers. The adjutant, rule-case files,
/// a match by lines and the JSON of a replay go through it.
pub trait Words: Rules {
    /// The names of all events there are.
    fn event_names() -> Vec<String> {
        variants::<EventOf<Self>>()
    }

    /// Everything about a battle that does not change while it is played.
    fn battle_json(battle: &TypedBattle<Self>) -> Value;
    /// A game with these optional rules, from its beginning or from a position.
    fn begun(board: &Arc<Self::Board>, options: &Value, position: Option<&Value>) -> Result<Begun<Self>, Nonsense>;
    /// What the rules wait for.
    fn pending_json(game: &Self::Game) -> Value;
    /// What may be answered; with a piece, only what concerns it.
    fn options_json(game: &Self::Game, piece: Option<&str>) -> Result<Value, Nonsense>;
    /// How it stands, whole.
    fn state_json(game: &Self::Game) -> Value;
    /// A command.
    fn command_json(board: &Self::Board, command: &CommandOf<Self>) -> Value;
    /// The command that was said.
    fn command_from(game: &Self::Game, said: &Value) -> Result<CommandOf<Self>, Nonsense>;
    /// What a command that was said openly is to hide: the desk seals it. Nothing where nothing is hidden, or where it was
    /// given sealed.
    fn hides(_game: &Self::Game, _said: &Value) -> Result<Vec<Vec<u8>>, Nonsense> {
        Ok(Vec::new())
    }
    /// Why what a command would seal may not be sealed, by the rules that its author's own machine is to heed.
    fn check_hidden(
        _game: &Self::Game,
        _command: &CommandOf<Self>,
        _contents: &[Vec<u8>],
    ) -> Result<(), engine::contract::Refusal> {
        Ok(())
    }
    /// What was under seal, once the game is over and everything is open. Nothing where nothing was hidden, or where the
    /// state shows it.
    fn opened_json(_game: &Self::Game) -> Option<Value> {
        None
    }
    /// What was said may leave the way to the rules: why there is none.
    fn way(_game: &Self::Game, _side: Side, _said: &Value) -> Result<(), Trouble> {
        Ok(())
    }
    /// What a proposed attack would mean.
    fn forecast_json(game: &Self::Game, said: &Value) -> Result<Value, Trouble>;
    /// Events, each with the rules behind it and a sentence.
    fn events_json(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Value>;
    /// A change that both players agree on.
    fn change_json(board: &Self::Board, change: &ChangeOf<Self>) -> Value;
    /// The change that was said.
    fn change_from(board: &Self::Board, said: &Value) -> Result<ChangeOf<Self>, Nonsense>;
    /// What it costs a piece to end its move in a hex; `"never"` where it cannot.
    fn reach_json(game: &Self::Game, piece: &str, hex: Hex) -> Result<Value, Nonsense>;
}
