//! The book "How to play" against the rules: every case leads somewhere, every link and picture exists, every picture shows
//! something.

use app::pictures::book::{PictureSpec, pictures};
use art_of_war::cases;
use art_of_war_app::ArtOfWar;
use engine::rule::Rule;
use language::guide::{TextBlock, TextSpan};
use language::system::Teach;
use play::guide::first_book;
use render::{Studio, Theme};
use std::collections::{BTreeMap, BTreeSet};

const LEDGER: &str = include_str!("../../../../docs/rules/art_of_war.md");

/// The cases that have a row in the ledger.
fn ledger() -> Vec<Rule> {
    LEDGER.lines().filter_map(|line| line.strip_prefix("| ")?.split('|').next()?.trim().parse().ok()).collect()
}

#[test]
fn every_case_of_the_rules_is_explained_in_one_section() {
    let book = first_book(systems::ALL);
    let mut homes: BTreeMap<Rule, Vec<&str>> = BTreeMap::new();
    for (_, section) in book.sections() {
        for case in &section.cases {
            homes.entry(*case).or_default().push(&section.id);
        }
    }
    let rows = ledger();
    assert!(rows.len() > 60, "the ledger was not read: {rows:?}");
    for case in cases::ALL.iter().map(|(case, _)| *case).chain(rows) {
        assert_eq!(homes.get(&case).map(Vec::len), Some(1), "case {case}: {:?}", homes.get(&case));
        assert!(book.section_of(case).is_some());
    }
    for case in homes.keys() {
        assert!(cases::thought(*case).is_some(), "the rules have no case {case}");
    }
}

#[test]
fn a_general_rule_leads_to_its_chapter() {
    let book = first_book(systems::ALL);
    for section in [4, 5, 6, 7, 8, 10, 11, 16, 17, 18, 19, 20, 21, 22, 23] {
        assert!(book.section_of(engine::case::Case::new(section, 0).into()).is_some(), "{section}.0");
    }
}

#[test]
fn nothing_in_the_book_is_empty_or_leads_nowhere() {
    let book = first_book(systems::ALL);
    assert_eq!(book.chapters.len(), 8);
    let mut ids = BTreeSet::new();
    let mut shown = BTreeSet::new();
    for (_, section) in book.sections() {
        assert!(ids.insert(section.id.clone()), "two sections are called {}", section.id);
        assert!(section.words().len() > 120, "{} says next to nothing", section.id);
        for block in &section.blocks {
            match block {
                TextBlock::Picture { name, caption } => {
                    assert!(PictureSpec::named(systems::ALL, name).is_some(), "{}: no picture {name}", section.id);
                    assert!(!caption.is_empty(), "{}: {name} has no caption", section.id);
                    shown.insert(name.as_str());
                }
                TextBlock::Chart(name) => {
                    let (title, sheet) = ArtOfWar::book_chart(name).unwrap_or_else(|| panic!("{name}: {}", section.id));
                    assert!(!title.is_empty() && !sheet.is_empty(), "{name}");
                }
                _ => {}
            }
        }
        for span in section.spans() {
            match span {
                TextSpan::Link { to, .. } => assert!(book.named(to).is_some(), "{}: no section {to}", section.id),
                TextSpan::Rule(case) => assert!(cases::thought(*case).is_some(), "{}: no case {case}", section.id),
                TextSpan::Text(text) => {
                    assert!(!text.contains("[[") && !text.contains("**"), "{}: {text}", section.id);
                }
                _ => {}
            }
        }
    }
    let own = |name: &&str| ArtOfWar::PICTURES.contains(&format!("name = \"{name}\""));
    let all = pictures(systems::ALL).iter().map(|one| one.name.as_str()).filter(own);
    let unused: Vec<&str> = all.filter(|name| !shown.contains(name)).collect();
    assert_eq!(unused, Vec::<&str>::new(), "pictures that no page shows");
}

#[test]
fn every_picture_can_be_drawn_and_shows_something() {
    assert!(toml::from_str::<toml::Value>(ArtOfWar::PICTURES).is_ok());
    assert!(pictures(systems::ALL).len() >= 10);
    let mut studio = Studio::software().expect("a software adapter");
    for theme in [Theme::staff_map()] {
        for picture in pictures(systems::ALL) {
            let drawn = picture
                .draw(systems::ALL, &mut studio, theme.clone(), 320)
                .unwrap_or_else(|e| panic!("{}: {e:#}", picture.name));
            let colours: BTreeSet<&[u8]> = drawn.pixels.chunks_exact(4).collect();
            assert!(colours.len() > 200, "{} is blank: {} colours", picture.name, colours.len());
            assert!(!picture.says.is_empty(), "{} says nothing", picture.name);
        }
    }
}
