//! A page of words as it is painted: headings, sentences with their rules, counters in a row, tables, bars and tracks.

use super::look;
use egui::{Align2, Color32, FontId, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use play::ask::{Names, PieceId, Rule, Sentence};
use play::sheet::{Bar, Part, Row, Sheet, Table, Tone, Track};

/// What a page is painted with.
pub(super) struct Pens<'a> {
    /// What everything is called.
    pub(super) names: &'a Names,
    /// Draws a piece as a counter.
    pub(super) counter: &'a dyn Fn(&mut Ui, PieceId) -> Response,
}

/// What was clicked on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clicked {
    /// A piece.
    Piece(PieceId),
    /// A rule somebody wants to read.
    Rule(Rule),
}

/// How wide the values of a table are.
const VALUE: f32 = 34.0;
/// A bar wider than this has room for its chance beside its name.
const ROOMY: f32 = 62.0;

/// Paints a page. What was clicked on it.
pub(super) fn show(ui: &mut Ui, sheet: &Sheet, pens: &Pens<'_>) -> Option<Clicked> {
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 16.0;
        ui.spacing_mut().item_spacing.y = 1.0;
        for part in &sheet.parts {
            clicked = paint(ui, part, pens).or(clicked);
        }
    });
    clicked
}

fn paint(ui: &mut Ui, part: &Part, pens: &Pens<'_>) -> Option<Clicked> {
    match part {
        Part::Heading(text) => words(ui, text, pens, |text| RichText::new(text).strong()),
        Part::Line(text) => words(ui, text, pens, |text| RichText::new(text).size(13.5)),
        Part::Pieces(pieces) => counters(ui, pieces, pens),
        Part::Table(rows) => table(ui, rows, pens),
        Part::Bars(all) => {
            bars(ui, all, pens);
            None
        }
        Part::Track(steps) => {
            track(ui, steps, pens);
            None
        }
    }
}

/// A sentence, and a chip for each of its rules.
fn words(ui: &mut Ui, text: &Sentence, pens: &Pens<'_>, dress: impl Fn(String) -> RichText) -> Option<Clicked> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(dress(text.words(pens.names)));
        for rule in text.rules() {
            look::case_chip(ui, rule, &mut wanted);
        }
    });
    ui.add_space(2.0);
    wanted.map(Clicked::Rule)
}

fn counters(ui: &mut Ui, pieces: &[PieceId], pens: &Pens<'_>) -> Option<Clicked> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        for &piece in pieces {
            if (pens.counter)(ui, piece).clicked() {
                clicked = Some(Clicked::Piece(piece));
            }
        }
    });
    ui.add_space(3.0);
    clicked
}

fn table(ui: &mut Ui, table: &Table, pens: &Pens<'_>) -> Option<Clicked> {
    let mut clicked = None;
    if !table.heads.is_empty() {
        let heads = Row { cells: table.heads.clone(), strong: true };
        clicked = row(ui, &heads, pens);
    }
    for one in &table.rows {
        clicked = row(ui, one, pens).or(clicked);
    }
    ui.add_space(2.0);
    clicked
}

/// What is said at the left with its rules, and its values at the right. Sums stand on a darker band, what they are made
/// of is set in.
fn row(ui: &mut Ui, row: &Row, pens: &Pens<'_>) -> Option<Clicked> {
    let mut wanted = None;
    let text = |text: String| RichText::new(text).size(if row.strong { 14.5 } else { 13.0 });
    let (fill, indent) = if row.strong { (look::SHEET, 5) } else { (Color32::TRANSPARENT, 13) };
    let margin = egui::Margin { left: indent, right: 5, top: 1, bottom: 1 };
    let Some((first, values)) = row.cells.split_first() else { return None };
    egui::Frame::new().fill(fill).corner_radius(2).inner_margin(margin).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let width = (ui.available_width() - VALUE * values.len() as f32).max(60.0);
            let layout = egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true);
            ui.allocate_ui_with_layout(vec2(width, 16.0), layout, |ui| {
                ui.set_min_width(width);
                ui.label(text(first.words(pens.names)));
                for rule in first.rules() {
                    look::case_chip(ui, rule, &mut wanted);
                }
            });
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
                for value in values.iter().rev() {
                    ui.label(text(value.words(pens.names)));
                }
            });
        });
    });
    wanted.map(Clicked::Rule)
}

