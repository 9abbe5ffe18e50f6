//! Everything that is wrong with a whole field. Its bytes may come from a stranger: only a field without a fault is used.

use super::data::{FieldBody, FieldLeader, FieldUnit, WholeField};
use crate::bounds::MOST_BRIGADES;
use crate::definition::{Arm, Start};
use crate::faults::{
    LAST_TURN, MOST_LEADERS, MOST_STRENGTH, MOST_UNITS, faults_of_map_and_tables, fits, is_plain_name, too_many,
};
use engine::codec::decode;
use engine::hex::{Hex, Hexside};
use std::collections::BTreeSet;
use std::fmt;

/// Rows and columns of the four sheets.
const SHEETS: (u8, u8) = (72, 76);
/// Faults that are told.
const MOST_FAULTS: usize = 200;
/// Armies, corps and divisions.
const MOST_BODIES: usize = 50;
/// Names in a list of a leader, a body or the field.
const LONGEST_LIST: usize = 60;
/// Points of morale that are still a number of the page.
const MOST_POINTS: i16 = 999;
/// Points of morale of an option, and command points.
const MOST_ADDED: i16 = 99;
/// Groups of the variable order of entry, and points of fatigue that a unit brings.
const MOST_WAVES: u8 = 20;

/// Chits in a cup.
const MOST_CHITS: u16 = 180;

/// A part of the field, for the place of a fault. Bodies, units and leaders are counted from 0 in the order of the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldPart {
    /// The bytes as they are.
    Bytes,
    /// The name of the field and its turns.
    Head,
    /// The map and the numbers of the rules.
    Ground,
    /// Lines that limit commands.
    Lines,
    /// Command points and those that are commanded without a leader.
    Command,
    /// The rules of the scenario.
    Rules,
    /// A body.
    Body(usize),
    /// A counter.
    Unit(usize),
    /// A leader.
    Leader(usize),
}

/// Something wrong with a field, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldFault {
    /// The part it is found in.
    pub part: FieldPart,
    /// The fault in words.
    pub text: String,
}

impl fmt::Display for FieldFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            FieldPart::Bytes => f.write_str("the bytes")?,
            FieldPart::Head => f.write_str("the field")?,
            FieldPart::Ground => f.write_str("the map and the tables")?,
            FieldPart::Lines => f.write_str("the lines")?,
            FieldPart::Command => f.write_str("the command")?,
            FieldPart::Rules => f.write_str("the rules")?,
            FieldPart::Body(at) => write!(f, "body {at}")?,
            FieldPart::Unit(at) => write!(f, "unit {at}")?,
            FieldPart::Leader(at) => write!(f, "leader {at}")?,
        }
        write!(f, ": {}", self.text)
    }
}

impl std::error::Error for FieldFault {}

/// The faults found so far, and the ids that references are held against.
struct Checks<'a> {
    field: &'a WholeField,
    faults: Vec<FieldFault>,
    units: BTreeSet<&'a str>,
    leaders: BTreeSet<&'a str>,
}

impl WholeField {
    /// The field of canonical bytes.
    ///
    /// # Errors
    /// Everything that is wrong with it, 200 faults at most.
    pub fn from_bytes(bytes: &[u8]) -> Result<WholeField, Vec<FieldFault>> {
        let refused = |text: String| vec![FieldFault { part: FieldPart::Bytes, text }];
        let field: WholeField = decode(bytes).map_err(|error| refused(error.to_string()))?;
        let faults = field.field_faults();
        if faults.is_empty() { Ok(field) } else { Err(faults) }
    }

    /// Everything that is wrong with the field, 200 faults at most. Counters are looked at on a sound map alone.
    pub fn field_faults(&self) -> Vec<FieldFault> {
        let mut checks = Checks {
            field: self,
            faults: Vec::new(),
            units: self.units.iter().take(MOST_UNITS).map(|unit| unit.unit.id.as_str()).collect(),
            leaders: self.leaders.iter().take(MOST_LEADERS).map(|leader| leader.id.as_str()).collect(),
        };
        checks.head();
        checks.land();
        if checks.faults.is_empty() {
            checks.lines();
            checks.troops();
            checks.staff();
            checks.check_bodies();
            checks.command();
            checks.rules();
        }
        checks.faults
    }
}

