//! The cards of answers to a word tell what each word leads to.

use super::super::Eagles;
use super::round_ends;
use eagles::{Command, Game};
use engine::contract::{Game as _, Pending, Side};
use language::ask::{Asking, Draft};
use language::sheet::Part;
use language::system::{Asks, Rules, Words};
use serde_json::{Value, json};

fn begun(said: &Value) -> (Game, Side) {
    let scenario = eagles_files::BATTLES.built_in("eagles-friedland").unwrap();
    let board = Eagles::board(&scenario).unwrap();
    let (game, _) = Eagles::begun(&board, &json!({"batteries_forward": true}), Some(said)).unwrap();
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    (game, side)
}

fn lines(game: &Game, asking: &Asking<Command>) -> Vec<String> {
    let names = Eagles::names(game.board());
    let line = |part: &Part| if let Part::Line(line) = part { Some(line.plain(&names)) } else { None };
    asking.card.parts.iter().filter_map(line).collect()
}

/// A round of Davout against Bagration, at this step.
fn round(step: Value) -> Value {
    json!({"others": "away", "phasing": "french",
    "stage": {"combat": {"fight": {"targets": ["N-2409"], "step": step, "parties": {
        "french": {"leader": "Davout", "chit": "pitched"}, "coalition": {"leader": "Bagration", "chit": "pitched"}}}}},
    "forces": {
        "Davout": {"hex": "N-2410", "track": {"Sénarmont I Art": 3, "Morand III/1": 5, "Gudin III/3": 5}},
        "Bagration": {"hex": "N-2409", "track": {"Centre Artillery": 3, "Markov Adv Guard": 5}},
    }})
}

#[test]
fn batteries_forward_or_held_back_each_tell_how_the_round_can_end() {
    let (mut game, french) = begun(&round(json!({"forward": "french"})));
    let costs = |game: &Game, side: Side, forward: bool| {
        let round = round_ends::after(game, side, &Command::Forward { forward }).unwrap();
        assert_eq!(round.ends.iter().map(|end| end.throws).sum::<u64>(), 216, "two dice of the guns and one");
        let lost = |end: &round_ends::RoundEnd| end.throws * u64::from(end.fire[side.other().index()][1]);
        round.ends.iter().map(lost).sum::<u64>()
    };
    for side in [french, french.other()] {
        assert!(costs(&game, side, true) > costs(&game, side, false), "{side:?}: they fire with double strength");
        let asking = Eagles::ask_closely(&game, side, &Draft::EMPTY);
        assert_eq!(asking.question, "forward");
        let told = lines(&game, &asking);
        let [forward, held] = told.as_slice() else { panic!("{told:?}") };
        assert!(forward.starts_with("In this round, if your batteries go forward, "), "{forward}");
        assert!(held.starts_with("In this round, if your batteries are held back, "), "{held}");
        let text = asking.card.plain(&Eagles::names(game.board()));
        assert_eq!(text.contains("The enemy can still push"), side == french, "{text}");
        let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
        game.apply(side, &Command::Forward { forward: side == french }).unwrap();
    }
}

fn stands(round: u8) -> Value {
    json!({"others": "away", "phasing": "french",
    "stage": {"combat": {"fight": {"targets": ["N-1817"], "step": "stand", "round": round,
        "result": {"attacker": 1, "defender": 2, "stars": 0, "loser": "coalition", "attacking": 9, "defending": 4},
        "parties": {
            "french": {"leader": "Davout", "chit": "pursuit"}, "coalition": {"leader": "Bülow", "chit": "pitched"}}}}},
    "forces": {
        "Davout": {"hex": "N-1816", "track": {"Morand III/1": 9}},
        "Bülow": {"hex": "N-1817", "track": {"Bülow Pillau Garrison": 4}},
    }})
}

#[test]
fn standing_and_breaking_off_tell_their_price_as_an_end() {
    for (round, then) in [(1, "and attack, or they retreat 2 hexes"), (6, "and the combat is over, or they retreat")] {
        let (game, side) = begun(&stands(round));
        let told = lines(&game, &Eagles::ask_closely(&game, side, &Draft::EMPTY));
        let [stands, breaks] = told.as_slice() else { panic!("{told:?}") };
        assert!(stands.starts_with("In the end, if you stand, you lose 1 strength point; "), "{stands}");
        assert!(stands.contains(then), "{stands}");
        assert!(breaks.starts_with("In the end, if you break off, they lose 2 strength points, "), "{breaks}");
    }
}

#[test]
fn an_attack_out_of_the_walls_tells_how_its_round_can_end() {
    let (mut game, french) = begun(&stands(1));
    game.apply(french, &Command::Stand).unwrap();
    let owed = game.owed().and_then(|owed| owed.command);
    if let Some(command) = owed {
        game.apply(french.other(), &command).unwrap();
    }
    let asking = Eagles::ask_closely(&game, french.other(), &Draft::EMPTY);
    assert_eq!(asking.question, "counter_attack");
    let told = lines(&game, &asking);
    let [attacks, stays] = told.as_slice() else { panic!("{told:?}") };
    assert!(attacks.starts_with("In the next round, if you attack, "), "{attacks}");
    assert_eq!(stays, "In the end, if you stay inside, the combat is over. [7.8.3]");
    let round = round_ends::after(&game, french.other(), &Command::CounterAttack).unwrap();
    assert_eq!(round.attacker, french.other());
    assert!(round.ends.iter().all(|end| end.fire == [[0; 2]; 2]), "what was lost before is not counted again");
}
