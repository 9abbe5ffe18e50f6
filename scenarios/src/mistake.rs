//! Mistakes in scenario files: each names its place and the fault, in a sentence that an author can act on.

use std::cell::{Cell, RefCell};
use std::fmt;

/// The most mistakes kept; more are only counted. Readers stop there, and a hostile file could make millions.
const MOST_MISTAKES: usize = 100;
/// Text quoted from a file is cut here.
const LONGEST_QUOTE: usize = 40;

/// A mistake in a scenario file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The file, as the scenario or the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, counted in characters.
    pub column: u32,
    /// The fault, in a sentence.
    pub text: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.text)
    }
}

impl std::error::Error for Mistake {}

/// A place in one of the files. Lines are counted only when a mistake is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The number of the file, in the order the files were read.
    pub file: usize,
    /// The byte in it.
    pub offset: usize,
}

/// A file that was read.
#[derive(Debug)]
pub struct Text {
    /// Its name, as mistakes give it.
    pub name: String,
    /// The contents.
    pub text: String,
}

impl Text {
    /// Line and column of a byte, both from 1.
    fn locate(&self, offset: usize) -> (u32, u32) {
        let before = self.text.as_bytes().get(..offset).unwrap_or(self.text.as_bytes());
        let before = String::from_utf8_lossy(before);
        let line = before.bytes().filter(|byte| *byte == b'\n').count();
        let column = before.rsplit('\n').next().unwrap_or("").chars().count();
        (number(line), number(column))
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX).saturating_add(1)
}

/// Gathers mistakes while files are read.
#[derive(Debug, Default)]
pub struct Log {
    mistakes: RefCell<Vec<(Spot, String)>>,
    more: Cell<u32>,
}

impl Log {
    /// Notes a mistake.
    pub fn say(&self, at: Spot, text: impl Into<String>) {
        let mut mistakes = self.mistakes.borrow_mut();
        if mistakes.len() < MOST_MISTAKES {
            mistakes.push((at, text.into()));
        } else {
            self.more.set(self.more.get().saturating_add(1));
        }
    }

    /// Takes over what another log gathered.
    pub(crate) fn absorb(&self, other: Log) {
        self.more.set(self.more.get().saturating_add(other.more.get()));
        for (at, text) in other.mistakes.into_inner() {
            self.say(at, text);
        }
    }

    /// Whether no mistake was noted so far.
    pub fn is_clean(&self) -> bool {
        self.mistakes.borrow().is_empty()
    }

    /// The mistakes in the order of the files, each once.
    pub fn finish(self, files: &[Text]) -> Vec<Mistake> {
        let mut mistakes = self.mistakes.into_inner();
        mistakes.sort();
        mistakes.dedup();
        let mut list: Vec<Mistake> = mistakes
            .into_iter()
            .map(|(at, text)| {
                let (line, column) = files.get(at.file).map_or((1, 1), |file| file.locate(at.offset));
                let file = files.get(at.file).map_or_else(String::new, |file| file.name.clone());
                Mistake { file, line, column, text }
            })
            .collect();
        if let (more @ 1.., Some(last)) = (self.more.get(), list.last().cloned()) {
            list.push(Mistake { text: format!("and {more} more mistakes after the first {MOST_MISTAKES}"), ..last });
        }
        list
    }
}

/// Text from a file, made fit for a sentence.
pub fn quote(text: &str) -> String {
    let mut shown: String = text.chars().take(LONGEST_QUOTE).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST_QUOTE).is_some() {
        shown.push_str("...");
    }
    format!("`{shown}`")
}

/// Ends a sentence about an unknown word: with the word that was probably meant, or with all known ones.
pub fn suggest<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    let near = known.clone().map(|other| (edits(word, other), other)).min();
    match near {
        Some((distance, other)) if is_near(distance, other) => format!("; did you mean `{other}`?"),
        Some(_) => {
            let all = known.collect::<Vec<_>>();
            match all.len() {
                ..=20 => format!(", only {}", all.join(", ")),
                _ => String::new(),
            }
        }
        None => String::new(),
    }
}

/// A typing error or two, and more of the word right than wrong.
fn is_near(distance: usize, word: &str) -> bool {
    let letters = word.chars().count();
    distance < letters && distance <= 1 + letters / 4
}

/// The number of letters to add, drop or change to make one word of the other.
fn edits(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) =
        (one.chars().take(LONGEST_QUOTE).collect(), other.chars().take(LONGEST_QUOTE).collect());
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (done, a) in one.iter().enumerate() {
        let mut next = vec![done + 1];
        for (b, pair) in other.iter().zip(row.windows(2)) {
            let (&[above_left, above], &left) = (pair, next.last().unwrap_or(&0)) else { continue };
            let change = above_left + usize::from(!a.eq_ignore_ascii_case(b));
            next.push(change.min(above + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_word_finds_its_neighbour() {
        assert_eq!(edits("strenght", "strength"), 2);
        assert_eq!(edits("", "abc"), 3);
        assert_eq!(suggest("strenght", ["start", "strength"].into_iter()), "; did you mean `strength`?");
        assert_eq!(suggest("xyz", ["start", "strength"].into_iter()), ", only start, strength");
    }

    #[test]
    fn quotes_are_short_and_printable() {
        assert_eq!(quote("a\nb"), "`a\\nb`");
        assert_eq!(quote(&"x".repeat(50)), format!("`{}...`", "x".repeat(40)));
    }

    #[test]
    fn lines_and_columns_count_from_one_in_characters() {
        let text = Text { name: String::new(), text: "ä = 1\r\nb = 2".into() };
        assert_eq!(text.locate(0), (1, 1));
        assert_eq!(text.locate(3), (1, 3));
        assert_eq!(text.locate(8), (2, 1));
        assert_eq!(text.locate(9999), (2, 6));
    }
}
