//! Players without a person: one that makes any legal move, and one that tries to win.
//!
//! A bot sees the game through the same options as a screen and answers with the same commands. A system without bots
//! of its own is played by the [`Walker`](crate::ask::Walker), which sees only the question.

pub mod chances;
mod choice;
pub(crate) mod contract;
mod foresight;
mod forgetful;
pub(crate) mod kind;
pub(crate) mod looking;
pub(crate) mod manner;
mod player;
mod playout;
pub(crate) mod reins;
mod sampler;
mod walker;
pub(crate) mod weights;

pub use crate::position::Answers;
pub use choice::best_of;
pub use contract::Bot;
pub use forgetful::Forgetful;
pub use kind::BotKind;
pub use looking::{Otherwise, Turned};
pub use manner::Manner;
pub use player::{BotPlayer, Seated};
pub use playout::{Playout, play_out};
pub use reins::{Reins, StopSignal};
pub use sampler::{Effort, Sampler, of_level};
pub use weights::{Tried, TuningRun, Weights};
