//! What happened, in sentences that know their hex, their rules and their roll.

use engine::art_of_war::{Board, Event, What};
use engine::case::Case;
use engine::hex::Hex;
use play::words::Words;
use scene::CounterId;
use scene::motion::Act;

/// What a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A phase begins, or the game ends.
    Phase,
    /// Units go somewhere of their own will.
    Move,
    /// A fight and what follows of it.
    Combat,
    /// Anything else, and what players say.
    Other,
}

/// How loud a sentence is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// Nothing came of it.
    Quiet,
    /// As most are.
    Plain,
    /// Something was decided.
    Strong,
    /// Something was lost.
    Grave,
}

/// One sentence.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    /// The rule cases behind it.
    pub(super) cases: Vec<Case>,
    /// Where it happened.
    pub(super) hex: Option<Hex>,
    /// Whether it opens a phase.
    pub(super) heading: bool,
    /// The face of a die it tells of.
    pub(super) die: Option<u16>,
    /// The roll that die was, by its place among the rolls of the match.
    pub(super) roll: Option<usize>,
    pub(super) kind: Kind,
    pub(super) tone: Tone,
    /// Whether it is about the players and not about the battle.
    pub(super) word: bool,
    /// Whether it was taken back, and no longer stands.
    pub(super) struck: bool,
}

/// The sentence of an event; `place` is where the attack under way is, for events that do not say.
pub(super) fn line(board: &Board, event: &Event, place: Option<Hex>) -> Line {
    Line {
        text: Words::new(board).sentence(event),
        cases: event.cases.clone(),
        hex: hex_of(&event.what).or(place),
        heading: matches!(event.what, What::PhaseBegan { .. } | What::GameOver(_)),
        die: match event.what {
            What::DieRolled { face, .. } | What::WeatherRolled { face, .. } | What::SummonsRolled { face, .. } => {
                Some(face)
            }
            _ => None,
        },
        roll: None,
        kind: kind(&event.what),
        tone: tone(&event.what),
        word: false,
        struck: false,
    }
}

/// A sentence that is not about the battle.
pub(super) const fn word(text: String) -> Line {
    Line {
        text,
        cases: Vec::new(),
        hex: None,
        heading: false,
        die: None,
        roll: None,
        kind: Kind::Other,
        tone: Tone::Plain,
        word: true,
        struck: false,
    }
}

const fn kind(what: &What) -> Kind {
    match what {
        What::PhaseBegan { .. } | What::GameOver(_) => Kind::Phase,
        What::Moved { .. } | What::ControlTaken { .. } | What::Reorganised { .. } => Kind::Move,
        What::FreshDeclared { .. }
        | What::AttackAnnounced { .. }
        | What::GuardCommitted { .. }
        | What::DieRolled { .. }
        | What::WeatherRolled { .. }
        | What::Retreated { .. }
        | What::Displaced { .. }
        | What::Eliminated { .. }
        | What::Disrupted { .. }
        | What::Advanced { .. }
        | What::HeldGround { .. }
        | What::SteppedBack { .. }
        | What::MoraleChanged { .. }
        | What::Demoralised { .. } => Kind::Combat,
        _ => Kind::Other,
    }
}

fn tone(what: &What) -> Tone {
    match what {
        What::FreshDeclared { units, .. } if units.is_empty() => Tone::Quiet,
        What::HeldGround { .. } | What::MoraleChanged { .. } | What::TakenBack { .. } => Tone::Quiet,
        What::AttackAnnounced { .. } | What::DieRolled { .. } | What::ControlTaken { .. } => Tone::Strong,
        What::Eliminated { .. } | What::Demoralised { .. } => Tone::Grave,
        _ => Tone::Plain,
    }
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
