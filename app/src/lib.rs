//! The program people run, without its main function, so that tests can use its parts.

pub mod adjutant;
pub mod balance;
pub mod battle;
pub mod bench;
pub mod bench_net;
#[cfg(feature = "board")]
pub mod bench_render;
#[cfg(feature = "board")]
pub mod board;
pub mod bot;
pub mod cases;
pub mod guide;
pub use net::chance;
pub mod library;
pub mod online;
pub mod partner;
pub mod proof;
pub mod selfplay;
pub mod setup;
#[cfg(feature = "board")]
pub mod shot;
pub mod soak;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
