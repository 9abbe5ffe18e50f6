//! The marks on counters of the Art of War.

use scene::{Corner, Mark, MarkTone, Sign};

/// It is in reserve.
pub const RESERVE: Mark = Mark::new("in reserve", Corner::UpperRight, Sign::Letter('R'), MarkTone::Red);
/// It must attack, or be attacked.
pub const MUST_ATTACK: Mark = Mark::new("owes a combat", Corner::UpperRight, Sign::Sabres, MarkTone::Urgent);
/// It fights with fresh strength now.
pub const FRESH: Mark = Mark::new("fresh", Corner::UpperLeft, Sign::Star, MarkTone::Bright);
/// The fresh strength of its division is used up.
pub const FRESH_USED: Mark = Mark::new("fresh strength used", Corner::UpperLeft, Sign::HollowStar, MarkTone::Plain);
/// Its army is demoralised.
pub const DEMORALISED: Mark = Mark::new("demoralised", Corner::LowerLeft, Sign::BrokenFlag, MarkTone::Grave);
/// It has attacked.
pub const HAS_ATTACKED: Mark = Mark::new("has attacked", Corner::LowerRight, Sign::Bar, MarkTone::Plain);
/// It has moved.
pub const MOVED: Mark = Mark::new("has moved", Corner::LowerRight, Sign::Chevrons, MarkTone::Plain);
