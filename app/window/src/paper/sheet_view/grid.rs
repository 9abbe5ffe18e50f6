//! A table to look results up in, its live column lit.

use super::bars::tint;
use super::painter::Painter;
use crate::MESSAGES;
use crate::paper::look::DETAIL;
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use language::say;
use language::sheet::{ResultTable, Tone};
use language::tongue::{Argument, Joiner};
use std::ops::Range;

const ROW: f32 = 25.0;
/// The narrowest and the widest column.
const COLUMN: [f32; 2] = [24.0, 48.0];
/// Room around the names of rows.
const PADDING: f32 = 14.0;

/// The size of the letters of a cell and of a head, and what is free beside them.
const CELL: f32 = 12.5;
const HEAD: f32 = 12.0;
const BESIDE: f32 = 5.0;

/// The height of a head beside its words.
const KEY: f32 = 17.0;

/// The whole table; where it is wider than its place, in several parts below each other.
pub(super) fn show(painter: &Painter<'_>, ui: &mut Ui, grid: &ResultTable) {
    let wide = |text: &str, size: f32| {
        ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), palette().ink).size().x
    };
    let names = grid.rows.iter().map(|(name, _)| name.as_str()).chain([grid.corner.as_str()]);
    let first = names.map(|name| wide(name, DETAIL) + PADDING).fold(COLUMN[0], f32::max);
    let least = grid.heads.iter().map(|head| wide(head, HEAD) + BESIDE).fold(COLUMN[0], f32::max).min(COLUMN[1]);
    let mut cells = grid.rows.iter().flat_map(|(_, cells)| cells);
    if cells.any(|(text, _)| wide(text, CELL) > COLUMN[1]) {
        return show_words(painter, ui, grid);
    }
    for part in parts(grid.heads.len(), ui.available_width() - first, least) {
        show_part(painter, ui, grid, first, least, part);
    }
}

/// The columns of each part, as even as can be, where a column has at least that width.
fn parts(columns: usize, room: f32, least: f32) -> Vec<Range<usize>> {
    let most = ((room / least).floor() as usize).max(1);
    let each = columns.div_ceil(columns.div_ceil(most).max(1)).max(1);
    (0..columns).step_by(each).map(|from| from..(from + each).min(columns)).collect()
}

fn show_part(painter: &Painter<'_>, ui: &mut Ui, grid: &ResultTable, first: f32, least: f32, part: Range<usize>) {
    let columns = part.len().max(1) as f32;
    let width = ((ui.available_width() - first) / columns).clamp(least, COLUMN[1]);
    let size = vec2(first + width * columns, ROW * (grid.rows.len() as f32 + 1.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let told = spoken(painter, grid);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Table, true, &told));
    let at = |column: usize, row: usize| {
        let left = if column == 0 { 0.0 } else { first + (column - 1) as f32 * width };
        let wide = if column == 0 { first } else { width };
        Rect::from_min_size(rect.min + vec2(left, row as f32 * ROW), vec2(wide - 1.0, ROW - 1.0))
    };
    let brush = ui.painter();
    let write = |at: Rect, text: &str, size: f32, colour: Color32| {
        brush.text(at.center(), Align2::CENTER_CENTER, text, FontId::proportional(size), colour);
    };
    write(at(0, 0), &grid.corner, 11.0, palette().faint);
    for (row, (name, cells)) in grid.rows.iter().enumerate() {
        write(at(0, row + 1), name, 13.0, palette().ink);
        for (column, (text, tone)) in cells.iter().enumerate().skip(part.start).take(part.len()) {
            let cell = at(column - part.start + 1, row + 1);
            let dim = if grid.lit.is_none() || grid.lit == Some(column) { 0.0 } else { 0.55 };
            brush.rect_filled(cell, 1.0, tint(*tone).lerp_to_gamma(palette().paper, dim));
            write(cell, text, CELL, if dim > 0.0 { palette().faint } else { palette().ink });
            if grid.framed == Some((row, column)) {
                brush.rect_stroke(cell, 2.0, Stroke::new(2.5, palette().red), StrokeKind::Inside);
            }
        }
    }
    for (column, name) in grid.heads.iter().enumerate().skip(part.start).take(part.len()) {
        let head = at(column - part.start + 1, 0);
        let lit = grid.lit == Some(column);
        if lit {
            brush.rect_filled(head, 2.0, palette().chief);
            let whole = Rect::from_min_max(head.min, pos2(head.right(), rect.bottom() - 1.0));
            brush.rect_stroke(whole, 2.0, Stroke::new(2.0, palette().blue), StrokeKind::Outside);
        }
        write(head, name, HEAD, if lit { palette().on_chief } else { palette().ink });
    }
    response.on_hover_text(RichText::new(told));
}

