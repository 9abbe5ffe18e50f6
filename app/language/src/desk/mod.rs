//! A game on a desk, for programs that speak JSON.

mod laid;
mod request;
mod table;

pub use crate::words::object;
pub use laid::{DeskGame, loaded};
pub use request::{AskRequest, Dice, Hint, Move, SayRequest};
pub use table::{Answer, BLANK, Seals, Wanted};
