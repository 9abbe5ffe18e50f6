//! The units still to come, with place and turn.

use crate::piece;
use art_of_war::{Board, EntryId, Game, Place, Start, UnitId, cases};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::sheet::{Part, Remark, Sheet, Tone};
use scenarios::Scenario;
use std::collections::BTreeMap;

/// Number of arrivals shown as next.
const NEXT: usize = 2;

/// Units that come together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrival {
    /// The first turn of arrival.
    pub(super) turn: u8,
    /// The side that is reinforced.
    pub(super) side: Side,
    /// The letter and hex of their entry.
    pub(super) code: String,
    pub(super) hex: Hex,
    pub(super) units: Vec<UnitId>,
}

/// Everyone the battle brings later, in order of turns; those that come by a die are not among them.
pub(super) fn schedule(board: &Board) -> Vec<Arrival> {
    let mut all: BTreeMap<(u8, u8, usize), Vec<UnitId>> = BTreeMap::new();
    for unit in board.unit_ids() {
        let data = board.unit(unit);
        if let Start::Enters { entry, turn } = data.start {
            all.entry((turn, entry.0, data.side.index())).or_default().push(unit);
        }
    }
    let arrival = |((turn, entry, side), units): ((u8, u8, usize), Vec<UnitId>)| {
        let entry = board.definition().entries.get(usize::from(entry))?;
        let side = if side == Side::First.index() { Side::First } else { Side::Second };
        Some(Arrival { turn, side, code: entry.code.clone(), hex: entry.hex, units })
    };
    all.into_iter().filter_map(arrival).collect()
}

/// Those of them that have not come yet.
fn waiting(game: &Game) -> Vec<Arrival> {
    let mut all = schedule(game.board());
    for arrival in &mut all {
        arrival.units.retain(|&unit| game.state().unit(unit).place == Place::Waiting);
    }
    all.retain(|arrival| !arrival.units.is_empty());
    all
}

/// Everyone who is still to come.
pub(super) fn chart(scenario: &Scenario, game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    summons(&mut sheet, game);
    let all = waiting(game);
    if all.is_empty() {
        sheet.note("No more reinforcements.");
    }
    for arrival in all {
        let (name, remark) = told(scenario, game, &arrival);
        sheet.entry(name, vec![remark], Sentence::EMPTY);
        sheet.parts.push(Part::Pieces(arrival.units.into_iter().map(piece).collect()));
    }
    sheet
}

/// The units that come next.
pub(super) fn next(scenario: &Scenario, game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for arrival in waiting(game).into_iter().take(NEXT) {
        let (name, remark) = told(scenario, game, &arrival);
        sheet.entry(name, vec![remark], Sentence::EMPTY);
    }
    sheet
}

/// The turn of an arrival, with its units and their place.
fn told(scenario: &Scenario, game: &Game, arrival: &Arrival) -> (Sentence, Remark) {
    let when = if arrival.turn <= game.state().turn {
        String::from("Due now")
    } else {
        let label = scenario.turn_label(arrival.turn).unwrap_or_default();
        let comma = if label.is_empty() { "" } else { ", " };
        format!("Turn {}{comma}{label}", arrival.turn)
    };
    let strength: u16 = arrival.units.iter().map(|&unit| u16::from(game.board().unit(unit).strength)).sum();
    let count = arrival.units.len();
    let units = if count == 1 { "unit" } else { "units" };
    let who =
        Sentence::EMPTY.side(arrival.side).text(format!(", {count} {units} ({strength}) at {}\u{a0}", arrival.code));
    (Sentence::from(when), Remark::new(who.hex(arrival.hex), Tone::Even))
}

/// The corps that only a die brings.
fn summons(sheet: &mut Sheet, game: &Game) {
    let board = game.board();
    let Some(summons) = &board.definition().rules.summons else { return };
    let corps: Vec<UnitId> = board
        .unit_ids()
        .filter(|&unit| board.unit(unit).start == Start::Summoned && game.state().unit(unit).place == Place::Waiting)
        .collect();
    if corps.is_empty() {
        return;
    }
    let place = |entry: EntryId| board.definition().entries.get(usize::from(entry.0));
    let (Some(entry), Some(later)) = (place(summons.entry), place(summons.later)) else { return };
    let turns: Vec<String> = summons.turns.iter().map(ToString::to_string).collect();
    let text = if game.state().summoned {
        Sentence::from(format!("The die has brought it: at {} ", entry.code)).hex(entry.hex).text(".")
    } else {
        let (face, turns) = (summons.face, turns.join(", "));
        Sentence::from(format!("At {} ", entry.code))
            .hex(entry.hex)
            .text(format!(" on a roll of {face} in turns {turns}; otherwise at {} ", later.code))
            .hex(later.hex)
            .text(format!(" from turn {} on.", summons.later_turn))
    };
    let name = Sentence::from("The ").side(summons.side).text(" corps").rule(cases::SUMMONS);
    sheet.entry(name, Vec::new(), Sentence::EMPTY);
    sheet.line(text);
    sheet.parts.push(Part::Pieces(corps.into_iter().map(piece).collect()));
}
