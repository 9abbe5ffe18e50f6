//! A checked battle: the data, and what the rules look up all the time, worked out once.

use super::definition::*;
use super::facing::Sides;
use super::revision::Revision;
use super::tables::{FireDefence, Tables, TerrainEffect};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::{Direction, Hex, Hexside};
use std::collections::BTreeSet;

/// The cost of a step that is not allowed.
pub(crate) const CLOSED: u16 = u16::MAX;

/// A battle that is free of faults.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    revision: Revision,
    content: Hash,
    cells: Vec<Cell>,
    steps: [Vec<u16>; 4],
    marches: [Vec<u16>; 3],
    types: Vec<UnitType>,
    /// Hexes of objectives, in the order of the file.
    pub(crate) objective_hexes: Vec<(Hex, Side)>,
}

/// A hex as the rules look at it.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    pub(crate) exists: bool,
    pub(crate) terrain: Terrain,
    pub(crate) level: u8,
    /// Front sides of the work in this hex.
    pub(crate) work: Option<Sides>,
    /// Whether a side of it leads off the map.
    pub(crate) edge: bool,
    pub(crate) neighbours: [Option<Hex>; 6],
    pub(crate) slopes: Sides,
    pub(crate) streams: Sides,
    pub(crate) bridges: Sides,
    pub(crate) roads: Sides,
}

static NOWHERE: Cell = Cell {
    exists: false,
    terrain: Terrain::Pond,
    level: 0,
    work: None,
    edge: false,
    neighbours: [None; 6],
    slopes: Sides::NONE,
    streams: Sides::NONE,
    bridges: Sides::NONE,
    roads: Sides::NONE,
};

/// The kind of unit that pays for a step, apart from road march.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foot {
    Infantry,
    Skirmishers,
    Cavalry,
    Artillery,
}

impl Foot {
    pub(crate) fn of(arm: Arm, formation: Formation) -> Foot {
        match arm {
            Arm::Infantry if formation == Formation::Skirmish => Foot::Skirmishers,
            Arm::Infantry => Foot::Infantry,
            Arm::Cavalry => Foot::Cavalry,
            Arm::Artillery => Foot::Artillery,
        }
    }
}

impl Board {
    /// Builds the tables that the rules look up in a battle, from data without a fault.
    pub(crate) fn build(definition: Definition) -> Board {
        let content = Hash::of_bytes("estafette bataille battle", &codec::encode(&definition));
        let cells = cells(&definition.ground);
        let types = definition.units.iter().filter_map(|unit| definition.types.get(usize::from(unit.kind.0)).cloned());
        let types: Vec<UnitType> = types.collect();
        let mut objective_hexes: Vec<(Hex, Side)> = Vec::new();
        for objective in &definition.victory.objectives {
            for &hex in &objective.hexes {
                if !objective_hexes.iter().any(|(known, _)| *known == hex) {
                    objective_hexes.push((hex, objective.held_at_start));
                }
            }
        }
        let none = || vec![CLOSED; cells.len() * 6];
        let mut board = Board {
            definition,
            revision: Revision::NEWEST,
            content,
            steps: [none(), none(), none(), none()],
            marches: [none(), none(), none()],
            cells,
            types,
            objective_hexes,
        };
        board.price();
        board
    }

    /// The same battle under a revision of the rules: no revision changed these tables.
    #[must_use]
    pub fn by(&self, revision: Revision) -> Board {
        Board { revision, ..self.clone() }
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// Works out what every step costs.
    fn price(&mut self) {
        let mut steps = self.steps.clone();
        let mut marches = self.marches.clone();
        for hex in self.definition.ground.grid.hexes() {
            let Some(at) = self.index(hex) else { continue };
            for way in Direction::ALL {
                let slot = at * 6 + way.index();
                for (foot, costs) in
                    [Foot::Infantry, Foot::Skirmishers, Foot::Cavalry, Foot::Artillery].into_iter().zip(&mut steps)
                {
                    if let (Some(cost), Some(known)) = (self.step_of(foot, hex, way), costs.get_mut(slot)) {
                        *known = cost;
                    }
                }
                for (arm, costs) in [Arm::Infantry, Arm::Cavalry, Arm::Artillery].into_iter().zip(&mut marches) {
                    if let (Some(cost), Some(known)) = (self.march_of(arm, hex, way), costs.get_mut(slot)) {
                        *known = cost;
                    }
                }
            }
        }
        self.steps = steps;
        self.marches = marches;
    }

    /// [18.3, 50] The hex entered and every side crossed.
    fn step_of(&self, foot: Foot, from: Hex, way: Direction) -> Option<u16> {
        let here = self.cell(from);
        let to = self.neighbour(from, way)?;
        let there = self.cell(to);
        // A work is entered and left by its rear only [62.3].
        if here.work.is_some_and(|front| front.has(way)) || there.work.is_some_and(|front| front.has(way.opposite())) {
            return None;
        }
        let arm = match foot {
            Foot::Infantry | Foot::Skirmishers => Arm::Infantry,
            Foot::Cavalry => Arm::Cavalry,
            Foot::Artillery => Arm::Artillery,
        };
        if there.terrain == Terrain::Swamp && foot != Foot::Skirmishers {
            return None;
        }
        let ground = match there.terrain {
            Terrain::Pathway if here.terrain != Terrain::Pathway => Terrain::Woods,
            other => other,
        };
        let tables = self.tables();
        let mut cost = self.effect(ground).cost.of(arm)?;
        if here.slopes.has(way) {
            cost += tables.slope.of(arm)?;
        }
        if here.streams.has(way) {
            cost += tables.stream.of(arm)?;
        }
        Some(cost)
    }

    /// [18.6, 18.7] Along a road side in road march.
    fn march_of(&self, arm: Arm, from: Hex, way: Direction) -> Option<u16> {
        let here = self.cell(from);
        let to = self.neighbour(from, way)?;
        if !here.roads.has(way) {
            return None;
        }
        let tables = self.tables();
        let mut cost = self.effect(self.cell(to).terrain).march?.0;
        if here.bridges.has(way) {
            cost += tables.bridge.of(arm)?;
        } else if here.streams.has(way) {
            cost += tables.stream.of(arm)?;
        }
        Some(cost)
    }

    /// The data it was made from.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.definition.tables
    }

