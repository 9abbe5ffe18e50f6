//! What may be answered to each question, and what an answer does [98].

use super::agenda::*;
use super::breach::{Breach, Why};
use super::command::*;
use super::entry::Coming;
use super::event::{Report, What};
use super::game::Game;
use super::march::Order;
use super::rule;
use super::state::*;
use crate::contract::Side;
use crate::hex::Hex;

impl Game {
    /// Who is asked what by a task, if it is a question at all.
    pub(crate) fn asks(&self, task: &Task) -> Option<(Side, Decision)> {
        match task {
            Task::Deploy(side) => Some((*side, Decision::Deploy)),
            Task::Asked => {
                let side = self.state.phase.side();
                let decision = if self.state.phase.is_command() {
                    Decision::Command
                } else if self.state.phase.is_movement() {
                    Decision::Move
                } else {
                    Decision::Shock
                };
                Some((side, decision))
            }
            Task::AskFire(ask) => Some((ask.side, Decision::OpportunityFire)),
            Task::AskCharge(offer) => {
                let stands = self.hex_of(offer.charger).is_some() && self.hex_of(offer.target).is_some();
                stands.then_some((self.side_of(offer.charger), Decision::OpportunityCharge))
            }
            Task::Charge(charge) if charge.step == ChargeStep::Continue => {
                let at = self.hex_of(charge.unit)?;
                let rides = !self.rides(charge.unit, at, charge.facing, charge.used).is_empty();
                rides.then_some((self.side_of(charge.unit), Decision::Continue))
            }
            Task::Reciprocal(reciprocal) => {
                let [allied, french] = reciprocal.passed;
                let passed = if reciprocal.turn == Side::First { allied } else { french };
                (!passed && self.has_shot(reciprocal.turn, reciprocal.round))
                    .then_some((reciprocal.turn, Decision::Fire))
            }
            Task::OpenDraws => {
                let sealed = self.state.affairs.cup.draws.iter().any(|draw| draw.seal.is_some());
                sealed.then_some((Side::First, Decision::OpenDraws))
            }
            _ => None,
        }
    }

    /// Whether an open phase holds anything but its end [R4].
    pub(crate) fn is_worth_asking(&self) -> bool {
        let side = self.state.phase.side();
        if self.state.phase.is_movement() {
            let overall = self.board.overall.filter(|_| self.board.rules().lines.withdrawal.is_some());
            let leader = side == Side::First && overall.is_some_and(|id| self.state.leader(id).hex().is_some());
            leader
                || self.on_map(side).any(|(id, _)| self.can_step(id))
                || self
                    .board
                    .unit_ids()
                    .any(|id| self.side_of(id) == side && self.unit_is_due(id) && !self.unit_entry_hexes(id).is_empty())
        } else if self.state.phase.is_shock() {
            self.on_map(side).any(|(id, _)| self.unit(id).charge) || !self.all_attacks(side, true).is_empty()
        } else {
            self.on_map(side).any(|(id, _)| self.may_declare(side, id, None).is_ok())
                || self.returning(side).iter().any(|&id| !self.leader_places(id).is_empty())
                || self.board.leader_ids().any(|id| {
                    self.board.leader(id).side == side && self.may_set_state(id, CommandState::Mobile).is_ok()
                })
                || !self.all_orders(side).is_empty()
                || self.may_declare_withdrawal(side).is_ok()
                || self.may_hold(side).is_ok()
                || self.may_order_davout(side).is_ok()
        }
    }

    /// Whether a unit can take any step.
    pub(crate) fn can_step(&self, id: UnitId) -> bool {
        let Some(hex) = self.hex_of(id) else { return false };
        let unit = *self.unit(id);
        let lone = |step: Step, toward: Option<Toward>| {
            let order = Order { units: &[id], steps: &[step], leaders: &[], grand: false, toward, entering: false };
            self.plan_march(&order, vec![(id, unit)]).is_ok()
        };
        super::facing::Facing::ALL.into_iter().any(|facing| lone(Step::Face(facing), None))
            || self
                .ways_out(id)
                .into_iter()
                .any(|toward| self.board.around(hex).any(|(_, to)| lone(Step::Enter(to), toward)))
            || lone(Step::Exit, None)
            || lone(Step::Detach, None)
            || lone(Step::Rejoin, None)
            || self.forms(id).into_iter().any(|step| lone(step, None))
    }

