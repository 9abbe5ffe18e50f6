//! Turning, changing formation and wheeling: what each costs and where it cannot be done [5.7, 5.8].

use super::board::Role;
use super::breach::{Breach, Why};
use super::definition::{GunKind, Nation};
use super::facing::Facing;
use super::faults::fits;
use super::field::{self, wing_of};
use super::game::Game;
use super::sense::all_round;
use super::state::*;
use super::stride::{Gait, Manner, other_hand};
use engine::hex::Hex;

impl Game {
    /// The cost of turning [5.7].
    pub(crate) fn turn_cost(&self, from: Facing, to: Facing) -> u16 {
        let (costs, snow) = (&self.board.tables().cost, &self.board.tables().snow);
        let (apex, about) = if self.snows_hard() {
            (snow.facing_apex, snow.facing_about)
        } else {
            (costs.facing_apex, costs.facing_about)
        };
        match from.apart(to) {
            3 => about,
            apart => u16::from(apart) * apex,
        }
    }

    pub(super) fn face(&self, id: UnitId, unit: &Unit, facing: Facing, manner: &Manner) -> Result<Unit, Breach> {
        let mut next = *unit;
        if self.is_bound_on_field(id) {
            return Err(Breach::of(Why::BoundTroops, id));
        }
        if unit.formation == Formation::Square {
            return Err(Breach::of(Why::SquareTurns, id));
        }
        if unit.facing == facing {
            return Err(Breach::of(Why::NoEffect, id));
        }
        if unit.formation == Formation::ExtendedLine && unit.facing.apart(facing) != 3 {
            return Err(Breach::of(Why::NoChange, id));
        }
        if all_round(self.counter(id), unit) {
            if unit.marks.free >= self.board.tables().command.free_actions {
                return Err(Breach::of(Why::TooManyFree, id));
            }
            next.marks.free += 1;
        } else if !manner.grand {
            self.pay(id, &mut next, self.turn_cost(unit.facing, facing), false, manner)?;
        }
        if unit.formation == Formation::ExtendedLine {
            next.hand = unit.hand.map(other_hand);
        }
        next.facing = facing;
        Ok(next)
    }

    pub(super) fn form(
        &self,
        id: UnitId,
        unit: &Unit,
        (formation, facing, hand): (Formation, Facing, Option<Hand>),
        manner: &Manner,
    ) -> Result<Unit, Breach> {
        let counter = self.counter(id);
        let no = Breach::of(Why::NoChange, id);
        if self.is_bound_on_field(id) {
            return Err(Breach::of(Why::BoundTroops, id));
        }
        if self.is_member(id) && formation != Formation::Unlimbered {
            return Err(Breach::of(Why::GrandBattery, id));
        }
        let Some(hex) = unit.hex() else { return Err(no) };
        let costs = &self.board.tables().cost;
        if unit.formation == formation {
            return Err(Breach::of(Why::NoEffect, id));
        }
        let arm = self.board.data(id).map(|data| data.arm);
        if counter.is_loose() || counter.is_cossack() || !arm.is_some_and(|arm| fits(arm, formation)) {
            return Err(no);
        }
        let slow = |formation| matches!(formation, Formation::Square | Formation::ExtendedLine);
        let cost = match counter.role {
            Role::Battery(kind) => match (unit.formation, formation) {
                (Formation::Limbered, Formation::Unlimbered) | (Formation::Unlimbered, Formation::Limbered) => {
                    if kind == GunKind::FootHeavy { costs.limber_class_1 } else { costs.limber }
                }
                (Formation::Limbered, Formation::RoadColumn) | (Formation::RoadColumn, Formation::Limbered) => {
                    costs.formation
                }
                _ => return Err(no),
            },
            _ if slow(formation) || slow(unit.formation) => costs.formation_slow,
            _ => costs.formation,
        };
        let cost = if self.snows_hard() { cost + self.board.tables().snow.formation_more } else { cost };
        let mut next = *unit;
        let mut payer = *unit;
        if unit.formation == Formation::Square {
            payer.formation = formation;
            payer.marks.allowance = None;
        }
        if !manner.grand {
            self.pay(id, &mut payer, cost, true, manner)?;
        }
        next.marks = payer.marks;
        let ground = match formation {
            Formation::Line | Formation::Column | Formation::Square | Formation::ExtendedLine => !self.loosens(hex),
            Formation::RoadColumn => self.board.spot(hex).road.is_some(),
            _ => true,
        };
        if !ground {
            return Err(Breach::of(Why::GroundForbids, id));
        }
        let limbers = (unit.formation, formation) == (Formation::Unlimbered, Formation::Limbered);
        if unit.morale == Morale::Routed || unit.morale == Morale::Disordered && !limbers {
            return Err(no);
        }
        next.formation = formation;
        next.facing = facing;
        next.hand = None;
        if formation == Formation::ExtendedLine {
            let wing = hand.and_then(|hand| wing_of(&self.board, hex, facing, hand)).ok_or(no)?;
            let open = self.ground_cost(Gait::Infantry, wing, false).is_some() && !self.loosens(wing);
            if unit.strength < costs.extended_line_from || !open || self.has(counter.side.other(), wing) {
                return Err(no);
            }
            next.hand = hand;
        } else if hand.is_some() {
            return Err(no);
        }
        if limbers && self.board.data(id).is_some_and(|data| data.once_unlimbered_stays) {
            return Err(Breach::of(Why::StaysUnlimbered, id));
        }
        if formation == Formation::Unlimbered && counter.role == Role::Battery(GunKind::Light) {
            self.light_guns_may_unlimber(id, hex)?;
        }
        self.settle(id, &mut next, manner);
        Ok(next)
    }