    pub(crate) fn content(&self) -> Hash {
        self.content
    }

    pub(crate) fn index(&self, hex: Hex) -> Option<usize> {
        let grid = &self.definition.ground.grid;
        grid.contains(hex).then(|| usize::from(hex.column - 1) * usize::from(grid.rows) + usize::from(hex.row - 1))
    }

    pub(crate) fn cell_count(&self) -> usize {
        self.cells.len()
    }

    pub(crate) fn cell(&self, hex: Hex) -> &Cell {
        self.index(hex).and_then(|at| self.cells.get(at)).unwrap_or(&NOWHERE)
    }

    /// Whether the hex is on the map of this battle.
    pub fn exists(&self, hex: Hex) -> bool {
        self.cell(hex).exists
    }

    /// The ground of a hex.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.cell(hex).terrain
    }

    /// The level of a hex.
    pub fn level(&self, hex: Hex) -> u8 {
        self.cell(hex).level
    }

    /// The front sides of the work in a hex, if there is one [62.3].
    pub fn work(&self, hex: Hex) -> Option<Vec<Direction>> {
        self.cell(hex).work.map(|front| front.iter().collect())
    }

    /// Every hex that exists.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.definition.ground.grid.hexes().filter(|hex| self.exists(*hex))
    }

    pub(crate) fn neighbour(&self, hex: Hex, way: Direction) -> Option<Hex> {
        self.cell(hex).neighbours.get(way.index()).copied().flatten()
    }

    /// The hexes around a hex, with the side that leads to each.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = (Direction, Hex)> + '_ {
        Direction::ALL.into_iter().filter_map(move |way| Some((way, self.neighbour(hex, way)?)))
    }

    /// The distance between two hexes, in hexes.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.definition.ground.grid.distance(a, b)
    }

    /// The side of a hex that leads to a neighbour.
    pub fn direction(&self, from: Hex, to: Hex) -> Option<Direction> {
        self.definition.ground.grid.direction(from, to)
    }

    pub(crate) fn effect(&self, terrain: Terrain) -> &TerrainEffect {
        // Faults see to it that there is a row for every kind, in their order.
        self.tables().terrain.get(terrain as usize).unwrap_or_else(|| empty_effect())
    }

    pub(crate) fn defence(&self, terrain: Terrain) -> &FireDefence {
        &self.effect(terrain).defence
    }

    /// The cost of a step apart from road march, or [`CLOSED`].
    pub(crate) fn step(&self, foot: Foot, from: Hex, way: Direction) -> u16 {
        let slot = self.index(from).map(|at| at * 6 + way.index());
        let [infantry, skirmishers, cavalry, artillery] = &self.steps;
        let costs = match foot {
            Foot::Infantry => infantry,
            Foot::Skirmishers => skirmishers,
            Foot::Cavalry => cavalry,
            Foot::Artillery => artillery,
        };
        slot.and_then(|slot| costs.get(slot)).copied().unwrap_or(CLOSED)
    }

    /// The cost of a step in road march, or [`CLOSED`].
    pub(crate) fn march(&self, arm: Arm, from: Hex, way: Direction) -> u16 {
        let slot = self.index(from).map(|at| at * 6 + way.index());
        let [infantry, cavalry, artillery] = &self.marches;
        let costs = match arm {
            Arm::Infantry => infantry,
            Arm::Cavalry => cavalry,
            Arm::Artillery => artillery,
        };
        slot.and_then(|slot| costs.get(slot)).copied().unwrap_or(CLOSED)
    }

    /// Whether cavalry may charge over that side into the hex beyond: clear ground, or a work by its rear [37.3, 37.4].
    pub(crate) fn charges_into(&self, from: Hex, way: Direction) -> bool {
        let Some(to) = self.neighbour(from, way) else { return false };
        let there = self.cell(to);
        match there.work {
            Some(front) => !front.has(way.opposite()),
            None => there.terrain == Terrain::Clear,
        }
    }

    /// The cost of a ride into a target: clear ground and the sides crossed.
    pub(crate) fn charge_entry(&self, from: Hex, way: Direction) -> u16 {
        let tables = self.tables();
        let here = self.cell(from);
        let side = |crossed: bool, cost: Option<u16>| if crossed { cost.unwrap_or(0) } else { 0 };
        self.effect(Terrain::Clear).cost.of(Arm::Cavalry).unwrap_or(0)
            + side(here.slopes.has(way), tables.slope.of(Arm::Cavalry))
            + side(here.streams.has(way), tables.stream.of(Arm::Cavalry))
    }

    /// The printed data of a unit.
    pub fn unit(&self, unit: UnitId) -> Option<&UnitData> {
        self.definition.units.get(usize::from(unit.0))
    }

    /// The type of a unit.
    pub fn kind(&self, unit: UnitId) -> Option<&UnitType> {
        self.types.get(usize::from(unit.0))
    }

    /// The printed data of a leader.
    pub fn leader(&self, leader: LeaderId) -> Option<&LeaderData> {
        self.definition.leaders.get(usize::from(leader.0))
    }

    /// Every unit, in the order of the file.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..u16::try_from(self.definition.units.len()).unwrap_or(0)).map(UnitId)
    }

    /// Every leader, in the order of the file.
    pub fn leader_ids(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..u16::try_from(self.definition.leaders.len()).unwrap_or(0)).map(LeaderId)
    }

    /// The name of a side.
    pub fn side_name(&self, side: Side) -> &str {
        let [first, second] = &self.definition.sides;
        if side == Side::First { first } else { second }
    }

    pub(crate) fn home(&self, side: Side) -> Hex {
        let [first, second] = self.definition.ground.home;
        if side == Side::First { first } else { second }
    }

    /// The reinforcement a unit belongs to, if the terms bring it.
    pub(crate) fn arrival_of(&self, terms: Terms, unit: UnitId) -> Option<&Reinforcement> {
        let comes = |group: &&Reinforcement| (!group.kozlov || terms.kozlov) && group.units.contains(&unit);
        self.definition.reinforcements.iter().find(comes)
    }

    /// The reinforcement group that brings a leader.
    pub(crate) fn arrival_of_leader(&self, terms: Terms, leader: LeaderId) -> Option<&Reinforcement> {
        let comes = |group: &&Reinforcement| (!group.kozlov || terms.kozlov) && group.leaders.contains(&leader);
        self.definition.reinforcements.iter().find(comes)
    }

    pub(crate) fn entry(&self, entry: EntryId) -> Option<Hex> {
        self.definition.ground.entries.get(usize::from(entry.0)).map(|entry| entry.hex)
    }
}

