//! Sentences in the language of the player.
//!
//! A sentence is a message of a [`Catalogue`] with arguments, a [`Phrase`]. It is written by [`Names`](crate::ask::Names) in
//! the language that is [`current`], so a switch of language needs no restart. English is complete; a message that another
//! language lacks falls back to it. Nothing of it is hashed, signed, sent or stored.
//!
//! ```
//! use language::tongue::{Tongue, scoped};
//! use language::{phrase, say};
//! use std::sync::Arc;
//! assert_eq!(say!(language::MESSAGES, "language-turns-left", turn = 3, left = 1, first = 1, last = 4), "Turn 3: 1 more turn \
//!     follows. The battle started with turn 1.");
//! let _german = scoped(Arc::new(Tongue::new("de")));
//! let sentence = phrase!(language::MESSAGES, "language-dice-rolling");
//! assert_eq!(sentence.plain(&Default::default()), "Die Würfel rollen.");
//! ```

mod battle;
mod catalogue;
mod check;
mod current;
mod folder;
mod forms;
mod heads;
pub(crate) mod phrase;
mod pseudo;
mod refusals;
mod refused;
mod resolve;
mod sides;
mod speech;
#[cfg(test)]
mod tests;

pub use catalogue::{BUILT_IN, Catalogue};
pub use check::{CheckedPage, PageFault, Shapes, check, shapes};
pub use current::{ScopedTongue, choose, current, scoped, speak, spoken, wanted};
pub use folder::{TongueFault, Tongues};
pub use forms::SideForm;
pub use heads::headed;
pub use phrase::{Argument, Joiner, Phrase};
pub use pseudo::PSEUDO;
pub use refusals::{Refusals, nation_called, place_called};
pub(crate) use refusals::{file_word, key_of};
pub use resolve::said;
pub use sides::side_called;
pub use speech::Tongue;

/// A sentence of a message and its arguments, written in a language only when it is shown.
///
/// `phrase!(MESSAGES, "twenty-moves", unit = piece, to = hex)` is a [`Sentence`](crate::ask::Sentence). The test of messages
/// reads the id and the names of the arguments from the source, so the id is a literal.
#[macro_export]
macro_rules! phrase {
    ($messages:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::ask::Sentence::from(
            $crate::tongue::Phrase::new(&$messages, $id)$(.with(stringify!($name), $value))*
        )
    };
}

/// The words of a label in the language that is spoken now: `say!(MESSAGES, "window-invites", count = 3)` is a `String`.
#[macro_export]
macro_rules! say {
    ($messages:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::tongue::said(
            $crate::tongue::Phrase::new(&$messages, $id)$(.with(stringify!($name), $value))*
        )
    };
}
