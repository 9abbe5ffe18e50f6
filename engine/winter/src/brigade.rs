//! A brigade ordered as one: it moves one hex in its present order, each unit checked by itself [5.1].

use super::agenda::{Brigade, BrigadeLed, March, Task};
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::{Command, Step};
use super::event::{Report, What};
use super::facing::Way;
use super::game::Game;
use super::state::*;
use engine::contract::Side;

impl Game {
    /// The units of a unit's brigade on the map, those in front first so that no unit blocks another.
    pub(crate) fn brigade_of(&self, unit: UnitId, way: Way) -> Vec<UnitId> {
        let (side, brigade) = (self.side_of(unit), self.counter(unit).brigade);
        let mut units: Vec<UnitId> = self
            .on_map(side)
            .map(|(id, _)| id)
            .filter(|&id| id == unit || brigade.is_some() && self.counter(id).brigade == brigade)
            .collect();
        // Distance of a hex in that direction: the numbers of the sheets grow to the north and to the east.
        let ahead = |id: &UnitId| {
            let at = self.hex_of(*id).map(|hex| self.board.spot(hex).printed);
            let (row, column) = at.map_or((0, 0), |at| (at.row, 2 * at.column + at.row.rem_euclid(2)));
            let (north, east) = match way {
                Way::NorthEast => (1, 1),
                Way::East => (0, 2),
                Way::SouthEast => (-1, 1),
                Way::SouthWest => (-1, -1),
                Way::West => (0, -2),
                Way::NorthWest => (1, -1),
            };
            std::cmp::Reverse(3 * row * north + column * east)
        };
        units.sort_by_key(|id| (ahead(id), *id));
        units
    }

    /// Whether any unit of a brigade can go that way.
    pub(crate) fn check_brigade(&self, side: Side, unit: UnitId, way: Way) -> Result<(), Breach> {
        let mut refused = Breach::of(Why::NoEffect, unit);
        for id in self.brigade_of(unit, way) {
            match self.check_brigade_step(side, id, way) {
                Ok(_) => return Ok(()),
                Err(breach) => refused = breach,
            }
        }
        Err(refused)
    }

    /// Whether leaders can be told to go along with a unit's brigade: each is with a unit of it that he leads.
    pub(crate) fn check_brigade_leaders(&self, side: Side, unit: UnitId, leaders: &[LeaderId]) -> Result<(), Breach> {
        let able = self.leaders_with_brigade(unit);
        for (at, &leader) in leaders.iter().enumerate() {
            self.own_leader(side, leader)?;
            if !able.contains(&leader) || leaders.iter().take(at).any(|&other| other == leader) {
                return Err(Breach::by(Why::LeaderElsewhere, leader));
            }
        }
        // Without leaders there is the other command.
        if leaders.is_empty() { Err(Breach::of(Why::NoEffect, unit)) } else { Ok(()) }
    }

    /// The leaders who can go along with a unit's brigade [5.1, R63].
    pub fn leaders_with_brigade(&self, unit: UnitId) -> Vec<LeaderId> {
        if !self.board.revision().a_leader_marches_with_the_brigade() {
            return Vec::new();
        }
        let side = self.side_of(unit);
        let units = self.brigade_of(unit, Way::East);
        let with = |&leader: &LeaderId| {
            self.board.leader(leader).side == side && units.iter().any(|&id| self.leads_in_its_hex(leader, id))
        };
        self.board.leader_ids().filter(with).collect()
    }

    fn leads_in_its_hex(&self, leader: LeaderId, unit: UnitId) -> bool {
        let hex = self.state.leader(leader).hex();
        hex.is_some() && hex == self.hex_of(unit) && self.holds(leader, unit)
    }

