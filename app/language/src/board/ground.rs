//! The names and the subtitle of a battle's ground, alike in every system.

use super::date::dated;
use crate::tongue::{Refusals, SideForm, place_called, side_called};
use crate::{MESSAGES, say};
use engine::contract::Side;
use scenarios::{Place, PlaceKind, Scenario};
use scene::{COMPASS_LETTERS, HEX_WORD, MARGIN_WORDS, Name, NameKind};
use std::collections::BTreeMap;

/// The names on the ground.
pub fn names(scenario: &Scenario) -> Vec<Name> {
    names_by(scenario, |place| kind(place.kind))
}

/// The same where a system has kinds of its own.
pub fn names_by(scenario: &Scenario, kind: impl Fn(&Place) -> NameKind) -> Vec<Name> {
    let name = |place: &Place| Name {
        text: place_called(&place.name),
        kind: kind(place),
        hexes: place.hexes.clone(),
        offset: place.label,
    };
    scenario.gazetteer.places().iter().map(name).collect()
}

/// The type in which the name of a place is written.
pub const fn kind(place: PlaceKind) -> NameKind {
    match place {
        PlaceKind::Town => NameKind::Town,
        PlaceKind::Village => NameKind::Village,
        PlaceKind::Hill => NameKind::Hill,
        PlaceKind::Wood => NameKind::Wood,
        PlaceKind::Water => NameKind::Water,
        PlaceKind::Fort | PlaceKind::Mill => NameKind::Fort,
    }
}

/// The words in the margin of a map in the language of the player.
pub(crate) fn margin_words() -> BTreeMap<&'static str, String> {
    let said = |word: &'static str| Some((word, Refusals::default().keyed("map", word, "")?));
    MARGIN_WORDS.into_iter().chain([HEX_WORD]).chain(COMPASS_LETTERS).filter_map(said).collect()
}

/// The two sides, and the time when the battle begins.
pub fn subtitle(scenario: &Scenario, side: impl Fn(Side) -> String) -> String {
    let [first, second] = Side::BOTH.map(|which| side_called(&side(which), SideForm::Label));
    match scenario.turn_labels.first() {
        Some(label) if !label.is_empty() => {
            say!(MESSAGES, "language-subtitle-from", first = first, second = second, label = dated(label))
        }
        _ => say!(MESSAGES, "language-subtitle", first = first, second = second),
    }
}
