//! The dice of the automatic parts of play: who throws how many, and what they do (R5).

use super::agenda::*;
use super::board::Role;
use super::cite::rule;
use super::definition::{GunKind, Nation};
use super::event::{Report, What};
use super::game::Game;
use super::question::{Throw, throw};
use super::rating::{Occasion, sum};
use super::state::*;
use engine::count::less;

impl Game {
    /// Russian batteries that may come without some guns, by name, with their halves [7.6].
    pub(crate) fn pre_battle(&self) -> Vec<Vec<UnitId>> {
        if !self.board.rules().gun_losses {
            return Vec::new();
        }
        let mut batteries: std::collections::BTreeMap<&str, Vec<UnitId>> = std::collections::BTreeMap::new();
        for id in self.board.unit_ids() {
            let counter = self.counter(id);
            if counter.is_battery()
                && counter.nation == Nation::Russian
                && let Some(key) = counter.battery
            {
                batteries.entry(self.board.key_name(key)).or_default().push(id);
            }
        }
        batteries.into_values().collect()
    }

    pub(crate) fn lose_guns_before(&mut self, dice: &[u8], report: &mut Report) {
        let table = self.board.tables().crew.gun_loss_table;
        for (halves, &die) in self.pre_battle().iter().zip(dice) {
            let horse = halves.iter().any(|&id| self.counter(id).role == Role::Battery(GunKind::Horse));
            let read = if horse { less(die, 1) } else { die };
            let lost = table.get(usize::from(read)).copied().unwrap_or(0);
            let count = u8::try_from(halves.len()).unwrap_or(1).max(1);
            for (at, &id) in halves.iter().enumerate() {
                // Split evenly, an odd gun from the first half [R18].
                let odd = u8::from(at < usize::from(lost % count));
                let guns = (lost / count + odd).min(less(self.unit(id).guns, 1));
                let crew = self.crew_for(self.unit(id).guns - guns);
                let spare = less(self.unit(id).strength, crew);
                self.edit(id, |unit| {
                    unit.guns -= guns;
                    unit.strength = unit.strength.min(crew);
                });
                self.spare_crew(id, spare);
                report.tell(What::GunsMissing { unit: id, die, guns }, [rule!("7.6"), rule!("R18")]);
            }
        }
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

    pub(crate) fn throw_elsewhere(&self, task: &Task) -> Option<Throw> {
        let fire_due = |fire: &Option<StepFire>| {
            let fire = fire.as_ref().filter(|fire| fire.dice.is_empty() && !fire.shots.is_empty());
            fire.map_or(0, |fire| fire.shots.len() * 3)
        };
        match task {
            Task::PreBattle => throw(self.pre_battle().len(), rule!("7.6")),
            Task::Hourly(side) => throw(self.hourly_checks(*side).len(), rule!("17.6")),
            Task::CommandDice => {
                let dice = self.command_dice();
                let delays = matches!(dice.first(), Some(super::orders::CommandDie::Delay(_)));
                throw(dice.len(), if delays { rule!("17.9") } else { rule!("17.7") })
            }
            Task::BrigadeDice => throw(self.brigades_waiting().len(), rule!("20.23")),
            Task::March(march) => throw(fire_due(&march.fire), rule!("11.5")),
            Task::GrandCheck(_) => throw(1, rule!("19.7")),
            Task::SelfCommand(_) => throw(1, rule!("19.23")),
            Task::Deliver(_) => throw(1, rule!("17.9")),
            Task::GoMobile(_) => throw(1, rule!("17.7")),
            Task::GunChecks => throw(self.gun_checkers().len(), rule!("7.5")),
            _ => None,
        }
    }

    /// Batteries that check for a lost gun, by id, each once.
    pub(crate) fn gun_checkers(&self) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = self.state.affairs.gun_checks.clone();
        units.retain(|&id| self.hex_of(id).is_some() && self.counter(id).is_battery());
        units.sort();
        units.dedup();
        units
    }

    pub(crate) fn fall_elsewhere(&mut self, task: Task, dice: &[u8], report: &mut Report) {
        let die = dice.first().copied().unwrap_or(0);
        match task {
            Task::PreBattle => self.lose_guns_before(dice, report),
            Task::Hourly(side) => self.roll_hourly(side, dice, report),
            Task::CommandDice => self.roll_command_dice(dice, report),
            Task::BrigadeDice => self.roll_brigades(dice, report),
            Task::March(mut march) => {
                if let Some(fire) = &mut march.fire {
                    fire.dice = dice.to_vec();
                }
                self.state.agenda.push(Task::March(march));
            }
            Task::GrandCheck(unit) => self.check_after_ride(unit, die, report),
            Task::SelfCommand(unit) => self.command_itself(unit, die, report),
            Task::Deliver(order) => self.deliver(&order, die, report),
            Task::GoMobile(leader) => {
                let goes = die <= self.board.leader(leader).mobile;
                let state = if goes { CommandState::Mobile } else { CommandState::Standing };
                self.edit_leader(leader, |leader| {
                    leader.state = state;
                    leader.tried = true;
                });
                report.tell(What::StateSet { leader, state, die: Some(die) }, [rule!("17.7")]);
            }
            Task::GunChecks => {
                let on = self.board.tables().crew.gun_loss_on;
                for (id, &die) in self.gun_checkers().into_iter().zip(dice) {
                    if die >= on && self.unit(id).guns > 1 {
                        let crew = self.crew_for(self.unit(id).guns - 1);
                        let spare = less(self.unit(id).strength, crew);
                        self.edit(id, |unit| {
                            unit.guns -= 1;
                            unit.strength = unit.strength.min(crew);
                        });
                        self.spare_crew(id, spare);
                        report.tell(What::GunLost { unit: id, die }, [rule!("7.5")]);
                    }
                }
                self.state.affairs.gun_checks.clear();
            }
            _ => {}
        }
    }

    /// A Cossack commands itself, or not [19.23].
    fn command_itself(&mut self, id: UnitId, die: u8, report: &mut Report) {
        let margin = i16::from(die) + sum(&self.check_terms(id, &Occasion::default()));
        let in_command = margin <= 0;
        report.tell(What::SelfCommanded { unit: id, die, in_command }, [rule!("19.23")]);
        self.edit(id, |unit| unit.marks.self_command = Some(in_command));
        if margin >= i16::from(self.board.tables().morale.rout_from) {
            self.edit(id, |unit| unit.marks.failed = true);
            self.rout(id, 3, None, true, report);
        }
    }
}
