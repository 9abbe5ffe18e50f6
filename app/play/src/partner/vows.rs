//! What two players bound themselves to before the first roll.

use engine::contract::Side;
use engine::digest::Hash;
use net::header::Header;
use net::identity::PlayerKey;

/// Who plays, and what each committed to before the first roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vows {
    /// The players' keys, the first and the second.
    pub keys: [PlayerKey; 2],
    /// The tips of their first chains.
    pub tips: [Hash; 2],
}

impl Vows {
    /// What a header says of it.
    pub fn of(header: &Header) -> Vows {
        Vows {
            keys: Side::BOTH.map(|side| header.player(side).key),
            tips: Side::BOTH.map(|side| header.commitment(side).tip),
        }
    }
}
