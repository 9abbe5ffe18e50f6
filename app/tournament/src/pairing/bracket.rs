//! One bracket of a Swiss round: those with one score, and those who came down to them.
//!
//! Everybody who is still to be paired takes part in the matching, so that no bracket leaves a rest that cannot be paired.
//! What makes a bracket good is a number of many digits, the rule that counts most first; numbers are added over all pairs, so
//! the heaviest matching is the best bracket. Among equally good ones the order of the players decides: each in turn gets the
//! highest opponent with whom the round stays as good.

use super::matching::Graph;
use super::sides::{Due, Strength, may_meet_by_sides};
use super::{Candidate, Float};

/// Bits of a digit: no rule counts more than two for each of at most sixty pairs.
const DIGIT: u32 = 7;
/// Bits of the sum of the places of those who changed halves.
const PLACES: u32 = 14;

/// What is known of everybody before a bracket is looked at.
pub(super) struct Field<'a> {
    /// Whoever is still to be paired, those who stand higher first.
    pub(super) players: Vec<&'a Candidate>,
    /// What each is due.
    pub(super) due: Vec<Due>,
    /// Who may meet whom, and who may sit out: the place after the last player is the empty chair.
    pub(super) may: Graph,
}

/// A bracket: places in the field.
pub(super) struct Bracket {
    /// Those who came down, the highest first.
    pub(super) came_down: Vec<usize>,
    /// Those who belong here.
    pub(super) residents: Vec<usize>,
    /// Those of the next score.
    pub(super) next: Vec<usize>,
    /// All others who are still to be paired, and the empty chair.
    pub(super) below: Vec<usize>,
}

impl Bracket {
    fn has(&self, place: usize) -> bool {
        self.came_down.contains(&place) || self.residents.contains(&place)
    }

    fn everybody(&self) -> Vec<usize> {
        [&self.came_down, &self.residents, &self.next, &self.below].into_iter().flatten().copied().collect()
    }

    /// Pairs off as many as it can: the pairs. Whoever is in none of them goes down.
    pub(super) fn pair(&self, field: &Field<'_>) -> Vec<(usize, usize)> {
        let size = field.players.len() + 1;
        let good = Graph::new(size, |one, other| self.goodness(field, one, other));
        let Some(mut choice) = Choice::new(good, self.everybody(), Vec::new()) else { return Vec::new() };
        for &one in &self.came_down {
            let others = self.residents.iter().chain(self.came_down.iter().filter(|other| **other > one));
            choice.first_good(one, others.copied());
        }
        let rest: Vec<usize> = self.residents.iter().copied().filter(|place| choice.left.contains(place)).collect();
        let halves = Halves::new(&rest, choice.pairs_within(&rest));
        let finer = Graph::new(size, |one, other| {
            let weight = choice.graph.weight(one, other)?;
            Some((weight << (DIGIT + PLACES)) + halves.change(one, other))
        });
        let Some(mut choice) = Choice::new(finer, choice.left, choice.pairs) else { return Vec::new() };
        // Where nobody needs to change halves, whoever would is not worth trying.
        let nobody_changes = choice.best.1.iter().all(|(one, other)| halves.change(*one, *other) == 0);
        for (at, &one) in rest.iter().enumerate() {
            let others = rest.iter().skip(at + 1).copied();
            choice.first_good(one, others.filter(|other| !nobody_changes || halves.change(one, *other) == 0));
        }
        choice.pairs
    }

    /// How good it is that these two meet, or nothing if they may not.
    fn goodness(&self, field: &Field<'_>, one: usize, other: usize) -> Option<i128> {
        field.may.weight(one, other)?;
        let mut value = Value::default();
        match (self.has(one), self.has(other)) {
            (true, true) => self.inside(field, one, other, &mut value),
            (false, false) => {
                value.next_pairs = i128::from(self.next.contains(&one) && self.next.contains(&other));
            }
            (inside, _) => {
                let (down, to) = if inside { (one, other) } else { (other, one) };
                value.next_pairs = i128::from(self.next.contains(&to));
                value.next_came_down = value.next_pairs;
                let sits_out = to == field.players.len();
                if let Some(player) = field.players.get(down).filter(|_| sits_out) {
                    value.bye_unplayed = player.floats.len().saturating_sub(player.met.len()) as i128;
                }
                if let Some(player) = field.players.get(down) {
                    value.down_again[0] = i128::from(player.floated(1) == Float::Down);
                    value.down_again[1] = i128::from(player.floated(2) == Float::Down);
                }
            }
        }
        Some(value.as_number())
    }

