//! The side that a player is due, how strongly, and the allotment of sides in a pair: the rules on colours, for
//! battles.

use super::{Candidate, Pairing, PlayerNumber};
use engine::contract::Side;

/// The strength with which a side is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// The player has not played yet.
    #[default]
    None,
    /// The player has had both sides equally often, and is due the one they did not have last.
    Mild,
    /// The player has had one side once more.
    Strong,
    /// The player has had one side twice more, or twice running.
    Absolute,
}

/// The side a player is due, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SideDue {
    /// The side; `None` where neither is due.
    pub side: Option<Side>,
    /// The strength with which it is due.
    pub strength: Strength,
    /// The number of times the player has had the other side more than this one.
    pub excess: i32,
}

impl SideDue {
    /// The side that this player is due.
    pub fn of(player: &Candidate) -> SideDue {
        let Some(&last) = player.sides.last() else { return SideDue::default() };
        let excess: i32 = player.sides.iter().map(|side| if *side == Side::First { 1 } else { -1 }).sum();
        let running = player.sides.iter().rev().take_while(|side| **side == last).count();
        let side = match excess {
            2.. => Side::Second,
            ..=-2 => Side::First,
            _ if running >= 2 => last.other(),
            1 => Side::Second,
            -1 => Side::First,
            _ => last.other(),
        };
        let strength = match excess.abs() {
            2.. => Strength::Absolute,
            _ if running >= 2 => Strength::Absolute,
            1 => Strength::Strong,
            _ => Strength::Mild,
        };
        SideDue { side: Some(side), strength, excess: excess.abs() }
    }

    /// Whether both want the same side.
    pub(super) fn clashes(&self, other: &SideDue) -> bool {
        self.side.is_some() && self.side == other.side
    }
}

/// Whether the sides allow two players to meet: not if both must have the same one.
pub fn may_meet_by_sides(one: &SideDue, other: &SideDue) -> bool {
    !(one.clashes(other) && one.strength == Strength::Absolute && other.strength == Strength::Absolute)
}

/// Allots the sides: both get what they are due; else the player that is due it more decides. Else the sides are
/// swapped since they last differed; else the higher player decides. In the first round odd numbers get the first side.
pub fn allocate(one: &Candidate, other: &Candidate) -> Pairing {
    let (higher, lower) = if stands_higher(one, other) { (one, other) } else { (other, one) };
    let (high, low) = (SideDue::of(higher), SideDue::of(lower));
    let side = match (high.side, low.side) {
        (None, None) => {
            if higher.number % 2 == 1 {
                Side::First
            } else {
                Side::Second
            }
        }
        (Some(side), None) => side,
        (None, Some(side)) => side.other(),
        (Some(side), Some(theirs)) if side != theirs => side,
        (Some(side), Some(_)) => match (high.strength, high.excess).cmp(&(low.strength, low.excess)) {
            std::cmp::Ordering::Greater => side,
            std::cmp::Ordering::Less => side.other(),
            std::cmp::Ordering::Equal => last_difference(higher, lower).map_or(side, Side::other),
        },
    };
    match side {
        Side::First => Pairing { first: higher.number, second: lower.number },
        Side::Second => Pairing { first: lower.number, second: higher.number },
    }
}

fn stands_higher(one: &Candidate, other: &Candidate) -> bool {
    let key = |player: &Candidate| -> (std::cmp::Reverse<u32>, PlayerNumber) {
        (std::cmp::Reverse(player.points), player.number)
    };
    key(one) < key(other)
}

/// The side that the first of them had in the latest game in which their sides differed.
fn last_difference(one: &Candidate, other: &Candidate) -> Option<Side> {
    let games = one.sides.iter().rev().zip(other.sides.iter().rev());
    games.into_iter().find(|(mine, theirs)| mine != theirs).map(|(mine, _)| *mine)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{First, Second};

    fn player(number: PlayerNumber, sides: &[Side]) -> Candidate {
        Candidate { number, sides: sides.to_vec(), ..Candidate::default() }
    }

    #[test]
    fn the_due_side_of_a_player_follows_from_the_sides_before() {
        let due = |sides: &[Side]| {
            let due = SideDue::of(&player(1, sides));
            (due.side, due.strength)
        };
        assert_eq!(due(&[]), (None, Strength::None));
        assert_eq!(due(&[First]), (Some(Second), Strength::Strong));
        assert_eq!(due(&[First, Second]), (Some(First), Strength::Mild));
        assert_eq!(due(&[First, First]), (Some(Second), Strength::Absolute));
        assert_eq!(due(&[First, Second, Second]), (Some(First), Strength::Absolute), "twice running");
        assert_eq!(due(&[First, First, Second, First]), (Some(Second), Strength::Absolute), "twice more");
    }

    #[test]
    fn two_players_due_the_same_side_do_not_meet() {
        let must = SideDue::of(&player(1, &[First, First]));
        assert!(!may_meet_by_sides(&must, &must));
        assert!(may_meet_by_sides(&must, &SideDue::of(&player(2, &[First]))));
    }

    #[test]
    fn sides_go_to_the_player_who_is_due_them_more() {
        let pair = allocate(&player(1, &[First]), &player(2, &[First, First]));
        assert_eq!(pair, Pairing { first: 1, second: 2 });
        let pair = allocate(&player(1, &[]), &player(2, &[]));
        assert_eq!(pair, Pairing { first: 1, second: 2 });
        let pair = allocate(&player(2, &[]), &player(4, &[]));
        assert_eq!(pair, Pairing { first: 4, second: 2 });
        // Both mild and due the same: as when their sides last differed, turned round.
        let pair = allocate(&player(1, &[First, Second, First, Second]), &player(2, &[Second, First, First, Second]));
        assert_eq!(pair, Pairing { first: 1, second: 2 });
    }
}
