//! Whole games of The Eagles Turn East by players that do anything they are offered, under detectors.

use crate::table::*;
use eagles::*;
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Longer than any game of eighteen turns.
const BOUND: usize = 100_000;

#[derive(Default)]
struct Tally {
    games: u32,
    steps: u64,
    strategic: u32,
    wins: [u32; 2],
    rules: BTreeMap<String, u64>,
}

fn junk(game: &Game, side: Side) -> Vec<Command> {
    let other = Command::Lose { units: vec![UnitId(9999)] };
    let nobody = LeaderId(u16::MAX);
    let list = [
        Command::Transfer { formation: FormationId(9999), from: nobody, to: nobody },
        Command::Activate { leader: nobody, others: vec![nobody], extended: false },
        Command::March { carried: vec![nobody], path: vec![] },
        Command::Declare { leader: nobody, others: vec![], targets: vec![] },
        Command::Advance { leaders: vec![], hex: engine::hex::Hex::new(200, 200) },
        other,
    ];
    let _ = (game, side);
    list.to_vec()
}

fn play(board: &Arc<Board>, optional: OptionalRules, seed: u64, every: usize, tally: &mut Tally) {
    let mut chance = Chance::new(seed);
    let (mut game, _) = Game::new(Arc::clone(board), optional);
    for step in 0..BOUND {
        tally.steps += 1;
        if let Some(rolled) = roll(&game, &mut chance) {
            assert!(game.forecast(&Proposal::Roll).is_ok(), "seed {seed}: no forecast for {:?}", game.pending());
            let events = game.resolve(&rolled).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}"));
            assert!(!events.is_empty(), "seed {seed}: a roll told nothing");
            count(&events, tally);
            continue;
        }
        let side = match game.pending() {
            Pending::Decision { side, .. } => side,
            Pending::Over(outcome) => {
                tally.games += 1;
                tally.strategic += u32::from(outcome.strategic);
                if let Some(winner) = outcome.winner {
                    tally.wins[winner.index()] += 1;
                }
                return;
            }
            Pending::Roll(_) => unreachable!(),
        };
        let (command, opening) = pick(&game, &mut chance);
        let before = (step % every == 0).then(|| game.clone());
        if before.is_some() {
            inspect(&game, side, &command, seed);
        }
        let events = game
            .apply(side, &command)
            .unwrap_or_else(|refusal| panic!("seed {seed}, step {step}: {command:?} was offered: {refusal}"));
        count(&events, tally);
        if let Some(opening) = opening {
            game.learn(&opening).expect("one's own chit");
        }
        if let Some(before) = before {
            assert_ne!(game.hash(), before.hash(), "seed {seed}: {command:?} changed nothing");
            if game.can_undo(side) {
                let mut back = game.clone();
                back.apply(side, &Command::Undo).expect("undo");
                assert_eq!(back.state(), before.state(), "seed {seed}: undo of {command:?}");
                assert_eq!(back.hash(), before.hash(), "seed {seed}: undo of {command:?}");
            }
        }
    }
    panic!("seed {seed}: no end in {BOUND} steps");
}

fn count(events: &[Event], tally: &mut Tally) {
    for rule in events.iter().flat_map(|event| &event.rules) {
        *tally.rules.entry(rule.to_string()).or_default() += 1;
    }
}

/// Save, load, refusals of what is not offered.
fn inspect(game: &Game, side: Side, command: &Command, seed: u64) {
    assert!(game.check(side.other(), command).is_err(), "seed {seed}: the other side was heard");
    for command in junk(game, side) {
        let refusal = game.check(side, &command).expect_err("junk");
        assert!(refusal.case.is_some() && !refusal.name.is_empty());
    }
    let saved = game.save();
    let loaded = Game::load(game.board(), &saved)
        .unwrap_or_else(|error| panic!("seed {seed}: {error}: {:?}", game.state().stage));
    assert_eq!(loaded.hash(), game.hash(), "seed {seed}");
    assert_eq!(loaded.save(), saved, "seed {seed}");
    let state = game.state().clone();
    let again = Game::from_state(Arc::clone(game.board()), game.optional_rules(), state).expect("a position of play");
    assert_eq!(again.state(), game.state(), "seed {seed}");
    let command: Command = codec::decode(&codec::encode(command)).expect("a command as bytes");
    game.check(side, &command).expect("offered");
}

fn seeds() -> u64 {
    std::env::var("EAGLES_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

fn run(id: &str, optional: OptionalRules) {
    let board = board(id);
    let mut tally = Tally::default();
    let every = std::env::var("EAGLES_EVERY").ok().and_then(|text| text.parse().ok()).unwrap_or(7);
    let from: u64 = std::env::var("EAGLES_FROM").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    let begin = std::time::Instant::now();
    for seed in from..from + seeds() {
        play(&board, optional, seed, every, &mut tally);
    }
    let time = begin.elapsed();
    let rate = f64::from(tally.games) / time.as_secs_f64();
    println!(
        "{id}: {} games, {} steps, {rate:.1} games a second, {} strategic, wins {:?}, rules {:?}",
        tally.games, tally.steps, tally.strategic, tally.wins, tally.rules
    );
}

#[test]
fn pultusk_is_played_to_its_end() {
    run("pultusk", OptionalRules::default());
}

#[test]
fn eylau_is_played_to_its_end() {
    run("eylau", OptionalRules::default());
}

#[test]
fn friedland_is_played_to_its_end() {
    run("friedland", OptionalRules::default());
}

#[test]
fn the_campaigns_are_played_to_their_end() {
    for id in eagles_files::CAMPAIGNS {
        let board = board(id);
        let mut tally = Tally::default();
        let all = OptionalRules { foraging: true, ney: true, hurry_up: true, ..OptionalRules::default() };
        for seed in 0..seeds().div_ceil(6) {
            let optional = if seed % 2 == 0 { all } else { OptionalRules::default() };
            play(&board, optional, seed, 31, &mut tally);
        }
        println!("{id}: {} games, {} steps, wins {:?}, rules {:?}", tally.games, tally.steps, tally.wins, tally.rules);
    }
}

#[test]
fn every_option_is_played() {
    let all = OptionalRules {
        rolled_weather: true,
        sound_of_guns: true,
        batteries_forward: true,
        hurry_up: true,
        ..OptionalRules::default()
    };
    for id in eagles_files::SINGLE_BATTLES {
        run(id, all);
    }
}
