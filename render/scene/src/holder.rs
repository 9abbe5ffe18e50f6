//! Boxes beside the map: counters that are on no hex.

use crate::CounterId;
use crate::geometry::{Point, Rect, point};

/// A box beside the map: those still to come, a leader's display, the broken.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    /// Its title. One of several lines makes the box a card: its lines share its height, the first is its head, a tab
    /// parts what stands at the left from what stands at the right, and a line may begin with the sign of an arm. A box
    /// without extent is not drawn.
    pub title: String,
    /// Where it lies on the plane of the map, outside of its frame.
    pub area: Rect,
    /// The counters in it, in their order. Their hexes mean nothing.
    pub counters: Vec<CounterId>,
    /// Whom a card is about: a counter on the map, which is pointed at by pointing at its card.
    pub about: Option<CounterId>,
}

/// What its title takes from the top of a box, in hex heights.
pub const TITLE_ROOM: f32 = 0.42;
/// Before a line of a card: foot, drawn as on counters.
pub const FOOT_SIGN: char = '\u{2612}';
/// Before a line of a card: horse.
pub const HORSE_SIGN: char = '\u{29c4}';
/// Before a line of a card: guns.
pub const GUNS_SIGN: char = '\u{22a1}';
/// From the middle of one counter to the next, in hex heights.
const STEP: f32 = 0.86;

impl Holder {
    /// Where the counter at that place of its list stands: in rows from the upper left. Where they do not fit, rows
    /// draw closer, so that none leaves its box.
    pub fn place(&self, at: usize) -> Point {
        let size = self.area.size();
        let in_row = ((size.x / STEP) as usize).max(1);
        let rows = self.counters.len().div_ceil(in_row).max(1);
        // The first row keeps clear of the title and the last one of the foot, however close they lie between.
        let room = ((size.y - TITLE_ROOM - STEP).max(0.0) / rows.saturating_sub(1).max(1) as f32).min(STEP);
        let first = (size.y - TITLE_ROOM).min(STEP) / 2.0;
        let column = (at % in_row) as f32;
        let row = (at / in_row) as f32;
        let left = self.area.min + point((size.x - in_row as f32 * STEP) / 2.0, TITLE_ROOM);
        left + point((column + 0.5) * STEP, first + row * room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counters_stay_in_their_box_however_many_they_are() {
        let area = Rect { min: point(2.0, 3.0), max: point(5.5, 5.2) };
        for count in 1..=30u32 {
            let holder =
                Holder { title: String::new(), area, counters: (0..count).map(CounterId).collect(), about: None };
            for at in 0..holder.counters.len() {
                assert!(area.contains(holder.place(at)), "{count}: {at} at {:?}", holder.place(at));
            }
        }
    }
}
