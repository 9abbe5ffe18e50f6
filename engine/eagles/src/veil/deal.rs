//! Counters are dealt. At the set-up of a veiled campaign outposts are placed with leaders. If several leaders of an
//! army are in a hex, only their owner knows which counter is whose (C3, B11).

use super::super::breach::{Checked, Facts, demand};
use super::super::definition::{ArmyId, Class, LeaderId};
use super::super::event::{Report, What};
use super::super::game::Game;
use super::super::rules;
use super::super::seals::Mask;
use super::super::state::{Place, Stage};
use super::super::veiled::{Card, Hand, Kind, Name, Veiled};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;

/// Leaders and outposts of an army in a hex, among which counters are dealt.
pub(super) struct Group {
    pub(super) hex: Hex,
    pub(super) army: ArmyId,
    /// The leaders, in order; `None` for an outpost.
    pub(super) members: Vec<Option<LeaderId>>,
}

/// Takes the place of a seal until the side that gives the command has sealed it.
const BLANK: Hash = Hash([0; 32]);

impl Game {
    /// Whether a side is still to place outposts and to deal its counters.
    pub(crate) fn deals(&self, side: Side) -> bool {
        let dealt = self.state.veil.as_ref().map(|veil| veil.dealt.get(side.index()) == Some(&true));
        self.state.theatre.is_some() && self.state.stage == Stage::SetUp(side) && dealt == Some(false)
    }

    /// Whether a leader may be hidden: both sides must see the actions of army commanders and rivals.
    pub(super) fn may_hide(&self, leader: LeaderId) -> bool {
        let rivals = self.campaign().and_then(|campaign| campaign.rivals);
        let rival = rivals.is_some_and(|rivals| rivals.old == leader || rivals.new == leader);
        !rival && !self.is_commander(leader) && self.is_employed(leader)
    }

    /// The leaders with which an outpost may still be placed.
    pub(crate) fn may_post(&self, side: Side) -> Vec<LeaderId> {
        let Some(veil) = self.state.veil.as_ref().filter(|_| self.deals(side)) else { return Vec::new() };
        let most = self.campaign().and_then(|campaign| campaign.outposts.get(side.index()).copied()).unwrap_or(0);
        let placed = veil.posted.iter().filter(|&&leader| self.board.side_of(leader) == side).count();
        if placed >= usize::from(most) {
            return Vec::new();
        }
        self.on_map(side).filter(|leader| !veil.posted.contains(leader) && self.may_hide(*leader)).collect()
    }

    pub(crate) fn post(&mut self, side: Side, leader: LeaderId, report: &mut Report) -> Checked {
        demand(self.may_post(side).contains(&leader), rules::OUTPOSTS, "no-outpost", || {
            Facts::NONE.with("leader", leader)
        })?;
        if let Some(veil) = &mut self.state.veil {
            veil.posted.push(leader);
            veil.posted.sort_unstable();
        }
        report.tell(What::OutpostPlaced { leader }, [rules::OUTPOSTS]);
        Ok(())
    }

    /// The groups among which a side deals counters, in hex order: a leader that is alone is known.
    pub(super) fn groups(&self, side: Side) -> Vec<Group> {
        let Some(veil) = &self.state.veil else { return Vec::new() };
        let mut groups: Vec<Group> = Vec::new();
        let own = self.on_map(side).filter(|&leader| self.may_hide(leader));
        for leader in own {
            let army = self.board.leader(leader).map(|data| data.army);
            let Some((hex, army)) = self.state.hex_of(leader).zip(army) else { continue };
            match groups.iter_mut().find(|group| (group.hex, group.army) == (hex, army)) {
                Some(group) => group.members.push(Some(leader)),
                None => groups.push(Group { hex, army, members: vec![Some(leader)] }),
            }
        }
        for group in &mut groups {
            let outposts = group.members.iter().flatten().filter(|&leader| veil.posted.contains(leader)).count();
            group.members.extend(std::iter::repeat_n(None, outposts));
        }
        groups.retain(|group| group.members.len() > 1);
        groups.sort_by_key(|group| (group.hex, group.army));
        groups
    }

