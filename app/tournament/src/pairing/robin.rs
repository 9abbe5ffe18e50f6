//! Round robin by the circle method: each player meets every other once, or twice with sides exchanged.

use super::{MOST_PLAYERS, NoPairing, Pairing, PlayerNumber, Relaxed, RoundPairings};

/// The number of rounds of a round robin for this number of players.
pub const fn rounds(players: usize, double: bool) -> usize {
    let once = if players < 2 {
        0
    } else if players.is_multiple_of(2) {
        players - 1
    } else {
        players
    };
    if double { once * 2 } else { once }
}

/// All rounds of these players, in the order of their numbers.
///
/// The last seat stays, all others move on by half a circle each round, as in the tables of Berger. So each player's
/// sides alternate as far as they can.
pub fn all(players: &[PlayerNumber], double: bool) -> Result<Vec<RoundPairings>, NoPairing> {
    match players.len() {
        0 | 1 => return Err(NoPairing::TooFew),
        more if more > MOST_PLAYERS => return Err(NoPairing::TooMany),
        _ => {}
    }
    let seats = players.len().next_multiple_of(2);
    let who = |seat: usize| players.get(seat).copied();
    let once = (0..seats - 1).map(|round| {
        let turning = seats - 1;
        // In round 0 seat 0 faces the last one; each round begins half a circle further.
        let start = round * (seats / 2) % turning;
        let mut found = RoundPairings { relaxed: Relaxed::Nothing, ..RoundPairings::default() };
        for table in 0..seats / 2 {
            let (one, other) = if table == 0 {
                let (turns, stays) = (start, seats - 1);
                if round % 2 == 0 { (turns, stays) } else { (stays, turns) }
            } else {
                ((start + table) % turning, (start + turning - table) % turning)
            };
            match (who(one), who(other)) {
                (Some(first), Some(second)) => found.pairs.push(Pairing { first, second }),
                (Some(alone), None) | (None, Some(alone)) => found.byes.push(alone),
                (None, None) => {}
            }
        }
        found
    });
    let once: Vec<RoundPairings> = once.collect();
    let back = once.iter().map(|round| RoundPairings {
        pairs: round.pairs.iter().map(|pair| Pairing { first: pair.second, second: pair.first }).collect(),
        ..round.clone()
    });
    let again: Vec<RoundPairings> = if double { back.collect() } else { Vec::new() };
    Ok(once.into_iter().chain(again).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn all_players_meet_as_often_as_wanted_and_once_a_round() {
        for count in 2..=16_u16 {
            for double in [false, true] {
                let players: Vec<PlayerNumber> = (1..=count).collect();
                let rounds = all(&players, double).unwrap();
                assert_eq!(rounds.len(), super::rounds(players.len(), double));
                let mut met: BTreeMap<(PlayerNumber, PlayerNumber), u32> = BTreeMap::new();
                for round in &rounds {
                    let mut seen: Vec<PlayerNumber> = round.byes.clone();
                    for pair in &round.pairs {
                        seen.extend([pair.first, pair.second]);
                        *met.entry((pair.first, pair.second)).or_default() += 1;
                    }
                    seen.sort_unstable();
                    assert_eq!(seen, players, "{count} players");
                }
                for one in 1..=count {
                    for other in one + 1..=count {
                        let times = |a, b| met.get(&(a, b)).copied().unwrap_or(0);
                        let wanted = if double { [1, 1] } else { [times(one, other), 1 - times(one, other)] };
                        assert_eq!([times(one, other), times(other, one)], wanted, "{one} and {other} of {count}");
                    }
                }
            }
        }
    }

    #[test]
    fn sides_differ_by_no_more_than_one() {
        for count in 2..=16_u16 {
            let players: Vec<PlayerNumber> = (1..=count).collect();
            let mut excess: BTreeMap<PlayerNumber, i32> = BTreeMap::new();
            for pair in all(&players, false).unwrap().iter().flat_map(|round| &round.pairs) {
                *excess.entry(pair.first).or_default() += 1;
                *excess.entry(pair.second).or_default() -= 1;
            }
            assert!(excess.values().all(|excess| excess.abs() <= 1), "{count}: {excess:?}");
        }
    }
}
