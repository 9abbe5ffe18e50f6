//! Sentences whose parts keep what they are about, so that a name in them is a link and nothing parses text.

use super::names::Names;
use super::pick::{Pick, PieceId};
use crate::tongue::phrase::{Argument, Phrase};
use crate::tongue::{Tongue, scoped};
use engine::contract::Side;
use engine::hex::Hex;
use serde_json::{Value, json};
use std::borrow::Cow;

pub use engine::rule::Rule;

/// A part of a sentence that is written in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words.
    Text(Cow<'static, str>),
    /// Something that can be pointed at; it lights up.
    Pick(Pick),
    /// A side, by its name.
    Side(Side),
    /// A rule; it can be looked up.
    Rule(Rule),
}

/// A sentence, or a few words.
///
/// ```
/// use language::ask::{Names, PieceId, Sentence};
/// use engine::rule::Rule;
/// let names = Names { pieces: vec![String::from("Leg-1")], ..Names::default() };
/// let sentence = Sentence::from("Attack with ").piece(PieceId(0)).rule(Rule::new("6.1"));
/// assert_eq!(sentence.plain(&names), "Attack with Leg-1 [6.1]");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(Vec<Part>);

/// A part of a sentence before its language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The same in every language.
    Span(Span),
    /// A message with its arguments.
    Phrase(Box<Phrase>),
}

impl Sentence {
    /// No words at all.
    pub const EMPTY: Sentence = Sentence(Vec::new());

    /// Goes on with a part.
    #[must_use]
    pub fn span(mut self, span: Span) -> Sentence {
        self.0.push(Part::Span(span));
        self
    }

    /// Goes on with a message.
    #[must_use]
    pub fn phrase(mut self, phrase: Phrase) -> Sentence {
        self.0.push(Part::Phrase(Box::new(phrase)));
        self
    }

    /// Goes on with words.
    #[must_use]
    pub fn text(self, text: impl Into<Cow<'static, str>>) -> Sentence {
        self.span(Span::Text(text.into()))
    }

    /// Goes on with something that can be pointed at.
    #[must_use]
    pub fn pick(self, pick: Pick) -> Sentence {
        self.span(Span::Pick(pick))
    }

    /// Goes on with a piece.
    #[must_use]
    pub fn piece(self, piece: PieceId) -> Sentence {
        self.pick(Pick::Piece(piece))
    }

    /// Goes on with a hex.
    #[must_use]
    pub fn hex(self, hex: Hex) -> Sentence {
        self.pick(Pick::Hex(hex))
    }

    /// Goes on with a comma and a hex, if there is a hex.
    #[must_use]
    pub fn placed(self, hex: Option<Hex>) -> Sentence {
        match hex {
            Some(hex) => self.text(", ").hex(hex),
            None => self,
        }
    }

    /// Goes on with a side.
    #[must_use]
    pub fn side(self, side: Side) -> Sentence {
        self.span(Span::Side(side))
    }

    /// Goes on with a rule.
    #[must_use]
    pub fn rule(self, rule: impl Into<Rule>) -> Sentence {
        self.span(Span::Rule(rule.into()))
    }

    /// Goes on with a list: "A, B and C", or with another word between the last two.
    #[must_use]
    pub fn list(mut self, picks: impl IntoIterator<Item = Pick>, word: &str) -> Sentence {
        let mut picks = picks.into_iter().peekable();
        let mut first = true;
        while let Some(pick) = picks.next() {
            self = match (first, picks.peek()) {
                (true, _) => self,
                (false, Some(_)) => self.text(", "),
                (false, None) if word.is_empty() => self.text(", "),
                (false, None) => self.text(format!(" {word} ")),
            }
            .pick(pick);
            first = false;
        }
        self
    }

    /// Goes on with another sentence.
    #[must_use]
    pub fn then(mut self, other: Sentence) -> Sentence {
        self.0.extend(other.0);
        self
    }

    /// Whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The parts, before its language is known.
    pub(crate) fn parts(&self) -> &[Part] {
        &self.0
    }

