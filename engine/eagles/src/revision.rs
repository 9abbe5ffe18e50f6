//! Which revision of these rules a battle is played by.
//!
//! A match goes by the revision in its header for as long as there are records of it. Each thing that a later revision
//! changed is one question here, asked at the one place where the rules part. All other code serves every revision.
//! A value of this type is a revision that this program carries out.

use std::fmt;

/// A revision of the rules that this program carries out.
///
/// ```
/// use eagles::Revision;
/// assert_eq!(Revision::of(2), Some(Revision::Second));
/// assert_eq!(Revision::of(Revision::NEWEST.number() + 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revision {
    /// The oldest that is carried out: the first was never part of a released program.
    Second,
    /// Who leaves a target hex after a lost combat, and who takes a relieved leader's formations.
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

    /// [7.8.4, R40] Whether everybody leaves a target hex where only some of the leaders were left out of the defence and
    /// the others came later. The second revision left such a hex standing.
    pub const fn newcomers_leave_with_the_hex(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [7.8.4, B19] Whether a target hex is left in which nobody but a late Force stands. The second revision left it
    /// standing.
    pub const fn late_forces_leave_their_hex(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [B14] Whether the formations of a leader who is relieved go to the largest span with room, also across nations as
    /// far as 1 allows. The second revision gave them to leaders of their own army alone.
    pub const fn any_army_takes_formations(self) -> bool {
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
