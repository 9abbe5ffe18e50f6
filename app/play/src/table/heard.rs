//! The messages of a table to its players.

use super::chapter::ToldEntry;
use super::now::Now;
use crate::MESSAGES;
use crate::{setup, words};
use engine::contract::Side;
use engine::digest::Hash;
use language::battle::Battle;
use language::say;
use language::system::Systems;
use language::tongue::headed;
use net::driver::WatchNews;
use net::queue::{QueueCapacity, QueueReceiver, QueueSender, queue};
use net::quic::Route;
use record::entry::Matter;
use record::header::Terms;
use record::identity::PlayerKey;
use record::session::Notice;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// A message to the players at a table.
#[derive(Clone)]
pub enum Heard {
    /// The match at this moment.
    Now(Arc<Now>),
    /// The chapters before this player sat down, and the number of entries they cover. They replace all that was told
    /// before.
    Before(Vec<ToldEntry>, u32),
    /// An entry of the match was carried out.
    Happened(Box<ToldEntry>),
    /// The reason the bot of this side plays the phase as it does.
    Why(Side, String),
    /// A wish is refused: the sentence names the rule.
    Refused(String),
    /// The match cannot go on here and now.
    Trouble(String),
    /// The table is laid: the code for the friend, and what the player should know.
    Laid(String, Vec<String>),
    /// A guest knocks: a sentence, and the key.
    Knock(String, PlayerKey),
    /// The guest who knocked with this key is gone.
    KnockGone(PlayerKey),
    /// A friend offers a match.
    Offered(Box<FriendOffer>),
    /// The match of this battle begins.
    Begun(Box<Battle>),
    /// A sentence about the other side or the way to it.
    Word(String),
    /// The other player said something. It is a stranger's text.
    Chat(String),
    /// This player said something, and it is on its way.
    Said(String),
    /// Chat from before this player sat down, for the next message.
    Talk(Vec<Spoken>),
    /// Something about spectators.
    Watch(WatchNews),
    /// Both agreed on this, and it holds.
    Agreed(Matter),
    /// The other side does not want this.
    Declined(Matter),
    /// The way to the other side.
    Way(ConnectionState),
    /// A file was kept beside the record.
    Kept(PathBuf),
}

/// Something one of the players said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// It was said before the entry with this number.
    pub before: u32,
    /// The author's name.
    pub name: String,
    /// The text. It may be a stranger's.
    pub text: String,
    /// The time, in seconds since 1970; `None` if it is not known.
    pub when: Option<u64>,
}

/// The way to the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionState {
    /// It is open.
    Open,
    /// It is open and goes this way, there and back in this time.
    Known(Route, Duration),
    /// It is gone, for this reason, and is being made again.
    Lost(String),
    /// It is no longer sought.
    Closed,
}

/// A match that a friend offers: the friend, and the battle.
#[derive(Clone)]
pub struct FriendOffer {
    /// The friend's name.
    pub name: String,
    /// Facts about the friend and the match, each with its heading.
    pub facts: Vec<(String, String)>,
    /// The title of the battle.
    pub battle: String,
    /// The battle itself, to be looked at before it is agreed to.
    pub board: Battle,
    /// The hash of the terms, to agree to.
    pub terms: Hash,
}

impl FriendOffer {
    /// The offer of a player of this key, as the other side sees it.
    pub(super) fn of(systems: Systems, name: String, key: &PlayerKey, terms: &Terms, battle: &Battle) -> FriendOffer {
        let mut facts = vec![(say!(MESSAGES, "play-head-fingerprint"), key.fingerprint().to_string())];
        facts.extend(setup::in_words(systems, terms, battle, terms.host.other()));
        let title = systems.title_of(&terms.system, &terms.title);
        FriendOffer { name, facts, battle: title, board: battle.clone(), terms: terms.hash() }
    }

    /// The sentence that says who invites.
    pub fn heading(&self) -> String {
        say!(MESSAGES, "play-invites", name = self.name.clone())
    }
}

impl fmt::Display for FriendOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.heading())?;
        self.facts.iter().try_for_each(|(head, text)| write!(f, "\n{}", headed(head, text)))
    }
}

/// The message about a notice, if it is about the match of this battle itself. The chapter of an entry that goes back
/// names the entry to which it does, if that is given.
pub(super) fn of_notice(battle: &Battle, notice: Notice, back_to: Option<u32>) -> Option<Heard> {
    match notice {
        Notice::Written { seq, author, events, roll, .. } => {
            let (events, roll) = (battle.tell(&events), roll.map(|roll| roll.proof));
            ToldEntry { seq, author, events, roll, back_to }.heard()
        }
        Notice::Agreed(matter) => Some(Heard::Agreed(matter)),
        Notice::Declined(matter) => Some(Heard::Declined(matter)),
        Notice::Chat(text) => Some(Heard::Chat(text)),
        Notice::Said(text) => Some(Heard::Said(text)),
        _ => None,
    }
}

impl ToldEntry {
    /// The message to the player; `None` if it is empty.
    pub(super) fn heard(self) -> Option<Heard> {
        (!self.is_empty()).then(|| Heard::Happened(Box::new(self)))
    }
}

/// Wakes the listener, who then finds news in the channel.
pub(super) type Wake = Arc<dyn Fn() + Send + Sync>;

/// Number of messages that may wait for a player: more than the entries of a match, and a few positions. So a window
/// that was not drawn for a while still shows the last moves one by one.
const ROOM: QueueCapacity = QueueCapacity { pictures: 64, others: 100_000 };

/// A queue of what the players at a table hear.
pub fn hearing() -> (QueueSender<Heard>, QueueReceiver<Heard>) {
    queue(ROOM, |heard| matches!(heard, Heard::Now(_)))
}

/// Sends the players at a table their news.
#[derive(Clone)]
pub(super) struct Voice {
    tell: Arc<QueueSender<Heard>>,
    wake: Wake,
}

impl Voice {
    pub(super) fn new(wake: Wake) -> (Voice, QueueReceiver<Heard>) {
        let (tell, heard) = hearing();
        (Voice { tell: Arc::new(tell), wake }, heard)
    }

    /// Sends a message; returns whether the player still listens, which ends when the player leaves.
    pub(super) fn say(&self, heard: impl Into<Option<Heard>>) -> bool {
        let Some(heard) = heard.into() else { return true };
        let there = self.tell.tell(heard);
        (self.wake)();
        there
    }

    /// Reports why the match cannot continue.
    pub(super) fn trouble(&self, why: impl ToString) {
        self.say(Heard::Trouble(words::understood(&why.to_string())));
    }
}