    /// Toward whom a unit may go: nobody in particular if it is in command.
    pub(crate) fn ways_out(&self, id: UnitId) -> Vec<Option<Toward>> {
        if self.in_command(id) {
            return vec![None];
        }
        self.towards(id).into_iter().map(|(toward, _)| Some(toward)).collect()
    }

    /// Every change of formation there is a word for.
    pub(crate) fn forms(&self, id: UnitId) -> Vec<Step> {
        const ALL: [Formation; 9] = [
            Formation::Line,
            Formation::ExtendedLine,
            Formation::Column,
            Formation::Square,
            Formation::RoadColumn,
            Formation::GeneralOrder,
            Formation::Formed,
            Formation::Limbered,
            Formation::Unlimbered,
        ];
        let facing = self.unit(id).facing;
        ALL.into_iter()
            .filter(|&formation| self.arm_of(id).is_some_and(|arm| super::faults::fits(arm, formation)))
            .flat_map(|formation| {
                let hands: &[Option<Hand>] =
                    if formation == Formation::ExtendedLine { &[Some(Hand::Left), Some(Hand::Right)] } else { &[None] };
                hands.iter().map(move |&hand| Step::Form { formation, facing, hand }).collect::<Vec<_>>()
            })
            .collect()
    }

    /// Entry hexes that are open to a unit now.
    pub(crate) fn unit_entry_hexes(&self, id: UnitId) -> Vec<Hex> {
        let open = |hex: &Hex| {
            self.entry_formations(id, *hex).into_iter().any(|formation| {
                super::facing::Facing::ALL.into_iter().any(|facing| {
                    let coming =
                        Coming { units: &[id], hex: *hex, formation, facing, leaders: &[], steps: &[], grand: false };
                    self.plan_entry(&coming).is_ok()
                })
            })
        };
        self.unit_entries(id).into_iter().filter(open).collect()
    }

    // ---- checks of single commands

    pub(crate) fn own_unit(&self, side: Side, id: UnitId) -> Result<(), Breach> {
        if !self.board.has_unit(id) {
            return Err(Breach::new(Why::Unknown));
        }
        if self.side_of(id) != side {
            return Err(Breach::of(Why::NotYours, id));
        }
        Ok(())
    }

    fn own_on_map(&self, side: Side, units: &[UnitId]) -> Result<(), Breach> {
        for (at, &id) in units.iter().enumerate() {
            self.own_unit(side, id)?;
            if self.hex_of(id).is_none() {
                return Err(Breach::of(Why::NotOnMap, id));
            }
            if units.iter().take(at).any(|&other| other == id) {
                return Err(Breach::of(Why::NotTogether, id));
            }
        }
        if units.is_empty() { Err(Breach::new(Why::NoEffect)) } else { Ok(()) }
    }

    fn own_leader(&self, side: Side, id: LeaderId) -> Result<(), Breach> {
        if !self.board.has_leader(id) {
            return Err(Breach::new(Why::Unknown));
        }
        if self.board.leader(id).side != side {
            return Err(Breach::new(Why::NotYours));
        }
        Ok(())
    }

    /// Whether a unit may declare a charge [12.2].
    pub(crate) fn may_declare(
        &self,
        side: Side,
        id: UnitId,
        facing: Option<super::facing::Facing>,
    ) -> Result<ChargeCheck, Breach> {
        self.own_on_map(side, &[id])?;
        if self.unit(id).tried || self.unit(id).charge {
            return Err(Breach::of(Why::TriedCharge, id));
        }
        self.may_lay_zone(id)?;
        if self.counter(id).is_cossack() {
            let facings = facing.map_or(super::facing::Facing::ALL.to_vec(), |facing| vec![facing]);
            let able = facings.into_iter().find(|&facing| self.cossack_charge(id, facing).is_ok());
            let facing = able.ok_or(Breach::of(Why::CossackCannot, id))?;
            return Ok(ChargeCheck { unit: id, facing, target: None });
        }
        Ok(ChargeCheck { unit: id, facing: self.unit(id).facing, target: None })
    }

