//! Places for strangers: few, and shared among the networks they come from.
//!
//! A newcomer gets a place, as long as another guest can be asked to give one up. A network that holds as many as it
//! may gives up one of its own. Where all places are taken, the network that holds most of them gives one up. So a
//! guest who has few addresses never keeps out guests from other ones, even by dialling often or staying long.

use record::allowance::Allowance;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks whose rate is remembered. Beyond that, networks whose allowance has recovered are dropped.
const MOST_NETWORKS: usize = 1024;

/// The address itself, or for IPv6 its first 64 bits: one household has all the rest.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// Stands for the address of a guest who comes without one: within this program, over no network.
pub const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// A guest's hold on its place: of guests that could give theirs up the lowest does, and of equals the oldest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceHold {
    /// The guest has had its answer, and waits for nothing more.
    None,
    /// The guest has not said yet what it wants.
    Loose,
    /// The host thinks about the guest.
    Some,
    /// The guest stays.
    Firm,
}

/// A limited number of places, in the order in which they were taken.
#[derive(Clone, Debug)]
pub struct Places<T> {
    most: usize,
    most_from_one: usize,
    inside: Vec<(IpAddr, T)>,
}

impl<T> Places<T> {
    /// This many places in all, and `most_from_one` of them for one network.
    pub const fn new(most: usize, most_from_one: usize) -> Places<T> {
        Places { most, most_from_one, inside: Vec::new() }
    }

    /// Number of places taken.
    pub const fn len(&self) -> usize {
        self.inside.len()
    }

    /// Whether none is taken.
    pub const fn is_empty(&self) -> bool {
        self.inside.is_empty()
    }

    /// The guests inside.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.inside.iter().map(|(_, who)| who)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.inside.iter_mut().map(|(_, who)| who)
    }

    /// The network this guest comes from.
    pub fn network(&self, is: impl Fn(&T) -> bool) -> Option<IpAddr> {
        self.inside.iter().find(|(_, who)| is(who)).map(|(network, _)| *network)
    }

    /// Makes room for a guest from this address. Returns the guest who has to go for it, if any; an error if none will.
    pub fn make_room(&mut self, from: IpAddr, hold: impl Fn(&T) -> PlaceHold) -> Result<Option<T>, Full> {
        let network = network_of(from);
        let count = |network: &IpAddr| self.inside.iter().filter(|(other, _)| other == network).count();
        let crowded = if count(&network) >= self.most_from_one {
            network
        } else if self.inside.len() >= self.most {
            // Of several that hold as many, the one whose place is the oldest.
            let all =
                self.inside.iter().rev().filter(|(_, who)| hold(who) < PlaceHold::Firm).map(|(network, _)| *network);
            all.max_by_key(count).ok_or(Full)?
        } else {
            return Ok(None);
        };
        let places = self.inside.iter().enumerate().filter(|(_, (other, _))| *other == crowded);
        let (place, _) = places
            .map(|(place, (_, who))| (place, hold(who)))
            .filter(|(_, hold)| *hold < PlaceHold::Firm)
            .min_by_key(|(_, hold)| *hold)
            .ok_or(Full)?;
        Ok(Some(self.inside.remove(place).1))
    }

    /// Takes a place, for which there is room.
    pub fn take(&mut self, from: IpAddr, who: T) {
        self.inside.push((network_of(from), who));
    }

    /// Gives a place back.
    pub fn leave(&mut self, is: impl Fn(&T) -> bool) -> Option<T> {
        let place = self.inside.iter().position(|(_, who)| is(who))?;
        Some(self.inside.remove(place).1)
    }

    /// Gives all places back.
    pub(crate) fn clear(&mut self) -> impl Iterator<Item = T> {
        std::mem::take(&mut self.inside).into_iter().map(|(_, who)| who)
    }
}

/// No guest gives its place up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Limit on the rate of arrivals, for each network.
#[derive(Debug)]
pub(crate) struct Pace {
    at_once: u64,
    a_second: u64,
    networks: BTreeMap<IpAddr, Allowance>,
}

impl Pace {
    pub(crate) const fn new(at_once: u64, a_second: u64) -> Pace {
        Pace { at_once, a_second, networks: BTreeMap::new() }
    }

    /// Whether one more may come from this address now, in milliseconds; if so, it is counted.
    pub(crate) fn may_come(&mut self, now: u64, from: IpAddr) -> bool {
        let (at_once, a_second) = (self.at_once, self.a_second);
        if self.networks.len() >= MOST_NETWORKS {
            self.networks.retain(|_, allowance| !allowance.has(now, at_once));
        }
        if self.networks.len() >= MOST_NETWORKS {
            // A thousand networks at once: it does not matter which is forgotten.
            self.networks.pop_first();
        }
        let fresh = || Allowance::new(at_once, a_second, now);
        let allowance = self.networks.entry(network_of(from)).or_insert_with(fresh);
        let may = allowance.has(now, 1);
        if may {
            allowance.spend(1);
        }
        may
    }
}

/// Number of wrong proofs of a network that are answered at once: a guest may have an old code. Each further one is
/// answered later, twice as late as the one before, up to the longest wait, in milliseconds.
pub(crate) const FREE_TRIES: u32 = 5;
const FIRST_WAIT: u64 = 500;
const LONGEST_WAIT: u64 = 8_000;
/// Networks whose wrong proofs are remembered; beyond it the one that tried least is forgotten.
const MOST_TRYING: usize = 256;