    /// The step of one unit, with leaders or without, as if it had been ordered alone.
    fn check_unit_step(&self, side: Side, id: UnitId, way: Way, leaders: &[LeaderId]) -> Result<Vec<Step>, Breach> {
        let to = self.hex_of(id).and_then(|hex| self.board.next(hex, way)).ok_or(Breach::new(Why::OffBoard))?;
        let steps = vec![Step::Enter(to)];
        let leaders = leaders.to_vec();
        let alone = Command::Move { units: vec![id], steps: steps.clone(), leaders, grand: false, toward: None };
        self.check_movement(side, &alone)?;
        Ok(steps)
    }

    fn check_brigade_step(&self, side: Side, id: UnitId, way: Way) -> Result<Vec<Step>, Breach> {
        self.check_unit_step(side, id, way, &[])
    }

    /// The next unit goes, if it can; the rest wait for it.
    pub(crate) fn go_on_with_brigade(&mut self, mut brigade: Brigade) {
        if brigade.units.is_empty() {
            return;
        }
        let id = brigade.units.remove(0);
        let way = brigade.way;
        self.state.agenda.push(Task::Brigade(brigade));
        if let Ok(steps) = self.check_brigade_step(self.side_of(id), id, way) {
            self.begin_march(&[id], &steps, &[], false);
        }
    }

    /// The same with the leaders of its hex. A unit that they cannot accompany goes alone, and they wait for the next.
    pub(crate) fn go_on_with_led_brigade(&mut self, mut brigade: BrigadeLed) {
        if brigade.units.is_empty() {
            return;
        }
        let id = brigade.units.remove(0);
        let (way, side) = (brigade.way, self.side_of(id));
        let Ok(steps) = self.check_brigade_step(side, id, way) else {
            self.state.agenda.push(Task::BrigadeLed(brigade));
            return;
        };
        let goes = |&leader: &LeaderId| {
            self.leads_in_its_hex(leader, id) && self.check_unit_step(side, id, way, &[leader]).is_ok()
        };
        let (along, left): (Vec<LeaderId>, Vec<LeaderId>) = brigade.leaders.iter().partition(|leader| goes(leader));
        brigade.leaders = left;
        self.state.agenda.push(Task::BrigadeLed(brigade));
        self.begin_march(&[id], &steps, &along, false);
    }

    /// Lays a move that was checked on the agenda.
    pub(crate) fn begin_march(&mut self, units: &[UnitId], steps: &[Step], leaders: &[LeaderId], grand: bool) {
        let mut ordered = units.to_vec();
        ordered.sort_by_key(|&id| self.unit(id).depth);
        let before = ordered.iter().map(|&id| *self.unit(id)).collect();
        let trail = units.first().and_then(|&id| self.hex_of(id)).into_iter().collect();
        self.state.agenda.push(Task::March(Box::new(March {
            units: ordered,
            steps: steps.to_vec(),
            next: 0,
            leaders: leaders.to_vec(),
            before,
            trail,
            fire: None,
            checked: false,
            stepped: false,
            asked: false,
            cut: false,
            gun_check: false,
            grand,
        })));
    }

    /// Brigades that still wait for their die [20.23].
    pub(crate) fn brigades_waiting(&self) -> Vec<usize> {
        let Some(by_die) = &self.board.rules().by_die else { return Vec::new() };
        if self.state.turn < by_die.from_turn || self.state.phase != PhaseName::FrenchMovement {
            return Vec::new();
        }
        let due = &self.state.affairs.brigades_due;
        (0..by_die.brigades.len()).filter(|&at| due.get(at) != Some(&true)).collect()
    }

    pub(crate) fn roll_brigades(&mut self, dice: &[u8], report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(by_die) = &board.rules().by_die else { return };
        for (at, &die) in self.brigades_waiting().into_iter().zip(dice) {
            let due = die <= by_die.upto;
            if let Some(known) = self.state.affairs.brigades_due.get_mut(at) {
                *known = due;
            }
            let brigade = by_die.brigades.get(at).cloned().unwrap_or_default();
            report.tell(What::BrigadeDue { brigade, die, due }, [rule!("20.23")]);
        }
    }
}
