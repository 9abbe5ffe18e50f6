//! Guns that are lost: before the battle and on the way [7.5, 7.6].

use crate::board::Role;
use crate::cite::rule;
use crate::definition::{GunKind, Nation};
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::{Question, Throw, throw};
use crate::state::UnitId;
use engine::count::less;
use std::collections::BTreeMap;

/// A die for each Russian battery before play [7.6].
pub(super) struct PreBattle;

impl PreBattle {
    /// Russian batteries that may come without some guns, by name, with their halves.
    fn batteries(game: &Game) -> Vec<Vec<UnitId>> {
        if !game.board.rules().gun_losses {
            return Vec::new();
        }
        let mut batteries: BTreeMap<&str, Vec<UnitId>> = BTreeMap::new();
        for id in game.board.unit_ids() {
            let counter = game.counter(id);
            if counter.is_battery()
                && counter.nation == Nation::Russian
                && let Some(key) = counter.battery
            {
                batteries.entry(game.board.key_name(key)).or_default().push(id);
            }
        }
        batteries.into_values().collect()
    }
}

impl Question for PreBattle {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(PreBattle::batteries(game).len(), rule!("7.6"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let table = game.board.tables().crew.gun_loss_table;
        for (halves, &die) in PreBattle::batteries(game).iter().zip(dice) {
            let horse = halves.iter().any(|&id| game.counter(id).role == Role::Battery(GunKind::Horse));
            let read = if horse { less(die, 1) } else { die };
            let lost = table.get(usize::from(read)).copied().unwrap_or(0);
            let count = u8::try_from(halves.len()).unwrap_or(1).max(1);
            for (at, &id) in halves.iter().enumerate() {
                // Split evenly, an odd gun from the first half [R18].
                let odd = u8::from(at < usize::from(lost % count));
                let guns = (lost / count + odd).min(less(game.unit(id).guns, 1));
                game.lose_guns(id, guns);
                report.tell(What::GunsMissing { unit: id, die, guns }, [rule!("7.6"), rule!("R18")]);
            }
        }
    }
}

/// Gun losses of the command that was carried out [7.5].
pub(super) struct GunChecks;

impl GunChecks {
    /// Batteries that check for a lost gun, by id, each once.
    fn batteries(game: &Game) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = game.state.affairs.gun_checks.clone();
        units.retain(|&id| game.hex_of(id).is_some() && game.counter(id).is_battery());
        units.sort();
        units.dedup();
        units
    }
}

impl Question for GunChecks {
    fn throw(&self, game: &Game) -> Option<Throw> {
        throw(GunChecks::batteries(game).len(), rule!("7.5"))
    }

    fn fall(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let on = game.board.tables().crew.gun_loss_on;
        for (id, &die) in GunChecks::batteries(game).into_iter().zip(dice) {
            if die >= on && game.unit(id).guns > 1 {
                game.lose_guns(id, 1);
                report.tell(What::GunLost { unit: id, die }, [rule!("7.5")]);
            }
        }
        game.state.affairs.gun_checks.clear();
    }

    fn go_on(&self, game: &mut Game, _report: &mut Report) {
        game.state.affairs.gun_checks.clear();
    }
}

impl Game {
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
