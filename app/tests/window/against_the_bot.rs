//! The window as a player uses it, on a virtual display: from the start to the first move against the bot.

use crate::support::{Display, Program, folder};
use std::path::PathBuf;

#[test]
fn a_player_gets_from_the_start_to_a_first_move_against_the_bot() {
    let Some(display) = Display::open_or_say() else { return };
    let folder = folder("window");
    let complaints = std::fs::File::create(folder.join("complaints.txt")).unwrap();
    let mut program = Program::start_with(&display, &folder.join("home"), &[], complaints.into());
    program.press(&display, "Save name");
    let complaints = std::fs::read_to_string(folder.join("complaints.txt")).unwrap();
    assert_eq!(complaints, "", "a window that opens has nothing to complain about");
    program.press(&display, "Play the bot");
    program.press(&display, "Start");
    let line = program.until("the first question", |line| line["match"]["mine"] == true && line["still"] == true);
    assert!(line["match"]["asks"].as_str().unwrap().contains("move units"), "{}", line["match"]["asks"]);

    // The next unit is found by its button, goes where the board lights up, and the log reports it.
    program.press(&display, "Next unit (N)");
    let line = program.until("a reach", |line| line["match"]["reach"].as_array().is_some_and(|all| !all.is_empty()));
    let unit = line["match"]["selected"].as_str().unwrap().to_owned();
    let from = line["match"]["units"][&unit].clone();
    let to = line["match"]["reach"].as_array().unwrap().last().unwrap().as_str().unwrap().to_owned();
    program.click(&display, &line["match"]["hexes"][&to]);
    let moved = program.until("the move", |line| line["match"]["units"][&unit] == *to && line["still"] == true);
    assert!(moved["match"]["log"].as_u64() > line["match"]["log"].as_u64());
    display.picture(&folder.join("first-move.png"));

    // It can be taken back, and the phase ended; then the bot answers.
    program.press(&display, "Undo (U)");
    program.until("the way back", |line| line["match"]["units"][&unit] == from);
    // No unit has moved: the first press asks for confirmation, the second confirms.
    program.press(&display, "End movement");
    program.until("a doubt", |line| line["match"]["refusal"].as_str().is_some_and(|text| text.contains("not moved")));
    program.press(&display, "End movement");
    let line = program.until("the bot's answer", |line| {
        line["match"]["mine"] == true && line["match"]["log"].as_u64() > moved["match"]["log"].as_u64()
    });
    let record = PathBuf::from(line["match"]["record"].as_str().unwrap());
    assert!(record.exists(), "{}", record.display());
}
