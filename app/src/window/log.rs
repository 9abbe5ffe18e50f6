//! What happened, in sentences that know their hex.

use crate::words::Words;
use engine::art_of_war::{Board, Event, What};
use engine::hex::Hex;
use render::motion::Act;
use render::scene::CounterId;

/// One sentence.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    /// The rule cases behind it.
    pub(super) cases: String,
    /// Where it happened.
    pub(super) hex: Option<Hex>,
    /// Whether it opens a phase.
    pub(super) heading: bool,
    /// The face of a die it tells of.
    pub(super) die: Option<u16>,
    /// Whether it is about the players and not about the battle.
    pub(super) word: bool,
    /// Whether it was taken back, and no longer stands.
    pub(super) struck: bool,
}

/// The sentence of an event; `place` is where the attack under way is, for events that do not say.
pub(super) fn line(board: &Board, event: &Event, place: Option<Hex>) -> Line {
    let cases: Vec<String> = event.cases.iter().map(ToString::to_string).collect();
    Line {
        text: Words::new(board).sentence(event),
        cases: cases.join(", "),
        hex: hex_of(&event.what).or(place),
        heading: matches!(event.what, What::PhaseBegan { .. } | What::GameOver(_)),
        die: match event.what {
            What::DieRolled { face, .. } | What::WeatherRolled { face, .. } | What::SummonsRolled { face, .. } => {
                Some(face)
            }
            _ => None,
        },
        word: false,
        struck: false,
    }
}

/// A sentence that is not about the battle.
pub(super) const fn word(text: String) -> Line {
    Line { text, cases: String::new(), hex: None, heading: false, die: None, word: true, struck: false }
}

fn hex_of(what: &What) -> Option<Hex> {
    match what {
        What::Moved { path, .. } => path.last().copied(),
        What::AttackAnnounced { targets, .. } => targets.first().copied(),
        What::ControlTaken { hex, .. }
        | What::Eliminated { hex, .. }
        | What::Disrupted { hex, .. }
        | What::ObjectiveScored { hex, .. }
        | What::Reorganised { hex, .. } => Some(*hex),
        What::Retreated { to, .. }
        | What::Displaced { to, .. }
        | What::Advanced { to, .. }
        | What::SteppedBack { to, .. } => Some(*to),
        _ => None,
    }
}

/// How an event is played on the board.
pub(super) fn act(event: &Event, place: Option<Hex>) -> Option<Act> {
    let counter = |unit: engine::art_of_war::UnitId| CounterId(u32::from(unit.0));
    Some(match &event.what {
        What::Moved { unit, from, path, .. } => {
            Act::Move { counter: counter(*unit), path: from.iter().chain(path).copied().collect() }
        }
        What::Retreated { unit, from, to } | What::Displaced { unit, from, to } => {
            Act::Retreat { counter: counter(*unit), from: *from, to: *to }
        }
        What::SteppedBack { unit, from, to } if from != to => {
            Act::Retreat { counter: counter(*unit), from: *from, to: *to }
        }
        What::Advanced { unit, from, to } => Act::Move { counter: counter(*unit), path: vec![*from, *to] },
        What::Eliminated { unit, hex } | What::Disrupted { unit, hex } => {
            Act::Eliminate { counter: counter(*unit), hex: *hex }
        }
        What::DieRolled { face, .. } | What::WeatherRolled { face, .. } => {
            Act::Roll { hex: place?, faces: vec![u8::try_from(*face).unwrap_or(1)] }
        }
        _ => return None,
    })
}
