//! Recovery checks at the end of a half-turn [31.9].

use crate::event::Event;
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

fn rallying(unit: UnitId) -> Check {
    Check { rally: true, ..Check::plain(unit) }
}

impl RecoveryTask {
    /// The events of one unit's check, as if no other unit checked.
    fn does(&self, game: &Game, unit: UnitId, natural: TwoDice) -> Vec<Event> {
        let mut game = game.clone();
        let mut report = Report::default();
        game.state.agenda.pop();
        let one = RecoveryTask { units: vec![unit], faces: natural.faces().to_vec() };
        game.state.agenda.push(Task::Recovery(one));
        if self.units.len() == 1 {
            game.go_on(&mut report);
        } else {
            game.go_on_tasks(&mut report);
        }
        report.events
    }
}

impl Question for RecoveryTask {
    fn waits_for(&self) -> Wait {
        if self.faces.is_empty() { Wait::dice(self.units.len() * 2) } else { Wait::Nothing }
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.units), cases::RALLY))
    }

    fn forecast(&self, game: &Game, roll: &Roll) -> Vec<Throw> {
        let weigh = |id: &UnitId| game.check_with(&rallying(*id), roll.case, |natural| self.does(game, *id, natural));
        self.units.iter().map(weigh).collect()
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
        let passed = game.check_thrown(&rallying(id), TwoDice::read(faces), cases::RALLY, report);
        game.rally(id, passed, report);
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.faces(&self.faces);
    }
}
