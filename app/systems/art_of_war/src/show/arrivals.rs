//! The units still to come, with place and turn.

use crate::{MESSAGES, piece};
use art_of_war::{Board, EntryId, Game, Place, Start, UnitId, cases};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::Sentence;
use language::board::dated;
use language::phrase;
use language::sheet::{Part, Remark, Sheet, Tone};
use language::tongue::{Argument, Joiner};
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
        sheet.note(phrase!(MESSAGES, "art-of-war-no-more-reinforcements"));
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
        phrase!(MESSAGES, "art-of-war-due-now")
    } else {
        let turn = phrase!(MESSAGES, "art-of-war-turn", turn = arrival.turn);
        match scenario.turn_label(arrival.turn).filter(|label| !label.is_empty()) {
            Some(label) => turn.text(format!(", {}", dated(label))),
            None => turn,
        }
    };
    let strength: u16 = arrival.units.iter().map(|&unit| u16::from(game.board().unit(unit).strength)).sum();
    let who = phrase!(
        MESSAGES,
        "art-of-war-arrival",
        side = arrival.side,
        units = arrival.units.len(),
        strength = strength,
        code = arrival.code.clone(),
        hex = arrival.hex,
    );
    (when, Remark::new(who, Tone::Even))
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
    let text = if game.state().summoned {
        phrase!(MESSAGES, "art-of-war-corps-brought", code = entry.code.clone(), hex = entry.hex)
    } else {
        phrase!(
            MESSAGES,
            "art-of-war-corps-to-come",
            code = entry.code.clone(),
            hex = entry.hex,
            face = summons.face,
            turns = Argument::joined(summons.turns.iter().copied(), Joiner::Comma),
            later = later.code.clone(),
            elsewhere = later.hex,
            from = summons.later_turn,
        )
    };
    let name = phrase!(MESSAGES, "art-of-war-corps", side = summons.side).rule(cases::SUMMONS);
    sheet.entry(name, Vec::new(), Sentence::EMPTY);
    sheet.line(text);
    sheet.parts.push(Part::Pieces(corps.into_iter().map(piece).collect()));
}
