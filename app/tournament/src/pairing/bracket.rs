//! One bracket of a Swiss round: the players of one score, and the players that came down to them.
//!
//! All players still to be paired take part in the matching, so that no bracket leaves a rest that cannot be paired.
//! The quality of a bracket is a weight (`quality`), the most important rule first. Weights are added over all pairs,
//! so the heaviest matching is the best bracket. Among equally good ones the order of the players decides. First comes
//! which moved-down players are paired, then with whom, then which players change halves. Then each in turn gets the
//! highest opponent with whom the round stays as good.

use super::Candidate;
use super::matching::Graph;
use super::quality::Scales;
use super::sides::SideDue;
use super::weight::Weight;

/// The bits for the sum of the places of the players that changed halves.
const PLACES: u32 = 14;

/// The players before a bracket is examined, and what is known of them.
pub(super) struct Field<'a> {
    /// The players still to be paired, the highest ranked first.
    pub(super) players: Vec<&'a Candidate>,
    /// The side that each player is due.
    pub(super) due: Vec<SideDue>,
    /// The pairs that may meet, and the players that may have a bye: the place after the last player is the empty seat.
    pub(super) may: Graph,
    /// The points of a win.
    pub(super) a_win: u32,
}

/// A bracket: places in the field.
pub(super) struct Bracket {
    /// The players that came down, the highest first.
    pub(super) came_down: Vec<usize>,
    /// The players that belong here.
    pub(super) residents: Vec<usize>,
    /// The players of the next score.
    pub(super) next: Vec<usize>,
    /// All others that are still to be paired, and the empty seat.
    pub(super) below: Vec<usize>,
}

impl Bracket {
    pub(super) fn has(&self, place: usize) -> bool {
        self.came_down.contains(&place) || self.residents.contains(&place)
    }

    fn everybody(&self) -> Vec<usize> {
        [&self.came_down, &self.residents, &self.next, &self.below].into_iter().flatten().copied().collect()
    }

    /// Makes as many pairs as it can. A player in no pair goes down.
    pub(super) fn pair(&self, field: &Field<'_>) -> Vec<(usize, usize)> {
        let size = field.players.len() + 1;
        let scales = Scales::new(field, self);
        let good = Graph::new(size, |one, other| scales.weight(one, other));
        let Some(mut choice) = Choice::new(good, self.everybody(), Vec::new()) else { return Vec::new() };
        // First it is decided which moved-down players are paired at all, the highest first, and then with whom.
        let paired: Vec<usize> = self
            .came_down
            .iter()
            .copied()
            .filter(|one| choice.holds(*one, |other| self.residents.contains(&other)))
            .collect();
        for &one in &paired {
            choice.first_good(one, self.residents.iter().copied());
        }
        let rest: Vec<usize> = self.residents.iter().copied().filter(|place| choice.left.contains(place)).collect();
        let halves = Halves::new(&rest, choice.pairs_within(&rest));
        let finer = Graph::new(size, |one, other| {
            let weight = choice.graph.weight(one, other)?;
            Some(weight.with_last(halves.change(one, other)))
        });
        let Some(mut choice) = Choice::new(finer, choice.left, choice.pairs) else { return Vec::new() };
        let upper = halves.exchanged(&mut choice);
        for one in upper.iter().copied() {
            choice.first_good(one, rest.iter().copied().filter(|other| !upper.contains(other)));
        }
        choice.pairs
    }
}

/// The upper and the lower half of the players paired among themselves. The first of one half meets the first of the
/// other.
struct Halves<'a> {
    order: &'a [usize],
    upper: usize,
}

