//! The view of a battle: the board as a scene, and pages of words beside it.

mod about;
mod arrivals;
mod counters;
mod days;
mod forces;
mod ground;
mod layers;
pub mod marks;
mod measure;
mod results;
mod score;
mod spot;
mod terrain;

pub use counters::{counters, formation_colour, roster};
pub use ground::map;
pub use layers::{Layer, overlays, victory};
pub use results::tone;
pub use spot::{spoken, title};
pub(super) use {results::weather, results::whole as results, terrain::compared, terrain::head};

use super::{ArtOfWar, unit};
use crate::Battle;
use art_of_war::Game;
use engine::hex::Hex;
use language::ask::{Key, Overlay, Pick, PieceId, Sentence};
use language::sheet::Sheet;
use language::system::{About, Eye, Glance, Show};
use scene::{Light, Mood, Weather};

/// The titles of the charts.
const RESULTS: &str = "Results";
const TERRAIN: &str = "Terrain";
const FORCES: &str = "Forces";
const ARRIVALS: &str = "Arrivals";

impl Show for ArtOfWar {
    const CHARTS: &'static [&'static str] = &[RESULTS, TERRAIN, FORCES, ARRIVALS];
    const LAYERS: &'static [Key] = &Layer::KEYS;
    const SWITCHED: &'static [Key] = &["zones"];

    fn ground(battle: &Battle) -> scene::Map {
        map(battle)
    }

    fn pieces(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        counters(&battle.scenario, game)
    }

    fn mood(battle: &Battle, game: &Game) -> Mood {
        let turns = &battle.board.definition().turns;
        let turn = game.state().turn;
        let light = if turns.night.contains(&turn) {
            Light::Night
        } else if turns.night.contains(&turn.saturating_add(1)) {
            Light::Dusk
        } else {
            Light::Day
        };
        let weather = if turns.rain.contains(&turn) { Weather::Rain } else { Weather::Dry };
        Mood { light, weather, time: 0.0 }
    }

    fn layer(glance: &Glance<'_, ArtOfWar>, layer: Key, about: Option<Pick>) -> Vec<Overlay> {
        let (Some(game), Ok(layer)) = (glance.game, layer.parse()) else { return Vec::new() };
        let about = about.and_then(Pick::piece).and_then(|piece| unit(game.board(), piece));
        overlays(&glance.battle.scenario, game, glance.events, layer, about)
    }

    fn stakes(battle: &Battle, game: &Game) -> Vec<Overlay> {
        victory(&battle.scenario, game)
    }

    fn roster(battle: &Battle, game: &Game, _: Eye) -> Vec<scene::Counter> {
        roster(&battle.scenario, game)
    }

    fn about(game: &Game, _: Eye, piece: PieceId) -> About {
        unit(game.board(), piece).map_or_else(About::default, |unit| about::about(game, unit))
    }

    fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
        days::line(&battle.scenario, game, roomy)
    }

    fn title(battle: &Battle, hex: Hex) -> String {
        title(battle, hex)
    }

    fn spoken(battle: &Battle, game: Option<&Game>, _: Eye, hex: Hex) -> String {
        spoken(battle, game, hex)
    }

    fn hex(battle: &Battle, game: &Game, _: Eye, hex: Hex) -> Sheet {
        spot::sheet(battle, game, hex)
    }

    fn standing(battle: &Battle, game: &Game, _: Eye) -> Sheet {
        score::standing(&battle.scenario, game)
    }

    fn account(game: &Game, _: Eye) -> Sheet {
        score::account(game)
    }

    fn turns(battle: &Battle, game: &Game) -> Sheet {
        days::track(&battle.scenario, game)
    }

    fn coming(battle: &Battle, game: &Game, _: Eye) -> Sheet {
        arrivals::next(&battle.scenario, game)
    }

    fn chart(glance: &Glance<'_, ArtOfWar>, title: &str) -> Sheet {
        match (title, glance.game) {
            (RESULTS, game) => results::chart(game, glance.draft, glance.events),
            (TERRAIN, game) => terrain::chart(&glance.battle.board, game),
            (FORCES, Some(game)) => forces::chart(&glance.battle.scenario, game),
            (ARRIVALS, Some(game)) => arrivals::chart(&glance.battle.scenario, game),
            _ => Sheet::EMPTY,
        }
    }

    fn measure(game: &Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>) {
        let measured = measure::Measured::of(game, from, to);
        (measured.sentence(), measured.overlays())
    }
}
