//! The nouns: everything a player can point at.

use super::word::Key;
use engine::hex::{Hex, Hexside};
use std::fmt;

/// A counter, a leader, a card in hand or a marker, by its number in the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(pub u16);

/// A group with a name and members, by its number in the battle: a division, an army, a declared battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GroupId(pub u16);

/// A place beside the map, by its number in the battle: a box, a track, a stack, a leader's display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HolderId(pub u16);

/// A twelfth of the circle, clockwise from the top of the map. The grid says whether it is a side or a corner.
///
/// ```
/// use language::ask::Facing;
/// assert_eq!(Facing::new(3).map(|east| east.to_string()), Some(String::from("E")));
/// assert_eq!(Facing::new(12), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Facing(u8);

impl Facing {
    const NAMES: [&'static str; 12] = ["N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW", "NNW"];

    /// The facing of that twelfth, 0 to 11.
    pub fn new(twelfth: u8) -> Option<Facing> {
        (usize::from(twelfth) < Facing::NAMES.len()).then_some(Facing(twelfth))
    }

    /// Its name in messages, the same in every language.
    pub(crate) fn key(self) -> Key {
        const KEYS: [Key; 12] = ["n", "nne", "ene", "e", "ese", "sse", "s", "ssw", "wsw", "w", "wnw", "nnw"];
        KEYS.get(usize::from(self.0)).copied().unwrap_or_default()
    }

    /// The number of the twelfth.
    pub const fn twelfth(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Facing::NAMES.get(usize::from(self.0)).unwrap_or(&"?"))
    }
}

/// A number that can be set: columns given away, or points for one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dial {
    /// Its word.
    pub key: Key,
    /// The piece it is about, where each piece has its own.
    pub of: Option<PieceId>,
}

/// Something a player can point at. Never hashed, never sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pick {
    /// A hex of the map.
    Hex(Hex),
    /// The side that two hexes share: a bridge.
    Hexside(Hexside),
    /// A counter, a leader, a card in hand, a marker.
    Piece(PieceId),
    /// A group with a name and members. Lit as its members.
    Group(GroupId),
    /// A place beside the map.
    Holder(HolderId),
    /// The facing, and the hex: a line wheels on it.
    Facing(Hex, Facing),
    /// A word of the system.
    Word(Key),
    /// A dial, and where it is put.
    Dial(Dial, i16),
}

impl Pick {
    /// The piece, if it is one.
    pub const fn piece(self) -> Option<PieceId> {
        match self {
            Pick::Piece(piece) => Some(piece),
            _ => None,
        }
    }

    /// The hex, if it is one.
    pub const fn hex(self) -> Option<Hex> {
        match self {
            Pick::Hex(hex) => Some(hex),
            _ => None,
        }
    }
}
