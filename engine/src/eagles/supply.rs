//! The line of communications in a battle [5.7].

use super::board::Grade;
use super::definition::ArmyId;
use super::field::is_damaged;
use super::game::Game;
use super::ways::Pace;
use crate::hex::Hex;
use std::collections::BTreeSet;

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
        let Some(source) = self.board.army(army).map(|army| army.source) else { return false };
        // The source serves nobody if it is blocked, whoever waits at it.
        let Some(side) = self.board.army(army).map(|army| army.side) else { return false };
        let covered = self.field.zone(&self.board, side.other(), source)
            && !self.field.strong(&self.board, side, source)
            && source != own;
        if covered || self.field.strong(&self.board, side.other(), source) {
            return false;
        }
        let ends = self.ground_around(army, own);
        let mut seen: BTreeSet<Hex> = BTreeSet::from([source]);
        let mut rest = vec![source];
        while let Some(hex) = rest.pop() {
            if ends.contains(&hex) {
                return true;
            }
            for step in self.board.steps(hex) {
                let road = step.road == Some(Grade::Primary) && !is_damaged(&self.state, step);
                if road && self.line_open(army, step.to, own) && seen.insert(step.to) {
                    rest.push(step.to);
                }
            }
        }
        false
    }

    /// Where one comes to from a hex over open ground, going towards the road.
    fn ground_around(&self, army: ArmyId, own: Hex) -> BTreeSet<Hex> {
        let limit = self.board.tables().off_road;
        let mut best: Vec<u8> = vec![u8::MAX; self.board.size()];
        let mut queue: Vec<Vec<Hex>> = vec![Vec::new(); usize::from(limit) + 1];
        if let Some(bucket) = queue.first_mut() {
            bucket.push(own);
        }
        let mut found = BTreeSet::from([own]);
        for spent in 0..=limit {
            let bucket = queue.get_mut(usize::from(spent)).map(std::mem::take).unwrap_or_default();
            for hex in bucket {
                for step in self.board.steps(hex) {
                    let Some(price) = self.cost(step, Pace::Horse, false) else { continue };
                    let total = spent.saturating_add(price);
                    if total > limit || !self.line_open(army, step.to, own) {
                        continue;
                    }
                    let Some(known) = self.board.index(step.to).and_then(|at| best.get_mut(at)) else { continue };
                    if total < *known {
                        *known = total;
                        found.insert(step.to);
                        if let Some(bucket) = queue.get_mut(usize::from(total)) {
                            bucket.push(step.to);
                        }
                    }
                }
            }
        }
        found
    }
}
