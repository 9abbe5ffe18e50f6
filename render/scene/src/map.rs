//! The ground, as it is drawn.

use crate::geometry::{HEX_RADIUS, Layout, Point, Rect, point};
use engine::hex::{Direction, Grid, Hex, Hexside};
use std::collections::{BTreeMap, BTreeSet};

/// Ground that a hex can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ground {
    /// Dense wood.
    Woods,
    /// Light wood, park or garden.
    Grove,
    /// Houses.
    Town,
    /// A fortified work.
    Fort,
    /// Standing water.
    Lake,
}

/// Water along hexsides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Water {
    /// A river, with width and banks.
    River,
    /// A river under ice.
    FrozenRiver,
    /// A stream.
    Stream,
    /// A dug ditch with water, such as the Landgraben.
    Ditch,
}

/// Ground that rises across a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapSlope {
    /// The hex on top.
    pub high: Hex,
    /// The hex at the foot.
    pub low: Hex,
}

/// The course of a road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapRoad {
    /// Its hexes, one beside the other.
    pub path: Vec<Hex>,
    /// Whether it runs on over the map edge beyond its first hex.
    pub leaves_first: bool,
    /// Whether it runs on over the map edge beyond its last hex.
    pub leaves_last: bool,
}

/// Kind of thing that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameKind {
    /// A town.
    Town,
    /// A village or hamlet.
    Village,
    /// A hill or ridge.
    Hill,
    /// A wood.
    Wood,
    /// A lake, a river or a stream.
    Water,
    /// A fortified work.
    Fort,
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Kind of thing that has it.
    pub kind: NameKind,
    /// The hexes it covers or lies beside.
    pub hexes: Vec<Hex>,
    /// The best place for it, in hex heights right of and below the middle of its hexes.
    pub offset: Option<[f32; 2]>,
}

/// A place where reinforcements enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPlace {
    /// Its letter.
    pub code: String,
    /// Its hex, at the edge of the map.
    pub hex: Hex,
}

/// The season, by the colour of the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Season {
    /// Grass and crops.
    #[default]
    Summer,
    /// Snow.
    Winter,
}

/// Orientation of hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tops {
    /// On a side, in columns.
    #[default]
    Flat,
    /// On a corner, in rows.
    Pointy,
}

/// Numbers printed in hexes: a sheet's letter, then two numbers.
///
/// ```
/// use engine::hex::{Grid, Hex, Lower};
/// use scene::{Map, Numbering};
/// let mut map = Map::clear(Grid { columns: 12, rows: 20, lower: Lower::Even });
/// assert_eq!(map.printed(Hex::new(2, 5)), "0205");
/// map.numbering = Numbering { row_first: true, rows_back: true, sheets: vec![(Hex::new(7, 1), String::from("B"))], ..Numbering::default() };
/// assert_eq!(map.printed(Hex::new(2, 5)), "1602");
/// assert_eq!(map.printed(Hex::new(8, 20)), "B0108");
/// map.numbering.shifts = vec![[0, -6]];
/// assert_eq!(map.printed(Hex::new(8, 20)), "B0102");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbering {
    /// Whether the row comes before the column.
    pub row_first: bool,
    /// Whether columns are counted from the last one.
    pub columns_back: bool,
    /// Whether rows are counted from the last one: from the south, or with pointy tops from the left.
    pub rows_back: bool,
    /// Several sheets joined into one: the first hex of each, and the letters printed before its numbers. A hex is on
    /// the last sheet that begins neither right of nor below it.
    pub sheets: Vec<(Hex, String)>,
    /// Offsets to the first and the second number on each sheet, in their order: for sheets that each count from the
    /// start, or a map that is a part of one. A sheet without an entry counts on. Sheets may share the row at their
    /// seam: it is printed as the first of them has it, and read as either.
    pub shifts: Vec<[i16; 2]>,
}

impl Numbering {
    /// The number printed in a hex of this grid.
    pub fn printed(&self, grid: &Grid, hex: Hex) -> String {
        let at = self.sheet_of(hex);
        let sheet = at.and_then(|at| self.sheets.get(at)).map_or("", |(_, sheet)| sheet.as_str());
        format!("{sheet}{}", self.numbers(grid, hex, at))
    }

    /// The hex of this grid with that number.
    pub fn read(&self, grid: &Grid, text: &str) -> Option<Hex> {
        grid.hexes().find(|hex| self.printed(grid, *hex) == text).or_else(|| self.loosely(grid, text))
    }

    /// The same where a dash between sheet and number was left out. It also reads the row that two sheets share at
    /// their seam by the later sheet's number, just before that one's first.
    fn loosely(&self, grid: &Grid, text: &str) -> Option<Hex> {
        let bare = |text: &str| text.replace('-', "");
        let text = bare(text);
        let begins = |(_, sheet): &(Hex, String)| text.strip_prefix(&bare(sheet)).is_some_and(|rest| rest.len() == 4);
        let at = self.sheets.iter().position(begins)?;
        let (first, sheet) = self.sheets.get(at)?;
        let numbers = text.get(bare(sheet).len()..)?;
        let is_near = |hex: &Hex| {
            first.column <= hex.column + 1
                && first.row <= hex.row + 1
                && self.sheet_of(*hex).is_some_and(|own| own <= at)
        };
        grid.hexes().filter(is_near).find(|hex| self.numbers(grid, *hex, Some(at)) == numbers)
    }

