//! Everything that a system must give this program, beside the contract of the engine.
//!
//! Each trait is a file that knows the languages below it and nothing of what is done with systems: code that does something
//! with all of them is given the [`Systems`] of a program.

pub(crate) mod any;
pub(crate) mod ask;
pub mod choice;
pub(crate) mod eye;
pub mod json;
pub(crate) mod judge;
mod mind;
mod of;
pub(crate) mod rules;
mod self_play;
mod show;
mod systems;
mod teach;
mod tell;
pub(crate) mod typed_battle;
mod words;

pub use any::AnySystem;
pub use ask::Asks;
pub use choice::{Choice, Switch};
pub use eye::{About, Eye};
pub use json::Json;
pub use judge::{Figure, FigureLine, Judge, Toll, Won};
pub use mind::Mind;
pub use of::{Of, System};
pub use rules::{Begun, ChangeOf, CommandOf, EventOf, Rules, checked, command_of};
pub use self_play::SelfPlay;
pub use show::{Glance, Show, layers};
pub use systems::Systems;
pub use teach::Teach;
pub use tell::Tell;
pub use typed_battle::TypedBattle;
pub use words::Words;
