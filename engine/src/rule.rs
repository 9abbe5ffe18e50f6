//! The number of a rule as its page has it: the number in a refusal, in the explanation of an event, and in a ledger
//! row.

use crate::case::Case;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The most characters in the number of a rule.
const LONGEST: usize = 12;

/// The number a rule has on its page: `4.5`, `9.8.6`, `17.1.1a`, `III.b.9`, `R31`.
///
/// Numbers are in the order in which a reader would look them up: 4.5 before 4.10.
///
/// ```
/// use engine::{case::Case, rule::Rule};
/// const HAZARDS: Rule = Rule::new("9.8.4");
/// assert_eq!("9.8.4".parse(), Ok(HAZARDS));
/// assert_eq!(HAZARDS.to_string(), "9.8.4");
/// assert!(Rule::new("4.5") < Rule::new("4.10"));
/// assert_eq!(Rule::from(Case::new(4, 5)), Rule::new("4.5"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rule([u8; LONGEST]);

impl Rule {
    /// The rule of that number, for a constant: a text that is no number of a rule does not compile.
    #[allow(clippy::panic, reason = "it stops the compiler, and no program")]
    pub const fn new(number: &str) -> Rule {
        match Rule::read(number.as_bytes()) {
            Some(rule) => rule,
            None => panic!("a rule has a number of letters, digits and points"),
        }
    }

    #[allow(clippy::indexing_slicing, reason = "a constant can be made by places alone, and each is below a length")]
    const fn read(number: &[u8]) -> Option<Rule> {
        if number.is_empty() || number.len() > LONGEST {
            return None;
        }
        let mut kept = [0; LONGEST];
        let mut at = 0;
        let (mut numbered, mut capitals) = (false, true);
        while at < number.len() {
            let byte = number[at];
            numbered |= byte.is_ascii_digit() || byte == b'.';
            capitals &= byte.is_ascii_uppercase();
            let inside = at > 0 && at + 1 < number.len() && number[at - 1] != b'.';
            if !(byte.is_ascii_alphanumeric() || byte == b'.' && inside) {
                return None;
            }
            kept[at] = byte;
            at += 1;
        }
        // A word is not a number: it needs a digit, a point, or nothing but capitals.
        if numbered || capitals { Some(Rule(kept)) } else { None }
    }

    /// The number in letters, digits and points.
    pub fn as_str(&self) -> &str {
        let length = self.0.iter().position(|&byte| byte == 0).unwrap_or(LONGEST);
        self.0.get(..length).and_then(|bytes| str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// The number before the first point: the section it is looked up under.
    pub fn section(&self) -> &str {
        self.as_str().split('.').next().unwrap_or_default()
    }

    /// Its runs of digits and of other characters.
    fn runs(&self) -> impl Iterator<Item = Run<'_>> {
        self.as_str()
            .split('.')
            .flat_map(|part| part.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit()))
            .map(Run::new)
    }
}

/// A part of a number that is compared as one.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Run<'a> {
    Number(u64),
    Letters(&'a [u8]),
}

impl Run<'_> {
    fn new(bytes: &[u8]) -> Run<'_> {
        match str::from_utf8(bytes).ok().and_then(|digits| digits.parse().ok()) {
            Some(number) => Run::Number(number),
            None => Run::Letters(bytes),
        }
    }
}

impl Ord for Rule {
    fn cmp(&self, other: &Rule) -> Ordering {
        self.runs().cmp(other.runs()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Rule {
    fn partial_cmp(&self, other: &Rule) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<Case> for Rule {
    fn from(case: Case) -> Rule {
        // Two numbers of at most three digits and a point always are the number of a rule.
        case.to_string().parse().unwrap_or(Rule([0; LONGEST]))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text was not the number of a rule such as `4.5` or `17.1.1a`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARule;

impl fmt::Display for NotARule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a rule has a number of at most {LONGEST} letters, digits and points, such as 4.5 or 17.1.1a")
    }
}

impl std::error::Error for NotARule {}

impl FromStr for Rule {
    type Err = NotARule;

    fn from_str(text: &str) -> Result<Rule, NotARule> {
        Rule::read(text.as_bytes()).ok_or(NotARule)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec;

    #[test]
    fn numbers_are_in_the_order_of_the_page() {
        let page =
            ["4.2", "4.5", "4.10", "5.0", "9.8", "9.8.6", "17.1.1", "17.1.1a", "17.1.1b", "II", "III.b.9", "III.b.10"];
        let rules: Vec<Rule> = page.iter().map(|text| text.parse().expect("a number")).collect();
        assert!(rules.is_sorted(), "{rules:?}");
        for rule in rules {
            assert_eq!(codec::decode(&codec::encode(&rule)), Ok(rule));
        }
    }

    #[test]
    fn every_case_is_a_rule() {
        for case in [Case::new(0, 0), Case::new(4, 5), Case::new(255, 255)] {
            assert_eq!(Rule::from(case).to_string(), case.to_string());
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", ".", "4.", ".5", "4..5", "4 5", "4.5\u{301}", "1234567890123", "4,5", "case", "Rule"] {
            assert_eq!(text.parse::<Rule>(), Err(NotARule), "{text}");
        }
    }
}