    /// Light guns unlimber only beside a battalion of their division that has at most one other beside it [19.42].
    fn light_guns_may_unlimber(&self, id: UnitId, hex: Hex) -> Result<(), Breach> {
        let own = self.counter(id);
        if own.nation != Nation::Russian {
            return Ok(());
        }
        let guns_beside = |at: Hex| {
            let near = self.board.around(at).flat_map(|(_, beside)| self.units_at(beside));
            near.filter(|&&other| other != id && self.counter(other).role == Role::Battery(GunKind::Light)).count()
        };
        let mate = |other: UnitId| {
            let them = self.counter(other);
            them.is_battalion() && them.side == own.side && them.division.is_some() && them.division == own.division
        };
        let found = self
            .board
            .around(hex)
            .any(|(_, at)| self.units_at(at).iter().any(|&other| mate(other)) && guns_beside(at) <= 1);
        if found { Ok(()) } else { Err(Breach::of(Why::LightGuns, id)) }
    }

    pub(super) fn wheel(
        &self,
        id: UnitId,
        unit: &Unit,
        facing: Facing,
        round_own: bool,
        manner: &Manner,
    ) -> Result<Unit, Breach> {
        let no = Breach::of(Why::NoChange, id);
        let (Some(hex), Some(hand), Some(wing)) = (unit.hex(), unit.hand, field::wing(&self.board, unit)) else {
            return Err(no);
        };
        if unit.facing.apart(facing) != 1 {
            return Err(no);
        }
        // The pivot stays; the other element goes to the new flank hex beside it.
        let (own, other) = if round_own {
            (hex, wing_of(&self.board, hex, facing, hand).ok_or(no)?)
        } else {
            let own = wing_of(&self.board, wing, facing, other_hand(hand)).ok_or(no)?;
            (own, own)
        };
        let ground = self.ground_cost(Gait::Infantry, other, false).ok_or(Breach::at(Why::Closed, id, other))?;
        let mut next = *unit;
        let tables = self.board.tables();
        let wheel = if self.snows_hard() { tables.snow.wheel_extended } else { tables.cost.wheel_extended };
        self.pay(id, &mut next, wheel + ground, false, manner)?;
        if self.has(self.side_of(id).other(), other) {
            return Err(Breach::there(Why::EnemyThere, other));
        }
        self.may_go(id, other)?;
        if !manner.commanded && own != hex {
            return Err(Breach::of(Why::OutOfCommand, id));
        }
        next.place = Place::On(own);
        next.facing = facing;
        if self.loosens(other) {
            next.formation = Formation::GeneralOrder;
            next.hand = None;
            self.settle(id, &mut next, manner);
        }
        Ok(next)
    }
}