/// Steps in a row, with the one that holds lit and the other one framed.
fn track(ui: &mut Ui, track: &Track, pens: &Pens<'_>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    let step = |at: Option<usize>| at.and_then(|at| track.steps.get(at)).map_or("none", String::as_str);
    let mut told = format!("{} {}", track.name.words(pens.names), step(track.lit));
    if track.framed.is_some() && track.framed != track.lit {
        told.push_str(&format!(", otherwise {}", step(track.framed)));
    }
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &told));
    let width = rect.width() / track.steps.len().max(1) as f32;
    for (place, text) in track.steps.iter().enumerate() {
        let min = rect.min + vec2(place as f32 * width, 0.0);
        let cell = Rect::from_min_size(min, vec2(width - 2.0, rect.height()));
        let lit = track.lit == Some(place);
        if lit {
            ui.painter().rect_filled(cell, 2.0, look::BLUE);
        } else if track.framed == Some(place) {
            ui.painter().rect_stroke(cell, 2.0, Stroke::new(1.0, look::BLUE), StrokeKind::Inside);
        }
        let ink = if lit { Color32::WHITE } else { look::FAINT };
        ui.painter().text(cell.center(), Align2::CENTER_CENTER, text, FontId::proportional(12.0), ink);
    }
    response.on_hover_text(told);
    ui.add_space(3.0);
}

/// One bar for all shares, and a line for each with what it means.
fn bars(ui: &mut Ui, bars: &[Bar], pens: &Pens<'_>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let name = |bar: &Bar| bar.name.words(pens.names);
    let line = |bar: &Bar| format!("{} %: {}", bar.percent(), bar.text.words(pens.names));
    let told: Vec<String> = bars.iter().map(|bar| format!("{} {}", name(bar), line(bar))).collect();
    let whole = format!("Chances: {}", told.join(". "));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &whole));
    let mut x = rect.left();
    for bar in bars {
        let width = rect.width() * bar.share as f32 / bar.of.max(1) as f32;
        let part = Rect::from_min_max(pos2(x, rect.top()), pos2(x + width - 1.0, rect.bottom()));
        x += width;
        ui.painter().rect_filled(part, 2.0, tint(bar.tone));
        let text = if width > ROOMY { format!("{} {} %", name(bar), bar.percent()) } else { name(bar) };
        ui.painter().text(part.center(), Align2::CENTER_CENTER, text, FontId::proportional(12.5), look::INK);
    }
    response.on_hover_text(told.join("\n"));
    ui.add_space(2.0);
    for bar in bars {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (key, _) = ui.allocate_exact_size(vec2(26.0, 16.0), Sense::hover());
            ui.painter().rect_filled(key, 2.0, tint(bar.tone));
            ui.painter().text(key.center(), Align2::CENTER_CENTER, name(bar), FontId::proportional(12.5), look::INK);
            // The worst is not to be overlooked: what is lost is as dark as what is done.
            ui.add(egui::Label::new(RichText::new(line(bar)).size(12.5)).wrap());
        });
    }
    ui.add_space(3.0);
}

/// What a share is tinted with, by how good it is for whoever acts.
pub(super) const fn tint(tone: Tone) -> Color32 {
    match tone {
        Tone::Worst => Color32::from_rgb(0xd9, 0x9a, 0x8c),
        Tone::Bad => Color32::from_rgb(0xee, 0xd3, 0xc6),
        Tone::Even => Color32::from_rgb(0xe3, 0xd9, 0xa6),
        Tone::Good => Color32::from_rgb(0xcf, 0xdc, 0xe6),
        Tone::Best => Color32::from_rgb(0x94, 0xb4, 0xce),
    }
}
