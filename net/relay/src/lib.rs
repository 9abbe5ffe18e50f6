//! Running a relay for others. Players who only use one need `net` alone.

mod front;
mod server;

pub use server::{RelayLimits, RelayServer, ServeError};
