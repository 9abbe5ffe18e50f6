//! Recovery checks at the end of a half-turn [31.9].

use crate::question::*;
use crate::scale::TwoDice;
use crate::state::Order;
use crate::tasks::RecoveryTask;

/// The recovery segment, in which no side decides.
pub(super) struct Recovery;

impl Question for Recovery {
    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}

impl Question for RecoveryTask {
    fn waits_for(&self) -> Wait {
        if self.faces.is_empty() { Wait::dice(self.units.len() * 2) } else { Wait::Nothing }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.units), cases::RALLY))
    }

    fn forecast(&self, _game: &Game) -> Vec<Weighed<'_>> {
        let alone = self.units.len() == 1;
        self.units.iter().map(|id| Weighed::Rally { unit: *id, alone }).collect()
    }

    fn fall(&self, game: &mut Game, faces: &[u16], _report: &mut Report) {
        game.state.agenda.push(Task::Recovery(RecoveryTask { faces: faces.to_vec(), ..self.clone() }));
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        let Some((&id, units)) = self.units.split_first() else { return };
        let (faces, rest) = self.faces.split_at(self.faces.len().min(2));
        if !units.is_empty() {
            game.state.agenda.push(Task::Recovery(RecoveryTask { units: units.to_vec(), faces: rest.to_vec() }));
        }
        if game.hex_of(id).is_none() || game.unit(id).order == Order::Good {
            return;
        }
        game.state.chain = vec![id];
        let passed = game.check_thrown(&Check::rallying(id), TwoDice::read(faces), cases::RALLY, report);
        game.rally(id, passed, report);
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.faces(&self.faces);
    }
}
