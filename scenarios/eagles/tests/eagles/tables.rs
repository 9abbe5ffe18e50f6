//! The tables of The Eagles Turn East, cell by cell as the rules page prints them.

use crate::table::*;
use eagles::*;

#[test]
fn t1_movement_costs() {
    let tables = board("friedland").tables().clone();
    let cost = &tables.cost;
    let rows = [
        (cost.primary_road, 1, 1),
        (cost.secondary_road, 2, 2),
        (cost.clear, 2, 2),
        (cost.woods, 4, 6),
        (cost.hills, 4, 4),
        (cost.marsh, 6, 6),
        (cost.secondary_river, 2, 2),
        (tables.allowance, 10, 18),
    ];
    for (pair, foot, horse) in rows {
        assert_eq!(pair, Pair { foot, horse });
    }
    assert_eq!((tables.leader_allowance, tables.forced_march), (18, 10));
    assert_eq!((cost.mud_factor, cost.mud_cap, cost.repulse), (2, 8, 2));
}

#[test]
fn t2_attrition() {
    let table = board("eylau").tables().attrition.clone();
    let upper: [[u16; 4]; 5] = [[12, 24, 40, 60], [8, 16, 28, 44], [5, 11, 20, 32], [3, 7, 13, 22], [2, 4, 8, 14]];
    assert_eq!(table.row_upper, upper);
    let loss: [[u8; 7]; 5] = [
        [0, 0, 0, 1, 1, 2, 2],
        [0, 0, 0, 1, 2, 3, 3],
        [0, 0, 1, 2, 3, 4, 5],
        [0, 1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 6, 8, 10],
    ];
    assert_eq!(table.loss, loss);
    assert_eq!(table.die_upper, [2, 4, 6, 8, 10, 12]);
    let lines = |list: &[LineShift]| list.iter().map(|line| (line.halves, line.shift)).collect::<Vec<_>>();
    assert_eq!(lines(&table.foot_lines), [(10, 0), (6, -2), (3, -4), (0, -6)]);
    assert_eq!(lines(&table.horse_lines), [(18, 0), (12, -2), (6, -4), (0, -6)]);
    assert_eq!((table.with_line, table.without_line, table.horse_row_worse), (1, 4, 1));
}

#[test]
fn t3_combat() {
    let table = board("pultusk").tables().combat.clone();
    let ratios = [(1, 3), (1, 2), (2, 3), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1)];
    assert_eq!(table.columns.iter().map(|ratio| (ratio.attacker, ratio.defender)).collect::<Vec<_>>(), ratios);
    let rows = [
        ["2/1", "1/2", "1/2", "2/3*", "1/3*", "1/4*", "1/4**", "0/5**", "0/6**"],
        ["2/1", "2/1", "1/2", "1/2", "2/3", "1/3*", "1/4*", "1/4*", "0/5**"],
        ["3/1", "2/1", "2/1", "1/2", "1/2", "2/3", "1/3*", "1/4*", "0/4*"],
        ["3/2", "3/2", "2/1", "2/1", "1/2", "1/2", "2/3", "1/3", "1/4"],
        ["4*/2", "3/2", "3/2", "2/1", "2/1", "1/2", "1/2", "1/3", "1/3"],
        ["4*/2", "4*/2", "3*/2", "3/2", "2/1", "2/1", "1/2", "1/2", "1/3"],
        ["5**/2", "4*/2", "4*/2", "3*/2", "3/2", "3/2", "2/1", "1/2", "1/2"],
    ];
    for (row, cells) in rows.iter().zip(&table.rows) {
        for (text, cell) in row.iter().zip(cells) {
            let stars = "*".repeat(usize::from(cell.stars));
            let (attacker, defender) =
                if cell.defender > cell.attacker { (String::new(), stars) } else { (stars, String::new()) };
            assert_eq!(*text, format!("{}{attacker}/{}{defender}", cell.attacker, cell.defender));
        }
    }
    assert_eq!((table.rows.len(), table.rounds), (7, 6));
}

#[test]
fn t3a_artillery() {
    let table = board("pultusk").tables().artillery.clone();
    assert_eq!(table.strength_upper, [2, 4, 7, 10]);
    let loss: [[u8; 7]; 5] = [
        [1, 0, 0, 0, 0, 0, 0],
        [1, 1, 1, 0, 0, 0, 0],
        [2, 1, 1, 1, 0, 0, 0],
        [2, 2, 1, 1, 1, 0, 0],
        [3, 2, 2, 1, 1, 1, 0],
    ];
    assert_eq!(table.loss, loss);
}

