//! Command on the whole field: points, brigades without a leader, and the commanders of the light cavalry.

use crate::reading::strings;
use scenarios::fields::Fields;
use winter::whole::{CommandPoints, FieldLeader, FieldUnit};

/// The numbers and names of command.
pub(super) struct Command {
    pub(super) leaderless: Vec<String>,
    pub(super) points: CommandPoints,
    pub(super) light_cavalry_by: Vec<String>,
}

/// Reads them. Every brigade and leader that is named must be there.
pub(super) fn read(fields: &mut Fields<'_>, units: &[FieldUnit], leaders: &[FieldLeader]) -> Option<Command> {
    let log = fields.log;
    let place = |fields: &mut Fields<'_>, key| fields.optional(key).map_or(fields.at, |node| node.at);
    let leaderless = strings(fields, "leaderless");
    for name in &leaderless {
        if !units.iter().any(|unit| unit.unit.brigade.as_ref() == Some(name)) {
            log.say(place(fields, "leaderless"), format!("there is no brigade {name}"));
        }
    }
    let light_cavalry_by = strings(fields, "light_cavalry_by");
    for id in &light_cavalry_by {
        if !leaders.iter().any(|leader| leader.id == *id) {
            log.say(place(fields, "light_cavalry_by"), format!("there is no leader {id}"));
        }
    }
    let mut points = fields.section("command_points")?;
    let mut number = |key| points.number(key, 0..=99u8);
    let start = [number("allied_start")?, number("french_start")?];
    let hour = [number("allied_hour")?, number("french_hour")?];
    let last_hour = number("last_hour")?;
    points.finish(&[]);
    Some(Command { leaderless, points: CommandPoints { start, hour, last_hour }, light_cavalry_by })
}
