//! The words in which people and programs speak of a game: names instead of numbers, JSON instead of bytes.
//!
//! The engine's own types are for canonical bytes; these mirror them for reading. The adjutant, the rule-case files
//! and everything that needs plain text speak through here, by [`system::Words`](language::system::Words); what happened is told in
//! [`language::happening`].

mod asking;
mod battle;
mod change;
mod command;
mod event;
mod options;
mod position;
mod said;
mod sentence;
mod speaker;
mod table;
mod weighing;

pub use speaker::Words;
pub use weighing::doubling_name;

use art_of_war::Halves;
use serde_json::{Value, json};

/// Movement points as a number, with .5 for a half.
pub fn points(halves: Halves) -> Value {
    if halves.0.is_multiple_of(2) { json!(halves.0 / 2) } else { json!(f64::from(halves.0) / 2.0) }
}
