//! The charts beside the map: fire, melee, terrain, charges and checks, forces, standing orders, arrivals.

use super::super::{Bataille, MESSAGES, ask, tell};
use super::{leaders, looked_up, pieces, spot};
use bataille::{Board, Game, HalfPoints, Order, Place, TwoDice, UnitId};
use engine::contract::Side;
use engine::rule::Rule;
use language::ask::{Pick, Sentence};
use language::sheet::{Part, Remark, ResultTable, Sheet, SheetTable, Tone};
use language::system::Tell as _;
use language::{phrase, say};

/// The fire table: the least roll for each number of losses, by odds [27.2].
pub(in super::super) fn fire_table(board: &Board) -> Sheet {
    let columns = &board.definition().tables.fire;
    let rows = (0..5usize).map(|at| {
        let cell = |column: &bataille::FireColumn| {
            let least = column.least.get(at).copied().flatten();
            least.map_or((String::new(), Tone::Even), |throw| (throw.to_string(), Tone::Good))
        };
        ((at + 1).to_string(), columns.iter().map(cell).collect())
    });
    let grid = ResultTable {
        name: phrase!(MESSAGES, "bataille-chart-fire").rule(Rule::new("27.2")),
        corner: say!(MESSAGES, "bataille-chart-losses"),
        heads: columns.iter().map(|column| ask::odds(column.odds)).collect(),
        rows: rows.collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(grid)] };
    sheet.note(phrase!(MESSAGES, "bataille-note-below").rule(Rule::new("27.1")));
    sheet.note(phrase!(MESSAGES, "bataille-note-canister").rule(Rule::new("25.3")));
    sheet.note(phrase!(MESSAGES, "bataille-note-crowded").rule(Rule::new("27.2")));
    sheet
}

/// The melee table, roll by roll [34.3].
pub(in super::super) fn melee_table(board: &Board) -> Sheet {
    let tables = &board.definition().tables;
    let rows = TwoDice::all().zip(&tables.melee).map(|(throw, row)| {
        let cell = |result: &bataille::MeleeResult| {
            let (name, _, tone) = ask::melee_words(*result);
            (name, tone)
        };
        (throw.to_string(), row.iter().map(cell).collect())
    });
    let grid = ResultTable {
        name: phrase!(MESSAGES, "bataille-chart-melee").rule(Rule::new("34.3")),
        corner: say!(MESSAGES, "bataille-chart-roll"),
        heads: tables.melee_odds.iter().map(|odds| ask::odds(*odds)).collect(),
        rows: rows.collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(grid)] };
    looked_up::letters(board, &mut sheet);
    sheet
}

fn cost(of: Option<HalfPoints>) -> Sentence {
    of.map_or_else(|| Sentence::from("-"), |halves| Sentence::from(ask::points(halves)))
}

/// The costs of ground and hexsides, and the cover of ground (50, 53).
pub(in super::super) fn terrain(board: &Board) -> Sheet {
    let tables = &board.definition().tables;
    let heads = [
        phrase!(MESSAGES, "bataille-head-ground"),
        phrase!(MESSAGES, "bataille-head-foot"),
        phrase!(MESSAGES, "bataille-head-horse"),
        phrase!(MESSAGES, "bataille-head-guns"),
        phrase!(MESSAGES, "bataille-head-road"),
        phrase!(MESSAGES, "bataille-head-defence"),
    ];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    for effect in &tables.terrain {
        let defence = &effect.defence;
        let most = if defence.general > 0 { defence.general } else { defence.column };
        let cells = [
            spot::ground_word(effect.terrain),
            cost(effect.cost.infantry),
            cost(effect.cost.cavalry),
            cost(effect.cost.artillery),
            cost(effect.march),
            Sentence::from(most.to_string()),
        ];
        table.row(cells, false);
    }
    let sides = [
        (phrase!(MESSAGES, "bataille-row-slope"), &tables.slope),
        (phrase!(MESSAGES, "bataille-row-stream"), &tables.stream),
        (phrase!(MESSAGES, "bataille-row-bridge"), &tables.bridge),
    ];
    for (name, costs) in sides {
        let cells = [
            name,
            cost(costs.infantry),
            cost(costs.cavalry),
            cost(costs.artillery),
            Sentence::from("-"),
            Sentence::from("-"),
        ];
        table.row(cells, false);
    }
    let mut sheet = Sheet { parts: vec![Part::Table(table)] };
    let clear = tables.terrain.first().map(|effect| effect.defence);
    if let Some(clear) = clear {
        sheet.note(
            phrase!(
                MESSAGES,
                "bataille-note-open",
                column = clear.column,
                line = clear.line,
                carre = clear.carre,
                skirmish = clear.skirmish,
                disorder = clear.disorder,
                limbered = clear.limbered,
                unlimbered = clear.unlimbered
            )
            .rule(Rule::new("26.1")),
        );
    }
    looked_up::stacking(board, &mut sheet);
    sheet
}

