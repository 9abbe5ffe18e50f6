//! Fire at a unit that passes, tried on a copy: forecasts and ends begin with it.

use super::agenda::{StepShot, Task};
use super::breach::{Breach, Why};
use super::command::Command;
use super::event::Report;
use super::game::Game;
use super::state::UnitId;
use engine::contract::Side;

/// Fire at a step, once the side that decides on it has named its units.
pub(crate) struct Passing {
    pub(crate) shots: Vec<StepShot>,
    /// The unit they fire at.
    pub(crate) target: UnitId,
    /// Whether it charges.
    pub(crate) rides: bool,
}

impl Game {
    /// A copy in which the units named fire at the unit that passes, with their shots, before any die is rolled.
    pub(crate) fn shots_as_asked(&self, firers: &[UnitId]) -> Result<(Game, Passing), Breach> {
        let side = firers.first().map_or(Side::First, |&id| self.side_of(id));
        let command = Command::OpportunityFire { firers: firers.to_vec() };
        self.check_command(side, &command)?;
        let mut game = self.clone_for_trial();
        game.obey(side, &command, &mut Report::default());
        let (fire, target, rides) = match game.state.agenda.last() {
            Some(Task::March(march)) => (march.fire.as_ref(), march.units.first().copied(), false),
            Some(Task::Charge(charge)) => (charge.fire.as_ref(), Some(charge.unit), true),
            _ => (None, None, false),
        };
        let shots = fire.map(|fire| fire.shots.clone()).zip(target);
        let (shots, target) = shots.ok_or(Breach::new(Why::NoTarget))?;
        Ok((game, Passing { shots, target, rides }))
    }
}
