//! The possible ends of a fight, as the first sentence of a card.

use crate::MESSAGES;
use bataille::{Answer, End, Game, Lot, Proposal};
use language::ask::Sentence;
use language::sheet::{self, Sheet, Tone};
use language::{phrase, say};

/// All ends of a proposed fight; nothing where the engine counts none.
pub(super) fn sheet(game: &Game, proposal: &Proposal) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let fire = matches!(proposal, Proposal::Fire(_));
    // The player who answers looks at it from the other side.
    let charged = matches!(proposal, Proposal::Answer(_));
    for ends in game.ends(proposal) {
        let when = match (ends.answer, proposal) {
            (Some(Answer::Stand), Proposal::Charge(_)) => say!(MESSAGES, "bataille-if-they-stand"),
            (Some(Answer::Carre), Proposal::Charge(_)) => say!(MESSAGES, "bataille-if-they-form"),
            (_, Proposal::Answer(Answer::Stand)) => say!(MESSAGES, "bataille-if-you-stand"),
            (_, Proposal::Answer(Answer::Carre)) => say!(MESSAGES, "bataille-if-you-form"),
            _ => String::new(),
        };
        sheet.ends(&when, ends.ends.iter().map(|end| told(end, fire, charged)));
    }
    sheet
}

/// An end in words: of fire, or else of a fight, for the player that attacks or is charged.
pub(super) fn told(end: &End, fire: bool, charged: bool) -> sheet::End {
    let attacker = |lot: Lot| lot_of(!charged, lot);
    let defender = |lot: Lot| lot_of(charged, lot);
    let words = match (fire, end.attacker, end.defender) {
        (true, _, lot) => defender(lot),
        (false, Lot::Holds, Lot::Holds) => phrase!(MESSAGES, "bataille-end-both-hold"),
        (false, Lot::Holds, lot) => defender(lot),
        (false, lot, Lot::Holds) => attacker(lot),
        (false, own, lot) => super::commas([defender(lot), attacker(own)]),
    };
    sheet::End { name: short(end), words, tone: tone(end, charged), throws: end.throws }
}

/// An end in letters, for its bar: the result for the defender, or else for the attacker.
fn short(end: &End) -> Sentence {
    let letters = match (end.defender, end.attacker) {
        (Lot::Routed, _) => "DR",
        (Lot::Gone, _) => "DX",
        (Lot::Disordered, _) => "DD",
        (Lot::Back | Lot::Took, _) => "DB",
        (Lot::Holds, Lot::Took) => return phrase!(MESSAGES, "bataille-end-won"),
        (Lot::Holds, Lot::Holds) => "=",
        (Lot::Holds, Lot::Back) => "AB",
        (Lot::Holds, Lot::Disordered) => "AD",
        (Lot::Holds, Lot::Routed) => "AR",
        (Lot::Holds, Lot::Gone) => "AX",
    };
    Sentence::from(letters)
}

/// The lot of the player that reads it, or of the opponent.
fn lot_of(own: bool, lot: Lot) -> Sentence {
    let lot = match lot {
        Lot::Took => "took",
        Lot::Holds => "holds",
        Lot::Back => "back",
        Lot::Disordered => "disordered",
        Lot::Routed => "routed",
        Lot::Gone => "gone",
    };
    if own {
        phrase!(MESSAGES, "bataille-end-you", lot = lot)
    } else {
        phrase!(MESSAGES, "bataille-end-they", lot = lot)
    }
}

/// The tone of an end for the player that looks at it.
fn tone(end: &End, charged: bool) -> Tone {
    let (mine, theirs) = if charged { (end.defender, end.attacker) } else { (end.attacker, end.defender) };
    match (mine, theirs) {
        (Lot::Routed | Lot::Gone, Lot::Routed | Lot::Gone) => Tone::Even,
        (Lot::Routed | Lot::Gone, _) => Tone::Worst,
        (_, Lot::Routed | Lot::Gone) => Tone::Best,
        (Lot::Disordered, Lot::Disordered) => Tone::Even,
        (Lot::Disordered, _) => Tone::Bad,
        (Lot::Took, _) | (_, Lot::Disordered | Lot::Back) => Tone::Good,
        (Lot::Back, _) => Tone::Bad,
        _ => Tone::Even,
    }
}
