//! The ford in a real window on a virtual display, by mouse and by keyboard: two people in one seat, and the curtain
//! between them.

use crate::support::{Display, Program, folder};
use serde_json::{Value, json};

/// The button for the player who takes the seat.
const SITS: &str = "I am ready";

/// The program at a table of the ford, with both seats here. The place of the battery is a secret, so the first player
/// takes the seat.
fn sit(display: &Display, name: &str) -> Program {
    let home = folder(name).join("home");
    std::fs::create_dir_all(&home).unwrap();
    std::fs::write(home.join("window.json"), r#"{"motion": false}"#).unwrap();
    let mut program = Program::start(display, &home, &["--name", "Ney", "--test-position", "ford,1,0"]);
    program.focus(display);
    program.press(display, SITS);
    program
}

fn asked(program: &mut Program, kind: &str) -> Value {
    program.until(kind, |line| line["match"]["mine"] == true && line["match"]["kind"] == kind && line["still"] == true)
}

#[test]
fn two_in_one_seat_play_by_mouse_and_see_their_own() {
    let Some(display) = Display::open_or_say() else { return };
    let mut program = sit(&display, "ford-mouse");
    let line = asked(&mut program, "deploy");
    program.click(&display, &line["match"]["hexes"]["0403"]);
    program.until("the battery has its ford", |line| line["match"]["draft"]["hexes"] == json!(["0403"]));
    program.press(&display, "Hide the battery");
    // It cannot be changed afterwards: the first press asks for confirmation, the second confirms.
    program.until("a doubt", |line| line["match"]["refusal"].is_string() && line["still"] == true);
    Program::read_question();
    program.press(&display, "Hide the battery");
    let line = program.until("the curtain", |line| line["widgets"][SITS]["enabled"] == true);
    assert_eq!((&line["match"]["mine"], &line["widgets"]["Charts"]), (&json!(false), &Value::Null));
    assert_eq!(line["widgets"]["Leave"]["enabled"], true, "either player can leave");
    display.picture(&folder("ford-curtain").join("curtain.png"));
    program.press(&display, SITS);
    let line = asked(&mut program, "march");
    assert_eq!(line["match"]["units"]["Battery"], "0401", "it lies on its face in the park");
    program.click(&display, &line["match"]["hexes"]["0403"]);
    asked(&mut program, "bank");
    program.press_like(&display, "Cross");
    program.press(&display, SITS);
    let line = asked(&mut program, "fire");
    assert_eq!(line["match"]["units"]["Battery"], "0403", "its own side sees it");
    program.press(&display, "Hold fire");
    program.until("the end", |line| line["match"]["over"] == true);
}

#[test]
fn two_in_one_seat_play_by_keyboard_alone() {
    let Some(display) = Display::open_or_say() else { return };
    let mut program = sit(&display, "ford-keys");
    let key = |key: &str| display.xdotool(&["key", key]);
    asked(&mut program, "deploy");
    key("a");
    program
        .until("a suggestion", |line| line["match"]["draft"]["units"] == json!(["Battery"]) && line["still"] == true);
    key("space");
    program.until("a doubt", |line| line["match"]["refusal"].is_string() && line["still"] == true);
    Program::read_question();
    key("space");
    program.until("the curtain", |line| line["widgets"][SITS]["enabled"] == true && line["still"] == true);
    key("Return");
    asked(&mut program, "march");
    key("j");
    key("Return");
    asked(&mut program, "bank");
    key("2");
    program.until("the curtain", |line| line["widgets"][SITS]["enabled"] == true && line["still"] == true);
    key("Return");
    asked(&mut program, "fire");
    key("e");
    program.until("the end", |line| line["match"]["over"] == true);
}
