//! Command phases: charges, states, orders, declarations [17, 12.2, 20.24].

use super::attaching;
use super::declared;
use super::forecast;
use super::grand;
use super::look::{Look, facing_pick, leads, not_asked, says, with};
use super::staff;
use super::standing;
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::compass;
use engine::contract::Refusal;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Rank, Sentence, Undone};
use language::phrase;
use winter::day::FieldCommand;
use winter::options::{MayAttach, MayCharge, MayOrder, MayPlace, MayState};
use winter::{Command, LeaderId, Options, Proposal, UnitId};

const QUESTION: &str = "command";

#[derive(Default)]
struct Offered {
    charges: Vec<MayCharge>,
    states: Vec<MayState>,
    orders: Vec<MayOrder>,
    places: Vec<MayPlace>,
    declarations: Vec<(language::ask::Key, Command)>,
    grand_charge: Vec<UnitId>,
    attach: Vec<MayAttach>,
    release: Vec<UnitId>,
    standing: Vec<UnitId>,
    field: Vec<FieldCommand>,
}

impl Offered {
    fn of(look: Look<'_>) -> Offered {
        let Options::Command {
            charges,
            states,
            orders,
            places,
            withdraw,
            hold_eylau,
            davout_order,
            grand_charge,
            attach,
            release,
            standing,
            field,
        } = super::kept::options(look.game)
        else {
            return Offered::default();
        };
        let words = [
            (withdraw, words::WITHDRAW, Command::Withdraw),
            (hold_eylau, words::HOLD, Command::HoldEylau),
            (davout_order, words::DAVOUT, Command::DavoutOrder),
        ];
        let declarations = words.into_iter().filter(|(may, ..)| *may).map(|(_, key, command)| (key, command));
        let declarations = declarations.chain(staff::declarations(&field)).collect();
        Offered { charges, states, orders, places, declarations, grand_charge, attach, release, standing, field }
    }

    fn units(&self) -> Vec<UnitId> {
        let mut all: Vec<UnitId> = self.charges.iter().map(|known| known.unit).collect();
        let committed = staff::units(&self.field);
        for &unit in self.standing.iter().chain(&self.release).chain(&committed) {
            if !all.contains(&unit) {
                all.push(unit);
            }
        }
        all
    }

    /// Whether a unit can be released or committed.
    fn does_more(&self, unit: UnitId) -> bool {
        self.release.contains(&unit) || staff::units(&self.field).contains(&unit)
    }

    /// The key of what can be chosen, for the words of the question.
    fn can(&self) -> &'static str {
        match (self.charges.is_empty(), self.leaders().is_empty()) {
            (false, false) => "both",
            (false, true) => "charges",
            (true, false) => "leaders",
            (true, true) => "neither",
        }
    }

    /// Whether all that can be said of a leader is that his brigade rests, or no longer.
    fn only_rests(&self, leader: LeaderId) -> bool {
        let other = self.states.iter().any(|known| known.leader == leader)
            || self.orders.iter().any(|known| known.to == leader)
            || self.attach.iter().any(|known| known.leader == leader);
        !other && staff::only_rests(&self.field, leader)
    }

    fn leaders(&self) -> Vec<LeaderId> {
        let states = self.states.iter().map(|known| known.leader);
        let orders = self.orders.iter().map(|known| known.to);
        let attach = self.attach.iter().map(|known| known.leader);
        let places = self.places.iter().map(|known| known.leader);
        let mut all: Vec<LeaderId> =
            states.chain(orders).chain(places).chain(attach).chain(staff::leaders(&self.field)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Counts charges that can be declared, leaders that wait for their place, and senders that can still send an order.
pub(super) fn undone(charges: &[MayCharge], places: &[MayPlace], orders: &[MayOrder]) -> Vec<Undone> {
    let again = || phrase!(MESSAGES, "winter-again-command");
    let mut senders: Vec<Option<LeaderId>> = orders.iter().map(|order| order.from).collect();
    senders.sort_unstable();
    senders.dedup();
    let [charges, places, senders] = [charges.len(), places.len(), senders.len()];
    let left = [
        (charges, phrase!(MESSAGES, "winter-undone-charges", count = charges)),
        (places, phrase!(MESSAGES, "winter-undone-leaders", count = places)),
        (senders, phrase!(MESSAGES, "winter-undone-orders", count = senders)),
    ];
    left.into_iter().map(|(count, left)| Undone { count, left, again: again() }).collect()
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let offered = Offered::of(look);
    let can = offered.can();
    let prompt = phrase!(MESSAGES, "winter-ask-command", side = look.side, can = can).rule(rule("17.7"));
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    asking.pass = look.may(phrase!(MESSAGES, "winter-end-command"), Command::EndPhase);
    let first = draft.picks().first().copied();
    let unit = first.and_then(|pick| look.unit(pick)).filter(|unit| offered.units().contains(unit));
    let leader = first.and_then(|pick| look.leader(pick)).filter(|leader| offered.leaders().contains(leader));
    let picked = first.filter(|_| unit.is_some() || leader.is_some()).and_then(Pick::piece);
    for known in offered.units() {
        let may = offered.charges.iter().any(|charge| charge.unit == known);
        let rank = if may { Rank::Open } else { Rank::Aside };
        let label = if may || offered.does_more(known) { look.named(known) } else { look.named_standing(known) };
        asking.offers.push(look.subject(super::super::piece(known), label, picked, rank));
    }
    for known in offered.leaders() {
        if let Some(piece) = look.leader_pick(known).piece() {
            let placed = offered.places.iter().any(|place| place.leader == known);
            let rank = match placed {
                true => Rank::Owed,
                // A brigade that may rest waits for nothing: the key for the next piece passes it by.
                false if offered.only_rests(known) => Rank::Aside,
                false => Rank::Open,
            };
            asking.offers.push(look.subject(piece, look.named_leader(known), picked, rank));
        }
    }
    let declared = first.and_then(|pick| offered.declarations.iter().find(|(key, _)| pick == Pick::Word(key)));
    for (key, _) in &offered.declarations {
        let on = declared.is_some_and(|(known, _)| known == key);
        let then = if on { Draft::EMPTY } else { Draft::new([Pick::Word(key)]) };
        let mut offer = leads(Pick::Word(key), then, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice });
        offer.rank = Rank::Aside;
        asking.offers.push(offer);
    }
    let word = Pick::Word(words::GRAND_CHARGE);
    if !offered.grand_charge.is_empty() {
        let on = first == Some(word);
        let then = if on { Draft::EMPTY } else { Draft::new([word]) };
        asking.offers.push(leads(word, then, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice }));
        if on {
            grand::ask(look, &offered.grand_charge, draft, &mut asking);
            return asking;
        }
    }
    match (unit, leader, declared) {
        (Some(unit), ..) => of_unit(look, &offered, unit, draft, &mut asking),
        (_, Some(leader), _) => of_leader(look, &offered, leader, draft, &mut asking),
        (.., Some((key, command))) => {
            asking.draft = draft.prefix(1);
            asking.ready = look.may(Sentence::EMPTY.pick(Pick::Word(key)), command.clone());
            asking.card = declared::card(look, command);
        }
        _ => {}
    }
    asking
}

