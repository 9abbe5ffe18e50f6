//! Phases by their names.

use art_of_war::{PhaseKind, Stage};
use language::happening::{Kind, PhaseName};

const MOVEMENT: PhaseName = PhaseName { key: "movement", name: "movement", kind: Kind::Move };
const COMBAT: PhaseName = PhaseName { key: "combat", name: "combat", kind: Kind::Combat };
const DAY_END: PhaseName = PhaseName { key: "day_end", name: "end of the day", kind: Kind::Other };
const OVER: PhaseName = PhaseName { key: "over", name: "end", kind: Kind::Phase };

/// What a phase is called.
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
