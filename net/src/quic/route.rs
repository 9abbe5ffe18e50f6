//! The present route of a match: from one computer to the other, or through a relay.

use std::fmt;

/// The route between two computers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// From one to the other, with no machine in between.
    Direct,
    /// Through the relay of this name. It carries sealed bytes and sees neither moves nor dice.
    Relay(String),
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Direct => f.write_str("directly"),
            Route::Relay(name) => write!(f, "through the relay {name}"),
        }
    }
}
