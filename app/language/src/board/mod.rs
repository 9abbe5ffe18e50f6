//! A battle as a scene: what the renderer draws, from what the rules and the files say.

mod colour;
mod date;
pub mod ground;
pub mod sketch;
pub mod spot;
mod turn;

pub use colour::side_colour;
pub use date::dated;
pub use turn::{turn_and_phase, turn_line, turn_track};

use crate::battle::Battle;
use crate::position::Position;
use scene::{Map, Scene};
use std::sync::Arc;

/// A battle's board: the ground, made once, and scenes on it.
pub struct Board {
    battle: Battle,
    map: Arc<Map>,
}

impl Board {
    /// The board of a battle.
    pub fn new(battle: &Battle) -> Board {
        Board { battle: battle.clone(), map: Arc::new(battle.ground()) }
    }

    /// A position, with the hexes that decide the battle marked, in the light and weather of its turn.
    pub fn scene(&self, position: &dyn Position) -> Scene {
        let mut scene = Scene::new(Arc::clone(&self.map));
        scene.counters = position.pieces(position.eye());
        scene.holders = position.holders(position.eye());
        // A unit in a box is on no hex: its counter comes from the roster.
        let held: Vec<_> = scene.holders.iter().flat_map(|holder| &holder.counters).collect();
        let beside = position.roster().iter().filter(|counter| held.contains(&&counter.id)).cloned();
        scene.counters.extend(beside);
        scene.overlays = position.stakes();
        scene.mood = position.mood();
        scene
    }

    /// The battle.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// The ground.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }
}