/// Steps on checks, before melees and against charges [30.3, 57, 58, 59].
pub(super) fn checks(board: &Board) -> Sheet {
    let tables = &board.definition().tables;
    let mut sheet = Sheet::EMPTY;
    let mut list = |title: Sentence, rule: Rule, rows: &[(&'static str, i8)]| {
        sheet.heading(title.rule(rule));
        let mut table = SheetTable::default();
        for (name, steps) in rows {
            let name = phrase!(MESSAGES, "bataille-checks-row", row = *name);
            table.row([name, Sentence::from(format!("{steps:+}"))], false);
        }
        sheet.parts.push(Part::Table(table));
    };
    let morale = &tables.morale;
    list(
        phrase!(MESSAGES, "bataille-checks-every"),
        Rule::new("30.3"),
        &[
            ("disordered", morale.disordered),
            ("routed", morale.routed),
            ("half-lost", morale.half_lost),
            ("road-march", morale.road_march),
        ],
    );
    let charge = &tables.charge;
    list(
        phrase!(MESSAGES, "bataille-checks-charge"),
        Rule::new("57"),
        &[
            ("flank", charge.flank),
            ("rear", charge.rear),
            ("skirmish", charge.skirmish),
            ("line", charge.line),
            ("disordered", charge.disordered),
            ("carre", charge.carre),
            ("lancers", charge.lancers),
            ("heavy", charge.heavy),
            ("slope", charge.slope),
        ],
    );
    let heads = [
        phrase!(MESSAGES, "bataille-head-before-melee"),
        phrase!(MESSAGES, "bataille-head-attacker"),
        phrase!(MESSAGES, "bataille-head-defender"),
    ];
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    for row in &tables.assault_odds {
        let odds = phrase!(MESSAGES, "bataille-increments-odds", odds = ask::odds(row.odds)).rule(Rule::new("58"));
        let steps = [row.attacker, row.defender].map(|steps| Sentence::from(format!("{steps:+}")));
        table.row([odds].into_iter().chain(steps), false);
    }
    sheet.parts.push(Part::Table(table));
    looked_up::carre(board, &mut sheet);
    sheet
}

/// Both armies, each unit with its present state.
pub(super) fn forces(game: &Game) -> Sheet {
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        for unit in board.unit_ids().filter(|unit| game.side_of(*unit) == side) {
            let Some(data) = board.unit(unit) else { continue };
            let now = game.unit(unit);
            if now.place == Place::Aside {
                continue;
            }
            let name = phrase!(
                MESSAGES,
                "bataille-force-figures",
                unit = super::piece(unit),
                now = game.strength(unit),
                whole = data.increments,
                fire = data.fire,
                melee = data.melee,
                movement = data.movement
            );
            let tone = match (now.place, now.order) {
                (Place::Eliminated, _) => Tone::Worst,
                (Place::OffMap, _) | (_, Order::Routed) => Tone::Bad,
                _ => Tone::Even,
            };
            let mut text = tell::place_words(&now.place);
            if matches!(now.place, Place::On(_)) && now.order != Order::Good {
                text = ask::commas([text, ask::order_word(now.order)]);
            }
            let remark = Remark::new(text, tone);
            let remark = if now.place == Place::Eliminated { remark.struck() } else { remark };
            sheet.entry(name, vec![remark], Bataille::formation(board, None, super::piece(unit)));
        }
        let gone = board.leader_ids().filter(|leader| {
            board.leader(*leader).is_some_and(|data| data.side == side) && game.state().leader_hex(*leader).is_some()
        });
        sheet.pieces(phrase!(MESSAGES, "bataille-force-leaders"), leaders(game, gone));
    }
    sheet.note(phrase!(MESSAGES, "bataille-force-note"));
    sheet
}

/// Standing orders that are not the usual ones [3.3].
pub(super) fn orders(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        let mut any = false;
        for unit in game.on_map(side) {
            if let Some(told) = tell::orders_words(&game.unit(unit).orders) {
                any = true;
                let name = Sentence::EMPTY.pick(Pick::Piece(super::piece(unit)));
                sheet.entry(name, vec![Remark::new(told, Tone::Even)], Sentence::EMPTY);
            }
        }
        if !any {
            sheet.line(phrase!(MESSAGES, "bataille-orders-usual").rule(Rule::new("3.3")));
        }
    }
    sheet
}

/// The units still to come.
pub(super) fn coming(game: &Game) -> Sheet {
    let board = game.board();
    let mut sheet = Sheet::EMPTY;
    for group in &board.definition().reinforcements {
        let waits = |unit: &&UnitId| game.unit(**unit).place == Place::Waiting;
        let units: Vec<UnitId> = group.units.iter().filter(waits).copied().collect();
        let entry = board.definition().ground.entries.get(usize::from(group.entry.0));
        let line = entry.map_or_else(
            || phrase!(MESSAGES, "bataille-coming-from", turn = group.turn),
            |entry| {
                let (turn, code) = (group.turn, entry.code.clone());
                phrase!(MESSAGES, "bataille-coming-at", turn = turn, entry = code, hex = entry.hex)
            },
        );
        sheet.pieces(line.rule(Rule::new("18.14")), pieces(units));
    }
    if sheet.is_empty() {
        sheet.line(phrase!(MESSAGES, "bataille-coming-none"));
    }
    sheet
}
