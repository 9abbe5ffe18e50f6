//! The facts of a refusal: values by their names, of which sentences are made outside the rules.

use crate::hex::Hex;
use crate::rule::Rule;
use crate::side::Side;
use std::fmt;

/// A value in a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A unit, a leader or a card, by its number in the system.
    Unit(u16),
    /// A hex.
    Hex(Hex),
    /// A side.
    Side(Side),
    /// A rule other than the one that is broken.
    Rule(Rule),
    /// A whole number.
    Number(i64),
    /// Half-points: 5 is two and a half.
    Halves(i64),
    /// A word of the rules that a sentence can choose by: `cavalry`.
    Word(&'static str),
    /// A name from the battle, such as that of a division.
    Name(String),
    /// Several of them.
    List(Vec<Fact>),
}

/// The facts of a refusal in a fixed order, and the variant of its sentence.
///
/// ```
/// use engine::facts::{Fact, Facts};
/// let facts = Facts::NONE.with("unit", Fact::Unit(7)).with("left", Fact::Halves(5));
/// assert_eq!(facts.to_string(), "{unit 7, left 2½}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(Option<Box<Told>>);

/// Apart from the refusal, so that a refusal stays small: bots get many, and read none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Told {
    variant: &'static str,
    list: Vec<(&'static str, Fact)>,
}

impl Facts {
    /// No facts.
    pub const NONE: Facts = Facts(None);

    /// The facts with one more.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Facts {
        self.0.get_or_insert_default().list.push((name, fact.into()));
        self
    }

    /// The same facts for another sentence of the same refusal.
    #[must_use]
    pub fn varied(mut self, variant: &'static str) -> Facts {
        self.0.get_or_insert_default().variant = variant;
        self
    }

    /// The variant of the sentence; empty for a refusal with one sentence.
    pub fn variant(&self) -> &'static str {
        self.0.as_ref().map_or("", |told| told.variant)
    }

    /// The facts by their names, in order.
    pub fn list(&self) -> &[(&'static str, Fact)] {
        self.0.as_ref().map_or(&[], |told| told.list.as_slice())
    }

    /// The fact of that name.
    pub fn get(&self, name: &str) -> Option<&Fact> {
        self.list().iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
    }
}

impl fmt::Display for Facts {
    /// For tests and logs; players read the sentence that is made of them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (at, (name, fact)) in self.list().iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{name} {fact}")?;
        }
        f.write_str("}")
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Unit(unit) => unit.fmt(f),
            Fact::Hex(hex) => hex.fmt(f),
            Fact::Side(side) => write!(f, "{side:?}"),
            Fact::Rule(rule) => write!(f, "[{rule}]"),
            Fact::Number(number) => number.fmt(f),
            Fact::Halves(halves) => {
                let (sign, whole) = (if *halves < 0 { "-" } else { "" }, halves.unsigned_abs() / 2);
                match (whole, halves % 2 == 0) {
                    (whole, true) => write!(f, "{sign}{whole}"),
                    (0, false) => write!(f, "{sign}½"),
                    (whole, false) => write!(f, "{sign}{whole}½"),
                }
            }
            Fact::Word(word) => f.write_str(word),
            Fact::Name(name) => write!(f, "{name:?}"),
            Fact::List(facts) => {
                f.write_str("[")?;
                for (at, fact) in facts.iter().enumerate() {
                    let comma = if at == 0 { "" } else { ", " };
                    write!(f, "{comma}{fact}")?;
                }
                f.write_str("]")
            }
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<Hex> for Fact {
    fn from(hex: Hex) -> Fact {
        Fact::Hex(hex)
    }
}

impl From<Side> for Fact {
    fn from(side: Side) -> Fact {
        Fact::Side(side)
    }
}

impl From<Rule> for Fact {
    fn from(rule: Rule) -> Fact {
        Fact::Rule(rule)
    }
}

impl From<String> for Fact {
    fn from(name: String) -> Fact {
        Fact::Name(name)
    }
}

impl From<&'static str> for Fact {
    fn from(word: &'static str) -> Fact {
        Fact::Word(word)
    }
}

impl<F: Into<Fact>> From<Vec<F>> for Fact {
    fn from(facts: Vec<F>) -> Fact {
        Fact::List(facts.into_iter().map(Into::into).collect())
    }
}
