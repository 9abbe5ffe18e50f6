//! The sensible bot on the whole field [20.3]. With 400 counters nothing is worked out anew for each command: what there is to do
//! in a phase is listed once, and each thing on the list is checked when its turn comes.

use super::march::March;
use super::orders;
use crate::weigh::{best_target, prospect};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::bot::Manner;
use std::collections::{BTreeSet, VecDeque};
use winter::options::{MayAttack, MayFire};
use winter::{Command, Game, Options, Proposal, UnitId};

/// Number of times that a command phase is looked at again: orders received let others be sent.
const LOOKS: u8 = 4;
/// A charge with less to hope for is dropped.
const HOPE: i32 = 0;

/// Knowledge of the phase that is played.
#[derive(Default)]
pub(super) struct Staff {
    phase: Option<u32>,
    orders: VecDeque<Command>,
    looks: u8,
    given: bool,
    march: Option<March>,
    shots: VecDeque<MayFire>,
    /// Units that have nothing worth firing at, and attacks that are not worth it.
    spurned: BTreeSet<Vec<UnitId>>,
    declined: BTreeSet<(Hex, Hex, Option<Hex>)>,
}

impl Staff {
    /// Forgets what another phase was about.
    pub(super) fn look(&mut self, phase: u32) {
        if self.phase != Some(phase) {
            *self = Staff { phase: Some(phase), ..Staff::default() };
        }
    }

    /// A command phase.
    pub(super) fn command(&mut self, game: &Game, side: Side, manner: Manner) -> Command {
        loop {
            while let Some(command) = self.orders.pop_front() {
                if game.check(side, &command).is_ok() {
                    self.given = true;
                    return command;
                }
            }
            let again = self.looks == 0 || self.given;
            if !again || self.looks >= LOOKS {
                return Command::EndPhase;
            }
            self.looks += 1;
            self.given = false;
            self.orders = orders::plan(game, side, manner).into();
        }
    }

    /// A movement phase. If its end is refused, because something must still move, all is looked at once more.
    pub(super) fn movement(&mut self, game: &Game, side: Side, manner: Manner) -> Command {
        loop {
            let march = self.march.get_or_insert_with(|| March::of(game, side));
            if let Some(command) = march.next(game, side, manner) {
                return command;
            }
            if self.looks > 0 || game.check(side, &Command::EndPhase).is_ok() {
                return Command::EndPhase;
            }
            self.looks += 1;
            self.march = None;
        }
    }

    /// A shock phase: charges that were declared, then attacks with good odds.
    pub(super) fn shock(&mut self, game: &Game, manner: Manner) -> Command {
        let Options::Shock { attacks, charges, .. } = game.options() else { return Command::EndPhase };
        if let Some(&unit) = charges.first() {
            return charge(game, unit);
        }
        for attack in attacks {
            let MayAttack { from, to, via, may_advance, .. } = attack;
            if !self.declined.contains(&(from, to, via)) {
                if prospect(game, &Proposal::Attack { from, to, via }) > manner.of(8, -2, 20) {
                    return Command::Attack { from, to, advance: may_advance, via };
                }
                self.declined.insert((from, to, via));
            }
        }
        Command::EndPhase
    }

    /// Fire by turns: each unit that can fire, at the best of its nearest targets.
    pub(super) fn fire(&mut self, game: &Game, side: Side) -> Command {
        loop {
            while let Some(shot) = self.shots.pop_front() {
                match aimed(game, side, &shot) {
                    Some(command) => return command,
                    None => drop(self.spurned.insert(shot.units)),
                }
            }
            let Options::Fire { shots, .. } = game.options() else { return Command::Pass };
            self.shots = shots.into_iter().filter(|shot| !self.spurned.contains(&shot.units)).collect();
            if self.shots.is_empty() {
                return Command::Pass;
            }
        }
    }
}

/// The best ride of a charge; it is dropped if that is a bad one.
fn charge(game: &Game, unit: UnitId) -> Command {
    let weighed = game.charge_rides(unit).into_iter().filter_map(|path| {
        let start = game.state().unit(unit).hex();
        let hexes: Vec<Hex> = start.into_iter().chain(path.iter().copied()).collect();
        match *hexes.as_slice() {
            [.., from, to] if !game.stack(to).is_empty() => {
                Some((prospect(game, &Proposal::Charge { unit, from, to }), path))
            }
            _ => None,
        }
    });
    match weighed.max_by_key(|(hope, _)| *hope).filter(|(hope, _)| *hope > HOPE) {
        Some((_, path)) => Command::Charge { unit, path },
        None => Command::DropCharge { unit },
    }
}

/// A shot at the best of the nearest targets, if one of them is worth it.
fn aimed(game: &Game, side: Side, shot: &MayFire) -> Option<Command> {
    best_target(game, side, shot).map(|(_, target)| Command::Fire { units: shot.units.clone(), targets: vec![target] })
}
