//! The defender: all leaders present if one Force can hold them, otherwise the strongest Force among them [7.3].

use super::definition::LeaderId;
use super::game::Game;
use super::ways_open::Defence;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// Largest number of sets of equal strength to choose among.
const MOST_SETS: usize = 64;

/// Strength first, then heads.
type Worth = (u16, u16);

struct Knapsack {
    items: Vec<(LeaderId, usize, u16)>,
    /// The best worth of the items from one on, by room.
    best: Vec<Vec<Worth>>,
}

impl Knapsack {
    fn new(items: Vec<(LeaderId, usize, u16)>, room: usize) -> Knapsack {
        let mut best = vec![vec![(0, 0); room + 1]];
        for &(_, weight, strength) in items.iter().rev() {
            let after = best.last().cloned().unwrap_or_default();
            let row = (0..=room).map(|left| {
                let without = after.get(left).copied().unwrap_or_default();
                let with = left
                    .checked_sub(weight)
                    .and_then(|left| after.get(left))
                    .map(|&(sum, heads)| (sum + strength, heads + 1));
                with.map_or(without, |with| with.max(without))
            });
            best.push(row.collect());
        }
        best.reverse();
        Knapsack { items, best }
    }

    fn worth(&self, at: usize, room: usize) -> Worth {
        self.best.get(at).and_then(|row| row.get(room)).copied().unwrap_or_default()
    }

    /// Every set that reaches the best worth.
    fn sets(&self, at: usize, room: usize, chosen: &mut Vec<LeaderId>, found: &mut Vec<Vec<LeaderId>>) {
        if found.len() >= MOST_SETS {
            return;
        }
        let Some(&(leader, weight, strength)) = self.items.get(at) else {
            found.push(chosen.clone());
            return;
        };
        let best = self.worth(at, room);
        if let Some(left) = room.checked_sub(weight) {
            let (sum, heads) = self.worth(at + 1, left);
            if (sum + strength, heads + 1) == best {
                chosen.push(leader);
                self.sets(at + 1, left, chosen, found);
                chosen.pop();
            }
        }
        if self.worth(at + 1, room) == best {
            self.sets(at + 1, room, chosen, found);
        }
    }
}

impl Game {
    /// The leader that makes a set a legal Force: the largest span, then the best Initiative, then id.
    pub(crate) fn head_of(&self, set: &[LeaderId], lawful: bool) -> Option<LeaderId> {
        let legal = |leader: &LeaderId| {
            let others: Vec<LeaderId> = set.iter().copied().filter(|other| other != leader).collect();
            !lawful || self.muster(*leader, &others).is_ok()
        };
        let rank = |leader: &LeaderId| (self.span(*leader), self.initiative(*leader), std::cmp::Reverse(*leader));
        set.iter().copied().filter(legal).max_by_key(rank)
    }

    /// The Forces that could defend these hexes, best ones only; more than one only if they are equally strong.
    pub(crate) fn defences(&self, side: Side, targets: &[Hex]) -> Vec<Defence> {
        let candidates = self.defenders(side, targets);
        let force = |set: &[LeaderId], leader: LeaderId| Defence {
            leader,
            others: set.iter().copied().filter(|&other| other != leader).collect(),
        };
        if let Some(leader) = self.head_of(&candidates, true) {
            return vec![force(&candidates, leader)];
        }
        let mut best: (Worth, Vec<Vec<LeaderId>>) = ((0, 0), Vec::new());
        for &leader in &candidates {
            let followers: Vec<LeaderId> =
                candidates.iter().copied().filter(|&other| self.may_follow(leader, other)).collect();
            let free: Vec<LeaderId> = followers.iter().copied().filter(|&other| !self.is_employed(other)).collect();
            let items: Vec<_> = followers
                .iter()
                .filter(|&&other| self.is_employed(other))
                .map(|&other| (other, usize::from(self.subordination(other)), self.strength(&[other])))
                .collect();
            let room = usize::from(less(self.span(leader), self.load(leader)));
            let sack = Knapsack::new(items, room);
            let (sum, heads) = sack.worth(0, room);
            let own = u16::try_from(free.len()).unwrap_or(0) + 1;
            let worth = (sum + self.strength(&[leader]), heads + own);
            if worth < best.0 {
                continue;
            }
            if worth > best.0 {
                best = (worth, Vec::new());
            }
            let mut sets = Vec::new();
            sack.sets(0, room, &mut Vec::new(), &mut sets);
            for mut set in sets {
                set.extend(&free);
                set.push(leader);
                set.sort_unstable();
                best.1.push(set);
            }
        }
        let (_, mut sets) = best;
        sets.sort();
        sets.dedup();
        sets.truncate(MOST_SETS);
        sets.iter().filter_map(|set| Some(force(set, self.head_of(set, true)?))).collect()
    }

    /// Those of them that could defend. Where any leader has gathered its units, a dispersed leader cannot (B13).
    pub(crate) fn defenders(&self, side: Side, targets: &[Hex]) -> Vec<LeaderId> {
        let mut all = self.unfought(side, targets);
        if all.iter().any(|&one| self.is_employed(one) && !self.forages(one)) {
            all.retain(|&one| !self.forages(one));
        }
        all
    }

    /// All leaders in the hexes that have not fought.
    pub(crate) fn unfought(&self, side: Side, targets: &[Hex]) -> Vec<LeaderId> {
        let fresh = |leader: &LeaderId| self.state.leader(*leader).is_some_and(|leader| !leader.fought);
        let mut all: Vec<LeaderId> = targets.iter().flat_map(|&hex| self.leaders_in(side, hex)).filter(fresh).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A Force whose leader is lost, or has lost his units, finds another (R75).
    pub(crate) fn find_leader(&mut self, side: Side) {
        let Some(party) = self.state.fight().map(|fight| fight.party(side).clone()) else { return };
        let hex = self.state.hex_of(party.leader);
        let present = hex.is_some_and(|hex| self.hexes_of(&party.leaders).contains(&hex));
        let fights = party.leaders.contains(&party.leader);
        if fights && (self.is_employed(party.leader) || party.idle && present) {
            return;
        }
        let left: Vec<LeaderId> = party.leaders.iter().copied().filter(|&one| self.is_employed(one)).collect();
        let head = self.head_of(&left, true).or_else(|| self.head_of(&left, false));
        if let (Some(head), Some(fight)) = (head, self.state.fight_mut()) {
            let party = fight.party_mut(side);
            (party.leader, party.idle) = (head, false);
        }
    }
}
