//! The running part of the time: how long the turn that is played now has taken.
//!
//! Past turns are in the record, and read there by both sides alike. The present turn is counted by each side for
//! itself, and told to the other every second or two, so that both screens show one time. The side that thinks is
//! believed as far as the other's count confirms it, and a side that has crashed takes over the other's count. A side's
//! own clock never runs while the other is cut off. The clock of a side that is cut off stops for the grace of the
//! match, and then runs on as the connected side counts it.

use crate::course::{TOLERANCE, over};
use crate::header::TimeControl;
use crate::mark::RuledOut;
use engine::contract::Side;

/// The sum of all gaps after which both players are told to agree about the clocks, in milliseconds.
pub const MOST_GAPS: u64 = 60_000;

/// The longest round trip that is allowed for, in milliseconds. The other side could make it look longer than it is by
/// answering late.
pub(super) const LONGEST_TRIP: u64 = 3_000;
/// The most that all round trips of a match together may add to the time that the other side charges, in milliseconds: a liar who
/// measures a little too much in every turn gains no more than this.
const MOST_TRIPS: u64 = 30_000;
/// A turn that takes longer than an entry can tell counts as that long.
const LONGEST_TURN: u64 = u32::MAX as u64;
/// Longest delivery time accepted for one entry on a lossy line, in milliseconds.
const LONGEST_WAY: u64 = 10_000;
/// Total extra delivery time per match, in milliseconds. Beyond it the peer's clock runs even if it says it does not
/// have the entry.
const MOST_LATE: u64 = 120_000;
/// Smallest correction of the shown time that the player is told about, in milliseconds.
const WORTH_TELLING: u64 = 250;

/// One side's count of the turn that is played now.
#[derive(Clone, Debug)]
pub(super) struct Timekeeper {
    control: TimeControl,
    me: Side,
    /// The moment up to which time is counted.
    at: u64,
    /// The time when the last entry was written here, or came.
    last_entry: u64,
    /// The side whose turn it is.
    thinker: Option<Side>,
    /// Whether no clock runs, by the record or by agreement.
    stands: bool,
    /// Whether the other side is there, and was heard of late.
    there: bool,
    /// Whether it was gone at any time since the last entry, or since it last said that it has no entry that is not here.
    absent: bool,
    /// Whether our last entry is still on its way: the peer cannot think about an entry it does not have.
    unread: bool,
    /// Time it was on its way, and total delay of all entries before it beyond what any line needs.
    way: u64,
    late: u64,
    /// Whether the peer says that it has written an entry that is not here yet: it is not thinking about that entry any longer.
    promised: bool,
    /// Time that this entry, and all such entries of the match together, were waited for without charge.
    excused: u64,
    excuses: u64,
    /// Time the turn has taken since the last entry, as counted here.
    running: u64,
    /// The most it can have taken, even if a side was cut off or switched off meanwhile.
    most: u64,
    /// Time counted here beyond what the peer says of its own turn, as far as it is believed.
    lead: u64,
    /// Part of the grace that the peer has used.
    grace_used: u64,
    /// The count when the peer's last message came, and when the one before it came; `None` if the peer was away since.
    word: Option<u64>,
    before: Option<u64>,
    /// The most the peer has said of this turn since it came: what says less was said earlier, and overtaken.
    said: u64,
    /// Time the peer's entries since our last one took, as counted here; and the least part that it must have spent
    /// thinking. The exact moment at which an entry was written is unknown here.
    their_turn: u64,
    their_least: u64,
    /// The most that can have passed here since our last entry.
    since_ours: u64,
    /// The most that can have passed here since the other's last entry, and whether the other was gone since then.
    ours: u64,
    ours_absent: bool,
    /// The same when our last entry was signed, in milliseconds; `None` if unknown. It is on disk with the mark.
    our_turn: Option<u64>,
    /// Time by which our entries since the peer's last one exceed our claims, according to the peer.
    told_gap: u64,
    /// The part of the record's charges to this side that this computer's own clock rules out.
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
            promised: false,
            excused: 0,
            excuses: 0,
            running: 0,
            most: 0,
            lead: 0,
            grace_used: 0,
            word: None,
            before: None,
            said: 0,
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

    /// After a restart: our last entry is no older than this, by the clock on the wall. If the record ends with it, the
    /// other's last entry is older by the bound that was known when ours was signed.
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

