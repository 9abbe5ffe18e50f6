//! What a body of rules must give this program, beside the contract of the engine.

use crate::ask::{Asking, Draft, Key, Names, Overlay, Pick, PieceId, Rule, Sentence, Word};
use crate::happening::{Ending, Happening, PhaseName};
use engine::contract::{Game, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use std::sync::Arc;

/// A body of rules as this program needs it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The rules themselves.
    type Game: Game<Scenario = Arc<Self::Board>> + Send + Sync + 'static;
    /// A checked battle, as the rules read it.
    type Board: Send + Sync + 'static;
    /// Its name for people.
    const TITLE: &'static str;
    /// Every numbered rule with its thought.
    const CASES: &'static [(Rule, &'static str)];

    /// What sides, pieces, groups and places of a battle are called.
    fn names(board: &Self::Board) -> Names;
}

/// What a side of a system may say.
pub type CommandOf<S> = <<S as Rules>::Game as Game>::Command;
/// Something that happened, as the rules of a system say it.
pub type EventOf<S> = <<S as Rules>::Game as Game>::Event;
/// An edit of a position that both players agree on.
pub type ChangeOf<S> = <<S as Rules>::Game as Game>::Change;

/// How a system asks its questions; the language is [`crate::ask`].
pub trait Ask: Rules {
    /// Every word that can be offered, its dials among them.
    const WORDS: &'static [(Key, Word)];

    /// What the side may point at, given what it has pointed at. Pure and total: any draft whatever, any side, any
    /// position (rule 1). A reach is worked out for the piece that was picked.
    fn ask(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>>;

    /// Why something cannot be pointed at: the refusal of the nearest command that would contain it.
    fn why_not(game: &Self::Game, side: Side, draft: &Draft, pick: Pick) -> Refusal;

    /// Where a piece stands on the map, if it does.
    fn place(game: &Self::Game, piece: PieceId) -> Option<Hex>;

    /// Who stands in a hex, from the bottom of the stack to its top.
    fn pieces_in(game: &Self::Game, hex: Hex) -> Vec<PieceId>;

    /// What the pointer on something shows before it is taken: a way, its cost, who could attack.
    fn preview(_game: &Self::Game, _side: Side, _draft: &Draft, _pick: Pick) -> Vec<Overlay> {
        Vec::new()
    }

    /// The command with its blanks filled, in the order of the contents.
    fn fill(command: CommandOf<Self>, _seals: &[Hash]) -> CommandOf<Self> {
        command
    }

    /// The same for a change that both players agree on.
    fn amend(_game: &Self::Game, _draft: &Draft) -> Asking<ChangeOf<Self>> {
        Asking::nothing()
    }
}

/// How a system tells what happens; the language is [`crate::happening`].
pub trait Tell: Rules {
    /// An event, told once for all who read it.
    fn happening(board: &Self::Board, event: &EventOf<Self>) -> Happening;

    /// Several of them, in order.
    fn happenings(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Happening> {
        events.iter().map(|event| Self::happening(board, event)).collect()
    }

    /// What a side is asked now; no words if it is not.
    fn question(game: &Self::Game, side: Side) -> Sentence;

    /// What the phase is called that the game is in.
    fn phase(game: &Self::Game) -> PhaseName;

    /// How it ended, once it has.
    fn ending(game: &Self::Game) -> Option<Ending>;
}
