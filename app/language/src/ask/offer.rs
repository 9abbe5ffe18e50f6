//! One thing that may be pointed at now, what it leads to, and how it is shown.

use super::asking::Said;
use super::draft::Draft;
use super::pick::Pick;
use super::sentence::Sentence;
use engine::hex::Hex;

/// Something that may be pointed at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<C> {
    /// The thing to point at.
    pub pick: Pick,
    /// The result of the pick.
    pub then: Then<C>,
    /// For lists, tips and screen readers. An empty one is the pick's own name.
    pub label: Sentence,
    /// Its place in the order of the Next key.
    pub rank: Rank,
    /// The mark that lights it.
    pub mark: Mark,
}

/// The result of an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then<C> {
    /// The draft it leads to, which fits.
    Draft(Draft),
    /// It is said at once: nothing that rolls dice, unless it repeats what is ready (rule 10).
    Say(Said<C>),
}

/// The place of an offer in the order of the Next key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Must still act, or be acted upon.
    Owed,
    /// It can act and has not acted.
    Open,
    /// A unit that has acted and may act again: on the round only when none is left above.
    Done,
    /// Reached by pointing alone.
    Aside,
}

/// The mark that lights an offer. A mark on several hexes is an [`Overlay`](super::Overlay).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    Plain,
    /// It may be chosen.
    Choice,
    /// It is in the draft.
    Chosen,
    /// It would be acted upon.
    Target,
    /// A hex in reach.
    Reach {
        /// The movement that is left there, `2 1/2`; empty where none is spent.
        left: String,
        /// Whether one must stop there.
        stop: bool,
        /// Whether the way may be interrupted.
        risk: bool,
    },
    /// It must act, or must be acted upon.
    Owed {
        /// Whether it must act; otherwise it must be acted upon.
        acts: bool,
    },
    /// A way out of a hex into this one.
    Way {
        /// The hex where it begins.
        from: Hex,
        /// Whether it leads back; otherwise forward.
        back: bool,
        /// Whether a friend is pushed on.
        pushes: bool,
    },
}

impl<C> Offer<C> {
    /// The draft it leads to, if it leads to one.
    pub const fn draft(&self) -> Option<&Draft> {
        match &self.then {
            Then::Draft(draft) => Some(draft),
            Then::Say(_) => None,
        }
    }

    /// The answer that it gives at once; `None` if it only adds a pick.
    pub const fn said(&self) -> Option<&Said<C>> {
        match &self.then {
            Then::Draft(_) => None,
            Then::Say(said) => Some(said),
        }
    }

    /// Whether taking it takes something out of the draft, or puts it back as it is (rule 5).
    pub fn is_chosen(&self) -> bool {
        self.mark == Mark::Chosen
    }
}
