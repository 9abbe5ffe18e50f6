//! The state of a match, for tests.

use engine::contract::Side;
use language::position::{Position, WaitingFor};
use play::table::{Around, Now};
use std::sync::Arc;

/// A match that has reached a position, in one seat or against a friend far away. Nothing is recorded.
pub(crate) fn now(position: Arc<dyn Position>, far: bool) -> Now {
    Now {
        me: Side::First,
        here: [true, !far],
        names: [String::from("Ney"), String::from("Barclay")],
        asked: if let WaitingFor::Side(side) = position.waits() { Some(side) } else { None },
        closed: false,
        far,
        met: true,
        record: None,
        vows: None,
        around: Around::default(),
        position,
    }
}
