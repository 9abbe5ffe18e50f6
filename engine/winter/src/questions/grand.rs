//! The waves of a grand charge [19.7].

use super::shock::ShockPhase;
use crate::question::*;

/// The second wave rides before the Allied attacks, if there is a second wave.
pub(super) fn ask_second_wave(game: &mut Game, _report: &mut Report) {
    if game.waves_can_ride() {
        game.state.agenda.push(Task::GrandAsked);
    }
}

/// The side of the second wave must decide. While it rides, no other unit of its side can act.
pub(super) struct GrandAsked;

impl Question for GrandAsked {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((Side::Second, Decision::Shock))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        Options::Shock {
            attacks: Vec::new(),
            charges: game.all_chargers(side),
            follows: game.all_follows(side),
            standing: Vec::new(),
        }
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::EndPhase => Ok(()),
            Command::Attack { .. } => OTHER_QUESTION,
            _ => ShockPhase.answer(game, side, command),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        if !matches!(command, Command::EndPhase) {
            game.state.agenda.push(Task::GrandAsked);
            ShockPhase.carry_out(game, side, command, report);
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}
