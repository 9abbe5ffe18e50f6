//! Moves: a list of steps is checked as if nothing interfered, and then carried out step by step [R8, R76, R77].

use super::agenda::{ActionCheck, AskFire, CheckReason, Checks, March, StepFire, StepShot, Task};
use super::board::Role;
use super::breach::{Breach, Why};
use super::command::{Step, Toward};
use super::definition::Level;
use super::event::{Report, What};
use super::fire::Shot;
use super::game::Game;
use super::rule;
use super::stacking::Member;
use super::state::*;
use super::stride::{Gait, Manner};
use super::tables::SIXTHS;
use crate::contract::Side;
use crate::hex::Hex;

/// No list of steps is longer: more than any allowance pays for.
pub(crate) const LONGEST: usize = 80;

/// A move as it was ordered.
pub(crate) struct Order<'a> {
    pub(crate) units: &'a [UnitId],
    pub(crate) steps: &'a [Step],
    pub(crate) leaders: &'a [LeaderId],
    pub(crate) grand: bool,
    pub(crate) toward: Option<Toward>,
    /// The units come onto the map with it.
    pub(crate) entering: bool,
}

impl Game {
    /// Whether units can be named in one move (R76).
    fn may_go_together(&self, units: &[UnitId]) -> bool {
        let [first, rest @ ..] = units else { return false };
        let (lead, one) = (self.counter(*first), self.unit(*first));
        let battalions: Vec<UnitId> = units.iter().copied().filter(|&id| self.counter(id).is_battalion()).collect();
        let skirmishers = units.iter().filter(|&&id| self.counter(id).role == Role::Skirmisher).count();
        if rest.is_empty() {
            return true;
        }
        if battalions.len() + skirmishers == units.len() {
            let mut known = battalions.iter().map(|&id| (self.unit(id).formation, self.unit(id).facing));
            let first = known.next();
            return known.all(|form| Some(form) == first);
        }
        rest.iter().all(|&id| {
            let counter = self.counter(id);
            match (lead.role, counter.role) {
                (Role::Cavalry(_), Role::Cavalry(_)) if lead.is_cossack() && counter.is_cossack() => true,
                (Role::Cavalry(_), Role::Cavalry(_)) => lead.regiment.is_some() && lead.regiment == counter.regiment,
                (Role::Battery(_), Role::Battery(_)) => {
                    let unit = self.unit(id);
                    let halves = lead.battery.is_some() && lead.battery == counter.battery;
                    let limbered = |unit: &Unit| unit.formation == Formation::Limbered;
                    halves || limbered(one) && limbered(unit)
                }
                _ => false,
            }
        })
    }

    /// How the list is carried out by one unit [5.12].
    pub(crate) fn manner(&self, id: UnitId, grand: bool, toward: Option<Toward>) -> Result<Manner, Breach> {
        if self.in_command(id) {
            return Ok(Manner { commanded: true, toward: None, grand });
        }
        let could = self.towards(id);
        let goal = match toward {
            Some(wanted) => {
                let found = could.iter().find(|(who, _)| *who == wanted);
                Some(found.ok_or(Breach::of(Why::OutOfCommand, id))?.1)
            }
            None => match could.as_slice() {
                [(_, hex)] => Some(*hex),
                _ => None,
            },
        };
        let stays = self.unit(id).marks.self_command == Some(false);
        Ok(Manner { commanded: false, toward: goal.filter(|_| !stays), grand })
    }