fn of_unit(look: Look<'_>, offered: &Offered, unit: UnitId, draft: &Draft, asking: &mut Asking<Command>) {
    asking.draft = draft.prefix(1);
    let next = draft.picks().get(1).copied();
    if let Some(charge) = offered.charges.iter().find(|known| known.unit == unit) {
        let word = Pick::Word(words::CHARGE);
        let hex = look.place(unit);
        let mut ways: Vec<(Pick, Option<winter::Facing>)> =
            charge.facings.iter().filter_map(|facing| Some((facing_pick(hex?, *facing), Some(*facing)))).collect();
        if ways.is_empty() {
            ways.push((word, None));
        }
        let base = asking.draft.clone();
        for (pick, facing) in ways {
            let on = next == Some(pick);
            let label = facing.map_or_else(
                || phrase!(MESSAGES, "winter-declare-charge").rule(rule("12.2")),
                |facing| phrase!(MESSAGES, "winter-declare-charge-to", facing = compass(facing)).rule(rule("19.21")),
            );
            let then = if on { base.clone() } else { with(&base, [pick]) };
            asking.offers.push(leads(pick, then, label.clone(), if on { Mark::Chosen } else { Mark::Choice }));
            if on {
                asking.draft = with(&base, [pick]);
                asking.ready = look.may(label, Command::DeclareCharge { unit, facing });
                asking.card = forecast::card(look, &Proposal::DeclareCharge { unit });
            }
        }
    }
    if asking.ready.is_none() {
        staff::commit(look, &offered.field, unit, asking);
    }
    if offered.release.contains(&unit) && asking.ready.is_none() {
        attaching::release(look, unit, asking);
    }
    if offered.standing.contains(&unit) && asking.ready.is_none() {
        standing::offers(look, unit, asking);
    }
    asking.overlays.extend(look.place(unit).map(language::ask::Overlay::Selected));
}

fn of_leader(look: Look<'_>, offered: &Offered, leader: LeaderId, draft: &Draft, asking: &mut Asking<Command>) {
    asking.draft = draft.prefix(1);
    let base = asking.draft.clone();
    let next = draft.picks().get(1).copied();
    for known in offered.places.iter().filter(|known| known.leader == leader) {
        for &hex in &known.hexes {
            let label = phrase!(MESSAGES, "winter-placed-in", hex = hex).rule(rule("19.8"));
            asking.offers.push(says(Pick::Hex(hex), label, Mark::Choice, Command::PlaceLeader { leader, hex }));
        }
    }
    for known in offered.states.iter().filter(|known| known.leader == leader) {
        let Some(key) = words::of_state(known.state) else { continue };
        let word = Pick::Word(key);
        let command = Command::SetState { leader, state: known.state };
        if !known.rolls {
            asking.offers.push(says(word, Sentence::EMPTY, Mark::Choice, command));
            continue;
        }
        let on = next == Some(word);
        let then = if on { base.clone() } else { with(&base, [word]) };
        asking.offers.push(leads(word, then, Sentence::EMPTY, if on { Mark::Chosen } else { Mark::Choice }));
        if on {
            asking.draft = with(&base, [word]);
            asking.ready = look.may(Sentence::EMPTY.pick(word).rule(rule("17.7")), command);
            asking.card = forecast::mobile(look, leader);
        }
    }
    staff::order(look, &offered.field, leader, draft, asking);
    for order in offered.orders.iter().filter(|order| order.to == leader) {
        ordered(look, order, draft, asking);
    }
    if let Some(may) = offered.attach.iter().find(|may| may.leader == leader) {
        attaching::attach(look, may, draft, asking);
    }
}

