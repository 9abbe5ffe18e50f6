//! The language of questions, and saying an answer at a table: what is hidden is sealed with fresh salts.

pub use language::ask::*;

use crate::saying::sealed;
use crate::system::{Ask, CommandOf};
use engine::contract::{Opening, Refusal, Side};

/// What a side says in the types of its system, its blanks filled.
pub fn ready_said<S: Ask>(side: Side, said: Said<CommandOf<S>>) -> Result<Ready<S>, Refusal> {
    let openings: Vec<Opening> = said.sealed.iter().map(|content| sealed(content)).collect::<Result<_, _>>()?;
    Ok(filled::<S>(side, said.command, openings))
}