    /// Our turn as a mark keeps it: its bound in milliseconds and one more, or 0 if unknown.
    pub(super) fn our_turn(&self) -> u32 {
        self.our_turn.map_or(0, |turn| clamp(turn.saturating_add(1)))
    }

    /// The last entry is our own, and it is not known yet whether the other has it.
    pub(super) const fn wrote_last(&mut self) {
        self.unread = true;
    }

    /// Splits a time that has passed into the part that counts and the part that the grace excuses.
    fn share(&self, passed: u64) -> (u64, u64) {
        match self.thinker {
            Some(side) if self.there && !self.stands => {
                (if side == self.me { passed } else { passed - self.excuse(passed) }, 0)
            }
            Some(side) if side != self.me && !self.stands => {
                let left = (u64::from(self.control.grace) * 1000).saturating_sub(self.grace_used);
                let excused = passed.min(left);
                (passed - excused, excused)
            }
            _ => (0, 0),
        }
    }

    /// The part of a time that has passed in which the peer, which is there, cannot have thought: our entry was on its way,
    /// or its own was. The line has the benefit of the doubt for so long and no longer, since a liar could promise an entry
    /// that it has not written.
    fn excuse(&self, passed: u64) -> u64 {
        if self.unread {
            passed
        } else if self.promised {
            let left = LONGEST_WAY.saturating_sub(self.excused).min(MOST_LATE.saturating_sub(self.excuses));
            passed.min(left)
        } else {
            0
        }
    }

    fn advance(&mut self, now: u64) {
        let passed = now.saturating_sub(self.at);
        let (counts, excused) = self.share(passed);
        if self.promised && !self.unread && self.there && !self.stands && self.thinker == Some(self.me.other()) {
            let excuse = self.excuse(passed);
            self.excused = self.excused.saturating_add(excuse);
            self.excuses = self.excuses.saturating_add(excuse);
        }
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

    /// A message of the other side came.
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
        self.said = 0;
        (self.absent, self.ours_absent) = (true, true);
    }

    /// Notes whether the peer has our last entry. A peer that was too slow too often is taken to have it.
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

    /// Notes whether the peer says that it has written an entry that is not here.
    pub(super) fn promised(&mut self, now: u64, promised: bool) {
        if self.promised != promised {
            self.advance(now);
            self.promised = promised;
        }
    }

    /// Whether the other side is there.
    pub(super) const fn is_there(&self) -> bool {
        self.there
    }

    /// Sets the side whose turn it is, and whether the clocks stop all the same.
    pub(super) fn turn(&mut self, now: u64, thinker: Option<Side>, stands: bool) {
        self.advance(now);
        self.thinker = thinker;
        self.stands = stands;
    }

    /// Time this side claims for an entry it writes now, and the time it measured for the peer's turn before it, for
    /// which the peer claims `claimed`.
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

    /// The peer's entry came, with its claim and the round trip. The exact moment of writing is unknown here: some time
    /// after the last message before it, if the peer was there. A late one was written before this connection began, or
    /// announced before it came; a liar who announces one early is charged for the same time by our measurement.
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

    /// The peer claims `claimed` for its entries since our last one. Where entries were long on their way, the same
    /// time was counted twice: for one entry while it travelled, and for the next by the peer's message. Together they
    /// took no longer than has passed here.
    pub(super) fn settle(&mut self, claimed: u64) {
        let room = self.since_ours.saturating_sub(self.running).max(claimed);
        self.their_turn = self.their_turn.min(room);
        self.their_least = self.their_least.min(room);
    }

    /// The most that the peer can have measured of our turn beyond our claim for it, `claimed`.
    fn largest_gap(&self, now: u64, claimed: u64) -> u64 {
        over(self.passed(now).saturating_add(self.trip()), claimed)
    }

    /// The most that has passed here in our turn.
    fn passed(&self, now: u64) -> u64 {
        self.ours.saturating_add(now.saturating_sub(self.at))
    }

    /// The most that the line may add to the other's measure of one turn.
    fn trip(&self) -> u64 {
        LONGEST_TRIP.min(MOST_TRIPS.saturating_sub(self.trips))
    }

    /// The peer's entry says that our turn, for which we claim `claimed`, took `measured`. The part that cannot have
    /// passed here is not charged here; returns the most that can. Nothing is ruled out twice for the same entry.
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

    /// Time charged to this side by the record that this computer's own clock rules out, in milliseconds.
    pub(super) const fn ruled_out(&self) -> RuledOut {
        self.ruled_out
    }

