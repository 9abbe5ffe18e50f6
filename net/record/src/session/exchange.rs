//! The exchange with the other side: the state of each, entries and parcels in order, and answers that are owed.
//!
//! A connection may lose, repeat or reorder what is sent, and may end at any moment. Entries are numbered by the record
//! and parcels by their run, so unacknowledged ones are sent again, and repeated ones are recognised.

mod post;

use super::Session;
use super::connection::Connection;
use super::output::{Notice, Output, Verdict};
use super::timekeeper::LONGEST_TRIP;
use crate::course::{Gap, MOST_ENTRIES};
use crate::entry::{Body, Claim, NoteKind, SignedEntry};
use crate::evidence::Evidence;
use crate::fault::Fault;
use crate::header::PROTOCOL;
use crate::message::{Carried, Here, Message, shown};
use engine::contract::Side;
use engine::facts::Facts;

/// Number of entries that may be under way without an acknowledgement.
const WINDOW: u32 = 128;
/// The longest wait for an acknowledgement, in milliseconds.
const LONGEST_WAIT: u64 = 24_000;
/// Time between two measurements of the round trip, and between two signs of life of a side, in milliseconds.
const PING_EVERY: u64 = 5_000;
const WORD_EVERY: u64 = 1_500;
/// Time without a message after which the other side counts as gone for the clocks, in milliseconds: three in a row
/// were lost, or it is gone. The connection is given up much later: a bad line is better than none.
pub(super) const QUIET_AFTER: u64 = 4_500;
const SILENCE: u64 = 20_000;
/// States that the other side may show in one run of the program: one for each difference, and there is hardly ever one.
const MOST_DUMPS: u32 = 16;

impl Session {
    /// There is a connection to the other player; any connection before it is over.
    pub fn connected(&mut self, now: u64) {
        self.time.gone(now);
        self.connection = Some(Connection::new(now));
        self.note_promised(now);
        self.mailbox.connected();
        self.say_here();
        self.send(&Message::Ping { at: now });
    }

    /// The connection is gone.
    pub fn disconnected(&mut self, now: u64) {
        if self.connection.take().is_some() {
            self.time.gone(now);
            self.tell(Notice::Lost);
            self.tell_standing(now, false);
        }
    }

    /// Time has passed. To be called about once a second.
    pub fn tick(&mut self, now: u64) {
        self.check_flag(now);
        self.listen(now);
        let Some(connection) = &mut self.connection else { return };
        if now.saturating_sub(connection.heard) > SILENCE {
            self.outputs.push_back(Output::Drop("no message for too long"));
            return;
        }
        let ping = now.saturating_sub(connection.pinged) > PING_EVERY;
        if ping {
            connection.pinged = now;
            connection.awaited = Some(now);
        }
        let length = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let owed = !connection.met || connection.acked < length || self.mailbox.is_owed();
        let due = owed && now >= connection.resend_at;
        let met = connection.met;
        if due {
            connection.wait = (connection.wait * 2).min(LONGEST_WAIT);
            connection.resend_at = now + connection.wait;
            connection.sent = connection.acked;
            connection.owes_got = true;
            self.mailbox.connected();
        }
        if ping {
            self.send(&Message::Ping { at: now });
        }
        if due && !met {
            self.say_here();
        }
        if due {
            self.pump(now);
        }
        if met && self.connection.as_ref().is_some_and(|connection| now >= connection.said + WORD_EVERY) {
            self.say_time(now);
        }
    }

    /// Checks whether the other side can still be heard.
    fn listen(&mut self, now: u64) {
        let length = self.course.length();
        if let Some(connection) = &mut self.connection {
            let quiet_since = connection.heard + QUIET_AFTER;
            if now > quiet_since {
                connection.quiet = true;
                self.time.gone(quiet_since);
            } else if connection.is_there(now, length) && !self.time.is_there() {
                // The entries it had before never came; its clock does not wait for them any longer.
                self.time.set_there(now, true);
            }
        }
        self.note_read(now);
        self.tell_standing(now, false);
    }

    /// Whether the other side has all that we have written.
    fn note_read(&mut self, now: u64) {
        let length = self.course.length();
        let has = self.connection.as_ref().is_some_and(|connection| connection.has_all(length));
        self.time.read(now, has);
    }

    /// Whether the other side has written what is not here.
    fn note_promised(&mut self, now: u64) {
        let length = self.course.length();
        let promised = self.connection.as_ref().is_some_and(|connection| connection.has_written(length));
        self.time.promised(now, promised);
    }

    /// Sends a sign of life with our count of the time.
    fn say_time(&mut self, now: u64) {
        if let Some(connection) = &mut self.connection {
            connection.said = now;
        }
        let (length, running, gap) = (self.course.length(), self.time.running(now), self.open_gap());
        self.send(&Message::Time { length, running, gap });
    }

