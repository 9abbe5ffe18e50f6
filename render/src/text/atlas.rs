//! One texture with the distance fields of all letters and symbols in use.

use super::font::{Contours, Face};
use super::icon::Icon;
use super::run::Run;
use scene::geometry::{Point, Rect, point};
use std::collections::HashMap;
use std::sync::Arc;

/// Content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Letter(Face, char),
    Icon(Icon),
}

/// Place of a field in the texture, and its size in the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    /// The rectangle it covers, in ems from its origin, y down.
    pub rect: Rect,
    /// The texture coordinates of that rectangle, in 65,535ths.
    pub uv: [u16; 4],
    /// The distance, in ems, at which the field ends.
    pub spread: f32,
}

/// The texture, grown as letters are asked for.
pub struct Atlas {
    cells: HashMap<Key, Option<Cell>>,
    pixels: Vec<u8>,
    shelf: Shelf,
    changed: bool,
    runs: HashMap<(Face, String), Arc<Run>>,
}

/// Number of set texts that are remembered: more than a battle has, and little memory.
const MOST_RUNS: usize = 8192;

#[derive(Default)]
struct Shelf {
    x: usize,
    y: usize,
    height: usize,
}

/// Width and height of the texture: the most that every device has.
pub(crate) const ATLAS_SIZE: usize = 2048;
/// Pixels for an em of the serif faces: names are hardly ever larger on the screen.
const SERIF_PIXELS: f32 = 56.0;
/// Pixels for an em of the figures, which are large on a counter seen close.
const SANS_PIXELS: f32 = 96.0;
/// Pixels for the height of a symbol.
const ICON_PIXELS: f32 = 128.0;
/// Pixels around an outline for its field.
const SPREAD_PIXELS: f32 = 9.0;

/// The pixels of a field: the place of its first corner, the number of pixels to an em, and the number in all.
#[derive(Clone, Copy)]
struct Pixels {
    min: Point,
    scale: f32,
    width: usize,
    height: usize,
}

impl Pixels {
    /// The middle of one.
    fn at(self, column: usize, row: usize) -> Point {
        self.min + point(column as f32 + 0.5, row as f32 + 0.5) * (1.0 / self.scale)
    }

    /// The columns, or the rows, whose middles can lie between two places on their axis; one more on either side does no harm.
    fn between(self, from: f32, to: f32, first: f32, count: usize) -> std::ops::Range<usize> {
        let pixel = |place: f32| (place - first) * self.scale - 0.5;
        let start = (pixel(from).floor().max(0.0) as usize).min(count);
        start..(pixel(to).ceil().max(-1.0) + 1.0).clamp(start as f32, count as f32) as usize
    }
}

impl Default for Atlas {
    fn default() -> Atlas {
        Atlas::new()
    }
}

impl Atlas {
    /// An empty one.
    pub fn new() -> Atlas {
        Atlas {
            cells: HashMap::new(),
            pixels: vec![0; ATLAS_SIZE * ATLAS_SIZE],
            shelf: Shelf { x: 1, y: 1, height: 0 },
            changed: true,
            runs: HashMap::new(),
        }
    }

    /// A text, set without extra space; remembered, since counters repeat their texts.
    pub fn set(&mut self, face: Face, text: &str) -> Arc<Run> {
        if self.runs.len() > MOST_RUNS {
            self.runs.clear();
        }
        let run = self.runs.entry((face, text.to_owned())).or_insert_with(|| Arc::new(Run::new(face, text, 0.0)));
        Arc::clone(run)
    }

    /// A letter; nothing for one that leaves no ink, that the face lacks, or for which no room is left.
    pub fn letter(&mut self, face: Face, letter: char) -> Option<Cell> {
        let key = Key::Letter(face, letter);
        if let Some(known) = self.cells.get(&key) {
            return *known;
        }
        let cell = face.outline(letter).and_then(|contours| {
            let scale = if face == Face::Sans { SANS_PIXELS } else { SERIF_PIXELS };
            let bounds = Rect::holding(contours.iter().flatten().copied())?;
            let (outline, thicker) = (Outline::new(&contours), face.thickened());
            // A field ends far from its letter, so the exact distance there does not matter.
            let farthest = 1.01 * (thicker.abs() + SPREAD_PIXELS / scale);
            self.insert(bounds.grown(thicker), scale, |pixels| {
                outline.distances(pixels, farthest).into_iter().map(|distance| distance + thicker).collect()
            })
        });
        self.cells.insert(key, cell);
        cell
    }

    /// A symbol.
    pub fn icon(&mut self, icon: Icon) -> Option<Cell> {
        let key = Key::Icon(icon);
        if let Some(known) = self.cells.get(&key) {
            return *known;
        }
        let cell = self.insert(icon.bounds(), ICON_PIXELS, |pixels| {
            let rows = 0..pixels.height;
            rows.flat_map(|row| (0..pixels.width).map(move |column| icon.distance(pixels.at(column, row)))).collect()
        });
        self.cells.insert(key, cell);
        cell
    }

    /// The texture, if it has changed since the last call.
    pub(crate) fn take_changed(&mut self) -> Option<&[u8]> {
        std::mem::take(&mut self.changed).then_some(self.pixels.as_slice())
    }

