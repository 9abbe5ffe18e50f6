//! What is asked, and whether there is anything to ask [98, R4].

use super::agenda::Task;
use super::command::{Decision, Step, Toward};
use super::entry::Coming;
use super::game::Game;
use super::march::Order;
use super::state::*;
use super::stride::Manner;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Who is asked what by a task, if it is a question at all.
    pub(crate) fn asks_elsewhere(&self, task: &Task) -> Option<(Side, Decision)> {
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
            Task::GrandAsked => Some((Side::Second, Decision::Shock)),
            _ => None,
        }
    }

    /// Whether an open phase holds anything but its end (R4).
    pub(crate) fn is_worth_asking(&self) -> bool {
        let side = self.state.phase.side();
        if !self.takes_part(side) {
            return false;
        }
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
            self.on_map(side).any(|(id, _)| self.unit(id).charge)
                || !self.all_attacks(side, true).is_empty()
                || !self.all_follows(side).is_empty()
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
                || !self.all_riders(side).is_empty()
                || self.board.leader_ids().any(|id| !self.all_attachable(side, id).is_empty())
        }
    }

    /// Whether a side has a combat unit on the map or still to come (R7).
    pub(crate) fn takes_part(&self, side: Side) -> bool {
        let agreed =
            |id: UnitId| self.board.data(id).is_some_and(|data| data.extra.is_none_or(|extra| self.options.has(extra)));
        self.board.unit_ids().filter(|&id| self.side_of(id) == side).any(|id| match self.unit(id).place {
            Place::On(_) => true,
            Place::Waiting => agreed(id),
            _ => false,
        })
    }

    /// Whether a unit can take any step, alone or with whoever turns and forms with it [9.4].
    pub(crate) fn can_step(&self, id: UnitId) -> bool {
        let Some(hex) = self.hex_of(id) else { return false };
        self.can_step_alone(id, hex) || self.can_turn_together(id, hex)
    }

    fn can_turn_together(&self, id: UnitId, hex: Hex) -> bool {
        let kind = |other: UnitId| std::mem::discriminant(&self.counter(other).role);
        let units: Vec<UnitId> = self.units_at(hex).iter().copied().filter(|&other| kind(other) == kind(id)).collect();
        let may = |step: Step| {
            let order =
                Order { units: &units, steps: &[step], leaders: &[], grand: false, toward: None, entering: false };
            let members = units.iter().map(|&id| (id, *self.unit(id))).collect();
            self.plan_march(&order, members).is_ok()
        };
        units.len() > 1
            && (super::facing::Facing::ALL.into_iter().any(|facing| may(Step::Face(facing)))
                || self.forms(id).into_iter().any(may))
    }

    fn can_step_alone(&self, id: UnitId, hex: Hex) -> bool {
        let unit = *self.unit(id);
        let whole = |step: Step| {
            let order =
                Order { units: &[id], steps: &[step], leaders: &[], grand: false, toward: None, entering: false };
            self.plan_march(&order, vec![(id, unit)]).is_ok()
        };
        // Turning and forming ask nobody's leave [5.12], so who is in command need not be known for them.
        let still = Manner::default();
        let in_place = |step: Step| {
            let next = self.stride(id, &unit, &step, &still);
            next.is_ok_and(|next| self.may_join(hex, &[(id, next)]).is_ok())
        };
        super::facing::Facing::ALL.into_iter().any(|facing| in_place(Step::Face(facing)))
            || self.forms(id).into_iter().any(in_place)
            || self.ways_out(id).into_iter().any(|toward| {
                let manner = self.manner(id, false, toward).unwrap_or_default();
                self.board.around(hex).any(|(_, to)| {
                    let next = self.stride(id, &unit, &Step::Enter(to), &manner);
                    next.is_ok_and(|next| next.hex().is_none_or(|at| self.may_join(at, &[(id, next)]).is_ok()))
                })
            })
            || whole(Step::Exit)
            || whole(Step::Detach)
            || whole(Step::Rejoin)
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
}
