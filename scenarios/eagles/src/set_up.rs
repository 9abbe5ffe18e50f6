//! One battle: the places of its units, the turns, the marker, the hexes held and the bridges broken.

use super::people::People;
use super::printed::{hex_of, whole};
use super::tables::{self, MONTHS, WEATHERS};
use super::{campaign, ground};
use eagles::*;
use engine::contract::Side;
use scenarios::fields::Fields;
use scenarios::mistake::quote;
use std::collections::BTreeMap;

const SPACES: [(&str, Space); 7] = [
    ("A", Space::A),
    ("B", Space::B),
    ("C", Space::C),
    ("D", Space::D),
    ("E", Space::E),
    ("F", Space::F),
    ("G", Space::G),
];

/// The battle of that id; `None` if there is none, or if the log has the reason.
pub(super) fn read(id: &str, book: &mut Fields<'_>) -> Option<Definition> {
    read_on(id, book, false)
}

/// The same; a campaign may be cut down to the map without its southern sheet (B).
pub(super) fn read_on(id: &str, book: &mut Fields<'_>, without_s: bool) -> Option<Definition> {
    let log = book.log;
    let mut item = find(id, book)?;
    let is_campaign = item.required("kind")?.choice("kind", &[("battle", false), ("campaign", true)], log)?;
    let first = item.required("first")?.choice("first", &[("french", "french"), ("coalition", "coalition")], log)?;
    let mut sheets: Vec<&str> = item.list("sections").iter().filter_map(|node| node.text("sections", log)).collect();
    if without_s {
        sheets.retain(|sheet| *sheet != "S");
    }
    let mut map = ground::read(book, ground::rows(&sheets)?)?;
    map.sheets = ground::sheets(&sheets)?;
    let mut people = People::read(book, first, &mut item.section("supply")?)?;
    generals(&mut item, &mut people);
    rename(&mut item, &mut people);
    let second = if first == "french" { "coalition" } else { "french" };
    let mut minima = book.section("victory_points")?.section("minimum")?;
    let mut commands = if is_campaign { None } else { Some(item.section("commands")?) };
    let mut side = |name: &'static str| {
        let minimum = tables::minimum(&mut minima, name)?;
        // A campaign counts neither commands nor points.
        Some(match &mut commands {
            Some(commands) => SideData { id: name.to_owned(), commands: commands.number(name, 0..=99)?, minimum },
            None => SideData { id: name.to_owned(), commands: 0, minimum: 0 },
        })
    };
    let sides = [side(first)?, side(second)?];
    let french = if first == "french" { Side::First } else { Side::Second };
    let mut damaged = Vec::new();
    for node in item.list("damaged") {
        let name = node.text("damaged", log)?;
        match ground::bridge(book, name) {
            Some(side) => damaged.push(side),
            None => log.say(node.at, format!("no bridge is named by {}", quote(name))),
        }
    }
    damaged.sort_unstable();
    let held = item.items("held").into_iter().filter_map(|mut held| {
        let choices = [(first, Side::First), (second, Side::Second)];
        Some(HeldData {
            hex: hex_of(held.required("hex")?, "hex", log)?,
            points: held.number("points", 0..=1000)?,
            at_start: held.optional("at_start").and_then(|node| node.choice("at_start", &choices, log)),
        })
    });
    let mut held: Vec<HeldData> = held.collect();
    let left_out: Vec<&str> = if without_s {
        item.list("fifth_corps").iter().filter_map(|node| node.text("fifth_corps", log)).collect()
    } else {
        Vec::new()
    };
    let rows = (map.first_row, map.last_row);
    let mut forces = forces(&mut item, &people, &left_out);
    forces.retain(|force| (rows.0..=rows.1).contains(&force.hex.row));
    let turns = if is_campaign { campaign::turns(&mut item)? } else { turns(&mut item) };
    let campaign = if is_campaign {
        let known = campaign::Known { people: &people, turns: &turns, rows, french, left_out: &left_out };
        let found = campaign::read(&mut item, book, &known)?;
        let side = |leader: LeaderId| {
            let army = people.leaders.get(usize::from(leader.0)).map(|leader| usize::from(leader.army.0));
            army.and_then(|army| people.armies.get(army)).map(|army| army.side)
        };
        let stands = |hex| forces.iter().find(|force| force.hex == hex).and_then(|force| side(force.leader));
        held = campaign::held(&found, french, stands);
        Some(found)
    } else {
        None
    };
    if let Some(campaign) = &campaign {
        people.add_tokens(&forces, campaign.outposts);
    }
    Some(Definition {
        id: id.to_owned(),
        map,
        sides,
        parents: parents(book, &people),
        forces,
        turns,
        damaged,
        morale: MoraleData { start: item.required("morale")?.choice("morale", &SPACES, log)?, upward: french },
        held,
        guard_penalty: item
            .optional("guard_penalty")
            .and_then(|node| whole(node, "guard_penalty", log))
            .and_then(|number| u16::try_from(number).ok())
            .unwrap_or(0),
        tables: tables::read(book)?,
        campaign,
        armies: people.armies,
        leaders: people.leaders,
        units: people.units,
        formations: people.formations,
    })
}

