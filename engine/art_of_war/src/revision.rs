//! The revisions of these rules, with the changes in each. See [`engine::revision`].

engine::revisions! {
    /// The first revision in which matches were recorded.
    First = 1,
    /// Fire along the edge of the map, and the retreat of stacks.
    Second = 2,
}

impl Revision {
    /// [9.0] Whether a line of fire along a hexside with only one hex beside it is clear: nothing outside the map
    /// blocks. In the first revision that one hex blocked it.
    pub const fn edge_never_blocks(self) -> bool {
        matches!(self, Revision::Second)
    }

    /// [10.4] Whether a stack counts as split when one of it displaces another that went before. The first revision
    /// checked only the hex that the later unit goes to.
    pub const fn pushing_a_mate_parts(self) -> bool {
        matches!(self, Revision::Second)
    }

    /// [6.4, 10.4] Whether the price of a retreat is the lowest for the whole stack, no matter which unit goes first
    /// and which is displaced. The first revision counted for each unit only its going first, and only one chain of
    /// displacements.
    pub const fn stack_is_weighed_whole(self) -> bool {
        matches!(self, Revision::Second)
    }
}
