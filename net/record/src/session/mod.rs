//! One side of a match, without a socket, a file or a clock.
//!
//! Messages, the player's wishes and the time go in; bytes to keep, messages to send and notices for the player come
//! out, in an order that must be kept: what must be on disk comes before what may be sent because of it. Two sessions
//! make a match over any network; what a session knows of the rules it asks the engine.

mod connection;
mod difference;
mod dispute;
mod exchange;
mod mailbox;
mod notes;
mod output;
mod past;
mod play;
mod refused;
mod replayed;
mod timekeeper;

pub use crate::course::{Gap, TOLERANCE};
pub use difference::{Judgement, MachineDifference};
pub use output::{CompletedRoll, Keepsake, Notice, Output, VERDICT, Verdict};
pub use past::Past;
pub use refused::Refused;
pub use replayed::Replayed;
pub use timekeeper::MOST_GAPS;

use crate::course::{Course, Due};
use crate::entry::{Body, Entry, Matter, NoteKind, SignedEntry, SignedNote};
use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::file::{self, Record};
use crate::header::Header;
use crate::identity::{Identity, PlayerKey};
use crate::mark::{RuledOut, Signed};
use crate::secrets::Secrets;
use connection::{Connection, Idling};
use difference::Dispute;
use engine::contract::{Opening, Side};
use engine::referee::{Battlefield, Bytes, Referee, Rulebook};
use mailbox::Mailbox;
use std::collections::VecDeque;
use std::sync::Arc;
use timekeeper::Timekeeper;

/// A question of the other side: the matter, and the number of the note that asks. Consent names both, so that it
/// cannot be taken for consent to a later question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentQuestion {
    /// The matter asked for.
    pub matter: Matter,
    /// The number of the note.
    pub number: u32,
}

/// The seat of a side in a session: everything it begins with, besides its record.
#[derive(Debug)]
pub struct Seat {
    /// The identity of the player.
    pub identity: Arc<Identity>,
    /// The player's secrets in this match.
    pub secrets: Secrets,
    /// A number of this run of the program.
    pub run: u64,
    /// Knowledge of this computer about the match besides its record; nothing when it begins.
    pub past: Past,
}

impl Seat {
    /// The side of this player in a match, if it is theirs.
    fn side(&self, header: &Header) -> Result<Side, Fault> {
        let me = Side::BOTH
            .into_iter()
            .find(|&side| header.player(side).key == self.identity.key())
            .ok_or_else(|| Fault::Header(String::from("it is a match of other players")))?;
        if *header.commitment(me) != self.secrets.commitment() || self.secrets.side() != me {
            return Err(Fault::Header(String::from("its dice commitment is not ours")));
        }
        Ok(me)
    }
}

/// One side of a match.
pub struct Session {
    identity: Arc<Identity>,
    me: Side,
    secrets: Secrets,
    course: Course,
    entries: Vec<SignedEntry>,
    connection: Option<Connection>,
    idling: Idling,
    mailbox: Mailbox,
    time: Timekeeper,
    /// After a restart nothing is signed until the other side's tail is here.
    awaits_tail: bool,
    /// Nothing is signed for a place below this: it was signed before, even if the record has lost it.
    signed: u32,
    /// Time for which the record had not grown when the program started, until it grows, in milliseconds.
    waited_before: u64,
    stopped: Option<Verdict>,
    /// The number of the last note this side signed.
    note_number: u32,
    wishes: Wishes,
    /// The answer that this side gives as soon as it is asked, and the openings of its seals.
    early: Option<(Bytes, Vec<Opening>)>,
    dispute: Dispute,
    /// The game after this side's last entries, as it really was here: the other side may dispute one of them while we
    /// play on.
    recent: VecDeque<(u32, Arc<dyn Referee>)>,
    /// The length of the record at which the player was told that this program cannot go on.
    stuck_at: u32,
    flag_claimed: bool,
    told_ending: bool,
    told_closed: bool,
    clocks_told: bool,
    /// Whether the other side was quiet and which clock ran when the player was last told.
    stands_told: (bool, Option<Side>),
    outputs: VecDeque<Output>,
}

