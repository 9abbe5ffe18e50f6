//! A battle that has been checked: its ground and its counters, with everything worked out that never changes.

mod ground;

use super::chart::{Chart, Printed, way_of};
use super::counters::{Names, chains, counters, lists, nobody, small, sorted, tire};
use super::definition::*;
use super::facing::Way;
use super::faults::{Fault, faults};
use super::revision::Revision;
use super::state::{LeaderId, UnitId};
use super::tables::Tables;
use super::whole::{FieldLeader, FieldOfBattle, FieldUnit, Morning, WholeField};
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::{Cube, Grid, Hex};
use ground::steps;
pub(crate) use ground::within;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A name that several counters share: a regiment, brigade, division, corps or battery.
pub(crate) type Key = u16;

/// The role of a counter in play [1.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A battalion.
    Battalion(FootKind),
    /// A skirmish unit of a battalion.
    Skirmisher,
    /// Horse.
    Cavalry(HorseKind),
    /// Guns with their crew.
    Battery(GunKind),
    /// A crew without guns.
    Crew,
}

/// A counter.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its id [R75, R80].
    pub id: String,
    /// Its name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// Its nation.
    pub nation: Nation,
    /// The role.
    pub role: Role,
    /// Printed strength, of a battery its crew.
    pub strength: u8,
    /// Guns at the start.
    pub guns: u8,
    /// Printed rating.
    pub er: u8,
    /// Effectiveness modifier.
    pub em: u8,
    /// The battalion of a skirmish unit, the battery of a crew.
    pub parent: Option<UnitId>,
    /// Skirmish units a battalion can have, or the crew of a battery.
    pub children: Vec<UnitId>,
    pub(crate) regiment: Option<Key>,
    pub(crate) brigade: Option<Key>,
    pub(crate) division: Option<Key>,
    pub(crate) battery: Option<Key>,
    pub(crate) attached: Option<LeaderId>,
    pub(crate) group: Option<u8>,
    pub(crate) drunken: bool,
    /// Never southwest of the secondary line [20.15.A].
    pub(crate) line_bound: bool,
    /// Its place among the brigades that tire (15).
    pub(crate) tires: Option<u16>,
    /// The army or corps whose morale it bears on (14).
    pub(crate) body: Option<u8>,
    /// Its place in the definition; that of its parent if it is made in play.
    pub(crate) data: usize,
}

impl Counter {
    /// Whether it is Cossack horse.
    pub fn is_cossack(&self) -> bool {
        self.role == Role::Cavalry(HorseKind::Cossack)
    }

    /// Whether it is a battalion.
    pub fn is_battalion(&self) -> bool {
        matches!(self.role, Role::Battalion(_))
    }

    /// Whether it is horse, Cossacks included.
    pub fn is_cavalry(&self) -> bool {
        matches!(self.role, Role::Cavalry(_))
    }

    /// Whether it is a battery.
    pub fn is_battery(&self) -> bool {
        matches!(self.role, Role::Battery(_))
    }

    /// A skirmish unit or a crew alone.
    pub fn is_loose(&self) -> bool {
        matches!(self.role, Role::Skirmisher | Role::Crew)
    }

    /// A Jaeger battalion or one of its skirmish units.
    pub(crate) fn is_jaeger(&self, board: &Board) -> bool {
        match self.role {
            Role::Battalion(kind) => kind == FootKind::Jaeger,
            Role::Skirmisher => self.parent.is_some_and(|parent| board.unit(parent).is_jaeger(board)),
            _ => false,
        }
    }
}

/// A leader.
#[derive(Clone, Debug)]
pub struct Chief {
    /// His id.
    pub id: String,
    /// His name.
    pub name: String,
    /// The owner.
    pub side: Side,
    /// His rank.
    pub level: Level,
    /// Command radius.
    pub radius: u8,
    /// Command bonus.
    pub bonus: u8,
    /// Mobile value.
    pub mobile: u8,
    /// His superior, if he is in this battle.
    pub superior: Option<LeaderId>,
    pub(crate) in_town: bool,
    pub(crate) at_will: bool,
    pub(crate) no_continuation: bool,
    /// His brigade begins with C: he leads horse [19.23].
    pub(crate) leads_horse: bool,
    /// The detachment commander of all Russian horse [20.15.B].
    pub(crate) leads_all_horse: bool,
    pub(crate) data: usize,
}