    /// The other side is there, and counts this much time.
    fn time_told(&mut self, now: u64, length: u32, running: u64, gap: u64) {
        let ours = self.course.length();
        if let Some(connection) = &mut self.connection {
            connection.acked = connection.acked.max(length.min(ours));
            connection.announced = connection.announced.max(length);
        }
        self.note_read(now);
        self.note_promised(now);
        let trip = self.connection.as_ref().map_or(0, |connection| connection.round_trip);
        if length != self.course.length() {
            return;
        }
        let gap_before = self.open_gap();
        let changed = self.time.told(now, running, gap, self.claimed_in_turn_of(self.me), trip);
        self.time.settle(self.claimed_in_their_turn());
        if changed || self.open_gap() != gap_before {
            self.set_turn(now);
            self.tell_standing(now, true);
            if self.course.due().pen() == Some(self.me) {
                // The time taken over is ours now, and the other need not doubt it until our next message.
                self.say_time(now);
            }
        }
    }

    /// A message came.
    pub fn receive(&mut self, now: u64, bytes: &[u8]) {
        let length = self.course.length();
        let Some(connection) = &mut self.connection else { return };
        connection.heard = now;
        connection.quiet = false;
        let there = connection.is_there(now, length);
        let unheard = connection.given_up || self.stopped.is_some();
        self.time.heard(now, there);
        if unheard {
            return;
        }
        let message = match Message::decode(bytes) {
            Ok(message) => message,
            Err(error) => return self.cut(&Fault::Bytes(error)),
        };
        if let Some(connection) = &mut self.connection
            && matches!(message, Message::Entry(_) | Message::Got { .. } | Message::Parcel { .. })
        {
            connection.knows_us = true;
        }
        let new = match message {
            Message::Here(here) => self.here(now, &here),
            Message::Entry(carried) => self.entry_came(now, carried),
            Message::Got { length, parcels } => self.got(now, length, parcels),
            Message::Parcel { number, parcel } => self.parcel_came(now, number, parcel),
            Message::Ping { at } => {
                self.send(&Message::Pong { at });
                false
            }
            Message::Pong { at } => self.pong(now, at),
            Message::Stopped { name, text } => {
                self.tell(Notice::StoppedByOther { name: shown(&name), text: shown(&text) });
                false
            }
            Message::Time { length, running, gap } => {
                self.time_told(now, length, running, gap);
                false
            }
            // A late message of the lobby.
            Message::Hello(_)
            | Message::Offer { .. }
            | Message::Want { .. }
            | Message::Scenario { .. }
            | Message::Agree { .. }
            | Message::Refused { .. } => false,
        };
        if !new && self.idling.is_flood(now, bytes.len()) {
            // A bad line can repeat as much as a liar: the connection ends, and neither side is blamed.
            self.outputs.push_back(Output::Drop("too many repeated messages at once"));
            if let Some(connection) = &mut self.connection {
                connection.given_up = true;
            }
            return;
        }
        self.work(now);
    }

    pub(super) fn send(&mut self, message: &Message) {
        if self.connection.is_some() {
            self.outputs.push_back(Output::Send(message.encode()));
        }
    }

    fn say_here(&mut self) {
        self.send(&Message::Here(Here {
            protocol: PROTOCOL,
            match_id: self.course.match_id(),
            length: self.course.length(),
            head: self.course.head_hash(),
            run: self.mailbox.run(),
            parcels: self.mailbox.theirs(),
        }));
    }

    pub(super) fn say_stopped(&mut self, verdict: &Verdict) {
        self.send(&Message::Stopped { name: verdict.name.to_owned(), text: verdict.text.clone() });
    }

    fn here(&mut self, now: u64, here: &Here) -> bool {
        if here.protocol != PROTOCOL || here.match_id != self.course.match_id() {
            // Said before this match began, or meant for another match of the same two players.
            return false;
        }
        if here.length > MOST_ENTRIES {
            self.cut(&Fault::MatchTooLong);
            return false;
        }
        let ours = self.course.length();
        let common = here.length.min(ours);
        if common == here.length && self.course.hash_at(here.length.saturating_sub(1)) != Some(here.head) {
            self.give_up(Verdict {
                name: "forked",
                text: String::from(
                    "your opponent's record differs from ours: a player signed two entries at one place",
                ),
                facts: None,
                proven: false,
                is_final: false,
            });
            return false;
        }
        let Some(connection) = &mut self.connection else { return false };
        connection.tail = connection.tail.max(here.length);
        connection.acked = connection.acked.max(common);
        let first = !std::mem::replace(&mut connection.met, true);
        if first {
            let restarted = self.mailbox.met(here.run, here.parcels);
            connection.sent = connection.acked;
            connection.progress(now);
            connection.met_at = now;
            if restarted {
                self.repeat_notes();
            }
            let Some(connection) = &mut self.connection else { return false };
            let there = connection.is_there(now, ours);
            self.time.heard(now, there);
            // The other side may have begun this connection later than we did, and missed what we said.
            self.say_here();
            self.say_time(now);
            self.tell(Notice::Met { length: here.length });
            self.tell_standing(now, false);
        } else if !connection.knows_us || here.parcels.is_none() {
            // It asks again: what we said was lost; a peer that has met us knows our parcels, and says so. What follows
            // shows that we know its state.
            self.say_here();
            self.send(&Message::Got { length: ours, parcels: self.mailbox.received() });
        }
        self.check_tail();
        first
    }

