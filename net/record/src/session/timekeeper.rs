//! The running part of the time: how long the turn that is played now has taken.
//!
//! What is over is in the record, and read there by both sides alike. What runs now is counted by each side for itself,
//! and told to the other every moment, so that both screens show one time: the side that thinks is believed as far as
//! the other's count bears it out, and a side that has crashed takes up what the other has counted. Nobody's own clock
//! runs while the other is cut off. The clock of one who is cut off stands for as long as the grace of the match lasts,
//! and then runs on as the one who is there counts it.

use crate::course::{TOLERANCE, over};
use crate::header::TimeControl;
use crate::mark::RuledOut;
use engine::contract::Side;

/// The sum of all gaps after which both players are told to agree about the clocks, in milliseconds.
pub const MOST_GAPS: u64 = 60_000;

/// The longest round trip that is allowed for, in milliseconds. The other side could make it look longer than it is by
/// answering late.
pub(super) const LONGEST_TRIP: u64 = 3_000;
/// What all round trips of a match together may add to the time that the other side charges, in milliseconds: a liar who
/// measures a little too much in every turn gains no more than this.
const MOST_TRIPS: u64 = 30_000;
/// A turn that takes longer than an entry can tell counts as that long.
const LONGEST_TURN: u64 = u32::MAX as u64;
/// So long an entry may be on its way over a line that loses much, without anybody asking why.
const LONGEST_WAY: u64 = 10_000;
/// What all ways of a match together may take beyond that, before the other's time is counted all the same: he may not
/// have what he says he does not have, but he does not think about it for nothing for ever.
const MOST_LATE: u64 = 120_000;
/// A correction of what is shown that is worth telling.
const WORTH_TELLING: u64 = 250;

/// One side's count of the turn that is played now.
#[derive(Clone, Debug)]
pub(super) struct Timekeeper {
    control: TimeControl,
    me: Side,
    /// Up to when time is counted.
    at: u64,
    /// When the last entry was written here, or came.
    last_entry: u64,
    /// Whose turn it is.
    thinker: Option<Side>,
    /// Whether no clock runs, by the record or by agreement.
    stands: bool,
    /// Whether the other side is there, and was heard of late.
    there: bool,
    /// Whether it was gone at any time since the last entry, or since it last said that it has no entry that is not here.
    absent: bool,
    /// Whether our last entry is still on its way: the other cannot think about what he does not have.
    unread: bool,
    /// How long it was on its way, and how much later than any line needs all those before it were.
    way: u64,
    late: u64,
    /// What the turn has taken since the last entry, as counted here.
    running: u64,
    /// The most it can have taken, even if a side was cut off or switched off meanwhile.
    most: u64,
    /// How much more was counted here than the other says of his own turn, as far as he is believed.
    lead: u64,
    /// How much of the grace the other has used.
    grace_used: u64,
    /// What was counted when the last word came, and when the one before it came; nothing if the other was away since.
    word: Option<u64>,
    before: Option<u64>,
    /// What the other's entries since our last one took, as counted here; and the least of it that he must have thought,
    /// since nobody here knows when exactly an entry was written.
    their_turn: u64,
    their_least: u64,
    /// The most that can have passed here since our last entry.
    since_ours: u64,
    /// The most that can have passed here since the other's last entry, and whether the other was gone since then.
    ours: u64,
    ours_absent: bool,
    /// The same when our last entry was signed, in milliseconds; `None` where nobody knows. It is on disk with the mark.
    our_turn: Option<u64>,
    /// How far the other says our entries since his last one went beyond our claims.
    told_gap: u64,
    /// What the record charges this side and this machine's own clock rules out.
    ruled_out: RuledOut,
    /// The time charged so far that did not pass here and was put down to the line.
    trips: u64,
}

impl Timekeeper {
    pub(super) const fn new(control: TimeControl, me: Side, now: u64) -> Timekeeper {
        Timekeeper {
            control,
            me,
            at: now,
            last_entry: now,
            thinker: None,
            stands: false,
            there: false,
            absent: true,
            unread: false,
            way: 0,
            late: 0,
            running: 0,
            most: 0,
            lead: 0,
            grace_used: 0,
            word: None,
            before: None,
            their_turn: 0,
            their_least: 0,
            since_ours: 0,
            ours: 0,
            ours_absent: true,
            our_turn: None,
            told_gap: 0,
            ruled_out: RuledOut { milliseconds: 0, entries: 0 },
            trips: 0,
        }
    }