    pub(crate) fn may_declare_withdrawal(&self, side: Side) -> Result<(), Breach> {
        let rule = self.board.rules().withdraw.as_ref();
        let may = rule.is_some_and(|rule| self.state.turn >= rule.from_turn)
            && side == Side::First
            && !self.state.affairs.withdrawal;
        if may { Ok(()) } else { Err(Breach::new(Why::NoWithdrawal)) }
    }

    pub(crate) fn may_hold(&self, side: Side) -> Result<(), Breach> {
        let no = Breach::new(Why::NoHold);
        let Some(hold) = &self.board.rules().hold else { return Err(no) };
        let halves: usize = hold.batteries.iter().map(|name| self.halves_of(name)).sum();
        let may = side == Side::First
            && self.state.affairs.hold.is_none()
            && self.state.affairs.town_entered
            && self.has_withdrawn(&hold.leader)
            && self.withdrawn_halves(&hold.batteries) >= halves
            && self.withdrawn_battalions(Some(&hold.regiments)) >= usize::from(hold.battalions);
        if may { Ok(()) } else { Err(no) }
    }

    fn halves_of(&self, battery: &str) -> usize {
        let key = self.board.key(battery);
        self.board.unit_ids().filter(|&id| self.counter(id).is_battery() && self.counter(id).battery == key).count()
    }

    pub(crate) fn may_order_davout(&self, side: Side) -> Result<LeaderId, Breach> {
        let no = Breach::new(Why::NoOrder);
        let orders = self.board.rules().orders.as_ref().ok_or(no)?;
        let leader = orders.once.as_ref().and_then(|id| self.board.leader_id(id)).ok_or(no)?;
        let known = self.state.leader(leader);
        let may = side == Side::Second
            && !self.state.affairs.french_order_given
            && known.hex().is_some()
            && known.state == CommandState::Standing
            && known.delay.is_none();
        if may { Ok(leader) } else { Err(no) }
    }

    fn may_self_command(&self, side: Side, id: UnitId) -> Result<(), Breach> {
        self.own_on_map(side, &[id])?;
        let unit = self.unit(id);
        let may = self.counter(id).is_cossack()
            && unit.morale != Morale::Routed
            && unit.marks.self_command.is_none()
            && !unit.marks.failed
            && self.may_leave(id).is_ok()
            && !self.in_command(id);
        if may { Ok(()) } else { Err(Breach::of(Why::NoSelfCommand, id)) }
    }

    /// Whether two halves may become one [19.3].
    fn may_combine(&self, side: Side, into: UnitId, from: UnitId) -> Result<(), Breach> {
        self.own_on_map(side, &[into, from])?;
        let (a, b) = (self.counter(into), self.counter(from));
        let near = match (self.hex_of(into), self.hex_of(from)) {
            (Some(one), Some(other)) => self.board.distance(one, other) <= 1,
            _ => false,
        };
        let sum = self.unit(into).strength.saturating_add(self.unit(from).strength);
        let steady = |id: UnitId| self.unit(id).morale == Morale::Good;
        let may = a.is_cavalry()
            && a.regiment.is_some()
            && a.regiment == b.regiment
            && !a.is_cossack()
            && sum <= a.strength
            && near
            && steady(into)
            && steady(from);
        if may { Ok(()) } else { Err(Breach::of(Why::NoCombining, into)) }
    }

    /// All attacks that can be made: from, to, and through which hex first.
    pub(crate) fn all_attacks(&self, side: Side, first_only: bool) -> Vec<(Hex, Hex, Option<Hex>)> {
        let mut froms: Vec<Hex> = self.on_map(side).map(|(_, hex)| hex).collect();
        froms.sort();
        froms.dedup();
        let mut found = Vec::new();
        for from in froms {
            for (_, to) in self.board.around(from) {
                if self.attackers(side, from, to).is_ok() {
                    found.push((from, to, None));
                }
            }
            if side == Side::First && self.units_at(from).iter().any(|&id| self.counter(id).is_cossack()) {
                for (_, via) in self.board.around(from) {
                    for (_, to) in self.board.around(via) {
                        if self.check_attack(side, from, to, false, Some(via)).is_ok() {
                            found.push((from, to, Some(via)));
                        }
                    }
                }
            }
            if first_only && !found.is_empty() {
                break;
            }
        }
        found
    }

