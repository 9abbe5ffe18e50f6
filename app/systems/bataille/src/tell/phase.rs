//! The names of the segments of a half-turn, after the side whose half-turn it is. In the third the other side fires.

use crate::Battle;
use bataille::{Game, Segment};
use engine::contract::Side;
use language::ask::{Rule, Sentence};
use language::happening::{Kind, PhaseName, PhaseStep, Phases, turns_left};
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
    let first = Sentence::from("This battle gives the first half of every turn to the ").side(Side::First);
    let first = first.text(", and the second half to the ");
    Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last).text(" A turn is 20 minutes").rule(TURN).text("."),
        first.side(Side::Second).rule(TURN).text("."),
        Sentence::from("Points for objectives and losses decide at the end").rule(POINTS).text("."),
    )
}

fn step(segment: Segment, phasing: Side) -> PhaseStep {
    let (side, does, page) = match segment {
        Segment::Charge => (phasing, "Charge with your cavalry, before any unit moves.", "bataille-charge"),
        Segment::Movement => (phasing, "Move your units and bring in those that arrive.", "bataille-moving"),
        Segment::DefensiveFire => (phasing.other(), "Fire at enemy units that are adjacent.", "bataille-fire"),
        Segment::OffensiveFire => (phasing, "Fire with your units.", "bataille-fire"),
        Segment::Melee => (phasing, "Fight the melees of your charges, then assault adjacent hexes.", "bataille-melee"),
        Segment::Recovery => (phasing, "Your broken units check whether they recover.", "bataille-orders"),
        Segment::Close => (phasing, "Give standing orders for the enemy half of the turn.", "bataille-orders"),
    };
    let step = PhaseStep::new(of(segment), Some(side), Sentence::from(does).rule(segment.rule()), page);
    if segment == Segment::DefensiveFire { step.called("defensive fire") } else { step }
}
