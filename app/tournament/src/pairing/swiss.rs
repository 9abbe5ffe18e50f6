//! A Swiss round by the Dutch system: equal scores meet, no two players meet twice, and sides are balanced. A bye goes
//! to a player with few points and no bye so far.
//!
//! Brackets are paired from the top (`bracket`), by the rules of the handbook that are weighed (`quality`).

use super::bracket::{Bracket, Field};
use super::matching::Graph;
use super::sides::{SideDue, allocate, may_meet_by_sides};
use super::weight::Weight;
use super::{Candidate, MOST_PLAYERS, NoPairing, Relaxed, RoundPairings};
use std::cmp::Reverse;

/// The tournament's settings for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The most points of one game: a player that has to leave a bracket counts as this far below it.
    pub a_win: u32,
    /// In the last round a player with more points than this may get a side once more than others; `None` in other
    /// rounds.
    pub leader_above: Option<u32>,
}

/// The next round of these players.
pub fn pair(players: &[Candidate], stakes: Stakes) -> Result<RoundPairings, NoPairing> {
    match players.len() {
        0 | 1 => return Err(NoPairing::TooFew),
        more if more > MOST_PLAYERS => return Err(NoPairing::TooMany),
        _ => {}
    }
    let mut order: Vec<&Candidate> = players.iter().collect();
    order.sort_by_key(|player| (Reverse(player.points), player.number));
    let steps = [Relaxed::Nothing, Relaxed::Sides, Relaxed::Byes, Relaxed::Repeats];
    let found = steps.into_iter().find_map(|relaxed| pair_with(&order, stakes, relaxed));
    // With repeats any two may meet, so that there always is a round.
    Ok(found.unwrap_or_default())
}

fn pair_with(order: &[&Candidate], stakes: Stakes, relaxed: Relaxed) -> Option<RoundPairings> {
    let due: Vec<SideDue> = order.iter().map(|player| SideDue::of(player)).collect();
    let empty_seat = order.len();
    let leader = |player: &Candidate| stakes.leader_above.is_some_and(|above| player.points > above);
    let may_meet = |one: usize, other: usize| {
        let (Some(first), Some(second)) = (order.get(one), order.get(other)) else { return false };
        let (Some(first_due), Some(second_due)) = (due.get(one), due.get(other)) else { return false };
        let sides =
            relaxed >= Relaxed::Sides || leader(first) || leader(second) || may_meet_by_sides(first_due, second_due);
        sides && (relaxed >= Relaxed::Repeats || !first.has_met(second.number))
    };
    let may_sit_out = |place: usize| relaxed >= Relaxed::Byes || order.get(place).is_some_and(|one| !one.had_bye);
    let graph = |sits_out_with: Option<u32>| {
        Graph::new(empty_seat + 1, |one, other| {
            let may = match other {
                // The empty seat comes last, so it is always the other.
                other if other == empty_seat => order.get(one).is_some_and(|player| {
                    may_sit_out(one) && sits_out_with.is_none_or(|points| player.points == points)
                }),
                other => may_meet(one, other),
            };
            may.then_some(Weight::ZERO)
        })
    };
    let mut everybody: Vec<usize> = (0..order.len()).collect();
    let may = if order.len() % 2 == 1 {
        everybody.push(empty_seat);
        // The player with the bye has as few points as possible.
        let mut scores: Vec<u32> = order.iter().map(|player| player.points).collect();
        scores.dedup();
        scores.into_iter().rev().map(|points| graph(Some(points))).find(|graph| graph.perfect(&everybody).is_some())?
    } else {
        let graph = graph(None);
        graph.perfect(&everybody)?;
        graph
    };
    let field = Field { players: order.to_vec(), due, may, a_win: stakes.a_win };
    Some(from_the_top(&field, everybody, relaxed))
}

