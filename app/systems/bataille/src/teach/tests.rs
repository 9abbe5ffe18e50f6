//! The book against the rules: every case has its page, every page its picture, every link leads somewhere.

use super::*;
use bataille::rules;
use engine::rule::Rule;
use language::guide::{Guide, TextBlock, TextSpan};
use std::collections::{BTreeMap, BTreeSet};

fn book() -> Guide {
    Guide::read(Bataille::BOOK).unwrap()
}

#[test]
fn every_case_of_the_rules_is_explained_in_one_section() {
    let mut homes: BTreeMap<Rule, Vec<&str>> = BTreeMap::new();
    let book = book();
    for (_, section) in book.sections() {
        for case in &section.cases {
            homes.entry(*case).or_default().push(&section.id);
        }
    }
    for (case, _) in rules::ALL {
        assert_eq!(homes.remove(case).map_or(0, |found| found.len()), 1, "case {case}");
    }
    assert_eq!(homes, BTreeMap::new(), "cases that the rules do not have");
}

#[test]
fn every_page_has_a_picture_and_leads_somewhere() {
    let book = book();
    let mut shown = BTreeSet::new();
    for (_, section) in book.sections() {
        let mut pictures = 0;
        for block in &section.blocks {
            match block {
                TextBlock::Picture { name, caption } => {
                    pictures += 1;
                    assert!(!caption.is_empty(), "{name} has no caption");
                    assert!(shown.insert(name.as_str()), "{name} is shown twice");
                }
                TextBlock::Chart(name) => assert!(Bataille::book_chart(name).is_some(), "{}: {name}", section.id),
                _ => {}
            }
        }
        assert!(pictures > 0, "{} has no picture", section.id);
        for span in section.spans() {
            match span {
                TextSpan::Link { to, .. } => assert!(book.named(to).is_some(), "{}: no section {to}", section.id),
                TextSpan::Rule(case) => {
                    assert!(rules::ALL.iter().any(|(known, _)| known == case), "{}: no case {case}", section.id);
                }
                TextSpan::Text(text) => assert!(!text.contains("[[") && !text.contains("**"), "{}: {text}", section.id),
                _ => {}
            }
        }
    }
    let declared = Bataille::PICTURES.lines().filter_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
    assert_eq!(declared.collect::<BTreeSet<_>>(), shown, "pictures that are declared, and those that pages show");
}
