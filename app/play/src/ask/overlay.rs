//! What lies over the board while something is asked. The scene has a kind of the same name for each, and many besides
//! that no question lights up.

use super::offer::Mark;
use engine::hex::Hex;

/// Something over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// A hex in reach, with what remains there.
    Reach {
        /// The hex.
        hex: Hex,
        /// What remains, `2 1/2`.
        left: String,
        /// Whether one must stop there.
        stop: bool,
    },
    /// A way, with its cost at the end.
    Path {
        /// From where it begins to the last hex.
        hexes: Vec<Hex>,
        /// What it costs, `3 1/2`.
        cost: String,
    },
    /// An attack, with its odds.
    Attack {
        /// Where the attackers stand.
        from: Vec<Hex>,
        /// The hexes attacked.
        to: Vec<Hex>,
        /// The odds, `3-1`; `?` while it may not be made.
        odds: String,
    },
    /// A hex that still owes an attack, or is still owed one.
    Must {
        /// The hex.
        hex: Hex,
        /// Whether it must attack; otherwise it must be attacked.
        attack: bool,
    },
    /// Somebody who could attack, as a thin arrow.
    Could {
        /// The attacker.
        from: Hex,
        /// The attacked.
        to: Hex,
        /// Whether by fire from afar.
        fires: bool,
    },
    /// A hex that may be chosen, or is.
    Choice {
        /// The hex.
        hex: Hex,
        /// Whether it is.
        chosen: bool,
    },
    /// A way to retreat.
    Retreat {
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
        /// Whether a friend is pushed on.
        displaces: bool,
    },
    /// A way to advance.
    Advance {
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
    },
    /// What one is busy with.
    Selected(Hex),
}

impl Overlay {
    /// How a mark looks at a hex; nothing if it is not lit.
    pub fn of(hex: Hex, mark: &Mark) -> Option<Overlay> {
        Some(match mark {
            Mark::Plain | Mark::Target => return None,
            Mark::Choice => Overlay::Choice { hex, chosen: false },
            Mark::Chosen => Overlay::Choice { hex, chosen: true },
            Mark::Reach { left, stop, .. } => Overlay::Reach { hex, left: left.clone(), stop: *stop },
            Mark::Owed { acts } => Overlay::Must { hex, attack: *acts },
            &Mark::Way { from, back: true, pushes } => Overlay::Retreat { from, to: hex, displaces: pushes },
            &Mark::Way { from, back: false, .. } => Overlay::Advance { from, to: hex },
        })
    }

    /// Whether it shows of itself that what is in a hex is chosen.
    pub(super) fn shows_chosen(&self, at: Hex) -> bool {
        match self {
            Overlay::Selected(hex) => *hex == at,
            Overlay::Attack { from, to, .. } => from.contains(&at) || to.contains(&at),
            _ => false,
        }
    }
}

impl From<Overlay> for scene::Overlay {
    fn from(overlay: Overlay) -> scene::Overlay {
        match overlay {
            Overlay::Reach { hex, left, stop } => scene::Overlay::Reach { hex, left, stop },
            Overlay::Path { hexes, cost } => scene::Overlay::Path { hexes, cost },
            Overlay::Attack { from, to, odds } => scene::Overlay::Attack { from, to, odds },
            Overlay::Must { hex, attack } => scene::Overlay::Must { hex, attack },
            Overlay::Could { from, to, fires } => scene::Overlay::Could { from, to, fires },
            Overlay::Choice { hex, chosen } => scene::Overlay::Choice { hex, chosen },
            Overlay::Retreat { from, to, displaces } => scene::Overlay::Retreat { from, to, displaces },
            Overlay::Advance { from, to } => scene::Overlay::Advance { from, to },
            Overlay::Selected(hex) => scene::Overlay::Selected(hex),
        }
    }
}
