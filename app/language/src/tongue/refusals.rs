//! The means of a system to say its refusals, the words on its buttons and the tips of its rules.

use super::catalogue::Catalogue;
use super::current::current;
use super::speech::Tongue;
use crate::ask::pick::PieceId;
use fluent_bundle::FluentArgs;

/// The messages of a system's refusals, and the pieces of the units in their facts.
#[derive(Clone, Copy, Debug)]
pub struct Refusals {
    pub(super) messages: &'static Catalogue,
    pub(super) piece_of: fn(u16) -> PieceId,
}

impl Refusals {
    /// The refusals of a system with these messages.
    pub const fn new(messages: &'static Catalogue, piece_of: fn(u16) -> PieceId) -> Refusals {
        Refusals { messages, piece_of }
    }

    /// A text of the system by its key, in the language that is spoken now: `twenty-word-` and the key, and behind a full
    /// stop the attribute, if one is meant; the tip of rule 4.5 is `twenty-rule-4-5`, that of R6
    /// `winter-rule-r6`. `None` if the system has no such message.
    pub(crate) fn keyed(self, kind: &str, key: &str, attribute: &str) -> Option<String> {
        let key = key.replace(['.', '_'], "-").to_ascii_lowercase();
        let id = format!("{}-{kind}-{key}{attribute}", self.messages.owner());
        let none = FluentArgs::new();
        current().format(self.messages, &id, &none).or_else(|| Tongue::english().format(self.messages, &id, &none))
    }
}

impl Default for Refusals {
    fn default() -> Refusals {
        Refusals::new(&crate::MESSAGES, PieceId)
    }
}
