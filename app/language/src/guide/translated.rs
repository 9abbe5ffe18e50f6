//! A book in several languages: the one that is read now, and the shape that all of them share.

use super::book::{Guide, GuideSection};
use super::markup::{TextBlock, TextSpan};
use crate::tongue::{choose, current};

/// A book in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookTexts {
    /// The code of the language.
    pub code: &'static str,
    /// Its chapters, in the markup of the book.
    pub chapters: &'static [&'static str],
}

/// The book in the language that is spoken now; in English if there is none in it.
pub(crate) fn spoken(english: &'static [&'static str], translated: &'static [BookTexts]) -> BookTexts {
    let english = BookTexts { code: "en", chapters: english };
    let codes: Vec<&str> = std::iter::once(english.code).chain(translated.iter().map(|book| book.code)).collect();
    let code = choose(&[current().code()], &codes);
    translated.iter().find(|book| book.code == code).copied().unwrap_or(english)
}

impl Guide {
    /// All of it that is not words: a line for each section with its name, cases, blocks, and the cases and sections that it
    /// refers to. It is the same in every language.
    pub fn shape(&self) -> Vec<String> {
        self.sections().map(|(place, section)| format!("{} {}", place.chapter, shape(section))).collect()
    }
}

fn shape(section: &GuideSection) -> String {
    let cases = section.cases.iter().map(ToString::to_string);
    let blocks = section.blocks.iter().map(|block| match block {
        TextBlock::Words(_) => String::from("words"),
        TextBlock::Item(_) => String::from("item"),
        TextBlock::Step(number, _) => format!("{number}."),
        TextBlock::Aside(_) => String::from("aside"),
        TextBlock::Table(rows) => format!("{:?}", rows.iter().map(Vec::len).collect::<Vec<_>>()),
        TextBlock::Picture { name, .. } => format!("!picture:{name}"),
        TextBlock::Chart(name) => format!("!chart:{name}"),
        TextBlock::FirstGame => String::from("!first-game"),
    });
    // A sentence may name them in another order.
    let mut references: Vec<String> = section.spans().filter_map(reference).collect();
    references.sort();
    let parts = std::iter::once(section.id.clone()).chain(cases).chain(blocks).chain(references);
    parts.collect::<Vec<_>>().join(" ")
}

fn reference(span: &TextSpan) -> Option<String> {
    match span {
        TextSpan::Rule(case) => Some(format!("[{case}]")),
        TextSpan::Link { to, .. } => Some(format!("[[{to}]]")),
        TextSpan::Text(_) | TextSpan::Strong(_) | TextSpan::Lean(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tongue::{Tongue, scoped};
    use std::sync::Arc;

    const ENGLISH: &str =
        "# Moving\n\n## Zones\n@id zones\n@cases 4.1\nA zone [4.5] stops, see [[retreat]].\n\n!chart costs\n";
    const GERMAN: &str =
        "# Bewegung\n\n## Zonen\n@id zones\n@cases 4.1\nSiehe [[retreat]]: Eine Zone\nhält an [4.5].\n\n!chart costs\n";
    const TRANSLATED: &[BookTexts] = &[BookTexts { code: "de", chapters: &[GERMAN] }];

    #[test]
    fn the_book_is_that_of_the_language_or_english() {
        for (spoken_now, read) in
            [("de", GERMAN), ("de-AT", GERMAN), ("fr", ENGLISH), ("en", ENGLISH), ("en-XA", ENGLISH)]
        {
            let _scope = scoped(Arc::new(Tongue::new(spoken_now)));
            assert_eq!(spoken(&[ENGLISH], TRANSLATED).chapters, [read], "{spoken_now}");
        }
    }

    #[test]
    fn a_translation_has_the_shape_of_the_english_book() {
        let shape = |text: &str| Guide::read(&[text]).unwrap().shape();
        assert_eq!(shape(GERMAN), shape(ENGLISH));
        assert_eq!(shape(ENGLISH), ["0 zones 4.1 words !chart:costs [4.5] [[retreat]]"]);
        for (known, other) in
            [("4.1", "4.2"), ("[4.5]", "[4.6]"), ("chart costs", "chart cost"), ("\n\n!", "\n\nMehr.\n!")]
        {
            assert_ne!(shape(&GERMAN.replace(known, other)), shape(ENGLISH), "{other}");
        }
    }
}
