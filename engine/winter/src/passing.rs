//! Fire at moving units: the units that fire at a step, and the effect [11.5, R24, R78].

use super::agenda::{AskFire, StepFire, StepShot, Task};
use super::board::Role;
use super::command::Step;
use super::event::Report;
use super::fire::Shot;
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The fire at the step of the march or charge that is the task number `at`.
    pub(crate) fn fire_of(&mut self, at: usize) -> Option<&mut StepFire> {
        match self.state.agenda.get_mut(at)? {
            Task::March(march) => march.fire.as_mut(),
            Task::Charge(charge) => charge.fire.as_mut(),
            _ => None,
        }
    }

    /// The shots at a step, in order: three at most unless the players decide [R24, R78], and none from the hexes that
    /// are spared. Standing orders not to fire are heeded.
    fn step_shots(&self, units: &[UnitId], left: &[Hex], entered: &[Hex], spared: &[Hex]) -> Vec<StepShot> {
        let Some(&target) = units.first().filter(|_| self.state.affairs.ceasefire.is_none()) else { return Vec::new() };
        let side = self.side_of(target);
        let table = &self.board.tables().opportunity;
        let may = |id: &UnitId, hex: Hex| {
            let counter = self.counter(*id);
            let most = if counter.is_battery() { table.battery_fires } else { table.infantry_fires };
            let order = match self.unit(*id).fire {
                FireOrder::Any => true,
                // A side that decides on each shot is offered every unit that does not hold its fire [4.4].
                FireOrder::Formed => self.options.ask || self.is_formed(target) || self.counter(target).is_cavalry(),
                FireOrder::Hold => false,
            };
            order
                && self.unit(*id).marks.fires < most
                && self
                    .cone_from(*id, hex)
                    .is_some_and(|from| self.line_is_free(counter.side, counter.is_battery(), from, hex))
        };
        // A unit that has the hex entered in its zone fires there, or else at the hex left; never twice at one step.
        let mut shots: Vec<StepShot> = Vec::new();
        let hexes = entered.iter().map(|&hex| (hex, false)).chain(left.iter().map(|&hex| (hex, true)));
        for (hex, leaving) in hexes {
            for firer in self.zone_holders(side.other(), hex) {
                let stands = self.hex_of(firer);
                let is_spared = stands.is_some_and(|stands| spared.contains(&stands));
                if !is_spared && shots.iter().all(|other| other.firer != firer) && may(&firer, hex) {
                    shots.push(StepShot { firer, leaving });
                }
            }
        }
        let rank = |shot: &StepShot| {
            let kind = match self.counter(shot.firer).role {
                Role::Skirmisher => 0,
                Role::Battalion(_) => 1,
                _ => 2,
            };
            (kind, shot.firer)
        };
        shots.sort_by_key(rank);
        // The side that decides chooses among all units that may fire [4.4].
        if !self.options.ask {
            shots.truncate(usize::from(table.fires_per_step));
        }
        // A unit that fires at the hex left fires before it is left.
        shots.sort_by_key(|shot| !shot.leaving);
        shots
    }

    /// Whether a step draws fire, and from where to where.
    pub(crate) fn shots_for(&self, units: &[UnitId], step: &Step) -> Vec<StepShot> {
        self.shots_but(units, step, &[])
    }

    /// The shots at a step without those from `spared` hexes.
    pub(crate) fn shots_but(&self, units: &[UnitId], step: &Step, spared: &[Hex]) -> Vec<StepShot> {
        let Some(&first) = units.first() else { return Vec::new() };
        let unit = self.unit(first);
        let Some(hex) = unit.hex() else { return Vec::new() };
        // An Extended Line is struck in either of its hexes [R57].
        let both = |hex: Hex| -> Vec<Hex> {
            let there = Unit { place: Place::On(hex), ..*unit };
            std::iter::once(hex).chain(super::field::wing(&self.board, &there)).collect()
        };
        match step {
            Step::Enter(to) => self.step_shots(units, &both(hex), &both(*to), spared),
            Step::Exit => self.step_shots(units, &both(hex), &[], spared),
            Step::Face(facing) => {
                let quiet = self.all_round(first) || unit.facing.apart(*facing) <= 1;
                if quiet { Vec::new() } else { self.step_shots(units, &[], &both(hex), spared) }
            }
            Step::Form { .. } => self.step_shots(units, &[], &both(hex), spared),
            Step::Wheel { .. } | Step::Detach | Step::Rejoin => Vec::new(),
        }
    }

    /// Fire at a step, as a task that first lets the players decide if they want that; `None` if no unit fires.
    pub(crate) fn open_fire(&mut self, shots: Vec<StepShot>) -> Option<StepFire> {
        if shots.is_empty() {
            return None;
        }
        if self.options.ask {
            let side = shots.first().map_or(Side::First, |shot| self.side_of(shot.firer));
            self.state.agenda.push(Task::AskFire(AskFire { side, shots }));
            return None;
        }
        Some(StepFire { shots, dice: Vec::new(), next: 0, moved: false })
    }

    /// One shot of those at a step of a march or of a charge; returns whether the mover was hurt, which stops its
    /// march.
    pub(crate) fn fire_step_shot(
        &mut self,
        fire: &mut StepFire,
        target: UnitId,
        riding: bool,
        report: &mut Report,
    ) -> bool {
        let at = usize::from(fire.next);
        fire.next += 1;
        let dice = fire.dice.get(at * 3..at * 3 + 3).and_then(|dice| <[u8; 3]>::try_from(dice).ok());
        let (Some(shot), Some(dice)) = (fire.shots.get(at).copied(), dice) else { return false };
        // Of the two hexes of an Extended Line the one in his zone.
        let hexes = [self.hex_of(target), self.wing_of(target)];
        let Some(hex) = hexes.into_iter().flatten().find(|&hex| self.in_zone(shot.firer, hex)) else { return false };
        let Some(from) = self.cone_from(shot.firer, hex).filter(|_| self.can_fire(shot.firer)) else { return false };
        self.edit(shot.firer, |unit| unit.marks.fires += 1);
        self.spend_ammunition(shot.firer, report);
        let together = self.both_bear(shot.firer, hex);
        let aimed = Shot { units: &[shot.firer], from, target, hex, together, long: false, riding };
        let harm = self.shoot(&aimed, dice, report);
        if harm.failed {
            // The rest are skipped: their dice are lost, they have not fired [R78].
            fire.end();
        }
        harm.points > 0 || harm.failed
    }
}
