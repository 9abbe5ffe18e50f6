//! A page of words: what the window paints, a report prints and a program reads as JSON.
//!
//! It has ten kinds of part, and never more. What does not fit is a picture of the board, and no new kind.

mod ends;
mod html;
mod json;
#[cfg(test)]
mod tests;
mod text;

pub use ends::{End, lot, lots};
pub use html::escaped;

use crate::ask::pick::PieceId;
use crate::ask::sentence::Sentence;
use engine::contract::Side;
use engine::hex::Hex;
use scene::Colour;

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
    /// A remark in thin ink, which may be passed over.
    Note(Sentence),
    /// Something with a name, and what is said of it in a few words.
    Entry(SheetEntry),
    /// Pieces in a row, as counters.
    Pieces(Vec<PieceId>),
    /// Rows of cells.
    Table(SheetTable),
    /// A table to look results up in: short words in coloured cells.
    Grid(ResultTable),
    /// Shares of a whole, one below the other.
    Bars(Vec<Bar>),
    /// How high something stands between two ends.
    Gauge(Gauge),
    /// Steps in a row, one of which holds.
    Track(Track),
}

/// Something with a name: a formation, an arrival.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetEntry {
    /// What it is called.
    pub name: Sentence,
    /// What is said of it, in the same line.
    pub remarks: Vec<Remark>,
    /// What is said of it below, in thin ink; empty if nothing is.
    pub note: Sentence,
}

/// A few words about something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The words.
    pub text: Sentence,
    /// How good that is for whom it is about.
    pub tone: Tone,
    /// Whether it no longer holds, and is struck through.
    pub struck: bool,
}

/// Rows of cells. The first cell of a row is at the left, the others at the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTable {
    /// The heads of the columns; none for a list of values.
    pub heads: Vec<Sentence>,
    /// The rows.
    pub rows: Vec<Row>,
    /// Whether all cells are words, and stand at the left.
    pub words: bool,
}

/// A table to look results up in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultTable {
    /// What is looked up.
    pub name: Sentence,
    /// What the names of the rows are: "die".
    pub corner: String,
    /// The names of the columns.
    pub heads: Vec<String>,
    /// The rows: a name, and a cell for each column with how good it is.
    pub rows: Vec<(String, Vec<(String, Tone)>)>,
    /// The column that holds, by number from 0.
    pub lit: Option<usize>,
    /// A cell that is pointed out: its row and column.
    pub framed: Option<(usize, usize)>,
}

/// How high something stands: the morale of an army, the luck of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// Its short name.
    pub name: Sentence,
    /// Where it stands, as it is written beside it.
    pub text: String,
    /// What it means, in words.
    pub told: Sentence,
    /// Where it stands.
    pub level: i64,
    /// Both ends. If they lie on both sides of 0, it is drawn from there.
    pub ends: [i64; 2],
    /// A level that is pointed out: where it began.
    pub tick: Option<i64>,
    /// The colour of whom it is about; by its sign without one.
    pub coat: Option<Colour>,
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
    /// What it means; empty where a sentence has said it with its chance.
    pub text: Sentence,
    /// What a bar without a text means, for a player who points at it; empty where there is nothing to explain.
    pub hint: Sentence,
    /// How good it is.
    pub tone: Tone,
}

/// How good something is for the side that acts.
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    /// What it measures.
    pub name: Sentence,
    /// What is written on the steps.
    pub steps: Vec<String>,
    /// The step that holds, by number from 0.
    pub lit: Option<usize>,
    /// A step that is pointed out besides, where it would stand otherwise.
    pub framed: Option<usize>,
    /// What is said of each step besides, where more is to be said: one for each, or none at all.
    pub stops: Vec<Stop>,
}

/// What is said of a step: of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    /// What it is, in words.
    pub told: Sentence,
    /// What its sky is like.
    pub sky: Sky,
    /// Who comes with it, and where.
    pub comes: Vec<(Side, Hex)>,
    /// Whether a day ends with it.
    pub parts: bool,
}

/// What the sky is like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sky {
    /// Day, and dry.
    #[default]
    Day,
    /// Night.
    Night,
    /// Rain by day.
    Rain,
    /// Snow by day.
    Snow,
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

    /// Adds a remark in thin ink.
    pub fn note(&mut self, note: impl Into<Sentence>) {
        self.parts.push(Part::Note(note.into()));
    }

    /// Adds something with a name.
    pub fn entry(&mut self, name: impl Into<Sentence>, remarks: Vec<Remark>, note: impl Into<Sentence>) {
        self.parts.push(Part::Entry(SheetEntry { name: name.into(), remarks, note: note.into() }));
    }

    /// Adds pieces under a sentence, if there are any.
    pub fn pieces(&mut self, line: impl Into<Sentence>, pieces: Vec<PieceId>) {
        if !pieces.is_empty() {
            self.line(line);
            self.parts.push(Part::Pieces(pieces));
        }
    }
}

impl Remark {
    /// A few words that hold.
    pub fn new(text: impl Into<Sentence>, tone: Tone) -> Remark {
        Remark { text: text.into(), tone, struck: false }
    }

    /// The same, but it no longer holds.
    #[must_use]
    pub fn struck(self) -> Remark {
        Remark { struck: true, ..self }
    }
}

impl SheetTable {
    /// A table of words under these heads.
    pub fn of_words(heads: impl IntoIterator<Item = Sentence>) -> SheetTable {
        SheetTable { heads: heads.into_iter().collect(), words: true, ..SheetTable::default() }
    }

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

impl Gauge {
    /// Where a level lies between both ends, in thousandths.
    pub fn thousandths(&self, level: i64) -> i64 {
        let [low, high] = self.ends;
        let span = high.saturating_sub(low).max(1);
        (level.saturating_sub(low).saturating_mul(1000) / span).clamp(0, 1000)
    }
}

impl Sky {
    /// Its name; nothing for a day like any other.
    pub const fn name(self) -> &'static str {
        match self {
            Sky::Day => "",
            Sky::Night => "night",
            Sky::Rain => "rain",
            Sky::Snow => "snow",
        }
    }
}
