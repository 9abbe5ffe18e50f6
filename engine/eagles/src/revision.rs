//! The revisions of these rules, and what each of them changed. See [`engine::revision`].

engine::revisions! {
    /// The oldest that is carried out: the first was never part of a released program.
    Second = 2,
    /// Changes which leaders leave a target hex after a lost combat, and which leader takes a relieved leader's
    /// formations.
    Third = 3,
}

impl Revision {
    /// [7.8.4, R40] Whether all units leave a target hex where only some of the leaders were left out of the defence
    /// and the others came later. The second revision left such a hex occupied.
    pub const fn newcomers_leave_with_the_hex(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [7.8.4, B19] Whether a target hex is left if only a late Force is in it. The second revision left it occupied.
    pub const fn late_forces_leave_their_hex(self) -> bool {
        matches!(self, Revision::Third)
    }

    /// [B14] Whether the formations of a leader who is relieved go to the largest span with room, also across nations as
    /// far as 1 allows. The second revision gave them to leaders of their own army alone.
    pub const fn any_army_takes_formations(self) -> bool {
        matches!(self, Revision::Third)
    }
}
