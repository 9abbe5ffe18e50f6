//! Corps, types, leaders, units, and their places at the start or on arrival.

use super::reading::{Reader, Words};
use bataille::*;
use engine::hex::{Direction, Hex};
use scenarios::tree::{Node, Value};

pub(super) struct Forces {
    pub(super) corps: Vec<Corps>,
    pub(super) types: Vec<UnitType>,
    pub(super) leaders: Vec<LeaderData>,
    pub(super) units: Vec<UnitData>,
    pub(super) setup: Vec<SetUp>,
    pub(super) reinforcements: Vec<Reinforcement>,
}

pub(super) fn read(main: &Reader<'_>, words: &mut Words, part: bool) -> Option<Forces> {
    let mut corps = Vec::new();
    for one in main.tables("corps")? {
        words.corps.push(one.text("id")?.to_owned());
        let mut levels = [0; 3];
        let mut modifiers = [0; 4];
        for (level, node) in levels.iter_mut().zip(one.list("levels")?) {
            *level = u8::try_from(one.whole(node, "levels")?).ok()?;
        }
        for (steps, node) in modifiers.iter_mut().zip(one.list("modifiers")?) {
            *steps = i8::try_from(one.whole(node, "modifiers")?).ok()?;
        }
        corps.push(Corps {
            id: one.text("id")?.to_owned(),
            name: one.text("name")?.to_owned(),
            side: one.side("side", words)?,
            levels,
            modifiers,
        });
    }
    let mut types = Vec::new();
    for one in main.tables("type")? {
        words.types.push(one.text("id")?.to_owned());
        types.push(unit_type(&one, words)?);
    }
    let named = if part { Some(named(main)?) } else { None };
    let takes_part = |id: &str| named.as_ref().is_none_or(|named| named.iter().any(|known| known == id));
    let mut leaders = Vec::new();
    for one in main.tables("leader")? {
        let id = one.text("id")?;
        if takes_part(id) {
            words.leaders.push(id.to_owned());
            leaders.push(leader(&one, words)?);
        }
    }
    let mut units = Vec::new();
    for one in main.tables("unit")? {
        let id = one.text("id")?;
        if takes_part(id) {
            words.units.push(id.to_owned());
            let data = unit(&one, words)?;
            if let Some(kind) = types.get(usize::from(data.kind.0)) {
                full(&one, &data, kind)?;
            }
            units.push(data);
        }
    }
    let mut setup = Vec::new();
    for one in main.tables("setup")? {
        setup.push(set_up(&one, words)?);
    }
    let mut reinforcements = Vec::new();
    for one in main.tables("reinforcement")? {
        reinforcements.push(Reinforcement {
            turn: one.small("turn")?,
            entry: EntryId(one.place("entry", &words.entries)?),
            units: ids(&one, "units", &words.units)?.into_iter().map(UnitId).collect(),
            leaders: ids(&one, "leaders", &words.leaders)?.into_iter().map(LeaderId).collect(),
            kozlov: one.has("option") && one.choice("option", &[("kozlov", true)])?,
        });
    }
    Some(Forces { corps, types, leaders, units, setup, reinforcements })
}

/// All units and leaders that the set-up names.
fn named(main: &Reader<'_>) -> Option<Vec<String>> {
    let mut all = Vec::new();
    for one in main.tables("setup")? {
        for key in ["units", "leaders"] {
            for node in one.some_list(key)? {
                all.push(one.word(node, key)?.to_owned());
            }
        }
    }
    Some(all)
}

fn ids(one: &Reader<'_>, key: &str, words: &[String]) -> Option<Vec<u16>> {
    one.some_list(key)?.iter().map(|node| one.known(node, key, words)).collect()
}

