//! The seats of a table: the player at this computer, the opponent, and what both bound themselves to.

use crate::MESSAGES;
use anyhow::Context;
use engine::contract::Side;
use engine::digest::Hash;
use engine::referee::{Referee, Waits};
use language::ask::Key;
use language::battle::Battle;
use language::bot::BotKind;
use language::say;
use language::system::Systems;
use net::folders::Folders;
use net::store::Store;
use record::header::{Header, as_name};
use record::identity::{Identity, PlayerKey};
use record::lobby::Myself;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The player at this computer.
pub struct LocalPlayer {
    /// The systems that the player's program can play.
    pub systems: Systems,
    /// The folders of the player's files.
    pub folders: Folders,
    /// The player's key.
    pub identity: Arc<Identity>,
    /// The name that the player has chosen.
    pub name: String,
}

impl LocalPlayer {
    /// The player of this configuration folder, made on first use. A name that is given is remembered.
    pub fn load(systems: Systems, name: Option<&str>) -> anyhow::Result<LocalPlayer> {
        let folders = Folders::find()?;
        LocalPlayer::load_from(systems, folders, name)
    }

    /// The same, in these folders.
    pub fn load_from(systems: Systems, folders: Folders, name: Option<&str>) -> anyhow::Result<LocalPlayer> {
        folders.make().context("making the folders for matches and settings")?;
        let identity = Arc::new(net::identity::load_or_make(&folders.identity_file())?);
        let file = folders.identity_file().with_file_name("name.txt");
        let name = match name {
            Some(name) => {
                std::fs::write(&file, as_name(name)).with_context(|| file.display().to_string())?;
                as_name(name)
            }
            None => std::fs::read_to_string(&file)
                .ok()
                .or_else(|| std::env::var("USER").ok())
                .map_or_else(|| as_name(""), |name| as_name(&name)),
        };
        Ok(LocalPlayer { systems, folders, identity, name })
    }

    /// The player's data for a lobby.
    pub fn myself(&self) -> anyhow::Result<Myself> {
        let run = net::fresh::seed()?;
        let run = run.expose().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        Ok(Myself { identity: Arc::clone(&self.identity), name: self.name.clone(), run })
    }

    /// Files for a match that begins.
    pub fn store(&self) -> Store {
        Store::new(self.folders.matches()).marking(self.folders.signed())
    }

    /// Remembers that this player was met.
    pub fn remember(&self, key: &PlayerKey, name: &str) -> anyhow::Result<()> {
        let file = self.folders.known_file();
        let mut known = net::known::load(&file)?;
        known.meet(key, name, net::driver::wall());
        Ok(net::known::save(&known, &file)?)
    }

    /// The keys of the players that this one knows.
    pub fn known(&self) -> BTreeSet<PlayerKey> {
        let known = net::known::load(&self.folders.known_file()).unwrap_or_default();
        known.all().map(|(key, _)| *key).collect()
    }

    /// The name shown for another player: a known name, or as a stranger.
    pub fn call(&self, key: &PlayerKey, calls_himself: &str) -> String {
        let known = net::known::load(&self.folders.known_file()).unwrap_or_default();
        match known.get(key) {
            Some(opponent) => say!(MESSAGES, "play-known", name = opponent.name.to_string()),
            None => {
                let fingerprint = key.fingerprint().to_string();
                say!(MESSAGES, "play-new", name = calls_himself.to_owned(), fingerprint = fingerprint)
            }
        }
    }
}

/// The player at the other side of the table, where that is at this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A program.
    Bot(BotKind),
    /// Another person at this computer.
    HotSeat,
}

impl Opponent {
    /// The name in the record.
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::Bot(BotKind::Sensible) => "The bot",
            Opponent::Bot(BotKind::Random) => "The random bot",
            Opponent::Bot(BotKind::Recruit) => "The recruit",
            Opponent::Bot(BotKind::Captain) => "The captain",
            Opponent::Bot(BotKind::Marshal) => "The marshal",
            Opponent::HotSeat => "The other seat",
        }
    }

    /// The name of the file with the key.
    pub(super) const fn key_file(self) -> &'static str {
        match self {
            Opponent::Bot(BotKind::Sensible) => "partner-bot",
            Opponent::Bot(BotKind::Random) => "partner-random-bot",
            Opponent::Bot(BotKind::Recruit) => "partner-recruit",
            Opponent::Bot(BotKind::Captain) => "partner-captain",
            Opponent::Bot(BotKind::Marshal) => "partner-marshal",
            Opponent::HotSeat => "partner-chair",
        }
    }
}

/// The match to play.
#[derive(Clone)]
pub struct WantedMatch {
    /// The battle.
    pub battle: Battle,
    /// The player's own side.
    pub side: Side,
    /// The optional rules that are used.
    pub on: Vec<Key>,
    /// The opponent.
    pub opponent: Opponent,
}

/// The keys of the players, and what each committed to before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vows {
    /// The players' keys, the first and the second.
    pub keys: [PlayerKey; 2],
    /// The tips of their first chains.
    pub tips: [Hash; 2],
}

impl Vows {
    /// The vows in a header.
    pub fn of(header: &Header) -> Vows {
        Vows {
            keys: Side::BOTH.map(|side| header.player(side).key),
            tips: Side::BOTH.map(|side| header.commitment(side).tip),
        }
    }
}

/// The sides that are played at one screen. An opponent far away is `None`.
pub(super) fn here(opponent: Option<Opponent>, me: Side) -> [bool; 2] {
    match opponent {
        Some(Opponent::HotSeat) => [true, true],
        Some(Opponent::Bot(_)) | None => [me == Side::First, me == Side::Second],
    }
}

/// The side that the rules ask; `None` while dice are due and when the game is over.
pub(super) fn asked(game: &dyn Referee) -> Option<Side> {
    match game.waits() {
        Waits::Side(side) => Some(side),
        Waits::Roll(_) | Waits::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::tongue::{Tongue, scoped};

    #[test]
    fn a_partner_is_called_in_the_language_of_the_player() {
        let all = BotKind::ALL.map(Opponent::Bot).into_iter().chain([Opponent::HotSeat]);
        for partner in all {
            {
                let _english = scoped(Tongue::english());
                assert_eq!(replay::words::partner(partner.name()), partner.name());
            }
            let _german = scoped(Arc::new(Tongue::new("de")));
            assert_ne!(replay::words::partner(partner.name()), partner.name());
        }
    }
}