    /// The sheet a hex is on.
    fn sheet_of(&self, hex: Hex) -> Option<usize> {
        self.sheets.iter().rposition(|(from, _)| from.column <= hex.column && from.row <= hex.row)
    }

    /// The numbers of a hex, as this sheet counts.
    fn numbers(&self, grid: &Grid, hex: Hex, sheet: Option<usize>) -> String {
        let counted = |at: u8, of: u8, back: bool| if back { of.saturating_sub(at).saturating_add(1) } else { at };
        let column = counted(hex.column, grid.columns, self.columns_back);
        let row = counted(hex.row, grid.rows, self.rows_back);
        let (first, second) = if self.row_first { (row, column) } else { (column, row) };
        let [more, and_more] = sheet.and_then(|at| self.shifts.get(at)).copied().unwrap_or_default();
        format!("{:02}{:02}", i16::from(first) + more, i16::from(second) + and_more)
    }
}

/// The map: its ground, names, numbers and margin.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// Columns, rows, and the columns that are lower.
    pub grid: Grid,
    /// Orientation of hexes.
    pub tops: Tops,
    /// Numbers printed in hexes.
    pub numbering: Numbering,
    /// Hexes of the rectangle that do not exist.
    pub missing: BTreeSet<Hex>,
    /// Ground in hexes.
    pub ground: BTreeMap<Hex, BTreeSet<Ground>>,
    /// Higher ground.
    pub high: BTreeSet<Hex>,
    /// Height in steps, where there are several.
    pub steps: BTreeMap<Hex, u8>,
    /// Slope hexsides.
    pub slopes: Vec<MapSlope>,
    /// Rivers, streams and ditches.
    pub waters: Vec<(Hexside, Water)>,
    /// Gullies.
    pub gullies: Vec<Hexside>,
    /// Works that are open behind: the sides of their hexes that a parapet covers.
    pub parapets: BTreeMap<Hex, Vec<Direction>>,
    /// Windmills.
    pub mills: BTreeSet<Hex>,
    /// Words in the key for a ground that has another name than usual.
    pub called: BTreeMap<Ground, &'static str>,
    /// Words in the margin in the language of the player, by the English ones.
    pub words: BTreeMap<&'static str, String>,
    /// Fences and hedges along hexsides.
    pub fences: Vec<Hexside>,
    /// Bridges.
    pub bridges: Vec<Hexside>,
    /// Roads.
    pub roads: Vec<MapRoad>,
    /// Roads of a lesser class, where the map has two.
    pub tracks: Vec<MapRoad>,
    /// Names.
    pub names: Vec<Name>,
    /// Places of entry.
    pub entries: Vec<EntryPlace>,
    /// Hexes that decide the battle.
    pub objectives: Vec<Hex>,
    /// Whether lakes are frozen.
    pub frozen: bool,
    /// The season.
    pub season: Season,
    /// The title in the margin.
    pub title: String,
    /// A line below it.
    pub subtitle: String,
    /// From the middle of one hex to the next.
    pub metres_per_hex: Option<f32>,
    /// The compass bearing of "up", in degrees.
    pub up_bearing: Option<f32>,
}

/// The words that a map may have in its margin: the key, and the scale.
pub const MARGIN_WORDS: [&str; 21] = [
    "Bridge",
    "Ditch",
    "Earthwork",
    "Fence",
    "Fort",
    "Garden",
    "Grove",
    "Gully",
    "Height",
    "Lake",
    "Lake, ice",
    "Pond",
    "River",
    "River, ice",
    "Road",
    "Slope",
    "Stream",
    "Town",
    "Track",
    "Village",
    "Woods",
];
/// The word for a hex in the margin, beside the scale.
pub const HEX_WORD: &str = "hex";
/// The letters around the compass, from the north clockwise.
pub const COMPASS_LETTERS: [&str; 4] = ["N", "E", "S", "W"];

/// From the outermost hexes to the neat line around the map.
const FRAME_GAP: f32 = 0.22;
/// Room for the title above the frame.
const MARGIN_TOP: f32 = 1.55;
/// Room beside and below the frame, for entry arrows.
const MARGIN: f32 = 0.95;
/// Room for compass and scale below the frame.
const MARGIN_BOTTOM: f32 = 1.55;

