//! Scenes: plain data to be drawn, free of rules and of graphics cards.
//!
//! A [`Scene`] is everything that can be seen of a battle. [`geometry`] has the places of hexes, [`stacks`] those of
//! counters, [`picking`] finds the thing under a pixel, [`motion`] moves counters, [`theme`] has the colours.

mod block;
mod camera;
mod colour;
mod counter;
mod holder;
mod map;
mod mood;
mod overlay;
mod ring;

pub mod geometry;
pub mod motion;
pub mod picking;
pub mod stacks;
pub mod theme;

pub use block::{Block, BlockPart};
pub use camera::{Camera, MAX_ZOOM, MIN_ZOOM, View, Zoom};
pub use colour::Colour;
pub use counter::{Corner, Counter, CounterId, CounterMark, Look, MarkTone, Sign, Symbol, Texts};
pub use holder::{FOOT_SIGN, GUNS_SIGN, HORSE_SIGN, Holder, TITLE_ROOM, column};
pub use map::{
    COMPASS_LETTERS, EntryPlace, Ground, HEX_WORD, MARGIN_WORDS, Map, MapRoad, MapSlope, Name, NameKind, Numbering,
    Season, Tops, Water,
};
pub use mood::{Light, Mood, Weather};
pub use overlay::Overlay;
pub use picking::{Picker, PixelPick};
pub use ring::{HANDLE, handle, towards};
pub use theme::Theme;

use crate::geometry::{Layout, Rect, point};
use crate::motion::{Die, Pose};
use engine::hex::Hex;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A picture's content: everything that can be seen of a battle, and from where.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The ground. Shared, since it hardly ever changes: the renderer recognises a new map by its address.
    pub map: Arc<Map>,
    /// The playing pieces. Those in one hex form a stack, the first at the bottom.
    pub counters: Vec<Counter>,
    /// Boxes beside the map.
    pub holders: Vec<Holder>,
    /// Overlays that explain the ground.
    pub overlays: Vec<Overlay>,
    /// The camera.
    pub camera: Camera,
    /// The colours and inks.
    pub theme: Theme,
    /// Light and weather.
    pub mood: Mood,
    /// Parts of the picture that are shown at all.
    pub shows: Shows,
    /// Counters that are drawn away from their hex, because they move.
    pub poses: BTreeMap<CounterId, Pose>,
    /// Dice on the map.
    pub dice: Vec<Die>,
    /// The stack that is spread out, so that each of its counters can be seen and picked.
    pub spread: Option<Hex>,
}

/// Parts of the picture that are shown at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Counters; without them only the ground is seen.
    pub counters: bool,
    /// Lines between hexes.
    pub grid: bool,
    /// Numbers of hexes, where there is room.
    pub numbers: bool,
    /// Names on the map.
    pub names: bool,
    /// Title, compass and scale in the margin.
    pub margin: bool,
}

impl Default for Shows {
    fn default() -> Shows {
        Shows { counters: true, grid: true, numbers: true, names: true, margin: true }
    }
}

impl Scene {
    /// A map with nothing on it, seen whole.
    pub fn new(map: Arc<Map>) -> Scene {
        let camera = Camera::whole(map.sheet());
        Scene {
            map,
            counters: Vec::new(),
            holders: Vec::new(),
            overlays: Vec::new(),
            camera,
            theme: Theme::staff_map(),
            mood: Mood::default(),
            shows: Shows::default(),
            poses: BTreeMap::new(),
            dice: Vec::new(),
            spread: None,
        }
    }

    /// The layout of its hexes.
    pub fn layout(&self) -> Layout {
        self.map.layout()
    }

    /// The whole extent: the sheet of the map, and the boxes beside it.
    pub fn extent(&self) -> Rect {
        self.holders.iter().fold(self.map.sheet(), |all, holder| {
            let area = holder.area.grown(BESIDE);
            Rect {
                min: point(all.min.x.min(area.min.x), all.min.y.min(area.min.y)),
                max: point(all.max.x.max(area.max.x), all.max.y.max(area.max.y)),
            }
        })
    }
}

/// Margin seen around a box beside the map, in hex heights.
const BESIDE: f32 = 0.4;
