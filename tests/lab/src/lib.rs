//! The laboratory: what only we need. Games by the thousand, simulated networks, bots against each other, measurements, and
//! a machine that miscounts.
//!
//! Its lists of systems and battles have the ford as well.

pub mod arena;
pub mod balance;
pub mod bench;
pub mod cases;
pub mod kills;
pub mod library;
pub mod miscount;
pub mod selfplay;
pub mod soak;
pub mod systems;
pub mod trial;
