//! The system as a whole: its JSON and its questions.

use super::{Bataille, Battle};
use bataille::Game;
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Draft, Pick};
use language::chance::Chance;
use language::croupier;
use language::system::TypedBattle;
use language::system::{Asks, Eye, Rules, Show, System, Words};
use serde_json::{Value, json};
use std::sync::Arc;

fn battle(id: &str) -> Battle {
    let scenario = bataille_files::BATTLES.built_in(id).unwrap();
    let board = Bataille::board(&scenario).unwrap();
    TypedBattle::new(Arc::new(scenario), board)
}

/// A game whose position is said by its parts.
fn position(id: &str, said: &Value) -> Game {
    Bataille::begun(&battle(id).board, &Value::Null, Some(said)).unwrap().0
}

fn say(game: &mut Game, said: &Value) -> Vec<Value> {
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let command = Bataille::command_from(game, said).unwrap();
    let events = game.apply(side, &command).unwrap();
    Bataille::events_json(&Arc::clone(game.board()), &events)
}

fn dice(game: &mut Game, faces: &[u16]) -> Vec<Value> {
    let events = game.resolve(&engine::contract::Rolled::Faces(faces.to_vec())).unwrap();
    Bataille::events_json(&Arc::clone(game.board()), &events)
}

/// Set up, read back and set up again: every part of the state survives, at every step of games played at random.
#[test]
fn every_part_of_a_state_survives_being_said() {
    for (id, seed, steps) in [("broesa", 11, 150), ("broesa", 12, 150), ("gleina", 13, 30)] {
        let board = battle(id).board;
        let (mut game, _) = Game::new(Arc::clone(&board), board.definition().usual);
        let mut chance = Chance::new(seed);
        let mut walker = language::ask::Walker::<Bataille>::default();
        for step in 0..steps {
            let mut said = Bataille::state_json(&game);
            let parts = said.as_object_mut().unwrap();
            let terms = parts.remove("terms").unwrap();
            for part in ["pending", "can_undo", "score"] {
                parts.remove(part);
            }
            let (again, _) = Bataille::begun(&board, &terms, Some(&said)).unwrap();
            assert_eq!(again.state(), game.state(), "{id} {seed} {step}");
            // The history for undo is no part of a position; all the rest is, to the last bit.
            let (left, right) = (again.sections(), game.sections());
            let rest = left.iter().zip(&right).filter(|(one, _)| one.name != "history");
            assert!(rest.into_iter().all(|(one, other)| one.hash == other.hash), "{id} {seed} {step}");
            assert_eq!(Bataille::pending_json(&again), Bataille::pending_json(&game), "{id} {seed} {step}");
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(_) => drop(croupier::roll(&mut game, &mut chance).unwrap()),
                Pending::Decision { side, decision } => {
                    let said = walker.answer(&game, side, &mut chance).unwrap_or_else(|| panic!("{decision:?}"));
                    game.apply(side, &said.command).unwrap();
                }
            }
        }
    }
}

/// A facing that is the only possible one may be left out, and guns face as the infantry they are with [10.2].
#[test]
fn a_carre_and_the_guns_beside_infantry_face_as_they_must() {
    let said = json!({"others": "aside", "turn": 2, "phasing": "french", "segment": "offensive_fire",
        "units": {
            "Kostroma": {"place": "2411", "formation": "line", "facing": "v5"},
            "1/22e": {"place": "2410", "formation": "carre"},
            "8e Division, battery 1": {"place": "2410", "formation": "unlimbered", "depth": 1}}});
    let state = Bataille::state_json(&position("gleina", &said));
    let units = &state["units"];
    assert_eq!(units["1/22e Ligne"]["facing"], json!("all_round"), "{units}");
    assert_eq!(units["8e Division, battery 1 (6-pdr)"]["facing"], json!("all_round"), "{units}");
}

/// Units by their printed names, places and facings in short, a whole fire attack with its forecast and its dice.
#[test]
fn a_position_is_said_in_parts_and_fire_is_made_in_it() {
    // The first worked example of the page: a line of four fires at twelve increments in column, 8 against 6.
    let said = json!({"others": "aside", "turn": 2, "phasing": "coalition", "segment": "offensive_fire",
        "units": {
            "Kostroma": {"place": "2411", "formation": "line", "facing": "v5"},
            "1/22e": {"place": "2410", "formation": "column", "facing": "s"},
            "3/22e": {"place": "2410", "formation": "column", "facing": 3, "depth": 1}}});
    let mut game = position("gleina", &said);
    let asked = Bataille::pending_json(&game);
    assert_eq!((&asked["decision"], &asked["side"]), (&json!("offensive_fire"), &json!("coalition")), "{asked}");
    let attack = json!({"fire": {"target": "2410", "units": ["Kostroma"]}});
    let forecast = Bataille::forecast_json(&game, &attack).unwrap();
    let throw = &forecast["throws"][0];
    assert_eq!(throw["fire"]["value"], json!({"over": 8, "under": 1}), "{forecast}");
    assert_eq!(throw["fire"]["defence"], json!(6));
    assert_eq!(throw["fire"]["odds"], json!({"attack": 1, "defence": 1}));
    assert_eq!(throw["terms"], json!([{"factor": "mass", "rule": "27.2", "steps": 3}]));
    let hit = throw["results"].as_array().unwrap().iter().find(|one| one["result"]["losses"]["increments"] == json!(1));
    assert_eq!(hit.unwrap()["on"][0], json!(45), "{throw}");
    say(&mut game, &json!({"fire": {"attacks": [{"target": "2410", "units": ["Kostroma"]}]}}));
    let events = dice(&mut game, &[4, 5]);
    let fired = events.iter().find(|event| event["event"] == "fired").unwrap();
    assert_eq!((&fired["natural"], &fired["modified"], &fired["losses"]), (&json!(45), &json!(52), &json!(1)));
    assert!(events.iter().any(|event| event["event"] == "lost" && event["unit"] == "1/22e Ligne"), "{events:?}");
    assert!(!events.iter().any(|event| event["event"] == "checked"), "its first loss is odd: {events:?}");
}