    /// The units after the whole list, if nothing interferes.
    pub(crate) fn plan_march(&self, order: &Order<'_>, mut sim: Vec<Member>) -> Result<Vec<Member>, Breach> {
        if order.steps.len() > LONGEST {
            return Err(Breach::new(Why::TooLong));
        }
        if !self.may_go_together(order.units) {
            return Err(Breach::new(Why::NotTogether));
        }
        let start: Vec<Member> = sim.clone();
        let mut trail: Vec<Hex> = sim.first().and_then(|(_, unit)| unit.hex()).into_iter().collect();
        let manner = |&id: &UnitId| {
            let fresh = Manner { commanded: true, toward: None, grand: order.grand };
            if order.entering { Ok(fresh) } else { self.manner(id, order.grand, order.toward) }
        };
        let manners = order.units.iter().map(manner).collect::<Result<Vec<_>, _>>()?;
        for step in order.steps {
            if sim.len() > 1 && matches!(step, Step::Detach | Step::Rejoin | Step::Wheel { .. }) {
                return Err(Breach::new(Why::NotTogether));
            }
            for ((id, unit), manner) in sim.iter_mut().zip(&manners) {
                // Loose units of the hex keep their own form while battalions change theirs.
                let idle = self.counter(*id).is_loose() && matches!(step, Step::Form { .. }) && order.units.len() > 1;
                if !idle {
                    *unit = self.stride(*id, unit, step, manner)?;
                }
            }
            if let Step::Enter(hex) = step {
                trail.push(*hex);
            }
        }
        let same = |(before, after): (&Member, &Member)| {
            Unit { marks: Marks::default(), ..before.1 } == Unit { marks: Marks::default(), ..after.1 }
        };
        if !order.entering && start.iter().zip(&sim).all(same) {
            return Err(Breach::new(Why::NoEffect));
        }
        if !order.entering {
            self.plan_leaders(order.leaders, &trail)?;
        }
        self.plan_standing(&sim, order.steps.contains(&Step::Detach))?;
        Ok(sim)
    }

    /// Whether all may stand where they end [9.4].
    fn plan_standing(&self, sim: &[Member], detaches: bool) -> Result<(), Breach> {
        let standing: Vec<Member> = sim.iter().copied().filter(|(_, unit)| unit.hex().is_some()).collect();
        let Some(hex) = standing.first().and_then(|(_, unit)| unit.hex()) else { return Ok(()) };
        let mut joining = standing;
        if detaches
            && let Some((battalion, unit)) = sim.first()
            && let Some(skirmisher) = self.free_skirmisher(*battalion)
        {
            let strength = self.skirmish_size(*battalion);
            joining.push((skirmisher, Unit { place: Place::On(hex), strength, hand: None, ..*unit }));
            // It has no formation of its own.
            if let Some((_, made)) = joining.last_mut() {
                made.formation = Formation::GeneralOrder;
            }
        }
        self.may_join(hex, &joining)
    }

    /// The points a leader has, in sixths [5.2].
    pub(crate) fn leader_allowance(&self, id: LeaderId) -> u16 {
        let table = &self.board.tables().allowance;
        let slow = self.state.leader(id).state == CommandState::Standing
            && !matches!(self.board.leader(id).level, Level::Brigade | Level::Cossack);
        u16::from(if slow { table.standing_commander } else { table.leader }) * SIXTHS
    }

    /// What a leader pays for a way; each hex nearer to his superior if he is out of command [17.4].
    pub(crate) fn leader_cost(&self, id: LeaderId, trail: &[Hex]) -> Result<u16, Breach> {
        let leader = self.state.leader(id);
        if leader.state == CommandState::Inactive {
            return Err(Breach::new(Why::Inactive));
        }
        let chief = self.board.leader(id);
        let superior = chief.superior.and_then(|superior| self.state.leader(superior).hex());
        let bound = chief.level == Level::Brigade && leader.hex().is_some() && !self.leader_in_command(id);
        let mut cost = 0u16;
        for pair in trail.windows(2) {
            let [from, to] = *pair else { continue };
            if !self.board.grid().contains(to) {
                return Err(Breach::new(Why::OffBoard));
            }
            let side = self.board.way(from, to).and_then(|way| self.board.beyond(from, way));
            let side = side.ok_or(Breach::there(Why::NotAdjacent, to))?;
            cost = cost.saturating_add(self.entry_cost(Gait::Leader, side).ok_or(Breach::there(Why::Closed, to))?);
            if self.has(chief.side.other(), to) {
                return Err(Breach::there(Why::EnemyThere, to));
            }
            if bound && superior.is_some_and(|at| self.board.distance(to, at) >= self.board.distance(from, at)) {
                return Err(Breach::new(Why::OutOfCommand));
            }
        }
        if leader.spent.saturating_add(cost) > self.leader_allowance(id) {
            return Err(Breach::new(Why::TooFar));
        }
        Ok(cost)
    }

    fn plan_leaders(&self, leaders: &[LeaderId], trail: &[Hex]) -> Result<(), Breach> {
        for (at, &leader) in leaders.iter().enumerate() {
            let here = self.state.leader(leader).hex();
            let twice = leaders.iter().take(at).any(|&other| other == leader);
            if twice || trail.len() < 2 || (here.is_some() && here != trail.first().copied()) {
                return Err(Breach::new(Why::LeaderElsewhere));
            }
            self.leader_cost(leader, trail)?;
        }
        Ok(())
    }

