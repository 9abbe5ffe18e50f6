//! What may be answered to each question (98).

use super::agenda::Task;
use super::breach::{Breach, Why};
use super::command::{Command, Decision};
use super::entry::Coming;
use super::game::Game;
use super::march::Order;
use super::state::*;
use engine::contract::Side;

impl Game {
    pub(crate) fn check_elsewhere(&self, side: Side, task: &Task, command: &Command) -> Result<(), Breach> {
        let Some((_, decision)) = self.asks_elsewhere(task) else { return Err(Breach::new(Why::NotAsked)) };
        let other = Err(Breach::new(Why::OtherQuestion));
        let open = matches!(decision, Decision::Command | Decision::Move | Decision::Shock);
        match (decision, command) {
            (Decision::Deploy, Command::Deploy { units, skirmishers }) => {
                self.plan_deployment(side, units, skirmishers).map(drop)
            }
            (_, Command::EndPhase) if open => Ok(()),
            (Decision::Shock, Command::Follow { unit, path }) => self.may_follow(side, *unit, path),
            // While the second wave rides nobody else of its side does anything [19.7].
            (Decision::Shock, Command::Attack { .. } | Command::StandingOrder { .. }) if *task == Task::GrandAsked => {
                other
            }
            (_, Command::StandingOrder { units, fire, charges }) if open => {
                self.own_on_map(side, units)?;
                for &id in units {
                    if self.unit(id).marks.free >= self.board.tables().command.free_actions {
                        return Err(Breach::of(Why::TooManyFree, id));
                    }
                }
                let same = |id: &UnitId| self.unit(*id).fire == *fire && self.unit(*id).charges == *charges;
                if units.iter().all(same) { Err(Breach::new(Why::NoEffect)) } else { Ok(()) }
            }
            (Decision::Command, _) => self.check_command_phase(side, command),
            (Decision::Move, _) => self.check_movement(side, command),
            (Decision::Shock, Command::Attack { from, to, advance, via }) => {
                self.check_attack(side, *from, *to, *advance, *via).map(drop)
            }
            (Decision::Shock, Command::Charge { unit, path }) => {
                self.own_on_map(side, &[*unit])?;
                let Some(from) = self.hex_of(*unit).filter(|_| self.unit(*unit).charge) else {
                    return Err(Breach::of(Why::CarriesNone, *unit));
                };
                if path.iter().any(|&hex| !self.board.grid().contains(hex)) {
                    return Err(Breach::new(Why::OffBoard));
                }
                self.check_ride(*unit, from, self.unit(*unit).facing, self.ridden_before(*unit), path).map(drop)
            }
            (Decision::Shock, Command::DropCharge { unit }) => {
                self.own_on_map(side, &[*unit])?;
                if self.unit(*unit).charge { Ok(()) } else { Err(Breach::of(Why::CarriesNone, *unit)) }
            }
            _ => other,
        }
    }

