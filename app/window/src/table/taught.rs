//! What the card of the guided game sees of a match.

use super::match_screen::MatchScreen;
use play::guide::lesson::Seen;
use play::position;
use play::systems::art_of_war::ArtOfWar;

/// What the lesson goes by; nothing before the match has begun, or where the rules are not those it teaches.
pub(crate) fn seen(screen: &MatchScreen) -> Option<Seen<'_>> {
    let now = screen.now()?;
    Some(Seen {
        game: position::game::<ArtOfWar>(&*now.position)?,
        me: now.me,
        asked: screen.asked_here().is_some(),
        asking: screen.asked.asking(),
        selected: screen.asked.selected().is_some(),
        planned: screen.asked.asking().ready.is_some(),
        events: screen.stage.events(),
    })
}
