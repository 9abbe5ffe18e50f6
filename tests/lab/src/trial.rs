//! A system as the laboratory tries it: what is done in its own types, at full speed or because no one else asks for it.

use crate::arena::{Bout, BoutPlayed, fought};
use crate::bench::measured::{copied, measured};
use crate::selfplay::{GameFault, GameRecord, GameSetup, MetRule, SelfplayPlan, drive};
use ::engine::codec;
use ::engine::referee::{self, After, Bytes, Events, Referee};
use ford::app::TheFord;
use language::battle::Battle;
use language::bot::Weights;
use language::chance::Chance;
use language::system::{AnySystem, SelfPlay};
use serde_json::{Map, Value};
use std::marker::PhantomData;
use std::sync::Arc;

/// A system on trial, type-erased. A battle or game of another system gives `None`, or an error that says why.
pub trait Trial: Send + Sync {
    /// The system.
    fn system(&self) -> &'static dyn AnySystem;
    /// The weights by which its bots judge positions.
    fn weights(&self) -> &'static Weights;

    /// Plays a game of self-play.
    fn selfplay(&self, setup: &GameSetup) -> Result<GameRecord, GameFault>;
    /// Plays a game of an arena; otherwise what went wrong.
    fn bout(&self, bout: &Bout<'_>) -> Result<BoutPlayed, String>;
    /// A game from the middle of a battle; nothing where the system makes none up, and what is wrong with the one it made.
    fn scatter(&self, battle: &Battle, options: &[u8], chance: &mut Chance) -> Result<Option<After>, String>;
    /// Every numbered rule, and how it can be met in a battle.
    fn met_rules(&self, battle: &Battle) -> Vec<MetRule>;

    /// A change so small that a machine could make it by a miscount.
    fn miscount(&self, game: &dyn Referee) -> Option<Bytes>;
    /// A change that a player could ask for.
    fn plea(&self, game: &dyn Referee, chance: &mut Chance) -> Option<Bytes>;
    /// Events in canonical bytes, which no record holds.
    fn event_bytes(&self, events: &Events) -> Bytes;

    /// Measures its rules along the games of a plan.
    fn bench_engine(&self, plan: &SelfplayPlan) -> Map<String, Value>;
    /// Time for a copy of each of these games, in microseconds.
    fn copy_us(&self, games: &[Arc<dyn Referee>]) -> Vec<f64>;
}

macro_rules! trials {
    ([$($system:ty),*]) => {
        &[$(&On::<$system>::NEW,)* &On::<TheFord>::NEW]
    };
}

/// Every system of the laboratory, in the order of its list.
pub static TRIALS: &[&dyn Trial] = systems::with_every_system!(trials);

/// The system of a battle on trial.
pub fn of(battle: &Battle) -> &'static dyn Trial {
    by(battle.system())
}

/// A system on trial.
pub fn by(system: &dyn AnySystem) -> &'static dyn Trial {
    let found = TRIALS.iter().find(|trial| trial.system().name() == system.name());
    // Every system of the list is on trial, and a test compares them.
    found.copied().unwrap_or(&On::<TheFord>::NEW)
}

/// A trial of the system `S`.
struct On<S>(PhantomData<fn() -> S>);

impl<S> On<S> {
    const NEW: On<S> = On(PhantomData);
}

impl<S: SelfPlay> On<S> {
    fn board(battle: &Battle) -> Result<Arc<S::Board>, String> {
        battle.board_of::<S>().ok_or_else(|| format!("this is no battle of {}", S::TITLE))
    }
}

impl<S: SelfPlay> Trial for On<S> {
    fn system(&self) -> &'static dyn AnySystem {
        S::WHOLE
    }

    fn weights(&self) -> &'static Weights {
        S::weights()
    }

    fn selfplay(&self, setup: &GameSetup) -> Result<GameRecord, GameFault> {
        match On::<S>::board(&setup.battle) {
            Ok(board) => drive::<S>(&board, setup),
            Err(text) => Err(GameFault { kind: "other system", text }),
        }
    }

    fn bout(&self, bout: &Bout<'_>) -> Result<BoutPlayed, String> {
        fought::<S>(&On::<S>::board(bout.battle)?, bout)
    }

    fn scatter(&self, battle: &Battle, options: &[u8], chance: &mut Chance) -> Result<Option<After>, String> {
        let scattered = S::scatter(&On::<S>::board(battle)?, options, chance)?;
        Ok(scattered.map(|(game, events)| After { game: referee::referee(game), events: Events::new(events) }))
    }

    fn met_rules(&self, battle: &Battle) -> Vec<MetRule> {
        let board = battle.board_of::<S>();
        let met = |&(rule, thought)| MetRule {
            rule,
            thought,
            applies: board.as_ref().is_some_and(|board| S::applies(board, rule)),
            unmet: S::UNMET.iter().find(|(listed, _)| *listed == rule).map(|(_, reason)| *reason),
        };
        S::CASES.iter().map(met).collect()
    }

    fn miscount(&self, game: &dyn Referee) -> Option<Bytes> {
        S::miscount(game.of::<S::Game>()?).map(|change| codec::encode(&change))
    }

    fn plea(&self, game: &dyn Referee, chance: &mut Chance) -> Option<Bytes> {
        S::plea(game.of::<S::Game>()?, chance).map(|change| codec::encode(&change))
    }

    fn event_bytes(&self, events: &Events) -> Bytes {
        codec::encode(&events.of::<S::Game>())
    }

    fn bench_engine(&self, plan: &SelfplayPlan) -> Map<String, Value> {
        measured::<S>(plan)
    }

    fn copy_us(&self, games: &[Arc<dyn Referee>]) -> Vec<f64> {
        games.iter().filter_map(|game| Some(copied(game.of::<S::Game>()?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::systems;

    #[test]
    fn every_system_of_the_list_is_on_trial() {
        let names = |systems: Vec<&dyn AnySystem>| systems.iter().map(|system| system.name()).collect::<Vec<_>>();
        assert_eq!(names(TRIALS.iter().map(|trial| trial.system()).collect()), names(systems::list().to_vec()));
    }
}
