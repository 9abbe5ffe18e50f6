//! Taking strength points off units [5.5, R66].

use super::breach::{Checked, Facts, demand, number};
use super::definition::*;
use super::dues::{Due, Toll};
use super::event::{Report, What};
use super::field::Arms;
use super::game::Game;
use super::rules;
use engine::contract::Side;
use engine::count::less;
use engine::rule::Rule;

/// Units among which a part of a loss is divided.
struct Share {
    units: Vec<(UnitId, u16)>,
    due: u16,
}

impl Share {
    fn total(&self) -> u16 {
        self.units.iter().map(|unit| unit.1).sum()
    }

    /// Whether there is anything to choose.
    fn is_open(&self) -> bool {
        self.due > 0 && self.due < self.total() && self.units.len() > 1
    }
}

impl Toll {
    /// Number of strength points it takes.
    pub fn sum(&self) -> u16 {
        match self.due {
            Due::ByArm { infantry, cavalry, artillery } => infantry + cavalry + artillery,
            Due::Guns { others, artillery } => others + artillery,
        }
    }

    /// The rule by which it is divided.
    pub(crate) fn rule(&self) -> Rule {
        match self.due {
            Due::ByArm { .. } => rules::ATTRITION,
            Due::Guns { .. } => rules::LOSSES,
        }
    }
}

impl Game {
    /// A loss in combat: `guns` of it artillery if there is any, and more only if nothing else is left.
    pub(crate) fn combat_toll(&self, side: Side, leaders: &[LeaderId], loss: u16, guns: u16) -> Toll {
        let arms = self.arms_of(leaders);
        let loss = loss.min(arms.total());
        let forced = less(loss, arms.fighting());
        let artillery = guns.min(arms.artillery).min(loss).max(forced);
        Toll { side, leaders: leaders.to_vec(), due: Due::Guns { others: loss - artillery, artillery } }
    }

    fn shares(&self, toll: &Toll) -> Vec<Share> {
        let pick = |arms: &[Arm], due: u16| Share {
            units: self
                .state
                .units
                .iter()
                .zip(self.board.unit_ids())
                .filter(|(unit, id)| {
                    unit.strength > 0
                        && unit.leader.is_some_and(|leader| toll.leaders.contains(&leader))
                        && self.board.unit(*id).is_some_and(|data| arms.contains(&data.arm))
                })
                .map(|(unit, id)| (id, u16::from(unit.strength)))
                .collect(),
            due,
        };
        match toll.due {
            Due::ByArm { infantry, cavalry, artillery } => vec![
                pick(&[Arm::Infantry], infantry),
                pick(&[Arm::Cavalry], cavalry),
                pick(&[Arm::Artillery], artillery),
            ],
            Due::Guns { others, artillery } => {
                vec![pick(&[Arm::Infantry, Arm::Cavalry], others), pick(&[Arm::Artillery], artillery)]
            }
        }
    }

    /// The units that may bear a loss, by part: how many strength points, and which units with how many each.
    pub(crate) fn loss_parts(&self, toll: &Toll) -> Vec<(u16, Vec<(UnitId, u16)>)> {
        self.shares(toll).into_iter().filter(|share| share.due > 0).map(|share| (share.due, share.units)).collect()
    }

    /// The loss if there is nothing to choose, an entry for each strength point.
    pub(crate) fn only_loss(&self, toll: &Toll) -> Option<Vec<UnitId>> {
        let shares = self.shares(toll);
        (!shares.iter().any(Share::is_open)).then(|| first_loss(&shares))
    }

    /// A loss that is always legal.
    pub(crate) fn some_loss(&self, toll: &Toll) -> Vec<UnitId> {
        first_loss(&self.shares(toll))
    }

    /// Whether a list is the whole loss, no more and no less.
    pub(crate) fn check_loss(&self, toll: &Toll, units: &[UnitId]) -> Checked {
        let rule = toll.rule();
        let due = toll.sum();
        demand(units.len() == usize::from(due), rule, "wrong-loss", || {
            Facts::NONE.varied("chosen").with("due", due).with("chosen", number(units.len()))
        })?;
        let shares = self.shares(toll);
        for share in &shares {
            let mut taken = 0;
            for &(unit, strength) in &share.units {
                let named = units.iter().filter(|&&other| other == unit).count();
                demand(named <= usize::from(strength), rule, "more-than-there-is", || {
                    Facts::NONE.with("unit", self.board.unit_fact(unit)).with("strength", strength)
                })?;
                taken += named;
            }
            demand(taken == usize::from(share.due), rule, "wrong-arm", || {
                Facts::NONE.with("due", share.due).with("taken", number(taken))
            })?;
        }
        Ok(())
    }

    /// Takes the strength points off. Generals who have no units left leave the map.
    pub(crate) fn pay(&mut self, toll: &Toll, units: &[UnitId], rule: Rule, report: &mut Report) -> Arms {
        let mut lost = Arms::default();
        for &id in units {
            let Some(data) = self.board.unit(id) else { continue };
            let (arm, guard) = (data.arm, data.guard);
            let Some(unit) = self.state.unit_mut(id).filter(|unit| unit.strength > 0) else { continue };
            unit.strength -= 1;
            if unit.strength == 0 {
                unit.leader = None;
            }
            *lost.of_mut(arm) += 1;
            let side = toll.side.index();
            if let Some(sum) = self.state.lost.get_mut(side) {
                *sum += 1;
            }
            if let Some(sum) = self.state.guard_lost.get_mut(side).filter(|_| guard) {
                *sum += 1;
            }
        }
        if !units.is_empty() {
            report.tell(What::Lost { side: toll.side, units: units.to_vec() }, [rule]);
        }
        self.refresh();
        lost
    }

    /// A side has to take the loss of a retreat: batteries forward do not count in it, artillery comes last [7.8.6].
    pub(crate) fn charge_retreat(&mut self, side: Side, loss: u16) {
        let Some(leaders) = self.state.fight().map(|fight| fight.party(side).leaders.clone()) else { return };
        let toll = self.combat_toll(side, &leaders, loss, 0);
        if let Some(fight) = self.state.fight_mut().filter(|_| toll.sum() > 0) {
            fight.tolls.push(toll);
        }
    }
}

fn first_loss(shares: &[Share]) -> Vec<UnitId> {
    let mut list = Vec::new();
    for share in shares {
        let mut due = share.due;
        for &(unit, strength) in &share.units {
            for _ in 0..strength.min(due) {
                list.push(unit);
            }
            due -= strength.min(due);
        }
    }
    list
}
