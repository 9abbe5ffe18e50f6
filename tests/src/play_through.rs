//! A game of any system, played from a list of inputs through the contract alone.
//!
//! Every step also checks the promises of the system. A command means the same after a journey as bytes. `check` and
//! `apply` agree, and a refusal changes nothing. A side without a decision is refused. A secret leaves hash and saved
//! bytes alone. The game goes on from its own saved bytes, once it has learned its secrets again, as if it had never
//! been away.

use engine::codec;
use engine::contract::{Game, Opening, Pending, Refusal, Rolled, Side};
use engine::digest::Hash;

/// One thing that happens to a game from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameInput<Command> {
    /// A side answers the decision.
    Command(Side, Command),
    /// Chance answers the roll.
    Rolled(Rolled),
    /// The owner of this engine gives it a secret.
    Learn(Opening),
}

/// The reason the game could not be played to the end of the list. Inputs count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The rules refused an input, as they may.
    Refused(usize, Refusal),
    /// The system broke a promise of the contract.
    Broken(usize, &'static str),
}

/// Plays the inputs and returns the game they lead to, and the hash after each command and roll.
pub fn play_through<G: Game>(
    mut game: G,
    scenario: &G::Scenario,
    inputs: &[GameInput<G::Command>],
) -> Result<(G, Vec<Hash>), StopReason> {
    let mut hashes = Vec::with_capacity(inputs.len());
    let mut secrets = Vec::new();
    for (at, input) in inputs.iter().enumerate() {
        let phases = game.phase().count;
        match input {
            GameInput::Command(side, command) => say(&mut game, *side, command, at)?,
            GameInput::Rolled(rolled) => {
                if !matches!(game.pending(), Pending::Roll(_)) && game.clone().resolve(rolled).is_ok() {
                    return Err(StopReason::Broken(at, "dice were accepted that nobody asked for"));
                }
                unless_refused(&mut game, at, |game| game.resolve(rolled).map(drop))?;
            }
            GameInput::Learn(opening) => {
                let before = public(&game);
                unless_refused(&mut game, at, |game| game.learn(opening))?;
                promise(public(&game) == before, at, "a secret changed the game")?;
                secrets.push(opening);
            }
        }
        promise(game.phase().count >= phases, at, "the count of phases fell")?;
        undo_is_for_the_side_asked(&game, at)?;
        if !matches!(input, GameInput::Learn(_)) {
            hashes.push(game.hash());
        }
        game = saved_and_loaded(&game, scenario, &secrets, at)?;
    }
    Ok((game, hashes))
}

fn say<G: Game>(game: &mut G, side: Side, command: &G::Command, at: usize) -> Result<(), StopReason> {
    let sent: G::Command = codec::decode(&codec::encode(command))
        .map_err(|_| StopReason::Broken(at, "a command did not survive as bytes"))?;
    promise(sent == *command, at, "a command changed on its way")?;
    let asked = asked(game);
    for stranger in Side::BOTH.into_iter().filter(|side| Some(*side) != asked) {
        promise(game.check(stranger, &sent).is_err(), at, "a side was heard that was not asked")?;
    }
    let checked = game.check(side, &sent);
    let applied = unless_refused(game, at, |game| game.apply(side, &sent).map(drop));
    if let Err(StopReason::Broken(..)) = applied {
        return applied;
    }
    promise(checked.is_ok() == applied.is_ok(), at, "check and apply disagree")?;
    applied
}

fn saved_and_loaded<G: Game>(
    game: &G,
    scenario: &G::Scenario,
    secrets: &[&Opening],
    at: usize,
) -> Result<G, StopReason> {
    let mut loaded =
        G::load(scenario, &game.save()).map_err(|_| StopReason::Broken(at, "a saved game was not loaded"))?;
    promise(public(&loaded) == public(game), at, "a loaded game is another game")?;
    promise(loaded.sections() == game.sections(), at, "a part of a loaded game is another")?;
    for opening in secrets {
        // A seal that has left the state may be refused, but then by both.
        let learns = game.clone().learn(opening).is_ok();
        promise(loaded.learn(opening).is_ok() == learns, at, "a loaded game did not learn what it had known")?;
    }
    promise(shown(&loaded) == shown(game), at, "a loaded game shows something else")?;
    Ok(loaded)
}

fn undo_is_for_the_side_asked<G: Game>(game: &G, at: usize) -> Result<(), StopReason> {
    for side in Side::BOTH {
        let can = game.can_undo(side);
        promise(can == game.check(side, &G::undo()).is_ok(), at, "can_undo and check disagree")?;
        promise(!can || asked(game) == Some(side), at, "a side could undo that was not asked")?;
    }
    Ok(())
}

fn unless_refused<G: Game>(
    game: &mut G,
    at: usize,
    act: impl FnOnce(&mut G) -> Result<(), Refusal>,
) -> Result<(), StopReason> {
    let before = public(game);
    act(game).or_else(|refusal| {
        promise(public(game) == before, at, "a refusal changed the game")?;
        Err(StopReason::Refused(at, refusal))
    })
}

fn asked<G: Game>(game: &G) -> Option<Side> {
    match game.pending() {
        Pending::Decision { side, .. } => Some(side),
        Pending::Roll(_) | Pending::Over(_) => None,
    }
}

/// The part that the two machines share.
fn public<G: Game>(game: &G) -> (Hash, Vec<u8>) {
    (game.hash(), game.save())
}

/// The view of the engine's owner.
fn shown<G: Game>(game: &G) -> String {
    format!("{:?} {:?} {:?}", game.pending(), game.options(), Side::BOTH.map(|side| game.view(side)))
}

fn promise(kept: bool, at: usize, otherwise: &'static str) -> Result<(), StopReason> {
    if kept { Ok(()) } else { Err(StopReason::Broken(at, otherwise)) }
}
