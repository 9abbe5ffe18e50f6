//! The fates of leaders: wounds, capture, and the search for other troops [7.5 to 7.8].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tasks::*;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;

impl Game {
    pub(crate) fn place_leader(&mut self, leader: LeaderId, place: Place) {
        if let Some(known) = self.state.leaders.get_mut(usize::from(leader.0)) {
            known.place = place;
        }
    }

    /// Leaders who go with units come to where these are: those who still lead. One may have fallen on the way.
    pub(crate) fn bring(&mut self, leaders: &[LeaderId], to: Hex) -> Vec<LeaderId> {
        let led: Vec<LeaderId> =
            leaders.iter().copied().filter(|leader| self.state.leader_hex(*leader).is_some()).collect();
        for &leader in &led {
            self.place_leader(leader, Place::On(to));
        }
        led
    }

    pub(crate) fn leader_out(&mut self, leader: LeaderId, fate: LeaderFate, rule: Rule, report: &mut Report) {
        if let Some(known) = self.state.leaders.get_mut(usize::from(leader.0)) {
            known.place = Place::Eliminated;
            known.out = Some(fate);
        }
        self.state.orphans.retain(|other| *other != leader);
        report.tell(What::LeaderOut { leader, fate }, rule);
    }

    /// Enemy leaders alone in a hex that units enter: taken by cavalry, driven away by others [7.8].
    pub(crate) fn meet_leaders(&mut self, side: Side, cavalry: bool, hex: Hex, report: &mut Report) {
        if self.holder(hex) == Some(side.other()) {
            return;
        }
        let alone: Vec<LeaderId> = self.leaders_in(hex, side.other()).collect();
        for leader in alone {
            if cavalry {
                self.leader_out(leader, LeaderFate::Captured, cases::LEADER_TAKEN, report);
            } else {
                self.rehouse(leader, cases::LEADER_TAKEN, report);
            }
        }
    }

    /// [7.5] The leaders in danger, the one who counted first.
    pub(crate) fn endanger(&mut self, hexes: &[Hex], side: Side, counted: Option<LeaderId>, danger: Danger) {
        let mut leaders: Vec<LeaderId> = Vec::new();
        for id in self.board.leader_ids() {
            let own = self.board.leader(id).is_some_and(|data| data.side == side);
            if own && self.state.leader_hex(id).is_some_and(|hex| hexes.contains(&hex)) {
                leaders.push(id);
            }
        }
        if leaders.is_empty() {
            return;
        }
        let highest = || {
            let morale = |id: &LeaderId| self.board.leader(*id).map_or(0, |data| data.morale);
            leaders.iter().copied().rev().max_by_key(morale)
        };
        let first = counted.filter(|id| leaders.contains(id)).or_else(highest);
        if let Some(at) = first.and_then(|id| leaders.iter().position(|other| *other == id)) {
            leaders.rotate_left(at);
        }
        let chosen = if leaders.len() == 1 { leaders.first().copied() } else { None };
        self.state.agenda.push(Task::Fate(FateTask { leaders, danger, chosen }));
    }

    /// Leaders of a hex whose last unit has gone: with the one that retreats, or to be settled later [7.7].
    pub(crate) fn follow(&mut self, hex: Hex, side: Side, to: Option<Place>, report: &mut Report) {
        if self.holder(hex) == Some(side) {
            return;
        }
        let alone: Vec<LeaderId> = self.leaders_in(hex, side).collect();
        for leader in alone {
            match to {
                Some(Place::On(new)) => {
                    self.place_leader(leader, Place::On(new));
                    report.tell(What::LeaderMoved { leader, from: Some(hex), to: new }, cases::LEADER_ALONE);
                }
                Some(place) => {
                    self.place_leader(leader, place);
                    report.tell(What::LeaderOffMap { leader }, cases::LEADER_ALONE);
                }
                None => {
                    if !self.state.orphans.contains(&leader) {
                        self.state.orphans.push(leader);
                    }
                }
            }
        }
    }

    /// Leaders of a hex whose last unit surrendered are taken with it.
    pub(crate) fn surrender_with(&mut self, hex: Hex, side: Side, report: &mut Report) {
        if self.holder(hex) != Some(side) {
            let alone: Vec<LeaderId> = self.leaders_in(hex, side).collect();
            for leader in alone {
                self.leader_out(leader, LeaderFate::Captured, cases::LEADER_ALONE, report);
            }
        }
    }

    pub(crate) fn settle_orphans(&mut self, report: &mut Report) {
        while let Some(leader) = self.state.orphans.pop() {
            let Some(hex) = self.state.leader_hex(leader) else { continue };
            let side = self.board.leader(leader).map_or(Side::First, |data| data.side);
            if self.holder(hex) != Some(side) {
                self.rehouse(leader, cases::LEADER_ALONE, report);
            }
        }
    }

    /// To the nearest friendly unit in no enemy zone, or the nearest at all; taken if enemies are all around [7.7].
    pub(crate) fn rehouse(&mut self, leader: LeaderId, rule: Rule, report: &mut Report) {
        let Some(hex) = self.state.leader_hex(leader) else { return };
        let side = self.board.leader(leader).map_or(Side::First, |data| data.side);
        let surrounded = self.board.neighbours(hex).all(|(_, next)| self.holder(next) == Some(side.other()));
        if surrounded {
            self.leader_out(leader, LeaderFate::Captured, rule, report);
            return;
        }
        let rank = |friend: Hex| (self.in_zone(side.other(), friend), self.board.distance(hex, friend), friend);
        let friends = self.on_map(side).filter_map(|id| self.hex_of(id)).filter(|friend| *friend != hex);
        match friends.map(rank).min() {
            Some((_, _, to)) => {
                self.place_leader(leader, Place::On(to));
                report.tell(What::LeaderMoved { leader, from: Some(hex), to }, rule);
            }
            None => self.leader_out(leader, LeaderFate::Captured, rule, report),
        }
    }
}
