//! The choice of the units that bear a loss: a dial for each [5.5, R66].

use super::super::pieces;
use super::look::{Look, leads, not_asked};
use super::vocabulary::LOSS;
use crate::MESSAGES;
use eagles::{Command, LossPart, Options, UnitId};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Dial, Draft, Mark, Offer, Pick, Rank, Sentence};
use language::phrase;
use language::tongue::{Argument, Joiner};

/// The highest place of a dial; units have 9 strength points at most.
const MOST: u16 = 9;

fn parts(look: Look<'_>) -> Vec<LossPart> {
    match look.game.options() {
        Options::Lose(parts) => parts,
        _ => Vec::new(),
    }
}

fn dial(look: Look<'_>, unit: UnitId, put: u16) -> Pick {
    let of = Some(super::super::unit_piece(look.game.board(), unit));
    Pick::Dial(Dial { key: LOSS, of }, i16::try_from(put).unwrap_or(0))
}

/// The losses of each unit in a draft, and the number of picks read.
fn read(look: Look<'_>, parts: &[LossPart], draft: &Draft) -> (Vec<(UnitId, u16)>, usize) {
    let mut taken: Vec<(UnitId, u16)> = Vec::new();
    for pick in draft.picks() {
        let Pick::Dial(Dial { key: LOSS, of: Some(piece) }, put) = *pick else { break };
        let unit = pieces::unit(look.game.board(), piece).filter(|unit| !taken.iter().any(|(known, _)| known == unit));
        let part = unit.and_then(|unit| parts.iter().find(|part| part.units.iter().any(|known| known.unit == unit)));
        let (Some(unit), Some(part), Ok(put)) = (unit, part, u16::try_from(put)) else { break };
        let has = part.units.iter().find(|known| known.unit == unit).map_or(0, |known| known.strength);
        if put == 0 || put > has.min(part.due).min(MOST) {
            break;
        }
        taken.push((unit, put));
    }
    let count = taken.len();
    (taken, count)
}

fn command(taken: &[(UnitId, u16)]) -> Command {
    let units = taken.iter().flat_map(|(unit, count)| std::iter::repeat_n(*unit, usize::from(*count)));
    Command::Lose { units: units.collect() }
}

fn drafted(look: Look<'_>, taken: &[(UnitId, u16)]) -> Draft {
    let mut sorted: Vec<(UnitId, u16)> = taken.iter().copied().filter(|(_, count)| *count > 0).collect();
    sorted.sort_unstable();
    sorted.into_iter().map(|(unit, count)| dial(look, unit, count)).collect()
}

pub(super) fn ask(look: Look<'_>, draft: &Draft, due: u16) -> Asking<Command> {
    let parts = parts(look);
    let (taken, count) = read(look, &parts, draft);
    let rule = look.game.loss_rule();
    let prompt = phrase!(MESSAGES, "eagles-ask-lose", side = look.side, due = due).rule(rule);
    let mut asking = Asking::of("lose", draft.prefix(count), prompt);
    for part in &parts {
        for known in &part.units {
            let now = taken.iter().find(|(unit, _)| *unit == known.unit).map_or(0, |(_, count)| *count);
            let most = known.strength.min(part.due).min(MOST);
            asking.offers.extend((0..=most).map(|put| offer(look, &taken, known.unit, now, put)));
        }
        let units = part.units.iter().map(|known| super::super::unit_piece(look.game.board(), known.unit)).collect();
        asking.card.pieces(phrase!(MESSAGES, "eagles-card-of-these", due = part.due).rule(rule), units);
    }
    asking.ready = look.may(phrase!(MESSAGES, "eagles-take-the-loss"), command(&taken));
    asking.suggested = suggested(look, &parts);
    asking
}

fn offer(look: Look<'_>, taken: &[(UnitId, u16)], unit: UnitId, now: u16, put: u16) -> Offer<Command> {
    let mut next: Vec<(UnitId, u16)> = taken.iter().copied().filter(|(known, _)| *known != unit).collect();
    next.push((unit, put));
    let mark = if now == put { Mark::Chosen } else { Mark::Choice };
    let mut offer = leads(dial(look, unit, put), drafted(look, &next), loses(look, unit, put), mark);
    offer.rank = Rank::Aside;
    offer
}

/// "Dochturov 7Div loses 2".
fn loses(look: Look<'_>, unit: UnitId, count: u16) -> Sentence {
    phrase!(MESSAGES, "eagles-offer-loses", unit = look.of(unit), count = count)
}

/// The whole loss, each unit in turn first.
fn suggested(look: Look<'_>, parts: &[LossPart]) -> Vec<(Sentence, Draft)> {
    let longest = parts.iter().map(|part| part.units.len()).max().unwrap_or(0);
    let from = |start: usize| {
        let mut taken = Vec::new();
        for part in parts {
            let mut due = part.due;
            let count = part.units.len().max(1);
            for known in part.units.iter().cycle().skip(start % count).take(part.units.len()) {
                let bears = known.strength.min(due).min(MOST);
                due -= bears;
                taken.push((known.unit, bears));
            }
        }
        let loses = |&(unit, count): &(UnitId, u16)| loses(look, unit, count);
        let losses = taken.iter().filter(|(_, count)| *count > 0).map(loses);
        let label = phrase!(MESSAGES, "eagles-all", all = Argument::joined(losses, Joiner::Comma));
        (label, drafted(look, &taken))
    };
    (0..longest).map(from).collect()
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let (mut taken, _) = read(look, &parts(look), draft);
    let unit = match pick {
        Pick::Dial(Dial { of: Some(piece), .. }, put) => {
            pieces::unit(look.game.board(), piece).map(|unit| (unit, u16::try_from(put).unwrap_or(MOST)))
        }
        _ => look.unit(pick).map(|unit| (unit, 1)),
    };
    let Some((unit, put)) = unit else { return not_asked() };
    taken.retain(|(known, _)| *known != unit);
    taken.push((unit, put.max(1)));
    look.refused(&command(&taken))
}
