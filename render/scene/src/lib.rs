//! What is to be drawn: plain data, free of rules and of graphics cards.
//!
//! A [`Scene`] is everything that can be seen of a battle. [`geometry`] says where hexes lie, [`stacks`] where counters do,
//! [`picking`] what is under a pixel, [`motion`] what moves, [`theme`] in which colours.

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
pub use map::{EntryPlace, Ground, Map, MapRoad, MapSlope, Name, NameKind, Numbering, Season, Tops, Water};
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
    /// The ground. Shared, since it hardly ever changes: the renderer tells a new map by its address.
    pub map: Arc<Map>,
    /// The playing pieces. Those in one hex stand on each other, the first at the bottom.
    pub counters: Vec<Counter>,
    /// Boxes beside the map.
    pub holders: Vec<Holder>,
    /// What lies over the ground to explain it.
    pub overlays: Vec<Overlay>,
    /// Where one looks from.
    pub camera: Camera,
    /// How it is drawn.
    pub theme: Theme,
    /// Light and weather.
    pub mood: Mood,
    /// What is shown at all.
    pub shows: Shows,
    /// Counters that are not where they belong, because they move.
    pub poses: BTreeMap<CounterId, Pose>,
    /// Dice on the map.
    pub dice: Vec<Die>,
    /// The stack that is spread out, so that each of its counters can be seen and picked.
    pub spread: Option<Hex>,
}

/// What is shown at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shows {
    /// Counters; without them one sees the ground.
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

    /// Where its hexes lie.
    pub fn layout(&self) -> Layout {
        self.map.layout()
    }

    /// All there is to see: the sheet of the map, and the boxes beside it.
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

/// What is seen around a box beside the map.
const BESIDE: f32 = 0.4;
