//! A forecast that is longer than its place is folded: the result stays above, beside the buttons, and its terms are in
//! the drawer below. A player need not scroll to decide.

use language::ask::{Names, Sentence};
use language::sheet::{Part, Sheet, SheetTable};

/// The height of a line of words, and the number of letters in one.
const LINE: f32 = 19.0;
const LETTERS: usize = 42;
/// Room for the link to the rest.
const MORE: f32 = 26.0;

/// A page that is higher than its room, in two.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Folded {
    /// The result.
    pub(super) short: Sheet,
    /// The parts left out there, or cut to their sums.
    pub(super) rest: Sheet,
}

/// A page in two, if it is higher than its room.
pub(super) fn folded(sheet: &Sheet, room: f32, names: &Names) -> Option<Folded> {
    if height(&sheet.parts, names) <= room {
        return None;
    }
    // The sums say enough; remarks can be left out.
    let mut parts: Vec<Part> = sheet
        .parts
        .iter()
        .filter(|part| !matches!(part, Part::Note(_)))
        .map(|part| match part {
            Part::Table(table) => Part::Table(summed(table)),
            other => other.clone(),
        })
        .collect();
    while parts.len() > 1 && height(&parts, names) > room - MORE {
        parts.pop();
    }
    let rest = sheet.parts.iter().filter(|part| !parts.contains(part)).cloned().collect();
    Some(Folded { short: Sheet { parts }, rest: Sheet { parts: rest } })
}

/// The sums of a table; all of it where nothing is summed up.
fn summed(table: &SheetTable) -> SheetTable {
    let strong = table.rows.iter().filter(|row| row.strong).cloned().collect::<Vec<_>>();
    let rows = if strong.is_empty() { table.rows.clone() } else { strong };
    SheetTable { rows, ..table.clone() }
}

/// The approximate height of some parts. It is reckoned and not measured, so that it is known before they are drawn.
pub(super) fn height(parts: &[Part], names: &Names) -> f32 {
    parts.iter().map(|part| part_height(part, names)).sum()
}

fn part_height(part: &Part, names: &Names) -> f32 {
    let lines = |text: &Sentence| lines(text, names);
    match part {
        Part::Heading(_) => 1.3 * LINE,
        Part::Line(text) | Part::Note(text) => lines(text),
        Part::Entry(entry) => LINE + 4.0 + if entry.note.is_empty() { 0.0 } else { LINE },
        Part::Pieces(pieces) => 46.0 * pieces.len().div_ceil(8) as f32,
        Part::Table(table) => table.rows.iter().map(|row| row.cells.first().map_or(LINE, &lines)).sum(),
        Part::Grid(grid) => (grid.rows.len() + 1) as f32 * 20.0,
        Part::Bars(bars) => {
            28.0 + bars.iter().filter(|bar| !bar.text.is_empty()).map(|bar| lines(&bar.text)).sum::<f32>()
        }
        Part::Gauge(_) | Part::Track(_) => LINE + 6.0,
    }
}

fn lines(text: &Sentence, names: &Names) -> f32 {
    let letters: usize = text.words(names).chars().count() + 6 * text.rules().count();
    LINE * letters.div_ceil(LETTERS).max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::sheet::Row;

    fn row(text: &'static str, strong: bool) -> Row {
        Row { cells: vec![Sentence::from(text), Sentence::from("3")], strong }
    }

    fn forecast() -> Sheet {
        let mut rows = vec![row("Attack", true)];
        rows.extend((0..12).map(|_| row("A battalion", false)));
        rows.push(row("Defence", true));
        let parts = vec![
            Part::Line(Sentence::from("It is so.")),
            Part::Table(SheetTable { rows, ..SheetTable::default() }),
            Part::Note(Sentence::from("A remark.")),
        ];
        Sheet { parts }
    }

    #[test]
    fn text_that_fits_is_shown_whole_and_longer_text_is_summed_up() {
        let sheet = forecast();
        assert_eq!(folded(&sheet, 1_000.0, &Names::default()), None);
        let Some(Folded { short, rest }) = folded(&sheet, 200.0, &Names::default()) else { panic!("it is too high") };
        assert_eq!(rest.parts, sheet.parts[1..], "the whole table, and the remark");
        let [Part::Line(_), Part::Table(table)] = &short.parts[..] else { panic!("{:?}", short.parts) };
        assert_eq!(table.rows.len(), 2, "both sums");
        assert!(height(&short.parts, &Names::default()) <= 200.0);
    }

    #[test]
    fn what_comes_first_stays_however_low_the_place_is() {
        let short = folded(&forecast(), 10.0, &Names::default()).map(|folded| folded.short.parts.len());
        assert_eq!(short, Some(1));
    }
}
