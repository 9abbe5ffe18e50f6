//! Moves: a list of steps is checked as if nothing interfered [R8, R76].

use super::board::Role;
use super::breach::{Breach, Why};
use super::command::{Step, Toward};
use super::definition::Level;
use super::game::Game;
use super::stacking::Member;
use super::state::*;
use super::stride::{Gait, Manner};
use super::tables::SIXTHS;
use super::whole::Rank;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

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

/// The goal of a unit that was given none: the one leader there is. A skirmish unit may also have its battalion.
fn only_goal(role: Role, could: &[(Toward, Hex)]) -> Option<Hex> {
    let leaders = |goal: &&(Toward, Hex)| matches!(goal.0, Toward::Leader(_));
    match (could, role) {
        ([(_, hex)], _) => Some(*hex),
        (_, Role::Skirmisher) => match could.iter().filter(leaders).collect::<Vec<_>>().as_slice() {
            [(_, hex)] => Some(*hex),
            _ => None,
        },
        _ => None,
    }
}

impl Game {
    /// Whether units can be named in one move (R76).
    pub(crate) fn may_go_together(&self, units: &[UnitId]) -> bool {
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

    /// The manner in which a unit moves by the list [5.12].
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
            None => only_goal(self.counter(id).role, &could),
        };
        let stays = self.unit(id).marks.self_command == Some(false);
        Ok(Manner { commanded: false, toward: goal.filter(|_| !stays), grand })
    }

    /// The units after the whole list, if nothing interferes.
    pub(crate) fn plan_march(&self, order: &Order<'_>, sim: Vec<Member>) -> Result<Vec<Member>, Breach> {
        if order.steps.len() > LONGEST {
            return Err(Breach::new(Why::TooLong));
        }
        if !self.may_go_together(order.units) {
            return Err(Breach::new(Why::NotTogether));
        }
        let manner = |&id: &UnitId| {
            let fresh = Manner { commanded: true, toward: None, grand: order.grand };
            if order.entering { Ok(fresh) } else { self.manner(id, order.grand, order.toward) }
        };
        let manners = order.units.iter().map(manner).collect::<Result<Vec<_>, _>>()?;
        self.plan_steps(order, sim, &manners)
    }

    /// Plans the steps of units that may go together, once the manner of each is known.
    pub(crate) fn plan_steps(
        &self,
        order: &Order<'_>,
        mut sim: Vec<Member>,
        manners: &[Manner],
    ) -> Result<Vec<Member>, Breach> {
        let start: Vec<Member> = sim.clone();
        let mut trail: Vec<Hex> = sim.first().and_then(|(_, unit)| unit.hex()).into_iter().collect();
        let mut detached: Vec<Option<Hex>> = Vec::new();
        for step in order.steps {
            if *step == Step::Detach {
                detached.push(sim.first().and_then(|(_, unit)| unit.hex()));
            }
            if sim.len() > 1 && matches!(step, Step::Detach | Step::Rejoin | Step::Wheel { .. }) {
                return Err(Breach::new(Why::NotTogether));
            }
            for ((id, unit), manner) in sim.iter_mut().zip(manners) {
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
            self.plan_leaders(order, &trail)?;
        }
        self.plan_standing(&sim, &detached)?;
        Ok(sim)
    }

    /// Whether all may be in the hexes where they end [9.4].
    fn plan_standing(&self, sim: &[Member], detached: &[Option<Hex>]) -> Result<(), Breach> {
        let standing: Vec<Member> = sim.iter().copied().filter(|(_, unit)| unit.hex().is_some()).collect();
        let Some(hex) = standing.first().and_then(|(_, unit)| unit.hex()) else { return Ok(()) };
        let mut joining = standing;
        if let Some((battalion, unit)) = sim.first() {
            let strength = self.skirmish_size(*battalion);
            // They have no formation of their own.
            let made = Unit { strength, hand: None, formation: Formation::GeneralOrder, ..*unit };
            // Units left behind on the path are in the hexes where they were detached.
            let here = detached.iter().filter(|at| **at == Some(hex)).count();
            joining.extend(self.free_skirmishers(*battalion).take(here).map(|id| (id, made)));
        }
        self.may_join(hex, &joining)
    }

    /// The points a leader has, in sixths [5.2].
    pub(crate) fn leader_allowance(&self, id: LeaderId) -> u16 {
        let table = &self.board.tables().allowance;
        let slow = self.state.leader(id).state == CommandState::Standing
            && !matches!(self.board.leader(id).level, Level::Brigade | Level::Cossack);
        let points = if slow { table.standing_commander } else { table.leader };
        u16::from(points.min(self.snow_leader())) * SIXTHS
    }

    /// The cost of a path for a leader; out of command, each hex must be nearer to the superior [17.4].
    pub(crate) fn leader_cost(&self, id: LeaderId, trail: &[Hex]) -> Result<u16, Breach> {
        let leader = self.state.leader(id);
        if leader.state == CommandState::Inactive {
            return Err(Breach::by(Why::Inactive, id));
        }
        if self.rank(id) == Some(Rank::Battery) && leader.state != CommandState::Mobile {
            return Err(Breach::by(Why::Inactive, id));
        }
        if self.is_waiting_cossack(id) {
            return Err(Breach::by(Why::CossacksWait, id));
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
            cost = capped_sum(cost, self.entry_cost(Gait::Leader, side).ok_or(Breach::by_at(Why::Closed, id, to))?);
            if self.has(chief.side.other(), to) {
                return Err(Breach::there(Why::EnemyThere, to));
            }
            if self.wings_cross(id, to) {
                return Err(Breach::by_at(Why::WingsCross, id, to));
            }
            if bound && superior.is_some_and(|at| self.board.distance(to, at) >= self.board.distance(from, at)) {
                return Err(Breach::by(Why::LeaderAstray, id));
            }
        }
        if capped_sum(leader.spent, cost) > self.leader_allowance(id) {
            return Err(Breach::by(Why::TooFar, id));
        }
        Ok(cost)
    }

    fn plan_leaders(&self, order: &Order<'_>, trail: &[Hex]) -> Result<(), Breach> {
        let exits = order.steps.contains(&Step::Exit);
        for (at, &leader) in order.leaders.iter().enumerate() {
            let here = self.state.leader(leader).hex();
            let twice = order.leaders.iter().take(at).any(|&other| other == leader);
            if twice || trail.len() < 2 && !exits || here != trail.first().copied() {
                return Err(Breach::new(Why::LeaderElsewhere));
            }
            let cost = self.leader_cost(leader, trail)?;
            if exits {
                // The exit step costs a leader a point as it does any unit [R79].
                self.leader_may_exit(leader, trail.last().copied(), cost)?;
            } else if let (Some(&from), Some(&to)) = (trail.first(), trail.last())
                && !order.units.iter().any(|&unit| self.holds(leader, unit))
            {
                // With a unit of his own he ends where it does [19.54].
                self.gunner_may_end(leader, from, to)?;
            }
        }
        Ok(())
    }

    /// Whether a leader may leave the map from a hex, after paying for the path there; returns the whole cost [R79].
    pub(crate) fn leader_may_exit(&self, id: LeaderId, hex: Option<Hex>, cost: u16) -> Result<u16, Breach> {
        let cost = capped_sum(cost, super::tables::SIXTHS);
        if capped_sum(self.state.leader(id).spent, cost) > self.leader_allowance(id) {
            return Err(Breach::by(Why::TooFar, id));
        }
        let side = self.board.leader(id).side;
        // A leader that came to hold the town stays in play [R39].
        let held = side == Side::First && !self.leader_began_on_map(id);
        let allied = side == Side::First;
        let open = hex.is_some_and(|hex| {
            self.exit_from(side, hex).is_some()
                || allied && self.exit_from_field(self.is_prussian_leader(id), hex).is_some()
        });
        if open && !held { Ok(cost) } else { Err(Breach::by(Why::NoExit, id)) }
    }

    /// The artillery leader ends with or beside one of his horse units, or nearer to one [19.54].
    pub(crate) fn gunner_may_end(&self, id: LeaderId, from: Hex, to: Hex) -> Result<(), Breach> {
        if self.board.gunner.as_ref().is_none_or(|(gunner, _)| *gunner != id) {
            return Ok(());
        }
        let own: Vec<Hex> =
            self.on_map(Side::First).filter(|&(unit, _)| self.holds(id, unit)).map(|(_, hex)| hex).collect();
        let good = own.is_empty()
            || own.iter().any(|&hex| {
                self.board.distance(to, hex) <= 1 || self.board.distance(to, hex) < self.board.distance(from, hex)
            });
        if good { Ok(()) } else { Err(Breach::new(Why::GunnerCannot)) }
    }

    /// The unit after a step, or why it cannot be taken.
    pub(crate) fn stride(&self, id: UnitId, unit: &Unit, step: &Step, manner: &Manner) -> Result<Unit, Breach> {
        let Some(hex) = unit.hex() else { return Err(Breach::of(Why::NotOnMap, id)) };
        if unit.marks.failed {
            return Err(Breach::of(Why::Failed, id));
        }
        if self.waits_for_wave(id) {
            return Err(Breach::of(Why::WaveStays, id));
        }
        let next = match step {
            Step::Enter(to) => self.enter(id, unit, hex, *to, manner),
            Step::Face(facing) => self.face(id, unit, *facing, manner),
            Step::Form { formation, facing, hand } => self.form(id, unit, (*formation, *facing, *hand), manner),
            Step::Wheel { facing, round_own } => self.wheel(id, unit, *facing, *round_own, manner),
            Step::Detach => self.detach(id, unit, manner),
            Step::Rejoin => self.rejoin(id, unit, hex),
            Step::Exit => self.exit(id, unit, hex, manner),
        }?;
        // A rule broken by the step itself comes first [98.1].
        if unit.morale == Morale::Routed {
            return Err(Breach::of(Why::RoutedStays, id));
        }
        self.is_sober(id)?;
        Ok(next)
    }
}
