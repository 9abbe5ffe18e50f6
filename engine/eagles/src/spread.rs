//! Cheapest ways from a hex over the whole map, for whatever a step costs.

use super::board::{Board, Step};
use engine::hex::Hex;

/// More halves than any way over the map costs.
pub(crate) const ANYWHERE: u16 = 2000;

/// Every hex that was reached, with its cost and the hex before it.
#[derive(Clone, Debug)]
pub(crate) struct Spread {
    from: Vec<Hex>,
    best: Vec<u16>,
    before: Vec<Hex>,
}

impl Spread {
    /// Goes out from some hexes as far as the limit; ties go to the hex that comes first.
    pub(crate) fn new(board: &Board, from: &[Hex], limit: u16, cost: impl Fn(&Step) -> Option<u8>) -> Spread {
        let nowhere = from.first().copied().unwrap_or(Hex::new(1, 1));
        let mut spread =
            Spread { from: from.to_vec(), best: vec![u16::MAX; board.size()], before: vec![nowhere; board.size()] };
        let mut queue: Vec<Vec<Hex>> = vec![Vec::new(); usize::from(limit) + 1];
        for &start in from {
            if let Some(mark) = board.index(start).and_then(|at| spread.best.get_mut(at)) {
                *mark = 0;
            }
            if let Some(bucket) = queue.first_mut() {
                bucket.push(start);
            }
        }
        for spent in 0..=limit {
            let mut bucket = queue.get_mut(usize::from(spent)).map(std::mem::take).unwrap_or_default();
            bucket.sort_unstable();
            for hex in bucket {
                if spread.cost(board, hex) != Some(spent) {
                    continue;
                }
                for step in board.steps(hex) {
                    let Some(total) = cost(step).and_then(|price| spent.checked_add(u16::from(price))) else {
                        continue;
                    };
                    let Some(at) = board.index(step.to).filter(|_| total <= limit) else { continue };
                    let (Some(known), Some(last)) = (spread.best.get_mut(at), spread.before.get_mut(at)) else {
                        continue;
                    };
                    if total < *known {
                        (*known, *last) = (total, hex);
                        if let Some(bucket) = queue.get_mut(usize::from(total)) {
                            bucket.push(step.to);
                        }
                    }
                }
            }
        }
        spread
    }

    /// The cost to reach a hex.
    pub(crate) fn cost(&self, board: &Board, hex: Hex) -> Option<u16> {
        board.index(hex).and_then(|at| self.best.get(at)).copied().filter(|&cost| cost != u16::MAX)
    }

    /// The way there, without the start.
    pub(crate) fn path(&self, board: &Board, to: Hex) -> Option<Vec<Hex>> {
        self.cost(board, to)?;
        let (mut path, mut at) = (Vec::new(), to);
        while !self.from.contains(&at) && path.len() <= board.size() {
            path.push(at);
            at = board.index(at).and_then(|at| self.before.get(at)).copied()?;
        }
        path.reverse();
        Some(path)
    }
}
