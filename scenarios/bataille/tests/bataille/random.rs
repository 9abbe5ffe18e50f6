//! Games played at random, under detectors: no dead end, nothing offered is refused, save and undo hold.

use crate::play::*;
use bataille::*;
use engine::contract::{Game as _, Pending};
use std::collections::BTreeMap;
use std::sync::Arc;

/// More requests than the longest game makes.
const LONGEST: usize = 60_000;

/// Plays a game to its end. `watch` is the number of positions of which one is checked.
pub(crate) fn play(
    board: &Arc<Board>,
    terms: Terms,
    seed: u64,
    watch: usize,
    hits: &mut BTreeMap<String, u64>,
) -> (Game, usize) {
    let mut luck = Luck::new(seed);
    let (mut game, events) = Game::new(Arc::clone(board), terms);
    count(&events, hits);
    for step in 0..LONGEST {
        if watch > 0 && step % watch == 0 {
            look(&game, seed, step);
        }
        match game.pending() {
            Pending::Over(_) => return (game, step),
            Pending::Roll(_) => {
                let rolled = faces(&game, &mut luck).unwrap();
                let events = game.resolve(&rolled).unwrap();
                count(&events, hits);
            }
            Pending::Decision { .. } => {
                let (side, command) =
                    say(&game, &mut luck).unwrap_or_else(|| panic!("no answer: seed {seed} step {step}"));
                let before = (watch > 0).then(|| game.clone());
                let events = game.apply(side, &command).unwrap_or_else(|refusal| {
                    panic!("seed {seed} step {step}: {command:?} refused: {refusal} at {:?}", game.pending())
                });
                if let Some(before) = before {
                    assert_ne!(before.hash(), game.hash(), "seed {seed} step {step}: {command:?} changed nothing");
                    if game.can_undo(side) {
                        let mut back = game.clone();
                        back.apply(side, &Game::undo()).unwrap();
                        assert_eq!(back.state(), before.state(), "seed {seed} step {step}: undo of {command:?}");
                        assert_eq!(back.hash(), before.hash(), "seed {seed} step {step}: undo of {command:?}");
                    }
                    let thrown = matches!(game.pending(), Pending::Roll(_));
                    assert!(thrown || !events.is_empty(), "seed {seed} step {step}: {command:?} tells nothing");
                }
                count(&events, hits);
            }
        }
    }
    panic!("seed {seed} does not end");
}

fn look(game: &Game, seed: u64, step: usize) {
    let saved = game.save();
    let loaded = Game::load(game.board(), &saved).unwrap_or_else(|error| panic!("seed {seed} step {step}: {error}"));
    assert_eq!(loaded.hash(), game.hash(), "seed {seed} step {step}");
    assert_eq!(loaded.save(), saved, "seed {seed} step {step}");
    let again = Game::from_state(Arc::clone(game.board()), game.terms(), game.state().clone());
    let again = again.unwrap_or_else(|mistakes| panic!("seed {seed} step {step}: {mistakes:?}"));
    assert_eq!(again.state(), game.state(), "seed {seed} step {step}");
    if let Pending::Roll(_) = game.pending() {
        game.forecast(&Proposal::Pending).unwrap();
    }
}

/// Counts events by name, for the list of events that must occur.
fn count(events: &[Event], hits: &mut BTreeMap<String, u64>) {
    // Measurements keep no count.
    if hits.contains_key("none") {
        return;
    }
    for event in events {
        let text = format!("{:?}", event.what);
        let mut name = text.split([' ', '{', '(']).next().unwrap_or_default().to_owned();
        match &event.what {
            What::CarreThrown { result, .. } => name = format!("Carre{result:?}"),
            What::LimberThrown { done, .. } => name = format!("Limber{done}"),
            What::RecallThrown { done, .. } => name = format!("Recall{done}"),
            What::LeaderOut { fate, .. } => name = format!("Leader{fate:?}"),
            What::LevelChanged { to, .. } => name = format!("Level{to}"),
            What::Fought { result: MeleeResult::Letter(letter), .. } => name = format!("Melee{letter:?}"),
            What::Fired { kind, .. } => name = format!("Fired{kind:?}"),
            _ => {}
        }
        *hits.entry(name).or_default() += 1;
        *hits.entry(format!("[{}]", event.rule)).or_default() += 1;
    }
}

fn games(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn broesa_is_played_to_its_end() {
    let mut hits = BTreeMap::new();
    let board = broesa();
    for seed in 0..games("BROESA_GAMES", 40) {
        let watch = if seed % 10 == 0 { 3 } else { 0 };
        play(&board, board.definition().usual, seed, watch, &mut hits);
    }
    if std::env::var("SHOW_HITS").is_ok() {
        println!("{hits:#?}");
    }
}

#[test]
fn gleina_is_played_to_its_end() {
    let mut hits = BTreeMap::new();
    let board = gleina();
    for seed in 0..games("GLEINA_GAMES", 3) {
        let watch = if seed % 10 == 0 { 17 } else { 0 };
        let terms = Terms { kozlov: seed % 2 == 1, opportunity_charges: true };
        play(&board, terms, seed, watch, &mut hits);
    }
    if std::env::var("SHOW_HITS").is_ok() {
        println!("{hits:#?}");
    }
}
