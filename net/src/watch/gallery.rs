//! The player's side of being watched: the spectators, the entries each has been shown, and those that may be shown
//! now.
//!
//! Entries come in with the time they were written, and go out when the delay has passed since, never before. No
//! spectator is waited for: each has a bounded number of bytes under way and a second. One that does not keep up is let
//! go and may come again.

use crate::places::{NOWHERE, PlaceHold, Places, WrongTries};
use crate::quic::{Farewell, Goodbye};
use engine::contract::Side;
use engine::digest::Hash;
use record::allowance::Allowance;
use record::course::MOST_ENTRIES;
use record::entry::SignedEntry;
use record::header::{Header, PROTOCOL, as_name};
use record::identity::PlayerKey;
use record::invitation::is_watch_proof;
use record::message::Carried;
use record::watch::{FromSpectator, Hello, Pass, ToSpectator};
use std::collections::VecDeque;
use std::net::IpAddr;

/// The most spectators of one match at one player's.
pub const MOST_SPECTATORS: usize = 16;
/// Connections that have not said hello, in all and from one network; beyond that the oldest goes.
const MOST_SILENT: usize = 16;
const MOST_SILENT_FROM_ONE: usize = 4;
/// Time a connection may take to say hello, in milliseconds.
const PATIENCE_FOR_HELLO: u64 = 8_000;
/// Time entries may stay unacknowledged, in milliseconds.
const PATIENCE: u64 = 30_000;
/// Time to wait for a spectator who was cut off when the match is over: the longest wait between two dials, and some
/// more.
const PATIENCE_AT_THE_END: u64 = 15_000;
/// Entries and bytes that may be under way to one spectator. The header is larger than all that follows it together.
pub(super) const WINDOW: u32 = 256;
pub(super) const WINDOW_BYTES: u64 = 1 << 20;
/// Bytes a second to one spectator, and at once; and to all of them together. A whole battle has about a megabyte.
const BYTES_EACH: (u64, u64) = (1 << 20, 256 << 10);
const BYTES_ALL: (u64, u64) = (2 << 20, 1 << 20);
/// Messages from one spectator at once and a second: one for many entries is enough.
const MESSAGES: (u64, u64) = (400, 100);
/// Spectators who have proven the code before, and may come again when there is another.
const MOST_REMEMBERED: usize = 64;

/// Actions that a gallery asks for, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GalleryTask {
    /// Send over this link. A link that takes nothing more is to be given up.
    Send(u64, Vec<u8>),
    /// Close this link after what was sent over it.
    Close(u64, Goodbye),
    /// A spectator watches from now on.
    Came(Watcher),
    /// A spectator watches no longer; the sentence says why.
    Went(Watcher, String),
    /// The data kept about the gallery has changed.
    Keep(Pass),
}

/// A spectator of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watcher {
    /// The spectator's name for itself.
    pub name: String,
    /// The player's key.
    pub key: PlayerKey,
    /// Number of entries the spectator has.
    pub has: u32,
}

/// An entry as it is shown.
#[derive(Clone, Debug)]
struct Shown {
    /// The time when it was written, in milliseconds; below zero is before this run of the program.
    written: i64,
    hash: Hash,
    message: Vec<u8>,
    /// Bytes of all messages up to and with this one.
    up_to: u64,
}

#[derive(Clone, Debug)]
struct Seat {
    link: u64,
    key: PlayerKey,
    exporter: [u8; 32],
    since: u64,
    name: String,
    stage: Stage,
    bytes: Allowance,
    messages: Allowance,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The spectator has not said hello.
    Silent,
    /// The proof was wrong, and the spectator is told so at this time.
    Refused(u64),
    /// The spectator is welcome, and has not said which entries it has.
    Welcome,
    /// The spectator is shown the match.
    Watching {
        /// Entries it has or that are under way.
        sent: u32,
        /// Entries it has.
        got: u32,
        /// The last entry it came with, until it could be compared.
        head: Option<Hash>,
        /// The time when it last made progress, or when something was last sent to a spectator that had everything.
        heard: u64,
    },
}

/// The spectators of one match at one of its players.
#[derive(Clone, Debug)]
pub struct Gallery {
    host: PlayerKey,
    host_name: String,
    match_id: Hash,
    delay: u32,
    pass: Pass,
    /// The links of guests who have not come in.
    strangers: Places<u64>,
    wrong: WrongTries,
    remembered: Vec<PlayerKey>,
    shown: Vec<Shown>,
    seats: Vec<Seat>,
    bytes: Allowance,
    /// The time when a spectator was cut off who had not seen everything.
    cut_off: Option<u64>,
    deeds: VecDeque<GalleryTask>,
}

