//! Searching the first book.

use super::first_book;

fn first(question: &str) -> String {
    let guide = first_book(::systems::ALL);
    let hits = guide.search(question);
    let hit = hits.first().unwrap_or_else(|| panic!("nothing for {question}"));
    guide.section(hit.stand).unwrap().id.clone()
}

#[test]
fn what_players_look_for_is_found_first() {
    assert_eq!(first("zone of control"), "zones");
    assert_eq!(first("4.5"), "zones");
    assert_eq!(first("retreat"), "retreat");
    assert_eq!(first("displacement"), "displacement");
    assert_eq!(first("Klenau"), "klenau");
    assert_eq!(first("take back"), "undo");
    assert_eq!(first("fresh strength"), "fresh");
}

#[test]
fn every_word_must_be_there_and_excerpts_show_one() {
    let guide = first_book(::systems::ALL);
    assert!(guide.search("bombard xylophone").is_empty());
    assert!(guide.search("   ").is_empty());
    for hit in guide.search("bombard") {
        let title = &guide.section(hit.stand).unwrap().title;
        assert!(format!("{title} {}", hit.excerpt).to_lowercase().contains("bombard"), "{hit:?}");
        assert!(hit.excerpt.chars().count() < 200, "{hit:?}");
    }
}
