//! The sequence of play: what follows what, which dice are asked for, and what needs no question (4).

use super::agenda::*;
use super::board::Role;
use super::definition::{Arm, GunKind, Nation};
use super::event::{Report, Verdict, What};
use super::game::Game;
use super::rating::{Occasion, sum};
use super::rule;
use super::sense::Light;
use super::state::*;
use super::tables::Scatter;
use crate::contract::Side;
use crate::hex::Hex;
use crate::rule::Rule;

/// Dice that are asked for.
pub(crate) struct Throw {
    pub(crate) dice: usize,
    pub(crate) rule: Rule,
}

fn throw(dice: usize, rule: Rule) -> Option<Throw> {
    (dice > 0).then_some(Throw { dice, rule })
}

impl Game {
    // ---- phases

    pub(crate) fn next_phase(&mut self, report: &mut Report) {
        let at = PhaseName::ALL.iter().position(|&phase| phase == self.state.phase).unwrap_or(0);
        match PhaseName::ALL.get(at + 1) {
            Some(&phase) => self.begin_phase(phase, report),
            None => {
                self.state.turn = self.state.turn.saturating_add(1);
                self.begin_phase(PhaseName::Interphase, report);
            }
        }
    }

    fn begin_phase(&mut self, phase: PhaseName, report: &mut Report) {
        self.state.phase = phase;
        self.history.clear();
        let night = self.light() == Light::Night;
        if night && phase.is_command() {
            self.state.agenda = vec![Task::NextPhase];
            return;
        }
        self.state.phases = self.state.phases.saturating_add(1);
        report.tell(What::PhaseBegan { turn: self.state.turn, phase }, [rule!("4.1")]);
        self.clear_marks(phase);
        let mut agenda = vec![Task::NextPhase, Task::ClosePhase];
        match phase {
            PhaseName::Interphase => {
                agenda = vec![Task::NextPhase, Task::Hourly(Side::Second), Task::Hourly(Side::First)];
            }
            PhaseName::AlliedCommand | PhaseName::FrenchCommand => {
                self.give_order_points();
                self.lay_markers(false);
                agenda.extend([Task::Open, Task::CommandDice]);
            }
            PhaseName::AlliedRally | PhaseName::FrenchRally => agenda.push(Task::Rally),
            PhaseName::FrenchMovement => {
                self.measure();
                agenda.extend([Task::DrunkenNear, Task::Open, Task::BrigadeDice]);
            }
            PhaseName::AlliedMovement => agenda.extend([Task::Open, Task::DrawChit]),
            PhaseName::AlliedShock | PhaseName::FrenchShock => agenda.push(Task::Open),
            PhaseName::ReciprocalFire => agenda.push(Task::Reciprocal(Reciprocal {
                round: Round::Skirmishers,
                turn: Side::First,
                passed: [false; 2],
            })),
            PhaseName::EndOfTurn => agenda = self.end_turn(report),
        }
        self.state.agenda = agenda;
        if phase.is_command() {
            self.bring_back(report);
        }
    }

    /// What ends with a phase, and with a turn [4.5].
    fn clear_marks(&mut self, phase: PhaseName) {
        let new_turn = phase == PhaseName::Interphase;
        for unit in &mut self.state.units {
            let entered = unit.marks.entered && !new_turn;
            unit.marks = Marks { entered, ..Marks::default() };
            unit.tried &= !new_turn;
        }
        for leader in &mut self.state.leaders {
            leader.entered &= !new_turn;
            leader.tried &= !new_turn;
            (leader.spent, leader.free, leader.placed) = (0, 0, false);
        }
        self.state.affairs.offered.clear();
        if phase != PhaseName::AlliedCommand {
            self.state.affairs.order_points = 0;
        }
    }

    fn give_order_points(&mut self) {
        let orders = self.board.rules().orders.as_ref();
        let due = orders.is_some_and(|orders| orders.hours.contains(&self.state.turn));
        self.state.affairs.order_points = u8::from(due && self.state.phase == PhaseName::AlliedCommand);
    }

