//! Limits for one player, one address and all together at the desk. The counts survive a lost connection.

use record::identity::PlayerKey;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

/// The most keys or addresses that are counted at a time.
const MOST_COUNTED: usize = 1024;
/// Wrong passwords of one key, and seconds until another one is heard.
const WORDS_OF_A_KEY: (u64, u64) = (5, 600);
/// The same for one network: a password is short, and keys cost nothing.
const WORDS_OF_A_NETWORK: (u64, u64) = (10, 60);
/// The same for all together. A network without a wrong password so far is heard all the same.
const WORDS_IN_ALL: (u64, u64) = (40, 15);
/// Networks whose first wrong password is remembered. Beyond that no network is heard above the common limit.
const MOST_TRYING: usize = 4096;
/// Entries from one address where no password is needed: a laptop that several people use, not a flood of keys.
pub(crate) const MOST_FROM_ONE: usize = 16;
/// Withdrawals and returns that one player may make at once, and seconds until one more.
const CHANGES_OF_A_KEY: (u64, u64) = (3, 60);
/// The same for all players of one address.
const CHANGES_OF_A_HOUSEHOLD: (u64, u64) = (12, 20);
/// New records that one player may send at once, and seconds until one more is replayed.
const RECORDS_OF_A_KEY: (u64, u64) = (12, 30);

/// Allows each key or address `at_once` turns, and one more every `every` seconds.
#[derive(Debug)]
pub(crate) struct Turns<K> {
    at_once: u64,
    every: u64,
    /// The number of turns used, and since when the next one comes back, in seconds.
    used: BTreeMap<K, (u64, u64)>,
}

impl<K: Ord + Copy> Turns<K> {
    pub(crate) const fn new(at_once: u64, every: u64) -> Turns<K> {
        Turns { at_once, every, used: BTreeMap::new() }
    }

    /// Whether there is a turn left at this time, in seconds.
    pub(crate) fn has(&self, now: u64, who: &K) -> bool {
        self.used_by(now, who).0 < self.at_once
    }

    /// Whether this key or address has used no turn lately.
    fn is_fresh(&self, now: u64, who: &K) -> bool {
        self.used_by(now, who).0 == 0
    }

    /// Uses a turn, whether there is one or not.
    pub(crate) fn spend(&mut self, now: u64, who: K) {
        let (used, since) = self.used_by(now, &who);
        if self.used.len() >= MOST_COUNTED && !self.used.contains_key(&who) {
            let spent: Vec<K> = self.used.keys().copied().filter(|other| self.is_fresh(now, other)).collect();
            self.used.retain(|other, _| !spent.contains(other));
        }
        if self.used.len() >= MOST_COUNTED && !self.used.contains_key(&who) {
            // A thousand at once: the one that used the fewest is forgotten.
            let least = self.used.iter().min_by_key(|(_, (used, _))| *used).map(|(other, _)| *other);
            self.used.retain(|other, _| Some(*other) != least);
        }
        self.used.insert(who, (used.saturating_add(1).min(self.at_once), since));
    }

    /// Uses a turn if there is one. Returns whether there was.
    pub(crate) fn take(&mut self, now: u64, who: K) -> bool {
        let has = self.has(now, &who);
        if has {
            self.spend(now, who);
        }
        has
    }

    /// The number of turns used now, and since when the next one comes back.
    fn used_by(&self, now: u64, who: &K) -> (u64, u64) {
        let Some((used, since)) = self.used.get(who).copied() else { return (0, now) };
        let back = now.saturating_sub(since).checked_div(self.every).unwrap_or(u64::MAX);
        match used.checked_sub(back) {
            Some(left) if left > 0 => (left, since.saturating_add(back.saturating_mul(self.every))),
            _ => (0, now),
        }
    }
}

