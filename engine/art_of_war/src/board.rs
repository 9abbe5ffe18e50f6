//! A checked battle under one revision of the rules, with all facts about its ground computed once.

use super::definition::*;
use super::ground::{Around, Cell, CellId, Ground, Shot, Step, cell_id, stops_fire};
use super::revision::Revision;
use super::unit_set::UnitSet;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use engine::line::{Passage, line};
use engine::map::MapFault;
use serde::{Deserialize, Serialize};

/// A battle that has been checked: every question about it has an answer.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    revision: Revision,
    hash: Hash,
    cells: Vec<Cell>,
    /// The steps and shots in dry weather and, if it ever rains, in rain [13.0].
    around: Vec<Around>,
    /// Every hex of the rectangle, by its cell.
    hexes: Vec<Hex>,
    /// The units of each side.
    sides: [UnitSet; 2],
    /// Garrisons, which take no room and do not move [10.2, 14.0].
    garrisons: UnitSet,
    /// Artillery.
    guns: UnitSet,
    /// The army of each unit, by its place in the rules.
    armies: Vec<Option<ArmyId>>,
    /// The cell returned for hexes that do not exist.
    nowhere: Cell,
    nobody: UnitData,
}

/// An army with a morale, by its place in [`Rules::armies`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmyId(pub u8);

impl Board {
    /// Checks a definition and computes its ground, under the newest rules.
    pub fn new(definition: Definition) -> Result<Board, Vec<MapFault>> {
        let faults = definition.faults();
        if faults.is_empty() { Ok(Board::checked(definition, Revision::NEWEST)) } else { Err(faults) }
    }

    /// The same battle under a revision of the rules.
    #[must_use]
    pub fn by(&self, revision: Revision) -> Board {
        if revision == self.revision { self.clone() } else { Board::checked(self.definition.clone(), revision) }
    }

    fn checked(definition: Definition, revision: Revision) -> Board {
        let hash = definition.content_hash();
        let ground = |rain| Ground::new(&definition, revision, rain);
        let cells = ground(false).cells();
        let mut around = vec![ground(false).around(&cells)];
        if !definition.turns.rain.is_empty() {
            around.push(ground(true).around(&cells));
        }
        let army = |unit: &UnitData| {
            let at = definition.rules.armies.iter().position(|army| army.nation == unit.nation)?;
            u8::try_from(at).ok().map(ArmyId)
        };
        let armies = definition.units.iter().map(army).collect();
        let hexes = definition.map.grid.hexes().collect();
        let those = |which: &dyn Fn(&UnitData) -> bool| -> UnitSet {
            let ids = (0..=u8::MAX).map(UnitId).zip(&definition.units);
            ids.filter(|(_, unit)| which(unit)).map(|(id, _)| id).collect()
        };
        let sides = Side::BOTH.map(|side| those(&|unit| unit.side == side));
        let garrisons = those(&|unit| unit.garrison.is_some());
        let guns = those(&|unit| unit.arm == Arm::Artillery);
        let nobody = UnitData {
            id: String::from("?"),
            name: String::from("nobody"),
            side: Side::First,
            nation: String::new(),
            division: None,
            arm: Arm::Infantry,
            strength: 0,
            movement: Halves(0),
            guard: false,
            reserve: false,
            garrison: None,
            start: Start::At(Hex::new(0, 0)),
        };
        let nowhere = Cell::default();
        Board { definition, revision, hash, cells, around, hexes, sides, garrisons, guns, armies, nowhere, nobody }
    }

    /// The definition of the battle.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    /// The hash of the definition.
    pub fn content_hash(&self) -> Hash {
        self.hash
    }

    /// The name of a side.
    pub fn side_name(&self, side: Side) -> &str {
        let [first, second] = &self.definition.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// The number of units.
    pub fn unit_count(&self) -> usize {
        self.definition.units.len()
    }

    /// All units.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..u8::try_from(self.definition.units.len()).unwrap_or(u8::MAX)).map(UnitId)
    }