    /// The pick it begins with, unless it begins with words or a message.
    pub fn begins(&self) -> Option<Pick> {
        match self.0.first() {
            Some(Part::Span(Span::Pick(pick))) => Some(*pick),
            _ => None,
        }
    }

    /// The rules it names.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        let mut rules = Vec::new();
        self.add_rules(&mut rules);
        rules.into_iter()
    }

    fn add_rules(&self, rules: &mut Vec<Rule>) {
        for part in &self.0 {
            match part {
                Part::Span(Span::Rule(rule)) => rules.push(*rule),
                Part::Span(_) => {}
                Part::Phrase(phrase) => phrase.arguments.iter().for_each(|(_, value)| add_rules_of(value, rules)),
            }
        }
    }

    /// As text, with the rules in brackets.
    pub fn plain(&self, names: &Names) -> String {
        self.written(names, true)
    }

    /// As text, without its rules: they are shown beside it.
    pub fn words(&self, names: &Names) -> String {
        self.written(names, false)
    }

    /// The words in English, for programs.
    pub(crate) fn in_english(&self, names: &Names) -> String {
        let _english = scoped(Tongue::english());
        self.words(names)
    }

    /// For programs: the words, and the rules beside them.
    pub fn json(&self, names: &Names) -> Value {
        let rules: Vec<String> = self.rules().map(|rule| rule.to_string()).collect();
        json!({"text": self.written(names, false), "rules": rules})
    }

    fn written(&self, names: &Names, with_rules: bool) -> String {
        let mut text = String::new();
        for span in self.spans(names).iter() {
            match span {
                Span::Text(words) => text.push_str(words),
                Span::Pick(pick) => text.push_str(&names.pick(*pick)),
                Span::Side(side) => text.push_str(names.side(*side)),
                Span::Rule(rule) if with_rules => {
                    if !text.is_empty() && !text.ends_with(' ') {
                        text.push(' ');
                    }
                    text.push_str(&format!("[{rule}]"));
                }
                Span::Rule(_) => {}
            }
        }
        text
    }
}

/// The rules in a value of a message.
fn add_rules_of(value: &Argument, rules: &mut Vec<Rule>) {
    match value {
        Argument::Rule(rule) => rules.push(*rule),
        Argument::Sentence(sentence) => sentence.add_rules(rules),
        Argument::List(parts, _) => parts.iter().for_each(|part| add_rules_of(part, rules)),
        _ => {}
    }
}

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Sentence {
        Sentence::EMPTY.phrase(phrase)
    }
}

impl From<&'static str> for Sentence {
    fn from(text: &'static str) -> Sentence {
        if text.is_empty() { Sentence::EMPTY } else { Sentence::EMPTY.text(text) }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        if text.is_empty() { Sentence::EMPTY } else { Sentence::EMPTY.text(text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rule::Rule;

    #[test]
    fn a_list_has_commas_and_its_word_before_the_last() {
        let names = Names { pieces: ["A", "B", "C"].map(String::from).to_vec(), ..Names::default() };
        let list = |count: u16, word: &str| {
            Sentence::EMPTY.list((0..count).map(|piece| Pick::Piece(PieceId(piece))), word).plain(&names)
        };
        assert_eq!(list(0, "and"), "");
        assert_eq!(list(1, "and"), "A");
        assert_eq!(list(2, "or"), "A or B");
        assert_eq!(list(3, "and"), "A, B and C");
        assert_eq!(list(3, ""), "A, B, C");
    }

    #[test]
    fn programs_get_the_words_and_the_rules_apart() {
        let names = Names { sides: ["French", "Allied"].map(String::from), ..Names::default() };
        let sentence = Sentence::EMPTY.side(Side::First).text(" side: move.").rule(Rule::new("4.0"));
        assert_eq!(sentence.json(&names), json!({"text": "French side: move.", "rules": ["4.0"]}));
        assert_eq!(sentence.plain(&names), "French side: move. [4.0]");
    }
}
