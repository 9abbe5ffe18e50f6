//! Counters, turns, and the special rules of each scenario.

use super::ground::Read;
use super::numbers::{mark, small};
use super::{CardText, LAST_TURN, LONGEST_NAME, LONGEST_REMARK, hex, side, unknown};
use scenarios::FileColour;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, quote};
use scenarios::tree::Node;
use twenty::{
    Arm, LateCorps, Nation, PerSide, PlanData, Start, Trend, Turns, UnitData, UnitId, VariableStart, Weather,
};

const WEATHER: [(&str, Weather); 4] = [
    ("clear", Weather::Clear),
    ("cloudy", Weather::Cloudy),
    ("showers", Weather::Showers),
    ("downpour", Weather::Downpour),
];

/// The contents of the units file for one scenario.
pub(super) struct Forces {
    pub(super) sides: [Named; 2],
    pub(super) units: Vec<UnitData>,
    pub(super) formations: Vec<String>,
    pub(super) cards: Vec<CardText>,
    pub(super) labels: Vec<String>,
    pub(super) turns: Turns,
    pub(super) morale: PerSide<u8>,
    pub(super) variable_start: VariableStart,
    pub(super) plan: Option<PlanData>,
    pub(super) late_corps: Option<LateCorps>,
}

pub(super) fn read(file: &mut Fields<'_>, ground: &Read, set_up: &'static str) -> Option<Forces> {
    file.optional("options");
    let sides = sides(file)?;
    let cards = cards(file);
    let units = units(file, ground, set_up)?;
    check_arrivals(file, ground, &units.0, set_up);
    let weather = weather(file)?;
    let mut track = file.section("turns")?;
    let log = file.log;
    let night = |node: &Node| node.number("night", 1..=LAST_TURN, log);
    let nights = track.list("night").iter().filter_map(night).collect();
    let mut names = |key: &'static str| -> Vec<String> {
        track.list(key).iter().filter_map(|node| node.name(key, LONGEST_NAME, log)).map(str::to_owned).collect()
    };
    let (hours, dates) = (names("day"), names("dates"));
    for key in ["first", "last"] {
        track.optional(key);
    }
    track.finish(&[]);
    let mut chosen = of_set_up(file, "scenario", set_up)?;
    let mut guessed = of_set_up(file, "proposed", set_up)?;
    chosen.name("title", LONGEST_NAME);
    chosen.optional("rain_track");
    chosen.optional("pontoon");
    let first = chosen.number("first_turn", 1..=LAST_TURN);
    let variable_start = variable_start(&mut chosen);
    let sealed = chosen.truth("sealed", false);
    let last = small(&mut guessed, "last_turn");
    let french = small(&mut guessed, "french_morale");
    let allied = small(&mut guessed, "allied_morale");
    let lulls_from = small(&mut guessed, "lulls_from");
    let (plan, late_corps) = if sealed {
        let plan = plan(&mut chosen, &mut guessed, ground, &units.0)?;
        (Some(plan), Some(late_corps(&mut guessed, ground, &units.0)?))
    } else {
        (None, None)
    };
    chosen.finish(&[]);
    guessed.finish(&[]);
    let labels = labels(&hours, &dates, first?, last?);
    Some(Forces {
        sides,
        units: units.0,
        formations: units.1,
        cards,
        labels,
        turns: Turns { first: first?, last: last?, nights, weather, lulls_from: lulls_from? },
        morale: PerSide { allied: allied?, french: french? },
        variable_start: variable_start?,
        plan,
        late_corps,
    })
}

/// The table of the chosen set-up; those of the others are left alone.
fn of_set_up<'a>(file: &mut Fields<'a>, tables: &'static str, chosen: &'static str) -> Option<Fields<'a>> {
    let mut all = file.section(tables)?;
    for other in super::SET_UPS {
        all.optional(other);
    }
    let section = all.section(chosen);
    all.finish(&[]);
    section
}

/// A side or nation for display.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) colour: FileColour,
}

fn sides(file: &mut Fields<'_>) -> Option<[Named; 2]> {
    let mut section = file.section("sides")?;
    let mut one = |key: &'static str| {
        let mut side = section.section(key)?;
        let name = side.name("name", LONGEST_NAME).map(str::to_owned);
        let colour = side.colour("colour");
        side.optional("first_player");
        side.finish(&[]);
        Some(Named { name: name?, colour: colour? })
    };
    let sides = [one("allied")?, one("french")?];
    section.finish(&[]);
    Some(sides)
}

