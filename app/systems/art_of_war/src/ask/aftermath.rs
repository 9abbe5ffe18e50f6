//! The attack whose result is being carried out, above every question that follows from it.

use super::look::Look;
use crate::tell::result_meaning;
use art_of_war::cases;
use language::ask::{Pick, Sentence};
use language::sheet::Sheet;

/// A card that begins with the result; empty where no result is carried out.
pub(super) fn card(look: Look<'_>) -> Sheet {
    let mut card = Sheet::EMPTY;
    if let Some(aftermath) = look.game.state().aftermath() {
        let (result, column) = (aftermath.result, aftermath.attack.column);
        let places = aftermath.attack.targets.iter().map(|&hex| Pick::Hex(hex));
        let heading = Sentence::from(format!("{result}, {} in ", result_meaning(result))).list(places, "");
        card.heading(heading.text(format!(" on {column}")).rule(cases::RESULTS));
    }
    card
}
