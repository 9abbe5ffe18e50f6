//! Whole battles of Winter's Victory by a player who does anything that is offered, under detectors: no dead end,
//! nothing offered is refused, saving and taking back change nothing, every game ends.
//!
//! `WINTER_GAMES=1000` plays more, and the large battles, of which a usual run plays the opening, to their end; a failure
//! prints the seed that replays it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::player::{Chance, board, play};
use engine::contract::{Game as _, Pending, Side};
use std::collections::BTreeMap;
use std::sync::Arc;
use winter::definition::Body;
use winter::{Board, Command, Game, MatchOptions};
use winter_files::Battle;

fn games(usual: u64) -> u64 {
    std::env::var("WINTER_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Exchanges of a large battle in a usual run; a whole game of hundreds of counters takes minutes in a debug build.
const OPENING: u64 = 160;

fn whole_or_opening() -> u64 {
    if std::env::var("WINTER_GAMES").is_ok() { u64::MAX } else { OPENING }
}

fn run(battle: Battle, count: u64, options: MatchOptions, most: u64) {
    run_on(&board(battle), count, options, most);
}

/// Plays games; tells by which rules how many of them had something happen.
fn run_on(board: &Arc<Board>, count: u64, options: MatchOptions, most: u64) -> BTreeMap<String, u64> {
    let started = std::time::Instant::now();
    let mut rules: BTreeMap<String, u64> = BTreeMap::new();
    let mut outcomes: BTreeMap<i8, u64> = BTreeMap::new();
    let mut steps = 0;
    for seed in 0..count {
        let played = play(board, options, seed, true, most);
        steps += played.steps;
        *outcomes.entry(played.outcome.level).or_default() += 1;
        for rule in played.rules {
            *rules.entry(rule.to_string()).or_default() += 1;
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    let battle = &board.definition().id;
    println!("{battle}: {count} games, {:.1} a second, {} steps a game", count as f64 / seconds, steps / count);
    println!("levels {outcomes:?}");
    println!("rules told {rules:?}");
    rules
}

const EVERYTHING: MatchOptions = MatchOptions {
    ask: false,
    guard: false,
    weather: true,
    ammunition: true,
    fatigue: true,
    spirit: true,
    leader_loss: true,
    early_end: true,
    delayed: false,
    grand_charge: true,
    ceasefire: true,
    shifted: false,
    silent_guns: true,
    attaching: true,
};

/// The training battle in a winter such as there never was: snow from the second turn on, guns that fire twice, armies that
/// break at a breath.
fn hard_winter() -> Arc<Board> {
    let mut definition = board(Battle::Training).definition().clone();
    (definition.tables.snow.icons, definition.tables.snow.icon_modifier) = (vec![45], vec![-9]);
    definition.tables.wear.ammunition = 2;
    definition.tables.wear.level_from = [1, 2, 3];
    definition.rules.bodies = [Side::First, Side::Second]
        .map(|side| Body {
            name: format!("army {}", side.index()),
            side,
            of: None,
            start: 2,
            disintegrates: -4,
            levels: 1,
            low: Some(1),
        })
        .to_vec();
    Arc::new(Board::new(definition).unwrap())
}

#[test]
fn a_hard_winter_with_every_option_is_played_to_its_end() {
    let told = run_on(&hard_winter(), games(12), EVERYTHING, u64::MAX);
    for rule in ["7.7", "14", "15", "18.1", "18.2", "20.35"] {
        assert!(told.contains_key(rule), "nothing happened by {rule}");
    }
}

#[test]
fn the_training_battle_is_played_to_its_end() {
    run(Battle::Training, games(12), MatchOptions::default(), u64::MAX);
}

#[test]
fn the_training_battle_with_questions_is_played_to_its_end() {
    run(Battle::Training, games(6), MatchOptions { ask: true, ..MatchOptions::default() }, u64::MAX);
}

#[test]
fn the_rear_guard_is_played() {
    run(
        Battle::Eylau,
        games(8).div_ceil(8),
        MatchOptions { guard: true, ..MatchOptions::default() },
        whole_or_opening(),
    );
}

#[test]
fn serpallen_is_played() {
    run(Battle::Serpallen, games(8).div_ceil(8), MatchOptions::default(), whole_or_opening());
}

#[test]
fn serpallen_is_played_with_every_option() {
    run(Battle::Serpallen, games(8).div_ceil(8), EVERYTHING, whole_or_opening());
}

#[test]
fn with_standing_orders_the_other_side_is_asked_nothing_outside_fire() {
    let board = board(Battle::Training);
    for seed in 0..games(3) {
        let (mut game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let mut chance = Chance(seed + 77);
        for _ in 0..20_000 {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => drop(super::player::throw(&mut game, &roll, &mut chance)),
                Pending::Decision { side, decision } => {
                    let phase = game.state().phase;
                    let fire = phase == winter::state::PhaseName::ReciprocalFire;
                    let deploy = decision == winter::Decision::Deploy;
                    assert!(fire || deploy || side == phase.side(), "{decision:?} in {phase:?}");
                    let mut command = super::player::choose(&game, side, &mut chance, false);
                    if matches!(command, Command::StandingOrder { .. }) {
                        command = Command::EndPhase;
                    }
                    game.apply(side, &command).unwrap();
                }
            }
        }
    }
}

#[test]
fn nobody_is_heard_out_of_turn() {
    let (mut game, _) = Game::new(board(Battle::Training), MatchOptions::default());
    let refusal = game.apply(Side::Second, &Command::EndPhase).unwrap_err();
    assert_eq!(refusal.name, "not-asked");
    let refusal = game.apply(Side::First, &Command::EndPhase).unwrap_err();
    assert_eq!((refusal.name, refusal.case.unwrap().as_str()), ("other-question", "98"));
}

#[test]
fn levels_of_victory_beyond_twenty_are_refused() {
    for level in [-128, 21] {
        let mut definition = board(Battle::Training).definition().clone();
        definition.rules.victory.objectives.iter_mut().for_each(|objective| objective.levels = level);
        let faults = Board::new(definition).map(drop).expect_err("no battle is won by so many levels");
        assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), ["the levels of victory"]);
    }
}
