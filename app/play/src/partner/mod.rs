//! Whoever sits at the other side of the table: a bot, a friend in the same chair, or one far away.
//!
//! A match on one machine is an ordinary match between two keys, over the same sessions as one across the world, joined
//! in memory. So it leaves a record that can be proven, and the record says that one machine held both keys.

mod clocks;
mod far;
#[cfg(test)]
pub(crate) mod friend;
mod guest;
mod leaving;
mod now;
mod offered;
mod opponent;
mod pair;
mod past;
mod practice;
mod table;
mod voice;
mod vows;
mod watching;
mod wish;

pub use clocks::Clocks;
pub use far::{Far, chair};
pub use guest::Guest;
pub use leaving::{all_left, leave};
pub use now::{Around, Now, PhaseStart};
pub use offered::Offered;
pub use opponent::{Opponent, Wanted};
pub use pair::Pair;
pub use past::Told;
pub use practice::{Drill, Practice, practise};
pub use table::{Heard, Sat, Spoken, Table, Voice, Way};
pub use vows::Vows;
pub use wish::Ask;
