//! Positions made for a worked example.

use super::player::board;
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::Hex;
use std::sync::Arc;
use winter::state::*;
use winter::*;
use winter_files::Battle;

/// A position of a battle, made from its beginning.
pub(super) struct Scene {
    pub(super) board: Arc<Board>,
    pub(super) state: State,
}

impl Scene {
    pub(super) fn new(battle: Battle, phase: PhaseName) -> Scene {
        let board = board(battle);
        let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let mut state = game.state().clone();
        state.phase = phase;
        state.agenda = Vec::new();
        Scene { board, state }
    }

    pub(super) fn training(phase: PhaseName) -> Scene {
        Scene::new(Battle::Training, phase)
    }

    pub(super) fn id(&self, name: &str) -> UnitId {
        self.board.unit_id(name).unwrap_or_else(|| panic!("{name}"))
    }

    pub(super) fn leader(&self, name: &str) -> LeaderId {
        self.board.leader_id(name).unwrap()
    }

    pub(super) fn hex(&self, name: &str) -> Hex {
        self.board.chart().read(name).unwrap_or_else(|| panic!("{name}"))
    }

    /// Removes all units from the map.
    pub(super) fn cleared(mut self) -> Scene {
        for unit in &mut self.state.units {
            if matches!(unit.place, Place::On(_) | Place::Waiting) {
                unit.place = Place::Removed;
            }
        }
        for leader in &mut self.state.leaders {
            leader.post = Post::Lost;
        }
        self
    }

    pub(super) fn put(&mut self, name: &str, hex: &str, formation: Formation, facing: Facing) -> UnitId {
        let (id, hex) = (self.id(name), self.hex(hex));
        let unit = &mut self.state.units[usize::from(id.0)];
        (unit.place, unit.formation, unit.facing, unit.morale) = (Place::On(hex), formation, facing, Morale::Good);
        id
    }

    pub(super) fn set(&mut self, id: UnitId, change: impl FnOnce(&mut Unit)) {
        change(&mut self.state.units[usize::from(id.0)]);
    }

    pub(super) fn post(&mut self, name: &str, hex: &str) -> LeaderId {
        let (id, hex) = (self.leader(name), self.hex(hex));
        self.state.leaders[usize::from(id.0)].post = Post::On(hex);
        id
    }

    pub(super) fn game(&self) -> Game {
        Game::from_state(Arc::clone(&self.board), MatchOptions::default(), self.state.clone()).unwrap()
    }
}

pub(super) fn go(unit: UnitId, steps: Vec<Step>) -> Command {
    Command::Move { units: vec![unit], steps, leaders: Vec::new(), grand: false, toward: None }
}

pub(super) fn refused(game: &Game, side: Side, command: &Command) -> String {
    game.check(side, command).unwrap_err().case.unwrap().as_str().to_owned()
}

/// Faces as the page reads them, 0 to 9 [R1].
pub(super) fn dice(game: &mut Game, faces: &[u16]) -> Vec<Event> {
    let Pending::Roll(roll) = game.pending() else { panic!("no roll: {:?}", game.pending()) };
    assert_eq!(roll.dice.len(), faces.len(), "{roll:?}");
    game.resolve(&Rolled::Faces(faces.iter().map(|face| face + 1).collect())).unwrap()
}

pub(super) fn spent(game: &Game, unit: UnitId) -> u16 {
    game.state().unit(unit).marks.spent
}
