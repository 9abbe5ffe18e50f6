//! What the card of the guided game sees of a match.

use super::match_screen::MatchScreen;
use engine::hex::Hex;
use language::guide::lesson::Seen;

/// Lights the hexes the card speaks of.
pub(crate) fn light(screen: &mut MatchScreen, hexes: &[Hex]) {
    if screen.panels.taught != hexes {
        screen.panels.taught = hexes.to_vec();
    }
}

/// What the lesson goes by; nothing before the match has begun.
pub(crate) fn seen(screen: &MatchScreen) -> Option<Seen<'_>> {
    let now = screen.now()?;
    Some(Seen {
        position: &*now.position,
        me: now.me,
        asked: screen.asked_here().is_some(),
        asking: screen.asked.asking(),
        selected: screen.asked.selected().is_some(),
        planned: screen.asked.asking().ready.is_some(),
        events: screen.stage.events(),
    })
}