    // ---- carrying it out

    /// Who fires at a step, three at most, in order [R24, R78]. The order of who would not is heeded.
    fn step_shots(&self, units: &[UnitId], left: Option<Hex>, entered: Option<Hex>) -> Vec<StepShot> {
        let Some(&target) = units.first() else { return Vec::new() };
        let side = self.side_of(target);
        let table = &self.board.tables().opportunity;
        let may = |id: &UnitId, hex: Hex| {
            let counter = self.counter(*id);
            let most = if counter.is_battery() { table.battery_fires } else { table.infantry_fires };
            let order = match self.unit(*id).fire {
                FireOrder::Any => true,
                FireOrder::Formed => self.is_formed(target) || self.counter(target).is_cavalry(),
                FireOrder::Hold => false,
            };
            order
                && self.unit(*id).marks.fires < most
                && self
                    .cone_from(*id, hex)
                    .is_some_and(|from| self.line_is_free(counter.side, counter.is_battery(), from, hex))
        };
        let shots_at = |hex: Option<Hex>, leaving: bool| {
            let holders = hex.map_or_else(Vec::new, |hex| self.zone_holders(side.other(), hex));
            let open = holders.into_iter().filter(move |id| hex.is_some_and(|hex| may(id, hex)));
            open.map(move |firer| StepShot { firer, leaving }).collect::<Vec<_>>()
        };
        let mut shots = shots_at(entered, false);
        for shot in shots_at(left, true) {
            if shots.iter().all(|other| other.firer != shot.firer) {
                shots.push(shot);
            }
        }
        let rank = |shot: &StepShot| {
            let kind = match self.counter(shot.firer).role {
                Role::Skirmisher => 0,
                Role::Battalion(_) => 1,
                _ => 2,
            };
            (kind, shot.firer)
        };
        shots.sort_by_key(rank);
        shots.truncate(usize::from(table.fires_per_step));
        // Whoever fires at the hex left fires before it is left.
        shots.sort_by_key(|shot| !shot.leaving);
        shots
    }

    /// Whether a step draws fire, and from where to where.
    pub(crate) fn shots_for(&self, units: &[UnitId], step: &Step) -> Vec<StepShot> {
        let Some(&first) = units.first() else { return Vec::new() };
        let unit = self.unit(first);
        let Some(hex) = unit.hex() else { return Vec::new() };
        match step {
            Step::Enter(to) => self.step_shots(units, Some(hex), Some(*to)),
            Step::Exit => self.step_shots(units, Some(hex), None),
            Step::Face(facing) => {
                let quiet = self.all_round(first) || unit.facing.apart(*facing) <= 1;
                if quiet { Vec::new() } else { self.step_shots(units, None, Some(hex)) }
            }
            Step::Form { .. } => self.step_shots(units, None, Some(hex)),
            Step::Wheel { .. } | Step::Detach | Step::Rejoin => Vec::new(),
        }
    }

    /// Fire at a step, as a task that asks first if the players want that; nothing if nobody fires.
    pub(crate) fn open_fire(&mut self, shots: Vec<StepShot>) -> Option<StepFire> {
        if shots.is_empty() {
            return None;
        }
        if self.options.ask {
            let side = shots.first().map_or(Side::First, |shot| self.side_of(shot.firer));
            self.state.agenda.push(Task::AskFire(AskFire { side, shots }));
            return None;
        }
        Some(StepFire { shots, dice: Vec::new(), next: 0, moved: false })
    }

    /// One shot of those at a step; tells whether the mover was hurt.
    pub(crate) fn fire_step_shot(&mut self, fire: &mut StepFire, target: UnitId, report: &mut Report) -> bool {
        let at = usize::from(fire.next);
        fire.next = fire.next.saturating_add(1);
        let dice = fire.dice.get(at * 3..at * 3 + 3).and_then(|dice| <[u8; 3]>::try_from(dice).ok());
        let (Some(shot), Some(dice), Some(hex)) = (fire.shots.get(at).copied(), dice, self.hex_of(target)) else {
            return false;
        };
        let Some(from) = self.cone_from(shot.firer, hex).filter(|_| self.can_fire(shot.firer)) else { return false };
        self.edit(shot.firer, |unit| unit.marks.fires = unit.marks.fires.saturating_add(1));
        let aimed = Shot { units: &[shot.firer], from, target, hex, together: false };
        let harm = self.shoot(&aimed, dice, report);
        if harm.points > 0 || harm.failed {
            // What is left of the dice is lost [R78].
            fire.next = u8::try_from(fire.shots.len()).unwrap_or(u8::MAX);
        }
        harm.points > 0 || harm.failed
    }

