//! The events of a match, in sentences that know their hex, their rules and their roll.

use crate::MESSAGES;
use engine::hex::Hex;
use engine::rule::Rule;
use language::ask::{Hexes, Names, Pick, PieceId, Sentence};
use language::happening::{Act, Gait, Happening, Kind, Paid, Stress, Written, hexes_in, written};
use language::phrase;
use scene::Map;
use std::ops::Range;

/// One sentence.
#[derive(Clone, Debug)]
pub(crate) struct LogRow {
    /// The sentence, before it is written in a language.
    sentence: Sentence,
    pub(crate) text: String,
    /// The hexes it names, by the bytes of their numbers.
    pub(super) hexes: Vec<(Range<usize>, Hex)>,
    /// Whether a player or another computer wrote it: then the map says which hexes it names.
    pub(super) spoken: bool,
    /// The rule cases behind it.
    pub(super) cases: Vec<Rule>,
    /// The hex of the event.
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
    /// Whether it was taken back, and no longer holds.
    pub(crate) struck: bool,
    /// The march it tells of, if it tells of nothing else.
    march: Option<March>,
    /// The line that tells the same march to its end, so that this one is not shown.
    pub(super) goes_on: Option<usize>,
}

/// Number of lines to look back for the beginning of a march.
const FAR: usize = 16;

/// The units of one march: they move, or turn in their hex.
#[derive(Clone, Debug, PartialEq, Eq)]
struct March {
    pieces: Vec<PieceId>,
    /// The first and last hex; `None` if they stay in their hex.
    way: Option<(Hex, Hex)>,
    paid: Option<Paid>,
    /// Whether it stays a line of its own, since the formation changes. The march goes on after it.
    own_line: bool,
}

impl March {
    /// The march that something is; nothing if more happened, or units went different ways.
    fn of(happening: &Happening) -> Option<March> {
        let mut march: Option<March> = None;
        for act in happening.acts.iter().filter(|_| happening.kind == Kind::Move) {
            let (piece, way) = match act {
                Act::Go { piece, path, enters: false, gait: Gait::March, .. } => {
                    let [from, .., to] = path.as_slice() else { return None };
                    (*piece, Some((*from, *to)))
                }
                Act::Change(piece) => (*piece, None),
                _ => return None,
            };
            // Units that turn on the way are told with the march; a loud event is told by itself.
            let own_line = way.is_none() && (happening.stress != Stress::Quiet || happening.paid.is_none());
            let new = || March { pieces: Vec::new(), way, paid: happening.paid, own_line };
            let one = march.get_or_insert_with(new);
            if one.way != way {
                return None;
            }
            one.pieces.push(piece);
        }
        march
    }

    /// This and what the same units do next as one march; `None` if it is none.
    fn then(&self, next: &March) -> Option<March> {
        let way = match (self.way, next.way) {
            (Some((from, over)), Some((start, to))) if over == start => Some((from, to)),
            (Some(way), None) | (None, Some(way)) => Some(way),
            _ => return None,
        };
        let paid = match (self.paid, next.paid) {
            (Some(first), Some(then)) => first.and(then),
            (first, then) => first.or(then),
        };
        Some(March { way, paid, ..next.clone() })
    }

    /// Whether other units go along: a leader beside a brigade.
    fn goes_along(&self, other: &March) -> bool {
        let ends = |way: Option<(Hex, Hex)>| way.map_or([None; 2], |(from, to)| [Some(from), Some(to)]);
        other.way.is_some_and(|(_, to)| ends(self.way).contains(&Some(to)))
    }

    /// All of it in a sentence; `None` for a turn.
    fn sentence(&self) -> Option<Sentence> {
        let (from, to) = self.way?;
        let units = self.pieces.clone();
        Some(match self.paid {
            None => phrase!(MESSAGES, "window-board-moves", units = units, from = from, to = to),
            Some(paid) => {
                phrase!(MESSAGES, "window-board-moves-for", units = units, from = from, to = to, cost = paid.words())
            }
        })
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

/// The steps of one march, and turns on the way, are one sentence: the last row tells all of it and its cost, and the
/// earlier ones are not shown. A leader who rides along has a separate sentence and does not end the march.
pub(super) fn join(names: &Names, told: &mut [LogRow], row: LogRow) -> LogRow {
    let Some(mut march) = row.march.clone().filter(|march| !march.own_line) else { return row };
    let (place, mut cases, mut stress, mut joined) = (told.len(), row.cases.clone(), row.stress, Vec::new());
    for (at, before) in told.iter().enumerate().rev().take(FAR).filter(|(_, before)| before.goes_on.is_none()) {
        let Some(first) = before.march.as_ref().filter(|_| !before.struck) else { break };
        if first.pieces != march.pieces {
            if !march.goes_along(first) {
                break;
            }
            continue;
        }
        if first.own_line {
            continue;
        }
        // Turns before a march are told with it; of turns alone each is told.
        let turns = first.way.is_none() && march.way.is_none();
        let Some(whole) = first.then(&march).filter(|_| !turns) else { break };
        let ends = first.way.is_some();
        march = whole;
        joined.push(at);
        cases.splice(0..0, before.cases.iter().filter(|case| !row.cases.contains(case)).copied());
        stress = stress.max(before.stress);
        if ends {
            break;
        }
    }
    let Some(sentence) = march.sentence().filter(|_| !joined.is_empty()) else { return row };
    for at in joined {
        if let Some(before) = told.get_mut(at) {
            before.goes_on = Some(place);
        }
    }
    let LogRow { sentence, text, hexes, .. } = said(&sentence, names);
    let hex = march.way.map(|(_, to)| to);
    LogRow { sentence, text, hexes, cases, stress, hex, march: Some(march), ..row }
}

/// A sentence that is not about the battle: talk of players, refusals, news of the connection.
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
        sentence: sentence.clone(),
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
        goes_on: None,
    }
}

