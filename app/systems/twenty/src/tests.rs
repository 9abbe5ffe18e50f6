//! The system as a whole: its JSON and its questions.

use super::{Battle, MESSAGES, Twenty};
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Draft, Names, Pick};
use language::system::TypedBattle;
use language::system::{Asks, Eye, Rules, Show, System, Words};
use language::tongue::{Tongue, scoped};
use language::words::Trouble;
use serde_json::{Value, json};
use std::sync::Arc;
use twenty::{Game, OptionalRules};

fn battle(id: &str) -> Battle {
    let scenario = twenty_files::BATTLES.built_in(id).unwrap();
    let board = Twenty::board(&scenario).unwrap();
    TypedBattle::new(Arc::new(scenario), board)
}

/// A battle from its beginning.
pub(super) fn game(id: &str) -> Game {
    Game::new(battle(id).board, OptionalRules::default()).0
}

/// A game whose position is said by its parts.
fn position(id: &str, said: &Value) -> Game {
    Twenty::begun(&battle(id).board, &Value::Null, Some(said)).unwrap().0
}

fn say(game: &mut Game, said: &Value) -> Vec<Value> {
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let command = Twenty::command_from(game, said).unwrap();
    let events = game.apply(side, &command).unwrap();
    Twenty::events_json(&Arc::clone(game.board()), &events)
}

fn dice(game: &mut Game, faces: &[u16]) -> Vec<Value> {
    let events = game.resolve(&engine::contract::Rolled::Faces(faces.to_vec())).unwrap();
    Twenty::events_json(&Arc::clone(game.board()), &events)
}

#[test]
fn a_position_is_said_in_parts_and_a_battle_is_fought_in_it() {
    let said = json!({"units": {"XIV": {"place": {"on": {"hex": "1110"}}}, "Pr II": {"place": {"on": {"hex": "1109"}}}},
        "turn": 7, "active": "french", "stage": "declaration", "morale": {"allied": 5, "french": 6}});
    let mut game = position("dresden20", &said);
    // Only one declaration is legal, so the rules make it; the battle is still to be named.
    let asked = Twenty::pending_json(&game);
    assert_eq!(asked["decision"], json!("fight"), "{asked}");
    let forecast = Twenty::forecast_json(
        &game,
        &json!({"battle": {"battle": {"attackers": ["XIV"], "defenders": ["Pr II"], "garrisons": []},
            "attacker_reserves": false, "defender_reserves": false}}),
    )
    .unwrap();
    assert_eq!(forecast["differential"], json!(-1), "{forecast}");
    let events = say(&mut game, &json!({"fight": {"battle": 0, "reserves": true}}));
    assert!(events.iter().any(|event| event["event"] == "battle_named"), "{events:?}");
    if matches!(game.pending(), Pending::Decision { .. }) {
        say(&mut game, &json!({"reserves": {"commit": false}}));
    }
    let events = dice(&mut game, &[4]);
    let rolled = events.iter().find(|event| event["event"] == "battle_rolled").unwrap();
    assert_eq!((&rolled["face"], &rolled["column"]), (&json!(4), &json!(0)), "{events:?}");
    assert_eq!(rolled["result"], json!("defenders_withdraw"));
}

/// Two French corps and the Guard beside two enemies, before any battle is declared. A routed enemy has no zone of control, so the
/// French corps beside it alone is free.
fn declaration(routed: bool) -> (Game, Names, Side) {
    let on = |hex: &str| json!({"place": {"on": {"hex": hex}}});
    let said = json!({"others": "out", "turn": 7, "active": "french", "stage": "declaration",
        "garrisons": {"1306": {"gone": true}, "1407": {"gone": true}, "1222": {"gone": true}, "1423": {"gone": true}},
        "units": {"I": on("0815"), "II": on("0817"), "Cv": on("0913"), "Au I": {"place": {"on": {"hex": "0816"}}, "routed": routed}, "Au II": on("0814")}});
    let game = position("dresden20", &said);
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let names = Twenty::names(game.board());
    (game, names, side)
}

