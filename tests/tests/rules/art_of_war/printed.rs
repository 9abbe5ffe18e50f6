//! The program's list of cases beside the printed one.

use art_of_war::cases::ALL;

/// The printed rules number their cases so. Kept apart from the program's own list, which must be the same.
#[test]
fn the_programs_list_has_every_case_of_the_rules() {
    let printed: &[(u8, std::ops::RangeInclusive<u8>)] = &[
        (2, 1..=7),
        (3, 0..=0),
        (4, 1..=6),
        (5, 1..=8),
        (6, 1..=8),
        (7, 1..=3),
        (8, 1..=2),
        (9, 0..=0),
        (10, 0..=4),
        (11, 1..=5),
        (12, 0..=0),
        (13, 0..=0),
        (14, 0..=0),
        (15, 0..=0),
        (16, 1..=7),
        (17, 1..=3),
        (18, 1..=4),
        (19, 1..=3),
        (20, 1..=4),
        (21, 1..=2),
        (22, 1..=4),
        (23, 1..=5),
    ];
    for (section, numbers) in printed {
        for number in numbers.clone() {
            let case = engine::case::Case::new(*section, number).into();
            assert!(ALL.iter().any(|(known, _)| *known == case), "{case} is not in the program's list");
        }
    }
}
