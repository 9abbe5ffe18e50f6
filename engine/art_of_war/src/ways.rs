//! The cheapest paths of a unit over the map: a list of hexes for each cost, costlier ones later.

use super::board::Board;
use super::definition::{Halves, UnitId};
use super::field::Field;
use super::ground::{CellId, Step};
use super::reach::{Reach, ReachedHex};
use super::reserve;
use super::state::State;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;
use engine::ways::Queue;

/// The position in which paths are searched.
#[derive(Clone, Copy)]
pub(super) struct Lay<'a> {
    pub(super) board: &'a Board,
    pub(super) state: &'a State,
    pub(super) field: &'a Field,
    pub(super) enemy: Side,
    /// Whether it is a night turn [8.0].
    pub(super) night: bool,
}

/// The distance limit of a unit in reserve, with the distances measured so far, by hex.
pub(super) struct Leash {
    side: Side,
    limit: u16,
    distances: Vec<Option<u16>>,
}

/// The obstacles that a path search respects.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Heeds<'a> {
    /// All obstacles of the rules of movement.
    Everything,
    /// The ground, and hexes that the enemy holds, but not enemy zones.
    Holders,
    /// The ground without any enemy, and these hexes, which are closed.
    Ground(&'a [Hex]),
}

impl Lay<'_> {
    /// The distance limit of a unit in reserve; `None` if it is not in reserve [11.1].
    pub(super) fn leash(&self, unit: UnitId) -> Option<Leash> {
        if !self.state.unit(unit).reserve {
            return None;
        }
        let side = self.board.unit(unit).side;
        Some(Leash { side, limit: reserve::limit(self.board, side), distances: vec![None; self.board.cell_count()] })
    }

    /// Whether a unit in reserve may go from one hex to the next: no closer to the enemy than its limit. If it is
    /// inside the limit already, it may not come closer [11.1].
    pub(super) fn may_step(&self, leash: &mut Option<Leash>, from: Option<Hex>, to: Hex) -> bool {
        let Some(leash) = leash else { return true };
        let mut distance = |hex: Hex| {
            let measure = || reserve::enemy_distance(self.board, self.state, leash.side, hex);
            match self.board.index(hex).and_then(|at| leash.distances.get_mut(at)) {
                Some(known) => *known.get_or_insert_with(measure),
                None => measure(),
            }
        };
        distance(to) >= from.map_or(leash.limit, |from| leash.limit.min(distance(from)))
    }

    /// Whether the hex of a step cannot be entered, by these obstacles.
    pub(super) fn is_barred(&self, step: &Step, heeds: Heeds<'_>) -> bool {
        let enemy = self.enemy;
        let spot = self.field.spot(step.cell);
        match heeds {
            Heeds::Everything => spot.holder() == Some(enemy) || (self.night && spot.in_zone_of(enemy)),
            Heeds::Holders => spot.holder() == Some(enemy),
            Heeds::Ground(closed) => closed.contains(&step.to),
        }
    }

    /// Cheapest paths over the map, a list of hexes for each cost: from the unit's hex, or through these entry hexes.
    pub(super) fn spread(&self, unit: UnitId, left: Halves, doors: &[Hex], heeds: Heeds<'_>) -> Reach {
        let own = self.state.hex_of(unit).and_then(|hex| self.board.cell_id(hex));
        let leash = if heeds == Heeds::Everything { self.leash(unit) } else { None };
        let mut search = Search {
            lay: *self,
            guns: self.board.guns().contains(unit),
            heeds,
            leash,
            left,
            best: vec![Search::UNSEEN; self.board.cell_count()],
            queue: Queue::new(),
        };
        for &door in doors {
            if let (Some(price), Some(cell)) = (self.board.cell(door).entry_cost, self.board.cell_id(door)) {
                search.come_to(cell, price, None);
            }
        }
        if let Some(own) = own {
            // No unit moves to its own hex.
            search.close(own);
            search.expand(own, Halves(0));
        }
        let mut reached: Vec<(CellId, Option<CellId>, Halves)> = Vec::with_capacity(64);
        while let Some((cost, (cell, from))) = search.queue.pop() {
            if u16::from(search.best_of(cell)) != cost {
                continue;
            }
            let cost = Halves(search.best_of(cell));
            reached.push((cell, from, cost));
            if heeds != Heeds::Everything || !self.field.spot(cell).in_zone_of(self.enemy) {
                search.expand(cell, cost);
            }
        }
        reached.sort_unstable_by_key(|found| found.0);
        let told = |(cell, from, cost): (CellId, Option<CellId>, Halves)| {
            Some(ReachedHex {
                hex: self.board.hex_of_cell(cell)?,
                cost,
                left: Halves(left.0 - cost.0),
                may_stop: self.field.has_room_in(self.board, cell),
                from: from.and_then(|from| self.board.hex_of_cell(from)),
            })
        };
        Reach { hexes: reached.into_iter().filter_map(told).collect() }
    }
}

/// An unfinished search for paths.
struct Search<'a> {
    lay: Lay<'a>,
    /// Whether the unit is artillery.
    guns: bool,
    heeds: Heeds<'a>,
    leash: Option<Leash>,
    /// The movement points that may be spent.
    left: Halves,
    /// The cost of the cheapest path found so far, by cell; 0 where no path may lead.
    best: Vec<u8>,
    /// Cells still to be looked at, each with the cell before it.
    queue: Queue<(CellId, Option<CellId>)>,
}

impl Search<'_> {
    /// More than any path costs.
    const UNSEEN: u8 = u8::MAX;

    fn best_of(&self, cell: CellId) -> u8 {
        self.best.get(cell.index()).copied().unwrap_or(0)
    }

    /// Closes a cell: no path may lead there.
    fn close(&mut self, cell: CellId) {
        if let Some(best) = self.best.get_mut(cell.index()) {
            *best = 0;
        }
    }

    /// Adds a path to a cell that can be entered. Of two with the same cost the first stays.
    fn come_to(&mut self, cell: CellId, cost: Halves, from: Option<CellId>) {
        if let Some(best) = self.best.get_mut(cell.index()).filter(|best| cost.0 < **best && cost <= self.left) {
            *best = cost.0;
            self.queue.push(cost.0.into(), (cell, from));
        }
    }

    fn expand(&mut self, from: CellId, cost: Halves) {
        let lay = self.lay;
        for step in lay.board.steps_from(lay.field.rain(), from) {
            let Some(price) = (if self.guns { step.cost_of_guns } else { step.cost }) else { continue };
            let price = Halves(capped_sum(cost.0, price.0));
            if price > self.left || self.best_of(step.cell) <= price.0 {
                continue;
            }
            if lay.is_barred(step, self.heeds) {
                self.close(step.cell);
                continue;
            }
            let leash = &mut self.leash;
            if leash.is_some() && !lay.may_step(leash, lay.board.hex_of_cell(from), step.to) {
                continue;
            }
            self.come_to(step.cell, price, Some(from));
        }
    }
}