    /// Draws a field; `distances` returns the signed distance of each of its pixels, positive inside, row by row.
    fn insert(&mut self, bounds: Rect, scale: f32, distances: impl FnOnce(Pixels) -> Vec<f32>) -> Option<Cell> {
        let spread = SPREAD_PIXELS / scale;
        let rect = bounds.grown(spread);
        let size = rect.size() * scale;
        let (width, height) = (size.x.ceil() as usize, size.y.ceil() as usize);
        let (x, y) = self.shelf.place(width, height)?;
        let distances = distances(Pixels { min: rect.min, scale, width, height });
        for (row, line) in distances.chunks(width.max(1)).enumerate() {
            for (column, distance) in line.iter().enumerate() {
                let value = 0.5 + distance / (2.0 * spread);
                if let Some(pixel) = self.pixels.get_mut((y + row) * ATLAS_SIZE + x + column) {
                    *pixel = (value.clamp(0.0, 1.0) * 255.0).round() as u8;
                }
            }
        }
        self.changed = true;
        let uv = |at: usize| (at as f32 / ATLAS_SIZE as f32 * 65_535.0).round() as u16;
        let covered = point(width as f32, height as f32) * (1.0 / scale);
        Some(Cell {
            rect: Rect { min: rect.min, max: rect.min + covered },
            uv: [uv(x), uv(y), uv(x + width), uv(y + height)],
            spread,
        })
    }
}

impl Shelf {
    fn place(&mut self, width: usize, height: usize) -> Option<(usize, usize)> {
        if self.x + width + 1 > ATLAS_SIZE {
            self.y += self.height + 1;
            (self.x, self.height) = (1, 0);
        }
        if self.y + height + 1 > ATLAS_SIZE || width + 2 > ATLAS_SIZE {
            return None;
        }
        let place = (self.x, self.y);
        self.x += width + 1;
        self.height = self.height.max(height);
        Some(place)
    }
}

/// An outline, cut into segments.
struct Outline {
    segments: Vec<(Point, Point)>,
}

impl Outline {
    fn new(contours: &Contours) -> Outline {
        let mut segments = Vec::new();
        for contour in contours {
            let next = contour.iter().skip(1).chain(contour.first());
            segments.extend(contour.iter().copied().zip(next.copied()).filter(|(a, b)| a != b));
        }
        Outline { segments }
    }

    /// Signed distance of each pixel from the outline, positive inside, row by row. Exact only up to `farthest`;
    /// beyond, it is at least that large.
    ///
    /// Each segment is looked at from the pixels around it, and those are few.
    fn distances(&self, pixels: Pixels, farthest: f32) -> Vec<f32> {
        let Pixels { min, width, height, .. } = pixels;
        let mut nearest = vec![f32::INFINITY; width * height];
        let mut winding = vec![0_i8; width * height];
        for &(a, b) in &self.segments {
            let along = b - a;
            let columns = pixels.between(a.x.min(b.x) - farthest, a.x.max(b.x) + farthest, min.x, width);
            for row in pixels.between(a.y.min(b.y) - farthest, a.y.max(b.y) + farthest, min.y, height) {
                for column in columns.clone() {
                    let to = pixels.at(column, row) - a;
                    let part = (to.dot(along) / along.dot(along)).clamp(0.0, 1.0);
                    let off = to - along * part;
                    if let Some(known) = nearest.get_mut(row * width + column) {
                        *known = known.min(off.dot(off));
                    }
                }
            }
            for row in pixels.between(a.y.min(b.y), a.y.max(b.y), min.y, height) {
                let y = pixels.at(0, row).y;
                if (a.y <= y) == (b.y <= y) {
                    continue;
                }
                for (column, wound) in winding.iter_mut().skip(row * width).take(width).enumerate() {
                    let side = along.cross(pixels.at(column, row) - a);
                    if a.y <= y && side > 0.0 {
                        *wound += 1;
                    } else if a.y > y && side < 0.0 {
                        *wound -= 1;
                    }
                }
            }
        }
        let signed = |(near, wound): (f32, i8)| if wound == 0 { -near.sqrt() } else { near.sqrt() };
        nearest.into_iter().zip(winding).map(signed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_made_once_and_has_an_inside() {
        let mut atlas = Atlas::new();
        let cell = atlas.letter(Face::Sans, '1').unwrap();
        assert_eq!(atlas.letter(Face::Sans, '1'), Some(cell));
        assert!(atlas.take_changed().unwrap().iter().any(|&value| value > 150));
        assert!(atlas.take_changed().is_none());
        assert_eq!(atlas.letter(Face::Sans, ' '), None);
    }

    #[test]
    fn a_field_does_not_depend_on_how_far_its_segments_look() {
        for (face, letter) in [(Face::Sans, '8'), (Face::Bold, 'ß'), (Face::Italic, 'q'), (Face::Roman, 'Ö')] {
            let contours = face.outline(letter).unwrap();
            let outline = Outline::new(&contours);
            let bounds = Rect::holding(contours.iter().flatten().copied()).unwrap().grown(0.2);
            let size = bounds.size() * 40.0;
            let pixels =
                Pixels { min: bounds.min, scale: 40.0, width: size.x.ceil() as usize, height: size.y.ceil() as usize };
            let (near, far) = (outline.distances(pixels, 0.1), outline.distances(pixels, 1000.0));
            assert!(far.iter().any(|distance| *distance > 0.0) && far.iter().any(|distance| *distance < -0.1));
            for (near, far) in near.into_iter().zip(far) {
                let both = [near, far].map(|distance| distance.clamp(-0.1, 0.1));
                assert_eq!(both[0], both[1], "{face:?} {letter}");
            }
        }
    }

    #[test]
    fn everything_a_map_may_say_fits_into_the_texture() {
        let mut atlas = Atlas::new();
        for face in Face::ALL {
            for letter in (' '..='~').chain('À'..='ÿ').filter(|letter| face.has(*letter) && !letter.is_whitespace()) {
                assert!(atlas.letter(face, letter).is_some(), "{face:?} {letter}");
            }
        }
        for icon in Icon::ALL {
            assert!(atlas.icon(icon).is_some(), "{icon:?}");
        }
    }
}
