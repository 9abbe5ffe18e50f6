//! Boxes beside the map: counters that are on no hex.

use crate::CounterId;
use crate::geometry::{Point, Rect, point};

/// A box beside the map: units still to come, a leader's display, broken units.
#[derive(Clone, Debug, PartialEq)]
pub struct Holder {
    /// Its title. Several lines make the box a card: its lines share its height, the first is its head. A tab parts the
    /// left of a line from its right, and a line may begin with the sign of an arm. A box without extent is not drawn.
    pub title: String,
    /// Its rectangle on the plane of the map, outside of its frame.
    pub area: Rect,
    /// The counters in it, in their order. Their hexes mean nothing.
    pub counters: Vec<CounterId>,
    /// The counter on the map that a card is about; pointing at the card points at that counter.
    pub about: Option<CounterId>,
}

/// Height that the title takes from the top of a box, in hex heights.
pub const TITLE_ROOM: f32 = 0.42;
/// Before a line of a card: foot, drawn as on counters.
pub const FOOT_SIGN: char = '\u{2612}';
/// Before a line of a card: horse.
pub const HORSE_SIGN: char = '\u{29c4}';
/// Before a line of a card: guns.
pub const GUNS_SIGN: char = '\u{22a1}';
/// From the middle of one counter to the next, in hex heights.
const STEP: f32 = 0.86;

/// The rectangles of the boxes of a column, from the top of a room down, by the number of counters in each. They are as
/// tall as their rows, or less where all would not fit. An empty box folds to the line of its title, which can still be
/// pointed at.
pub fn column(room: Rect, gap: f32, counts: &[usize]) -> Vec<Rect> {
    let in_row = in_row(room.size().x);
    let rows = |count: usize| count.div_ceil(in_row) as f32 * STEP;
    let wanted: f32 = counts.iter().map(|count| rows(*count)).sum();
    let titles = counts.len() as f32 * (TITLE_ROOM + gap) - gap;
    let part = ((room.size().y - titles).max(0.0) / wanted.max(STEP)).min(1.0);
    let mut top = room.min.y;
    let area = |count: &usize| {
        let min = point(room.min.x, top);
        let max = point(room.max.x, top + TITLE_ROOM + rows(*count) * part);
        top = max.y + gap;
        Rect { min, max }
    };
    counts.iter().map(area).collect()
}

/// Number of counters beside each other in a box of that width.
fn in_row(width: f32) -> usize {
    ((width / STEP) as usize).max(1)
}

impl Holder {
    /// The middle of the counter at that place of its list: in rows from the upper left. Where they do not fit, rows
    /// draw closer, so that none leaves its box.
    pub fn place(&self, at: usize) -> Point {
        let size = self.area.size();
        let in_row = in_row(size.x);
        let rows = self.counters.len().div_ceil(in_row).max(1);
        // The first row keeps clear of the title and the last one of the foot; the others may lie closer.
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
    fn empty_boxes_are_a_line_and_a_column_keeps_its_room() {
        let room = Rect { min: point(20.0, 1.0), max: point(24.2, 11.0) };
        for counts in [[0, 3, 0, 9], [0, 0, 0, 0], [40, 0, 60, 2]] {
            let all = column(room, 0.25, &counts);
            assert_eq!(all.len(), counts.len());
            for (area, count) in all.iter().zip(counts) {
                let line = (area.size().y - TITLE_ROOM).abs() < 1e-4;
                assert_eq!(line, count == 0, "{counts:?}: {area:?}");
            }
            let gap = |pair: &[Rect]| matches!(pair, [one, next] if (next.min.y - one.max.y - 0.25).abs() < 1e-4);
            assert!(all.windows(2).all(gap), "{counts:?}: {all:?}");
            assert!(all.last().is_some_and(|last| last.max.y <= room.max.y + 1e-4), "{counts:?}: {all:?}");
        }
    }

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
