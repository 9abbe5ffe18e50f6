//! The protection of a hex against fire, by ground, formation and side [26, 53], and fire at moving units (28).

use super::cases;
use super::command::FireAttack;
use super::definition::*;
use super::facing::{Aspect, turned};
use super::game::Game;
use super::scale::Fraction;
use super::sight::Leaves;
use super::state::Order;
use super::tasks::FireKind;
use engine::contract::Side;
use engine::count::less;
use engine::hex::{Direction, Hex};
use engine::rule::Rule;

/// The highest of the figures for several sides [26.5].
pub(crate) fn better(known: Option<(u8, Rule)>, next: (u8, Rule)) -> (u8, Rule) {
    match known {
        Some(known) if known.0 == next.0 => known,
        Some(known) => (known.0.max(next.0), cases::SEVERAL_SIDES),
        None => next,
    }
}

impl Game {
    /// The fire defence of a hex against fire from another, and the case that gives it (26).
    pub(crate) fn defence_from(&self, target: Hex, from: Hex) -> (u8, Rule) {
        let side = match self.board.leaves(target, from) {
            Leaves::Side(side) => side,
            // Through a corner the side better for the target: front, then rear, then flank [10.4].
            Leaves::Corner(side) => {
                let other = turned(side, 1);
                if self.aspect(target, other) < self.aspect(target, side) { other } else { side }
            }
        };
        self.defence_through(target, side)
    }

    pub(crate) fn defence_through(&self, target: Hex, side: Direction) -> (u8, Rule) {
        let tables = self.board.tables();
        let notes = &tables.fire_notes;
        let cell = self.board.cell(target);
        let Some(top) = self.top(target) else { return (0, cases::DEFENCE) };
        if self.stack(target).any(|id| self.unit(id).formation == Formation::RoadMarch) {
            return (notes.road_march, cases::DEFENCE_MARCH);
        }
        if cell.work.is_some_and(|front| !front.has(side)) {
            return (notes.work_rear, cases::DEFENCE_MARCH);
        }
        let figures = self.board.defence(cell.terrain);
        let infantry = self.lead_infantry(target);
        let counts = infantry.unwrap_or(top);
        let unit = self.unit(counts);
        let guns = self.arm(counts) == Arm::Artillery;
        let broken = !guns && unit.order != Order::Good;
        let mut figure = match unit.formation {
            Formation::Limbered => figures.limbered,
            Formation::Unlimbered => figures.unlimbered,
            _ if broken => figures.disorder,
            Formation::Column => figures.column,
            Formation::Line => figures.line,
            Formation::Carre => figures.carre,
            Formation::Skirmish => figures.skirmish,
            Formation::GeneralOrder => figures.general,
            Formation::RoadMarch => notes.road_march,
        };
        if figure == 0 {
            figure = notes.flank;
        }
        let mut rule = cases::DEFENCE;
        let beside_guns = infantry.is_some() && self.stack(target).any(|id| self.arm(id) == Arm::Artillery);
        if beside_guns && unit.formation != Formation::Carre {
            figure = less(figure, notes.mixed).max(1);
            rule = cases::DEFENCE_MIXED;
        }
        if self.aspect(target, side) == Aspect::Flank && !broken && figure > notes.flank {
            return (notes.flank, cases::DEFENCE_FLANK);
        }
        (figure, rule)
    }

    /// (28) The one attack of all units adjacent to a hex that can fire at it.
    pub(crate) fn opportunity_attack(&self, hex: Hex, target_side: Side) -> Option<FireAttack> {
        let side = target_side.other();
        let kind = FireKind::Opportunity;
        let mut units = Vec::new();
        let mut guns: Vec<(Hex, Vec<UnitId>, Fraction)> = Vec::new();
        for (_, from) in self.board.neighbours(hex).filter(|(_, from)| self.holder(*from) == Some(side)) {
            let able = |id: &UnitId| self.may_fire(*id).is_ok() && self.reaches(*id, hex, kind).is_ok();
            let firing: Vec<UnitId> = self.stack(from).filter(able).collect();
            let foot: Vec<UnitId> = firing.iter().copied().filter(|id| self.arm(*id) == Arm::Infantry).collect();
            for &id in &foot {
                if self.share(id, hex, &foot) > 0 {
                    units.push(id);
                }
            }
            let mut batteries: Vec<UnitId> = firing.into_iter().filter(|id| self.arm(*id) == Arm::Artillery).collect();
            if self.lead_infantry(from).is_some() {
                batteries.truncate(1);
            }
            let value = batteries.iter().fold(Fraction::ZERO, |sum, id| sum.plus(self.part(*id, 1, 0).value));
            if !batteries.is_empty() {
                guns.push((from, batteries, value));
            }
        }
        let hexes: Vec<Hex> = guns.iter().map(|(from, ..)| *from).collect();
        if self.guns_combine(side, &hexes) {
            units.extend(guns.into_iter().flat_map(|(_, batteries, _)| batteries));
        } else {
            let best = guns.into_iter().reduce(|best, next| {
                if next.2 > best.2 || (next.2 == best.2 && next.0 < best.0) { next } else { best }
            });
            units.extend(best.into_iter().flat_map(|(_, batteries, _)| batteries));
        }
        let attack = FireAttack { target: hex, units };
        self.volley(side, kind, &attack, &[]).ok().map(|_| attack)
    }
}
