//! The actions of cavalry between the enemy's movement and combat [8, 16.2].

use super::forecast::charge_card;
use super::look::{Look, RESERVES, leads, not_asked, says, toggle, unit_pick, which_one, with};
use crate::MESSAGES;
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Key, Mark, Offer, Overlay, Pick, Rank, Sentence};
use language::phrase;
use twenty::{ChargeOption, Command, Options, ReactOptions, UnitHexes, UnitId, rules};

const QUESTION: &str = "react";
/// Disengage instead of charging.
pub(super) const SLIP: Key = "disengage";
/// Penetrate instead of charging.
pub(super) const SLIDE: Key = "penetrate";

/// The present content of a draft.
#[derive(Default)]
struct Read {
    unit: Option<UnitId>,
    word: Option<Key>,
    hex: Option<Hex>,
    target: Option<UnitId>,
    reserves: bool,
}

impl Read {
    fn of(look: Look<'_>, options: &ReactOptions, draft: &Draft) -> Read {
        let mut read = Read::default();
        let mut picks = draft.picks().iter().copied();
        let first = picks.next().and_then(|pick| super::look::unit_of(look.game, pick));
        let Some(unit) = first.filter(|unit| units(options).contains(unit)) else { return read };
        read.unit = Some(unit);
        let (slips, slides) = (hexes(&options.disengagements, unit), hexes(&options.penetrations, unit));
        match picks.next() {
            Some(Pick::Word(SLIP)) if !slips.is_empty() => read.word = Some(SLIP),
            Some(Pick::Word(SLIDE)) if !slides.is_empty() => read.word = Some(SLIDE),
            Some(Pick::Hex(hex)) if charges(options, unit).any(|known| known.hex == hex) => read.hex = Some(hex),
            _ => return read,
        }
        let Some(hex) = read.hex else { return read };
        let target = picks.next().and_then(|pick| super::look::unit_of(look.game, pick));
        let charge = charges(options, unit).find(|known| known.hex == hex && Some(known.target) == target);
        if let Some(charge) = charge {
            read.target = target;
            read.reserves = charge.reserves && picks.next() == Some(Pick::Word(RESERVES));
        }
        read
    }

