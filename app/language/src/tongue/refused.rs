//! The sentence of a refusal: a message by its name, with the facts as arguments.

use super::catalogue::Catalogue;
use super::phrase::{Argument, Phrase};
use super::refusals::Refusals;
use super::speech::Tongue;
use crate::ask::names::Names;
use crate::ask::pick::{Pick, PieceId};
use crate::ask::sentence::Sentence;
use engine::contract::{Fact, Refusal};

impl Names {
    /// A refusal as a sentence in the language of the player, with its rule.
    ///
    /// The message is `twenty-refused-too-far`: the owner of the catalogue, and the name of the refusal. A variant follows
    /// behind one more hyphen. Names that every system has, such as `not-offered`, are messages of this crate. A refusal
    /// without a message is said in its own text.
    pub fn refused(&self, refusal: &Refusal) -> Sentence {
        match refusal.case {
            Some(case) => sentence(self.refusals, refusal).rule(case),
            None => sentence(self.refusals, refusal),
        }
    }

    /// The same as text that begins with the rule: "4.5: Leg-1 cannot …".
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let rule = refusal.case.map_or_else(String::new, |case| format!("{case}: "));
        rule + &self.refusal_words(refusal)
    }

    /// The same without the rule.
    pub fn refusal_words(&self, refusal: &Refusal) -> String {
        sentence(self.refusals, refusal).plain(self)
    }
}

fn sentence(system: Refusals, refusal: &Refusal) -> Sentence {
    let found = [system.messages, &crate::MESSAGES].into_iter().map(|known| (known, id(known, refusal)));
    match found.into_iter().find(|(known, id)| Tongue::english().has(known, id)) {
        Some((known, id)) => {
            let facts = refusal.facts.list().iter();
            let with = |phrase: Phrase, (name, fact): &(&'static str, Fact)| {
                phrase.with(name, argument(fact, system.piece_of))
            };
            Sentence::from(facts.fold(Phrase::new(known, id), with))
        }
        None if refusal.text.is_empty() => Sentence::from(format!("{} {}", refusal.name, refusal.facts)),
        None => Sentence::from(refusal.text.clone()),
    }
}

/// The id of a refusal's message in a catalogue.
fn id(catalogue: &Catalogue, refusal: &Refusal) -> String {
    let variant = refusal.facts.variant();
    let hyphen = if variant.is_empty() { "" } else { "-" };
    format!("{}-refused-{}{hyphen}{variant}", catalogue.owner(), refusal.name)
}

fn argument(fact: &Fact, piece: fn(u16) -> PieceId) -> Argument {
    match fact {
        Fact::Unit(unit) => Argument::Pick(Pick::Piece(piece(*unit))),
        Fact::Hex(hex) => Argument::Pick(Pick::Hex(*hex)),
        Fact::Side(side) => Argument::Side(*side),
        Fact::Rule(rule) => Argument::Rule(*rule),
        Fact::Number(number) => Argument::Number(*number),
        Fact::Halves(halves) => Argument::Halves(*halves),
        Fact::Word(word) => Argument::Word(word),
        Fact::Name(name) => Argument::Text(name.clone()),
        Fact::List(facts) => Argument::list(facts.iter().map(|fact| argument(fact, piece))),
    }
}
