//! A line of text, set: the place of each letter.

use super::font::Face;

/// A letter of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RunGlyph {
    /// The letter.
    pub letter: char,
    /// The place of its origin, in ems from the start of the line.
    pub x: f32,
    /// Width of the letter, in ems.
    pub advance: f32,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Its face.
    pub face: Face,
    /// Its letters that leave ink.
    pub glyphs: Vec<RunGlyph>,
    /// Its width in ems.
    pub width: f32,
}

impl Run {
    /// Sets a text, with this many ems of extra space after each letter.
    pub fn new(face: Face, text: &str, spacing: f32) -> Run {
        let mut glyphs = Vec::new();
        let mut x = 0.0;
        let mut before = None;
        for letter in text.chars() {
            if let Some(before) = before {
                x += face.kerning(before, letter) + spacing;
            }
            let advance = face.advance(letter);
            if !letter.is_whitespace() {
                glyphs.push(RunGlyph { letter, x, advance });
            }
            x += advance;
            before = Some(letter);
        }
        Run { face, glyphs, width: x }
    }
}