    pub(crate) fn close_phase(&mut self, report: &mut Report) {
        let phase = self.state.phase;
        if phase.is_command() {
            self.place_the_rest(report);
            if phase == PhaseName::AlliedCommand {
                self.lay_markers(true);
            }
        }
        if phase.is_shock() {
            let side = phase.side();
            let charging: Vec<UnitId> =
                self.on_map(side).map(|(id, _)| id).filter(|&id| self.unit(id).charge).collect();
            for id in charging {
                self.edit(id, |unit| unit.charge = false);
            }
        }
        match phase {
            PhaseName::FrenchMovement => self.judge_attack_orders(report),
            PhaseName::AlliedMovement => self.gunner_stands(report),
            PhaseName::AlliedRally => self.chase(report),
            _ => {}
        }
        self.test_cup(report);
    }

    /// The artillery leader stands again if a battery of his is unlimbered [19.54].
    fn gunner_stands(&mut self, report: &mut Report) {
        let Some((gunner, _)) = self.board.gunner.clone() else { return };
        let unlimbered = self
            .on_map(Side::First)
            .any(|(id, _)| self.board.holds(gunner, id) && self.unit(id).formation == Formation::Unlimbered);
        if unlimbered && self.state.leader(gunner).state == CommandState::Mobile {
            let state = CommandState::Standing;
            self.edit_leader(gunner, |leader| leader.state = state);
            report.tell(What::StateSet { leader: gunner, state, die: None }, [rule!("19.54")]);
        }
    }

    /// Cossacks are driven onto the map [20.23, R72].
    fn chase(&mut self, report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(chased) = board.rules().chased.as_ref().filter(|chased| chased.turn == self.state.turn) else {
            return;
        };
        let mut last = None;
        for id in chased.units.iter().filter_map(|id| board.unit_id(id)) {
            if self.unit(id).place != Place::Waiting {
                continue;
            }
            let free = |hex: &&Hex| !self.has(Side::Second, **hex) && self.units_at(**hex).is_empty();
            let Some(&hex) = chased.hexes.iter().find(free).or(chased.hexes.first()) else { continue };
            if self.has(Side::Second, hex) {
                continue;
            }
            self.edit(id, |unit| {
                unit.place = Place::On(hex);
                unit.morale = Morale::Routed;
            });
            report.tell(What::Entered { unit: id, hex, cost: 0 }, [rule!("20.23"), rule!("R72")]);
            let far = board.tables().morale.rout_retreat.saturating_sub(1);
            self.go_back(id, far, None, report);
            last = self.hex_of(id).or(last);
        }
        if let (Some(leader), Some(hex)) = (chased.leader.as_ref().and_then(|id| board.leader_id(id)), last)
            && self.state.leader(leader).post == Post::Waiting
        {
            self.place_leader(leader, hex, report);
        }
    }

    fn end_turn(&mut self, report: &mut Report) -> Vec<Task> {
        if self.test_turn(report) {
            report.tell(What::GameOver(self.outcome()), [rule!("R44")]);
            return vec![Task::Over];
        }
        for leader in &mut self.state.leaders {
            leader.post = match leader.post {
                Post::Track(0 | 1) => Post::Returning,
                Post::Track(turns) => Post::Track(turns - 1),
                post => post,
            };
        }
        if self.state.turn >= self.board.rules().last_turn {
            return vec![Task::Over, Task::FinalTests, Task::OpenDraws];
        }
        vec![Task::NextPhase]
    }

    // ---- going on by itself

    /// Goes on until somebody has a choice, dice are needed, or the game is over.
    pub(crate) fn go_on(&mut self, report: &mut Report) {
        while !self.waits() {
            let Some(task) = self.state.agenda.pop() else {
                self.state.agenda.push(Task::Over);
                return;
            };
            let calm =
                matches!(task, Task::Open | Task::Asked | Task::ClosePhase | Task::Reciprocal(_) | Task::NextPhase);
            if calm && !self.state.affairs.gun_checks.is_empty() {
                self.state.agenda.push(task);
                self.state.agenda.push(Task::GunChecks);
                continue;
            }
            self.perform(task, report);
        }
    }

