//! What phases are called.

use eagles::{SegmentKind, Stage};
use language::happening::{Kind, PhaseName};

pub(super) const fn of_segment(segment: SegmentKind) -> PhaseName {
    let (key, name, kind) = match segment {
        SegmentKind::Admin => ("admin", "administration", Kind::Other),
        SegmentKind::Arrivals => ("arrivals", "arrivals", Kind::Move),
        SegmentKind::Centres => ("centres", "Centres of Operations", Kind::Move),
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
        Stage::SetUp(_) => PhaseName { key: "set_up", name: "set-up", kind: Kind::Other },
        Stage::Admin { .. } => of_segment(SegmentKind::Admin),
        Stage::Arrivals => of_segment(SegmentKind::Arrivals),
        Stage::Centres => of_segment(SegmentKind::Centres),
        Stage::Siege(_) => PhaseName { key: "siege", name: "a siege", kind: Kind::Other },
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
