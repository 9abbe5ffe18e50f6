//! How a system asks.

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

/// How a system asks its questions; the language is [`crate::ask`].
pub trait Ask: Rules {
    /// Every word that can be offered, its dials among them.
    const WORDS: &'static [(Key, Word)];

    /// What the side may point at, given what it has pointed at. Pure and total: any draft whatever, any side, any
    /// position (rule 1). A reach is worked out for the piece that was picked.
    fn ask(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>>;

    /// The same for somebody who reads it: with what takes a moment to work out, such as how a fight can end.
    fn ask_closely(game: &Self::Game, side: Side, draft: &Draft) -> Asking<CommandOf<Self>> {
        Self::ask(game, side, draft)
    }

    /// Why something cannot be pointed at: the refusal of the nearest command that would contain it.
    fn why_not(game: &Self::Game, side: Side, draft: &Draft, pick: Pick) -> Refusal;

    /// What the side leaves undone if it ends its phase now. Where there is something, a screen asks about it in place of the
    /// doubt of the question; a program reads the options.
    fn undone(_game: &Self::Game, _side: Side) -> Vec<Undone> {
        Vec::new()
    }

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

    /// The same for an edit of the position that both players agree on. Whether the whole can be is for the rules to say,
    /// once it is put together.
    fn amend(_game: &Self::Game, _draft: &Draft) -> Asking<ChangeOf<Self>> {
        Asking::nothing()
    }

    /// Why something cannot be changed.
    fn why_not_amend(_game: &Self::Game, _draft: &Draft, _pick: Pick) -> Refusal {
        Refusal { case: None, name: "no-such-change", text: String::from("that cannot be changed") }
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

    /// What a change does on the board.
    fn amended(_game: &Self::Game, _change: &ChangeOf<Self>) -> Vec<Overlay> {
        Vec::new()
    }
}
