//! Colours as other eyes see them: the three dichromacies, simulated, and the distance between the results.

use crate::Colour;

/// A way of seeing colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// All three kinds of cones.
    Full,
    /// No red cones.
    Protanopia,
    /// No green cones.
    Deuteranopia,
    /// No blue cones.
    Tritanopia,
}

impl Vision {
    /// All of them.
    pub const ALL: [Vision; 4] = [Vision::Full, Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia];

    /// The colour that these eyes see, after Machado, Oliveira and Fernandes (2009), at full severity, in linear light.
    pub fn sees(self, colour: Colour) -> Colour {
        let rows: [[f32; 3]; 3] = match self {
            Vision::Full => return colour,
            Vision::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Vision::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Vision::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        let [red, green, blue] = colour.parts().map(linear);
        Colour::from_parts(rows.map(|[a, b, c]| encoded(a * red + b * green + c * blue)))
    }
}

/// The distance between two colours in Oklab, times a hundred: 2 is just visible side by side, 10 is plainly another
/// colour.
pub fn distance(one: Colour, other: Colour) -> f32 {
    let ([a, b, c], [d, e, f]) = (oklab(one), oklab(other));
    ((a - d).powi(2) + (b - e).powi(2) + (c - f).powi(2)).sqrt() * 100.0
}

fn linear(part: f32) -> f32 {
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn encoded(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

fn oklab(colour: Colour) -> [f32; 3] {
    let [red, green, blue] = colour.parts().map(linear);
    let l = (0.412_221_47 * red + 0.536_332_55 * green + 0.051_445_995 * blue).cbrt();
    let m = (0.211_903_5 * red + 0.680_699_5 * green + 0.107_396_96 * blue).cbrt();
    let s = (0.088_302_46 * red + 0.281_718_85 * green + 0.629_978_7 * blue).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}