    /// After a restart: the time ruled out before, and the bound of our turn when our last entry was signed, as
    /// [`Timekeeper::our_turn`] gives it.
    pub(super) fn recall(&mut self, ruled_out: RuledOut, our_turn: u32) {
        self.ruled_out = ruled_out;
        self.our_turn = our_turn.checked_sub(1).map(u64::from);
    }

    fn begin(&mut self, now: u64, late: bool) {
        self.last_entry = now;
        (self.running, self.lead, self.way, self.said, self.excused) = (0, 0, 0, 0, 0);
        // An entry that came after the peer was gone may be older than it looks.
        if !late && !self.absent {
            self.most = 0;
        }
        self.absent = !self.there;
        (self.word, self.before) = (Some(0), Some(0));
    }

    /// An entry of our own came back to us. The time an earlier turn took before the copy was lost is unknown here; for
    /// the last entry that was signed, the mark tells it.
    pub(super) fn caught_up(&mut self, now: u64, is_last_signed: bool) {
        self.advance(now);
        self.begin(now, true);
        self.ours = if is_last_signed { self.since_theirs() } else { LONGEST_TURN };
    }

    /// Both agreed about the clocks in this entry: the peer's claims in this turn are accepted as they are, and no gap
    /// counts.
    pub(super) fn forgive(&mut self, seq: u32, claimed: u64) {
        self.their_turn = self.their_turn.min(claimed);
        self.their_least = self.their_least.min(claimed);
        self.told_gap = 0;
        if seq >= self.ruled_out.entries {
            self.ruled_out = RuledOut { milliseconds: 0, entries: seq + 1 };
        }
    }

    /// Time by which the peer's entries since our last one exceed its claim; not in the record yet.
    pub(super) const fn their_gap(&self, claimed: u64) -> u64 {
        over(self.measured(claimed), claimed)
    }

    /// Time measured for the peer's entries since our last one. Where it exceeds the claim, the line has the benefit of
    /// the doubt.
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

    /// Takes the peer's count of this turn, and of the gap in ours, for which we claim `claimed`. Returns true if that
    /// changes the shown time. The message is unsigned: it counts for no more than can have passed here.
    pub(super) fn told(&mut self, now: u64, running: u64, gap: u64, claimed: u64, round_trip: u64) -> bool {
        let before = self.shown(now);
        let gap_before = self.told_gap;
        self.advance(now);
        // The other has written nothing that is not here: the next entry is younger than this word.
        (self.absent, self.ours_absent) = (!self.there, !self.there);
        let running = running.min(LONGEST_TURN);
        self.told_gap = gap.min(self.largest_gap(now, claimed));
        if self.thinker == Some(self.me) {
            // The peer remembers a time that we forgot, or was there when we were cut off for longer than the grace. It
            // is taken over well before the peer would doubt us.
            if running > self.running.saturating_add(TOLERANCE / 2 + round_trip) {
                self.running = self.running.max(running.min(self.most));
            }
        } else if running >= self.said {
            self.said = running;
            self.running = self.running.max(running);
            let ahead = self.running.saturating_sub(running.saturating_add(round_trip / 2));
            self.lead = if ahead > TOLERANCE + round_trip { 0 } else { ahead };
        }
        before.abs_diff(self.shown(now)) >= WORTH_TELLING || gap_before != self.told_gap
    }

    /// Time since the last entry, in milliseconds.
    pub(super) const fn since_last_entry(&self, now: u64) -> u64 {
        now.saturating_sub(self.last_entry)
    }

    /// Time the present turn has taken, as counted here.
    pub(super) fn running(&self, now: u64) -> u64 {
        self.running.saturating_add(self.share(now.saturating_sub(self.at)).0)
    }

    /// Time the present turn has taken, as both show it.
    pub(super) fn shown(&self, now: u64) -> u64 {
        self.running(now).saturating_sub(self.lead)
    }

    /// The side whose clock runs at this moment.
    pub(super) fn runs(&self, now: u64) -> Option<Side> {
        // A little later more is counted, or it is not.
        self.thinker.filter(|_| self.running(now + 1000) > self.running(now))
    }

    /// Time the peer may still be cut off before its clock runs on, in milliseconds.
    pub(super) fn grace_left(&self, now: u64) -> u64 {
        let used = self.grace_used.saturating_add(self.share(now.saturating_sub(self.at)).1);
        (u64::from(self.control.grace) * 1000).saturating_sub(used)
    }
}

fn clamp(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests;
