//! A moment of a battle to look at: how a position is found.

use crate::bot::Kind;
use crate::chance::Chance;
use crate::library::Battle;
use anyhow::{Context, anyhow, bail};
use engine::art_of_war::{Event, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Rolled, Side};
use std::path::PathBuf;
use std::sync::Arc;

/// Which moment. A transcript at a step will be a further one: it too comes to a game and what happened before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The printed set-up.
    Start,
    /// A game the adjutant saved: its answer to `save`, or the digits in it.
    Saved(PathBuf),
    /// After so many steps, commands and dice, of two sensible bots.
    Steps {
        /// The seed of bots and dice.
        seed: u64,
        /// How many.
        steps: u32,
    },
}

/// A saved game is no longer than this many bytes of text; a battle has some thousands.
const LONGEST_SAVE: u64 = 1 << 20;

impl Moment {
    /// The game at that moment, and what happened up to it.
    pub fn reach(&self, battle: &Battle) -> anyhow::Result<(Game, Vec<Event>)> {
        match self {
            Moment::Start => Ok(Game::new(Arc::clone(&battle.board), OptionalRules::default())),
            Moment::Saved(path) => {
                let name = || path.display().to_string();
                let size = std::fs::metadata(path).with_context(name)?.len();
                if size > LONGEST_SAVE {
                    bail!("{}: {size} bytes are more than any saved game has", name());
                }
                let text = std::fs::read_to_string(path).with_context(name)?;
                let game = load(battle, &text).with_context(name)?;
                Ok((game, Vec::new()))
            }
            Moment::Steps { seed, steps } => play(battle, *seed, *steps),
        }
    }
}

/// Reads what the adjutant's `save` wrote.
fn load(battle: &Battle, text: &str) -> anyhow::Result<Game> {
    let saved = match serde_json::from_str::<serde_json::Value>(text) {
        Ok(value) => value.get("saved").and_then(|saved| saved.as_str()).map(str::to_owned),
        Err(_) => Some(text.trim().to_owned()),
    };
    let saved = saved.context("this is JSON without a \"saved\", so not an answer to the adjutant's save")?;
    let bytes = crate::adjutant::from_hex(&saved).context("a saved game is hexadecimal digits")?;
    Game::load(&battle.board, &bytes).map_err(|error| anyhow!("{error}"))
}

fn play(battle: &Battle, seed: u64, steps: u32) -> anyhow::Result<(Game, Vec<Event>)> {
    let mut chance = Chance::new(seed);
    let mut bots = [Kind::Sensible.new_bot(), Kind::Sensible.new_bot()];
    let (mut game, mut events) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    for _ in 0..steps {
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let faces = roll.dice.iter().map(|&sides| chance.face(sides)).collect();
                events.extend(game.resolve(&Rolled::Faces(faces)).map_err(|refusal| anyhow!("{refusal}"))?);
            }
            Pending::Decision { side, .. } => {
                let [first, second] = &mut bots;
                let bot = if side == Side::First { first } else { second };
                let command = bot.answer(&game, &mut chance).context("the bot has no answer")?;
                events.extend(game.apply(side, &command).map_err(|refusal| anyhow!("{refusal}"))?);
            }
        }
    }
    Ok((game, events))
}
