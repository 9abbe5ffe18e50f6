//! Moves, the charges at moving units, and the dice for limbering [13.6, 18, 42].

use crate::command::Action;
use crate::definition::{Formation, HalfPoints, LeaderId};
use crate::options::{LeaderOption, MoveOptions, Mover};
use crate::question::*;
use crate::state::Order;
use crate::tasks::{Chance, LimberTask, MoveTask};

/// The movement segment.
pub(super) struct Moves;

impl Question for Moves {
    fn comes_up(&self, game: &Game) -> bool {
        let side = game.state.phasing;
        let leader = |id: LeaderId| {
            game.board.leader(id).is_some_and(|data| data.side == side)
                && (game.state.leader_hex(id).is_some() || game.leader_due(id).is_some())
        };
        game.on_map(side).any(|id| game.unit(id).order != Order::Routed)
            || game.board.leader_ids().any(leader)
            || game.board.unit_ids().any(|id| game.side_of(id) == side && game.due(id).is_some())
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        game.segment_asks(game.state.phasing, Decision::Movement)
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        let movers = game.movers(side).into_iter().map(|units| {
            let hex = units.first().and_then(|id| game.hex_of(*id));
            Mover {
                left: HalfPoints(units.iter().map(|id| game.points_left(*id)).min().unwrap_or(0)),
                leaders: hex.map(|hex| game.leaders_in(hex, side).collect()).unwrap_or_default(),
                actions: game.actions_of(side, &units),
                reach: game.reach(side, &units),
                units,
            }
        });
        let movers = movers.filter(|mover| !mover.actions.is_empty() || !mover.reach.is_empty()).collect();
        let leaders = game.board.leader_ids().filter_map(|leader| {
            let rides = game.leader_rides(side, leader);
            (!rides.is_empty()).then_some(LeaderOption { leader, rides })
        });
        Options::Movement(MoveOptions {
            movers,
            entries: game.entry_options(side),
            leaders: leaders.collect(),
            restack: game.restackable(side),
            orders: game.orderable(side),
        })
    }

    fn answer(&self, game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        let side = asked.side;
        match command {
            Command::Move { units, leaders, actions } => game.check_move(side, units, leaders, actions).map(drop),
            Command::Enter { unit, leaders, hex, formation, facing } => {
                game.check_enter(side, *unit, leaders, *hex, *formation, *facing).map(drop)
            }
            Command::MoveLeader { leader, path } => game.check_ride(side, *leader, path).map(drop),
            Command::Restack { hex, units } => game.check_restack(side, *hex, units),
            Command::Orders { orders } if orders.is_empty() => {
                Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("order"))
            }
            Command::Orders { orders } => game.check_orders(side, orders, true),
            Command::EndMovement => Ok(()),
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        match command {
            Command::Move { units, leaders, actions } => game.begin_move(units, leaders, actions),
            Command::Enter { unit, leaders, hex, formation, facing } => {
                game.enter_map(*unit, leaders, *hex, *formation, *facing, report);
            }
            Command::MoveLeader { leader, path } => game.ride(side, *leader, path, report),
            Command::Restack { hex, units } => game.restack(*hex, units, report),
            Command::Orders { orders } => game.give_orders(orders, report),
            _ => {}
        }
    }

    /// It names no unit.
    fn name(&self, _named: &mut Named) {}
}

impl Question for MoveTask {
    fn waits_for(&self) -> Wait {
        match self.chance {
            Chance::Past | Chance::Open => Wait::Nothing,
            Chance::Trying(_) => Wait::Checks,
            Chance::Asking(_) => Wait::Answer,
        }
    }

    fn asked(&self, game: &Game) -> Option<Asked> {
        let Chance::Asking(units) = &self.chance else { return None };
        let target = self.units.first().and_then(|id| game.hex_of(*id))?;
        let decision = Decision::OpportunityCharge { units: units.clone(), target };
        Some(Asked { side: game.owner(&self.units).other(), decision, rule: cases::OPPORTUNITY })
    }

    fn options(&self, _game: &Game, _side: Side) -> Options {
        match &self.chance {
            Chance::Asking(units) => Options::OpportunityCharge(units.clone()),
            Chance::Past | Chance::Open | Chance::Trying(_) => Options::Nothing,
        }
    }

    fn answer(&self, _game: &Game, asked: &Asked, command: &Command) -> Result<(), Breach> {
        match (&self.chance, command) {
            (Chance::Asking(_), Command::OpportunityCharge { unit: None }) => Ok(()),
            (Chance::Asking(units), Command::OpportunityCharge { unit: Some(unit) }) => {
                listed(units, *unit, Breach::of(cases::OPPORTUNITY_CHARGE, "may-not-charge"))
            }
            _ => Err(asked.another()),
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let mut task = MoveTask { asked: true, ..self.clone() };
        if let Command::OpportunityCharge { unit: Some(unit) } = command {
            game.try_strike(task, *unit);
        } else {
            report.tell(What::OpportunityDeclined { side }, cases::OPPORTUNITY_CHARGE);
            task.chance = Chance::Past;
            game.state.agenda.push(Task::Move(task));
        }
    }

    fn checked(&self, game: &mut Game, _passed: &[UnitId], failed: &[UnitId], report: &mut Report) -> bool {
        game.chance_checked(self.clone(), failed.is_empty(), report);
        true
    }

    fn step(&self, game: &mut Game, report: &mut Report) {
        game.step_move(self.clone(), report);
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.units);
        named.leaders.extend(&self.leaders);
        named.hexes.extend(self.way.iter().chain(&self.crossed));
        named.units.extend(self.lost_before.iter().map(|before| before.unit));
        for action in &self.actions {
            if let Action::Enter(hex) | Action::Prolong(hex) = action {
                named.hexes.push(*hex);
            }
        }
        match &self.chance {
            Chance::Trying(unit) => named.units.push(*unit),
            Chance::Asking(units) => named.units.extend(units),
            Chance::Past | Chance::Open => {}
        }
    }
}

impl Question for LimberTask {
    fn waits_for(&self) -> Wait {
        Wait::dice(self.batteries.len())
    }

    fn throw(&self, game: &Game) -> Option<(Side, Rule)> {
        Some((game.owner(&self.batteries), cases::LIMBER))
    }

    fn forecast(&self, game: &Game) -> Vec<Weighed<'_>> {
        let die = |id: &UnitId| Weighed::Die { unit: Some(*id), wanted: game.limber_wanted(*id) };
        self.batteries.iter().map(die).collect()
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let mut failed = false;
        for (&id, &face) in self.batteries.iter().zip(faces) {
            let least = game.limber_wanted(id).map_or(1, |wanted| wanted.least);
            let done = face >= u16::from(least);
            if done {
                game.form(id, Formation::Limbered, game.unit(id).facing);
            } else {
                game.mark(id, |marks| marks.ended = true);
            }
            failed |= !done;
            report.tell(What::LimberThrown { unit: id, face, least, done }, cases::LIMBER);
        }
        // They go together or not at all: where one fails the rest of the list is dropped [13.6, 18.1].
        if let (true, Some(Task::Move(list))) = (failed, game.state.agenda.last_mut()) {
            list.cut = true;
        }
    }

    fn name(&self, named: &mut Named) {
        named.units.extend(&self.batteries);
    }
}
