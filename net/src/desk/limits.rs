//! Callers at the desk, and limits on their messages, without a network.

use crate::places::{NOWHERE, PlaceHold, Places};
use crate::quic::{Farewell, Goodbye, LARGEST_EARLY_FRAME};
use record::allowance::Allowance;
use record::identity::PlayerKey;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;

/// The most known callers at once, each with one link: two for every player that a tournament may have.
pub const MOST_CALLERS: usize = 256;
/// Callers who are not known yet, in all and from one network; beyond that the oldest goes.
pub const MOST_STRANGERS: usize = 32;
const MOST_STRANGERS_FROM_ONE: usize = 16;
/// Time a stranger may take to become known, in milliseconds.
pub const PATIENCE_FOR_FIRST_WORDS: u64 = 20_000;
/// Messages of a stranger, at once and a second: its identity, and its request.
const STRANGERS_MESSAGES: (u64, u64) = (12, 1);
/// Messages of a known caller, at once and a second.
const MESSAGES: (u64, u64) = (200, 20);
/// Bytes of a known caller, at once and a second: the longest record that may be, and then a battle every second.
const BYTES: (u64, u64) = (64 << 20, 1 << 20);
/// Keys whose allowance is remembered when they dial again: otherwise a new link would be a new allowance.
const MOST_REMEMBERED: usize = 1024;

/// Actions that the desk asks for, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskStep {
    /// A caller has come.
    Came(Caller),
    /// A frame came that is within the limits.
    Heard(Caller, Vec<u8>),
    /// A caller is gone.
    Gone(Caller),
    /// From now on this link may send long frames.
    LetIn(u64),
    /// Close this link.
    Close(u64, Goodbye),
}

/// A caller at the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The caller's link.
    pub link: u64,
    /// The caller's key; the handshake has proven it.
    pub key: PlayerKey,
    /// The caller's IP address.
    pub from: IpAddr,
}

#[derive(Clone, Copy, Debug)]
struct Use {
    messages: Allowance,
    bytes: Allowance,
}

/// A desk: the known callers, and the strangers.
#[derive(Debug)]
pub struct DeskLimits {
    known: BTreeSet<[u8; 32]>,
    here: BTreeMap<u64, (Caller, u64)>,
    strangers: Places<u64>,
    used: BTreeMap<[u8; 32], Use>,
    steps: VecDeque<DeskStep>,
}

impl Default for DeskLimits {
    fn default() -> DeskLimits {
        DeskLimits {
            known: BTreeSet::new(),
            here: BTreeMap::new(),
            strangers: Places::new(MOST_STRANGERS, MOST_STRANGERS_FROM_ONE),
            used: BTreeMap::new(),
            steps: VecDeque::new(),
        }
    }
}

impl DeskLimits {
    /// Removes and returns the next action.
    pub fn poll(&mut self) -> Option<DeskStep> {
        self.steps.pop_front()
    }

    /// From now on this key is known: its caller keeps its place, and may send long frames.
    pub fn know(&mut self, now: u64, key: &PlayerKey) {
        if !self.known.insert(*key.as_bytes()) {
            return;
        }
        self.used.insert(*key.as_bytes(), fresh(now, true));
        let links: Vec<u64> = self.links_of(key);
        for link in links {
            self.strangers.leave(|other| *other == link);
            self.steps.push_back(DeskStep::LetIn(link));
        }
    }

    /// Whether this key is known.
    pub fn knows(&self, key: &PlayerKey) -> bool {
        self.known.contains(key.as_bytes())
    }

    /// The callers who are there.
    pub fn callers(&self) -> impl Iterator<Item = &Caller> {
        self.here.values().map(|(caller, _)| caller)
    }

    /// The links of this key.
    fn links_of(&self, key: &PlayerKey) -> Vec<u64> {
        self.callers().filter(|caller| caller.key == *key).map(|caller| caller.link).collect()
    }