fn empty_effect() -> &'static TerrainEffect {
    use super::tables::ArmCosts;
    static EMPTY: TerrainEffect = TerrainEffect {
        terrain: Terrain::Pond,
        cost: ArmCosts { infantry: None, cavalry: None, artillery: None },
        march: None,
        blocks: false,
        stacking: Vec::new(),
        defence: FireDefence {
            column: 0,
            line: 0,
            carre: 0,
            general: 0,
            skirmish: 0,
            disorder: 0,
            limbered: 0,
            unlimbered: 0,
        },
    };
    &EMPTY
}

fn cells(ground: &GroundData) -> Vec<Cell> {
    let grid = &ground.grid;
    let within = |hex: Hex| {
        grid.contains(hex)
            && ground.area.is_none_or(|area| {
                (area.first_column..=area.last_column).contains(&hex.column)
                    && (area.first_row..=area.last_row).contains(&hex.row)
            })
    };
    let set = |sides: &[Hexside]| sides.iter().copied().collect::<BTreeSet<_>>();
    let (slopes, streams, bridges, roads) =
        (set(&ground.slopes), set(&ground.streams), set(&ground.bridges), set(&ground.roads));
    grid.hexes()
        .map(|hex| {
            let neighbours =
                Direction::ALL.map(|way| grid.neighbour(hex, way).filter(|next| within(*next) && within(hex)));
            let marked = |of: &BTreeSet<Hexside>| {
                let found = neighbours.iter().zip(Direction::ALL).filter_map(|(next, way)| {
                    next.filter(|next| of.contains(&Hexside::between(hex, *next))).map(|_| way)
                });
                Sides::of(&found.collect::<Vec<_>>())
            };
            let terrain = ground.terrain.iter().find(|patch| patch.hexes.contains(&hex));
            let level = ground.levels.iter().find(|height| height.hexes.contains(&hex));
            let work = ground.works.iter().find(|work| work.hex == hex);
            Cell {
                exists: within(hex),
                terrain: terrain.map_or(Terrain::Clear, |patch| patch.terrain),
                level: level.map_or(0, |height| height.level),
                work: work.map(|work| Sides::of(&work.front)),
                edge: within(hex) && neighbours.iter().any(Option::is_none),
                slopes: marked(&slopes),
                streams: marked(&streams),
                bridges: marked(&bridges),
                roads: marked(&roads),
                neighbours,
            }
        })
        .collect()
}
