//! The attack whose result is being carried out, above every question that follows from it.

use super::look::Look;
use crate::MESSAGES;
use crate::tell::meaning;
use art_of_war::cases;
use language::phrase;
use language::sheet::Sheet;
use language::tongue::{Argument, Joiner};

/// A card that begins with the result; empty where no result is carried out.
pub(super) fn card(look: Look<'_>) -> Sheet {
    let mut card = Sheet::EMPTY;
    if let Some(aftermath) = look.game.state().aftermath() {
        let (result, column) = (aftermath.result, aftermath.attack.column);
        let heading = phrase!(
            MESSAGES,
            "art-of-war-aftermath",
            result = result.to_string(),
            meaning = meaning(result),
            hexes = Argument::joined(aftermath.attack.targets.iter().copied(), Joiner::Comma),
            column = column.to_string(),
        );
        card.heading(heading.rule(cases::RESULTS));
    }
    card
}
