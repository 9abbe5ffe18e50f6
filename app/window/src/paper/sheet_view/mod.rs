//! Paints a page of words: everything the window says about a battle in tables, rows of counters, bars and tracks.

mod bars;
mod grid;
mod painter;
mod table;
#[cfg(test)]
mod tests;
mod track;

pub(crate) use painter::{Counters, Painter, Touched};
pub(crate) use table::{is_gap, widths};

use super::look::{self, roman};
use super::small_counter::{self, Shown};
use crate::paper::palette::palette;
use egui::{Color32, RichText, Ui, vec2};
use language::ask::{Pick, PieceId, Sentence};
use language::sheet::{Part, Remark, Sheet, SheetEntry, Tone};

impl Painter<'_> {
    /// Paints a page.
    pub(crate) fn show(&self, ui: &mut Ui, sheet: &Sheet) -> Touched {
        let mut touched = Touched::default();
        let before = (ui.spacing().interact_size, ui.spacing().item_spacing);
        // Chips and links are in lines of words, and things that belong together are close.
        ui.spacing_mut().interact_size.y = 18.0;
        ui.spacing_mut().item_spacing.y = before.1.y.min(4.0);
        let mut parts = sheet.parts.as_slice();
        while let Some((first, rest)) = parts.split_first() {
            parts = rest;
            match first {
                Part::Heading(heading) if self.folds => {
                    let below = rest.iter().position(|part| matches!(part, Part::Heading(_))).unwrap_or(rest.len());
                    let (inside, after) = rest.split_at(below);
                    look::section(ui, &heading.words(self.names), true, |ui| {
                        if heading.rules().next().is_some() {
                            ui.horizontal_wrapped(|ui| cases(ui, heading, &mut touched));
                        }
                        for part in inside {
                            touched.with(self.part(ui, part));
                        }
                    });
                    parts = after;
                }
                part => touched.with(self.part(ui, part)),
            }
        }
        (ui.spacing_mut().interact_size, ui.spacing_mut().item_spacing) = before;
        touched
    }

    fn part(&self, ui: &mut Ui, part: &Part) -> Touched {
        let mut touched = Touched::default();
        match part {
            Part::Heading(heading) => {
                ui.horizontal_wrapped(|ui| {
                    let text = heading.words(self.names);
                    let label = ui.label(RichText::new(&text).font(roman(self.size + 2.0)));
                    ui.ctx().accesskit_node_builder(label.id, |node| {
                        node.set_role(egui::accesskit::Role::Heading);
                        node.set_label(text);
                    });
                    cases(ui, heading, &mut touched);
                });
            }
            Part::Line(line) => touched.with(self.sentence(ui, line, self.size, palette().ink)),
            Part::Note(note) => touched.with(self.sentence(ui, note, self.size - 1.0, palette().faint)),
            Part::Entry(entry) => touched.with(self.entry(ui, entry)),
            Part::Pieces(pieces) => touched.piece = self.pieces(ui, pieces),
            Part::Table(table) => touched.with(table::show(self, ui, table)),
            Part::Grid(grid) => grid::show(self, ui, grid),
            Part::Bars(bars) => touched.with(bars::show(self, ui, bars)),
            Part::Gauge(gauge) => bars::gauge(self, ui, gauge),
            Part::Track(track) => touched.hexes = track::show(self, ui, track),
        }
        touched
    }

    fn entry(&self, ui: &mut Ui, entry: &SheetEntry) -> Touched {
        let mut touched = Touched::default();
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
            self.spans(ui, &entry.name, &|text| RichText::new(text).size(self.size).strong(), &mut touched);
            for Remark { text, tone, struck } in &entry.remarks {
                ui.add_space(8.0);
                let dress = |text: String| {
                    let text = RichText::new(text).size(self.size - 1.5).color(ink(*tone));
                    if *struck { text.strikethrough() } else { text }
                };
                self.spans(ui, text, &dress, &mut touched);
            }
        });
        if !entry.note.is_empty() {
            let text = RichText::new(entry.note.plain(self.names)).size(self.size - 2.5).color(palette().faint);
            ui.add(egui::Label::new(text).wrap());
        }
        touched
    }

    /// Counters in a row, each with its place beneath.
    fn pieces(&self, ui: &mut Ui, pieces: &[PieceId]) -> Option<PieceId> {
        let Some(Counters { position, selected }) = self.counters else {
            let names: Vec<String> = pieces.iter().map(|&piece| self.names.pick(Pick::Piece(piece))).collect();
            ui.add(egui::Label::new(RichText::new(names.join(", ")).size(self.size)).wrap());
            return None;
        };
        let mut clicked = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
            for &piece in pieces {
                let shown = Shown { selected: selected == Some(piece), place: true };
                if small_counter::show(ui, position, piece, shown).clicked() {
                    clicked = Some(piece);
                }
            }
        });
        clicked
    }
}

/// The rules that a heading names, as chips.
fn cases(ui: &mut Ui, heading: &Sentence, touched: &mut Touched) {
    for rule in heading.rules() {
        look::case_chip(ui, rule, &mut touched.rule);
    }
}

/// The ink of a remark.
fn ink(tone: Tone) -> Color32 {
    match tone {
        Tone::Worst | Tone::Bad => palette().red,
        Tone::Even => palette().faint,
        Tone::Good | Tone::Best => palette().blue,
    }
}
