//! The players met so far: a name for each key, and the day it was last seen.
//!
//! They are kept in a small text file that its owner can read and edit: a line for each, with the key, the day and the
//! name. The key is what counts; a name is only what this player calls it.

use crate::identity::PlayerKey;
use crate::invitation::{date, midnight};
use engine::plain::plain;
use std::collections::BTreeMap;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;
/// The most players that are kept. Beyond it, the one not seen for longest is forgotten.
pub const MOST: usize = 1000;
const HEADING: &str = "# Players that Estafette knows: key, day last seen (or -), your name for them.\n";
/// Placeholder for an unknown day, and for a name.
const NOTHING: &str = "-";

/// The players met so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(BTreeMap<PlayerKey, KnownPlayer>);

/// Data kept about another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPlayer {
    /// One line of at most [`LONGEST_NAME`] characters, fit to be shown; never empty.
    pub name: String,
    /// Midnight of the day, in seconds since 1970.
    pub last_seen: Option<u64>,
}

impl Known {
    /// The players that a file of this text names; otherwise the number of the first bad line, counted from 1.
    pub fn from_text(text: &str) -> Result<Known, usize> {
        let mut known = Known::default();
        for (place, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let (key, opponent) = parse(line).ok_or(place + 1)?;
                known.0.insert(key, opponent);
            }
        }
        known.trim();
        Ok(known)
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let mut text = HEADING.to_owned();
        for (key, KnownPlayer { name, last_seen }) in &self.0 {
            let day = last_seen.map_or(NOTHING.to_owned(), |seconds| date(seconds).chars().take(10).collect());
            text.push_str(&format!("{key} {day} {name}\n"));
        }
        text
    }

    /// Data kept about this player.
    pub fn get(&self, key: &PlayerKey) -> Option<&KnownPlayer> {
        self.0.get(key)
    }

    /// All of them, by key.
    pub fn all(&self) -> impl Iterator<Item = (&PlayerKey, &KnownPlayer)> {
        self.0.iter()
    }

    /// Notes that this player was met now, in seconds since 1970. A new player gets the name that it gives itself; a
    /// name that is there stays, so that no player can rename itself in another's book.
    pub fn meet(&mut self, key: &PlayerKey, calls_himself: &str, now: u64) {
        let opponent = self.0.entry(*key).or_insert_with(|| KnownPlayer { name: name(calls_himself), last_seen: None });
        opponent.last_seen = Some(now / 86_400 * 86_400);
        self.trim();
    }

    /// Gives a known player another name. Returns whether the player is known.
    pub fn rename(&mut self, key: &PlayerKey, new: &str) -> bool {
        self.0.get_mut(key).map(|opponent| opponent.name = name(new)).is_some()
    }

    /// Forgets a player. Returns whether the player was known.
    pub fn forget(&mut self, key: &PlayerKey) -> bool {
        self.0.remove(key).is_some()
    }

    fn trim(&mut self) {
        while self.0.len() > MOST {
            let oldest = self.0.iter().min_by_key(|(_, opponent)| opponent.last_seen).map(|(key, _)| *key);
            let Some(oldest) = oldest else { break };
            self.0.remove(&oldest);
        }
    }
}

fn name(text: &str) -> String {
    let name = plain(text, LONGEST_NAME);
    if name.is_empty() { NOTHING.to_owned() } else { name }
}

fn parse(line: &str) -> Option<(PlayerKey, KnownPlayer)> {
    let (key, rest) = line.split_once(' ')?;
    let (day, called) = rest.trim_start().split_once(' ').unwrap_or((rest.trim(), ""));
    let last_seen = if day == NOTHING { None } else { Some(midnight(day)?) };
    let engine::digest::Hash(bytes) = key.parse().ok()?;
    Some((PlayerKey::try_from(bytes).ok()?, KnownPlayer { name: name(called), last_seen }))
}
