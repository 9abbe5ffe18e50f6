//! The display of a battle of a system.

use super::eye::{About, Eye};
use super::rules::Rules;
use super::typed_battle::TypedBattle;
use crate::ask::{Draft, Key, Overlay, Pick, PieceId, Sentence};
use crate::happening::Happening;
use crate::sheet::Sheet;
use engine::hex::Hex;

/// The sources of a chart.
pub struct Glance<'a, S: Rules> {
    /// The battle.
    pub battle: &'a TypedBattle<S>,
    /// The game; a book has none.
    pub game: Option<&'a S::Game>,
    /// The viewer.
    pub eye: Eye,
    /// The viewer's picks.
    pub draft: &'a Draft,
    /// The happenings so far.
    pub events: &'a [Happening],
}

/// The display of a battle: on the board as a [`scene`], beside it as sheets.
pub trait Show: Rules {
    /// The charts a player keeps beside the map, by their titles in English. A player reads
    /// [`Names::chart`](crate::ask::Names::chart).
    const CHARTS: &'static [&'static str];

    /// The charts of this battle: a large one may have others.
    fn charts(_board: &Self::Board) -> &'static [&'static str] {
        Self::CHARTS
    }

    /// The layers of the board, by key: zones of control, lines of fire.
    const LAYERS: &'static [Key];

    /// Those of them that a player lays over the board and takes away again. They are about the hex under the pointer, or
    /// about the chosen piece. A player reads [`Names::layer`](crate::ask::Names::layer).
    const SWITCHED: &'static [Key];

    /// The ground, without its title.
    fn ground(battle: &TypedBattle<Self>) -> scene::Map;
    /// The pieces on the map, as the eye sees them.
    fn pieces(battle: &TypedBattle<Self>, game: &Self::Game, eye: Eye) -> Vec<scene::Counter>;
    /// Light and weather.
    fn mood(battle: &TypedBattle<Self>, game: &Self::Game) -> scene::Mood;
    /// The overlays of a layer, about a piece or a hex where it is about one.
    fn layer(glance: &Glance<'_, Self>, layer: Key, about: Option<Pick>) -> Vec<Overlay>;
    /// The overlays that are always on the board: the hexes that decide the battle.
    fn stakes(battle: &TypedBattle<Self>, game: &Self::Game) -> Vec<Overlay>;
    /// Every piece as a counter, also those beside the map, in the order of their numbers, as the eye sees them.
    fn roster(battle: &TypedBattle<Self>, game: &Self::Game, eye: Eye) -> Vec<scene::Counter>;
    /// The boxes beside the map, by the numbers of [`Names::holders`](crate::ask::Names), with whom they hold.
    fn holders(_battle: &TypedBattle<Self>, _game: &Self::Game, _eye: Eye) -> Vec<scene::Holder> {
        Vec::new()
    }
    /// A piece in words: what it is, where, and its present state.
    fn about(game: &Self::Game, eye: Eye, piece: PieceId) -> About;

    /// Turn, hour and phase in a line; with little room without the hour.
    fn turn(battle: &TypedBattle<Self>, game: &Self::Game, roomy: bool) -> String;
    /// Number, name and ground of a hex.
    fn title(battle: &TypedBattle<Self>, hex: Hex) -> String;
    /// A hex as a screen reader says it.
    fn spoken(battle: &TypedBattle<Self>, game: Option<&Self::Game>, eye: Eye, hex: Hex) -> String;
    /// A hex: its ground, and the units in it.
    fn hex(battle: &TypedBattle<Self>, game: &Self::Game, eye: Eye, hex: Hex) -> Sheet;
    /// Score and morale: the top of the side panel. Its heading is the score.
    fn standing(battle: &TypedBattle<Self>, game: &Self::Game, eye: Eye) -> Sheet;
    /// The account of the score.
    fn account(game: &Self::Game, eye: Eye) -> Sheet;
    /// The turns, the present one lit.
    fn turns(battle: &TypedBattle<Self>, game: &Self::Game) -> Sheet;
    /// The units that arrive next, in as few lines as will do.
    fn coming(battle: &TypedBattle<Self>, game: &Self::Game, eye: Eye) -> Sheet;
    /// The chart of that title; empty if there is none.
    fn chart(glance: &Glance<'_, Self>, title: &str) -> Sheet;
    /// The distance from one hex to another, and the overlay of the ground between.
    fn measure(game: &Self::Game, from: Hex, to: Hex) -> (Sentence, Vec<Overlay>);
}

/// The overlays of the layers with these keys, about a piece or the whole board. A key without a layer is an error.
pub fn layers<S: Show>(
    battle: &TypedBattle<S>,
    game: &S::Game,
    keys: &[String],
    about: Option<Pick>,
) -> Result<Vec<Overlay>, String> {
    let draft = Draft::EMPTY;
    let glance = Glance { battle, game: Some(game), eye: Eye::Public, draft: &draft, events: &[] };
    let mut all = Vec::new();
    for key in keys {
        let layer = S::LAYERS.iter().find(|layer| *layer == key);
        let layer = layer.ok_or_else(|| format!("there is no layer \"{key}\""))?;
        all.extend(S::layer(&glance, layer, about));
    }
    Ok(all)
}