impl Gallery {
    /// A gallery at this side's player; none if the players did not agree to be watched.
    pub fn new(header: &Header, side: Side, pass: Pass) -> Option<Gallery> {
        let player = header.player(side);
        Some(Gallery {
            host: player.key,
            host_name: player.name.clone(),
            match_id: header.match_id(),
            delay: header.terms.watch?,
            pass,
            strangers: Places::new(MOST_SILENT, MOST_SILENT_FROM_ONE),
            wrong: WrongTries::default(),
            remembered: Vec::new(),
            shown: Vec::new(),
            seats: Vec::new(),
            bytes: Allowance::new(BYTES_ALL.0, BYTES_ALL.1, 0),
            cut_off: None,
            deeds: VecDeque::new(),
        })
    }

    /// Removes and returns the next action.
    pub fn poll(&mut self) -> Option<GalleryTask> {
        self.deeds.pop_front()
    }

    /// An entry was written at this time, and is on disk. Times do not go back.
    pub fn wrote(&mut self, written: i64, signed: &SignedEntry) {
        let message = ToSpectator::Entry(Box::new(Carried::new(signed))).encode();
        let (before, earliest) = self.shown.last().map_or((0, i64::MIN), |last| (last.up_to, last.written));
        let up_to = before + message.len() as u64;
        self.shown.push(Shown { written: written.max(earliest), hash: signed.entry.hash(), message, up_to });
    }

    /// Number of entries.
    pub fn length(&self) -> u32 {
        u32::try_from(self.shown.len()).unwrap_or(u32::MAX)
    }

    /// Number of entries that may be shown now. Nothing is shown of a match that only one side has signed.
    pub fn released(&self, now: u64) -> u32 {
        if self.shown.len() < 2 {
            return 0;
        }
        let latest = i64::try_from(now).unwrap_or(i64::MAX).saturating_sub(i64::from(self.delay) * 1000);
        u32::try_from(self.shown.partition_point(|shown| shown.written <= latest)).unwrap_or(u32::MAX)
    }

    /// The spectators.
    pub fn watchers(&self) -> Vec<Watcher> {
        self.seats.iter().filter(|seat| seat.stage.is_in()).map(Seat::watcher).collect()
    }

    /// Whether a spectator still waits for entries that are written.
    pub fn is_waited_for(&self, now: u64) -> bool {
        let recent = |at: u64| now < at.saturating_add(PATIENCE_AT_THE_END);
        self.cut_off.is_some_and(recent) || self.seats.iter().any(|seat| seat.stage.lacks(self.length()))
    }

    /// A guest dialled from this address; its key is proven, and the exporter is the same 32 secret bytes on both
    /// sides.
    pub fn arrived(&mut self, now: u64, link: u64, key: PlayerKey, exporter: [u8; 32], from: Option<IpAddr>) {
        let from = from.unwrap_or(NOWHERE);
        let busy = || Goodbye::new(Farewell::Busy, "too many connections at once");
        let (seats, known) = (&self.seats, &self.remembered);
        let hold = |link: &u64| match seats.iter().find(|seat| seat.link == *link) {
            Some(seat) if known.contains(&seat.key) => PlaceHold::Some,
            Some(seat) if seat.stage == Stage::Silent => PlaceHold::Loose,
            _ => PlaceHold::None,
        };
        match self.strangers.make_room(from, hold) {
            Ok(Some(gone)) => self.put_away(gone, busy()),
            Ok(None) => {}
            Err(_) => return self.deeds.push_back(GalleryTask::Close(link, busy())),
        }
        self.strangers.take(from, link);
        self.seats.push(Seat {
            link,
            key,
            exporter,
            since: now,
            name: String::new(),
            stage: Stage::Silent,
            bytes: Allowance::new(BYTES_EACH.0, BYTES_EACH.1, now),
            messages: Allowance::new(MESSAGES.0, MESSAGES.1, now),
        });
    }

    /// A link is gone.
    pub fn left(&mut self, now: u64, link: u64, why: &str) {
        let Some(seat) = self.take_seat(link) else { return };
        if seat.stage.lacks(self.length()) {
            self.cut_off = Some(now);
        }
        if seat.stage.is_in() {
            self.deeds.push_back(GalleryTask::Went(seat.watcher(), why.to_owned()));
        }
    }