/// The texts of the cards, for display.
fn cards(file: &mut Fields<'_>) -> Vec<CardText> {
    let mut cards = Vec::new();
    for (mut item, number) in file.items("card").into_iter().zip(1u8..) {
        item.number("number", number..=number);
        let title = item.name("title", LONGEST_NAME).unwrap_or_default().to_owned();
        let effect = item.name("effect", LONGEST_REMARK).unwrap_or_default().to_owned();
        item.optional_name("acts_on", LONGEST_NAME);
        item.optional_name("confidence", LONGEST_NAME);
        item.finish(&[]);
        cards.push(CardText { title, effect });
    }
    cards
}

/// Date and hour of each turn that is played.
fn labels(hours: &[String], dates: &[String], first: u8, last: u8) -> Vec<String> {
    let day = hours.len().max(1);
    let label = |turn: u8| {
        let at = usize::from(turn).saturating_sub(1);
        let (date, hour) = (dates.get(at / day)?, hours.get(at % day)?);
        Some(format!("{date}, {hour}"))
    };
    (first..=last).map_while(label).collect()
}

fn weather(file: &mut Fields<'_>) -> Option<Vec<Weather>> {
    let log = file.log;
    let mut section = file.section("weather")?;
    mark(&mut section);
    let weather = section.list("turns").iter().filter_map(|node| node.choice("turns", &WEATHER, log)).collect();
    section.finish(&[]);
    Some(weather)
}

fn variable_start(chosen: &mut Fields<'_>) -> Option<VariableStart> {
    let log = chosen.log;
    let mut section = chosen.section("variable_start")?;
    let trends = [("improving", Trend::Improving), ("worsening", Trend::Worsening)];
    let weather = section.required("weather").and_then(|node| node.choice("weather", &WEATHER, log));
    let trend = section.required("trend").and_then(|node| node.choice("trend", &trends, log));
    section.finish(&[]);
    Some(VariableStart { weather: weather?, trend: trend? })
}

fn units(file: &mut Fields<'_>, ground: &Read, set_up: &str) -> Option<(Vec<UnitData>, Vec<String>)> {
    let log = file.log;
    let arms = [("infantry", Arm::Infantry), ("cavalry", Arm::Cavalry), ("artillery", Arm::Artillery)];
    let nations = [
        ("french", Nation::French),
        ("russian", Nation::Russian),
        ("prussian", Nation::Prussian),
        ("austrian", Nation::Austrian),
    ];
    let mut movement = file.section("movement")?;
    let speeds = [
        (Arm::Infantry, small(&mut movement, "infantry")?),
        (Arm::Cavalry, small(&mut movement, "cavalry")?),
        (Arm::Artillery, small(&mut movement, "artillery")?),
    ];
    movement.finish(&[]);
    let strengths = file.section("strength")?;
    let (mut units, mut formations) = (Vec::new(), Vec::new());
    for mut item in file.items("unit") {
        let id = item.name("id", LONGEST_NAME).unwrap_or_default().to_owned();
        let name = item.name("name", LONGEST_NAME).unwrap_or_default().to_owned();
        let owner = item.required("side").and_then(|node| side(node, "side", log));
        let nations = item.list("nations").iter().filter_map(|node| node.choice("nations", &nations, log)).collect();
        let arm = item.required("type").and_then(|node| node.choice("type", &arms, log));
        let (elite, guard, light) =
            (item.truth("elite", false), item.truth("guard", false), item.truth("light", false));
        item.optional("men");
        let formation = item.optional_name("formation", LONGEST_REMARK).unwrap_or_default().to_owned();
        let mut start = None;
        for key in super::SET_UPS {
            let node = item.required(key);
            if key == set_up {
                start = node.and_then(|node| start_of(node, key, ground, log));
            }
        }
        let strength = strength(&strengths, &id, item.at, log);
        item.finish(&[]);
        let (Some(side), Some(arm), Some(start), Some(strength)) = (owner, arm, start, strength) else { continue };
        let movement = speeds.iter().find(|known| known.0 == arm).map_or(0, |known| known.1);
        units.push(UnitData { id, name, side, nations, arm, strength, movement, elite, guard, light, start });
        formations.push(formation);
    }
    for (id, at, _) in strengths.entries() {
        if !units.iter().any(|unit| unit.id == id) {
            log.say(at, format!("there is no unit {}", quote(id)));
        }
    }
    Some((units, formations))
}

/// The strength of a unit, which the proposals hold by its id.
fn strength(strengths: &Fields<'_>, id: &str, unit: scenarios::mistake::Spot, log: &Log) -> Option<u8> {
    let Some((_, _, node)) = strengths.entries().find(|known| known.0 == id) else {
        log.say(unit, format!("the proposals have no strength for {}", quote(id)));
        return None;
    };
    let mut entry = node.fields(format!("the strength of {id}"), id, log)?;
    mark(&mut entry);
    let strength = entry.number("value", 0..=20u8);
    entry.finish(&[]);
    strength
}

