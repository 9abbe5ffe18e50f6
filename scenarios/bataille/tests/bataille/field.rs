//! Positions set up by hand, and small questions to them.

use crate::play::*;
use bataille::*;
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::{Direction, Hex};
use std::sync::Arc;

pub(crate) fn hex(text: &str) -> Hex {
    text.parse().unwrap()
}

pub(crate) fn side(index: usize) -> Facing {
    Facing::Side(Direction::ALL[index])
}

pub(crate) fn vertex(index: usize) -> Facing {
    Facing::Vertex(Direction::ALL[index])
}

/// A position on the ground of Gleina with only the units that a test puts there.
pub(crate) struct Field {
    pub(crate) board: Arc<Board>,
    pub(crate) state: State,
    pub(crate) terms: Terms,
}

impl Field {
    pub(crate) fn new(phasing: Side, segment: Segment) -> Field {
        let board = gleina();
        let terms = Terms { kozlov: false, opportunity_charges: true };
        let (game, _) = Game::new(Arc::clone(&board), terms);
        let mut state = game.state().clone();
        for unit in &mut state.units {
            unit.place = Place::Aside;
            unit.depth = 0;
        }
        for leader in &mut state.leaders {
            leader.place = Place::Aside;
        }
        state.phasing = phasing;
        state.segment = segment;
        Field { board, state, terms }
    }

    pub(crate) fn id(&self, name: &str) -> UnitId {
        let at = self.board.definition().units.iter().position(|unit| unit.id == name);
        UnitId(at.unwrap_or_else(|| panic!("no unit {name}")) as u16)
    }

    pub(crate) fn leader(&self, name: &str) -> LeaderId {
        let at = self.board.definition().leaders.iter().position(|leader| leader.id == name);
        LeaderId(at.unwrap() as u16)
    }

    /// Puts a unit at the bottom of a hex.
    pub(crate) fn put(&mut self, name: &str, at: &str, formation: Formation, facing: Facing) -> UnitId {
        let id = self.id(name);
        let depth = self.state.units.iter().filter(|unit| unit.place == Place::On(hex(at))).count();
        let unit = &mut self.state.units[usize::from(id.0)];
        unit.place = Place::On(hex(at));
        unit.depth = depth as u8;
        unit.formation = formation;
        unit.facing = facing;
        id
    }

    pub(crate) fn put_leader(&mut self, name: &str, at: &str) -> LeaderId {
        let id = self.leader(name);
        self.state.leaders[usize::from(id.0)].place = Place::On(hex(at));
        id
    }

    pub(crate) fn unit(&mut self, id: UnitId) -> &mut Unit {
        &mut self.state.units[usize::from(id.0)]
    }

    pub(crate) fn game(&self) -> Game {
        Game::from_state(Arc::clone(&self.board), self.terms, self.state.clone())
            .unwrap_or_else(|mistakes| panic!("{mistakes:?}"))
    }
}

/// Faces for rolls such as 45.
pub(crate) fn throws(numbers: &[u16]) -> Rolled {
    Rolled::Faces(numbers.iter().flat_map(|number| [number / 10, number % 10]).collect())
}

pub(crate) fn die(face: u16) -> Rolled {
    Rolled::Faces(vec![face])
}

pub(crate) fn whats(events: &[Event]) -> Vec<What> {
    events.iter().map(|event| event.what.clone()).collect()
}

pub(crate) fn asks(game: &Game) -> Decision {
    match game.pending() {
        Pending::Decision { decision, .. } => decision,
        other => panic!("{other:?}"),
    }
}

pub(crate) fn rolls(game: &Game) -> usize {
    match game.pending() {
        Pending::Roll(roll) => roll.dice.len(),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn now(game: &Game, id: UnitId) -> &Unit {
    &game.state().units[usize::from(id.0)]
}

/// The rule a refusal names.
pub(crate) fn breaks(game: &Game, side: Side, command: &Command) -> String {
    match game.check(side, command) {
        Ok(()) => String::from("nothing"),
        Err(refusal) => refusal.case.map_or(String::from("none"), |rule| rule.to_string()),
    }
}
