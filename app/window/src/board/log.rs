//! What happened, in sentences that know their hex, their rules and their roll.

use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Hexes, Names, Pick, PieceId, Sentence};
use language::happening::{Act, Gait, Happening, Kind, Stress, Written, hexes_in, written};
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
    /// The march it tells of, if it tells of nothing else.
    march: Option<March>,
    /// Whether the next sentence tells the same march to its end, so that this one is not shown.
    pub(super) goes_on: bool,
}

/// Units that march together, from one hex to another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct March {
    pieces: Vec<PieceId>,
    from: Hex,
    to: Hex,
}

impl March {
    /// The march that something is; nothing if more happened, or units went different ways.
    fn of(happening: &Happening) -> Option<March> {
        let mut march: Option<March> = None;
        for act in &happening.acts {
            let Act::Go { piece, path, enters: false, gait: Gait::March, .. } = act else { return None };
            let ([from, .., to], true) = (path.as_slice(), happening.kind == Kind::Move) else { return None };
            let one = march.get_or_insert_with(|| March { pieces: Vec::new(), from: *from, to: *to });
            if (one.from, one.to) != (*from, *to) {
                return None;
            }
            one.pieces.push(*piece);
        }
        march
    }

    fn sentence(&self) -> Sentence {
        let word = if self.pieces.len() == 1 { " moves from " } else { " move from " };
        let units = Sentence::EMPTY.list(self.pieces.iter().map(|piece| Pick::Piece(*piece)), "and");
        units.text(word).hex(self.from).text(" to ").hex(self.to).text(".")
    }
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
        march: March::of(happening),
        ..said(&happening.text, names)
    }
}

/// Two steps of one march are one sentence: the later row tells all of it, and the earlier one is not shown.
pub(super) fn join(names: &Names, before: &mut LogRow, row: LogRow) -> LogRow {
    let (Some(first), Some(then)) = (&before.march, &row.march) else { return row };
    if before.struck || first.pieces != then.pieces || first.to != then.from || before.stress != row.stress {
        return row;
    }
    let march = March { from: first.from, ..then.clone() };
    let LogRow { text, hexes, .. } = said(&march.sentence(), names);
    let mut cases = before.cases.clone();
    cases.extend(row.cases.iter().filter(|case| !before.cases.contains(case)));
    before.goes_on = true;
    LogRow { text, hexes, cases, march: Some(march), ..row }
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
        march: None,
        goes_on: false,
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::contract::Side;

    fn step(piece: PieceId, from: Hex, to: Hex) -> LogRow {
        let mut happening = Happening::new(Sentence::from("It goes on."), Vec::new(), Kind::Move);
        happening.acts = vec![Act::go(piece, Side::First, Some(from), &[to], Gait::March)];
        line(&Names::default(), &happening, None)
    }

    #[test]
    fn a_march_of_several_hexes_is_one_line() {
        let names = Names::default();
        let [a, b, c, d] = [1, 2, 3, 4].map(|row| Hex::new(1, row));
        let unit = PieceId(7);
        let mut first = step(unit, a, b);
        let mut second = join(&names, &mut first, step(unit, b, c));
        assert!(first.goes_on && !second.goes_on);
        assert_eq!(second.march.as_ref().map(|march| (march.from, march.to)), Some((a, c)));
        assert_ne!(second.text, "It goes on.");
        let other = join(&names, &mut second, step(PieceId(8), c, d));
        assert!(!second.goes_on, "another unit has a line of its own");
        assert_eq!(other.text, "It goes on.");
        second.struck = true;
        join(&names, &mut second, step(unit, c, d));
        assert!(!second.goes_on, "what was taken back is not gone on with");
    }
}
