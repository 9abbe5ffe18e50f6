//! A unit in words: its name, place and present state.

use crate::MESSAGES;
use art_of_war::{Arm, Game, Place, Start, UnitData, UnitId};
use language::say;
use language::system::About;
use language::tongue::{Argument, Joiner};

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
    let mut parts = vec![game.board().called(unit).to_owned(), arm(data)];
    parts.push(match here.place {
        Place::On(hex) => say!(MESSAGES, "art-of-war-in-hex", hex = hex),
        Place::Waiting => match (data.start, entry_code(game, unit)) {
            (Start::Enters { turn, .. }, Some(code)) => {
                say!(MESSAGES, "art-of-war-enters-on-turn", turn = turn, code = code.to_owned())
            }
            _ => say!(MESSAGES, "art-of-war-enters-by-die"),
        },
        Place::Eliminated => say!(MESSAGES, "art-of-war-is-destroyed"),
        Place::Disrupted => say!(MESSAGES, "art-of-war-is-disrupted"),
        Place::Aside => say!(MESSAGES, "art-of-war-is-aside"),
    });
    if data.guard {
        parts.push(say!(MESSAGES, "art-of-war-is-guard"));
    }
    if here.reserve {
        parts.push(say!(MESSAGES, "art-of-war-is-in-reserve"));
    }
    if game.state().combat().is_some_and(|combat| combat.fresh.contains(unit)) {
        parts.push(say!(MESSAGES, "art-of-war-is-fresh"));
    }
    say!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma))
}

/// "infantry 6-4".
pub(super) fn arm(data: &UnitData) -> String {
    let arm = match data.arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
    };
    say!(MESSAGES, "art-of-war-arm", arm = arm, values = format!("{}-{}", data.strength, data.movement))
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
            Start::Enters { turn, .. } => {
                let code = entry_code(game, unit).unwrap_or_default().to_owned();
                say!(MESSAGES, "art-of-war-short-turn", turn = turn, code = code)
            }
            _ => say!(MESSAGES, "art-of-war-short-die"),
        },
        Place::Eliminated => say!(MESSAGES, "art-of-war-short-lost"),
        Place::Disrupted => say!(MESSAGES, "art-of-war-short-disrupted"),
        Place::Aside => String::from("-"),
    }
}
