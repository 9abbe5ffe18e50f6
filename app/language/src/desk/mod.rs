//! A game on a desk, for programs that speak JSON: laid there in the types of its system, and asked without them.

pub(crate) mod laid;
mod request;
pub(crate) mod table;

pub use request::{AskRequest, Dice, Hint, Move, SayRequest, object};
pub use table::{Answer, BLANK, DeskGame, Seals, Wanted};
