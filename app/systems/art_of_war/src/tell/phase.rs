//! Phases by their names.

use crate::Battle;
use art_of_war::{Game, PhaseKind, Stage, cases};
use engine::case::Case;
use engine::contract::Side;
use language::ask::Sentence;
use language::happening::{Kind, PhaseName, PhaseStep, Phases, turns_left};

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
        let does = "Move any of your units, and bring in the units that arrive this turn.";
        steps.push(PhaseStep::new(MOVEMENT, Some(side), by(does, cases::MOVEMENT), "moving"));
        // At night no side attacks.
        if !game.board().is_night(state.turn) {
            let does = "Announce your attacks one after another. A unit in an enemy zone of control must attack.";
            steps.push(PhaseStep::new(COMBAT, Some(side), by(does, cases::MUST_ATTACK), "duty"));
        }
    }
    if turns.day_ends.contains(&state.turn) && state.turn < turns.last {
        let does = "Decide whether the battle goes on; disrupted units return to the map.";
        steps.push(PhaseStep::new(DAY_END, None, by(does, cases::REORGANISED), "day-end"));
    }
    let now = of_stage(&state.stage);
    let here = steps.iter().position(|step| step.has(now) && step.side.is_none_or(|side| side == state.active));
    let first = Sentence::from("This battle gives the first half of every turn to the ").side(Side::First);
    let first = first.text(" side: it moves and attacks, and then the ").side(Side::Second).text(" side does the same");
    let lead = "Points for objectives and losses. The side with more points wins at the end of the battle.";
    Phases::at(steps, here).told(
        turns_left(state.turn, turns.first, turns.last),
        first.rule(cases::SEQUENCE).text("."),
        Sentence::from(lead),
    )
}

fn by(does: &'static str, case: Case) -> Sentence {
    Sentence::from(does).rule(case)
}
