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
    let room = ui.available_width();
    // Letters are smaller where a word would be broken.
    let sizes = SMALLER.map(|less| painter.size - less);
    let measured = |size: f32| Measured::of(painter, ui, table, size, room);
    let found = sizes.into_iter().map(measured).find(|one| one.fits(room));
    let Measured { wanted, least, size } =
        found.unwrap_or_else(|| measured(sizes.last().copied().unwrap_or(painter.size)));
    let painter = &Painter { size: size + 1.0, ..*painter };
    let mut widths = widths(&wanted, &least, room);
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

/// Points by which a table's letters are smaller than a page's: with room enough, with less, and with little.
const SMALLER: [f32; 3] = [1.0, 2.5, 4.0];

/// The columns of a table in letters of some size: what they would like to have, and what their longest words need.
struct Measured {
    wanted: Vec<f32>,
    least: Vec<f32>,
    size: f32,
}

impl Measured {
    fn of(painter: &Painter<'_>, ui: &Ui, table: &SheetTable, size: f32, room: f32) -> Measured {
        let rows = || std::iter::once(&table.heads).chain(table.rows.iter().map(|row| &row.cells));
        let columns = rows().map(Vec::len).max().unwrap_or(0);
        let widest = |wide: fn(&Painter<'_>, &Ui, &Sentence, f32) -> f32| {
            let column = |column: usize| rows().filter_map(move |row| row.get(column));
            let widest = |at| column(at).map(|cell| wide(painter, ui, cell, size)).fold(NARROWEST, f32::max);
            (0..columns).map(widest).collect()
        };
        let wanted: Vec<f32> = widest(wide);
        // Where there is room for everything no word needs to be looked at.
        let least = if wanted.iter().sum::<f32>() <= room { wanted.clone() } else { widest(longest_word) };
        Measured { wanted, least, size }
    }

    /// Whether no word is broken in this room.
    fn fits(&self, room: f32) -> bool {
        self.least.iter().zip(&self.wanted).map(|(least, want)| least.min(*want)).sum::<f32>() <= room
    }
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

/// The width that a cell needs so that no word of it is broken.
fn longest_word(painter: &Painter<'_>, ui: &Ui, cell: &Sentence, size: f32) -> f32 {
    let (text, font) = (cell.plain(painter.names), FontId::proportional(size));
    let word = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), palette().ink).size().x;
    let longest = text.split(is_gap).map(word).fold(0.0, f32::max);
    let chips = if cell.rules().next().is_some() { CHIP } else { 0.0 };
    longest.max(chips) + 2.0 * PADDING + 1.0
}

/// Whether a line may be broken after this letter: not after a space that keeps a number with its unit.
pub(crate) const fn is_gap(letter: char) -> bool {
    matches!(letter, ' ' | '-' | '\n')
}

/// Widths of columns: what they want, or else what their longest words need and a share of the rest.
pub(crate) fn widths(wanted: &[f32], least: &[f32], width: f32) -> Vec<f32> {
    let total: f32 = wanted.iter().sum();
    if total <= width {
        return wanted.to_vec();
    }
    // Narrow columns keep what they want; the wide ones share the rest.
    let fair = width / wanted.len().max(1) as f32;
    let narrow: f32 = wanted.iter().filter(|&&want| want <= fair).sum();
    let wide: f32 = wanted.iter().filter(|&&want| want > fair).sum();
    let left = (width - narrow).max(40.0);
    let shared = wanted.iter().map(|&want| if want <= fair { want } else { left * want / wide.max(1.0) });
    let shared: Vec<f32> = shared.collect();
    let least: Vec<f32> = wanted.iter().zip(least).map(|(want, least)| least.min(*want)).collect();
    let rest = width - least.iter().sum::<f32>();
    if rest < 0.0 || shared.iter().zip(&least).all(|(shared, least)| shared >= least) {
        return shared;
    }
    // A word would be broken: each column has what its longest word needs first.
    let more = total - least.iter().sum::<f32>();
    let share = |(want, least): (&f32, &f32)| least + (want - least) * rest / more.max(1.0);
    wanted.iter().zip(&least).map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::widths;

    #[test]
    fn a_column_has_room_for_its_longest_word_and_longer_ones_share_the_rest() {
        assert_eq!(widths(&[100.0, 50.0], &[40.0, 30.0], 200.0), [100.0, 50.0], "there is room");
        let tight = widths(&[300.0, 120.0, 40.0], &[60.0, 90.0, 40.0], 300.0);
        assert!(tight[1] >= 90.0 && tight[2] >= 40.0 && tight[0] > 100.0, "{tight:?}");
        assert!((tight.iter().sum::<f32>() - 300.0).abs() < 0.1, "{tight:?}");
        let crowded = widths(&[300.0, 120.0, 40.0], &[160.0, 90.0, 40.0], 200.0);
        assert!(crowded[2] >= 39.9 && crowded.iter().sum::<f32>() <= 200.1, "{crowded:?}");
    }
}
