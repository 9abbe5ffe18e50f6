//! Before a match: admission of the guest, the terms to play by, and the header both sign.
//!
//! The joiner knocks, the host offers, the joiner agrees and commits to its dice, the host commits to its own and signs
//! the header, the joiner signs under it. Every message can be lost or come twice: the joiner repeats itself until it
//! is answered. A header that the joiner never signed is deleted with its chains.
//!
//! It needs no rules: a battle is bytes here, and [`crate::systems`] says whether this program could play it. A
//! session begins only when header and system are known.

mod host;
mod join;
mod library;

pub use host::HostLobby;
pub use join::JoinLobby;
pub use library::{Library, NoBooks};

use crate::entry::SignedEntry;
use crate::header::Terms;
use crate::identity::{Identity, PlayerKey};
use crate::message::Message;
use crate::secrets::Secrets;
use crate::seed::NoEntropy;
use crate::session::{Past, Seat};
use engine::contract::Side;
use std::fmt;
use std::sync::Arc;

/// Messages of the other side, at once and a second: a guest repeats one every two seconds until it is answered.
const MESSAGES: (u64, u64) = (64, 4);

/// A player's own data in a lobby.
#[derive(Clone, Debug)]
pub struct Myself {
    /// The key that signs for this player.
    pub identity: Arc<Identity>,
    /// The player's name for itself.
    pub name: String,
    /// A number of this run of the program.
    pub run: u64,
}

/// The source of fresh secrets: the operating system, or a seed in a simulation.
pub type FreshSecrets<'a> = &'a mut dyn FnMut(Side) -> Result<Secrets, NoEntropy>;

/// Actions that a lobby asks for, in this order.
pub enum LobbyOutcome {
    /// Send to the other side.
    Send(Vec<u8>),
    /// A guest knocks at an open invitation: the host lets it in, or not.
    Knock {
        /// The guest's name for itself.
        name: String,
        /// The player's key.
        key: PlayerKey,
    },
    /// The host offers this; to be agreed to, or not.
    Offered {
        /// The host's name.
        name: String,
        /// The terms offered: battle, sides, clocks, take-backs.
        terms: Box<Terms>,
        /// The battle's bytes, with which a game of these terms can begin.
        battle: Vec<u8>,
    },
    /// The match begins. The secrets are to be on disk before anything that follows is done.
    Begin(Box<Beginning>),
    /// The lobby has failed, and the sentence says why.
    Failed(LobbyFault),
}

/// A match that both agreed on, for a session of its system to begin.
#[derive(Debug)]
pub struct Beginning {
    /// The seat of this side.
    pub seat: Seat,
    /// The header, signed by the host.
    pub header: SignedEntry,
}

/// The reason a lobby failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyFault {
    /// Its own short name, the same in every language.
    pub name: String,
    /// A sentence.
    pub text: String,
}

impl LobbyFault {
    /// A fault with its name and its sentence.
    pub fn new(name: &str, text: impl Into<String>) -> LobbyFault {
        LobbyFault { name: name.to_owned(), text: text.into() }
    }
}

impl fmt::Display for LobbyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for LobbyFault {}

/// Whether a guest may come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Admission {
    /// Yes.
    Admit,
    /// The host is asked.
    Ask,
    /// No.
    Refuse(LobbyFault),
}

impl Myself {
    fn sits_down(&self, secrets: Secrets) -> Seat {
        Seat { identity: Arc::clone(&self.identity), secrets, run: self.run, past: Past::default() }
    }
}

fn send(message: &Message) -> LobbyOutcome {
    LobbyOutcome::Send(message.encode())
}

fn refuse(name: &str, text: &str) -> LobbyOutcome {
    send(&Message::Refused { name: name.to_owned(), text: text.to_owned() })
}

/// Tells both sides why no match begins.
fn turned_away(fault: LobbyFault) -> Vec<LobbyOutcome> {
    vec![refuse(&fault.name, &fault.text), LobbyOutcome::Failed(fault)]
}

fn failed(name: &str, text: &str) -> Vec<LobbyOutcome> {
    vec![LobbyOutcome::Failed(LobbyFault::new(name, text))]
}
