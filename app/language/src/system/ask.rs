//! The questions of a system.

use super::rules::{ChangeOf, CommandOf, Rules};
use crate::ask::Undone;
use crate::ask::asking::Asking;
use crate::ask::draft::Draft;
use crate::ask::pick::{Pick, PieceId};
use crate::ask::word::{Key, Word};
use engine::contract::{Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use scene::Overlay;

/// The questions of a system; the language is [`crate::ask`].
pub trait Asks: Rules {
    /// Every word that can be offered, its dials among them.
    const WORDS: &'static [(Key, Word)];

    /// The question for the side, given its picks. Pure and total: any draft whatever, any side, any position (rule 1).
    /// A reach is worked out for the piece that was picked.
    fn ask(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>>;

    /// The same question for a reader: with parts that take a moment to work out, for example the possible ends of a
    /// fight.
    fn ask_closely(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>> {
        Self::ask(game, side, draft)
    }

    /// The reason a pick is not possible: the refusal of the nearest command that would contain it.
    fn why_not(game: &Self::Game, side: Side, draft: &Draft, pick: Pick) -> Refusal;

    /// The acts the side leaves undone if it ends its phase now. If there are any, a screen asks about them in place of
    /// the doubt of the question; a program reads the options.
    fn undone(_game: &Self::Game, _side: Side) -> Vec<Undone> {
        Vec::new()
    }

    /// The hex of a piece, if it is on the map.
    fn place(game: &Self::Game, piece: PieceId) -> Option<Hex>;

    /// The units in a hex, from the bottom of the stack to its top.
    fn pieces_in(game: &Self::Game, hex: Hex) -> Vec<PieceId>;

    /// The overlays of a pick while the pointer is on it: a path, its cost, possible attackers.
    fn preview(_game: &Self::Game, _side: Side, _draft: &Draft, _pick: Pick) -> Vec<Overlay> {
        Vec::new()
    }

    /// The command with its blanks filled, in the order of the contents.
    fn fill(command: CommandOf<Self>, _seals: &[Hash]) -> CommandOf<Self> {
        command
    }

    /// The same question for an edit of the position that both players agree on. The rules check the whole change once
    /// it is put together.
    fn amend(_game: &Self::Game, _draft: &Draft) -> Asking<ChangeOf<Self>> {
        Asking::nothing()
    }

    /// The reason something cannot be changed.
    fn why_not_amend(_game: &Self::Game, _draft: &Draft, _pick: Pick) -> Refusal {
        Refusal::worded(None, "no-such-change", "that cannot be changed")
    }

    /// Takes an edit in among others; one about the same thing makes room for it.
    fn put(_game: &Self::Game, mut edits: Vec<ChangeOf<Self>>, edit: ChangeOf<Self>) -> Vec<ChangeOf<Self>> {
        edits.push(edit);
        edits
    }

    /// All edits as one change; nothing where there are none.
    fn together(mut edits: Vec<ChangeOf<Self>>) -> Option<ChangeOf<Self>> {
        edits.pop()
    }

    /// The overlays of a change.
    fn amended(_game: &Self::Game, _change: &ChangeOf<Self>) -> Vec<Overlay> {
        Vec::new()
    }
}