    /// After a restart: our last entry is no older than this, counted in seconds by the clock on the wall. If the record ends
    /// with it, the other's last entry is older by as much as was known when ours was signed.
    pub(super) fn written_ago(&mut self, milliseconds: u64, by_me: bool, is_last_signed: bool) {
        self.most = milliseconds.saturating_add(1_000).min(LONGEST_TURN);
        self.since_ours = self.most;
        self.ours = match (by_me, is_last_signed) {
            (false, _) => self.most,
            (true, true) => self.since_theirs(),
            (true, false) => LONGEST_TURN,
        };
    }

    /// The most that can have passed since the other's last entry before the last that this side signed.
    fn since_theirs(&self) -> u64 {
        self.our_turn.map_or(LONGEST_TURN, |turn| turn.saturating_add(self.since_ours).min(LONGEST_TURN))
    }

    /// What a mark says of our turn: its bound in milliseconds and one more, or 0 where nobody knows it.
    pub(super) fn our_turn(&self) -> u32 {
        self.our_turn.map_or(0, |turn| clamp(turn.saturating_add(1)))
    }

    /// The last entry is our own, and nobody knows yet whether the other has it.
    pub(super) const fn wrote_last(&mut self) {
        self.unread = true;
    }

    /// What of a time that has passed counts, and what is taken from the grace.
    fn share(&self, passed: u64) -> (u64, u64) {
        match self.thinker {
            Some(side) if self.there && !self.stands => (if self.unread && side != self.me { 0 } else { passed }, 0),
            Some(side) if side != self.me && !self.stands => {
                let left = (u64::from(self.control.grace) * 1000).saturating_sub(self.grace_used);
                let excused = passed.min(left);
                (passed - excused, excused)
            }
            _ => (0, 0),
        }
    }

    fn advance(&mut self, now: u64) {
        let passed = now.saturating_sub(self.at);
        let (counts, excused) = self.share(passed);
        self.running = self.running.saturating_add(counts).min(LONGEST_TURN);
        self.grace_used = self.grace_used.saturating_add(excused);
        if self.unread && self.there && !self.stands {
            self.way = self.way.saturating_add(passed);
        }
        self.most = self.most.saturating_add(passed).min(LONGEST_TURN);
        self.ours = self.ours.saturating_add(passed).min(LONGEST_TURN);
        self.since_ours = self.since_ours.saturating_add(passed).min(LONGEST_TURN);
        self.at = self.at.max(now);
    }

    /// A word of the other side came.
    pub(super) fn heard(&mut self, now: u64, there: bool) {
        self.advance(now);
        self.before = self.word.filter(|_| self.there);
        self.word = Some(self.running);
        self.there = there;
    }

    /// The other side is gone, or nothing was heard of it for too long, since this moment.
    pub(super) fn gone(&mut self, since: u64) {
        self.advance(since.max(self.at));
        self.there = false;
        (self.absent, self.ours_absent) = (true, true);
    }

    /// Whether the other has our last entry. If he has taken too long over it too often, he is taken to have it.
    pub(super) fn read(&mut self, now: u64, has: bool) {
        if self.unread {
            self.advance(now);
            let late = self.late.saturating_add(self.way.saturating_sub(LONGEST_WAY));
            if has || late > MOST_LATE {
                self.late = late.min(MOST_LATE);
                self.unread = false;
            }
        }
    }

    /// Whether the other side is there.
    pub(super) const fn is_there(&self) -> bool {
        self.there
    }

    /// Whose turn it is, and whether the clocks stand all the same.
    pub(super) fn turn(&mut self, now: u64, thinker: Option<Side>, stands: bool) {
        self.advance(now);
        self.thinker = thinker;
        self.stands = stands;
    }

    /// What this side claims for an entry it writes now, and what it measured for the other's turn before it, of which he
    /// claims so much.
    pub(super) fn own_entry(&mut self, now: u64, claimed: u64) -> (u32, u32) {
        self.advance(now);
        let spent = if self.thinker == Some(self.me) { self.running } else { 0 };
        let measured = self.measured(claimed);
        (self.their_turn, self.their_least, self.since_ours) = (0, 0, 0);
        self.our_turn = Some(self.ours).filter(|&turn| turn < LONGEST_TURN);
        self.begin(now, false);
        self.unread = true;
        (clamp(spent), clamp(measured))
    }

