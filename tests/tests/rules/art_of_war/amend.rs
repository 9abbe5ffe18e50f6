//! Agreed changes of the position: the possible changes, their times, and that the game goes on from there.

use art_of_war::{Game, OptionalRules, Stage};
use engine::codec;
use engine::contract::{Game as _, Pending};
use lab::library;
use lab::systems::art_of_war::ArtOfWar;
use lab::systems::art_of_war::bot::RandomBot;
use lab::systems::art_of_war::words::Words;
use language::bot::Bot;
use language::chance::Chance;
use language::croupier;
use serde_json::json;
use std::sync::Arc;

fn start(scenario: &str) -> Game {
    let battle = library::open(scenario, None).unwrap();
    Game::new(battle.board_of::<ArtOfWar>().unwrap(), OptionalRules::default()).0
}

#[test]
fn a_unit_is_moved_removed_and_restored_and_a_marker_set() {
    let mut game = start("skirmish");
    let board = Arc::clone(game.board());
    let words = Words::new(&board);
    let unit = board.unit_ids().find(|&unit| game.state().hex_of(unit).is_some()).unwrap();
    let (id, home) = (words.unit(unit).to_owned(), game.state().hex_of(unit).unwrap());
    let before = game.hash();

    let removed = words.change_from(&json!({"units": {(&id): "eliminated"}})).unwrap();
    assert_eq!(words.change(&removed), json!({"units": {(&id): "eliminated"}}), "it reads back");
    let events = game.amend(&removed).unwrap();
    assert!(words.sentence(&events[0]).contains(&id));
    assert_eq!(game.state().hex_of(unit), None);

    game.amend(&words.change_from(&json!({"units": {(&id): home.to_string()}})).unwrap()).unwrap();
    assert_eq!(game.hash(), before, "put back, it is as it was");
    assert_eq!(codec::decode(&codec::encode(&removed)), Ok(removed), "a change travels as canonical bytes");
}

#[test]
fn an_impossible_change_is_refused_and_changes_nothing() {
    let mut game = start("skirmish");
    let board = Arc::clone(game.board());
    let words = Words::new(&board);
    let before = game.save();
    let enemies: Vec<_> = engine::contract::Side::BOTH
        .iter()
        .map(|&side| board.units_of(side).find(|&unit| game.state().hex_of(unit).is_some()).unwrap())
        .collect();
    let hex = game.state().hex_of(enemies[1]).unwrap().to_string();
    for change in [
        json!({"units": {(words.unit(enemies[0])): hex}}),
        json!({"units": {(words.unit(enemies[0])): "9999"}}),
        json!({}),
    ] {
        let Ok(change) = words.change_from(&change) else { continue };
        assert_eq!(game.amend(&change).unwrap_err().name, "bad-change", "{change:?}");
        assert_eq!(game.save(), before);
    }
}

#[test]
fn in_the_middle_of_a_combat_nothing_can_be_changed_and_afterwards_games_still_end() {
    let mut all = (0, 0);
    for seed in 0..6 {
        let mut game = start(if seed % 2 == 0 { "skirmish" } else { "eylau" });
        let board = Arc::clone(game.board());
        let (mut chance, mut bot) = (Chance::new(seed), RandomBot::default());
        let (mut changed, mut refused) = (0, 0);
        loop {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    croupier::take(&mut game, &croupier::deal(&roll, &mut chance)).unwrap();
                }
                Pending::Decision { side, .. } => {
                    let command = bot.answer(&game, &mut chance).unwrap();
                    game.apply(side, &command).unwrap();
                }
            }
            // Now and then some unit is taken off the map.
            let on_map: Vec<_> = board.unit_ids().filter(|&unit| game.state().hex_of(unit).is_some()).collect();
            let at = chance.below(on_map.len().max(1) * 20);
            if let Some(&unit) = on_map.get(at) {
                let words = Words::new(&board);
                let change = words.change_from(&json!({"units": {(words.unit(unit)): "eliminated"}})).unwrap();
                match game.amend(&change) {
                    Ok(_) => changed += 1,
                    Err(refusal) => {
                        refused += 1;
                        assert_eq!(refusal.name, "no-change-now");
                        assert!(!matches!(game.state().stage, Stage::Movement(art_of_war::Moving::Units)));
                    }
                }
                let loaded = Game::load(&board, &game.save()).unwrap();
                assert_eq!(loaded.hash(), game.hash());
            }
        }
        all = (all.0 + changed, all.1 + refused);
    }
    assert!(all.0 > 0 && all.1 > 0, "both were met: {all:?}");
}
