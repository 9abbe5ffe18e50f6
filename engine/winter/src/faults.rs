//! Everything that is wrong with a battle. It may come from a stranger.

use super::bounds::{MOST_BRIGADES, MOST_MARKS, MOST_STACK, MOST_VIOLATIONS};
use super::definition::*;
use super::state::{Formation, PhaseName};
use super::tables::{Row, Tables};
use engine::count::capped_sum;
use engine::hex::{Hex, Hexside};
use engine::plain::is_plain;
use std::collections::BTreeSet;
use std::fmt;

/// Something wrong with a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

const MOST_ROWS: u8 = 72;
const MOST_COLUMNS: u8 = 90;
pub(crate) const MOST_UNITS: usize = 600;
pub(crate) const MOST_LEADERS: usize = 200;
const LONGEST_NAME: usize = 60;
pub(crate) const MOST_STRENGTH: u8 = 40;
pub(crate) const LAST_TURN: u8 = 99;
/// No cost or allowance is larger, in sixths: sums stay far inside their numbers.
const MOST_SIXTHS: i16 = 600;

/// The levels of a battle add up to no more, on either side.
pub(crate) const MOST_LEVELS: i8 = 100;
/// No event costs an army more points of morale, and no turn of the night gives it more.
const MOST_MORALE: u8 = 9;
/// No loss after the first makes a check worse by more. Twenty of them count.
const MOST_FURTHER: i8 = 6;

/// Points that a result of a fight costs one side: what a fight costs in a hex stays far inside its number.
const MOST_SHOCK_LOSS: u8 = 50;
/// Steps that a costly hex takes of a charge.
const MOST_COSTLY: u8 = 10;
/// Points that a fallen leader costs.
const MOST_FALLEN: u8 = 20;

/// The checks of a map and of the numbers of the rules.
struct Checker<'a> {
    ground: &'a Ground,
    tables: &'a Tables,
    faults: Vec<Fault>,
}

/// Everything that is wrong with a map and the numbers of the rules. The numbers are looked at on a sound map alone.
pub(crate) fn faults_of_map_and_tables(ground: &Ground, tables: &Tables) -> Vec<Fault> {
    let mut checker = Checker { ground, tables, faults: Vec::new() };
    checker.ground();
    if checker.faults.is_empty() {
        checker.tables();
    }
    checker.faults
}

/// Everything that is wrong with a battle.
pub(crate) fn faults(definition: &Definition) -> Vec<Fault> {
    let mut checker = Checker { ground: &definition.ground, tables: &definition.tables, faults: Vec::new() };
    checker.name("the battle", &definition.id);
    checker.ground();
    if checker.faults.is_empty() {
        checker.tables();
        checker.units(definition);
        checker.leaders(definition);
        checker.rules(&definition.rules);
    }
    checker.faults
}