/// An order to a leader: who sends it, and where he is placed.
fn ordered(look: Look<'_>, order: &MayOrder, draft: &Draft, asking: &mut Asking<Command>) {
    let base = draft.prefix(1);
    let sender = order.from.map_or(Pick::Word(words::HEADQUARTERS), |from| look.leader_pick(from));
    let on = draft.picks().get(1) == Some(&sender);
    let label = phrase!(MESSAGES, "winter-ordered-by", sender = sender).rule(rule("17.9"));
    asking.offers.retain(|offer| offer.pick != sender);
    let mark = if on { Mark::Chosen } else { Mark::Choice };
    let mut offer = leads(sender, if on { base.clone() } else { with(&base, [sender]) }, label, mark);
    offer.rank = Rank::Open;
    asking.offers.push(offer);
    if !on {
        return;
    }
    let sent = with(&base, [sender]);
    asking.draft = sent.clone();
    let place = draft.picks().get(2).and_then(|pick| look.unit(*pick)).filter(|unit| order.places.contains(unit));
    for &unit in &order.places {
        let pick = super::look::unit_pick(unit);
        asking.offers.retain(|offer| offer.pick != pick);
        let chosen = place == Some(unit);
        let then = if chosen { sent.clone() } else { with(&sent, [pick]) };
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        let label = phrase!(MESSAGES, "winter-placed-with", unit = pick);
        let offer: Offer<Command> = Offer { rank: Rank::Aside, ..leads(pick, then, label, mark) };
        asking.offers.push(offer);
        if chosen {
            asking.draft = with(&sent, [pick]);
        }
    }
    let command = Command::Order { from: order.from, to: order.to, place };
    asking.ready = look.may(phrase!(MESSAGES, "winter-send-order").rule(rule("17.9")), command);
    asking.card = forecast::card(look, &Proposal::Order { from: order.from, to: order.to });
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let first = draft.picks().first().copied();
    let leader = first.and_then(|first| look.leader(first));
    let waves = first == Some(Pick::Word(words::GRAND_CHARGE));
    if pick == Pick::Word(words::GRAND_CHARGE) || waves && look.unit(pick).is_some() {
        return grand::why_not(look, &Offered::of(look).grand_charge, draft, look.unit(pick));
    }
    match pick {
        Pick::Word(words::WITHDRAW) => look.refused(&Command::Withdraw),
        Pick::Word(words::HOLD) => look.refused(&Command::HoldEylau),
        Pick::Word(words::DAVOUT) => look.refused(&Command::DavoutOrder),
        Pick::Word(words::RELEASE | words::RELEASE_BRIGADE) => match first.and_then(|first| look.unit(first)) {
            Some(unit) => look.refused(&Command::Release { unit, brigade: pick == Pick::Word(words::RELEASE_BRIGADE) }),
            None => not_asked(),
        },
        Pick::Word(words::CHARGE) => match first.and_then(|first| look.unit(first)) {
            Some(unit) => look.refused(&Command::DeclareCharge { unit, facing: None }),
            None => not_asked(),
        },
        Pick::Word(key) => match (words::state(key), leader) {
            (Some(state), Some(leader)) => look.refused(&Command::SetState { leader, state }),
            _ => not_asked(),
        },
        Pick::Hex(hex) => match leader {
            Some(leader) => look.refused(&Command::PlaceLeader { leader, hex }),
            None => not_asked(),
        },
        Pick::Piece(_) => match (look.unit(pick), look.leader(pick), leader) {
            (Some(unit), _, Some(leader)) if look.game.match_options().attaching => {
                look.refused(&Command::Attach { leader, unit, brigade: false })
            }
            (Some(unit), ..) => look.refused(&Command::DeclareCharge { unit, facing: None }),
            (_, Some(from), Some(to)) if from != to && look.game.board().whole().is_some() => {
                look.refused(&staff::refused_order(from, to))
            }
            (_, Some(from), Some(to)) if from != to => {
                look.refused(&Command::Order { from: Some(from), to, place: None })
            }
            (_, Some(to), _) => look.refused(&Command::Order { from: None, to, place: None }),
            _ => not_asked(),
        },
        Pick::Facing(_, facing) => match (first.and_then(|first| look.unit(first)), super::look::read_facing(facing)) {
            (Some(unit), facing @ Some(_)) => look.refused(&Command::DeclareCharge { unit, facing }),
            _ => not_asked(),
        },
        _ => not_asked(),
    }
}
