//! Reinforcements coming onto the map [5.14].

use super::look::{Look, facing_pick, leads, read_facing, unit_pick, with, without};
use super::movement::Offered;
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::compass;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Pick, PieceId, Rank};
use language::phrase;
use winter::options::{EntryAt, EntryForm, MayEnter};
use winter::state::Formation;
use winter::{Command, Facing, LeaderId};

/// An entry that is being put together.
struct Coming<'a> {
    who: &'a MayEnter,
    at: Option<&'a EntryAt>,
    formation: Option<Formation>,
    facing: Option<Facing>,
    leaders: Vec<LeaderId>,
    draft: Draft,
}

fn read<'a>(look: Look<'_>, offered: &'a Offered, draft: &Draft) -> Option<Coming<'a>> {
    let mut picks = draft.picks().iter().copied();
    let unit = look.unit(picks.next()?)?;
    let who = offered.entries.iter().find(|known| known.unit == unit)?;
    let mut coming =
        Coming { who, at: None, formation: None, facing: None, leaders: Vec::new(), draft: draft.prefix(1) };
    for pick in picks {
        let fits = match (pick, coming.at) {
            (Pick::Hex(hex), None) => {
                coming.at = who.hexes.iter().find(|known| known.hex == hex);
                coming.at.is_some()
            }
            (Pick::Word(key), Some(at)) if coming.formation.is_none() => {
                let formation = words::form(key).map(|(formation, _)| formation);
                coming.formation = formation.filter(|wanted| at.forms.iter().any(|form| form.formation == *wanted));
                coming.formation.is_some()
            }
            (Pick::Facing(hex, facing), Some(at)) if coming.facing.is_none() && hex == at.hex => {
                coming.facing = read_facing(facing).filter(|wanted| {
                    let form = form_of(at, coming.formation);
                    form.is_some_and(|form| form.facings.contains(wanted))
                });
                coming.facing.is_some()
            }
            (Pick::Piece(_), Some(at)) => match look.leader(pick) {
                Some(leader) if may_come_along(offered, leader, at.hex) && !coming.leaders.contains(&leader) => {
                    coming.leaders.push(leader);
                    true
                }
                _ => false,
            },
            _ => false,
        };
        if !fits {
            break;
        }
        coming.draft = with(&coming.draft, [pick]);
    }
    Some(coming)
}

fn form_of(at: &EntryAt, formation: Option<Formation>) -> Option<&EntryForm> {
    match formation {
        Some(wanted) => at.forms.iter().find(|form| form.formation == wanted),
        None => at.forms.first(),
    }
}

fn may_come_along(offered: &Offered, leader: LeaderId, hex: Hex) -> bool {
    offered.leader_entries.iter().any(|known| known.leader == leader && known.hexes.contains(&hex))
}

/// The unit a draft is about, if it is one to come.
pub(super) fn subject(look: Look<'_>, offered: &Offered, draft: &Draft) -> Option<PieceId> {
    read(look, offered, draft).map(|coming| super::super::piece(coming.who.unit))
}

/// All units that may come.
pub(super) fn offer_subjects(look: Look<'_>, offered: &Offered, picked: Option<PieceId>, asking: &mut Asking<Command>) {
    for known in &offered.entries {
        let label = phrase!(MESSAGES, "winter-may-enter", unit = look.named(known.unit));
        asking.offers.push(look.subject(super::super::piece(known.unit), label, picked, Rank::Open));
    }
}

/// The entry of a unit; returns whether the draft is about one.
pub(super) fn ask(look: Look<'_>, offered: &Offered, draft: &Draft, asking: &mut Asking<Command>) -> bool {
    let Some(coming) = read(look, offered, draft) else { return false };
    let unit = coming.who.unit;
    asking.draft = coming.draft.clone();
    let Some(at) = coming.at else {
        for known in &coming.who.hexes {
            let pick = Pick::Hex(known.hex);
            let label = phrase!(MESSAGES, "winter-enters-at", hex = known.hex).rule(rule("5.14"));
            asking.offers.push(leads(pick, with(&coming.draft, [pick]), label, Mark::Choice));
        }
        return true;
    };
    let chosen = form_of(at, coming.formation);
    let data = look.game.board().data(unit).map(|data| data.facing);
    let facing = coming.facing.or_else(|| {
        let facings = chosen.map_or(&[][..], |form| &form.facings);
        data.filter(|usual| facings.contains(usual)).or_else(|| facings.first().copied())
    });
    let base: Draft = [unit_pick(unit), Pick::Hex(at.hex)].into_iter().collect();
    let along: Vec<Pick> = coming.leaders.iter().map(|leader| look.leader_pick(*leader)).collect();
    for form in &at.forms {
        let Some(key) = words::of_form(form.formation, None) else { continue };
        let is = chosen.is_some_and(|known| known.formation == form.formation);
        let then: Draft = base.picks().iter().copied().chain([Pick::Word(key)]).chain(along.clone()).collect();
        let mark = if is { Mark::Chosen } else { Mark::Choice };
        asking.offers.push(leads(Pick::Word(key), then, words::formation_button(form.formation), mark));
    }
    if let Some(form) = chosen {
        let word = words::of_form(form.formation, None).map(Pick::Word);
        for known in &form.facings {
            let pick = facing_pick(at.hex, *known);
            let then: Draft = base.picks().iter().copied().chain(word).chain([pick]).chain(along.clone()).collect();
            let mark = if facing == Some(*known) { Mark::Chosen } else { Mark::Choice };
            asking.offers.push(leads(pick, then, phrase!(MESSAGES, "winter-faces", facing = compass(*known)), mark));
        }
    }
    for known in offered.leader_entries.iter().filter(|known| known.hexes.contains(&at.hex)) {
        let pick = look.leader_pick(known.leader);
        asking.offers.retain(|offer| offer.pick != pick);
        let on = coming.leaders.contains(&known.leader);
        let then = if on { without(&coming.draft, pick) } else { with(&coming.draft, [pick]) };
        let label = phrase!(MESSAGES, "winter-comes-along", leader = look.named_leader(known.leader));
        let mut offer = leads(pick, then, label, if on { Mark::Chosen } else { Mark::Choice });
        offer.rank = Rank::Aside;
        asking.offers.push(offer);
    }
    if let (Some(form), Some(facing)) = (chosen, facing) {
        let command = Command::Enter {
            units: vec![unit],
            hex: at.hex,
            formation: form.formation,
            facing,
            leaders: coming.leaders.clone(),
            steps: Vec::new(),
            grand: false,
        };
        let formation = words::formation(form.formation);
        let label = phrase!(MESSAGES, "winter-enter-at", hex = at.hex, formation = formation);
        asking.ready = look.may(label, command);
    }
    true
}
