//! Phase 5: the sides fire by turns, in three rounds [11.4].

use super::agenda::*;
use super::board::Role;
use super::cite::rule;
use super::definition::Arm;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use super::tables::Scatter;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

impl Game {
    /// Whether a unit fires in a round.
    pub(crate) fn fires_in(&self, id: UnitId, round: Round) -> bool {
        match self.counter(id).role {
            Role::Skirmisher => round == Round::Skirmishers,
            Role::Battalion(_) => round == Round::Battalions,
            Role::Battery(_) => round == Round::Batteries,
            _ => false,
        }
    }

    /// Whether a side has anything to fire in a round.
    pub(crate) fn has_shot(&self, side: Side, round: Round) -> bool {
        self.on_map(side).any(|(id, _)| {
            self.fires_in(id, round)
                && self.unit(id).marks.fires == 0
                && self.can_fire(id)
                && self.on_map(side.other()).any(|(enemy, hex)| {
                    // An Extended Line is a target in either of its hexes [R57].
                    let struck = |hex: Hex| self.could_reach(id, hex) && self.may_fire(&[id], hex).is_ok();
                    struck(hex) || self.wing_of(enemy).is_some_and(struck)
                })
        })
    }

    pub(crate) fn next_to_fire(&mut self, mut reciprocal: Reciprocal) {
        let [allied, french] = &mut reciprocal.passed;
        let over = *allied && *french;
        if over {
            let next = match reciprocal.round {
                Round::Skirmishers => Round::Battalions,
                Round::Battalions => Round::Batteries,
                Round::Batteries => return,
            };
            reciprocal = Reciprocal { round: next, turn: Side::First, passed: [false; 2] };
        } else {
            let passed = if reciprocal.turn == Side::First { allied } else { french };
            if *passed || !self.has_shot(reciprocal.turn, reciprocal.round) {
                *passed = true;
                reciprocal.turn = reciprocal.turn.other();
            }
        }
        self.state.agenda.push(Task::Reciprocal(reciprocal));
    }

    /// Whether a salvo goes to Extended Range.
    fn is_long(&self, salvo: &Salvo) -> bool {
        let (Some(&unit), Some(&target)) = (salvo.units.first(), salvo.targets.first()) else { return false };
        let distance = self.cone_from(unit, target).map(|from| self.board.distance(from, target));
        distance.is_some_and(|distance| self.band(unit, distance) == Some(super::fire::Band::Extended))
    }

    /// The artillery leader with a unit gives it a second fire die [19.54].
    pub(crate) fn has_gunner(&self, units: &[UnitId]) -> bool {
        let Some((gunner, _)) = &self.board.gunner else { return false };
        let own = |id: UnitId| self.side_of(id) == self.board.leader(*gunner).side && self.counter(id).is_battery();
        let with = |id: UnitId| own(id) && self.hex_of(id) == self.state.leader(*gunner).hex();
        self.state.leader(*gunner).hex().is_some() && units.iter().any(|&id| with(id))
    }

