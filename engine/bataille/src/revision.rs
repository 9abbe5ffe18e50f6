//! Which revision of these rules a battle is played by.
//!
//! A match goes by the revision in its header for as long as there are records of it. Each thing that a later revision
//! changed is one question here, asked at the one place where the rules part. All other code serves every revision.
//! A value of this type is a revision that this program carries out.

use std::fmt;

/// A revision of the rules that this program carries out.
///
/// ```
/// use bataille::Revision;
/// assert_eq!(Revision::of(2), Some(Revision::Second));
/// assert_eq!(Revision::of(Revision::NEWEST.number() + 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revision {
    /// The oldest that is carried out: the first was never part of a released program.
    Second,
    /// Room for units that go back in order, and who rides out against a charge.
    Third,
}

impl Revision {
    /// All of them, oldest first.
    pub const ALL: [Revision; 2] = [Revision::Second, Revision::Third];
    /// The oldest that is carried out.
    pub const OLDEST: Revision = Revision::Second;
    /// The one that new matches are played by.
    pub const NEWEST: Revision = Revision::Third;

    /// The revision of that number, if this program carries it out.
    pub fn of(number: u32) -> Option<Revision> {
        Revision::ALL.into_iter().find(|revision| revision.number() == number)
    }

    /// Its number in headers, saved games and hashes.
    pub const fn number(self) -> u32 {
        match self {
            Revision::Second => 2,
            Revision::Third => 3,
        }
    }

    /// [31.7, R13] Whether a unit that goes back in order into a full hex goes on to one with room, as every other
    /// retreat does. The second revision left it where it began at once.
    pub const fn in_order_goes_on_to_room(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [41.2] Whether chargers take no room in the hex they leave, so that cavalry that rides out against them can
    /// enter it. The second revision counted them there.
    pub const fn chargers_leave_room(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [41.3, 42.1] Whether cavalry that has orders to hold stays where others of its hex ride out. The second
    /// revision let it ride along.
    pub const fn orders_to_hold_keep_back(self) -> bool {
        matches!(self, Revision::Third)
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_revision_is_found_by_its_number_and_the_newest_is_the_last() {
        assert!(Revision::ALL.is_sorted());
        assert_eq!(Revision::ALL.first(), Some(&Revision::OLDEST));
        assert_eq!(Revision::ALL.last(), Some(&Revision::NEWEST));
        for revision in Revision::ALL {
            assert_eq!(Revision::of(revision.number()), Some(revision));
        }
        assert_eq!(Revision::of(1), None);
    }
}
