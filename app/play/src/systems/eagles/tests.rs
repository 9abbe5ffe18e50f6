//! The system as a whole: its JSON, its questions and its games.

use super::words::events_of_the_types;
use super::{Battle, Eagles};
use crate::adjutant::Desk;
use crate::ask::{Asking, Draft, Then};
use crate::bot::Kind;
use crate::chance::Chance;
use crate::library::Field;
use crate::selfplay::{Detectors, Setup, play};
use crate::system::{Ask, Rules, Words};
use eagles::{Command, Game, OptionalRules};
use engine::contract::{Game as _, Pending, Side};
use serde_json::{Value, json};
use std::sync::Arc;

const BATTLES: [&str; 7] = [
    "eagles-friedland",
    "eagles-eylau",
    "eagles-pultusk",
    "eagles-campaign-eylau",
    "eagles-campaign-friedland",
    "eagles-campaign-friedland-north",
    "eagles-campaign-pultusk",
];

fn battle(id: &str) -> Battle {
    let scenario = eagles_files::BATTLES.built_in(id).unwrap();
    let board = Eagles::board(&scenario).unwrap();
    Field::new(Arc::new(scenario), board)
}

/// What the desk answers, which must be well.
fn well(desk: &mut Desk, said: &Value) -> Value {
    let reply = desk.answer(said);
    assert_eq!(reply["ok"], json!(true), "{said}: {reply}");
    reply
}

fn command(desk: &mut Desk, side: &str, said: &Value) -> Value {
    well(desk, &json!({"do": "command", "side": side, "command": said}))
}

#[test]
fn every_event_has_its_name() {
    let mut named: Vec<&str> = Eagles::EVENTS.to_vec();
    let mut types = events_of_the_types();
    named.sort_unstable();
    types.sort_unstable();
    assert_eq!(named, types.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn every_piece_has_a_name_of_its_own() {
    for id in BATTLES {
        let names = Eagles::names(&battle(id).board);
        for list in [&names.pieces, &names.groups] {
            let mut sorted = list.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), list.len(), "{id}");
        }
    }
}

#[test]
fn hexes_are_read_by_sheet_with_and_without_the_dash_and_a_seam_by_both_names() {
    let names = Eagles::names(&battle("eagles-eylau").board);
    let hex = |text: &str| names.hexes.read(text);
    assert_eq!(hex("N-2635"), hex("N2635"));
    assert_eq!(hex("N2635"), hex("C-2601"));
    assert_eq!(hex("C2601").map(|hex| names.hexes.printed(hex)).as_deref(), Some("N-2635"));
    assert_eq!((hex("S-2602"), hex("N-2636"), hex("N-6201"), hex("N-0100")), (None, None, None, None));
    let south = Eagles::names(&battle("eagles-pultusk").board);
    assert_eq!(south.hexes.read("S-2601").map(|hex| south.hexes.printed(hex)).as_deref(), Some("S-2601"));
}

#[test]
fn a_state_is_read_back_from_its_own_words() {
    for id in BATTLES {
        let board = battle(id).board;
        let (game, _) = Game::new(Arc::clone(&board), OptionalRules::default());
        let state = Eagles::state_json(&game);
        let (again, _) = Eagles::begun(&board, &Value::Null, Some(&state)).unwrap();
        assert_eq!(again.state(), game.state(), "{id}");
    }
}

#[test]
fn nonsense_in_a_position_is_told() {
    let told = |said: Value| Eagles::begun(&battle("eagles-friedland").board, &Value::Null, Some(&said)).unwrap_err().0;
    assert!(told(json!({"forces": {"Ney": {"hex": "N-9999"}}})).contains("there is no hex"));
    assert!(told(json!({"weather": "hail"})).contains("heat, fair, rain"));
    assert!(told(json!({"leaders": {"Wellington": {"done": true}}})).contains("Wellington"));
    assert!(told(json!({"others": "gone"})).contains("away"));
}

