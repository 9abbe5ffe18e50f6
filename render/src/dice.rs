//! Dice on the map.

use crate::glyphs::{GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::text::{Atlas, Icon};
use scene::Colour;
use scene::geometry::{Point, Scatter, point};
use scene::motion::Die;

/// From here on a die lies still.
const RESTS_FROM: f32 = 0.7;
/// Distance of pips from the middle, in dice.
const PIP: f32 = 0.24;

/// Lays a die on a sheet.
pub fn die_stamps(die: &Die, atlas: &mut Atlas, sheet: &mut GlyphSheet) {
    let fall = (die.part / RESTS_FROM).min(1.0);
    let apart = (die.index as f32 - (die.count as f32 - 1.0) / 2.0) * 0.62;
    let bounce = (1.0 - fall) * (fall * 12.0).cos().abs() * 0.7;
    let angle = (1.0 - fall) * 7.0 + 0.12 * (die.index as f32 - 0.5);
    let middle = point(apart, -0.55 - bounce);
    // While it tumbles it shows other faces; they depend on the moment alone.
    let tumbling = Scatter::new((fall * 14.0) as u32 * 7 + die.index as u32).between(1.0, 6.99) as u8;
    let face = if fall < 1.0 { tumbling } else { die.face };
    let stamp = Stamp { local: middle, angle, ..Stamp::at(die.at, 0.52, Measure::Label, Colour::hex(0xfaf5e6)) };
    sheet.icon(atlas, Icon::Die, stamp.haloed(Colour::hex(0x241a10), 1.0, 0.5));
    for pip in pips(face) {
        let off = pip.rotated(angle) * 0.52;
        let dot = Stamp { size: 0.095, colour: Colour::hex(0x241a10), ..stamp.moved(off) };
        sheet.icon(atlas, Icon::Disc, dot);
    }
}

fn pips(face: u8) -> Vec<Point> {
    let corner = |x: f32, y: f32| point(x * PIP, y * PIP);
    let mut all = Vec::new();
    if face % 2 == 1 {
        all.push(Point::ZERO);
    }
    if face >= 2 {
        all.extend([corner(-1.0, -1.0), corner(1.0, 1.0)]);
    }
    if face >= 4 {
        all.extend([corner(1.0, -1.0), corner(-1.0, 1.0)]);
    }
    if face >= 6 {
        all.extend([corner(-1.0, 0.0), corner(1.0, 0.0)]);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_pips_as_its_face_says() {
        for face in 1..=6 {
            assert_eq!(pips(face).len(), usize::from(face));
        }
    }
}