    /// The tail is here once we have all that the other side said it has.
    fn check_tail(&mut self) {
        let Some(connection) = &self.connection else { return };
        let is_here = connection.met && self.course.length() >= connection.tail.max(self.signed);
        if is_here && std::mem::replace(&mut self.awaits_tail, false) {
            if self.course.standing().ending().is_none() {
                self.say_concession();
            }
            self.tell_difference_in_tail();
        }
    }

    fn got(&mut self, now: u64, length: u32, parcels: u32) -> bool {
        let ours = self.course.length();
        let Some(connection) = &mut self.connection else { return false };
        let new = length > connection.acked && length <= ours;
        if new {
            connection.acked = length;
            connection.sent = connection.sent.max(length);
            connection.progress(now);
        }
        self.note_read(now);
        self.mailbox.acknowledged(parcels) || new
    }

    fn pong(&mut self, now: u64, at: u64) -> bool {
        if let Some(connection) = &mut self.connection
            && connection.awaited == Some(at)
        {
            connection.awaited = None;
            let trip = now.saturating_sub(at).min(LONGEST_TRIP);
            connection.round_trip =
                if connection.round_trip == 0 { trip } else { (connection.round_trip * 3 + trip) / 4 };
        }
        false
    }

    /// Sends the entries and parcels that the other side does not have yet, and says which ones we have.
    pub(super) fn pump(&mut self, now: u64) {
        let Some(connection) = &mut self.connection else { return };
        if !connection.met {
            return;
        }
        let mut sends = Vec::new();
        let length = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        while connection.sent < length && connection.sent < connection.acked.saturating_add(WINDOW) {
            let Some(signed) = self.entries.get(connection.sent as usize) else { break };
            sends.push(Message::Entry(Carried::new(signed)));
            connection.sent += 1;
            // An entry of ours names the one before it, and so says that we have it.
            connection.owes_got = false;
        }
        while let Some((number, parcel)) = self.mailbox.next() {
            sends.push(Message::Parcel { number, parcel });
        }
        if connection.owes_got || connection.owes_parcel_got {
            (connection.owes_got, connection.owes_parcel_got) = (false, false);
            sends.push(Message::Got { length, parcels: self.mailbox.received() });
        }
        if !sends.is_empty() && now >= connection.resend_at {
            connection.resend_at = now + connection.wait;
        }
        for message in &sends {
            self.send(message);
        }
    }

    fn entry_came(&mut self, now: u64, carried: Carried) -> bool {
        let signed = carried.unpack(self.course.match_id());
        if let Some(connection) = &mut self.connection {
            connection.owes_got = true;
        }
        let (seq, ours) = (signed.entry.seq, self.course.length());
        if seq < ours {
            return self.seen_before(&signed);
        }
        if seq > ours {
            // Something before it is missing. Both come again, and are older than they look then.
            if let Some(connection) = &mut self.connection {
                connection.announced = connection.announced.max(seq.saturating_add(1));
            }
            self.note_promised(now);
            return false;
        }
        if self.plays_after_conceding(&signed) {
            return true;
        }
        match self.course.accept(&signed) {
            Ok(progress) => self.their_entry(now, signed, progress),
            Err(fault) if fault.is_proof() => {
                return self.judge(now, signed);
            }
            Err(fault) => {
                self.cut(&fault);
                return false;
            }
        }
        true
    }

    /// A side that has given up answers no more decisions.
    fn plays_after_conceding(&mut self, signed: &SignedEntry) -> bool {
        let plays_on = matches!(signed.entry.body, Body::Command { .. })
            && signed.entry.author != self.me
            && self.wishes.their_concession.is_some_and(|head| signed.entry.seq > head)
            && signed.verify(self.opponent()).is_ok();
        if plays_on {
            let text = String::from("your opponent resigned and then played on; the resignation is final");
            let facts = Some(Facts::NONE);
            let verdict = Verdict { name: "played-after-conceding", text, facts, proven: false, is_final: true };
            self.stop(verdict, None);
        }
        plays_on
    }