    /// A caller dialled; its key is proven.
    pub fn arrived(&mut self, now: u64, link: u64, key: PlayerKey, from: Option<IpAddr>) {
        let from = from.unwrap_or(NOWHERE);
        let busy = || Goodbye::new(Farewell::Busy, "too many connections at once");
        let known = self.knows(&key);
        // A caller who dials again has lost the old link, whether it knows or not.
        for old in self.links_of(&key) {
            self.close(old, Goodbye::new(Farewell::Replaced, "another connection is kept"));
        }
        if known && self.here.len() >= MOST_CALLERS {
            return self.steps.push_back(DeskStep::Close(link, busy()));
        }
        if !known {
            match self.strangers.make_room(from, |_| PlaceHold::Loose) {
                Ok(Some(gone)) => self.close(gone, busy()),
                Ok(None) => {}
                Err(_) => return self.steps.push_back(DeskStep::Close(link, busy())),
            }
            self.strangers.take(from, link);
        }
        if self.used.len() >= MOST_REMEMBERED {
            let (known, here) = (&self.known, &self.here);
            let needed =
                |key: &[u8; 32]| known.contains(key) || here.values().any(|(caller, _)| caller.key.as_bytes() == key);
            self.used.retain(|key, _| needed(key));
        }
        self.used.entry(*key.as_bytes()).or_insert_with(|| fresh(now, known));
        let caller = Caller { link, key, from };
        self.here.insert(link, (caller, now));
        if known {
            self.steps.push_back(DeskStep::LetIn(link));
        }
        self.steps.push_back(DeskStep::Came(caller));
    }

    /// A frame came.
    pub fn receive(&mut self, now: u64, link: u64, bytes: Vec<u8>) {
        let Some((caller, _)) = self.here.get(&link).copied() else { return };
        let known = self.knows(&caller.key);
        let allowed = self.used.entry(*caller.key.as_bytes()).or_insert_with(|| fresh(now, known));
        let size = bytes.len() as u64;
        let within = allowed.messages.has(now, 1) && allowed.bytes.has(now, size);
        if !within || (!known && bytes.len() > LARGEST_EARLY_FRAME) {
            return self.close(link, Goodbye::new(Farewell::Misbehaved, "too many messages for the desk"));
        }
        allowed.messages.spend(1);
        allowed.bytes.spend(size);
        self.steps.push_back(DeskStep::Heard(caller, bytes));
    }

    /// A link is gone.
    pub fn left(&mut self, link: u64) {
        if let Some((caller, _)) = self.forget(link) {
            self.steps.push_back(DeskStep::Gone(caller));
        }
    }

    /// Ends a link.
    pub fn close(&mut self, link: u64, goodbye: Goodbye) {
        if let Some((caller, _)) = self.forget(link) {
            self.steps.push_back(DeskStep::Close(link, goodbye));
            self.steps.push_back(DeskStep::Gone(caller));
        }
    }

    /// Time has passed: strangers who have not become known go.
    pub fn tick(&mut self, now: u64) {
        let known = &self.known;
        let slow = |(caller, since): &&(Caller, u64)| {
            !known.contains(caller.key.as_bytes()) && now > since.saturating_add(PATIENCE_FOR_FIRST_WORDS)
        };
        let late: Vec<u64> = self.here.values().filter(slow).map(|(caller, _)| caller.link).collect();
        for link in late {
            self.close(link, Goodbye::new(Farewell::Busy, "no message for too long"));
        }
    }

    fn forget(&mut self, link: u64) -> Option<(Caller, u64)> {
        self.strangers.leave(|other| *other == link);
        self.here.remove(&link)
    }
}

