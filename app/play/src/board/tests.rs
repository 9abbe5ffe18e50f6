//! Drawings of the boards of our battles.

use engine::contract::Side;
use engine::hex::Hex;
use language::board::sketch::Sketcher;

#[test]
fn every_battle_has_a_drawing_of_its_ground_that_a_browser_gets_at_once() {
    for id in ::systems::ALL.readers().built_in_ids() {
        let battle = ::systems::ALL.open(id, None).unwrap();
        let drawn = Sketcher::new(&battle).ground();
        assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>"), "{id}");
        assert!(drawn.len() < 600_000, "{id}: {} bytes", drawn.len());
        assert!(!drawn.contains("NaN"), "{id}");
    }
}

#[test]
fn troops_stand_where_they_are_and_nowhere_off_the_map() {
    let sketcher = Sketcher::new(&::systems::ALL.open("eylau", None).unwrap());
    let none = sketcher.troops(&[]);
    let here = Hex::new(5, 5);
    let one = sketcher.troops(&[(here, Side::First)]);
    let stack = sketcher.troops(&[(here, Side::First); 2]);
    assert!(none.len() < one.len() && one.len() < stack.len());
    assert_eq!(sketcher.troops(&[(Hex::new(250, 250), Side::Second)]), none);
}
