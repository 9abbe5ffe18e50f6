//! The options of the side that must decide: enough for a screen to light up hexes, and for a player to build every
//! command.

use super::command::*;
use super::definition::*;
use super::facing::Facing;
use super::game::Game;
use super::movement::{LONGEST_LIST, Listed};
use super::moving::stirs;
use super::reach::Reached;
use engine::contract::Side;
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The options of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named as the questions are")]
pub enum Options {
    /// No side must decide.
    Nothing,
    /// Charge, or end; units of one hex may charge together.
    Charge(Vec<ChargeOption>),
    React(Vec<UnitId>),
    Answer(Vec<Answer>),
    /// Go on or try to stop.
    Press,
    /// Enter or stay.
    Occupy,
    Movement(MoveOptions),
    OpportunityCharge(Vec<UnitId>),
    Fire(FireOptions),
    Assault(Vec<AssaultOption>),
    Withdraw(Vec<PathOption>),
    Advance {
        units: Vec<UnitId>,
        must: bool,
    },
    FollowUp(Vec<AssaultOption>),
    /// Units that may be given orders.
    Close(Vec<UnitId>),
}

/// A unit that may charge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChargeOption {
    /// The unit.
    pub unit: UnitId,
    /// Leaders of its hex who may ride along.
    pub leaders: Vec<LeaderId>,
    /// The targets it can charge alone, with the cheapest path; other paths are lawful too.
    pub targets: Vec<ChargeTarget>,
}

/// A hex that can be charged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "where, by which way and at what price")]
pub struct ChargeTarget {
    pub target: Hex,
    pub path: Vec<Hex>,
    pub cost: HalfPoints,
}

/// The possible moves in a movement segment besides ending it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveOptions {
    /// Units that may move, alone and together.
    pub movers: Vec<Mover>,
    /// Reinforcements that may enter.
    pub entries: Vec<EntryOption>,
    /// Leaders who may ride.
    pub leaders: Vec<LeaderOption>,
    /// Hexes whose stacks may be put in another order.
    pub restack: Vec<Hex>,
    /// Units that may be given orders.
    pub orders: Vec<UnitId>,
}

/// Units that may move together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// The units; the first is the highest.
    pub units: Vec<UnitId>,
    /// Points they have left.
    pub left: HalfPoints,
    /// Leaders of the hex who may go along.
    pub leaders: Vec<LeaderId>,
    /// The actions they may do in their hex, each by itself.
    pub actions: Vec<ActionOption>,
    /// The hexes they may move to.
    pub reach: Vec<Reached>,
}

/// An action that units may do in their hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the action and its price")]
pub struct ActionOption {
    pub action: Action,
    pub cost: HalfPoints,
    /// Whether enemies can fire at it.
    pub draws_fire: bool,
}

/// A reinforcement that may enter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the units, the hex and the formation; facing any side")]
pub struct EntryOption {
    pub unit: UnitId,
    pub leaders: Vec<LeaderId>,
    pub hex: Hex,
    pub formation: Formation,
    pub cost: HalfPoints,
}

/// A leader who may ride.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit and its new hex")]
pub struct LeaderOption {
    pub leader: LeaderId,
    pub rides: Vec<PathOption>,
}

/// A way and its price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a way and its price")]
pub struct PathOption {
    pub path: Vec<Hex>,
    pub cost: HalfPoints,
}

/// The units that may fire, and their targets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FireOptions {
    /// Units with the hexes in their range, arc and sight.
    pub firers: Vec<Firer>,
    /// Attacks that may be made as they are; firers may be combined [21.4].
    pub attacks: Vec<FireAttack>,
}

/// A unit that may fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit and its target")]
pub struct Firer {
    pub unit: UnitId,
    pub targets: Vec<Hex>,
}

/// A unit that may assault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the unit and its target")]
pub struct AssaultOption {
    pub unit: UnitId,
    pub targets: Vec<Hex>,
    /// Whether it may save itself [32.7].
    pub may_save: bool,
}

impl Game {
    /// Units of a side that may charge, whether or not anything is in their reach [37.1].
    pub fn charging(&self, side: Side) -> Vec<UnitId> {
        self.chargers(side).collect()
    }

    /// The targets that a unit alone can charge, each with the cheapest path.
    pub fn charge_choices(&self, unit: UnitId) -> Vec<ChargeTarget> {
        let target = |(target, ride): (Hex, super::charge::Ride)| ChargeTarget {
            target,
            path: ride.path,
            cost: HalfPoints(ride.cost),
        };
        self.charge_targets(unit).map(target).collect()
    }

