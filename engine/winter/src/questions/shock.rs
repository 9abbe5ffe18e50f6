//! Shock: the orders of the phase, a fight with its dice, and the leaders who may fall in it [12.1, 12.3, 19.8].

use super::sound::{are_dice, has_hex, has_units};
use crate::agenda::{LeaderDie, Shock, ShockStep};
use crate::bounds::MOST_FIGHT;
use crate::options::MayAttack;
use crate::question::*;
use crate::state::Place;
use crate::tables::SIXTHS;

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

    /// It names nothing.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

impl Question for &Shock {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        match self.step {
            ShockStep::DefensiveFire => throw(self.firers.len(), rule!("12.1")),
            ShockStep::Dice if self.charge => throw(Game::shock_dice(self), rule!("12.3")),
            ShockStep::Dice => throw(Game::shock_dice(self), rule!("12.1")),
            _ => None,
        }
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut shock = Box::new(Shock::clone(self));
        match shock.step {
            ShockStep::DefensiveFire if !dice.is_empty() => return game.defensive_fire(shock, dice, report),
            ShockStep::Dice if !dice.is_empty() => {
                shock.dice = dice.to_vec();
                shock.step = ShockStep::AttackerCheck;
            }
            _ => {}
        }
        game.go_on_fighting(shock, report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.attackers)
            && has_units(board, &self.firers)
            && self.leaders.iter().flatten().all(|&id| board.has_leader(id))
            && has_hex(board, self.from)
            && has_hex(board, self.to)
            && are_dice(&self.dice)
            && self.attacker_lost <= MOST_FIGHT
            && self.hex_lost.iter().all(|&lost| lost <= MOST_FIGHT)
    }
}

impl Question for LeaderDie {
    fn go_on(&self, game: &mut Game, _dice: &[u8], report: &mut Report) {
        if self.die <= self.upto && game.state.leader(self.leader).hex().is_some() {
            game.leader_falls(self.leader, Some(self.die), report);
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_leader(self.leader) && self.die < 10
    }
}
