//! What an answer does (98).

use super::agenda::*;
use super::cite::rule;
use super::command::Command;
use super::entry::Coming;
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;

impl Game {
    pub(crate) fn obey_elsewhere(&mut self, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Deploy { units, skirmishers } => {
                self.state.agenda.pop();
                self.deploy(side, units, skirmishers, report);
            }
            Command::EndPhase => {
                self.state.agenda.pop();
            }
            Command::StandingOrder { units, fire, charges } => {
                for &id in units {
                    self.edit(id, |unit| {
                        (unit.fire, unit.charges) = (*fire, *charges);
                        unit.marks.free += 1;
                    });
                }
                report.tell(What::OrdersGiven { units: units.clone() }, [rule!("4.4"), rule!("R6")]);
            }
            Command::DeclareCharge { unit, facing } => {
                if let Ok(check) = self.may_declare(side, *unit, *facing) {
                    self.edit(*unit, |unit| unit.tried = true);
                    self.state.agenda.push(Task::ChargeCheck(check));
                }
            }
            Command::GrandCharge { first, second, third } => {
                if let Ok(grand) = self.may_declare_grand(side, [first, second, third]) {
                    self.begin_grand(grand, report);
                }
            }
            Command::SetState { leader, state } => {
                if self.may_set_state(*leader, *state) == Ok(true) {
                    self.edit_leader(*leader, |leader| leader.tried = true);
                    self.state.agenda.push(Task::GoMobile(*leader));
                } else {
                    self.edit_leader(*leader, |leader| {
                        leader.state = *state;
                        leader.free += 1;
                    });
                    report.tell(What::StateSet { leader: *leader, state: *state, die: None }, [rule!("17.7")]);
                }
            }
            Command::Order { from, to, place } => {
                self.send_order(Deliver { from: *from, to: *to, place: *place }, report);
            }
            Command::Attach { leader, unit, brigade } => {
                if let Ok(units) = self.may_attach(side, *leader, *unit, *brigade) {
                    self.attach(*leader, units, report);
                }
            }
            Command::Release { unit, brigade } => {
                if let Ok((leader, units)) = self.may_release(side, *unit, *brigade) {
                    self.detach_from(leader, units, report);
                }
            }
            Command::PlaceLeader { leader, hex } => self.place_leader(*leader, *hex, report),
            Command::Withdraw => self.withdraw(report),
            Command::HoldEylau => {
                self.state.affairs.hold = Some(self.state.turn);
                report.tell(What::HoldDeclared, [rule!("20.14.B.3")]);
            }
            Command::DavoutOrder => {
                if let Ok(leader) = self.may_order_davout(side) {
                    self.state.affairs.french_order_given = true;
                    self.edit_leader(leader, |leader| leader.delay = Some(1));
                    report.tell(What::OrderSent { from: None, to: leader, die: None, delay: 1 }, [rule!("20.24")]);
                }
            }
            Command::Move { units, steps, leaders, grand, .. } => self.begin_march(units, steps, leaders, *grand),
            Command::Brigade { unit, way } => {
                let units = self.brigade_of(*unit, *way);
                self.state.agenda.push(Task::Brigade(Brigade { units, way: *way }));
            }
            Command::MoveLeader { leader, path, exit } => {
                if let Ok(cost) = self.plan_leader(*leader, path, *exit) {
                    self.carry_out_leader(*leader, path, *exit, cost, report);
                }
            }
            Command::Enter { units, hex, formation, facing, leaders, steps, grand } => {
                let coming =
                    Coming { units, hex: *hex, formation: *formation, facing: *facing, leaders, steps, grand: *grand };
                if let Ok(members) = self.plan_entry(&coming) {
                    self.carry_out_entry(&coming, members, report);
                }
            }
            Command::Combine { into, from } => {
                let whole = self.combined(*into, *from);
                self.edit(*into, |unit| *unit = whole);
                self.edit(*from, |unit| {
                    unit.place = Place::Removed;
                    unit.strength = 0;
                    unit.charge = false;
                });
                report.tell(What::Combined { into: *into, from: *from }, [rule!("19.3")]);
            }
            Command::SelfCommand { unit } => self.state.agenda.push(Task::SelfCommand(*unit)),
            Command::Restack { units } => {
                if let Some(hex) = units.first().and_then(|&id| self.hex_of(id)) {
                    for &id in units {
                        self.edit(id, |unit| unit.marks.free += 1);
                    }
                    let board = std::sync::Arc::clone(&self.board);
                    self.field.restack(&board, &mut self.state, hex, units);
                    report.tell(What::Restacked { hex }, [rule!("9.5"), rule!("R19")]);
                }
            }
            Command::GunnerMobile => {
                if let Some((gunner, _)) = self.board.gunner.clone() {
                    let state = CommandState::Mobile;
                    self.edit_leader(gunner, |leader| leader.state = state);
                    report.tell(What::StateSet { leader: gunner, state, die: None }, [rule!("19.54")]);
                }
            }
            Command::Attack { from, to, advance, via } => {
                let Ok(units) = self.check_attack(side, *from, *to, *advance, *via) else { return };
                let mut start = *from;
                if let Some(via) = via {
                    for &id in &units {
                        self.edit(id, |unit| {
                            unit.place = Place::On(*via);
                            // The one hex is ridden once in a phase.
                            unit.marks.spent = super::tables::SIXTHS;
                        });
                        report.tell(What::Moved { unit: id, from: *from, to: *via, cost: 0 }, [rule!("19.21")]);
                        self.arrive(id, *via, report);
                    }
                    self.leaders_follow(side, *from, Some(*via));
                    start = *via;
                }
                self.begin_shock(units, start, *to, *advance, false, report);
            }
            Command::Charge { unit, path } => self.begin_charge(*unit, path.clone(), false),
            Command::Follow { unit, path } => self.follow(*unit, path, report),
            Command::DropCharge { unit } => {
                self.edit(*unit, |unit| unit.charge = false);
                self.leave_wave(*unit);
                report.tell(What::ChargeDropped { unit: *unit }, [rule!("12.3")]);
            }
            _ => {}
        }
    }

    /// A unit when another half of its regiment has joined it [19.3]. It is no better ordered than either half, and from
    /// revision 3 on no fresher.
    fn combined(&self, into: UnitId, from: UnitId) -> Unit {
        let (one, other) = (*self.unit(into), *self.unit(from));
        let mut whole = Unit { strength: one.strength + other.strength, morale: one.morale.max(other.morale), ..one };
        if !self.board.revision().whole_keeps_the_marks_of_both_halves() {
            return whole;
        }
        whole.exhausted |= other.exhausted;
        whole.tried |= other.tried;
        whole.marks = Marks {
            spent: one.marks.spent.max(other.marks.spent),
            failed: one.marks.failed || other.marks.failed,
            grand: one.marks.grand || other.marks.grand,
            free: one.marks.free.max(other.marks.free),
            attacks: one.marks.attacks.max(other.marks.attacks),
            passed_by: one.marks.passed_by || other.marks.passed_by,
            flanked: one.marks.flanked || other.marks.flanked,
            countered: one.marks.countered || other.marks.countered,
            shaken: one.marks.shaken || other.marks.shaken,
            ..one.marks
        };
        // Once a half has acted, the whole has the smaller of the two allowances, and no more than its order allows [R10].
        let acted = [one.marks.allowance, other.marks.allowance].into_iter().flatten().min();
        whole.marks.allowance = acted.map(|least| least.min(self.allowance(into, &whole, false)));
        whole
    }

    fn withdraw(&mut self, report: &mut Report) {
        self.state.affairs.withdrawal = true;
        report.tell(What::WithdrawalDeclared, [rule!("20.14.B.2")]);
        let board = std::sync::Arc::clone(&self.board);
        let mobile = board.rules().withdraw.as_ref().map_or(&[][..], |withdraw| withdraw.mobile.as_slice());
        for leader in mobile.iter().filter_map(|id| board.leader_id(id)) {
            self.edit_leader(leader, |leader| leader.state = CommandState::Mobile);
            let state = CommandState::Mobile;
            report.tell(What::StateSet { leader, state, die: None }, [rule!("17.7")]);
        }
    }
}
