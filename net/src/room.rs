//! The room: the players on this network now, their offers, and a short status of each, as it changes.
//!
//! A [`Room`] listens to all that is announced until it is dropped. A player who says goodbye is gone at once; one who
//! falls silent is gone when the network has forgotten them. Announcements are claims: a key is proven only by
//! dialling. Any computer can announce any number of names, so keys and addresses have shares, and known players always
//! find a place.

use crate::crowd::Crowd;
use crate::lan::{self, Adapters, Announcement, Calling, FoundInvitation, LanError, Open, announce_as};
use engine::plain::plain;
use mdns_sd::{ServiceDaemon, ServiceEvent};
use record::identity::PlayerKey;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

/// More than a hall has players; anything beyond is abuse.
const MOST_HERE: usize = 256;

/// The longest status in the room, in characters.
pub const LONGEST_WORD: usize = lan::LONGEST_BATTLE;
/// A player who is only there is not dialled; some port has to be named.
const NO_PORT: u16 = 1;

/// A player, an invitation or a desk in the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomEntry {
    /// Kind of announcement.
    pub calling: Calling,
    /// Content of the announcement.
    pub found: FoundInvitation,
}

#[derive(Debug)]
struct Seen {
    here: Crowd<(Calling, String)>,
    changes: u64,
}

impl Seen {
    fn new(known: BTreeSet<PlayerKey>) -> Seen {
        Seen { here: Crowd::new(MOST_HERE, known), changes: 0 }
    }

    fn hear(&mut self, calling: Calling, event: ServiceEvent) {
        match event {
            ServiceEvent::ServiceResolved(service) => {
                if let Some(found) = lan::found(&service) {
                    self.came(calling, service.fullname.clone(), found);
                }
            }
            ServiceEvent::ServiceRemoved(_, full_name) => {
                self.changes += u64::from(self.here.leaves(&(calling, full_name)));
            }
            _ => {}
        }
    }

    fn came(&mut self, calling: Calling, full_name: String, found: FoundInvitation) {
        self.changes += u64::from(self.here.comes((calling, full_name), found));
    }

    fn list(&self, me: &PlayerKey) -> Vec<RoomEntry> {
        // A challenge is only for the player it names; a machine's own calls are not news to it.
        let for_me = |found: &&FoundInvitation| found.wanted.is_none_or(|wanted| wanted == *me);
        let others = self.here.iter().filter(|(_, found)| found.key != *me && for_me(found));
        let mut list: Vec<RoomEntry> =
            others.map(|((calling, _), found)| RoomEntry { calling: *calling, found: found.clone() }).collect();
        // Known players come first, and announcements without a name last.
        let key = |here: &RoomEntry| {
            let FoundInvitation { wanted, name, key, .. } = &here.found;
            (here.calling, wanted.is_none(), !self.here.knows(key), name.is_empty(), name.clone(), *key)
        };
        list.sort_by_key(key);
        list
    }
}

/// The players on this network. It listens until it is dropped.
pub struct Room {
    daemon: ServiceDaemon,
    seen: Arc<Mutex<Seen>>,
}

impl Room {
    /// Begins to listen on these adapters; an error says why no announcement can be heard. These players are known.
    pub fn enter(adapters: &Adapters, known: BTreeSet<PlayerKey>) -> Result<Room, LanError> {
        lan::check_multicast(adapters)?;
        let daemon = lan::daemon(adapters)?;
        let seen = Arc::new(Mutex::new(Seen::new(known)));
        for calling in Calling::ALL {
            let (events, seen) = (daemon.browse(calling.service())?, Arc::clone(&seen));
            // It ends with the daemon.
            std::thread::spawn(move || {
                while let Ok(event) = events.recv() {
                    seen.lock().unwrap_or_else(PoisonError::into_inner).hear(calling, event);
                }
            });
        }
        Ok(Room { daemon, seen })
    }

    /// All players and invitations here now, except this player; challenges to this player come first of their kind.
    pub fn here(&self, me: &PlayerKey) -> Vec<RoomEntry> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).list(me)
    }

    /// A number that changes when an announcement comes, goes or changes.
    pub fn changes(&self) -> u64 {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).changes
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("changes", &self.changes()).finish_non_exhaustive()
    }
}

