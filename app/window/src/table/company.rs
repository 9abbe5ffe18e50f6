//! The others at the table, as a screen knows them: the way to them, what was said, asked and answered, what went wrong.

use super::closing::Closing;
use super::ping;
use super::talk::Talk;
use super::watchers::Watchers;
use engine::hex::Hex;
use language::ask::Hexes;
use net::queue::QueueReceiver;
use play::table::{ConnectionState, Heard, Table, Wish};
use record::entry::Matter;
use record::session::MachineDifference;
use std::path::PathBuf;

/// The others at the table, and everything around the play that is not the position.
pub(crate) struct Company {
    table: Table,
    /// The messages from the table.
    pub(super) heard: QueueReceiver<Heard>,
    /// The way to the other side; nothing before there was one.
    pub(super) way: Option<ConnectionState>,
    /// The chat of the players.
    pub(super) talk: Talk,
    /// The message being typed to the other player.
    pub(super) chat: String,
    /// The answer to the last request, on either side.
    pub(super) answer: Option<String>,
    /// The last request of either side, in the words it was shown in.
    pub(super) shown: Option<(Matter, String)>,
    /// The spectators.
    pub(super) watchers: Watchers,
    /// The code for a friend who is not found.
    pub(super) code: Option<String>,
    /// Files that were kept beside the record.
    pub(super) kept: Vec<PathBuf>,
    /// The last difference between the two computers, whether or not it is settled.
    pub(super) difference: Option<MachineDifference>,
    /// The work for the end of the battle, and whether another match follows.
    pub(super) closing: Closing,
}

impl Company {
    /// No player at the other side yet.
    pub(super) fn new(table: Table, heard: QueueReceiver<Heard>, closing: Closing) -> Company {
        Company {
            table,
            heard,
            way: None,
            talk: Talk::default(),
            chat: String::new(),
            answer: None,
            shown: None,
            watchers: Watchers::default(),
            code: None,
            kept: Vec::new(),
            difference: None,
            closing,
        }
    }

    /// A new match over the same way.
    pub(super) fn begin_again(&mut self) {
        self.closing = self.closing.anew();
        (self.talk, self.watchers) = <(Talk, Watchers)>::default();
        (self.answer, self.shown, self.code, self.difference) = (None, None, None, None);
        self.kept.clear();
    }

    /// It is a game of a tournament.
    pub(crate) fn play_for_tournament(&mut self) {
        self.closing.of_tournament = true;
    }

    /// Asks for something at the table. The answer to an earlier request is removed.
    pub(crate) fn ask(&mut self, wish: Wish) {
        self.answer = None;
        self.table.ask(wish);
    }

    /// Says what was typed to the other player.
    pub(super) fn send_chat(&mut self) {
        let text = std::mem::take(&mut self.chat);
        if !text.trim().is_empty() {
            self.table.ask(Wish::Chat(text));
        }
    }

    /// Points at a hex for the other player to see.
    pub(super) fn ping(&self, hex: Hex, hexes: &Hexes) {
        self.table.ask(Wish::Chat(ping::text(hex, hexes)));
    }

    /// A matter in the words it was asked in: after it is done the position no longer shows it.
    pub(super) fn words(&self, matter: &Matter) -> Option<String> {
        self.shown.as_ref().filter(|(asked, _)| asked == matter).map(|(_, words)| words.clone())
    }

    /// Whether a request is over without an agreement.
    pub(super) fn lapsed(&self, before: bool, now: bool) -> bool {
        before && !now && self.answer.is_none()
    }
}
