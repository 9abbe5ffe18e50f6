//! The rules of a system: its types, its names, its numbered cases and its switches.

use super::choice::{self, Choice, Switch};
use crate::ask::names::Names;
use crate::ask::pick::PieceId;
use crate::ask::word::Key;
use crate::tongue::{Catalogue, Refusals};
use engine::codec;
use engine::contract::{Game, Refusal};
use engine::differences::Difference;
use engine::referee::Shared;
use engine::rule::Rule;
use scenarios::Scenario;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A body of rules as this program needs it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The rules themselves.
    type Game: Shared
        + Game<
            Scenario = Arc<Self::Board>,
            Command: Send + Sync + 'static,
            Event: Send + Sync + 'static,
            Change: Send + Sync + 'static,
        >;
    /// A checked battle, as the rules read it.
    type Board: Send + Sync + 'static;
    /// The options that players agree on before a match, as the terms carry them.
    type Options: Default + Serialize + DeserializeOwned;
    /// Its name for people.
    const TITLE: &'static str;
    /// Every numbered rule with its thought.
    const CASES: &'static [(Rule, &'static str)];

    /// The dice of every roll, where they are the same in all revisions of the rules; otherwise none.
    const DICE: &'static [u16] = &[];

    /// The messages of the system; those of this crate while it has none.
    fn messages() -> &'static Catalogue {
        &crate::MESSAGES
    }

    /// The piece on the map that is a unit in the facts of a refusal.
    fn piece_of(unit: u16) -> PieceId {
        PieceId(unit)
    }

    /// The means to say its refusals, for [`Names::refusals`].
    fn refusals() -> Refusals {
        Refusals::new(Self::messages(), Self::piece_of)
    }

    /// The names of sides, pieces, groups and places of a battle.
    fn names(board: &Self::Board) -> Names;

    /// The battle of a scenario's files; every mistake that the rules find in it is a line.
    fn board(scenario: &Scenario) -> Result<Arc<Self::Board>, Vec<String>>;

    /// The appearance of a battle of which only the part that the rules read is known.
    fn plain(board: &Self::Board, title: &str) -> Scenario;

    /// The differences of a second battle from the first, each part by its name.
    fn differences(first: &Self::Board, second: &Self::Board) -> Vec<Difference>;

    /// The revision of the rules a battle is played by.
    fn revision(board: &Self::Board) -> u32;

    /// The battle of a game.
    fn board_of(game: &Self::Game) -> &Arc<Self::Board>;

    /// The optional rules: a row for each.
    fn table() -> Vec<Choice<Self::Board, Self::Options>> {
        Vec::new()
    }

    /// The options that players may agree on beside a battle.
    fn switches(board: &Self::Board) -> Vec<Switch> {
        choice::switches(Self::table(), board)
    }

    /// The bytes in the terms for a choice of switches. One that the battle does not have is ignored.
    fn options(board: &Self::Board, on: &[Key]) -> Vec<u8> {
        choice::options(Self::table(), board, on)
    }

    /// The switches that are on by the bytes of some terms.
    fn switched_on(options: &[u8]) -> Vec<Key> {
        choice::switched_on(Self::table(), options)
    }
}

/// A battle that the rules have checked. Every mistake that they find in its definition is a line.
pub fn checked<D: Clone, B, F: ToString>(
    definition: Option<&D>,
    check: impl FnOnce(D) -> Result<B, Vec<F>>,
) -> Result<Arc<B>, Vec<String>> {
    let Some(definition) = definition.cloned() else { return Err(Vec::new()) };
    check(definition).map(Arc::new).map_err(|faults| faults.iter().map(F::to_string).collect())
}

/// The command type of a system.
pub type CommandOf<S> = <<S as Rules>::Game as Game>::Command;
/// Something that happened, as the rules of a system say it.
pub type EventOf<S> = <<S as Rules>::Game as Game>::Event;
/// An edit of a position that both players agree on.
pub type ChangeOf<S> = <<S as Rules>::Game as Game>::Change;

/// A game that has just begun, and what happened at its begin.
pub type Begun<S> = (<S as Rules>::Game, Vec<EventOf<S>>);

/// The command of these bytes.
pub fn command_of<S: Rules>(bytes: &[u8]) -> Result<CommandOf<S>, Refusal> {
    codec::decode(bytes).map_err(|_| no_command())
}

/// Why bytes that are no command are not heard.
pub(crate) fn no_command() -> Refusal {
    Refusal::worded(None, "no-command", "that is no command of this system")
}