    /// The command that deals a side's counters, with blanks, and the contents to seal for them.
    pub(super) fn dealt(&self, side: Side) -> Option<(Veiled, Vec<Vec<u8>>)> {
        let groups = Some(self.groups(side)).filter(|groups| self.deals(side) && !groups.is_empty())?;
        let blank = Card { name: BLANK, kind: BLANK };
        let hand = |group: &Group| Hand { hex: group.hex, army: group.army, cards: vec![blank; group.members.len()] };
        let sealed = |member: &Option<LeaderId>| {
            [codec::encode(&Name { leader: *member }), codec::encode(&Kind { outpost: member.is_none() })]
        };
        let contents = groups.iter().flat_map(|group| &group.members).flat_map(sealed).collect();
        Some((Veiled::Deal { hands: groups.iter().map(hand).collect() }, contents))
    }

    /// Checks that a side has no counters to deal.
    pub(crate) fn deal_nothing(&mut self, side: Side) -> Checked {
        // In the game as the side knows it this takes the place of the deal.
        demand(self.is_lifted || self.groups(side).is_empty(), rules::VEIL, "deal-first", || Facts::NONE)?;
        self.has_dealt(side);
        Ok(())
    }

    fn has_dealt(&mut self, side: Side) {
        if let Some(dealt) = self.state.veil.as_mut().and_then(|veil| veil.dealt.get_mut(side.index())) {
            *dealt = true;
        }
    }

    /// Counters of an army that are not in use, in order.
    fn free_tokens(&self, army: ArmyId) -> Vec<LeaderId> {
        let free = |leader: &LeaderId| {
            self.board.leader(*leader).is_some_and(|data| data.class == Class::Token && data.army == army)
                && self.state.leader(*leader).is_some_and(|leader| leader.place == Place::Away)
        };
        self.board.leader_ids().filter(free).collect()
    }

    /// The counters of a side are dealt.
    pub(crate) fn deal(&mut self, side: Side, hands: &[Hand], report: &mut Report) -> Checked {
        let groups = self.groups(side);
        let fits = |(hand, group): (&Hand, &Group)| {
            (hand.hex, hand.army, hand.cards.len()) == (group.hex, group.army, group.members.len())
                && hand.cards.is_sorted_by(|a, b| a.name < b.name)
        };
        let same = self.deals(side) && hands.len() == groups.len() && hands.iter().zip(&groups).all(fits);
        demand(same, rules::VEIL, "other-deal", || Facts::NONE)?;
        let dealt = self.tokens_dealt(hands);
        demand(dealt.len() == hands.iter().map(|hand| hand.cards.len()).sum(), rules::VEIL, "no-counter", || {
            Facts::NONE
        })?;
        for &(token, hex, Card { name, kind }) in &dealt {
            self.appear_at(token, hex);
            let mask = Mask { token, dealt: hex, name, kind, is_outpost: None, horse: None, bare: false };
            if let Some(veil) = &mut self.state.veil {
                veil.masks.push(mask);
            }
        }
        for leader in groups.into_iter().flat_map(|group| group.members).flatten() {
            self.clear_track(leader);
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.place = Place::Unseen;
            }
        }
        let tokens = dealt.into_iter().map(|one| one.0).collect();
        self.has_dealt(side);
        self.refresh();
        report.tell(What::Dealt { side, tokens }, [rules::VEIL]);
        Ok(())
    }

    /// The counters that are dealt, each with its hex and its seals.
    pub(super) fn tokens_dealt(&self, hands: &[Hand]) -> Vec<(LeaderId, Hex, Card)> {
        let mut used: Vec<LeaderId> = Vec::new();
        let mut found = Vec::new();
        for hand in hands {
            let free: Vec<LeaderId> =
                self.free_tokens(hand.army).into_iter().filter(|token| !used.contains(token)).collect();
            for (&card, &token) in hand.cards.iter().zip(&free) {
                used.push(token);
                found.push((token, hand.hex, card));
            }
        }
        found
    }
}
