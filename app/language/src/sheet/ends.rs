//! The possible ends of a fight or a roll. Every forecast begins with one sentence of it, and that sentence is made
//! here for all systems.

use super::{Bar, Part, Sheet, Tone};
use crate::ask::sentence::Sentence;
use crate::tongue::{Argument, Joiner};
use crate::{MESSAGES, phrase};

/// Number of ends that are named; a single one more is named too, and several are "something else".
const NAMED: usize = 4;
/// Least chance, in per cent, of an unnamed end that is told below.
const TOLD: u64 = 2;

/// One way something can end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Its short name, which fits into a bar.
    pub name: Sentence,
    /// The outcome, as part of a sentence: "you lose 1, they lose 4 and retreat".
    pub words: Sentence,
    /// The tone of the end.
    pub tone: Tone,
    /// Number of equally likely rolls that bring it: all ends of a list together are the whole.
    pub throws: u64,
}

impl Sheet {
    /// Adds the possible ends: a sentence with the likeliest ends and the chance of each, then all of them as bars. An
    /// end that the sentence has named is a bar with a name only, so that no chance is told twice. An end that is given
    /// twice is one end. `when` says on which condition all this is: "if they stand".
    pub fn ends(&mut self, when: &str, ends: impl IntoIterator<Item = End>) {
        self.ends_by(Sentence::EMPTY, when, ends);
    }

    /// The same for an end that is not final: `head` begins the sentence ("In this round").
    pub fn ends_by(&mut self, head: impl Into<Sentence>, when: &str, ends: impl IntoIterator<Item = End>) {
        let mut all: Vec<End> = Vec::new();
        for end in ends.into_iter().filter(|end| end.throws > 0) {
            match all.iter_mut().find(|known| known.words == end.words) {
                Some(known) => known.throws += end.throws,
                None => all.push(end),
            }
        }
        if all.is_empty() {
            return;
        }
        all.sort_by_key(|end| std::cmp::Reverse(end.throws));
        let whole: u64 = all.iter().map(|end| end.throws).sum();
        let frequent = all.iter().filter(|end| end.throws.saturating_mul(200) >= whole).count();
        let named = if all.len() <= NAMED + 1 { frequent } else { frequent.min(NAMED) };
        let rest: u64 = all.iter().skip(named).map(|end| end.throws).sum();
        let shares: Vec<u64> = all.iter().take(named).map(|end| end.throws).chain((rest > 0).then_some(rest)).collect();
        let else_words = phrase!(MESSAGES, "language-end-else");
        let words = all.iter().take(named).map(|end| &end.words).chain([&else_words]);
        let told = words.zip(percents(&shares)).map(|(words, percent)| match percent {
            0 => phrase!(MESSAGES, "language-end-rare", end = words.clone()),
            percent => phrase!(MESSAGES, "language-end", end = words.clone(), percent = percent),
        });
        let told = Argument::joined(told, Joiner::Semicolon);
        self.line(line(head.into(), when, told));
        let bar = |(at, end): (usize, End)| {
            let told = at >= named && end.throws.saturating_mul(100) >= whole.saturating_mul(TOLD);
            let (text, hint) = if told { (end.words, Sentence::EMPTY) } else { (Sentence::EMPTY, end.words) };
            let (share, of) = small(end.throws, whole);
            Bar { name: end.name, share, of, text, hint, tone: end.tone }
        };
        self.parts.push(Part::Bars(all.into_iter().enumerate().map(bar).collect()));
    }
}

/// The sentence with the likeliest ends.
fn line(head: Sentence, when: &str, ends: Argument) -> Sentence {
    let if_so = || when.to_owned();
    match (head.is_empty(), when.is_empty()) {
        (true, true) => phrase!(MESSAGES, "language-ends", ends = ends),
        (true, false) => phrase!(MESSAGES, "language-ends-if", when = if_so(), ends = ends),
        (false, true) => phrase!(MESSAGES, "language-ends-of", head = head, ends = ends),
        (false, false) => phrase!(MESSAGES, "language-ends-of-if", head = head, when = if_so(), ends = ends),
    }
}

/// Shares of a whole in hundredths that make a hundred together: what rounding down leaves goes to the largest rests.
fn percents(shares: &[u64]) -> Vec<u64> {
    let whole = u128::from(shares.iter().sum::<u64>().max(1));
    let parts: Vec<u128> = shares.iter().map(|&share| u128::from(share) * 100).collect();
    let mut percents: Vec<u64> = parts.iter().map(|part| u64::try_from(part / whole).unwrap_or(100)).collect();
    let left = 100_usize.saturating_sub(usize::try_from(percents.iter().sum::<u64>()).unwrap_or(100));
    let mut order: Vec<(usize, u128)> = parts.iter().map(|part| part % whole).enumerate().collect();
    order.sort_by_key(|&(_, rest)| std::cmp::Reverse(rest));
    for (at, _) in order.into_iter().take(left) {
        if let Some(percent) = percents.get_mut(at) {
            *percent += 1;
        }
    }
    percents
}

/// A fraction in smaller numbers, nearly the same if they were too large.
fn small(share: u64, of: u64) -> (u32, u32) {
    match (u32::try_from(share), u32::try_from(of)) {
        (Ok(share), Ok(of)) => (share, of),
        _ => small(share / 2, of / 2),
    }
}