    /// Something came over a link.
    pub fn receive(&mut self, now: u64, link: u64, bytes: &[u8]) {
        let Some(seat) = self.seats.iter_mut().find(|seat| seat.link == link) else { return };
        if !seat.messages.has(now, 1) {
            return self.misbehaved(link, "the spectator sent too many messages");
        }
        seat.messages.spend(1);
        match (FromSpectator::decode(bytes), seat.stage) {
            (Ok(FromSpectator::Hello(hello)), Stage::Silent) => self.hello(now, link, &hello),
            (Ok(FromSpectator::From { length, head }), Stage::Welcome) if length <= MOST_ENTRIES => {
                let head = (length > 0).then_some(head);
                seat.stage = Stage::Watching { sent: length, got: length, head, heard: now };
                self.show(now);
            }
            (Ok(FromSpectator::Got { length }), Stage::Watching { sent, got, head, heard })
                if (got..=sent).contains(&length) =>
            {
                let heard = if length > got { now } else { heard };
                seat.stage = Stage::Watching { sent, got: length, head, heard };
                self.show(now);
            }
            // The guest has said hello, and waits for the answer.
            (Ok(_), Stage::Refused(_)) => {}
            _ => self.misbehaved(link, "a spectator may only give its name and say how much it has"),
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: u64) {
        let late = |seat: &&Seat| match seat.stage {
            Stage::Silent | Stage::Welcome => now > seat.since.saturating_add(PATIENCE_FOR_HELLO),
            Stage::Refused(_) => false,
            Stage::Watching { sent, got, heard, .. } => sent > got && now > heard.saturating_add(PATIENCE),
        };
        let late: Vec<u64> = self.seats.iter().filter(late).map(|seat| seat.link).collect();
        for link in late {
            self.close(now, link, Goodbye::new(Farewell::Busy, "no message for too long"));
        }
        let answered = |seat: &&Seat| matches!(seat.stage, Stage::Refused(at) if now >= at);
        let answered: Vec<u64> = self.seats.iter().filter(answered).map(|seat| seat.link).collect();
        answered.into_iter().for_each(|link| self.refuse_code(link));
        self.show(now);
    }

    /// Puts a spectator out, and keeps them out.
    pub fn put_out(&mut self, key: &PlayerKey) {
        self.pass.keep_out(*key);
        self.deeds.push_back(GalleryTask::Keep(self.pass.clone()));
        let links: Vec<u64> = self.seats.iter().filter(|seat| seat.key == *key).map(|seat| seat.link).collect();
        for link in links {
            self.refuse(link, "put-out", "the player does not want you to watch");
        }
    }

    /// From now on another code is good. Spectators may stay, and come again.
    pub fn renew(&mut self, pass: Pass) {
        self.wrong = WrongTries::default();
        self.pass = pass;
        self.deeds.push_back(GalleryTask::Keep(self.pass.clone()));
    }

    /// The data to keep.
    pub const fn pass(&self) -> &Pass {
        &self.pass
    }

    fn hello(&mut self, now: u64, link: u64, hello: &Hello) {
        let Some(seat) = self.seats.iter().find(|seat| seat.link == link) else { return };
        let (key, exporter) = (seat.key, seat.exporter);
        if hello.protocol != PROTOCOL {
            let text = format!("the player's program speaks protocol {PROTOCOL} and yours {}", hello.protocol);
            return self.refuse(link, "other-version", &text);
        }
        let known = self.remembered.contains(&key);
        let right = is_watch_proof(&self.pass.secret, &exporter, &self.host, &key, &hello.proof);
        if !known && !right {
            let network = self.strangers.network(|stranger| *stranger == link).unwrap_or(NOWHERE);
            let wait = self.wrong.count(network);
            if wait == 0 {
                return self.refuse_code(link);
            }
            if let Some(seat) = self.seats.iter_mut().find(|seat| seat.link == link) {
                seat.stage = Stage::Refused(now.saturating_add(wait));
            }
            return;
        }
        if self.pass.keeps_out(&key) {
            return self.refuse(link, "put-out", "the player does not want you to watch");
        }
        // A guest who dials again has lost the old link, whether it knows or not.
        let old: Vec<u64> =
            self.seats.iter().filter(|seat| seat.key == key && seat.link != link).map(|s| s.link).collect();
        for old in old {
            self.close(now, old, Goodbye::new(Farewell::Replaced, "another connection is kept"));
        }
        if self.watchers().len() >= MOST_SPECTATORS {
            return self.refuse(link, "full", "this match has as many spectators as it allows; try again later");
        }
        if !known {
            if self.remembered.len() >= MOST_REMEMBERED {
                self.remembered.remove(0);
            }
            self.remembered.push(key);
        }
        self.cut_off = None;
        self.strangers.leave(|stranger| *stranger == link);
        let welcome = ToSpectator::Welcome { name: self.host_name.clone(), match_id: self.match_id, delay: self.delay };
        self.deeds.push_back(GalleryTask::Send(link, welcome.encode()));
        if let Some(seat) = self.seats.iter_mut().find(|seat| seat.link == link) {
            seat.name = as_name(&hello.name);
            seat.stage = Stage::Welcome;
            seat.since = now;
            self.deeds.push_back(GalleryTask::Came(seat.watcher()));
        }
    }

    /// Shows all spectators the entries that are due, one each in turn, so that none uses up the shared allowance.
    fn show(&mut self, now: u64) {
        let released = self.released(now);
        self.compare_heads(released);
        let mut more = true;
        while std::mem::take(&mut more) {
            for seat in &mut self.seats {
                let Stage::Watching { sent, got, head: None, heard } = seat.stage else { continue };
                let (Some(shown), true) = (self.shown.get(sent as usize), sent < released) else { continue };
                let before = |length: u32| {
                    let last = (length as usize).checked_sub(1).and_then(|at| self.shown.get(at));
                    last.map_or(0, |shown| shown.up_to)
                };
                let full = sent > got && (sent - got >= WINDOW || shown.up_to - before(got) > WINDOW_BYTES);
                let size = shown.message.len() as u64;
                if full || !seat.bytes.has(now, size) || !self.bytes.has(now, size) {
                    continue;
                }
                seat.bytes.spend(size);
                self.bytes.spend(size);
                let heard = if sent == got { now } else { heard };
                seat.stage = Stage::Watching { sent: sent + 1, got, head: None, heard };
                self.deeds.push_back(GalleryTask::Send(seat.link, shown.message.clone()));
                more = true;
            }
        }
    }

    /// A spectator who came with the beginning of a record is shown the rest, if it is the beginning of this one. That
    /// is compared only when all of it may be shown: no spectator learns earlier how long the match is.
    fn compare_heads(&mut self, released: u32) {
        let mut strangers = Vec::new();
        for seat in &mut self.seats {
            let Stage::Watching { sent, got, head: Some(head), heard } = seat.stage else { continue };
            let Some(last) = sent.checked_sub(1).filter(|_| sent <= released) else { continue };
            if self.shown.get(last as usize).is_some_and(|shown| shown.hash == head) {
                seat.stage = Stage::Watching { sent, got, head: None, heard };
            } else {
                strangers.push(seat.link);
            }
        }
        for link in strangers {
            self.refuse(link, "other-record", "your copy of this match differs from the match played here");
        }
    }

    fn refuse_code(&mut self, link: u64) {
        self.refuse(link, "code-wrong", "this code does not fit the match; ask for the newest one");
    }

    fn refuse(&mut self, link: u64, name: &str, text: &str) {
        let refused = ToSpectator::Refused { name: name.to_owned(), text: text.to_owned() };
        self.deeds.push_back(GalleryTask::Send(link, refused.encode()));
        self.put_away(link, Goodbye::new(Farewell::Refused, text));
    }

    fn misbehaved(&mut self, link: u64, why: &str) {
        self.put_away(link, Goodbye::new(Farewell::Misbehaved, why));
    }

    fn close(&mut self, now: u64, link: u64, goodbye: Goodbye) {
        if self.seats.iter().any(|seat| seat.link == link && seat.stage.lacks(self.length())) {
            self.cut_off = Some(now);
        }
        self.put_away(link, goodbye);
    }

    fn put_away(&mut self, link: u64, goodbye: Goodbye) {
        let Some(seat) = self.take_seat(link) else { return };
        if seat.stage.is_in() {
            self.deeds.push_back(GalleryTask::Went(seat.watcher(), goodbye.words.clone()));
        }
        self.deeds.push_back(GalleryTask::Close(link, goodbye));
    }

    fn take_seat(&mut self, link: u64) -> Option<Seat> {
        self.strangers.leave(|stranger| *stranger == link);
        let at = self.seats.iter().position(|seat| seat.link == link)?;
        Some(self.seats.remove(at))
    }
}

impl Seat {
    fn watcher(&self) -> Watcher {
        let has = if let Stage::Watching { got, .. } = self.stage { got } else { 0 };
        Watcher { name: self.name.clone(), key: self.key, has }
    }
}

impl Stage {
    /// Whether the spectator has been let in.
    const fn is_in(self) -> bool {
        matches!(self, Stage::Welcome | Stage::Watching { .. })
    }

    const fn lacks(self, length: u32) -> bool {
        match self {
            Stage::Silent | Stage::Refused(_) => false,
            Stage::Welcome => true,
            Stage::Watching { got, .. } => got < length,
        }
    }
}
