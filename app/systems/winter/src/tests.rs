//! The system as a whole: its JSON and its questions.

use super::{Battle, Winter};
use engine::contract::{Game as _, Pending};
use language::ask::{Draft, Then};
use language::chance::Chance;
use language::croupier;
use language::system::TypedBattle;
use language::system::{Asks, Rules, System as _, Words};
use language::words::Trouble;
use serde_json::{Value, json};
use std::sync::Arc;
use winter::{Game, MatchOptions};

fn battle(id: &str) -> Battle {
    let scenario = winter_files::BATTLES.built_in(id).unwrap();
    let board = Winter::board(&scenario).unwrap();
    TypedBattle::new(Arc::new(scenario), board)
}

#[test]
fn hexes_are_called_as_the_sheets_print_them() {
    for id in ["winter-training", "winter-20-1", "winter-20-2"] {
        let board = battle(id).board;
        let names = Winter::names(&board);
        for hex in board.grid().hexes() {
            assert_eq!(names.hexes.printed(hex), board.chart().name(hex), "{id}");
        }
    }
}

#[test]
fn the_last_line_of_the_fire_chart_has_no_bound() {
    let board = battle("winter-training").board;
    let chart = super::show::fire_table(&board).plain(&Winter::names(&board));
    assert!(chart.contains("more") && !chart.contains("99"), "{chart}");
}

#[test]
fn reactions_are_by_orders_or_asked_for() {
    let board = battle("winter-training").board;
    let asked = |said: &str| Winter::begun(&board, &json!({ "reactions": said }), None).map(|(game, _)| game);
    assert!(asked("ask").unwrap().match_options().ask);
    assert!(!asked("orders").unwrap().match_options().ask);
    assert!(asked("maybe").is_err());
}

#[test]
fn a_unit_or_leader_that_does_not_exist_is_refused_by_its_case() {
    let board = battle("winter-20-2").board;
    let (game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
    let (unit, leader) = (&board.units()[0].name, &board.leaders()[0].name);
    let commands = [
        json!({"order": {"from": "Nobody", "to": leader}}),
        json!({"order": {"from": leader, "to": "Nobody"}}),
        json!({"combine": {"into": unit, "from": "Nobody"}}),
    ];
    for said in commands {
        let found = Winter::way(&game, engine::contract::Side::First, &said);
        let Err(Trouble::Refused(refusal)) = found else { panic!("{said}: {found:?}") };
        assert_eq!(refusal.case.map(|case| case.to_string()).as_deref(), Some("4.2"), "{said}");
    }
    assert_eq!(Winter::way(&game, engine::contract::Side::First, &json!({"order": {"to": leader}})), Ok(()));
}

/// Every field survives: a position that was told, set up, told and set up again is the same to its hash.
#[test]
fn every_part_of_a_state_survives_being_told_and_set_up() {
    for (id, seed, count) in [("winter-training", 3, 120), ("winter-20-1", 4, 25), ("winter-20-2", 5, 25)] {
        let board = battle(id).board;
        let (mut game, _) = Game::new(Arc::clone(&board), MatchOptions::default());
        let mut chance = Chance::new(seed);
        let mut walker = language::ask::Walker::<Winter>::default();
        let parts = |game: &Game| {
            let state = game.state();
            (state.turn, state.phase, state.units.clone(), state.leaders.clone(), state.affairs.clone())
        };
        for step in 0..count {
            let (again, _) = Winter::begun(&board, &Value::Null, Some(&Winter::state_json(&game))).unwrap();
            let (third, _) = Winter::begun(&board, &Value::Null, Some(&Winter::state_json(&again))).unwrap();
            assert_eq!(again.hash(), third.hash(), "{id}, seed {seed}, step {step}");
            // A phase without anything left to do is skipped when it is set up again. One with a decision is looked at
            // again when dice are rolled, and looked at again when set up.
            if again.state().phases == game.state().phases {
                assert!(parts(&again) == parts(&game), "{id}, seed {seed}, step {step}");
            }
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

/// A brigade goes one hex by one click, each of its units checked by itself.
#[test]
fn a_brigade_goes_as_one() {
    let board = battle("winter-training").board;
    let position = json!({"others": "out", "turn": 44, "phase": "allied_movement", "units": {
        "1/Pskov": {"hex": "A1217", "formation": "line", "facing": "S"},
        "2/Pskov": {"hex": "A1218", "formation": "line", "facing": "N"},
        "1/18": {"hex": "A0212", "formation": "column", "facing": "N"},
    }, "leaders": {"Markov": "A1217", "Markov (3/VII)": "A1218"}});
    let (mut game, _) = Winter::begun(&board, &Value::Null, Some(&position)).unwrap();
    let unit = board.unit_id("R-Pskov-1").unwrap();
    let draft = Draft::new([language::ask::Pick::Piece(super::piece(unit)), language::ask::Pick::Word("brigade")]);
    let asking = Winter::ask(&game, engine::contract::Side::First, &draft);
    let south = board.chart().read("A1117").unwrap();
    let offer = asking.offer(language::ask::Pick::Hex(south)).expect("the brigade may go south-east");
    let Then::Say(said) = &offer.then else { panic!("said at once") };
    game.apply(engine::contract::Side::First, &said.command).unwrap();
    // The one that faces south has gone; the other cannot go that way and stays.
    let at = |id: &str| game.state().unit(board.unit_id(id).unwrap()).hex().map(|hex| board.chart().name(hex));
    assert_eq!([at("R-Pskov-1"), at("R-Pskov-2")], [Some("A1117".to_owned()), Some("A1218".to_owned())]);
}

/// Everything about a unit, a leader, a hex and the battle can be changed by agreement, several things at once.
#[test]
fn changes_are_put_together_and_carried_out() {
    use language::ask::{Dial, Pick};
    let (mut game, _) = Game::new(battle("winter-training").board, MatchOptions::default());
    let board = Arc::clone(game.board());
    let unit = board.unit_id("F-18-1").unwrap();
    let own = Pick::Piece(super::piece(unit));
    let hex = board.chart().read("A0715").unwrap();
    let picks = [own, Pick::Hex(hex), Pick::Word("line"), Pick::Word("disordered")];
    let strength = Pick::Dial(Dial { key: "strength", of: None }, 4);
    let asking = Winter::amend(&game, &picks.into_iter().chain([strength]).collect());
    assert_eq!(asking.draft.len(), 5);
    let Some(Ok(saying)) = asking.ready else { panic!("ready") };
    let turn = Winter::amend(&game, &Draft::EMPTY);
    let turn = turn.offer(Pick::Dial(Dial { key: "turn", of: None }, 46)).expect("a turn");
    let Then::Say(turn) = &turn.then else { panic!("said at once") };
    let edits = Winter::put(&game, vec![turn.command.clone()], saying.said.command);
    let change = Winter::together(edits).unwrap();
    game.amend(&change).unwrap();
    let now = game.state().unit(unit);
    assert_eq!((game.state().turn, now.hex(), now.strength), (46, Some(hex), 4));
}

/// The tips of rules and the words on buttons are messages; in English a tip is that of the rule itself.
#[test]
fn tips_and_words_are_messages() {
    for (rule, thought) in winter::rules::ALL {
        assert_eq!(Winter::WHOLE.tip(*rule).as_deref(), Some(*thought), "{rule}");
    }
    let names = Winter::names(&battle("winter-training").board);
    for (key, _) in Winter::WORDS {
        assert!(names.word(key).is_some_and(|word| !word.label.is_empty()), "{key}");
    }
}
