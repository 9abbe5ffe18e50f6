//! Counters as instances, with everything drawn on them.

use crate::glyphs::{GlyphInstance, GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::text::{Atlas, Face, Icon};
use bytemuck::Pod;
use scene::geometry::{Point, point};
use scene::stacks::{CounterSpot, spots};
use scene::theme::Marks;
use scene::{Block, Colour, Corner, Counter, CounterMark, MarkTone, Scene, Sign, Symbol};
use std::ops::Range;

/// A counter as the graphics card reads it.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct CounterInstance {
    anchor: [f32; 2],
    local: [f32; 2],
    size: f32,
    depth: f32,
    body: u32,
    stripe: u32,
    edge: u32,
    /// Pattern, gilded, spent, struck through.
    style: [u8; 4],
    /// In 255ths: whether a block of troops is drawn, whether they are upset, the part of their strength that is left,
    /// whether it is a round badge.
    troops: [u8; 4],
}

/// Below this many pixels a counter shows its strength and arm only, or the formation of its troops.
pub const DETAIL_FROM: f32 = 25.0;

/// Instances of all counters, and the letters and symbols on them.
#[derive(Clone, Debug, Default)]
pub struct CounterSheet {
    /// The counters, the farthest back first.
    pub instances: Vec<CounterInstance>,
    /// Their letters and symbols.
    pub glyphs: GlyphSheet,
    /// The place of each counter, and the end of its letters and symbols in the list.
    laid: Vec<(CounterSpot, usize)>,
}

/// The part of a sheet that differs from the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedPart {
    /// Of the instances.
    pub instances: Range<usize>,
    /// Of the letters and symbols.
    pub glyphs: Range<usize>,
}

impl CounterSheet {
    /// The sheet of a scene. A counter that looks and lies as in the sheet before is copied from there; `before` has the counters
    /// of that one's scene, under the same theme.
    pub fn build(scene: &Scene, atlas: &mut Atlas, before: Option<(&CounterSheet, &[Counter])>) -> CounterSheet {
        let spots = spots(scene);
        let before = before.filter(|(sheet, _)| sheet.laid.len() == spots.len());
        let mut sheet = CounterSheet::default();
        sheet.instances.reserve(spots.len());
        sheet.laid.reserve(spots.len());
        sheet.glyphs.instances.reserve(before.map_or(0, |(sheet, _)| sheet.glyphs.instances.len()));
        let count = spots.len().max(1) as f32;
        for (order, spot) in spots.into_iter().enumerate() {
            let Some(counter) = scene.counters.get(spot.index) else { continue };
            let same = before.filter(|(_, counters)| counters.get(spot.index) == Some(counter));
            match same.and_then(|(sheet, _)| sheet.at(order, &spot)) {
                Some((instance, glyphs)) => {
                    sheet.instances.push(*instance);
                    sheet.glyphs.instances.extend_from_slice(glyphs);
                }
                None => sheet.lay(scene, counter, &spot, [order as f32, count], atlas),
            }
            sheet.laid.push((spot, sheet.glyphs.instances.len()));
        }
        sheet
    }

    /// The part that differs from the sheet before; `None` where they are not equally long.
    pub fn changed(&self, before: &CounterSheet) -> Option<ChangedPart> {
        Some(ChangedPart {
            instances: difference(&self.instances, &before.instances)?,
            glyphs: difference(&self.glyphs.instances, &before.glyphs.instances)?,
        })
    }

    /// The counter at that place, if it lies where it is wanted.
    fn at(&self, order: usize, spot: &CounterSpot) -> Option<(&CounterInstance, &[GlyphInstance])> {
        let (lies, end) = self.laid.get(order)?;
        let start = order.checked_sub(1).map_or(Some(0), |last| self.laid.get(last).map(|(_, end)| *end))?;
        let glyphs = self.glyphs.instances.get(start..*end)?;
        (lies == spot).then_some((self.instances.get(order)?, glyphs))
    }

