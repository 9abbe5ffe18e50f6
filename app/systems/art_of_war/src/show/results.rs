//! The combat results table, with the column of the attack in hand lit and the last roll pointed out.

use crate::tell::{meaning, tip};
use crate::words::Words;
use crate::{MESSAGES, division, unit};
use art_of_war::{Column, CombatResult, Game, Proposal, Step, cases};
use engine::contract::Game as _;
use language::ask::{Draft, Pick, Sentence};
use language::happening::Happening;
use language::sheet::{Part, ResultTable, Sheet, SheetTable, Tone};
use language::tongue::Joiner;
use language::{phrase, say};

/// The faces of the die.
const FACES: std::ops::RangeInclusive<u16> = 1..=6;
/// The faces of the weather die that do the same; the first row is of several faces.
const WEATHER: [(&str, u16); 3] = [("", 1), ("5", 5), ("6", 6)];

/// The tone of a result for the attacker.
pub const fn tone(result: CombatResult) -> Tone {
    match result {
        CombatResult::Ae => Tone::Worst,
        CombatResult::Ar => Tone::Bad,
        CombatResult::Ee => Tone::Even,
        CombatResult::Dr => Tone::Good,
        CombatResult::De => Tone::Best,
    }
}

/// The table with nothing pointed out.
pub(crate) fn whole() -> ResultTable {
    let cell = |result: CombatResult| (result.to_string(), tone(result));
    let row =
        |face: u16| (face.to_string(), Column::all().filter_map(|column| column.result(face)).map(cell).collect());
    ResultTable {
        name: phrase!(MESSAGES, "art-of-war-results-name"),
        corner: say!(MESSAGES, "art-of-war-results-corner"),
        heads: Column::all().map(|column| column.to_string()).collect(),
        rows: FACES.map(row).collect(),
        ..ResultTable::default()
    }
}

/// The effect of the weather die on a result.
pub(crate) fn weather() -> ResultTable {
    let all = || CombatResult::ALL.into_iter().filter(|result| *result != CombatResult::Ee);
    let cell = |result: CombatResult| (result.to_string(), tone(result));
    let faces = |name: &str| match name {
        "" => say!(MESSAGES, "art-of-war-weather-calm-faces"),
        name => name.to_owned(),
    };
    let row = |(name, face): (&str, u16)| (faces(name), all().map(|one| cell(one.in_weather(face))).collect());
    ResultTable {
        name: phrase!(MESSAGES, "art-of-war-weather-name"),
        corner: say!(MESSAGES, "art-of-war-weather-corner"),
        heads: all().map(|result| result.to_string()).collect(),
        rows: WEATHER.into_iter().map(row).collect(),
        ..ResultTable::default()
    }
}

/// The chart beside the map.
pub(super) fn chart(game: Option<&Game>, draft: &Draft, events: &[Happening]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let (live, does) = game.and_then(|game| in_hand(game, draft)).unzip();
    sheet.line(match live {
        Some(column) => phrase!(MESSAGES, "art-of-war-attack-in-hand", column = column.to_string()),
        None => phrase!(MESSAGES, "art-of-war-no-attack-in-hand"),
    });
    let last = last_roll(events);
    let place = |column: Column| usize::from(column.index());
    sheet.parts.push(Part::Grid(ResultTable {
        lit: live.map(place),
        framed: last.map(|(column, face)| (usize::from(face.saturating_sub(1)), place(column))),
        ..whole()
    }));
    if let Some((column, face)) = last {
        let result = column.result(face).map_or("", CombatResult::name).to_owned();
        let column = column.to_string();
        sheet.note(phrase!(MESSAGES, "art-of-war-last-die", face = face, column = column, result = result));
    }
    sheet.parts.push(Part::Table(meanings(&does.unwrap_or_default())));
    let mut rules = vec![cases::RATIO, cases::RESULTS, cases::SAFE, cases::ADVANCE];
    if game.is_some_and(|game| game.optional_rules().weather) {
        rules.extend([cases::WEATHER_KILLS, cases::WEATHER_SWAPS, cases::WEATHER_CALM, cases::WEATHER_NOT_EE]);
    }
    for rule in rules {
        sheet.note(Sentence::EMPTY.rule(rule).text("  ").then(tip(rule)));
    }
    sheet
}

/// The meaning of each result, and its effect here.
fn meanings(does: &[(CombatResult, Sentence)]) -> SheetTable {
    let mut table = SheetTable::of_words([]);
    for result in CombatResult::ALL {
        let here = does.iter().find(|(one, _)| *one == result);
        let text = match here {
            Some((_, does)) => {
                phrase!(MESSAGES, "art-of-war-meaning-here", meaning = meaning(result), does = does.clone())
            }
            None => meaning(result),
        };
        table.row([Sentence::from(result.name()), text], false);
    }
    table
}

/// The effect of each result.
type Does = Vec<(CombatResult, Sentence)>;

/// The column of the attack that is planned, with what each result would do; or that of the one being carried out.
fn in_hand(game: &Game, draft: &Draft) -> Option<(Column, Does)> {
    let proposal = proposed(game, draft);
    if let Ok(forecast) = game.forecast(&proposal) {
        let words = Words::new(game.board());
        let does = game.consequences(&proposal).unwrap_or_default();
        return Some((
            forecast.column,
            does.iter().map(|one| (one.result, words.what_it_does(one, Joiner::Semicolon))).collect(),
        ));
    }
    let column = match &game.state().combat()?.step {
        Step::Die(attack) | Step::Weather(attack, _) => attack.column,
        Step::Aftermath(aftermath) => aftermath.attack.column,
        Step::DeclareFresh(_) | Step::Announce => return None,
    };
    Some((column, Vec::new()))
}

/// The attack that a draft names, whether or not it may be made.
fn proposed(game: &Game, draft: &Draft) -> Proposal {
    let board = game.board();
    let mut proposal = Proposal { units: Vec::new(), targets: Vec::new(), lower: 0, columns: Vec::new() };
    for &pick in draft.picks() {
        match pick {
            Pick::Piece(piece) => proposal.units.extend(unit(board, piece)),
            Pick::Hex(hex) => proposal.targets.push(hex),
            Pick::Group(group) => proposal.columns.extend(division(board, group)),
            Pick::Dial(_, place) => proposal.lower = u8::try_from(place).unwrap_or(0),
            _ => {}
        }
    }
    proposal
}

/// The last roll of a combat die: the first after the last attack that was rolled for. A weather die follows it.
fn last_roll(events: &[Happening]) -> Option<(Column, u16)> {
    let mut rolled = None;
    for event in events.iter().rev() {
        if let Some(throw) = event.throw().filter(|throw| throw.came.is_some()) {
            rolled = throw.faces.first().copied();
        }
        if let (Some(fight), Some(face)) = (event.fight(), rolled) {
            return Some((Column::all().nth(usize::from(fight.step))?, face));
        }
    }
    None
}
