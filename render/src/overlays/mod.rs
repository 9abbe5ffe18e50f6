//! Overlays as ink and labels: those under the counters, and those over them.

mod beside;
mod marks;

use crate::glyphs::{GlyphSheet, Stamp, extent};
use crate::ink::{Dash, InkMesh, Measure, Pen, circle};
use crate::text::{Atlas, Face, Icon, Run};
use engine::hex::Hex;
use scene::geometry::{HEX_RADIUS, Layout, Point, Polyline, point};
use scene::{Colour, Overlay, Scene};
use std::collections::BTreeSet;

struct Sheets<'a> {
    layout: Layout,
    scene: &'a Scene,
    atlas: &'a mut Atlas,
    under: &'a mut InkMesh,
    over: &'a mut InkMesh,
    labels: &'a mut GlyphSheet,
    /// Hexes with counters.
    occupied: BTreeSet<Hex>,
}

/// Builds all overlays of a scene.
pub fn build(scene: &Scene, atlas: &mut Atlas, under: &mut InkMesh, over: &mut InkMesh, labels: &mut GlyphSheet) {
    under.clear();
    over.clear();
    labels.clear();
    let occupied = scene.counters.iter().map(|counter| counter.hex).collect();
    let mut sheets = Sheets { layout: scene.layout(), scene, atlas, under, over, labels, occupied };
    sheets.holders();
    sheets.lines();
    sheets.reach();
    for overlay in &scene.overlays {
        sheets.draw(overlay);
    }
    for die in &scene.dice {
        crate::dice::die_stamps(die, sheets.atlas, sheets.labels);
    }
}