/// The hex beyond a hexside, and what the hexside has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beyond {
    pub(crate) to: Hex,
    /// A road crosses it; a major one.
    pub(crate) road: Option<bool>,
    pub(crate) stream: bool,
    pub(crate) major_stream: bool,
    pub(crate) fence: bool,
    pub(crate) up: bool,
}

/// One hex, worked out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) terrain: Terrain,
    pub(crate) level: u8,
    /// A slope hex (R2).
    pub(crate) slope: bool,
    /// The best road of the hex; a major one.
    pub(crate) road: Option<bool>,
    pub(crate) control: Option<u16>,
    pub(crate) town: bool,
    pub(crate) stronghold: bool,
    /// French combat units never enter it [20.22].
    pub(crate) french_closed: bool,
    pub(crate) printed: Printed,
}

const OFF: Spot = Spot {
    terrain: Terrain::Clear,
    level: 0,
    slope: false,
    road: None,
    control: None,
    town: false,
    stronghold: false,
    french_closed: false,
    printed: Printed { row: 0, column: 0 },
};

/// A battle that has been checked, under one revision of the rules.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    revision: Revision,
    grid: Grid,
    spots: Vec<Spot>,
    beyond: Vec<[Option<Beyond>; 6]>,
    units: Vec<Counter>,
    leaders: Vec<Chief>,
    names: Vec<String>,
    holds: Vec<bool>,
    chain: Vec<bool>,
    /// The leaders of each unit's chain.
    chains: Vec<Vec<LeaderId>>,
    brigades: Vec<Key>,
    /// One step each way, in cubes.
    steps: [Cube; 6],
    /// Every hex within the longest Minimum range of each hex, itself included, in the order of the grid.
    rings: Vec<Vec<Hex>>,
    content: Hash,
    nobody: Counter,
    no_leader: Chief,
    /// The commander whose radius serves all [20.15.B].
    pub(crate) overall: Option<LeaderId>,
    /// The artillery leader and whose radius serves him [19.54].
    pub(crate) gunner: Option<(LeaderId, Vec<LeaderId>)>,
    /// The whole field, if the battle is fought on it [20.3].
    whole: Option<Arc<FieldOfBattle>>,
}

impl Board {
    /// The battle under the newest rules, or everything that is wrong with it.
    pub fn new(definition: Definition) -> Result<Board, Vec<Fault>> {
        let wrong = faults(&definition);
        if wrong.is_empty() { Ok(Board::build(definition, None)) } else { Err(wrong) }
    }

    /// The battle on a whole field, or everything that is wrong with it.
    pub fn of_field(field: WholeField) -> Result<Board, Vec<Fault>> {
        let wrong = field.field_faults();
        if !wrong.is_empty() {
            return Err(wrong.iter().map(|fault| Fault(fault.to_string())).collect());
        }
        let content = field.field_hash();
        let whole = FieldOfBattle::new(field);
        let definition = whole.definition();
        let wrong = faults(&definition);
        if wrong.is_empty() {
            Ok(Board { content, ..Board::build(definition, Some(Arc::new(whole))) })
        } else {
            Err(wrong)
        }
    }

    /// The whole field, if the battle is fought on it.
    pub fn whole(&self) -> Option<&FieldOfBattle> {
        self.whole.as_deref()
    }

    /// A counter's data on the whole field.
    pub fn field_unit(&self, id: UnitId) -> Option<&FieldUnit> {
        self.whole()?.field.units.get(self.unit(id).data)
    }

    /// The limits of the morning for a counter of the whole field.
    pub(crate) fn morning(&self, id: UnitId) -> Option<&Morning> {
        self.whole()?.mornings.get(self.unit(id).data)
    }

    /// A leader's data on the whole field.
    pub fn field_leader(&self, id: LeaderId) -> Option<&FieldLeader> {
        self.whole()?.field.leaders.get(self.leader(id).data)
    }

