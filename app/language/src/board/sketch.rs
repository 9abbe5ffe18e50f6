//! A board as a small drawing that a browser shows: the ground once, and the troops over it.
//!
//! It is no picture of the renderer's: it needs no graphics card, is a few kilobytes, and says only what everybody may see.

use crate::battle::Battle;
use crate::board::side_colour;
use engine::contract::Side;
use engine::hex::Hex;
use scene::geometry::{Layout, Point};
use scene::{Colour, Ground, Map, Theme, Water};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Units of a drawing for one of the map: whole numbers are enough then.
const SCALE: f32 = 20.0;

/// A piece that both sides may see: its hex, and its side.
pub type SketchedPiece = (Hex, Side);

/// Draws the board of one battle.
pub struct Sketcher {
    map: Map,
    colours: [Colour; 2],
}

impl Sketcher {
    /// For the board of this battle.
    pub fn new(battle: &Battle) -> Sketcher {
        Sketcher { map: battle.ground(), colours: Side::BOTH.map(|side| side_colour(&battle.scenario, side)) }
    }

    /// The ground: land, woods, towns, waters and roads.
    pub fn ground(&self) -> String {
        let theme = Theme::staff_map();
        let (map, layout) = (&self.map, self.map.layout());
        let mut out = opened(map);
        let mut tints: BTreeMap<[u8; 3], String> = BTreeMap::new();
        for hex in map.hexes() {
            let Colour { red, green, blue } = tint(map, &theme, hex);
            hexagon(tints.entry([red, green, blue]).or_default(), layout, hex);
        }
        for ([red, green, blue], path) in tints {
            let _ = write!(out, "<path fill=\"#{red:02x}{green:02x}{blue:02x}\" d=\"{path}\"/>");
        }
        let mut roads = String::new();
        for road in &map.roads {
            line(&mut roads, road.path.iter().map(|hex| layout.middle(*hex)));
        }
        stroke(&mut out, &roads, theme.inks.road_edge, 3);
        let mut tracks = String::new();
        for track in &map.tracks {
            line(&mut tracks, track.path.iter().map(|hex| layout.middle(*hex)));
        }
        if !tracks.is_empty() {
            stroke(&mut out, &tracks, theme.inks.road_edge, 1);
        }
        let (mut streams, mut rivers) = (String::new(), String::new());
        for (side, water) in &map.waters {
            let wide = matches!(water, Water::River | Water::FrozenRiver);
            let Some(ends) = layout.hexside(*side) else { continue };
            line(if wide { &mut rivers } else { &mut streams }, ends.into_iter());
        }
        stroke(&mut out, &streams, theme.inks.bank, 2);
        stroke(&mut out, &rivers, theme.inks.bank, 6);
        out.push_str("</svg>");
        out
    }

    /// A sketch of the troops without the ground: it lies over the ground. Units that are not on the map are left out.
    pub fn troops(&self, stands: &[SketchedPiece]) -> String {
        let layout = self.map.layout();
        let mut out = opened(&self.map);
        for (side, Colour { red, green, blue }) in Side::BOTH.into_iter().zip(self.colours) {
            let mut many: BTreeMap<Hex, i32> = BTreeMap::new();
            for (hex, _) in stands.iter().filter(|(hex, whose)| *whose == side && self.map.exists(*hex)) {
                *many.entry(*hex).or_default() += 1;
            }
            let mut path = String::new();
            for (hex, pieces) in many {
                // A stack is seen by the edge of what lies below.
                for below in (0..pieces.min(3)).rev() {
                    let [x, y] = placed(layout.middle(hex)).map(|at| at - 6 + 2 * below);
                    let _ = write!(path, "M{x} {y}h12v12h-12z");
                }
            }
            let _ = write!(
                out,
                "<path fill=\"#{red:02x}{green:02x}{blue:02x}\" stroke=\"#fffaf0\" stroke-width=\"1\" d=\"{path}\"/>"
            );
        }
        out.push_str("</svg>");
        out
    }
}

/// The colour of a hex.
fn tint(map: &Map, theme: &Theme, hex: Hex) -> Colour {
    let land = theme.land(map.season);
    let has = |ground| map.has(hex, ground);
    if has(Ground::Lake) {
        return if map.frozen { land.ice } else { land.water };
    }
    if has(Ground::Town) || has(Ground::Fort) {
        return land.town;
    }
    if has(Ground::Woods) {
        return land.woods;
    }
    if has(Ground::Grove) {
        return land.grove;
    }
    let up = f32::from(map.height(hex).min(3)) / 3.0;
    if map.high.contains(&hex) { land.high } else { land.open.towards(land.high, up) }
}

fn opened(map: &Map) -> String {
    let frame = map.frame();
    let ([left, top], [right, bottom]) = (placed(frame.min), placed(frame.max));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {} {}\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\">",
        right - left,
        bottom - top
    )
}

fn placed(at: Point) -> [i32; 2] {
    [at.x, at.y].map(|one| (one * SCALE).round() as i32)
}

fn hexagon(path: &mut String, layout: Layout, hex: Hex) {
    for (number, corner) in layout.corners(hex).into_iter().enumerate() {
        let [x, y] = placed(corner);
        let _ = write!(path, "{}{x} {y}", if number == 0 { 'M' } else { 'L' });
    }
    path.push('z');
}

fn line(path: &mut String, points: impl Iterator<Item = Point>) {
    for (number, at) in points.enumerate() {
        let [x, y] = placed(at);
        let _ = write!(path, "{}{x} {y}", if number == 0 { 'M' } else { 'L' });
    }
}

fn stroke(out: &mut String, path: &str, Colour { red, green, blue }: Colour, width: u8) {
    if !path.is_empty() {
        let _ = write!(
            out,
            "<path fill=\"none\" stroke=\"#{red:02x}{green:02x}{blue:02x}\" stroke-width=\"{width}\" d=\"{path}\"/>"
        );
    }
}
