//! Armies, corps and divisions of the whole field with a morale level of their own [14.1].

use super::armies::OPTIONS;
use crate::reading::{side, string, strings};
use scenarios::fields::Fields;
use winter::definition::Body;
use winter::whole::{FieldBody, FieldUnit};

/// Reads them. Each unit that a body names besides must be there.
pub(super) fn read(fields: &mut Fields<'_>, units: &[FieldUnit]) -> Vec<FieldBody> {
    let log = fields.log;
    let mut bodies = Vec::new();
    for mut fields in fields.items("body") {
        let at = fields.at;
        let Some(body) = body(&mut fields) else { continue };
        let with = strings(&mut fields, "with");
        for id in with.iter().filter(|id| !units.iter().any(|unit| unit.unit.id == **id)) {
            log.say(at, format!("{}: there is no unit {id}", body.name));
        }
        let mut added = Vec::new();
        if let Some(mut points) = fields.optional_section("added") {
            for &(name, option) in OPTIONS {
                let number = points.optional(name).and_then(|node| node.number(name, 1..=99i16, log));
                added.extend(number.map(|number| (option, number)));
            }
            points.finish(&[]);
        }
        bodies.push(FieldBody { body, with, on_entry: fields.truth("on_entry", false), added });
        fields.finish(&[]);
    }
    bodies
}

fn body(fields: &mut Fields<'_>) -> Option<Body> {
    let log = fields.log;
    Some(Body {
        name: fields.name("name", 60)?.to_owned(),
        side: side(fields.required("side")?, log)?,
        of: string(fields, "of"),
        start: fields.number("start", 1..=999i16)?,
        disintegrates: fields.number("disintegrates", -999..=-1i16)?,
        levels: fields.number("levels", 0..=9i8)?,
        low: fields.optional("low").and_then(|node| node.number("low", 1..=999i16, log)),
    })
}
