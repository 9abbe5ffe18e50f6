//! The marks on counters of the Art of War.

use scene::{Corner, CounterMark, MarkTone, Sign};

/// It is in reserve.
pub const RESERVE: CounterMark = CounterMark::new("in-reserve", Corner::UpperRight, Sign::Letter('R'), MarkTone::Red);
/// It must attack, or be attacked.
pub const MUST_ATTACK: CounterMark =
    CounterMark::new("must-attack", Corner::UpperRight, Sign::Sabres, MarkTone::Urgent);
/// It fights with fresh strength now.
pub const FRESH: CounterMark = CounterMark::new("fresh", Corner::UpperLeft, Sign::Star, MarkTone::Bright);
/// The fresh strength of its division is used up.
pub const FRESH_USED: CounterMark =
    CounterMark::new("fresh-strength-used", Corner::UpperLeft, Sign::HollowStar, MarkTone::Plain);
/// Its army is demoralised.
pub const DEMORALISED: CounterMark =
    CounterMark::new("demoralised", Corner::LowerLeft, Sign::BrokenFlag, MarkTone::Grave);
/// It has attacked.
pub const HAS_ATTACKED: CounterMark = CounterMark::new("has-attacked", Corner::LowerRight, Sign::Bar, MarkTone::Plain);
/// It has moved.
pub const MOVED: CounterMark = CounterMark::new("has-moved", Corner::LowerRight, Sign::Chevrons, MarkTone::Plain);
