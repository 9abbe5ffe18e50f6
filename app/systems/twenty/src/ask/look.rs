//! A look at a position for the questions of one side.

use super::super::{garrison_piece, piece, unit};
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asked, Key, Offer, Pick, PieceId, Rank, Sentence};
pub(super) use language::ask::{leads, not_asked, says, toggle, which_one, with};
use std::ops::Deref;
use twenty::{Command, Game, UnitId};

/// Commit reserves.
pub(super) const RESERVES: Key = "reserves";

/// The unit of a pick, if it is one of this battle.
pub(super) fn unit_of(game: &Game, pick: Pick) -> Option<twenty::UnitId> {
    pick.piece().and_then(|piece| unit(game.board(), piece))
}

/// A position, and the side that must decide.
#[derive(Clone, Copy)]
pub(super) struct Look<'a>(pub(super) Asked<'a, Game>);

impl<'a> Deref for Look<'a> {
    type Target = Asked<'a, Game>;

    fn deref(&self) -> &Asked<'a, Game> {
        &self.0
    }
}

impl Look<'_> {
    /// The hex of a unit.
    pub(super) fn place(self, unit: UnitId) -> Option<Hex> {
        self.game.state().hex_of(unit)
    }

    /// The unit of a pick: the counter itself, or its hex.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        match pick {
            Pick::Hex(hex) => unit_in(self.game, hex),
            _ => unit_of(self.game, pick),
        }
    }

    /// A unit with the strength and movement printed on it, and where it is.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let data = self.game.board().unit(unit);
        let label = Sentence::EMPTY.piece(piece(unit)).text(format!(" {}-{}", data.strength, data.movement));
        label.placed(self.place(unit))
    }

    /// The rule that forbids what would be said of the unit of a pick.
    pub(super) fn refused_for(self, pick: Pick, command: impl Fn(UnitId) -> Command) -> Refusal {
        self.unit(pick).map_or_else(not_asked, |unit| self.refused(&command(unit)))
    }

    /// Each unit as an offer that begins a draft of its own; the one that was taken is marked.
    pub(super) fn subjects(self, units: &[UnitId], picked: Option<UnitId>, rank: Rank) -> Vec<Offer<Command>> {
        let offer = |unit: &UnitId| self.subject(piece(*unit), self.named(*unit), picked.map(piece), rank);
        units.iter().map(offer).collect()
    }
}

/// A unit as a pick.
pub(super) const fn unit_pick(unit: UnitId) -> Pick {
    Pick::Piece(piece(unit))
}

/// The unit in a hex.
pub(super) fn unit_in(game: &Game, hex: Hex) -> Option<UnitId> {
    game.board().unit_ids().find(|unit| game.state().hex_of(*unit) == Some(hex))
}

/// The garrison in a hex, as a piece.
pub(super) fn garrison_in(game: &Game, hex: Hex) -> Option<PieceId> {
    if !game.is_garrisoned(hex) {
        return None;
    }
    let at = game.board().definition().garrisons.iter().position(|known| known.hex == hex)?;
    u16::try_from(at).ok().map(|at| garrison_piece(game.board(), at))
}
