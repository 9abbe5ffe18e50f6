//! Both Morale tracks, the weather, the turn track.

use super::super::{Battle, MESSAGES, piece, side_name, tell};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::board::{dated, side_colour, turn_line, turn_track};
use language::sheet::{Gauge, Part, Sheet, SheetTable, Sky, Stop, Track};
use language::system::Tell as _;
use language::tongue::{SideForm, side_called};
use language::{phrase, say};
use twenty::{Effect, Game, Place, Start, Trend, Weather, rules};

const SKIES: [Weather; 4] = [Weather::Clear, Weather::Cloudy, Weather::Showers, Weather::Downpour];

/// Morale of both sides, the weather, and cards in force.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let state = game.state();
    let mut sheet = Sheet::EMPTY;
    let (allied, french) = (state.morale.allied, state.morale.french);
    sheet.heading(phrase!(
        MESSAGES,
        "twenty-standing",
        first = Side::First,
        allied = allied,
        french = french,
        second = Side::Second,
    ));
    sheet.parts.extend(Side::BOTH.map(|side| Part::Gauge(morale(battle, game, side))));
    sheet.parts.push(Part::Track(Track {
        name: phrase!(MESSAGES, "twenty-weather-head").rule(rules::WEATHER_EFFECTS),
        steps: SKIES.map(|sky| tell::weather_word(sky).plain(&Names::default())).to_vec(),
        lit: SKIES.iter().position(|sky| *sky == state.weather),
        framed: None,
        stops: Vec::new(),
    }));
    if game.optional_rules().variable_weather {
        let trend = if state.trend == Trend::Improving { "improving" } else { "worsening" };
        sheet.note(phrase!(MESSAGES, "twenty-trend", trend = trend).rule(rules::VARIABLE_WEATHER));
    }
    if let Some(turn) = state.mud {
        sheet.note(phrase!(MESSAGES, "twenty-mud", turn = turn).rule(rules::MUD));
    }
    for effect in &state.effects {
        let told = in_force(&effect.effect);
        sheet.note(phrase!(MESSAGES, "twenty-in-force", side = effect.side, effect = told));
    }
    sheet
}

fn in_force(effect: &Effect) -> Sentence {
    match effect {
        Effect::CavalryInHand => phrase!(MESSAGES, "twenty-force-cavalry").rule(rules::CARD_2),
        Effect::FreshReserves => phrase!(MESSAGES, "twenty-force-reserves").rule(rules::CARD_4),
        Effect::EmperorIsHere => phrase!(MESSAGES, "twenty-force-emperor").rule(rules::CARD_5),
        Effect::ThreeMonarchs { nation } => {
            phrase!(MESSAGES, "twenty-force-monarchs", nation = tell::nation_name(*nation)).rule(rules::CARD_6)
        }
        Effect::OrdersAstray { unit } => {
            phrase!(MESSAGES, "twenty-force-astray", unit = piece(*unit)).rule(rules::CARD_7)
        }
        Effect::HardMarching { left } => phrase!(MESSAGES, "twenty-force-marching", left = *left).rule(rules::CARD_8),
        Effect::EmptyCaissons => phrase!(MESSAGES, "twenty-force-caissons").rule(rules::CARD_9),
    }
}

fn morale(battle: &Battle, game: &Game, side: Side) -> Gauge {
    let level = *game.state().morale.of(side);
    let definition = game.board().definition();
    let start = *definition.morale.of(side);
    Gauge {
        name: Sentence::EMPTY.side(side),
        text: level.to_string(),
        told: phrase!(MESSAGES, "twenty-gauge", side = side, level = level, start = start),
        level: i64::from(level),
        ends: [0, i64::from(definition.numbers.morale.maximum)],
        tick: Some(i64::from(start)),
        coat: Some(side_colour(&battle.scenario, side)),
    }
}

/// The losses of the sides, and what they would mean.
pub(super) fn account(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let row = |row: &'static str| phrase!(MESSAGES, "twenty-account", row = row);
    for side in Side::BOTH {
        let count = |is: &dyn Fn(Place) -> bool| {
            game.board().units_of(side).filter(|unit| is(game.state().place(*unit))).count().to_string()
        };
        let mut table = SheetTable::default();
        let level = game.state().morale.of(side).to_string();
        table.row(
            [phrase!(MESSAGES, "twenty-account-morale", side = side).rule(rules::MORALE), Sentence::from(level)],
            true,
        );
        let routed = game.board().units_of(side).filter(|unit| game.state().is_routed(*unit)).count().to_string();
        table.row([row("routed"), Sentence::from(routed)], false);
        table.row([row("broken"), Sentence::from(count(&|place| place == Place::Broken))], false);
        table.row([row("lost"), Sentence::from(count(&|place| place == Place::Lost))], false);
        sheet.parts.push(Part::Table(table));
    }
    let (allied, french) = (game.state().morale.allied, game.state().morale.french);
    sheet.line(match allied.cmp(&french) {
        std::cmp::Ordering::Equal => phrase!(MESSAGES, "twenty-if-ended-draw").rule(rules::POINTS),
        ahead => {
            let side = if ahead.is_gt() { Side::First } else { Side::Second };
            phrase!(MESSAGES, "twenty-if-ended", side = side).rule(rules::POINTS)
        }
    });
    sheet
}

/// The turn and the phase; with little room without the hour.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let line = turn_line(&battle.scenario, state.turn, game.board().definition().turns.last, roomy);
    say!(
        MESSAGES,
        "twenty-turn-line",
        turn = line,
        weather = tell::weather_word(state.weather),
        side = side_called(side_name(game.board(), state.active), SideForm::Label),
        phase = tell::phase_words(super::Twenty::phase(game)),
    )
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
        let label = dated(battle.scenario.turn_label(turn).unwrap_or_default());
        let weather = tell::weather_word(board.printed_weather(turn));
        let told = phrase!(MESSAGES, "twenty-turn-told", turn = turn, label = label, weather = weather);
        Stop { told, sky, comes, parts: board.is_night(turn) }
    };
    turn_track(turns.first..=turns.last, game.state().turn, stop)
}
