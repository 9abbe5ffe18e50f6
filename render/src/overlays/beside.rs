//! What lies beneath counters: boxes beside the map, and the ground of those that cover two hexes.

use super::Sheets;
use crate::glyphs::Stamp;
use crate::ink::{Dash, Measure, Pen, circle};
use crate::text::{Face, Run};
use scene::TITLE_ROOM;
use scene::geometry::{Point, Polyline, point};

/// The size of a box's title, in hex heights.
const TITLE: f32 = 0.26;
/// Half the width of the ground of a counter that covers two hexes.
const LINE: f32 = 0.24;

impl Sheets<'_> {
    /// Boxes beside the map, with their titles.
    pub(super) fn holders(&mut self) {
        let inks = self.scene.theme.inks;
        for holder in &self.scene.holders {
            let (min, max) = (holder.area.min, holder.area.max);
            let corners = [min, point(max.x, min.y), max, point(min.x, max.y)];
            self.under.fill(&corners, Pen::screen(self.scene.theme.inks.halo, 0.0).faint(0.35).free());
            self.under.stroke(&Polyline::closed(corners.to_vec()), Pen::screen(inks.grid, 2.0).free());
            let line = [point(min.x, min.y + TITLE_ROOM), point(max.x, min.y + TITLE_ROOM)];
            self.under.line(line[0], line[1], Pen::screen(inks.grid, 1.0).free());
            let run = Run::new(Face::Roman, &holder.title, 0.0);
            let middle = point((min.x + max.x) / 2.0, min.y + TITLE_ROOM / 2.0);
            let size = TITLE * (holder.area.size().x * 0.9 / (run.width * TITLE).max(1e-6)).min(1.0);
            let stamp = Stamp::at(middle, size, Measure::World, inks.name);
            self.labels.run(self.atlas, &run, stamp, 0.5);
        }
    }

    /// What may be chosen of the boxes has a broken outline, what is chosen a full one, as hexes have.
    pub(super) fn chosen_box(&mut self, holder: usize, chosen: bool) {
        let inks = self.scene.theme.inks;
        let Some(holder) = self.scene.holders.get(holder) else { return };
        let (min, max) = (holder.area.min, holder.area.max);
        let corners = [min, point(max.x, min.y), max, point(min.x, max.y)];
        let dash = if chosen { Dash::Solid } else { Dash::Dashes };
        self.under.fill(&corners, Pen::screen(inks.allowed, 0.0).faint(if chosen { 0.34 } else { 0.14 }).free());
        let pen = Pen::screen(inks.allowed, if chosen { 4.5 } else { 3.2 });
        self.under.stroke(&Polyline::closed(corners.to_vec()), pen.dashed(dash).free());
    }

    /// The ground of counters that cover two hexes: a broad line in their colour from one to the other.
    pub(super) fn lines(&mut self) {
        if !self.scene.shows.counters {
            return;
        }
        for counter in self.scene.counters.iter().filter(|counter| !self.scene.poses.contains_key(&counter.id)) {
            let Some(second) = counter.second else { continue };
            let colour = self.scene.theme.army(counter.army, counter.coat);
            let shape = capsule(self.layout.middle(counter.hex), self.layout.middle(second), LINE);
            self.under.fill(&shape, Pen::screen(colour, 0.0));
            self.under.stroke(&Polyline::closed(shape), Pen::screen(scene::Colour::hex(0x1a120b), 1.5));
        }
    }
}

/// The outline of a broad line with round ends.
fn capsule(a: Point, b: Point, radius: f32) -> Vec<Point> {
    let way = (b - a).unit();
    circle(Point::ZERO, radius).into_iter().map(|off| if off.dot(way) >= 0.0 { b + off } else { a + off }).collect()
}
