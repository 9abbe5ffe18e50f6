//! For which broken units a better die is paid [10.2].

use super::forecast::rally_card;
use super::look::{Look, leads, not_asked, unit_pick};
use crate::MESSAGES;
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Mark, Pick};
use language::phrase;
use twenty::{Command, Options, UnitId, rules};

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let (units, most) = match look.game.options() {
        Options::Rally { units, most } => (units, usize::from(most)),
        _ => (Vec::new(), 0),
    };
    let mut paid: Vec<UnitId> = Vec::new();
    for &pick in draft.picks() {
        let unit = super::look::unit_of(look.game, pick).filter(|unit| units.contains(unit));
        let Some(unit) = unit.filter(|unit| paid.last().is_none_or(|last| last < unit) && paid.len() < most) else {
            break;
        };
        paid.push(unit);
    }
    let prompt = phrase!(MESSAGES, "twenty-ask-rally", side = look.side).rule(rules::RALLY);
    let of = |units: Vec<UnitId>| -> Draft { units.into_iter().map(unit_pick).collect() };
    let mut asking = Asking::of("rally", of(paid.clone()), prompt);
    for &unit in &units {
        let chosen = paid.contains(&unit);
        if !chosen && paid.len() >= most {
            continue;
        }
        let mut after: Vec<UnitId> = paid.iter().copied().filter(|known| *known != unit).collect();
        if !chosen {
            after.push(unit);
            after.sort_unstable();
        }
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        asking.offers.push(leads(Pick::Piece(super::super::piece(unit)), of(after), look.named(unit), mark));
    }
    asking.card = rally_card(look.game, &paid);
    asking.card.pieces(
        phrase!(MESSAGES, "twenty-rally-choose").rule(rules::RALLY),
        units.into_iter().map(super::super::piece).collect(),
    );
    let label = match paid.len() {
        0 => phrase!(MESSAGES, "twenty-rally-roll"),
        count => phrase!(MESSAGES, "twenty-rally-pay", count = count),
    };
    asking.ready = look.may(label, Command::Rally { paid });
    asking
}

/// One unit more than was drafted.
pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Some(unit) = look.unit(pick) else { return not_asked() };
    let drafted = draft.picks().iter().filter_map(|pick| super::look::unit_of(look.game, *pick));
    let paid: Vec<UnitId> = drafted.filter(|known| *known != unit).chain([unit]).collect();
    look.refused(&Command::Rally { paid })
}
