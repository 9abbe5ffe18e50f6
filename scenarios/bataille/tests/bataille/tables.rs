//! The tables of melee, its letters and the carré, cell by cell, typed in from the charts. They are compared with the
//! battles' data, and with melees at every odds.

use crate::play::*;
use bataille::*;
use engine::contract::{Game as _, Side};
use engine::hex::{Direction, Hex};
use std::sync::Arc;

/// [34.3] One line for each roll, 11 to 66; columns 1:2, 1:1, 1.5:1, 2:1, 2.5:1, 3:1, 3.5:1, 4:1, 4.5:1, 5:1.
const MELEE: [&str; 36] = [
    "AR AD AD AD - - - 2*/1 3/2 DD",
    "AR AD AD - - - 0/0 1/2 DD DD",
    "AR AD - - - - 2*/2 0/2 DD DD",
    "AR AD - - - - 3/3 0/1* DD DD",
    "AD AD - - - - 2/4 1/1* DD DD",
    "AD - - - - 0/0* 3/1 DD DD DD",
    "AD - - - - 2/3 0/1* DD DD DD",
    "AD - - - - 0/2 DD DD DD DD",
    "AD - - - 1/4 2*/0 DD DD DD DD",
    "AD - - - 2/3 1/2 DD DD DD DD",
    "AD - - 0/3 0*/0 0/1 DD DD DD DD",
    "AD - - 1/2 1/1* 2*/3 DD DD DD DD",
    "AD - - 2*/1 2/3* 1/2* DD DD DD DD",
    "AD - - 0/0 3/3 DD DD DD DD DD",
    "AD - 1/2 0/1* 0/1 DD DD DD DD DR",
    "AD - 0/0 1/0 1/0 DD DD DD DD DR",
    "- - 1/1 3/2* 2/2* DD DD DD DD DR",
    "- - 2*/0 1/1 DD DD DD DD DD DR",
    "- - 0/1* 2/2* DD DD DD DD DD DR",
    "- 2*/1 1/1 1*/2 DD DD DD DD DR DR",
    "- 2/1* 2/2* 1*/1 DD DD DD DD DR DR",
    "- 2/1 3/1 0/2* DD DD DD DD DR DR",
    "- 1*/1 0/2 DD DD DD DD DD DR DR",
    "- 1/2 2/1 DD DD DD DD DD DR DR",
    "- 1/1 1/1* DD DD DD DD DD DR DR",
    "0*/0 0/0* 2*/1 DD DD DD DD DD DR DR",
    "1/1 2/1 DD DD DD DD DD DD DR DR",
    "1/2* 1*/2 DD DD DD DD DD DD DR DR",
    "0/1 2/2 DD DD DD DD DD DD DR DR",
    "1*/0 0/0 DD DD DD DD DD DR DR DR",
    "0/2 1/0* DD DD DD DD DD DR DR DR",
    "2/1* DD DD DD DD DD DR DR DR DS",
    "0/0 DD DD DD DD DD DR DR DR DS",
    "2/2 DD DD DD DD DD DR DR DR DS",
    "DD DD DD DD DD DR DR DR DR DS",
    "DD DD DD DD DD DR DR DR DS DS",
];

/// The attackers with their losses, the losses of the defender, and the column that results.
type AtOdds = (&'static [(&'static str, u8)], u8, usize);

/// The result in one word.
fn word(result: MeleeResult) -> String {
    let star = |checks| if checks { "*" } else { "" };
    match result {
        MeleeResult::Letter(Letter::Blank) => String::from("-"),
        MeleeResult::Letter(letter) => format!("{letter:?}").to_uppercase(),
        MeleeResult::Losses { attacker, attacker_checks, defender, defender_checks } => {
            format!("{attacker}{}/{defender}{}", star(attacker_checks), star(defender_checks))
        }
    }
}

fn unit(board: &Board, name: &str) -> UnitId {
    board.unit_ids().find(|id| board.unit(*id).is_some_and(|data| data.id == name)).unwrap()
}