    /// Goes on with a move as far as it goes without a die or a question.
    pub(crate) fn go_on_marching(&mut self, mut march: Box<March>, report: &mut Report) {
        let Some(&lead) = march.units.first() else { return };
        // Whatever this brings about comes before the rest of the march.
        let base = self.state.agenda.len();
        let step = march.steps.get(usize::from(march.next)).copied();
        if march.cut || step.is_none() && march.fire.is_none() && !march.stepped {
            self.end_march(&march, report);
            return;
        }
        if march.stepped {
            // Fire first, then charges [R54].
            if let Some(offer) = self.charge_offer(&march) {
                self.state.affairs.offered.push(offer);
                self.state.agenda.push(Task::March(march));
                self.state.agenda.push(Task::AskCharge(offer));
                return;
            }
            march.stepped = false;
            march.checked = false;
            march.asked = false;
            march.next = march.next.saturating_add(1);
            self.state.agenda.push(Task::March(march));
            return;
        }
        let Some(step) = step else {
            march.cut = true;
            self.state.agenda.push(Task::March(march));
            return;
        };
        if let Some(mut fire) = march.fire.take() {
            let shot = fire.shots.get(usize::from(fire.next)).copied();
            match shot {
                Some(shot) if shot.leaving || fire.moved => {
                    march.cut |= self.fire_step_shot(&mut fire, lead, report);
                }
                _ if !fire.moved => {
                    self.take_step(&mut march, &step, report);
                    fire.moved = true;
                }
                _ => {}
            }
            let over = march.cut || usize::from(fire.next) >= fire.shots.len() && fire.moved;
            if over {
                march.stepped = fire.moved && !march.cut;
            } else {
                march.fire = Some(fire);
            }
            self.state.agenda.insert(base, Task::March(march));
            return;
        }
        if !march.checked
            && let Some(check) = self.action_check(&march.units, &step)
        {
            self.state.agenda.push(Task::March(march));
            self.state.agenda.push(Task::ActionCheck(check));
            return;
        }
        march.checked = true;
        if !march.asked {
            let shots = self.shots_for(&march.units, &step);
            if !shots.is_empty() {
                march.asked = true;
                if self.options.ask {
                    self.state.agenda.push(Task::March(march));
                    self.open_fire(shots);
                } else {
                    march.fire = self.open_fire(shots);
                    self.state.agenda.push(Task::March(march));
                }
                return;
            }
        }
        self.take_step(&mut march, &step, report);
        march.stepped = !march.cut;
        self.state.agenda.insert(base, Task::March(march));
    }

