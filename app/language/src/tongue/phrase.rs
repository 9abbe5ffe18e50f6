//! A message with its arguments, before it is written in a language.

use super::catalogue::Catalogue;
use crate::ask::pick::{Pick, PieceId};
use crate::ask::sentence::Sentence;
use engine::contract::Side;
use engine::hex::Hex;
use engine::rule::Rule;
use std::borrow::Cow;

/// A message of a catalogue with its arguments. It is written only when its language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The catalogue that has it.
    pub catalogue: &'static Catalogue,
    /// Its id; behind a full stop the attribute, if one is meant.
    pub id: Cow<'static, str>,
    /// Its arguments by their names.
    pub arguments: Vec<(&'static str, Argument)>,
}

/// The word between the last two parts of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Joiner {
    /// "A, B and C".
    #[default]
    And,
    /// "A, B or C".
    Or,
    /// "A, B, C".
    Comma,
    /// "A; B; C", for parts that have commas themselves.
    Semicolon,
}

/// A value for a slot of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number; it can choose a plural.
    Number(i64),
    /// Half-points: 5 is written "2½".
    Halves(i64),
    /// A number with decimals, in units of its last place: `Decimal(125, 1)` is "12.5", or "12,5". It chooses nothing.
    Decimal(i64, u8),
    /// A word that a message can choose by: `{ $arm -> [cavalry] … }`.
    Word(&'static str),
    /// A text that is the same in every language, such as a name. It chooses nothing.
    Text(String),
    /// A side. A message can choose by `$side-key`.
    Side(Side),
    /// A unit, a hex or anything else on the map; it stays a link.
    Pick(Pick),
    /// A rule; it stays a link.
    Rule(Rule),
    /// Another sentence, or a few words.
    Sentence(Sentence),
    /// Several of them, joined as the language joins them. A message can choose by `$units-count`.
    List(Vec<Argument>, Joiner),
}

impl Phrase {
    /// A message without arguments.
    pub fn new(catalogue: &'static Catalogue, id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { catalogue, id: id.into(), arguments: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Phrase {
        self.arguments.push((name, value.into()));
        self
    }
}

impl Argument {
    /// The parts as a list with "and" before the last.
    pub fn list<A: Into<Argument>>(parts: impl IntoIterator<Item = A>) -> Argument {
        Argument::joined(parts, Joiner::And)
    }

    /// The parts as a list with that word before the last.
    pub fn joined<A: Into<Argument>>(parts: impl IntoIterator<Item = A>, joiner: Joiner) -> Argument {
        Argument::List(parts.into_iter().map(Into::into).collect(), joiner)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(i8, i16, i32, i64, u8, u16, u32);

macro_rules! arguments {
    ($($value:ty => $kind:ident),*) => {$(
        impl From<$value> for Argument {
            fn from(value: $value) -> Argument {
                Argument::$kind(value)
            }
        }
    )*};
}
arguments!(&'static str => Word, String => Text, Side => Side, Pick => Pick, Rule => Rule, Sentence => Sentence);

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Hex> for Argument {
    fn from(hex: Hex) -> Argument {
        Argument::Pick(Pick::Hex(hex))
    }
}

impl From<PieceId> for Argument {
    fn from(piece: PieceId) -> Argument {
        Argument::Pick(Pick::Piece(piece))
    }
}

impl<A: Into<Argument>> From<Vec<A>> for Argument {
    fn from(parts: Vec<A>) -> Argument {
        Argument::list(parts)
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Argument {
        Argument::Sentence(Sentence::from(phrase))
    }
}
