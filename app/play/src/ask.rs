//! The language of questions, and saying an answer at a table: what is hidden is sealed with fresh salts.

pub use language::ask::*;

use crate::system::{Ask, CommandOf, command_of};
use engine::contract::{Opening, Refusal, Side};
use net::fresh::Seed;

/// What a side says, its blanks filled.
pub fn ready<S: Ask>(side: Side, said: &Said<Bytes>) -> Result<Ready<S>, Refusal> {
    let command = command_of::<S>(&said.command)?;
    ready_said::<S>(side, Said { command, sealed: said.sealed.clone() })
}

/// The same of a command that is read already.
pub fn ready_said<S: Ask>(side: Side, said: Said<CommandOf<S>>) -> Result<Ready<S>, Refusal> {
    let openings: Vec<Opening> = said.sealed.iter().map(|content| sealed(content)).collect::<Result<_, _>>()?;
    Ok(filled::<S>(side, said.command, openings))
}

fn sealed(content: &[u8]) -> Result<Opening, Refusal> {
    let salt = Seed::fresh().map_err(|none| Refusal { case: None, name: "no-salt", text: none.to_string() })?;
    Ok(Opening { salt: *salt.expose(), content: content.to_vec() })
}
