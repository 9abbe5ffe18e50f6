//! The parts of a campaign that a battle lacks: days, Centres, arrivals, boxes, trains, politics.

use super::people::People;
use super::printed::{hex_of, hexes, numbers};
use super::set_up::track;
use eagles::*;
use engine::contract::Side;
use engine::hex::Hex;
use scenarios::fields::Fields;
use scenarios::mistake::{Log, quote};
use scenarios::tree::Node;

/// Days before the first of each month, counted from 1 December 1806.
const MONTHS: [(&str, Month, &str, u16); 7] = [
    ("1806-12-", Month::December, "Dec 1806", 0),
    ("1807-01-", Month::January, "Jan 1807", 31),
    ("1807-02-", Month::February, "Feb 1807", 62),
    ("1807-03-", Month::March, "Mar 1807", 90),
    ("1807-04-", Month::April, "Apr 1807", 121),
    ("1807-05-", Month::May, "May 1807", 151),
    ("1807-06-", Month::June, "Jun 1807", 182),
];

/// The boxes, as the files name their exits.
const BOXES: [&str; 5] = ["podlasia", "goniondz", "danzig", "thorn", "cantonment"];

/// A date as a day from 1 December 1806, which is 1.
fn day(node: &Node, label: &str, log: &Log) -> Option<u16> {
    let text = node.text(label, log)?;
    let found = MONTHS.iter().find_map(|(start, _, _, before)| {
        let day: u16 = text.strip_prefix(start)?.parse().ok()?;
        (1..=31).contains(&day).then_some(before + day)
    });
    if found.is_none() {
        log.say(node.at, format!("`{label}`: a day is such as \"1807-02-01\", not {}", quote(text)));
    }
    found
}

fn dated(fields: &mut Fields<'_>, key: &'static str) -> Option<u16> {
    let log = fields.log;
    day(fields.required(key)?, key, log)
}

/// The day and month of a day.
fn written(day: u16) -> (u16, Month, &'static str) {
    let at = MONTHS.iter().rfind(|month| month.3 < day).unwrap_or(&MONTHS[0]);
    (day.saturating_sub(at.3), at.1, at.2)
}

/// The turns of a campaign, two days each.
pub(super) fn turns(item: &mut Fields<'_>) -> Option<Vec<TurnData>> {
    let (start, end) = (dated(item, "start")?, dated(item, "end")?);
    let each: u16 = item.number("days_per_turn", 1..=14)?;
    let mut found = Vec::new();
    let mut first = start;
    while first <= end && found.len() < 60 {
        let last = first + each - 1;
        let ((from, month, name), (to, _, later)) = (written(first), written(last));
        let label = if name == later { format!("{from}-{to} {name}") } else { format!("{from} {name} - {to} {later}") };
        found.push(TurnData { label, month, historical: Weather::Fair, day: first });
        first += each;
    }
    Some(found)
}

/// Pools such as "7i 3c 1gi".
fn pool(node: &Node, label: &str, log: &Log) -> Option<Pool> {
    let mut pool = Pool::default();
    for word in node.text(label, log)?.split_whitespace() {
        let digits = word.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let number: Option<u8> = digits.parse().ok();
        let part = match word.get(digits.len()..) {
            Some("i") => Some(&mut pool.infantry),
            Some("c") => Some(&mut pool.cavalry),
            Some("a") => Some(&mut pool.artillery),
            Some("gi") => Some(&mut pool.guard),
            _ => None,
        };
        match number.zip(part) {
            Some((number, part)) => *part = number,
            None => log.say(node.at, format!("`{label}`: {} is no number of an arm", quote(word))),
        }
    }
    Some(pool)
}

/// A force of the set-up that is not on the map at the start.
fn arrival(force: &mut Fields<'_>, people: &People, turns: &[TurnData]) -> Option<ArrivalData> {
    let log = force.log;
    let leader = people.leader(force.name("leader", 60)?)?;
    let at = match force.optional("box") {
        Some(node) => {
            let name = node.text("box", log)?;
            let at = BOXES.iter().position(|known| *known == name);
            Entry::Box(BoxId(at.and_then(|at| u8::try_from(at).ok())?))
        }
        None => Entry::Hex(hex_of(force.required("hex")?, "hex", log)?),
    };
    let turn = match force.optional("arrives") {
        None => 0,
        Some(node) => {
            let day = day(node, "arrives", log)?;
            let at = turns.iter().rposition(|turn| turn.day <= day).unwrap_or(0);
            u8::try_from(at + 1).ok()?
        }
    };
    Some(ArrivalData { leader, track: track(force, people), turn, at })
}

