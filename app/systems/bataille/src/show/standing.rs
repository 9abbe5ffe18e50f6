//! The score, the corps, the turn track.

use super::super::{Battle, MESSAGES, tell};
use bataille::{CorpsId, Game};
use engine::contract::Side;
use engine::rule::Rule;
use language::board::{dated, side_colour, turn_line, turn_track};
use language::sheet::{Gauge, Part, Sheet, Sky, Stop};
use language::tongue::{SideForm, place_called, side_called};
use language::{phrase, say};

const LEVELS: Rule = Rule::new("64.1");
const POINTS: Rule = Rule::new("65.1");

/// Points of both sides, and the levels of their corps.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let [first, second] = Side::BOTH.map(|side| game.score(side).total());
    let (one, two) = (first, second);
    sheet.heading(phrase!(
        MESSAGES,
        "bataille-standing-score",
        first = Side::First,
        one = one,
        two = two,
        second = Side::Second
    ));
    let board = game.board();
    for (at, corps) in board.definition().corps.iter().enumerate() {
        if board.definition().turns.hours.is_empty() {
            continue;
        }
        let level = game.state().levels.get(at).copied().unwrap_or(0);
        let id = CorpsId(u16::try_from(at).unwrap_or(u16::MAX));
        let now = game.level_now(id);
        let name = tell::corps_called(&corps.name);
        sheet.parts.push(Part::Gauge(Gauge {
            // The file says after a colon whose divisions they are.
            name: tell::corps_called(corps.name.split(':').next().unwrap_or_default()),
            text: level.to_string(),
            told: if level == now {
                phrase!(MESSAGES, "bataille-corps-level", corps = name, level = level)
            } else {
                phrase!(MESSAGES, "bataille-corps-level-now", corps = name, level = level, now = now)
            }
            .rule(LEVELS),
            level: i64::from(level),
            ends: [0, 3],
            tick: Some(i64::from(now)),
            coat: Some(side_colour(&battle.scenario, corps.side)),
        }));
    }
    for objective in &board.definition().victory.objectives {
        let holders = game.state().holders.iter().filter(|holder| objective.hexes.contains(&holder.hex));
        let mut sides: Vec<Side> = holders.map(|holder| holder.side).collect();
        sides.sort_unstable();
        sides.dedup();
        // A place that has no name of its own is called after the one it belongs to.
        let numbered = objective.hexes.iter().find(|hex| hex.to_string() == objective.name);
        let place = numbered
            .and_then(|hex| battle.scenario.gazetteer.name(*hex))
            .map(|name| format!("{} ", place_called(name)));
        let name = format!("{}{}", place.unwrap_or_default(), place_called(&objective.name));
        let points = objective.points;
        sheet.note(match sides.as_slice() {
            [side] => phrase!(MESSAGES, "bataille-objective-held", name = name, points = points, side = *side),
            _ => phrase!(MESSAGES, "bataille-objective-contested", name = name, points = points),
        });
    }
    sheet
}

/// The parts of the score.
pub(super) fn account(game: &Game) -> Sheet {
    let mut sheet = tell::account(game);
    let [first, second] = Side::BOTH.map(|side| game.score(side).total());
    let difference = first - second;
    let results = &game.board().definition().victory.results;
    if let Some(line) = results.iter().find(|line| difference >= line.least) {
        let verdict = tell::verdict(game.board(), line.winner, &line.result);
        let difference = format!("{difference:+}");
        let told = phrase!(MESSAGES, "bataille-if-ended", verdict = verdict, difference = difference);
        sheet.line(told.rule(POINTS));
    }
    sheet
}

/// The turn and the segment; with little room without the hour.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let turn = turn_line(&battle.scenario, state.turn, game.board().definition().turns.last, roomy);
    let side = side_called(game.board().side_name(state.phasing), SideForm::Label);
    say!(MESSAGES, "bataille-turn-line", turn = turn, side = side, segment = tell::segment_word(state.segment))
}

/// The turns with arrivals, the present one lit.
pub(super) fn track(battle: &Battle, game: &Game) -> Sheet {
    let definition = game.board().definition();
    let turns = &definition.turns;
    let stop = |turn: u8| {
        let groups = definition.reinforcements.iter().filter(|group| group.turn == turn);
        let groups = groups.filter(|group| !group.kozlov || game.terms().kozlov);
        let comes = groups.filter_map(|group| {
            let unit = group.units.first()?;
            let entry = definition.ground.entries.get(usize::from(group.entry.0))?;
            Some((game.side_of(*unit), entry.hex))
        });
        let label = dated(battle.scenario.turn_label(turn).unwrap_or_default());
        Stop {
            told: if turns.hours.contains(&turn) {
                phrase!(MESSAGES, "bataille-track-turn-levels", turn = turn, label = label)
            } else {
                phrase!(MESSAGES, "bataille-track-turn", turn = turn, label = label)
            },
            sky: Sky::Day,
            comes: comes.collect(),
            parts: false,
        }
    };
    turn_track(turns.first..=turns.last, game.state().turn, stop)
}
