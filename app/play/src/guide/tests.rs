//! Searching the first book, and books in other languages.

use super::{book_of, first_book};
use language::tongue::{BUILT_IN, Tongue, scoped};
use std::sync::Arc;

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

#[test]
fn a_book_in_another_language_has_the_shape_of_the_english_one() {
    for system in ::systems::ALL.list() {
        let shape = |code: &str| {
            let _scope = scoped(Arc::new(Tongue::new(code)));
            book_of(*system).shape()
        };
        assert!(!shape("en").is_empty(), "{}", system.name());
        for code in BUILT_IN {
            assert_eq!(shape(code), shape("en"), "{} in {code}", system.name());
        }
    }
}

#[test]
fn another_language_is_another_book_at_once() {
    let dresden = ::systems::ALL.list().iter().find(|system| system.name() == "twenty").unwrap();
    let title = |code: &str| {
        let _scope = scoped(Arc::new(Tongue::new(code)));
        book_of(*dresden).chapters[0].sections[0].title.clone()
    };
    let read = ["en", "de", "fr", "en"].map(title);
    assert_eq!(
        read,
        ["The battle in a page", "Die Schlacht auf einer Seite", "La bataille en une page", "The battle in a page"]
    );
}