    /// Whether what comes next needs dice or an answer.
    pub(crate) fn waits(&self) -> bool {
        match self.state.agenda.last() {
            None => false,
            Some(Task::Asked | Task::Reciprocal(_)) if !self.state.affairs.gun_checks.is_empty() => false,
            Some(Task::Over) => true,
            Some(task) => self.throw_of(task).is_some() || self.asks(task).is_some(),
        }
    }

    /// Carries out something that needs neither dice nor an answer.
    fn perform(&mut self, task: Task, report: &mut Report) {
        match task {
            Task::NextPhase => self.next_phase(report),
            Task::ClosePhase => self.close_phase(report),
            Task::March(march) => self.go_on_marching(march, report),
            Task::Charge(charge) => self.go_on_charging(charge, report),
            Task::Shock(shock) => self.go_on_fighting(shock, report),
            Task::Salvo(salvo) => self.go_on_firing(salvo, report),
            Task::Reciprocal(reciprocal) => self.next_to_fire(reciprocal, report),
            Task::LeaderDie(die) => self.leader_die(&die, report),
            Task::Checks(checks) => self.next_check(checks, report),
            Task::ChargeCheck(check) => self.initiate(&check, None, report),
            Task::Rally => self.rally(&[], report),
            Task::DrawChit if self.draws_now() => self.note_draw(None, report),
            Task::FinalTests => {
                self.test_end(report);
                report.tell(What::GameOver(self.outcome()), [self.victory_case()]);
            }
            Task::OpenDraws if self.board.rules().cup.is_some() => {
                let batteries = self.batteries_in(&[]);
                self.state.affairs.cup.batteries = Some(batteries);
            }
            Task::GunChecks => self.state.affairs.gun_checks.clear(),
            Task::Open if self.is_worth_asking() => self.state.agenda.push(Task::Asked),
            // Nobody is concerned: it is passed over.
            _ => {}
        }
    }

    fn next_check(&mut self, mut checks: Checks, report: &mut Report) {
        if checks.dice.is_empty() || checks.units.is_empty() {
            return;
        }
        let base = self.state.agenda.len();
        let (unit, die) = (checks.units.remove(0), checks.dice.remove(0));
        self.check_one_of(unit, die, &checks, report);
        self.state.agenda.insert(base, Task::Checks(checks));
    }

    // ---- dice

    /// The side whose roll it is (R5).
    pub(crate) fn roll_owner(&self, task: &Task) -> Side {
        match (self.state.phase, task) {
            (_, Task::Hourly(side)) => *side,
            (PhaseName::ReciprocalFire, _) => {
                let fires = self.state.agenda.iter().rev().find_map(|task| match task {
                    Task::Reciprocal(reciprocal) => Some(reciprocal.turn.other()),
                    _ => None,
                });
                fires.unwrap_or(Side::First)
            }
            (phase, _) => phase.side(),
        }
    }

    /// Russian batteries that may come without some guns, by name, with their halves [7.6].
    pub(crate) fn pre_battle(&self) -> Vec<Vec<UnitId>> {
        if !self.board.rules().gun_losses {
            return Vec::new();
        }
        let mut batteries: std::collections::BTreeMap<&str, Vec<UnitId>> = std::collections::BTreeMap::new();
        for id in self.board.unit_ids() {
            let counter = self.counter(id);
            if counter.is_battery()
                && counter.nation == Nation::Russian
                && let Some(key) = counter.battery
            {
                batteries.entry(self.board.key_name(key)).or_default().push(id);
            }
        }
        batteries.into_values().collect()
    }