impl Checker<'_> {
    fn say(&mut self, text: impl Into<String>) {
        if self.faults.len() < 200 {
            self.faults.push(Fault(text.into()));
        }
    }

    fn want(&mut self, good: bool, text: impl FnOnce() -> String) {
        if !good {
            let text = text();
            self.say(text);
        }
    }

    fn name(&mut self, of: &str, name: &str) {
        self.want(is_plain_name(name), || format!("{of} has no plain name of 1 to {LONGEST_NAME} characters"));
    }

    fn hex(&mut self, of: &str, hex: Hex) {
        let good = self.ground.chart.grid().contains(hex);
        self.want(good, || format!("{of}: {hex} is not on the map"));
    }

    fn ground(&mut self) {
        let ground = self.ground;
        let chart = ground.chart;
        let fits = chart.rows >= 1
            && chart.columns >= 1
            && chart.first_row >= 1
            && chart.first_column >= 1
            && capped_sum(chart.first_row, chart.rows) <= MOST_ROWS + 1
            && capped_sum(chart.first_column, chart.columns) <= MOST_COLUMNS + 1;
        if !fits {
            self.say("the map lies outside the four sheets");
            return;
        }
        let cells = usize::from(chart.rows) * usize::from(chart.columns);
        self.want(ground.cells.len() == cells, || {
            format!("the map has {cells} hexes, and {} are given", ground.cells.len())
        });
        self.want(ground.cells.iter().all(|cell| cell.level <= 3), || String::from("a level is above 3"));
        for (what, sides) in
            [("a stream", &ground.streams), ("a major stream", &ground.major_streams), ("a fence", &ground.fences)]
        {
            self.want(sides.len() <= 3 * cells, || format!("{what} is given too often"));
            for &Hexside { a, b } in sides.iter().take(3 * cells) {
                let good = a < b && chart.grid().contains(a) && chart.grid().contains(b) && chart.grid().adjacent(a, b);
                self.want(good, || format!("{what} between {a} and {b}, which do not touch"));
            }
        }
        self.want(ground.roads.len() <= 200, || String::from("there are too many roads"));
        for road in ground.roads.iter().take(200) {
            self.name("a road", &road.name);
            self.want(!road.path.is_empty() && road.path.len() <= cells, || format!("{} has no path", road.name));
            road.path.iter().for_each(|&hex| self.hex("a road", hex));
            for pair in road.path.windows(2) {
                let [a, b] = *pair else { continue };
                self.want(chart.grid().adjacent(a, b), || format!("{} jumps from {a} to {b}", road.name));
            }
        }
        let mut codes = BTreeSet::new();
        for entry in ground.entries.iter().take(200) {
            self.name("a place of entry", &entry.code);
            self.want(codes.insert(&entry.code), || format!("the entry {} is listed twice", entry.code));
            self.want(!entry.hexes.is_empty(), || format!("the entry {} has no hex", entry.code));
            entry.hexes.iter().for_each(|&hex| self.hex("an entry", hex));
        }
        self.want(ground.entries.len() <= 200, || String::from("there are too many entries"));
    }

    /// The numbers of the rules, in the order in which they are named here.
    fn tables(&mut self) {
        self.costs();
        self.allowances();
        self.fire_and_shock();
        self.bounds_of_play();
        self.snow();
        self.morale_of_armies();
    }

    fn costs(&mut self) {
        let cost = &self.tables.cost;
        let open: [(&str, &Row); 9] = [
            ("clear", &cost.clear),
            ("light", &cost.light),
            ("woods", &cost.woods),
            ("hard", &cost.hard),
            ("wetland", &cost.wetland),
            ("stream", &cost.stream),
            ("major_stream", &cost.major_stream),
            ("soft_cover_side", &cost.soft_cover_side),
            ("up", &cost.up),
        ];
        for (what, row) in open {
            self.want(row.iter().all(|&cost| (-1..=MOST_SIXTHS).contains(&cost)), || format!("the cost of {what}"));
        }
        self.want(cost.clear.iter().all(|&cost| cost > 0), || String::from("clear ground must cost something"));
        for row in [&cost.light, &cost.woods, &cost.hard, &cost.wetland] {
            self.want(row.iter().all(|&cost| cost != 0), || String::from("ground must cost something"));
        }
        let sixths = [
            cost.closed_by_road,
            cost.road_major,
            cost.road_minor,
            cost.facing_apex,
            cost.facing_about,
            cost.wheel_extended,
            cost.formation,
            cost.formation_slow,
            cost.limber,
            cost.limber_class_1,
            cost.detach,
        ];
        let most = MOST_SIXTHS.unsigned_abs();
        self.want(sixths.iter().all(|cost| (1..=most).contains(cost)), || {
            String::from("an action must cost something")
        });
    }

    fn allowances(&mut self) {
        let allowance = &self.tables.allowance;
        let allowances = [
            allowance.line,
            allowance.extended_line,
            allowance.column,
            allowance.general_order,
            allowance.road_column,
            allowance.square,
            allowance.skirmish,
            allowance.crew,
            allowance.heavy_cavalry,
            allowance.light_cavalry,
            allowance.cossack,
            allowance.artillery_class_1,
            allowance.artillery_class_2,
            allowance.artillery_light,
            allowance.artillery_horse,
            allowance.leader,
            allowance.standing_commander,
            allowance.grand_tactical_more,
        ];
        self.want(allowances.iter().all(|&points| points <= 40), || String::from("an allowance is above 40"));
    }

    fn fire_and_shock(&mut self) {
        let Tables { fire, shock, .. } = self.tables;
        let ladder = |upto: &[u8]| !upto.is_empty() && upto.len() <= 20 && upto.is_sorted();
        self.want(ladder(&fire.strength_upto) && fire.strength_upto.len() == fire.strength_step.len(), || {
            String::from("the steps of fire strength")
        });
        self.want(ladder(&fire.gun_upto) && fire.gun_upto.len() == fire.gun_step.len(), || {
            String::from("the steps of guns")
        });
        self.want(fire.result_from.is_sorted(), || String::from("the results of fire must rise"));
        let rising = !shock.result.is_empty() && shock.result.is_sorted_by_key(|result| result.upto);
        self.want(rising && shock.result.len() <= 30, || String::from("the results of shock must rise"));
        self.want(shock.strength.len() <= 10, || String::from("the ratios of shock"));
    }

    /// Bounds of a single deed: a charge, a loss, a stack, a range.
    fn bounds_of_play(&mut self) {
        let Tables {
            shock, charge, crew, time, skirmish, stacking, range, opportunity, attack_order, leader_loss, ..
        } = self.tables;
        self.want((1..=20).contains(&charge.depth) && charge.contacts <= 10, || String::from("the depth of a charge"));
        self.want(shock.result.iter().all(|result| result.attacker.max(result.defender) <= MOST_SHOCK_LOSS), || {
            format!("a fight costs a side more than {MOST_SHOCK_LOSS} points")
        });
        self.want(charge.costly_step <= MOST_COSTLY, || format!("a costly step takes more than {MOST_COSTLY}"));
        self.want(opportunity.infantry_fires.max(opportunity.battery_fires) <= MOST_MARKS, || {
            format!("a unit fires at what comes by more than {MOST_MARKS} times")
        });
        self.want((1..=MOST_VIOLATIONS).contains(&attack_order.violations), || {
            format!("an Attack Order ends after 1 to {MOST_VIOLATIONS} violations")
        });
        let fallen = [leader_loss.points_brigade, leader_loss.points_division, leader_loss.points_corps];
        self.want(fallen.iter().all(|&points| points <= MOST_FALLEN), || {
            format!("a fallen leader costs more than {MOST_FALLEN} points")
        });
        self.want(stacking.clear.max(stacking.obstructed) <= MOST_STACK, || {
            format!("more than {MOST_STACK} points may share a hex")
        });
        self.want((1..=9).contains(&skirmish.at_once), || String::from("skirmish units of one battalion"));
        self.want(stacking.guns_per_point > 0 && crew.guns_per_point > 0 && crew.points_per_gun > 0, || {
            String::from("guns for a point")
        });
        self.want(range.extended_maximum <= 30 && range.artillery_maximum <= 30, || {
            String::from("a range is too long")
        });
        self.want(time.hourly.len() <= 99 && time.night.len() <= 99, || String::from("the hours"));
    }

    fn snow(&mut self) {
        let snow = &self.tables.snow;
        let most = MOST_SIXTHS.unsigned_abs();
        let lists = snow.icons.len() == snow.icon_modifier.len() && snow.icons.len() <= 99;
        self.want(lists && (1..=99).contains(&snow.track.len()), || String::from("the snow"));
        let turns = [snow.facing_apex, snow.facing_about, snow.wheel_extended, snow.road];
        let dear =
            turns.iter().all(|cost| (1..=most).contains(cost)) && snow.into_wind.max(snow.formation_more) <= most;
        self.want(dear, || String::from("the cost of snow"));
    }

    fn morale_of_armies(&mut self) {
        let Tables { morale, army, .. } = self.tables;
        let further = (-MOST_FURTHER..=MOST_FURTHER).contains(&morale.each_further_point);
        self.want(further, || format!("a further point lost changes a check by more than {MOST_FURTHER}"));
        let costs = [
            army.half,
            army.gone,
            army.russian_half,
            army.russian_gone,
            army.russian_horse_gone,
            army.crew,
            army.leader_brigade,
            army.leader_higher,
        ];
        self.want(costs.iter().all(|&points| points <= MOST_MORALE), || {
            format!("a loss costs an army more than {MOST_MORALE} points of morale")
        });
    }

    fn units(&mut self, definition: &Definition) {
        self.want(definition.units.len() <= MOST_UNITS, || too_many(MOST_UNITS, "units"));
        let brigades: BTreeSet<&String> =
            definition.units.iter().take(MOST_UNITS).filter_map(|unit| unit.brigade.as_ref()).collect();
        self.want(brigades.len() <= MOST_BRIGADES, || too_many(MOST_BRIGADES, "brigades"));
        let mut ids = BTreeSet::new();
        for unit in definition.units.iter().take(MOST_UNITS) {
            self.name("a unit", &unit.id);
            self.name("a unit", &unit.name);
            self.want(!unit.id.contains('/'), || format!("the id {} has a stroke in it", unit.id));
            self.want(ids.insert(&unit.id), || format!("the unit {} is listed twice", unit.id));
            let battery = matches!(unit.arm, Arm::Artillery(_));
            let strong = (1..=MOST_STRENGTH).contains(&unit.strength) && unit.guns <= MOST_STRENGTH;
            self.want(strong && battery == (unit.guns > 0), || format!("the strength of {}", unit.id));
            self.want(unit.er <= 12 && unit.em <= 1, || format!("the rating of {}", unit.id));
            self.want(fits(unit.arm, unit.formation), || format!("the formation of {}", unit.id));
            self.want(unit.formation != Formation::ExtendedLine, || format!("{} begins in Extended Line", unit.id));
            self.start(&unit.id, &unit.start, false);
        }
    }

    fn start(&mut self, of: &str, start: &Start, leader: bool) {
        match start {
            Start::On(hex) => self.hex(of, *hex),
            Start::Entry { code, .. } => {
                let known = self.ground.entries.iter().any(|entry| entry.code == *code);
                self.want(known, || format!("{of} enters at {code}, which is nowhere"));
            }
            Start::Display => self.want(leader, || format!("{of} begins on the display")),
        }
    }

    fn leaders(&mut self, definition: &Definition) {
        self.want(definition.leaders.len() <= MOST_LEADERS, || too_many(MOST_LEADERS, "leaders"));
        let mut ids = BTreeSet::new();
        for leader in definition.leaders.iter().take(MOST_LEADERS) {
            self.name("a leader", &leader.id);
            self.name("a leader", &leader.name);
            self.want(ids.insert(&leader.id), || format!("the leader {} is listed twice", leader.id));
            self.want(leader.radius <= 40 && leader.bonus <= 9 && leader.mobile <= 9, || {
                format!("the numbers of {}", leader.id)
            });
            self.want(leader.commands.len() <= 60, || format!("the list of {}", leader.id));
            self.start(&leader.id, &leader.start, true);
            // No leader is, at any level, its own superior.
            let mut above = leader.superior.as_ref();
            let mut steps = 0;
            while let Some(id) = above {
                steps += 1;
                if steps > 20 {
                    self.say(format!("{} is his own superior", leader.id));
                    break;
                }
                above =
                    definition.leaders.iter().find(|other| other.id == *id).and_then(|other| other.superior.as_ref());
            }
        }
    }

    fn rules(&mut self, rules: &Rules) {
        let turns = rules.first_turn >= 1 && rules.first_turn <= rules.last_turn && rules.last_turn <= LAST_TURN;
        self.want(turns, || String::from("the turns"));
        let begins = !matches!(rules.first_phase, PhaseName::Interphase | PhaseName::EndOfTurn);
        self.want(begins, || String::from("a game begins within a turn"));
        self.want((-20..=20).contains(&rules.level), || String::from("the level"));
        self.want(rules.fatigue <= 9, || String::from("the fatigue"));
        self.want(rules.groups.len() <= 50, || String::from("there are too many groups"));
        let lists = [&rules.town, &rules.strongholds, &rules.cossack_road_exits];
        for hexes in lists {
            hexes.iter().for_each(|&hex| self.hex("the rules", hex));
        }
        rules.control.iter().for_each(|kept| self.hex("control", kept.hex));
        rules.victory.objectives.iter().for_each(|objective| self.hex("an objective", objective.hex));
        for village in &rules.victory.villages {
            village.hexes.iter().for_each(|&hex| self.hex("a village", hex));
        }
        if let Some(cup) = &rules.cup {
            cup.stop_hexes.iter().for_each(|&hex| self.hex("the cup", hex));
            let chits = u32::from(cup.batteries) + u32::from(cup.blanks) + u32::from(cup.added);
            self.want((1..=200).contains(&chits), || String::from("the cup"));
        }
        if let Some(withdraw) = &rules.withdraw {
            withdraw.exits.iter().for_each(|&hex| self.hex("an exit", hex));
        }
        if let Some(chased) = &rules.chased {
            chased.hexes.iter().for_each(|&hex| self.hex("the chased", hex));
        }
        for group in &rules.groups {
            if let Some(watch) = &group.watch {
                watch.hexes.iter().for_each(|&hex| self.hex("a group", hex));
            }
        }
        for body in &rules.bodies {
            self.name("an army or corps", &body.name);
            let within = (-999..=999).contains(&body.start) && (-999..0).contains(&body.disintegrates);
            self.want(within && (0..=9).contains(&body.levels), || format!("the numbers of {}", body.name));
        }
        if let Some(grand) = &rules.grand {
            let good = grand.leaders.len() <= 20 && (0..=9).contains(&grand.er) && grand.follow <= 12;
            self.want(good, || String::from("the grand charge"));
        }
        if let Some(shifted) = &rules.shifted {
            let within = (rules.first_turn..=rules.last_turn).contains(&shifted.first_turn);
            let known = |code: &String| self.ground.entries.iter().any(|entry| entry.code == *code);
            let good = shifted.moves.len() <= 20
                && known(&shifted.chased_at)
                && shifted.moves.iter().all(|shift| known(&shift.to) && shift.turns <= 20);
            self.want(within && good, || String::from("the corps that marches farther east"));
        }
        if let Some(ceasefire) = &rules.ceasefire {
            let good = ceasefire.from_turn <= ceasefire.last_turn
                && ceasefire.last_turn <= LAST_TURN
                && ceasefire.points.iter().all(|&points| points <= MOST_MORALE)
                && ceasefire.homes.iter().all(|homes| homes.len() <= 20);
            self.want(good, || String::from("the ceasefire"));
        }
        self.want(rules.bodies.len() <= 50, || String::from("there are too many armies and corps"));
        let counted = rules.control.len() <= 500 && rules.victory.objectives.len() <= 100;
        self.want(counted && rules.victory.villages.len() <= 50, || String::from("too much to control"));
        let levels: Vec<i8> = levels(&rules.victory).collect();
        if !levels.iter().all(|level| (-20..=20).contains(level)) {
            self.say("the levels of victory");
            return;
        }
        // Losses that differ are worth a level, and so is the morale of a body that is low.
        let bodies = rules.bodies.iter().flat_map(|body| [body.levels, i8::from(body.low.is_some())]);
        let all = levels.into_iter().chain(bodies).chain([rules.level, 1]);
        let sum: u32 = all.map(|level| u32::from(level.unsigned_abs())).sum();
        self.want(sum <= u32::from(MOST_LEVELS.unsigned_abs()), || {
            format!("the levels of victory add up to {sum}, and {MOST_LEVELS} are the most")
        });
    }
}

