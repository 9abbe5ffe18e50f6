//! Whole battles of Winter's Victory by a player that chooses any option, under detectors: no dead end, no offered
//! command refused. Saving and taking back change nothing, and every game ends.
//!
//! `WINTER_GAMES=1000` plays more, and the large battles, of which a usual run plays the opening, to their end; a failure
//! prints the seed that replays it.

use super::player::{Chance, board, play};
use super::scene::Scene;
use engine::contract::{Game as _, Pending, Side};
use std::collections::BTreeMap;
use std::sync::Arc;
use winter::agenda::{AskCeasefire, Task};
use winter::definition::{Body, CeasefireRule};
use winter::state::{PhaseName, Spirit};
use winter::{Board, Command, Definition, Game, MatchOptions};
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

/// Plays games. Returns, by rule, the number of games in which it was used.
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

/// The training battle in an extreme winter: snow from the second turn on, guns that fire twice, armies that break at
/// once.
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
fn no_player_is_heard_out_of_turn() {
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

fn faults(definition: Definition) -> Vec<String> {
    Board::new(definition).map(drop).expect_err("a fault").iter().map(ToString::to_string).collect()
}

/// The hard winter with as many levels as a battle may have, and with losses and nights that weigh as much as they may.
fn extreme() -> Definition {
    let mut definition = hard_winter().definition().clone();
    let rules = &mut definition.rules;
    rules.level = 20;
    rules.victory.objectives.iter_mut().for_each(|objective| objective.levels = 20);
    rules.victory.withdrawals.iter_mut().for_each(|award| award.levels = 20);
    // Two objectives, a withdrawal, the level at the start, the losses, and two armies, each with a low mark.
    rules.bodies[0].levels = 9;
    rules.bodies[1].levels = 8;
    rules.ceasefire =
        Some(CeasefireRule { from_turn: 45, last_turn: 99, points: [9, 9], homes: [Vec::new(), Vec::new()] });
    let army = &mut definition.tables.army;
    (army.half, army.gone, army.russian_half, army.russian_gone) = (9, 9, 9, 9);
    (army.russian_horse_gone, army.crew, army.leader_brigade, army.leader_higher) = (9, 9, 9, 9);
    definition.tables.morale.each_further_point = 6;
    definition
}

#[test]
fn the_most_extreme_battle_that_is_allowed_is_played_and_each_of_its_saved_games_loads() {
    let told = run_on(&Arc::new(Board::new(extreme()).unwrap()), games(6), EVERYTHING, u64::MAX);
    for rule in ["14", "20.35"] {
        assert!(told.contains_key(rule), "nothing happened by {rule}");
    }
}

#[test]
fn a_battle_beyond_the_bounds_of_levels_and_morale_is_refused_in_a_sentence() {
    let with = |change: fn(&mut Definition)| {
        let mut definition = extreme();
        change(&mut definition);
        faults(definition)
    };
    let sum = |levels| [format!("the levels of victory add up to {levels}, and 100 are the most")];
    assert_eq!(with(|battle| battle.rules.bodies[1].levels = 9), sum(101));
    let costly = ["a loss costs an army more than 9 points of morale"];
    assert_eq!(with(|battle| battle.tables.army.crew = 10), costly);
    assert_eq!(with(|battle| battle.tables.army.leader_higher = 255), costly);
    let further = ["a further point lost changes a check by more than 6"];
    assert_eq!(with(|battle| battle.tables.morale.each_further_point = 7), further);
    assert_eq!(with(|battle| battle.tables.morale.each_further_point = -7), further);
    let night = |change: fn(&mut CeasefireRule)| {
        let mut definition = extreme();
        definition.rules.ceasefire.iter_mut().for_each(change);
        faults(definition)
    };
    assert_eq!(night(|ceasefire| ceasefire.points = [10, 1]), ["the ceasefire"]);
    assert_eq!(night(|ceasefire| ceasefire.last_turn = 100), ["the ceasefire"]);
}

/// Plays nothing: checks whether a loaded game can be saved and loaded again.
fn loads_again(game: &Game) {
    let again = Game::load(game.board(), &game.save()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.hash(), game.hash());
}

#[test]
fn levels_and_morale_go_no_further_than_a_position_may() {
    let board = Arc::new(Board::new(extreme()).unwrap());
    // The last turn is over, both objectives are Allied, and the level was at its end before they count.
    let mut scene = Scene::training(PhaseName::FrenchShock).cleared();
    scene.board = Arc::clone(&board);
    scene.state.affairs.spirits = vec![Spirit::default(); board.rules().bodies.len()];
    (scene.state.turn, scene.state.affairs.level) = (board.rules().last_turn, 100);
    let game = scene.game();
    assert!(matches!(game.pending(), Pending::Over(_)));
    assert_eq!(game.state().affairs.level, 100);
    loads_again(&game);
    // A ceasefire gives both armies hundreds of points, and they have the most already.
    let mut scene = Scene::training(PhaseName::Interphase);
    scene.board = Arc::clone(&board);
    scene.state.affairs.spirits = vec![Spirit { points: 2000, ..Spirit::default() }; board.rules().bodies.len()];
    scene.state.agenda = vec![Task::NextPhase, Task::AskCeasefire(AskCeasefire { side: Side::Second, allied: true })];
    let mut game = Game::from_state(Arc::clone(&board), EVERYTHING, scene.state.clone()).unwrap();
    game.apply(Side::Second, &Command::Ceasefire { agree: true }).unwrap();
    assert!(game.state().affairs.ceasefire.is_some());
    let spirits = &game.state().affairs.spirits;
    assert!(spirits.iter().all(|spirit| spirit.points == 2000), "{spirits:?}");
    loads_again(&game);
}

#[test]
fn the_level_is_counted_as_if_the_battle_ended_now() {
    let mut scene = super::scene::Scene::training(winter::state::PhaseName::AlliedShock);
    let level = |scene: &super::scene::Scene| {
        let game = scene.game();
        assert_eq!(game.state().affairs.level, 0, "nothing is counted before the end");
        game.level_if_over()
    };
    assert_eq!(level(&scene), 2, "the Allies hold both hexes");
    scene.state.affairs.control[0] = Some(Side::Second);
    assert_eq!(level(&scene), 0, "one each");
    scene.state.affairs.lost = [6, 0];
    assert_eq!(level(&scene), -1, "and the Allies have lost six points more");
}
