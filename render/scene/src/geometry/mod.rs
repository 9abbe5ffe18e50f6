//! Plane geometry in world units: one unit is the height of a hex, x to the right, y down.

mod layout;
mod path;
mod point;
mod scatter;

pub use layout::{HEX_RADIUS, Layout};
pub use path::{Polyline, chains, courses};
pub use point::{Point, Rect, point};
pub use scatter::Scatter;
