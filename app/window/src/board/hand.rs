//! The thing the pointer holds between press and release: a counter, the board, or a pencil.

use engine::hex::Hex;
use language::ask::{Facing, HolderId, PieceId};

/// An action of the pointer on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Touch {
    /// A hex was clicked, on a counter of it or beside them.
    Hex(Hex, Option<PieceId>),
    /// A handle of the ring round a hex was clicked.
    Facing(Hex, Facing),
    /// A box beside the map was clicked, on a counter of it or beside them.
    Holder(HolderId, Option<PieceId>),
    /// The sheet beside the hexes was clicked.
    Beside,
    /// The other button was clicked: whatever is half done is dropped.
    Back,
    /// A counter was lifted.
    Lift(PieceId),
    /// It was put down in a hex, or beside them all.
    Drop(PieceId, Option<Hex>),
    /// It was put down in a box beside the map.
    DropInto(PieceId, HolderId),
    /// Points the other player to this hex.
    Ping(Hex),
}

/// The thing under the pointer when a drag began, and the kind of drag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Grasp {
    /// A counter that may go somewhere.
    pub(super) piece: Option<PieceId>,
    /// The hex.
    pub(super) hex: Option<Hex>,
    /// The first button; any other moves the board.
    pub(super) first_button: bool,
    /// Ctrl is held: an arrow is drawn.
    pub(super) pencil: bool,
}

/// The thing that the pointer holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hand {
    /// The pointer holds nothing.
    #[default]
    Empty,
    /// A counter, lifted from its hex.
    Counter(PieceId),
    /// The board itself.
    Board,
    /// A pencil, set down in this hex.
    Pencil(Hex),
}

/// The meaning of letting go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LetGo {
    /// The counter is put down in a hex, or beside them all.
    Counter(PieceId, Option<Hex>),
    /// The arrow is drawn.
    Arrow(Hex, Hex),
}

impl Hand {
    /// The pointer begins to drag.
    pub(super) fn grasp(grasp: Grasp) -> Hand {
        match (grasp.first_button, grasp.pencil, grasp.hex, grasp.piece) {
            (true, true, Some(hex), _) => Hand::Pencil(hex),
            (true, false, _, Some(piece)) => Hand::Counter(piece),
            _ => Hand::Board,
        }
    }

    /// The pointer lets go over a hex, or beside them all.
    pub(super) fn let_go(&mut self, over: Option<Hex>) -> Option<LetGo> {
        match std::mem::take(self) {
            Hand::Counter(piece) => Some(LetGo::Counter(piece, over)),
            Hand::Pencil(from) => over.filter(|to| *to != from).map(|to| LetGo::Arrow(from, to)),
            Hand::Empty | Hand::Board => None,
        }
    }

    /// The counter that is held.
    pub(super) const fn counter(self) -> Option<PieceId> {
        match self {
            Hand::Counter(piece) => Some(piece),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIECE: PieceId = PieceId(3);
    const HERE: Hex = Hex::new(5, 6);
    const THERE: Hex = Hex::new(6, 6);

    fn on_piece() -> Grasp {
        Grasp { piece: Some(PIECE), hex: Some(HERE), first_button: true, pencil: false }
    }

    #[test]
    fn a_counter_that_may_go_is_lifted_and_put_down() {
        let mut hand = Hand::grasp(on_piece());
        assert_eq!(hand.counter(), Some(PIECE));
        assert_eq!(hand.let_go(Some(THERE)), Some(LetGo::Counter(PIECE, Some(THERE))));
        assert_eq!(hand, Hand::Empty);
    }

    #[test]
    fn empty_ground_and_other_buttons_move_the_board() {
        assert_eq!(Hand::grasp(Grasp { piece: None, ..on_piece() }), Hand::Board);
        let mut other = Hand::grasp(Grasp { first_button: false, ..on_piece() });
        assert_eq!(other, Hand::Board);
        assert_eq!(other.let_go(Some(THERE)), None);
    }

    #[test]
    fn with_ctrl_an_arrow_is_drawn_even_from_a_counter() {
        let mut hand = Hand::grasp(Grasp { pencil: true, ..on_piece() });
        assert_eq!(hand.let_go(Some(THERE)), Some(LetGo::Arrow(HERE, THERE)));
    }

    #[test]
    fn an_arrow_that_goes_nowhere_is_none() {
        let mut hand = Hand::Pencil(HERE);
        assert_eq!(hand.let_go(Some(HERE)), None);
        assert_eq!(Hand::Pencil(HERE).let_go(None), None);
    }
}
