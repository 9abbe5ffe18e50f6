//! A set of units, as 128 bits.

use super::definition::UnitId;
use serde::{Deserialize, Serialize};

/// A set of units. Iterates in the order of their ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct UnitSet(u128);

impl UnitSet {
    /// No unit.
    pub const EMPTY: UnitSet = UnitSet(0);

    const fn bit(id: UnitId) -> u128 {
        if id.0 < 128 { 1 << id.0 } else { 0 }
    }

    /// The set of one unit.
    pub const fn one(id: UnitId) -> UnitSet {
        UnitSet(Self::bit(id))
    }

    /// Adds a unit.
    pub const fn insert(&mut self, id: UnitId) {
        self.0 |= Self::bit(id);
    }

    /// Whether the unit is in it.
    pub const fn contains(self, id: UnitId) -> bool {
        self.0 & Self::bit(id) != 0
    }

    /// Whether it has no units.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of units.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The units in either.
    pub const fn or(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 | other.0)
    }

    /// The units in both.
    pub const fn and(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & other.0)
    }

    /// The units in this one only.
    pub const fn minus(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & !other.0)
    }

    /// The unit with the lowest id.
    pub fn first(self) -> Option<UnitId> {
        if self.0 == 0 { None } else { u8::try_from(self.0.trailing_zeros()).ok().map(UnitId) }
    }

    /// The units, lowest id first.
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let id = UnitSet(rest).first()?;
            rest &= rest - 1;
            Some(id)
        })
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> UnitSet {
        let mut set = UnitSet::EMPTY;
        units.into_iter().for_each(|id| set.insert(id));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_in_order() {
        let set: UnitSet = [UnitId(127), UnitId(3), UnitId(64), UnitId(200)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [UnitId(3), UnitId(64), UnitId(127)]);
        assert_eq!(set.len(), 3);
        assert!(!set.contains(UnitId(200)));
    }
}