fn drafted(game: &Game, units: &[&str]) -> Draft {
    let board = game.board();
    let unit = |name: &str| {
        super::piece(
            board
                .unit_ids()
                .find(|one| [&board.unit(*one).name, &board.unit(*one).id].contains(&&String::from(name)))
                .unwrap(),
        )
    };
    Draft::new(units.iter().map(|name| Pick::Piece(unit(name))))
}

/// A battle can be changed while it is declared, so that is where its odds are told.
#[test]
fn a_declared_battle_begins_with_how_it_can_end() {
    let (game, names, side) = declaration(false);
    let first = |units: &[&str]| {
        let card = Twenty::ask(&game, side, &drafted(&game, units)).card;
        card.plain(&names).lines().next().unwrap_or_default().to_owned()
    };
    let alone = first(&["I", "Au I"]);
    assert!(alone.starts_with("In the end, ") && alone.contains("they "), "{alone}");
    let both = first(&["I", "II", "Au I"]);
    assert!(both.starts_with("In the end, ") && both != alone, "{both}");
    let card = Twenty::ask(&game, side, &drafted(&game, &["I", "II", "Au I", "Cv", "Au II"])).card.plain(&names);
    assert_eq!(card.matches("In the end, ").count(), 2, "each battle has its ends: {card}");
}

#[test]
fn declaring_with_free_attackers_is_asked_about_once() {
    let (game, names, side) = declaration(true);
    let doubt = |units: &[&str]| {
        let asking = Twenty::ask(&game, side, &drafted(&game, units));
        let Some(Ok(saying)) = asking.ready else { panic!("{:?}", asking.ready) };
        saying.doubt.map(|doubt| doubt.plain(&names))
    };
    let told = doubt(&["I", "Au I", "Cv", "Au II"]);
    assert_eq!(told.as_deref(), Some("1 corps can still attack. Press again to end the declaration."));
    assert_eq!(doubt(&["I", "II", "Au I", "Cv", "Au II"]), None);
}

/// Three broken corps at night, one of them elite.
#[test]
fn each_rally_die_begins_with_how_it_can_end_and_a_paid_one_is_better() {
    let said = json!({"others": "out", "turn": 10, "active": "allies", "stage": "movement",
        "garrisons": {"1306": {"gone": true}, "1407": {"gone": true}, "1222": {"gone": true}, "1423": {"gone": true}},
        "units": {"Pr II": {"place": "broken"}, "Au/Ru G&R": {"place": "broken"}, "Ru I": {"place": "broken"},
            "Au I": {"place": {"on": {"hex": "0502"}}}}});
    let mut game = position("dresden20", &said);
    say(&mut game, &json!("end_movement"));
    let names = Twenty::names(game.board());
    let card = |paid: &[&str]| Twenty::ask(&game, Side::First, &drafted(&game, paid)).card.plain(&names);
    let free = card(&[]);
    assert!(free.starts_with("In the end, "), "{free}");
    assert_eq!(free.matches("In the end, ").count(), 3, "{free}");
    let returns = |card: &str| card.matches(" returns: 50\u{a0}%").count();
    assert_eq!((returns(&free), returns(&card(&["Pr II"]))), (1, 2), "{free}");
}

/// An empty box folds to the line of its title and keeps its number, so that it can still be pointed at.
#[test]
fn empty_boxes_fold_to_their_titles() {
    for id in ["dresden20", "dresden20-koenigstein"] {
        let battle = battle(id);
        let boxes = Twenty::holders(&battle, &game(id), Eye::Public);
        assert_eq!(boxes.len(), Twenty::names(&battle.board).holders.len(), "{id}");
        for held in &boxes {
            let folded = held.area.size().y < scene::TITLE_ROOM + 0.01;
            assert_eq!(folded, held.counters.is_empty(), "{id}: {held:?}");
        }
        assert!(boxes.iter().any(|held| held.counters.is_empty() && held.title.ends_with("broken")), "{id}");
    }
}

