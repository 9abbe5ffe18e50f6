//! The sentence of a refusal: a message by its name, with the facts as arguments.

use super::catalogue::Catalogue;
use super::phrase::{Argument, Phrase};
use super::speech::Tongue;
use crate::ask::pick::{Pick, PieceId};
use crate::ask::sentence::Sentence;
use engine::contract::{Fact, Refusal};

/// The sentence of a refusal with its rule behind it.
///
/// The message is `twenty-refused-too-far`: the owner of the catalogue, and the name of the refusal. A variant follows
/// behind one more hyphen. Names that every system has, such as `not-offered`, are messages of this crate. `piece` finds a
/// unit of the rules on the map. A refusal without a message is said in its own text.
pub fn refused(catalogue: &'static Catalogue, refusal: &Refusal, piece: impl Fn(u16) -> PieceId) -> Sentence {
    let found = [catalogue, &crate::MESSAGES].into_iter().map(|known| (known, id(known, refusal)));
    let found = found.into_iter().find(|(known, id)| Tongue::english().has(known, id));
    let sentence = match found {
        Some((known, id)) => {
            let facts = refusal.facts.list().iter();
            let message = Phrase::new(known, id);
            Sentence::from(facts.fold(message, |phrase, (name, fact)| phrase.with(name, argument(fact, &piece))))
        }
        None if refusal.text.is_empty() => Sentence::from(format!("{} {}", refusal.name, refusal.facts)),
        None => Sentence::from(refusal.text.clone()),
    };
    match refusal.case {
        Some(case) => sentence.rule(case),
        None => sentence,
    }
}

/// The id of a refusal's message in a catalogue.
fn id(catalogue: &Catalogue, refusal: &Refusal) -> String {
    let variant = refusal.facts.variant();
    let hyphen = if variant.is_empty() { "" } else { "-" };
    format!("{}-refused-{}{hyphen}{variant}", catalogue.owner(), refusal.name)
}

fn argument(fact: &Fact, piece: &impl Fn(u16) -> PieceId) -> Argument {
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
