//! What phases are called.

use language::happening::{Kind, PhaseName};
use twenty::{PhaseKind, Stage};

pub(super) const fn of_kind(kind: PhaseKind) -> PhaseName {
    let (key, name, kind) = match kind {
        PhaseKind::Events => ("events", "events", Kind::Other),
        PhaseKind::Arrivals => ("arrivals", "arrivals", Kind::Other),
        PhaseKind::Movement => ("movement", "movement", Kind::Move),
        PhaseKind::Reaction => ("reaction", "movement: the enemy reacts", Kind::Combat),
        PhaseKind::Combat => ("combat", "combat", Kind::Combat),
        PhaseKind::Night => ("night", "night", Kind::Other),
        PhaseKind::End => ("end", "end of turn", Kind::Other),
    };
    PhaseName { key, name, kind }
}

pub(super) const fn of_stage(stage: &Stage) -> PhaseName {
    match stage {
        Stage::Sealing => PhaseName { key: "sealing", name: "sealed plan", kind: Kind::Other },
        Stage::Marker | Stage::Draw | Stage::Card(_) | Stage::WeatherDie => of_kind(PhaseKind::Events),
        Stage::LateCorpsDie | Stage::ArrivalDice | Stage::ArrivalOpenings { .. } => of_kind(PhaseKind::Arrivals),
        Stage::Movement | Stage::MeissenOpening => of_kind(PhaseKind::Movement),
        Stage::Reaction(_) => of_kind(PhaseKind::Reaction),
        Stage::Declaration | Stage::Combat { .. } => of_kind(PhaseKind::Combat),
        Stage::Night(_) => of_kind(PhaseKind::Night),
        Stage::Openings { .. } | Stage::Over { .. } => of_kind(PhaseKind::End),
    }
}