    pub(super) fn their_entry(&mut self, now: u64, signed: SignedEntry, progress: crate::course::Progress) {
        let (author, claimed) = (signed.entry.author, signed.entry.clock.spent);
        let charge = self.course.standing().last_gap().filter(|gap| gap.side == self.me && author != self.me);
        if let Some(gap) = charge.filter(|_| self.course.header().terms.time.is_timed())
            && let Some(most) = self.time.charged(now, signed.entry.seq, gap.measured, gap.claimed)
        {
            // Before the entry is on disk: after a crash between the two it comes again, and is not ruled out again.
            self.mark();
            self.tell(Notice::Overcharged { measured: gap.measured, most });
        }
        if let Some(connection) = &mut self.connection {
            connection.acked = connection.acked.max(signed.entry.seq + 1);
            connection.sent = connection.sent.max(connection.acked);
            connection.progress(now);
            if author == self.me {
                self.time.caught_up(now, signed.entry.seq + 1 == self.signed);
            } else {
                let late = signed.entry.seq < connection.tail.max(connection.announced);
                self.time.their_entry(now, claimed, connection.round_trip, late);
            }
        }
        self.note_promised(now);
        self.time.settle(self.claimed_in_their_turn());
        self.took(now, signed, progress);
        self.check_tail();
        let length = self.course.length();
        let there = self.connection.as_ref().is_some_and(|connection| connection.is_there(now, length));
        self.time.set_there(now, there);
        self.tell_gap(author);
        self.tell_standing(now, false);
    }

    /// The stories about the other side's turn differ, as measured here; or about ours, as the entry says.
    fn tell_gap(&mut self, author: Side) {
        if author == self.me || !self.course.header().terms.time.is_timed() {
            return;
        }
        if let Some(gap) = self.course.standing().last_gap() {
            self.tell(Notice::Gap(gap));
        }
        let open = self.open_gap();
        if open > 0 {
            let claimed = self.claimed_in_their_turn();
            let measured = self.time.measured(claimed);
            let sum = self.course.standing().gaps().saturating_add(open);
            self.tell(Notice::Gap(Gap { side: author, measured, claimed, sum }));
        }
    }

    /// An entry for a place that is taken: the same one again, or proof of a second one.
    fn seen_before(&mut self, signed: &SignedEntry) -> bool {
        let Some(known) = self.entries.get(signed.entry.seq as usize) else { return false };
        if known.entry == signed.entry {
            return false;
        }
        let header = self.course.header();
        if Evidence::is_fork(header, known, signed) {
            let evidence = Evidence::Fork {
                header: Box::new(header.clone()),
                one: Box::new(known.clone()),
                other: Box::new(signed.clone()),
            };
            let (who, variant) =
                if signed.entry.author == self.me { ("this side", "own") } else { ("the other side", "other") };
            let text = format!("{who} signed two different entries number {}", signed.entry.seq);
            let facts = Some(Facts::NONE.with("entry", signed.entry.seq).varied(variant));
            let verdict = Verdict { name: "forked", text, facts, proven: true, is_final: true };
            self.stop(verdict, Some(&evidence));
        } else if signed.verify(self.course.key(signed.entry.author)).is_err() {
            self.cut(&Fault::BadSignature);
        } else if known.entry.author == signed.entry.author {
            // The two records part before this entry, and it does not show which side caused that.
            self.cut(&Fault::BrokenChain);
        } else {
            self.cut(&Fault::NotThePen { pen: Some(known.entry.author) });
        }
        true
    }

    fn check_flag(&mut self, now: u64) {
        let is_timed = self.course.header().terms.time.is_timed();
        let over = self.course.standing().ending().is_some() || self.stopped.is_some();
        if !is_timed || over || self.flag_claimed || !self.may_sign() {
            return;
        }
        let theirs = self.me.other();
        let running = if self.course.due().pen() == Some(theirs) { self.time.running(now) } else { 0 };
        let measured = self.course.standing().used(theirs).saturating_add(self.open_gap()).saturating_add(running);
        let [first, second] = self.allowed();
        if measured > if theirs == Side::First { first } else { second } {
            self.flag_claimed = true;
            self.note(NoteKind::Claim(Claim::FlagFell { measured }));
            self.tell(Notice::FlagFell { side: theirs, measured });
            self.pump(now);
        }
    }

    /// Something came that no honest side sends; the connection ends, the match does not.
    pub(super) fn cut(&mut self, fault: &Fault) {
        let (name, text, facts) = (fault.name(), fault.to_string(), fault.said());
        let verdict = Verdict { name, text, facts, proven: false, is_final: false };
        self.give_up(verdict);
    }

    fn give_up(&mut self, verdict: Verdict) {
        self.say_stopped(&verdict);
        let name = verdict.name;
        self.tell(Notice::Verdict(verdict));
        self.outputs.push_back(Output::Drop(name));
        if let Some(connection) = &mut self.connection {
            connection.given_up = true;
        }
    }
}
