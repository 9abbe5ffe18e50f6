//! Which revision of these rules a battle is played by.
//!
//! A match keeps the revision in its header. Each difference between two revisions is one question here, and the rules
//! ask it at the one place where they differ. All other code is the same for every revision.
//! A value of this type is a revision that this program carries out.

use std::fmt;

/// A revision of the rules that this program carries out.
///
/// ```
/// use winter::Revision;
/// assert_eq!(Revision::of(2), Some(Revision::Second));
/// assert_eq!(Revision::of(Revision::NEWEST.number() + 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Revision {
    /// The first revision that matches were recorded by. Revision 1 was never part of a released program.
    Second,
    /// Combined halves, Cossacks in the dark, guns driven off the map, Inactive leaders, and rulings on Cossacks that
    /// turn and on Disordered skirmish units that are ridden over.
    Third,
}

impl Revision {
    /// All of them, oldest first.
    pub const ALL: [Revision; 2] = [Revision::Second, Revision::Third];
    /// The oldest one.
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

    /// [5.1, 19.3] Whether a combined unit keeps what either half has done in this phase, and is Exhausted if either half
    /// is. Revision 2 kept only the marks of the half that the other joined.
    pub const fn whole_keeps_the_marks_of_both_halves(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [13.4, 19.9] Whether Routed Cossacks roll to rally by themselves in the evening and at night, as all units do.
    /// Revision 2 let them rally without a die, as by day.
    pub const fn cossacks_roll_in_the_dark(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [20.23] Whether the horse battery that follows Exhausted horse onto the map enters limbered only. Revision 2 let it
    /// enter in Road Column too.
    pub const fn horse_battery_enters_limbered(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [7.3, 13.3] Whether a limbered battery that retreats off the map takes its guns along. Revision 2 left them in its
    /// last hex.
    pub const fn guns_leave_the_map_with_their_battery(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [17.3, R30] Whether an Inactive leader on the map keeps his place in the chain, so that no leader above him serves
    /// in his stead. Revision 2 treated him as absent.
    pub const fn inactive_leader_keeps_his_place(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [19.21, R32] Whether a Cossack must have entered a hex in this phase before Formed enemies check because of it.
    /// In revision 2 a Cossack that only turned made them check too.
    pub const fn cossack_must_move_to_frighten(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [12.3, 12.4] Whether a Disordered skirmish unit or crew that escapes a charge routs. In revision 2 it stayed
    /// Disordered.
    pub const fn disordered_unit_ridden_over_routs(self) -> bool {
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
