//! A page as plain text: for a terminal, a screen reader and tests.

use super::{Part, ResultTable, Sheet, SheetEntry, SheetTable, Track};
use crate::ask::names::Names;
use crate::ask::pick::Pick;
use crate::tongue::headed;
use std::fmt::Write as _;

impl Sheet {
    /// The page as lines of text.
    pub fn plain(&self, names: &Names) -> String {
        let mut text = String::new();
        for part in &self.parts {
            // Writing to a string cannot fail.
            let _ = part.write(names, &mut text);
        }
        text
    }
}

impl Part {
    fn write(&self, names: &Names, text: &mut String) -> std::fmt::Result {
        match self {
            Part::Heading(sentence) | Part::Line(sentence) | Part::Note(sentence) => {
                writeln!(text, "{}", sentence.plain(names))
            }
            Part::Entry(entry) => entry.write(names, text),
            Part::Grid(grid) => grid.write(names, text),
            Part::Gauge(gauge) => writeln!(text, "{}", gauge.told.plain(names)),
            Part::Pieces(pieces) => {
                let names: Vec<String> = pieces.iter().map(|&piece| names.pick(Pick::Piece(piece))).collect();
                writeln!(text, "  {}", names.join(", "))
            }
            Part::Table(table) => table.write(names, text),
            Part::Bars(bars) => bars.iter().filter(|bar| !bar.text.is_empty()).try_for_each(|bar| {
                let (name, means) = (bar.name.plain(names), bar.text.plain(names));
                writeln!(text, "{:>4}\u{a0}%  {name}  {means}", bar.percent())
            }),
            Part::Track(track) => {
                writeln!(text, "{}", headed(&track.name.plain(names), &track.steps_written()))?;
                track.stops.iter().try_for_each(|stop| writeln!(text, "  {}", stop.told.plain(names)))
            }
        }
    }
}

impl SheetEntry {
    fn write(&self, names: &Names, text: &mut String) -> std::fmt::Result {
        let holds = self.remarks.iter().filter(|remark| !remark.struck);
        let words: Vec<String> =
            std::iter::once(&self.name).chain(holds.map(|remark| &remark.text)).map(|one| one.plain(names)).collect();
        writeln!(text, "{}", words.join(", "))?;
        if self.note.is_empty() { Ok(()) } else { writeln!(text, "  {}", self.note.plain(names)) }
    }
}

impl ResultTable {
    /// The column that holds and the cell that is pointed out are in brackets.
    fn write(&self, names: &Names, text: &mut String) -> std::fmt::Result {
        writeln!(text, "{}", self.name.plain(names))?;
        let cell = |at: usize, word: &str, row: Option<usize>| {
            let framed = row.is_some_and(|row| self.framed == Some((row, at)));
            match (self.lit == Some(at), framed) {
                (_, true) => format!("({word})"),
                (true, false) => format!("[{word}]"),
                (false, false) => word.to_owned(),
            }
        };
        let heads: Vec<String> = self.heads.iter().enumerate().map(|(at, head)| cell(at, head, None)).collect();
        writeln!(text, "  {}  {}", self.corner, heads.join("  "))?;
        for (number, (name, cells)) in self.rows.iter().enumerate() {
            let cells: Vec<String> =
                cells.iter().enumerate().map(|(at, (word, _))| cell(at, word, Some(number))).collect();
            writeln!(text, "  {name}  {}", cells.join("  "))?;
        }
        Ok(())
    }
}

impl SheetTable {
    fn write(&self, names: &Names, text: &mut String) -> std::fmt::Result {
        let line = |cells: &[crate::ask::Sentence]| -> String {
            let cells: Vec<String> = cells.iter().map(|cell| cell.plain(names)).collect();
            cells.join("  ")
        };
        if !self.heads.is_empty() {
            writeln!(text, "{}", line(&self.heads))?;
        }
        self.rows.iter().try_for_each(|row| {
            let indent = if row.strong { "" } else { "  " };
            writeln!(text, "{indent}{}", line(&row.cells))
        })
    }
}

impl Track {
    /// The steps in a row, the one that holds in brackets.
    fn steps_written(&self) -> String {
        let written = |(at, step): (usize, &String)| match at {
            at if self.lit == Some(at) => format!("[{step}]"),
            at if self.framed == Some(at) => format!("({step})"),
            _ => step.clone(),
        };
        let steps: Vec<String> = self.steps.iter().enumerate().map(written).collect();
        steps.join(" ")
    }
}
