//! Saying something at a seat: what is hidden is sealed with salts of the seat's own, and the blanks are filled.

use super::Said;
use crate::position::{Bytes, command_of};
use crate::system::{Ask, CommandOf};
use engine::contract::{Opening, Refusal, Side};
use net::fresh::Seed;

/// A command ready to be said, and what its seals hide; empty where it hides nothing.
pub type Ready<S> = (CommandOf<S>, Vec<Opening>);

/// What a side says, its blanks filled.
pub fn ready<S: Ask>(side: Side, said: &Said<Bytes>) -> Result<Ready<S>, Refusal> {
    let command = command_of::<S>(&said.command)?;
    if said.sealed.is_empty() {
        return Ok((command, Vec::new()));
    }
    let openings: Vec<Opening> = said.sealed.iter().map(|content| sealed(content)).collect::<Result<_, _>>()?;
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    Ok((S::fill(command, &seals), openings))
}

fn sealed(content: &[u8]) -> Result<Opening, Refusal> {
    let salt = Seed::fresh().map_err(|none| Refusal { case: None, name: "no-salt", text: none.to_string() })?;
    Ok(Opening { salt: *salt.expose(), content: content.to_vec() })
}
