//! Both Morale tracks, the weather, the turn track.

use super::super::{Battle, side_name, tell};
use engine::contract::Side;
use language::ask::Sentence;
use language::board::{side_colour, turn_line, turn_track};
use language::sheet::{Gauge, Part, Sheet, SheetTable, Sky, Stop, Track};
use language::system::Tell as _;
use twenty::{Effect, Game, Place, Start, Trend, Weather, rules};

const SKIES: [Weather; 4] = [Weather::Clear, Weather::Cloudy, Weather::Showers, Weather::Downpour];

/// Morale of both sides, the weather, and cards in force.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let state = game.state();
    let mut sheet = Sheet::EMPTY;
    let (allied, french) = (state.morale.allied, state.morale.french);
    sheet.heading(Sentence::EMPTY.side(Side::First).text(format!(" {allied}  :  {french} ")).side(Side::Second));
    sheet.parts.extend(Side::BOTH.map(|side| Part::Gauge(morale(battle, game, side))));
    sheet.parts.push(Part::Track(Track {
        name: Sentence::from("Weather").rule(rules::WEATHER_EFFECTS),
        steps: SKIES.map(|sky| tell::weather_word(sky).to_owned()).to_vec(),
        lit: SKIES.iter().position(|sky| *sky == state.weather),
        framed: None,
        stops: Vec::new(),
    }));
    if game.optional_rules().variable_weather {
        let trend = if state.trend == Trend::Improving { "improving" } else { "worsening" };
        sheet.note(Sentence::from(format!("The trend is {trend}.")).rule(rules::VARIABLE_WEATHER));
    }
    if let Some(turn) = state.mud {
        sheet.note(Sentence::from(format!("Mud until turn {turn}.")).rule(rules::MUD));
    }
    for effect in &state.effects {
        sheet.note(Sentence::from("In force for the ").side(effect.side).text(": ").then(in_force(&effect.effect)));
    }
    sheet
}

fn in_force(effect: &Effect) -> Sentence {
    match effect {
        Effect::CavalryInHand => Sentence::from("cavalry moves one hex farther.").rule(rules::CARD_2),
        Effect::FreshReserves => Sentence::from("the first reserves are free.").rule(rules::CARD_4),
        Effect::EmperorIsHere => Sentence::from("one attack of the Old Guard is free.").rule(rules::CARD_5),
        Effect::ThreeMonarchs { nation } => {
            Sentence::from(format!("{} corps march a hex less.", tell::nation_name(*nation))).rule(rules::CARD_6)
        }
        Effect::OrdersAstray { unit } => {
            Sentence::EMPTY.piece(super::super::piece(*unit)).text(" is held.").rule(rules::CARD_7)
        }
        Effect::HardMarching { left } => Sentence::from(format!("{left} free forced marches.")).rule(rules::CARD_8),
        Effect::EmptyCaissons => Sentence::from("guns are not doubled.").rule(rules::CARD_9),
    }
}

fn morale(battle: &Battle, game: &Game, side: Side) -> Gauge {
    let level = *game.state().morale.of(side);
    let definition = game.board().definition();
    let start = *definition.morale.of(side);
    Gauge {
        name: Sentence::EMPTY.side(side),
        text: level.to_string(),
        told: Sentence::from(format!(
            "Morale of the {}: {level}; began with {start}; lost at 0",
            side_name(&battle.board, side)
        )),
        level: i64::from(level),
        ends: [0, i64::from(definition.numbers.morale.maximum)],
        tick: Some(i64::from(start)),
        coat: Some(side_colour(&battle.scenario, side)),
    }
}

/// The losses of the sides, and what they would mean.
pub(super) fn account(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        let count = |is: &dyn Fn(Place) -> bool| {
            game.board().units_of(side).filter(|unit| is(game.state().place(*unit))).count().to_string()
        };
        let mut table = SheetTable::default();
        let level = game.state().morale.of(side).to_string();
        table.row([Sentence::EMPTY.side(side).text(", Army Morale").rule(rules::MORALE), Sentence::from(level)], true);
        let routed = game.board().units_of(side).filter(|unit| game.state().is_routed(*unit)).count().to_string();
        table.row([Sentence::from("routed"), Sentence::from(routed)], false);
        table.row([Sentence::from("broken"), Sentence::from(count(&|place| place == Place::Broken))], false);
        table.row([Sentence::from("lost"), Sentence::from(count(&|place| place == Place::Lost))], false);
        sheet.parts.push(Part::Table(table));
    }
    let (allied, french) = (game.state().morale.allied, game.state().morale.french);
    sheet.line(match allied.cmp(&french) {
        std::cmp::Ordering::Equal => Sentence::from("If it ended now: a draw.").rule(rules::POINTS),
        ahead => {
            let side = if ahead.is_gt() { Side::First } else { Side::Second };
            Sentence::from("If it ended now: the ").side(side).text(" win.").rule(rules::POINTS)
        }
    });
    sheet
}

/// The turn and the phase; with little room without the hour.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let mut text = turn_line(&battle.scenario, state.turn, game.board().definition().turns.last, roomy);
    text.push_str(&format!(", {}", tell::weather_word(state.weather)));
    let side = side_name(game.board(), state.active);
    text.push_str(&format!(", {side}: {}", super::Twenty::phase(game).name));
    text
}

/// The turns with night, rain and arrivals, the present one lit.
pub(super) fn track(battle: &Battle, game: &Game) -> Sheet {
    let board = game.board();
    let turns = &board.definition().turns;
    let stop = |turn: u8| {
        let sky = match board.printed_weather(turn) {
            _ if board.is_night(turn) => Sky::Night,
            Weather::Showers | Weather::Downpour => Sky::Rain,
            Weather::Clear | Weather::Cloudy => Sky::Day,
        };
        let comes = board.unit_ids().filter_map(|unit| match board.unit(unit).start {
            Start::Arrives { turn: on, area } if on == turn => {
                let area = board.definition().areas.get(usize::from(area.0))?;
                Some((area.side, *area.hexes.get(area.hexes.len() / 2)?))
            }
            _ => None,
        });
        let mut comes: Vec<_> = comes.collect();
        comes.dedup();
        let label = battle.scenario.turn_label(turn).unwrap_or_default();
        let told = format!("Turn {turn} {label}: {}", tell::weather_word(board.printed_weather(turn)));
        Stop { told: Sentence::from(told), sky, comes, parts: board.is_night(turn) }
    };
    turn_track(turns.first..=turns.last, game.state().turn, stop)
}