    /// The other's entry came, with his claim and the way there and back. When exactly it was written nobody here knows:
    /// some time after the last word before it, if he was there. A late one he had before this connection began, or spoke of
    /// before it came; a liar who speaks of one early is charged for the same time by our measurement.
    pub(super) fn their_entry(&mut self, now: u64, claimed: u32, round_trip: u64, late: bool) {
        self.advance(now);
        if self.thinker == Some(self.me.other()) {
            let most = self.running;
            let least = self.before.unwrap_or(most).min(most).saturating_sub(round_trip);
            self.their_turn = self.their_turn.saturating_add(most).saturating_add(self.way);
            self.their_least = self.their_least.saturating_add(u64::from(claimed).clamp(least, most));
        }
        self.told_gap = 0;
        // An entry that comes after an absence may have been written long before, and so may those that come with it.
        if !late && !self.ours_absent {
            self.ours = 0;
        }
        let absent = self.absent;
        self.read(now, true);
        self.begin(now, late);
        self.absent |= absent;
    }

    /// The other claims so much for its entries since our last one. Where entries were long on their way, the same time was
    /// counted for one entry while it travelled and for the next by the other's word: together they took no longer than has
    /// passed here.
    pub(super) fn settle(&mut self, claimed: u64) {
        let room = self.since_ours.saturating_sub(self.running).max(claimed);
        self.their_turn = self.their_turn.min(room);
        self.their_least = self.their_least.min(room);
    }

    /// The most that the other can have measured of our turn, of which we claim so much, beyond that claim.
    fn largest_gap(&self, now: u64, claimed: u64) -> u64 {
        over(self.passed(now).saturating_add(self.trip()), claimed)
    }

    /// The most that has passed here in our turn.
    fn passed(&self, now: u64) -> u64 {
        self.ours.saturating_add(now.saturating_sub(self.at))
    }

    /// What the line may add to the other's measure of one turn.
    fn trip(&self) -> u64 {
        LONGEST_TRIP.min(MOST_TRIPS.saturating_sub(self.trips))
    }

    /// The other's entry says that our turn, of which we claim so much, took so long. The part that cannot have passed here
    /// is not charged here; returns the most that can. Nothing is ruled out twice for the same entry.
    pub(super) fn charged(&mut self, now: u64, seq: u32, measured: u64, claimed: u64) -> Option<u64> {
        if seq < self.ruled_out.entries {
            return None;
        }
        let gap = over(measured, claimed);
        let largest = self.largest_gap(now, claimed);
        if gap > 0 {
            let beyond = measured.saturating_sub(self.passed(now).max(claimed));
            self.trips = self.trips.saturating_add(beyond.min(self.trip()));
        }
        if gap <= largest {
            return None;
        }
        let more = u32::try_from(gap - largest).unwrap_or(u32::MAX);
        let milliseconds = self.ruled_out.milliseconds.saturating_add(more);
        self.ruled_out = RuledOut { milliseconds, entries: seq + 1 };
        Some(claimed.saturating_add(largest))
    }

    /// What the record charges this side and this machine's own clock rules out, in milliseconds.
    pub(super) const fn ruled_out(&self) -> RuledOut {
        self.ruled_out
    }

    /// After a restart: so much was ruled out before, and so long our turn was at most when our last entry was signed, as
    /// [`Timekeeper::our_turn`] gives it.
    pub(super) fn recall(&mut self, ruled_out: RuledOut, our_turn: u32) {
        self.ruled_out = ruled_out;
        self.our_turn = our_turn.checked_sub(1).map(u64::from);
    }

    fn begin(&mut self, now: u64, late: bool) {
        self.last_entry = now;
        (self.running, self.lead, self.way) = (0, 0, 0);
        // What came after the other was gone may be older than it looks.
        if !late && !self.absent {
            self.most = 0;
        }
        self.absent = !self.there;
        (self.word, self.before) = (Some(0), Some(0));
    }

    /// An entry of our own came back to us. How long an earlier turn took before the copy was lost nobody here knows; of the
    /// last entry that was signed the mark tells it.
    pub(super) fn caught_up(&mut self, now: u64, is_last_signed: bool) {
        self.advance(now);
        self.begin(now, true);
        self.ours = if is_last_signed { self.since_theirs() } else { LONGEST_TURN };
    }

    /// Both agreed about the clocks in this entry: what the other claims in this turn is taken as it is, and no gap counts.
    pub(super) fn forgive(&mut self, seq: u32, claimed: u64) {
        self.their_turn = self.their_turn.min(claimed);
        self.their_least = self.their_least.min(claimed);
        self.told_gap = 0;
        if seq >= self.ruled_out.entries {
            self.ruled_out = RuledOut { milliseconds: 0, entries: seq + 1 };
        }
    }

