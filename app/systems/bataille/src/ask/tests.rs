//! Answers that are no proposal of the engine tell their ends all the same.

use super::super::Bataille;
use super::look::Look;
use bataille::Game;
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::{Asked, Asking, Draft, Pick};
use language::sheet::Part;
use language::system::{Asks, Rules, Words};
use serde_json::{Value, json};

fn position(said: &Value) -> Game {
    let scenario = bataille_files::BATTLES.built_in("gleina").unwrap();
    let board = Bataille::board(&scenario).unwrap();
    Bataille::begun(&board, &Value::Null, Some(said)).unwrap().0
}

fn asked(game: &Game) -> Side {
    let Pending::Decision { side, .. } = game.pending() else { panic!("{:?}", game.pending()) };
    side
}

/// The player that must decide, and reads closely.
pub(super) fn look(game: &Game) -> Look<'_> {
    Look { asked: Asked { game, side: asked(game) }, closely: true }
}

pub(super) fn say(game: &mut Game, said: &Value) {
    let command = Bataille::command_from(game, said).unwrap();
    let side = asked(game);
    game.apply(side, &command).unwrap();
}

/// A charge at infantry that has formed carré with these faces: the cavalry is to stop, or to ride on.
pub(super) fn charged(faces: [u16; 2]) -> Game {
    let mut game =
        position(&json!({"others": "aside", "turn": 2, "phasing": "coalition", "segment": "charge", "units": {
            "Kinburn Dragoons": {"place": "2205", "formation": "column", "facing": "s"},
            "1/136e Ligne (cohorts)": {"place": "2212", "formation": "column", "facing": "n"},
        }}));
    let path = ["2206", "2207", "2208", "2209", "2210", "2211"];
    say(&mut game, &json!({"charge": {"units": ["Kinburn Dragoons"], "path": path, "target": "2212"}}));
    say(&mut game, &json!({"answer": {"answer": "carre"}}));
    game.resolve(&Rolled::Faces(faces.to_vec())).unwrap();
    game
}

fn lines<C>(game: &Game, asking: &Asking<C>) -> Vec<String> {
    let names = Bataille::names(game.board());
    let line = |part: &Part| if let Part::Line(line) = part { Some(line.plain(&names)) } else { None };
    asking.card.parts.iter().filter_map(line).collect()
}

#[test]
fn a_charge_at_a_carre_says_what_stopping_and_riding_on_lead_to() {
    let game = charged([6, 2]);
    let asking = Bataille::ask_closely(&game, asked(&game), &Draft::EMPTY);
    let lines = lines(&game, &asking);
    let [stops, home] = lines.as_slice() else { panic!("{lines:?}") };
    // They are recalled by 4 or more.
    assert!(stops.starts_with("In the end, if you try to stop, you stop in 2208: 50\u{a0}%; "), "{stops}");
    assert!(home.starts_with("In the end, if you charge home, ") && home.contains("they "), "{home}");
    let text = asking.card.plain(&Bataille::names(game.board()));
    assert!(text.contains("melee") && text.contains("one die"), "{text}");
    // A bot that answers in a hurry counts no melee.
    let hurried = Bataille::ask(&game, asked(&game), &Draft::EMPTY);
    let text = hurried.card.plain(&Bataille::names(game.board()));
    assert!(text.contains("you stop in 2208: 50\u{a0}%; you charge home: 50\u{a0}%"), "{text}");
}

/// The first line of the card of a battery that limbers and goes on.
fn limbering(said: &Value, guns: &[&str], then: Option<Pick>) -> String {
    let game = position(said);
    let board = game.board();
    let known = |name: &&str| board.unit_ids().find(|unit| board.unit(*unit).is_some_and(|data| data.name == *name));
    let units = guns.iter().map(|name| Pick::Piece(super::piece(known(name).unwrap())));
    let picks = units.chain([Pick::Word(super::moves::LIMBER)]).chain(then);
    let asking = Bataille::ask_closely(&game, asked(&game), &Draft::new(picks));
    assert!(asking.would_confirm().is_some(), "{guns:?} can limber");
    let lines = lines(&game, &asking);
    assert!(lines.iter().any(|line| line.contains("points spent")), "the move is told too: {lines:?}");
    lines[0].clone()
}

#[test]
fn guns_that_limber_by_a_die_say_how_likely_it_is() {
    let (one, two) = ("8e Division, battery 1 (6-pdr)", "8e Division, battery 2 (6-pdr)");
    let said = |batteries: Value, enemy: &str| {
        let mut units = batteries;
        units["Kostroma"] = json!({"place": enemy, "formation": "column", "facing": "n"});
        json!({"others": "aside", "turn": 2, "phasing": "french", "segment": "movement", "units": units})
    };
    let stands = |depth: u8| json!({"place": "2410", "formation": "unlimbered", "facing": "s", "depth": depth});
    let hex = Pick::Hex(
        Bataille::names(position(&said(json!({one: stands(0)}), "2430")).board()).hexes.read("2411").unwrap(),
    );
    let alone = limbering(&said(json!({one: stands(0)}), "2430"), &[one], Some(hex));
    let ends = "the guns limber and move on: 50\u{a0}%; the guns stay unlimbered, and their move ends: 50\u{a0}%.";
    assert_eq!(alone, format!("In the end, {ends}"));
    let both = limbering(&said(json!({one: stands(0), two: stands(1)}), "2430"), &[one, two], None);
    let ends = "not all of the guns limber, and the move ends: 75\u{a0}%; the guns limber: 25\u{a0}%.";
    assert_eq!(both, format!("In the end, {ends}"));
    let fired_at = limbering(&said(json!({one: stands(0)}), "2411"), &[one], None);
    assert!(fired_at.starts_with("In the end, if no fire stops them first, the guns limber: 50\u{a0}%"), "{fired_at}");
}