/// The data that the readers of a campaign share.
pub(super) struct Known<'a> {
    pub(super) people: &'a People,
    pub(super) turns: &'a [TurnData],
    pub(super) rows: (u8, u8),
    pub(super) french: Side,
    /// Leaders that a smaller map leaves out.
    pub(super) left_out: &'a [&'a str],
}

impl Known<'_> {
    fn inside(&self, hex: &Hex) -> bool {
        (self.rows.0..=self.rows.1).contains(&hex.row)
    }
}

fn staffs(item: &mut Fields<'_>, book: &mut Fields<'_>, known: &Known<'_>) -> Option<Vec<StaffData>> {
    let log = item.log;
    let mut points = item.section("admin_points_at_start")?;
    let mut centres = item.section("centres")?;
    let mut pools = item.optional_section("replacements");
    let mut supply = book.section("supply")?;
    let late = hexes(&mut supply, "after_danzig");
    let mut days = book.section("campaign")?;
    let late_day = dated(&mut days, "danzig_falls")?;
    let warsaw = days.required("warsaw_source").and_then(|node| hex_of(node, "warsaw_source", log))?;
    let watched = hexes(&mut book.section("vistula")?, "hexes");
    let closed = hexes(&mut days, "thorn_sources");
    let mut found = Vec::new();
    for army in ["french", "russian", "prussian"] {
        let source = |hex: Hex| SourceData {
            hex,
            from_day: if late.contains(&hex) { late_day } else { 0 },
            watched: if hex == warsaw && army == "french" { watched.clone() } else { Vec::new() },
            besieged: closed.contains(&hex) && army == "french",
        };
        let sources = hexes(&mut supply, army).into_iter().filter(|hex| known.inside(hex)).map(source).collect();
        let pool =
            pools.as_mut().and_then(|pools| pools.optional(army)).and_then(|node| pool(node, "replacements", log));
        found.push(StaffData {
            points: points.number(army, 0..=99)?,
            centre: hex_of(centres.required(army)?, "centres", log)?,
            sources,
            pool: pool.unwrap_or_default(),
            half: army == "prussian",
        });
    }
    Some(found)
}

fn boxes(book: &mut Fields<'_>, known: &Known<'_>) -> Option<Vec<BoxData>> {
    let mut exits = book.section("exits")?;
    let mut found = Vec::new();
    for name in BOXES {
        let leads_to = match name {
            "podlasia" => Some(BoxId(1)),
            "goniondz" => Some(BoxId(0)),
            _ => None,
        };
        let exits = hexes(&mut exits, name).into_iter().filter(|hex| known.inside(hex)).collect();
        found.push(BoxData { id: name.to_owned(), exits, leads_to, remembers: name == "cantonment" });
    }
    Some(found)
}

fn area(book: &mut Fields<'_>, name: &str, known: &Known<'_>) -> Vec<Hex> {
    for mut item in book.items("area") {
        if item.name("name", 60) == Some(name) {
            let found = hexes(&mut item, "hexes");
            return if found.iter().all(|hex| known.inside(hex)) { found } else { Vec::new() };
        }
    }
    Vec::new()
}

fn by_class(table: &mut Fields<'_>, key: &'static str) -> Option<ByClass> {
    let mut both = table.section(key)?;
    Some(ByClass { secondary: both.number("secondary", 0..=60)?, primary: both.number("primary", 0..=60)? })
}

