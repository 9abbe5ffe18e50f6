//! A section of the book on the screen: words, lists, tables, charts, pictures.

use super::gallery::Gallery;
use crate::MESSAGES;
use crate::paper::look::{self, GREAT, SMALL, roman};
use crate::paper::palette::palette;
use crate::paper::sheet_view::{Painter, is_gap, widths};
use egui::{Align, Color32, Layout, RichText, Ui, vec2};
use language::ask::Names;
use language::guide::{Guide, GuideSection, SectionPlace, TextBlock, TextSpan, plain};
use language::say;
use language::sheet::Sheet;
use language::system::AnySystem;
use play::guide::book_of;
use std::collections::BTreeMap;

/// The target of a click on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clicked {
    /// A way to another section.
    Go(SectionPlace),
    /// The button of the guided game.
    FirstGame,
}

/// Lines longer than this tire the eye, in points.
const WIDEST: f32 = 640.0;
/// The size of the words.
const SIZE: f32 = look::LARGE;

/// Charts by their names; the engine is asked once for each.
pub(super) type Charts = BTreeMap<(&'static str, String), Option<(String, Sheet)>>;

/// The means to draw a page.
pub(super) struct Pen<'a> {
    /// The system of the book.
    pub(super) system: &'static dyn AnySystem,
    pub(super) gallery: &'a mut Gallery,
    pub(super) charts: &'a mut Charts,
    pub(super) theme: &'a str,
}

/// Draws a section.
pub(super) fn show(ui: &mut Ui, section: &GuideSection, pen: &mut Pen<'_>) -> Option<Clicked> {
    let mut clicked = None;
    let width = ui.available_width().min(WIDEST);
    ui.set_max_width(width);
    ui.label(RichText::new(&section.title).font(roman(GREAT))).heard_as_heading(&section.title);
    if !section.cases.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(look::faint(say!(MESSAGES, "window-book-rules", count = section.cases.len())).size(SMALL));
            let cases: Vec<String> = section.cases.iter().map(ToString::to_string).collect();
            ui.label(look::faint(cases.join(", ")).size(SMALL));
        });
    }
    ui.add_space(4.0);
    for (at, block) in section.blocks.iter().enumerate() {
        let found = draw(ui, block, at, width, pen);
        clicked = clicked.or(found);
        let close = matches!((block, section.blocks.get(at + 1)), (TextBlock::Item(_), Some(TextBlock::Item(_))))
            || matches!((block, section.blocks.get(at + 1)), (TextBlock::Step(..), Some(TextBlock::Step(..))));
        ui.add_space(if close { 1.0 } else { 8.0 });
    }
    clicked
}

/// Says to screen readers that a label is a heading.
trait Heading {
    fn heard_as_heading(self, text: &str);
}

impl Heading for egui::Response {
    fn heard_as_heading(self, text: &str) {
        self.ctx.accesskit_node_builder(self.id, |node| {
            node.set_role(egui::accesskit::Role::Heading);
            node.set_label(text);
        });
    }
}

fn draw(ui: &mut Ui, block: &TextBlock, at: usize, width: f32, pen: &mut Pen<'_>) -> Option<Clicked> {
    let book = book_of(pen.system);
    match block {
        TextBlock::Words(spans) => words(ui, book, spans, SIZE),
        TextBlock::Item(spans) => beside(ui, book, "\u{2022}", spans),
        TextBlock::Step(number, spans) => beside(ui, book, &format!("{number}."), spans),
        TextBlock::Aside(spans) => {
            let frame = egui::Frame::new().fill(palette().sheet).inner_margin(10).corner_radius(3);
            frame
                .show(ui, |ui| {
                    ui.set_width((width - 22.0).max(40.0));
                    words(ui, book, spans, SIZE - 0.5)
                })
                .inner
        }
        TextBlock::Table(rows) => table(ui, book, rows, width),
        TextBlock::Picture { name, caption } => {
            pen.gallery.show(ui, name, pen.theme, width);
            words(ui, book, caption, 13.0)
        }
        TextBlock::Chart(name) => {
            let chart =
                pen.charts.entry((pen.system.name(), name.clone())).or_insert_with(|| pen.system.book_chart(name));
            if let Some((title, sheet)) = chart {
                ui.push_id(at, |ui| {
                    ui.label(look::faint(title.as_str()).size(SMALL));
                    Painter { size: SIZE - 1.0, ..Painter::plain(&Names::default()) }.show(ui, sheet);
                });
            }
            None
        }
        TextBlock::FirstGame => {
            let button = look::chief(say!(MESSAGES, "window-book-start-first-game"));
            let pressed = ui.add_sized([width.min(320.0), 38.0], button).clicked();
            pressed.then_some(Clicked::FirstGame)
        }
    }
}

