//! A look at a position for the questions of one side.

use super::super::{piece, unit};
use crate::words::Words;
use art_of_war::{Command, Game, UnitId};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Barred, Draft, May, Pick, PieceId, Rule, Said, Saying, Sentence};

/// A position, and the side that is asked.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) game: &'a Game,
    pub(super) side: Side,
}

impl<'a> Look<'a> {
    pub(super) fn words(self) -> Words<'a> {
        Words::new(self.game.board())
    }

    /// Where a unit stands.
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

    /// What a button would say, or the rule that forbids it.
    pub(super) fn may(self, label: impl Into<Sentence>, command: Command, doubt: Option<Sentence>) -> May<Command> {
        let label = label.into();
        Some(match self.game.check(self.side, &command) {
            Ok(()) => Ok(Saying { label, said: Said::open(command), doubt }),
            Err(refusal) => Err(Barred { label, refusal }),
        })
    }

    /// The rule that forbids a command.
    pub(super) fn refused(self, command: &Command) -> Refusal {
        self.game.check(self.side, command).err().unwrap_or_else(not_offered_though_legal)
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

/// What is to be done, with the rule it comes from.
pub(super) fn explained(text: &'static str, rule: impl Into<Rule>) -> Sentence {
    Sentence::from(text).rule(rule)
}

/// A noun that no answer to this question has.
pub(super) fn not_asked() -> Refusal {
    refusal("not-what-is-asked", "that is not what is asked")
}

/// Who shall do it must be pointed at first.
pub(super) fn which_one() -> Refusal {
    refusal("several-could", "several units may go there: pick the one that shall")
}

/// A refusal by no rule of the game.
pub(super) fn refusal(name: &'static str, text: &str) -> Refusal {
    Refusal { case: None, name, text: text.to_owned() }
}

/// The rules allow what nobody offered. The detectors look for this name.
fn not_offered_though_legal() -> Refusal {
    refusal("not-offered", "the rules allow it, but it is not offered here")
}
