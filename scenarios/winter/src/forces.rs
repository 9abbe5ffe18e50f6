//! Counters and leaders.

use super::reading::{Reading, side, string, strings};
use scenarios::fields::Fields;
use scenarios::tree::{Node, Value};
use winter::definition::*;
use winter::facing::Facing;
use winter::state::{CommandState, Formation, Morale};

/// The formations by the words of the data.
pub(super) const FORMATIONS: &[(&str, Formation)] = &[
    ("line", Formation::Line),
    ("column", Formation::Column),
    ("square", Formation::Square),
    ("road_column", Formation::RoadColumn),
    ("general_order", Formation::GeneralOrder),
    ("formed", Formation::Formed),
    ("limbered", Formation::Limbered),
    ("unlimbered", Formation::Unlimbered),
];

pub(super) fn facing(node: &Node, reading: &Reading<'_>) -> Option<Facing> {
    let names = Facing::ALL.map(|facing| (facing.name(), facing));
    node.choice("facing", &names, reading.log)
}

/// The start of a counter: a hex, a turn with an entry, or the display.
pub(super) fn start(fields: &mut Fields<'_>, reading: &Reading<'_>) -> Option<Start> {
    if let Some(node) = fields.optional("start") {
        let turn_too = fields.optional("turn").is_some();
        if turn_too {
            reading.log.say(node.at, "`start` and `turn` cannot both be given");
        }
        return match &node.value {
            Value::Text(text) if text == "display" => Some(Start::Display),
            _ => reading.hex(node, "start").map(Start::On),
        };
    }
    let node = fields.required("turn")?;
    let arrival = match &node.value {
        Value::Text(text) => {
            let turns = text.strip_prefix("T+").and_then(|turns| turns.parse().ok());
            if turns.is_none() {
                reading.log.say(node.at, "`turn` must be a turn, or \"T+4\" for turns after the town is to be held");
            }
            Arrival::AfterHold(turns?)
        }
        _ => Arrival::Turn(node.number("turn", 1..=99u8, reading.log)?),
    };
    let code = fields.name("entry", 20)?.to_owned();
    Some(Start::Entry { arrival, code })
}

fn extra(fields: &mut Fields<'_>) -> Option<Extra> {
    let log = fields.log;
    fields.optional("option").and_then(|node| node.choice("option", &[("guard", Extra::Guard)], log))
}

