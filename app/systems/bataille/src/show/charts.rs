//! The charts beside the map: fire, melee, terrain, charges and checks, forces, standing orders, arrivals.

use super::super::{Bataille, ask, tell};
use super::{leaders, looked_up, pieces, spot};
use bataille::{Board, Game, HalfPoints, Order, Place, TwoDice, UnitId};
use engine::contract::Side;
use engine::rule::Rule;
use language::ask::{Pick, Sentence};
use language::sheet::{Part, Remark, ResultTable, Sheet, SheetTable, Tone};
use language::system::Tell as _;

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
        name: Sentence::from("Lowest roll that causes losses, by odds").rule(Rule::new("27.2")),
        corner: String::from("losses"),
        heads: columns.iter().map(|column| ask::odds(column.odds)).collect(),
        rows: rows.collect(),
        lit: None,
        framed: None,
    };
    let mut sheet = Sheet { parts: vec![Part::Grid(grid)] };
    let below = "Fire at odds below 1:6 has no effect.";
    sheet.note(Sentence::from(below).rule(Rule::new("27.1")));
    sheet.note(Sentence::from("Guns that fire at an adjacent hex move the column by one.").rule(Rule::new("25.3")));
    sheet.note(
        Sentence::from("Each increment in the target hex above nine is a modifier of one.").rule(Rule::new("27.2")),
    );
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
        name: Sentence::from("Melee: increments lost by attackers/defenders; star: morale check")
            .rule(Rule::new("34.3")),
        corner: String::from("roll"),
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
    let heads = ["Ground", "foot", "horse", "guns", "road", "defence"].map(Sentence::from);
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    for effect in &tables.terrain {
        let defence = &effect.defence;
        let most = if defence.general > 0 { defence.general } else { defence.column };
        let cells = [
            Sentence::from(spot::ground_word(effect.terrain)),
            cost(effect.cost.infantry),
            cost(effect.cost.cavalry),
            cost(effect.cost.artillery),
            cost(effect.march),
            Sentence::from(most.to_string()),
        ];
        table.row(cells, false);
    }
    for (name, costs) in [("slope", &tables.slope), ("stream", &tables.stream), ("bridge, road march", &tables.bridge)]
    {
        let cells = [
            Sentence::from(name),
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
            Sentence::from(format!(
                "In the open: column {}, line {}, carré {}, skirmishers {}, disordered {}, guns {} limbered and {} unlimbered.",
                clear.column, clear.line, clear.carre, clear.skirmish, clear.disorder, clear.limbered, clear.unlimbered
            ))
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
    let mut list = |title: &'static str, rule: Rule, rows: &[(&'static str, i8)]| {
        sheet.heading(Sentence::from(title).rule(rule));
        let mut table = SheetTable::default();
        for (name, steps) in rows {
            table.row([Sentence::from(*name), Sentence::from(format!("{steps:+}"))], false);
        }
        sheet.parts.push(Part::Table(table));
    };
    let morale = &tables.morale;
    list(
        "Every check",
        Rule::new("30.3"),
        &[
            ("disordered", morale.disordered),
            ("routed", morale.routed),
            ("half lost", morale.half_lost),
            ("road march", morale.road_march),
        ],
    );
    let charge = &tables.charge;
    list(
        "Standing to a charge",
        Rule::new("57"),
        &[
            ("in flank", charge.flank),
            ("in rear", charge.rear),
            ("skirmish order", charge.skirmish),
            ("in line", charge.line),
            ("disordered", charge.disordered),
            ("in carré", charge.carre),
            ("by lancers", charge.lancers),
            ("by heavy cavalry", charge.heavy),
            ("across a slope", charge.slope),
        ],
    );
    let heads = ["before a melee", "attacker", "defender"].map(Sentence::from);
    let mut table = SheetTable { heads: heads.to_vec(), ..SheetTable::default() };
    for row in &tables.assault_odds {
        let odds = Sentence::from(format!("increments {}", ask::odds(row.odds))).rule(Rule::new("58"));
        let steps = [row.attacker, row.defender].map(|steps| Sentence::from(format!("{steps:+}")));
        table.row([odds].into_iter().chain(steps), false);
    }
    sheet.parts.push(Part::Table(table));
    looked_up::carre(board, &mut sheet);
    sheet
}

/// Both armies, each unit with what became of it.
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
            let figures =
                format!(" {}/{}, {}-{}-{}", game.strength(unit), data.increments, data.fire, data.melee, data.movement);
            let name = Sentence::EMPTY.pick(Pick::Piece(super::piece(unit))).text(figures);
            let tone = match (now.place, now.order) {
                (Place::Eliminated, _) => Tone::Worst,
                (Place::OffMap, _) | (_, Order::Routed) => Tone::Bad,
                _ => Tone::Even,
            };
            let mut text = tell::place_words(&now.place);
            if matches!(now.place, Place::On(_)) && now.order != Order::Good {
                text = format!("{text}, {}", ask::order_word(now.order));
            }
            let remark = Remark::new(text, tone);
            let remark = if now.place == Place::Eliminated { remark.struck() } else { remark };
            sheet.entry(name, vec![remark], Bataille::formation(board, None, super::piece(unit)));
        }
        let gone = board.leader_ids().filter(|leader| {
            board.leader(*leader).is_some_and(|data| data.side == side) && game.state().leader_hex(*leader).is_some()
        });
        sheet.pieces("Leaders:", leaders(game, gone));
    }
    sheet.note("Behind the name of a unit are its increments, now and at the start, then fire, melee and movement.");
    sheet
}

/// Standing orders that are not the usual ones [3.3].
pub(super) fn orders(game: &Game) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for side in Side::BOTH {
        sheet.heading(Sentence::EMPTY.side(side));
        let mut any = false;
        for unit in game.on_map(side) {
            let told = tell::orders_words(&game.unit(unit).orders);
            if !told.is_empty() {
                any = true;
                let name = Sentence::EMPTY.pick(Pick::Piece(super::piece(unit)));
                sheet.entry(name, vec![Remark::new(told, Tone::Even)], Sentence::EMPTY);
            }
        }
        if !any {
            sheet.line(Sentence::from("Default orders: ask each time; no opportunity charges.").rule(Rule::new("3.3")));
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
            || Sentence::from(format!("From turn {}", group.turn)),
            |entry| Sentence::from(format!("From turn {} at {} ", group.turn, entry.code)).hex(entry.hex),
        );
        sheet.pieces(line.rule(Rule::new("18.14")), pieces(units));
    }
    if sheet.is_empty() {
        sheet.line("No more reinforcements.");
    }
    sheet
}
