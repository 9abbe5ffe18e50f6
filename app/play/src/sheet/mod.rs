//! A page of words: what the window paints, a report prints and a program reads as JSON.
//!
//! It has few kinds of part, and never more than ten. What does not fit is a picture of the board, and no new kind.

mod json;
mod text;

use crate::ask::{PieceId, Sentence};

/// A page of words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Its parts, from the top.
    pub parts: Vec<Part>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// What the parts below are about.
    Heading(Sentence),
    /// A sentence, with its rules.
    Line(Sentence),
    /// Pieces in a row, as counters.
    Pieces(Vec<PieceId>),
    /// Rows of cells.
    Table(Table),
    /// Shares of a whole, one below the other.
    Bars(Vec<Bar>),
    /// Steps in a row, one of which holds.
    Track(Track),
}

/// Rows of cells. The first cell of a row is at the left, the others at the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The heads of the columns; none for a list of values.
    pub heads: Vec<Sentence>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The cells.
    pub cells: Vec<Sentence>,
    /// Whether it is a sum or a title of the rows below it.
    pub strong: bool,
}

/// A share of a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// Its short name, which fits into the bar.
    pub name: Sentence,
    /// How much of the whole.
    pub share: u32,
    /// The whole.
    pub of: u32,
    /// What it means.
    pub text: Sentence,
    /// How good it is.
    pub tone: Tone,
}

/// How good something is for whoever acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    /// The worst that can happen.
    Worst,
    /// Bad.
    Bad,
    /// Neither, or both.
    Even,
    /// Good.
    Good,
    /// The best that can happen.
    Best,
}

/// Steps in a row: the columns of a table of results, the turns of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// What it measures.
    pub name: Sentence,
    /// What is written on the steps.
    pub steps: Vec<String>,
    /// The step that holds, by number from 0.
    pub lit: Option<usize>,
    /// A step that is pointed out besides, where it would stand otherwise.
    pub framed: Option<usize>,
}

impl Sheet {
    /// A page without a word.
    pub const EMPTY: Sheet = Sheet { parts: Vec::new() };

    /// Whether there is nothing on it.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Adds a heading.
    pub fn heading(&mut self, heading: impl Into<Sentence>) {
        self.parts.push(Part::Heading(heading.into()));
    }

    /// Adds a sentence.
    pub fn line(&mut self, line: impl Into<Sentence>) {
        self.parts.push(Part::Line(line.into()));
    }

    /// Adds pieces under a sentence, if there are any.
    pub fn pieces(&mut self, line: impl Into<Sentence>, pieces: Vec<PieceId>) {
        if !pieces.is_empty() {
            self.line(line);
            self.parts.push(Part::Pieces(pieces));
        }
    }
}

impl Table {
    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = Sentence>, strong: bool) {
        self.rows.push(Row { cells: cells.into_iter().collect(), strong });
    }
}

impl Bar {
    /// Its share in hundredths, rounded.
    pub fn percent(&self) -> u32 {
        let of = u64::from(self.of.max(1));
        u32::try_from((u64::from(self.share) * 200 + of) / (2 * of)).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Names;
    use engine::case::Case;
    use serde_json::json;

    fn sheet() -> (Sheet, Names) {
        let mut sheet = Sheet::EMPTY;
        sheet.heading("The attack");
        sheet.line(Sentence::from("It must be made.").rule(Case::new(5, 1)));
        sheet.pieces("Who owes it:", vec![PieceId(0), PieceId(1)]);
        sheet.pieces("Who does not:", Vec::new());
        let mut table = Table::default();
        table.row([Sentence::from("Attack"), Sentence::from("12")], true);
        table.row([Sentence::EMPTY.piece(PieceId(0)), Sentence::from("6")], false);
        sheet.parts.push(Part::Table(table));
        let steps = ["1-1", "2-1", "3-1"].map(String::from).to_vec();
        sheet.parts.push(Part::Track(Track { name: "Column".into(), steps, lit: Some(2), framed: Some(1) }));
        let text = Sentence::from("Doc-3 retreats");
        sheet.parts.push(Part::Bars(vec![Bar { name: "Dr".into(), share: 24, of: 36, text, tone: Tone::Good }]));
        (sheet, Names { pieces: ["Leg-1", "Leg-2"].map(String::from).to_vec(), ..Names::default() })
    }

    #[test]
    fn every_part_is_printed() {
        let (sheet, names) = sheet();
        let wanted = "The attack\n\
                      It must be made. [5.1]\n\
                      Who owes it:\n  Leg-1, Leg-2\n\
                      Attack  12\n  Leg-1  6\n\
                      Column: 1-1 (2-1) [3-1]\n\
                      \x20 67 %  Dr  Doc-3 retreats\n";
        assert_eq!(sheet.plain(&names), wanted);
    }

    #[test]
    fn every_part_is_told_to_programs() {
        let (sheet, names) = sheet();
        let value = sheet.json(&names);
        let kinds: Vec<&str> = value
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|part| part.as_object().unwrap().keys())
            .map(String::as_str)
            .collect();
        assert_eq!(kinds, ["heading", "line", "line", "pieces", "table", "track", "bars"]);
        assert_eq!(value[1], json!({"line": {"text": "It must be made.", "rules": ["5.1"]}}));
        assert_eq!(value[3], json!({"pieces": ["Leg-1", "Leg-2"]}));
        assert_eq!(value[5]["track"]["lit"], json!("3-1"));
    }

    #[test]
    fn shares_are_rounded_to_the_nearest_hundredth() {
        let percent = |share, of| Bar { name: "".into(), share, of, text: "".into(), tone: Tone::Even }.percent();
        assert_eq!((percent(1, 36), percent(18, 36), percent(35, 36), percent(36, 36)), (3, 50, 97, 100));
        assert_eq!(percent(1, 0), 100);
    }
}
