//! Commands of the movement segment, checked whole before any step is executed [2.4, 18].

use super::breach::Breach;
use super::cases;
use super::command::{Action, OrderFor};
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::march::March;
use super::state::*;
use super::tasks::{Chance, MoveTask, Task};
use engine::contract::Side;
use engine::hex::Hex;

/// More actions than any allowance pays for, with turns that cost nothing between them.
pub(crate) const LONGEST_LIST: usize = 128;

/// Units at some point of their list, and what the list has been so far.
#[derive(Clone, Copy)]
pub(crate) struct Listed {
    pub(crate) march: March,
    free_turns: u16,
    pays: bool,
}

impl Listed {
    pub(crate) fn new(march: March) -> Listed {
        Listed { march, free_turns: 0, pays: false }
    }
}

/// A unit that wants to stop in a hex without room breaks the chart, not the rule of passing [12.1, 12.3].
fn last_step(breach: Breach, action: &Action, rest: &[Action]) -> Breach {
    let goes_on = rest.iter().any(|next| matches!(next, Action::Enter(_)));
    match action {
        Action::Enter(to) if breach.rule == Some(cases::PASSING) && !goes_on => no_room(*to),
        _ => breach,
    }
}

/// The hex is too full to stop in [12.1].
pub(crate) fn no_room(hex: Hex) -> Breach {
    Breach::of(cases::STACKING, "no-room").at(hex)
}

impl Game {
    /// The list with one action more.
    pub(crate) fn then(&self, units: &[UnitId], so_far: &Listed, action: &Action) -> Result<Listed, Breach> {
        let march = self.act(units, &so_far.march, action)?;
        let free = matches!(action, Action::Turn(_)) && march.cost == 0;
        Ok(Listed { march, free_turns: so_far.free_turns + u16::from(free), pays: so_far.pays || !free })
    }

    /// Whether a list may end there: the units may stay, and turns for nothing are not made again and again (R69).
    pub(crate) fn may_end(&self, units: &[UnitId], list: &Listed) -> Result<(), Breach> {
        self.may_rest(units, &list.march)?;
        if !list.pays && (list.free_turns > 1 || units.iter().any(|id| self.unit(*id).marks.free_turn)) {
            return Err(Breach::of(cases::FREE_COMMANDS, "turned-already"));
        }
        Ok(())
    }

    /// The march at the end of a list of actions, or the first case that it breaks.
    pub(crate) fn check_move(
        &self,
        side: Side,
        units: &[UnitId],
        leaders: &[LeaderId],
        actions: &[Action],
    ) -> Result<March, Breach> {
        let march = self.march(side, units)?;
        self.check_companions(side, leaders, march.hex)?;
        if actions.is_empty() || actions.len() > LONGEST_LIST {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes"));
        }
        let mut list = Listed::new(march);
        for (place, action) in actions.iter().enumerate() {
            let rest = actions.get(place + 1..).unwrap_or_default();
            list = self.then(units, &list, action).map_err(|breach| last_step(breach, action, rest).by_any(units))?;
        }
        self.may_end(units, &list).map_err(|breach| breach.by_any(units))?;
        Ok(list.march)
    }

    /// Leaders who go along are in the hex (R82).
    pub(crate) fn check_companions(&self, side: Side, leaders: &[LeaderId], hex: Hex) -> Result<(), Breach> {
        for (place, &leader) in leaders.iter().enumerate() {
            let own = self.board.leader(leader).is_some_and(|data| data.side == side);
            let twice = leaders.iter().skip(place + 1).any(|other| *other == leader);
            if !own || twice || self.state.leader_hex(leader) != Some(hex) {
                return Err(Breach::of(cases::LEADER_MOVES, "not-with-them").by_leader(leader));
            }
        }
        Ok(())
    }

