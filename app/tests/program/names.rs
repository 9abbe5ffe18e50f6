//! Names on the maps of our battles.

use language::board::Board;
use render::scene::stacks::covered;
use render::terrain::{dodge, place_names};

#[test]
fn every_name_finds_a_place_and_none_touches_another() {
    for id in systems::ALL.readers().built_in_ids() {
        let map = systems::ALL.open(id, None).unwrap().ground();
        let placed = place_names(&map);
        assert_eq!(placed.len(), map.names.len(), "{id}: a name found no place");
        for (index, one) in placed.iter().enumerate() {
            for other in &placed[index + 1..] {
                let touching = one.boxes.iter().any(|a| other.boxes.iter().any(|b| a.overlaps(*b)));
                assert!(!touching, "{id}: {} and {}", map.names[one.index].text, map.names[other.index].text);
            }
        }
    }
}

#[test]
fn at_the_beginning_of_a_battle_no_letter_is_cut_by_a_counter() {
    let (mut aside, mut faded) = (0, 0);
    for id in systems::ALL.readers().built_in_ids() {
        let battle = systems::ALL.open(id, None).unwrap();
        let scene = Board::new(&battle).scene(&*battle.beginning().unwrap());
        let (names, counters) = (place_names(&scene.map), covered(&scene));
        let stands = dodge(&names, &counters);
        assert_eq!(stands.len(), names.len());
        for (name, stand) in names.iter().zip(&stands) {
            aside += usize::from(stand.other.is_some());
            faded += usize::from(stand.letters.iter().any(|seen| *seen < 1.0));
            for (letter, seen) in stand.boxes(name).iter().zip(&stand.letters) {
                let cut = counters.iter().any(|counter| letter.shared(*counter) > 0.0);
                assert!(!cut || *seen < 1.0, "{id}: {} is cut", scene.map.names[name.index].text);
            }
        }
        // The same counters give the same places.
        assert_eq!(dodge(&names, &counters), stands);
    }
    assert!(aside > 0 && faded > 0, "{aside} names stepped aside, {faded} could not");
}
