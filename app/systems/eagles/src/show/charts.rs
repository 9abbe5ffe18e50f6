//! The charts beside the map: forces, combat, artillery, attrition, terrain.

use super::super::columns::{ATTRITION_COLUMNS, attrition_head};
use super::super::{ask, leader_piece, tell, unit_piece};
use crate::MESSAGES;
use eagles::{Board, Cell, Class, Game, LeaderData, LeaderId, Pair, Place, UnitId, rules};
use engine::contract::Side;
use language::ask::{Names, Sentence};
use language::sheet::{Part, Remark, ResultTable, Sheet, SheetTable, Tone};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};

/// The rows of a table by its die: the first and the last are open.
fn die(row: usize, rows: usize) -> String {
    match row + 1 {
        1 => String::from("\u{2264}1"),
        last if last == rows => format!("\u{2265}{last}"),
        other => other.to_string(),
    }
}

/// The combat table (T3).
pub(in super::super) fn combat(board: &Board) -> Sheet {
    let table = &board.tables().combat;
    let cell = |cell: &Cell| {
        let stars = "*".repeat(usize::from(cell.stars));
        let lost = cell.defender <= cell.attacker;
        let (first, second) = if lost { (stars.as_str(), "") } else { ("", stars.as_str()) };
        let tone = if lost { Tone::Bad } else { Tone::Good };
        (format!("{}{first}/{}{second}", cell.attacker, cell.defender), tone)
    };
    let rows = table.rows.iter().enumerate();
    let grid = ResultTable {
        name: phrase!(MESSAGES, "eagles-chart-combat").rule(rules::ODDS),
        corner: say!(MESSAGES, "eagles-corner-die"),
        heads: (0..table.columns.len())
            .filter_map(|at| u8::try_from(at).ok())
            .map(|at| ask::column_word(board, at))
            .collect(),
        rows: rows.map(|(at, row)| (die(at, table.rows.len()), row.iter().map(cell).collect())).collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(grid)] };
    let shift = &board.tables().shift;
    sheet.note(
        phrase!(
            MESSAGES,
            "eagles-chart-shifts",
            woods = shift.woods,
            hills = shift.hills,
            marsh = shift.marsh,
            town = shift.major_town,
            fortified = shift.fortified,
            river = shift.secondary_river,
            bridge = shift.primary_bridge,
            cap = shift.cap
        )
        .rule(rules::ODDS),
    );
    sheet
}

/// Artillery fire (T3a).
pub(in super::super) fn artillery(board: &Board) -> Sheet {
    let table = &board.tables().artillery;
    let class = |at: usize| {
        let least = at.checked_sub(1).and_then(|before| table.strength_upper.get(before)).map_or(1, |upper| upper + 1);
        table.strength_upper.get(at).map_or_else(|| format!("{least}+"), |most| format!("{least}-{most}"))
    };
    let columns = table.loss.first().map_or(0, Vec::len);
    let rows = table.loss.iter().enumerate().map(|(at, row)| {
        let cell = |loss: &u8| (loss.to_string(), if *loss > 0 { Tone::Good } else { Tone::Even });
        (class(at), row.iter().map(cell).collect())
    });
    let grid = ResultTable {
        name: phrase!(MESSAGES, "eagles-chart-artillery").rule(rules::FIRE),
        corner: say!(MESSAGES, "eagles-corner-guns"),
        heads: (0..columns).map(|at| die(at, columns)).collect(),
        rows: rows.collect(),
        lit: None,
        framed: None,
    };
    Sheet { parts: vec![Part::Grid(grid)] }
}

/// Attrition (T2).
pub(in super::super) fn attrition(board: &Board) -> Sheet {
    let table = &board.tables().attrition;
    let count = table.loss.len();
    let size = |row: usize, column: &Vec<u16>| match column.get(row) {
        Some(most) => most.to_string(),
        None => say!(MESSAGES, "eagles-cell-more"),
    };
    let sizes = (0..count).map(|row| {
        let cells = table.row_upper.iter().map(|column| (size(row, column), Tone::Even));
        ((row + 1).to_string(), cells.collect())
    });
    let heads = (0..ATTRITION_COLUMNS).map(|column| attrition_head(column).plain(&Names::default()));
    let rows = ResultTable {
        name: phrase!(MESSAGES, "eagles-chart-attrition-rows").rule(rules::ATTRITION),
        corner: say!(MESSAGES, "eagles-corner-row"),
        heads: heads.collect(),
        rows: sizes.collect(),
        lit: None,
        framed: None,
    };
    let mut least = None;
    let mut die_heads: Vec<String> = Vec::new();
    for upper in &table.die_upper {
        die_heads.push(match least {
            None => format!("\u{2264}{upper}"),
            Some(least) if least == *upper => upper.to_string(),
            Some(least) => format!("{least}-{upper}"),
        });
        least = Some(upper + 1);
    }
    die_heads.extend(least.map(|least| format!("{least}+")));
    let losses = table.loss.iter().enumerate().map(|(row, cells)| {
        let cell = |loss: &u8| (loss.to_string(), if *loss > 0 { Tone::Bad } else { Tone::Even });
        ((row + 1).to_string(), cells.iter().map(cell).collect())
    });
    let losses = ResultTable {
        name: phrase!(MESSAGES, "eagles-chart-attrition").rule(rules::ATTRITION),
        corner: say!(MESSAGES, "eagles-corner-row"),
        heads: die_heads,
        rows: losses.collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(rows), Part::Grid(losses)] };
    sheet.note(phrase!(MESSAGES, "eagles-chart-attrition-note").rule(rules::SUPPLY));
    sheet
}