    fn lay(
        &mut self,
        scene: &Scene,
        counter: &Counter,
        spot: &CounterSpot,
        [order, count]: [f32; 2],
        atlas: &mut Atlas,
    ) {
        // A step of depth for each counter; its letters lie between it and the next.
        let depth = 0.95 - 0.9 * (order / count);
        let body = scene.theme.army(counter.army, counter.coat);
        let look = counter.look;
        let edge = if look.selected { scene.theme.inks.selected.packed(1.0) } else { 0 };
        self.instances.push(CounterInstance {
            anchor: [spot.anchor.x, spot.anchor.y],
            local: [spot.local.x, spot.local.y],
            size: spot.size,
            depth,
            body: body.packed(spot.opacity),
            stripe: counter.band.map_or(0, |colour| colour.packed(1.0)),
            edge,
            style: [counter.army % 4, u8::from(look.gilded), u8::from(look.spent), u8::from(look.struck)],
            troops: [
                255 * u8::from(counter.block.is_some()),
                255 * u8::from(look.upset),
                (counter.left.clamp(0.0, 1.0) * 255.0) as u8,
                255 * u8::from(spot.badge),
            ],
        });
        write(scene, counter, spot, body, depth - 0.35 / count, atlas, &mut self.glyphs);
    }
}

/// From the first place to the last at which two lists differ; empty if they are equal.
fn difference<T: Pod>(new: &[T], old: &[T]) -> Option<Range<usize>> {
    if new.len() != old.len() {
        return None;
    }
    let same = |(a, b): &(&T, &T)| bytemuck::bytes_of(*a) == bytemuck::bytes_of(*b);
    let first = new.iter().zip(old).take_while(same).count();
    let rest = new.get(first..)?.iter().zip(old.get(first..)?);
    Some(first..new.len() - rest.rev().take_while(same).count())
}

const CREAM: Colour = Colour::hex(0xfdf7e6);
const INK: Colour = Colour::hex(0x1a120b);

fn write(
    scene: &Scene,
    counter: &Counter,
    spot: &CounterSpot,
    body: Colour,
    depth: f32,
    atlas: &mut Atlas,
    glyphs: &mut GlyphSheet,
) {
    let marks = scene.theme.marks;
    let written = if body.lightness() > 0.58 { INK } else { CREAM };
    let right = if counter.band.is_some() { 0.045 } else { 0.0 };
    let base = Stamp {
        anchor: spot.anchor,
        local: spot.local,
        size: spot.size,
        angle: 0.0,
        measure: Measure::Counter,
        colour: written,
        opacity: spot.opacity,
        halo: None,
        depth,
    };
    let at = |x: f32, y: f32, size: f32| Stamp { size: size * spot.size, ..base.moved(point(x, y) * spot.size) };
    let detail = |stamp: Stamp| Stamp { measure: Measure::CounterDetail, ..stamp };
    if spot.badge {
        glyphs.fitted(atlas, Face::Sans, &counter.initials(), at(0.0, -0.01, 0.58), 0.74 * spot.size);
        for mark in &counter.marks {
            mark_at(*mark, marks, [0.40, 1.7], &at, atlas, glyphs);
        }
        return;
    }
    let heading = counter.facing.map_or(0.0, |twelfth| heading(twelfth, scene.camera.turned));
    if let Some(block) = counter.block {
        let angle = if block.turns(counter.symbol) { heading } else { 0.0 };
        let colour = if block == Block::Fleeing { marks.fleeing } else { INK };
        let icon = Icon::Block(block, counter.symbol);
        let near = Stamp { measure: Measure::CounterNear, colour, angle, ..at(0.0, -0.03, 0.45) };
        let colour = match (block, counter.look.upset) {
            (Block::Fleeing, _) => Colour::hex(0xffe3d6),
            (_, true) => marks.upset,
            _ => written,
        };
        let far = Stamp { measure: Measure::CounterFar, colour, angle, ..at(0.04, -0.03, 0.80) };
        glyphs.icon(atlas, icon, near);
        glyphs.icon(atlas, icon, far);
    } else if let Some(symbol) = symbol(counter.symbol) {
        let size = if counter.symbol == Symbol::Leader { 0.34 } else { 0.58 };
        glyphs.icon(atlas, symbol, Stamp { colour: INK, ..at(0.0, -0.035, size) });
    }
    let strength = at(right, 0.325, 0.33);
    let measure = if counter.block.is_some() { Measure::CounterNear } else { Measure::Counter };
    let strength = Stamp { measure, ..strength };
    glyphs.fitted(atlas, Face::Sans, &counter.texts.below, strength, 0.78 * spot.size);
    // A letter at the upper right takes room from the name.
    let lettered = counter.marks.iter().any(takes_room);
    let width = if lettered { 0.62 } else { 0.82 };
    let label_at = right - if lettered { 0.10 } else { 0.0 };
    glyphs.fitted(atlas, Face::Sans, &counter.texts.above, detail(at(label_at, -0.355, 0.215)), width * spot.size);
    if !counter.texts.beside.is_empty() {
        glyphs.fitted(atlas, Face::Sans, &counter.texts.beside, detail(at(0.395, -0.035, 0.2)), 0.17 * spot.size);
    }
    if counter.facing.is_some() {
        arrow(heading, base, atlas, glyphs);
    }
    for mark in &counter.marks {
        mark_at(*mark, marks, [CORNER, 1.0], &at, atlas, glyphs);
    }
}

