//! A desk that many may call at: each caller is known by its key, and none keeps the others from being heard.
//!
//! [`DeskLimits`] keeps the callers who are there and their limits; it knows no socket and no clock. [`OpenDesk`] puts
//! it on the network: frames that are within the limits come out of it, with the key of their sender, and answers go
//! in. The content of the frames is not known here.

mod counter;
mod limits;

pub use counter::{DeskEvent, OpenDesk};
pub use limits::{Caller, DeskLimits, DeskStep, MOST_CALLERS, MOST_STRANGERS, PATIENCE_FOR_FIRST_WORDS};
