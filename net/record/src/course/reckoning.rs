//! Times according to a record: one answer for every reader.
//!
//! Both times in an entry are unproven. The author claims the thinking time; the other side says, in its first entry
//! after that turn, how long it measured. The claim counts, unless the measurement exceeds it by more than any line
//! needs: then the measurement counts, and the difference is a gap. Both players read the same entries, so both come to
//! the same times and the same gaps, before a crash and after it.

use crate::entry::{Body, Entry, Matter};
use engine::contract::Side;

/// Milliseconds by which a measured turn may exceed the claimed one, round trip excluded.
pub const TOLERANCE: u64 = 2_000;

/// The two stories about a turn differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The side whose turn it was.
    pub side: Side,
    /// Time measured by the other side, in milliseconds.
    pub measured: u64,
    /// Time claimed by the side itself, in milliseconds.
    pub claimed: u64,
    /// The sum of all such differences since the players last agreed about the clocks.
    pub sum: u64,
}

/// The time as a record tells it.
#[derive(Clone, Debug, Default)]
pub(super) struct Reckoning {
    claimed: [u64; 2],
    measured: [u64; 2],
    /// Time claimed by the author of the last entry since the other side's last one, in milliseconds.
    turn: u64,
    /// Time charged to each side by the gaps since the last agreement about the clocks, in milliseconds.
    charged: [u64; 2],
    last: Option<Gap>,
    /// The phases that each side has ended.
    phases: [u32; 2],
}

impl Reckoning {
    /// An entry is written; `before` wrote the last one.
    pub(super) fn written(&mut self, before: Side, entry: &Entry) {
        let (author, other) = (entry.author, entry.author.other());
        let (spent, measured) = (u64::from(entry.clock.spent), u64::from(entry.clock.measured));
        self.last = None;
        if before == other {
            let over = over(measured, self.turn);
            if over > 0 {
                add(&mut self.charged, other, over);
                self.last = Some(Gap { side: other, measured, claimed: self.turn, sum: self.gaps() });
            }
            self.turn = 0;
        }
        self.turn = self.turn.saturating_add(spent);
        add(&mut self.claimed, author, spent);
        add(&mut self.measured, other, measured);
        // The side that did not end a phase confirms it.
        if let (Body::Phase { .. }, Some(phases)) = (&entry.body, self.phases.get_mut(other.index())) {
            *phases = phases.saturating_add(1);
        }
        // An agreement gives back what the gaps before it have charged, and the gap in its own entry.
        if matches!(entry.body, Body::Agreed { matter: Matter::Clocks, .. }) {
            (self.charged, self.last) = ([0; 2], None);
        }
    }

    pub(super) fn claimed(&self, side: Side) -> u64 {
        of(&self.claimed, side)
    }

    pub(super) fn measured(&self, side: Side) -> u64 {
        of(&self.measured, side)
    }

    pub(super) fn used(&self, side: Side) -> u64 {
        of(&self.claimed, side).saturating_add(of(&self.charged, side))
    }

    /// The phases that this side has ended, each confirmed by the other.
    pub(super) fn phases(&self, side: Side) -> u32 {
        self.phases.get(side.index()).copied().unwrap_or(0)
    }

    pub(super) const fn turn(&self) -> u64 {
        self.turn
    }

    pub(super) fn gaps(&self) -> u64 {
        self.charged.iter().fold(0, |sum, gap| sum.saturating_add(*gap))
    }

    pub(super) const fn last(&self) -> Option<Gap> {
        self.last
    }
}

/// Milliseconds by which a measured turn exceeds a claimed one; 0 within the tolerance.
pub(crate) const fn over(measured: u64, claimed: u64) -> u64 {
    let over = measured.saturating_sub(claimed);
    if over > TOLERANCE { over } else { 0 }
}

fn of(pair: &[u64; 2], side: Side) -> u64 {
    pair.get(side.index()).copied().unwrap_or(0)
}

fn add(pair: &mut [u64; 2], side: Side, time: u64) {
    if let Some(sum) = pair.get_mut(side.index()) {
        *sum = sum.saturating_add(time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{Clock, Note, NoteKind};
    use crate::identity::Identity;
    use crate::seed::Seed;
    use engine::digest::Hash;

    fn told(lines: &[(Side, u32, u32, Body)]) -> Reckoning {
        let mut it = Reckoning::default();
        let mut before = Side::First;
        for (author, spent, measured, body) in lines {
            let clock = Clock { spent: *spent, measured: *measured };
            let (match_id, prev) = (Hash([0; 32]), Hash([0; 32]));
            it.written(before, &Entry { match_id, seq: 0, prev, author: *author, clock, body: body.clone() });
            before = *author;
        }
        it
    }

    #[test]
    fn a_claim_counts_unless_the_other_measured_more_than_a_line_needs() {
        use Side::{First, Second};
        let it = told(&[
            (Second, 4_000, 0, Body::Accept),
            (Second, 6_000, 0, Body::Accept),
            (First, 1_000, 11_900, Body::Accept),
            (Second, 1_000, 900, Body::Accept),
            (First, 2_000, 9_000, Body::Accept),
        ]);
        assert_eq!([it.claimed(First), it.claimed(Second)], [3_000, 11_000]);
        assert_eq!(
            [it.used(First), it.used(Second)],
            [3_000, 19_000],
            "the second turn took 9 s and was claimed as one"
        );
        assert_eq!(it.gaps(), 8_000);
        assert_eq!(it.last(), Some(Gap { side: Second, measured: 9_000, claimed: 1_000, sum: 8_000 }));
    }

    #[test]
    fn an_agreement_about_the_clocks_gives_the_gaps_back() {
        use Side::{First, Second};
        let consent = NoteKind::Grant(Matter::Clocks);
        let (match_id, head_hash) = (Hash([0; 32]), Hash([0; 32]));
        let note = Note { match_id, author: Second, number: 1, head: 0, head_hash, kind: consent };
        let consent = note.sign(&Identity::from_seed(&Seed::from_bytes([7; 32])));
        let agreed = Body::Agreed { matter: Matter::Clocks, consent, state: Hash([0; 32]) };
        let it = told(&[
            (Second, 4_000, 0, Body::Accept),
            (First, 1_000, 4_000_000_000, Body::Accept),
            (Second, 2_000, 90_000, Body::Accept),
            (First, 500, 70_000, agreed),
        ]);
        assert_eq!(([it.used(First), it.used(Second)], it.gaps(), it.last()), ([1_500, 6_000], 0, None));
    }

    #[test]
    fn a_turn_is_measured_once_and_never_beyond_counting() {
        use Side::{First, Second};
        let it = told(&[
            (Second, 0, 0, Body::Accept),
            (First, 0, 5_000, Body::Accept),
            (First, 0, u32::MAX, Body::Accept),
            (First, u32::MAX, u32::MAX, Body::Accept),
        ]);
        assert_eq!((it.used(Second), it.gaps()), (5_000, 5_000));
    }
}