fn beside(ui: &mut Ui, book: &Guide, mark: &str, spans: &[TextSpan]) -> Option<Clicked> {
    const INDENT: f32 = 24.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.allocate_ui_with_layout(vec2(INDENT, SIZE), Layout::right_to_left(Align::TOP), |ui| {
            ui.add_space(7.0);
            ui.label(RichText::new(mark).size(SIZE));
        });
        ui.vertical(|ui| words(ui, book, spans, SIZE)).inner
    })
    .inner
}

/// A run of words that flows over lines, with links and cases among them.
fn words(ui: &mut Ui, book: &Guide, spans: &[TextSpan], size: f32) -> Option<Clicked> {
    // The first line is as high as the others only if they know before they begin.
    let flow = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
        ui.spacing_mut().interact_size.y = size + 3.0;
        ui.horizontal_wrapped(|ui| run(ui, book, spans, size)).inner
    };
    ui.scope(flow).inner
}

fn run(ui: &mut Ui, book: &Guide, spans: &[TextSpan], size: f32) -> Option<Clicked> {
    let mut clicked = None;
    for span in spans {
        let text = |words: &str| RichText::new(words).size(size);
        match span {
            TextSpan::Text(said) => {
                ui.label(text(said));
            }
            TextSpan::Strong(said) => {
                // The face has one weight, so strong words get another ink; blue is for links.
                ui.label(text(said).color(palette().amber));
            }
            TextSpan::Lean(said) => {
                ui.label(text(said).italics());
            }
            TextSpan::Rule(case) => {
                let words = RichText::new(case.to_string()).size(size - 3.5).color(palette().faint);
                let chip = egui::Button::new(words).small().fill(palette().sheet).stroke(egui::Stroke::NONE);
                ui.spacing_mut().button_padding = vec2(3.0, 0.0);
                let hint = say!(MESSAGES, "window-board-rule", rule = case.to_string());
                if ui.add(chip).on_hover_text(hint).clicked() {
                    clicked = book.section_of(*case).map(Clicked::Go);
                }
                ui.add_space(2.0);
            }
            TextSpan::Link { to, words } => {
                let found = book.named(to);
                let title = found.and_then(|stand| book.section(stand)).map_or("", |found| &found.title);
                let shown = if words.is_empty() { title } else { words };
                if ui.link(text(shown)).clicked() {
                    clicked = found.map(Clicked::Go);
                }
            }
        }
    }
    clicked
}

fn stripe(at: usize) -> Color32 {
    if at == 0 {
        palette().pointed
    } else if at.is_multiple_of(2) {
        palette().sheet
    } else {
        Color32::TRANSPARENT
    }
}

fn table(ui: &mut Ui, book: &Guide, rows: &[Vec<Vec<TextSpan>>], width: f32) -> Option<Clicked> {
    const PADDING: f32 = 14.0;
    let size = SIZE - 1.5;
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let long =
        |column: usize| rows.iter().filter_map(move |row| row.get(column)).map(|cell| plain(cell).chars().count());
    let longest: Vec<usize> = (0..columns).map(|column| long(column).max().unwrap_or(0)).collect();
    let wanted: Vec<f32> = longest.iter().map(|&letters| letters.max(2) as f32 * size * 0.5 + PADDING).collect();
    let font = egui::FontId::proportional(size);
    let word = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), palette().ink).size().x;
    let longest = |cell: &Vec<TextSpan>| plain(cell).split(is_gap).map(word).fold(0.0, f32::max) + PADDING;
    let least = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(longest).fold(0.0, f32::max);
    let least: Vec<f32> = (0..columns).map(least).collect();
    let widths = widths(&wanted, &least, width);
    let mut clicked = None;
    for (at, row) in rows.iter().enumerate() {
        row_frame(ui, at, |ui| {
            for (cell, wide) in row.iter().zip(&widths) {
                let found = cell_of(ui, *wide, |ui| words(ui, book, cell, size));
                clicked = clicked.or(found);
            }
        });
    }
    clicked
}

fn row_frame(ui: &mut Ui, at: usize, add: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.y = 0.0;
    egui::Frame::new().fill(stripe(at)).inner_margin(egui::Margin::symmetric(0, 3)).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            add(ui);
        });
    });
}

fn cell_of<T>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> T) -> T {
    let inner = (width - 12.0).max(12.0);
    ui.add_space(6.0);
    let done = ui.allocate_ui_with_layout(vec2(inner, 0.0), Layout::top_down(Align::LEFT), |ui| {
        ui.set_width(inner);
        add(ui)
    });
    ui.add_space(6.0);
    done.inner
}