/// The costs of hexes (T1).
pub(in super::super) fn terrain(board: &Board) -> Sheet {
    let cost = &board.tables().cost;
    let heads = ["ground", "foot", "horse"].map(|head| phrase!(MESSAGES, "eagles-terrain-head", head = head));
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    let points = |halves: u8| Sentence::from(ask::points(u16::from(halves)));
    let rows: [(&'static str, Pair); 7] = [
        ("primary-road", cost.primary_road),
        ("secondary-road", cost.secondary_road),
        ("clear", cost.clear),
        ("woods", cost.woods),
        ("hills", cost.hills),
        ("marsh", cost.marsh),
        ("river", cost.secondary_river),
    ];
    for (name, pair) in rows {
        let name = phrase!(MESSAGES, "eagles-terrain", ground = name);
        table.row([name, points(pair.foot), points(pair.horse)], false);
    }
    let allowance = board.tables().allowance;
    table.row([phrase!(MESSAGES, "eagles-terrain-allowance"), points(allowance.foot), points(allowance.horse)], true);
    let mut sheet = Sheet { parts: vec![Part::Table(table)] };
    sheet.note(phrase!(MESSAGES, "eagles-terrain-rivers").rule(rules::MARCH));
    sheet.note(phrase!(MESSAGES, "eagles-terrain-mud").rule(rules::THINGS));
    sheet
}

/// Both armies: each leader with his strength, his place and his ratings, and below him his units.
pub(super) fn forces(game: &Game) -> Sheet {
    let (board, state) = (game.board(), game.state());
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        let leaders: Vec<LeaderId> = board.leader_ids().filter(|id| board.side_of(*id) == side).collect();
        let sealed = leaders.iter().any(|id| game.token(*id).is_some() || game.is_masked(*id));
        let total: u16 = leaders.iter().map(|id| game.strength_of(*id).total()).sum();
        sheet.heading(if sealed {
            phrase!(MESSAGES, "eagles-forces-seen", side = side)
        } else {
            phrase!(MESSAGES, "eagles-forces", side = side, strength = ask::in_strength(total))
        });
        for id in leaders {
            let (Some(data), Some(now)) = (board.leader(id), state.leader(id)) else { continue };
            if now.place == Place::Away {
                continue;
            }
            let lost = now.place == Place::Lost;
            let place = match now.place {
                Place::On(hex) => phrase!(MESSAGES, "eagles-place-in", hex = board.number(hex)),
                other => tell::place(board, other),
            };
            let place = Remark::new(place, if lost { Tone::Worst } else { Tone::Even });
            let mut remarks = vec![if lost { place.struck() } else { place }];
            if !lost {
                remarks.insert(0, Remark::new(ask::strength_told(game, id), Tone::Even));
            }
            sheet.entry(Sentence::EMPTY.piece(leader_piece(id)), remarks, told_ratings(data));
            let units = track(game, id);
            if !units.is_empty() {
                let units = units.into_iter().map(|(unit, strength)| {
                    phrase!(MESSAGES, "eagles-unit-count", unit = unit_piece(board, unit), count = strength)
                });
                sheet.line(phrase!(MESSAGES, "eagles-all", all = Argument::joined(units, Joiner::Comma)));
            }
        }
    }
    sheet.note(phrase!(MESSAGES, "eagles-note-initiative").rule(rules::ACTIVATION));
    sheet.note(phrase!(MESSAGES, "eagles-note-span").rule(rules::THINGS));
    sheet
}

/// Initiative, span and how much a leader counts, in words; a counter under seal has none that are known.
fn told_ratings(data: &LeaderData) -> Sentence {
    if data.class == Class::Token {
        return Sentence::EMPTY;
    }
    let halves = |number: u8| ask::points(u16::from(number));
    let (span, counts) = (halves(data.span), halves(data.subordination));
    phrase!(MESSAGES, "eagles-ratings", initiative = data.initiative, span = span, counts = counts)
}

/// Initiative, span and how much he counts, after a name; a counter under seal has none that are known.
pub(super) fn ratings(data: &LeaderData) -> String {
    let halves = |number: u8| ask::points(u16::from(number));
    match data.class {
        Class::Token => String::new(),
        _ => format!(" {}-{}-{}", data.initiative, halves(data.span), halves(data.subordination)),
    }
}

/// The units under a leader, with the strength of each.
pub(super) fn track(game: &Game, leader: LeaderId) -> Vec<(UnitId, u8)> {
    let strength = |unit: UnitId| {
        let now = game.state().unit(unit).filter(|now| now.leader == Some(leader))?;
        Some((unit, now.strength))
    };
    game.board().unit_ids().filter_map(strength).collect()
}
