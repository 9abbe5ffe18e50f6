//! The faces, and the data read from them: outlines, advances, kerning.

use scene::geometry::{Point, point};
use std::sync::LazyLock;
use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{GlyphId, OutlineBuilder};

/// A face of the program's own fonts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// EB Garamond, upright: villages.
    Roman,
    /// EB Garamond italic: woods, hills and waters.
    Italic,
    /// EB Garamond, its strokes thickened: towns and titles. The font's own bold lacks half of the letters.
    Bold,
    /// Roboto Condensed bold: figures and everything on counters.
    Sans,
}

type Parsed = Option<ttf_parser::Face<'static>>;

/// The roman face of the map, for code that writes beside it.
pub const ROMAN_BYTES: &[u8] = include_bytes!("../../fonts/EBGaramond12-Regular.otf");
static ROMAN: LazyLock<Parsed> = LazyLock::new(|| parse(ROMAN_BYTES));
static ITALIC: LazyLock<Parsed> = LazyLock::new(|| parse(include_bytes!("../../fonts/EBGaramond12-Italic.otf")));
static SANS: LazyLock<Parsed> = LazyLock::new(|| parse(include_bytes!("../../fonts/RobotoCondensed-Bold.ttf")));

fn parse(bytes: &'static [u8]) -> Parsed {
    ttf_parser::Face::parse(bytes, 0).ok()
}

/// An outline: closed lines, in ems, y down, the baseline at 0.
pub type Contours = Vec<Vec<Point>>;

impl Face {
    /// All faces.
    pub const ALL: [Face; 4] = [Face::Roman, Face::Italic, Face::Bold, Face::Sans];

    fn parsed(self) -> Option<&'static ttf_parser::Face<'static>> {
        match self {
            Face::Roman | Face::Bold => ROMAN.as_ref(),
            Face::Italic => ITALIC.as_ref(),
            Face::Sans => SANS.as_ref(),
        }
    }

    fn em(self) -> f32 {
        self.parsed().map_or(1000.0, |face| f32::from(face.units_per_em()))
    }

    fn glyph(self, letter: char) -> Option<GlyphId> {
        self.parsed()?.glyph_index(letter)
    }

    /// Whether the face has the letter.
    pub fn has(self, letter: char) -> bool {
        self.glyph(letter).is_some()
    }

    /// Width of a letter, in ems; a letter the face lacks takes half an em.
    pub fn advance(self, letter: char) -> f32 {
        let advance = self.glyph(letter).and_then(|glyph| self.parsed()?.glyph_hor_advance(glyph));
        advance.map_or(0.5, |units| f32::from(units) / self.em()) + self.thickened() * 2.0
    }

    /// Distance by which each edge is moved outwards, in ems.
    pub(super) fn thickened(self) -> f32 {
        if self == Face::Bold { 0.0135 } else { 0.0 }
    }

    /// Kerning between two letters, in ems.
    pub fn kerning(self, left: char, right: char) -> f32 {
        let pair = || {
            let (left, right) = (self.glyph(left)?, self.glyph(right)?);
            let table = self.parsed()?.tables().gpos?;
            for lookup in table.lookups {
                for subtable in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
                    let PositioningSubtable::Pair(pair) = subtable else { continue };
                    if let Some(units) = pair_kerning(pair, left, right) {
                        return Some(units);
                    }
                }
            }
            None
        };
        pair().map_or(0.0, |units| f32::from(units) / self.em())
    }

    /// The outline of a letter, for code that writes beside the map.
    pub fn outline(self, letter: char) -> Option<Contours> {
        let mut pen = Pen { scale: 1.0 / self.em(), contours: Vec::new(), at: Point::ZERO };
        self.parsed()?.outline_glyph(self.glyph(letter)?, &mut pen)?;
        Some(pen.contours)
    }
}

fn pair_kerning(pair: PairAdjustment<'_>, left: GlyphId, right: GlyphId) -> Option<i16> {
    match pair {
        PairAdjustment::Format1 { coverage, sets } => {
            let (first, _) = sets.get(coverage.get(left)?)?.get(right)?;
            Some(first.x_advance)
        }
        PairAdjustment::Format2 { coverage, classes, matrix } => {
            coverage.get(left)?;
            let (first, _) = matrix.get((classes.0.get(left), classes.1.get(right)))?;
            // A class pair without a value hides nothing: later tables may have one.
            (first.x_advance != 0).then_some(first.x_advance)
        }
    }
}

/// Curves become this many straight pieces; at the size of a field more cannot be told apart.
const PIECES: u8 = 8;

struct Pen {
    scale: f32,
    contours: Contours,
    at: Point,
}

impl Pen {
    fn map(&self, x: f32, y: f32) -> Point {
        point(x * self.scale, -y * self.scale)
    }

    fn push(&mut self, p: Point) {
        if let Some(contour) = self.contours.last_mut() {
            contour.push(p);
        }
        self.at = p;
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at = self.map(x, y);
        self.contours.push(vec![self.at]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.map(x, y);
        self.push(to);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (from, bend, to) = (self.at, self.map(x1, y1), self.map(x, y));
        for piece in 1..=PIECES {
            let t = f32::from(piece) / f32::from(PIECES);
            self.push(from.towards(bend, t).towards(bend.towards(to, t), t));
        }
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (a, b, c, d) = (self.at, self.map(x1, y1), self.map(x2, y2), self.map(x, y));
        for piece in 1..=PIECES {
            let t = f32::from(piece) / f32::from(PIECES);
            let (ab, bc, cd) = (a.towards(b, t), b.towards(c, t), c.towards(d, t));
            self.push(ab.towards(bc, t).towards(bc.towards(cd, t), t));
        }
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_the_letters_of_the_maps() {
        for face in Face::ALL {
            for letter in "ABCXYZabcxyz0123456789äöüßÄÖÜéèçšœ-–/.,()½→".chars() {
                assert!(face.has(letter) || letter == '→', "{face:?} lacks {letter}");
            }
        }
    }

    #[test]
    fn letters_are_kerned() {
        assert!(Face::Italic.kerning('W', 'a') < 0.0);
        assert!(Face::Roman.kerning('T', 'e') < 0.0);
        assert!(Face::Sans.kerning('A', 'V') < 0.0);
    }
}
