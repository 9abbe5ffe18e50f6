//! A desk that many may call at: whoever dials is known by his key, and nobody keeps the others from being heard.
//!
//! [`DeskLimits`] knows who is there and what each may still send; it knows no socket and no clock. [`OpenDesk`] puts it on the
//! network: frames that are within the limits come out of it, with the key of whoever sent them, and answers go in. What the
//! frames say is not known here.

mod counter;
mod limits;

pub use counter::{DeskEvent, OpenDesk};
pub use limits::{Caller, DeskLimits, DeskStep, MOST_CALLERS, MOST_STRANGERS, PATIENCE_FOR_FIRST_WORDS};