impl<'a> Halves<'a> {
    fn new(order: &'a [usize], pairs: usize) -> Halves<'a> {
        Halves { order, upper: pairs }
    }

    fn place(&self, who: usize) -> Option<usize> {
        self.order.iter().position(|other| *other == who)
    }

    /// The cost of a pair because players change halves: the number of changes, then the distance of their places.
    fn change(&self, one: usize, other: usize) -> i128 {
        let (mut changes, mut apart) = (0_i128, 0_i128);
        let mut below = |place: usize| {
            if place < self.upper {
                changes += 1;
                apart -= place as i128;
            }
        };
        let upper_place = match (self.place(one), self.place(other)) {
            (None, None) => None,
            // The player goes down, as those of the lower half do.
            (Some(place), None) | (None, Some(place)) => {
                below(place);
                None
            }
            (Some(place), Some(with)) => {
                below(place.max(with));
                Some(place.min(with))
            }
        };
        if let Some(place) = upper_place.filter(|place| *place >= self.upper) {
            apart += place as i128;
        }
        -((changes << PLACES) + apart)
    }
}

impl Halves<'_> {
    /// The players that meet a lower one in the end, in their order. Of several equally small exchanges, the one that
    /// takes the lowest from the upper half, then the highest from the lower (D.2).
    fn exchanged(&self, choice: &mut Choice) -> Vec<usize> {
        let (above, below) = self.order.split_at(self.upper.min(self.order.len()));
        let changes = |choice: &Choice| {
            let met = |one: &&usize| choice.best.1.iter().any(|pair| self.meets_lower(**one, *pair));
            above.len().saturating_sub(above.iter().filter(met).count())
        };
        let mut left = changes(choice);
        let mut moved = Vec::new();
        for (at, &one) in above.iter().enumerate().rev() {
            let lower = self.order.get(at + 1..).unwrap_or_default();
            if left > 0 && choice.holds(one, |other| !lower.contains(&other)) {
                moved.push(one);
                left -= 1;
            }
        }
        let mut left = moved.len();
        let mut raised = Vec::new();
        for (at, &one) in below.iter().enumerate() {
            let lower = below.get(at + 1..).unwrap_or_default();
            if left > 0 && choice.holds(one, |other| lower.contains(&other)) {
                raised.push(one);
                left -= 1;
            }
        }
        let stays = |one: &&usize| (above.contains(one) && !moved.contains(one)) || raised.contains(one);
        self.order.iter().filter(stays).copied().collect()
    }

    /// Whether this player meets, in this pair, a player below them.
    fn meets_lower(&self, one: usize, (first, second): (usize, usize)) -> bool {
        let other = match one {
            one if one == first => second,
            one if one == second => first,
            _ => return false,
        };
        self.place(other) > self.place(one)
    }
}

/// A round that is being chosen, pair by pair, without ever getting worse than it could be.
struct Choice {
    graph: Graph,
    left: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    /// One of the best ways to pair the remaining players, with its weight.
    best: (Weight, Vec<(usize, usize)>),
}

impl Choice {
    /// Begins with the remaining players; `None` if they cannot be paired.
    fn new(graph: Graph, left: Vec<usize>, pairs: Vec<(usize, usize)>) -> Option<Choice> {
        let best = graph.perfect(&left)?;
        Some(Choice { graph, left, pairs, best })
    }

    /// Whether there is an equally good round in which this player meets one of the permitted ones. If so, it is fixed
    /// from now on.
    fn holds(&mut self, one: usize, may: impl Fn(usize) -> bool) -> bool {
        let is_found =
            |(first, second): &(usize, usize)| (*first == one && may(*second)) || (*second == one && may(*first));
        let graph = self.graph.only(one, &may);
        if !self.best.1.iter().any(is_found) {
            match graph.perfect(&self.left).filter(|(total, _)| *total == self.best.0) {
                Some(best) => self.best = best,
                None => return false,
            }
        }
        self.graph = graph;
        true
    }

    /// Fixes the first of these opponents with whom the rest stays as good; fixes nothing where there is none.
    fn first_good(&mut self, one: usize, others: impl Iterator<Item = usize>) {
        if !self.left.contains(&one) {
            return;
        }
        for other in others.filter(|other| *other != one) {
            let (true, Some(weight)) = (self.left.contains(&other), self.graph.weight(one, other)) else { continue };
            let rest: Vec<usize> = self.left.iter().copied().filter(|place| *place != one && *place != other).collect();
            let (total, ways) = &self.best;
            let is_found = |pair: &(usize, usize)| *pair == (one, other) || *pair == (other, one);
            let best = if ways.iter().any(is_found) {
                // In the known solution the two meet already.
                Some((*total - weight, ways.iter().copied().filter(|pair| !is_found(pair)).collect()))
            } else {
                self.graph.perfect(&rest).filter(|(of_rest, _)| *of_rest + weight == *total)
            };
            if let Some(best) = best {
                (self.left, self.best) = (rest, best);
                self.pairs.push((one, other));
                return;
            }
        }
    }

    /// The number of pairs among these in the best round. Every equally good round has the same number.
    fn pairs_within(&self, these: &[usize]) -> usize {
        self.best.1.iter().filter(|(one, other)| these.contains(one) && these.contains(other)).count()
    }
}