    fn check_command_phase(&self, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::DeclareCharge { unit, facing } => {
                let cossack = self.counter(*unit).is_cossack();
                self.may_declare(side, *unit, *facing)?;
                if facing.is_some() == cossack { Ok(()) } else { Err(Breach::of(Why::NoCharge, *unit)) }
            }
            Command::SetState { leader, state } => {
                self.own_leader(side, *leader)?;
                self.may_set_state(*leader, *state).map(drop)
            }
            Command::Order { from, to, place } => {
                self.own_leader(side, *to)?;
                if let Some(from) = from {
                    self.own_leader(side, *from)?;
                }
                self.may_order(side, *from, *to)?;
                match place {
                    None => Ok(()),
                    Some(unit) => {
                        self.own_on_map(side, &[*unit])?;
                        let fits = self.holds(*to, *unit) && self.state.leader(*to).post == Post::Display;
                        if fits { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
                    }
                }
            }
            Command::Attach { leader, unit, brigade } => {
                self.own_leader(side, *leader)?;
                self.own_on_map(side, &[*unit])?;
                self.may_attach(side, *leader, *unit, *brigade).map(drop)
            }
            Command::Release { unit, brigade } => {
                self.own_on_map(side, &[*unit])?;
                self.may_release(side, *unit, *brigade).map(drop)
            }
            Command::PlaceLeader { leader, hex } => {
                self.own_leader(side, *leader)?;
                let waits = self.state.leader(*leader).post == Post::Returning;
                if waits && self.leader_places(*leader).contains(hex) { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
            }
            Command::GrandCharge { first, second, third } => {
                self.may_declare_grand(side, [first, second, third]).map(drop)
            }
            Command::Withdraw => self.may_declare_withdrawal(side),
            Command::HoldEylau => self.may_hold(side),
            Command::DavoutOrder => self.may_order_davout(side).map(drop),
            _ => Err(Breach::new(Why::OtherQuestion)),
        }
    }

    pub(crate) fn check_movement(&self, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Move { units, steps, leaders, grand, toward } => {
                self.own_on_map(side, units)?;
                for &leader in leaders {
                    self.own_leader(side, leader)?;
                }
                let hex = units.first().and_then(|&id| self.hex_of(id));
                if units.iter().any(|&id| self.hex_of(id) != hex) {
                    return Err(Breach::new(Why::NotTogether));
                }
                for &id in units {
                    let unit = self.unit(id);
                    // Grand Tactical Movement is a whole phase of its own [5.9].
                    let column = unit.formation == Formation::RoadColumn;
                    let started = *grand && (unit.marks.spent > 0 || !column || !self.in_command(id));
                    let near = *grand && hex.is_some_and(|hex| self.too_near_for_grand(id, hex));
                    if unit.marks.grand || started || near {
                        return Err(Breach::of(Why::NotGrand, id));
                    }
                }
                let members = units.iter().map(|&id| (id, *self.unit(id))).collect();
                let order = Order { units, steps, leaders, grand: *grand, toward: *toward, entering: false };
                self.plan_march(&order, members).map(drop)
            }
            Command::Brigade { unit, way } => {
                self.own_on_map(side, &[*unit])?;
                let moves = self.brigade_of(*unit, *way);
                let mut refused = Breach::of(Why::NoEffect, *unit);
                for id in moves {
                    match self.check_brigade_step(side, id, *way) {
                        Ok(_) => return Ok(()),
                        Err(breach) => refused = breach,
                    }
                }
                Err(refused)
            }
            Command::MoveLeader { leader, path, exit } => {
                self.own_leader(side, *leader)?;
                self.plan_leader(*leader, path, *exit).map(drop)
            }
            Command::Enter { units, hex, formation, facing, leaders, steps, grand } => {
                for (at, &id) in units.iter().enumerate() {
                    self.own_unit(side, id)?;
                    if units.iter().take(at).any(|&other| other == id) {
                        return Err(Breach::of(Why::NotTogether, id));
                    }
                }
                for &leader in leaders {
                    self.own_leader(side, leader)?;
                }
                let coming =
                    Coming { units, hex: *hex, formation: *formation, facing: *facing, leaders, steps, grand: *grand };
                self.plan_entry(&coming).map(drop)
            }
            Command::Combine { into, from } => self.may_combine(side, *into, *from),
            Command::SelfCommand { unit } => self.may_self_command(side, *unit),
            Command::Restack { units } => {
                self.own_on_map(side, units)?;
                let hex = units.first().and_then(|&id| self.hex_of(id)).ok_or(Breach::new(Why::NotOnMap))?;
                let mut named = units.clone();
                let mut there = self.units_at(hex).to_vec();
                if *units == there {
                    return Err(Breach::new(Why::NoEffect));
                }
                named.sort();
                there.sort();
                if named != there {
                    return Err(Breach::new(Why::NotTogether));
                }
                let tired = |id: &&UnitId| self.unit(**id).marks.free >= self.board.tables().command.free_actions;
                units.iter().find(tired).map_or(Ok(()), |&id| Err(Breach::of(Why::TooManyFree, id)))
            }
            Command::GunnerMobile => {
                let no = Breach::new(Why::GunnerCannot);
                let (gunner, _) = self.board.gunner.as_ref().ok_or(no)?;
                let leader = self.state.leader(*gunner);
                let may = side == Side::First
                    && leader.state == CommandState::Standing
                    && leader.spent == 0
                    && self.leader_in_command(*gunner);
                if may { Ok(()) } else { Err(no) }
            }
            _ => Err(Breach::new(Why::OtherQuestion)),
        }
    }
}
