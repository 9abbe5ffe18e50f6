//! Messages between a player and a driver: requests one way, news the other, and the way it ended.

use crate::quic::Route;
use crate::store::StoreError;
use crate::watch::Watcher;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{Battlefield, Referee};
use record::course::Due;
use record::entry::Matter;
use record::header::{Header, Terms};
use record::identity::PlayerKey;
use record::lobby::LobbyFault;
use record::session::{Notice, OpponentQuestion, Session, Verdict};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// A request of the player.
pub enum Request {
    /// Something in the match.
    Act(SessionTask),
    /// Let in the guest who knocks and has this key, and no other.
    Admit(PlayerKey),
    /// Send away the guest who knocks and has this key.
    TurnAway(PlayerKey),
    /// Agree to the offer of the terms with this hash, and to no other.
    Agree(Hash),
    /// Offer another match, with sides swapped.
    Rematch,
    /// Something about spectators.
    Watch(WatchWish),
    /// Stop here; the match can go on later.
    Leave,
}

/// A player's request about spectators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WatchWish {
    /// Show the match to all who have the code, which comes as news. The code of an earlier run of the program stays
    /// good.
    Open,
    /// Make another code; the old one admits no further spectators.
    NewCode,
    /// List the spectators.
    List,
    /// Put this spectator out, and keep them out.
    PutOut(PlayerKey),
    /// Stop showing the match.
    Close,
}

/// An action in the match at this time.
pub type SessionTask = Box<dyn FnOnce(&mut Session, u64) + Send>;

/// News for the player.
pub enum News {
    /// A match begins, or goes on.
    Begun {
        /// The agreed header.
        header: Box<Header>,
        /// This player's side.
        me: Side,
        /// Its record.
        record: PathBuf,
    },
    /// State of the match now.
    Now(Arc<MatchView>),
    /// Something happened in the match.
    Notice(Notice),
    /// A guest knocks at the open invitation.
    Knock {
        /// The guest's name for itself.
        name: String,
        /// The player's key.
        key: PlayerKey,
    },
    /// The guest who knocked with this key is gone, and the question too: no guest is let in.
    KnockGone(PlayerKey),
    /// The host offers this.
    Offered {
        /// The host's name.
        name: String,
        /// The player's key.
        key: PlayerKey,
        /// The terms offered; agreeing names their hash.
        terms: Box<Terms>,
        /// The battle.
        scenario: Arc<dyn Battlefield>,
    },
    /// There is a connection.
    Connected {
        /// The player it leads to.
        key: PlayerKey,
        /// The address it leads to; none where the link does not say.
        address: Option<SocketAddr>,
    },
    /// The route of the match from now on, and the round trip to the other side.
    Way {
        /// The way.
        route: Route,
        /// The round trip.
        rtt: Duration,
        /// The route before, over the same connection.
        before: Option<Route>,
    },
    /// The connection is lost, and is being made again; the sentence says why.
    Disconnected(String),
    /// A player dialled and was not let in; the sentence says why. Of many only some are reported.
    TurnedAway(String),
    /// A file was kept beside the record.
    Kept(PathBuf),
    /// Something about spectators.
    Watch(WatchNews),
}

/// News about spectators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WatchNews {
    /// Anyone with this code may watch; it replaces any earlier one.
    Code(String),
    /// A spectator watches from now on.
    Came(Watcher),
    /// A spectator watches no longer; the sentence says why.
    Went(Watcher, String),
    /// The spectators, as was asked.
    Watchers(Vec<Watcher>),
    /// The players did not agree to be watched.
    NotAgreed,
    /// The match is over, and a spectator waits for the rest of it: at most this many seconds more.
    Stays(u64),
}

/// The present state of a match, for a screen or a bot.
pub struct MatchView {
    /// The game.
    pub game: Arc<dyn Referee>,
    /// This player's side.
    pub me: Side,
    /// The next entry that is due.
    pub due: Due,
    /// Whether this player is to decide, and may.
    pub my_decision: bool,
    /// The question of the other side.
    pub asked: Option<OpponentQuestion>,
    /// The matter this side asks for.
    pub asking: Option<Matter>,
    /// Number of entries.
    pub length: u32,
    /// Whether the match is paused.
    pub paused: bool,
    /// Whether it is over and both have confirmed it.
    pub closed: bool,
    /// Whether the other side is there.
    pub met: bool,
    /// Thinking time of both sides in milliseconds.
    pub clocks: [u64; 2],
    /// The thinking time that each side has by now, in milliseconds; it grows with an increment.
    pub allowed: [u64; 2],
}

impl MatchView {
    /// State of this match now.
    pub fn of(session: &Session, now: u64) -> MatchView {
        MatchView {
            game: Arc::clone(session.game()),
            me: session.me(),
            due: session.course().due(),
            my_decision: session.is_my_decision(),
            asked: session.asked(),
            asking: session.asking().cloned(),
            length: session.course().length(),
            paused: session.course().standing().is_paused(),
            closed: session.is_closed(),
            met: session.is_met(),
            clocks: session.clocks(now),
            allowed: session.allowed(),
        }
    }
}

/// The way a drive ended.
#[derive(Debug)]
pub enum Arrived {
    /// The match is over, and both have confirmed it.
    Over,
    /// The player left; the match can go on later.
    Left,
    /// The match cannot go on.
    Stopped(Verdict),
    /// No match began.
    NoMatch(LobbyFault),
    /// The disk refuses; the match goes on later from what is on it.
    Disk(StoreError),
}
