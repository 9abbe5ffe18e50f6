//! The bodies of the fuzz targets, over their corpus, over bytes by chance, and over the corpus with mistakes in it.
//!
//! The corpus is made here: with `UPDATE_GOLDEN=1` the files in `tests/fuzz/corpus` are written again. Findings of a
//! fuzzer are beside them and stay.

use art_of_war::{Command, Edit, Game, OptionalRules, Place};
use engine::codec;
use engine::contract::{Game as _, Pending};
use engine::digest::Hash;
use estafette_tests::fuzzing::{self, CorpusFile, Fuzzed as _, TARGETS, Target, piece};
use lab::systems;
use lab::systems::art_of_war::ArtOfWar;
use language::bot::BotKind;
use language::chance::Chance;
use language::croupier;
use record::entry::{Body, Claim, Matter, NoteKind};
use record::file::Record;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus");
const WIRE: &str = include_str!("../../../../docs/golden/wire.txt");
const SKIRMISH: &[u8] = include_bytes!("../../../fixtures/wire/skirmish.estafette");

fn target(name: &str) -> Target {
    *TARGETS.iter().find(|target| target.0 == name).unwrap()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap()).collect()
}

/// The golden bytes whose name begins so.
fn golden(beginning: &str) -> Vec<CorpusFile> {
    let rows = WIRE.lines().filter(|line| line.starts_with(beginning)).filter_map(|line| line.split_once(": "));
    let plain = |name: &str| name.replace(|letter: char| !letter.is_ascii_alphanumeric(), "_");
    rows.map(|(name, hex)| (plain(name), unhex(hex))).collect()
}

/// The first entries of the recorded skirmish.
fn beginning(entries: usize) -> Vec<u8> {
    Record::write(&Record::read(SKIRMISH).unwrap().entries[..entries])
}

/// A short skirmish without a network: the commands, and the games they led through.
fn played(commands: usize) -> (Vec<Command>, Vec<Game>) {
    let (mut game, _) = Game::new(Arc::clone(&Game::stage().battle), OptionalRules::default());
    let (mut bot, mut bots, mut dice) = (BotKind::Random.new_bot::<ArtOfWar>(), Chance::new(3), Chance::new(1807));
    let (mut said, mut games) = (Vec::new(), vec![game.clone()]);
    while said.len() < commands {
        match game.pending() {
            Pending::Decision { side, .. } => {
                let command = bot.answer(&game, &mut bots).unwrap();
                game.apply(side, &command).unwrap();
                said.push(command);
            }
            Pending::Roll(roll) => {
                croupier::take(&mut game, &croupier::deal(&roll, &mut dice)).unwrap();
            }
            Pending::Over(_) => break,
        }
        games.push(game.clone());
    }
    (said, games)
}

fn change() -> Vec<u8> {
    let unit = Game::stage().battle.unit_ids().next().unwrap();
    codec::encode(&vec![Edit::Unit { unit, place: Place::Eliminated }])
}

fn sessions() -> Vec<CorpusFile> {
    let state = Hash([0; 32]);
    let said = |command: &Command| Body::Command { command: codec::encode(command), link: None, state };
    let truly = |body: &Body| piece(2, &codec::encode(body));
    let falsely = |body: &Body| piece(1, &codec::encode(body));
    let note = |kind: &NoteKind| piece(4, &codec::encode(kind));
    let game = |seed| {
        let (mut bot, mut chance) = (BotKind::Random.new_bot::<ArtOfWar>(), Chance::new(seed));
        fuzzing::played_session(Game::stage(), &mut |game| bot.answer(game, &mut chance))
    };
    let rewind = Matter::Rewind { to: 1 };
    let first = &played(1).0[0];
    let seeds = [
        ("a_game", game(3)),
        ("another_game", game(4)),
        ("nothing_said", Vec::new()),
        ("a_command_with_a_false_hash", [falsely(&said(first)), note(&NoteKind::Ask(rewind.clone()))].concat()),
        ("a_false_hash_settled", {
            let asked = note(&NoteKind::Ask(rewind.clone()));
            [falsely(&said(first)), piece(12, &[]), note(&NoteKind::Grant(rewind.clone())), asked].concat()
        }),
        ("a_false_dispute", [truly(&said(first)), note(&NoteKind::Differs { state: Hash([9; 32]) })].concat()),
        ("a_take_back", [truly(&said(first)), note(&NoteKind::Ask(rewind.clone())), piece(9, &[])].concat()),
        ("a_change", {
            let ask = note(&NoteKind::Ask(Matter::Change { change: change() }));
            [ask, piece(9, &[]), truly(&said(first))].concat()
        }),
        ("a_pause", [note(&NoteKind::Ask(Matter::Pause)), piece(9, &[]), note(&NoteKind::Resume)].concat()),
        ("an_offered_draw", [piece(8, &codec::encode(&Matter::Result { winner: None })), piece(6, &[])].concat()),
        ("a_concession", [note(&NoteKind::Concede), truly(&Body::Concede)].concat()),
        ("own_concession", [piece(11, &[]), truly(&said(first))].concat()),
        ("claims", {
            let flag = note(&NoteKind::Claim(Claim::FlagFell { measured: 61_000 }));
            [flag, note(&NoteKind::Claim(Claim::Owed { waited: 31 })), piece(5, &[1, 0, 0])].concat()
        }),
        ("out_of_turn", [truly(&said(first)), falsely(&Body::Accept), falsely(&Body::Resume)].concat()),
    ];
    let mut all: Vec<CorpusFile> = seeds.map(|(name, bytes)| (name.to_owned(), bytes)).to_vec();
    let plain = |(name, bytes): CorpusFile| (bytes.len() < 4096).then(|| (name, piece(0, &bytes)));
    all.extend(golden("message ").into_iter().filter_map(plain));
    all.extend(golden("body ").into_iter().map(|(name, bytes)| (name, piece(1, &bytes))));
    all
}

