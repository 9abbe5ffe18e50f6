//! Data that every shader reads, laid out as it reads them.

use crate::counters::DETAIL_FROM;
use crate::terrain::NUMBERS_FROM;
use engine::hex::Lower;
use scene::geometry::Rect;
use scene::stacks::counter_pixels;
use scene::{Colour, Scene, Tops, View, Weather};

#[derive(Clone, Copy, Debug, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub(super) struct Uniform {
    centre: [f32; 2],
    zoom: f32,
    turn: f32,
    size: [f32; 2],
    time: f32,
    weather: f32,
    frame: [f32; 4],
    measures: [[f32; 4]; 10],
    paper: [f32; 4],
    open: [f32; 4],
    high: [f32; 4],
    woods: [f32; 4],
    grove: [f32; 4],
    town: [f32; 4],
    water: [f32; 4],
    ice: [f32; 4],
    grid: [f32; 4],
    bank: [f32; 4],
    fields: [f32; 4],
    land: [f32; 4],
    light: [f32; 4],
    kept: [f32; 4],
    kept_size: [f32; 4],
}

fn opaque(colour: Colour) -> [f32; 4] {
    let [red, green, blue] = colour.parts();
    [red, green, blue, 1.0]
}

/// From 0 below the first number to 1 above the second.
fn rise(value: f32, from: f32, to: f32) -> f32 {
    ((value - from) / (to - from)).clamp(0.0, 1.0)
}

/// A name's em grows with the map up to this many pixels for a hex, and slower beyond; larger letters slow down sooner.
const NAMES_GROW_TO: f32 = 90.0;
/// Below this many pixels for a hex, things drawn in pixels grow thinner, or they would fill the hexes.
const LINES_THIN_FROM: f32 = 28.0;
/// Names are left out below this many pixels for a hex: they would be mere dots.
const NAMES_FROM: f32 = 9.0;

/// A size that grows with the map up to a zoom, and slower beyond.
fn slowed(zoom: f32, from: f32) -> f32 {
    if zoom > from { from * (zoom / from).powf(0.55) } else { zoom }
}

/// Pixels for a unit, and opacity, of each measure, on a map whose names are larger than usual by the factor
/// `lettering`.
pub(super) fn measures(zoom: f32, lettering: f32) -> [[f32; 4]; 10] {
    let counter = counter_pixels(zoom);
    let names = slowed(zoom, NAMES_GROW_TO / (lettering * lettering));
    let detail = if counter < DETAIL_FROM { 0.0 } else { counter };
    let numbers = rise(zoom, NUMBERS_FROM, NUMBERS_FROM + 14.0);
    let label = zoom.clamp(26.0, 150.0);
    [
        [zoom, 1.0, 0.0, 0.0],
        [names, rise(zoom, NAMES_FROM, NAMES_FROM + 5.0), 0.0, 0.0],
        [counter, 1.0, 0.0, 0.0],
        [detail, rise(counter, DETAIL_FROM - 1.0, DETAIL_FROM + 5.0), 0.0, 0.0],
        [(zoom / LINES_THIN_FROM).clamp(0.5, 1.0), 1.0, 0.0, 0.0],
        [slowed(zoom, NAMES_GROW_TO), numbers * 0.72, 0.0, 0.0],
        [label, 1.0, 0.0, 0.0],
        [zoom, rise(zoom, 26.0, 50.0), 0.0, 0.0],
        [counter - detail, 1.0, 0.0, 0.0],
        [detail, 1.0, 0.0, 0.0],
    ]
}

impl Uniform {
    pub(super) fn new(scene: &Scene, view: View, area: Rect, kept: Option<View>) -> Uniform {
        let theme = &scene.theme;
        let map = &scene.map;
        let land = theme.land(map.season);
        let frame = map.frame();
        let grid = if scene.shows.grid { theme.grid * rise(view.zoom, 9.0, 34.0) } else { 0.0 };
        let [red, green, blue, _] = opaque(theme.inks.grid);
        let kept = kept.unwrap_or(view);
        let [lit_red, lit_green, lit_blue] = scene.mood.light.leaves(map.season);
        let light = [lit_red, lit_green, lit_blue, 1.0];
        let patterns = if theme.armies.is_some() { 0.20 } else { 0.05 };
        Uniform {
            centre: [view.centre.x, view.centre.y],
            zoom: view.zoom,
            turn: if view.turned { -1.0 } else { 1.0 },
            size: [view.size.x, view.size.y],
            time: scene.mood.time,
            weather: match scene.mood.weather {
                Weather::Dry => 0.0,
                Weather::Rain => 1.0,
                Weather::Snow => 2.0,
            },
            frame: [frame.min.x, frame.min.y, frame.max.x, frame.max.y],
            measures: measures(view.zoom, map.lettering()),
            paper: opaque(theme.paper),
            open: opaque(land.open),
            high: opaque(land.high),
            woods: opaque(land.woods),
            grove: opaque(land.grove),
            town: opaque(land.town),
            water: opaque(land.water),
            ice: opaque(land.ice),
            grid: [red, green, blue, grid],
            bank: opaque(theme.inks.bank),
            fields: [area.min.x, area.min.y, area.size().x, area.size().y],
            land: [
                theme.grain,
                theme.wander,
                f32::from(u8::from(map.frozen)),
                if map.grid.lower == Lower::Odd { 0.5 } else { 0.0 },
            ],
            light,
            kept: [kept.centre.x, kept.centre.y, kept.zoom, 0.0],
            kept_size: [kept.size.x, kept.size.y, patterns, f32::from(u8::from(map.tops == Tops::Pointy))],
        }
    }
}
