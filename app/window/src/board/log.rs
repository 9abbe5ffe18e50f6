//! What happened, in sentences that know their hex, their rules and their roll.

use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Hexes, Names, Pick, Sentence};
use language::happening::{Happening, Kind, Stress, Written, hexes_in, written};
use scene::Map;
use std::ops::Range;

/// One sentence.
#[derive(Clone, Debug)]
pub(crate) struct LogRow {
    pub(crate) text: String,
    /// The hexes it names, by the bytes of their numbers.
    pub(super) hexes: Vec<(Range<usize>, Hex)>,
    /// Somebody wrote it, or another machine: which hexes it names its map says.
    pub(super) spoken: bool,
    /// The rule cases behind it.
    pub(super) cases: Vec<Rule>,
    /// Where it happened.
    pub(crate) hex: Option<Hex>,
    /// Whether it opens a phase.
    pub(super) heading: bool,
    /// The face of a die it tells of.
    pub(super) die: Option<u16>,
    /// The roll that die was, by its place among the rolls of the match.
    pub(crate) roll: Option<usize>,
    pub(super) kind: Kind,
    pub(super) stress: Stress,
    /// Whether it is about the players and not about the battle.
    pub(super) word: bool,
    /// Whether it was taken back, and no longer stands.
    pub(crate) struck: bool,
}

/// The sentence of something that happened; `place` is where the fight under way is, for what does not say.
pub(super) fn line(names: &Names, happening: &Happening, place: Option<Hex>) -> LogRow {
    LogRow {
        cases: happening.rules.clone(),
        hex: happening.at.or(place),
        heading: happening.kind == Kind::Phase,
        die: happening.throw().and_then(|throw| throw.faces.first().copied()),
        kind: happening.kind,
        stress: happening.stress,
        word: false,
        ..said(&happening.text, names)
    }
}

/// A sentence that is not about the battle: what players say, what is refused, what became of the connection.
pub(crate) fn word(text: String) -> LogRow {
    LogRow { spoken: true, ..said(&Sentence::from(text), &Names::default()) }
}

/// A sentence about the record, in which no number is a hex.
pub(crate) fn remark(text: String) -> LogRow {
    said(&Sentence::from(text), &Names::default())
}

fn said(sentence: &Sentence, names: &Names) -> LogRow {
    let Written { text, picks } = written(sentence, names);
    LogRow {
        text,
        hexes: picks.into_iter().filter_map(hex).collect(),
        spoken: false,
        cases: Vec::new(),
        hex: None,
        heading: false,
        die: None,
        roll: None,
        kind: Kind::Other,
        stress: Stress::Plain,
        word: true,
        struck: false,
    }
}

impl LogRow {
    /// The hexes it names on this map, by the bytes of their numbers.
    pub(super) fn hexes(&self, board: &Map) -> Vec<(Range<usize>, Hex)> {
        if self.spoken {
            return hexes_in(&self.text, &Hexes::new(board.grid, board.numbering.clone()));
        }
        self.hexes.clone()
    }
}

fn hex((range, pick): (Range<usize>, Pick)) -> Option<(Range<usize>, Hex)> {
    Some((range, pick.hex()?))
}
