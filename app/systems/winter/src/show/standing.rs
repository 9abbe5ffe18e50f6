//! The level, what was lost, the turn track.

use super::super::ask::rule;
use super::super::values::{side_label, signed, yes_no};
use super::super::{Battle, MESSAGES};
use engine::contract::{Game as _, Pending, Side};
use language::ask::Sentence;
use language::board::{dated, side_colour, turn_line, turn_track};
use language::sheet::{Gauge, Part, Sheet, SheetTable, Sky, Stop};
use language::system::{Eye, Tell as _};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};
use scenarios::Scenario;
use winter::glimpse::Daylight;
use winter::state::{Nerve, Snow};
use winter::{Game, Outcome};

/// The level, and losses of both sides; for the Allied side also the batteries it has drawn.
pub(super) fn standing(battle: &Battle, game: &Game, eye: Eye) -> Sheet {
    let affairs = &game.state().affairs;
    let mut sheet = Sheet::EMPTY;
    sheet.heading(phrase!(MESSAGES, "winter-level", level = signed(level_now(game))));
    let [allied, french] = affairs.lost;
    let most = i64::from(allied.max(french).max(30));
    for (side, lost) in Side::BOTH.into_iter().zip([allied, french]) {
        sheet.parts.push(Part::Gauge(Gauge {
            name: phrase!(MESSAGES, "winter-lost-by", side = side),
            text: lost.to_string(),
            told: phrase!(MESSAGES, "winter-has-lost", side = side, points = lost),
            level: i64::from(lost),
            ends: [0, most],
            tick: None,
            coat: Some(side_colour(&battle.scenario, side)),
        }));
    }
    let light = match game.daylight() {
        Daylight::Day => "day",
        Daylight::Twilight => "twilight",
        Daylight::Evening => "evening",
        Daylight::Night => "night",
    };
    let sees = match game.sees() {
        u16::MAX => phrase!(MESSAGES, "winter-sees-far", light = light),
        far => phrase!(MESSAGES, "winter-sees", light = light, hexes = far),
    };
    sheet.note(sees.rule(rule("3.2")));
    let weather = &affairs.weather;
    if weather.snow != Snow::None {
        let snow = super::super::tell::snow_words(weather.snow);
        let told = match weather.wind {
            Some(wind) => {
                let way = super::super::tell::way_words(wind);
                phrase!(MESSAGES, "winter-snow-and-wind", snow = snow, way = way)
            }
            None => phrase!(MESSAGES, "winter-snow-falls", snow = snow),
        };
        sheet.note(told.rule(rule("18.3")));
    }
    if game.board().whole().is_some() {
        // Nine bodies would push the panel off the screen: their gauges are a display of their own.
        let known = game.board().rules().bodies.iter().zip(&affairs.spirits);
        let broken = known.filter(|(_, spirit)| spirit.nerve != Nerve::Steady);
        let broken: Vec<Sentence> = broken.map(|(body, _)| super::super::tell::body(&body.name)).collect();
        if !broken.is_empty() {
            let bodies = Argument::joined(broken, Joiner::Comma);
            sheet.note(phrase!(MESSAGES, "winter-staff-demoralised", bodies = bodies).rule(rule("14")));
        }
    } else if game.match_options().spirit {
        for (body, spirit) in game.board().rules().bodies.iter().zip(&affairs.spirits) {
            let now = match spirit.nerve {
                Nerve::Steady => "steady",
                Nerve::Demoralised => "demoralised",
                Nerve::Disintegrated => "disintegrated",
            };
            let (body, points) = (super::super::tell::body(&body.name), spirit.points);
            let told = phrase!(MESSAGES, "winter-spirit", body = body, points = points, nerve = now);
            sheet.note(told.rule(rule("14")));
        }
    }
    if affairs.withdrawal {
        sheet.note(phrase!(MESSAGES, "winter-withdrawal-declared").rule(rule("20.14.B.2")));
    }
    if let Some(turn) = affairs.hold {
        sheet.note(phrase!(MESSAGES, "winter-held-since", turn = turn).rule(rule("20.14.B.3")));
    }
    if game.board().rules().cup.is_some() {
        let (drawn, suspended) = (affairs.cup.draws.len(), yes_no(affairs.cup.suspended));
        let told = phrase!(MESSAGES, "winter-chits-drawn", chits = drawn, suspended = suspended);
        sheet.note(told.rule(rule("20.14.B.1")));
        // When all draws are opened, what they were is public.
        let hidden = drawn > 0 && affairs.cup.batteries.is_none();
        let known = game.batteries_drawn().filter(|_| hidden && eye == Eye::Of(Side::First));
        if let Some(batteries) = known {
            sheet.note(phrase!(MESSAGES, "winter-batteries-drawn", batteries = batteries).rule(rule("20.14.B.1")));
        }
    }
    for order in affairs.attack_orders.iter().filter(|order| order.holds) {
        let who = super::super::leader_piece(game.board(), order.leader);
        let told = phrase!(MESSAGES, "winter-attack-order", leader = who, violations = order.violations);
        sheet.note(told.rule(rule("17.8")));
    }
    sheet
}

