//! The revisions of these rules, and what each of them changed. See [`engine::revision`].

engine::revisions! {
    /// The first revision that matches were recorded by. Revision 1 was never part of a released program.
    Second = 2,
    /// Combined halves, Cossacks in the dark, guns driven off the map, Inactive leaders, and rulings on Cossacks that
    /// turn and on Disordered skirmish units that are ridden over.
    Third = 3,
    /// Leaders who march with the whole brigade.
    Fourth = 4,
    /// The whole field of Eylau.
    Fifth = 5,
}

impl Revision {
    /// [5.1, 19.3] Whether a combined unit keeps what either half has done in this phase, and is Exhausted if either half
    /// is. Revision 2 kept only the marks of the half that the other joined.
    pub const fn whole_keeps_the_marks_of_both_halves(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [13.4, 19.9] Whether Routed Cossacks roll to rally by themselves in the evening and at night, as all units do.
    /// Revision 2 let them rally without a die, as by day.
    pub const fn cossacks_roll_in_the_dark(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [20.23] Whether the horse battery that follows Exhausted horse onto the map enters limbered only. Revision 2 let it
    /// enter in Road Column too.
    pub const fn horse_battery_enters_limbered(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [7.3, 13.3] Whether a limbered battery that retreats off the map takes its guns along. Revision 2 left them in its
    /// last hex.
    pub const fn guns_leave_the_map_with_their_battery(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [17.3, R30] Whether an Inactive leader on the map keeps his place in the chain, so that no leader above him serves
    /// in his stead. Revision 2 treated him as absent.
    pub const fn inactive_leader_keeps_his_place(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [19.21, R32] Whether a Cossack must have entered a hex in this phase before Formed enemies check because of it.
    /// In revision 2 a Cossack that only turned made them check too.
    pub const fn cossack_must_move_to_frighten(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [12.3, 12.4] Whether a Disordered skirmish unit or crew that escapes a charge routs. In revision 2 it stayed
    /// Disordered.
    pub const fn disordered_unit_ridden_over_routs(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [5.1, R63] Whether leaders can be taken along when a whole brigade marches, each with a unit of his own hex. Earlier
    /// revisions left every leader where he was.
    pub const fn a_leader_marches_with_the_brigade(self) -> bool {
        !matches!(self, Revision::Second | Revision::Third)
    }

    /// [20.3] Whether a battle on the whole field is played. Earlier revisions had none.
    pub const fn has_the_whole_field(self) -> bool {
        matches!(self, Revision::Fifth)
    }
}
