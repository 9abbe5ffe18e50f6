//! What is wanted at a table.

use crate::ask::{Bytes, Said};
use engine::contract::Side;
use engine::digest::Hash;
use net::driver::WatchWish;
use net::entry::Matter;
use net::identity::PlayerKey;
use net::session::Asked;

/// What the players at this machine want.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A side answers, in canonical bytes; what it hides is sealed at its seat.
    Command(Side, Said<Bytes>),
    /// A side takes its last command back, past dice if need be.
    TakeBack(Side),
    /// A side asks for an agreement.
    Matter(Side, Matter),
    /// A side ends a pause.
    Resume(Side),
    /// A side gives up.
    Concede(Side),
    /// Exactly this, which the other side asks for, is granted.
    Grant(Asked),
    /// What the other side asks for is not granted.
    Decline(Asked),
    /// The match is closed because the other side has owed an answer for too long.
    CloseAsOwed,
    /// Another match with sides swapped is offered.
    Rematch,
    /// Whoever knocks with this key comes in.
    Admit(PlayerKey),
    /// Whoever knocks with this key is sent away.
    TurnAway(PlayerKey),
    /// The offer of the terms with this hash is agreed to.
    Agree(Hash),
    /// Something is said to the other player.
    Chat(String),
    /// Something about those who watch.
    Watch(WatchWish),
}