/// Wrong proofs of a code, for each network. They slow down the networks that try, and no other: a right proof never
/// waits.
#[derive(Clone, Debug, Default)]
pub(crate) struct WrongTries(BTreeMap<IpAddr, u32>);

impl WrongTries {
    /// Counts one more, and returns the delay of its answer, in milliseconds.
    pub(crate) fn count(&mut self, network: IpAddr) -> u64 {
        if self.0.len() >= MOST_TRYING && !self.0.contains_key(&network) {
            let least = self.0.iter().min_by_key(|(_, tries)| **tries).map(|(network, _)| *network);
            least.map(|network| self.0.remove(&network));
        }
        let tries = self.0.entry(network).or_default();
        *tries = tries.saturating_add(1);
        match tries.checked_sub(FREE_TRIES + 1) {
            None => 0,
            Some(more) => FIRST_WAIT.saturating_mul(1 << more.min(16)).min(LONGEST_WAIT),
        }
    }

    #[cfg(test)]
    pub(crate) fn networks(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn v4(network: u8, host: u8) -> IpAddr {
        Ipv4Addr::new(10, 0, network, host).into()
    }

    /// A guest comes; returns the guest who had to go.
    fn enter(places: &mut Places<u32>, from: IpAddr, who: u32) -> Option<u32> {
        let gone = places.make_room(from, |_| PlaceHold::Loose).unwrap();
        places.take(from, who);
        gone
    }

    #[test]
    fn one_household_takes_few_of_the_places() {
        let mut places = Places::new(16, 4);
        let home = |host: u16| IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, 0, 0, 0, host));
        for host in 0..4 {
            assert_eq!(enter(&mut places, home(host), host.into()), None);
        }
        assert_eq!(enter(&mut places, home(9), 4), Some(0), "its own oldest goes");
        assert_eq!(places.len(), 4);
        let mapped = IpAddr::V6(Ipv4Addr::LOCALHOST.to_ipv6_mapped());
        assert_eq!(network_of(mapped), IpAddr::V4(Ipv4Addr::LOCALHOST));
    }

    #[test]
    fn a_guest_from_a_new_address_gets_a_place_and_keeps_it() {
        let mut places = Places::new(16, 4);
        for who in 0..16 {
            assert_eq!(enter(&mut places, v4(0, who as u8 % 4), who), None);
        }
        let friend = 1000;
        let gone = enter(&mut places, v4(7, 7), friend).unwrap();
        assert!(gone < 16, "{gone}");
        // Even if the four dial often, the friend is not the guest that is turned away.
        for who in 16..500 {
            assert_ne!(enter(&mut places, v4(0, who as u8 % 4), who), Some(friend));
        }
        assert_eq!(places.leave(|who| *who == friend), Some(friend));
        assert!(places.len() < 16);
        // Where all come from addresses of their own, the guest who has been there longest goes.
        let mut places = Places::new(16, 4);
        for who in 0..100 {
            let gone = enter(&mut places, v4(1, who as u8), who);
            assert_eq!(gone, who.checked_sub(16));
        }
    }

    #[test]
    fn a_guest_with_an_answer_loses_the_place_first_and_one_that_stays_never() {
        let mut places = Places::new(4, 4);
        for who in 0..4 {
            places.take(v4(0, 1), who);
        }
        let hold = |who: &u32| [PlaceHold::Firm, PlaceHold::Some, PlaceHold::Loose, PlaceHold::None][*who as usize];
        for gone in [3, 2, 1] {
            assert_eq!(places.make_room(v4(0, 1), hold), Ok(Some(gone)));
            places.take(v4(0, 1), 0);
        }
        assert_eq!(places.make_room(v4(0, 1), hold), Err(Full));
        assert_eq!(places.make_room(v4(1, 1), hold), Err(Full));
    }

    #[test]
    fn wrong_proofs_are_answered_later_and_later() {
        let mut tries = WrongTries::default();
        let waits: Vec<u64> = (0..12).map(|_| tries.count(v4(0, 1))).collect();
        assert_eq!(waits, [0, 0, 0, 0, 0, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
        assert_eq!(tries.count(v4(0, 2)), 0, "another address");
        for host in 0..200 {
            assert_eq!((tries.count(v4(1, host)), tries.count(v4(2, host))), (0, 0));
        }
        assert_eq!(tries.networks(), MOST_TRYING);
        assert_eq!(tries.count(v4(0, 1)), 8000, "the network that tried most is not forgotten");
    }

    #[test]
    fn a_pace_is_each_networks_own_and_what_is_remembered_is_bounded() {
        let mut pace = Pace::new(4, 2);
        assert_eq!((0..10).filter(|_| pace.may_come(0, v4(0, 1))).count(), 4);
        assert!(pace.may_come(0, v4(0, 2)) && !pace.may_come(499, v4(0, 1)) && pace.may_come(500, v4(0, 1)));
        for network in 0..200 {
            for host in 0..200 {
                assert!(pace.may_come(1000, v4(network, host)) || network == 0);
            }
        }
        assert!(pace.networks.len() <= MOST_NETWORKS);
    }
}
