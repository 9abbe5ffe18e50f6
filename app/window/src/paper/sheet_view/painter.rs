//! The means to paint a page, and its words: sentences with links to hexes and rules among them.

use crate::MESSAGES;
use crate::paper::look::{self, BODY};
use egui::{Color32, RichText, Ui, vec2};
use engine::hex::Hex;
use language::ask::{Names, Pick, PieceId, Rule, Sentence, Span};
use language::position::Position;
use language::say;

/// The usual size of letters.
const SIZE: f32 = BODY;

/// Everything that painting a page needs.
#[derive(Clone, Copy)]
pub(crate) struct Painter<'a> {
    /// The names of things.
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

/// The targets of clicks on a page.
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
    pub(super) fn with(&mut self, other: Touched) {
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

    /// Words that flow over lines, with links to hexes and rules among them.
    pub(super) fn sentence(&self, ui: &mut Ui, sentence: &Sentence, size: f32, ink: Color32) -> Touched {
        self.run(ui, sentence, |text| RichText::new(text).size(size).color(ink))
    }

    /// Words dressed in that way; those without a link wrap as one label.
    pub(super) fn run(&self, ui: &mut Ui, sentence: &Sentence, dress: impl Fn(String) -> RichText) -> Touched {
        let mut touched = Touched::default();
        if !sentence.spans(self.names).iter().any(is_link) {
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
    pub(super) fn spans(
        &self,
        ui: &mut Ui,
        sentence: &Sentence,
        dress: &dyn Fn(String) -> RichText,
        touched: &mut Touched,
    ) {
        let mut words = String::new();
        for (at, span) in sentence.spans(self.names).iter().enumerate() {
            match span {
                Span::Text(text) => words.push_str(text),
                Span::Side(side) => words.push_str(self.names.side(*side)),
                Span::Pick(Pick::Hex(hex)) => {
                    flush(ui, &mut words, dress);
                    let link = ui.add(egui::Link::new(dress(self.names.hexes.printed(*hex)).underline()));
                    if link.on_hover_text(say!(MESSAGES, "window-paper-on-map")).clicked() {
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
}

/// Whether a span can be clicked.
pub(super) const fn is_link(span: &Span) -> bool {
    matches!(span, Span::Rule(_) | Span::Pick(Pick::Hex(_)))
}

/// Writes the words gathered so far.
fn flush(ui: &mut Ui, words: &mut String, dress: &dyn Fn(String) -> RichText) {
    if !words.is_empty() {
        ui.label(dress(std::mem::take(words)));
    }
}