    /// The same battle under another revision of the rules.
    #[must_use]
    pub fn by(&self, revision: Revision) -> Board {
        Board { revision, ..self.clone() }
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    fn build(definition: Definition, whole: Option<Arc<FieldOfBattle>>) -> Board {
        let chart = definition.ground.chart;
        let grid = chart.grid();
        let mut names = Names::default();
        let leader_order = sorted(definition.leaders.iter().map(|leader| leader.id.as_str()));
        let leader_ids: BTreeMap<&str, LeaderId> = leader_order
            .iter()
            .enumerate()
            .filter_map(|(at, &data)| Some((definition.leaders.get(data)?.id.as_str(), LeaderId(small(at)))))
            .collect();
        let mut units = counters(&definition, &mut names, &leader_ids, whole.as_deref());
        let brigades = tire(&mut units, &names.all);
        let rules = &definition.rules;
        let leaders: Vec<Chief> = leader_order
            .iter()
            .filter_map(|&data| {
                let leader = definition.leaders.get(data)?;
                let named = |list: &[String]| list.contains(&leader.id);
                Some(Chief {
                    id: leader.id.clone(),
                    name: leader.name.clone(),
                    side: leader.side,
                    level: leader.level,
                    radius: leader.radius,
                    bonus: leader.bonus,
                    mobile: leader.mobile,
                    superior: leader.superior.as_ref().and_then(|id| leader_ids.get(id.as_str()).copied()),
                    in_town: named(&rules.in_town),
                    at_will: named(&rules.mobile_at_will),
                    no_continuation: named(&rules.no_continuation),
                    leads_horse: leader.commands.iter().any(|name| name.starts_with("C/")),
                    leads_all_horse: leader.level == Level::Detachment
                        && leader.commands.iter().any(|name| name == "C"),
                    data,
                })
            })
            .collect();
        let find = |id: &String| leader_ids.get(id.as_str()).copied();
        let overall = rules.overall.as_ref().and_then(find);
        let gunner = rules
            .gunner
            .as_ref()
            .and_then(|gunner| Some((find(&gunner.leader)?, gunner.under.iter().filter_map(find).collect())));
        let content = Hash::of("estafette winter scenario", &definition);
        let no_leader = Chief {
            id: String::new(),
            name: String::new(),
            side: Side::First,
            level: Level::Brigade,
            radius: 0,
            bonus: 0,
            mobile: 0,
            superior: None,
            in_town: false,
            at_will: false,
            no_continuation: true,
            leads_horse: false,
            leads_all_horse: false,
            data: usize::MAX,
        };
        let holds = lists(&definition, &leaders, &units, whole.as_deref());
        let chain = chains(&holds, &leaders, units.len());
        let count = units.len();
        let above = |unit: usize| {
            let of = |leader: &usize| {
                chain.get(leader * count + unit) == Some(&true) || holds.get(leader * count + unit) == Some(&true)
            };
            (0..leaders.len()).filter(of).map(|leader| LeaderId(small(leader))).collect()
        };
        let above_each: Vec<Vec<LeaderId>> = (0..count).map(above).collect();
        let mut board = Board {
            grid,
            spots: Vec::new(),
            beyond: Vec::new(),
            units,
            leaders,
            names: names.all,
            steps: steps(grid),
            rings: Vec::new(),
            holds,
            chain,
            chains: above_each,
            brigades,
            content,
            nobody: nobody(),
            no_leader,
            overall,
            gunner,
            definition,
            revision: Revision::NEWEST,
            whole,
        };
        board.lay_ground();
        board
    }

    /// Everything the battle was built from.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The numbers of the rules.
    pub fn tables(&self) -> &Tables {
        &self.definition.tables
    }

    /// The special rules of this battle.
    pub fn rules(&self) -> &Rules {
        &self.definition.rules
    }

    /// Printed hex numbers.
    pub fn chart(&self) -> Chart {
        self.definition.ground.chart
    }

    /// The grid.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Counters in order of their ids, skirmish units and crews included.
    pub fn units(&self) -> &[Counter] {
        &self.units
    }

    /// Leaders in order of their ids.
    pub fn leaders(&self) -> &[Chief] {
        &self.leaders
    }

    /// A counter; an empty one if there is none of that id.
    pub fn unit(&self, id: UnitId) -> &Counter {
        self.units.get(usize::from(id.0)).unwrap_or(&self.nobody)
    }

    /// A leader; an empty one if there is none of that id.
    pub fn leader(&self, id: LeaderId) -> &Chief {
        self.leaders.get(usize::from(id.0)).unwrap_or(&self.no_leader)
    }

    /// Whether there is such a counter.
    pub fn has_unit(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.units.len()
    }

    /// Whether there is such a leader.
    pub fn has_leader(&self, id: LeaderId) -> bool {
        usize::from(id.0) < self.leaders.len()
    }

    /// Every counter's id.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..small(self.units.len())).map(UnitId)
    }

