//! Points, the morale track, the weather, the turn track.

use super::super::pieces::army_told;
use super::super::{Battle, Eagles, side_name, tell};
use crate::MESSAGES;
use eagles::{Game, Space, Stage, Station, rules};
use engine::contract::Side;
use language::ask::Sentence;
use language::board::{dated, side_colour, turn_line};
use language::sheet::{Gauge, Part, Sheet, Sky, Stop, Track};
use language::system::Tell as _;
use language::tongue::{SideForm, side_called};
use language::{phrase, say};

/// Number of points at which a gauge is full.
const FULL: i64 = 40;

/// Points of both sides, the morale marker, weather and commands.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let state = game.state();
    let mut sheet = Sheet::EMPTY;
    // A campaign counts no points: its marker judges [B15].
    if state.theatre.is_none() {
        let [first, second] = Side::BOTH.map(|side| game.score(side).total());
        let (one, other) = (Side::First, Side::Second);
        sheet.heading(phrase!(MESSAGES, "eagles-standing", one = one, first = first, second = second, other = other));
        sheet.parts.extend(Side::BOTH.map(|side| Part::Gauge(points(battle, game, side))));
    }
    sheet.parts.push(Part::Track(Track {
        name: phrase!(MESSAGES, "eagles-track-morale").rule(rules::MORALE),
        steps: Space::ALL.map(tell::letter).to_vec(),
        lit: Space::ALL.iter().position(|space| *space == state.morale),
        framed: Space::ALL.iter().position(|space| *space == game.board().definition().morale.start),
        stops: Vec::new(),
    }));
    sheet
        .line(phrase!(MESSAGES, "eagles-standing-weather", weather = tell::weather(state.weather)).rule(rules::THINGS));
    for (army, staff) in battle.board.definition().armies.iter().zip(state.theatre.iter().flat_map(|all| &all.staffs)) {
        let centre = match staff.centre.place {
            Station::On(hex) => phrase!(MESSAGES, "eagles-centre-on", hex = hex),
            Station::Disbanded { back } => phrase!(MESSAGES, "eagles-centre-back", turn = back),
            Station::Off => phrase!(MESSAGES, "eagles-centre-off"),
            Station::Beside(area) => {
                phrase!(MESSAGES, "eagles-centre-beside", area = tell::box_told(game.board(), area))
            }
        };
        let points = phrase!(MESSAGES, "eagles-admin-points", count = staff.points);
        let state = if staff.centre.active { "active" } else { "inactive" };
        let army = army_told(army);
        let text =
            phrase!(MESSAGES, "eagles-standing-army", army = army, points = points, centre = centre, state = state);
        sheet.line(text.rule(rules::ADMIN));
    }
    if matches!(state.stage, Stage::Organise { .. } | Stage::Command) && state.theatre.is_none() {
        sheet.note(phrase!(MESSAGES, "eagles-commands-left", count = state.commands_left).rule(rules::COMMAND_PHASE));
    }
    sheet
}

fn points(battle: &Battle, game: &Game, side: Side) -> Gauge {
    let total = i64::from(game.score(side).total());
    let needed = i64::from(game.board().side(side).minimum);
    Gauge {
        name: Sentence::EMPTY.side(side),
        text: total.to_string(),
        told: phrase!(MESSAGES, "eagles-gauge-points", side = side, total = total, needed = needed),
        level: total,
        ends: [0, FULL.max(total)],
        tick: Some(needed),
        coat: Some(side_colour(&battle.scenario, side)),
    }
}

/// The turn and the phase; with little room without the date.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let text = turn_line(&battle.scenario, state.turn, game.board().definition().turns.len(), roomy);
    let side = side_called(&side_name(game.board(), state.phasing), SideForm::Label);
    let (weather, phase) = (tell::weather(state.weather), tell::phase_told(Eagles::phase(game).key));
    say!(MESSAGES, "eagles-turn-line", turn = text, weather = weather, side = side, phase = phase)
}

/// The turns with their weather as it was, the present one lit.
pub(super) fn track(battle: &Battle, game: &Game) -> Sheet {
    let turns = &game.board().definition().turns;
    let stop = |(at, turn): (usize, &eagles::TurnData)| {
        let sky = if turn.historical.rain() { Sky::Rain } else { Sky::Day };
        let label = dated(battle.scenario.turn_labels.get(at).unwrap_or(&turn.label));
        let rolled = game.state().theatre.is_some();
        let weather = if rolled { phrase!(MESSAGES, "eagles-weather-by-die") } else { tell::weather(turn.historical) };
        let told = phrase!(MESSAGES, "eagles-stop", turn = at + 1, label = label, weather = weather);
        Stop { told, sky, comes: Vec::new(), parts: false }
    };
    let track = Track {
        name: phrase!(MESSAGES, "eagles-track-turns"),
        steps: (1..=turns.len()).map(|turn| turn.to_string()).collect(),
        lit: game.state().turn.checked_sub(1).map(usize::from),
        framed: None,
        stops: turns.iter().enumerate().map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}
