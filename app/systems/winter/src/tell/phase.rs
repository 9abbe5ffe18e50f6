//! What phases are called.

use language::happening::{Kind, PhaseName};
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
