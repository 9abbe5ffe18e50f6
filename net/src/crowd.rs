//! Limits on announcements, on a network where any computer can announce anything: in all, for each key and for each
//! address. A known key always finds a place, and announcements without a name are the first to give way.

use crate::lan::FoundInvitation;
use crate::places::network_of;
use record::identity::PlayerKey;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

/// The most announcements of one key: a desk, an invitation, a player who is there, and what is left of an earlier start.
const MOST_OF_A_KEY: usize = 6;
/// The most announcements of one address by keys that are not known.
const MOST_FROM_ONE: usize = 16;

/// Announcements, each under its own name on the network.
#[derive(Debug)]
pub(crate) struct Crowd<K> {
    most: usize,
    known: BTreeSet<PlayerKey>,
    here: BTreeMap<K, FoundInvitation>,
}

impl<K: Ord + Clone> Crowd<K> {
    /// Room for this many; these keys are known.
    pub(crate) const fn new(most: usize, known: BTreeSet<PlayerKey>) -> Crowd<K> {
        Crowd { most, known, here: BTreeMap::new() }
    }

    /// Whether this key is known.
    pub(crate) fn knows(&self, key: &PlayerKey) -> bool {
        self.known.contains(key)
    }

    /// All announcements.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&K, &FoundInvitation)> {
        self.here.iter()
    }

    /// An announcement comes or changes; returns whether that is news.
    pub(crate) fn comes(&mut self, name: K, found: FoundInvitation) -> bool {
        match self.here.get(&name) {
            Some(before) if *before == found => return false,
            // A name on the network is made of its key; another key under it is a forgery.
            Some(before) if before.key == found.key => {}
            Some(_) => return false,
            None => {
                if self.of_key(&found.key) >= MOST_OF_A_KEY || !self.makes_room(&found) {
                    return false;
                }
            }
        }
        self.here.insert(name, found);
        true
    }

    /// An announcement ends; returns whether it was here.
    pub(crate) fn leaves(&mut self, name: &K) -> bool {
        self.here.remove(name).is_some()
    }

    fn of_key(&self, key: &PlayerKey) -> usize {
        self.here.values().filter(|found| found.key == *key).count()
    }

    /// Number of announcements of strangers for each address.
    fn crowds(&self) -> BTreeMap<IpAddr, usize> {
        let mut crowds = BTreeMap::new();
        for found in self.here.values().filter(|found| !self.knows(&found.key)) {
            *crowds.entry(network(found)).or_default() += 1;
        }
        crowds
    }

    /// Makes room for one more; false if no other gives way.
    fn makes_room(&mut self, found: &FoundInvitation) -> bool {
        let crowds = self.crowds();
        let of = |found: &FoundInvitation| crowds.get(&network(found)).copied().unwrap_or(0);
        let known = self.knows(&found.key);
        if !known && of(found) >= MOST_FROM_ONE {
            return false;
        }
        if self.here.len() < self.most {
            return true;
        }
        // The one to give way: a stranger, without a name if there is one, of the address that announces most.
        let strangers = self.here.iter().filter(|(_, other)| !self.knows(&other.key));
        let Some((name, weakest)) = strangers.max_by_key(|(_, other)| (other.name.is_empty(), of(other))) else {
            return false;
        };
        let rank = |one: &FoundInvitation, count: usize| (one.name.is_empty(), count);
        let gives_way = known || rank(weakest, of(weakest)) > rank(found, of(found) + 1);
        let name = name.clone();
        gives_way && self.leaves(&name)
    }
}

/// The address that an announcement names first, of the kind that one computer has one of.
fn network(found: &FoundInvitation) -> IpAddr {
    let first = found.addresses.iter().find(|address| address.is_ipv4()).or(found.addresses.first());
    first.map_or(crate::places::NOWHERE, |address| network_of(address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::seed::Seed;

    fn found(seed: u16, name: &str, host: u8) -> FoundInvitation {
        let mut bytes = [3; 32];
        bytes[..2].copy_from_slice(&seed.to_le_bytes());
        FoundInvitation {
            name: name.to_owned(),
            key: Identity::from_seed(&Seed::from_bytes(bytes)).key(),
            battle: String::new(),
            system: None,
            same_version: true,
            addresses: vec![format!("10.0.0.{host}:4000").parse().unwrap()],
            wanted: None,
        }
    }

    #[test]
    fn one_address_and_one_key_announce_few_and_a_player_from_elsewhere_is_seen() {
        let mut crowd = Crowd::new(64, BTreeSet::new());
        for seed in 0..500 {
            crowd.comes(seed, found(seed, "Nobody", 7));
        }
        assert_eq!(crowd.iter().count(), MOST_FROM_ONE);
        for name in 1000..1100 {
            crowd.comes(name, found(1, "Nobody", 8));
        }
        assert!(crowd.of_key(&found(1, "", 8).key) <= MOST_OF_A_KEY);
        assert!(crowd.comes(2000, found(2000, "Ney", 9)));
    }

    #[test]
    fn a_full_room_has_a_place_for_known_players_and_for_players_with_a_name() {
        let mut crowd = Crowd::new(64, BTreeSet::from([found(5000, "", 1).key, found(5001, "", 1).key]));
        for seed in 0..2000 {
            crowd.comes(seed, found(seed, if seed % 2 == 0 { "" } else { "Nobody" }, (seed % 8) as u8));
        }
        assert_eq!(crowd.iter().count(), 64);
        assert!(crowd.comes(5000, found(5000, "Friend", 200)));
        assert!(crowd.comes(3000, found(3000, "Ney", 201)), "a name from an address of its own");
        for seed in 6000..9000 {
            crowd.comes(seed, found(seed, "Nobody", (seed % 8) as u8));
        }
        assert!(crowd.iter().any(|(name, _)| *name == 5000) && crowd.iter().any(|(name, _)| *name == 3000));
        assert_eq!(crowd.iter().count(), 64);
        assert!(crowd.comes(5001, found(5001, "", 7)), "a known key needs no name");
    }

    #[test]
    fn no_player_takes_the_name_of_another_key() {
        let mut crowd = Crowd::new(64, BTreeSet::new());
        assert!(crowd.comes('a', found(1, "Ney", 1)) && !crowd.comes('a', found(1, "Ney", 1)));
        assert!(!crowd.comes('a', found(2, "Ney", 1)));
        assert!(crowd.comes('a', found(1, "Ney, looking for Eylau", 1)));
        assert!(crowd.leaves(&'a') && !crowd.leaves(&'a'));
    }
}