    /// The units that fire at the target of that place in the list: halves with two targets fire one after the other [19.41].
    fn salvo_units<'a>(&self, salvo: &'a Salvo, at: usize) -> &'a [UnitId] {
        let split = salvo.targets.len() == 2 && salvo.units.len() == 2;
        if split { salvo.units.get(at..=at).unwrap_or(&[]) } else { &salvo.units }
    }

    /// The dice of one target: the second fire die of the artillery leader, and the one that scatters a long shot.
    fn extra_dice(&self, salvo: &Salvo, at: usize) -> (bool, bool) {
        (at == 0 && self.is_long(salvo), self.has_gunner(self.salvo_units(salvo, at)))
    }

    pub(crate) fn salvo_dice(&self, salvo: &Salvo) -> usize {
        let of = |at: usize| {
            let (long, gunner) = self.extra_dice(salvo, at);
            3 + usize::from(long) + usize::from(gunner)
        };
        (0..salvo.targets.len()).map(of).sum()
    }

    pub(crate) fn go_on_firing(&mut self, mut salvo: Salvo, report: &mut Report) {
        let base = self.state.agenda.len();
        let at = usize::from(salvo.next);
        let units = self.salvo_units(&salvo, at).to_vec();
        let (Some(&target), Some(&first)) = (salvo.targets.get(at), units.first()) else { return };
        let (long, gunner) = self.extra_dice(&salvo, at);
        let mut dice = std::mem::take(&mut salvo.dice).into_iter();
        let mut hex = Some(target);
        if long {
            let die = dice.next().unwrap_or(0);
            hex = self.scatter(&salvo, target, die, report);
        }
        let mut fire = dice.next().unwrap_or(0);
        if gunner {
            fire = fire.max(dice.next().unwrap_or(0));
        }
        let [morale, leader] = [dice.next().unwrap_or(0), dice.next().unwrap_or(9)];
        let side = self.side_of(first);
        if let Some(hex) = hex
            && self.has(side.other(), hex)
            && let Some(struck) = self.top(hex)
            && let Some(from) = self.fires_from(&salvo, at, first, target)
        {
            let together = salvo.targets.len() == 1 && self.both_bear(first, hex);
            let helpers = self.helpers(first);
            let shot = super::fire::Shot { units: &units, from, target: struck, hex, together, long, riding: false };
            self.shoot(&shot, [fire, morale, leader], report);
            self.have_helped(&helpers);
        }
        // What is left are the dice of the next target.
        salvo.dice = dice.collect();
        salvo.next = capped_sum(salvo.next, 1);
        if usize::from(salvo.next) < salvo.targets.len() && !salvo.dice.is_empty() {
            self.state.agenda.insert(base, Task::Salvo(salvo));
        }
    }

    /// The hex a shot comes from: of an Extended Line with two targets its own hex first, then its second one.
    fn fires_from(&self, salvo: &Salvo, at: usize, first: UnitId, target: Hex) -> Option<Hex> {
        let each = salvo.targets.len() == 2 && salvo.units.len() == 1;
        let own = if at == 0 { self.hex_of(first) } else { self.wing_of(first) };
        own.filter(|_| each).or_else(|| self.cone_from(first, target)).or(self.hex_of(first))
    }

    /// Who has added its strength has fired [R84].
    pub(crate) fn have_helped(&mut self, helpers: &[UnitId]) {
        for &helper in helpers {
            self.edit(helper, |unit| unit.marks.fires = capped_sum(unit.marks.fires, 1));
        }
    }

    /// Both hexes of an Extended Line bear on a hex.
    pub(crate) fn both_bear(&self, id: UnitId, hex: Hex) -> bool {
        let facing = self.unit(id).facing;
        match (self.hex_of(id), self.wing_of(id)) {
            (Some(own), Some(wing)) => {
                [own, wing].iter().all(|&at| self.board.in_cone(at, facing, hex) && self.board.distance(at, hex) <= 2)
            }
            _ => false,
        }
    }

    /// Where a long shot falls [11.2].
    fn scatter(&self, salvo: &Salvo, target: Hex, die: u8, report: &mut Report) -> Option<Hex> {
        let scatter = self.board.tables().fire.extended_scatter.get(usize::from(die)).copied().unwrap_or(Scatter::Miss);
        let from = salvo.units.first().and_then(|&id| self.cone_from(id, target)).unwrap_or(target);
        let (side, _) = self.board.first_side(target, from);
        let hex = match scatter {
            Scatter::Miss => None,
            Scatter::Target => Some(target),
            Scatter::Left => self.board.next(target, side.turned(2)),
            Scatter::Right => self.board.next(target, side.turned(4)),
            Scatter::Beyond => self.board.next(target, side.turned(3)),
        };
        report.tell(What::Scattered { units: salvo.units.clone(), die, scatter, hex }, [rule!("11.2")]);
        hex
    }

    /// What a counter was made from is a battery of that kind.
    pub(crate) fn arm_of(&self, id: UnitId) -> Option<Arm> {
        self.board.data(id).map(|data| data.arm)
    }
}
