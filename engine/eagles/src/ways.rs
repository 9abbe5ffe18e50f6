//! The costs of hexes, the reach of a leg, and the reasons it ends [5.3].

use super::board::{Grade, Ground, Step};
use super::breach::{Checked, Facts, demand, halves, refuse};
use super::definition::*;
use super::field::is_damaged;
use super::game::Game;
use super::options::{Reached, Stop};
use super::rules;
use super::tables::Pace;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

/// A leg as far as costs and stops are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walker {
    pub(crate) side: Side,
    pub(crate) pace: Pace,
    /// Whether it has strength: without, zones do not stop it and no enemy leader is passed.
    pub(crate) strong: bool,
    /// Halves it can still spend.
    pub(crate) left: u8,
    /// The hex it keeps away from (B14).
    pub(crate) shuns: Option<Hex>,
    /// Whether a leader in it is dispersed and so enters no enemy zone of control (B13).
    pub(crate) shy: bool,
}

/// The result of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walked {
    pub(crate) cost: u8,
    pub(crate) stopped: bool,
}

impl Game {
    /// The cost of entering a hex in halves; `None` if it cannot be entered.
    pub(crate) fn cost(&self, step: &Step, pace: Pace, mud: bool) -> Option<u8> {
        if step.wet {
            return None;
        }
        let table = &self.board.tables().cost;
        let pontoon = step.river.is_some() && self.state.has_pontoon(step.side());
        let dry = step.river.is_none() || !is_damaged(&self.state, step) || pontoon;
        let cost = match step.road {
            Some(grade) if dry && !step.lake => match grade {
                Grade::Primary => table.primary_road.at(pace),
                Grade::Secondary => table.secondary_road.at(pace),
            },
            _ => {
                if step.river == Some(Grade::Primary) && !pontoon || step.lake && !self.state.weather.frost() {
                    return None;
                }
                let ground = match self.board.cover_of(step.to).ground {
                    Ground::Clear => table.clear,
                    Ground::Woods => table.woods,
                    Ground::Hills => table.hills,
                    Ground::Marsh => table.marsh,
                };
                let crossing = step.river.is_some() && !pontoon || step.lake;
                ground.at(pace) + if crossing { table.secondary_river.at(pace) } else { 0 }
            }
        };
        let muddy = mud && pace == Pace::Foot;
        Some(if muddy { table.in_mud(cost) } else { cost })
    }

    /// The pace of some leaders together: the slowest one's.
    pub(crate) fn pace(&self, leaders: &[LeaderId]) -> Pace {
        if self.arms_of(leaders).is_foot() { Pace::Foot } else { Pace::Horse }
    }

    /// Whether a leg may not enter a hex because of the enemy there.
    pub(crate) fn barred(&self, walker: Walker, hex: Hex) -> bool {
        let enemy = walker.side.other();
        if walker.strong {
            self.field.strong(&self.board, enemy, hex)
        } else {
            self.field.anybody(&self.board, enemy, hex)
        }
    }

    /// Whether a leg keeps out of a hex because a leader in it is dispersed (B13).
    pub(crate) fn shies(&self, walker: Walker, hex: Hex) -> bool {
        walker.shy && self.field.zone(&self.board, walker.side.other(), hex)
    }

    /// Whether entering a hex ends the leg.
    pub(crate) fn stops(&self, walker: Walker, hex: Hex) -> bool {
        walker.strong && self.held_by_zone(walker.side, hex)
    }

    /// The cost of a path, or the first thing wrong with it.
    pub(crate) fn walk(&self, walker: Walker, from: Hex, path: &[Hex]) -> Checked<Walked> {
        demand(!path.is_empty(), rules::MARCH, "empty-path", || Facts::NONE.varied("march"))?;
        let (mut at, mut cost, mut stopped) = (from, 0u8, false);
        for &to in path {
            demand(!stopped, rules::MARCH, "zone-stops", || Facts::NONE.varied("hex").with("hex", at))?;
            demand(self.board.exists(to), rules::MARCH, "off-map", || Facts::NONE.with("hex", to))?;
            let Some(step) = self.board.step(at, to) else {
                return refuse(rules::MARCH, "not-a-step", Facts::NONE.with("hex", at).with("to", to));
            };
            let Some(price) = self.cost(step, walker.pace, self.state.weather.mud()) else {
                return refuse(rules::MARCH, "impassable", Facts::NONE.with("hex", at).with("to", to));
            };
            demand(!self.barred(walker, to), rules::MARCH, "enemy-there", || Facts::NONE.with("hex", to))?;
            demand(!self.shies(walker, to), rules::FORAGE, "forager", || Facts::NONE.with("hex", to))?;
            demand(!self.too_near(walker.shuns, step), rules::RIVALS, "rival", || Facts::NONE.with("hex", to))?;
            cost = capped_sum(cost, price);
            demand(cost <= walker.left, rules::MARCH, "too-far", || {
                Facts::NONE.varied("hex").with("hex", to).with("cost", halves(cost)).with("left", halves(walker.left))
            })?;
            stopped = self.stops(walker, to);
            at = to;
        }
        Ok(Walked { cost, stopped })
    }

    /// Every hex that a leg can reach, by the cheapest path, in hex order.
    pub(crate) fn reach(&self, walker: Walker, from: Hex) -> Vec<Reached> {
        let limit = usize::from(walker.left);
        let mut best: Vec<u8> = vec![u8::MAX; self.board.size()];
        let mut before: Vec<Hex> = vec![from; self.board.size()];
        let mut queue: Vec<Vec<Hex>> = vec![Vec::new(); limit + 1];
        let mut found = Vec::new();
        if let Some(mark) = self.board.index(from).and_then(|at| best.get_mut(at)) {
            *mark = 0;
        }
        if let Some(bucket) = queue.first_mut() {
            bucket.push(from);
        }
        let mud = self.state.weather.mud();
        for spent in 0..=limit {
            let mut bucket = queue.get_mut(spent).map(std::mem::take).unwrap_or_default();
            // Ties go to the hex that comes first, so that every machine shows the same way.
            bucket.sort_unstable();
            for hex in bucket {
                let settled =
                    self.board.index(hex).and_then(|at| best.get(at)).is_some_and(|&cost| usize::from(cost) == spent);
                if !settled {
                    continue;
                }
                let stops = hex != from && self.stops(walker, hex);
                if hex != from {
                    let Some(&last) = self.board.index(hex).and_then(|at| before.get(at)) else { continue };
                    let stop = stops.then_some(Stop::Zone);
                    found.push(Reached { hex, before: last, cost: u8::try_from(spent).unwrap_or(u8::MAX), stop });
                }
                if stops {
                    continue;
                }
                for step in self.board.steps(hex) {
                    let Some(price) = self.cost(step, walker.pace, mud) else { continue };
                    let total = spent + usize::from(price);
                    let shut = self.barred(walker, step.to) || self.shies(walker, step.to);
                    if total > limit || shut || self.too_near(walker.shuns, step) {
                        continue;
                    }
                    let Some(at) = self.board.index(step.to) else { continue };
                    let (Some(known), Some(last)) = (best.get_mut(at), before.get_mut(at)) else { continue };
                    if total < usize::from(*known) {
                        *known = u8::try_from(total).unwrap_or(u8::MAX);
                        *last = hex;
                        if let Some(bucket) = queue.get_mut(total) {
                            bucket.push(step.to);
                        }
                    }
                }
            }
        }
        found.sort_unstable_by_key(|reached| reached.hex);
        found
    }
}
