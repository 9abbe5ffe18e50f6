//! The bodies of the fuzz targets that depend on rules, in every system: over their seeds, over bytes by chance, and
//! over the seeds with mistakes in them.
//!
//! The seeds are made here and lie in `tests/fuzz/corpus`, their names beginning with the system's. `UPDATE_GOLDEN=1`
//! writes those that are missing.

use crate::golden::{folder, kept};
use crate::playing::{Playing, together};
use crate::{for_each_battle, open};
use engine::codec;
use engine::contract::Game as _;
use engine::referee::{self, Shared};
use estafette_tests::fuzzing::{self, CorpusFile, FuzzStage};
use ford::app::TheFord;
use language::ask::ready_by_chance;
use language::battle::Battle;
use language::bot::BotKind;
use language::chance::Chance;
use language::system::System;
use record::file::Record;

/// Number of spoilt inputs for each body; `FUZZ_TIMES` multiplies them.
const COMMANDS: u64 = 200;
const SAVED_GAMES: u64 = 4_000;
const SCENARIOS: u64 = 200;
const RECORDS: u64 = 60;
const SESSIONS: u64 = 40;

for_each_battle!(stands_anything);

/// The bodies are in the types of a system, so that its own is looked for.
macro_rules! stands_anything_of {
    ([$($system:ty),*] $battle:ident) => {
        $(if $battle.of::<$system>().is_some() {
            return stands_anything_in::<$system>(&$battle);
        })*
    };
}

fn stands_anything(id: &str) {
    let battle = open(id);
    systems::with_every_system!(stands_anything_of battle);
    stands_anything_in::<TheFord>(&battle);
}

/// Runs a body over seeds and spoilt inputs.
fn try_many(target: &str, body: &dyn Fn(&[u8]), seeds: &[CorpusFile], count: u64) {
    let times = std::env::var("FUZZ_TIMES").map_or(1, |times| times.parse().unwrap());
    fuzzing::try_many(target, body, seeds, count * times);
}

/// Runs every body over its seeds and spoilt inputs.
fn stands_anything_in<S: System>(battle: &Battle) {
    let stage = stage::<S>(battle);
    let commands = seeds::<S>("commands", commands::<S>(&stage));
    try_many("commands", &|bytes| fuzzing::commands_of(&stage, bytes), &commands, COMMANDS);
    let saved = seeds::<S>("saved_game", saved_games(battle, &stage));
    try_many("saved_game", &|bytes| fuzzing::saved_game_of(&stage, bytes), &saved, SAVED_GAMES);
    let battles = seeds::<S>("scenario", vec![("battle", battle.bytes())]);
    try_many("scenario", &|bytes| fuzzing::scenario_of(&stage, bytes), &battles, SCENARIOS);
    let (session, record) = session::<S>(&stage);
    let records = seeds::<S>("record", vec![("beginning", record)]);
    try_many("record", &|bytes| fuzzing::record_of(&stage, bytes), &records, RECORDS);
    let sessions = seeds::<S>("session", vec![("a_game", session)]);
    try_many("session", &|bytes| fuzzing::session_of(&stage, bytes), &sessions, SESSIONS);
}

/// The battle, without optional rules and with all that go together.
fn stage<S: System>(battle: &Battle) -> FuzzStage<S::Game> {
    let board = battle.board_of::<S>().unwrap();
    let options = [Vec::new(), together(battle)].iter().map(|on| battle.options(on)).collect();
    FuzzStage::new(board, options)
}

/// The files of a corpus that are of this system. Those of its newest revision must be what the program makes.
fn seeds<S: System>(target: &str, made: Vec<(&str, Vec<u8>)>) -> Vec<CorpusFile> {
    let folder = folder().join("fuzz/corpus").join(target);
    for (name, bytes) in made {
        let path = folder.join(format!("{}-{}-{name}", S::Game::SYSTEM, S::Game::REVISION));
        let known = kept(&path, "UPDATE_GOLDEN", || bytes.clone());
        assert!(known == bytes, "{} is no longer what the program makes", path.display());
    }
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let named = files.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path));
    let own = named.filter(|(name, _)| name.starts_with(&format!("{}-", S::Game::SYSTEM)));
    let mut all: Vec<CorpusFile> = own.map(|(name, path)| (name, std::fs::read(path).unwrap())).collect();
    all.sort();
    all
}

/// The first commands of a game, as far as they have room.
fn commands<S: System>(stage: &FuzzStage<S::Game>) -> Vec<(&'static str, Vec<u8>)> {
    // The dice of the body have a stream of their own: what a command leads to there must be met here.
    let (mut game, mut dice, mut bots) = (stage.begun(), Chance::new(1807), Chance::new(3));
    let mut bot = S::bot(BotKind::Random);
    let mut input = Vec::new();
    for _ in 0..40 {
        while let Some(dealt) = language::croupier::roll(&mut game, &mut dice).unwrap() {
            drop(dealt);
        }
        let engine::contract::Pending::Decision { side, .. } = game.pending() else { break };
        // The body does not learn what a command hides, so an opening that is owed ends the game there.
        if game.owed().is_some() {
            break;
        }
        let (command, _) = ready_by_chance::<S>(side, bot.say(&game, &mut bots).unwrap(), &mut bots);
        let said = codec::encode(&command);
        let Some(length) = u8::try_from(said.len()).ok().filter(|length| *length <= 0x7f) else { break };
        game.apply(side, &command).unwrap();
        input.extend([vec![length], said].concat());
    }
    vec![("a_game", input)]
}

fn saved_games<G: Shared>(battle: &Battle, stage: &FuzzStage<G>) -> Vec<(&'static str, Vec<u8>)> {
    let mut playing = Playing::new(battle, referee::referee(stage.begun()), BotKind::Random, Chance::new(3));
    let mut all = vec![("after_0", playing.seats.public().save())];
    for (name, steps) in [("after_10", 10), ("after_40", 30), ("after_100", 60)] {
        let over = (0..steps).any(|_| playing.step().is_none());
        if over {
            break;
        }
        all.push((name, playing.seats.public().save()));
    }
    all
}

/// A match as it is said to a session, and the first entries of such a match as a record.
fn session<S: System>(stage: &FuzzStage<S::Game>) -> (Vec<u8>, Vec<u8>) {
    let (mut bot, mut chance, mut left) = (S::bot(BotKind::Random), Chance::new(3), 40);
    let input = fuzzing::played_session(stage, &mut |game| {
        left -= 1;
        let engine::contract::Pending::Decision { side, .. } = game.pending() else { return None };
        let said = bot.say(game, &mut chance).filter(|_| left > 0)?;
        Some(ready_by_chance::<S>(side, said, &mut chance).0)
    });
    (input, Record::write(stage.entries()))
}