    /// Every leader's id.
    pub fn leader_ids(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..small(self.leaders.len())).map(LeaderId)
    }

    /// The counter with that id in the data.
    pub fn unit_id(&self, id: &str) -> Option<UnitId> {
        self.units.binary_search_by(|unit| unit.id.as_str().cmp(id)).ok().map(|at| UnitId(small(at)))
    }

    /// The leader with that id in the data.
    pub fn leader_id(&self, id: &str) -> Option<LeaderId> {
        self.leaders.binary_search_by(|leader| leader.id.as_str().cmp(id)).ok().map(|at| LeaderId(small(at)))
    }

    /// The data a counter was made from.
    pub fn data(&self, id: UnitId) -> Option<&UnitData> {
        self.definition.units.get(self.unit(id).data)
    }

    /// The data a leader was made from.
    pub fn leader_data(&self, id: LeaderId) -> Option<&LeaderData> {
        self.definition.leaders.get(self.leader(id).data)
    }

    pub(crate) fn key_name(&self, key: Key) -> &str {
        self.names.get(usize::from(key)).map_or("", String::as_str)
    }

    /// The brigades that tire, by name (15).
    pub fn brigades(&self) -> impl Iterator<Item = &str> {
        self.brigades.iter().map(|&key| self.key_name(key))
    }

    pub(crate) fn key(&self, name: &str) -> Option<Key> {
        self.names.iter().position(|known| known == name).map(small)
    }

    pub(crate) fn content_hash(&self) -> Hash {
        self.content
    }

    /// Whether a leader's list holds a unit [1.12].
    pub fn holds(&self, leader: LeaderId, unit: UnitId) -> bool {
        self.holds.get(usize::from(leader.0) * self.units.len() + usize::from(unit.0)) == Some(&true)
    }

    /// Whether a leader is of a unit's chain [1.12].
    pub fn of_chain(&self, leader: LeaderId, unit: UnitId) -> bool {
        self.chain.get(usize::from(leader.0) * self.units.len() + usize::from(unit.0)) == Some(&true)
    }

    /// The leaders of a unit's chain as the battle has it, those whose lists hold it among them.
    pub(crate) fn chain_of(&self, unit: UnitId) -> &[LeaderId] {
        self.chains.get(usize::from(unit.0)).map_or(&[], Vec::as_slice)
    }

    /// One step that way, in cubes.
    pub(crate) fn step(&self, way: Way) -> Cube {
        self.steps.get(way.index()).copied().unwrap_or(Cube { x: 0, y: 0, z: 0 })
    }

    /// Every hex so near that a Minimum Fire Zone could join the two, the hex itself included [1.8].
    pub(crate) fn ring(&self, hex: Hex) -> &[Hex] {
        self.index(hex).and_then(|at| self.rings.get(at)).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn index(&self, hex: Hex) -> Option<usize> {
        let at = (usize::from(hex.column).checked_sub(1)?, usize::from(hex.row).checked_sub(1)?);
        self.grid.contains(hex).then_some(at.0 * usize::from(self.grid.rows) + at.1)
    }

    pub(crate) fn spot(&self, hex: Hex) -> &Spot {
        self.index(hex).and_then(|at| self.spots.get(at)).unwrap_or(&OFF)
    }

    pub(crate) fn beyond(&self, hex: Hex, way: Way) -> Option<&Beyond> {
        self.index(hex).and_then(|at| self.beyond.get(at)).and_then(|sides| sides.get(way.index())?.as_ref())
    }

    /// The hex on that side.
    pub fn next(&self, hex: Hex, way: Way) -> Option<Hex> {
        self.beyond(hex, way).map(|side| side.to)
    }

    /// The hexes beside one, by way.
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = (Way, Hex)> + '_ {
        Way::ALL.into_iter().filter_map(move |way| Some((way, self.next(hex, way)?)))
    }

    /// Distance between two hexes.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.grid.distance(a, b)
    }

    /// The way from a hex to one beside it.
    pub fn way(&self, from: Hex, to: Hex) -> Option<Way> {
        self.grid.direction(from, to).map(way_of)
    }
}