    /// Who attacks, from the hex they stand in or, Cossacks, from one they step into first [19.21].
    pub(crate) fn check_attack(
        &self,
        side: Side,
        from: Hex,
        to: Hex,
        advance: bool,
        via: Option<Hex>,
    ) -> Result<Vec<UnitId>, Breach> {
        let units = match via {
            None => self.attackers(side, from, to)?,
            Some(via) => {
                let no = Breach::new(Why::CossackCannot);
                if side != Side::First || !self.board.grid().contains(via) || !self.board.grid().contains(from) {
                    return Err(no);
                }
                let beyond = self.board.way(from, via).and_then(|way| self.board.beyond(from, way)).ok_or(no)?;
                let mut moved = self.clone_for_trial();
                let cossacks: Vec<UnitId> = self
                    .units_at(from)
                    .iter()
                    .copied()
                    .filter(|&id| {
                        self.counter(id).is_cossack()
                            && self.unit(id).morale == Morale::Good
                            && self.unit(id).marks.attacks == 0
                    })
                    .collect();
                if cossacks.is_empty() || self.has(side.other(), via) {
                    return Err(no);
                }
                for &id in &cossacks {
                    if !self.passable(id, beyond) || self.may_go(id, via).is_err() {
                        return Err(no);
                    }
                    moved.edit(id, |unit| unit.place = Place::On(via));
                }
                for &id in &cossacks {
                    if !moved.may_stand(via, id) {
                        return Err(no);
                    }
                }
                moved.attackers(side, via, to)?
            }
        };
        if advance {
            self.may_advance(&units, to)?;
        }
        Ok(units)
    }

    /// All orders that can be sent.
    pub(crate) fn all_orders(&self, side: Side) -> Vec<(Option<LeaderId>, LeaderId)> {
        if self.board.rules().orders.is_none() {
            return Vec::new();
        }
        let senders: Vec<Option<LeaderId>> = std::iter::once(None).chain(self.board.leader_ids().map(Some)).collect();
        let mut all = Vec::new();
        for to in self.board.leader_ids() {
            for &from in &senders {
                if self.may_order(side, from, to).is_ok() {
                    all.push((from, to));
                }
            }
        }
        all
    }

    // ---- the answers