/// The melee segment of a French half-turn with only these units on the map: id, hex, side it faces, increments lost.
fn fight(board: &Arc<Board>, units: &[(&str, &str, Direction, u8)]) -> Game {
    let (game, _) = Game::new(Arc::clone(board), board.definition().usual);
    let mut state = game.state().clone();
    state.agenda.clear();
    (state.turn, state.phasing, state.segment) = (2, Side::First, Segment::Melee);
    state.units.iter_mut().for_each(|unit| unit.place = Place::Aside);
    state.leaders.iter_mut().for_each(|leader| leader.place = Place::Aside);
    let mut depths: Vec<Hex> = Vec::new();
    for &(name, hex, facing, lost) in units {
        let hex: Hex = hex.parse().unwrap();
        let known = &mut state.units[usize::from(unit(board, name).0)];
        known.depth = depths.iter().filter(|other| **other == hex).count() as u8;
        known.place = Place::On(hex);
        (known.formation, known.facing, known.lost) = (Formation::Column, Facing::Side(facing), lost);
        depths.push(hex);
    }
    Game::from_state(Arc::clone(board), board.definition().usual, state).unwrap()
}

#[test]
fn the_melee_table_is_as_printed() {
    let board = gleina();
    let table = &board.definition().tables.melee;
    assert_eq!(table.len(), MELEE.len());
    for (row, page) in table.iter().zip(MELEE) {
        let told: Vec<String> = row.iter().copied().map(word).collect();
        assert_eq!(told.join(" "), page);
    }
}

#[test]
fn a_melee_at_every_odds_reads_its_column_throw_by_throw() {
    // [34.2, 60] Battalions against Dnieper from its front: the attackers, Dnieper's losses, and the column.
    let cases: [AtOdds; 10] = [
        (&[("fr-1-136", 2)], 0, 0),                                // 6.6 to 14, below every column
        (&[("fr-1-22", 0)], 0, 1),                                 // 15 to 14
        (&[("fr-1-136", 0), ("fr-2-136", 0)], 0, 2),               // 22 to 14
        (&[("fr-1-22", 0), ("fr-3-22", 0)], 0, 3),                 // 30 to 14
        (&[("fr-1-22", 0), ("fr-3-22", 0)], 1, 4),                 // 30 to 11.2
        (&[("fr-1-22", 0), ("fr-3-22", 0), ("fr-4-22", 0)], 0, 5), // 42 to 14, exactly 3:1
        (&[("fr-1-22", 0), ("fr-3-22", 0)], 2, 6),                 // 30 to 8.4
        (&[("fr-4-22", 0), ("fr-1-136", 0)], 3, 7),                // 23 to 5.6
        (&[("fr-1-22", 0), ("fr-1-136", 0)], 3, 8),                // 26 to 5.6
        (&[("fr-1-22", 0), ("fr-3-22", 0)], 3, 9),                 // 30 to 5.6
    ];
    let board = gleina();
    for (attackers, lost, column) in cases {
        let mut units = vec![("ru-dnieper", "2410", Direction::Down, lost)];
        units.extend(attackers.iter().map(|(name, lost)| (*name, "2411", Direction::Up, *lost)));
        let game = fight(&board, &units);
        let ids: Vec<UnitId> = attackers.iter().map(|(name, _)| unit(&board, name)).collect();
        let order = AssaultOrder { target: "2410".parse().unwrap(), units: ids, saving: Vec::new() };
        let forecast = game.forecast(&Proposal::Assault(order)).unwrap();
        let throw = forecast.throws.last().unwrap();
        assert_eq!(usize::from(throw.melee.as_ref().unwrap().column), column, "{attackers:?} at {lost}");
        for (natural, page) in TwoDice::all().zip(MELEE) {
            let found = throw.results.iter().find(|one| one.on.contains(&natural.0)).unwrap();
            let ThrowResult::Melee { result, .. } = found.result else { panic!("{:?}", found.result) };
            assert_eq!(Some(word(result).as_str()), page.split(' ').nth(column), "{} in column {column}", natural.0);
        }
    }
}

#[test]
fn what_letters_do_to_every_kind_of_unit() {
    // [34.5] AR, AD, blank, DD, DR, DS.
    let board = gleina();
    let matrix = &board.definition().tables.matrix;
    let page = [
        (matrix.infantry_good, "A B C Disorder3 Rout Remove"),
        (matrix.infantry_disordered, "A B C Rout Rout Remove"),
        (matrix.infantry_routed, "A B C Rout Remove Remove"),
        (matrix.infantry_carre, "A B CarreTest CarreBreaks CarreRouts Remove"),
        (matrix.cavalry_good, "A BCavalry CCavalry Rout Rout Remove"),
        (matrix.cavalry_routed, "A B Rout6 Rout2 Remove Remove"),
        (matrix.limbered_ordered, "A B Nothing Disorder3 Rout1 Remove"),
        (matrix.limbered_routed, "A B Rout1 Rout1 Remove Remove"),
        (matrix.unlimbered_good, "A B Nothing DisorderHere Remove Remove"),
        (matrix.unlimbered_disordered, "A B Nothing Lose1 Remove Remove"),
    ];
    for (row, words) in page {
        let fates = [row.ar, row.ad, row.blank, row.dd, row.dr, row.ds].map(|fate| format!("{fate:?}"));
        assert_eq!(fates.join(" "), words);
    }
}