fn watchings() -> Vec<CorpusFile> {
    let (shown, next, time) = (piece(4, &[]), piece(3, &[]), piece(5, &[250; 8]));
    let mut all = vec![
        (String::from("watched"), [time.clone(), shown.clone(), shown.clone(), shown.clone(), piece(7, &[])].concat()),
        (String::from("shown_early"), [shown.clone(), next.clone(), next].concat()),
        (String::from("cut_and_come_back"), [time, shown.clone(), shown.clone(), piece(6, &[]), shown].concat()),
    ];
    for (name, bytes) in golden("watch message ").into_iter().filter(|(_, bytes)| bytes.len() < 4096) {
        let said = (0..3).map(|to| piece(to, &bytes)).chain([piece(4, &[])]);
        all.push((name, said.collect::<Vec<_>>().concat()));
    }
    all
}

/// The files that belong into a corpus from the start.
fn seeds(target: &str) -> Vec<CorpusFile> {
    let named = |name: &str, bytes: Vec<u8>| (name.to_owned(), bytes);
    match target {
        "message" => golden("message "),
        "record" => {
            let ask = golden("frame of note").remove(0).1;
            let mut torn = beginning(8);
            torn.truncate(torn.len() - 3);
            let mut all = golden("record file");
            all.push(named("beginning", [beginning(8), ask].concat()));
            all.push(named("torn", torn));
            all
        }
        "evidence" => golden("evidence of"),
        "secrets" => golden("secrets file"),
        "saved_game" => {
            let (_, games) = played(40);
            (0..games.len()).step_by(10).map(|at| named(&format!("after_{at}"), games[at].save())).collect()
        }
        "scenario" => vec![named("skirmish", Game::scenario_bytes(&Game::stage().battle))],
        "commands" => {
            let piece = |kind: u8, said: Vec<u8>| [vec![kind | said.len() as u8], said].concat();
            let game = played(40).0.iter().flat_map(|command| piece(0, codec::encode(command))).collect();
            vec![named("a_game", game), named("a_change", piece(0x80, change()))]
        }
        "session" => sessions(),
        "watch_message" => golden("watch message "),
        "watching" => watchings(),
        _ => panic!("no such target: {target}"),
    }
}

fn folder(target: &str) -> PathBuf {
    Path::new(CORPUS).join(target)
}

/// The files of a corpus that are of this system, or of none.
fn corpus(target: &str) -> Vec<CorpusFile> {
    let files = std::fs::read_dir(folder(target)).unwrap().map(|file| file.unwrap().path());
    let mut all: Vec<CorpusFile> = files
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(path).unwrap()))
        .collect();
    let others = systems::list().iter().map(|system| system.name()).filter(|name| *name != Game::SYSTEM);
    let others: Vec<String> = others.map(|name| format!("{name}-")).collect();
    all.retain(|(name, _)| !others.iter().any(|other| name.starts_with(other)));
    all.sort();
    all
}

#[test]
fn the_corpus_holds_what_the_program_writes() {
    for (target, _) in TARGETS {
        for (name, bytes) in seeds(target) {
            let path = folder(target).join(&name);
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                std::fs::create_dir_all(folder(target)).unwrap();
                std::fs::write(&path, &bytes).unwrap();
            }
            assert!(std::fs::read(&path).is_ok_and(|known| known == bytes), "{target}/{name} is not what it should be");
        }
    }
}

fn try_many(name: &str, count: u64) {
    let body = |bytes: &[u8]| match name {
        "record" => fuzzing::record_of(Game::stage(), bytes),
        "evidence" => fuzzing::evidence_of(Game::stage(), bytes),
        "saved_game" => fuzzing::saved_game_of(Game::stage(), bytes),
        "scenario" => fuzzing::scenario_of(Game::stage(), bytes),
        "commands" => fuzzing::commands_of(Game::stage(), bytes),
        "session" => fuzzing::session_of(Game::stage(), bytes),
        "watching" => fuzzing::watching_of(Game::stage(), bytes),
        _ => target(name).1(bytes),
    };
    fuzzing::try_many(name, &body, &corpus(name), count);
}

#[test]
fn any_message() {
    try_many("message", 20_000);
}

#[test]
fn any_record() {
    try_many("record", 600);
}

#[test]
fn any_evidence() {
    try_many("evidence", 4_000);
}

#[test]
fn any_secrets() {
    try_many("secrets", 60);
}

#[test]
fn any_saved_game() {
    try_many("saved_game", 20_000);
}

#[test]
fn any_scenario() {
    try_many("scenario", 2_000);
}

#[test]
fn any_commands() {
    try_many("commands", 400);
}

#[test]
fn anything_said_to_a_session() {
    try_many("session", 400);
}

#[test]
fn any_message_of_a_spectator() {
    try_many("watch_message", 20_000);
}

#[test]
fn anything_said_where_a_match_is_watched() {
    try_many("watching", 2_000);
}
