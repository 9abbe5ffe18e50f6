//! The names of phases.

use super::super::ask::rule;
use crate::Battle;
use engine::contract::{Game as _, Pending};
use language::ask::Sentence;
use language::happening::{HiddenFacts, Kind, PhaseName, PhaseStep, Phases, turns_left};
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

/// The turn: the phases of the rules, without those that are passed over.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, rules) = (game.state(), game.board().rules());
    let over = matches!(game.pending(), Pending::Over(_));
    let present = |phase: &Phase| !over && *phase == state.phase;
    let all = Phase::ALL.into_iter().filter(|phase| present(phase) || !game.skips(*phase));
    let shown: Vec<Phase> = all.collect();
    let here = shown.iter().position(present);
    let turn = turns_left(state.turn, rules.first_turn, rules.last_turn);
    let score = "The level says which side is winning: above 0 Allied, below 0 French, at 0 a draw. \
                 It goes from -3 to +3, and the further from 0, the greater the victory";
    let phases = Phases::at(shown.into_iter().map(step).collect(), here).told(
        turn.text(" A turn is 15 minutes").rule(rule("3.1")).text("."),
        Sentence::from("One side commands and rallies, the other moves next to it, and then the first side attacks")
            .rule(rule("4.1"))
            .text(". The French move first, so the Allied side commands first and answers that move. Then the sides change."),
        Sentence::from(score).rule(rule("20.16")).text("."),
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
    let told = Sentence::from("Only the Allied player knows how many heavy batteries were drawn from the cup")
        .rule(rule("20.14.B.1"))
        .text(". All draws are opened at the end of the battle.");
    Some(HiddenFacts { name: "Sealed draws", told, page: "winter-rear-guard" })
}

fn step(phase: Phase) -> PhaseStep {
    let (does, number, page) = match phase {
        Phase::Interphase => ("The program rolls for weather and what is due every hour.", "4.1", "winter-start"),
        Phase::AlliedCommand | Phase::FrenchCommand => {
            ("Declare charges, change the state of commanders and send orders.", "17.7", "winter-command")
        }
        Phase::AlliedRally | Phase::FrenchRally => {
            ("Units in disorder or rout check whether they rally.", "13.4", "winter-morale")
        }
        Phase::AlliedMovement | Phase::FrenchMovement => {
            ("Move your units, turn them and change their formation.", "5.1", "winter-moving")
        }
        Phase::AlliedShock | Phase::FrenchShock => ("Attack adjacent units, and ride charges.", "12.1", "winter-shock"),
        Phase::ReciprocalFire => {
            ("Both sides fire by turns: skirmishers, then battalions, then batteries.", "11.4", "winter-fire")
        }
        Phase::EndOfTurn => ("The program ends the turn and counts what it changed.", "4.5", "winter-start"),
    };
    let both = matches!(phase, Phase::Interphase | Phase::ReciprocalFire | Phase::EndOfTurn);
    let side = (!both).then(|| phase.side());
    PhaseStep::new(of(phase), side, Sentence::from(does).rule(rule(number)), page)
}
