//! Clocks: what each side says of the time, and how far the two stories differ.
//!
//! An author claims the time he thought, and the other measures it. A measured time is longer by the way there and
//! back, and by what a machine needs; what goes beyond that is logged, and its sum is capped: then play stops until
//! both agree. Time during which the other is cut off is taken from a grace that is there once for the whole match.

use crate::header::TimeControl;

/// What measured and claimed time may differ by, besides the round trip, in milliseconds.
pub const TOLERANCE: u64 = 2_000;
/// The sum of all differences after which play stops for agreement, in milliseconds.
pub const MOST_GAPS: u64 = 60_000;

/// The longest round trip that is allowed for, in milliseconds. The other side could make it look longer than it is by
/// answering late.
pub(super) const LONGEST_TRIP: u64 = 3_000;

/// One side's view of both clocks.
#[derive(Clone, Debug)]
pub(super) struct Timekeeper {
    control: TimeControl,
    /// When the last entry was written here, or came.
    last_entry: u64,
    /// When the connection was lost, if it is.
    cut_since: Option<u64>,
    /// How much of the other's time since the last entry it was cut off and had grace for.
    excused: u64,
    /// How much of the grace the other has used.
    grace_used: u64,
    /// What the other's turn has taken so far, as measured here.
    their_turn: u64,
    /// What the other's turns before took.
    their_total: u64,
    gaps: u64,
    paused: bool,
}

/// The other side's story differs from ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// What we measured, in milliseconds.
    pub measured: u64,
    /// What the other claims.
    pub claimed: u64,
    /// The sum of all differences so far.
    pub sum: u64,
}

impl Timekeeper {
    pub(super) fn new(control: TimeControl, now: u64) -> Timekeeper {
        Timekeeper {
            control,
            last_entry: now,
            cut_since: Some(now),
            excused: 0,
            grace_used: 0,
            their_turn: 0,
            their_total: 0,
            gaps: 0,
            paused: false,
        }
    }

    /// After a restart: what this side had measured, by its own entries in the record.
    pub(super) fn recall(&mut self, their_total: u64) {
        self.their_total = their_total;
    }

    pub(super) fn connected(&mut self, now: u64) {
        self.settle_cut(now);
        self.cut_since = None;
    }

    pub(super) fn disconnected(&mut self, now: u64) {
        self.cut_since.get_or_insert(now);
    }

    /// Takes the time since the cut, as far as it lies after the last entry, from the grace.
    fn settle_cut(&mut self, now: u64) {
        let Some(since) = self.cut_since else { return };
        let cut = now.saturating_sub(since.max(self.last_entry));
        let left = (u64::from(self.control.grace) * 1000).saturating_sub(self.grace_used);
        let excused = cut.min(left);
        self.grace_used += excused;
        self.excused += excused;
        self.cut_since = Some(now);
    }

    /// What this side claims for an entry it writes now, and what it measured for the other's turn before it.
    pub(super) fn own_entry(&mut self, now: u64) -> (u32, u32) {
        let spent = if self.paused { 0 } else { now.saturating_sub(self.last_entry) };
        let measured = std::mem::take(&mut self.their_turn);
        self.their_total += measured;
        self.begin(now);
        (clamp(spent), clamp(measured))
    }

    /// The other's entry came: the gap, if its claim is too far from what was measured here.
    pub(super) fn their_entry(&mut self, now: u64, claimed: u32, round_trip: u64) -> Option<Gap> {
        self.settle_cut(now);
        let measured = if self.paused { 0 } else { now.saturating_sub(self.last_entry).saturating_sub(self.excused) };
        self.their_turn += measured;
        self.begin(now);
        let claimed = u64::from(claimed);
        let gap = measured.saturating_sub(claimed).saturating_sub(round_trip);
        if gap <= TOLERANCE || !self.control.is_timed() {
            return None;
        }
        self.gaps += gap;
        Some(Gap { measured, claimed, sum: self.gaps })
    }

    fn begin(&mut self, now: u64) {
        self.last_entry = now;
        self.excused = 0;
        if self.cut_since.is_some() {
            self.cut_since = Some(now);
        }
    }

    /// Entries that come after a cut were thought about before it: nothing is measured.
    pub(super) fn caught_up(&mut self, now: u64) {
        self.begin(now);
    }

    pub(super) fn set_paused(&mut self, paused: bool, now: u64) {
        if self.paused != paused {
            self.paused = paused;
            self.begin(now);
        }
    }

    /// Both agreed to go on whatever the clocks say.
    pub(super) fn forgive(&mut self) {
        self.gaps = 0;
    }

    pub(super) const fn gaps_too_large(&self) -> bool {
        self.gaps > MOST_GAPS
    }

    /// How long nothing was written.
    pub(super) const fn since_last_entry(&self, now: u64) -> u64 {
        now.saturating_sub(self.last_entry)
    }

    /// The other's whole time as measured here, the turn that runs now included if it is theirs.
    pub(super) fn their_time(&self, now: u64, their_turn: bool) -> u64 {
        let running = if their_turn && !self.paused {
            let left = (u64::from(self.control.grace) * 1000).saturating_sub(self.grace_used);
            let cut = self.cut_since.map_or(0, |since| now.saturating_sub(since.max(self.last_entry)).min(left));
            self.since_last_entry(now).saturating_sub(self.excused + cut)
        } else {
            0
        };
        self.their_total + self.their_turn + running
    }
}

fn clamp(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keeper(grace: u32) -> Timekeeper {
        let mut keeper = Timekeeper::new(TimeControl { budget: 3600, grace }, 0);
        keeper.connected(0);
        keeper
    }

    #[test]
    fn an_honest_claim_leaves_no_gap() {
        let mut keeper = keeper(0);
        assert_eq!(keeper.their_entry(10_080, 10_000, 80), None);
        assert_eq!(keeper.own_entry(11_080), (1_000, 10_080));
        assert_eq!(keeper.their_time(20_000, false), 10_080);
    }

    #[test]
    fn understated_time_is_logged_and_its_sum_stops_play() {
        let mut keeper = keeper(0);
        let mut now = 0;
        for round in 1..=4 {
            now += 20_000;
            let gap = keeper.their_entry(now, 1_000, 100).unwrap();
            assert_eq!((gap.measured, gap.sum), (20_000, round * 18_900));
        }
        assert!(keeper.gaps_too_large());
        keeper.forgive();
        assert!(!keeper.gaps_too_large());
    }

    #[test]
    fn the_grace_is_for_the_whole_match_and_not_for_each_cut() {
        let mut keeper = keeper(30);
        keeper.disconnected(1_000);
        keeper.connected(21_000);
        assert_eq!(keeper.their_entry(22_000, 2_000, 0), None, "20 s of grace");
        keeper.disconnected(23_000);
        keeper.connected(43_000);
        let gap = keeper.their_entry(44_000, 2_000, 0).unwrap();
        assert_eq!(gap.measured, 12_000, "10 s of grace were left, the other 10 s are thinking");
    }

    #[test]
    fn a_pause_counts_for_nobody() {
        let mut keeper = keeper(0);
        keeper.set_paused(true, 1_000);
        assert_eq!(keeper.their_entry(500_000, 0, 0), None);
        assert_eq!(keeper.their_time(900_000, true), 0);
        keeper.set_paused(false, 900_000);
        assert_eq!(keeper.own_entry(901_000).0, 1_000);
    }
}
