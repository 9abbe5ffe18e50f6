//! Orders of a shock phase: attacks and charges (12).

use crate::breach::{Breach, Why};
use crate::cite::rule;
use crate::command::{Command, Decision};
use crate::event::{Report, What};
use crate::game::Game;
use crate::options::{MayAttack, Options};
use crate::question::{OTHER_QUESTION, Question};
use crate::state::{Place, UnitId};
use crate::tables::SIXTHS;
use engine::contract::Side;

/// The open decision of a shock phase.
pub(super) struct ShockPhase;

/// Whether there is anything to order.
pub(super) fn is_worth_asking(game: &Game, side: Side) -> bool {
    !game.all_chargers(side).is_empty()
        || !game.all_attacks(side, true).is_empty()
        || !game.all_follows(side).is_empty()
}

impl Question for ShockPhase {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        Some((game.state.phase.side(), Decision::Shock))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        let attacks = game.all_attacks(side, false).into_iter().filter_map(|(from, to, via)| {
            let units = game.check_attack(side, from, to, false, via).ok()?;
            let may_advance = game.may_advance(&units, to).is_ok();
            Some(MayAttack { from, to, via, units, may_advance })
        });
        Options::Shock {
            attacks: attacks.collect(),
            charges: game.all_chargers(side),
            follows: game.all_follows(side),
            standing: game.may_be_ordered(side),
        }
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Follow { unit, path } => game.may_follow(side, *unit, path),
            Command::Attack { from, to, advance, via } => game.check_attack(side, *from, *to, *advance, *via).map(drop),
            Command::Charge { unit, path } => {
                game.own_on_map(side, &[*unit])?;
                let Some(from) = game.hex_of(*unit).filter(|_| game.unit(*unit).charge) else {
                    return Err(Breach::of(Why::CarriesNone, *unit));
                };
                if path.iter().any(|&hex| !game.board.grid().contains(hex)) {
                    return Err(Breach::new(Why::OffBoard));
                }
                game.check_ride(*unit, from, game.unit(*unit).facing, game.ridden_before(*unit), path).map(drop)
            }
            Command::DropCharge { unit } => {
                game.own_on_map(side, &[*unit])?;
                if game.unit(*unit).charge { Ok(()) } else { Err(Breach::of(Why::CarriesNone, *unit)) }
            }
            _ => OTHER_QUESTION,
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Attack { from, to, advance, via } => {
                let Ok(units) = game.check_attack(side, *from, *to, *advance, *via) else { return };
                let mut start = *from;
                if let Some(via) = via {
                    for &id in &units {
                        game.edit(id, |unit| {
                            unit.place = Place::On(*via);
                            // The one hex is ridden once in a phase.
                            unit.marks.spent = SIXTHS;
                        });
                        report.tell(What::Moved { unit: id, from: *from, to: *via, cost: 0 }, [rule!("19.21")]);
                        game.arrive(id, *via, report);
                    }
                    game.leaders_follow(side, *from, Some(*via));
                    start = *via;
                }
                game.begin_shock(units, start, *to, *advance, false, report);
            }
            Command::Charge { unit, path } => game.begin_charge(*unit, path.clone(), false),
            Command::Follow { unit, path } => game.follow(*unit, path, report),
            Command::DropCharge { unit } => {
                game.edit(*unit, |unit| unit.charge = false);
                game.leave_wave(*unit);
                report.tell(What::ChargeDropped { unit: *unit }, [rule!("12.3")]);
            }
            _ => {}
        }
    }
}

impl Game {
    /// Everybody who carries a charge.
    pub(crate) fn all_chargers(&self, side: Side) -> Vec<UnitId> {
        self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).charge).collect()
    }
}
