//! A battle as a scene: what the renderer draws, from what the rules and the files say.

mod moment;

pub use crate::systems::art_of_war::show::{
    Layer, counters, formation_colour, map, overlays, roster, side_colour, victory,
};
pub use moment::{Moment, of_record};

use crate::library::Battle;
use crate::position::Position;
use crate::system::Eye;
use scene::Map;
use scene::Scene;
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
        scene.counters = position.pieces(Eye::Public);
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
