//! What the segments of a half-turn are called, after the side whose half-turn it is. In the third the other side fires.

use bataille::Segment;
use language::happening::{Kind, PhaseName};

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
