//! A moment of a battle to look at: how a position is found.

use crate::bot::Kind;
use crate::chance::Chance;
use crate::happening::Happening;
use crate::library::{self, Battle};
use crate::system::Tell;
use crate::systems::art_of_war::ArtOfWar;
use anyhow::{Context, anyhow, bail};
use engine::art_of_war::{Event, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Side};
use net::course::Course;
use net::croupier;
use net::fault::Fault;
use net::record::Record;
use net::store::read_bounded;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Which moment.
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

/// The battle of a record, and how it stood after an entry, or after the last one.
///
/// A record carries what the rules read of its battle and not how it is drawn: a battle that is not one of ours has to be
/// given.
pub fn of_record(
    path: &Path,
    entry: Option<u32>,
    given: Option<&Battle>,
) -> anyhow::Result<(Battle, Game, Vec<Happening>)> {
    let name = || path.display().to_string();
    let record = Record::read(&read_bounded(path)?).with_context(name)?;
    let (first, rest) = record.entries.split_first().with_context(name)?;
    let mut course: Course<Game> = Course::open(first, None).with_context(name)?;
    let battle = library::of_board(course.scenario(), given);
    let battle = battle.context("the battle of this record is none of ours; give its file with --scenario")?;
    let mut events = course.opening().to_vec();
    let last = record.entries.len().saturating_sub(1);
    let steps = entry.map_or(last, |entry| entry as usize);
    if steps > last {
        bail!("{}: there is no entry {steps}; the last one is {last}", name());
    }
    for signed in rest.iter().take(steps) {
        match course.accept(signed) {
            Ok(progress) => events.extend(progress.events),
            // It stands with the state that the record leads to.
            Err(Fault::StateDiffers { .. }) => {
                events.extend(course.accept_differing(signed).with_context(name)?.events);
            }
            Err(fault) => bail!("{}: entry {}: {fault}", name(), signed.entry.seq),
        }
    }
    let game = course.game().clone();
    let events = ArtOfWar::happenings(&battle.board, &events);
    Ok((battle, game, events))
}

/// A saved game is no longer than this many bytes of text; a battle has some thousands.
const LONGEST_SAVE: u64 = 1 << 20;

impl Moment {
    /// The game at that moment, and what happened up to it.
    pub fn reach(&self, battle: &Battle) -> anyhow::Result<(Game, Vec<Happening>)> {
        let (game, events) = self.played(battle)?;
        Ok((game, ArtOfWar::happenings(&battle.board, &events)))
    }

    fn played(&self, battle: &Battle) -> anyhow::Result<(Game, Vec<Event>)> {
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
    let bytes = engine::digits::read(&saved).context("a saved game is hexadecimal digits")?;
    Game::load(&battle.board, &bytes).map_err(|error| anyhow!("{error}"))
}

fn play(battle: &Battle, seed: u64, steps: u32) -> anyhow::Result<(Game, Vec<Event>)> {
    let mut chance = Chance::new(seed);
    let mut bots = [Kind::Sensible.new_bot::<ArtOfWar>(), Kind::Sensible.new_bot::<ArtOfWar>()];
    let (mut game, mut events) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    for _ in 0..steps {
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, &mut chance);
                events.extend(croupier::take(&mut game, &dealt).map_err(|refusal| anyhow!("{refusal}"))?);
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
