//! A difference between two computers: the facts known about it.

use crate::entry::SignedNote;
use crate::message::{Dump, shown};
use engine::contract::Side;
use engine::digest::Hash;

/// The difference between the two computers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineDifference {
    /// The first entry whose hash is not the same on both computers.
    pub seq: u32,
    /// The side that signed it.
    pub author: Side,
    /// The hash that its author signed.
    pub signed: Hash,
    /// The hash the other computer came to.
    pub found: Hash,
    /// The side whose hash follows from the record, as this computer replays it.
    pub judgement: Judgement,
    /// The parts of the state that differ, once the other side has shown its own.
    pub sections: Vec<String>,
    /// The first field that differs: where, here, there.
    pub field: Option<(String, String, String)>,
}

/// The side whose hash follows from the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Ours; the other side miscounted, or its program is another one.
    WeAreRight,
    /// The other side's; ours was put right.
    WeWereWrong,
}

/// An open difference, and what is known of it.
#[derive(Debug, Default)]
pub(super) struct Dispute {
    pub(super) open: Option<MachineDifference>,
    /// Our state where it differs, as text and as it was sent.
    pub(super) ours: Option<(String, Dump)>,
    pub(super) to_copy: Option<SignedNote>,
    /// Whether it is settled. The other side's state may come later all the same, and names the field.
    settled: bool,
    pub(super) dump_seen: bool,
    /// Number of false disputes of the other side.
    pub(super) refuted: u32,
}

impl Dispute {
    pub(super) fn difference(&self) -> Option<&MachineDifference> {
        self.open.as_ref().filter(|_| !self.settled)
    }

    pub(super) const fn to_copy(&self) -> Option<&SignedNote> {
        self.to_copy.as_ref()
    }

    pub(super) fn begin(&mut self, difference: MachineDifference, ours: Option<(String, Dump)>) {
        *self = Dispute { open: Some(difference), ours, refuted: self.refuted, ..Dispute::default() };
    }

    /// Whether the other side disputes an entry of ours, wrongly.
    pub(super) fn is_refuted(&self, me: Side) -> bool {
        self.difference().is_some_and(|open| open.author == me && open.judgement == Judgement::WeAreRight)
    }

    /// The author has admitted it, the other side goes on after all, or the match is over.
    pub(super) fn close(&mut self) {
        self.settled = true;
        self.to_copy = None;
    }
}

/// Names the sections and the first field that differ between our state and the other's.
pub(super) fn compare(difference: &mut MachineDifference, ours: &(String, Dump), theirs: &(String, Dump)) {
    let differs =
        |(name, hash): &&(String, Hash)| !theirs.1.sections.iter().any(|other| other == &(name.clone(), *hash));
    difference.sections = ours.1.sections.iter().filter(differs).map(|(name, _)| name.clone()).collect();
    difference.field = first_difference(&ours.0, &theirs.0);
}

/// The first line in which two states, written out one field a line, differ, with the fields it lies in.
fn first_difference(ours: &str, theirs: &str) -> Option<(String, String, String)> {
    let mut path: Vec<(usize, String)> = Vec::new();
    let mut counts: Vec<(usize, u32)> = Vec::new();
    let mut others = theirs.lines();
    for line in ours.lines() {
        let other = others.next().unwrap_or("(nothing)");
        let depth = line.len() - line.trim_start().len();
        path.retain(|(at, _)| *at < depth);
        counts.retain(|(at, _)| *at <= depth);
        let text = line.trim().trim_end_matches(',');
        let closes = text.starts_with(['}', ')', ']']);
        let label = match text.split_once(':') {
            Some((name, _)) => name.to_owned(),
            None if closes => String::new(),
            None => {
                // An element of a list is named by its number.
                match counts.last_mut() {
                    Some((at, count)) if *at == depth => *count += 1,
                    _ => counts.push((depth, 0)),
                }
                counts.last().map_or_else(String::new, |(_, count)| format!("[{count}]"))
            }
        };
        if line != other {
            let mut whole: Vec<String> = path.iter().map(|(_, name)| name.clone()).collect();
            whole.push(label);
            let whole = whole.into_iter().skip(1).filter(|name| !name.is_empty()).collect::<Vec<_>>().join(".");
            return Some((whole.replace(".[", "["), text.to_owned(), shown(other.trim().trim_end_matches(','))));
        }
        if text.ends_with(['{', '(', '[']) {
            path.push((depth, label));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[allow(dead_code, reason = "only its Debug text is read")]
    struct Unit {
        hex: u16,
        spent: u8,
    }

    #[derive(Debug)]
    #[allow(dead_code, reason = "only its Debug text is read")]
    struct State {
        turn: u8,
        units: Vec<Unit>,
    }

    #[test]
    fn the_first_field_that_differs_is_named_with_all_it_lies_in() {
        let state = |spent| State { turn: 3, units: vec![Unit { hex: 1213, spent: 0 }, Unit { hex: 1413, spent }] };
        let (ours, theirs) = (format!("{:#?}", state(4)), format!("{:#?}", state(6)));
        let (path, here, there) = first_difference(&ours, &theirs).unwrap();
        assert_eq!((path.as_str(), here.as_str(), there.as_str()), ("units[1].spent", "spent: 4", "spent: 6"));
        assert_eq!(first_difference(&ours, &ours), None);
    }
}
