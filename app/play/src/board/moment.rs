//! A moment of a battle to look at: how a position is found.

use crate::adjutant::loaded;
use crate::ask::{ready_by_chance, say_at};
use crate::bot::Kind;
use crate::chance::Chance;
use crate::doors;
use crate::happening::Happening;
use crate::library::{self, Battle};
use crate::position::Position;
use crate::system::{Begun, EventOf, Eye, System};
use crate::systems;
use crate::typed::Of;
use crate::words::Trouble;
use anyhow::{Context, anyhow, bail};
use engine::contract::{Game as _, Pending, Side};
use net::course::Course;
use net::croupier::{self, Seats};
use net::fault::Fault;
use net::record::Record;
use net::store::read_bounded;
use std::io::Read;
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

/// A position, and what happened up to it.
pub type Reached = (Arc<dyn Position>, Vec<Happening>);

/// How the match of a record stood after an entry, or after the last one.
///
/// A record carries what the rules read of its battle and not how it is drawn: a battle that is not one of ours has to be
/// given.
pub fn of_record(path: &Path, entry: Option<u32>, given: Option<&Battle>) -> anyhow::Result<Reached> {
    let name = || path.display().to_string();
    let record = Record::read(&read_bounded(path)?).with_context(name)?;
    let header = record.header().with_context(name)?;
    systems::of_terms(&header.terms).with_context(name)?;
    let battle = library::known(&header.terms, &header.scenario, given);
    let battle = battle.context("the battle of this record is none of ours; give its file with --scenario")?;
    recorded(&record, entry, &battle).with_context(name)
}

/// The position of a record after an entry.
fn recorded(record: &Record, entry: Option<u32>, on: &Battle) -> anyhow::Result<Reached> {
    let (first, rest) = record.entries.split_first().context("it is empty")?;
    let mut course = Course::open(first, on.rulebook(), Some(&on.ruled()))?;
    let mut events = on.tell(course.opening());
    let last = record.entries.len().saturating_sub(1);
    let steps = entry.map_or(last, |entry| entry as usize);
    if steps > last {
        bail!("there is no entry {steps}; the last one is {last}");
    }
    for signed in rest.iter().take(steps) {
        match course.accept(signed) {
            Ok(progress) => events.extend(on.tell(&progress.events)),
            // It stands with the state that the record leads to.
            Err(Fault::StateDiffers { .. }) => events.extend(on.tell(&course.accept_differing(signed)?.events)),
            Err(fault) => bail!("entry {}: {fault}", signed.entry.seq),
        }
    }
    let position = on.position(course.game(), Eye::Public).context("the battle is one of another system")?;
    Ok((position, events))
}

fn shown<S: System>(game: S::Game, battle: &Battle, events: &[EventOf<S>]) -> anyhow::Result<Reached> {
    let field = battle.of::<S>().context("the battle is one of another system")?.clone();
    let events = S::happenings(&field.board, events);
    Ok((Arc::new(Of::<S>::new(game, field)), events))
}

/// A saved game is no longer than this many bytes of text; a battle has some thousands.
const LONGEST_SAVE: u64 = 1 << 20;

impl Moment {
    /// The position at that moment, and what happened up to it.
    pub fn reach(&self, battle: &Battle) -> anyhow::Result<Reached> {
        doors::of(battle.system()).reach(battle, self)
    }
}

/// A moment of a battle of the system `S`.
pub(crate) fn reached<S: System>(battle: &Battle, moment: &Moment) -> anyhow::Result<Reached> {
    let board = battle.board_of::<S>().context("the battle is one of another system")?;
    let (game, events) = match moment {
        Moment::Start => begun::<S>(&board)?,
        Moment::Saved(path) => {
            let name = || path.display().to_string();
            if !std::fs::metadata(path).with_context(name)?.is_file() {
                bail!("{}: it is not a file", name());
            }
            let mut text = String::new();
            let file = std::fs::File::open(path).with_context(name)?;
            file.take(LONGEST_SAVE + 1).read_to_string(&mut text).with_context(name)?;
            if text.len() as u64 > LONGEST_SAVE {
                bail!("{}: a saved game has at most {LONGEST_SAVE} bytes", name());
            }
            (load::<S>(&board, &text).with_context(name)?, Vec::new())
        }
        Moment::Steps { seed, steps } => play::<S>(&board, *seed, *steps)?,
    };
    shown::<S>(game, battle, &events)
}

/// A game from its beginning, without optional rules.
fn begun<S: System>(board: &Arc<S::Board>) -> anyhow::Result<Begun<S>> {
    Ok(S::Game::start(board, &S::options(board, &[]))?)
}

/// Reads what the adjutant's `save` wrote.
fn load<S: System>(board: &Arc<S::Board>, text: &str) -> anyhow::Result<S::Game> {
    let saved = match serde_json::from_str::<serde_json::Value>(text) {
        Ok(value) => value.get("saved").and_then(|saved| saved.as_str()).map(str::to_owned),
        Err(_) => Some(text.trim().to_owned()),
    };
    let saved = saved.context("this is JSON without a \"saved\", so not an answer to the adjutant's save")?;
    loaded::<S>(board, &saved).map_err(|trouble| match trouble {
        Trouble::Nonsense(text) => anyhow!(text),
        Trouble::Refused(refusal) => anyhow!("{refusal}"),
    })
}

fn play<S: System>(board: &Arc<S::Board>, seed: u64, steps: u32) -> anyhow::Result<Begun<S>> {
    let mut chance = Chance::new(seed);
    let mut bots = [Kind::Sensible.new_bot::<S>(), Kind::Sensible.new_bot::<S>()];
    let (game, mut events) = begun::<S>(board)?;
    let mut seats = Seats::new(game);
    for _ in 0..steps {
        let told = match seats.public().pending() {
            Pending::Over(_) => break,
            Pending::Roll(roll) => seats.take(&croupier::deal(&roll, &mut chance)),
            Pending::Decision { side, .. } => match seats.open_owed()? {
                Some(told) => Ok(told),
                None => {
                    let [first, second] = &mut bots;
                    let bot = if side == Side::First { first } else { second };
                    let said = bot.say(seats.of(side), &mut chance).context("the bot has no answer")?;
                    let ready = ready_by_chance::<S>(side, said, &mut chance);
                    say_at::<S>(&mut seats, side, ready)
                }
            },
        };
        events.extend(told.map_err(|refusal| anyhow!("{refusal}"))?.public);
    }
    Ok((seats.public().clone(), events))
}
