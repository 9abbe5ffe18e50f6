//! The means of a system to say its refusals, the words on its buttons and the tips of its rules.

use super::catalogue::Catalogue;
use super::current::current;
use super::forms::SideForm;
use super::sides::side_called;
use super::speech::Tongue;
use crate::ask::pick::PieceId;
use fluent_bundle::FluentArgs;

/// The messages of a system's refusals, and the pieces of the units in their facts.
#[derive(Clone, Copy, Debug)]
pub struct Refusals {
    pub(super) messages: &'static Catalogue,
    pub(super) piece_of: fn(u16) -> PieceId,
}

/// The end of an id from English words: their letters and digits, with hyphens between the words.
pub(crate) fn key_of(words: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' };
    let words: String = words.chars().map(letter).collect();
    words.split_whitespace().collect::<Vec<_>>().join("-")
}

/// A word of a battle's file in the language that is spoken now: the message `language-`, its kind and the word. `None` for a word
/// that has no message, or is the same in this language.
pub(crate) fn file_word(kind: &str, word: &str) -> Option<String> {
    Refusals::default().keyed(kind, word, "").filter(|said| !said.eq_ignore_ascii_case(word))
}

/// The name of a nation in the language that is spoken now, from its name in the battle. Where armies are those of sides it is
/// that of a side.
pub fn nation_called(name: &str) -> String {
    file_word("nation", name).unwrap_or_else(|| side_called(name, SideForm::Label))
}

/// The name of a place in the language that is spoken now, from its name in the battle. Most names are the same in every language;
/// those that are words have a message.
pub fn place_called(name: &str) -> String {
    file_word("place", name).unwrap_or_else(|| name.to_owned())
}

impl Refusals {
    /// The refusals of a system with these messages.
    pub const fn new(messages: &'static Catalogue, piece_of: fn(u16) -> PieceId) -> Refusals {
        Refusals { messages, piece_of }
    }

    /// A text of the system by its key, in the language that is spoken now: `twenty-word-` and the key, and behind a full
    /// stop the attribute, if one is meant; the tip of rule 4.5 is `twenty-rule-4-5`. `None` if the system has no such message.
    pub(crate) fn keyed(self, kind: &str, key: &str, attribute: &str) -> Option<String> {
        let id = format!("{}-{kind}-{}{attribute}", self.messages.owner(), key_of(key));
        let none = FluentArgs::new();
        current().format(self.messages, &id, &none).or_else(|| Tongue::english().format(self.messages, &id, &none))
    }
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals::new(&crate::MESSAGES, PieceId)
    }
}