#[test]
fn carre_figures_of_all_armies() {
    // [55] the highest rolls for carré and for disorder; rows of 4, 3, 2 and 1 points, from column and from line.
    let page = [
        ("french", [(62, 66), (56, 66), (33, 54), (21, 51)], [(53, 65), (36, 54), (22, 52), (15, 44)]),
        ("allied", [(52, 61), (46, 55), (34, 52), (22, 45)], [(52, 61), (46, 55), (34, 52), (22, 45)]),
        ("russian", [(52, 65), (41, 56), (26, 46), (15, 36)], [(64, 65), (62, 64), (32, 55), (31, 45)]),
        ("prussian", [(63, 65), (45, 55), (35, 55), (25, 45)], [(64, 65), (52, 61), (32, 53), (22, 44)]),
    ];
    let board = gleina();
    let tables = &board.definition().tables.carre;
    assert_eq!(tables.len(), page.len());
    for (id, column, line) in page {
        let table = tables.iter().find(|table| table.id == id).unwrap();
        for (rows, page) in [(&table.column, column), (&table.line, line)] {
            let told: Vec<(u8, u8)> = rows.iter().rev().map(|row| (row.carre.0, row.disorder.0)).collect();
            assert_eq!(told, page, "{id}");
        }
    }
    let steps = board.definition().tables.carre_modifiers;
    assert_eq!((steps.light, steps.lance, steps.level, steps.leader_defence), (3, 6, 3, -1));
}

#[test]
fn the_whole_stacking_chart() {
    // [51] infantry, cavalry, guns: counters and increments at most; `-` is not allowed, `any` has no limit.
    let page = [
        (Terrain::Clear, "3/18 - -, - 3/18 -, - - any/6, 3/12 - 1/any"),
        (Terrain::Hamlet, "1/any - -, any/6 - -, - - any/4, 1/any - 1/any, - 1/any -"),
        (Terrain::Village, "1/any - -, any/6 - -, - - any/4, 1/any - 1/any, - 1/any -"),
        (Terrain::Town, "1/any - -, any/6 - -, - - any/4, 1/any - 1/any, - 1/any -"),
        (Terrain::Garden, "1/any - -, any/6 - -, - - any/4, 1/any - 1/any, - 1/any -"),
        (Terrain::Earthwork, "1/any - any/3"),
        (Terrain::Entrenchment, "1/any - -"),
        (Terrain::Loophole, "1/any - -, any/6 - -"),
        (Terrain::Swamp, "1/any - -"),
        (Terrain::Woods, "1/any - -, - 1/any -"),
        (Terrain::Pathway, "1/any - -, - 1/any -"),
        (Terrain::Pond, ""),
    ];
    let number = |most: Option<u8>| most.map_or_else(|| String::from("any"), |most| most.to_string());
    let room = |room: Option<Room>| {
        room.map_or_else(|| String::from("-"), |room| format!("{}/{}", number(room.units), number(room.increments)))
    };
    let board = gleina();
    for (terrain, page) in page {
        let row = board.definition().tables.terrain.iter().find(|row| row.terrain == terrain).unwrap();
        let ways = row
            .stacking
            .iter()
            .map(|way| format!("{} {} {}", room(way.infantry), room(way.cavalry), room(way.artillery)));
        assert_eq!(ways.collect::<Vec<_>>().join(", "), page, "{terrain:?}");
    }
}

/// Units that take part by agreement only are not counted: the set-up page and the summary agree.
#[test]
fn a_battle_has_as_many_counters_as_its_summary_says() {
    for (name, counters) in [("broesa", 12), ("gleina", 59)] {
        let pieces = bataille_files::BATTLES.built_in(name).unwrap().pieces;
        assert_eq!(pieces.iter().sum::<usize>(), counters, "{name}: {pieces:?}");
    }
}
