//! The line of communications in a battle [5.7].

use super::board::Grade;
use super::definition::ArmyId;
use super::field::is_damaged;
use super::game::Game;
use super::tables::Pace;
use engine::hex::Hex;
use std::collections::VecDeque;

impl Game {
    /// Whether a line of that army may lead through a hex; `own` is where it ends.
    fn line_open(&self, army: ArmyId, hex: Hex, own: Hex) -> bool {
        let Some(side) = self.board.army(army).map(|army| army.side) else { return false };
        if self.field.strong(&self.board, side.other(), hex) {
            return false;
        }
        hex == own || !self.field.zone(&self.board, side.other(), hex) || self.field.strong(&self.board, side, hex)
    }

    /// Whether a hex has a line of communications of that army.
    pub fn has_line(&self, army: ArmyId, own: Hex) -> bool {
        self.line_to(army, own).is_some()
    }

    /// The hexes of primary road, from the source, by which a hex has its line of communications.
    pub fn line_to(&self, army: ArmyId, own: Hex) -> Option<Vec<Hex>> {
        let source = self.board.army(army)?.source;
        // The source serves no army if it is blocked, even if units wait at it.
        let side = self.board.army(army)?.side;
        let covered = self.field.zone(&self.board, side.other(), source)
            && !self.field.strong(&self.board, side, source)
            && source != own;
        if covered || self.field.strong(&self.board, side.other(), source) {
            return None;
        }
        let ends = self.ground_around(army, own);
        let reached = |hex: Hex| self.board.index(hex).and_then(|at| ends.get(at)).is_some_and(|&cost| cost != u8::MAX);
        // Each hex with the one before it; the nearest to the source come first.
        let mut seen: Vec<Option<Hex>> = vec![None; self.board.size()];
        if let Some(first) = self.board.index(source).and_then(|at| seen.get_mut(at)) {
            *first = Some(source);
        }
        let mut rest = VecDeque::from([source]);
        while let Some(hex) = rest.pop_front() {
            if reached(hex) {
                let before = |hex: Hex| self.board.index(hex).and_then(|at| seen.get(at).copied().flatten());
                let mut line = vec![hex];
                let mut at = hex;
                while let Some(before) = before(at).filter(|&before| before != at) {
                    line.push(before);
                    at = before;
                }
                line.reverse();
                return Some(line);
            }
            for step in self.board.steps(hex) {
                let road = step.road == Some(Grade::Primary) && !is_damaged(&self.state, step);
                if !road || !self.line_open(army, step.to, own) {
                    continue;
                }
                let entry = self.board.index(step.to).and_then(|at| seen.get_mut(at));
                if let Some(entry) = entry.filter(|entry| entry.is_none()) {
                    *entry = Some(hex);
                    rest.push_back(step.to);
                }
            }
        }
        None
    }

    /// The cost from each hex over open ground towards the road; the largest number where there is none.
    fn ground_around(&self, army: ArmyId, own: Hex) -> Vec<u8> {
        let limit = self.board.tables().off_road;
        let mut best: Vec<u8> = vec![u8::MAX; self.board.size()];
        let mut queue: Vec<Vec<Hex>> = vec![Vec::new(); usize::from(limit) + 1];
        if let Some(bucket) = queue.first_mut() {
            bucket.push(own);
        }
        if let Some(mark) = self.board.index(own).and_then(|at| best.get_mut(at)) {
            *mark = 0;
        }
        for spent in 0..=limit {
            let bucket = queue.get_mut(usize::from(spent)).map(std::mem::take).unwrap_or_default();
            for hex in bucket {
                for step in self.board.steps(hex) {
                    let Some(price) = self.cost(step, Pace::Horse, false) else { continue };
                    let total = spent + price;
                    if total > limit || !self.line_open(army, step.to, own) {
                        continue;
                    }
                    let Some(known) = self.board.index(step.to).and_then(|at| best.get_mut(at)) else { continue };
                    if total < *known {
                        *known = total;
                        if let Some(bucket) = queue.get_mut(usize::from(total)) {
                            bucket.push(step.to);
                        }
                    }
                }
            }
        }
        best
    }
}
