//! Winning chances, in a thousand, without a float: what a position is worth, squeezed between losing and winning.

use engine::contract::Side;

/// It is won.
pub const CERTAIN: u16 = 1000;
/// Both may win as well.
pub const EVEN: u16 = 500;
/// The worth of ten points to a bot that looks ahead ([`worth`](crate::system::Mind::worth)).
pub const TEN_POINTS: i64 = 1000;
/// The part of the chances that stays open until the battle is over.
const LEFT: i64 = 5;

/// The first side's chances in a game that is over.
pub fn decided(winner: Option<Side>) -> u16 {
    match winner {
        Some(Side::First) => CERTAIN,
        Some(Side::Second) => 0,
        None => EVEN,
    }
}

/// The winning chances of the side for which a position has this value. At `telling` it wins three times in four; twice
/// that is five in six, and so on.
pub fn squeezed(worth: i64, telling: i64) -> u16 {
    let worth = worth.clamp(-1_000_000_000, 1_000_000_000);
    let half = i64::from(EVEN);
    let chances = half + half * worth / (worth.abs() + telling.max(1));
    u16::try_from(chances.clamp(LEFT, i64::from(CERTAIN) - LEFT)).unwrap_or(EVEN)
}

/// A side's chances, of those of the first.
pub const fn of(side: Side, first: u16) -> u16 {
    match side {
        Side::First => first,
        Side::Second => CERTAIN.saturating_sub(first),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_rise_with_worth_and_never_reach_what_is_certain() {
        assert_eq!(squeezed(0, 1000), EVEN);
        assert_eq!((squeezed(1000, 1000), squeezed(-1000, 1000)), (750, 250));
        assert_eq!((squeezed(i64::MAX, 1000), squeezed(i64::MIN, 0)), (995, 5));
        let all: Vec<u16> = (-50..50).map(|worth| squeezed(worth * 200, 1000)).collect();
        assert!(all.is_sorted());
    }

    #[test]
    fn what_one_side_may_hope_for_the_other_may_not() {
        assert_eq!(Side::BOTH.map(|side| of(side, 700)), [700, 300]);
        assert_eq!(decided(Some(Side::First)), of(Side::Second, decided(Some(Side::Second))));
    }
}
