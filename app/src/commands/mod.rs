//! Commands of the program that need more than a few lines.

pub(crate) mod arena;
pub(crate) mod far;
pub(crate) mod line;
pub(crate) mod luggage;
pub(crate) mod replay;
pub(crate) mod room;
#[cfg(feature = "tournament")]
pub(crate) mod tournament;
pub(crate) mod tuning;
pub(crate) mod wire;