impl LogRow {
    /// Writes the sentence again, in the language that is spoken now.
    pub(super) fn speak(&mut self, names: &Names) {
        let LogRow { text, hexes, .. } = said(&self.sentence, names);
        (self.text, self.hexes) = (text, hexes);
    }

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
#[allow(clippy::indexing_slicing, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use engine::contract::Side;
    use language::tongue::{Tongue, scoped};
    use std::sync::Arc;

    /// An event of a march that costs a number of half movement points.
    fn tell(told: &mut Vec<LogRow>, act: Act, stress: Stress, halves: u16) {
        let happening = Kind::Move.says("It goes on.").told(stress).act(act).paid(halves, 2);
        let row = line(&Names::default(), &happening, None);
        let row = join(&Names::default(), told, row);
        told.push(row);
    }

    fn step(told: &mut Vec<LogRow>, piece: PieceId, from: Hex, to: Hex) {
        tell(told, Act::go(piece, Side::First, Some(from), &[to], Gait::March), Stress::Plain, 3);
    }

    fn change(told: &mut Vec<LogRow>, piece: PieceId, stress: Stress) {
        tell(told, Act::Change(piece), stress, 1);
    }

    /// The lines that are shown, with the way and the cost of each march.
    fn shown(told: &[LogRow]) -> Vec<(Option<(Hex, Hex)>, String)> {
        let seen = told.iter().filter(|row| row.goes_on.is_none());
        seen.map(|row| (row.march.as_ref().and_then(|march| march.way), row.text.clone())).collect()
    }

    const UNIT: PieceId = PieceId(7);
    const LEADER: PieceId = PieceId(8);

    #[test]
    fn a_march_of_several_hexes_is_one_line_with_its_cost() {
        let [a, b, c, d] = [1, 2, 3, 4].map(|row| Hex::new(1, row));
        let mut told = Vec::new();
        change(&mut told, UNIT, Stress::Quiet);
        step(&mut told, UNIT, a, b);
        change(&mut told, UNIT, Stress::Quiet);
        step(&mut told, UNIT, b, c);
        change(&mut told, UNIT, Stress::Quiet);
        let lines = shown(&told);
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert_eq!(lines[0].0, Some((a, c)));
        assert!(lines[0].1.ends_with(" for 4 1/2 points."), "three turns and two steps: {lines:?}");
        step(&mut told, PieceId(9), c, a);
        step(&mut told, UNIT, c, d);
        let ways: Vec<_> = shown(&told).into_iter().map(|(way, _)| way).collect();
        assert_eq!(ways, [Some((a, c)), Some((c, a)), Some((c, d))], "another unit has a line of its own");
        if let Some(last) = told.last_mut() {
            last.struck = true;
        }
        step(&mut told, UNIT, d, a);
        assert_eq!(shown(&told).len(), 4, "what was taken back is not gone on with");
    }

    #[test]
    fn a_leader_who_rides_along_and_another_formation_do_not_end_a_march() {
        let [a, b, c, d] = [1, 2, 3, 4].map(|row| Hex::new(1, row));
        let mut told = Vec::new();
        for (from, to) in [(a, b), (b, c), (c, d)] {
            step(&mut told, UNIT, from, to);
            step(&mut told, LEADER, from, to);
        }
        let lines = shown(&told);
        assert_eq!(lines.iter().map(|(way, _)| *way).collect::<Vec<_>>(), [Some((a, d)); 2], "{lines:?}");
        change(&mut told, UNIT, Stress::Plain);
        step(&mut told, UNIT, d, a);
        let lines = shown(&told);
        assert_eq!(
            lines.iter().map(|(way, _)| *way).collect::<Vec<_>>(),
            [Some((a, d)), None, Some((a, a))],
            "{lines:?}"
        );
        assert_eq!(lines[1].1, "It goes on.", "another formation is told");
    }

    #[test]
    fn a_line_is_written_again_in_another_language() {
        let [a, b, c] = [1, 2, 3].map(|row| Hex::new(1, row));
        let mut told = Vec::new();
        step(&mut told, UNIT, a, b);
        step(&mut told, UNIT, b, c);
        assert!(told[1].text.contains(" moves from "), "{}", told[1].text);
        let _german = scoped(Arc::new(Tongue::new("de")));
        told[1].speak(&Names::default());
        assert!(told[1].text.contains(": von "), "{}", told[1].text);
        assert_eq!(told[1].hexes.iter().map(|(_, hex)| *hex).collect::<Vec<_>>(), [a, c], "links stay");
    }
}
