//! The state of a match, in words: whether and how it is over, requests between the players, durations.

use crate::MESSAGES;
use engine::contract::Side;
use language::position::WaitingFor;
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use play::table::{Now, PhaseStart};
use record::entry::{Ending, Matter};
use std::time::Duration;

/// Whether nothing more is played.
pub(crate) fn is_over(now: &Now) -> bool {
    now.closed || now.around.ending.is_some() || now.position.waits() == WaitingFor::Over
}

/// The end of the match, in a sentence or two.
pub(super) fn how(now: &Now) -> String {
    let name = |side: Side| now.name(side);
    let text = match now.around.ending {
        Some(Ending::Conceded { by }) => {
            let (winner, other) = (by.other(), name(by.other()));
            phrase!(MESSAGES, "window-table-resigns", side = by, name = name(by), winner = winner, other = other)
        }
        Some(Ending::Agreed { winner: None }) => phrase!(MESSAGES, "window-table-agreed-draw"),
        Some(Ending::Agreed { winner: Some(side) }) => {
            phrase!(MESSAGES, "window-table-agreed-win", side = side, name = name(side))
        }
        Some(Ending::Rules) | None => match now.position.ending() {
            Some(ending) => ending.text(),
            None => phrase!(MESSAGES, "window-table-match-over"),
        },
    };
    text.plain(now.position.names())
}

/// The winner; `None` in a draw, or before the end.
pub(super) fn winner(now: &Now) -> Option<Side> {
    match now.around.ending {
        Some(Ending::Conceded { by }) => Some(by.other()),
        Some(Ending::Agreed { winner }) => winner,
        Some(Ending::Rules) | None => now.position.ending()?.winner,
    }
}

/// Whether this side has something to take back, and may still do so by what was agreed.
pub(super) fn can_take_back(now: &Now, side: Side) -> bool {
    let place = last_of(now, side);
    let left = now.around.take_backs_left.get(side.index()).copied().flatten();
    // A game without a record remembers by itself.
    let unrecorded = now.record.is_none() && now.around.length == 0;
    unrecorded || (place.is_some() && left != Some(0))
}

/// The entry that a take-back goes back to for the player of a side. In one seat that is the last command of either
/// side.
pub(super) fn last_of(now: &Now, side: Side) -> Option<u32> {
    let places = now.around.take_back;
    if now.here == [true, true] { places.into_iter().flatten().max() } else { places.get(side.index()).copied()? }
}

/// The other player's request, in a sentence.
pub(super) fn asks(now: &Now, matter: &Matter) -> String {
    let name = now.name(now.me.other());
    say!(MESSAGES, "window-table-asks", name = name, matter = matter_words(now, matter))
}

/// A matter in words a player understands, for the sentences of a request.
pub(super) fn matter_words(now: &Now, matter: &Matter) -> String {
    let text = match matter {
        Matter::Rewind { to } => {
            let whose =
                Side::BOTH.into_iter().rev().find(|side| now.around.take_back.get(side.index()) == Some(&Some(*to)));
            match (whose, now.around.phases.iter().find(|start| start.to == *to)) {
                (Some(side), _) => phrase!(MESSAGES, "window-table-matter-take-back", side = side),
                (None, Some(start)) => {
                    phrase!(MESSAGES, "window-table-matter-rewind", phase = phase_words(now, start))
                }
                (None, None) => phrase!(MESSAGES, "window-table-matter-rewind-entry", entry = *to),
            }
        }
        Matter::Change { change } => match now.position.change(change) {
            Some(edits) => {
                let edits = Argument::joined(edits, Joiner::Semicolon);
                phrase!(MESSAGES, "window-table-matter-change-to", edits = edits)
            }
            None => phrase!(MESSAGES, "window-table-matter-change"),
        },
        Matter::Result { winner: Some(side) } => phrase!(MESSAGES, "window-table-matter-win", side = *side),
        Matter::Result { winner: None } => phrase!(MESSAGES, "window-table-matter-draw"),
        Matter::Pause => phrase!(MESSAGES, "window-table-matter-pause"),
        Matter::Clocks => phrase!(MESSAGES, "window-table-matter-clocks"),
    };
    text.plain(now.position.names())
}

/// The beginning of a phase, in words.
pub(super) fn phase_words(now: &Now, start: &PhaseStart) -> String {
    let names = now.position.names();
    let phase = start.phase.map_or_else(String::new, |phase| phase.words(names));
    phrase!(MESSAGES, "window-table-phase", turn = start.turn, side = start.side, phase = phase).plain(names)
}

/// A time in words, as exact as is of use.
pub(super) fn span(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    match (minutes / 1440, minutes / 60, minutes) {
        (0, 0, 0) => say!(MESSAGES, "window-table-seconds", seconds = time.as_secs()),
        (0, 0, minutes) => say!(MESSAGES, "window-table-minutes", minutes = minutes),
        (0, hours, minutes) => say!(MESSAGES, "window-table-hours", hours = hours, minutes = minutes % 60),
        (days, hours, _) => say!(MESSAGES, "window-table-days", days = days, hours = hours % 24),
    }
}
