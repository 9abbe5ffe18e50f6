//! Messages put into words: the spans of a sentence in a language.

use super::current::current;
use super::forms::{self, SideForm};
use super::phrase::{Argument, Joiner, Phrase};
use super::sides::{key, named};
use super::speech::Tongue;
use crate::ask::names::Names;
use crate::ask::sentence::{Part, Sentence, Span};
use engine::contract::Side;
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// Sentences in sentences end here: the rules never nest so deep.
const DEEPEST: u8 = 8;

impl Sentence {
    /// Its parts in the language that is spoken now. Links stay links.
    pub fn spans(&self, names: &Names) -> Vec<Span> {
        self.spans_in(&current(), names)
    }

    /// Its parts in a language.
    pub fn spans_in(&self, tongue: &Tongue, names: &Names) -> Vec<Span> {
        let writer = Writer { tongue, names };
        let mut spans = Vec::new();
        writer.sentence(self, DEEPEST, &mut spans);
        spans
    }
}

/// The words of a label: a message without links, in the language that is spoken now.
pub fn said(phrase: Phrase) -> String {
    Sentence::from(phrase).plain(&Names::default())
}

/// A language, and the names of a battle.
#[derive(Clone, Copy)]
struct Writer<'a> {
    tongue: &'a Tongue,
    names: &'a Names,
}

impl Writer<'_> {
    fn sentence(self, sentence: &Sentence, depth: u8, spans: &mut Vec<Span>) {
        for part in sentence.parts() {
            match part {
                Part::Span(Span::Side(side)) => push(spans, &self.side(*side, SideForm::Label)),
                Part::Span(span) => spans.push(span.clone()),
                Part::Phrase(phrase) => self.phrase(phrase, depth, spans),
            }
        }
    }

    /// The message in this language, else in English, else its id.
    fn phrase(self, phrase: &Phrase, depth: u8, spans: &mut Vec<Span>) {
        let Some(depth) = depth.checked_sub(1) else { return push(spans, "…") };
        let arguments = self.arguments(phrase);
        let own = self.tongue.format(phrase.catalogue, &phrase.id, &arguments);
        let text = own.or_else(|| Tongue::english().format(phrase.catalogue, &phrase.id, &arguments));
        let text = text.unwrap_or_else(|| format!("[{}]", phrase.id));
        let mut words = String::new();
        for letter in text.chars() {
            let slot = forms::marked(letter).map(|(slot, form)| (phrase.arguments.get(slot), form));
            match slot {
                None => words.push(letter),
                Some((None, _)) => {}
                Some((Some((_, value)), form)) => {
                    push(spans, &std::mem::take(&mut words));
                    self.argument(value, form, depth, spans);
                }
            }
        }
        push(spans, &words);
    }

    /// Values for Fluent: a number or a word as it is, everything else as the mark of its slot.
    fn arguments(self, phrase: &Phrase) -> FluentArgs<'static> {
        let mut all = FluentArgs::new();
        for (slot, (name, value)) in phrase.arguments.iter().enumerate() {
            let mark = forms::mark(slot, SideForm::Label).map_or_else(String::new, String::from);
            let given = match value {
                Argument::Number(number) => FluentValue::from(*number),
                Argument::Halves(halves) => FluentValue::from(*halves as f64 / 2.0),
                Argument::Word(word) => FluentValue::from(*word),
                Argument::Side(side) => {
                    all.set(format!("{name}-key"), key(self.names.side(*side)));
                    FluentValue::from(mark)
                }
                Argument::List(parts, _) => {
                    all.set(format!("{name}-count"), parts.len());
                    FluentValue::from(mark)
                }
                Argument::Decimal(..)
                | Argument::Text(_)
                | Argument::Pick(_)
                | Argument::Rule(_)
                | Argument::Sentence(_) => FluentValue::from(mark),
            };
            all.set(*name, given);
        }
        all
    }

    fn argument(self, value: &Argument, form: SideForm, depth: u8, spans: &mut Vec<Span>) {
        match value {
            Argument::Number(number) => push(spans, &number.to_string()),
            Argument::Halves(halves) => push(spans, &(*halves as f64 / 2.0).to_string()),
            Argument::Decimal(number, places) => push(spans, &self.decimal(*number, *places)),
            Argument::Word(word) => push(spans, word),
            Argument::Text(text) => push(spans, text),
            Argument::Side(side) => push(spans, &self.side(*side, form)),
            Argument::Pick(pick) => spans.push(Span::Pick(*pick)),
            Argument::Rule(rule) => spans.push(Span::Rule(*rule)),
            Argument::Sentence(sentence) => self.sentence(sentence, depth, spans),
            Argument::List(parts, joiner) => self.list(parts, *joiner, depth, spans),
        }
    }

    fn list(self, parts: &[Argument], joiner: Joiner, depth: u8, spans: &mut Vec<Span>) {
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                let last = at + 1 == parts.len();
                let semicolons = joiner == Joiner::Semicolon;
                push(spans, &self.between(if last || semicolons { joiner } else { Joiner::Comma }));
            }
            self.argument(part, SideForm::Label, depth, spans);
        }
    }

    /// A number with the decimal sign of the language.
    fn decimal(self, number: i64, places: u8) -> String {
        let width = usize::from(places);
        let digits = format!("{:0width$}", number.unsigned_abs(), width = width + 1);
        let (whole, rest) = digits.split_at(digits.len() - width);
        let sign = if number < 0 { "\u{2212}" } else { "" };
        let own = self.tongue.format(&crate::MESSAGES, "language-decimal-sign", &FluentArgs::new());
        let point = own.unwrap_or_else(|| String::from("."));
        if rest.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}{point}{rest}") }
    }

    /// The words between two parts of a list. The message has slots around them, since Fluent trims blanks.
    fn between(self, joiner: Joiner) -> String {
        let id = match joiner {
            Joiner::And => "language-list-and",
            Joiner::Or => "language-list-or",
            Joiner::Comma => "language-list-more",
            Joiner::Semicolon => "language-list-clauses",
        };
        let mut slots = FluentArgs::new();
        for (slot, name) in ["before", "next"].into_iter().enumerate() {
            slots.set(name, forms::mark(slot, SideForm::Label).map_or_else(String::new, String::from));
        }
        let own = self.tongue.format(&crate::MESSAGES, id, &slots);
        let text = own.or_else(|| Tongue::english().format(&crate::MESSAGES, id, &slots));
        text.map_or_else(|| String::from(", "), |text| text.chars().filter(|c| forms::marked(*c).is_none()).collect())
    }

    fn side(self, side: Side, form: SideForm) -> String {
        named(self.tongue, self.names.side(side), form)
    }
}

/// Goes on with words; words that follow words are one span.
fn push(spans: &mut Vec<Span>, words: &str) {
    if words.is_empty() {
        return;
    }
    match spans.last_mut() {
        Some(Span::Text(text)) => text.to_mut().push_str(words),
        _ => spans.push(Span::Text(Cow::Owned(words.to_owned()))),
    }
}