fn tables(book: &mut Fields<'_>) -> Option<CampaignTables> {
    let log = book.log;
    let mut admin = book.section("admin_points")?;
    let mut allowance = book.section("allowance")?;
    let mut bridges = book.section("bridges")?;
    let mut own = book.section("campaign")?;
    let columns: Vec<Vec<u8>> = book
        .section("attrition")?
        .list("column_from_ap")
        .iter()
        .map(|node| numbers(node, "column_from_ap", log))
        .collect();
    Some(CampaignTables {
        length_upper: numbers(admin.required("length_upper")?, "length_upper", log),
        dice_upper: numbers(admin.required("dice_upper")?, "dice_upper", log),
        points: admin.list("points").iter().map(|node| numbers(node, "points", log)).collect(),
        columns: columns.iter().filter_map(|pair| pair.first().copied()).collect(),
        change_upper: own.number("change_upper", 0..=6)?,
        disbanded: own.number("disbanded", 0..=60)?,
        centre: allowance.number("centre", 1..=60)?,
        extended: allowance.number("extended", 0..=60)?,
        astray: own.number("astray", 0..=60)?,
        dispatch: own.number("dispatch", 1..=99)?,
        damage: by_class(&mut bridges, "damage")?,
        repair: by_class(&mut bridges, "repair")?,
        enemy_adjacent: bridges.number("enemy_adjacent", 0..=60)?,
        deploy: bridges.number("deploy", 0..=60)?,
        take_up: bridges.number("remove", 0..=60)?,
        diggers: own.number("diggers", 1..=999)?,
        redoubt: book.section("shift")?.number("redoubt", 0..=9)?,
        entry: own.number("entry", 0..=60)?,
        exit: own.number("exit", 0..=60)?,
        refuge: own.number("refuge", 0..=60)?,
        siege: numbers(book.section("siege")?.required("result")?, "result", log),
        besiegers: own.number("besiegers", 1..=999)?,
        threat: own.number("threat", 0..=60)?,
        fortnight: own.number("fortnight", 0..=60)?,
    })
}

/// Foraging: the regions of the map, and the numbers of the option.
fn forage(book: &mut Fields<'_>) -> Option<ForageData> {
    let log = book.log;
    let mut bands = Vec::new();
    for mut band in book.items("forage") {
        let values = [("good", 0), ("fair", 1), ("poor", 2), ("none", 3)];
        let value = band.required("value").and_then(|node| node.choice("value", &values, log))?;
        let rows: Vec<u8> = numbers(band.required("rows")?, "rows", log);
        bands.push(ForageBand { last: rows.last().copied()?, value });
    }
    bands.sort_by_key(|band| band.last);
    let shift = book.section("shift")?.number("forage", 0..=9)?;
    let mut own = book.section("foraging")?;
    Some(ForageData {
        bands,
        woods: own.number("woods", 0..=9)?,
        hills: own.number("hills", 0..=9)?,
        marsh: own.number("marsh", 0..=9)?,
        columns: numbers(own.required("columns")?, "columns", log),
        disperse: own.number("disperse", 0..=60)?,
        concentrate: own.number("concentrate", 0..=60)?,
        repulse: own.number("repulse", 1..=20)?,
        shift,
        radius: own.number("radius", 0..=9)?,
    })
}

fn politics(item: &mut Fields<'_>, book: &mut Fields<'_>, known: &Known<'_>) -> Option<PoliticsData> {
    let log = item.log;
    let mut own = book.section("campaign")?;
    let mut falls = Vec::new();
    for mut fall in own.items("city_falls") {
        falls.push(FallData { day: dated(&mut fall, "until")?, spaces: fall.number("spaces", 0..=7)? });
    }
    let city = hex_of(own.required("city")?, "city", log)?;
    let kept = own.number("city_kept", 0..=7)?;
    let danzig_day = dated(&mut own, "danzig_from")?;
    let capital = area(book, "Warsaw", known);
    Some(PoliticsData {
        city,
        falls,
        kept,
        gained: item.truth("approaches_gained", false) && !capital.is_empty(),
        approaches: if capital.is_empty() { Vec::new() } else { area(book, "Approaches to Warsaw", known) },
        capital,
        danzig: Some(BoxId(2)),
        danzig_day,
        thorn: Some(BoxId(3)),
    })
}