#[test]
fn t4_t5_and_shifts() {
    let tables = board("pultusk").tables().clone();
    assert_eq!(tables.resistance_cap, 3);
    assert_eq!((tables.pursuit.base, tables.pursuit.loss_per_hex, tables.pursuit.no_way_per_hex), (1, 1, 2));
    assert_eq!((tables.repulse.ratio, tables.repulse.hexes), (5, 2));
    let shift = &tables.shift;
    assert_eq!((shift.woods, shift.marsh, shift.hills, shift.major_town), (1, 1, 1, 1));
    assert_eq!((shift.fortified, shift.secondary_river, shift.primary_bridge, shift.cap), (2, 1, 2, 3));
    assert_eq!((tables.critical.both, tables.critical.loser), (12, 20));
    assert_eq!((tables.points.enemy_strength, tables.points.morale_space), (1, 10));
    assert_eq!((tables.formation_with_infantry, tables.formation_without_infantry), (2, 1));
    assert_eq!(tables.hurry_up, [[0, 0, 1], [0, 1, 2], [2, 2, 3]]);
    assert_eq!((tables.flight, tables.guns_heard, tables.off_road), (9, 5, 10));
}

#[test]
fn t7_weather() {
    use Weather::*;
    let table = board("pultusk").tables().weather.clone();
    let winter = [Frost, Frost, FrostSnow, FrostSnow, Snow, Mud];
    let spring = [Fair, Frost, Snow, Mud, RainMud, RainMud];
    let rows = [
        (Month::December, [Frost, FrostSnow, Snow, Mud, Mud, RainMud]),
        (Month::January, winter),
        (Month::February, winter),
        (Month::March, spring),
        (Month::April, spring),
        (Month::May, [Fair, Fair, Fair, Rain, Rain, RainMud]),
        (Month::June, [Heat, Heat, Fair, Fair, Fair, Rain]),
    ];
    for (month, faces) in rows {
        let row = table.iter().find(|row| row.month == month).expect("a month");
        assert_eq!(row.faces, faces, "{month:?}");
    }
}

/// The printed strengths of the three battles: infantry, cavalry, artillery.
#[test]
fn the_set_ups_have_the_printed_strengths() {
    let rows = [
        ("pultusk", "french", [81, 13, 3]),
        ("pultusk", "russian", [69, 25, 5]),
        ("eylau", "french", [80, 19, 3]),
        ("eylau", "russian", [46, 21, 13]),
        ("eylau", "prussian", [12, 3, 0]),
        ("friedland", "french", [103, 36, 5]),
        ("friedland", "russian", [50, 20, 10]),
        ("friedland", "prussian", [19, 4, 2]),
    ];
    for (id, army, sums) in rows {
        let board = board(id);
        let (game, _) = Game::new(std::sync::Arc::clone(&board), OptionalRules::default());
        let mut found = [0; 3];
        for leader in board.leader_ids() {
            let data = board.leader(leader).expect("a leader");
            if board.army(data.army).is_some_and(|data| data.id == army) {
                let arms = game.strength_of(leader);
                for (sum, arm) in found.iter_mut().zip([arms.infantry, arms.cavalry, arms.artillery]) {
                    *sum += arm;
                }
            }
        }
        assert_eq!(found, sums, "{id}, {army}");
    }
}

#[test]
fn the_turns_commands_and_markers_are_those_of_the_page() {
    use Weather::*;
    let rows = [
        ("pultusk", ["french", "coalition"], [5, 5], [RainMud, Mud, Mud, Frost]),
        ("eylau", ["french", "coalition"], [4, 5], [FrostSnow, FrostSnow, Frost, Frost]),
        ("friedland", ["coalition", "french"], [5, 7], [Fair, Fair, Heat, Fair]),
    ];
    for (id, sides, commands, weather) in rows {
        let board = board(id);
        let data = board.definition();
        assert_eq!(data.sides.each_ref().map(|side| side.id.as_str()), sides);
        assert_eq!(data.sides.each_ref().map(|side| side.commands), commands);
        assert_eq!(data.turns.iter().map(|turn| turn.historical).collect::<Vec<_>>(), weather);
        assert_eq!(data.morale.start, Space::D);
    }
}