/// Pairs bracket after bracket.
fn from_the_top(field: &Field<'_>, everybody: Vec<usize>, relaxed: Relaxed) -> RoundPairings {
    let points = |place: usize| field.players.get(place).map(|player| player.points);
    let mut scores: Vec<u32> = field.players.iter().map(|player| player.points).collect();
    scores.dedup();
    let mut left = everybody;
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (at, score) in scores.iter().enumerate() {
        let next = scores.get(at + 1).copied();
        let those = |wanted: &dyn Fn(Option<u32>) -> bool| -> Vec<usize> {
            left.iter().copied().filter(|place| wanted(points(*place))).collect()
        };
        let bracket = Bracket {
            came_down: those(&|points| points.is_some_and(|points| points > *score)),
            residents: those(&|points| points == Some(*score)),
            next: those(&|points| points.is_some() && points == next),
            below: those(&|points| points.is_none_or(|points| points < *score && Some(points) != next)),
        };
        let found = bracket.pair(field);
        left.retain(|place| !found.iter().any(|(one, other)| one == place || other == place));
        pairs.extend(found);
    }
    let byes = left.iter().filter_map(|place| field.players.get(*place)).map(|player| player.number).collect();
    let mut tables: Vec<(&Candidate, &Candidate)> = pairs
        .into_iter()
        .filter_map(|(one, other)| Some((*field.players.get(one)?, *field.players.get(other)?)))
        .collect();
    // The leaders' table is the first.
    tables.sort_by_key(|(one, other)| {
        let (most, sum) = (one.points.max(other.points), one.points + other.points);
        (Reverse(most), Reverse(sum), one.number.min(other.number))
    });
    RoundPairings { pairs: tables.into_iter().map(|(one, other)| allocate(one, other)).collect(), byes, relaxed }
}

#[cfg(test)]
mod tests {
    use super::super::Pairing;
    use super::*;
    use engine::contract::Side;

    const PLAIN: Stakes = Stakes { a_win: 2, leader_above: None };

    fn fresh(count: u16) -> Vec<Candidate> {
        (1..=count).map(|number| Candidate { number, ..Candidate::default() }).collect()
    }

    #[test]
    fn in_the_first_round_the_upper_half_meets_the_lower_in_order() {
        let round = pair(&fresh(8), PLAIN).unwrap();
        let met: Vec<(u16, u16)> =
            round.pairs.iter().map(|pair| (pair.first.min(pair.second), pair.first.max(pair.second))).collect();
        assert_eq!(met, [(1, 5), (2, 6), (3, 7), (4, 8)]);
        assert_eq!(
            round.pairs.first(),
            Some(&Pairing { first: 1, second: 5 }),
            "odd numbers begin with the first side"
        );
        assert_eq!(round.pairs.get(1), Some(&Pairing { first: 6, second: 2 }));
        assert!(round.byes.is_empty());
    }

    #[test]
    fn of_an_odd_number_the_last_sits_out_and_not_twice() {
        let mut players = fresh(5);
        let round = pair(&players, PLAIN).unwrap();
        assert_eq!(round.byes, [5]);
        players[4].had_bye = true;
        assert_eq!(pair(&players, PLAIN).unwrap().byes, [4]);
        // Points count before numbers.
        for player in &mut players[1..] {
            player.points = 2;
        }
        assert_eq!(pair(&players, PLAIN).unwrap().byes, [1]);
    }

    #[test]
    fn no_two_players_meet_again_while_there_is_another_way() {
        let mut players = fresh(4);
        for (number, met) in [(1_u16, 3), (2, 4), (3, 1), (4, 2)] {
            players[usize::from(number) - 1].met.push(met);
        }
        for number in [1_usize, 2] {
            players[number - 1].points = 2;
        }
        let round = pair(&players, PLAIN).unwrap();
        assert!(round.pairs.iter().any(|pair| pair.side_of(1).is_some() && pair.side_of(2).is_some()));
        // All players have met all others: the round names the rule it relaxed.
        for player in &mut players {
            player.met = vec![1, 2, 3, 4];
        }
        assert_eq!(pair(&players, PLAIN).unwrap().relaxed, Relaxed::Repeats);
    }

    #[test]
    fn two_players_due_the_same_side_meet_only_when_nothing_else_is_left() {
        let mut players = fresh(2);
        for player in &mut players {
            player.sides = vec![Side::First, Side::First];
        }
        assert_eq!(pair(&players, PLAIN).unwrap().relaxed, Relaxed::Sides);
        for player in &mut players {
            player.points = 9;
        }
        assert_eq!(
            pair(&players, Stakes { leader_above: Some(5), ..PLAIN }).unwrap().relaxed,
            Relaxed::Nothing,
            "leaders in the last round"
        );
    }

    #[test]
    fn a_round_needs_two_and_has_an_end() {
        assert_eq!(pair(&fresh(1), PLAIN), Err(NoPairing::TooFew));
        assert_eq!(pair(&fresh(121), PLAIN), Err(NoPairing::TooMany));
    }
}