/// The second worked example of the rules page, through the adjutant alone: asked, weighed, said, rolled, told.
#[test]
fn the_desk_plays_the_worked_example_of_a_combat() {
    let mut desk = Desk::new();
    well(&mut desk, &json!({"do": "new", "scenario": "eagles-friedland", "position": {"phase": "combat"}}));
    let asked = well(&mut desk, &json!({"do": "ask"}));
    assert_eq!(asked["ask"]["question"], json!("declare"), "{asked}");
    let owing = asked["ask"]["offers"].as_array().unwrap().iter().filter(|offer| offer["rank"] == "owed").count();
    assert_eq!(owing, 2, "Bagration and N-4124: {asked}");
    let why = well(&mut desk, &json!({"do": "ask", "why_not": {"hex": "N-4323"}}));
    assert_eq!(why["why_not"]["case"], json!("7.1"), "{why}");
    let passed = desk.answer(&json!({"do": "command", "side": "coalition", "command": "pass"}));
    assert_eq!(passed["error"]["case"], json!("7.1"), "{passed}");
    let declared = json!({"declare": {"leader": "Bagration", "targets": ["N-4124"]}});
    let mut weighed = declared.clone();
    weighed["do"] = json!("forecast");
    let forecast = well(&mut desk, &weighed);
    let round = &forecast["forecast"]["round"];
    assert_eq!((&round["attacking"], &round["defending"]), (&json!(24), &json!(19)), "{forecast}");
    command(&mut desk, "coalition", &declared);
    command(&mut desk, "coalition", &json!({"seal_chit": "pitched"}));
    command(&mut desk, "french", &json!({"seal_chit": {"choice": "pursuit"}}));
    let fired = well(&mut desk, &json!({"do": "dice", "faces": [3]}));
    assert!(fired["events"].as_array().unwrap().iter().any(|event| event["event"] == "fired" && event["loss"] == 1));
    let lost = desk.answer(&json!({"do": "pending"}));
    assert_eq!(lost["pending"]["decision"], json!("lose"), "{lost}");
    let asked = well(&mut desk, &json!({"do": "ask"}));
    let draft = &asked["ask"]["suggested"][0]["draft"];
    let ready = well(&mut desk, &json!({"do": "ask", "draft": draft}));
    command(&mut desk, "french", &ready["ask"]["ready"]["says"]);
    let rolled = well(&mut desk, &json!({"do": "dice", "faces": [2]}));
    let fought = rolled["events"].as_array().unwrap().iter().find(|event| event["event"] == "fought").unwrap();
    assert_eq!((&fought["column"], &fought["table"]), (&json!("1:1"), &json!("1/2")), "{fought}");
    let stood = command(&mut desk, "coalition", &json!("stand"));
    assert_eq!(stood["pending"]["decision"], json!("lose"), "{stood}");
}

/// All that can be said from any draft on a walk over what is offered is accepted.
#[test]
fn what_is_offered_is_accepted_and_drafts_fit() {
    let all = OptionalRules {
        rolled_weather: true,
        veiled: false,
        sound_of_guns: true,
        hurry_up: true,
        foraging: false,
        ney: false,
        batteries_forward: true,
    };
    let fields = [
        ("eagles-friedland", 1),
        ("eagles-eylau", 2),
        ("eagles-pultusk", 3),
        ("eagles-campaign-eylau", 4),
        ("eagles-campaign-friedland", 5),
        ("eagles-campaign-pultusk", 6),
    ];
    for (id, seed) in fields {
        let campaign = id.contains("campaign");
        let all = OptionalRules { foraging: campaign, ney: campaign, ..all };
        let (mut game, _) = Game::new(battle(id).board, all);
        let mut chance = Chance::new(seed);
        let mut walker = crate::ask::Walker::<Eagles>::default();
        for turn in 0..160 {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    let faces: Vec<u16> = roll.dice.iter().map(|sides| chance.face(*sides)).collect();
                    game.resolve(&engine::contract::Rolled::Faces(faces)).unwrap();
                }
                Pending::Decision { side, decision } => {
                    if let Some(command) = game.owed().and_then(|owed| owed.command) {
                        game.apply(side, &command).unwrap();
                        continue;
                    }
                    let empty = Eagles::ask(&game, side, &Draft::EMPTY);
                    assert!(!empty.is_dead_end(), "{decision:?}");
                    if turn % 7 == 0 {
                        fits(&game, side, &empty);
                        read_back(&game, all);
                    }
                    let said = walker.answer(&game, side, &mut chance).unwrap_or_else(|| panic!("{decision:?}"));
                    let (command, openings) = crate::ask::ready_by_chance::<Eagles>(side, said, &mut chance);
                    game.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
                    openings.iter().for_each(|opening| game.learn(opening).unwrap());
                }
            }
        }
    }
}