fn unit_type(one: &Reader<'_>, words: &Words) -> Option<UnitType> {
    const ARMS: [(&str, Arm); 3] =
        [("infantry", Arm::Infantry), ("cavalry", Arm::Cavalry), ("artillery", Arm::Artillery)];
    const CADENCES: [(&str, Cadence); 3] = [("every", Cadence::Every), ("even", Cadence::Even), ("odd", Cadence::Odd)];
    let arm = match one.choice("arm", &ARMS)? {
        Arm::Infantry => ArmData::Infantry {
            line: one.small("line")?,
            carre: one.small("carre")?,
            skirmish: one.small("skirmish")?,
            rifles: one.truth("rifles")?,
            carre_table: one.place("carre_table", &words.carre_tables)?,
            carre_bonus: if one.has("carre_bonus") { one.number("carre_bonus")? } else { 0 },
        },
        Arm::Cavalry => ArmData::Cavalry {
            heavy: one.choice("weight", &[("heavy", true), ("light", false)])?,
            lance: one.truth("lance")?,
            recall: one.small("recall")?,
            cossack: one.truth("cossack")?,
        },
        Arm::Artillery => ArmData::Artillery {
            horse: one.choice("mount", &[("horse", true), ("foot", false)])?,
            limber: one.optional("limber")?,
            range: one.small("range")?,
        },
    };
    Some(UnitType {
        id: one.text("id")?.to_owned(),
        nation: one.text("nation")?.to_owned(),
        cadence: one.choice("cadence", &CADENCES)?,
        arm,
    })
}

fn leader(one: &Reader<'_>, words: &Words) -> Option<LeaderData> {
    Some(LeaderData {
        id: one.text("id")?.to_owned(),
        name: one.text("name")?.to_owned(),
        side: one.side("side", words)?,
        corps: CorpsId(one.place("corps", &words.corps)?),
        artillery: one.small("artillery")?,
        attack: one.small("attack")?,
        defence: one.small("defence")?,
        cavalry: one.small("cavalry")?,
        morale: one.small("morale")?,
        limber: one.small("limber")?,
        special: one.truth("special")?,
        movement: one.small("movement")?,
    })
}

fn unit(one: &Reader<'_>, words: &Words) -> Option<UnitData> {
    Some(UnitData {
        id: one.text("id")?.to_owned(),
        name: one.text("name")?.to_owned(),
        side: one.side("side", words)?,
        corps: CorpsId(one.place("corps", &words.corps)?),
        division: one.text("division")?.to_owned(),
        kind: TypeId(one.place("type", &words.types)?),
        increments: one.small("increments")?,
        fire: one.small("fire")?,
        melee: one.small("melee")?,
        morale: one.throw(one.node("morale")?, "morale")?,
        movement: one.small("movement")?,
    })
}

/// The fire values in the file, which are for readers, must be those that follow from its type (24).
fn full(one: &Reader<'_>, data: &UnitData, kind: &UnitType) -> Option<()> {
    let ArmData::Infantry { line, carre, skirmish, .. } = kind.arm else { return Some(()) };
    if !one.has("full") {
        return Some(());
    }
    let told = one.table("full")?;
    let increments = data.increments;
    let follows = [
        ("column", data.fire),
        ("line", line * increments.min(4)),
        ("carre_side", carre * increments.min(2)),
        ("skirmish", skirmish * increments.min(3)),
    ];
    for (key, value) in follows {
        if told.small(key)? != value {
            one.log.say(told.at, format!("`{key}` of {} would be {value}", data.id));
        }
    }
    Some(())
}

fn set_up(one: &Reader<'_>, words: &Words) -> Option<SetUp> {
    const FORMATIONS: [(&str, Formation); 8] = [
        ("column", Formation::Column),
        ("line", Formation::Line),
        ("carre", Formation::Carre),
        ("skirmish", Formation::Skirmish),
        ("road_march", Formation::RoadMarch),
        ("general", Formation::GeneralOrder),
        ("limbered", Formation::Limbered),
        ("unlimbered", Formation::Unlimbered),
    ];
    let units: Vec<UnitId> = ids(one, "units", &words.units)?.into_iter().map(UnitId).collect();
    let formation = if units.is_empty() { Formation::Column } else { one.choice("formation", &FORMATIONS)? };
    let facing = if units.is_empty() { Facing::Side(Direction::Up) } else { facing(one, one.node("facing")?)? };
    let hex: Hex = one.own_hex("hex")?;
    let leaders = ids(one, "leaders", &words.leaders)?.into_iter().map(LeaderId).collect();
    Some(SetUp { hex, units, leaders, formation, facing })
}

/// A side by its number, or a corner such as "v5".
fn facing(one: &Reader<'_>, node: &Node) -> Option<Facing> {
    match &node.value {
        Value::Text(text) => {
            let corner = text.strip_prefix('v').and_then(|place| place.parse::<usize>().ok());
            let corner = corner.and_then(|place| Direction::ALL.get(place).copied());
            if corner.is_none() {
                one.log.say(node.at, "a corner is \"v0\" to \"v5\"");
            }
            corner.map(Facing::Vertex)
        }
        _ => one.direction(node, "facing").map(Facing::Side),
    }
}
