//! A unit in words: who it is, where it is, and what became of it.

use art_of_war::{Game, Place, Start, UnitId};
use language::system::About;

pub(super) fn about(game: &Game, unit: UnitId) -> About {
    let place = game.state().unit(unit).place;
    About {
        told: told(game, unit),
        place: short_place(game, unit),
        there: place.hex().is_some(),
        lost: matches!(place, Place::Eliminated | Place::Disrupted),
    }
}

/// The unit, its strength, its place, and its fate.
fn told(game: &Game, unit: UnitId) -> String {
    let data = game.board().unit(unit);
    let here = game.state().unit(unit);
    let arm = format!("{:?}", data.arm).to_lowercase();
    let mut parts = vec![game.board().called(unit).to_owned(), format!("{arm} {}-{}", data.strength, data.movement)];
    parts.push(match here.place {
        Place::On(hex) => format!("in {hex}"),
        Place::Waiting => match (data.start, entry_code(game, unit)) {
            (Start::Enters { turn, .. }, Some(code)) => format!("enters on turn {turn} at {code}"),
            _ => String::from("enters on a roll of the die"),
        },
        Place::Eliminated => String::from("destroyed"),
        Place::Disrupted => String::from("disrupted, may rally at the end of the day"),
        Place::Aside => String::from("not in this battle"),
    });
    if data.guard {
        parts.push(String::from("Guard"));
    }
    if here.reserve {
        parts.push(String::from("in reserve"));
    }
    if game.state().combat().is_some_and(|combat| combat.fresh.contains(unit)) {
        parts.push(String::from("fights with fresh strength"));
    }
    parts.join(", ")
}

fn entry_code(game: &Game, unit: UnitId) -> Option<&str> {
    match game.board().unit(unit).start {
        Start::Enters { entry, .. } => {
            game.board().definition().entries.get(usize::from(entry.0)).map(|entry| entry.code.as_str())
        }
        _ => None,
    }
}

/// The place in as few letters as will do.
fn short_place(game: &Game, unit: UnitId) -> String {
    match game.state().unit(unit).place {
        Place::On(hex) => hex.to_string(),
        Place::Waiting => match game.board().unit(unit).start {
            Start::Enters { turn, .. } => format!("T{turn} {}", entry_code(game, unit).unwrap_or_default()),
            _ => String::from("die"),
        },
        Place::Eliminated => String::from("lost"),
        Place::Disrupted => String::from("broken"),
        Place::Aside => String::from("-"),
    }
}
