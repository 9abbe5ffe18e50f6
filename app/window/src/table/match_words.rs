//! The state of a match, in words: whether and how it is over, requests between the players, durations.

use crate::paper::words::sentence;
use engine::contract::Side;
use language::position::WaitingFor;
use play::table::{Now, PhaseStart};
use record::entry::{Ending, Matter};
use std::time::Duration;

/// Whether nothing more is played.
pub(crate) fn is_over(now: &Now) -> bool {
    now.closed || now.around.ending.is_some() || now.position.waits() == WaitingFor::Over
}

/// The end of the match, in a sentence or two.
pub(super) fn how(now: &Now) -> String {
    match now.around.ending {
        Some(Ending::Conceded { by }) => {
            sentence(&format!("{} resigns, and {} wins", army(now, by), army(now, by.other())))
        }
        Some(Ending::Agreed { winner: None }) => String::from("Both players agreed on a draw."),
        Some(Ending::Agreed { winner: Some(side) }) => format!("Both players agreed that {} wins.", army(now, side)),
        Some(Ending::Rules) | None => match now.position.ending() {
            Some(ending) => ending.text().plain(now.position.names()),
            None => String::from("The match is over."),
        },
    }
}

/// The winner; `None` in a draw, or before the end.
pub(super) fn winner(now: &Now) -> Option<Side> {
    match now.around.ending {
        Some(Ending::Conceded { by }) => Some(by.other()),
        Some(Ending::Agreed { winner }) => winner,
        Some(Ending::Rules) | None => now.position.ending()?.winner,
    }
}

/// A side and its player.
fn army(now: &Now, side: Side) -> String {
    format!("the {} side ({})", now.side_name(side), now.name(side))
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
    format!("{} asks {}.", now.name(now.me.other()), matter_words(now, matter))
}

/// A matter in words a player understands, to follow "asks".
pub(super) fn matter_words(now: &Now, matter: &Matter) -> String {
    match matter {
        Matter::Rewind { to } if now.around.take_back.contains(&Some(*to)) => {
            let whose =
                Side::BOTH.into_iter().rev().find(|side| now.around.take_back.get(side.index()) == Some(&Some(*to)));
            let whose = whose.map_or("", |side| now.side_name(side));
            format!("to take back the last action of the {whose} side")
        }
        Matter::Rewind { to } => match now.around.phases.iter().find(|start| start.to == *to) {
            Some(start) => format!("to go back to {}", phase_words(now, start)),
            None => matter.describe(),
        },
        Matter::Change { change } => match now.position.change(change) {
            Some(edits) => format!("to change the position: {}", edits.join("; ")),
            None => matter.describe(),
        },
        Matter::Result { winner: Some(side) } => format!("to end with a win for the {} side", now.side_name(*side)),
        Matter::Result { winner: None } | Matter::Pause | Matter::Clocks => matter.describe(),
    }
}

/// The beginning of a phase, in words.
pub(super) fn phase_words(now: &Now, start: &PhaseStart) -> String {
    format!("turn {}, {} {}", start.turn, now.side_name(start.side), start.phase)
}

/// A time in words, as exact as is of use.
pub(super) fn span(time: Duration) -> String {
    let minutes = time.as_secs() / 60;
    match (minutes / 1440, minutes / 60, minutes) {
        (0, 0, 0) => format!("{} s", time.as_secs()),
        (0, 0, minutes) => format!("{minutes} min"),
        (0, hours, minutes) => format!("{hours} h {} min", minutes % 60),
        (days, hours, _) => format!("{days} d {} h", hours % 24),
    }
}