    /// How far the other's entries since our last one, of which he claims so much, go beyond that; not in the record yet.
    pub(super) const fn their_gap(&self, claimed: u64) -> u64 {
        over(self.measured(claimed), claimed)
    }

    /// What was measured of the other's entries since our last one, of which he claims so much. Where that is more than he
    /// claims, the line has the benefit of the doubt.
    pub(super) const fn measured(&self, claimed: u64) -> u64 {
        if over(self.their_turn, claimed) == 0 { self.their_turn } else { self.their_least }
    }

    /// Whether the other side is there, as far as is known by now.
    pub(super) fn set_there(&mut self, now: u64, there: bool) {
        self.advance(now);
        self.there = there;
    }

    /// The gap in our own turn, as the other says.
    pub(super) const fn told_gap(&self) -> u64 {
        self.told_gap
    }

    /// What the other side counts of this turn, and of the gap in ours, of which we claim so much. True if that changes what
    /// is shown. The word is unsigned: it counts for no more than can have passed here.
    pub(super) fn told(&mut self, now: u64, running: u64, gap: u64, claimed: u64, round_trip: u64) -> bool {
        let before = self.shown(now);
        let gap_before = self.told_gap;
        self.advance(now);
        // The other has written nothing that is not here: the next entry is younger than this word.
        (self.absent, self.ours_absent) = (!self.there, !self.there);
        let running = running.min(LONGEST_TURN);
        self.told_gap = gap.min(self.largest_gap(now, claimed));
        if self.thinker == Some(self.me) {
            // The other remembers a time that we forgot, or was there when we were cut off for longer than the grace. It is
            // taken up well before the other would doubt us.
            if running > self.running.saturating_add(TOLERANCE / 2 + round_trip) {
                self.running = self.running.max(running.min(self.most));
            }
        } else {
            self.running = self.running.max(running);
            let ahead = self.running.saturating_sub(running.saturating_add(round_trip / 2));
            self.lead = if ahead > TOLERANCE + round_trip { 0 } else { ahead };
        }
        before.abs_diff(self.shown(now)) >= WORTH_TELLING || gap_before != self.told_gap
    }

    /// How long nothing was written.
    pub(super) const fn since_last_entry(&self, now: u64) -> u64 {
        now.saturating_sub(self.last_entry)
    }

    /// What the present turn has taken, as counted here.
    pub(super) fn running(&self, now: u64) -> u64 {
        self.running.saturating_add(self.share(now.saturating_sub(self.at)).0)
    }

    /// What the present turn has taken, as both show it.
    pub(super) fn shown(&self, now: u64) -> u64 {
        self.running(now).saturating_sub(self.lead)
    }

    /// Whose clock runs at this moment.
    pub(super) fn runs(&self, now: u64) -> Option<Side> {
        // A little later more is counted, or it is not.
        self.thinker.filter(|_| self.running(now + 1000) > self.running(now))
    }

    /// How much longer the other may be cut off before its clock runs on, in milliseconds.
    pub(super) fn grace_left(&self, now: u64) -> u64 {
        let used = self.grace_used.saturating_add(self.share(now.saturating_sub(self.at)).1);
        (u64::from(self.control.grace) * 1000).saturating_sub(used)
    }
}

