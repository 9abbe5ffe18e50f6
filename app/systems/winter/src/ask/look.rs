//! A look at a position for the questions of one side.

use super::super::{Thing, leader_piece, piece, thing};
use super::words;
use engine::hex::Hex;
use language::ask::{Asked, Facing, Mark, Pick, Sentence};
pub(super) use language::ask::{leads, not_asked, says, toggle, which_one, with, without};
use std::ops::Deref;
use winter::glimpse::points;
use winter::state::{Formation, Morale};
use winter::{Game, LeaderId, UnitId};

/// A position, and the side that must decide.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) asked: Asked<'a, Game>,
    /// Whether a person reads it, who may wait a moment for more.
    pub(super) closely: bool,
}

impl<'a> Deref for Look<'a> {
    type Target = Asked<'a, Game>;

    fn deref(&self) -> &Asked<'a, Game> {
        &self.asked
    }
}

impl Look<'_> {
    /// The hex of a unit.
    pub(super) fn place(self, unit: UnitId) -> Option<Hex> {
        self.game.state().unit(unit).hex()
    }

    /// The unit of a pick.
    pub(super) fn unit(self, pick: Pick) -> Option<UnitId> {
        match pick.piece().and_then(|piece| thing(self.game.board(), piece)) {
            Some(Thing::Unit(unit)) => Some(unit),
            _ => None,
        }
    }

    /// The leader of a pick.
    pub(super) fn leader(self, pick: Pick) -> Option<LeaderId> {
        match pick.piece().and_then(|piece| thing(self.game.board(), piece)) {
            Some(Thing::Leader(leader)) => Some(leader),
            _ => None,
        }
    }

    /// A leader as a pick.
    pub(super) fn leader_pick(self, leader: LeaderId) -> Pick {
        Pick::Piece(leader_piece(self.game.board(), leader))
    }

    /// A unit with its strength, order, formation and place.
    pub(super) fn named(self, unit: UnitId) -> Sentence {
        let state = self.game.state().unit(unit);
        let counter = self.game.board().unit(unit);
        let mut text =
            if counter.is_battery() { format!(" {} guns", state.guns) } else { format!(" {} SP", state.strength) };
        if !matches!(state.formation, Formation::GeneralOrder) || counter.is_battalion() {
            text.push_str(&format!(", {}", words::formation(state.formation)));
        }
        match state.morale {
            Morale::Good => {}
            Morale::Disordered => text.push_str(", Disordered"),
            Morale::Routed => text.push_str(", Routed"),
        }
        if state.exhausted {
            text.push_str(", Exhausted");
        }
        let label = Sentence::EMPTY.piece(piece(unit)).text(text);
        label.placed(state.hex())
    }

    /// A leader with what he gives.
    pub(super) fn named_leader(self, leader: LeaderId) -> Sentence {
        let state = self.game.state().leader(leader);
        let told = format!(", radius {}, bonus {}", self.game.radius_of(leader), self.game.bonus_of(leader));
        let label = Sentence::EMPTY.pick(self.leader_pick(leader)).text(told);
        label.placed(state.hex())
    }
}

/// A unit as a pick.
pub(super) const fn unit_pick(unit: UnitId) -> Pick {
    Pick::Piece(piece(unit))
}

/// A facing at a hex as a pick: twelfths from the top of the map.
pub(super) fn facing_pick(hex: Hex, facing: winter::Facing) -> Pick {
    let twelfth = u8::try_from(facing.number() * 2).ok().and_then(Facing::new);
    // Every apex is a twelfth.
    twelfth.map_or(Pick::Hex(hex), |facing| Pick::Facing(hex, facing))
}

/// A facing as the rules know it; a hexside is none.
pub(super) fn read_facing(facing: Facing) -> Option<winter::Facing> {
    let apex = |known: &winter::Facing| i32::from(facing.twelfth()) == known.number() * 2;
    winter::Facing::ALL.into_iter().find(apex)
}

/// A hex in reach, with what is left there.
pub(super) fn reach(left: u16, risk: bool) -> Mark {
    Mark::Reach { left: points(left), stop: false, risk }
}