/// Whether a mark is in the way of the name.
const fn takes_room(mark: &CounterMark) -> bool {
    matches!((mark.corner, mark.sign), (Corner::UpperRight, Sign::Letter(_)))
}

/// From the middle of a counter to a mark, across and down.
const CORNER: f32 = 0.43;

/// A mark lies at a corner of a counter, that far from its middle and that much larger than usual, its sign on a disc.
fn mark_at(
    mark: CounterMark,
    marks: Marks,
    [far, large]: [f32; 2],
    at: &impl Fn(f32, f32, f32) -> Stamp,
    atlas: &mut Atlas,
    glyphs: &mut GlyphSheet,
) {
    let (x, y) = match mark.corner {
        Corner::UpperLeft => (-far, -far),
        Corner::UpperRight => (far, -far),
        Corner::LowerLeft => (-far, far),
        Corner::LowerRight => (far, far),
    };
    let at = |x: f32, y: f32, size: f32| at(x, y, size * large);
    let (disc, colour) = match mark.tone {
        MarkTone::Plain => (Colour::hex(0xe9e2cf), INK),
        MarkTone::Red => (marks.red, CREAM),
        MarkTone::Urgent => (marks.urgent, CREAM),
        MarkTone::Bright => (Colour::hex(0x1b1b1b), Colour::hex(0xffd24a)),
        MarkTone::Grave => (Colour::hex(0xf3efe2), marks.grave),
    };
    let back = Stamp { colour: disc, ..at(x, y, 0.30) }.haloed(CREAM, 1.0, 0.35);
    glyphs.icon(atlas, Icon::Disc, back);
    let icon = match mark.sign {
        Sign::Letter(letter) => {
            let text = letter.to_string();
            return glyphs.centred(atlas, Face::Sans, &text, Stamp { colour, ..at(x, y - 0.005, 0.24) });
        }
        Sign::Star => Icon::Star,
        Sign::HollowStar => Icon::HollowStar,
        Sign::Sabres => Icon::Sabres,
        Sign::Chevrons => Icon::Chevrons,
        Sign::Bar => Icon::Bar,
        Sign::BrokenFlag => Icon::BrokenFlag,
        Sign::Cross => Icon::Cross,
    };
    glyphs.icon(atlas, icon, Stamp { colour, ..at(x, y, 0.205) });
}

/// The sign of an arm.
const fn symbol(symbol: Symbol) -> Option<Icon> {
    match symbol {
        Symbol::None => None,
        Symbol::Infantry => Some(Icon::Infantry),
        Symbol::Cavalry => Some(Icon::Cavalry),
        Symbol::Artillery => Some(Icon::Artillery),
        Symbol::Fort => Some(Icon::Fort),
        Symbol::Leader => Some(Icon::Star),
    }
}

