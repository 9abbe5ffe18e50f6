//! Parcels: anything that is not an entry and must arrive once, in order, over connections that come and go.
//!
//! Each run of the program numbers its parcels from 0. A restart of either side begins again, and the other side learns
//! of it from the run's number.

use crate::entry::SignedNote;
use crate::message::Parcel;
use std::collections::VecDeque;

/// Number of parcels that may wait: a side that chats and asks for as long as the other is away, or behind a line that loses
/// nearly everything, has no more. Notes that the match needs come on top, and are few.
const MOST_WAITING: usize = 256;

/// Parcels going out, and the count of those that came in.
#[derive(Debug)]
pub(super) struct Mailbox {
    run: u64,
    waiting: VecDeque<Parcel>,
    /// The number of the first that waits.
    first: u32,
    /// Number of waiting parcels that were sent on this connection.
    sent: usize,
    /// The other's run, and the number of its parcels that came.
    theirs: Option<(u64, u32)>,
}

impl Mailbox {
    pub(super) fn new(run: u64) -> Mailbox {
        Mailbox { run, waiting: VecDeque::new(), first: 0, sent: 0, theirs: None }
    }

    pub(super) const fn run(&self) -> u64 {
        self.run
    }

    pub(super) const fn theirs(&self) -> Option<(u64, u32)> {
        self.theirs
    }

    /// Number of the other side's parcels that came.
    pub(super) fn received(&self) -> u32 {
        self.theirs.map_or(0, |(_, count)| count)
    }

    /// Whether one that can be left out may still be added.
    pub(super) fn has_room(&self) -> bool {
        self.waiting.len() < MOST_WAITING
    }

    /// Adds one; false if too many wait.
    pub(super) fn post(&mut self, parcel: Parcel) -> bool {
        let has_room = self.has_room();
        if has_room {
            self.waiting.push_back(parcel);
        }
        has_room
    }

    /// Adds a note that the match needs, however many parcels wait. If it were left out, it could never be made up for: once
    /// the other side has read a later note, it ignores this one.
    pub(super) fn post_needed(&mut self, note: SignedNote) {
        self.waiting.push_back(Parcel::Note(note));
    }

    /// Bytes of chat that wait.
    pub(super) fn talk_waiting(&self) -> usize {
        let texts = self.waiting.iter().map(|parcel| if let Parcel::Chat { text } = parcel { text.len() } else { 0 });
        texts.sum()
    }

    /// A connection begins: everything that was not acknowledged goes again.
    pub(super) fn connected(&mut self) {
        self.sent = 0;
    }

    /// A connection begins, and the other side says which run of ours it has heard, and how much of it; and which run
    /// it is itself. Only its first word on a connection counts: a later one may be an old one that was held up. Returns
    /// whether the other side was restarted since we last met.
    pub(super) fn met(&mut self, their_run: u64, heard: Option<(u64, u32)>) -> bool {
        let before = self.theirs.map(|(run, _)| run);
        let new = before != Some(their_run);
        if new {
            self.theirs = Some((their_run, 0));
        }
        match heard {
            Some((run, count)) if run == self.run && !new => {
                self.acknowledged(count);
            }
            // It was restarted, and counts from the beginning again. If its first word was lost, a later one may name our run.
            Some((run, count)) if run == self.run => (self.first, self.sent) = (count, 0),
            _ => (self.first, self.sent) = (0, 0),
        }
        new && before.is_some()
    }

    /// Adds a note unless it waits already. It goes before the notes that were signed later: the other side ignores a note
    /// with a smaller number than one it has read. To be called before anything is sent on a new connection.
    pub(super) fn post_again(&mut self, note: &SignedNote) {
        let waits = |parcel: &Parcel| matches!(parcel, Parcel::Note(waiting) if waiting == note);
        let is_later =
            |parcel: &Parcel| matches!(parcel, Parcel::Note(waiting) if waiting.note.number > note.note.number);
        if self.waiting.iter().any(waits) {
            return;
        }
        let place = self.waiting.iter().position(is_later).unwrap_or(self.waiting.len());
        self.waiting.insert(place, Parcel::Note(note.clone()));
    }

    /// Takes notes out that need not be sent any more. To be called before anything was sent.
    pub(super) fn forget(&mut self, settled: impl Fn(&SignedNote) -> bool) {
        self.waiting.retain(|parcel| !matches!(parcel, Parcel::Note(note) if settled(note)));
    }

    /// The other side has this many parcels; returns whether that is news.
    pub(super) fn acknowledged(&mut self, count: u32) -> bool {
        let before = self.first;
        while self.first < count && self.waiting.pop_front().is_some() {
            self.first += 1;
            self.sent = self.sent.saturating_sub(1);
        }
        self.first != before
    }

    /// Whether anything that was sent is still not acknowledged.
    pub(super) const fn is_owed(&self) -> bool {
        self.sent > 0
    }

    /// The next one to send, with its number.
    pub(super) fn next(&mut self) -> Option<(u32, Parcel)> {
        let parcel = self.waiting.get(self.sent)?.clone();
        let number = self.first + u32::try_from(self.sent).unwrap_or(u32::MAX);
        self.sent += 1;
        Some((number, parcel))
    }

    /// A parcel came: whether it is the next one. Others are sent again in time, or were here before.
    pub(super) fn receive(&mut self, number: u32) -> bool {
        match &mut self.theirs {
            Some((_, count)) if *count == number => {
                *count += 1;
                true
            }
            _ => false,
        }
    }
}