impl Sheets<'_> {
    fn draw(&mut self, overlay: &Overlay) {
        let inks = self.scene.theme.inks;
        match overlay {
            Overlay::Reach { hex, left, stop } => {
                let colour = if *stop { inks.refused } else { inks.allowed };
                // The figure goes below a counter.
                let occupied = self.scene.shows.counters && self.occupied.contains(hex);
                let (down, size) = if occupied { (0.435, 0.15) } else { (0.28, 0.22) };
                self.label(self.layout.middle(*hex) + self.off(0.0, down), left, size, colour, None);
                if *stop {
                    // A bar across the foot of the hex: movement stops here.
                    let foot = self.layout.middle(*hex) + self.off(0.0, 0.47);
                    self.under.line(foot - point(0.16, 0.0), foot + point(0.16, 0.0), Pen::screen(inks.refused, 3.0));
                }
            }
            Overlay::Path { hexes, cost } => self.path(hexes, cost),
            Overlay::Zone { hex, colour, second } => self.zone(*hex, *colour, *second),
            Overlay::Refused { hex, case } => {
                let middle = self.layout.middle(*hex);
                self.under.fill(&self.inset(*hex, 0.94), Pen::screen(inks.refused, 0.0).faint(0.16));
                let stamp = Stamp::at(middle - self.off(0.0, 0.12), 0.26, Measure::World, inks.refused);
                self.labels.icon(self.atlas, Icon::Cross, stamp.haloed(self.scene.theme.inks.halo, 0.9, 0.5));
                self.label(middle + self.off(0.0, 0.20), case, 0.22, self.scene.theme.inks.halo, Some(inks.refused));
            }
            Overlay::Attack { from, to, odds } => self.attack(from, to, odds),
            Overlay::Fire { from, to, clear } => self.fire(*from, *to, *clear),
            Overlay::Retreat { from, to, displaces } => {
                let pen = Pen::screen(inks.refused, 5.0).dashed(if *displaces { Dash::Dots } else { Dash::Dashes });
                self.arrow(*from, *to, pen, 0.24, 0.16);
            }
            Overlay::Advance { from, to } => self.arrow(*from, *to, Pen::screen(inks.allowed, 6.0), 0.24, 0.16),
            Overlay::LastMove { hexes, colour } => {
                let line = self.smooth(hexes);
                self.under.stroke(&line, Pen::screen(self.scene.theme.inks.halo, 6.0).faint(0.75));
                self.under.stroke(&line, Pen::screen(*colour, 3.4).dashed(Dash::Dashes));
                self.head(&line, *colour, true);
                if let Some(&start) = line.points.first() {
                    self.under.circle(start, 0.09, Pen::screen(*colour, 2.5));
                }
            }
            Overlay::Victory { hex, holder } => {
                let outline = Polyline::closed(self.inset(*hex, 0.93));
                self.under.stroke(&outline, Pen::screen(self.scene.theme.inks.halo, 6.5).faint(0.8));
                self.under.stroke(&outline, Pen::screen(inks.victory, 3.4));
                if let Some(colour) = holder {
                    self.under.stroke(&Polyline::closed(self.inset(*hex, 0.82)), Pen::screen(*colour, 3.0));
                }
                let corner = self.layout.middle(*hex) + self.off(-0.34, 0.30);
                let stamp =
                    Stamp::at(corner, 0.2, Measure::World, inks.victory).haloed(self.scene.theme.inks.halo, 1.0, 0.5);
                self.labels.icon(self.atlas, Icon::Star, stamp);
            }
            Overlay::Selected(hex) => {
                let outline = Polyline::closed(self.inset(*hex, 0.96));
                self.under.fill(&self.inset(*hex, 0.96), Pen::screen(inks.selected, 0.0).faint(0.25));
                self.under.stroke(&outline, Pen::screen(Colour::hex(0x2a1a05), 6.0).faint(0.7));
                self.under.stroke(&outline, Pen::screen(inks.selected, 4.0));
            }
            Overlay::Cursor(hex) => self.cursor(*hex),
            Overlay::Must { hex, attack } => self.must(*hex, *attack),
            Overlay::Could { from, to, fires } => {
                let dash = if *fires { Dash::Dots } else { Dash::Solid };
                self.arrow(*from, *to, Pen::screen(inks.refused, 3.0).dashed(dash), 0.22, 0.24);
            }
            Overlay::Choice { hex, chosen } => self.choice(*hex, *chosen),
            Overlay::Blocks(hex) => {
                self.under.fill(&self.inset(*hex, 0.94), Pen::screen(inks.refused, 0.0).faint(0.24));
                self.under.stroke(&Polyline::closed(self.inset(*hex, 0.94)), Pen::screen(inks.refused, 3.0));
                let stamp = Stamp::at(self.layout.middle(*hex), 0.3, Measure::World, inks.refused);
                self.labels.icon(self.atlas, Icon::Cross, stamp.haloed(self.scene.theme.inks.halo, 1.0, 0.6));
            }
            Overlay::Shade(hex) => {
                self.under.fill(&self.inset(*hex, 1.0), Pen::screen(Colour::hex(0x241a10), 0.0).faint(0.34));
            }
            Overlay::Field { hex, band } => {
                let strong = [0.46, 0.30, 0.17].get(usize::from(*band)).copied().unwrap_or(0.12);
                self.under.fill(&self.inset(*hex, 0.97), Pen::screen(inks.selected, 0.0).faint(strong));
            }
            Overlay::Note { hex, text, good } => {
                let plate = if *good { inks.allowed } else { inks.refused };
                let at = self.layout.middle(*hex) - self.off(0.0, 0.40);
                self.label(at, text, 0.25, self.scene.theme.inks.halo, Some(plate));
            }
            Overlay::Ping { hex, part } => self.ping(*hex, *part),
            Overlay::Plan { from, to } => self.plan(*from, *to),
            Overlay::Facing { hex, twelfth, chosen } => self.facing(*hex, *twelfth, *chosen),
            Overlay::Box { holder, chosen } => self.chosen_box(*holder, *chosen),
        }
    }

    /// Hexes in reach: one tint over them all, and an outline around them.
    fn reach(&mut self) {
        let inks = self.scene.theme.inks;
        let hexes: BTreeSet<Hex> = self
            .scene
            .overlays
            .iter()
            .filter_map(|overlay| match overlay {
                Overlay::Reach { hex, .. } => Some(*hex),
                _ => None,
            })
            .collect();
        let grid = self.layout.grid();
        let mut sides = Vec::new();
        for &hex in &hexes {
            self.under.fill(&self.inset(hex, 1.0), Pen::screen(inks.allowed, 0.0).faint(0.20));
            for way in engine::hex::Direction::ALL {
                if grid.neighbour(hex, way).is_none_or(|next| !hexes.contains(&next)) {
                    sides.push(self.layout.side(hex, way));
                }
            }
        }
        for line in scene::geometry::chains(&sides) {
            self.under.stroke(&line, Pen::screen(self.scene.theme.inks.halo, 5.0).faint(0.7));
            self.under.stroke(&line, Pen::screen(inks.allowed, 2.6));
        }
    }

    /// An offset to the right and down as it is seen, from either side of the table.
    fn off(&self, right: f32, down: f32) -> Point {
        let turn = if self.scene.camera.turned { -1.0 } else { 1.0 };
        point(right, down) * turn
    }

    fn inset(&self, hex: Hex, by: f32) -> Vec<Point> {
        let middle = self.layout.middle(hex);
        self.layout.corners(hex).iter().map(|corner| middle.towards(*corner, by)).collect()
    }

    fn smooth(&self, hexes: &[Hex]) -> Polyline {
        Polyline::open(hexes.iter().map(|hex| self.layout.middle(*hex)).collect()).rounded(3)
    }

    fn path(&mut self, hexes: &[Hex], cost: &str) {
        let inks = self.scene.theme.inks;
        let line = self.smooth(hexes);
        self.over.stroke(&line, Pen::screen(self.scene.theme.inks.halo, 9.0).faint(0.85));
        self.over.stroke(&line, Pen::screen(inks.allowed, 5.0));
        for hex in hexes.iter().skip(1) {
            // The line cuts corners: a hex is marked where the line comes nearest to its middle.
            let middle = self.layout.middle(*hex);
            let nearest = line.points.iter().min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
            let at = nearest.copied().unwrap_or(middle);
            self.over.fill(&circle(at, 0.055), Pen::screen(self.scene.theme.inks.halo, 0.0));
            self.over.circle(at, 0.055, Pen::screen(inks.allowed, 2.0));
        }
        self.head(&line, inks.allowed, false);
        if let Some(last) = hexes.last() {
            self.label(
                self.layout.middle(*last) - self.off(0.0, 0.36),
                cost,
                0.27,
                self.scene.theme.inks.halo,
                Some(inks.allowed),
            );
        }
    }

    /// Hatching: one way for the first side, the other way for the second, so that both can be told where they meet.
    fn zone(&mut self, hex: Hex, colour: Colour, second: bool) {
        let middle = self.layout.middle(hex);
        let turn = if second { 1.0 } else { -1.0 };
        let along = point(0.5, 0.866 * turn);
        let across = along.turned();
        for step in -4..=4i8 {
            let off = f32::from(step) * 0.115;
            // The chord of the hex at that distance from its middle.
            let reach = chord(across * off, along);
            if let Some((from, to)) = reach {
                self.under.line(middle + from, middle + to, Pen::screen(colour, 2.0).faint(0.45));
            }
        }
    }

    fn attack(&mut self, from: &[Hex], to: &[Hex], odds: &str) {
        let colour = self.scene.theme.inks.refused;
        let middles: Vec<Point> = to.iter().map(|hex| self.layout.middle(*hex)).collect();
        let target = middles.iter().fold(Point::ZERO, |sum, &p| sum + p) * (1.0 / middles.len().max(1) as f32);
        for hex in to {
            self.under.fill(&self.inset(*hex, 0.94), Pen::screen(colour, 0.0).faint(0.20));
            self.under.stroke(&Polyline::closed(self.inset(*hex, 0.94)), Pen::screen(colour, 3.0));
        }
        for hex in from {
            let start = self.layout.middle(*hex);
            let nearest = middles.iter().copied().min_by(|a, b| a.distance(start).total_cmp(&b.distance(start)));
            self.broad_arrow(start, nearest.unwrap_or(target), colour);
        }
        // Above the defender: its strength stays in sight.
        self.label(target - self.off(0.0, 0.36), odds, 0.32, self.scene.theme.inks.halo, Some(colour));
    }

    /// A broad tapering arrow, as staff maps draw an attack.
    fn broad_arrow(&mut self, from: Point, to: Point, colour: Colour) {
        let way = (to - from).unit();
        let across = way.turned();
        let (tail, neck, tip) = (from + way * 0.18, to - way * 0.42, to - way * 0.20);
        let shape = |wide: f32, long: f32| {
            vec![
                tail - way * long + across * (0.05 + wide),
                neck + across * (0.085 + wide),
                neck - way * (0.03 + long) + across * (0.19 + wide * 1.6),
                tip + way * (long * 2.0),
                neck - way * (0.03 + long) - across * (0.19 + wide * 1.6),
                neck - across * (0.085 + wide),
                tail - way * long - across * (0.05 + wide),
            ]
        };
        self.over.fill(&shape(0.022, 0.02), Pen::screen(self.scene.theme.inks.halo, 0.0));
        self.over.stroke(&Polyline::closed(shape(0.022, 0.02)), Pen::screen(self.scene.theme.inks.halo, 1.5));
        self.over.fill(&shape(0.0, 0.0), Pen::screen(colour, 0.0));
        self.over.stroke(&Polyline::closed(shape(0.0, 0.0)), Pen::screen(colour, 1.0));
    }

    fn fire(&mut self, from: Hex, to: Hex, clear: bool) {
        let inks = self.scene.theme.inks;
        let (a, b) = (self.layout.middle(from), self.layout.middle(to));
        let way = (b - a).unit();
        let (start, end) = (a + way * 0.34, b - way * 0.34);
        let colour = if clear { inks.allowed } else { inks.refused };
        self.over.line(start, end, Pen::screen(self.scene.theme.inks.halo, 6.0).faint(0.85));
        self.over.line(start, end, Pen::screen(colour, 3.2).dashed(if clear { Dash::Solid } else { Dash::Dots }));
        if clear {
            self.over.fill(&circle(end, 0.06), Pen::screen(colour, 0.0));
            self.over.circle(end, 0.11, Pen::screen(colour, 2.2));
        } else {
            let middle = start.towards(end, 0.5);
            let stamp = Stamp::at(middle, 0.26, Measure::World, colour).haloed(self.scene.theme.inks.halo, 1.0, 0.6);
            self.labels.icon(self.atlas, Icon::Cross, stamp);
        }
    }

    fn arrow(&mut self, from: Hex, to: Hex, pen: Pen, start: f32, end: f32) {
        let (a, b) = (self.layout.middle(from), self.layout.middle(to));
        let way = (b - a).unit();
        let line = Polyline::open(vec![a + way * start, b - way * end]);
        self.over.stroke(&line, Pen::screen(self.scene.theme.inks.halo, pen.width + 4.0).faint(0.85));
        self.over.stroke(&line, pen);
        self.head(&line, pen.colour, false);
    }

    fn head(&mut self, line: &Polyline, colour: Colour, under: bool) {
        let (tip, way) = line.at(line.length());
        let across = way.turned();
        let shape =
            [tip + way * 0.13, tip - way * 0.09 + across * 0.13, tip - way * 0.03, tip - way * 0.09 - across * 0.13];
        let mesh = if under { &mut *self.under } else { &mut *self.over };
        mesh.stroke(&Polyline::closed(shape.to_vec()), Pen::screen(self.scene.theme.inks.halo, 4.0).faint(0.85));
        mesh.fill(&shape, Pen::screen(colour, 0.0));
        mesh.stroke(&Polyline::closed(shape.to_vec()), Pen::screen(colour, 1.2));
    }

    /// Brackets at the corners of a hex: seen over any counter.
    fn cursor(&mut self, hex: Hex) {
        let colour = self.scene.theme.inks.cursor;
        let middle = self.layout.middle(hex);
        let corners = self.layout.corners(hex).map(|corner| middle + (corner - middle) * 0.98);
        let count = corners.len();
        for (index, &corner) in corners.iter().enumerate() {
            let (before, after) = (corners.get((index + count - 1) % count), corners.get((index + 1) % count));
            if let (Some(before), Some(after)) = (before, after) {
                let bracket = Polyline::open(vec![corner.towards(*before, 0.25), corner, corner.towards(*after, 0.25)]);
                self.over.stroke(&bracket, Pen::screen(self.scene.theme.inks.halo, 7.0));
                self.over.stroke(&bracket, Pen::screen(colour, 3.4));
            }
        }
    }

    /// A small text, on a plate if it has one.
    fn label(&mut self, at: Point, text: &str, size: f32, colour: Colour, plate: Option<Colour>) {
        let run = Run::new(Face::Sans, text, 0.0);
        let stamp = Stamp::at(at, size, Measure::World, colour);
        match plate {
            Some(plate) => {
                let half = extent(&run, size) * 0.5 + point(0.07, 0.0);
                let corners = pill(at, half);
                self.over.fill(&corners, Pen::screen(plate, 0.0));
                self.over.stroke(&Polyline::closed(corners), Pen::screen(self.scene.theme.inks.halo, 1.6));
                self.labels.run(self.atlas, &run, stamp, 0.5);
            }
            None => self.labels.run(self.atlas, &run, stamp.haloed(self.scene.theme.inks.halo, 0.9, 0.7), 0.5),
        }
    }
}

