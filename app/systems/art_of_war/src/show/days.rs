//! The track of turns: night, rain and arrivals marked, the present turn lit.

use super::arrivals::{self, Arrival};
use crate::piece;
use art_of_war::{Board, Game, Stage};
use language::ask::{Pick, Sentence};
use language::board::turn_line;
use language::sheet::{Part, Sheet, Sky, Stop, Track};
use scenarios::Scenario;

/// The turn and the phase; with little room without the hour.
pub(super) fn line(scenario: &Scenario, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let turns = &game.board().definition().turns;
    let mut text = turn_line(scenario, state.turn, turns.last, roomy);
    for (holds, word) in [(game.board().is_night(state.turn), "night"), (game.board().is_rain(state.turn), "rain")] {
        if holds && !text.contains(word) {
            text.push_str(&format!(", {word}"));
        }
    }
    let side = game.board().side_name(state.active);
    match state.stage {
        Stage::Movement(_) => text.push_str(&format!("  ·  {side} movement")),
        Stage::Combat(_) => text.push_str(&format!("  ·  {side} combat")),
        Stage::DayEnd(_) => text.push_str("  ·  end of the day"),
        Stage::Over => text.push_str("  ·  over"),
    }
    if game.optional_rules().weather {
        text.push_str("  ·  weather die");
    }
    text
}

/// The turns of a battle.
pub(super) fn track(scenario: &Scenario, game: &Game) -> Sheet {
    let board = game.board();
    let turns = &board.definition().turns;
    let due = arrivals::schedule(board);
    let stop = |turn: u8| {
        let coming: Vec<&Arrival> = due.iter().filter(|arrival| arrival.turn == turn).collect();
        Stop {
            told: told(scenario, board, turn, &coming),
            sky: match (board.is_night(turn), board.is_rain(turn)) {
                (true, _) => Sky::Night,
                (false, true) => Sky::Rain,
                (false, false) => Sky::Day,
            },
            comes: coming.iter().map(|arrival| (arrival.side, arrival.hex)).collect(),
            parts: turns.day_ends.contains(&turn),
        }
    };
    let track = Track {
        name: Sentence::from("Turn"),
        steps: (turns.first..=turns.last).map(|turn| turn.to_string()).collect(),
        lit: game.state().turn.checked_sub(turns.first).map(usize::from),
        framed: None,
        stops: (turns.first..=turns.last).map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}

fn told(scenario: &Scenario, board: &Board, turn: u8, coming: &[&Arrival]) -> Sentence {
    let mut text = format!("Turn {turn}");
    if let Some(label) = scenario.turn_label(turn).filter(|label| !label.is_empty()) {
        text.push_str(&format!(", {label}"));
    }
    for (holds, word) in [(board.is_night(turn), "night"), (board.is_rain(turn), "rain")] {
        if holds && !text.contains(word) {
            text.push_str(&format!(", {word}"));
        }
    }
    if board.definition().turns.day_ends.contains(&turn) {
        text.push_str(", the day ends");
    }
    let mut sentence = Sentence::from(text);
    for arrival in coming {
        sentence = sentence.text("\n").side(arrival.side).text(format!(" at {} ", arrival.code)).hex(arrival.hex);
        sentence = sentence.text(": ").list(arrival.units.iter().map(|&unit| Pick::Piece(piece(unit))), "");
    }
    sentence
}
