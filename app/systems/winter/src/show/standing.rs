//! The level, what was lost, the turn track.

use super::super::ask::rule;
use super::super::{Battle, side_name};
use engine::contract::Side;
use language::ask::Sentence;
use language::board::{side_colour, turn_line, turn_track};
use language::sheet::{Gauge, Part, Sheet, SheetTable, Sky, Stop};
use language::system::Tell as _;
use winter::glimpse::Daylight;
use winter::state::{Nerve, Snow};
use winter::{Game, Outcome};

/// The level, and losses of both sides.
pub(super) fn standing(battle: &Battle, game: &Game) -> Sheet {
    let affairs = &game.state().affairs;
    let mut sheet = Sheet::EMPTY;
    sheet.heading(Sentence::from(format!("Level {:+}", affairs.level)));
    let [allied, french] = affairs.lost;
    let most = i64::from(allied.max(french).max(30));
    for (side, lost) in Side::BOTH.into_iter().zip([allied, french]) {
        sheet.parts.push(Part::Gauge(Gauge {
            name: Sentence::EMPTY.side(side).text(", lost"),
            text: lost.to_string(),
            told: Sentence::from(format!("The {} side has lost {lost} strength points", side_name(side))),
            level: i64::from(lost),
            ends: [0, most],
            tick: None,
            coat: Some(side_colour(&battle.scenario, side)),
        }));
    }
    let sees = match game.sees() {
        u16::MAX => String::from("as far as the ground allows"),
        far => format!("{far} hexes"),
    };
    let light = match game.daylight() {
        Daylight::Day => "Day",
        Daylight::Twilight => "Dawn or dusk",
        Daylight::Evening => "Evening",
        Daylight::Night => "Night",
    };
    sheet.note(Sentence::from(format!("{light}: visibility {sees}.")).rule(rule("3.2")));
    let weather = &affairs.weather;
    if weather.snow != Snow::None {
        let blows = weather.wind.map_or_else(String::new, |wind| {
            format!(", and the wind blows toward the {}", super::super::tell::way_words(wind))
        });
        let falls = super::super::tell::snow_words(weather.snow);
        sheet.note(Sentence::from(format!("Snow: {falls}{blows}.")).rule(rule("18.3")));
    }
    if game.match_options().spirit {
        for (body, spirit) in game.board().rules().bodies.iter().zip(&affairs.spirits) {
            let now = match spirit.nerve {
                Nerve::Steady => "",
                Nerve::Demoralised => ", demoralised",
                Nerve::Disintegrated => ", disintegrated",
            };
            sheet.note(Sentence::from(format!("{}: morale {}{now}.", body.name, spirit.points)).rule(rule("14")));
        }
    }
    if affairs.withdrawal {
        sheet.note(Sentence::from("The withdrawal is declared.").rule(rule("20.14.B.2")));
    }
    if let Some(turn) = affairs.hold {
        sheet.note(Sentence::from(format!("Eylau must be held, since turn {turn}.")).rule(rule("20.14.B.3")));
    }
    if game.board().rules().cup.is_some() {
        let drawn = affairs.cup.draws.len();
        let stopped = if affairs.cup.suspended { ", drawing is suspended" } else { "" };
        sheet.note(Sentence::from(format!("Chits drawn: {drawn}{stopped}.")).rule(rule("20.14.B.1")));
    }
    for order in affairs.attack_orders.iter().filter(|order| order.holds) {
        let who = super::super::leader_piece(game.board(), order.leader);
        let told = Sentence::from("Attack Order of ").piece(who).text(format!(", violations {}.", order.violations));
        sheet.note(told.rule(rule("17.8")));
    }
    sheet
}

/// The points so far, and what they would mean at the end.
pub(super) fn account(game: &Game) -> Sheet {
    let affairs = &game.state().affairs;
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    let mut table = SheetTable::default();
    table.row([Sentence::from("Level at the start"), Sentence::from(format!("{:+}", board.rules().level))], false);
    table.row([Sentence::from("Level now"), Sentence::from(format!("{:+}", affairs.level))], true);
    let [allied, french] = affairs.lost;
    let difference = i32::from(allied) - i32::from(french);
    let margin = board.rules().victory.loss_margin;
    table.row([Sentence::from("Allied losses less French"), Sentence::from(format!("{difference:+}"))], false);
    table.row(
        [Sentence::from("counts from this difference").rule(rule("R64")), Sentence::from(margin.to_string())],
        false,
    );
    sheet.parts.push(Part::Table(table));
    let outcome = Outcome::of(affairs.level);
    sheet.line(match outcome.winner {
        None => Sentence::from("If the battle ended now: a draw.").rule(rule("20.16")),
        Some(side) => {
            Sentence::from("If the battle ended now: the ").side(side).text(" side wins.").rule(rule("20.16"))
        }
    });
    sheet
}

/// The turn and the phase; with little room without the hour.
pub(super) fn turn(battle: &Battle, game: &Game, roomy: bool) -> String {
    let state = game.state();
    let mut text = turn_line(&battle.scenario, state.turn, game.board().rules().last_turn, roomy);
    let name = super::super::Winter::phase(game);
    let both = matches!(name.key, "interphase" | "fire" | "end");
    let side = if both { String::new() } else { format!("{}: ", side_name(state.phase.side())) };
    text.push_str(&format!(", {side}{}", name.name));
    text
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
        let label = battle.scenario.turn_label(turn).unwrap_or_default();
        let hour = if time.hourly.contains(&turn) { ", hourly" } else { "" };
        Stop {
            told: Sentence::from(format!("Turn {turn} {label}{hour}")),
            sky,
            comes,
            parts: time.hourly.contains(&turn),
        }
    };
    turn_track(first..=last, game.state().turn, stop)
}
