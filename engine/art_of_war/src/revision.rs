//! The revisions of these rules, and what each of them changed. See [`engine::revision`].

engine::revisions! {
    /// The first that matches were recorded by.
    First = 1,
    /// Fire along the edge of the map, and the retreat of stacks.
    Second = 2,
}

impl Revision {
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

    /// [6.4, 10.4] Whether the price of a retreat is the lowest for the whole stack, no matter which unit goes first and which
    /// makes room. The first revision weighed for each unit only that it went first, and only one chain of friends.
    pub const fn stack_is_weighed_whole(self) -> bool {
        matches!(self, Revision::Second)
    }
}