/// Every number of levels that a battle is won or lost by.
fn levels(victory: &Victory) -> impl Iterator<Item = i8> + '_ {
    let lists = victory.objectives.iter().map(|objective| objective.levels);
    let lists = lists.chain(victory.held_lines.iter().map(|line| line.levels));
    let lists = lists.chain(victory.withdrawals.iter().map(|award| award.levels));
    let lists = lists.chain(victory.villages.iter().map(|village| village.levels));
    let town = victory
        .town
        .iter()
        .flat_map(|town| [town.french_some, town.french_all, town.french_less, town.allied_some, town.allied_not_held]);
    let cup = victory.cup.iter().flat_map(|cup| [cup.levels_many, cup.levels_most, cup.levels_few]);
    let height = victory.height.iter().map(|height| height.levels);
    let row = victory.beyond_row.iter().map(|beyond| beyond.levels);
    let exit = victory.exit.iter().map(|exit| exit.levels);
    let kept = victory.kept.iter().map(|kept| kept.levels);
    lists.chain(town).chain(cup).chain(height).chain(row).chain(exit).chain(kept)
}

pub(crate) fn too_many(most: usize, what: &str) -> String {
    format!("there are more than {most} {what}")
}

/// Whether a name is short and can be shown in a line.
pub(crate) fn is_plain_name(name: &str) -> bool {
    !name.trim().is_empty() && name.chars().count() <= LONGEST_NAME && is_plain(name)
}

/// Whether a formation is one of that arm [1.4].
pub fn fits(arm: Arm, formation: Formation) -> bool {
    match arm {
        Arm::Infantry(_) => !matches!(formation, Formation::Formed | Formation::Limbered | Formation::Unlimbered),
        Arm::Cavalry(HorseKind::Cossack) => formation == Formation::GeneralOrder,
        Arm::Cavalry(_) => matches!(formation, Formation::Formed | Formation::RoadColumn),
        Arm::Artillery(_) => {
            matches!(formation, Formation::Limbered | Formation::Unlimbered | Formation::RoadColumn)
        }
    }
}
