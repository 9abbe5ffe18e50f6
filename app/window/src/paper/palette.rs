//! The colours of panels, in one table: by day and in a dark room. `docs/DESIGN.md` says what each is for.
//!
//! A window is drawn by one thread, in one palette at a time. So the palette belongs to the thread, and code that
//! paints asks for it where it paints: a stored colour would be wrong after the player changed the palette.

use egui::Color32;
use std::cell::Cell;

/// Colours of panels. A test holds the contrast of text on them at 4.5 to 1 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    /// Whether it is for a dark room.
    pub(crate) dark: bool,
    /// The paper of panels.
    pub(crate) paper: Color32,
    /// The ground of buttons and plates.
    pub(crate) sheet: Color32,
    /// The ground of text fields, and of things to look at closely.
    pub(crate) field: Color32,
    /// Ink.
    pub(crate) ink: Color32,
    /// Thin ink, for what matters less.
    pub(crate) faint: Color32,
    /// Refusals and losses.
    pub(crate) red: Color32,
    /// Questions, next steps, links.
    pub(crate) blue: Color32,
    /// Proofs.
    pub(crate) green: Color32,
    /// Doubts, and words that a search found.
    pub(crate) amber: Color32,
    /// Lines between things.
    pub(crate) line: Color32,
    /// The choice of a list.
    pub(crate) chosen: Color32,
    /// A button under the pointer.
    pub(crate) pointed: Color32,
    /// A button that is held.
    pub(crate) held: Color32,
    /// A button for what one most likely wants.
    pub(crate) chief: Color32,
    /// That button under the pointer.
    pub(crate) chief_pointed: Color32,
    /// Text on a chief button.
    pub(crate) on_chief: Color32,
    /// Small text on a chief button.
    pub(crate) faint_on_chief: Color32,
    /// The ground of results in a table, from the worst for a side to the best.
    pub(crate) tones: [Color32; 5],
    /// A turn of the track by day.
    pub(crate) day: Color32,
    /// A day beside another.
    pub(crate) day_too: Color32,
    /// By night.
    pub(crate) night: Color32,
    /// In rain.
    pub(crate) rain: Color32,
    /// In snow.
    pub(crate) snow: Color32,
    /// A mark in a record.
    pub(crate) ribbon: Color32,
    /// The colours of small counters by the number of their army, as on the board; without them those of their nations.
    pub(crate) armies: Option<[Color32; 4]>,
}

/// Cream paper and brown ink.
pub(crate) const LIGHT: Palette = Palette {
    dark: false,
    paper: rgb(0xf4ecd8),
    sheet: rgb(0xeadfc4),
    field: rgb(0xfbf7ec),
    ink: DARK_INK,
    faint: rgb(0x665745),
    red: rgb(0x9b241c),
    blue: rgb(0x24466e),
    green: rgb(0x2c623a),
    amber: rgb(0x7c4a00),
    line: rgb(0xb9a785),
    chosen: rgb(0xc4d3e4),
    pointed: rgb(0xe0d2ae),
    held: rgb(0xd2c094),
    chief: rgb(0x24466e),
    chief_pointed: rgb(0x1b3657),
    on_chief: Color32::WHITE,
    faint_on_chief: rgb(0xdde6f0),
    tones: [rgb(0xd99a8c), rgb(0xeed3c6), rgb(0xe3d9a6), rgb(0xcfdce6), rgb(0x94b4ce)],
    day: rgb(0xfbf7ec),
    day_too: rgb(0xefe6d0),
    night: rgb(0x3a445c),
    rain: rgb(0xc3d2da),
    snow: rgb(0xe6ecef),
    ribbon: rgb(0xc88a12),
    armies: None,
};

/// A dark room: the desk's own brown, and ink as pale as paper.
pub(crate) const DARK: Palette = Palette {
    dark: true,
    paper: rgb(0x26211b),
    sheet: rgb(0x353027),
    field: rgb(0x1b1814),
    ink: rgb(0xece1c9),
    faint: rgb(0xb5a78d),
    red: rgb(0xff9584),
    blue: rgb(0xa6c8f0),
    green: rgb(0x98d0a0),
    amber: rgb(0xeab968),
    line: rgb(0x5e5444),
    chosen: rgb(0x2f4763),
    pointed: rgb(0x484031),
    held: rgb(0x574c38),
    chief: rgb(0x2c5384),
    chief_pointed: rgb(0x3a6499),
    on_chief: Color32::WHITE,
    faint_on_chief: rgb(0xdde6f0),
    tones: [rgb(0x7c342a), rgb(0x533029), rgb(0x4d4522), rgb(0x2b4052), rgb(0x2c587c)],
    day: rgb(0x4a4335),
    day_too: rgb(0x3d372c),
    night: rgb(0x171d2b),
    rain: rgb(0x2f4350),
    snow: rgb(0x48535a),
    ribbon: rgb(0xe0a838),
    armies: None,
};

/// Cream paper for red-green colour blindness: what is proven is blue-green, what refuses is orange.
pub(crate) const LIGHT_RED_GREEN: Palette =
    Palette { red: rgb(0x943c00), green: rgb(0x005c78), tones: TONES_RED_GREEN, armies: ARMIES_RED_GREEN, ..LIGHT };

/// Colours for a dark room, for players who do not tell red from green.
pub(crate) const DARK_RED_GREEN: Palette =
    Palette { red: rgb(0xff9c50), green: rgb(0x6cc0f4), tones: DARK_TONES_RED_GREEN, armies: ARMIES_RED_GREEN, ..DARK };