    fn draft(&self) -> Draft {
        let picks = self.unit.map(unit_pick).into_iter();
        let picks = picks.chain(self.word.map(Pick::Word)).chain(self.hex.map(Pick::Hex));
        picks.chain(self.target.map(unit_pick)).chain(self.reserves.then_some(Pick::Word(RESERVES))).collect()
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let read = Read::of(look, &options, draft);
    let prompt = phrase!(MESSAGES, "twenty-ask-react", side = look.side);
    let mut asking = Asking::of(QUESTION, read.draft(), prompt.rule(rules::REACTION));
    asking.offers = look.subjects(&units(&options), read.unit, Rank::Open);
    asking.pass = look.may(phrase!(MESSAGES, "twenty-end-reaction"), Command::EndReaction);
    let Some(unit) = read.unit else { return asking };
    asking.overlays.extend(look.place(unit).map(Overlay::Selected));
    match (read.word, read.hex, read.target) {
        (Some(word), ..) => asking.offers.extend(goes(look, &options, unit, word)),
        (None, Some(hex), target) => {
            asking.offers.extend(targets(&options, unit, hex, target, &asking.draft));
            if let Some(target) = target {
                let reserves = read.reserves;
                let charge = charges(&options, unit).find(|known| known.hex == hex && known.target == target);
                if charge.is_some_and(|charge| charge.reserves) {
                    asking.offers.push(toggle(&asking.draft, Pick::Word(RESERVES)));
                }
                asking.card = charge_card(look, unit, hex, target, reserves);
                let to = look.place(target).into_iter().collect();
                asking.overlays.push(Overlay::Attack { from: vec![hex], to, odds: String::new() });
                asking.ready =
                    look.may(phrase!(MESSAGES, "twenty-charge"), Command::Charge { unit, hex, target, reserves });
            }
        }
        _ => asking.offers.extend(ways(look, &options, unit, &asking.draft)),
    }
    asking
}

fn options(look: Look<'_>) -> ReactOptions {
    match look.game.options() {
        Options::React(options) => options,
        _ => ReactOptions::default(),
    }
}

pub(super) fn units(options: &ReactOptions) -> Vec<UnitId> {
    let going = options.disengagements.iter().chain(&options.penetrations).map(|known| known.unit);
    let mut units: Vec<UnitId> = options.charges.iter().map(|known| known.unit).chain(going).collect();
    units.sort_unstable();
    units.dedup();
    units
}

fn charges(options: &ReactOptions, unit: UnitId) -> impl Iterator<Item = &ChargeOption> {
    options.charges.iter().filter(move |known| known.unit == unit)
}

fn hexes(list: &[UnitHexes], unit: UnitId) -> Vec<Hex> {
    list.iter().filter(|known| known.unit == unit).flat_map(|known| known.hexes.iter().copied()).collect()
}

/// The hexes it can charge from, and its other actions.
fn ways(look: Look<'_>, options: &ReactOptions, unit: UnitId, draft: &Draft) -> Vec<Offer<Command>> {
    let mut from: Vec<Hex> = charges(options, unit).map(|known| known.hex).collect();
    from.sort_unstable();
    from.dedup();
    let charge = |hex: Hex| {
        let label = match look.place(unit) == Some(hex) {
            true => phrase!(MESSAGES, "twenty-offer-charge-here"),
            false => phrase!(MESSAGES, "twenty-offer-charge", hex = hex),
        };
        let mark = Mark::Reach { left: String::new(), stop: true, risk: false };
        leads(Pick::Hex(hex), with(draft, [Pick::Hex(hex)]), label.rule(rules::COUNTERCHARGE), mark)
    };
    let words = [(SLIP, &options.disengagements), (SLIDE, &options.penetrations)];
    let word = |(word, list): (Key, &Vec<UnitHexes>)| {
        let pick = Pick::Word(word);
        (!hexes(list, unit).is_empty()).then(|| leads(pick, with(draft, [pick]), Sentence::EMPTY, Mark::Choice))
    };
    from.into_iter().map(charge).chain(words.into_iter().filter_map(word)).collect()
}

/// The hexes it disengages to, or slides to.
fn goes(look: Look<'_>, options: &ReactOptions, unit: UnitId, word: Key) -> Vec<Offer<Command>> {
    let slips = word == SLIP;
    let list = if slips { &options.disengagements } else { &options.penetrations };
    let offer = |hex: Hex| {
        let command = if slips { Command::Disengage { unit, hex } } else { Command::Penetrate { unit, hex } };
        let mark = look.place(unit).map_or(Mark::Choice, |from| Mark::Way { from, back: slips, pushes: false });
        says(Pick::Hex(hex), phrase!(MESSAGES, "twenty-offer-to", hex = hex), mark, command)
    };
    hexes(list, unit).into_iter().map(offer).collect()
}

fn targets(
    options: &ReactOptions,
    unit: UnitId,
    hex: Hex,
    chosen: Option<UnitId>,
    draft: &Draft,
) -> Vec<Offer<Command>> {
    let upon = draft.prefix(2);
    let offer = |charge: &ChargeOption| {
        let pick = unit_pick(charge.target);
        let is_chosen = chosen == Some(charge.target);
        let after = if is_chosen { upon.clone() } else { with(&upon, [pick]) };
        let mark = if is_chosen { Mark::Chosen } else { Mark::Target };
        leads(pick, after, phrase!(MESSAGES, "twenty-offer-attack", unit = pick), mark)
    };
    charges(options, unit).filter(|known| known.hex == hex).map(offer).collect()
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let read = Read::of(look, &options, draft);
    match (read.unit, pick) {
        (Some(unit), Pick::Hex(hex)) => {
            let foe = look.game.board().units_of(look.side.other()).find(|foe| look.place(*foe).is_some());
            let locked = look.place(unit).is_some_and(|at| look.game.in_zone(look.side.other(), at));
            let command = match (read.word, foe) {
                (Some(SLIDE), _) => Command::Penetrate { unit, hex },
                (None, Some(target)) if !locked => Command::Charge { unit, hex, target, reserves: false },
                _ => Command::Disengage { unit, hex },
            };
            look.barred(&command)
        }
        (None, Pick::Hex(_)) if look.unit(pick).is_none() => which_one(),
        (None, _) => look.unit(pick).map_or_else(not_asked, |unit| {
            let hex = look.place(unit).unwrap_or(Hex::new(1, 1));
            look.barred(&Command::Disengage { unit, hex })
        }),
        (Some(unit), Pick::Piece(_)) => match (look.unit(pick), look.place(unit)) {
            (Some(target), Some(hex)) => {
                let hex = read.hex.unwrap_or(hex);
                let command = Command::Charge { unit, hex, target, reserves: false };
                look.barred(&command)
            }
            _ => not_asked(),
        },
        _ => not_asked(),
    }
}