/// The level as it would be if the battle ended now; once it is over, the level itself.
fn level_now(game: &Game) -> i8 {
    if matches!(game.pending(), Pending::Over(_)) { game.state().affairs.level } else { game.level_if_over() }
}

/// The points so far, and what they would mean at the end.
pub(super) fn account(game: &Game) -> Sheet {
    let affairs = &game.state().affairs;
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    let mut table = SheetTable::default();
    let number = |number: i64| Sentence::from(signed(number));
    table.row([phrase!(MESSAGES, "winter-level-first"), number(board.rules().level.into())], false);
    table.row([phrase!(MESSAGES, "winter-level-so-far"), number(affairs.level.into())], false);
    table.row([phrase!(MESSAGES, "winter-level-now"), number(level_now(game).into())], true);
    let [allied, french] = affairs.lost;
    let difference = i32::from(allied) - i32::from(french);
    let margin = board.rules().victory.loss_margin;
    table.row([phrase!(MESSAGES, "winter-losses-less"), number(difference.into())], false);
    let counts = phrase!(MESSAGES, "winter-counts-from").rule(rule("R64"));
    table.row([counts, Sentence::from(margin.to_string())], false);
    sheet.parts.push(Part::Table(table));
    let outcome = Outcome::of(level_now(game));
    let told = match outcome.winner {
        None => phrase!(MESSAGES, "winter-would-draw"),
        Some(side) => phrase!(MESSAGES, "winter-would-win", side = side),
    };
    sheet.line(told.rule(rule("20.16")));
    sheet
}

/// The turn and the phase; with little room without the hour.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let rules = game.board().rules();
    let turn = match roomy && rules.first_turn > 1 {
        true => turn_of_part(&battle.scenario, state.turn, rules.first_turn, rules.last_turn),
        false => turn_line(&battle.scenario, state.turn, rules.last_turn, roomy),
    };
    let phase = super::super::Winter::phase(game).key;
    if super::super::tell::is_of_both(state.phase) {
        say!(MESSAGES, "winter-turn-line", turn = turn, phase = phase)
    } else {
        let side = side_label(state.phase.side());
        say!(MESSAGES, "winter-turn-line-of", turn = turn, side = side, phase = phase)
    }
}

/// The turn of a battle that begins with a later turn of the printed track, counted from its own first one, with its hour.
fn turn_of_part(scenario: &Scenario, turn: u8, first: u8, last: u8) -> String {
    let (count, all) = (turn.saturating_sub(first) + 1, last.saturating_sub(first) + 1);
    let text = say!(language::MESSAGES, "language-turn-of-part", turn = count, last = all, printed = turn);
    match scenario.turn_label(turn).filter(|label| !label.is_empty()) {
        Some(label) => format!("{text}, {}", dated(label)),
        None => text,
    }
}

