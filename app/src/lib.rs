//! The program people run, without its main function, so that tests can use its parts.

pub mod adjutant;
pub mod balance;
pub mod battle;
pub mod bench;
pub mod bench_net;
pub mod bot;
pub mod cases;
pub use net::chance;
pub mod library;
pub mod online;
pub mod proof;
pub mod selfplay;
pub mod soak;
pub mod words;
