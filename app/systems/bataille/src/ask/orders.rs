//! Standing orders as words of a picked unit [3.3], in a movement segment and when the half-turn closes [2.9].

use super::look::{Look, leads, not_asked, unit_pick};
use crate::MESSAGES;
use bataille::{
    AnswerOrder, Command, OpportunityOrder, Options, OrderFor, ReactionOrder, StandingOrders, UnitId, WithdrawOrder,
};
use engine::contract::{Game as _, Refusal};
use engine::rule::Rule;
use language::ask::{Asking, Draft, Key, Mark, Offer, Pick, Rank, Sentence, Then};
use language::phrase;

const QUESTION: &str = "close";
pub(super) const ORDERS: Rule = Rule::new("3.3");
const CLOSE: Rule = Rule::new("2.9");

/// Every order there is as a word.
pub(super) const REACTION: [(Key, ReactionOrder); 3] = [
    ("reaction.ask", ReactionOrder::Ask),
    ("reaction.always", ReactionOrder::Always),
    ("reaction.never", ReactionOrder::Never),
];
pub(super) const OPPORTUNITY: [(Key, OpportunityOrder); 4] = [
    ("opportunity.hold", OpportunityOrder::Hold),
    ("opportunity.weak", OpportunityOrder::Weak),
    ("opportunity.any", OpportunityOrder::Any),
    ("opportunity.ask", OpportunityOrder::Ask),
];
pub(super) const ANSWER: [(Key, AnswerOrder); 3] =
    [("answer.ask", AnswerOrder::Ask), ("answer.stand", AnswerOrder::Stand), ("answer.carre", AnswerOrder::Carre)];
pub(super) const WITHDRAW: [(Key, WithdrawOrder); 3] = [
    ("withdraw.ask", WithdrawOrder::Ask),
    ("withdraw.never", WithdrawOrder::Never),
    ("withdraw.one", WithdrawOrder::One),
];

/// A kind of order: the words for it, and the one in force.
type Kind = Vec<(Key, bool)>;

/// Orders with a word carried out, if it is one and such a unit may have it.
fn taken(look: Look<'_>, unit: UnitId, mut orders: StandingOrders, word: Key) -> Option<StandingOrders> {
    let [cavalry, infantry, withdraws] = look.game.order_kinds(unit);
    if let Some((_, order)) = REACTION.iter().find(|(key, _)| *key == word && cavalry) {
        orders.reaction = *order;
    } else if let Some((_, order)) = OPPORTUNITY.iter().find(|(key, _)| *key == word && cavalry) {
        orders.opportunity = *order;
    } else if let Some((_, order)) = ANSWER.iter().find(|(key, _)| *key == word && infantry) {
        orders.answer = *order;
    } else if let Some((_, order)) = WITHDRAW.iter().find(|(key, _)| *key == word && withdraws) {
        orders.withdraw = *order;
    } else {
        return None;
    }
    Some(orders)
}

/// The words for a unit, kind by kind.
fn kinds(look: Look<'_>, unit: UnitId, orders: StandingOrders) -> Vec<Kind> {
    let [cavalry, infantry, withdraws] = look.game.order_kinds(unit);
    let mut all: Vec<Kind> = Vec::new();
    if cavalry {
        all.push(REACTION.iter().map(|(key, order)| (*key, *order == orders.reaction)).collect());
        all.push(OPPORTUNITY.iter().map(|(key, order)| (*key, *order == orders.opportunity)).collect());
    }
    if infantry {
        all.push(ANSWER.iter().map(|(key, order)| (*key, *order == orders.answer)).collect());
    }
    if withdraws {
        all.push(WITHDRAW.iter().map(|(key, order)| (*key, *order == orders.withdraw)).collect());
    }
    all
}

/// Words that change a unit's present orders into the wanted ones, in the order of the kinds.
fn drafted(look: Look<'_>, unit: UnitId, orders: StandingOrders) -> Vec<Pick> {
    let now = kinds(look, unit, look.game.unit(unit).orders);
    let then = kinds(look, unit, orders);
    let changed = now.iter().zip(&then).filter(|(now, then)| now != then);
    changed.filter_map(|(_, then)| then.iter().find(|(_, holds)| *holds).map(|(key, _)| Pick::Word(key))).collect()
}

/// The orders of one unit that begin a row of picks, and how many picks they are.
pub(super) fn read(look: Look<'_>, unit: UnitId, picks: &[Pick]) -> (StandingOrders, usize) {
    let mut orders = look.game.unit(unit).orders;
    let mut count = 0;
    for pick in picks {
        let Pick::Word(word) = pick else { break };
        let Some(next) = taken(look, unit, orders, word) else { break };
        // A word that changes nothing is not in a draft, and none of a kind twice.
        if next == orders || drafted(look, unit, next).len() != count + 1 {
            break;
        }
        orders = next;
        count += 1;
    }
    (orders, count)
}

