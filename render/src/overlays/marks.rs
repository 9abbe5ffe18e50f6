//! Marks that players and obligations leave on hexes: units that must attack, choices, pulses and pencil arrows.

use super::Sheets;
use crate::glyphs::Stamp;
use crate::ink::{Dash, Measure, Pen, circle};
use crate::text::Icon;
use engine::hex::Hex;
use scene::geometry::{Point, Polyline};

impl Sheets<'_> {
    /// A hex that must attack has two full lines, one that must be attacked a broken one. Counters carry a badge as
    /// well.
    pub(super) fn must(&mut self, hex: Hex, attack: bool) {
        let colour = self.scene.theme.inks.refused;
        let outer = Polyline::closed(self.inset(hex, 0.95));
        self.under.stroke(&outer, Pen::screen(self.scene.theme.inks.halo, 6.5).faint(0.85));
        if attack {
            self.under.stroke(&outer, Pen::screen(colour, 3.4));
            self.under.stroke(&Polyline::closed(self.inset(hex, 0.85)), Pen::screen(colour, 1.6));
        } else {
            self.under.stroke(&outer, Pen::screen(colour, 4.0).dashed(Dash::Dashes));
        }
    }

    /// A hex that may be chosen has a broken outline, a chosen one a full one with a disc.
    pub(super) fn choice(&mut self, hex: Hex, chosen: bool) {
        let inks = self.scene.theme.inks;
        let outline = Polyline::closed(self.inset(hex, 0.95));
        self.under.fill(&self.inset(hex, 0.95), Pen::screen(inks.allowed, 0.0).faint(if chosen { 0.42 } else { 0.18 }));
        self.under.stroke(&outline, Pen::screen(self.scene.theme.inks.halo, 6.5).faint(0.85));
        let dash = if chosen { Dash::Solid } else { Dash::Dashes };
        self.under.stroke(&outline, Pen::screen(inks.allowed, if chosen { 4.5 } else { 3.2 }).dashed(dash));
        if chosen {
            let at = self.layout.middle(hex) + self.off(-0.40, 0.20);
            let stamp = Stamp::at(at, 0.15, Measure::World, inks.allowed).haloed(self.scene.theme.inks.halo, 1.0, 0.6);
            self.labels.icon(self.atlas, Icon::Disc, stamp);
        }
    }

    /// A handle of a ring: an arrowhead that points the way, on a plate that is full once it is chosen.
    pub(super) fn facing(&mut self, hex: Hex, twelfth: u8, chosen: bool) {
        let inks = self.scene.theme.inks;
        let at = scene::handle(&self.layout, hex, twelfth);
        let (plate, colour) = if chosen {
            (inks.allowed, self.scene.theme.inks.halo)
        } else {
            (self.scene.theme.inks.halo, inks.allowed)
        };
        self.over.fill(&circle(at, scene::HANDLE), Pen::screen(plate, 0.0));
        self.over.circle(at, scene::HANDLE, Pen::screen(inks.allowed, 2.4));
        // Symbols are upright on a map that is seen from its far side; directions are not.
        let half = if self.scene.camera.turned { std::f32::consts::PI } else { 0.0 };
        let angle = scene::towards(twelfth).angle() + half;
        let stamp = Stamp { angle, ..Stamp::at(at, 1.5 * scene::HANDLE, Measure::World, colour) };
        self.labels.icon(self.atlas, Icon::Arrowhead, stamp);
    }

    /// Two rings that widen and grow pale.
    pub(super) fn ping(&mut self, hex: Hex, part: f32) {
        let colour = self.scene.theme.inks.cursor;
        let middle = self.layout.middle(hex);
        for late in [0.0, 0.3] {
            let grown = ((part - late) / 0.7).clamp(0.0, 1.0);
            if grown > 0.0 && grown < 1.0 {
                let radius = 0.15 + grown * 0.75;
                self.over.circle(
                    middle,
                    radius,
                    Pen::screen(self.scene.theme.inks.halo, 8.0).faint(0.9 * (1.0 - grown)),
                );
                self.over.circle(middle, radius, Pen::screen(colour, 4.5).faint(1.0 - grown * 0.7));
            }
        }
    }

    /// A pencil arrow: unlike anything the rules draw.
    pub(super) fn plan(&mut self, from: Hex, to: Hex) {
        let colour = self.scene.theme.inks.cursor;
        let (a, b) = (self.layout.middle(from), self.layout.middle(to));
        let across = (b - a).turned() * 0.12;
        let bent: Vec<Point> = (0..=12u8)
            .map(|step| {
                let part = f32::from(step) / 12.0;
                a.towards(b, part) + across * (4.0 * part * (1.0 - part))
            })
            .collect();
        let line = Polyline::open(bent);
        self.over.stroke(&line, Pen::screen(self.scene.theme.inks.halo, 8.0).faint(0.8));
        self.over.tapered(&line, Pen::screen(colour, 5.0), 0.35, 1.0);
        self.head(&line, colour, false);
    }
}