/// From orange over white to blue: such eyes tell these apart by their blue and by how light they are.
const TONES_RED_GREEN: [Color32; 5] = [rgb(0xd98a2b), rgb(0xf0c98a), rgb(0xf6f1e4), rgb(0xc3d8ee), rgb(0x7fabdc)];

/// The same in a dark room, over grey.
const DARK_TONES_RED_GREEN: [Color32; 5] = [rgb(0x7a4a00), rgb(0x53401c), rgb(0x3a3733), rgb(0x2a4468), rgb(0x2f5c9e)];

/// The armies of the board for the same eyes.
const ARMIES_RED_GREEN: Option<[Color32; 4]> = Some([rgb(0x0b4fa8), rgb(0xe8a013), rgb(0xf4f2ec), rgb(0x3b3b40)]);

/// The ink of light papers, which is also that of light counters on dark ones.
pub(crate) const DARK_INK: Color32 = rgb(0x2b2117);

/// A colour as people write it.
const fn rgb(code: u32) -> Color32 {
    Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
}

thread_local! {
    static PALETTE: Cell<&'static Palette> = const { Cell::new(&LIGHT) };
}

/// The colours that are painted with now.
pub(crate) fn palette() -> &'static Palette {
    PALETTE.with(Cell::get)
}

/// From now on these are painted with.
pub(super) fn paint_with(palette: &'static Palette) {
    PALETTE.with(|now| now.set(palette));
}

/// Contrast of two colours by their lightness: 1 for the same, 21 for black and white.
pub(super) fn contrast(one: Color32, other: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let light = |colour: Color32| {
        let [red, green, blue, _] = colour.to_array().map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Least contrast of text with its ground.
    const READ: f32 = 4.5;

    #[test]
    fn whatever_is_written_can_be_read_on_what_it_is_written_on() {
        for palette in [LIGHT, DARK, LIGHT_RED_GREEN, DARK_RED_GREEN] {
            let Palette { paper, sheet, field, ink, faint, red, blue, green, amber, .. } = palette;
            let Palette { chosen, pointed, held, chief, chief_pointed, on_chief, faint_on_chief, .. } = palette;
            let words = [ink, faint, red, blue, green, amber];
            let mut pairs: Vec<(Color32, Color32)> =
                words.iter().flat_map(|word| [paper, sheet, field].map(|ground| (*word, ground))).collect();
            pairs.extend([chosen, pointed, held].map(|ground| (ink, ground)));
            pairs
                .extend([on_chief, faint_on_chief].into_iter().flat_map(|word| [(word, chief), (word, chief_pointed)]));
            pairs.extend(palette.tones.map(|ground| (ink, ground)));
            let skies = [palette.day, palette.day_too, palette.night, palette.rain, palette.snow];
            pairs.extend(skies.map(|ground| (super::super::look::on(ground), ground)));
            for (word, ground) in pairs {
                let apart = contrast(word, ground);
                assert!(apart >= READ, "dark {}: {word:?} on {ground:?} is {apart:.2}", palette.dark);
            }
        }
    }

    /// Eyes with red-green colour blindness tell colours apart by their blue, and by how light they are.
    #[test]
    fn what_is_proven_and_what_refuses_differ_in_blue_for_colour_blind_eyes() {
        for palette in [LIGHT_RED_GREEN, DARK_RED_GREEN] {
            assert!(palette.green.b() > palette.red.b() + 0x60, "{palette:?}");
        }
    }

    /// A colour as eyes without the cones for green see it (Machado and others, 2009).
    fn without_green(colour: Color32) -> [f32; 3] {
        const SEEN: [[f32; 3]; 3] =
            [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
        let linear = |part: u8| (f32::from(part) / 255.0).powf(2.2);
        let [red, green, blue, _] = colour.to_array().map(linear);
        SEEN.map(|[of_red, of_green, of_blue]| {
            let part = of_red * red + of_green * green + of_blue * blue;
            part.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0
        })
    }

    #[test]
    fn the_tones_of_results_differ_for_colour_blind_eyes() {
        /// The least distance between two tones, of 441 between black and white.
        const APART: f32 = 28.0;
        let apart = |tones: [Color32; 5]| {
            let seen = tones.map(without_green);
            let pairs = (0..5).flat_map(|one| (0..one).map(move |other| (one, other)));
            let between = pairs.map(|(one, other)| {
                let parts = seen[one].iter().zip(seen[other]);
                parts.map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
            });
            between.fold(f32::MAX, f32::min)
        };
        for palette in [LIGHT_RED_GREEN, DARK_RED_GREEN] {
            let least = apart(palette.tones);
            assert!(least >= APART, "dark {}: {least}", palette.dark);
        }
        assert!(apart(DARK.tones) < APART, "for other eyes they may be alike");
    }

    #[test]
    fn small_counters_have_the_colours_of_the_board_for_colour_blind_eyes() {
        let board = scene::Theme::red_green().armies.map(|all| all.map(super::super::small_counter::rgb));
        for palette in [LIGHT_RED_GREEN, DARK_RED_GREEN] {
            assert!(palette.armies.is_some() && palette.armies == board, "{palette:?}");
        }
        assert_eq!((LIGHT.armies, DARK.armies), (None, None));
    }

    #[test]
    fn each_thread_paints_in_its_own_palette() {
        paint_with(&DARK);
        assert!(palette().dark);
        let other = std::thread::spawn(|| palette().dark).join();
        assert_eq!(other.ok(), Some(false), "a thread that was not told paints by day");
        paint_with(&LIGHT);
    }
}
