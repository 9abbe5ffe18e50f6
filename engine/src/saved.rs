//! A game as bytes, and a game from foreign bytes.

use crate::codec;
use crate::contract::{Game, LoadError, Pending};
use crate::digest::Hash;
use crate::history::History;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::sync::Arc;

/// The saved parts of a game, in the order of its bytes.
#[derive(Serialize, Deserialize)]
#[allow(missing_docs, reason = "the trait describes each of them")]
pub struct Saved<A, S, H, B> {
    pub battle: (u32, Hash),
    pub agreed: A,
    pub state: S,
    pub history: H,
    pub beside: B,
}

/// The parts of a game that are saved.
pub type Parts<'a, G> = Saved<
    &'a <G as Savable>::Agreed,
    &'a <G as Savable>::State,
    &'a History<<G as Savable>::Base, <G as Game>::Command>,
    &'a <G as Savable>::Beside,
>;

/// A game that is saved as a position and the commands that can be taken back.
pub trait Savable: Game {
    /// The rules the players agreed on.
    type Agreed: Serialize + DeserializeOwned;
    /// A position.
    type State: Serialize + DeserializeOwned;
    /// The start of a history.
    type Base: Serialize + DeserializeOwned + Into<Self::State>;
    /// The further data that is saved.
    type Beside: Serialize + DeserializeOwned;

    /// More commands than one phase can hold, undo included.
    const LONGEST_HISTORY: usize = 4096;

    /// The revision that a battle is under, and the hash of its content.
    fn battle(scenario: &Self::Scenario) -> (u32, Hash);
    /// Everything that is saved.
    fn parts(&self) -> Parts<'_, Self>;
    /// A game at a checked position: the rules wait there for an answer, and nothing can be taken back.
    fn at(
        scenario: Self::Scenario,
        agreed: Self::Agreed,
        state: Self::State,
        beside: Self::Beside,
    ) -> Result<Self, LoadError>;
    /// Makes what is saved besides what it was so many commands ago, if it goes back so far.
    fn rewind(_beside: &mut Self::Beside, _commands: usize) -> Result<(), LoadError> {
        Ok(())
    }
}

/// The canonical bytes of a game.
pub fn save<G: Savable>(game: &G) -> Vec<u8> {
    codec::encode(&game.parts())
}

/// The game of canonical bytes. It starts where its history starts, and is accepted if the history leads to those
/// bytes.
pub fn load<G: Savable>(scenario: &G::Scenario, bytes: &[u8]) -> Result<G, LoadError> {
    let saved = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let Saved { battle: (revision, hash), agreed, state, history, mut beside } = saved;
    let History::<G::Base, G::Command> { base, commands } = history;
    // A game keeps the rules it was saved under.
    let scenario = G::by_revision(scenario, revision)?;
    if G::battle(&scenario).1 != hash {
        return Err(LoadError::OtherScenario);
    }
    let state = match base {
        None if commands.is_empty() => state,
        None => return impossible("a history without a beginning"),
        Some(_) if commands.is_empty() || commands.len() > G::LONGEST_HISTORY => {
            return impossible("a history of no length or too long");
        }
        Some(base) => (*base).into(),
    };
    G::rewind(&mut beside, commands.len())?;
    let mut game = G::at(scenario, agreed, state, beside)?;
    for command in &commands {
        match game.pending() {
            Pending::Decision { side, .. } if game.apply(side, command).is_ok() => {}
            _ => return impossible("its history breaks the rules"),
        }
    }
    if save(&game) == bytes { Ok(game) } else { impossible("its history does not lead to it") }
}

/// The battle of canonical bytes, if its definition passes the check. They may come from a stranger.
pub fn read_battle<D, B, F>(bytes: &[u8], check: impl FnOnce(D) -> Result<B, Vec<F>>) -> Result<Arc<B>, LoadError>
where
    D: Serialize + DeserializeOwned,
    F: ToString,
{
    let definition = codec::decode(bytes).map_err(LoadError::Bytes)?;
    let first = |faults: Vec<F>| LoadError::Impossible(faults.first().map_or_else(String::new, F::to_string));
    check(definition).map(Arc::new).map_err(first)
}

/// A battle or a position that the rules do not know.
pub fn impossible<T>(what: impl Into<String>) -> Result<T, LoadError> {
    Err(LoadError::Impossible(what.into()))
}