/// A rectangle with half-round ends.
fn pill(middle: Point, half: Point) -> Vec<Point> {
    let radius = half.y;
    let reach = (half.x - radius).max(0.0);
    (0..24u8)
        .map(|step| {
            let turn = f32::from(step) * std::f32::consts::TAU / 24.0 - std::f32::consts::FRAC_PI_2;
            let side = if step < 12 { reach } else { -reach };
            middle + point(side, 0.0) + Point::at_angle(turn) * radius
        })
        .collect()
}

/// The points at which a line through `at` leaves a hex around the origin, on both sides.
fn chord(at: Point, along: Point) -> Option<(Point, Point)> {
    let (mut from, mut to) = (f32::NEG_INFINITY, f32::INFINITY);
    for turn in 0..3u8 {
        let normal = Point::at_angle(std::f32::consts::FRAC_PI_2 + f32::from(turn) * std::f32::consts::FRAC_PI_3);
        let inner = HEX_RADIUS * 0.866 * 0.95;
        let (speed, here) = (along.dot(normal), at.dot(normal));
        if speed.abs() < 1e-5 {
            if here.abs() > inner {
                return None;
            }
            continue;
        }
        let (a, b) = ((-inner - here) / speed, (inner - here) / speed);
        from = from.max(a.min(b));
        to = to.min(a.max(b));
    }
    (from < to).then(|| (at + along * from, at + along * to))
}
