//! The program people run, without its main function, so that tests can use its parts.

pub mod bench;
#[cfg(feature = "window")]
pub mod bench_app;
pub mod bench_far;
#[cfg(feature = "window")]
mod bench_journeys;
pub mod bench_net;
pub mod bench_relay;
#[cfg(feature = "board")]
pub mod bench_render;
pub mod bench_replay;
pub mod bench_siege;
mod bench_thinking;
pub mod version;

#[cfg(feature = "board")]
pub use pictures::{self, film, shot};
pub use play::*;
#[cfg(feature = "window")]
pub use window;
