//! Overlays that explain the ground.

use super::Colour;
use engine::hex::Hex;

/// An overlay on hexes. Each kind has its own shape, so that none is told by colour alone.
#[derive(Clone, Debug, PartialEq)]
pub enum Overlay {
    /// A hex in reach, with the points that remain there; `stop` if movement must end there.
    Reach {
        /// The hex.
        hex: Hex,
        /// The points that remain, `2 1/2`.
        left: String,
        /// Whether movement ends there.
        stop: bool,
    },
    /// The path under the pointer, with its cost at the end.
    Path {
        /// From the unit's hex to the last.
        hexes: Vec<Hex>,
        /// Its cost, `3 1/2`.
        cost: String,
    },
    /// A hex in a zone of control.
    Zone {
        /// The hex.
        hex: Hex,
        /// The colour of the side whose zone it is.
        colour: Colour,
        /// The second side's zones are hatched the other way.
        second: bool,
    },
    /// A hex that refuses, with the number of the rule.
    Refused {
        /// The hex.
        hex: Hex,
        /// The case, `4.5`.
        case: String,
    },
    /// An attack, with its odds.
    Attack {
        /// The hexes of the attackers.
        from: Vec<Hex>,
        /// The hexes attacked.
        to: Vec<Hex>,
        /// The odds, `3-1`.
        odds: String,
    },
    /// A line of fire.
    Fire {
        /// The battery.
        from: Hex,
        /// The target.
        to: Hex,
        /// Whether it is clear.
        clear: bool,
    },
    /// A hex to retreat to.
    Retreat {
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
        /// Whether a friend is pushed on.
        displaces: bool,
    },
    /// A hex to advance into after combat.
    Advance {
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
    },
    /// A move of the opponent, lately.
    LastMove {
        /// Its hexes.
        hexes: Vec<Hex>,
        /// The colour of the side that moved.
        colour: Colour,
    },
    /// A hex that decides the battle, in the colour of the side that holds it.
    Victory {
        /// The hex.
        hex: Hex,
        /// The holder's colour.
        holder: Option<Colour>,
    },
    /// A hex whose units must attack, or must be attacked.
    Must {
        /// The hex.
        hex: Hex,
        /// Whether they must attack; otherwise they must be attacked.
        attack: bool,
    },
    /// A unit that could attack, as a thin arrow.
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
        /// Whether it is chosen already.
        chosen: bool,
    },
    /// A hex that stops a path or a line of fire.
    Blocks(Hex),
    /// A hex that is out of sight: it lies in the shade.
    Shade(Hex),
    /// A hex that is fired into.
    Field {
        /// The hex.
        hex: Hex,
        /// Strength of fire: 0 where it is fullest, and more the weaker it is.
        band: u8,
    },
    /// A few words at a hex.
    Note {
        /// The hex.
        hex: Hex,
        /// The words, `3 hexes`.
        text: String,
        /// Whether they are good news.
        good: bool,
    },
    /// A hex that a player points at: rings that widen.
    Ping {
        /// The hex.
        hex: Hex,
        /// From 0, when it begins, to 1, when it is gone.
        part: f32,
    },
    /// An arrow of the player's own plans.
    Plan {
        /// From here.
        from: Hex,
        /// To there.
        to: Hex,
    },
    /// A handle of the ring of directions round a hex: a way to face that may be chosen, or is.
    Facing {
        /// The hex.
        hex: Hex,
        /// The direction, in twelfths of the circle, clockwise from the top of the map.
        twelfth: u8,
        /// Whether it is chosen.
        chosen: bool,
    },
    /// A box beside the map that may be chosen, or is.
    Box {
        /// Its place in the scene's list.
        holder: usize,
        /// Whether it is chosen.
        chosen: bool,
    },
    /// The selected hex.
    Selected(Hex),
    /// The keyboard's cursor.
    Cursor(Hex),
}
