//! Names on the maps of our battles.
#![cfg(feature = "board")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail loudly")]

use render::terrain::place_names;

#[test]
fn every_name_finds_a_place_and_none_touches_another() {
    for id in scenarios::built_in_ids() {
        let map = app::library::open(id, None).unwrap().ground();
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
