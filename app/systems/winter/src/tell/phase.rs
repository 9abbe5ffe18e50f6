//! The names of phases.

use super::super::ask::rule;
use crate::{Battle, MESSAGES};
use engine::contract::{Game as _, Pending};
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};
use language::phrase;
use winter::Game;
use winter::state::PhaseName as Phase;

pub(super) const fn of(phase: Phase) -> PhaseName {
    let (key, name, kind) = match phase {
        Phase::Interphase => ("interphase", "interphase", Kind::Other),
        Phase::AlliedCommand | Phase::FrenchCommand => ("command", "command", Kind::Other),
        Phase::AlliedRally | Phase::FrenchRally => ("rally", "rally", Kind::Other),
        Phase::AlliedMovement | Phase::FrenchMovement => ("movement", "movement", Kind::Move),
        Phase::AlliedShock | Phase::FrenchShock => ("shock", "shock", Kind::Combat),
        Phase::ReciprocalFire => ("fire", "reciprocal fire", Kind::Combat),
        Phase::EndOfTurn => ("end", "end of turn", Kind::Other),
    };
    PhaseName { key, name, kind }
}

/// Whether a phase belongs to both sides, or to dice alone.
pub(in super::super) const fn is_of_both(phase: Phase) -> bool {
    matches!(phase, Phase::Interphase | Phase::ReciprocalFire | Phase::EndOfTurn)
}

/// The turn: the phases of the rules, without those that are passed over.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, rules) = (game.state(), game.board().rules());
    let over = matches!(game.pending(), Pending::Over(_));
    let present = |phase: &Phase| !over && *phase == state.phase;
    let all = Phase::ALL.into_iter().filter(|phase| present(phase) || !game.skips(*phase));
    let shown: Vec<Phase> = all.collect();
    let here = shown.iter().position(present);
    let turn = turns_left(state.turn, rules.first_turn, rules.last_turn);
    let phases = Phases::at(shown.into_iter().map(step).collect(), here).told(
        phrase!(MESSAGES, "winter-turn-length", turns = turn, rule = rule("3.1")),
        phrase!(MESSAGES, "winter-first-side", rule = rule("4.1")),
        phrase!(MESSAGES, "winter-score-means", rule = rule("20.16")),
    );
    phases.hiding(hidden(game))
}

/// The facts that the cup of the heavy batteries hides from the French, once a chit was drawn under a seal.
fn hidden(game: &Game) -> Option<HiddenFacts> {
    let cup = &game.state().affairs.cup;
    let sealed = cup.draws.iter().any(|draw| draw.seal.is_some()) && cup.batteries.is_none();
    if !sealed || matches!(game.pending(), Pending::Over(_)) {
        return None;
    }
    let told = phrase!(MESSAGES, "winter-sealed-draws", rule = rule("20.14.B.1"));
    Some(HiddenFacts { name: "Sealed draws", told, page: "winter-rear-guard" })
}

fn step(phase: Phase) -> PhaseStep {
    let (does, number, page) = match phase {
        Phase::Interphase => (phrase!(MESSAGES, "winter-does-interphase"), "4.1", "winter-start"),
        Phase::AlliedCommand | Phase::FrenchCommand => {
            (phrase!(MESSAGES, "winter-does-command"), "17.7", "winter-command")
        }
        Phase::AlliedRally | Phase::FrenchRally => (phrase!(MESSAGES, "winter-does-rally"), "13.4", "winter-morale"),
        Phase::AlliedMovement | Phase::FrenchMovement => {
            (phrase!(MESSAGES, "winter-does-movement"), "5.1", "winter-moving")
        }
        Phase::AlliedShock | Phase::FrenchShock => (phrase!(MESSAGES, "winter-does-shock"), "12.1", "winter-shock"),
        Phase::ReciprocalFire => (phrase!(MESSAGES, "winter-does-fire"), "11.4", "winter-fire"),
        Phase::EndOfTurn => (phrase!(MESSAGES, "winter-does-end"), "4.5", "winter-start"),
    };
    let side = (!is_of_both(phase)).then(|| phase.side());
    PhaseStep::new(of(phase), side, does.rule(rule(number)), page)
}
