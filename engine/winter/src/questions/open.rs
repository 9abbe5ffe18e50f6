//! The open decision of a phase: the side orders until it ends the phase (R4).

use super::{command, movement, shock};
use crate::day::FieldCommand;
use crate::question::*;
use crate::state::UnitId;

/// Makes the open decision of the phase due, if it holds anything but its end.
pub(super) fn ask(game: &mut Game, _report: &mut Report) {
    let (phase, side) = (game.state.phase, game.state.phase.side());
    let is_worth_asking = if phase.is_movement() {
        movement::is_worth_asking
    } else if phase.is_shock() {
        shock::is_worth_asking
    } else {
        command::is_worth_asking
    };
    if game.takes_part(side) && is_worth_asking(game, side) {
        game.state.agenda.push(Task::Asked);
    }
}

/// The open decision of the phase is due.
pub(super) struct Asked;

/// The question of the phase itself.
fn phase(game: &Game) -> &'static dyn Question {
    if game.state.phase.is_command() {
        &command::CommandPhase
    } else if game.state.phase.is_movement() {
        &movement::MovementPhase
    } else {
        &shock::ShockPhase
    }
}

impl Question for Asked {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        phase(game).asked(game)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        phase(game).options(game, side)
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::EndPhase => game.may_end_phase(),
            Command::Field(FieldCommand::OfferEnd) => game.may_offer_end(side),
            Command::StandingOrder { units, fire, charges } => {
                game.own_on_map(side, units)?;
                for &id in units {
                    if game.unit(id).marks.free >= game.board.tables().command.free_actions {
                        return Err(Breach::of(Why::TooManyFree, id));
                    }
                }
                let same = |id: &UnitId| game.unit(*id).fire == *fire && game.unit(*id).charges == *charges;
                if units.iter().all(same) { Err(Breach::new(Why::NoEffect)) } else { Ok(()) }
            }
            _ => phase(game).answer(game, side, command),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        if matches!(command, Command::EndPhase) {
            return;
        }
        game.state.agenda.push(Task::Asked);
        match command {
            Command::StandingOrder { units, fire, charges } => {
                for &id in units {
                    game.edit(id, |unit| {
                        (unit.fire, unit.charges) = (*fire, *charges);
                        unit.marks.free += 1;
                    });
                }
                report.tell(What::OrdersGiven { units: units.clone() }, [rule!("4.4"), rule!("R6")]);
            }
            Command::Field(FieldCommand::OfferEnd) => game.offer_end(side, report),
            _ => phase(game).carry_out(game, side, command, report),
        }
    }

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}
