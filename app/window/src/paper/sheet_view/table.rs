//! Rows of cells: words at the left, numbers at the right.

use super::painter::{Painter, Touched, is_link};
use crate::paper::palette::palette;
use egui::{Align, Color32, FontId, Layout, Ui, vec2};
use language::ask::{Sentence, Span};
use language::sheet::SheetTable;

/// Room a cell leaves empty at its sides, and a row above and below.
const PADDING: f32 = 6.0;
const ABOVE: i8 = 2;
/// The room of a rule among words.
const CHIP: f32 = 42.0;
/// A column is never narrower than this.
const NARROWEST: f32 = 24.0;

pub(super) fn show(painter: &Painter<'_>, ui: &mut Ui, table: &SheetTable) -> Touched {
    let mut touched = Touched::default();
    let size = painter.size - 1.0;
    let rows = || std::iter::once(&table.heads).chain(table.rows.iter().map(|row| &row.cells));
    let columns = rows().map(Vec::len).max().unwrap_or(0);
    let room = ui.available_width();
    let longest = |column: usize| {
        let cells = rows().filter_map(|row| row.get(column));
        cells.map(|cell| wide(painter, ui, cell, size)).fold(NARROWEST, f32::max)
    };
    let wanted: Vec<f32> = (0..columns).map(longest).collect();
    let mut widths = widths(&wanted, room);
    // Numbers are at the right edge of the page.
    if let (false, Some(first)) = (table.words, widths.first().copied()) {
        let rest: f32 = widths.iter().skip(1).sum();
        if let Some(width) = widths.first_mut() {
            *width = first.max(room - rest);
        }
    }
    let whole = widths.iter().sum::<f32>().min(room);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if !table.heads.is_empty() {
            touched.with(row(painter, ui, table, &table.heads, (&widths, whole), Dress::Head));
        }
        for (at, one) in table.rows.iter().enumerate() {
            let dress = match (one.strong, at.is_multiple_of(2) && !table.heads.is_empty()) {
                (true, _) => Dress::Strong,
                (false, true) => Dress::Striped,
                (false, false) => Dress::Plain,
            };
            touched.with(row(painter, ui, table, &one.cells, (&widths, whole), dress));
        }
    });
    touched
}

/// The dress of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dress {
    Head,
    Plain,
    Striped,
    Strong,
}

fn row(
    painter: &Painter<'_>,
    ui: &mut Ui,
    table: &SheetTable,
    cells: &[Sentence],
    (widths, whole): (&[f32], f32),
    dress: Dress,
) -> Touched {
    let mut touched = Touched::default();
    let fill = match dress {
        Dress::Head | Dress::Plain => Color32::TRANSPARENT,
        Dress::Striped => palette().sheet,
        Dress::Strong => palette().pointed,
    };
    let (size, ink) =
        if dress == Dress::Head { (painter.size - 2.5, palette().faint) } else { (painter.size - 1.0, palette().ink) };
    let frame = egui::Frame::new().fill(fill).corner_radius(2).inner_margin(egui::Margin::symmetric(0, ABOVE));
    frame.show(ui, |ui| {
        ui.set_min_width(whole);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (at, (cell, width)) in cells.iter().zip(widths).enumerate() {
                let align = if at == 0 || table.words { Align::LEFT } else { Align::RIGHT };
                // The parts of a sum are indented a little.
                let part = dress == Dress::Plain && table.heads.is_empty();
                let indent = if at == 0 && !table.words && part { 2.0 * PADDING } else { PADDING };
                ui.add_space(indent);
                let inner = (width - indent - PADDING).max(12.0);
                ui.allocate_ui_with_layout(vec2(inner, 0.0), Layout::top_down(align), |ui| {
                    ui.set_width(inner);
                    touched.with(painter.sentence(ui, cell, size, ink));
                });
                ui.add_space(PADDING);
            }
        });
    });
    touched
}

/// The width a cell would like to have.
fn wide(painter: &Painter<'_>, ui: &Ui, cell: &Sentence, size: f32) -> f32 {
    let spans = cell.spans(painter.names);
    let chips = spans.iter().filter(|span| matches!(span, Span::Rule(_))).count() as f32;
    let links = if spans.iter().any(is_link) { PADDING } else { 0.0 };
    let words = spans.into_iter().filter(|span| !matches!(span, Span::Rule(_))).fold(Sentence::EMPTY, Sentence::span);
    let text = words.plain(painter.names);
    let galley = ui.painter().layout_no_wrap(text, FontId::proportional(size), palette().ink);
    galley.size().x + chips * CHIP + links + 2.0 * PADDING + 1.0
}

/// Widths of columns: what they want, or a fair share of what there is.
pub(crate) fn widths(wanted: &[f32], width: f32) -> Vec<f32> {
    let total: f32 = wanted.iter().sum();
    if total <= width {
        return wanted.to_vec();
    }
    // Narrow columns keep what they want; the wide ones share the rest.
    let fair = width / wanted.len().max(1) as f32;
    let narrow: f32 = wanted.iter().filter(|&&want| want <= fair).sum();
    let wide: f32 = wanted.iter().filter(|&&want| want > fair).sum();
    let left = (width - narrow).max(40.0);
    wanted.iter().map(|&want| if want <= fair { want } else { left * want / wide.max(1.0) }).collect()
}
