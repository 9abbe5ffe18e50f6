//! Which revision of these rules a battle is played by.
//!
//! A match goes by the revision in its header for as long as there are records of it. What a later revision changed is
//! one question here, asked at the one place where the rules part; everything else is the same code for all of them.
//! A value of this type is a revision that this program carries out.

use std::fmt;

/// A revision of the rules that this program carries out.
///
/// ```
/// use art_of_war::Revision;
/// assert_eq!(Revision::of(1), Some(Revision::First));
/// assert_eq!(Revision::of(Revision::NEWEST.number() + 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revision {
    /// The first that matches were recorded by.
    First,
    /// Fire along the edge of the map, and the retreat of stacks.
    Second,
}

impl Revision {
    /// All of them, oldest first.
    pub const ALL: [Revision; 2] = [Revision::First, Revision::Second];
    /// The one that new matches are played by.
    pub const NEWEST: Revision = Revision::Second;

    /// The revision of that number, if this program carries it out.
    pub fn of(number: u32) -> Option<Revision> {
        Revision::ALL.into_iter().find(|revision| revision.number() == number)
    }

    /// Its number in headers, saved games and hashes.
    pub const fn number(self) -> u32 {
        match self {
            Revision::First => 1,
            Revision::Second => 2,
        }
    }

    /// [9.0] Whether a line of fire along a hexside with only one hex beside it is clear: nothing blocks outside the
    /// map. The first revision let that one hex block it.
    pub const fn edge_never_blocks(self) -> bool {
        matches!(self, Revision::Second)
    }

    /// [10.4] Whether a stack counts as parted when one of it pushes on another that went before. The first revision
    /// looked only at where the one that goes follows.
    pub const fn pushing_a_mate_parts(self) -> bool {
        matches!(self, Revision::Second)
    }

    /// [6.4, 10.4] Whether the price of a retreat is the lowest for the whole stack, whoever goes first and whoever
    /// makes room. The first revision weighed for each unit only that it went first, and only one chain of friends.
    pub const fn stack_is_weighed_whole(self) -> bool {
        matches!(self, Revision::Second)
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
        assert_eq!(Revision::ALL.last(), Some(&Revision::NEWEST));
        for revision in Revision::ALL {
            assert_eq!(Revision::of(revision.number()), Some(revision));
        }
        assert_eq!(Revision::of(0), None);
    }
}
