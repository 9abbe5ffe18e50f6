//! The track of turns: night, rain and arrivals marked, the present turn lit.

use super::arrivals::{self, Arrival};
use crate::{MESSAGES, piece};
use art_of_war::{Board, Game, Stage};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::board::{dated, turn_line};
use language::phrase;
use language::sheet::{Part, Sheet, Sky, Stop, Track};
use language::tongue::{Argument, Joiner};
use scenarios::Scenario;

/// The turn and the phase; with little room without the hour.
pub(super) fn line(scenario: &Scenario, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let turns = &game.board().definition().turns;
    let mut text = turn_line(scenario, state.turn, turns.last, roomy);
    // The label of a turn is the battle's own, and may say it.
    let label = scenario.turn_label(state.turn).filter(|_| roomy).unwrap_or_default();
    for (holds, word) in [(game.board().is_night(state.turn), "night"), (game.board().is_rain(state.turn), "rain")] {
        if holds && !label.contains(word) {
            text.push_str(&format!(", {}", sky(word).plain(&Names::default())));
        }
    }
    let names = Names { sides: Side::BOTH.map(|side| game.board().side_name(side).to_owned()), ..Names::default() };
    let now = match state.stage {
        Stage::Movement(_) => phrase!(MESSAGES, "art-of-war-now-movement", side = state.active),
        Stage::Combat(_) => phrase!(MESSAGES, "art-of-war-now-combat", side = state.active),
        Stage::DayEnd(_) => phrase!(MESSAGES, "art-of-war-now-day-end"),
        Stage::Over => phrase!(MESSAGES, "art-of-war-now-over"),
    };
    let die = game.optional_rules().weather.then(|| phrase!(MESSAGES, "art-of-war-with-weather-die"));
    for part in [now].into_iter().chain(die) {
        text.push_str(&format!("  ·  {}", part.plain(&names)));
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
        name: phrase!(MESSAGES, "art-of-war-turn-name"),
        steps: (turns.first..=turns.last).map(|turn| turn.to_string()).collect(),
        lit: game.state().turn.checked_sub(turns.first).map(usize::from),
        framed: None,
        stops: (turns.first..=turns.last).map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}

fn told(scenario: &Scenario, board: &Board, turn: u8, coming: &[&Arrival]) -> Sentence {
    let label = scenario.turn_label(turn).unwrap_or_default();
    let mut parts = vec![phrase!(MESSAGES, "art-of-war-turn", turn = turn)];
    if !label.is_empty() {
        parts.push(Sentence::from(dated(label)));
    }
    for (holds, word) in [(board.is_night(turn), "night"), (board.is_rain(turn), "rain")] {
        if holds && !label.contains(word) {
            parts.push(sky(word));
        }
    }
    if board.definition().turns.day_ends.contains(&turn) {
        parts.push(phrase!(MESSAGES, "art-of-war-day-ends"));
    }
    let begun = phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, Joiner::Comma));
    coming.iter().fold(begun, |sentence, arrival| {
        let line = phrase!(
            MESSAGES,
            "art-of-war-stop-arrival",
            side = arrival.side,
            code = arrival.code.clone(),
            hex = arrival.hex,
            units = Argument::joined(arrival.units.iter().map(|&unit| piece(unit)), Joiner::Comma),
        );
        sentence.text("\n").then(line)
    })
}

/// Night or rain.
fn sky(word: &str) -> Sentence {
    if word == "night" { phrase!(MESSAGES, "art-of-war-night") } else { phrase!(MESSAGES, "art-of-war-rain") }
}
