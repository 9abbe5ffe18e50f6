//! Shock phases: attacks hex against hex, and declared charges [12].

use super::forecast;
use super::look::{Look, leads, list, not_asked, says, toggle, unit_pick, which_one, with};
use super::standing;
use super::words::{self, rule};
use crate::MESSAGES;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Rank, Sentence};
use language::phrase;
use winter::options::{MayAttack, MayFollow};
use winter::{Command, Options, Proposal, UnitId};

const QUESTION: &str = "shock";

#[derive(Default)]
struct Offered {
    attacks: Vec<MayAttack>,
    charges: Vec<UnitId>,
    follows: Vec<MayFollow>,
    standing: Vec<UnitId>,
}

impl Offered {
    fn of(look: Look<'_>) -> Offered {
        match super::kept::options(look.game) {
            Options::Shock { attacks, charges, follows, standing } => Offered { attacks, charges, follows, standing },
            _ => Offered::default(),
        }
    }

    fn from(&self) -> Vec<Hex> {
        let mut all: Vec<Hex> = self.attacks.iter().map(|attack| attack.from).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let offered = Offered::of(look);
    let prompt = phrase!(MESSAGES, "winter-ask-shock", side = look.side).rule(rule("12.1"));
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    asking.pass = look.may(phrase!(MESSAGES, "winter-end-shock"), Command::EndPhase);
    let first = draft.picks().first().copied();
    let charger = first.and_then(|pick| look.unit(pick)).filter(|unit| offered.charges.contains(unit));
    let from = first.and_then(Pick::hex).filter(|hex| offered.from().contains(hex));
    let ordered = first.and_then(|pick| look.unit(pick)).filter(|unit| offered.standing.contains(unit));
    for hex in offered.from() {
        let on = from == Some(hex);
        let then = if on { Draft::EMPTY } else { Draft::new([Pick::Hex(hex)]) };
        let attackers =
            offered.attacks.iter().find(|attack| attack.from == hex).map_or(&[][..], |attack| &attack.units);
        let label = phrase!(MESSAGES, "winter-attackers", units = list(attackers));
        let mut offer = leads(Pick::Hex(hex), then, label, if on { Mark::Chosen } else { Mark::Choice });
        offer.rank = if first.is_some() && !on { Rank::Aside } else { Rank::Open };
        asking.offers.push(offer);
    }
    for &unit in &offered.charges {
        let picked = charger.map(super::super::piece);
        asking.offers.push(look.subject(super::super::piece(unit), look.named(unit), picked, Rank::Open));
    }
    for &unit in offered.standing.iter().filter(|unit| !offered.charges.contains(unit)) {
        let picked = ordered.map(super::super::piece);
        asking.offers.push(look.subject(super::super::piece(unit), look.named_standing(unit), picked, Rank::Aside));
    }
    let behind = first.and_then(|pick| look.unit(pick));
    let behind = offered.follows.iter().find(|may| behind == Some(may.unit));
    for may in &offered.follows {
        let (piece, picked) = (super::super::piece(may.unit), behind.map(|may| super::super::piece(may.unit)));
        asking.offers.retain(|offer| offer.pick != unit_pick(may.unit));
        asking.offers.push(look.subject(piece, look.named(may.unit), picked, Rank::Open));
    }
    if let Some(may) = behind {
        follow(look, may, draft, &mut asking);
    } else if let Some(unit) = charger {
        charge(look, unit, draft, &mut asking);
    } else if let Some(from) = from {
        attack(look, &offered, from, draft, &mut asking);
    } else if let Some(unit) = ordered {
        asking.draft = draft.prefix(1);
        standing::offers(look, unit, &mut asking);
    }
    asking
}

fn attack(look: Look<'_>, offered: &Offered, from: Hex, draft: &Draft, asking: &mut Asking<Command>) {
    let own: Vec<&MayAttack> = offered.attacks.iter().filter(|attack| attack.from == from).collect();
    let mut picks = draft.picks().iter().copied().skip(1);
    asking.draft = draft.prefix(1);
    let mut next = picks.next();
    let through = next.and_then(Pick::hex).filter(|hex| own.iter().any(|attack| attack.via == Some(*hex)));
    if let Some(via) = through {
        asking.draft = with(&asking.draft, [Pick::Hex(via)]);
        next = picks.next();
    }
    let base = asking.draft.clone();
    let here: Vec<&&MayAttack> = own.iter().filter(|attack| attack.via == through).collect();
    let to = next.and_then(Pick::hex).and_then(|hex| here.iter().find(|attack| attack.to == hex));
    for known in &here {
        let pick = Pick::Hex(known.to);
        let on = to.is_some_and(|attack| attack.to == known.to);
        let go_in = known.may_advance.then_some(Pick::Word(words::ADVANCE));
        let then: Draft = base.picks().iter().copied().chain([pick]).chain(go_in).collect();
        let defenders = list(look.game.stack(known.to));
        let label = phrase!(MESSAGES, "winter-against", units = defenders, hex = known.to);
        asking.offers.retain(|offer| offer.pick != pick);
        let then = if on { base.clone() } else { then };
        asking.offers.push(leads(pick, then, label, if on { Mark::Chosen } else { Mark::Target }));
    }
    if through.is_none() {
        let mut vias: Vec<Hex> = own.iter().filter_map(|attack| attack.via).collect();
        vias.sort_unstable();
        vias.dedup();
        for via in vias.into_iter().filter(|via| !here.iter().any(|attack| attack.to == *via)) {
            let pick = Pick::Hex(via);
            asking.offers.retain(|offer| offer.pick != pick);
            let label = phrase!(MESSAGES, "winter-first-to", hex = via).rule(rule("19.21"));
            asking.offers.push(leads(pick, with(&base, [pick]), label, Mark::Choice));
        }
    }
    let Some(chosen) = to else { return };
    asking.draft = with(&base, [Pick::Hex(chosen.to)]);
    let word = Pick::Word(words::ADVANCE);
    let advance = chosen.may_advance && picks.next() == Some(word);
    if advance {
        asking.draft = with(&asking.draft, [word]);
    }
    if chosen.may_advance {
        let offer = toggle(&asking.draft, Pick::Word(words::ADVANCE));
        asking.offers.push(offer);
    }
    let command = Command::Attack { from, to: chosen.to, advance, via: through };
    asking.ready = look.may(phrase!(MESSAGES, "winter-attack", hex = chosen.to).rule(rule("12.1")), command);
    asking.card = forecast::card(look, &Proposal::Attack { from, to: chosen.to, via: through });
    asking.overlays.push(Overlay::Attack {
        from: vec![through.unwrap_or(from)],
        to: vec![chosen.to],
        odds: String::new(),
    });
}

fn charge(look: Look<'_>, unit: UnitId, draft: &Draft, asking: &mut Asking<Command>) {
    asking.draft = draft.prefix(1);
    let base = asking.draft.clone();
    asking.offers.push(says(Pick::Word(words::DROP), Sentence::EMPTY, Mark::Choice, Command::DropCharge { unit }));
    let path = rides(look, &look.game.charge_rides(unit), &base, draft, asking, &|path| Command::Charge { unit, path });
    if let Some(path) = path {
        contact(look, unit, &path, asking);
    }
}

/// A wave of a grand charge that moves up [19.7].
fn follow(look: Look<'_>, may: &MayFollow, draft: &Draft, asking: &mut Asking<Command>) {
    asking.draft = draft.prefix(1);
    let base = asking.draft.clone();
    let command = |path: Vec<Hex>| Command::Follow { unit: may.unit, path };
    if let Some(path) = rides(look, &may.paths, &base, draft, asking, &command) {
        asking.ready = look.may(phrase!(MESSAGES, "winter-move-up").rule(rule("19.7")), command(path));
    }
}

/// Ends of rides as offers; the one that was picked is ready.
fn rides(
    look: Look<'_>,
    ways: &[Vec<Hex>],
    base: &Draft,
    draft: &Draft,
    asking: &mut Asking<Command>,
    command: &dyn Fn(Vec<Hex>) -> Command,
) -> Option<Vec<Hex>> {
    let said: Vec<Hex> = draft.picks().iter().skip(base.len()).map_while(|pick| pick.hex()).collect();
    let chosen = ways.iter().find(|way| !said.is_empty() && **way == said);
    for way in ways {
        let Some(&end) = way.last() else { continue };
        let on = chosen == Some(way);
        let pick = Pick::Hex(end);
        let enemy = look.game.stack(end).first().is_some_and(|unit| look.game.board().unit(*unit).side != look.side);
        let label = if enemy {
            phrase!(MESSAGES, "winter-at-enemy", hex = end)
        } else {
            phrase!(MESSAGES, "winter-to", hex = end)
        };
        let path = base.picks().iter().copied().chain(way.iter().copied().map(Pick::Hex)).collect();
        let then = if on { base.clone() } else { path };
        let mark = match (on, enemy) {
            (true, _) => Mark::Chosen,
            (_, true) => Mark::Target,
            _ => Mark::Choice,
        };
        asking.offers.retain(|offer| offer.pick != pick);
        asking.offers.push(leads(pick, then, label, mark));
    }
    let chosen = chosen?.clone();
    asking.draft = base.picks().iter().copied().chain(chosen.iter().copied().map(Pick::Hex)).collect();
    asking.ready = look.may(phrase!(MESSAGES, "winter-charge").rule(rule("12.3")), command(chosen.clone()));
    Some(chosen)
}

fn contact(look: Look<'_>, unit: UnitId, path: &[Hex], asking: &mut Asking<Command>) {
    let hexes: Vec<Hex> = look.place(unit).into_iter().chain(path.iter().copied()).collect();
    if let [.., from, to] = *hexes.as_slice() {
        asking.card = forecast::card(look, &Proposal::Charge { unit, from, to });
    }
    asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
}

/// The decision to go on with a charge after a won contact (R26).
pub(super) fn go_on(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let (unit, paths) = match super::kept::options(look.game) {
        Options::Continue { unit, paths } => (Some(unit), paths),
        _ => (None, Vec::new()),
    };
    let prompt = phrase!(MESSAGES, "winter-ask-continue", side = look.side).rule(rule("12.3"));
    let mut asking = Asking::of("continue", Draft::EMPTY, prompt);
    let path = rides(look, &paths, &Draft::EMPTY, draft, &mut asking, &|path| Command::Continue { path });
    if let (Some(unit), Some(path)) = (unit, path) {
        contact(look, unit, &path, &mut asking);
    }
    asking.pass = look.may(phrase!(MESSAGES, "winter-stop-here"), Command::Continue { path: Vec::new() });
    asking
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let first = draft.picks().first().copied();
    match (first, pick) {
        (Some(Pick::Hex(from)), Pick::Hex(to)) => {
            look.refused(&Command::Attack { from, to, advance: false, via: None })
        }
        (Some(subject), Pick::Hex(to)) => match look.unit(subject) {
            Some(unit) => {
                let path = super::movement::straight(look, look.place(unit), to);
                look.refused(&Command::Charge { unit, path })
            }
            None => which_one(),
        },
        (None, Pick::Hex(from)) => {
            let to = look.game.board().around(from).map(|(_, hex)| hex).find(|hex| !look.game.stack(*hex).is_empty());
            look.refused(&Command::Attack { from, to: to.unwrap_or(from), advance: false, via: None })
        }
        (_, Pick::Piece(_)) => match look.unit(pick) {
            Some(unit) => look.refused(&Command::Charge { unit, path: look.place(unit).into_iter().collect() }),
            None => not_asked(),
        },
        _ => not_asked(),
    }
}

pub(super) fn why_not_go_on(look: Look<'_>, pick: Pick) -> Refusal {
    match (pick, super::kept::options(look.game)) {
        (Pick::Hex(to), Options::Continue { unit, .. }) => {
            let path = super::movement::straight(look, look.place(unit), to);
            look.refused(&Command::Continue { path })
        }
        _ => not_asked(),
    }
}
