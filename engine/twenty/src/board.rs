//! A checked battle with its ground computed once: the cost of every step, the open hexsides, the defensive ones, and
//! the hazards for retreats.

use super::definition::*;
use super::number::printed;
use super::numbers::TerrainEffect;
use super::terms::Barrier;
use engine::codec;
use engine::contract::Side;
use engine::count::less;
use engine::digest::Hash;
use engine::hex::{Direction, Hex, Hexside};
use engine::map::MapFault;
use std::collections::BTreeMap;

/// A checked battle.
#[derive(Debug)]
pub struct Board {
    definition: Definition,
    cells: Vec<Cell>,
    nowhere: Cell,
    hash: Hash,
    nobody: UnitData,
}

/// A hex by its place in the board's own list.
pub(crate) type At = usize;

/// The facts of a hex that the rules use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cell {
    pub(crate) terrain: Terrain,
    pub(crate) effect: TerrainEffect,
    pub(crate) ways: [Option<Way>; 6],
    /// The hexes that a zone from here reaches, on dry ground and on wet, without a pontoon.
    open: [[Option<u16>; 6]; 2],
    pub(crate) road_exit: bool,
}

impl Cell {
    /// The hexes around it that zones and attacks reach from here; a pontoon is added to them.
    pub(crate) fn open(&self, wet: bool) -> impl Iterator<Item = At> + use<'_> {
        let [dry, swollen] = &self.open;
        let open = if wet { swollen } else { dry };
        open.iter().flatten().map(|to| usize::from(*to))
    }
}

/// A step to a neighbour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) to: u16,
    pub(crate) water: Water,
    pub(crate) road: bool,
    pub(crate) safe: bool,
    /// The cost of the step on dry ground and on wet, without a pontoon.
    pub(crate) costs: [u8; 2],
}

impl Way {
    pub(crate) fn to(&self) -> At {
        usize::from(self.to)
    }

    /// Whether zones and attacks cannot pass, without a pontoon there [7.1].
    const fn is_closed(&self, wet: bool) -> bool {
        match self.water {
            Water::Major => !self.road,
            Water::Minor => wet && !self.road,
            Water::None | Water::Landgraben => false,
        }
    }
}

/// The water along a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Water {
    None,
    Landgraben,
    Minor,
    Major,
}

/// The changing part of the ground: whether it is wet, and the two hexes of a usable pontoon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lay {
    pub(crate) wet: bool,
    pub(crate) pontoon: Option<(At, At)>,
}

impl Lay {
    /// The other end of a usable pontoon.
    pub(crate) fn across(&self, from: At) -> Option<At> {
        let (a, b) = self.pontoon?;
        if from == a {
            Some(b)
        } else if from == b {
            Some(a)
        } else {
            None
        }
    }

    fn is_pontoon(&self, from: At, to: At) -> bool {
        self.pontoon.is_some_and(|(a, b)| (a, b) == (from, to) || (b, a) == (from, to))
    }
}

impl Board {
    /// The battle of a definition, or all its mistakes.
    pub fn new(definition: Definition) -> Result<Board, Vec<MapFault>> {
        let faults = definition.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let hash = Hash::of_bytes("estafette twenty scenario", &codec::encode(&definition));
        let cells = cells(&definition);
        let nobody = UnitData {
            id: String::new(),
            name: String::new(),
            side: ALLIED,
            nations: Vec::new(),
            arm: Arm::Infantry,
            strength: 0,
            movement: 0,
            elite: false,
            guard: false,
            light: false,
            start: Start::Out,
        };
        Ok(Board { definition, cells, nowhere: Cell::default(), hash, nobody })
    }

