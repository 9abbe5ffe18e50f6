//! The strip below a film: the current phase, the score, and how far the battle is.

use render::text::Face;
use scene::Colour;
use scene::geometry::Point;

/// The paper of the strip, its ink, and the part of the line that is still to come.
const PAPER: [f32; 3] = [0.957, 0.925, 0.847];
const INK: [f32; 3] = [0.169, 0.129, 0.09];
const LINE: [f32; 3] = [0.79, 0.73, 0.6];
/// The number of sample rows in each pixel; within a row the coverage is exact.
const ROWS: u32 = 4;

/// A strip of one size.
pub(super) struct Caption {
    width: u32,
    height: u32,
    board: u32,
}

impl Caption {
    /// The strip of a film of this size.
    pub(super) fn new(width: u32, height: u32) -> Caption {
        let strip = (height / 18).clamp(14, 64).min(height / 3);
        Caption { width, height: strip, board: height - strip }
    }

    /// The height of the board above the strip.
    pub(super) const fn board_height(&self) -> u32 {
        self.board
    }

    /// The pixels of the strip: words on both ends, the right ones in full and the left ones as far as there is room, and
    /// a line that shows how far the record has run.
    pub(super) fn draw(&self, [left, right]: &[String; 2], at: u32, of: u32, colours: [Colour; 2]) -> Vec<u8> {
        let mut ink = vec![0.0; self.width as usize * self.height as usize];
        let size = self.height as f32 * 0.62;
        let base = self.height as f32 * 0.74;
        let margin = self.height as f32 * 0.4;
        let from = self.width as f32 - margin - measure(right, size);
        self.write(&mut ink, right, from, base, size, self.width as f32);
        self.write(&mut ink, left, margin, base, size, from - margin);
        let run = f64::from(at) / f64::from(of.max(1)) * f64::from(self.width);
        let line = (self.height / 10).max(2);
        let [first, second] = colours;
        let mut pixels = Vec::with_capacity(ink.len() * 4);
        for (place, share) in ink.iter().enumerate() {
            let (x, y) = (place as u32 % self.width, place as u32 / self.width);
            let ground = match (y < line, f64::from(x) < run) {
                (true, true) => part(if y < line / 2 { first } else { second }),
                (true, false) => LINE,
                (false, _) => PAPER,
            };
            let mixed = ground.iter().zip(INK).map(|(paper, ink)| paper + (ink - paper) * share.abs().min(1.0));
            pixels.extend(mixed.map(|value| (value * 255.0).round() as u8));
            pixels.push(255);
        }
        pixels
    }

    fn write(&self, ink: &mut [f32], text: &str, mut x: f32, base: f32, size: f32, limit: f32) {
        let mut last = None;
        for letter in text.chars() {
            x += last.map_or(0.0, |last| Face::Roman.kerning(last, letter)) * size;
            let advance = Face::Roman.advance(letter) * size;
            if x + advance > limit {
                return;
            }
            for contour in Face::Roman.outline(letter).unwrap_or_default() {
                self.fill(ink, &contour, x, base, size);
            }
            x += advance;
            last = Some(letter);
        }
    }

    /// Adds what an outline covers: each edge counts for all that lies to its right, up or down, so that inner outlines,
    /// which run the other way, take away again.
    fn fill(&self, ink: &mut [f32], contour: &[Point], x: f32, base: f32, size: f32) {
        let place = |p: &Point| (p.x * size + x, p.y * size + base);
        let ends = contour.iter().skip(1).chain(contour.first());
        for (from, to) in contour.iter().zip(ends) {
            let ((x0, y0), (x1, y1)) = (place(from), place(to));
            let sign = if y1 > y0 { 1.0 } else { -1.0 };
            let (low, high) = (y0.min(y1), y0.max(y1));
            let first = (low * ROWS as f32 - 0.5).ceil().max(0.0) as u32;
            for row in first..self.height * ROWS {
                let y = (row as f32 + 0.5) / ROWS as f32;
                if y >= high {
                    break;
                }
                let cross = x0 + (y - y0) / (y1 - y0) * (x1 - x0);
                self.cover(ink, row / ROWS, cross, sign / ROWS as f32);
            }
        }
    }

    /// One sample row of one edge: from here on to the right end of the glyph's neighbourhood.
    fn cover(&self, ink: &mut [f32], y: u32, cross: f32, share: f32) {
        let start = cross.max(0.0);
        let column = start.floor() as u32;
        let row = (y * self.width) as usize;
        let line = ink.get_mut(row + column.min(self.width) as usize..row + self.width as usize).unwrap_or_default();
        for (at, slot) in line.iter_mut().enumerate() {
            *slot += if at == 0 { share * (1.0 - start.fract()) } else { share };
        }
    }
}

fn measure(text: &str, size: f32) -> f32 {
    let mut last = None;
    let mut ems = 0.0;
    for letter in text.chars() {
        ems += last.map_or(0.0, |last| Face::Roman.kerning(last, letter)) + Face::Roman.advance(letter);
        last = Some(letter);
    }
    ems * size
}

fn part(colour: Colour) -> [f32; 3] {
    [colour.red, colour.green, colour.blue].map(|value| f32::from(value) / 255.0)
}