    /// The units of one side.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.all_of(side).iter()
    }

    /// The units of one side, as a set.
    pub(crate) fn all_of(&self, side: Side) -> UnitSet {
        let [first, second] = self.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// All garrisons [14.0].
    pub(crate) fn garrisons(&self) -> UnitSet {
        self.garrisons
    }

    /// All artillery.
    pub(crate) fn guns(&self) -> UnitSet {
        self.guns
    }

    /// The side of a unit.
    pub(crate) fn side_of_unit(&self, id: UnitId) -> Side {
        if self.all_of(Side::Second).contains(id) { Side::Second } else { Side::First }
    }

    /// The printed data of a unit; an empty unit for an id that does not exist.
    pub fn unit(&self, id: UnitId) -> &UnitData {
        self.definition.units.get(usize::from(id.0)).unwrap_or(&self.nobody)
    }

    /// Whether there is such a unit.
    pub fn has_unit(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.definition.units.len()
    }

    /// The unit with that id.
    pub fn unit_by_id(&self, id: &str) -> Option<UnitId> {
        self.unit_ids().find(|&unit| self.unit(unit).id == id)
    }

    /// A division.
    pub fn division(&self, id: DivisionId) -> Option<&Division> {
        self.definition.divisions.get(usize::from(id.0))
    }

    /// All divisions.
    pub fn division_ids(&self) -> impl Iterator<Item = DivisionId> + use<> {
        (0..u8::try_from(self.definition.divisions.len()).unwrap_or(u8::MAX)).map(DivisionId)
    }

    /// The division with that id.
    pub fn division_by_id(&self, id: &str) -> Option<DivisionId> {
        self.division_ids().find(|&division| self.division(division).is_some_and(|found| found.id == id))
    }

    /// Whether the hex is on the map.
    pub fn exists(&self, hex: Hex) -> bool {
        self.cell(hex).exists
    }

    /// The distance between two hexes.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.definition.map.grid.distance(a, b)
    }

    /// Whether attacks and zones of control reach from one hex to the other, in rain or not [ruling 5].
    pub fn touch(&self, rain: bool, a: Hex, b: Hex) -> bool {
        self.step(rain, a, b).is_some_and(|step| step.touches)
    }

    /// The army a unit belongs to, in a battle with morale [16.0].
    pub fn army_of(&self, id: UnitId) -> Option<ArmyId> {
        self.armies.get(usize::from(id.0)).copied().flatten()
    }

    /// An army.
    pub fn army(&self, id: ArmyId) -> Option<&Army> {
        self.definition.rules.armies.get(usize::from(id.0))
    }

    /// All armies.
    pub fn army_ids(&self) -> impl Iterator<Item = ArmyId> + use<> {
        (0..u8::try_from(self.definition.rules.armies.len()).unwrap_or(u8::MAX)).map(ArmyId)
    }

    /// The units of an army.
    pub fn units_of_army(&self, army: ArmyId) -> impl Iterator<Item = UnitId> + '_ {
        self.unit_ids().filter(move |&id| self.army_of(id) == Some(army))
    }

    /// Whether it is a rain turn [13.0].
    pub fn is_rain(&self, turn: u8) -> bool {
        self.definition.turns.rain.contains(&turn)
    }

    /// Whether it is a night turn [8.0].
    pub fn is_night(&self, turn: u8) -> bool {
        self.definition.turns.night.contains(&turn)
    }

    /// Whether guns in one hex have a clear line of fire to the other, two hexes away or just across a river that
    /// cannot be crossed there. `None` at any other distance.
    pub fn line_of_fire(&self, rain: bool, from: Hex, to: Hex) -> Option<bool> {
        self.shots(rain, from).iter().find(|shot| shot.to == to).map(|shot| shot.clear)
    }

    /// The hexes that stop fire on the straight line between two others, whatever their distance [9.0].
    pub fn fire_blockers(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let blocks = |hex| self.cell(hex).blocks_fire;
        let stops = |passage: &Passage| stops_fire(self.revision, *passage, &blocks);
        let met = line(&self.definition.map.grid, from, to).into_iter().filter(stops);
        met.flat_map(|passage| match passage {
            Passage::Through(hex) | Passage::Along(hex) => vec![hex],
            Passage::Between(one, other) => vec![one, other],
        })
        .collect()
    }

    /// Whether a defender of the hex is doubled against every attack: a town or a fort [9.0].
    pub fn doubles_defence(&self, hex: Hex) -> bool {
        self.cell(hex).doubling.is_some()
    }

    /// Whether a unit, or guns, could step from one hex to the other in dry weather.
    pub fn passable(&self, from: Hex, to: Hex, guns: bool) -> bool {
        let arm = if guns { Arm::Artillery } else { Arm::Infantry };
        self.step(false, from, to).is_some_and(|step| step.cost_for(arm).is_some())
    }

    /// The cost of a step to an adjacent hex for a unit of that arm; `None` if it can never make it [4.2, 9.0].
    pub fn step_cost(&self, rain: bool, from: Hex, to: Hex, arm: Arm) -> Option<Halves> {
        self.step(rain, from, to)?.cost_for(arm)
    }

    fn around(&self, rain: bool) -> Option<&Around> {
        self.around.get(usize::from(rain)).or(self.around.first())
    }

    pub(crate) fn steps(&self, rain: bool, from: Hex) -> &[Step] {
        self.cell_id(from).map_or(&[], |cell| self.steps_from(rain, cell))
    }

    pub(crate) fn steps_from(&self, rain: bool, from: CellId) -> &[Step] {
        self.around(rain).map_or(&[], |around| around.steps(from))
    }

    pub(crate) fn shots(&self, rain: bool, from: Hex) -> &[Shot] {
        self.cell_id(from).map_or(&[], |cell| self.shots_from(rain, cell))
    }

    pub(crate) fn shots_from(&self, rain: bool, from: CellId) -> &[Shot] {
        self.around(rain).map_or(&[], |around| around.shots(from))
    }

    pub(crate) fn step(&self, rain: bool, from: Hex, to: Hex) -> Option<&Step> {
        self.steps(rain, from).iter().find(|step| step.to == to)
    }

    pub(crate) fn cell_id(&self, hex: Hex) -> Option<CellId> {
        cell_id(&self.definition.map, hex)
    }

    pub(crate) fn index(&self, hex: Hex) -> Option<usize> {
        self.cell_id(hex).map(CellId::index)
    }

    /// The hex of a cell.
    pub(crate) fn hex_of_cell(&self, cell: CellId) -> Option<Hex> {
        self.hexes.get(cell.index()).copied()
    }

    pub(crate) fn cell(&self, hex: Hex) -> &Cell {
        self.index(hex).and_then(|at| self.cells.get(at)).unwrap_or(&self.nowhere)
    }

    pub(crate) fn cell_count(&self) -> usize {
        self.cells.len()
    }
}