/// The turns that keys and addresses have used.
#[derive(Debug)]
pub(crate) struct Bounds {
    words_of_keys: Turns<PlayerKey>,
    words_of_networks: Turns<IpAddr>,
    words_in_all: Turns<()>,
    changes_of_keys: Turns<PlayerKey>,
    changes_of_households: Turns<IpAddr>,
    pub(crate) records_of_keys: Turns<PlayerKey>,
    /// Networks from which wrong passwords came while this desk was open.
    tried: BTreeSet<IpAddr>,
    /// The address from which each player entered or was first seen while this desk was open; also players that
    /// withdrew.
    pub(crate) entered: BTreeMap<PlayerKey, IpAddr>,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            words_of_keys: Turns::new(WORDS_OF_A_KEY.0, WORDS_OF_A_KEY.1),
            words_of_networks: Turns::new(WORDS_OF_A_NETWORK.0, WORDS_OF_A_NETWORK.1),
            words_in_all: Turns::new(WORDS_IN_ALL.0, WORDS_IN_ALL.1),
            changes_of_keys: Turns::new(CHANGES_OF_A_KEY.0, CHANGES_OF_A_KEY.1),
            changes_of_households: Turns::new(CHANGES_OF_A_HOUSEHOLD.0, CHANGES_OF_A_HOUSEHOLD.1),
            records_of_keys: Turns::new(RECORDS_OF_A_KEY.0, RECORDS_OF_A_KEY.1),
            tried: BTreeSet::new(),
            entered: BTreeMap::new(),
        }
    }
}

impl Bounds {
    /// The number of players that entered from this address.
    pub(crate) fn entered_from(&self, household: IpAddr) -> usize {
        self.entered.values().filter(|other| **other == household).count()
    }

    /// Whether a password from there is heard at all.
    pub(crate) fn hears_word(&self, now: u64, key: &PlayerKey, network: Option<&IpAddr>) -> bool {
        let fresh = network.is_none_or(|network| self.tried.len() < MOST_TRYING && !self.tried.contains(network));
        self.words_of_keys.has(now, key)
            && network.is_none_or(|network| self.words_of_networks.has(now, network))
            && (fresh || self.words_in_all.has(now, &()))
    }

    /// Counts a wrong password from there.
    pub(crate) fn wrong_word(&mut self, now: u64, key: PlayerKey, network: Option<IpAddr>) {
        self.words_of_keys.spend(now, key);
        self.words_in_all.spend(now, ());
        if let Some(network) = network {
            self.words_of_networks.spend(now, network);
            if self.tried.len() < MOST_TRYING {
                self.tried.insert(network);
            }
        }
    }

    /// Whether this player may withdraw or return once more; if so, it is counted.
    pub(crate) fn may_change(&mut self, now: u64, key: PlayerKey, household: Option<IpAddr>) -> bool {
        household.is_none_or(|household| self.changes_of_households.has(now, &household))
            && self.changes_of_keys.take(now, key)
            && household.is_none_or(|household| self.changes_of_households.take(now, household))
    }
}

/// The address that counts for a player. Of a foreign IPv6 address only the network counts, since one household has all
/// the rest. On the cable and in a private network every computer has such an address.
pub(crate) fn household(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(address) if address.is_unicast_link_local() || address.is_unique_local() => IpAddr::V6(address),
        address => net::places::network_of(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_come_back_with_time_and_are_each_ones_own() {
        let mut turns = Turns::new(3, 10);
        assert_eq!((0..9).filter(|_| turns.take(100, 'a')).count(), 3);
        assert!(turns.has(100, &'b') && !turns.take(109, 'a'));
        assert!(turns.take(110, 'a') && !turns.take(119, 'a') && turns.take(120, 'a'));
        assert!(!turns.is_fresh(149, &'a') && turns.is_fresh(150, &'a'));
        assert!(!Turns::new(0, 1).has(0, &'a'), "no turn is none");
    }

    #[test]
    fn so_many_are_counted_and_the_worst_are_not_forgotten() {
        let mut turns = Turns::new(5, 1_000_000);
        (0..5).for_each(|_| turns.spend(0, 7_777_777));
        (0..5000).for_each(|who| turns.spend(0, who));
        assert!(turns.used.len() <= MOST_COUNTED);
        assert!(!turns.has(0, &7_777_777));
    }

    #[test]
    fn a_household_is_an_address_and_abroad_a_network() {
        let at = |text: &str| household(text.parse().unwrap());
        assert_eq!(at("::ffff:10.0.0.1"), at("10.0.0.1"));
        assert_ne!(at("10.0.0.1"), at("10.0.0.2"));
        assert_eq!(at("2001:db8::1"), at("2001:db8::2"));
        assert_ne!(at("fe80::1"), at("fe80::2"));
    }
}
