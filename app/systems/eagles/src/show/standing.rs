//! Points, the morale track, the weather, the turn track.

use super::super::{Battle, Eagles, side_name, tell};
use eagles::{Game, Space, Stage, Station, rules};
use engine::contract::Side;
use language::ask::Sentence;
use language::board::{side_colour, turn_line};
use language::sheet::{Gauge, Part, Sheet, Sky, Stop, Track};
use language::system::Tell as _;
use language::words::letters::counted;

/// Number of points at which a gauge is full.
const FULL: i64 = 40;

/// Points of both sides, the morale marker, weather and commands.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let state = game.state();
    let mut sheet = Sheet::EMPTY;
    // A campaign counts no points: its marker judges [B15].
    if state.theatre.is_none() {
        let [first, second] = Side::BOTH.map(|side| game.score(side).total());
        sheet.heading(Sentence::EMPTY.side(Side::First).text(format!(" {first}  :  {second} ")).side(Side::Second));
        sheet.parts.extend(Side::BOTH.map(|side| Part::Gauge(points(battle, game, side))));
    }
    sheet.parts.push(Part::Track(Track {
        name: Sentence::from("Morale").rule(rules::MORALE),
        steps: Space::ALL.map(|space| format!("{space:?}")).to_vec(),
        lit: Space::ALL.iter().position(|space| *space == state.morale),
        framed: Space::ALL.iter().position(|space| *space == game.board().definition().morale.start),
        stops: Vec::new(),
    }));
    sheet.line(Sentence::from(format!("Weather: {}.", tell::weather_word(state.weather))).rule(rules::THINGS));
    for (army, staff) in battle.board.definition().armies.iter().zip(state.theatre.iter().flat_map(|all| &all.staffs)) {
        let centre = match staff.centre.place {
            Station::On(hex) => format!("Centre in {}", game.board().number(hex)),
            Station::Disbanded { back } => format!("Centre back in turn {back}"),
            Station::Off => String::from("Centre off the map"),
            Station::Beside(area) => format!("Centre in the box of {}", tell::box_name(game.board(), area)),
        };
        let active = if staff.centre.active { "" } else { ", inactive" };
        let name =
            battle.scenario.drawing.nations.get(&army.id).map_or(army.id.as_str(), |nation| nation.name.as_str());
        let points = counted(staff.points, "administrative point", "administrative points");
        let text = format!("{name}: {points}, {centre}{active}.");
        sheet.line(Sentence::from(text).rule(rules::ADMIN));
    }
    if matches!(state.stage, Stage::Organise { .. } | Stage::Command) && state.theatre.is_none() {
        sheet.note(
            Sentence::from(format!("Movement Commands left: {}.", state.commands_left)).rule(rules::COMMAND_PHASE),
        );
    }
    sheet
}

fn points(battle: &Battle, game: &Game, side: Side) -> Gauge {
    let total = i64::from(game.score(side).total());
    let needed = i64::from(game.board().side(side).minimum);
    Gauge {
        name: Sentence::EMPTY.side(side),
        text: total.to_string(),
        told: Sentence::from(format!("Points of the {}: {total}; {needed} are needed", side_name(&battle.board, side))),
        level: total,
        ends: [0, FULL.max(total)],
        tick: Some(needed),
        coat: Some(side_colour(&battle.scenario, side)),
    }
}

/// The turn and the phase; with little room without the date.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let mut text = turn_line(&battle.scenario, state.turn, game.board().definition().turns.len(), roomy);
    text.push_str(&format!(", {}", tell::weather_word(state.weather)));
    text.push_str(&format!(", {}: {}", side_name(game.board(), state.phasing), Eagles::phase(game).name));
    text
}

/// The turns with their weather as it was, the present one lit.
pub(super) fn track(battle: &Battle, game: &Game) -> Sheet {
    let turns = &game.board().definition().turns;
    let stop = |(at, turn): (usize, &eagles::TurnData)| {
        let sky = if turn.historical.rain() { Sky::Rain } else { Sky::Day };
        let label = battle.scenario.turn_labels.get(at).map_or(turn.label.as_str(), String::as_str);
        let rolled = game.state().theatre.is_some();
        let weather = if rolled { "weather by the die" } else { tell::weather_word(turn.historical) };
        let told = format!("Turn {}, {label}: {weather}", at + 1);
        Stop { told: Sentence::from(told), sky, comes: Vec::new(), parts: false }
    };
    let track = Track {
        name: Sentence::from("Turns"),
        steps: (1..=turns.len()).map(|turn| turn.to_string()).collect(),
        lit: game.state().turn.checked_sub(1).map(usize::from),
        framed: None,
        stops: turns.iter().enumerate().map(stop).collect(),
    };
    Sheet { parts: vec![Part::Track(track)] }
}
