//! Saying something at a seat: what is hidden is sealed with salts of the seat's own, and the blanks are filled.

use super::asking::{Bytes, Said};
use crate::chance::Chance;
use crate::system::ask::Ask;
use crate::system::rules::{CommandOf, command_of};
use engine::contract::{Game, Opening, Refusal, Side};
use net::croupier::{Seats, Told};
use net::fresh::Seed;

/// A command ready to be said, and what its seals hide; empty where it hides nothing.
pub type Ready<S> = (CommandOf<S>, Vec<Opening>);

/// What a side says, its blanks filled.
pub fn ready<S: Ask>(side: Side, said: &Said<Bytes>) -> Result<Ready<S>, Refusal> {
    let command = command_of::<S>(&said.command)?;
    ready_said::<S>(side, Said { command, sealed: said.sealed.clone() })
}

/// The same of a command that is read already.
pub fn ready_said<S: Ask>(side: Side, said: Said<CommandOf<S>>) -> Result<Ready<S>, Refusal> {
    let command = said.command;
    if said.sealed.is_empty() {
        return Ok((command, Vec::new()));
    }
    let openings: Vec<Opening> = said.sealed.iter().map(|content| sealed(content)).collect::<Result<_, _>>()?;
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    Ok((S::fill(command, &seals), openings))
}

/// The same with salts from chance, where nobody plays against it: self-play, simulations, tests.
pub fn ready_by_chance<S: Ask>(side: Side, said: Said<CommandOf<S>>, chance: &mut Chance) -> Ready<S> {
    let openings: Vec<Opening> =
        said.sealed.into_iter().map(|content| Opening { salt: salt(chance), content }).collect();
    if openings.is_empty() {
        return (said.command, openings);
    }
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    (S::fill(said.command, &seals), openings)
}

/// A side says something where one program sits in both chairs: both engines hear it, and its own learns what it hides.
pub fn say_at<S: Ask>(
    seats: &mut Seats<S::Game>,
    side: Side,
    (command, openings): Ready<S>,
) -> Result<Told<<S::Game as Game>::Event>, Refusal> {
    let told = seats.apply(side, &command)?;
    for opening in openings {
        seats.learn(side, &opening)?;
    }
    Ok(told)
}

fn salt(chance: &mut Chance) -> [u8; 32] {
    let mut salt = [0; 32];
    for part in salt.chunks_mut(8) {
        part.copy_from_slice(&chance.number().to_le_bytes());
    }
    salt
}

fn sealed(content: &[u8]) -> Result<Opening, Refusal> {
    let salt = Seed::fresh().map_err(|none| Refusal { case: None, name: "no-salt", text: none.to_string() })?;
    Ok(Opening { salt: *salt.expose(), content: content.to_vec() })
}
