//! How a fight can end, as bars on a card.

use bataille::{Answer, End, Game, Lot, Proposal};
use language::ask::Sentence;
use language::sheet::{Bar, Part, Sheet, Tone};

/// The bars are thousandths of a chance.
const WHOLE: u64 = 1_000;
/// Ends that come less often than this are told together.
const RARE: u64 = 15;

/// All ends of a proposed fight.
pub(super) fn sheet(game: &Game, proposal: &Proposal) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let fire = matches!(proposal, Proposal::Fire(_));
    // The player who answers looks at it from the other side.
    let charged = matches!(proposal, Proposal::Answer(_));
    for ends in game.ends(proposal) {
        sheet.heading(Sentence::from(match (ends.answer, proposal) {
            (Some(Answer::Stand), Proposal::Charge(_)) => "In the end, if they stand",
            (Some(Answer::Carre), Proposal::Charge(_)) => "In the end, if they form carré",
            (_, Proposal::Answer(Answer::Stand)) => "In the end, if it stands",
            (_, Proposal::Answer(Answer::Carre)) => "In the end, if it forms carré",
            _ => "In the end",
        }));
        let (often, rare): (Vec<&End>, Vec<&End>) = ends.ends.iter().partition(|end| share(end) >= RARE);
        let mut bars: Vec<Bar> = often.into_iter().map(|end| bar(end, fire, charged)).collect();
        let rest: u64 = rare.into_iter().map(share).sum();
        if rest > 0 {
            bars.push(laid("...", rest, String::from("something else"), Tone::Even));
        }
        sheet.parts.push(Part::Bars(bars));
    }
    sheet
}

/// Thousandths of all throws.
fn share(end: &End) -> u64 {
    let share = u128::from(end.throws) * u128::from(WHOLE) / u128::from(end.of.max(1));
    u64::try_from(share).unwrap_or(WHOLE)
}

fn laid(name: &'static str, share: u64, text: String, tone: Tone) -> Bar {
    let number = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
    Bar { name: Sentence::from(name), share: number(share), of: number(WHOLE), text: Sentence::from(text), tone }
}

fn bar(end: &End, fire: bool, charged: bool) -> Bar {
    let text = match (fire, end.attacker, end.defender) {
        (true, _, defender) => format!("the target {}", word(defender)),
        (false, Lot::Holds, defender) => format!("the defender {}", word(defender)),
        (false, attacker, Lot::Holds) => format!("the attacker {}", word(attacker)),
        (false, attacker, defender) => format!("the defender {}, the attacker {}", word(defender), word(attacker)),
    };
    laid(short(end), share(end), text, tone(end, charged))
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
        Lot::Took => "takes the hex",
        Lot::Holds => "holds",
        Lot::Back => "falls back",
        Lot::Disordered => "is disordered",
        Lot::Routed => "routs",
        Lot::Gone => "is gone",
    }
}

/// How good an end is for who looks at it.
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