    /// Whether a command answers what is asked.
    pub(crate) fn check_command(&self, side: Side, command: &Command) -> Result<(), Breach> {
        let Some(task) = self.state.agenda.last() else { return Err(Breach::new(Why::NotAsked)) };
        let Some((asked, decision)) = self.asks(task) else { return Err(Breach::new(Why::NotAsked)) };
        if asked != side {
            return Err(Breach::new(Why::NotAsked));
        }
        let other = Err(Breach::new(Why::OtherQuestion));
        let open = matches!(decision, Decision::Command | Decision::Move | Decision::Shock);
        match (decision, command) {
            (_, Command::Undo) => {
                if self.history.is_empty() {
                    Err(Breach::new(Why::NothingToUndo))
                } else {
                    Ok(())
                }
            }
            (Decision::Deploy, Command::Deploy { units, skirmishers }) => {
                self.plan_deployment(side, units, skirmishers).map(drop)
            }
            (_, Command::EndPhase) if open => Ok(()),
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
                    return Err(Breach::of(Why::NoCharge, *unit));
                };
                if path.iter().any(|&hex| !self.board.grid().contains(hex)) {
                    return Err(Breach::new(Why::OffBoard));
                }
                self.check_ride(*unit, from, self.unit(*unit).facing, 0, path).map(drop)
            }
            (Decision::Shock, Command::DropCharge { unit }) => {
                self.own_on_map(side, &[*unit])?;
                if self.unit(*unit).charge { Ok(()) } else { Err(Breach::of(Why::NoCharge, *unit)) }
            }
            (Decision::Continue, Command::Continue { path }) => match task {
                Task::Charge(charge) if !path.is_empty() => {
                    if path.iter().any(|&hex| !self.board.grid().contains(hex)) {
                        return Err(Breach::new(Why::OffBoard));
                    }
                    let at = self.hex_of(charge.unit).ok_or(Breach::new(Why::BadRide))?;
                    self.check_ride(charge.unit, at, charge.facing, charge.used, path).map(drop)
                }
                _ => Ok(()),
            },
            (Decision::OpportunityCharge, Command::OpportunityCharge { .. }) => Ok(()),
            (Decision::OpportunityFire, Command::OpportunityFire { firers }) => match task {
                Task::AskFire(ask) => {
                    let known = |id: &UnitId| ask.shots.iter().any(|shot| shot.firer == *id);
                    let twice =
                        firers.iter().enumerate().any(|(at, id)| firers.iter().take(at).any(|other| other == id));
                    if firers.iter().all(known) && !twice { Ok(()) } else { Err(Breach::new(Why::CannotFire)) }
                }
                _ => other,
            },
            (Decision::Fire, Command::Pass) => Ok(()),
            (Decision::Fire, Command::Fire { units, targets }) => match task {
                Task::Reciprocal(reciprocal) => self.check_fire(side, reciprocal.round, units, targets),
                _ => other,
            },
            (Decision::OpenDraws, Command::OpenDraws(openings)) => {
                if self.opens_draws(openings) {
                    Ok(())
                } else {
                    Err(Breach::new(Why::WrongOpening))
                }
            }
            _ => other,
        }
    }

    /// Whether units may fire in a round of phase 5.
    pub(crate) fn check_fire(&self, side: Side, round: Round, units: &[UnitId], targets: &[Hex]) -> Result<(), Breach> {
        self.own_on_map(side, units)?;
        let (Some(&first), Some(&target)) = (units.first(), targets.first()) else {
            return Err(Breach::new(Why::CannotFire));
        };
        let pair = match units {
            [_] => true,
            [a, b] => {
                let (one, other) = (self.counter(*a), self.counter(*b));
                let horse = super::board::Role::Battery(super::definition::GunKind::Horse);
                one.role == horse
                    && other.role == horse
                    && one.battery.is_some()
                    && one.battery == other.battery
                    && self.hex_of(*a) == self.hex_of(*b)
            }
            _ => false,
        };
        if !pair {
            return Err(Breach::of(Why::CannotFire, first));
        }
        self.may_fire(units, target)?;
        match targets {
            [_] => {}
            [one, other] => {
                // Each hex of an Extended Line has a target of its own.
                let own = self.hex_of(first).ok_or(Breach::of(Why::NotOnMap, first))?;
                let wing = self.wing_of(first).ok_or(Breach::of(Why::CannotFire, first))?;
                self.may_fire(units, *other)?;
                let bears = |at: Hex, hex: Hex| {
                    self.board.in_cone(at, self.unit(first).facing, hex) && self.board.distance(at, hex) <= 2
                };
                if one == other || !bears(own, *one) || !bears(wing, *other) {
                    return Err(Breach::of(Why::NotInFront, first));
                }
            }
            _ => return Err(Breach::of(Why::CannotFire, first)),
        }
        for &id in units {
            if !self.fires_in(id, round) {
                return Err(Breach::of(Why::NotItsRound, id));
            }
            if self.unit(id).marks.fires > 0 {
                return Err(Breach::of(Why::FiredAlready, id));
            }
        }
        Ok(())
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
                        let fits = self.board.holds(*to, *unit) && self.state.leader(*to).post == Post::Display;
                        if fits { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
                    }
                }
            }
            Command::PlaceLeader { leader, hex } => {
                self.own_leader(side, *leader)?;
                let waits = self.state.leader(*leader).post == Post::Returning;
                if waits && self.leader_places(*leader).contains(hex) { Ok(()) } else { Err(Breach::new(Why::NoPlace)) }
            }
            Command::Withdraw => self.may_declare_withdrawal(side),
            Command::HoldEylau => self.may_hold(side),
            Command::DavoutOrder => self.may_order_davout(side).map(drop),
            _ => Err(Breach::new(Why::OtherQuestion)),
        }
    }

    fn check_movement(&self, side: Side, command: &Command) -> Result<(), Breach> {
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

    /// Carries out a command that was checked.
    pub(crate) fn obey(&mut self, side: Side, command: &Command, report: &mut Report) {
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
                        unit.marks.free = unit.marks.free.saturating_add(1);
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
            Command::SetState { leader, state } => {
                if self.may_set_state(*leader, *state) == Ok(true) {
                    self.edit_leader(*leader, |leader| leader.tried = true);
                    self.state.agenda.push(Task::GoMobile(*leader));
                } else {
                    self.edit_leader(*leader, |leader| {
                        leader.state = *state;
                        leader.free = leader.free.saturating_add(1);
                    });
                    report.tell(What::StateSet { leader: *leader, state: *state, die: None }, [rule!("17.7")]);
                }
            }
            Command::Order { from, to, place } => {
                self.send_order(Deliver { from: *from, to: *to, place: *place }, report);
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
            Command::Move { units, steps, leaders, grand, .. } => {
                let hex = units.first().and_then(|&id| self.hex_of(id));
                let mut ordered = units.clone();
                ordered.sort_by_key(|&id| self.unit(id).depth);
                let before = ordered.iter().map(|&id| *self.unit(id)).collect();
                self.state.agenda.push(Task::March(Box::new(March {
                    units: ordered,
                    steps: steps.clone(),
                    next: 0,
                    leaders: leaders.clone(),
                    before,
                    trail: hex.into_iter().collect(),
                    fire: None,
                    checked: false,
                    stepped: false,
                    asked: false,
                    cut: false,
                    gun_check: false,
                    grand: *grand,
                })));
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
                let more = self.unit(*from).strength;
                self.edit(*into, |unit| unit.strength = unit.strength.saturating_add(more));
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
                        self.edit(id, |unit| unit.marks.free = unit.marks.free.saturating_add(1));
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
                        self.edit(id, |unit| unit.place = Place::On(*via));
                        report.tell(What::Moved { unit: id, from: *from, to: *via, cost: 0 }, [rule!("19.21")]);
                        self.arrive(id, *via, report);
                    }
                    self.leaders_follow(side, *from, Some(*via));
                    start = *via;
                }
                self.begin_shock(units, start, *to, *advance, false, report);
            }
            Command::Charge { unit, path } => self.begin_charge(*unit, path.clone(), false),
            Command::DropCharge { unit } => {
                self.edit(*unit, |unit| unit.charge = false);
                report.tell(What::ChargeDropped { unit: *unit }, [rule!("12.3")]);
            }
            Command::Continue { path } => {
                if let Some(Task::Charge(charge)) = self.state.agenda.last_mut() {
                    charge.step = if path.is_empty() { ChargeStep::End } else { ChargeStep::Ride };
                    charge.path = path.clone();
                }
            }
            Command::OpportunityCharge { charge } => {
                if let Some(Task::AskCharge(offer)) = self.state.agenda.pop()
                    && *charge
                {
                    let facing = self.unit(offer.charger).facing;
                    let check = ChargeCheck { unit: offer.charger, facing, target: Some(offer.target) };
                    self.state.agenda.push(Task::ChargeCheck(check));
                }
            }
            Command::OpportunityFire { firers } => {
                if let Some(Task::AskFire(ask)) = self.state.agenda.pop() {
                    let shots = ask.shots.into_iter().filter(|shot| firers.contains(&shot.firer)).collect();
                    self.fire_as_asked(shots);
                }
            }
            Command::Fire { units, targets } => {
                if let Some(Task::Reciprocal(reciprocal)) = self.state.agenda.last_mut() {
                    reciprocal.turn = side.other();
                }
                let salvo = Salvo { units: units.clone(), targets: targets.clone(), dice: Vec::new(), next: 0 };
                for &id in units {
                    self.edit(id, |unit| unit.marks.fires = unit.marks.fires.saturating_add(1));
                }
                self.state.agenda.push(Task::Salvo(salvo));
            }
            Command::Pass => {
                if let Some(Task::Reciprocal(reciprocal)) = self.state.agenda.last_mut() {
                    if let Some(passed) = reciprocal.passed.get_mut(side.index()) {
                        *passed = true;
                    }
                    reciprocal.turn = side.other();
                }
                report.tell(What::Passed { side }, [rule!("11.4"), rule!("R23")]);
            }
            Command::OpenDraws(openings) => {
                self.state.agenda.pop();
                let batteries = self.batteries_in(openings);
                self.state.affairs.cup.batteries = Some(batteries);
                report.tell(What::DrawsOpened { batteries }, [rule!("20.14.B.1")]);
            }
            Command::Undo => {}
        }
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
