//! A battle that has been checked, with everything worked out that play asks again and again.

use super::definition::*;
use super::faults::{Fault, faults};
use super::revision::Revision;
use super::tables::Tables;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::{Grid, Hex, Lower};

/// The ground of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names of the ground")]
pub enum Ground {
    #[default]
    Clear,
    Woods,
    Hills,
    Marsh,
}

/// The class of a road or of a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the two classes")]
pub enum Grade {
    Primary,
    Secondary,
}

/// A hex as the rules see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the contents of a hex")]
pub struct Cover {
    pub ground: Ground,
    /// Whether it is water, which no unit enters.
    pub water: bool,
    pub major_town: bool,
    pub fortified: bool,
}

/// The way from a hex into one beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the features of a hexside")]
pub struct Step {
    pub from: Hex,
    pub to: Hex,
    pub road: Option<Grade>,
    pub river: Option<Grade>,
    pub lake: bool,
    /// Whether the hex entered, or the one left, is water.
    pub wet: bool,
}

impl Step {
    /// The hexside between the two.
    pub fn side(&self) -> Hexside {
        Hexside::new(self.from, self.to)
    }

    /// Whether a road crosses a river here.
    pub const fn is_bridge(&self) -> bool {
        self.road.is_some() && self.river.is_some()
    }
}

/// A battle free of faults, under one revision of the rules.
#[derive(Clone, Debug)]
pub struct Board {
    definition: Definition,
    revision: Revision,
    hash: Hash,
    grid: Grid,
    covers: Vec<Cover>,
    steps: Vec<Vec<Step>>,
    /// Units of each formation.
    bodies: Vec<Vec<UnitId>>,
}

impl Board {
    /// The battle of a definition, or everything that is wrong with it.
    pub fn new(definition: Definition) -> Result<Board, Vec<Fault>> {
        let wrong = faults(&definition);
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let map = &definition.map;
        let grid = Grid { columns: map.columns, rows: map.rows, lower: Lower::Even };
        let height = usize::from(map.last_row - map.first_row) + 1;
        let size = usize::from(map.columns) * height;
        let mut board = Board {
            hash: Hash::of("estafette eagles battle", &definition),
            revision: Revision::NEWEST,
            grid,
            covers: vec![Cover::default(); size],
            steps: Vec::new(),
            bodies: vec![Vec::new(); definition.formations.len()],
            definition,
        };
        board.cover();
        board.pave();
        let units: Vec<(UnitId, FormationId)> =
            board.unit_ids().filter_map(|id| Some((id, board.unit(id)?.formation))).collect();
        for (unit, formation) in units {
            if let Some(body) = board.bodies.get_mut(usize::from(formation.0)) {
                body.push(unit);
            }
        }
        Ok(board)
    }

    /// The same battle under another revision of the rules: no revision changed what is worked out here.
    #[must_use]
    pub fn by(&self, revision: Revision) -> Board {
        Board { revision, ..self.clone() }
    }

    /// The revision of the rules it is played by.
    pub fn revision(&self) -> Revision {
        self.revision
    }

    fn cover(&mut self) {
        let map = std::mem::take(&mut self.definition.map);
        for (list, ground) in [(&map.woods, Ground::Woods), (&map.hills, Ground::Hills), (&map.marsh, Ground::Marsh)] {
            for &hex in list {
                self.mark(&map, hex, |cover| cover.ground = ground);
            }
        }
        for &hex in &map.water {
            self.mark(&map, hex, |cover| cover.water = true);
        }
        for &hex in &map.major_towns {
            self.mark(&map, hex, |cover| cover.major_town = true);
        }
        for &hex in &map.fortified {
            self.mark(&map, hex, |cover| cover.fortified = true);
        }
        self.definition.map = map;
    }

    fn mark(&mut self, map: &MapData, hex: Hex, set: impl FnOnce(&mut Cover)) {
        if let Some(cover) = place(map, hex).and_then(|at| self.covers.get_mut(at)) {
            set(cover);
        }
    }

    fn pave(&mut self) {
        let map = &self.definition.map;
        let sorted = |list: &[Hexside]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        let lists = [
            sorted(&map.primary_roads),
            sorted(&map.secondary_roads),
            sorted(&map.primary_rivers),
            sorted(&map.secondary_rivers),
            sorted(&map.lakes),
        ];
        let [main, lane, stream, brook, shore] = &lists;
        let graded = |one: &[Hexside], other: &[Hexside], side: &Hexside| {
            if one.binary_search(side).is_ok() {
                Some(Grade::Primary)
            } else if other.binary_search(side).is_ok() {
                Some(Grade::Secondary)
            } else {
                None
            }
        };
        let mut steps = Vec::with_capacity(self.covers.len());
        for from in self.hexes() {
            let ways = self.grid.neighbours(from).filter(|(_, to)| self.exists(*to)).map(|(_, to)| {
                let side = Hexside::new(from, to);
                Step {
                    from,
                    to,
                    road: graded(main, lane, &side),
                    river: graded(stream, brook, &side),
                    lake: shore.binary_search(&side).is_ok(),
                    wet: self.cover_of(from).water || self.cover_of(to).water,
                }
            });
            steps.push(ways.collect());
        }
        self.steps = steps;
    }