fn fresh(now: u64, known: bool) -> Use {
    let messages = if known { MESSAGES } else { STRANGERS_MESSAGES };
    Use { messages: Allowance::new(messages.0, messages.1, now), bytes: Allowance::new(BYTES.0, BYTES.1, now) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::identity::Identity;
    use record::seed::Seed;
    use std::net::Ipv4Addr;

    fn key(seed: u8) -> PlayerKey {
        Identity::from_seed(&Seed::from_bytes([seed; 32])).key()
    }

    fn home(host: u8) -> Option<IpAddr> {
        Some(Ipv4Addr::new(10, 0, 0, host).into())
    }

    fn steps(desk: &mut DeskLimits) -> Vec<DeskStep> {
        std::iter::from_fn(|| desk.poll()).collect()
    }

    fn closed(steps: &[DeskStep]) -> Vec<u64> {
        steps.iter().filter_map(|step| if let DeskStep::Close(link, _) = step { Some(*link) } else { None }).collect()
    }

    #[test]
    fn strangers_have_few_places_and_take_none_from_known_players() {
        let mut desk = DeskLimits::default();
        desk.know(0, &key(1));
        desk.arrived(0, 1, key(1), home(1));
        for link in 2..100 {
            desk.arrived(0, link, key(u8::try_from(link).unwrap()), home(1));
        }
        let steps = steps(&mut desk);
        assert!(!closed(&steps).contains(&1), "a player from the same address is not put out");
        assert_eq!(desk.callers().count(), 1 + MOST_STRANGERS_FROM_ONE);
        desk.arrived(0, 200, key(200), home(2));
        assert!(desk.callers().any(|caller| caller.link == 200), "another address gets a place");
    }

    #[test]
    fn a_caller_that_sends_too_much_is_cut_off_and_a_new_link_is_no_new_allowance() {
        let mut desk = DeskLimits::default();
        desk.arrived(0, 1, key(1), home(1));
        for _ in 0..=STRANGERS_MESSAGES.0 {
            desk.receive(0, 1, vec![0]);
        }
        assert_eq!(closed(&steps(&mut desk)), [1]);
        desk.arrived(0, 2, key(1), home(1));
        desk.receive(0, 2, vec![0]);
        assert_eq!(closed(&steps(&mut desk)), [2]);
        desk.arrived(60_000, 3, key(1), home(1));
        desk.receive(60_000, 3, vec![0]);
        assert!(steps(&mut desk).iter().any(|step| matches!(step, DeskStep::Heard(..))));
        desk.receive(60_000, 3, vec![0; LARGEST_EARLY_FRAME + 1]);
        assert_eq!(closed(&steps(&mut desk)), [3], "long frames are for those who are known");
    }

    #[test]
    fn a_number_of_keys_are_remembered_and_known_players_are_never_forgotten() {
        let mut desk = DeskLimits::default();
        desk.know(0, &key(1));
        desk.arrived(0, 1, key(1), home(1));
        // The caller sends as much as it may at once.
        for _ in 0..MESSAGES.0 {
            desk.receive(0, 1, vec![0]);
        }
        for number in 0..3 * MOST_REMEMBERED as u32 {
            let mut seed = [9; 32];
            seed[..4].copy_from_slice(&number.to_le_bytes());
            let stranger = record::identity::Identity::from_seed(&record::seed::Seed::from_bytes(seed)).key();
            let link = 10 + u64::from(number);
            desk.arrived(0, link, stranger, home((number % 200) as u8));
            desk.left(link);
            assert!(desk.used.len() <= MOST_REMEMBERED + 1, "{}", desk.used.len());
        }
        assert!(desk.callers().any(|caller| caller.link == 1));
        desk.receive(0, 1, vec![0]);
        assert!(closed(&steps(&mut desk)).contains(&1), "what he has used is not forgotten either");
    }

    #[test]
    fn a_player_has_one_link_and_a_stranger_does_not_stay() {
        let mut desk = DeskLimits::default();
        desk.arrived(0, 1, key(1), home(1));
        desk.arrived(0, 2, key(1), home(1));
        assert_eq!(closed(&steps(&mut desk)), [1]);
        desk.arrived(0, 3, key(3), home(1));
        desk.know(0, &key(3));
        desk.tick(PATIENCE_FOR_FIRST_WORDS + 1);
        assert_eq!(closed(&steps(&mut desk)), [2]);
        assert_eq!(desk.callers().map(|caller| caller.link).collect::<Vec<_>>(), [3]);
    }
}