    /// Takes one step with everybody who can; cuts the march if the first cannot.
    fn take_step(&mut self, march: &mut March, step: &Step, report: &mut Report) {
        let from = march.units.first().and_then(|&id| self.hex_of(id));
        let mut gone = 0;
        for id in march.units.clone() {
            let unit = *self.unit(id);
            let idle = self.counter(id).is_loose() && matches!(step, Step::Form { .. }) && march.units.len() > 1;
            if idle {
                continue;
            }
            // It was checked as a whole; what the step itself would refuse now has changed on the way.
            let manner = Manner { commanded: true, toward: None, grand: march.grand };
            let Ok(next) = self.stride(id, &unit, step, &manner) else {
                march.cut = true;
                continue;
            };
            let cost = next.marks.spent.saturating_sub(unit.marks.spent);
            if *step == Step::Detach {
                self.put_skirmisher(id, report);
            }
            if let (Step::Rejoin, Some(battalion)) = (step, self.counter(id).parent) {
                let more = unit.strength;
                self.edit(battalion, |unit| unit.strength = unit.strength.saturating_add(more));
                report.tell(What::Rejoined { battalion, unit: id }, [rule!("5.13")]);
            }
            self.edit(id, |unit| *unit = Unit { depth: unit.depth, ..next });
            match (step, next.place) {
                (_, Place::Withdrawn | Place::Exited) => {
                    let withdrawn = next.place == Place::Withdrawn;
                    let points = u16::from(next.strength);
                    if !withdrawn {
                        self.state.affairs.exited = self.state.affairs.exited.saturating_add(points);
                    }
                    gone += 1;
                    report.tell(What::LeftMap { unit: id, withdrawn }, [rule!("R39"), rule!("R79")]);
                }
                (Step::Enter(to), _) => {
                    if let Some(from) = from {
                        report.tell(What::Moved { unit: id, from, to: *to, cost }, [rule!("5.4")]);
                        self.note_stream(march, id, from, *to);
                    }
                    self.arrive(id, *to, report);
                }
                (Step::Wheel { .. }, Place::On(hex)) => {
                    report.tell(What::Turned { unit: id, facing: next.facing, cost }, [rule!("5.7")]);
                    self.arrive(id, hex, report);
                }
                (Step::Face(facing), _) => {
                    report.tell(What::Turned { unit: id, facing: *facing, cost }, [rule!("5.7")]);
                }
                (Step::Form { formation, facing, .. }, _) => {
                    let (formation, facing) = (*formation, *facing);
                    report.tell(What::Formed { unit: id, formation, facing, cost }, [rule!("5.8")]);
                }
                _ => {}
            }
        }
        if let Step::Enter(to) = step {
            march.trail.push(*to);
            self.leaders_step(march, *to, report);
        }
        if gone > 0 {
            let withdrawn = march.units.iter().all(|&id| self.hex_of(id).is_none());
            if withdrawn {
                for &leader in &march.leaders {
                    self.edit_leader(leader, |leader| leader.post = Post::Withdrawn);
                    report.tell(What::LeaderLeft { leader }, [rule!("R39")]);
                }
                march.leaders.clear();
            }
            march.cut = true;
        }
    }

    fn put_skirmisher(&mut self, battalion: UnitId, report: &mut Report) {
        let (Some(skirmisher), Some(hex)) = (self.free_skirmisher(battalion), self.hex_of(battalion)) else { return };
        let (strength, facing) = (self.skirmish_size(battalion), self.unit(battalion).facing);
        let released = self.unit(battalion).released;
        self.edit(skirmisher, |unit| {
            *unit = Unit { place: Place::On(hex), strength, facing, released, fire: FireOrder::Any, ..Unit::default() };
        });
        report.tell(What::Detached { battalion, unit: skirmisher, hex }, [rule!("5.13")]);
    }

    /// A limber that crosses a stream off the road may lose a gun [7.5].
    fn note_stream(&self, march: &mut March, id: UnitId, from: Hex, to: Hex) {
        let side = self.board.way(from, to).and_then(|way| self.board.beyond(from, way));
        let wet = side.is_some_and(|side| side.road.is_none() && (side.stream || side.major_stream));
        march.gun_check |= wet && self.counter(id).is_battery();
    }

    fn leaders_step(&mut self, march: &mut March, to: Hex, report: &mut Report) {
        for &leader in &march.leaders {
            let Some(from) = self.state.leader(leader).hex() else { continue };
            let cost = self.leader_cost(leader, &[from, to]).unwrap_or(SIXTHS);
            self.edit_leader(leader, |leader| {
                leader.post = Post::On(to);
                leader.spent = leader.spent.saturating_add(cost);
            });
            report.tell(What::LeaderMoved { leader, from: Some(from), to }, [rule!("R63")]);
        }
    }

    /// The horse in whose Primary zone a unit would turn or change its formation [12.2].
    fn action_check(&self, units: &[UnitId], step: &Step) -> Option<ActionCheck> {
        let &unit = units.first()?;
        let acts = match step {
            Step::Face(_) => !self.all_round(unit),
            Step::Form { .. } | Step::Wheel { .. } => true,
            _ => false,
        };
        let counter = self.counter(unit);
        if !acts || counter.is_loose() || !self.state.phase.is_movement() {
            return None;
        }
        let hex = self.hex_of(unit)?;
        let weight = |charger: UnitId| {
            self.charge_terms(charger, unit).iter().map(|(_, amount)| i16::from(*amount)).sum::<i16>()
        };
        let chargers = self.on_map(counter.side.other()).filter(|&(id, _)| self.unit(id).charge);
        let near = chargers.filter(|&(id, _)| self.in_primary(id, hex));
        let charger = near.map(|(id, _)| id).min_by_key(|&id| (std::cmp::Reverse(weight(id)), id))?;
        Some(ActionCheck { unit, charger })
    }