    /// The data it was made of.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The tables.
    pub fn tables(&self) -> &Tables {
        &self.definition.tables
    }

    /// The hash of everything the rules read.
    pub fn content_hash(&self) -> Hash {
        self.hash
    }

    /// The shape of the joined sheets.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Whether the hex is in play.
    pub fn exists(&self, hex: Hex) -> bool {
        place(&self.definition.map, hex).is_some()
    }

    /// Every hex in play, by column, then row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (columns, first, last) =
            (self.definition.map.columns, self.definition.map.first_row, self.definition.map.last_row);
        (1..=columns).flat_map(move |column| (first..=last).map(move |row| Hex { column, row }))
    }

    /// Number of hexes in play.
    pub fn size(&self) -> usize {
        self.covers.len()
    }

    /// A hex's place in lists that have one entry for each.
    pub fn index(&self, hex: Hex) -> Option<usize> {
        place(&self.definition.map, hex)
    }

    /// The terrain of a hex; empty off the map.
    pub fn cover_of(&self, hex: Hex) -> Cover {
        self.index(hex).and_then(|at| self.covers.get(at)).copied().unwrap_or_default()
    }

    /// Whether a unit can be there.
    pub fn is_land(&self, hex: Hex) -> bool {
        self.exists(hex) && !self.cover_of(hex).water
    }

    /// Whether cavalry counts there: no woods, marsh or hills, and no walls [5.2].
    pub fn is_clear(&self, hex: Hex) -> bool {
        let cover = self.cover_of(hex);
        cover.ground == Ground::Clear && !cover.fortified
    }

    /// The ways out of a hex.
    pub fn steps(&self, hex: Hex) -> &[Step] {
        self.index(hex).and_then(|at| self.steps.get(at)).map_or(&[], Vec::as_slice)
    }

    /// The way from a hex into one beside it.
    pub fn step(&self, from: Hex, to: Hex) -> Option<&Step> {
        self.steps(from).iter().find(|step| step.to == to)
    }

    /// A hex as the map prints it: sheet, column, row.
    pub fn number(&self, hex: Hex) -> String {
        let sheet = self.definition.map.sheets.iter().rfind(|sheet| sheet.first <= hex.row);
        match sheet {
            Some(sheet) => {
                format!("{}-{:02}{:02}", sheet.letter, hex.column, hex.row - sheet.above)
            }
            None => hex.to_string(),
        }
    }

    /// Plain distance in hexes.
    pub fn distance(&self, a: Hex, b: Hex) -> u16 {
        self.grid.distance(a, b)
    }

    /// A leader's data.
    pub fn leader(&self, id: LeaderId) -> Option<&LeaderData> {
        self.definition.leaders.get(usize::from(id.0))
    }

    /// Every leader, in order of id.
    pub fn leader_ids(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..u16::try_from(self.definition.leaders.len()).unwrap_or(0)).map(LeaderId)
    }

    /// A unit's data.
    pub fn unit(&self, id: UnitId) -> Option<&UnitData> {
        self.definition.units.get(usize::from(id.0))
    }

    /// Every unit, in order of id.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..u16::try_from(self.definition.units.len()).unwrap_or(0)).map(UnitId)
    }

    /// A formation's data.
    pub fn formation(&self, id: FormationId) -> Option<&FormationData> {
        self.definition.formations.get(usize::from(id.0))
    }

    /// Every formation, in order of id.
    pub fn formation_ids(&self) -> impl Iterator<Item = FormationId> + use<> {
        (0..u16::try_from(self.definition.formations.len()).unwrap_or(0)).map(FormationId)
    }

    /// The units of a formation.
    pub fn body_of(&self, id: FormationId) -> &[UnitId] {
        self.bodies.get(usize::from(id.0)).map_or(&[], Vec::as_slice)
    }

    /// An army's data.
    pub fn army(&self, id: ArmyId) -> Option<&ArmyData> {
        self.definition.armies.get(usize::from(id.0))
    }

    /// The side a leader fights on.
    pub fn side_of(&self, id: LeaderId) -> Side {
        let army = self.leader(id).and_then(|leader| self.army(leader.army));
        army.map_or(Side::First, |army| army.side)
    }

    /// The leader of that name in the files.
    pub fn leader_named(&self, id: &str) -> Option<LeaderId> {
        self.leader_ids().find(|&leader| self.leader(leader).is_some_and(|data| data.id == id))
    }

    /// The unit of that name in the files.
    pub fn unit_named(&self, id: &str) -> Option<UnitId> {
        self.unit_ids().find(|&unit| self.unit(unit).is_some_and(|data| data.id == id))
    }

    /// The formation of that name in the files.
    pub fn formation_named(&self, id: &str) -> Option<FormationId> {
        self.formation_ids().find(|&formation| self.formation(formation).is_some_and(|data| data.id == id))
    }

    /// The data of a side.
    pub fn side(&self, side: Side) -> &SideData {
        let [first, second] = &self.definition.sides;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}

fn place(map: &MapData, hex: Hex) -> Option<usize> {
    let inside = (1..=map.columns).contains(&hex.column) && (map.first_row..=map.last_row).contains(&hex.row);
    let height = usize::from(map.last_row - map.first_row) + 1;
    inside.then(|| usize::from(hex.column - 1) * height + usize::from(hex.row - map.first_row))
}