#[test]
fn nonsense_in_a_position_is_told() {
    let told = |said: Value| Twenty::begun(&battle("dresden20").board, &Value::Null, Some(&said)).unwrap_err().0;
    assert!(told(json!({"units": {"XIV": {"place": {"on": {"hex": "1799"}}}}})).contains("there is no hex"));
    assert!(told(json!({"weather": "snow"})).contains("clear, cloudy, showers, downpour"));
    assert!(told(json!({"units": {"LV": {"routed": true}}})).contains("LV"));
}

/// The case that refuses what is said.
fn refused(game: &Game, said: &Value) -> String {
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    let command = Twenty::command_from(game, said).unwrap();
    game.check(side, &command).unwrap_err().case.map_or_else(String::new, |case| case.to_string())
}

#[test]
fn what_goes_without_saying_may_be_left_out() {
    let said = json!({"others": "out", "turn": 7, "active": "allied", "stage": "movement", "units": {"Au I": "0816",
        "Pr II": {"hex": "0506", "routed": true}, "Au II": "broken", "Au III": "1115", "II": "1601"}});
    let mut game = position("dresden20", &said);
    let state = Twenty::state_json(&game);
    assert_eq!(state["units"]["Pr II"]["routed"], json!(true));
    assert_eq!(state["units"]["Au II"]["place"], json!("broken"));
    say(&mut game, &json!({"move": {"unit": "Au I", "path": ["0817"]}}));
    // A Forced March is never made unless it is ordered.
    assert_eq!(refused(&game, &json!({"move": {"unit": "Au III", "to": "1110"}})), "6.2");
    say(&mut game, &json!({"move": {"unit": "Au III", "to": "1114"}}));
}

/// A battle at the retreat of one unit.
fn retreating(attacker: &str, [winner, loser]: [&str; 2], distance: u8, units: &Value) -> Game {
    let result = if distance > 1 { "defenders_rout" } else { "defenders_withdraw" };
    let fight = json!({"attacker": attacker, "countercharge": false, "attackers": [winner], "defenders": [loser],
        "garrisons": [], "reserves": {"allied": false, "french": false}, "guards_paying": 0, "die": 4, "result": result,
        "rout_dice": [], "step": "retreats", "trails": [], "advancing": [],
        "retreating": [{"unit": loser, "distance": distance, "routs": distance > 1}]});
    let battle = json!({"battle": {"attackers": [winner], "defenders": [loser], "garrisons": []}, "fought": true});
    let said = json!({"others": "out", "turn": 7, "active": attacker, "units": units,
        "stage": {"combat": {"battles": [battle], "fight": fight}}});
    position("dresden20", &said)
}

#[test]
fn the_only_line_of_a_retreat_may_be_left_out_and_one_that_does_not_matter_named() {
    let mut game = retreating("allies", ["Pr II", "XIV"], 2, &json!({"XIV": "1506", "Pr II": "1507"}));
    assert_eq!(refused(&game, &json!({"retreat": {"unit": "XIV", "line": "1607", "to": "1505"}})), "9.8.6");
    say(&mut game, &json!({"retreat": {"unit": "XIV", "to": "1505"}}));
    assert_eq!(refused(&game, &json!({"retreat": {"unit": "XIV", "line": "1607", "to": "1504"}})), "9.8.6");
    say(&mut game, &json!({"retreat": {"unit": "XIV", "line": "1601", "to": "1504"}}));
    let units = json!({"Au I": "0715", "XIV": "0816"});
    let mut game = retreating("french", ["XIV", "Au I"], 1, &units);
    say(&mut game, &json!({"retreat": {"unit": "Au I", "line": "0109", "to": "0714"}}));
}

