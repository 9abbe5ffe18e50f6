//! Guns that are lost: before the battle and on the way [7.5, 7.6].

use super::board::Role;
use super::cite::rule;
use super::definition::{GunKind, Nation};
use super::event::{Report, What};
use super::game::Game;
use super::state::UnitId;
use engine::count::less;
use std::collections::BTreeMap;

impl Game {
    /// Russian batteries that may come without some guns, by name, with their halves.
    pub(crate) fn pre_battle(&self) -> Vec<Vec<UnitId>> {
        if !self.board.rules().gun_losses {
            return Vec::new();
        }
        let mut batteries: BTreeMap<&str, Vec<UnitId>> = BTreeMap::new();
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
                self.lose_guns(id, guns);
                report.tell(What::GunsMissing { unit: id, die, guns }, [rule!("7.6"), rule!("R18")]);
            }
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

    pub(crate) fn check_guns(&mut self, dice: &[u8], report: &mut Report) {
        let on = self.board.tables().crew.gun_loss_on;
        for (id, &die) in self.gun_checkers().into_iter().zip(dice) {
            if die >= on && self.unit(id).guns > 1 {
                self.lose_guns(id, 1);
                report.tell(What::GunLost { unit: id, die }, [rule!("7.5")]);
            }
        }
        self.state.affairs.gun_checks.clear();
    }

    /// A battery loses guns, and the crew that has nothing left to serve.
    fn lose_guns(&mut self, id: UnitId, guns: u8) {
        let crew = self.crew_for(self.unit(id).guns - guns);
        let spare = less(self.unit(id).strength, crew);
        self.edit(id, |unit| {
            unit.guns -= guns;
            unit.strength = unit.strength.min(crew);
        });
        self.spare_crew(id, spare);
    }
}
