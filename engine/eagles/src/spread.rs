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
        Spread::until(board, from, limit, None, cost)
    }

    /// Whether a hex is reached within the limit: it looks no farther than that hex.
    pub(crate) fn reaches(
        board: &Board,
        from: &[Hex],
        limit: u16,
        to: Hex,
        cost: impl Fn(&Step) -> Option<u8>,
    ) -> bool {
        Spread::until(board, from, limit, Some(to), cost).cost(board, to).is_some()
    }

    fn until(board: &Board, from: &[Hex], limit: u16, end: Option<Hex>, cost: impl Fn(&Step) -> Option<u8>) -> Spread {
        let nowhere = from.first().copied().unwrap_or(Hex::new(1, 1));
        let mut spread =
            Spread { from: from.to_vec(), best: vec![u16::MAX; board.size()], before: vec![nowhere; board.size()] };
        for &start in from {
            if let Some(mark) = board.index(start).and_then(|at| spread.best.get_mut(at)) {
                *mark = 0;
            }
        }
        // The hexes of each cost; as many costs as any hex has had so far.
        let mut queue: Vec<Vec<Hex>> = vec![from.to_vec()];
        for spent in 0..=limit {
            let Some(mut bucket) = queue.get_mut(usize::from(spent)).map(std::mem::take) else { break };
            bucket.sort_unstable();
            for hex in bucket {
                if spread.cost(board, hex) != Some(spent) {
                    continue;
                }
                if end == Some(hex) {
                    return spread;
                }
                for step in board.steps(hex) {
                    let Some(at) = board.index(step.to) else { continue };
                    let (Some(known), Some(last)) = (spread.best.get_mut(at), spread.before.get_mut(at)) else {
                        continue;
                    };
                    // No step can improve on this.
                    if *known <= spent {
                        continue;
                    }
                    let Some(total) = cost(step).and_then(|price| spent.checked_add(u16::from(price))) else {
                        continue;
                    };
                    if total < *known && total <= limit {
                        (*known, *last) = (total, hex);
                        let place = usize::from(total);
                        queue.resize_with(queue.len().max(place + 1), Vec::new);
                        if let Some(bucket) = queue.get_mut(place) {
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
