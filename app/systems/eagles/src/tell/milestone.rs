//! What a timeline makes of an event.

use super::super::{ask, leader_piece};
use super::phase::of_segment;
use eagles::{Board, LeaderId, RoundResult, SegmentKind, Space, What};
use engine::contract::Side;
use language::happening::{Came, Fight, Figure, Milestone, PhaseBegan, Throw};
use language::sheet::Tone;

fn throw(face: Option<u16>, came: Option<Came>) -> Option<Milestone> {
    face.map(|face| Milestone::Throw(Throw { faces: vec![face], came }))
}

/// What came of a round for its attacker.
const fn came(result: &RoundResult, attacker: Side) -> Came {
    let lost = matches!((result.loser, attacker), (Side::First, Side::First) | (Side::Second, Side::Second));
    if lost {
        Came { name: "lost", meaning: "the attacker has lost the round", tone: Tone::Bad }
    } else {
        Came { name: "won", meaning: "the defender has lost the round", tone: Tone::Good }
    }
}

pub(super) fn milestone(board: &Board, what: &What) -> Option<Milestone> {
    let spaces = |space: Space| i16::try_from(space.number()).unwrap_or(0);
    match what {
        What::SegmentBegan { turn, side, segment } => Some(Milestone::Phase(PhaseBegan {
            turn: *turn,
            side: *side,
            name: of_segment(*segment),
            night: false,
            opens_turn: *side == Side::First && *segment == SegmentKind::Organise,
        })),
        What::Declared { leader, others, targets, .. } => {
            let attackers = std::iter::once(leader).chain(others).map(|one: &LeaderId| leader_piece(*one)).collect();
            Some(Milestone::Fight(Fight {
                side: board.side_of(*leader),
                attackers,
                defenders: Vec::new(),
                targets: targets.clone(),
                strengths: [0, 0],
                odds: String::new(),
                step: 0,
            }))
        }
        What::Fought { face, result, attacker, .. } => throw(*face, Some(came(result, *attacker))),
        What::TurnBegan { face, .. }
        | What::Activated { face, .. }
        | What::Attrition { face, .. }
        | What::Fired { face, .. }
        | What::Hurried { face, .. }
        | What::Pursued { face, .. } => throw(*face, None),
        What::MoraleMoved { from, to, .. } => Some(Milestone::Figure(Figure {
            number: 0,
            name: String::from("The morale marker"),
            from: spaces(*from),
            to: to.map_or_else(|| spaces(*from), spaces),
        })),
        What::TakenBack { side } => Some(Milestone::TakenBack(*side)),
        What::Amended { .. } => Some(Milestone::Amended),
        What::GameOver { outcome } => Some(Milestone::End(outcome.winner)),
        _ => None,
    }
}

/// The column of a round and its result, as a sentence tells them.
pub(super) fn round_words(board: &Board, column: u8, result: &RoundResult, attacker: Side) -> String {
    format!("column {}: {}", ask::column_word(board, column), ask::result_word(result, attacker))
}
