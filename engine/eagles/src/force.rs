//! Leaders, their tracks and loads, and the Forces they form (1).

use super::breach::{Checked, Facts, demand, halves, refuse};
use super::definition::*;
use super::field::{Arms, SEEN};
use super::game::Game;
use super::rules;
use super::state::Place;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use engine::rule::Rule;
use std::ops::Add;

impl Game {
    /// The leaders of a side in a hex, in order of id.
    pub(crate) fn leaders_in(&self, side: Side, hex: Hex) -> Vec<LeaderId> {
        if !self.field.anybody(&self.board, side, hex) {
            return Vec::new();
        }
        self.on_map(side).filter(|&leader| self.state.hex_of(leader) == Some(hex)).collect()
    }

    /// The leaders of a side on the map, in order of id.
    pub(crate) fn on_map(&self, side: Side) -> impl Iterator<Item = LeaderId> + '_ {
        self.board
            .leader_ids()
            .filter(move |&leader| self.state.hex_of(leader).is_some() && self.board.side_of(leader) == side)
    }

    /// The strength of several leaders together.
    pub(crate) fn arms_of(&self, leaders: &[LeaderId]) -> Arms {
        leaders.iter().map(|&leader| self.field.arms(leader)).fold(Arms::default(), Arms::add)
    }

    pub(crate) fn strength(&self, leaders: &[LeaderId]) -> u16 {
        self.arms_of(leaders).total()
    }

    pub(crate) fn is_employed(&self, leader: LeaderId) -> bool {
        self.field.arms(leader).total() > 0
    }

    /// The leader on whose track a formation is.
    pub(crate) fn leader_of(&self, formation: FormationId) -> Option<LeaderId> {
        self.board.body_of(formation).iter().find_map(|&unit| self.state.unit(unit)?.leader)
    }

    /// The formations on a track, in order of id.
    pub(crate) fn track(&self, leader: LeaderId) -> Vec<FormationId> {
        let mut found: Vec<FormationId> = Vec::new();
        for (unit, data) in self.state.units.iter().zip(&self.board.definition().units) {
            if unit.leader == Some(leader) && !found.contains(&data.formation) {
                found.push(data.formation);
            }
        }
        found.sort_unstable();
        found
    }

    /// The weight of a formation on a track, in halves.
    pub(crate) fn weight(&self, formation: FormationId) -> u16 {
        super::field::weight(&self.board, &self.state, formation)
    }

    /// The load on a leader's own track, in halves.
    pub(crate) fn load(&self, leader: LeaderId) -> u16 {
        self.field.load(leader)
    }

    pub(crate) fn span(&self, leader: LeaderId) -> u16 {
        self.board.leader(leader).map_or(0, |data| u16::from(data.span))
    }

    pub(crate) fn initiative(&self, leader: LeaderId) -> i16 {
        self.board.leader(leader).map_or(0, |data| i16::from(data.initiative))
    }

    pub(crate) fn is_commander(&self, leader: LeaderId) -> bool {
        self.board.leader(leader).is_some_and(|data| data.class == Class::Army)
    }

    /// The halves of the Force Leader's span that a participant takes.
    pub(crate) fn subordination(&self, leader: LeaderId) -> u16 {
        if self.is_employed(leader) {
            self.board.leader(leader).map_or(0, |data| u16::from(data.subordination))
        } else {
            0
        }
    }

    /// Whether one leader may be led by another at all.
    pub(crate) fn may_follow(&self, leader: LeaderId, other: LeaderId) -> bool {
        leader != other
            && !self.is_outpost(other)
            && self.board.side_of(leader) == self.board.side_of(other)
            && (self.span(other) < self.span(leader) || !self.is_employed(other) && !self.is_commander(other))
    }

    /// Whether a Force is legal as far as ranks and spans go.
    pub(crate) fn muster(&self, leader: LeaderId, others: &[LeaderId]) -> Checked {
        // For a leader that the enemy does not know, its side claims that it can lead or be led (C3).
        if self.is_masked(leader) || self.any_masked(others) {
            return Ok(());
        }
        for &other in others {
            demand(self.may_follow(leader, other), rules::THINGS, "not-to-be-led", || {
                let facts = Facts::NONE.with("leader", other).with("chief", leader); // The other way round it may be right: then the player hears where to begin.
                if self.may_follow(other, leader) { facts.varied("other-way") } else { facts }
            })?;
        }
        if others.is_empty() {
            return Ok(());
        }
        let asked: u16 = others.iter().map(|&other| self.subordination(other)).sum::<u16>() + self.load(leader);
        demand(asked <= self.span(leader), rules::THINGS, "span", || {
            Facts::NONE.with("leader", leader).with("asked", halves(asked)).with("span", halves(self.span(leader)))
        })
    }

    /// Whether a leader is one's own and on the map; his hex.
    pub(crate) fn own(&self, side: Side, leader: LeaderId) -> Checked<Hex> {
        let known = self.board.leader(leader).is_some() && self.board.side_of(leader) == side;
        demand(known, rules::THINGS, "not-yours", || Facts::NONE.varied("leader"))?;
        match self.state.leader(leader).map(|leader| leader.place) {
            Some(Place::On(hex)) => Ok(hex),
            _ => refuse(rules::THINGS, "not-on-map", Facts::NONE.with("leader", leader)),
        }
    }

    /// The same check for a command that has a rule of its own.
    pub(crate) fn own_for(&self, rule: Rule, side: Side, leader: LeaderId) -> Checked<Hex> {
        self.own(side, leader).map_err(|refusal| Refusal { case: Some(rule), ..refusal })
    }

    /// Several leaders of one's own, each once.
    pub(crate) fn own_all(&self, side: Side, leaders: &[LeaderId]) -> Checked {
        for (at, &leader) in leaders.iter().enumerate() {
            self.own(side, leader)?;
            let again = leaders.iter().take(at).any(|&before| before == leader);
            demand(!again, rules::THINGS, "named-twice", || Facts::NONE.varied("leader").with("leader", leader))?;
        }
        Ok(())
    }

    /// Whether two hexes are one, or touch over a hexside that can be crossed.
    pub(crate) fn beside(&self, a: Hex, b: Hex) -> bool {
        a == b || self.board.step(a, b).is_some_and(|step| self.field.is_open(step, &self.state))
    }

    /// The enemy hexes with strength that a hex touches, in hex order.
    pub(crate) fn touched(&self, side: Side, hex: Hex) -> Vec<Hex> {
        let mut found: Vec<Hex> = self
            .board
            .steps(hex)
            .iter()
            .filter(|step| {
                self.field.strong(&self.board, side.other(), step.to) && self.field.is_open(step, &self.state)
            })
            .map(|step| step.to)
            .collect();
        found.sort_unstable();
        found
    }

    /// Whether a hex is in an enemy zone of control that counts for a leader there.
    pub(crate) fn held_by_zone(&self, side: Side, hex: Hex) -> bool {
        self.field.zone(&self.board, side.other(), hex) && !self.is_walled(side, hex)
    }

    /// Whether a leader has strength, or counts as having some.
    pub(crate) fn counts(&self, leader: LeaderId) -> bool {
        self.is_employed(leader) || self.field.is_phantom(leader)
    }

    /// Whether any leader of the other side is so near to a hex that the units there are seen (B11).
    pub(crate) fn is_enemy_near(&self, side: Side, hex: Hex) -> bool {
        let near = |enemy: LeaderId| self.state.hex_of(enemy).is_some_and(|at| self.board.distance(hex, at) <= SEEN);
        self.on_map(side.other()).any(near)
    }

    /// Whether a side in a hex is behind walls or in a manned redoubt.
    pub(crate) fn is_walled(&self, side: Side, hex: Hex) -> bool {
        self.board.cover_of(hex).fortified || self.in_redoubt(side, hex)
    }

    /// Whether a manned redoubt of a side is in a hex.
    pub(crate) fn in_redoubt(&self, side: Side, hex: Hex) -> bool {
        let Some(theatre) = &self.state.theatre else { return false };
        let stands = theatre.redoubts.iter().any(|one| one.raised && one.side == side && one.hex == hex);
        stands && self.leaders_in(side, hex).into_iter().any(|one| self.field.arms(one).artillery > 0)
    }

    /// Whether a leader with units is dispersed for food.
    pub(crate) fn forages(&self, leader: LeaderId) -> bool {
        self.state.leader(leader).is_some_and(|leader| leader.foraging) && self.is_employed(leader)
    }

    /// Whether all leaders with units among these are dispersed, and there is at least one.
    pub(crate) fn all_forage(&self, leaders: &[LeaderId]) -> bool {
        let mut armed = leaders.iter().filter(|&&one| self.is_employed(one)).peekable();
        self.optional.foraging && armed.peek().is_some() && armed.all(|&one| self.forages(one))
    }

    /// The hexes of some leaders with strength, in hex order.
    pub(crate) fn hexes_of(&self, leaders: &[LeaderId]) -> Vec<Hex> {
        let strong = leaders.iter().filter(|&&leader| self.is_employed(leader));
        let mut hexes: Vec<Hex> = strong.filter_map(|&leader| self.state.hex_of(leader)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }
}
