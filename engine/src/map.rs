//! The ground as data: a scenario's map, before a rules system gives it a meaning.
//!
//! A [`MapData`] may hold anything; [`MapData::faults`] lists all its mistakes.

use crate::hex::{Direction, Grid, Hex, Hexside};
use crate::plain::plain;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The longest sentence about a mistake; two names of the greatest length fit into it.
const LONGEST_SENTENCE: usize = 300;

/// The contents of a hex. Hexes without an entry are clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
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

/// Ground that rises across a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slope {
    /// The hex on top.
    pub high: Hex,
    /// The hex at the foot.
    pub low: Hex,
}

impl Slope {
    /// The hexside it lies on.
    pub fn hexside(&self) -> Hexside {
        Hexside::between(self.high, self.low)
    }
}

/// A map as a scenario file gives it, without names and drawing data.
///
/// Each list is sorted and holds nothing twice ([`MapData::normalise`]), so that one map has one encoding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapData {
    /// Columns, rows, and which columns are lower.
    pub grid: Grid,
    /// Hexes of the rectangle that do not exist.
    pub missing: Vec<Hex>,
    /// The contents of hexes; one hex may hold several kinds.
    pub terrain: Vec<(Hex, Terrain)>,
    /// Slope hexsides.
    pub slopes: Vec<Slope>,
    /// Stream hexsides.
    pub streams: Vec<Hexside>,
    /// Gully hexsides.
    pub gullies: Vec<Hexside>,
    /// Ditch hexsides (the Landgraben of Dresden).
    pub landgraben: Vec<Hexside>,
    /// River hexsides.
    pub rivers: Vec<Hexside>,
    /// Bridges that no road shows.
    pub bridges: Vec<Hexside>,
    /// Hexsides that a road crosses.
    pub roads: Vec<Hexside>,
    /// Hexes at the edge where a road leaves the map.
    pub road_exits: Vec<Hex>,
}

/// The subject of a mistake in a scenario, so that a file's reader can give its place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Subject {
    /// The scenario as a whole, or a part of it that has a name.
    Part(&'static str),
    /// A hex of the map.
    Hex(Hex),
    /// A feature on a hexside.
    Hexside(Hexside),
    /// A unit, by its id.
    Unit(String),
    /// A division, by its id.
    Division(String),
    /// A place of entry, by its code.
    Entry(String),
    /// A game-turn.
    Turn(u8),
    /// A movement limit, counted from 0.
    Limit(u8),
    /// A victory award, counted from 0.
    Award(u8),
    /// An objective hex.
    Objective(Hex),
}

/// A mistake in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MapFault {
    /// The subject of the mistake.
    pub subject: Subject,
    /// The mistake, as a sentence.
    pub text: String,
}

impl MapFault {
    /// A mistake with this subject and sentence.
    pub fn new(subject: Subject, text: impl Into<String>) -> MapFault {
        // The sentence may quote a name from a stranger's file.
        MapFault { subject, text: plain(&text.into(), LONGEST_SENTENCE) }
    }
}

impl fmt::Display for MapFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl MapData {
    /// An empty map of that shape.
    pub fn clear(grid: Grid) -> MapData {
        MapData {
            grid,
            missing: Vec::new(),
            terrain: Vec::new(),
            slopes: Vec::new(),
            streams: Vec::new(),
            gullies: Vec::new(),
            landgraben: Vec::new(),
            rivers: Vec::new(),
            bridges: Vec::new(),
            roads: Vec::new(),
            road_exits: Vec::new(),
        }
    }

    /// Sorts every list and drops duplicates.
    pub fn normalise(&mut self) {
        fn tidy<T: Ord>(list: &mut Vec<T>) {
            list.sort();
            list.dedup();
        }
        tidy(&mut self.missing);
        tidy(&mut self.terrain);
        tidy(&mut self.slopes);
        tidy(&mut self.streams);
        tidy(&mut self.gullies);
        tidy(&mut self.landgraben);
        tidy(&mut self.rivers);
        tidy(&mut self.bridges);
        tidy(&mut self.roads);
        tidy(&mut self.road_exits);
    }

    /// Whether the hex is on the map.
    pub fn exists(&self, hex: Hex) -> bool {
        self.grid.contains(hex) && self.missing.binary_search(&hex).is_err()
    }

    /// Whether a hex is at the edge: one of its six sides has no hex beyond.
    pub fn on_edge(&self, hex: Hex) -> bool {
        self.exists(hex)
            && Direction::ALL
                .into_iter()
                .any(|way| !self.grid.neighbour(hex, way).is_some_and(|beyond| self.exists(beyond)))
    }

    /// All mistakes in the map.
    pub fn faults(&self) -> Vec<MapFault> {
        let mut faults = Vec::new();
        if self.grid.columns == 0 || self.grid.rows == 0 || self.grid.columns > 99 || self.grid.rows > 99 {
            faults.push(MapFault::new(Subject::Part("map"), "a map has 1 to 99 columns and 1 to 99 rows"));
            return faults;
        }
        let mut tidy = self.clone();
        tidy.normalise();
        if tidy != *self {
            faults.push(MapFault::new(Subject::Part("map"), "a list of the map is unsorted or names something twice"));
        }
        for &hex in &self.missing {
            if !self.grid.contains(hex) {
                faults.push(MapFault::new(
                    Subject::Hex(hex),
                    format!("{hex} is off the map and cannot be missing from it"),
                ));
            }
        }
        for &(hex, kind) in &self.terrain {
            if !tidy.exists(hex) {
                faults.push(MapFault::new(Subject::Hex(hex), format!("{kind:?} in {hex}, which is off the map")));
            }
        }
        for slope in &self.slopes {
            tidy.check_pair(&mut faults, "a slope", slope.high, slope.low);
        }
        let slope_sides: BTreeSet<Hexside> = self.slopes.iter().map(Slope::hexside).collect();
        if slope_sides.len() < self.slopes.len() {
            for slope in &self.slopes {
                if self.slopes.binary_search(&Slope { high: slope.low, low: slope.high }).is_ok() {
                    let side = slope.hexside();
                    faults.push(MapFault::new(Subject::Hexside(side), format!("the slope {side} rises both ways")));
                }
            }
        }
        for (what, list) in [
            ("a stream", &self.streams),
            ("a gully", &self.gullies),
            ("a Landgraben", &self.landgraben),
            ("a river", &self.rivers),
            ("a bridge", &self.bridges),
            ("a road", &self.roads),
        ] {
            for side in list {
                if side.a > side.b {
                    faults.push(MapFault::new(Subject::Hexside(*side), format!("{what} {side} is written backwards")));
                }
                tidy.check_pair(&mut faults, what, side.a, side.b);
            }
        }
        for &hex in &self.road_exits {
            if !tidy.on_edge(hex) {
                faults.push(MapFault::new(
                    Subject::Hex(hex),
                    format!("a road leaves the map at {hex}, which is not at its edge"),
                ));
            }
        }
        faults
    }

    fn check_pair(&self, faults: &mut Vec<MapFault>, what: &str, one: Hex, other: Hex) {
        let subject = || Subject::Hexside(Hexside::between(one, other));
        for hex in [one, other] {
            if !self.exists(hex) {
                faults.push(MapFault::new(subject(), format!("{what} {one}/{other}: {hex} is off the map")));
                return;
            }
        }
        if !self.grid.adjacent(one, other) {
            faults.push(MapFault::new(subject(), format!("{what} {one}/{other}: the two hexes do not touch")));
        }
    }
}
