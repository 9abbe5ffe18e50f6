//! A plain scene that measurements are held against.

use crate::glyphs::{GlyphInstance, GlyphSheet, Stamp};
use crate::ink::Measure;
use crate::text::{Atlas, Face};
use scene::Colour;
use scene::geometry::{Point, point};

/// A flat shape as the card reads it.
#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(super) struct Shape {
    anchor: [f32; 2],
    half_size: [f32; 2],
    colour: u32,
}

/// The plain scene: 1,200 flat hexes, 400 counters and 1,600 labels, all drawn again each frame.
pub(super) struct Plain {
    pub(super) shapes: Vec<Shape>,
    pub(super) labels: Vec<GlyphInstance>,
}

/// Columns and rows of the plain scene's hexes.
const PLAIN: (u16, u16) = (40, 30);

impl Plain {
    pub(super) fn new(width: u32, height: u32, atlas: &mut Atlas) -> Plain {
        let (columns, rows) = PLAIN;
        let step = point(width as f32 / f32::from(columns), height as f32 / f32::from(rows));
        let mut shapes = Vec::new();
        let mut sheet = GlyphSheet::default();
        let mut label = |at: Point, text: &str, size: f32| {
            let stamp = Stamp { local: at, ..Stamp::at(Point::ZERO, size, Measure::Pixels, Colour::hex(0x202020)) };
            sheet.centred(atlas, Face::Sans, text, stamp);
        };
        for column in 0..columns {
            for row in 0..rows {
                let lower = if column % 2 == 1 { 0.5 } else { 0.0 };
                let at = point((f32::from(column) + 0.5) * step.x, (f32::from(row) + 0.5 + lower) * step.y);
                let radius = step.y * 0.577;
                let green = 0xd8 + (column * 7 + row * 13) % 24;
                let colour = Colour { red: 0xe8, green: green as u8, blue: 0xc0 };
                shapes.push(Shape {
                    anchor: [at.x, at.y],
                    half_size: [radius.max(step.x * 0.667), -step.y * 0.5],
                    colour: colour.packed(1.0),
                });
                label(at - point(0.0, step.y * 0.35), &format!("{:02}{:02}", column + 1, row + 1), 9.0);
            }
        }
        for number in 0..400u16 {
            let (column, row) = (number % columns, number / columns * 3);
            let at = point((f32::from(column) + 0.5) * step.x, (f32::from(row) + 0.7) * step.y);
            let half = step.x.min(step.y) * 0.36;
            let colour = Colour::hex(if number % 2 == 0 { 0x2f5fb3 } else { 0x3f7d3a });
            shapes.push(Shape { anchor: [at.x, at.y], half_size: [half, half], colour: colour.packed(1.0) });
            label(at, &format!("{}-{}", number % 9 + 1, number % 4 + 3), 13.0);
        }
        // Labels are measured from the middle of the world, which is the middle of the picture.
        let half = point(width as f32, height as f32) * 0.5;
        for instance in &mut sheet.instances {
            instance.shift(-half);
        }
        Plain { shapes, labels: sheet.instances }
    }
}