/// Words for a unit's orders; the draft before them stays.
pub(super) fn offers(look: Look<'_>, unit: UnitId, before: &[Pick], orders: StandingOrders) -> Vec<Offer<Command>> {
    let mut all = Vec::new();
    for (key, holds) in kinds(look, unit, orders).into_iter().flatten() {
        let Some(next) = taken(look, unit, orders, key) else { continue };
        let draft: Draft = before.iter().copied().chain(drafted(look, unit, next)).collect();
        let mut offer = leads(Pick::Word(key), draft, Sentence::EMPTY, if holds { Mark::Chosen } else { Mark::Choice });
        offer.rank = Rank::Aside;
        all.push(offer);
    }
    all
}

/// The half-turn closes, with orders for any number of units [2.9].
pub(super) fn close(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Options::Close(units) = look.game.options() else { return Asking::nothing() };
    let (given, read) = clauses(look, &units, draft);
    let prompt = phrase!(MESSAGES, "bataille-ask-close", side = look.side).rule(CLOSE);
    let mut asking = Asking::of(QUESTION, draft.prefix(read), prompt);
    let picked = given.last().map(|(unit, _)| *unit);
    for unit in &units {
        let chosen = picked == Some(*unit);
        // An earlier clause is taken up again at the end.
        let others = given.iter().filter(|(known, _)| known != unit);
        let mut picks: Vec<Pick> = others.clone().flat_map(|(known, orders)| clause(look, *known, *orders)).collect();
        if !chosen {
            let own = given.iter().find(|(known, _)| known == unit).map_or(look.game.unit(*unit).orders, |(_, it)| *it);
            picks.push(unit_pick(*unit));
            picks.extend(drafted(look, *unit, own));
        }
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        let rank = if given.iter().any(|(known, _)| known == unit) { Rank::Done } else { Rank::Aside };
        let then = Then::Draft(picks.into_iter().collect());
        asking.offers.push(Offer { pick: unit_pick(*unit), then, label: look.named(*unit), rank, mark });
    }
    if let Some((unit, orders)) = given.last() {
        let before: Vec<Pick> = given.iter().rev().skip(1).rev().flat_map(|(of, it)| clause(look, *of, *it)).collect();
        let before: Vec<Pick> = before.into_iter().chain([unit_pick(*unit)]).collect();
        asking.offers.extend(offers(look, *unit, &before, *orders));
    }
    let changed = |(unit, orders): &(UnitId, StandingOrders)| *orders != look.game.unit(*unit).orders;
    let orders: Vec<OrderFor> = given
        .iter()
        .filter(|one| changed(one))
        .map(|(unit, orders)| OrderFor { unit: *unit, orders: *orders })
        .collect();
    if !orders.is_empty() {
        let label = phrase!(MESSAGES, "bataille-end-with-orders", count = orders.len());
        asking.ready = look.may(label.rule(ORDERS), Command::Close { orders });
    }
    asking.pass = look.may(phrase!(MESSAGES, "bataille-end-half-turn"), Command::Close { orders: Vec::new() });
    asking
}

fn clause(look: Look<'_>, unit: UnitId, orders: StandingOrders) -> Vec<Pick> {
    let words = drafted(look, unit, orders);
    // A unit without changes has no clause.
    if words.is_empty() { Vec::new() } else { [unit_pick(unit)].into_iter().chain(words).collect() }
}

/// Clauses of a draft: a unit and its words; and how many picks were read.
fn clauses(look: Look<'_>, units: &[UnitId], draft: &Draft) -> (Vec<(UnitId, StandingOrders)>, usize) {
    let mut given: Vec<(UnitId, StandingOrders)> = Vec::new();
    let mut at = 0;
    while let Some(Pick::Piece(piece)) = draft.picks().get(at) {
        // A clause without a word is the last one.
        let open = given.last().is_some_and(|(unit, orders)| *orders == look.game.unit(*unit).orders);
        let Some(unit) = look.unit_of(*piece).filter(|unit| units.contains(unit)) else { break };
        if open || given.iter().any(|(known, _)| *known == unit) {
            break;
        }
        let (orders, count) = read(look, unit, draft.picks().get(at + 1..).unwrap_or(&[]));
        given.push((unit, orders));
        at += 1 + count;
    }
    (given, at)
}

pub(super) fn why_not(look: Look<'_>, pick: Pick) -> Refusal {
    match look.unit(pick) {
        Some(unit) => {
            let orders = StandingOrders { reaction: ReactionOrder::Never, ..look.game.unit(unit).orders };
            let orders = if look.game.unit(unit).orders == orders {
                StandingOrders { reaction: ReactionOrder::Ask, ..orders }
            } else {
                orders
            };
            look.barred(&Command::Close { orders: vec![OrderFor { unit, orders }] })
        }
        None => not_asked(),
    }
}