    /// The definition of the board.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    pub(crate) fn content_hash(&self) -> Hash {
        self.hash
    }

    /// The number of hexes.
    pub(crate) fn size(&self) -> usize {
        self.cells.len()
    }

    /// Whether the hex is on the map.
    pub fn exists(&self, hex: Hex) -> bool {
        self.definition.map.grid.contains(hex)
    }

    /// The printed number of a hex.
    pub fn number(&self, hex: Hex) -> String {
        printed(&self.definition.map.grid, hex)
    }

    /// The place of a hex in the list; one past its end for a hex off the map.
    pub(crate) fn at(&self, hex: Hex) -> At {
        let grid = &self.definition.map.grid;
        if !grid.contains(hex) {
            return self.cells.len();
        }
        (usize::from(hex.column) - 1) * usize::from(grid.rows) + usize::from(hex.row) - 1
    }

    pub(crate) fn hex(&self, at: At) -> Hex {
        let rows = usize::from(self.definition.map.grid.rows).max(1);
        let part = |number: usize| u8::try_from(number + 1).unwrap_or(u8::MAX);
        Hex::new(part(at / rows), part(at % rows))
    }

    pub(crate) fn cell(&self, at: At) -> &Cell {
        self.cells.get(at).unwrap_or(&self.nowhere)
    }

    pub(crate) fn ways(&self, at: At) -> impl Iterator<Item = &Way> {
        self.cell(at).ways.iter().flatten()
    }

    /// The step from a hex to an adjacent one.
    pub(crate) fn way(&self, from: At, to: At) -> Option<&Way> {
        self.ways(from).find(|way| way.to() == to)
    }

    /// The distance between two hexes, in steps.
    pub(crate) fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.definition.map.grid.distance(a, b)
    }

    // ---- units

    /// Every unit, in file order.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        let count = u16::try_from(self.definition.units.len()).unwrap_or(u16::MAX);
        (0..count).map(UnitId)
    }

    /// The units of a side, in file order.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> {
        self.unit_ids().filter(move |&unit| self.unit(unit).side == side)
    }

    /// The counter; one that takes no part if there is none of that number.
    pub fn unit(&self, unit: UnitId) -> &UnitData {
        self.definition.units.get(usize::from(unit.0)).unwrap_or(&self.nobody)
    }

    /// Whether there is a unit of that number.
    pub fn has_unit(&self, unit: UnitId) -> bool {
        usize::from(unit.0) < self.definition.units.len()
    }

    /// The units that are sealed at the start [17.1.1].
    pub fn pool(&self) -> impl Iterator<Item = UnitId> {
        self.unit_ids().filter(|&unit| self.unit(unit).start == Start::Pool)
    }

    // ---- turns

    /// Whether it is a Night turn.
    pub fn is_night(&self, turn: u8) -> bool {
        self.definition.turns.nights.contains(&turn)
    }

    /// The day a turn belongs to, from 0.
    pub fn day(&self, turn: u8) -> usize {
        self.definition.turns.nights.iter().filter(|night| **night < turn).count()
    }

    /// The weather that is printed for a turn [5.1].
    pub fn printed_weather(&self, turn: u8) -> Weather {
        let weather = &self.definition.turns.weather;
        weather.get(less(usize::from(turn), 1)).copied().unwrap_or(Weather::Clear)
    }

    // ---- hexsides

    /// Whether zones and attacks cannot pass: a closed hexside [7.1].
    pub(crate) fn is_closed(&self, lay: &Lay, from: At, way: &Way) -> bool {
        way.is_closed(lay.wet) && !(way.water == Water::Major && lay.is_pontoon(from, way.to()))
    }

    /// Whether units of a side may cross: only the French use the pontoon [6.6, 6.9].
    pub(crate) fn may_cross(&self, lay: &Lay, side: Side, from: At, way: &Way) -> bool {
        match way.water {
            Water::None | Water::Landgraben => true,
            Water::Minor => way.road || !lay.wet,
            Water::Major => way.road || (side == FRENCH && lay.is_pontoon(from, way.to())),
        }
    }

    /// Whether a step of that side goes by road [6.7].
    pub(crate) fn by_road(&self, lay: &Lay, side: Side, from: At, way: &Way) -> bool {
        way.road || (way.water == Water::Major && side == FRENCH && lay.is_pontoon(from, way.to()))
    }

    /// The cost of a step [6.3].
    pub(crate) fn cost(&self, lay: &Lay, side: Side, from: At, way: &Way) -> u8 {
        if way.water == Water::Major && self.by_road(lay, side, from, way) {
            return 1;
        }
        let [dry, wet] = way.costs;
        if lay.wet { wet } else { dry }
    }

    /// The cost of entering the map in a hex, and whether the entry is by road [11.2].
    pub(crate) fn entry_cost(&self, at: At) -> (u8, bool) {
        let cell = self.cell(at);
        if cell.road_exit { (1, true) } else { (cell.effect.cost, false) }
    }

    /// The number that a hexside adds to the defence of either end [9.4].
    pub(crate) fn hexside_defence(&self, lay: &Lay, from: At, way: &Way) -> u8 {
        let hexsides = &self.definition.numbers.hexsides;
        match way.water {
            Water::None => 0,
            Water::Landgraben if lay.wet => hexsides.landgraben_wet.defence,
            Water::Landgraben => hexsides.landgraben_dry.defence,
            Water::Major if lay.is_pontoon(from, way.to()) => hexsides.pontoon.defence,
            Water::Major => hexsides.major_river_bridge.defence,
            Water::Minor if lay.wet => hexsides.major_river_bridge.defence,
            Water::Minor if way.road => hexsides.minor_river_bridge.defence,
            Water::Minor => hexsides.minor_river.defence,
        }
    }

    /// The kind of barrier that an open hexside is to a defender behind it [9.4].
    pub(crate) fn barrier(&self, lay: &Lay, from: At, way: &Way) -> Barrier {
        match way.water {
            Water::Landgraben if lay.wet => Barrier::Landgraben,
            Water::None | Water::Landgraben => Barrier::Nothing,
            Water::Major if lay.is_pontoon(from, way.to()) => Barrier::Pontoon,
            Water::Major => Barrier::Bridge,
            Water::Minor if lay.wet => Barrier::Bridge,
            Water::Minor => Barrier::MinorRiver,
        }
    }

    /// Whether a retreat over it is a hazard: a bridge over a Major River, or over a river that counts as one [9.8.4].
    pub(crate) fn is_hazard(&self, lay: &Lay, way: &Way) -> bool {
        let major = way.water == Water::Major || (way.water == Water::Minor && lay.wet);
        major && way.road && !way.safe
    }
}

