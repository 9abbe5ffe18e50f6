//! The pairs that may meet, the quality of each, and the best way to pair all players.

use super::blossom;
use super::weight::Weight;

/// A graph of players by their places in a list, with a weight for every two who may meet.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    size: usize,
    weights: Vec<Option<Weight>>,
}

impl Graph {
    /// A graph of this size, with these weights for each two vertices, the lower place first.
    pub(super) fn new(size: usize, mut weight: impl FnMut(usize, usize) -> Option<Weight>) -> Graph {
        let mut weights = vec![None; size * size];
        for one in 0..size {
            for other in one + 1..size {
                let found = weight(one, other);
                for place in [one * size + other, other * size + one] {
                    if let Some(slot) = weights.get_mut(place) {
                        *slot = found;
                    }
                }
            }
        }
        Graph { size, weights }
    }

    /// The weight between two; `None` if they may not meet.
    pub(super) fn weight(&self, one: usize, other: usize) -> Option<Weight> {
        self.weights.get(one * self.size + other).copied().flatten()
    }

    /// The same graph, with only those edges of this vertex that lead to the others it may have.
    pub(super) fn only(&self, one: usize, may: impl Fn(usize) -> bool) -> Graph {
        Graph::new(self.size, |lower, higher| {
            let other = if lower == one { higher } else { lower };
            self.weight(lower, higher).filter(|_| (lower != one && higher != one) || may(other))
        })
    }

    /// The heaviest way to pair all of these, with its weight; `None` if one would be left over.
    ///
    /// Of several equally heavy ones, any may be returned: a caller that needs a certain one uses the weight only.
    pub(super) fn perfect(&self, among: &[usize]) -> Option<(Weight, Vec<(usize, usize)>)> {
        if among.len() % 2 == 1 {
            return None;
        }
        let of = |place: usize| among.get(place).copied();
        let partners = blossom::heaviest(among.len(), |one, other| self.weight(of(one)?, of(other)?))?;
        let pairs = partners.iter().enumerate().filter(|(one, other)| one < other);
        let pairs: Vec<(usize, usize)> = pairs.filter_map(|(one, other)| Some((of(one)?, of(*other)?))).collect();
        let total = pairs.iter().filter_map(|(one, other)| self.weight(*one, *other)).sum();
        Some((total, pairs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_perfect_matching_is_found_and_an_impossible_one_is_not() {
        let weights = [[0, 8, 1, 3], [8, 0, 3, 1], [1, 3, 0, 2], [3, 1, 2, 0]];
        let graph = Graph::new(4, |one, other| Some(Weight::of([0, weights[one][other], 0, 0, 0, 0])));
        let (total, _) = graph.perfect(&[0, 1, 2, 3]).unwrap();
        assert_eq!(total, Weight::of([0, 10, 0, 0, 0, 0]));
        let star = Graph::new(4, |one, _| (one == 0).then_some(Weight::ZERO));
        assert!(star.perfect(&[0, 1, 2, 3]).is_none());
        assert!(star.perfect(&[0, 1, 2]).is_none(), "an odd number");
        assert_eq!(graph.perfect(&[]).map(|(total, _)| total), Some(Weight::ZERO));
    }
}