    fn inside(&self, field: &Field<'_>, one: usize, other: usize, value: &mut Value) {
        value.pairs = 1;
        for place in [one, other] {
            let of_score = self.came_down.contains(&place).then(|| self.level(field, place));
            if let Some(slot) = of_score.and_then(|level| value.came_down.get_mut(level)) {
                *slot += 1;
            }
        }
        let (Some(first), Some(second)) = (field.due.get(one), field.due.get(other)) else { return };
        if first.clashes(second) {
            let lesser = first.strength.min(second.strength);
            value.undue = 1;
            value.strongly_undue = i128::from(lesser >= Strength::Strong);
            // Only where a leader is in the pair of the last round may this be.
            value.leaders_undue = i128::from(!may_meet_by_sides(first, second));
        }
        for (down, up) in [(one, other), (other, one)] {
            if self.came_down.contains(&down) && self.residents.contains(&up) {
                let floated = |ago| field.players.get(up).is_some_and(|player| player.floated(ago) == Float::Up);
                value.up_again = [1, 2].map(|ago| i128::from(floated(ago)));
            }
        }
    }

    /// Which of the scores of those who came down this is, from the highest; the third and all below count as one.
    fn level(&self, field: &Field<'_>, place: usize) -> usize {
        let points = |place: usize| field.players.get(place).map_or(0, |player| player.points);
        let mut higher: Vec<u32> =
            self.came_down.iter().map(|other| points(*other)).filter(|other| *other > points(place)).collect();
        higher.dedup();
        higher.len().min(2)
    }
}

/// What a pair adds to each rule; the first counts most. Rules that forbid are not here: such a pair has no number.
#[derive(Default)]
struct Value {
    /// As many pairs as can be.
    pairs: i128,
    /// Those who came down are paired, the highest score first.
    came_down: [i128; 3],
    /// As many pairs as can be in the next bracket, and whoever goes down is paired there.
    next_pairs: i128,
    next_came_down: i128,
    /// Games that whoever sits out has not played in earlier rounds: others have missed more.
    bye_unplayed: i128,
    /// Leaders get a side once too often in the last round.
    leaders_undue: i128,
    /// A player does not get the side he is due; the same where it is strongly due.
    undue: i128,
    strongly_undue: i128,
    /// Somebody goes down, or meets one who came down, again: after the last round, after the one before.
    down_again: [i128; 2],
    up_again: [i128; 2],
}

impl Value {
    fn as_number(&self) -> i128 {
        let [highest, second, third] = self.came_down;
        let [down_last, down_before] = self.down_again;
        let [up_last, up_before] = self.up_again;
        let digits = [
            self.pairs,
            highest,
            second,
            third,
            self.next_pairs,
            self.next_came_down,
            -self.bye_unplayed,
            -self.leaders_undue,
            -self.undue,
            -self.strongly_undue,
            -down_last,
            -up_last,
            -down_before,
            -up_before,
        ];
        digits.into_iter().fold(0, |number, digit| (number << DIGIT) + digit)
    }
}

/// The upper and the lower half of those who are paired among themselves: the first of one half meets the first of the other.
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

    /// What a pair costs because somebody changes halves: each change, and then how far apart those are who change.
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
            // He goes down, as those of the lower half do.
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

/// A round that is being chosen, pair by pair, without ever getting worse than it could be.
struct Choice {
    graph: Graph,
    left: Vec<usize>,
    pairs: Vec<(usize, usize)>,
    /// One of the best ways to pair off whoever is left, with its weight.
    best: (i128, Vec<(usize, usize)>),
}

impl Choice {
    /// Begins with whoever is left; nothing if they cannot be paired off.
    fn new(graph: Graph, left: Vec<usize>, pairs: Vec<(usize, usize)>) -> Option<Choice> {
        let best = graph.perfect(&left)?;
        Some(Choice { graph, left, pairs, best })
    }

    /// Fixes the first of these opponents with whom the rest stays as good; nothing is fixed where there is none.
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
                // The way that is known already has the two together.
                Some((total - weight, ways.iter().copied().filter(|pair| !is_found(pair)).collect()))
            } else {
                self.graph.perfect(&rest).filter(|(of_rest, _)| of_rest + weight == *total)
            };
            if let Some(best) = best {
                (self.left, self.best) = (rest, best);
                self.pairs.push((one, other));
                return;
            }
        }
    }

    /// How many pairs of these there are in the best round: as many in each that is as good.
    fn pairs_within(&self, these: &[usize]) -> usize {
        self.best.1.iter().filter(|(one, other)| these.contains(one) && these.contains(other)).count()
    }
}
