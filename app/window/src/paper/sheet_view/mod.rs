//! Paints a page of words: everything the window says about a battle in tables, rows of counters, bars and tracks.

mod bars;
mod grid;
mod table;
#[cfg(test)]
mod tests;
mod track;

pub(crate) use bars::tint;
pub(crate) use table::widths;

use super::look::{self, roman};
use super::small_counter::{self, Shown};
use egui::{Color32, RichText, Ui, vec2};
use engine::hex::Hex;
use play::ask::{Names, Pick, PieceId, Rule, Sentence, Span};
use play::position::Position;
use play::sheet::{Entry, Part, Remark, Sheet, Tone};

/// The usual size of letters.
const SIZE: f32 = 14.5;

/// What is needed to paint a page.
#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    /// What things are called.
    pub(crate) names: &'a Names,
    /// The pieces as counters; without them they are named.
    pub(crate) counters: Option<Counters<'a>>,
    /// Whether headings fold what is below them.
    pub(crate) folds: bool,
    /// The size of letters.
    pub(crate) size: f32,
}

/// The pieces of a position, as counters.
#[derive(Clone, Copy)]
pub(crate) struct Counters<'a> {
    pub(super) position: &'a dyn Position,
    pub(super) selected: Option<PieceId>,
}

/// What was clicked on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    /// A rule, to be looked up.
    pub(crate) rule: Option<Rule>,
    /// A counter.
    pub(crate) piece: Option<PieceId>,
    /// Hexes, to be shown on the map.
    pub(crate) hexes: Vec<Hex>,
}

impl Touched {
    /// Takes over what was clicked in a part.
    fn with(&mut self, other: Touched) {
        self.rule = self.rule.take().or(other.rule);
        self.piece = self.piece.take().or(other.piece);
        if self.hexes.is_empty() {
            self.hexes = other.hexes;
        }
    }
}

impl<'a> Painter<'a> {
    /// Paints pages without counters.
    pub(crate) const fn plain(names: &'a Names) -> Painter<'a> {
        Painter { names, counters: None, folds: false, size: SIZE }
    }

    /// Paints pages about a position.
    pub(crate) fn of(position: &'a dyn Position, selected: Option<PieceId>) -> Painter<'a> {
        Painter { counters: Some(Counters { position, selected }), ..Painter::plain(position.names()) }
    }

    /// Paints a page.
    pub(crate) fn show(&self, ui: &mut Ui, sheet: &Sheet) -> Touched {
        let mut touched = Touched::default();
        let before = (ui.spacing().interact_size, ui.spacing().item_spacing);
        // Chips and links stand in lines of words, and what belongs together stands close.
        ui.spacing_mut().interact_size.y = 18.0;
        ui.spacing_mut().item_spacing.y = before.1.y.min(4.0);
        let mut parts = sheet.parts.as_slice();
        while let Some((first, rest)) = parts.split_first() {
            parts = rest;
            match first {
                Part::Heading(heading) if self.folds => {
                    let below = rest.iter().position(|part| matches!(part, Part::Heading(_))).unwrap_or(rest.len());
                    let (inside, after) = rest.split_at(below);
                    look::section(ui, &heading.plain(self.names), true, |ui| {
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
                let text = heading.plain(self.names);
                let label = ui.label(RichText::new(&text).font(roman(self.size + 2.0)));
                ui.ctx().accesskit_node_builder(label.id, |node| {
                    node.set_role(egui::accesskit::Role::Heading);
                    node.set_label(text);
                });
            }
            Part::Line(line) => touched.with(self.sentence(ui, line, self.size, look::INK)),
            Part::Note(note) => touched.with(self.sentence(ui, note, self.size - 1.0, look::FAINT)),
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

    /// Words that flow over lines, with links to hexes and rules among them.
    pub(super) fn sentence(&self, ui: &mut Ui, sentence: &Sentence, size: f32, ink: Color32) -> Touched {
        self.run(ui, sentence, |text| RichText::new(text).size(size).color(ink))
    }

    fn run(&self, ui: &mut Ui, sentence: &Sentence, dress: impl Fn(String) -> RichText) -> Touched {
        let mut touched = Touched::default();
        if !sentence.spans().iter().any(is_link) {
            ui.add(egui::Label::new(dress(sentence.plain(self.names))).wrap());
            return touched;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
            self.spans(ui, sentence, &dress, &mut touched);
        });
        touched
    }

    /// The spans one after the other, where a line is open already.
    fn spans(&self, ui: &mut Ui, sentence: &Sentence, dress: &dyn Fn(String) -> RichText, touched: &mut Touched) {
        let mut words = String::new();
        for (at, span) in sentence.spans().iter().enumerate() {
            match span {
                Span::Text(text) => words.push_str(text),
                Span::Side(side) => words.push_str(self.names.side(*side)),
                Span::Pick(Pick::Hex(hex)) => {
                    flush(ui, &mut words, dress);
                    let link = ui.add(egui::Link::new(dress(hex.to_string()).underline()));
                    if link.on_hover_text("Shows it on the map").clicked() {
                        touched.hexes.push(*hex);
                    }
                }
                Span::Pick(pick) => words.push_str(&self.names.pick(*pick)),
                Span::Rule(rule) => {
                    flush(ui, &mut words, dress);
                    ui.add_space(if at == 0 { 0.0 } else { 5.0 });
                    look::case_chip(ui, *rule, &mut touched.rule);
                }
            }
        }
        flush(ui, &mut words, dress);
    }

    fn entry(&self, ui: &mut Ui, entry: &Entry) -> Touched {
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
            let text = RichText::new(entry.note.plain(self.names)).size(self.size - 2.5).color(look::FAINT);
            ui.add(egui::Label::new(text).truncate());
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

/// Whether a span can be clicked.
const fn is_link(span: &Span) -> bool {
    matches!(span, Span::Rule(_) | Span::Pick(Pick::Hex(_)))
}

/// Writes the words gathered so far.
fn flush(ui: &mut Ui, words: &mut String, dress: &dyn Fn(String) -> RichText) {
    if !words.is_empty() {
        ui.label(dress(std::mem::take(words)));
    }
}

/// The ink of a remark.
const fn ink(tone: Tone) -> Color32 {
    match tone {
        Tone::Worst | Tone::Bad => look::RED,
        Tone::Even => look::FAINT,
        Tone::Good | Tone::Best => look::BLUE,
    }
}