/// Every part of a position survives being told and said again.
fn read_back(game: &Game, optional: OptionalRules) {
    let state = Eagles::state_json(game);
    let options = json!({
        "rolled_weather": optional.rolled_weather, "sound_of_guns": optional.sound_of_guns,
        "hurry_up": optional.hurry_up, "batteries_forward": optional.batteries_forward,
        "foraging": optional.foraging, "ney": optional.ney,
    });
    let (again, _) =
        Eagles::begun(game.board(), &options, Some(&state)).unwrap_or_else(|why| panic!("{why:?}: {state}"));
    assert_eq!(again.state(), game.state(), "{state}");
}

/// Every draft that is handed out fits whole, asking again gives the same, and what can be said is accepted.
fn fits(game: &Game, side: Side, asking: &Asking<Command>) {
    for said in asking.sayings() {
        let checked = game.check(side, &said.command);
        assert!(checked.is_ok(), "{:?}: {checked:?}", said.command);
    }
    for draft in asking.drafts() {
        let next = Eagles::ask(game, side, draft);
        assert_eq!(next.draft, *draft, "{}", asking.question);
        for said in next.sayings() {
            assert!(game.check(side, &said.command).is_ok(), "{:?}", said.command);
        }
        for offer in next.offers.iter().take(6) {
            if let Then::Draft(further) = &offer.then {
                assert_eq!(Eagles::ask(game, side, further).draft, *further, "{}", asking.question);
            }
        }
    }
}

/// Whole games by pointing alone, under the detectors of self-play.
#[test]
fn random_games_by_asking_alone_come_to_their_end() {
    for (id, games) in [("eagles-friedland", 2), ("eagles-eylau", 2), ("eagles-pultusk", 2)] {
        for game in 0..games {
            let board = battle(id).board;
            let on: Vec<_> = Eagles::switches(&board).iter().map(|switch| switch.key).collect();
            let options = Eagles::options(&board, if game % 2 == 0 { &[] } else { &on });
            let bots = if game % 2 == 1 { [Kind::Sensible; 2] } else { [Kind::Random; 2] };
            let chance = Chance::for_game(7, game);
            let setup = Setup::<Eagles> { board, options, mid_battle: false, bots, chance, detectors: Detectors::ON };
            let record = play(&setup);
            assert!(record.is_ok(), "{id} {game}: {:?}", record.err());
        }
    }
}

/// A campaign by players who weigh what they say, from the trains to the end.
#[test]
fn a_campaign_comes_to_its_end() {
    let board = battle("eagles-campaign-eylau").board;
    let (mut game, _) = Game::new(board, OptionalRules::default());
    let mut chance = Chance::new(11);
    let mut bot = super::bot::bot(Kind::Sensible);
    for _ in 0..20_000 {
        match game.pending() {
            Pending::Over(_) => return,
            Pending::Roll(roll) => {
                let faces: Vec<u16> = roll.dice.iter().map(|sides| chance.face(*sides)).collect();
                game.resolve(&engine::contract::Rolled::Faces(faces)).unwrap();
            }
            Pending::Decision { side, decision } => {
                if let Some(command) = game.owed().and_then(|owed| owed.command) {
                    game.apply(side, &command).unwrap();
                    continue;
                }
                let said = bot.say(&game, &mut chance).unwrap_or_else(|| panic!("{decision:?}"));
                let (command, openings) = crate::ask::ready_by_chance::<Eagles>(side, said, &mut chance);
                game.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
                openings.iter().for_each(|opening| game.learn(opening).unwrap());
            }
        }
    }
    panic!("no end in turn {}", game.state().turn);
}

/// The rule cases of this system, as the command runs them.
#[test]
fn the_rule_cases_hold() {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/eagles"));
    let files = crate::cases::collect(&[folder.to_path_buf()]).unwrap();
    assert!(!files.is_empty());
    let mut runner = crate::cases::Runner::new();
    let run = |path: &std::path::PathBuf| match runner.run(path) {
        crate::cases::Verdict::Passed => None,
        crate::cases::Verdict::Failed(why) | crate::cases::Verdict::Skipped(why) => {
            Some(format!("{}: {why}", path.display()))
        }
    };
    let failed: Vec<String> = files.iter().filter_map(run).collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
