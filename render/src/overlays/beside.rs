//! Things beneath counters: boxes beside the map, and the ground of counters that cover two hexes.

use super::Sheets;
use crate::glyphs::Stamp;
use crate::ink::{Dash, Measure, Pen, circle};
use crate::text::{Face, Icon, Run};
use scene::geometry::{Point, Polyline, point};
use scene::{Holder, TITLE_ROOM};

/// The size of a box's title, in hex heights, and the most it is on a sheet of many hexes.
const TITLE: f32 = 0.26;
const LARGEST_TITLE: f32 = 0.38;
/// Width of the frame of a card, and size of its letters and signs, in its lines' height.
const CARD_FRAME: f32 = 0.35;
const CARD_LETTERS: f32 = 0.82;
const CARD_SIGN: f32 = 1.12;
/// Half the width of the ground of a counter that covers two hexes.
const LINE: f32 = 0.24;

impl Sheets<'_> {
    /// Boxes beside the map, with their titles.
    pub(super) fn holders(&mut self) {
        let inks = self.scene.theme.inks;
        let (cards, boxes): (Vec<_>, Vec<_>) =
            self.scene.holders.iter().filter(|holder| holder.area.size().y > 0.0).partition(|held| is_card(held));
        for card in cards {
            self.card(card);
        }
        for holder in boxes {
            let (min, max) = (holder.area.min, holder.area.max);
            let corners = [min, point(max.x, min.y), max, point(min.x, max.y)];
            self.under.fill(&corners, Pen::screen(self.scene.theme.inks.halo, 0.0).faint(0.35).free());
            self.under.stroke(&Polyline::closed(corners.to_vec()), Pen::screen(inks.grid, 2.0).free());
            let line = [point(min.x, min.y + TITLE_ROOM), point(max.x, min.y + TITLE_ROOM)];
            self.under.line(line[0], line[1], Pen::screen(inks.grid, 1.0).free());
            let run = Run::new(Face::Roman, &holder.title, 0.0);
            let middle = point((min.x + max.x) / 2.0, min.y + TITLE_ROOM / 2.0);
            let title = (TITLE * self.scene.map.lettering()).min(LARGEST_TITLE);
            let size = title * (holder.area.size().x * 0.9 / (run.width * title).max(1e-6)).min(1.0);
            let stamp = Stamp::at(middle, size, Measure::World, inks.name);
            self.labels.run(self.atlas, &run, stamp, 0.5);
        }
    }

    /// A card in words: a head, and lines below it.
    fn card(&mut self, card: &Holder) {
        let inks = self.scene.theme.inks;
        let (min, max) = (card.area.min, card.area.max);
        let lines: Vec<&str> = card.title.trim_end_matches('\n').split('\n').collect();
        let tall = card.area.size().y / (lines.len() as f32 + CARD_FRAME);
        let corners = |bottom: f32| [min, point(max.x, min.y), point(max.x, bottom), point(min.x, bottom)];
        let head = min.y + tall * (1.0 + CARD_FRAME / 2.0);
        self.under.fill(&corners(max.y), Pen::screen(inks.halo, 0.0).faint(0.55).free());
        self.under.fill(&corners(head), Pen::screen(inks.grid, 0.0).faint(0.22).free());
        self.under.stroke(&Polyline::closed(corners(max.y).to_vec()), Pen::screen(inks.grid, 1.5).free());
        for (at, line) in lines.into_iter().enumerate() {
            let middle = min.y + tall * (at as f32 + 0.5 + CARD_FRAME / 2.0);
            let face = if at == 0 { Face::Bold } else { Face::Roman };
            let (left, right) = line.split_once('\t').unwrap_or((line, ""));
            let size = tall * CARD_LETTERS;
            let stamp = |x: f32| Stamp::at(point(x, middle), size, Measure::World, inks.name);
            let number = Run::new(face, right, 0.0);
            self.labels.run(self.atlas, &number, stamp(max.x - tall * 0.35), 1.0);
            let mut from = min.x + tall * 0.35;
            let mut written = left;
            if let Some((icon, rest)) = armed(left) {
                let sign = Stamp::at(point(from + tall * 0.5, middle), tall * CARD_SIGN, Measure::World, inks.name);
                self.labels.icon(self.atlas, icon, sign);
                (from, written) = (from + tall * 1.3, rest);
            }
            let run = Run::new(face, written, 0.0);
            let room = max.x - tall * 0.8 - number.width * size - from;
            let size = size * (room / (run.width * size).max(1e-6)).min(1.0);
            self.labels.run(self.atlas, &run, Stamp { size, ..stamp(from) }, 0.0);
        }
    }

    /// A box that may be chosen has a broken outline, a chosen one a full one, as hexes have.
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

/// Whether a box has several lines of words.
fn is_card(holder: &Holder) -> bool {
    holder.title.contains('\n')
}

/// The arm whose sign a line begins with, and the rest of it.
fn armed(line: &str) -> Option<(Icon, &str)> {
    let mut letters = line.chars();
    let icon = match letters.next()? {
        scene::FOOT_SIGN => Icon::Infantry,
        scene::HORSE_SIGN => Icon::Cavalry,
        scene::GUNS_SIGN => Icon::Artillery,
        _ => return None,
    };
    Some((icon, letters.as_str()))
}

/// The outline of a broad line with round ends.
fn capsule(a: Point, b: Point, radius: f32) -> Vec<Point> {
    let way = (b - a).unit();
    circle(Point::ZERO, radius).into_iter().map(|off| if off.dot(way) >= 0.0 { b + off } else { a + off }).collect()
}
