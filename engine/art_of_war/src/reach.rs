//! Where a unit can go, as the side that moves it is told.

use super::definition::Halves;
use engine::hex::Hex;

/// Where a unit can go, and what each hex leaves it.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Each hex with what it costs to get there in all and whether the unit may end there, by number.
    pub hexes: Vec<ReachedHex>,
}

/// A hex within reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReachedHex {
    /// A hex that the unit can enter, whether or not it may stay there.
    pub hex: Hex,
    /// What the cheapest way costs.
    pub cost: Halves,
    /// What the unit then has left in this phase [4.1].
    pub left: Halves,
    /// Whether there is room to end the move there [4.4].
    pub may_stop: bool,
    /// The hex before it on the cheapest way; the unit's own hex, or none for an entry hex.
    pub from: Option<Hex>,
}

impl Reach {
    /// Nowhere.
    pub const NONE: Reach = Reach { hexes: Vec::new() };

    /// The hexes where the unit may end its move.
    pub fn ends(&self) -> impl Iterator<Item = ReachedHex> + '_ {
        self.hexes.iter().copied().filter(|reached| reached.may_stop)
    }

    /// What is known of a hex.
    pub fn get(&self, hex: Hex) -> Option<ReachedHex> {
        let at = self.hexes.binary_search_by_key(&hex, |reached| reached.hex).ok()?;
        self.hexes.get(at).copied()
    }

    /// The cheapest way to a hex, as the hexes entered.
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
