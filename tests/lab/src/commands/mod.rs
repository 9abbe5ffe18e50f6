//! The commands of the laboratory.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod cases;
pub(crate) mod miscount;
pub(crate) mod selfplay;
pub(crate) mod soak;
pub(crate) mod tuning;
