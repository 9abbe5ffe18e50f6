//! The hexes that a unit can reach, as shown to the side that moves it.

use super::definition::Halves;
use engine::hex::Hex;

/// The hexes that a unit can reach, with the points left in each.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The hexes by number, each with its total cost and whether the unit may end there.
    pub hexes: Vec<ReachedHex>,
}

/// A hex within reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReachedHex {
    /// A hex that the unit can enter, whether or not it may stay there.
    pub hex: Hex,
    /// The cost of the cheapest path.
    pub cost: Halves,
    /// The movement points that the unit then has left in this phase [4.1].
    pub left: Halves,
    /// Whether there is room to end the move there [4.4].
    pub may_stop: bool,
    /// The hex before it on the cheapest path; the unit's own hex, or `None` for an entry hex.
    pub from: Option<Hex>,
}

impl Reach {
    /// No hex at all.
    pub const NONE: Reach = Reach { hexes: Vec::new() };

    /// The hexes where the unit may end its move.
    pub fn ends(&self) -> impl Iterator<Item = ReachedHex> + '_ {
        self.hexes.iter().copied().filter(|reached| reached.may_stop)
    }

    /// The data of a hex, if it is within reach.
    pub fn get(&self, hex: Hex) -> Option<ReachedHex> {
        let at = self.hexes.binary_search_by_key(&hex, |reached| reached.hex).ok()?;
        self.hexes.get(at).copied()
    }

    /// The cheapest path to a hex, as the hexes entered.
    pub fn path_to(&self, hex: Hex) -> Option<Vec<Hex>> {
        let mut path = vec![hex];
        let mut at = self.get(hex)?;
        while let Some(before) = at.from.and_then(|from| self.get(from)) {
            path.push(before.hex);
            at = before;
        }
        path.reverse();
        Some(path)
    }
}