fn clamp(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Side = Side::First;
    const HE: Side = Side::Second;

    fn keeper(grace: u32, thinker: Side) -> Timekeeper {
        let mut keeper = Timekeeper::new(TimeControl { budget: 3600, increment: 0, grace }, ME, 0);
        keeper.heard(0, true);
        keeper.caught_up(0, false);
        keeper.turn(0, Some(thinker), false);
        keeper
    }

    #[test]
    fn an_honest_claim_leaves_no_gap() {
        let mut keeper = keeper(0, HE);
        keeper.heard(9_000, true);
        keeper.heard(10_080, true);
        keeper.their_entry(10_080, 10_000, 80, false);
        keeper.turn(10_080, Some(ME), false);
        assert_eq!(keeper.their_gap(10_000), 0);
        assert_eq!(keeper.own_entry(11_080, 10_000), (1_000, 10_080));
    }

    #[test]
    fn understated_time_is_a_gap() {
        let mut keeper = keeper(0, HE);
        keeper.heard(18_000, true);
        keeper.heard(20_000, true);
        keeper.their_entry(20_000, 1_000, 100, false);
        assert_eq!(keeper.their_gap(1_000), 16_900, "up to the last word before it he was thinking still");
        keeper.forgive(1, 1_000);
        assert_eq!(keeper.their_gap(1_000), 0);
    }

    #[test]
    fn the_grace_is_for_the_whole_match_and_not_for_each_cut() {
        let mut keeper = keeper(30, HE);
        for (gone, back) in [(1_000, 21_000), (23_000, 43_000)] {
            keeper.gone(gone);
            keeper.heard(back, true);
        }
        assert_eq!(keeper.grace_left(43_000), 0);
        keeper.heard(44_000, true);
        keeper.their_entry(44_000, 2_000, 0, false);
        assert_eq!(keeper.measured(2_000), 13_000, "10 s of grace were left, the other 10 s are thinking");
    }

    #[test]
    fn nobodys_own_clock_runs_while_the_other_is_gone() {
        let mut keeper = keeper(30, ME);
        keeper.gone(5_000);
        assert_eq!((keeper.shown(900_000), keeper.runs(900_000)), (5_000, None));
        keeper.heard(900_000, true);
        assert_eq!(keeper.runs(900_000), Some(ME));
        assert_eq!(keeper.own_entry(901_000, 0).0, 6_000);
    }

    #[test]
    fn nobodys_clock_runs_while_an_entry_is_on_its_way_unless_that_is_said_too_often() {
        let mut keeper = keeper(0, ME);
        for turn in 0u64..3 {
            let begun = turn * 100_000;
            keeper.turn(begun, Some(ME), false);
            keeper.own_entry(begun, 0);
            keeper.turn(begun, Some(HE), false);
            for second in 1..=60 {
                keeper.heard(begun + second * 1_000, true);
                keeper.read(begun + second * 1_000, second == 60);
            }
            let counted = keeper.running(begun + 60_000);
            assert_eq!(counted, if turn < 2 { 0 } else { 29_000 }, "50 s beyond 10 s, twice, and 20 s of the third");
            keeper.their_entry(begun + 60_000, 0, 0, false);
        }
    }

    #[test]
    fn a_pause_counts_for_nobody() {
        let mut keeper = keeper(0, HE);
        keeper.turn(1_000, Some(HE), true);
        assert_eq!((keeper.shown(900_000), keeper.runs(900_000)), (1_000, None));
        keeper.turn(900_000, Some(HE), false);
        assert_eq!(keeper.shown(901_000), 2_000);
    }

    #[test]
    fn a_side_that_forgot_takes_up_what_the_other_counted_as_far_as_it_can_be() {
        let mut keeper = keeper(600, ME);
        keeper.written_ago(299_000, false, false);
        assert!(keeper.told(1_000, 280_000, 0, 0, 50));
        assert_eq!(keeper.shown(1_000), 280_000);
        assert!(keeper.told(1_000, 2_800_000, 0, 0, 50));
        assert_eq!(keeper.shown(1_000), 301_000, "the entry is no older");
        let mut watcher = self::keeper(600, HE);
        assert!(watcher.told(1_000, 280_000, 0, 0, 0));
        assert_eq!(watcher.shown(2_000), 281_000);
    }

    #[test]
    fn both_show_what_the_thinker_says_while_that_can_be_and_what_was_counted_otherwise() {
        let mut keeper = keeper(600, HE);
        keeper.told(10_000, 8_500, 0, 0, 100);
        assert_eq!((keeper.shown(11_000), keeper.running(11_000)), (9_550, 11_000));
        keeper.told(20_000, 1_000, 0, 0, 100);
        assert_eq!(keeper.shown(20_000), 20_000);
    }

    #[test]
    fn a_liar_who_measures_a_little_too_much_in_every_turn_gains_half_a_minute_in_a_match() {
        let mut keeper = keeper(0, HE);
        let (turn, lie) = (5_000, 2_900);
        let mut gained = 0;
        for seq in 0..200 {
            let begun = u64::from(seq) * 10_000;
            keeper.told(begun, 0, 0, 0, 40);
            keeper.turn(begun, Some(HE), false);
            keeper.their_entry(begun + turn, 5_000, 40, false);
            keeper.turn(begun + turn, Some(ME), false);
            let now = begun + 2 * turn;
            gained += keeper.charged(now, seq, turn + lie, turn).unwrap_or(turn + lie) - turn;
            keeper.own_entry(now, 0);
        }
        assert!((20_000..=MOST_TRIPS + LONGEST_TRIP).contains(&gained), "{gained} ms in 200 turns");
    }
}