impl Map {
    /// An empty map of that shape.
    pub fn clear(grid: Grid) -> Map {
        Map {
            grid,
            tops: Tops::Flat,
            numbering: Numbering::default(),
            missing: BTreeSet::new(),
            ground: BTreeMap::new(),
            high: BTreeSet::new(),
            steps: BTreeMap::new(),
            slopes: Vec::new(),
            waters: Vec::new(),
            gullies: Vec::new(),
            parapets: BTreeMap::new(),
            mills: BTreeSet::new(),
            called: BTreeMap::new(),
            words: BTreeMap::new(),
            fences: Vec::new(),
            bridges: Vec::new(),
            roads: Vec::new(),
            tracks: Vec::new(),
            names: Vec::new(),
            entries: Vec::new(),
            objectives: Vec::new(),
            frozen: false,
            season: Season::Summer,
            title: String::new(),
            subtitle: String::new(),
            metres_per_hex: None,
            up_bearing: None,
        }
    }

    /// A word of the margin, in English where the map has no other.
    pub fn word(&self, english: &'static str) -> &str {
        self.words.get(english).map_or(english, String::as_str)
    }

    /// The layout of its hexes.
    pub const fn layout(&self) -> Layout {
        Layout::new(self.grid).with(self.tops)
    }

    /// The number printed in a hex.
    pub fn printed(&self, hex: Hex) -> String {
        self.numbering.printed(&self.grid, hex)
    }

    /// Whether a hex is on the map.
    pub fn exists(&self, hex: Hex) -> bool {
        self.grid.contains(hex) && !self.missing.contains(&hex)
    }

    /// Every hex on the map.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.grid.hexes().filter(|hex| !self.missing.contains(hex))
    }

    /// Height of a hex, in steps.
    pub fn height(&self, hex: Hex) -> u8 {
        let flat = u8::from(self.high.contains(&hex));
        self.steps.get(&hex).copied().unwrap_or(flat)
    }

    /// Whether a hex holds something.
    pub fn has(&self, hex: Hex, ground: Ground) -> bool {
        self.ground.get(&hex).is_some_and(|held| held.contains(&ground))
    }

    /// The neat line around the ground.
    pub fn frame(&self) -> Rect {
        self.bounds().grown(FRAME_GAP)
    }

    /// Factor by which names are lettered larger than usual: a sheet of many hexes is looked at from farther away.
    pub fn lettering(&self) -> f32 {
        const USUAL: f32 = 24.0;
        (1.0 + (self.frame().size().y - USUAL) / 14.0).clamp(1.0, 2.2)
    }

    /// The rectangle that holds the hexes that exist: all of the grid, or the part of it that a battle is fought on.
    fn bounds(&self) -> Rect {
        let (layout, all) = (self.layout(), self.layout().bounds());
        let Grid { columns, rows, .. } = self.grid;
        let column = |end: u8| self.hexes().any(|hex| hex.column == end);
        let row = |end: u8| self.hexes().any(|hex| hex.row == end);
        let whole = column(1) && column(columns) && row(1) && row(rows);
        if whole || self.missing.is_empty() {
            return all;
        }
        let corners = self.hexes().flat_map(|hex| layout.corners(hex));
        let held = corners.fold(None, |held: Option<Rect>, corner| match held {
            None => Some(Rect { min: corner, max: corner }),
            Some(Rect { min, max }) => Some(Rect {
                min: point(min.x.min(corner.x), min.y.min(corner.y)),
                max: point(max.x.max(corner.x), max.y.max(corner.y)),
            }),
        });
        held.unwrap_or(all)
    }

    /// The point at which the way into a hex crosses the frame, and the direction that leads outwards.
    pub fn way_in(&self, hex: Hex) -> Option<(Point, Point)> {
        let frame = self.frame();
        let middle = self.layout().middle(hex);
        let ways = [point(-1.0, 0.0), point(1.0, 0.0), point(0.0, -1.0), point(0.0, 1.0)];
        let gap = |way: Point| {
            let edge = if way.x < 0.0 {
                middle.x - frame.min.x
            } else if way.x > 0.0 {
                frame.max.x - middle.x
            } else if way.y < 0.0 {
                middle.y - frame.min.y
            } else {
                frame.max.y - middle.y
            };
            (edge, way)
        };
        let (edge, way) = ways.map(gap).into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?;
        Some((middle + way * edge, way))
    }

    /// Room that entry arrows below the map take from the writing there.
    pub fn footroom(&self) -> f32 {
        let below = |entry: &EntryPlace| self.way_in(entry.hex).is_some_and(|(_, way)| way.y > 0.0);
        if self.entries.iter().any(below) { 0.5 } else { 0.0 }
    }

    /// The whole sheet of paper: the ground, and the margin around it.
    pub fn sheet(&self) -> Rect {
        let frame = self.frame();
        // A map too small for its title would be all margin.
        let margin = if self.grid.columns < 8 { HEX_RADIUS } else { 1.0 };
        Rect {
            min: frame.min - point(MARGIN, MARGIN_TOP) * margin,
            max: frame.max + point(MARGIN, MARGIN_BOTTOM + self.footroom()) * margin,
        }
    }
}
