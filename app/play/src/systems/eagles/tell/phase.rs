//! What phases are called.

use crate::happening::{Kind, PhaseName};
use engine::eagles::{SegmentKind, Stage};

pub(super) const fn of_segment(segment: SegmentKind) -> PhaseName {
    let (key, name, kind) = match segment {
        SegmentKind::Organise => ("organise", "organisation", Kind::Other),
        SegmentKind::Command => ("command", "marches by command", Kind::Move),
        SegmentKind::Initiative => ("initiative", "marches by initiative", Kind::Move),
        SegmentKind::Consolidate => ("consolidate", "consolidation", Kind::Other),
        SegmentKind::Forced => ("forced", "forced marches", Kind::Move),
        SegmentKind::Combat => ("combat", "combat", Kind::Combat),
        SegmentKind::Morale => ("morale", "morale", Kind::Other),
    };
    PhaseName { key, name, kind }
}

pub(super) const fn of_stage(stage: &Stage) -> PhaseName {
    match stage {
        Stage::Weather => PhaseName { key: "weather", name: "weather", kind: Kind::Other },
        Stage::Organise { .. } => of_segment(SegmentKind::Organise),
        Stage::Command => of_segment(SegmentKind::Command),
        Stage::Initiative => of_segment(SegmentKind::Initiative),
        Stage::Stationary { .. } => {
            PhaseName { key: "stationary", name: "attrition of those who stayed", kind: Kind::Other }
        }
        Stage::Consolidate { .. } => of_segment(SegmentKind::Consolidate),
        Stage::Forced { .. } => of_segment(SegmentKind::Forced),
        Stage::March(_) => PhaseName { key: "march", name: "a march", kind: Kind::Move },
        Stage::Combat(_) => of_segment(SegmentKind::Combat),
        Stage::Over(_) => PhaseName { key: "over", name: "the end", kind: Kind::Other },
    }
}
