//! The revisions of these rules, and what each of them changed. See [`engine::revision`].

engine::revisions! {
    /// The oldest revision that is played: the first was never part of a released program.
    Second = 2,
    /// Room for units that retreat in order, and the units that ride out against a charge.
    Third = 3,
    /// A charge is checked in the order in which its cavalry is stacked.
    Fourth = 4,
}

impl Revision {
    /// [31.7, R13] Whether a unit that retreats in order into a full hex goes on to one with room, as every other
    /// retreat does. The second revision left it where it began at once.
    pub const fn in_order_goes_on_to_room(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [41.2] Whether chargers take no room in the hex they leave, so that cavalry that rides out against them can
    /// enter it. The second revision counted them there.
    pub const fn chargers_leave_room(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [41.3, 42.1] Whether cavalry that has orders to hold stays where others of its hex ride out. The second
    /// revision let it ride along.
    pub const fn orders_to_hold_keep_back(self) -> bool {
        !matches!(self, Revision::Second)
    }

    /// [37.1, 38.2] Whether a charge is checked in the order in which its cavalry is stacked, which is the order in which it
    /// rides. Earlier revisions checked it in the order of the command, and accepted a charge that was then lost where units of
    /// one hex faced different ways.
    pub const fn charges_are_checked_as_stacked(self) -> bool {
        matches!(self, Revision::Fourth)
    }
}
