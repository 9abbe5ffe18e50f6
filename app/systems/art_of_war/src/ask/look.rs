//! A look at a position for the questions of one side.

use super::super::{piece, unit};
use crate::words::Words;
use art_of_war::{Command, Game, UnitId};
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asked, Draft, May, Pick, PieceId, Rule, Sentence};
pub(super) use language::ask::{not_asked, refusal};
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
        let data = self.game.board().unit(unit);
        Sentence::EMPTY.piece(piece(unit)).text(format!(" {}-{}", data.strength, data.movement))
    }

    /// "French side: ", as every question to it begins.
    pub(super) fn prompt(self) -> Sentence {
        Sentence::EMPTY.side(self.side).text(" side: ")
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

/// Units as picks.
pub(super) fn picks(units: &[UnitId]) -> impl Iterator<Item = Pick> + '_ {
    units.iter().map(|&unit| Pick::Piece(piece(unit)))
}

/// An instruction, with the rule it comes from.
pub(super) fn explained(text: &'static str, rule: impl Into<Rule>) -> Sentence {
    Sentence::from(text).rule(rule)
}

/// The refusal of a hex that several units could enter: one of them must be picked first.
pub(super) fn which_one() -> Refusal {
    refusal("several-could", "several units could do this: choose one")
}
