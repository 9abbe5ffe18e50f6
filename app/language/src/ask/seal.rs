//! Saying something at a seat: what is hidden is sealed, and the blanks are filled. Salts are given.

use super::asking::Said;
use crate::chance::Chance;
use crate::croupier::{Outcomes, Seats};
use crate::system::ask::Asks;
use crate::system::rules::CommandOf;
use engine::contract::{Game, Opening, Refusal, Side};

/// A command ready to be said, and what its seals hide; empty where it hides nothing.
pub type Ready<S> = (CommandOf<S>, Vec<Opening>);

/// A command with its blanks filled by the seals of these openings; as it is where it hides nothing.
pub fn filled<S: Asks>(side: Side, command: CommandOf<S>, openings: Vec<Opening>) -> Ready<S> {
    if openings.is_empty() {
        return (command, openings);
    }
    let seals: Vec<_> = openings.iter().map(|opening| opening.seal(side)).collect();
    (S::fill(command, &seals), openings)
}

/// The answer of a side with salts from chance, where no opponent must trust them: self-play, simulations, tests.
pub fn ready_by_chance<S: Asks>(side: Side, said: Said<CommandOf<S>>, chance: &mut Chance) -> Ready<S> {
    let openings = said.sealed.into_iter().map(|content| Opening { salt: chance.salt(), content }).collect();
    filled::<S>(side, said.command, openings)
}

/// A side says something where one program sits in both seats: both engines hear it, and its own learns what it hides.
pub fn say_at<S: Asks>(
    seats: &mut Seats<S::Game>,
    side: Side,
    (command, openings): Ready<S>,
) -> Result<Outcomes<<S::Game as Game>::Event>, Refusal> {
    let told = seats.apply(side, &command)?;
    for opening in openings {
        seats.learn(side, &opening)?;
    }
    Ok(told)
}
