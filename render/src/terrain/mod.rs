//! The ground turned into things that can be drawn: tint fields, strokes, trees and names. Made once for a map and a
//! theme, for every zoom.

mod dodging;
mod easel;
mod fields;
mod key;
mod margin;
mod names;
mod obstacles;
mod relief;
mod roads;
mod towns;
mod water;
mod woods;
mod works;

pub use dodging::{NamePlacement, dodge};
pub use fields::TerrainFields;
pub use names::{PlacedName, letters, place_names};

use crate::glyphs::{GlyphSheet, Stamp};
use crate::ink::{InkMesh, Measure};
use crate::text::{Atlas, Face};
use easel::{Easel, NUMBER_AT};
use engine::hex::Hex;
use obstacles::Obstacles;
use scene::geometry::{Point, Rect};
use scene::theme::Theme;
use scene::{Map, Shows};

/// A map, ready to be drawn.
pub struct MapDrawing {
    /// The tints.
    pub fields: TerrainFields,
    /// The strokes.
    pub ink: InkMesh,
    /// Trees, and the writing in the margin.
    pub glyphs: GlyphSheet,
    /// Names, which step aside for counters.
    pub names: Vec<PlacedName>,
}

/// Makes a map ready to be drawn, seen from this side of the table or from the far one.
pub fn build(map: &Map, theme: &Theme, shows: Shows, turned: bool, atlas: &mut Atlas) -> MapDrawing {
    let layout = map.layout();
    let mut easel = Easel {
        map,
        layout,
        theme,
        ink: InkMesh::default(),
        glyphs: GlyphSheet { turned, ..GlyphSheet::default() },
        atlas,
        obstacles: Obstacles::new(layout),
    };
    relief::draw(&mut easel);
    let waters = water::draw(&mut easel);
    roads::draw(&mut easel);
    works::draw(&mut easel);
    towns::draw(&mut easel);
    let names = if shows.names { names::place(&easel, &waters) } else { Vec::new() };
    woods::draw(&mut easel, &names);
    margin::draw(&mut easel, shows.margin);
    MapDrawing { fields: TerrainFields::of(map), ink: easel.ink, glyphs: easel.glyphs, names }
}

/// Below this many pixels for a hex its number cannot be read and is left out.
pub const NUMBERS_FROM: f32 = 44.0;
/// The size of a hex number.
const NUMBER_SIZE: f32 = 0.125;

/// The numbers of the hexes in view.
pub fn numbers(map: &Map, theme: &Theme, visible: Rect, atlas: &mut Atlas, glyphs: &mut GlyphSheet) {
    let layout = map.layout();
    let visible = visible.grown(0.6);
    for column in 1..=map.grid.columns {
        // A whole line of hexes lies outside if both of its ends lie beyond the same edge.
        let ends = [1, map.grid.rows].map(|row| layout.middle(Hex::new(column, row)));
        let beyond = |is: &dyn Fn(&Point) -> bool| ends.iter().all(is);
        if beyond(&|p| p.x < visible.min.x)
            || beyond(&|p| p.x > visible.max.x)
            || beyond(&|p| p.y < visible.min.y)
            || beyond(&|p| p.y > visible.max.y)
        {
            continue;
        }
        for row in 1..=map.grid.rows {
            let hex = Hex::new(column, row);
            let middle = layout.middle(hex);
            if !visible.contains(middle) || map.missing.contains(&hex) {
                continue;
            }
            let stamp = Stamp::at(
                if glyphs.turned { middle - NUMBER_AT } else { middle + NUMBER_AT },
                NUMBER_SIZE,
                Measure::HexNumber,
                theme.inks.grid,
            )
            .haloed(theme.land(map.season).open, 0.55, 0.45);
            glyphs.centred(atlas, Face::Sans, &map.printed(hex), stamp);
        }
    }
}
