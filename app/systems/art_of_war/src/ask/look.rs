//! A look at a position for the questions of one side.

use super::super::{piece, unit};
use crate::tell;
use crate::words::Words;
use art_of_war::{Command, Game, UnitId};
use engine::hex::Hex;
use language::ask::{Asked, Draft, May, Pick, PieceId, Sentence};
pub(super) use language::ask::{not_asked, refusal, which_one};
use language::tongue::{Argument, Joiner};
use std::ops::Deref;

/// A position, and the side that must decide.
#[derive(Clone, Copy)]
pub(super) struct Look<'a>(pub(super) Asked<'a, Game>);

impl<'a> Deref for Look<'a> {
    type Target = Asked<'a, Game>;

    fn deref(&self) -> &Asked<'a, Game> {
        &self.0
    }
}

impl<'a> Look<'a> {
    pub(super) fn words(self) -> Words<'a> {
        Words::new(self.game.board())
    }

    /// The hex of a unit.
    pub(super) fn place(self, unit: UnitId) -> Option<Hex> {
        self.game.state().hex_of(unit)
    }

    /// The unit of a pick, if it is one of this battle.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        pick.piece().and_then(|piece| unit(self.game.board(), piece))
    }

    /// Whether a unit is the side's own.
    pub(super) fn is_own(self, unit: UnitId) -> bool {
        self.game.board().unit(unit).side == self.side
    }

    /// A unit with the strength and movement printed on it.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        tell::named(self.game.board(), unit)
    }

    /// The command of a button, or the rule that forbids it.
    pub(super) fn may(self, label: impl Into<Sentence>, command: Command, doubt: Option<Sentence>) -> May<Command> {
        self.may_after(label, command, doubt)
    }

    /// A hex of the map beside another, or any: for a command that is refused whatever it names.
    pub(super) fn some_hex(self, beside: Option<Hex>) -> Hex {
        let board = self.game.board();
        let grid = board.definition().map.grid;
        let near = beside.into_iter().flat_map(|hex| grid.neighbours(hex)).map(|(_, hex)| hex);
        near.chain(grid.hexes()).find(|&hex| board.exists(hex)).unwrap_or(Hex::new(1, 1))
    }

    /// The nearest of these units to a hex.
    pub(super) fn nearest(self, units: impl IntoIterator<Item = UnitId>, hex: Hex) -> Option<UnitId> {
        let board = self.game.board();
        let far = |unit: &UnitId| self.place(*unit).map_or(u16::MAX, |at| board.distance(at, hex));
        units.into_iter().min_by_key(far)
    }
}

/// A draft of units alone.
pub(super) fn of_units(units: impl IntoIterator<Item = UnitId>) -> Draft {
    units.into_iter().map(|unit| Pick::Piece(piece(unit))).collect()
}

/// Units as pieces.
pub(super) fn pieces(units: impl IntoIterator<Item = UnitId>) -> Vec<PieceId> {
    units.into_iter().map(piece).collect()
}

/// All of these units: "A, B and C".
pub(super) fn all(units: &[UnitId]) -> Argument {
    Argument::list(units.iter().map(|&unit| piece(unit)))
}

/// One of these units: "A, B or C".
pub(super) fn any(units: &[UnitId]) -> Argument {
    Argument::joined(units.iter().map(|&unit| piece(unit)), Joiner::Or)
}

/// The same without a word before the last: "A, B, C".
pub(super) fn listed(units: &[UnitId]) -> Argument {
    Argument::joined(units.iter().map(|&unit| piece(unit)), Joiner::Comma)
}
