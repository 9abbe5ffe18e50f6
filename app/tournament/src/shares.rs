//! How often one player, one address and all together may do something at the desk. What is counted here outlives a connection.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// The most keys or addresses that are counted at a time.
const MOST_COUNTED: usize = 1024;

/// So many turns at once for each key or address, and one more every so many seconds.
#[derive(Debug)]
pub(crate) struct Turns<K> {
    at_once: u64,
    every: u64,
    /// How many turns are used, and since when the next one comes back, in seconds.
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

    /// Whether this one has used no turn lately.
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
            // A thousand at once: the one that used least is forgotten.
            let least = self.used.iter().min_by_key(|(_, (used, _))| *used).map(|(other, _)| *other);
            self.used.retain(|other, _| Some(*other) != least);
        }
        self.used.insert(who, (used.saturating_add(1).min(self.at_once), since));
    }

    /// Uses a turn if there is one: whether there was.
    pub(crate) fn take(&mut self, now: u64, who: K) -> bool {
        let has = self.has(now, &who);
        if has {
            self.spend(now, who);
        }
        has
    }

    /// How many turns are used now, and since when the next one comes back.
    fn used_by(&self, now: u64, who: &K) -> (u64, u64) {
        let Some((used, since)) = self.used.get(who).copied() else { return (0, now) };
        let back = now.saturating_sub(since).checked_div(self.every).unwrap_or(u64::MAX);
        match used.checked_sub(back) {
            Some(left) if left > 0 => (left, since.saturating_add(back.saturating_mul(self.every))),
            _ => (0, now),
        }
    }
}

/// From where somebody enters: the address itself. Of an IPv6 address from elsewhere only the network counts, since one household
/// has all the rest; on the cable and in a network of one's own every machine has such an address.
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