    pub(crate) fn begin_move(&mut self, units: &[UnitId], leaders: &[LeaderId], actions: &[Action]) {
        let hex = units.first().and_then(|id| self.hex_of(*id));
        // Top first, however they were named.
        let ordered: Vec<UnitId> =
            hex.map(|hex| self.stack(hex).filter(|id| units.contains(id)).collect()).unwrap_or_default();
        let only_turns = actions.iter().all(|action| matches!(action, Action::Turn(_)));
        let free = only_turns
            && self.march(self.state.phasing, &ordered).is_ok_and(|march| {
                let turned = |action: &Action| self.act(&ordered, &march, action).is_ok_and(|next| next.cost == 0);
                actions.iter().all(turned)
            });
        if free {
            for id in &ordered {
                self.mark(*id, |marks| marks.free_turn = true);
            }
        }
        self.state.agenda.push(Task::Move(MoveTask {
            units: ordered,
            leaders: leaders.to_vec(),
            actions: actions.to_vec(),
            fired: false,
            lost_before: Vec::new(),
            cut: false,
            limbered: false,
            way: hex.into_iter().collect(),
            crossed: Vec::new(),
            chance: Chance::Past,
            asked: false,
        }));
    }

    /// [12.5]
    pub(crate) fn check_restack(&self, side: Side, hex: Hex, units: &[UnitId]) -> Result<(), Breach> {
        let now = self.stack_list(hex);
        let mut sorted = (now.clone(), units.to_vec());
        sorted.0.sort_unstable();
        sorted.1.sort_unstable();
        if now.is_empty() || self.holder(hex) != Some(side) || sorted.0 != sorted.1 {
            return Err(Breach::of(cases::STACK_ORDER, "not-the-stack").at(hex));
        }
        if self.in_zone(side.other(), hex) {
            return Err(Breach::of(cases::STACK_ORDER, "in-a-zone").at(hex));
        }
        if now == units {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("stack").at(hex));
        }
        if self.state.restacked.contains(&hex) {
            return Err(Breach::of(cases::FREE_COMMANDS, "restacked-already").at(hex));
        }
        Ok(())
    }

    pub(crate) fn restack(&mut self, hex: Hex, units: &[UnitId], report: &mut Report) {
        let facing = self.hex_facing(hex);
        self.set_stack(hex, units);
        if let (Some(facing), Some(top)) = (facing, self.top(hex)) {
            let formation = self.unit(top).formation;
            let facing = if facing.fits(formation) { facing } else { facing.fitted(formation) };
            // Guns in a work keep their own.
            if self.arm(top) != Arm::Artillery || self.board.cell(hex).work.is_none() {
                self.form(top, formation, facing);
            }
            self.align(hex);
        }
        self.state.restacked.push(hex);
        report.tell(What::Restacked { hex, units: units.to_vec() }, cases::STACK_ORDER);
    }

    /// Whether a unit can hold orders at all [3.3].
    pub(crate) fn takes_orders(&self, id: UnitId) -> bool {
        self.arm(id) != Arm::Artillery || self.is_horse_guns(id)
    }

    /// [3.3] `once` in the movement segment, where each unit is given orders once.
    pub(crate) fn check_orders(&self, side: Side, orders: &[OrderFor], once: bool) -> Result<(), Breach> {
        for (place, order) in orders.iter().enumerate() {
            let id = order.unit;
            if !self.known(id) {
                return Err(Breach::plain("unknown-unit"));
            }
            let gone = !matches!(self.unit(id).place, Place::On(_) | Place::Waiting);
            if self.side_of(id) != side || gone || orders.iter().skip(place + 1).any(|other| other.unit == id) {
                return Err(Breach::of(cases::ORDERS, "no-orders").by(id));
            }
            let given = order.orders;
            let cavalry = self.arm(id) == Arm::Cavalry;
            let foreign = !cavalry
                && (given.reaction != ReactionOrder::Ask || given.opportunity != OpportunityOrder::Hold)
                || self.arm(id) != Arm::Infantry && given.answer != AnswerOrder::Ask
                || !(cavalry || self.is_horse_guns(id) || self.can_skirmish(id))
                    && given.withdraw != WithdrawOrder::Ask;
            if foreign {
                return Err(Breach::of(cases::ORDERS, "not-its-order").by(id));
            }
            if self.unit(id).orders == given {
                return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("orders").by(id));
            }
            if once && self.unit(id).marks.orders_given {
                return Err(Breach::of(cases::FREE_COMMANDS, "ordered-already").by(id));
            }
        }
        Ok(())
    }

    pub(crate) fn give_orders(&mut self, orders: &[OrderFor], report: &mut Report) {
        for order in orders {
            if let Some(unit) = self.unit_mut(order.unit) {
                unit.orders = order.orders;
                unit.marks.orders_given = true;
            }
            report.tell(What::OrdersGiven { unit: order.unit, orders: order.orders }, cases::ORDERS);
        }
    }
}