    fn lose_guns_before(&mut self, dice: &[u8], report: &mut Report) {
        let table = self.board.tables().crew.gun_loss_table;
        for (halves, &die) in self.pre_battle().iter().zip(dice) {
            let horse = halves.iter().any(|&id| self.counter(id).role == Role::Battery(GunKind::Horse));
            let read = if horse { die.saturating_sub(1) } else { die };
            let lost = table.get(usize::from(read)).copied().unwrap_or(0);
            let count = u8::try_from(halves.len()).unwrap_or(1).max(1);
            for (at, &id) in halves.iter().enumerate() {
                // Split evenly, an odd gun from the first half [R18].
                let odd = u8::from(at < usize::from(lost % count));
                let guns = (lost / count + odd).min(self.unit(id).guns.saturating_sub(1));
                let crew = self.crew_for(self.unit(id).guns - guns);
                self.edit(id, |unit| {
                    unit.guns -= guns;
                    unit.strength = unit.strength.min(crew);
                });
                report.tell(What::GunsMissing { unit: id, die, guns }, [rule!("7.6"), rule!("R18")]);
            }
        }
    }

    /// Brigades that still wait for their die [20.23].
    pub(crate) fn brigades_waiting(&self) -> Vec<usize> {
        let Some(by_die) = &self.board.rules().by_die else { return Vec::new() };
        if self.state.turn < by_die.from_turn || self.state.phase != PhaseName::FrenchMovement {
            return Vec::new();
        }
        let due = &self.state.affairs.brigades_due;
        (0..by_die.brigades.len()).filter(|&at| due.get(at) != Some(&true)).collect()
    }

    fn roll_brigades(&mut self, dice: &[u8], report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(by_die) = &board.rules().by_die else { return };
        for (at, &die) in self.brigades_waiting().into_iter().zip(dice) {
            let due = die <= by_die.upto;
            if let Some(known) = self.state.affairs.brigades_due.get_mut(at) {
                *known = due;
            }
            let brigade = by_die.brigades.get(at).cloned().unwrap_or_default();
            report.tell(What::BrigadeDue { brigade, die, due }, [rule!("20.23")]);
        }
    }

    /// Drunken units with an enemy near (R41).
    pub(crate) fn drunken_near(&self) -> Vec<UnitId> {
        let Some(drunken) = &self.board.rules().drunken else { return Vec::new() };
        let near = u16::from(drunken.near);
        let threatened = |&(id, hex): &(UnitId, Hex)| {
            self.is_drunk(id) && self.counter(id).parent.is_none() && self.enemy_within(Side::First, hex, near)
        };
        self.on_map(Side::First).filter(threatened).map(|(id, _)| id).collect()
    }

    /// The dice a task needs now; nothing if it needs none.
    pub(crate) fn throw_of(&self, task: &Task) -> Option<Throw> {
        let fire_due = |fire: &Option<StepFire>| {
            let fire = fire.as_ref().filter(|fire| fire.dice.is_empty() && !fire.shots.is_empty());
            fire.map_or(0, |fire| fire.shots.len() * 3)
        };
        match task {
            Task::PreBattle => throw(self.pre_battle().len(), rule!("7.6")),
            Task::Hourly(side) => throw(self.hourly_checks(*side).len(), rule!("17.6")),
            Task::CommandDice => throw(self.command_dice().len(), rule!("17.7")),
            Task::DrawChit if self.draws_now() && self.chits() > 1 => throw(1, rule!("20.14.B.1")),
            Task::BrigadeDice => throw(self.brigades_waiting().len(), rule!("20.23")),
            Task::Rally => throw(self.rally_rollers().len(), rule!("13.4")),
            Task::DrunkenNear => throw(self.drunken_near().len(), rule!("20.15.A")),
            Task::March(march) => throw(fire_due(&march.fire), rule!("11.5")),
            Task::Charge(charge) => throw(fire_due(&charge.fire), rule!("11.5")),
            Task::ChargeCheck(check) => {
                let free =
                    self.counter(check.unit).is_cossack() && self.cossack_charge(check.unit, check.facing) == Ok(false);
                throw(usize::from(!free), rule!("12.2"))
            }
            Task::ActionCheck(_) => throw(1, rule!("12.2")),
            Task::SelfCommand(_) => throw(1, rule!("19.23")),
            Task::Checks(checks) if checks.dice.is_empty() => throw(
                checks.units.len(),
                match checks.reason {
                    CheckReason::PassedBy => rule!("13.5"),
                    CheckReason::Flanked => rule!("19.21"),
                },
            ),
            Task::Overrun(overrun) => throw(overrun.units.len(), rule!("12.3")),
            Task::Salvo(salvo) if salvo.dice.is_empty() => throw(self.salvo_dice(salvo), rule!("11.3")),
            Task::Shock(shock) => match shock.step {
                ShockStep::DefensiveFire => throw(shock.firers.len(), rule!("12.1")),
                ShockStep::Dice => throw(Game::shock_dice(shock), rule!("12.1")),
                _ => None,
            },
            Task::Deliver(_) => throw(1, rule!("17.9")),
            Task::GoMobile(_) => throw(1, rule!("17.7")),
            Task::GunChecks => throw(self.gun_checkers().len(), rule!("7.5")),
            _ => None,
        }
    }