/// Requests and notes out of turn that are not settled yet.
#[derive(Debug, Default)]
struct Wishes {
    /// The matter this side asks for, and the number of its note.
    mine: Option<(Matter, u32)>,
    /// The note in which the other side asks.
    theirs: Option<SignedNote>,
    /// Whether this side has granted it.
    granted: bool,
    /// The other side's grant of what this side asks for.
    their_grant: Option<SignedNote>,
    /// Notes of this side that the record does not have yet, and that the match needs.
    my_notes: Vec<SignedNote>,
    /// Whether this side has given up, and whether the other is being told so.
    my_concession: bool,
    says_so: bool,
    /// Notes of the other side to be copied when this side next holds the pen.
    to_copy: VecDeque<SignedNote>,
    /// The number of the other side's last note, and the bytes of all of them.
    their_number: u32,
    their_bytes: usize,
    /// The other side's dispute about an entry of ours that is not here yet.
    their_difference: Option<SignedNote>,
    /// The entry at which the other side gave up.
    their_concession: Option<u32>,
    /// Number of times the other side has asked for a take-back, and number of times this side has.
    asks: u32,
    my_asks: u32,
}

impl Session {
    /// The host's side of a new match: it writes the header.
    pub fn host(
        seat: Seat,
        header: Header,
        now: u64,
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Session, Fault> {
        let signed = Entry::first(header).sign(&seat.identity);
        Session::join(seat, &signed, now, rules, read)
    }

    /// Either side of a new match, under the header that the host has signed; the joiner signs beneath it.
    pub fn join(
        seat: Seat,
        header: &SignedEntry,
        now: u64,
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Session, Fault> {
        let mut session = Session::begin(seat, Replayed::header(std::slice::from_ref(header), rules, read)?, now)?;
        session.outputs.push_back(Output::Record(Record::write(std::slice::from_ref(header))));
        session.set_turn(now);
        session.work(now);
        Ok(session)
    }

    /// Either side of a match that is on disk. It signs nothing until it has the other side's tail.
    pub fn resume(
        seat: Seat,
        record: &Record,
        now: u64,
        rules: &'static dyn Rulebook,
        read: Option<&Arc<dyn Battlefield>>,
    ) -> Result<Session, Fault> {
        let header = Replayed::header(&record.entries, rules, read)?;
        // A match of other players is not replayed.
        seat.side(header.course().header())?;
        Session::resume_replayed(seat, record, now, header.follow(&record.entries)?)
    }

    /// The same where this very record was replayed before: nothing of it is replayed again.
    pub fn resume_replayed(seat: Seat, record: &Record, now: u64, replayed: Replayed) -> Result<Session, Fault> {
        if !replayed.is_of(&record.entries) {
            return Err(Fault::BrokenChain);
        }
        let (since_own, marked) = (seat.past.since_own, seat.past.signed);
        let differs = replayed.differs();
        let mut session = Session::begin(seat, replayed, now)?;
        session.relearn();
        session.awaits_tail = true;
        session.told_ending = session.course.standing().ending().is_some();
        for (_, note) in &record.notes {
            session.recall(note);
        }
        session.note_number = session.note_number.max(session.course.standing().last_note(session.me));
        session.wishes.my_asks = session.wishes.my_asks.max(marked.asks);
        session.recall_time(marked);
        session.mark_again(marked);
        session.recall_difference(differs, record);
        if let Some(verdict) = session.stopped.clone() {
            session.tell(Notice::Verdict(verdict));
        }
        let has = session.course.length();
        let older = has < session.signed;
        if older {
            session.tell(Notice::OlderCopy { has, signed: session.signed });
        }
        // The other's last entry may have come long after it was written; our own is the one whose age we know.
        let wrote_last = session.course.standing().last_author() == session.me;
        session.time.written_ago(since_own, wrote_last, has == session.signed);
        if wrote_last && session.course.header().terms.time.is_timed() {
            session.time.wrote_last();
        }
        session.set_turn(now);
        Ok(session)
    }

    fn begin(seat: Seat, replayed: Replayed, now: u64) -> Result<Session, Fault> {
        let (course, entries) = replayed.into_parts();
        let me = seat.side(course.header())?;
        let flag_claimed = Session::has_claimed_the_flag(&entries, me);
        let Seat { identity, secrets, run, past } = seat;
        let mut time = Timekeeper::new(course.header().terms.time, me, now);
        if course.header().terms.host == me && course.header().terms.time.is_timed() {
            time.wrote_last();
        }
        Ok(Session {
            identity,
            me,
            secrets,
            course,
            entries,
            connection: None,
            idling: Idling::new(now),
            mailbox: Mailbox::new(run),
            time,
            awaits_tail: false,
            signed: past.signed.entries,
            waited_before: past.waited,
            stopped: past.verdict,
            note_number: past.signed.notes,
            wishes: Wishes { my_concession: past.signed.conceded, ..Wishes::default() },
            early: None,
            dispute: Dispute::default(),
            recent: VecDeque::new(),
            stuck_at: 0,
            flag_claimed,
            told_ending: false,
            told_closed: false,
            clocks_told: false,
            stands_told: (false, None),
            outputs: VecDeque::new(),
        })
    }

    /// Removes and returns the next output.
    pub fn poll(&mut self) -> Option<Output> {
        self.outputs.pop_front()
    }

    /// This side.
    pub const fn me(&self) -> Side {
        self.me
    }

    /// The present state of the match.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The present state of the game.
    pub const fn game(&self) -> &Arc<dyn Referee> {
        self.course.game()
    }

    /// The whole record.
    pub fn entries(&self) -> &[SignedEntry] {
        &self.entries
    }

    /// The other player's key.
    pub const fn opponent(&self) -> &PlayerKey {
        self.course.key(self.me.other())
    }

    /// Whether this side is to decide something now, and may. An opening that is owed is not a decision.
    pub fn is_my_decision(&self) -> bool {
        self.may_sign()
            && self.course.due() == Due::Decision(self.me)
            && !self.course.standing().is_paused()
            && self.game().owed().is_none()
    }

    /// Whether the match is over and both have confirmed it.
    pub fn is_closed(&self) -> bool {
        self.course.due() == Due::Nothing
    }

    /// The verdict that ended it, if one did.
    pub const fn stopped(&self) -> Option<&Verdict> {
        self.stopped.as_ref()
    }

    /// This side's secrets, to be written to a private file before the session's outputs are carried out.
    pub const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// Whether the session waits for the other side's tail.
    pub const fn awaits_tail(&self) -> bool {
        self.awaits_tail
    }

    /// Whether the other side has the whole record, as far as it has said so on this connection.
    pub fn is_acknowledged(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| connection.has_all(self.course.length()))
    }

    /// Whether the other side is there.
    pub fn is_met(&self) -> bool {
        self.connection.as_ref().is_some_and(Connection::is_met)
    }

    /// Number of parcels of the other side's present run that have come.
    pub fn parcels_received(&self) -> u32 {
        self.mailbox.received()
    }

    /// The question of the other side that has not been answered.
    pub fn asked(&self) -> Option<OpponentQuestion> {
        let note = self.wishes.theirs.as_ref()?;
        match &note.note.kind {
            NoteKind::Ask(matter) if !self.wishes.granted && self.course.signed_note_fits(note).is_ok() => {
                Some(OpponentQuestion { matter: matter.clone(), number: note.note.number })
            }
            _ => None,
        }
    }

    /// The matter this side asks for that has not been answered.
    pub fn asking(&self) -> Option<&Matter> {
        self.wishes.mine.as_ref().map(|(matter, _)| matter)
    }

    /// Thinking time of both sides in milliseconds: what the record says, and what the present turn has taken so far. Both
    /// machines show the same.
    pub fn clocks(&self, now: u64) -> [u64; 2] {
        let standing = self.course.standing();
        let thinker = self.course.due().pen().filter(|_| standing.ending().is_none());
        Side::BOTH.map(|side| {
            let running = if thinker == Some(side) { self.time.shown(now) } else { 0 };
            let used = standing.used(side);
            let (used, gap) = if side == self.me {
                (used.saturating_sub(u64::from(self.time.ruled_out().milliseconds)), self.time.told_gap())
            } else {
                (used, self.open_gap())
            };
            used.saturating_add(gap).saturating_add(running)
        })
    }

    /// The time that each side has by now, in milliseconds: its budget, and the increment for every phase that it has ended.
    pub fn allowed(&self) -> [u64; 2] {
        let time = self.course.header().terms.time;
        Side::BOTH.map(|side| time.allowed(self.course.standing().phases_ended(side)))
    }

    /// The side whose clock runs now. `None` in a pause; a side's own clock never runs while the other is gone.
    pub fn running_clock(&self, now: u64) -> Option<Side> {
        self.time.runs(now).filter(|_| self.course.standing().ending().is_none())
    }

    /// Whether nothing was heard of the other side for some seconds, though the connection is not given up yet.
    pub fn is_quiet(&self) -> bool {
        self.connection.as_ref().is_some_and(Connection::is_quiet)
    }

    /// Time the other side may still be cut off before its clock runs on, in milliseconds.
    pub fn grace_left(&self, now: u64) -> u64 {
        self.time.grace_left(now)
    }

    /// Whether the record's two stories about the time differ so much that the players should agree about the clocks. Play
    /// goes on all the same: no word about the time keeps a player from writing.
    pub fn clocks_differ(&self) -> bool {
        let gaps = self.course.standing().gaps().saturating_sub(u64::from(self.time.ruled_out().milliseconds));
        self.course.header().terms.time.is_timed() && gaps > MOST_GAPS
    }

    /// Time by which the other side's entries since our last one exceed its claims, as measured here, in milliseconds.
    /// Our next entry says it.
    fn open_gap(&self) -> u64 {
        self.time.their_gap(self.claimed_in_their_turn())
    }

    fn claimed_in_their_turn(&self) -> u64 {
        self.claimed_in_turn_of(self.me.other())
    }

    /// Time this side has claimed since the other side's last entry, in milliseconds; 0 if the other wrote last.
    fn claimed_in_turn_of(&self, side: Side) -> u64 {
        let standing = self.course.standing();
        if standing.last_author() == side { standing.claimed_in_turn() } else { 0 }
    }

    /// Tells the timekeeper whose turn it is.
    fn set_turn(&mut self, now: u64) {
        let standing = self.course.standing();
        // No clock runs before both have signed: the guest may not even have the header yet.
        let unsigned = self.course.header().terms.time.is_timed() && matches!(self.course.due(), Due::Accept(_));
        let stands = unsigned || standing.is_paused() || standing.is_disputed() || self.stopped.is_some();
        self.time.turn(now, self.course.due().pen(), stands);
    }

    /// Tells the player when the other side has gone or come, or another clock runs.
    fn tell_standing(&mut self, now: u64, again: bool) {
        let stands = (self.is_quiet(), self.running_clock(now));
        if std::mem::replace(&mut self.stands_told, stands) != stands || again {
            let (quiet, running) = stands;
            self.tell(Notice::Stands { quiet, running });
        }
        if self.clocks_differ() {
            if !std::mem::replace(&mut self.clocks_told, true) {
                self.tell(Notice::ClocksDiffer);
            }
        } else {
            self.clocks_told = false;
        }
    }

    /// The difference between the two computers, if there is one.
    pub fn difference(&self) -> Option<&MachineDifference> {
        self.dispute.difference()
    }

    fn may_sign(&self) -> bool {
        self.stopped.is_none() && !self.awaits_tail
    }

    /// Whether the record here is older than what this side has signed.
    pub fn is_older_copy(&self) -> bool {
        self.course.length() < self.signed
    }

    fn tell(&mut self, notice: Notice) {
        self.outputs.push_back(Output::Notice(notice));
    }

    /// Takes an entry into memory and onto the disk, after the course has accepted it.
    fn keep(&mut self, signed: SignedEntry) {
        let (own, seq) = (signed.entry.author == self.me, signed.entry.seq);
        self.outputs.push_back(Output::Record(file::entry_frame(&signed)));
        self.entries.push(signed);
        self.waited_before = 0;
        if own && seq >= self.signed {
            self.signed = seq.saturating_add(1);
            self.mark();
        }
    }

    /// The record is on disk first: a mark without its entry would be a promise that cannot be kept.
    fn mark(&mut self) {
        let conceded = self.wishes.my_concession;
        let (entries, notes, asks) = (self.signed, self.note_number, self.wishes.my_asks);
        let (ruled_out, our_turn) = (self.time.ruled_out(), self.time.our_turn());
        self.outputs.push_back(Output::Signed(Signed {
            entries,
            notes,
            conceded,
            asks,
            ruled_out,
            our_turn,
            ..Signed::default()
        }));
    }

    /// After a restart: what this computer's clock ruled out before, unless both have agreed about the clocks since; and how
    /// long this side's turn was at most, if the mark is that of the last entry of this side.
    fn recall_time(&mut self, marked: Signed) {
        let agreed = |signed: &&SignedEntry| matches!(signed.entry.body, Body::Agreed { matter: Matter::Clocks, .. });
        let since = self.entries.iter().rev().find(agreed).map(|signed| signed.entry.seq);
        let ruled_out = match since {
            Some(seq) if seq >= marked.ruled_out.entries => RuledOut { milliseconds: 0, entries: seq + 1 },
            _ => marked.ruled_out,
        };
        // After a power cut the mark may be older than the last entry of this side, and the other way round after an older
        // copy of the record came back: then only the entry that is marked is meant, if it comes back.
        let own = self.entries.iter().rev().find(|signed| signed.entry.author == self.me);
        let is_marked = own.is_none_or(|signed| signed.entry.seq < marked.entries);
        self.time.recall(ruled_out, if is_marked { marked.our_turn } else { 0 });
    }

    /// After a restart: the power may have gone after an entry or a note was on disk and before the mark was. The mark is
    /// made up for, so that an older copy of the record cannot make this side sign a place twice.
    fn mark_again(&mut self, marked: Signed) {
        let own = self.entries.iter().rev().find(|signed| signed.entry.author == self.me);
        self.signed = self.signed.max(own.map_or(0, |signed| signed.entry.seq.saturating_add(1)));
        let (entries, notes, asks) = (self.signed, self.note_number, self.wishes.my_asks);
        let conceded = self.wishes.my_concession;
        if entries > marked.entries || notes > marked.notes || conceded != marked.conceded {
            // The time of signing is unknown by now, but not before the last mark.
            let at = marked.at.max(1);
            let ruled_out = self.time.ruled_out();
            let grown = Signed::default().grown;
            let our_turn = self.time.our_turn();
            let signed = Signed { entries, notes, grown, conceded, at, asks, ruled_out, our_turn };
            self.outputs.push_back(Output::Signed(signed));
        }
    }

    fn relearn(&mut self) {
        for opening in self.secrets.openings().to_vec() {
            self.course.learn(opening);
        }
        // The faces of its own secret rolls follow from the record and the leaves.
        let leaves = self.secrets.leaves();
        let rolls = self.course.standing().secret_rolls(self.me);
        let faces: Vec<_> = rolls.filter_map(|roll| leaves.roll(roll.leaf, &roll.joint, &roll.dice)).collect();
        for opening in faces {
            self.course.learn(opening);
        }
    }

    /// Ends the match for this side.
    fn stop(&mut self, verdict: Verdict, evidence: Option<&Evidence>) {
        if let Some(evidence) = evidence {
            let name = String::from("evidence");
            self.outputs.push_back(Output::Keep(Keepsake { name, bytes: evidence.to_bytes() }));
        }
        let (name, bytes) = (VERDICT.to_owned(), verdict.to_bytes());
        self.outputs.push_back(Output::Keep(Keepsake { name, bytes }));
        self.say_stopped(&verdict);
        self.tell(Notice::Verdict(verdict.clone()));
        self.outputs.push_back(Output::Drop(verdict.name));
        self.stopped = Some(verdict);
    }
}