/// R32: towards one line there is a vacant hex, towards another only friends to pass. Both can be pointed at.
#[test]
fn a_single_hex_is_listed_beside_the_lines_that_lead_past_friends() {
    let units = json!({"Au I": "0715", "XIV": "0816", "Au II": "0716", "Au III": "0616", "Pr II": "0615"});
    let game = retreating("french", ["XIV", "Au I"], 1, &units);
    let hex = |number: &str| language::ask::Pick::Hex(Twenty::names(game.board()).hex(number).unwrap());
    let unit = game.board().unit_ids().find(|unit| game.board().unit(*unit).name == "Au I").unwrap();
    let piece = language::ask::Pick::Piece(super::piece(unit));
    let offered = |picks: Vec<language::ask::Pick>| {
        let asking = Twenty::ask(&game, engine::contract::Side::First, &Draft::new(picks));
        asking.offers.iter().map(|offer| offer.pick).filter(|pick| pick.hex().is_some()).collect::<Vec<_>>()
    };
    assert_eq!(offered(vec![piece]), [hex("0122"), hex("0714")]);
    assert_eq!(offered(vec![piece, hex("0122")]), [hex("0716"), hex("0616")]);
}

#[test]
fn a_move_that_cannot_be_is_refused_for_what_stops_it() {
    let said = json!({"others": "out", "turn": 7, "active": "allies", "stage": "movement", "units": {"Au I": "1115",
        "Au II": "0816", "Ru Cv": "0812", "XIV": "0814", "II": "0916"}});
    let game = position("dresden20", &said);
    let to = |unit: &str, hex: &str| refused(&game, &json!({"move": {"unit": unit, "to": hex}}));
    assert_eq!(to("Au I", "1216"), "6.6", "the river has no bridge there");
    assert_eq!(to("Au I", "1105"), "6.2", "it is too far");
    assert_eq!(to("Au II", "0716"), "7.3", "it is locked");
    assert_eq!(to("Ru Cv", "0814"), "6.4", "an enemy stands there");
    let unit = game.board().unit_ids().find(|unit| game.board().unit(*unit).name == "Ru Cv").unwrap();
    let draft = Draft::new([language::ask::Pick::Piece(super::piece(unit))]);
    let hex = Twenty::names(game.board()).hex("0814").unwrap();
    let refusal = Twenty::why_not(&game, engine::contract::Side::First, &draft, language::ask::Pick::Hex(hex));
    assert_eq!(refusal.case.map(|case| case.to_string()).as_deref(), Some("6.4"));
}

#[test]
fn a_refusal_is_said_in_the_language_of_the_player() {
    let said = json!({"others": "out", "turn": 7, "active": "allies", "stage": "movement", "units": {"Au II": "0816",
        "XIV": "0814", "II": "0916"}});
    let game = position("dresden20", &said);
    let command = Twenty::command_from(&game, &json!({"move": {"unit": "Au II", "to": "0716"}})).unwrap();
    let refusal = game.check(Side::First, &command).unwrap_err();
    let told = |code| {
        let _speaks = scoped(Arc::new(Tongue::new(code)));
        Twenty::names(game.board()).refusal(&refusal)
    };
    assert_eq!(told("en"), "7.3: Au II is in an enemy zone of control and cannot move by day.");
    assert_eq!(told("fr"), "7.3: Au II est en zone de contrôle ennemie et ne peut pas se déplacer de jour.");
    assert_eq!(told("de"), "7.3: Au II steht in einer gegnerischen Kontrollzone und darf bei Tag nicht ziehen.");
}

#[test]
fn a_unit_hex_or_battle_that_does_not_exist_is_refused_by_its_case() {
    let said = json!({"others": "out", "turn": 7, "active": "french", "stage": "movement", "units": {"XIV": "1010",
        "Au I": "0505"}});
    let game = position("dresden20", &said);
    let commands = [
        json!({"move": {"unit": "XX", "to": "1011"}}),
        json!({"build": {"unit": "XIV", "to": "Pirna"}}),
        json!({"charge": {"unit": "XIV", "hex": "1010", "target": "XX", "reserves": false}}),
        json!({"rally": {"paid": ["XIV", "XX"]}}),
        json!({"fight": {"battle": "Au I", "reserves": false}}),
        json!({"fight": {"battle": 300, "reserves": false}}),
    ];
    for said in commands {
        let found = Twenty::way(&game, engine::contract::Side::Second, &said);
        let Err(Trouble::Refused(refusal)) = found else { panic!("{said}: {found:?}") };
        assert_eq!(refusal.case.map(|case| case.to_string()).as_deref(), Some("4.1"), "{said}");
    }
    assert_eq!(refused(&game, &json!({"move": {"unit": "XIV", "to": "1010"}})), "6.1", "no path leads there");
}

