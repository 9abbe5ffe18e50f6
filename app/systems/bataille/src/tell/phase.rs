//! The names of the segments of a half-turn, after the side whose half-turn it is. In the third the other side fires.

use crate::{Battle, MESSAGES};
use bataille::{Game, Segment};
use engine::contract::Side;
use language::ask::Rule;
use language::happening::{Kind, PhaseName, PhaseStep, Phases, turns_left};
use language::phrase;
use std::iter;

const TURN: Rule = Rule::new("1.1");
const POINTS: Rule = Rule::new("65.1");

pub(super) const fn of(segment: Segment) -> PhaseName {
    let (key, name, kind) = match segment {
        Segment::Charge => ("charge", "charges", Kind::Combat),
        Segment::Movement => ("movement", "movement", Kind::Move),
        Segment::DefensiveFire => ("defensive_fire", "under defensive fire", Kind::Combat),
        Segment::OffensiveFire => ("offensive_fire", "offensive fire", Kind::Combat),
        Segment::Melee => ("melee", "melees", Kind::Combat),
        Segment::Recovery => ("recovery", "recovery", Kind::Other),
        Segment::Close => ("close", "standing orders", Kind::Other),
    };
    PhaseName { key, name, kind }
}

/// The key of a segment in messages.
pub(in super::super) const fn word(segment: Segment) -> &'static str {
    match segment {
        Segment::Charge => "charge",
        Segment::Movement => "movement",
        Segment::DefensiveFire => "defensive-fire",
        Segment::OffensiveFire => "offensive-fire",
        Segment::Melee => "melee",
        Segment::Recovery => "recovery",
        Segment::Close => "close",
    }
}

/// The turn: two halves of seven segments each.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, turns) = (game.state(), &game.board().definition().turns);
    let mut steps = Vec::new();
    let mut here = None;
    for phasing in Side::BOTH {
        for segment in iter::successors(Some(Segment::Charge), |segment| segment.next()) {
            if state.ending.is_none() && (phasing, segment) == (state.phasing, state.segment) {
                here = Some(steps.len());
            }
            steps.push(step(segment, phasing));
        }
    }
    Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last)
            .text(" ")
            .then(phrase!(MESSAGES, "bataille-turn-minutes"))
            .rule(TURN),
        phrase!(MESSAGES, "bataille-turn-halves", first = Side::First, second = Side::Second).rule(TURN),
        phrase!(MESSAGES, "bataille-turn-points").rule(POINTS),
    )
}

fn step(segment: Segment, phasing: Side) -> PhaseStep {
    let (side, does, page) = match segment {
        Segment::Charge => (phasing, phrase!(MESSAGES, "bataille-does-charge"), "bataille-charge"),
        Segment::Movement => (phasing, phrase!(MESSAGES, "bataille-does-movement"), "bataille-moving"),
        Segment::DefensiveFire => (phasing.other(), phrase!(MESSAGES, "bataille-does-defensive-fire"), "bataille-fire"),
        Segment::OffensiveFire => (phasing, phrase!(MESSAGES, "bataille-does-offensive-fire"), "bataille-fire"),
        Segment::Melee => (phasing, phrase!(MESSAGES, "bataille-does-melee"), "bataille-melee"),
        Segment::Recovery => (phasing, phrase!(MESSAGES, "bataille-does-recovery"), "bataille-orders"),
        Segment::Close => (phasing, phrase!(MESSAGES, "bataille-does-close"), "bataille-orders"),
    };
    let step = PhaseStep::new(of(segment), Some(side), does.rule(segment.rule()), page);
    if segment == Segment::DefensiveFire { step.called("defensive fire") } else { step }
}