/// An empty box folds to the line of its title and keeps its number, so that it can still be pointed at.
#[test]
fn empty_boxes_fold_to_their_titles() {
    for id in ["broesa", "gleina"] {
        let battle = battle(id);
        let (game, _) = Game::new(Arc::clone(&battle.board), battle.board.definition().usual);
        let boxes = Bataille::holders(&battle, &game, Eye::Public);
        assert_eq!(boxes.len(), Bataille::names(&battle.board).holders.len(), "{id}");
        for held in &boxes {
            let folded = held.area.size().y < scene::TITLE_ROOM + 0.01;
            assert_eq!(folded, held.counters.is_empty(), "{id}: {held:?}");
        }
        assert!(boxes.iter().any(|held| held.counters.is_empty()), "{id}");
    }
}

/// A unit that is charged has its chances on the card, and a label repeats none of them.
#[test]
fn chances_are_on_the_card_alone() {
    let said = json!({"others": "aside", "turn": 2, "phasing": "coalition", "segment": "charge", "units": {
        "Kinburn Dragoons": {"place": "2205", "formation": "column", "facing": "s"},
        "1/136e Ligne (cohorts)": {"place": "2212", "formation": "column", "facing": "n"}}});
    let mut game = position("gleina", &said);
    let path = json!(["2206", "2207", "2208", "2209", "2210", "2211"]);
    say(&mut game, &json!({"charge": {"units": ["Kinburn Dragoons"], "path": path, "target": "2212"}}));
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let asking = Bataille::ask_closely(&game, side, &Draft::EMPTY);
    assert_eq!(asking.question, "answer");
    let names = Bataille::names(game.board());
    assert!(asking.card.plain(&names).contains("\u{a0}%"), "{}", asking.card.plain(&names));
    for said in [&asking.ready, &asking.pass] {
        let label = said.as_ref().unwrap().as_ref().unwrap().label.plain(&names);
        assert!(["Stand", "Form carré"].contains(&label.as_str()), "{label}");
    }
}

/// Everything that costs points says what is left after it, in one form.
#[test]
fn costs_are_told_by_what_is_left() {
    let said = json!({"others": "aside", "turn": 2, "phasing": "french", "segment": "movement",
        "units": {"1/22e": {"place": "2410", "formation": "column", "facing": "s"}}});
    let game = position("gleina", &said);
    let names = Bataille::names(game.board());
    let unit = game.board().unit_ids().find(|unit| game.hex_of(*unit).is_some()).unwrap();
    let asking = Bataille::ask(&game, Side::First, &Draft::new([Pick::Piece(super::piece(unit))]));
    let costly = |pick: &Pick| match pick {
        Pick::Hex(_) | Pick::Facing(..) => true,
        Pick::Word(key) => names.word(key).is_some_and(|word| word.under == "Formation"),
        _ => false,
    };
    let labels: Vec<String> =
        asking.offers.iter().filter(|offer| costly(&offer.pick)).map(|offer| offer.label.words(&names)).collect();
    assert!(labels.iter().any(|label| label.starts_with("Turn ")), "{labels:?}");
    for label in &labels {
        let cost = label.strip_suffix(", draws fire").unwrap_or(label);
        assert!(cost.ends_with(" left"), "{label}");
    }
}

#[test]
fn nonsense_in_a_position_is_told() {
    let told = |said: Value| Bataille::begun(&battle("broesa").board, &Value::Null, Some(&said)).unwrap_err().0;
    assert!(told(json!({"units": {"1/22e": {"place": "9999"}}})).contains("there is no hex"));
    assert!(told(json!({"segment": "lunch"})).contains("movement"));
    assert!(told(json!({"units": {"LV": {"lost": 1}}})).contains("LV"));
}

/// The tips of rules are messages, in English those of the rules themselves.
#[test]
fn the_tip_of_a_rule_is_its_thought() {
    for (rule, thought) in bataille::rules::ALL {
        assert_eq!(Bataille::WHOLE.tip(*rule).as_deref(), Some(*thought), "{rule}");
    }
}