    /// Groups of units that may move: each unit alone, and all of a hex that are alike.
    pub fn movers(&self, side: Side) -> Vec<Vec<UnitId>> {
        let able: Vec<UnitId> = self.on_map(side).filter(|id| self.points_left(*id) > 0).collect();
        let mut groups: Vec<Vec<UnitId>> = able.iter().map(|id| vec![*id]).collect();
        let mut hexes: Vec<Hex> = able.iter().filter_map(|id| self.hex_of(*id)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        for hex in hexes {
            let mut alike: Vec<Vec<UnitId>> = Vec::new();
            for id in self.stack(hex).filter(|id| able.contains(id)) {
                let same = |group: &&mut Vec<UnitId>| {
                    group.first().is_some_and(|other| {
                        self.arm(*other) == self.arm(id)
                            && self.unit(*other).formation == self.unit(id).formation
                            && self.unit(*other).order == self.unit(id).order
                    })
                };
                match alike.iter_mut().find(same) {
                    Some(group) => group.push(id),
                    None => alike.push(vec![id]),
                }
            }
            groups.extend(alike.into_iter().filter(|group| group.len() > 1));
        }
        groups
    }

    /// The actions that units may do in their hex, each by itself: turns, formations, limbering, prolonging.
    pub fn actions_of(&self, side: Side, units: &[UnitId]) -> Vec<ActionOption> {
        self.actions_after(side, units, &[])
    }

    /// The next actions that units may do after the actions in `done`.
    pub fn actions_after(&self, side: Side, units: &[UnitId], done: &[Action]) -> Vec<ActionOption> {
        let Ok(march) = self.march(side, units) else { return Vec::new() };
        let add = |list: Listed, action: &Action| self.then(units, &list, action).ok();
        let list = done.iter().try_fold(Listed::new(march), add).filter(|_| done.len() < LONGEST_LIST);
        let Some(list) = list else { return Vec::new() };
        let march = list.march;
        let mut actions: Vec<Action> = Facing::all(march.formation).into_iter().map(Action::Turn).collect();
        const FORMATIONS: [Formation; 7] = [
            Formation::Column,
            Formation::Line,
            Formation::Carre,
            Formation::Skirmish,
            Formation::RoadMarch,
            Formation::GeneralOrder,
            Formation::Limbered,
        ];
        for formation in FORMATIONS.into_iter().filter(|formation| *formation != march.formation) {
            actions.extend(Facing::all(formation).into_iter().map(|facing| Action::Form { formation, facing }));
        }
        if march.arm == Arm::Artillery {
            actions.extend([Action::Limber, Action::Unlimber]);
            actions.extend(self.board.neighbours(march.hex).map(|(_, hex)| Action::Prolong(hex)));
        }
        let exposed = self.is_exposed(march.side, march.hex);
        let lawful = actions.into_iter().filter_map(|action| {
            let longer = self.then(units, &list, &action).ok()?;
            self.may_end(units, &longer).ok()?;
            let cost = longer.march.cost;
            Some(ActionOption { action, cost: HalfPoints(cost), draws_fire: exposed && stirs(&action, cost) })
        });
        lawful.collect()
    }

    /// Reinforcements that may enter now.
    pub fn entry_options(&self, side: Side) -> Vec<EntryOption> {
        let mut found = Vec::new();
        let due = self.board.unit_ids().filter(|id| self.side_of(*id) == side);
        for (unit, entry) in due.filter_map(|id| Some((id, self.due(id)?))) {
            let leaders: Vec<LeaderId> =
                self.board.leader_ids().filter(|id| self.leader_due(*id) == Some(entry)).collect();
            let facing = Facing::Side(engine::hex::Direction::Down);
            for hex in self.entry_hexes(side, entry) {
                for formation in [Formation::RoadMarch, Formation::Column, Formation::Limbered] {
                    if let Ok(cost) = self.check_enter(side, unit, &[], hex, formation, facing) {
                        let leaders = leaders.clone();
                        found.push(EntryOption { unit, leaders, hex, formation, cost: HalfPoints(cost) });
                    }
                }
            }
        }
        found
    }

    /// Hexes whose stacks may be put in another order.
    pub fn restackable(&self, side: Side) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.on_map(side).filter_map(|id| self.hex_of(id)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|hex| {
            self.stack(*hex).count() > 1 && !self.in_zone(side.other(), *hex) && !self.state.restacked.contains(hex)
        });
        hexes
    }

    /// Units that may be given orders in this segment.
    pub fn orderable(&self, side: Side) -> Vec<UnitId> {
        self.on_map(side).filter(|id| self.takes_orders(*id) && !self.unit(*id).marks.orders_given).collect()
    }
}
