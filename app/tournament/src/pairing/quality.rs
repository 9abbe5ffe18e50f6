//! The quality of a pair in a bracket: the weighed rules of the handbook, C.5 to C.19, as one weight.

use super::bracket::{Bracket, Field};
use super::sides::{Strength, may_meet_by_sides};
use super::weight::Weight;
use super::{Candidate, Float};

/// Bits of a digit: no rule counts more than two for each of at most sixty pairs.
const DIGIT: u32 = 7;
/// The number of distances between scores that are distinguished where they are counted alone.
const DISTANCES: usize = 14;
/// The number of distances that are distinguished where they are counted twice in one number.
const FEWER_DISTANCES: usize = 7;

/// Weighs the pairs of one bracket.
pub(super) struct Scales<'a> {
    field: &'a Field<'a>,
    bracket: &'a Bracket,
    /// The score of the players that belong here.
    score: u32,
    /// Every distance between scores that may occur, the smallest first.
    distances: Vec<u32>,
}

/// Counts by distance, the larger in the higher digits.
#[derive(Clone, Copy, Default)]
struct ByDistance {
    all: i128,
    few: i128,
}

impl ByDistance {
    fn less(self, other: ByDistance) -> ByDistance {
        ByDistance { all: self.all - other.all, few: self.few - other.few }
    }
}

/// A pair's contribution to each rule; negative for what should be rare.
#[derive(Default)]
struct Value {
    /// The number of pairs (C.5).
    pairs: i128,
    /// Distances between scores, and how far the players fall that go down (C.6).
    distance: ByDistance,
    /// The same two for the next bracket (C.7).
    next_pairs: i128,
    next_distance: ByDistance,
    /// Games that the player with the bye has not played in earlier rounds; others have missed more (C.9).
    bye_unplayed: i128,
    /// Leaders that get a side once too often in the last round (C.8, C.9).
    leaders_undue: i128,
    /// Players that do not get the side they are due; the same where it is strongly due (C.10, C.11).
    undue: i128,
    strongly_undue: i128,
    /// Players that go down, or meet a higher score, as in the last round or in the one before (C.12 to C.15).
    down_again: [i128; 2],
    up_again: [i128; 2],
    /// The distances of those floats (C.16 to C.19).
    down_by: [ByDistance; 2],
    up_by: [ByDistance; 2],
}

impl<'a> Scales<'a> {
    pub(super) fn new(field: &'a Field<'a>, bracket: &'a Bracket) -> Scales<'a> {
        let points = |place: &usize| field.players.get(*place).map(|player| player.points);
        let score = bracket.residents.first().and_then(points).unwrap_or_default();
        let mut scores: Vec<u32> = bracket.came_down.iter().filter_map(points).chain([score]).collect();
        scores.dedup();
        let between = scores.iter().flat_map(|one| scores.iter().map(move |other| one.abs_diff(*other)));
        let falls = scores.iter().map(|points| points - score + field.a_win);
        let mut distances: Vec<u32> = between.chain(falls).filter(|distance| *distance > 0).collect();
        distances.sort_unstable();
        distances.dedup();
        Scales { field, bracket, score, distances }
    }

    /// The count of one for this distance.
    fn by(&self, distance: u32) -> ByDistance {
        let Ok(level) = self.distances.binary_search(&distance) else { return ByDistance::default() };
        // The largest distances count most. If there are too many, the smallest are counted as one.
        let digit = |most: usize| {
            let at = level.saturating_sub(self.distances.len().saturating_sub(most));
            1_i128 << (DIGIT * u32::try_from(at).unwrap_or_default())
        };
        ByDistance { all: digit(DISTANCES), few: digit(FEWER_DISTANCES) }
    }

    /// The fall of a player that is not paired here: to one win below the bracket's score.
    fn fall(&self, player: &Candidate) -> ByDistance {
        self.by(player.points.saturating_sub(self.score) + self.field.a_win)
    }

    /// The weight of this pair; `None` if the two may not meet.
    pub(super) fn weight(&self, one: usize, other: usize) -> Option<Weight> {
        self.field.may.weight(one, other)?;
        let next = |place: usize| self.bracket.next.contains(&place);
        let mut value = Value::default();
        match (self.bracket.has(one), self.bracket.has(other)) {
            (true, true) => self.inside(one, other, &mut value),
            (false, false) => value.next_pairs = i128::from(next(one) && next(other)),
            (true, false) => self.down(one, other, &mut value),
            (false, true) => self.down(other, one, &mut value),
        }
        Some(value.weight())
    }

    fn inside(&self, one: usize, other: usize, value: &mut Value) {
        value.pairs = 1;
        let (Some(first), Some(second)) = (self.field.players.get(one), self.field.players.get(other)) else { return };
        let distance = self.by(first.points.abs_diff(second.points));
        value.distance = ByDistance::default().less(distance);
        if let (Some(first), Some(second)) = (self.field.due.get(one), self.field.due.get(other))
            && first.clashes(second)
        {
            value.undue = 1;
            value.strongly_undue = i128::from(first.strength.min(second.strength) >= Strength::Strong);
            // Only a pair of the last round with a leader in it can be like this.
            value.leaders_undue = i128::from(!may_meet_by_sides(first, second));
        }
        let (higher, lower) = if first.points > second.points { (first, second) } else { (second, first) };
        if higher.points > lower.points {
            value.count(higher, Float::Down, distance);
            value.count(lower, Float::Up, distance);
        }
    }

    /// The player leaves this bracket and meets that one, or has a bye.
    fn down(&self, one: usize, to: usize, value: &mut Value) {
        let Some(player) = self.field.players.get(one) else { return };
        let fall = self.fall(player);
        value.distance = ByDistance::default().less(fall);
        if self.bracket.next.contains(&to) {
            value.next_pairs = 1;
            value.next_distance = fall;
        }
        if to == self.field.players.len() {
            value.bye_unplayed = player.floats.len().saturating_sub(player.met.len()) as i128;
        }
        value.count(player, Float::Down, fall);
    }
}

impl Value {
    /// Counts a player that floats as they did before.
    fn count(&mut self, player: &Candidate, float: Float, distance: ByDistance) {
        let (again, by) = match float {
            Float::Up => (&mut self.up_again, &mut self.up_by),
            Float::Down | Float::Level => (&mut self.down_again, &mut self.down_by),
        };
        for (rounds_ago, (again, by)) in (1..).zip(again.iter_mut().zip(by)) {
            if player.floated(rounds_ago) == float {
                *again += 1;
                *by = distance;
            }
        }
    }

    fn weight(&self) -> Weight {
        let distances = DIGIT * DISTANCES as u32;
        let fewer = DIGIT * FEWER_DISTANCES as u32;
        let [down_last, down_before] = self.down_again;
        let [up_last, up_before] = self.up_again;
        let digits = [
            self.bye_unplayed,
            self.leaders_undue,
            self.undue,
            self.strongly_undue,
            down_last,
            up_last,
            down_before,
            up_before,
        ];
        let [down_by_last, down_by_before] = self.down_by.map(|by| by.few);
        let [up_by_last, up_by_before] = self.up_by.map(|by| by.few);
        Weight::of([
            (self.pairs << distances) + self.distance.all,
            (self.next_pairs << distances) + self.next_distance.all,
            -digits.into_iter().fold(0, |number, digit| (number << DIGIT) + digit),
            -((down_by_last << fewer) + up_by_last),
            -((down_by_before << fewer) + up_by_before),
            0,
        ])
    }
}