fn start_of(node: &Node, label: &str, ground: &Read, log: &Log) -> Option<Start> {
    let word = node.text(label, log)?;
    match word {
        "pool" => return Some(Start::Pool),
        "r3.2" => return Some(Start::Late),
        "out" => return Some(Start::Out),
        _ => {}
    }
    if let Some((code, turn)) = word.split_at_checked(1).filter(|(code, _)| code.chars().all(char::is_alphabetic)) {
        let area = ground.area(node, code, log)?;
        let Some(turn) = turn.parse().ok().filter(|turn| (1..=LAST_TURN).contains(turn)) else {
            log.say(node.at, format!("`{label}`: an arrival is an area and a turn, such as \"A6\""));
            return None;
        };
        return Some(Start::Arrives { turn, area });
    }
    hex(node, label, &ground.map.grid, log).map(|hex| Start::On { hex })
}

/// Checks that the list of arrivals agrees with the units.
fn check_arrivals(file: &mut Fields<'_>, ground: &Read, units: &[UnitData], set_up: &str) {
    let log = file.log;
    let mut told = 0usize;
    for mut item in file.items("arrival") {
        let of = item.name("scenario", LONGEST_NAME);
        let turn = item.number("turn", 1..=LAST_TURN);
        let area = item.required("area").and_then(|node| ground.area(node, node.text("area", log)?, log));
        for node in item.list("units") {
            let Some(id) = node.text("units", log).filter(|_| of == Some(set_up)) else { continue };
            told += 1;
            let start = units.iter().find(|unit| unit.id == id).map(|unit| unit.start);
            let same = matches!((start, turn, area), (Some(Start::Arrives { turn: t, area: a }), Some(turn), Some(area)) if t == turn && a == area);
            if !same {
                log.say(node.at, format!("{} arrives elsewhere or on another turn", quote(id)));
            }
        }
        item.finish(&[]);
    }
    let arriving = units.iter().filter(|unit| matches!(unit.start, Start::Arrives { .. })).count();
    if told != arriving {
        log.say(file.at, "the list of arrivals names other units than arrive");
    }
}

fn unit_of(units: &[UnitData], node: &Node, label: &str, log: &Log) -> Option<UnitId> {
    let id = node.text(label, log)?;
    let place = units.iter().position(|unit| unit.id == id);
    if place.is_none() {
        let known: Vec<&str> = units.iter().map(|unit| unit.id.as_str()).collect();
        unknown(node, "unit", id, &known, log);
    }
    u16::try_from(place?).ok().map(UnitId)
}

fn plan(chosen: &mut Fields<'_>, guessed: &mut Fields<'_>, ground: &Read, units: &[UnitData]) -> Option<PlanData> {
    let log = chosen.log;
    let turn = |node: &Node| node.number("marker_turns", 1..=LAST_TURN, log);
    let marker_turns: Vec<u8> = chosen.list("marker_turns").iter().filter_map(turn).collect();
    let guard = |node: &Node| unit_of(units, node, "guard_together", log);
    let together = chosen.list("guard_together").iter().filter_map(guard).collect();
    let meissen = chosen.required("meissen_piece").and_then(|node| match node.list("meissen_piece", log)? {
        [unit, dummy] if dummy.text("meissen_piece", log) == Some("dummy") => {
            unit_of(units, unit, "meissen_piece", log)
        }
        _ => {
            log.say(node.at, "`meissen_piece` names one unit, and \"dummy\"");
            None
        }
    });
    let french = ground.areas.iter().zip(0u8..).filter(|(area, _)| area.side == twenty::FRENCH);
    let stacks = french.map(|(_, id)| twenty::AreaId(id)).collect();
    let dummies = small(guessed, "dummies")?;
    Some(PlanData { stacks, marker_turns, dummies, together, meissen: meissen? })
}

fn late_corps(guessed: &mut Fields<'_>, ground: &Read, units: &[UnitData]) -> Option<LateCorps> {
    let log = guessed.log;
    let needs = small(guessed, "late_corps_needs");
    let automatic_turn = small(guessed, "late_corps_automatic");
    let turn = |node: &Node| node.number("late_corps_turns", 1..=LAST_TURN, log);
    let die_turns = guessed.list("late_corps_turns").iter().filter_map(turn).collect();
    let area = |node: &Node| ground.area(node, node.text("late_corps_areas", log)?, log);
    let areas = guessed.list("late_corps_areas").iter().filter_map(area).collect();
    let place = units.iter().position(|unit| unit.start == Start::Late);
    let unit = place.and_then(|place| u16::try_from(place).ok()).map(UnitId);
    if unit.is_none() {
        log.say(guessed.at, "no unit comes by rule 3.2");
    }
    Some(LateCorps { unit: unit?, die_turns, needs: needs?, automatic_turn: automatic_turn?, areas, meissen: true })
}
