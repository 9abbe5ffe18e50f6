//! A page as plain text: for a terminal, a screen reader and tests.

use super::{Part, Sheet, Table, Track};
use crate::ask::{Names, Pick};
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
            Part::Heading(sentence) | Part::Line(sentence) => writeln!(text, "{}", sentence.plain(names)),
            Part::Pieces(pieces) => {
                let names: Vec<String> = pieces.iter().map(|&piece| names.pick(Pick::Piece(piece))).collect();
                writeln!(text, "  {}", names.join(", "))
            }
            Part::Table(table) => table.write(names, text),
            Part::Bars(bars) => bars.iter().try_for_each(|bar| {
                let (name, means) = (bar.name.plain(names), bar.text.plain(names));
                writeln!(text, "{:>4} %  {name}  {means}", bar.percent())
            }),
            Part::Track(track) => writeln!(text, "{}: {}", track.name.plain(names), track.steps_written()),
        }
    }
}

impl Table {
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
