//! One texture with the distance fields of all letters and symbols in use.

use super::font::{Contours, Face};
use super::icon::Icon;
use super::run::Run;
use scene::geometry::{Point, Rect, point};
use std::collections::HashMap;
use std::sync::Arc;

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Letter(Face, char),
    Icon(Icon),
}

/// Where a field lies in the texture, and how large it is in the world.
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

/// So many set texts are remembered: more than a battle has, and little memory.
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
/// Pixels for an em of the figures, which stand large on a counter seen close.
const SANS_PIXELS: f32 = 96.0;
/// Pixels for the height of a symbol.
const ICON_PIXELS: f32 = 128.0;
/// Pixels around an outline for its field.
const SPREAD_PIXELS: f32 = 9.0;
/// A field is made in pieces of so many pixels: from each, most of an outline is too far away to matter.
const PIECE: usize = 8;

/// Where pieces begin in so many pixels.
fn pieces(length: usize) -> impl Iterator<Item = usize> {
    (0..length).step_by(PIECE)
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

    /// A text, set without extra space; remembered, since counters say the same things again and again.
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
            self.insert(bounds.grown(thicker), scale, |piece| {
                let near = outline.near(piece, 1.01 * (thicker.abs() + SPREAD_PIXELS / scale));
                move |p| near.distance(p) + thicker
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
        let cell = self.insert(icon.bounds(), ICON_PIXELS, |_| move |p| icon.distance(p));
        self.cells.insert(key, cell);
        cell
    }

    /// The texture, if it has changed since the last call.
    pub(crate) fn take_changed(&mut self) -> Option<&[u8]> {
        std::mem::take(&mut self.changed).then_some(self.pixels.as_slice())
    }

    /// Draws a field, a piece at a time; `field` is told the piece and gives the distances in it.
    fn insert<F: Fn(Point) -> f32>(&mut self, bounds: Rect, scale: f32, field: impl Fn(Rect) -> F) -> Option<Cell> {
        let spread = SPREAD_PIXELS / scale;
        let rect = bounds.grown(spread);
        let size = rect.size() * scale;
        let (width, height) = (size.x.ceil() as usize, size.y.ceil() as usize);
        let (x, y) = self.shelf.place(width, height)?;
        let at = |column: usize, row: usize| rect.min + point(column as f32 + 0.5, row as f32 + 0.5) * (1.0 / scale);
        for (top, left) in pieces(height).flat_map(|top| pieces(width).map(move |left| (top, left))) {
            let (right, bottom) = ((left + PIECE).min(width), (top + PIECE).min(height));
            let distance = field(Rect { min: at(left, top), max: at(right - 1, bottom - 1) });
            for (row, column) in (top..bottom).flat_map(|row| (left..right).map(move |column| (row, column))) {
                let value = 0.5 + distance(at(column, row)) / (2.0 * spread);
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

    /// Only what comes so near to a piece of the field, for distances, and what crosses its height, for the inside.
    fn near(&self, piece: Rect, farthest: f32) -> Near {
        let reach = piece.grown(farthest);
        let apart = |a: f32, b: f32, from: f32, to: f32| a.max(b) < from || a.min(b) > to;
        let close = |(a, b): &&(Point, Point)| {
            !apart(a.x, b.x, reach.min.x, reach.max.x) && !apart(a.y, b.y, reach.min.y, reach.max.y)
        };
        let crosses = |(a, b): &&(Point, Point)| !apart(a.y, b.y, piece.min.y, piece.max.y);
        Near {
            close: self.segments.iter().filter(close).copied().collect(),
            crosses: self.segments.iter().filter(crosses).copied().collect(),
        }
    }
}

/// What an outline is, seen from a piece of its field.
struct Near {
    close: Vec<(Point, Point)>,
    crosses: Vec<(Point, Point)>,
}

impl Near {
    /// Positive inside. What is farther away than was asked for is at least as far as that.
    fn distance(&self, p: Point) -> f32 {
        let mut nearest = f32::INFINITY;
        for &(a, b) in &self.close {
            let (along, to) = (b - a, p - a);
            let part = (to.dot(along) / along.dot(along)).clamp(0.0, 1.0);
            let off = to - along * part;
            nearest = nearest.min(off.dot(off));
        }
        let mut winding = 0;
        for &(a, b) in &self.crosses {
            if (a.y <= p.y) != (b.y <= p.y) {
                let side = (b - a).cross(p - a);
                if a.y <= p.y && side > 0.0 {
                    winding += 1;
                } else if a.y > p.y && side < 0.0 {
                    winding -= 1;
                }
            }
        }
        if winding == 0 { -nearest.sqrt() } else { nearest.sqrt() }
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
    fn a_field_in_pieces_is_the_field_as_a_whole() {
        for (face, letter) in [(Face::Sans, '8'), (Face::Bold, 'ß'), (Face::Italic, 'q'), (Face::Roman, 'Ö')] {
            let mut atlas = Atlas::new();
            let cell = atlas.letter(face, letter).unwrap();
            let contours = face.outline(letter).unwrap();
            let all = Outline::new(&contours).near(cell.rect, f32::INFINITY);
            let [left, top, right, bottom] =
                cell.uv.map(|at| (f32::from(at) / 65_535.0 * ATLAS_SIZE as f32).round() as usize);
            let scale = (right - left) as f32 / cell.rect.size().x;
            for (row, column) in (0..bottom - top).flat_map(|row| (0..right - left).map(move |column| (row, column))) {
                let p = cell.rect.min + point(column as f32 + 0.5, row as f32 + 0.5) * (1.0 / scale);
                let value = 0.5 + (all.distance(p) + face.thickened()) / (2.0 * cell.spread);
                let pixel = atlas.pixels[(top + row) * ATLAS_SIZE + left + column];
                let whole = (value.clamp(0.0, 1.0) * 255.0).round() as u8;
                assert!(pixel.abs_diff(whole) <= 1, "{face:?} {letter} at {column}, {row}: {pixel} is not {whole}");
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
