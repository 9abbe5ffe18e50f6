//! The possible ends of a fight, as the first sentence of a card.

use bataille::{Answer, End, Game, Lot, Proposal};
use language::ask::Sentence;
use language::sheet::{self, Sheet, Tone};

/// All ends of a proposed fight; nothing where the engine counts none.
pub(super) fn sheet(game: &Game, proposal: &Proposal) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let fire = matches!(proposal, Proposal::Fire(_));
    // The player who answers looks at it from the other side.
    let charged = matches!(proposal, Proposal::Answer(_));
    for ends in game.ends(proposal) {
        let when = match (ends.answer, proposal) {
            (Some(Answer::Stand), Proposal::Charge(_)) => "if they stand",
            (Some(Answer::Carre), Proposal::Charge(_)) => "if they form carré",
            (_, Proposal::Answer(Answer::Stand)) => "if you stand",
            (_, Proposal::Answer(Answer::Carre)) => "if you form carré",
            _ => "",
        };
        sheet.ends(when, ends.ends.iter().map(|end| told(end, fire, charged)));
    }
    sheet
}

fn told(end: &End, fire: bool, charged: bool) -> sheet::End {
    let (attacker, defender) = if charged { ("they", "you") } else { ("you", "they") };
    let words = match (fire, end.attacker, end.defender) {
        (true, _, lot) => format!("{defender} {}", word(lot)),
        (false, Lot::Holds, Lot::Holds) => String::from("both sides hold"),
        (false, Lot::Holds, lot) => format!("{defender} {}", word(lot)),
        (false, lot, Lot::Holds) => format!("{attacker} {}", word(lot)),
        (false, own, lot) => format!("{defender} {}, {attacker} {}", word(lot), word(own)),
    };
    sheet::End {
        name: Sentence::from(short(end)),
        words: Sentence::from(words),
        tone: tone(end, charged),
        throws: end.throws,
    }
}

/// An end in letters, for its bar: what becomes of the defender, or else of the attacker.
const fn short(end: &End) -> &'static str {
    match (end.defender, end.attacker) {
        (Lot::Routed, _) => "DR",
        (Lot::Gone, _) => "DX",
        (Lot::Disordered, _) => "DD",
        (Lot::Back | Lot::Took, _) => "DB",
        (Lot::Holds, Lot::Took) => "won",
        (Lot::Holds, Lot::Holds) => "=",
        (Lot::Holds, Lot::Back) => "AB",
        (Lot::Holds, Lot::Disordered) => "AD",
        (Lot::Holds, Lot::Routed) => "AR",
        (Lot::Holds, Lot::Gone) => "AX",
    }
}

const fn word(lot: Lot) -> &'static str {
    match lot {
        Lot::Took => "take the hex",
        Lot::Holds => "hold",
        Lot::Back => "fall back",
        Lot::Disordered => "are disordered",
        Lot::Routed => "rout",
        Lot::Gone => "are eliminated",
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
