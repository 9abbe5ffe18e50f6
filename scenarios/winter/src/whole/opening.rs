//! The beginning of a part of the day: counters and leaders that stand elsewhere than at daybreak, those that are committed,
//! and the snow.

use crate::forces::{FORMATIONS, facing};
use crate::reading::{Reading, strings};
use scenarios::fields::Fields;
use winter::definition::Start;
use winter::state::{CommandState, Morale, Snow};
use winter::whole::{FieldBody, FieldLeader, FieldUnit, OpeningSnow};

/// The most strength points, and points of fatigue, that a counter begins with.
const MOST: u8 = 40;

/// The beginning beyond the set-up.
pub(super) struct Opening {
    pub(super) committed: Vec<String>,
    pub(super) snow: Option<OpeningSnow>,
}

/// Reads it, and puts counters and leaders where they stand then.
pub(super) fn read(
    fields: &mut Fields<'_>,
    reading: &Reading<'_>,
    units: &mut [FieldUnit],
    leaders: &mut [FieldLeader],
    bodies: &mut [FieldBody],
) -> Option<Opening> {
    let log = reading.log;
    let committed = strings(fields, "committed");
    for name in &committed {
        let of = |unit: &FieldUnit| {
            [&unit.unit.brigade, &unit.unit.division, &unit.unit.corps].into_iter().flatten().any(|known| known == name)
        };
        if !units.iter().any(of) {
            log.say(fields.at, format!("`committed`: there are no troops {name}"));
        }
    }
    let snow = match fields.optional("snow").is_some() {
        true => {
            let mut event = fields.section("snow")?;
            let rates =
                [("none", Snow::None), ("light", Snow::Light), ("heavy", Snow::Heavy), ("blizzard", Snow::Blizzard)];
            let rate = event.required("rate")?.choice("rate", &rates, log)?;
            let space = event.number("space", 0..=9u8)?;
            event.finish(&[]);
            Some(OpeningSnow { snow: rate, space })
        }
        false => None,
    };
    for at in fields.items("moved") {
        moved(at, reading, units);
    }
    for at in fields.items("posted") {
        posted(at, reading, leaders);
    }
    for at in fields.items("spirit") {
        spirit(at, bodies);
    }
    Some(Opening { committed, snow })
}

/// A body that has lost some of its points.
fn spirit(mut fields: Fields<'_>, bodies: &mut [FieldBody]) -> Option<()> {
    let log = fields.log;
    let node = fields.required("body")?;
    let name = node.name("body", 60, log)?;
    let Some(body) = bodies.iter_mut().find(|body| body.body.name == name) else {
        log.say(node.at, format!("there is no body {name}"));
        return None;
    };
    body.body.start = fields.number("points", 1..=body.body.start)?;
    fields.finish(&[]);
    Some(())
}

/// A counter that stands elsewhere, or in another state.
fn moved(mut fields: Fields<'_>, reading: &Reading<'_>, units: &mut [FieldUnit]) -> Option<()> {
    let log = reading.log;
    let node = fields.required("unit")?;
    let id = node.name("unit", 40, log)?;
    let Some(unit) = units.iter_mut().find(|unit| unit.unit.id == id) else {
        log.say(node.at, format!("there is no unit {id}"));
        return None;
    };
    if let Some(node) = fields.optional("at") {
        unit.unit.start = Start::On(reading.hex(node, "at")?);
    }
    if let Some(node) = fields.optional("formation") {
        unit.unit.formation = node.choice("formation", FORMATIONS, log)?;
    }
    if let Some(node) = fields.optional("facing") {
        unit.unit.facing = facing(node, reading)?;
    }
    let states = [("good", Morale::Good), ("disordered", Morale::Disordered), ("routed", Morale::Routed)];
    if let Some(node) = fields.optional("state") {
        unit.unit.morale = node.choice("state", &states, log)?;
    }
    if let Some(node) = fields.optional("sp") {
        unit.unit.strength = node.number("sp", 1..=unit.unit.strength, log)?;
    }
    if let Some(node) = fields.optional("fatigue") {
        unit.fatigue = node.number("fatigue", 0..=MOST, log)?;
    }
    unit.unit.exhausted = fields.truth("exhausted", unit.unit.exhausted);
    fields.finish(&[]);
    Some(())
}

/// A leader who stands elsewhere, or in another state.
fn posted(mut fields: Fields<'_>, reading: &Reading<'_>, leaders: &mut [FieldLeader]) -> Option<()> {
    let log = reading.log;
    let node = fields.required("leader")?;
    let id = node.name("leader", 40, log)?;
    let Some(leader) = leaders.iter_mut().find(|leader| leader.id == id) else {
        log.say(node.at, format!("there is no leader {id}"));
        return None;
    };
    if let Some(node) = fields.optional("at") {
        leader.start = Start::On(reading.hex(node, "at")?);
    }
    let states =
        [("standing", CommandState::Standing), ("mobile", CommandState::Mobile), ("inactive", CommandState::Inactive)];
    if let Some(node) = fields.optional("state") {
        leader.state = node.choice("state", &states, log)?;
    }
    leader.attack_order = fields.truth("attack_order", leader.attack_order);
    leader.reduced = fields.truth("reduced", leader.reduced);
    if fields.truth("delivered", false) {
        leader.delay = None;
    }
    fields.finish(&[]);
    Some(())
}