/// This player's announcement in the room, with a short status that all read beside the name. The player leaves when it
/// is dropped.
#[derive(Debug)]
pub struct Presence {
    open: Open,
    announcement: Announcement,
}

impl Presence {
    /// Comes in with this status; an error says why it cannot be seen.
    pub fn new(name: &str, key: PlayerKey, word: &str, adapters: Adapters) -> Result<Presence, LanError> {
        let (name, battle) = (name.to_owned(), plain(word, LONGEST_WORD));
        let open = Open { name, key, battle, system: None, port: NO_PORT, wanted: None };
        let announcement = announce_as(Calling::Player, &open, adapters)?;
        Ok(Presence { open, announcement })
    }

    /// Changes the status from now on.
    pub fn say(&mut self, word: &str) -> Result<(), LanError> {
        self.open.battle = plain(word, LONGEST_WORD);
        self.announcement.change(&self.open)
    }
}

/// The name of a player; with the first words of the fingerprint where another has the same name.
pub fn told_apart(here: &[RoomEntry], found: &FoundInvitation) -> String {
    let twin = |other: &RoomEntry| other.found.name == found.name && other.found.key != found.key;
    if !here.iter().any(twin) {
        return found.name.clone();
    }
    let words: Vec<String> =
        found.key.fingerprint().to_string().split_whitespace().take(2).map(str::to_owned).collect();
    format!("{} ({})", found.name, words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::seed::Seed;

    fn key(seed: u8) -> PlayerKey {
        Identity::from_seed(&Seed::from_bytes([seed; 32])).key()
    }

    fn found(seed: u8, name: &str, wanted: Option<PlayerKey>) -> FoundInvitation {
        FoundInvitation {
            name: name.to_owned(),
            key: key(seed),
            battle: String::from("Eylau"),
            system: None,
            same_version: true,
            addresses: vec!["10.0.0.1:4000".parse().unwrap()],
            wanted,
        }
    }

    #[test]
    fn one_sees_others_and_challenges_to_oneself() {
        let mut seen = Seen::new(BTreeSet::new());
        seen.came(Calling::Player, String::from("a"), found(1, "Ney", None));
        seen.came(Calling::Player, String::from("b"), found(2, "Ney", None));
        seen.came(Calling::Invitation, String::from("c"), found(3, "Murat", Some(key(1))));
        seen.came(Calling::Invitation, String::from("d"), found(3, "Murat", Some(key(2))));
        let mine = seen.list(&key(1));
        assert_eq!(mine.len(), 2, "{mine:?}");
        assert_eq!(mine[0].found.wanted, Some(key(1)));
        assert_eq!(told_apart(&mine, &mine[1].found), "Ney");
        let all = seen.list(&key(9));
        assert_eq!(all.len(), 2);
        assert_ne!(told_apart(&all, &all[0].found), told_apart(&all, &all[1].found), "two of one name");
    }

    #[test]
    fn what_does_not_change_is_no_news_and_a_player_who_leaves_is_dropped() {
        let mut seen = Seen::new(BTreeSet::new());
        seen.came(Calling::Player, String::from("a"), found(1, "Ney", None));
        seen.came(Calling::Player, String::from("a"), found(1, "Ney", None));
        assert_eq!(seen.changes, 1);
        seen.hear(Calling::Player, ServiceEvent::ServiceRemoved(String::new(), String::from("a")));
        assert_eq!((seen.changes, seen.list(&key(9)).len()), (2, 0));
    }

    #[test]
    fn known_players_come_first_and_announcements_without_a_name_last() {
        let mut seen = Seen::new(BTreeSet::from([key(3)]));
        for (seed, name) in [(1, ""), (2, "Anna"), (3, "Zieten")] {
            seen.came(Calling::Player, seed.to_string(), found(seed, name, None));
        }
        let names: Vec<String> = seen.list(&key(9)).into_iter().map(|here| here.found.name).collect();
        assert_eq!(names, ["Zieten", "Anna", ""]);
    }
}
