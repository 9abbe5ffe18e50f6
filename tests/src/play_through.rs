//! A game of any system, played from a list of inputs through the contract alone.
//!
//! Every step also holds the system to its promises: a command means the same after a journey as bytes, `check` and
//! `apply` agree, a refusal changes nothing, the side that is not asked is not heard, and the game goes on from its
//! own saved bytes as if it had never been away.

use engine::codec;
use engine::contract::{Game, Pending, Refusal, Rolled, Side};
use engine::digest::Hash;

/// One thing that happens to a game from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input<Command> {
    /// A side answers the decision.
    Command(Side, Command),
    /// Chance answers the roll.
    Rolled(Rolled),
}

/// Why the game could not be played to the end of the list. Inputs count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The rules refused an input, as they may.
    Refused(usize, Refusal),
    /// The system broke a promise of the contract.
    Broken(usize, &'static str),
}

/// Plays the inputs and returns the game they lead to, and the hash after each.
pub fn play_through<G: Game>(
    mut game: G,
    scenario: &G::Scenario,
    inputs: &[Input<G::Command>],
) -> Result<(G, Vec<Hash>), Stop> {
    let mut hashes = Vec::with_capacity(inputs.len());
    for (at, input) in inputs.iter().enumerate() {
        let phases = game.phase().count;
        match input {
            Input::Command(side, command) => say(&mut game, *side, command, at)?,
            Input::Rolled(rolled) => {
                if !matches!(game.pending(), Pending::Roll(_)) && game.clone().resolve(rolled).is_ok() {
                    return Err(Stop::Broken(at, "dice were accepted that nobody asked for"));
                }
                unless_refused(&mut game, at, |game| game.resolve(rolled))?;
            }
        }
        promise(game.phase().count >= phases, at, "the count of phases fell")?;
        let bytes = game.save();
        let loaded = G::load(scenario, &bytes).map_err(|_| Stop::Broken(at, "a saved game was not loaded"))?;
        promise(loaded.hash() == game.hash() && loaded.save() == bytes, at, "a loaded game is another game")?;
        promise(loaded.sections() == game.sections(), at, "a part of a loaded game is another")?;
        hashes.push(game.hash());
        game = loaded;
    }
    Ok((game, hashes))
}

fn say<G: Game>(game: &mut G, side: Side, command: &G::Command, at: usize) -> Result<(), Stop> {
    let sent: G::Command =
        codec::decode(&codec::encode(command)).map_err(|_| Stop::Broken(at, "a command did not survive as bytes"))?;
    promise(sent == *command, at, "a command changed on its way")?;
    let asked = match game.pending() {
        Pending::Decision { side, .. } => Some(side),
        Pending::Roll(_) | Pending::Over(_) => None,
    };
    for stranger in Side::BOTH.into_iter().filter(|side| Some(*side) != asked) {
        promise(game.check(stranger, &sent).is_err(), at, "a side was heard that was not asked")?;
    }
    let checked = game.check(side, &sent);
    let applied = unless_refused(game, at, |game| game.apply(side, &sent));
    promise(checked.is_ok() == applied.is_ok(), at, "check and apply disagree")?;
    applied
}

fn unless_refused<G: Game>(
    game: &mut G,
    at: usize,
    act: impl FnOnce(&mut G) -> Result<Vec<G::Event>, Refusal>,
) -> Result<(), Stop> {
    let (hash, bytes) = (game.hash(), game.save());
    match act(game) {
        Ok(_) => Ok(()),
        Err(refusal) => {
            promise(game.hash() == hash && game.save() == bytes, at, "a refusal changed the game")?;
            Err(Stop::Refused(at, refusal))
        }
    }
}

fn promise(kept: bool, at: usize, otherwise: &'static str) -> Result<(), Stop> {
    if kept { Ok(()) } else { Err(Stop::Broken(at, otherwise)) }
}
