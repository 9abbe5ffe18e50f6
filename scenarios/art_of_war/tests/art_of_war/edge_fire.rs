//! Lines of fire along the edge of the map [9.0]: nothing outside it blocks.

use super::battle;
use art_of_war::{Board, Revision};
use engine::hex::Hex;

fn board(id: &str, revision: Revision) -> Board {
    Board::new(battle(id)).unwrap().by(revision)
}

/// Pairs of hexes between which guns can fire under one revision and not under the other, in dry weather and in rain.
fn differing(id: &str) -> Vec<String> {
    let [old, new] = Revision::ALL.map(|revision| board(id, revision));
    let hexes: Vec<Hex> = old.definition().map.grid.hexes().filter(|&hex| old.exists(hex)).collect();
    let mut pairs = Vec::new();
    for (at, &from) in hexes.iter().enumerate() {
        for &to in hexes.iter().skip(at + 1) {
            for rain in [false, true] {
                let [before, after] = [&old, &new].map(|board| board.line_of_fire(rain, from, to));
                assert_eq!(after, new.line_of_fire(rain, to, from), "{from} {to}: the same from both ends");
                if before != after {
                    assert_eq!((before, after), (Some(false), Some(true)), "{from} {to}");
                    // The blocking hex is the one hex of the map adjacent to both; the other would be off the map.
                    let grid = old.definition().map.grid;
                    let between: Vec<Hex> = hexes
                        .iter()
                        .copied()
                        .filter(|&hex| grid.distance(hex, from) == 1 && grid.distance(hex, to) == 1)
                        .collect();
                    assert_eq!(between.len(), 1, "{from} {to}: {between:?}");
                    assert_eq!(old.fire_blockers(from, to), between);
                    assert_eq!(new.fire_blockers(from, to), []);
                    pairs.push(format!("{from}-{to}"));
                }
            }
        }
    }
    pairs.dedup();
    pairs
}

#[test]
fn fourteen_lines_along_the_edge_are_clear() {
    let eylau = differing("eylau");
    let dresden = differing("dresden");
    assert!(eylau.contains(&String::from("0701-0901")), "{eylau:?}");
    assert!(dresden.contains(&String::from("1901-2101")), "{dresden:?}");
    assert_eq!(eylau.len() + dresden.len(), 14, "{eylau:?} {dresden:?}");
}
