//! A moment of a battle to look at: how a position is found.

use crate::MESSAGES;
use anyhow::{Context, anyhow, bail};
use engine::referee::{After, Referee};
use language::battle::Battle;
use language::desk;
use language::happening::Happening;
use language::position::Position;
use language::say;
use language::system::{Eye, Systems};
use language::words::Trouble;
use net::store::read_bounded;
use record::course::Course;
use record::fault::Fault;
use record::file::Record;
use replay::library;
use replay::systems;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardMoment {
    /// The printed set-up.
    Start,
    /// A game the adjutant saved: its answer to `save`, or the digits in it.
    Saved(PathBuf),
    /// After this many steps, commands and dice, of two sensible bots.
    Steps {
        /// The seed of bots and dice.
        seed: u64,
        /// Number of steps.
        steps: u32,
    },
}

/// A position, and what happened up to it.
pub type ReachedPosition = (Arc<dyn Position>, Vec<Happening>);

/// The state of the match of a record after an entry, or after the last one.
///
/// A record has the part of its battle that the rules read, but not its drawing: a battle that is not built in has to
/// be given.
pub fn of_record(
    systems: Systems,
    path: &Path,
    entry: Option<u32>,
    given: Option<&Battle>,
) -> anyhow::Result<ReachedPosition> {
    let name = || path.display().to_string();
    let record = Record::read(&read_bounded(path)?).with_context(name)?;
    let header = record.header().with_context(name)?;
    systems::of_terms(systems, &header.terms).with_context(name)?;
    let battle = library::known(systems, &header.terms, &header.scenario, given);
    let battle = battle.with_context(|| say!(MESSAGES, "play-battle-not-here"))?;
    recorded(&record, entry, &battle).with_context(name)
}

/// The position of a record after an entry.
fn recorded(record: &Record, entry: Option<u32>, on: &Battle) -> anyhow::Result<ReachedPosition> {
    let (first, rest) = record.entries.split_first().context("it is empty")?;
    let mut course = Course::open(first, on.rulebook(), Some(&on.ruled()))?;
    let mut events = on.tell(course.opening());
    let last = record.entries.len().saturating_sub(1);
    let steps = entry.map_or(last, |entry| entry as usize);
    if steps > last {
        bail!(say!(MESSAGES, "play-no-entry", entry = steps, last = last));
    }
    for signed in rest.iter().take(steps) {
        match course.accept(signed) {
            Ok(progress) => events.extend(on.tell(&progress.events)),
            // The entry counts with the state that the record leads to.
            Err(Fault::StateDiffers { .. }) => events.extend(on.tell(&course.accept_differing(signed)?.events)),
            Err(fault) => bail!("entry {}: {fault}", signed.entry.seq),
        }
    }
    let position = on.position(course.game(), Eye::Public).context("the battle is one of another system")?;
    Ok((position, events))
}

/// A saved game is no longer than this many bytes of text; a battle has some thousands.
const LONGEST_SAVE: u64 = 1 << 20;

impl BoardMoment {
    /// The position at that moment, and what happened up to it.
    pub fn reach(&self, battle: &Battle) -> anyhow::Result<ReachedPosition> {
        let (seed, steps) = match self {
            BoardMoment::Start => (0, 0),
            BoardMoment::Steps { seed, steps } => (*seed, *steps),
            BoardMoment::Saved(path) => {
                let game = desk::loaded(battle, &saved(path)?).map_err(|trouble| match trouble {
                    Trouble::Nonsense(text) => anyhow!(text),
                    Trouble::Refused(refusal) => anyhow!("{refusal}"),
                });
                return shown(&game.with_context(|| path.display().to_string())?, battle, Vec::new());
            }
        };
        let After { game, events } = battle.system().stepped(battle, seed, steps).map_err(|error| anyhow!(error))?;
        shown(&game, battle, battle.tell(&events))
    }
}

fn shown(game: &Arc<dyn Referee>, battle: &Battle, events: Vec<Happening>) -> anyhow::Result<ReachedPosition> {
    Ok((battle.position(game, Eye::Public).context("the battle is one of another system")?, events))
}

/// The digits in what the adjutant's `save` wrote.
fn saved(path: &Path) -> anyhow::Result<String> {
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
    let saved = match serde_json::from_str::<serde_json::Value>(&text) {
        Ok(value) => value.get("saved").and_then(|saved| saved.as_str()).map(str::to_owned),
        Err(_) => Some(text.trim().to_owned()),
    };
    let saved = saved.context("this is JSON without a \"saved\", so not an answer to the adjutant's save");
    saved.with_context(name)
}