/// A facing as an angle on the screen, clockwise from the right. The board may be looked at from its far side.
fn heading(twelfth: u8, turned: bool) -> f32 {
    let half = if turned { std::f32::consts::PI } else { 0.0 };
    f32::from(twelfth % 12) * std::f32::consts::FRAC_PI_6 - std::f32::consts::FRAC_PI_2 + half
}

/// Distance of the middle of a facing arrow beyond the edge of its counter, and the size of that arrow, in counters.
const BEYOND: f32 = 0.12;
const ARROW: f32 = 0.50;
const FRONT: Colour = Colour::hex(0xffc533);

/// The arrow that shows the direction a counter faces.
fn arrow(angle: f32, base: Stamp, atlas: &mut Atlas, glyphs: &mut GlyphSheet) {
    let way = Point::at_angle(angle);
    let edge = 0.5 / way.x.abs().max(way.y.abs());
    let at = base.moved(way * ((edge + BEYOND) * base.size));
    let arrow = Stamp { angle, size: base.size * ARROW, colour: FRONT, ..at };
    glyphs.icon(atlas, Icon::Arrowhead, arrow.haloed(INK, 1.0, 0.3));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The colours in which a sheet is drawn; a colour is a number here.
    fn inks(theme: scene::Theme, mark: CounterMark) -> Vec<u32> {
        let mut scene = crate::stress::scene();
        scene.theme = theme;
        let one = scene.counters.get_mut(17).unwrap();
        one.marks = vec![mark];
        let sheet = CounterSheet::build(&scene, &mut Atlas::new(), None);
        sheet.glyphs.instances.iter().map(|glyph| glyph.colour()).collect()
    }

    /// The theme for red-green colour blindness has marks of its own; all others have the usual ones.
    #[test]
    fn marks_are_drawn_in_the_inks_of_the_theme() {
        let of = |tone: MarkTone| CounterMark::new("tried", Corner::UpperRight, Sign::Bar, tone);
        for (tone, red, own) in [
            (MarkTone::Red, 0xb3231b, 0xb34a00),
            (MarkTone::Urgent, 0x8c1212, 0x8a2be2),
            (MarkTone::Grave, 0x7a1010, 0x8a2be2),
        ] {
            let has =
                |theme: scene::Theme, colour: u32| inks(theme, of(tone)).contains(&Colour::hex(colour).packed(1.0));
            let (staff, palette) = (scene::Theme::staff_map(), scene::Theme::red_green());
            assert!(has(staff.clone(), red) && !has(staff, own), "{tone:?}");
            assert!(has(palette.clone(), own) && !has(palette.clone(), red), "{tone:?}");
            assert!(has(palette.in_the_dark(), own), "{tone:?}");
        }
    }

    #[test]
    fn only_a_changed_counter_is_laid_again() {
        let mut scene = crate::stress::scene();
        let mut atlas = Atlas::new();
        let before = CounterSheet::build(&scene, &mut atlas, None);
        let counters = scene.counters.clone();
        for change in 0..3 {
            let one = scene.counters.get_mut(17).unwrap();
            match change {
                0 => one.look.spent = !one.look.spent,
                1 => one.texts.below = String::from("0"),
                _ => one.hex = counters.first().unwrap().hex,
            }
            let anew = CounterSheet::build(&scene, &mut atlas, None);
            let after = CounterSheet::build(&scene, &mut atlas, Some((&before, &counters)));
            assert_eq!(after.instances, anew.instances);
            assert_eq!(after.glyphs.instances, anew.glyphs.instances);
            if change == 0 {
                let part = after.changed(&before).unwrap();
                assert_eq!(part.instances.len(), 1);
                assert!(part.glyphs.is_empty());
            }
        }
        let nothing = before.changed(&before).unwrap();
        assert!(nothing.instances.is_empty() && nothing.glyphs.is_empty());
    }
}