#[test]
fn a_forecast_says_both_sums_and_the_ground() {
    let said = json!({"others": "out", "turn": 7, "active": "allies", "stage": "declaration",
        "units": {"Pr II": "1206", "Au II": "1305", "XIV": "1306"}});
    let game = position("dresden20", &said);
    let told = Twenty::forecast_json(
        &game,
        &json!({"battle": {"battle": {"attackers": ["Pr II", "Au II"],
        "defenders": ["XIV"]}}}),
    )
    .unwrap();
    assert_eq!((&told["attack"], &told["defence"], &told["differential"]), (&json!(8), &json!(6), &json!(2)));
    let walls = json!({"hex_terrain": {"hex": "1306", "terrain": "fort"}});
    assert!(told["terms"].as_array().unwrap().iter().any(|term| term["what"] == walls), "{told}");
}

/// Two declared battles of which the first has been fought, or not.
fn declared(fought: bool) -> Value {
    json!({"others": "out", "turn": 7, "active": "allies",
        "stage": {"combat": {"battles": [
            {"battle": {"attackers": ["Pr II"], "defenders": [], "garrisons": ["1222"]}, "fought": fought},
            {"battle": {"attackers": ["Au III"], "defenders": ["XIV"], "garrisons": []}, "fought": false}]}},
        "units": {"Pr II": "1121", "II": "1222", "Au III": "0909", "XIV": "0910"}})
}

#[test]
fn a_position_in_the_middle_of_the_battles_has_fought() {
    assert!(position("dresden20", &declared(true)).state().fought);
    assert!(!position("dresden20", &declared(false)).state().fought);
    let mut said = declared(true);
    said["fought"] = json!(false);
    let why = Twenty::begun(&battle("dresden20").board, &Value::Null, Some(&said)).unwrap_err().0;
    assert!(why.contains("fought"), "{why}");
}

#[test]
fn a_position_in_the_middle_of_a_battle_has_fought() {
    // A battle as the rules open it, said back without its mark.
    let mut game = position("dresden20", &declared(false));
    say(&mut game, &json!({"fight": {"battle": "Au III"}}));
    let mut said = Twenty::state_json(&game);
    assert_eq!(said["fought"], json!(true));
    said.as_object_mut().unwrap().remove("fought");
    assert!(position("dresden20", &said).state().fought);
}

#[test]
fn card_10_asks_nothing_at_night() {
    let said = |turn: u8| {
        json!({"others": "out", "turn": turn, "active": "allies", "stage": {"card": "provoke"},
            "garrisons": {"1306": {"gone": true}, "1407": {"gone": true}, "1222": {"gone": true}, "1423": {"gone": true}},
            "units": {"Au Cu": "0907", "XIV": "1208"}})
    };
    let board = battle("dresden20").board;
    let (night, day) = (10, 7);
    assert!(board.is_night(night) && !board.is_night(day));
    let why = Twenty::begun(&board, &Value::Null, Some(&said(night))).unwrap_err().0;
    assert!(why.contains("night"), "{why}");
    Twenty::begun(&board, &Value::Null, Some(&said(day))).unwrap();
}

/// The tips of rules and the words on buttons are messages; in English a tip is that of the rule itself.
#[test]
fn tips_and_words_are_messages() {
    let english = Tongue::english();
    for (rule, thought) in twenty::rules::ALL {
        let id = format!("twenty-rule-{}", rule.as_str().replace('.', "-"));
        assert!(english.has(&MESSAGES, &id), "{id}");
        assert_eq!(Twenty::WHOLE.tip(*rule).as_deref(), Some(*thought), "{rule}");
    }
    let names = Twenty::names(&battle("dresden20").board);
    for (key, _) in Twenty::WORDS {
        let word = names.word(key).unwrap();
        assert!(!word.label.is_empty() && !word.hint.is_empty(), "{key}");
    }
}
