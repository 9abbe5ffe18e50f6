//! Colours as people write them.

/// A colour in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red.
    pub red: u8,
    /// Green.
    pub green: u8,
    /// Blue.
    pub blue: u8,
}

impl Colour {
    /// The colour written as six hexadecimal digits, `0x2f5fb3`.
    pub const fn hex(code: u32) -> Colour {
        Colour { red: (code >> 16) as u8, green: (code >> 8) as u8, blue: code as u8 }
    }

    /// Each part from 0 to 1.
    pub fn parts(self) -> [f32; 3] {
        [self.red, self.green, self.blue].map(|part| f32::from(part) / 255.0)
    }

    /// The colour with these parts, each from 0 to 1.
    pub fn from_parts(parts: [f32; 3]) -> Colour {
        let [red, green, blue] = parts.map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
        Colour { red, green, blue }
    }

    /// That far towards another, from 0 to 1.
    pub fn towards(self, other: Colour, part: f32) -> Colour {
        let ([a, b, c], [d, e, f]) = (self.parts(), other.parts());
        let mix = |from: f32, to: f32| from + (to - from) * part;
        Colour::from_parts([mix(a, d), mix(b, e), mix(c, f)])
    }

    /// Lightness as people see it, from 0 to 1.
    pub fn lightness(self) -> f32 {
        let [red, green, blue] = self.parts();
        0.299 * red + 0.587 * green + 0.114 * blue
    }

    /// For a vertex: red first, then opacity from 0 to 1.
    pub fn packed(self, opacity: f32) -> u32 {
        u32::from_le_bytes([self.red, self.green, self.blue, (opacity.clamp(0.0, 1.0) * 255.0).round() as u8])
    }
}
