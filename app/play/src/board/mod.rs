//! A battle as a scene: what the renderer draws, from what the rules and the files say.

mod counters;
mod ground;
mod moment;
mod overlays;

pub use counters::{counters, formation_colour, roster};
pub use ground::map;
pub use moment::{Moment, of_record};
pub use overlays::{Layer, overlays, side_colour, victory};

use crate::library::Battle;
use engine::art_of_war::{Game, State};
use scene::Scene;
use scene::{Light, Map, Mood, Season, Weather};
use std::sync::Arc;

/// A battle's board: the ground, made once, and scenes on it.
pub struct Board {
    battle: Battle,
    map: Arc<Map>,
}

impl Board {
    /// The board of a battle.
    pub fn new(battle: &Battle) -> Board {
        Board { battle: battle.clone(), map: Arc::new(map(&battle.scenario)) }
    }

    /// The position of a game, with the hexes that decide the battle marked, in the light and weather of its turn.
    pub fn scene(&self, game: &Game) -> Scene {
        let mut scene = Scene::new(Arc::clone(&self.map));
        scene.counters = counters(&self.battle.scenario, game);
        scene.overlays = victory(&self.battle.scenario, game);
        scene.mood = self.mood(game.state());
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

    fn mood(&self, state: &State) -> Mood {
        let turns = &self.battle.scenario.definition.turns;
        let (turn, next) = (state.turn, state.turn.saturating_add(1));
        let light = if turns.night.contains(&turn) {
            Light::Night
        } else if turns.night.contains(&next) {
            Light::Dusk
        } else {
            Light::Day
        };
        let weather = if turns.rain.contains(&turn) { Weather::Rain } else { Weather::Dry };
        Mood { light, weather, time: 0.0 }
    }
}

/// The season of a battle: ice means winter.
fn season(frozen: bool) -> Season {
    if frozen { Season::Winter } else { Season::Summer }
}
