//! Measuring the engine.

use crate::selfplay::{self, Detectors, SelfplayPlan};
use crate::trial;
use language::battle::Battle;
use language::bot::BotKind;
use serde_json::{Value, json};

/// The seed of everything measured.
const SEED: u64 = 1807;

/// Measures the engine on one core: whole random games, what may be done, commands with a hash, saving and loading.
pub fn engine(battle: &Battle, games: u64) -> Value {
    let plan = SelfplayPlan {
        battle: battle.clone(),
        games,
        at_most: 0,
        seed: SEED,
        bots: [BotKind::Random; 2],
        detectors: Detectors::OFF,
        threads: 1,
    };
    let (tally, seconds) = selfplay::run(&plan);
    let mut told = trial::of(battle).bench_engine(&plan);
    let whole = [
        ("scenario", json!(battle.scenario.id)),
        ("profile", json!(if cfg!(debug_assertions) { "debug" } else { "release" })),
        ("random_games", json!(tally.games)),
        ("random_games_per_second", json!(tally.games as f64 / seconds)),
        ("digest", json!(tally.digest().to_string())),
    ];
    told.extend(whole.map(|(name, value)| (name.to_owned(), value)));
    Value::Object(told)
}