/// A table whose cells are words: below the name of each row the heads of its columns, each with its words. Columns that lie
/// beside each other and say the same are told once.
fn show_words(painter: &Painter<'_>, ui: &mut Ui, grid: &ResultTable) {
    for (row, (name, cells)) in grid.rows.iter().enumerate() {
        ui.add_space(4.0);
        ui.add(egui::Label::new(RichText::new(name).size(painter.size).strong()).wrap());
        for columns in told_once(cells) {
            let Some((text, tone)) = cells.get(columns.start) else { continue };
            let heads: Vec<&str> =
                grid.heads.iter().map(String::as_str).take(columns.end).skip(columns.start).collect();
            let heads = heads.join(" ");
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let head = ui.painter().layout_no_wrap(heads, FontId::proportional(HEAD), palette().ink);
                let size = vec2((head.size().x + 2.0 * BESIDE).max(COLUMN[1]), KEY);
                let (key, _) = ui.allocate_exact_size(size, Sense::hover());
                ui.painter().rect_filled(key, 2.0, tint(*tone));
                let lit = grid.lit.is_some_and(|lit| columns.contains(&lit));
                let framed = grid.framed.is_some_and(|(at, column)| at == row && columns.contains(&column));
                let edge = if framed { palette().red } else { palette().blue };
                if lit || framed {
                    ui.painter().rect_stroke(key, 2.0, Stroke::new(2.0, edge), StrokeKind::Inside);
                }
                ui.painter().galley(key.center() - head.size() / 2.0, head, palette().ink);
                ui.add(egui::Label::new(RichText::new(text).size(painter.size - 2.0)).wrap());
            });
        }
    }
}

/// The columns of a row, those together that lie beside each other and say the same.
fn told_once(cells: &[(String, Tone)]) -> Vec<Range<usize>> {
    let mut all: Vec<Range<usize>> = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        match all.last_mut().filter(|last| cells.get(last.start) == Some(cell)) {
            Some(last) => last.end = at + 1,
            None => all.push(at..at + 1),
        }
    }
    all
}

/// Its name, and the column that holds.
fn spoken(painter: &Painter<'_>, grid: &ResultTable) -> String {
    let name = grid.name.plain(painter.names);
    let Some((lit, head)) = grid.lit.and_then(|lit| Some((lit, grid.heads.get(lit)?))) else { return name };
    let cells = grid.rows.iter().filter_map(|(row, cells)| Some(format!("{row} {}", cells.get(lit)?.0)));
    let cells = Argument::joined(cells, Joiner::Comma);
    say!(MESSAGES, "window-paper-grid-column", name = name, column = head.to_string(), cells = cells)
}

#[cfg(test)]
mod tests {
    use super::{parts, told_once};
    use language::sheet::Tone;

    #[test]
    fn columns_that_say_the_same_are_told_once() {
        let cells = ["routs", "routs", "surrenders", "routs"].map(|text| (text.to_owned(), Tone::Good));
        assert_eq!(told_once(&cells), [0..2, 2..3, 3..4]);
    }

    #[test]
    fn a_table_that_is_wider_than_its_place_is_split_in_even_parts() {
        let ends = |columns, room| parts(columns, room, 30.0).iter().map(|part| part.end).collect::<Vec<_>>();
        assert_eq!(ends(10, 300.0), [10]);
        assert_eq!(ends(17, 290.0), [9, 17]);
        assert_eq!(ends(17, 100.0), [3, 6, 9, 12, 15, 17]);
        assert_eq!(ends(3, 1.0), [1, 2, 3], "a column has its width in any place");
        assert!(ends(0, 100.0).is_empty());
    }
}
