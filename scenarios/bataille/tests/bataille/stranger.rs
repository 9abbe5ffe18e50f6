//! States and battles from strangers: refused, or played on without a panic.

use crate::play::*;
use crate::random::play;
use bataille::*;
use engine::contract::{Game as _, Pending, Rolled};
use engine::rule::Rule;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Plays on for a while, whatever was loaded.
fn play_on(mut game: Game, luck: &mut Luck) {
    for _ in 0..40 {
        match game.pending() {
            Pending::Over(_) => return,
            Pending::Roll(_) => drop(faces(&game, luck).map(|rolled| game.resolve(&rolled))),
            Pending::Decision { .. } => match say(&game, luck) {
                Some((side, command)) => drop(game.apply(side, &command)),
                None => return,
            },
        }
    }
}

#[test]
fn saved_games_with_bytes_changed() {
    let board = broesa();
    let mut luck = Luck::new(99);
    let mut accepted = 0;
    for seed in 0..6u64 {
        let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
        let steps = 20 + luck.below(100);
        for _ in 0..steps {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => drop(game.resolve(&faces(&game, &mut luck).unwrap())),
                Pending::Decision { .. } => {
                    let (side, command) = say(&game, &mut luck).unwrap();
                    game.apply(side, &command).unwrap();
                }
            }
        }
        let bytes = game.save();
        for _ in 0..60 {
            let mut changed = bytes.clone();
            for _ in 0..=luck.below(2) {
                let at = luck.below(changed.len());
                changed[at] = if luck.one_in(2) { luck.below(8) as u8 } else { luck.next() as u8 };
            }
            if let Ok(loaded) = Game::load(&board, &changed) {
                accepted += 1;
                play_on(loaded, &mut luck);
            }
        }
        assert!(seed < 6);
    }
    assert!(accepted > 0, "some changes are harmless");
}

#[test]
fn battles_with_bytes_changed() {
    let board = broesa();
    let bytes = Game::scenario_bytes(&board);
    assert_eq!(Game::scenario_bytes(&Game::read_scenario(&bytes).unwrap()), bytes);
    let mut luck = Luck::new(5);
    for _ in 0..60 {
        let mut changed = bytes.clone();
        let at = luck.below(changed.len());
        changed[at] = luck.next() as u8;
        if let Ok(other) = Game::read_scenario(&changed) {
            let (game, _) = Game::new(Arc::clone(&other), other.definition().usual);
            play_on(game, &mut luck);
        }
    }
}

#[test]
fn a_battle_with_more_points_than_a_score_holds_is_refused() {
    let mut definition = broesa().definition().clone();
    (definition.victory.infantry_increments, definition.victory.infantry_points) = (1, 255);
    definition.units.iter_mut().for_each(|unit| unit.increments = 30);
    let bytes = engine::codec::encode(&definition);
    let refused = Game::read_scenario(&bytes).map(drop).expect_err("every increment is worth 255 points");
    assert!(refused.to_string().contains("more than 32767 points"), "{refused}");
}

#[test]
fn an_agreed_change_is_whole_or_refused() {
    let board = broesa();
    let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let before = game.hash();
    let mut unit = game.state().units[0].clone();
    unit.lost = 2;
    let bad = Edit::Level { corps: CorpsId(99), level: 1 };
    let good = Edit::Unit { unit: UnitId(0), becomes: Box::new(unit) };
    assert!(game.amend(&vec![good.clone(), bad]).is_err());
    assert_eq!(game.hash(), before);
    game.amend(&vec![good]).unwrap();
    assert_eq!(game.state().units[0].lost, 2);
}

#[test]
fn a_game_saved_and_loaded_at_every_step_ends_alike() {
    let board = broesa();
    let mut hits = BTreeMap::new();
    let (one, _) = play(&board, board.definition().usual, 77, 0, &mut hits);
    let mut luck = Luck::new(77);
    let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    loop {
        game = Game::load(&board, &game.save()).unwrap();
        match game.pending() {
            Pending::Over(_) => break,
            Pending::Roll(_) => drop(game.resolve(&faces(&game, &mut luck).unwrap())),
            Pending::Decision { .. } => {
                let (side, command) = say(&game, &mut luck).unwrap();
                game.apply(side, &command).unwrap();
            }
        }
    }
    assert_eq!(game.hash(), one.hash());
}

/// A battle in its melee segment, with these tasks under way.
fn with_agenda(agenda: Vec<Task>) -> Result<Game, Vec<String>> {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let state = State { segment: Segment::Melee, agenda, ..game.state().clone() };
    Game::from_state(board, game.terms(), state)
}

fn a_check(unit: UnitId) -> Task {
    Task::Checks(CheckTask { checks: vec![Check::plain(unit)], rule: Rule::new("31.8") })
}

#[test]
fn an_advance_for_which_nobody_is_left_is_loaded_while_its_friends_check() {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let unit = board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap();
    let target = game.hex_of(unit).unwrap();
    let advance = Task::Advance(AdvanceTask {
        target,
        units: Vec::new(),
        must: false,
        follow_up: false,
        step: AdvanceStep::Begin,
    });
    let game = with_agenda(vec![advance, Task::Orphans, Task::Panic(PanicTask { paths: Vec::new() }), a_check(unit)]);
    let mut game = game.unwrap();
    let mut again = Game::load(&board, &game.save()).unwrap();
    assert_eq!(again.hash(), game.hash());
    // The rules go on from it, and drop what nobody is left for.
    let rolled = Rolled::Faces(vec![6, 6]);
    assert_eq!(again.resolve(&rolled).unwrap(), game.resolve(&rolled).unwrap());
    assert!(again.state().agenda.is_empty());
}

#[test]
fn what_waits_for_checks_is_loaded_only_below_them() {
    let board = broesa();
    let (game, _) = Game::new(Arc::clone(&board), board.definition().usual);
    let unit = board.unit_ids().find(|id| game.hex_of(*id).is_some()).unwrap();
    let assault = Task::Assault(AssaultTask {
        target: game.hex_of(unit).unwrap(),
        units: Vec::new(),
        saving: Vec::new(),
        follow_up: false,
        row: None,
        failed: Vec::new(),
        step: AssaultStep::AttackerOthersCheck,
    });
    assert_eq!(assault.waits_for(), Wait::Checks);
    assert!(with_agenda(vec![assault.clone(), a_check(unit)]).is_ok());
    for agenda in [vec![assault.clone()], vec![assault, Task::Orphans, a_check(unit)]] {
        let mistakes = with_agenda(agenda).unwrap_err();
        assert_eq!(mistakes, ["an unfinished action waits for morale checks that nobody makes"]);
    }
}
