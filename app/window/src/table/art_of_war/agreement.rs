//! Facts that are shown in several places agree in all of them: a unit's name, and the movement it has left.

use ::art_of_war::{Command, Event, Game, OptionalRules, UnitId, What};
use engine::contract::Game as _;
use engine::hex::Hex;
use lab::systems::art_of_war::show::{Layer, overlays, roster};
use lab::systems::art_of_war::words::Words;
use lab::systems::art_of_war::{self, ArtOfWar, piece};
use language::ask::{Draft, Pick};
use language::system::{Asks as _, Eye, Rules as _};
use scene::{CounterId, Overlay};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

#[test]
fn a_unit_has_one_name_on_its_counter_in_lists_sentences_and_answers() {
    for battle in systems::ALL.readers().built_in_ids().filter_map(art_of_war::open) {
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let (board, words) = (game.board(), Words::new(game.board()));
        let position = battle.position(game.clone());
        let counters = roster(&battle.scenario, &game);
        let told = words.battle(&battle.scenario);
        for unit in board.unit_ids() {
            let (name, data) = (board.called(unit), board.unit(unit));
            let counter = counters.iter().find(|counter| counter.id == CounterId(u32::from(unit.0)));
            assert_eq!(counter.expect("a counter").texts.above, name);
            assert_eq!(told["units"][usize::from(unit.0)]["id"], json!(name));
            assert_eq!(board.unit_by_id(name), Some(unit), "a name is enough to find the unit");
            let described = position.about(Eye::Public, piece(unit)).told;
            assert!(described.starts_with(&format!("{name}, ")), "{described}");
            let what = What::Eliminated { unit, hex: Hex::new(1, 1) };
            let sentence = words.sentence(&Event { what, cases: Vec::new() });
            assert!(sentence.starts_with(&format!("{name} ")), "{sentence}");
            if let Some(hex) = game.state().hex_of(unit) {
                let said = position.spoken(hex);
                assert!(said.contains(&format!("; {name}, ")), "{said}");
            }
            let path = vec![Hex::new(1, 1)];
            let refusal = game.check(game.state().active, &Command::Move { unit, path }).expect_err("no such move");
            let refused = ArtOfWar::names(game.board()).refusal_words(&refusal);
            // Some are refused for the hex, and speak of no unit.
            assert!(data.name == name || !refused.contains(&data.name), "{refused}");
            if data.side != game.state().active {
                assert!(refused.starts_with(&format!("{name} is not yours")), "{refused}");
            }
        }
    }
}

#[test]
fn the_movement_left_after_a_part_of_the_way_is_the_same_on_the_board_by_ear_and_in_json() {
    let battle = art_of_war::open("skirmish").expect("a battle");
    let (mut game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
    let unit = game.board().unit_by_id("Las-2").expect("Lasson's 3-5");
    let side = game.state().active;
    let path = game.way(side, unit, Hex::new(4, 6)).expect("a way");
    game.apply(side, &Command::Move { unit, path }).expect("a move");
    assert_eq!(game.movement_left(unit).to_string(), "2");
    let drawn = on_the_board(&battle, &game, unit);
    let json = in_json(&game, unit);
    assert!(!drawn.is_empty());
    let asking = ArtOfWar::ask(&game, side, &Draft::new([Pick::Piece(piece(unit))]));
    let names = ArtOfWar::names(game.board());
    for (hex, points) in &drawn {
        assert_eq!(json.get(hex), Some(points), "{hex}");
        let said = asking.offer(Pick::Hex(*hex)).expect("a hex in reach").called(&names);
        assert!(said.ends_with(&format!(", {points} left")), "{hex}: {said}");
    }
    // Three of five points are spent: a step of one point leaves one.
    let lefts: Vec<&str> = drawn.values().map(String::as_str).collect();
    assert!(lefts.contains(&"1") && lefts.contains(&"0"), "{lefts:?}");
    assert!(lefts.iter().all(|left| ["1", "0"].contains(left)), "{lefts:?}");
}

fn on_the_board(battle: &art_of_war::Battle, game: &Game, unit: UnitId) -> BTreeMap<Hex, String> {
    let all = overlays(&battle.scenario, game, &[], Layer::Reach, Some(unit)).into_iter();
    all.filter_map(|overlay| match overlay {
        Overlay::Reach { hex, left, .. } => Some((hex, left)),
        _ => None,
    })
    .collect()
}

fn in_json(game: &Game, unit: UnitId) -> BTreeMap<Hex, String> {
    let options = Words::new(game.board()).options(game, Some(unit));
    let hexes = options.pointer("/move/0/hexes").and_then(Value::as_array).expect("hexes").iter();
    hexes.map(|one| (one["hex"].as_str().expect("a hex").parse().expect("a number"), one["left"].to_string())).collect()
}
