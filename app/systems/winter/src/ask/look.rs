//! A look at a position for the questions of one side.

use super::super::{MESSAGES, Thing, leader_piece, piece, thing};
use super::words;
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::ask::{Asked, Asking, Facing, Mark, Pick, Sentence};
pub(super) use language::ask::{leads, not_asked, says, toggle, which_one, with, without};
use language::phrase;
use language::tongue::{Argument, Joiner};
use std::ops::Deref;
use winter::glimpse::points;
use winter::state::{Formation, Morale};
use winter::{Command, Game, LeaderId, UnitId};

/// A position, and the side that must decide.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) asked: Asked<'a, Game>,
    /// Whether a person reads it, and may wait a moment for more.
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
        let mut parts: Vec<Argument> = vec![if counter.is_battery() {
            phrase!(MESSAGES, "winter-unit-guns", unit = piece(unit), guns = state.guns).into()
        } else {
            phrase!(MESSAGES, "winter-unit-points", unit = piece(unit), points = state.strength).into()
        }];
        if !matches!(state.formation, Formation::GeneralOrder) || counter.is_battalion() {
            parts.push(words::formation(state.formation).into());
        }
        match state.morale {
            Morale::Good => {}
            Morale::Disordered => parts.push(phrase!(MESSAGES, "winter-is-disordered").into()),
            Morale::Routed => parts.push(phrase!(MESSAGES, "winter-is-routed").into()),
        }
        if state.exhausted {
            parts.push(phrase!(MESSAGES, "winter-is-exhausted").into());
        }
        parts.extend(state.hex().map(Argument::from));
        together(parts)
    }

    /// A unit of which only the standing orders can be changed now.
    pub(super) fn named_standing(self, unit: UnitId) -> Sentence {
        phrase!(MESSAGES, "winter-standing-of", unit = self.named(unit))
    }

    /// A leader with what he gives.
    pub(super) fn named_leader(self, leader: LeaderId) -> Sentence {
        let state = self.game.state().leader(leader);
        let (radius, bonus) = (self.game.radius_of(leader), self.game.bonus_of(leader));
        let leader = self.leader_pick(leader);
        let told = phrase!(MESSAGES, "winter-leader-gives", leader = leader, radius = radius, bonus = bonus);
        together([Argument::from(told)].into_iter().chain(state.hex().map(Argument::from)))
    }

    /// The words for a side that has no question now.
    pub(super) fn waits(self) -> Asking<Command> {
        let mut asking = self.asked.waits();
        if let Pending::Decision { side, .. } = self.game.pending() {
            asking.prompt = phrase!(MESSAGES, "winter-waiting", side = side);
        }
        asking
    }
}

/// Several facts about one thing, with commas.
fn together(parts: impl IntoIterator<Item = Argument>) -> Sentence {
    phrase!(MESSAGES, "winter-facts", facts = Argument::joined(parts, Joiner::Comma))
}

/// Units as a list in a sentence.
pub(super) fn list(units: &[UnitId]) -> Vec<Pick> {
    units.iter().copied().map(unit_pick).collect()
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