/// The campaign of a set-up.
pub(super) fn read(item: &mut Fields<'_>, book: &mut Fields<'_>, known: &Known<'_>) -> Option<CampaignData> {
    let log = item.log;
    let people = known.people;
    let staffs = staffs(item, book, known)?;
    let mut arrivals = Vec::new();
    for mut force in item.items("force") {
        let later = force.optional("arrives").is_some() || force.optional("box").is_some();
        let name = force.name("leader", 60).unwrap_or_default();
        if !later || known.left_out.contains(&name) {
            continue;
        }
        match arrival(&mut force, people, known.turns) {
            Some(arrival) => {
                let there = match arrival.at {
                    Entry::Hex(hex) => known.inside(&hex),
                    Entry::Box(BoxId(area)) => area != 0 || known.rows.1 > 69,
                };
                arrivals.extend(there.then_some(arrival));
            }
            None => log.say(force.at, "this force comes from nowhere that is known"),
        }
    }
    let mut trains = item.section("bridge_trains")?;
    let (french, coalition) = (trains.number("french", 0..=9)?, trains.number("coalition", 0..=9)?);
    let mut outposts = item.section("outposts")?;
    let (french_posts, other_posts): (u8, u8) =
        (outposts.number("french", 0..=9)?, outposts.number("coalition", 0..=9)?);
    let mut redoubts = Vec::new();
    for mut redoubt in item.items("redoubts") {
        let hex = hex_of(redoubt.required("hex")?, "hex", log)?;
        let sides = [("french", known.french), ("coalition", known.french.other())];
        let side = redoubt.required("owner")?.choice("owner", &sides, log)?;
        redoubts.extend(known.inside(&hex).then_some(RedoubtData { hex, side }));
    }
    let mut own = book.section("campaign")?;
    let rivals = if item.truth("russian_command_problems", false) {
        let mut rivals = own.section("rivals")?;
        Some(RivalData {
            old: people.leader(rivals.name("old", 60)?)?,
            new: people.leader(rivals.name("new", 60)?)?,
            day: dated(&mut rivals, "until")?,
            apart: rivals.number("apart", 0..=60)?,
        })
    } else {
        None
    };
    let waits = match item.optional("napoleon_waits_until") {
        Some(node) => {
            let leader = people.leader("fr-napoleon")?;
            Some(WaitData { leader, day: day(node, "napoleon_waits_until", log)? })
        }
        None => None,
    };
    let mut promotions = Vec::new();
    for node in own.list("promotions") {
        let [general, promoted] = node.list("promotions", log)? else { continue };
        let id = |node: &Node| node.text("promotions", log).and_then(|name| people.leader(name));
        promotions.push(PromotionData { general: id(general)?, promoted: id(promoted)? });
    }
    let regiments =
        own.list("regiments").iter().filter_map(|node| node.text("regiments", log).and_then(|name| people.unit(name)));
    let regiments = regiments.collect();
    // Not all of these leaders are in every campaign.
    let wayward =
        own.list("wayward").iter().filter_map(|node| node.text("wayward", log).and_then(|name| people.leader(name)));
    let wayward = wayward.collect();
    Some(CampaignData {
        staffs,
        arrivals,
        boxes: boxes(book, known)?,
        leaves_map: known.french.other(),
        trains: if known.french == Side::First { [french, coalition] } else { [coalition, french] },
        outposts: if known.french == Side::First { [french_posts, other_posts] } else { [other_posts, french_posts] },
        redoubts,
        rivals,
        waits,
        promotions,
        regiments,
        politics: politics(item, book, known)?,
        wayward,
        forage: forage(book)?,
        tables: tables(book)?,
    })
}

/// The hexes on which a campaign's politics depend, with the side that holds each at the start.
pub(super) fn held(campaign: &CampaignData, french: Side, stands: impl Fn(Hex) -> Option<Side>) -> Vec<HeldData> {
    let politics = &campaign.politics;
    let worth = |hex: Hex, at_start: Option<Side>| HeldData { hex, points: 0, at_start };
    let mut found = vec![worth(politics.city, Some(french.other()))];
    for &hex in politics.capital.iter().chain(&politics.approaches) {
        found.push(worth(hex, if politics.gained { Some(french) } else { stands(hex) }));
    }
    found
}