/// The turns with dusk, night and arrivals, the present one lit.
pub(super) fn track(battle: &Battle, game: &Game) -> Sheet {
    let board = game.board();
    let (first, last) = (board.rules().first_turn, board.rules().last_turn);
    let time = &board.tables().time;
    let stop = |turn: u8| {
        let dark = time.night.contains(&turn) || time.evening.contains(&turn);
        let sky = if dark { Sky::Night } else { Sky::Day };
        let comes = board.definition().units.iter().filter_map(|unit| {
            let (_, code) = game.arrival(unit.side, &unit.start).filter(|(on, _)| *on == Some(turn))?;
            let entry = board.definition().ground.entries.iter().find(|entry| entry.code == *code)?;
            Some((unit.side, *entry.hexes.first()?))
        });
        let mut comes: Vec<_> = comes.collect();
        comes.dedup();
        let label = dated(battle.scenario.turn_label(turn).unwrap_or_default());
        let hourly = yes_no(time.hourly.contains(&turn));
        Stop {
            told: phrase!(MESSAGES, "winter-turn", turn = turn, label = label, hourly = hourly),
            sky,
            comes,
            parts: time.hourly.contains(&turn),
        }
    };
    turn_track(first..=last, game.state().turn, stop)
}

#[cfg(test)]
mod tests {
    use super::super::super::Winter;
    use super::*;
    use language::ask::Draft;
    use language::chance::Chance;
    use language::croupier::Seats;
    use language::system::{Asks as _, Rules as _, TypedBattle, Words as _};
    use serde_json::{Value, json};
    use std::sync::Arc;

    /// A battle in which the Allied side has drawn, with both seats.
    fn drawn(seed: u64) -> (Battle, Seats<Game>) {
        let scenario = winter_files::BATTLES.built_in("winter-20-1").unwrap();
        let board = Winter::board(&scenario).unwrap();
        let position = json!({"turn": 36, "others": "start"});
        let (game, _) = Winter::begun(&board, &Value::Null, Some(&position)).unwrap();
        let (mut seats, mut chance) = (Seats::new(game), Chance::new(seed));
        while seats.public().state().affairs.cup.draws.is_empty() {
            let Pending::Decision { side, .. } = seats.public().pending() else {
                seats.roll(&mut chance).unwrap();
                continue;
            };
            let passes = Winter::ask(seats.of(side), side, &Draft::EMPTY);
            let command = passes.would_pass().unwrap().said.command.clone();
            seats.apply(side, &command).unwrap();
        }
        (TypedBattle::new(Arc::new(scenario), board), seats)
    }

    #[test]
    fn only_the_side_that_drew_sees_its_batteries() {
        let mut kinds = Vec::new();
        for seed in 0..20 {
            let (battle, seats) = drawn(seed);
            let names = Winter::names(&battle.board);
            let (allied, french) = (seats.of(Side::First), seats.of(Side::Second));
            let told = |game: &Game, eye| standing(&battle, game, eye).plain(&names);
            let batteries = allied.batteries_drawn().unwrap();
            let words = format!("Batteries among the chits you have drawn: {batteries}.");
            assert!(told(allied, Eye::Of(Side::First)).contains(&words), "{words}");
            for eye in [Eye::Of(Side::Second), Eye::Public] {
                assert!(!told(allied, eye).contains("Batteries among"), "{eye:?}");
            }
            assert_eq!(french.batteries_drawn(), None, "the French engine does not know");
            assert!(!told(french, Eye::Of(Side::First)).contains("Batteries among"));
            assert_eq!(allied.hash(), french.hash());
            kinds.push(batteries);
        }
        assert!(kinds.contains(&0) && kinds.contains(&1), "{kinds:?}");
    }
}
