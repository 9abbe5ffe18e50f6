//! A hex in words, as every system puts them together.

use crate::ask::{PieceId, Sentence};
use crate::sheet::{Part, Sheet};
use crate::tongue::{Argument, SideForm, side_called};
use crate::{MESSAGES, say};
use engine::hex::{Hex, Hexside};

/// The ground of a hex, the units there, and its meaning in the rules.
pub fn sheet(title: String, told: impl Iterator<Item = String>, here: Vec<PieceId>, roles: Vec<String>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    sheet.heading(title);
    for known in told {
        sheet.line(Sentence::from(known));
    }
    if !here.is_empty() {
        sheet.parts.push(Part::Pieces(here));
    }
    for said in roles {
        sheet.note(Sentence::from(said));
    }
    sheet
}

/// A hex as a screen reader says it: its title, its units, the terrain at its sides, and its meaning to the rules.
pub fn spoken(
    title: String,
    told: impl IntoIterator<Item = String>,
    sides: &[String],
    roles: impl IntoIterator<Item = String>,
) -> String {
    let mut parts = vec![title];
    parts.extend(told);
    if !sides.is_empty() {
        parts.push(sides.join(", "));
    }
    parts.extend(roles.into_iter().map(|said| said.trim_end_matches('.').to_owned()));
    parts.join("; ")
}

/// The hexes in a direction of which something lies; nothing where it lies in none.
pub fn towards(what: &str, hexes: impl Iterator<Item = String>) -> Option<String> {
    let hexes = hexes.reduce(|before, next| say!(MESSAGES, "language-list-and", before = before, next = next));
    hexes.map(|hexes| format!("{what} {hexes}"))
}

/// Roads, waters and the like at the sides of a hex, by the hex beyond.
pub fn sides(hex: Hex, around: &[Hex], kinds: &[(&str, &[Hexside])], name: impl Fn(Hex) -> String) -> Vec<String> {
    let told = |(what, list): &(&str, &[Hexside])| {
        let beyond = around.iter().filter(|next| list.contains(&Hexside::between(hex, **next)));
        towards(what, beyond.map(|next| name(*next)))
    };
    kinds.iter().filter_map(told).collect()
}

/// The sides whose zone of control a hex is in; nothing where it is in none.
pub fn in_zones(names: &[String]) -> Option<String> {
    let sides = || Argument::list(names.iter().map(|name| side_called(name, SideForm::Label)));
    (!names.is_empty()).then(|| say!(MESSAGES, "language-in-zones", sides = sides()))
}