impl Checks<'_> {
    fn want(&mut self, part: FieldPart, good: bool, text: impl FnOnce() -> String) {
        if !good && self.faults.len() < MOST_FAULTS {
            self.faults.push(FieldFault { part, text: text() });
        }
    }

    fn needs(&mut self, part: FieldPart, good: bool, text: &str) {
        self.want(part, good, || text.to_owned());
    }

    fn head(&mut self) {
        let field = self.field;
        self.needs(FieldPart::Head, is_plain_name(&field.id), "it has no plain name");
        let turns = 1 <= field.first_turn && field.first_turn <= field.last_turn && field.last_turn <= LAST_TURN;
        self.needs(FieldPart::Head, turns, "the turns");
    }

    fn land(&mut self) {
        let ground = &self.field.ground;
        let chart = ground.chart;
        let corner = (chart.first_row, chart.first_column) == (1, 1);
        let fits = corner && chart.rows <= SHEETS.0 && chart.columns <= SHEETS.1;
        self.needs(FieldPart::Ground, fits, "the map is not that of the four sheets");
        if !fits {
            return;
        }
        for fault in faults_of_map_and_tables(ground, &self.field.tables) {
            self.want(FieldPart::Ground, false, || fault.0);
        }
        if self.faults.is_empty() {
            self.check_hexes(FieldPart::Ground, "a lake", &self.field.lakes);
            let crossed: BTreeSet<&Hexside> = ground.streams.iter().chain(&ground.major_streams).collect();
            let good = self.field.bridges.len() <= crossed.len();
            let good = good && self.field.bridges.iter().all(|side| crossed.contains(side));
            self.needs(FieldPart::Ground, good, "a bridge crosses no stream");
        }
    }

    /// A list of hexes of the map, each of them once.
    fn check_hexes(&mut self, part: FieldPart, of: &str, hexes: &[Hex]) {
        let grid = self.field.ground.chart.grid();
        let mut seen = BTreeSet::new();
        let good = hexes.iter().all(|&hex| grid.contains(hex) && seen.insert(hex));
        self.want(part, good, || format!("{of} is off the map or listed twice"));
    }

    fn lines(&mut self) {
        let lines = &self.field.lines;
        let grid = self.field.ground.chart.grid();
        self.check_hexes(FieldPart::Lines, "a hex of the Pasmar", &lines.pasmar_west);
        for (of, line) in
            [("a hex of the Kutschitten road", &lines.kutschitten_road), ("a hex of the major road", &lines.major_road)]
        {
            self.check_hexes(FieldPart::Lines, of, line);
            let joined = line.windows(2).all(|pair| matches!(*pair, [a, b] if grid.adjacent(a, b)));
            self.want(FieldPart::Lines, joined, || format!("{of} does not touch the one before it"));
        }
    }

    fn start(&mut self, part: FieldPart, start: &Start, leader: bool) {
        let good = match start {
            Start::On(hex) => self.field.ground.chart.grid().contains(*hex) && !self.field.lakes.contains(hex),
            Start::Entry { code, .. } => self.field.ground.entries.iter().any(|entry| entry.code == *code),
            Start::Display => leader,
        };
        self.needs(part, good, "it begins off the map, on a lake or at no place of entry");
    }

    fn troops(&mut self) {
        let units = &self.field.units;
        self.at_most(MOST_UNITS, units.len(), "units");
        let brigades: BTreeSet<&String> =
            units.iter().take(MOST_UNITS).filter_map(|unit| unit.unit.brigade.as_ref()).collect();
        self.at_most(MOST_BRIGADES, brigades.len(), "brigades");
        let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
        for (at, unit) in units.iter().take(MOST_UNITS).enumerate() {
            self.unit(FieldPart::Unit(at), unit);
            self.needs(FieldPart::Unit(at), ids.insert(&unit.unit.id), "it is listed twice");
            // Positions and case files name units so.
            self.needs(FieldPart::Unit(at), names.insert(&unit.unit.name), "another unit has its name");
        }
    }

    fn unit(&mut self, part: FieldPart, unit: &FieldUnit) {
        let data = &unit.unit;
        let named = is_plain_name(&data.id) && is_plain_name(&data.name) && !data.id.contains('/');
        self.needs(part, named, "it has no plain name");
        let keys =
            [&data.regiment, &data.brigade, &data.division, &data.corps, &data.battery, &data.attached, &data.group];
        self.needs(
            part,
            keys.into_iter().flatten().all(|name| is_plain_name(name)),
            "a name of its troops is not plain",
        );
        let battery = matches!(data.arm, Arm::Artillery(_));
        let strong = (1..=MOST_STRENGTH).contains(&data.strength) && data.guns <= MOST_STRENGTH;
        self.needs(part, strong && battery == (data.guns > 0), "its strength");
        self.needs(part, (data.strength..=MOST_STRENGTH).contains(&unit.printed), "its printed strength");
        self.needs(part, data.er <= 12 && data.em <= 1, "its rating");
        self.needs(part, fits(data.arm, data.formation), "its formation");
        let waves = unit.fatigue <= MOST_WAVES && unit.wave.is_none_or(|wave| wave <= MOST_WAVES);
        self.needs(part, waves, "its fatigue or its group of entry");
        self.needs(part, battery || unit.grand_battery.is_none(), "it is no battery");
        self.start(part, &data.start, false);
    }

    fn staff(&mut self) {
        let leaders = &self.field.leaders;
        self.at_most(MOST_LEADERS, leaders.len(), "leaders");
        let mut ids = BTreeSet::new();
        for (at, leader) in leaders.iter().take(MOST_LEADERS).enumerate() {
            self.leader(FieldPart::Leader(at), leader);
            self.needs(FieldPart::Leader(at), ids.insert(&leader.id), "he is listed twice");
        }
    }

    fn leader(&mut self, part: FieldPart, leader: &FieldLeader) {
        let named = is_plain_name(&leader.id) && is_plain_name(&leader.name);
        self.needs(part, named, "he has no plain name");
        let numbers = leader.radius <= 40 && leader.bonus <= 9 && leader.mobile <= 9;
        self.needs(part, numbers && leader.delay.is_none_or(|delay| delay <= 3), "his numbers");
        self.names(part, &leader.commands);
        // A superior of a higher level is never below the leader himself, so no chain of superiors is a circle.
        let above = leader.superior.as_ref().is_none_or(|id| {
            let superior = self.field.leaders.iter().take(MOST_LEADERS).find(|other| other.id == *id);
            superior.is_some_and(|superior| superior.rank > leader.rank && superior.side == leader.side)
        });
        self.needs(part, above, "his superior is none");
        self.start(part, &leader.start, true);
    }

    fn at_most(&mut self, most: usize, count: usize, what: &str) {
        self.want(FieldPart::Head, count <= most, || too_many(most, what));
    }

    /// A short list of plain names.
    fn names(&mut self, part: FieldPart, names: &[String]) {
        let good = names.len() <= LONGEST_LIST && names.iter().all(|name| is_plain_name(name));
        self.needs(part, good, "a list is too long or has a name that is not plain");
    }

    fn check_bodies(&mut self) {
        let bodies = &self.field.bodies;
        self.at_most(MOST_BODIES, bodies.len(), "bodies");
        let mut names = BTreeSet::new();
        for (at, body) in bodies.iter().take(MOST_BODIES).enumerate() {
            self.body(FieldPart::Body(at), body);
            self.needs(FieldPart::Body(at), names.insert(&body.body.name), "it is listed twice");
        }
    }

    fn body(&mut self, part: FieldPart, field_body: &FieldBody) {
        let body = &field_body.body;
        let named = is_plain_name(&body.name) && body.of.as_ref().is_none_or(|of| is_plain_name(of));
        self.needs(part, named, "it has no plain name");
        let numbers = (1..=MOST_POINTS).contains(&body.start) && (-MOST_POINTS..0).contains(&body.disintegrates);
        let low = body.low.is_none_or(|low| (1..=MOST_POINTS).contains(&low));
        self.needs(part, numbers && low && (0..=9).contains(&body.levels), "its numbers");
        let with = field_body.with.len() <= LONGEST_LIST;
        let with = with && field_body.with.iter().all(|id| self.units.contains(id.as_str()));
        self.needs(part, with, "a unit that it names is not there");
        let mut options = BTreeSet::new();
        let added = &field_body.added;
        let good = added.iter().all(|(option, points)| options.insert(*option) && (1..=MOST_ADDED).contains(points));
        self.needs(part, good, "the points of an option");
    }

    fn command(&mut self) {
        let field = self.field;
        self.names(FieldPart::Command, &field.leaderless);
        self.names(FieldPart::Command, &field.committed);
        let spaces = field.tables.snow.track.len();
        let snows = field.snow.is_none_or(|event| usize::from(event.space) < spaces);
        self.needs(FieldPart::Command, snows, "the snow at the start");
        self.names(FieldPart::Command, &field.light_cavalry_by);
        let brigade = |name: &String| field.units.iter().any(|unit| unit.unit.brigade.as_ref() == Some(name));
        let brigades = field.leaderless.iter().take(LONGEST_LIST).all(brigade);
        self.needs(FieldPart::Command, brigades, "a brigade without a leader is not there");
        let leaders = field.light_cavalry_by.iter().all(|id| self.leaders.contains(id.as_str()));
        self.needs(FieldPart::Command, leaders, "a commander of the light cavalry is not there");
        let points = &field.command_points;
        let most = points.start.into_iter().chain(points.hour).all(|number| i16::from(number) <= MOST_ADDED);
        self.needs(FieldPart::Command, most && points.last_hour <= LAST_TURN, "the command points");
    }

    fn rules(&mut self) {
        let rules = &self.field.rules;
        let part = FieldPart::Rules;
        self.check_hexes(part, "a communication hex", &rules.allied_lines);
        self.check_hexes(part, "a headquarters", &rules.headquarters);
        self.check_hexes(part, "the French communication hex", &[rules.french_line]);
        self.check_hexes(part, "a hex of Eylau", &rules.eylau);
        self.check_hexes(part, "a stronghold", &rules.strongholds);
        let few = rules.bound.len() <= LONGEST_LIST && rules.keep_off.len() <= LONGEST_LIST;
        self.needs(part, few && rules.cups.len() <= LONGEST_LIST, "there are too many of them");
        for bound in rules.bound.iter().take(LONGEST_LIST) {
            self.names(part, &bound.names);
        }
        for rule in rules.keep_off.iter().take(LONGEST_LIST) {
            self.names(part, &rule.but);
            self.names(part, &rule.all_the_same);
            self.check_hexes(part, "an entry", &[rule.hex]);
        }
        self.names(part, &rules.silence.early);
        let detachments = &rules.withdrawal.detachments;
        self.names(part, detachments);
        let known = detachments.iter().all(|id| self.leaders.contains(id.as_str()));
        self.needs(part, known, "a detachment has no commander");
        let victory = &rules.victory;
        let levels = [victory.line, victory.town, victory.low].into_iter().all(|levels| (0..=9).contains(&levels));
        self.needs(part, levels && (-3..=3).contains(&victory.start), "the levels of victory");
        let bounds = (1..=MOST_POINTS).contains(&rules.withdrawal.below)
            && rules.lestocq.points.max(rules.lestocq.broken) <= 99
            && rules.bombardment.range.is_sorted()
            && rules.bombardment.first <= rules.bombardment.last;
        self.needs(part, bounds, "a number");
        for cups in rules.cups.iter().take(LONGEST_LIST) {
            let small = cups.cups.iter().all(|cup| cup.chits() <= MOST_CHITS);
            let short = (1..=2).contains(&cups.cups.len()) && cups.lost_groups.len() <= usize::from(MOST_WAVES);
            self.needs(part, small && short, "a cup");
        }
    }
}
