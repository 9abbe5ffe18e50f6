//! Phases by their names.

use crate::{Battle, MESSAGES};
use art_of_war::{Game, PhaseKind, Stage, cases};
use engine::contract::Side;
use language::happening::{Kind, PhaseName, PhaseStep, Phases, turns_left};
use language::phrase;

const MOVEMENT: PhaseName = PhaseName { key: "movement", name: "movement", kind: Kind::Move };
const COMBAT: PhaseName = PhaseName { key: "combat", name: "combat", kind: Kind::Combat };
const DAY_END: PhaseName = PhaseName { key: "day_end", name: "end of the day", kind: Kind::Other };
const OVER: PhaseName = PhaseName { key: "over", name: "end", kind: Kind::Phase };

/// The name of a phase.
pub const fn phase_name(phase: PhaseKind) -> PhaseName {
    match phase {
        PhaseKind::Movement => MOVEMENT,
        PhaseKind::Combat => COMBAT,
    }
}

pub(super) const fn of_stage(stage: &Stage) -> PhaseName {
    match stage {
        Stage::Movement(_) => MOVEMENT,
        Stage::Combat(_) => COMBAT,
        Stage::DayEnd(_) => DAY_END,
        Stage::Over => OVER,
    }
}

/// The turn: both sides move and attack, and after some turns the day ends.
pub(super) fn of_turn(_: &Battle, game: &Game) -> Phases {
    let (state, turns) = (game.state(), &game.board().definition().turns);
    let mut steps = Vec::new();
    for side in Side::BOTH {
        let does = phrase!(MESSAGES, "art-of-war-does-move").rule(cases::MOVEMENT);
        steps.push(PhaseStep::new(MOVEMENT, Some(side), does, "moving"));
        // At night no side attacks.
        if !game.board().is_night(state.turn) {
            let does = phrase!(MESSAGES, "art-of-war-does-attack").rule(cases::MUST_ATTACK);
            steps.push(PhaseStep::new(COMBAT, Some(side), does, "duty"));
        }
    }
    if turns.day_ends.contains(&state.turn) && state.turn < turns.last {
        let does = phrase!(MESSAGES, "art-of-war-does-end-day").rule(cases::REORGANISED);
        steps.push(PhaseStep::new(DAY_END, None, does, "day-end"));
    }
    let now = of_stage(&state.stage);
    let here = steps.iter().position(|step| step.has(now) && step.side.is_none_or(|side| side == state.active));
    let first = phrase!(MESSAGES, "art-of-war-goes-first", first = Side::First, second = Side::Second);
    Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last),
        first.rule(cases::SEQUENCE),
        phrase!(MESSAGES, "art-of-war-scoring"),
    )
}
