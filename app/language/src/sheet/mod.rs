//! A page of words: what the window paints, a report prints and a program reads as JSON.
//!
//! It has ten kinds of part, and never more. Content that does not fit is a picture of the board, and no new kind.

mod ends;
mod html;
mod json;
#[cfg(test)]
mod tests;
mod text;

pub use ends::End;
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
    /// The subject of the parts below.
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
    /// A level between two ends.
    Gauge(Gauge),
    /// Steps in a row, one of which holds.
    Track(Track),
}

/// Something with a name: a formation, an arrival.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetEntry {
    /// The label of the row.
    pub name: Sentence,
    /// The remarks on it, in the same line.
    pub remarks: Vec<Remark>,
    /// The note on it below, in thin ink; empty if there is none.
    pub note: Sentence,
}

/// A few words about something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The words.
    pub text: Sentence,
    /// The tone of the remark for the side it is about.
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
    /// Whether all cells are words, aligned left.
    pub words: bool,
}

/// A table to look results up in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultTable {
    /// The name of the results to look up.
    pub name: Sentence,
    /// The label of the rows: "die".
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

/// A gauge with a level between two ends: the morale of an army, the luck of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// Its short name.
    pub name: Sentence,
    /// The level, as it is written beside it.
    pub text: String,
    /// The meaning of the level, in words.
    pub told: Sentence,
    /// The level.
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
    /// The part of the whole.
    pub share: u32,
    /// The whole.
    pub of: u32,
    /// The meaning; empty where a sentence has named it with its chance.
    pub text: Sentence,
    /// The meaning of a bar without a text, for a player who points at it; empty where there is nothing to explain.
    pub hint: Sentence,
    /// The tone of the bar.
    pub tone: Tone,
}

/// The tone of something for the side that acts.
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
    /// The name of the thing it measures.
    pub name: Sentence,
    /// The labels of the steps.
    pub steps: Vec<String>,
    /// The step that holds, by number from 0.
    pub lit: Option<usize>,
    /// Another step that is pointed out: the one that would hold otherwise.
    pub framed: Option<usize>,
    /// The further words on each step, where there are any: one for each, or none at all.
    pub stops: Vec<Stop>,
}

/// The words on a step, which is a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stop {
    /// The step, in words.
    pub told: Sentence,
    /// The sky of the turn.
    pub sky: Sky,
    /// The units that arrive with it, by side and hex.
    pub comes: Vec<(Side, Hex)>,
    /// Whether a day ends with it.
    pub parts: bool,
}

/// The look of the sky.
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

    /// The same remark, struck through: it no longer holds.
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
    /// The place of a level between both ends, in thousandths.
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