    /// Batteries that check for a lost gun, by id, each once.
    fn gun_checkers(&self) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = self.state.affairs.gun_checks.clone();
        units.retain(|&id| self.hex_of(id).is_some() && self.counter(id).is_battery());
        units.sort();
        units.dedup();
        units
    }

    /// The dice are thrown, 0 to 9 each.
    pub(crate) fn fall(&mut self, task: Task, dice: &[u8], report: &mut Report) {
        let die = dice.first().copied().unwrap_or(0);
        match task {
            Task::PreBattle => self.lose_guns_before(dice, report),
            Task::Hourly(side) => self.roll_hourly(side, dice, report),
            Task::CommandDice => self.roll_command_dice(dice, report),
            Task::BrigadeDice => self.roll_brigades(dice, report),
            Task::Rally => self.rally(dice, report),
            Task::DrunkenNear => {
                let upto = self.board.rules().drunken.as_ref().map_or(0, |drunken| drunken.near_release_upto);
                for (id, &die) in self.drunken_near().into_iter().zip(dice) {
                    if die <= upto {
                        self.release(id, die, report);
                    } else {
                        self.remove(id, Place::Removed, report);
                    }
                }
            }
            Task::March(mut march) => {
                if let Some(fire) = &mut march.fire {
                    fire.dice = dice.to_vec();
                }
                self.state.agenda.push(Task::March(march));
            }
            Task::Charge(mut charge) => {
                if let Some(fire) = &mut charge.fire {
                    fire.dice = dice.to_vec();
                }
                self.state.agenda.push(Task::Charge(charge));
            }
            Task::ChargeCheck(check) => self.initiate(&check, Some(die), report),
            Task::ActionCheck(check) => self.act_in_zone(&check, die, report),
            Task::SelfCommand(unit) => self.command_itself(unit, die, report),
            Task::Checks(checks) => self.state.agenda.push(Task::Checks(Checks { dice: dice.to_vec(), ..checks })),
            Task::Overrun(overrun) => self.ride_over(&overrun, dice, report),
            Task::Salvo(salvo) => self.state.agenda.push(Task::Salvo(Salvo { dice: dice.to_vec(), ..salvo })),
            Task::Shock(mut shock) => {
                if shock.step == ShockStep::DefensiveFire {
                    self.defensive_fire(shock, dice, report);
                } else {
                    shock.dice = dice.to_vec();
                    shock.step = ShockStep::AttackerCheck;
                    self.state.agenda.push(Task::Shock(shock));
                }
            }
            Task::Deliver(order) => self.deliver(&order, die, report),
            Task::GoMobile(leader) => {
                let goes = die <= self.board.leader(leader).mobile;
                let state = if goes { CommandState::Mobile } else { CommandState::Standing };
                self.edit_leader(leader, |leader| {
                    leader.state = state;
                    leader.tried = true;
                });
                report.tell(What::StateSet { leader, state, die: Some(die) }, [rule!("17.7")]);
            }
            Task::GunChecks => {
                let on = self.board.tables().crew.gun_loss_on;
                for (id, &die) in self.gun_checkers().into_iter().zip(dice) {
                    if die >= on && self.unit(id).guns > 1 {
                        let crew = self.crew_for(self.unit(id).guns - 1);
                        self.edit(id, |unit| {
                            unit.guns -= 1;
                            unit.strength = unit.strength.min(crew);
                        });
                        report.tell(What::GunLost { unit: id, die }, [rule!("7.5")]);
                    }
                }
                self.state.affairs.gun_checks.clear();
            }
            _ => {}
        }
    }

    /// A unit that acts in a Primary zone checks first; failing, it does not act [12.2].
    fn act_in_zone(&mut self, check: &ActionCheck, die: u8, report: &mut Report) {
        let cause = self.hex_of(check.charger);
        let occasion = Occasion { charger: Some(check.charger), ..Occasion::default() };
        let base = self.state.agenda.len();
        let verdict = self.check_morale(check.unit, die, &occasion, cause, report);
        if let Some(Task::March(march)) = base.checked_sub(1).and_then(|at| self.state.agenda.get_mut(at)) {
            march.checked = true;
            march.cut |= verdict != Verdict::Pass;
        }
    }

    /// A Cossack commands itself, or not [19.23].
    fn command_itself(&mut self, id: UnitId, die: u8, report: &mut Report) {
        let margin = i16::from(die) + sum(&self.check_terms(id, &Occasion::default()));
        let in_command = margin <= 0;
        report.tell(What::SelfCommanded { unit: id, die, in_command }, [rule!("19.23")]);
        self.edit(id, |unit| unit.marks.self_command = Some(in_command));
        if margin >= i16::from(self.board.tables().morale.rout_from) {
            self.edit(id, |unit| unit.marks.failed = true);
            self.rout(id, 3, None, true, report);
        }
    }

    // ---- phase 5

    /// Whether a unit fires in a round.
    pub(crate) fn fires_in(&self, id: UnitId, round: Round) -> bool {
        match self.counter(id).role {
            Role::Skirmisher => round == Round::Skirmishers,
            Role::Battalion(_) => round == Round::Battalions,
            Role::Battery(_) => round == Round::Batteries,
            _ => false,
        }
    }

    /// Whether a side has anything to fire in a round.
    pub(crate) fn has_shot(&self, side: Side, round: Round) -> bool {
        self.on_map(side).any(|(id, _)| {
            self.fires_in(id, round)
                && self.unit(id).marks.fires == 0
                && self.can_fire(id)
                && self.on_map(side.other()).any(|(_, hex)| self.may_fire(&[id], hex).is_ok())
        })
    }

    fn next_to_fire(&mut self, mut reciprocal: Reciprocal, _report: &mut Report) {
        let [allied, french] = &mut reciprocal.passed;
        let over = *allied && *french;
        if over {
            let next = match reciprocal.round {
                Round::Skirmishers => Round::Battalions,
                Round::Battalions => Round::Batteries,
                Round::Batteries => return,
            };
            reciprocal = Reciprocal { round: next, turn: Side::First, passed: [false; 2] };
        } else {
            let passed = if reciprocal.turn == Side::First { allied } else { french };
            if *passed || !self.has_shot(reciprocal.turn, reciprocal.round) {
                *passed = true;
                reciprocal.turn = reciprocal.turn.other();
            }
        }
        self.state.agenda.push(Task::Reciprocal(reciprocal));
    }

    /// Whether a salvo goes to Extended Range.
    fn is_long(&self, salvo: &Salvo) -> bool {
        let (Some(&unit), Some(&target)) = (salvo.units.first(), salvo.targets.first()) else { return false };
        let distance = self.cone_from(unit, target).map(|from| self.board.distance(from, target));
        distance.is_some_and(|distance| self.band(unit, distance) == Some(super::fire::Band::Extended))
    }

    /// The artillery leader with a unit gives it a second fire die [19.54].
    pub(crate) fn has_gunner(&self, units: &[UnitId]) -> bool {
        let Some((gunner, _)) = &self.board.gunner else { return false };
        let with = |id: UnitId| self.board.holds(*gunner, id) && self.hex_of(id) == self.state.leader(*gunner).hex();
        self.state.leader(*gunner).hex().is_some() && units.iter().any(|&id| with(id))
    }

    fn salvo_dice(&self, salvo: &Salvo) -> usize {
        let extra = usize::from(self.is_long(salvo)) + usize::from(self.has_gunner(&salvo.units));
        salvo.targets.len() * 3 + extra
    }

    fn go_on_firing(&mut self, mut salvo: Salvo, report: &mut Report) {
        let base = self.state.agenda.len();
        let at = usize::from(salvo.next);
        let (Some(&target), Some(&first)) = (salvo.targets.get(at), salvo.units.first()) else { return };
        let mut dice = salvo.dice.iter().copied().skip(at * 3);
        let mut hex = Some(target);
        if at == 0 && self.is_long(&salvo) {
            let die = dice.next().unwrap_or(0);
            hex = self.scatter(&salvo, target, die, report);
        }
        let mut fire = dice.next().unwrap_or(0);
        if at == 0 && self.has_gunner(&salvo.units) {
            fire = fire.max(dice.next().unwrap_or(0));
        }
        let dice = [fire, dice.next().unwrap_or(0), dice.next().unwrap_or(9)];
        let side = self.side_of(first);
        if let Some(hex) = hex
            && self.has(side.other(), hex)
            && let Some(struck) = self.top(hex)
            && let Some(from) = self.cone_from(first, target).or(self.hex_of(first))
        {
            let together = salvo.targets.len() == 1 && self.both_bear(first, hex);
            let helpers = self.helpers(first);
            let shot = super::fire::Shot { units: &salvo.units, from, target: struck, hex, together };
            self.shoot(&shot, dice, report);
            // Who has added its strength has fired [R84].
            for helper in helpers {
                self.edit(helper, |unit| unit.marks.fires = unit.marks.fires.saturating_add(1));
            }
        }
        salvo.next = salvo.next.saturating_add(1);
        if usize::from(salvo.next) < salvo.targets.len() {
            self.state.agenda.insert(base, Task::Salvo(salvo));
        }
    }

    /// Both hexes of an Extended Line bear on a hex.
    pub(crate) fn both_bear(&self, id: UnitId, hex: Hex) -> bool {
        let facing = self.unit(id).facing;
        match (self.hex_of(id), self.wing_of(id)) {
            (Some(own), Some(wing)) => {
                [own, wing].iter().all(|&at| self.board.in_cone(at, facing, hex) && self.board.distance(at, hex) <= 2)
            }
            _ => false,
        }
    }

    /// Where a long shot falls [11.2].
    fn scatter(&self, salvo: &Salvo, target: Hex, die: u8, report: &mut Report) -> Option<Hex> {
        let scatter = self.board.tables().fire.extended_scatter.get(usize::from(die)).copied().unwrap_or(Scatter::Miss);
        let from = salvo.units.first().and_then(|&id| self.cone_from(id, target)).unwrap_or(target);
        let (side, _) = self.board.first_side(target, from);
        let hex = match scatter {
            Scatter::Miss => None,
            Scatter::Target => Some(target),
            Scatter::Left => self.board.next(target, side.turned(2)),
            Scatter::Right => self.board.next(target, side.turned(4)),
            Scatter::Beyond => self.board.next(target, side.turned(3)),
        };
        report.tell(What::Scattered { units: salvo.units.clone(), die, scatter, hex }, [rule!("11.2")]);
        hex
    }

    /// What a counter was made from is a battery of that kind.
    pub(crate) fn arm_of(&self, id: UnitId) -> Option<Arm> {
        self.board.data(id).map(|data| data.arm)
    }
}