fn cells(definition: &Definition) -> Vec<Cell> {
    let map = &definition.map;
    let terrain: BTreeMap<Hex, Terrain> = map.terrain.iter().map(|known| (known.hex, known.terrain)).collect();
    let rows = usize::from(map.grid.rows);
    let at = |hex: Hex| (usize::from(hex.column) - 1) * rows + usize::from(hex.row) - 1;
    let water = |side: &Hexside| {
        if map.major_rivers.binary_search(side).is_ok() {
            Water::Major
        } else if map.minor_rivers.binary_search(side).is_ok() {
            Water::Minor
        } else if map.landgraben.binary_search(side).is_ok() {
            Water::Landgraben
        } else {
            Water::None
        }
    };
    let way = |hex: Hex, direction: Direction| {
        let next = map.grid.neighbour(hex, direction)?;
        let side = Hexside::between(hex, next);
        let (water, road) = (water(&side), map.roads.binary_search(&side).is_ok());
        let hexsides = &definition.numbers.hexsides;
        let added = match water {
            Water::Minor => [hexsides.minor_river.cost; 2],
            Water::Landgraben => [hexsides.landgraben_dry.cost, hexsides.landgraben_wet.cost],
            Water::None | Water::Major => [0; 2],
        };
        let ground = definition.numbers.terrain.of(terrain.get(&next).copied().unwrap_or_default()).cost;
        Some(Way {
            to: u16::try_from(at(next)).ok()?,
            water,
            road,
            safe: map.safe_bridges.binary_search(&side).is_ok(),
            costs: if road { [1; 2] } else { added.map(|added| ground + added) },
        })
    };
    let cell = |hex: Hex| {
        let ways = Direction::ALL.map(|direction| way(hex, direction));
        let open = |wet: bool| ways.map(|way| way.filter(|way| !way.is_closed(wet)).map(|way| way.to));
        Cell {
            terrain: terrain.get(&hex).copied().unwrap_or_default(),
            effect: definition.numbers.terrain.of(terrain.get(&hex).copied().unwrap_or_default()),
            ways,
            open: [false, true].map(open),
            road_exit: map.road_exits.binary_search(&hex).is_ok(),
        }
    };
    map.grid.hexes().map(cell).collect()
}
