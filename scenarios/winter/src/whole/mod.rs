//! Reads the whole field of Eylau: the four sheets as one, with the armies of 8 February [20.3].
//!
//! Each value is checked where it is read, so that a mistake has its place.

mod armies;
mod bodies;
mod command;
mod land;
mod opening;
mod rules;

use super::{Battle, Shown, shown, tables};
use engine::contract::Side;
use scenarios::fields::Fields;
use scenarios::heading::{self, Heading};
use scenarios::{Content, Scenario};
use std::collections::BTreeSet;
use winter::WholeField;

/// Reads the field from the keys of its files.
pub(super) fn read(head: Heading, mut fields: Fields<'_>) -> Option<Scenario> {
    let log = fields.log;
    let date = fields.name("date", heading::LONGEST_NAME).unwrap_or_default().to_owned();
    let first_turn = fields.number("first_turn", 1..=99u8)?;
    let last_turn = fields.number("last_turn", first_turn..=99u8)?;
    let (land, reading) = land::read(&mut fields, log)?;
    let frozen: BTreeSet<_> = land.lakes.iter().copied().collect();
    let place = armies::Place { reading: &reading, entries: &land.ground.entries, lakes: &frozen };
    let mut units = armies::units(&mut fields, &place);
    let mut leaders = armies::leaders(&mut fields, &place, &units);
    let command = command::read(&mut fields, &units, &leaders)?;
    let mut bodies = bodies::read(&mut fields, &units);
    let opening = opening::read(&mut fields, &reading, &mut units, &mut leaders, &mut bodies)?;
    let named = rules::Named { reading: &reading, units: &units, leaders: &leaders };
    let rules = rules::read(&mut fields, &named)?;
    let tables = tables::read(fields.section("tables")?)?;
    // Counters of the smaller battles are in the file of the tables.
    for key in Battle::ALL.into_iter().flat_map(Battle::keys) {
        fields.optional(key);
    }
    fields.finish(&[]);
    if !log.is_clean() {
        return None;
    }
    let counters = |side| {
        let units = units.iter().filter(|unit| unit.unit.side == side).count();
        units + leaders.iter().filter(|leader| leader.side == side).count()
    };
    let parts = Shown {
        turns: (first_turn, last_turn),
        date,
        pieces: Side::BOTH.map(counters),
        gazetteer: land.gazetteer,
        lakes: land.lakes.clone(),
        rivers: land.ground.major_streams.clone(),
        roads: land.courses,
    };
    let field = WholeField {
        id: head.id.clone(),
        first_turn,
        last_turn,
        ground: land.ground,
        lakes: land.lakes,
        bridges: land.bridges,
        lines: land.lines,
        tables,
        bodies,
        leaderless: command.leaderless,
        command_points: command.points,
        light_cavalry_by: command.light_cavalry_by,
        rules,
        units,
        leaders,
        committed: opening.committed,
        snow: opening.snow,
    };
    Some(shown(head, parts, Content::new(field)))
}