/// The set-up of that id.
fn find<'a>(id: &str, book: &mut Fields<'a>) -> Option<Fields<'a>> {
    let log = book.log;
    let is_it = |item: &mut Fields<'_>| item.optional("id").and_then(|node| node.text("id", log)) == Some(id);
    book.items("scenario").into_iter().find_map(|mut item| is_it(&mut item).then_some(item))
}

/// The name in the files, by unit id, of each unit to which this battle gives another name.
pub(super) fn shown_as(id: &str, book: &mut Fields<'_>) -> BTreeMap<String, String> {
    let log = book.log;
    let Some(mut item) = find(id, book) else { return BTreeMap::new() };
    let shown: Vec<&str> = item
        .optional_section("shown_as")
        .map(|table| table.entries().map(|(unit, _, _)| unit).collect())
        .unwrap_or_default();
    let mut names = BTreeMap::new();
    for mut unit in book.items("unit") {
        let id = unit.required("id").and_then(|node| node.text("id", log));
        if let Some(id) = id.filter(|id| shown.contains(id)) {
            names.extend(unit.name("name", 60).map(|name| (id.to_owned(), name.to_owned())));
        }
    }
    names
}

/// Gives units the names of this battle's set-up.
fn rename(item: &mut Fields<'_>, people: &mut People) {
    let log = item.log;
    let Some(table) = item.optional_section("shown_as") else { return };
    for (id, at, node) in table.entries() {
        let name = node.name("shown_as", 60, log);
        let unit = people.unit(id).and_then(|unit| people.units.get_mut(usize::from(unit.0)));
        match (name, unit) {
            (Some(name), Some(unit)) => name.clone_into(&mut unit.name),
            _ => log.say(at, format!("{} is no unit", quote(id))),
        }
    }
}

/// The general of each formation in this battle.
fn generals(item: &mut Fields<'_>, people: &mut People) {
    let log = item.log;
    let Some(table) = item.optional_section("generals") else { return };
    for (formation, at, node) in table.entries() {
        let leader = node.text("generals", log).and_then(|name| people.leader(name));
        let body = people.formations.binary_search_by(|body| body.id.as_str().cmp(formation)).ok();
        match (leader, body.and_then(|body| people.formations.get_mut(body))) {
            (Some(leader), Some(body)) => body.general = Some(leader),
            _ => log.say(at, format!("{} has no such general", quote(formation))),
        }
    }
}

fn parents(book: &mut Fields<'_>, people: &People) -> Vec<ParentData> {
    let log = book.log;
    let Some(table) = book.optional_section("brigades") else { return Vec::new() };
    let mut found = Vec::new();
    for (parent, at, node) in table.entries() {
        let names = node.list("brigades", log).unwrap_or(&[]).iter().filter_map(|node| node.text("brigades", log));
        let brigades: Option<Vec<UnitId>> = names.map(|name| people.unit(name)).collect();
        match (people.unit(parent), brigades) {
            (Some(unit), Some(brigades)) => found.push(ParentData { unit, brigades }),
            _ => log.say(at, format!("{} or a brigade of it is no unit", quote(parent))),
        }
    }
    found
}

/// The units of a force, with their strength points.
pub(super) fn track(force: &mut Fields<'_>, people: &People) -> Vec<TrackData> {
    let log = force.log;
    let mut track = Vec::new();
    for node in force.list("track") {
        let entry = match node.list("track", log) {
            Some([unit, strength]) => unit
                .text("track", log)
                .and_then(|name| people.unit(name))
                .zip(whole(strength, "track", log).and_then(|number| u8::try_from(number).ok())),
            _ => None,
        };
        match entry {
            Some((unit, strength)) => track.push(TrackData { unit, strength }),
            None => log.say(node.at, "an entry of a track is a unit and its strength points"),
        }
    }
    track
}

/// The forces that are on the map at the start.
fn forces(item: &mut Fields<'_>, people: &People, left_out: &[&str]) -> Vec<ForceData> {
    let log = item.log;
    let mut found = Vec::new();
    for mut force in item.items("force") {
        let at = force.at;
        if force.optional("arrives").is_some() || force.optional("box").is_some() {
            continue;
        }
        let name = force.name("leader", 60);
        if name.is_some_and(|name| left_out.contains(&name)) {
            continue;
        }
        let leader = name.and_then(|name| people.leader(name));
        let hex = force.required("hex").and_then(|node| hex_of(node, "hex", log));
        let track = track(&mut force, people);
        match leader.zip(hex) {
            Some((leader, hex)) => found.push(ForceData { leader, hex, track }),
            None => log.say(at, "this force has no leader that is known, or no hex"),
        }
    }
    found
}

fn turns(item: &mut Fields<'_>) -> Vec<TurnData> {
    let log = item.log;
    let months: Vec<_> = item.list("months").iter().filter_map(|node| node.choice("months", &MONTHS, log)).collect();
    let weather: Vec<_> = item
        .list("historical_weather")
        .iter()
        .filter_map(|node| node.choice("historical_weather", &WEATHERS, log))
        .collect();
    let labels = item.list("turns").iter().filter_map(|node| node.name("turns", 60, log));
    let turn = |((label, month), historical): ((&str, Month), Weather)| TurnData {
        label: label.to_owned(),
        month,
        historical,
        day: 0,
    };
    labels.zip(months).zip(weather).map(turn).collect()
}
