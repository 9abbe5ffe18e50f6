//! Letters and symbols as instances: one small quad each, all drawn at once.

use crate::ink::Measure;
use crate::text::{Atlas, Cell, Face, Icon, Run};
use scene::Colour;
use scene::geometry::{Point, Polyline, point};

/// A letter or symbol as the graphics card reads it.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct GlyphInstance {
    anchor: [f32; 2],
    local: [f32; 2],
    axis: [f32; 2],
    rect: [f32; 4],
    uv: [u16; 4],
    colour: u32,
    halo: u32,
    /// Measure, halo width in 255ths of the field, and two bytes of nothing.
    style: [u8; 4],
    depth: f32,
    spread: f32,
}

impl GlyphInstance {
    /// Its colour, as it is packed.
    #[cfg(test)]
    pub(crate) const fn colour(&self) -> u32 {
        self.colour
    }

    /// Moves it by this much in its measure.
    pub(crate) fn shift(&mut self, by: Point) {
        let [x, y] = self.local;
        self.local = [x + by.x, y + by.y];
    }
}

/// Look and place of a letter or symbol.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stamp {
    /// The world point it belongs to.
    pub anchor: Point,
    /// Its origin, from there, in its measure.
    pub local: Point,
    /// The height of an em in its measure.
    pub size: f32,
    /// Its turn, clockwise, in radians.
    pub angle: f32,
    /// The measure of its sizes.
    pub measure: Measure,
    /// Its colour.
    pub colour: Colour,
    /// From 0 to 1.
    pub opacity: f32,
    /// The colour around it, its opacity, and its width in parts of the field's range.
    pub halo: Option<(Colour, f32, f32)>,
    /// Nearer things hide it: 0 is nearest, 1 farthest.
    pub depth: f32,
}

impl Stamp {
    /// Something at a world point.
    pub fn at(anchor: Point, size: f32, measure: Measure, colour: Colour) -> Stamp {
        Stamp { anchor, local: Point::ZERO, size, angle: 0.0, measure, colour, opacity: 1.0, halo: None, depth: 0.0 }
    }

    /// The same, moved by this much in its measure.
    pub fn moved(self, by: Point) -> Stamp {
        Stamp { local: self.local + by, ..self }
    }

    /// The same with a halo.
    pub fn haloed(self, colour: Colour, opacity: f32, width: f32) -> Stamp {
        Stamp { halo: Some((colour, opacity, width)), ..self }
    }

    fn instance(&self, cell: &Cell) -> GlyphInstance {
        let axis = Point::at_angle(self.angle) * self.size;
        let (halo, width) = match self.halo {
            Some((colour, opacity, width)) => (colour.packed(opacity * self.opacity), width),
            None => (0, 0.0),
        };
        GlyphInstance {
            anchor: [self.anchor.x, self.anchor.y],
            local: [self.local.x, self.local.y],
            axis: [axis.x, axis.y],
            rect: [cell.rect.min.x, cell.rect.min.y, cell.rect.max.x, cell.rect.max.y],
            uv: cell.uv,
            colour: self.colour.packed(self.opacity),
            halo,
            style: [self.measure as u8, (width.clamp(0.0, 1.0) * 255.0) as u8, 0, 0],
            depth: self.depth,
            spread: cell.spread,
        }
    }
}

/// Height of capitals and figures in parts of an em, for setting text in the middle of something.
const CAP_HEIGHT: f32 = 0.65;

/// Letters and symbols in the order in which they are laid on.
#[derive(Clone, Debug, Default)]
pub struct GlyphSheet {
    /// All of them.
    pub instances: Vec<GlyphInstance>,
    /// Whether they lie on ground that is seen upside down: lines of writing then run the other way round.
    pub turned: bool,
}

impl GlyphSheet {
    /// Lays a symbol on.
    pub fn icon(&mut self, atlas: &mut Atlas, icon: Icon, stamp: Stamp) {
        if let Some(cell) = atlas.icon(icon) {
            self.instances.push(stamp.instance(&cell));
        }
    }

    /// Lays a text on, its middle at the stamp's place.
    pub fn centred(&mut self, atlas: &mut Atlas, face: Face, text: &str, stamp: Stamp) {
        self.fitted(atlas, face, text, stamp, f32::INFINITY);
    }

    /// The same, made narrower where it would be wider than this (in its measure).
    pub fn fitted(&mut self, atlas: &mut Atlas, face: Face, text: &str, mut stamp: Stamp, width: f32) {
        let run = atlas.set(face, text);
        stamp.size *= (width / (run.width * stamp.size).max(1e-6)).min(1.0);
        self.run(atlas, &run, stamp, 0.5);
    }

    /// Lays a text on, with the part `before` of its width left of the stamp's place, and its figures centred on it
    /// vertically.
    pub fn run(&mut self, atlas: &mut Atlas, run: &Run, stamp: Stamp, before: f32) {
        let before = if self.turned { 1.0 - before } else { before };
        let along = Point::at_angle(stamp.angle) * stamp.size;
        let down = along.turned() * (CAP_HEIGHT / 2.0);
        for glyph in &run.glyphs {
            if let Some(cell) = atlas.letter(run.face, glyph.letter) {
                let at = along * (glyph.x - run.width * before) + down;
                self.instances.push(stamp.moved(at).instance(&cell));
            }
        }
    }

    /// Lays a text along a line, in the middle of it, the line running through the middle of its letters. The line is
    /// in the world; the text shrinks towards `stamp.anchor`. `seen_letters` gives the visible part of each letter in
    /// the order of the world, from 0 to 1; letters without an entry are wholly visible.
    pub fn along(&mut self, atlas: &mut Atlas, run: &Run, line: &Polyline, stamp: Stamp, seen_letters: &[f32]) {
        let seen;
        let line = if self.turned {
            // The visible line is this one turned about its anchor, read from its other end.
            seen = Polyline::open(line.points.iter().rev().map(|&p| stamp.anchor * 2.0 - p).collect());
            &seen
        } else {
            line
        };
        let start = (line.length() - run.width * stamp.size) / 2.0;
        for (place, glyph) in run.glyphs.iter().enumerate() {
            // On ground that is seen upside down the first letter takes the place of the last one.
            let at = if self.turned { run.glyphs.len() - 1 - place } else { place };
            let opacity = stamp.opacity * seen_letters.get(at).copied().unwrap_or(1.0);
            if opacity <= 0.0 {
                continue;
            }
            let Some(cell) = atlas.letter(run.face, glyph.letter) else { continue };
            let middle = start + (glyph.x + glyph.advance / 2.0) * stamp.size;
            let (at, way) = line.at(middle.max(0.0));
            let down = way.turned() * (CAP_HEIGHT / 2.0 * stamp.size);
            let origin = at - way * (glyph.advance / 2.0 * stamp.size) + down;
            let stamp = Stamp { local: origin - stamp.anchor, angle: way.angle(), opacity, ..stamp };
            self.instances.push(stamp.instance(&cell));
        }
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.instances.clear();
    }
}

/// The extents of a text, in its measure.
pub fn extent(run: &Run, size: f32) -> Point {
    point(run.width * size, size * 0.95)
}