    /// The move is over: whoever was cut short goes back to where it may stand; Cossacks frighten [R77, 19.21].
    fn end_march(&mut self, march: &March, report: &mut Report) {
        if march.cut {
            self.step_back(march, report);
        }
        if march.gun_check {
            let there: Vec<UnitId> = march.units.iter().copied().filter(|&id| self.hex_of(id).is_some()).collect();
            self.state.affairs.gun_checks.extend(there);
        }
        if march.grand {
            for &id in &march.units {
                self.edit(id, |unit| unit.marks.grand = true);
            }
        }
        let Some(&lead) = march.units.first() else { return };
        if let (true, Some(hex)) = (self.counter(lead).is_cossack(), self.hex_of(lead)) {
            self.frighten(lead, hex, report);
        }
    }

    /// Formed enemies with a Cossack on their flank or in their rear check, once a phase (R32).
    fn frighten(&mut self, cossack: UnitId, hex: Hex, report: &mut Report) {
        if self.unit(cossack).morale == Morale::Routed {
            return;
        }
        let enemy = self.side_of(cossack).other();
        let mut units: Vec<UnitId> = Vec::new();
        for (_, at) in self.board.around(hex) {
            for &id in self.units_at(at) {
                let shaken = self.side_of(id) == enemy
                    && self.is_formed(id)
                    && !self.unit(id).marks.flanked
                    && self.aspect_toward(id, at, hex) != super::facing::Aspect::Front;
                if shaken {
                    units.push(id);
                }
            }
        }
        units.sort();
        if units.is_empty() {
            return;
        }
        for &id in &units {
            self.edit(id, |unit| unit.marks.flanked = true);
        }
        report.tell(What::MustCheck { units: units.clone(), reason: CheckReason::Flanked }, [rule!("19.21")]);
        let checks = Checks { units, cause: Some(hex), reason: CheckReason::Flanked, dice: Vec::new() };
        self.state.agenda.push(Task::Checks(checks));
    }

    fn step_back(&mut self, march: &March, report: &mut Report) {
        let still = |game: &Game, id: UnitId| {
            game.hex_of(id).filter(|hex| march.trail.last() == Some(hex) || march.trail.contains(hex))
        };
        let staying: Vec<UnitId> =
            march.units.iter().copied().filter(|&id| self.unit(id).morale != Morale::Routed).collect();
        let Some(hex) = staying.first().and_then(|&id| still(self, id)) else { return };
        let here: Vec<UnitId> = staying.into_iter().filter(|&id| self.hex_of(id) == Some(hex)).collect();
        let members = |game: &Game, to: Hex| -> Vec<Member> {
            here.iter().map(|&id| (id, Unit { place: Place::On(to), ..*game.unit(id) })).collect()
        };
        if self.may_join(hex, &members(self, hex)).is_ok() {
            return;
        }
        let at = march.trail.iter().rposition(|&known| known == hex).unwrap_or(0);
        for &back in march.trail.iter().take(at).rev() {
            if self.may_join(back, &members(self, back)).is_ok() {
                self.put_back(&here, back, march, false, report);
                return;
            }
        }
        if let Some(&first) = march.trail.first() {
            self.put_back(&here, first, march, true, report);
        }
    }

    fn put_back(&mut self, units: &[UnitId], to: Hex, march: &March, reform: bool, report: &mut Report) {
        for &id in units {
            let before = march.units.iter().position(|&other| other == id).and_then(|at| march.before.get(at)).copied();
            self.edit(id, |unit| {
                unit.place = Place::On(to);
                if let (true, Some(before)) = (reform, before) {
                    (unit.formation, unit.facing, unit.hand) = (before.formation, before.facing, before.hand);
                    if unit.morale != Morale::Good && unit.formation == Formation::ExtendedLine {
                        unit.formation = Formation::Line;
                        unit.hand = None;
                    }
                }
            });
            report.tell(What::WentBack { unit: id, to }, [rule!("R77")]);
        }
        for &leader in &march.leaders {
            self.edit_leader(leader, |leader| {
                if leader.hex().is_some() {
                    leader.post = Post::On(to);
                }
            });
        }
    }
}
