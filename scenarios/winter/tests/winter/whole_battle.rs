//! The whole field as a battle: it is read from its bytes, begins as its page says, and is played.

use super::player::{Chance, choose, play, throw};
use engine::contract::{Game as _, Pending};
use std::sync::Arc;
use winter::state::{PhaseName, Post};
use winter::whole::OrderKind;
use winter::{Board, Command, Game, MatchOptions, Options, Revision, WholeField};
use winter_files::{BATTLES, Battle, built_in, whole_field};

/// Exchanges of a usual run, and of one from the middle of the day.
const OPENING: u64 = 250;
const PART: u64 = 60;

fn board() -> Arc<Board> {
    Arc::new(Board::of_field(whole_field().unwrap()).unwrap_or_else(|faults| panic!("{faults:?}")))
}

#[test]
fn the_field_is_a_battle_with_bytes_of_its_own() {
    let board = board();
    let bytes = Game::scenario_bytes(&board);
    let again = Game::read_scenario(&bytes).unwrap();
    assert_eq!(Game::scenario_bytes(&again), bytes);
    assert_eq!(again.whole().unwrap().field, board.whole().unwrap().field);
    for cut in [1, 8, 9, bytes.len() / 2, bytes.len() - 1] {
        assert!(Game::read_scenario(&bytes[..cut]).is_err(), "{cut}");
    }
}

#[test]
fn the_day_begins_as_its_page_says() {
    let board = board();
    let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
    let state = game.state();
    let day = state.day.as_ref().unwrap();
    assert_eq!((state.turn, day.points, day.lowest), (5, [5, 0], 194));
    let baggovut = board.leader_id("RL-Baggovut").unwrap();
    let marker = day.marker(baggovut).unwrap();
    assert_eq!((marker.kind, marker.delay), (OrderKind::Activate, 2));
    assert!(state.leader(board.leader_id("RL-Barclay").unwrap()).reduced);
    assert_eq!(state.leader(board.leader_id("RL-Bagration").unwrap()).post, Post::Display);
    let points: Vec<i16> = state.affairs.spirits.iter().map(|spirit| spirit.points).collect();
    assert_eq!(points, [28, 194, 32, 16, 36, 34, 48, 38, 32]);
    assert_eq!(day.bombards, None);
    // The outposts of the 1st Jaegers are out before the set-up, one of them of the first battalion and two of the second.
    let strengths =
        ["R-1Jaeger-1", "R-1Jaeger-2", "R-1Jaeger-3"].map(|id| state.unit(board.unit_id(id).unwrap()).strength);
    assert_eq!(strengths, [3, 2, 3]);
    assert!(matches!(game.pending(), Pending::Roll(_)));
    assert_eq!(state.phase, PhaseName::AlliedCommand);
    let committed = |id: &winter::UnitId| state.unit(*id).hex().is_some() && state.unit(*id).active;
    let troops = board.unit_ids().filter(|&id| board.unit(id).is_battalion() || board.unit(id).is_cavalry());
    assert_eq!(troops.filter(committed).count(), 0);
}

/// A position without a day on the whole field is written and hashed as it always was.
#[test]
fn the_smaller_battles_begin_with_the_bytes_they_had() {
    const PINS: &str = include_str!("../../../../tests/golden/rules/winter-4.txt");
    for battle in Battle::ALL {
        let board = Arc::new(Board::new(built_in(battle).unwrap()).unwrap().by(Revision::Fourth));
        let (game, _) = Game::new(board, MatchOptions::default());
        let line = format!("{} start [] state {}", battle.id(), game.hash());
        assert!(PINS.lines().any(|pin| pin == line), "{line}");
    }
}

#[test]
fn the_first_turns_are_played_by_any_commands() {
    let played = play(&board(), MatchOptions::default(), 1, true, OPENING);
    assert_eq!(played.steps, OPENING);
}

/// Sides that let most of their phases pass see the day to its end: snow, entries, hours, bombardment, evening and night.
#[test]
fn a_quiet_day_reaches_its_end() {
    let board = board();
    let (mut game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
    let mut chance = Chance(3);
    let mut entered = 0;
    for step in 0..6_000 {
        match game.pending() {
            Pending::Over(outcome) => {
                assert!(game.state().turn > 45, "it ends on turn {}", game.state().turn);
                assert!(entered > 0, "nobody has come");
                println!("{step} steps, turn {}, level {}", game.state().turn, outcome.level);
                return;
            }
            Pending::Roll(roll) => drop(throw(&mut game, &roll, &mut chance)),
            Pending::Decision { side, .. } => {
                let open =
                    matches!(game.options(), Options::Command { .. } | Options::Move { .. } | Options::Shock { .. });
                let quiet = if open { Command::EndPhase } else { Command::Pass };
                let acts = chance.one_in(4) || game.check(side, &quiet).is_err();
                let command = if acts { choose(&game, side, &mut chance, false) } else { quiet };
                entered += u32::from(matches!(command, Command::Enter { .. }));
                game.apply(side, &command).unwrap_or_else(|refusal| panic!("{refusal}: {command:?}"));
                if chance.one_in(30) {
                    let again = Game::load(&board, &game.save()).unwrap();
                    assert_eq!((again.hash(), again.pending()), (game.hash(), game.pending()));
                }
            }
        }
    }
    panic!("it does not end: turn {}", game.state().turn);
}

/// Parts of the day begin in the middle of it, with what the units have brought about by standing where they do.
#[test]
fn parts_of_the_day_are_battles_of_their_own() {
    for (id, turn, marching) in
        [("winter-augereau", 17, false), ("winter-davout", 25, false), ("winter-dusk", 37, true)]
    {
        let scenario = BATTLES.built_in(id).unwrap_or_else(|| panic!("{id}"));
        let field = scenario.content::<WholeField>().unwrap_or_else(|| panic!("{id}"));
        let board = Arc::new(Board::of_field(field.clone()).unwrap_or_else(|faults| panic!("{id}: {faults:?}")));
        let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let (state, day) = (game.state(), game.state().day.as_ref().unwrap());
        assert_eq!(state.turn, turn, "{id}");
        assert_eq!(!day.arrived.is_empty(), marching, "{id}: Prussians past their march");
        assert!(state.affairs.attack_orders.iter().any(|order| order.holds), "{id}: Davout attacks");
        let attacks = board.unit_ids().filter(|&unit| board.unit(unit).is_battalion() && state.unit(unit).active);
        assert!(attacks.count() > 30, "{id}: committed battalions");
        let played = play(&board, MatchOptions::default(), 1, true, PART);
        assert_eq!(played.steps, PART, "{id}");
    }
}

/// A whole day takes long, so it is played on demand: `WINTER_GAMES=1`.
#[test]
fn a_whole_day_is_played_to_its_end() {
    let Some(games) = std::env::var("WINTER_GAMES").ok().and_then(|text| text.parse().ok()) else { return };
    for seed in 0..games {
        let played = play(&board(), MatchOptions::default(), seed, true, u64::MAX);
        println!("seed {seed}: {} steps, level {}, rules {:?}", played.steps, played.outcome.level, played.rules);
    }
}
