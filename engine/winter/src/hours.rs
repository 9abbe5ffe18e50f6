//! The Interphase of the whole field: morale, L'Estocq's points, fatigue, rest and command points [4.8, 20.33].

use super::agenda::Task;
use super::cite::rule;
use super::day::Lestocq;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::whole::{BrigadeHour, LeaderState, Rank, RestingBrigade};
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The tests of the whole field at the start of an Interphase [4.8].
    pub(crate) fn test_field(&mut self, report: &mut Report) {
        if self.is_hourly() {
            self.count_lines(report);
        }
        self.test_spirits(report);
        self.end_attacks(report);
        if self.withdrawal_is_over() {
            self.state.agenda = vec![Task::Over, Task::FinalTests];
        }
    }

    // ---- L'Estocq

    /// A leader has come onto the field: L'Estocq brings points to the next Interphase, once.
    pub(crate) fn note_coming(&mut self, leader: LeaderId) {
        let commander = self.rank(leader) == Some(Rank::Corps);
        let allied = self.board.leader(leader).side == Side::First;
        if let Some(day) = self.state.day.as_mut().filter(|_| commander && allied)
            && day.lestocq == Lestocq::ToCome
        {
            day.lestocq = Lestocq::Here;
        }
    }

    /// A unit that comes onto the field brings the fatigue of its schedule, and sets the level of its body [14.1, 15.5].
    pub(crate) fn note_arrival(&mut self, id: UnitId) {
        let Some((brings, wave)) = self.board.field_unit(id).map(|unit| (unit.fatigue, unit.wave)) else { return };
        let counter = self.board.unit(id);
        let (tires, body) = (counter.tires.map(usize::from), counter.body.map(usize::from));
        if let Some(tired) = tires.and_then(|at| self.state.affairs.fatigue.get_mut(at)) {
            tired.points = tired.points.max(brings);
        }
        let day = self.state.day.as_mut().filter(|_| wave.is_some());
        if let (Some(day), Some(at)) = (day, body)
            && let Some(set) = day.set.get_mut(at)
        {
            *set = true;
        }
    }

    pub(crate) fn lestocq_dice(&self) -> usize {
        usize::from(self.state.day.as_ref().is_some_and(|day| day.lestocq == Lestocq::Here))
    }

    /// The die for L'Estocq: points for the Russian army [20.33].
    pub(crate) fn count_lestocq(&mut self, dice: &[u8], report: &mut Report) {
        let (Some(&die), Some(whole)) = (dice.first(), self.board.whole()) else { return };
        let rule = whole.field.rules.lestocq;
        let bodies = &self.board.rules().bodies;
        let Some(at) = bodies.iter().position(|body| body.side == Side::First && body.of.is_none()) else { return };
        let name = bodies.get(at).map_or_else(String::new, |body| body.name.clone());
        let Some(spirit) = self.state.affairs.spirits.get(at).copied() else { return };
        let broken = spirit.nerve > Nerve::Steady || self.state.affairs.withdrawal;
        self.add_spirit(u8::try_from(at).ok(), rule.of_die(die, broken));
        if let Some(day) = self.state.day.as_mut() {
            day.lestocq = Lestocq::Counted;
        }
        let points = self.state.affairs.spirits.get(at).map_or(0, |spirit| spirit.points);
        report.tell(What::SpiritChanged { body: name, points, nerve: spirit.nerve }, [rule!("20.35")]);
    }

    // ---- the hour

    /// The hour is over: fatigue, rest, and command points [4.8].
    pub(crate) fn pass_hour(&mut self, report: &mut Report) {
        if !self.is_hourly() {
            return;
        }
        self.wear_brigades(report);
        self.end_bombardment(report);
        self.rest_brigades(report);
        let hours = self.board.tables().time.hourly.clone();
        let points = self.board.whole().map(|whole| whole.field.command_points);
        let (turn, alone) = (self.state.turn, self.is_without_emperor());
        // Without Napoleon the French have no more points [19.81].
        let sides = Side::BOTH.into_iter().filter(|&side| side == Side::First || !alone);
        if let Some(points) = points {
            for side in sides {
                self.add_points(side, points.of_turn(side, turn, &hours));
            }
        }
    }

    /// Brigades tire by charges, shock and Attack Orders, and rest while they are not committed [15.2, 15.3].
    fn wear_brigades(&mut self, report: &mut Report) {
        let table = self.board.tables().wear.clone();
        for at in 0..self.state.affairs.fatigue.len() {
            let place = u16::try_from(at).unwrap_or(u16::MAX);
            let units = || self.board.unit_ids().filter(|&id| self.counter(id).tires == Some(place));
            let mut here = units().filter(|&id| self.hex_of(id).is_some()).peekable();
            let before = self.state.affairs.fatigue.get(at).copied().filter(|_| here.peek().is_some());
            let Some(before) = before else { continue };
            let here: Vec<UnitId> = here.collect();
            let charges = self.state.day.as_ref().and_then(|day| day.charges.get(at)).copied();
            let hour = BrigadeHour {
                committed: here.iter().any(|&id| !self.is_inactive(id)),
                fought: before.fought,
                attack_order: here.iter().any(|&id| self.is_under_attack_order(id)),
                charges: charges.unwrap_or(0),
                floor: 0,
            };
            let points = hour.points_after(before.points, &table);
            if let Some(tired) = self.state.affairs.fatigue.get_mut(at) {
                *tired = Tired { points, fought: false };
            }
            if let Some(ridden) = self.state.day.as_mut().and_then(|day| day.charges.get_mut(at)) {
                *ridden = 0;
            }
            if points != before.points {
                self.tell_tired(at, points, report);
            }
        }
    }

    /// Units stunned by the bombardment recover, and brigades with battalions that ran are the more tired [20.34.B.7].
    fn end_bombardment(&mut self, report: &mut Report) {
        let Some(rule) = self.board.whole().map(|whole| whole.field.rules.bombardment) else { return };
        if !rule.recover.contains(&self.state.turn) {
            return;
        }
        let stunned = self.state.day.as_mut().map_or_else(Vec::new, |day| std::mem::take(&mut day.stunned));
        for at in 0..self.state.affairs.fatigue.len() {
            let place = u16::try_from(at).ok();
            let ran = stunned.iter().filter(|&&id| {
                let counter = self.counter(id);
                counter.is_battalion() && counter.tires == place && self.unit(id).morale == Morale::Routed
            });
            if ran.count() >= usize::from(rule.routed) {
                self.tire(place.unwrap_or(u16::MAX), rule.fatigue, report);
            }
        }
        for id in stunned {
            if self.hex_of(id).is_some() && self.unit(id).morale != Morale::Good {
                self.edit(id, |unit| unit.morale = Morale::Good);
                report.tell(What::Recovered { unit: id, die: None }, [rule!("20.34")]);
            }
        }
    }

    /// Brigades that are marked to rest deactivate, if nothing holds them [17.54].
    fn rest_brigades(&mut self, report: &mut Report) {
        let marked = self.state.day.as_ref().map_or_else(Vec::new, |day| day.resting.clone());
        let mut above = Vec::new();
        let brigades: Vec<LeaderId> =
            marked.iter().copied().filter(|&id| self.rank(id) == Some(Rank::Brigade)).collect();
        for leader in brigades {
            let side = self.board.leader(leader).side;
            let own: Vec<(UnitId, Hex)> = self.on_map(side).filter(|&(id, _)| self.holds(leader, id)).collect();
            let enemy = own.iter().filter_map(|&(_, hex)| self.nearest_enemy(side, hex).map(|(_, far)| far)).min();
            let state = RestingBrigade {
                enemy,
                shaken: own.iter().any(|&(id, _)| self.unit(id).morale != Morale::Good),
                charging: own.iter().any(|&(id, _)| self.unit(id).charge),
                attack_order: own.iter().any(|&(id, _)| self.is_under_attack_order(id)),
            };
            if own.is_empty() || !state.deactivates() {
                continue;
            }
            for &(id, _) in &own {
                self.edit(id, |unit| unit.active = false);
            }
            self.edit_leader(leader, |leader| {
                leader.post = Post::Display;
                leader.state = CommandState::Inactive;
            });
            report.tell(What::StateSet { leader, state: CommandState::Inactive, die: None }, [rule!("17.5")]);
            if let Some(day) = self.state.day.as_mut() {
                day.resting.retain(|&known| known != leader);
            }
            above.extend(self.superior_now(leader));
        }
        above.sort_unstable();
        above.dedup();
        for leader in above {
            self.rest_leader(leader, marked.contains(&leader), report);
        }
    }

    /// A division leader whose last committed brigade has gone to rest goes to the display, a French one if he is marked
    /// [17.54].
    fn rest_leader(&mut self, leader: LeaderId, marked: bool, report: &mut Report) {
        let state = self.leader_state(leader);
        let Some(after) = self.board.field_leader(leader).map(|known| known.after_last_rest(state, marked)) else {
            return;
        };
        let committed = self
            .on_map(self.board.leader(leader).side)
            .any(|(id, _)| self.counter(id).tires.is_some() && self.unit(id).active && self.of_chain(leader, id));
        if committed || after != LeaderState::Display || state == after {
            return;
        }
        self.edit_leader(leader, |leader| {
            leader.post = Post::Display;
            leader.state = CommandState::Inactive;
        });
        if let Some(day) = self.state.day.as_mut() {
            day.resting.retain(|&known| known != leader);
        }
        report.tell(What::StateSet { leader, state: CommandState::Inactive, die: None }, [rule!("17.5")]);
    }
}
