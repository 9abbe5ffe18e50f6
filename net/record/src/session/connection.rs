//! A connection to the other side as the session sees it, with limits on messages that bring nothing new.

use crate::allowance::Allowance;

/// The first wait for an acknowledgement, in milliseconds: longer than a bad line takes, since the line itself repeats
/// what it loses. It doubles up to the longest.
const FIRST_WAIT: u64 = 3_000;
/// Time after a meeting in which the other side's earlier entries are waited for and its clock stops, in milliseconds.
const CATCHING_UP: u64 = 10_000;
/// Messages that bring nothing new: at once and a second, more than an honest side ever sends. A lost entry makes a
/// whole window of later ones useless, and on a very bad line that happens several times in a row.
const IDLE: (u64, u64) = (1_500, 40);
/// Bytes of such a message that count as one more message.
const IDLE_BYTES: u64 = 16 << 10;
/// Bytes of talk, at once and a second: more than two people type.
const TALK: (u64, u64) = (256 << 10, 1 << 10);

/// A connection, as the session sees it.
#[derive(Debug)]
pub(super) struct Connection {
    /// Whether the other side has said which entries it has.
    pub(super) met: bool,
    /// Whether the other side has shown that it knows our state, by sending what only follows that.
    pub(super) knows_us: bool,
    /// Number of entries that the other side had when it said so.
    pub(super) tail: u32,
    /// Number of entries that it has announced since then.
    pub(super) announced: u32,
    /// Number of entries sent, and number that the other side has on disk.
    pub(super) sent: u32,
    pub(super) acked: u32,
    pub(super) heard: u64,
    /// Whether nothing was heard for so long that the peer may be offline.
    pub(super) quiet: bool,
    pub(super) met_at: u64,
    pub(super) pinged: u64,
    /// The time when we last said that we are there.
    pub(super) said: u64,
    /// The sign of life that was asked for and has not come.
    pub(super) awaited: Option<u64>,
    /// Whether a message came that no honest side sends: nothing more is taken from here.
    pub(super) given_up: bool,
    pub(super) round_trip: u64,
    pub(super) resend_at: u64,
    pub(super) wait: u64,
    pub(super) owes_got: bool,
    pub(super) owes_parcel_got: bool,
}

impl Connection {
    pub(super) fn new(now: u64) -> Connection {
        Connection {
            met: false,
            knows_us: false,
            tail: 0,
            announced: 0,
            sent: 0,
            acked: 0,
            heard: now,
            quiet: false,
            met_at: now,
            pinged: now,
            said: now,
            awaited: Some(now),
            given_up: false,
            round_trip: 0,
            resend_at: now + FIRST_WAIT,
            wait: FIRST_WAIT,
            owes_got: false,
            owes_parcel_got: false,
        }
    }

    pub(super) const fn is_met(&self) -> bool {
        self.met
    }

    pub(super) const fn is_quiet(&self) -> bool {
        self.met && self.quiet
    }

    pub(super) const fn has_all(&self, length: u32) -> bool {
        self.acked >= length
    }

    /// Whether the other side is there, and has what it had before.
    pub(super) const fn is_there(&self, now: u64, length: u32) -> bool {
        self.met && (length >= self.tail || now.saturating_sub(self.met_at) > CATCHING_UP)
    }

    /// Whether the other side has said on this connection that it has written more than these entries.
    pub(super) const fn has_written(&self, more_than: u32) -> bool {
        self.announced > more_than
    }

    pub(super) fn progress(&mut self, now: u64) {
        self.wait = FIRST_WAIT;
        self.resend_at = now + FIRST_WAIT;
    }
}

/// Limits on messages of the other side that bring the match no further. They are counted for the player, and do not
/// begin again with a connection.
#[derive(Debug)]
pub(super) struct Idling {
    pub(super) messages: Allowance,
    pub(super) talk: Allowance,
    pub(super) dumps: u32,
    pub(super) told_of_talk: bool,
}

impl Idling {
    pub(super) const fn new(now: u64) -> Idling {
        let (messages, talk) = (IDLE, TALK);
        Idling {
            messages: Allowance::new(messages.0, messages.1, now),
            talk: Allowance::new(talk.0, talk.1, now),
            dumps: 0,
            told_of_talk: false,
        }
    }

    /// Counts a message of this size that brings nothing new; returns true if there were too many.
    pub(super) fn is_flood(&mut self, now: u64, bytes: usize) -> bool {
        let cost = 1 + bytes as u64 / IDLE_BYTES;
        let flood = !self.messages.has(now, cost);
        self.messages.spend(cost);
        flood
    }

    /// Counts a chat message; returns whether it may still be shown.
    pub(super) fn may_talk(&mut self, now: u64, text: &str) -> bool {
        let may = self.talk.has(now, text.len() as u64);
        if may {
            self.talk.spend(text.len() as u64);
        }
        may
    }
}