/// A counter.
pub(super) fn unit(mut fields: Fields<'_>, reading: &Reading<'_>) -> Option<UnitData> {
    let log = reading.log;
    let id = fields.name("id", 40)?.to_owned();
    let name = fields.name("name", 60)?.to_owned();
    let whose = side(fields.required("side")?, log)?;
    let nations = [("russian", Nation::Russian), ("prussian", Nation::Prussian), ("french", Nation::French)];
    let nation = fields.required("nation")?.choice("nation", &nations, log)?;
    let kind = fields.required("kind")?;
    let battery = string(&mut fields, "battery");
    let arms = [("infantry", 0u8), ("cavalry", 1), ("artillery", 2)];
    let (arm, usual) = match fields.required("type")?.choice("type", &arms, log)? {
        0 => {
            let kinds = [
                ("line", FootKind::Line),
                ("grenadier", FootKind::Grenadier),
                ("guard", FootKind::Guard),
                ("light", FootKind::Light),
                ("jaeger", FootKind::Jaeger),
            ];
            (Arm::Infantry(kind.choice("kind", &kinds, log)?), Formation::Column)
        }
        1 => {
            let kinds = [("heavy", HorseKind::Heavy), ("light", HorseKind::Light), ("cossack", HorseKind::Cossack)];
            let kind = kind.choice("kind", &kinds, log)?;
            let usual = if kind == HorseKind::Cossack { Formation::GeneralOrder } else { Formation::Formed };
            (Arm::Cavalry(kind), usual)
        }
        _ => {
            let class = fields.number("firing_class", 1..=3u8)?;
            let foot = if class == 1 { GunKind::FootHeavy } else { GunKind::Foot };
            let kinds = [("foot", foot), ("horse", GunKind::Horse), ("light", GunKind::Light)];
            (Arm::Artillery(kind.choice("kind", &kinds, log)?), Formation::Limbered)
        }
    };
    let guns = matches!(arm, Arm::Artillery(_));
    let strength = fields.number(if guns { "crew" } else { "sp" }, 1..=40u8)?;
    let number = |fields: &mut Fields<'_>, key| {
        fields.optional(key).and_then(|node| node.number(key, 0..=40u8, log)).unwrap_or(0)
    };
    let states = [("good", Morale::Good), ("disordered", Morale::Disordered), ("routed", Morale::Routed)];
    let unit = UnitData {
        id,
        name,
        side: whose,
        nation,
        arm,
        strength,
        guns: if guns { fields.number("guns", 1..=40u8)? } else { 0 },
        er: fields.number("er", 0..=12u8)?,
        em: fields.number("em", 0..=1u8)?,
        regiment: string(&mut fields, "regiment"),
        brigade: string(&mut fields, "brigade"),
        division: string(&mut fields, "division"),
        corps: string(&mut fields, "corps"),
        battery,
        attached: string(&mut fields, "attached"),
        group: string(&mut fields, "group"),
        start: start(&mut fields, reading)?,
        formation: match fields.optional("formation") {
            Some(node) => node.choice("formation", FORMATIONS, log)?,
            None => usual,
        },
        facing: match fields.optional("facing") {
            Some(node) => facing(node, reading)?,
            None => Facing::North,
        },
        morale: match fields.optional("state") {
            Some(node) => node.choice("state", &states, log)?,
            None => Morale::Good,
        },
        exhausted: fields.truth("exhausted", false),
        skirmishers_each: number(&mut fields, "skirmishers_each"),
        regiment_skirmishers: number(&mut fields, "regiment_skirmishers"),
        once_unlimbered_stays: fields.truth("once_unlimbered_stays", false),
        rolls_to_enter: fields.optional("roll_to_enter").is_some(),
        extra: extra(&mut fields),
    };
    for key in ["conf", "optional_entry", "guard", "turn", "entry"] {
        fields.optional(key);
    }
    fields.finish(&[]);
    Some(unit)
}

/// A leader. The scenario says whether a fallen leader returns.
pub(super) fn leader(mut fields: Fields<'_>, reading: &Reading<'_>) -> Option<LeaderData> {
    let log = reading.log;
    let levels = [
        ("brigade", Level::Brigade),
        ("artillery", Level::Artillery),
        ("cossack", Level::Cossack),
        ("division", Level::Division),
        ("detachment", Level::Detachment),
        ("wing", Level::Wing),
        ("corps", Level::Corps),
        ("army", Level::Army),
    ];
    let states =
        [("standing", CommandState::Standing), ("mobile", CommandState::Mobile), ("inactive", CommandState::Inactive)];
    let leader = LeaderData {
        id: fields.name("id", 40)?.to_owned(),
        name: fields.name("name", 60)?.to_owned(),
        side: side(fields.required("side")?, log)?,
        level: fields.required("level")?.choice("level", &levels, log)?,
        radius: fields.number("radius", 0..=40u8)?,
        bonus: fields.number("bonus", 0..=9u8)?,
        mobile: fields.number("mobile", 0..=9u8)?,
        commands: strings(&mut fields, "commands"),
        superior: string(&mut fields, "superior"),
        start: start(&mut fields, reading)?,
        state: match fields.optional("state") {
            Some(node) => node.choice("state", &states, log)?,
            None => CommandState::Standing,
        },
        delay: fields.optional("delay").and_then(|node| node.number("delay", 1..=9u8, log)),
        attack_order: fields.truth("attack_order", false),
        rolls_to_enter: fields.optional("roll_to_enter").is_some(),
        returns: true,
        extra: extra(&mut fields),
    };
    for key in ["conf", "optional_entry", "turn", "entry"] {
        fields.optional(key);
    }
    fields.finish(&[]);
    Some(leader)
}
