//! Fire by turns, and fire and charges at what comes by [11.4, 11.5, 12.6].

use super::forecast;
use super::look::{Look, leads, list, not_asked, says, unit_pick, which_one, with, without};
use super::words::{self, rule};
use crate::MESSAGES;
use crate::values::yes_no;
use engine::contract::Refusal;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Rank, Sentence};
use language::phrase;
use winter::agenda::Round;
use winter::options::MayFire;
use winter::{Command, Options, Proposal, UnitId};

const QUESTION: &str = "fire";
/// Shots of the whole field that are weighed for a suggestion, and those that are suggested.
const WEIGHED: usize = 16;
const SUGGESTED: usize = 4;

fn shots(look: Look<'_>) -> (Round, Vec<MayFire>) {
    match super::kept::options(look.game) {
        Options::Fire { round, shots } => (round, shots),
        _ => (Round::Skirmishers, Vec::new()),
    }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let (round, shots) = shots(look);
    let round = match round {
        Round::Skirmishers => "skirmishers",
        Round::Battalions => "battalions",
        Round::Batteries => "batteries",
    };
    let prompt = phrase!(MESSAGES, "winter-ask-fire", side = look.side, round = round).rule(rule("11.4"));
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    let doubt = phrase!(MESSAGES, "winter-not-asked-again").rule(rule("11.4"));
    asking.pass = look.may_after(phrase!(MESSAGES, "winter-no-more-fire"), Command::Pass, Some(doubt));
    let (units, targets) = read(look, &shots, draft);
    let mut known: Vec<UnitId> = shots.iter().flat_map(|shot| shot.units.iter().copied()).collect();
    known.sort_unstable();
    known.dedup();
    let drafted: Draft = units.iter().copied().map(unit_pick).chain(targets.iter().copied().map(Pick::Hex)).collect();
    asking.draft = drafted.clone();
    if look.closely && units.is_empty() && look.game.board().whole().is_some() {
        asking.suggested = suggested(look, &shots);
    }
    for unit in known {
        let pick = unit_pick(unit);
        let chosen = units.contains(&unit);
        let joined: Vec<UnitId> = units.iter().copied().chain([unit]).collect();
        let joins = !chosen && targets.is_empty() && shot_of(&shots, &joined).is_some();
        let (then, rank) = match (chosen, joins) {
            (true, _) => (without(&Draft::new(units.iter().copied().map(unit_pick)), pick), Rank::Open),
            (_, true) => (with(&drafted, [pick]), Rank::Open),
            _ => (Draft::new([pick]), if units.is_empty() { Rank::Open } else { Rank::Aside }),
        };
        let mut offer = leads(pick, then, look.named(unit), if chosen { Mark::Chosen } else { Mark::Choice });
        offer.rank = rank;
        asking.offers.push(offer);
    }
    if let Some(shot) = shot_of(&shots, &units) {
        for &hex in &shot.targets {
            let pick = Pick::Hex(hex);
            let chosen = targets.contains(&hex);
            let mut both = targets.clone();
            both.push(hex);
            let second = Command::Fire { units: units.clone(), targets: both };
            let (then, mark) = if chosen {
                (without(&drafted, pick), Mark::Chosen)
            } else if targets.is_empty() || look.accepts(&second) {
                (with(&drafted, [pick]), Mark::Target)
            } else {
                (units.iter().copied().map(unit_pick).chain([pick]).collect(), Mark::Target)
            };
            let there = list(look.game.stack(hex));
            let label = phrase!(MESSAGES, "winter-at", units = there, hex = hex);
            asking.offers.push(leads(pick, then, label, mark));
        }
        if let Some(first) = targets.first() {
            let label = phrase!(MESSAGES, "winter-fire-at", hexes = targets.clone());
            asking.ready = look.may(label, Command::Fire { units: units.clone(), targets: targets.clone() });
            asking.card = forecast::card(look, &Proposal::Fire { units: units.clone(), target: *first });
            let from = units.iter().filter_map(|unit| look.place(*unit)).take(1).collect();
            asking.overlays.push(Overlay::Attack { from, to: targets.clone(), odds: String::new() });
        }
    }
    asking
}

/// Shots worth a key on the whole field, the best first: with a hundred guns in sight nobody weighs each of them by hand.
fn suggested(look: Look<'_>, shots: &[MayFire]) -> Vec<(Sentence, Draft)> {
    let weighed = shots.iter().take(WEIGHED).filter_map(|shot| {
        let (worth, target) = crate::weigh::best_target(look.game, look.side, shot)?;
        Some((worth, shot, target))
    });
    let mut weighed: Vec<(u32, &MayFire, Hex)> = weighed.collect();
    weighed.sort_by_key(|(worth, shot, target)| (std::cmp::Reverse(*worth), shot.units.clone(), *target));
    let draft = |(_, shot, target): (u32, &MayFire, Hex)| {
        let words = phrase!(MESSAGES, "winter-suggests-fire", units = list(&shot.units), hex = target);
        (words, shot.units.iter().copied().map(unit_pick).chain([Pick::Hex(target)]).collect())
    };
    weighed.into_iter().take(SUGGESTED).map(draft).collect()
}

fn shot_of<'a>(shots: &'a [MayFire], units: &[UnitId]) -> Option<&'a MayFire> {
    let same = |shot: &&MayFire| shot.units.len() == units.len() && shot.units.iter().all(|unit| units.contains(unit));
    shots.iter().find(same).filter(|_| !units.is_empty())
}

fn read(look: Look<'_>, shots: &[MayFire], draft: &Draft) -> (Vec<UnitId>, Vec<Hex>) {
    let (mut units, mut targets): (Vec<UnitId>, Vec<Hex>) = (Vec::new(), Vec::new());
    for &pick in draft.picks() {
        match pick {
            Pick::Piece(_) if targets.is_empty() => {
                let Some(unit) = look.unit(pick).filter(|unit| !units.contains(unit)) else { break };
                units.push(unit);
                if shot_of(shots, &units).is_none() {
                    units.pop();
                    break;
                }
            }
            Pick::Hex(hex) => {
                let may = shot_of(shots, &units).is_some_and(|shot| shot.targets.contains(&hex));
                if !may || targets.contains(&hex) {
                    break;
                }
                let mut both = targets.clone();
                both.push(hex);
                if !targets.is_empty() && !look.accepts(&Command::Fire { units: units.clone(), targets: both }) {
                    break;
                }
                targets.push(hex);
            }
            _ => break,
        }
    }
    (units, targets)
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let (_, shots) = shots(look);
    let (units, _) = read(look, &shots, draft);
    match pick {
        Pick::Hex(hex) if !units.is_empty() => look.refused(&Command::Fire { units, targets: vec![hex] }),
        Pick::Hex(_) => which_one(),
        Pick::Piece(_) => match look.unit(pick) {
            Some(unit) => {
                let enemy = look.game.board().unit_ids().find_map(|other| {
                    let them = look.game.board().unit(other).side != look.game.board().unit(unit).side;
                    look.place(other).filter(|_| them)
                });
                look.refused(&Command::Fire { units: vec![unit], targets: enemy.into_iter().collect() })
            }
            None => not_asked(),
        },
        _ => not_asked(),
    }
}

/// The units that fire at a passing unit, if the players decide on shots [4.4].
pub(super) fn opportunity(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let firers = match super::kept::options(look.game) {
        Options::OpportunityFire { firers } => firers,
        _ => Vec::new(),
    };
    let mut chosen: Vec<UnitId> = Vec::new();
    for &pick in draft.picks() {
        match look.unit(pick).filter(|unit| firers.contains(unit) && !chosen.contains(unit)) {
            Some(unit) => chosen.push(unit),
            None => break,
        }
    }
    let of = |units: &[UnitId]| -> Draft {
        firers.iter().copied().filter(|unit| units.contains(unit)).map(unit_pick).collect()
    };
    let prompt = phrase!(MESSAGES, "winter-ask-opportunity", side = look.side).rule(rule("11.5"));
    let mut asking = Asking::of("opportunity-fire", of(&chosen), prompt);
    for &unit in &firers {
        let on = chosen.contains(&unit);
        let mut after: Vec<UnitId> = chosen.iter().copied().filter(|known| *known != unit).collect();
        if !on {
            after.push(unit);
        }
        let mark = if on { Mark::Chosen } else { Mark::Choice };
        // No more than a step draws [R24].
        if look.accepts(&Command::OpportunityFire { firers: after.clone() }) {
            asking.offers.push(leads(unit_pick(unit), of(&after), look.named(unit), mark));
        }
    }
    if !chosen.is_empty() {
        let firers: Vec<UnitId> = firers.iter().copied().filter(|unit| chosen.contains(unit)).collect();
        asking.card = forecast::card(look, &Proposal::OpportunityFire { firers: firers.clone() });
        asking.ready = look.may(phrase!(MESSAGES, "winter-fire"), Command::OpportunityFire { firers });
    }
    asking.pass = look.may(phrase!(MESSAGES, "winter-hold-fire"), Command::OpportunityFire { firers: Vec::new() });
    asking
}

pub(super) fn why_not_opportunity(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Some(unit) = look.unit(pick) else { return not_asked() };
    let mut firers: Vec<UnitId> = draft.picks().iter().filter_map(|&pick| look.unit(pick)).collect();
    firers.push(unit);
    look.refused(&Command::OpportunityFire { firers })
}

/// Whether horse charges at what came near [12.6].
pub(super) fn charge(look: Look<'_>) -> Asking<Command> {
    let mut asking = Asking::of("opportunity-charge", Draft::EMPTY, Sentence::EMPTY);
    if let Options::OpportunityCharge(offer) = super::kept::options(look.game) {
        let (target, charger) = (unit_pick(offer.target), unit_pick(offer.charger));
        let prompt = phrase!(MESSAGES, "winter-ask-charge", side = look.side, enemy = target, unit = charger);
        asking.prompt = prompt.rule(rule("12.6"));
        let hexes = look.place(offer.charger).into_iter().chain(look.place(offer.target)).collect();
        asking.overlays.push(Overlay::Path { hexes, cost: String::new() });
        asking.card = forecast::card(look, &Proposal::DeclareCharge { unit: offer.charger });
    }
    asking.ready = look.may(phrase!(MESSAGES, "winter-charge"), Command::OpportunityCharge { charge: true });
    asking.pass = look.may(phrase!(MESSAGES, "winter-let-pass"), Command::OpportunityCharge { charge: false });
    asking
}

/// Whether the night is to be quiet [20.44].
pub(super) fn ceasefire(look: Look<'_>) -> Asking<Command> {
    let alone = matches!(super::kept::options(look.game), Options::Ceasefire { alone: true });
    let prompt = phrase!(MESSAGES, "winter-ask-ceasefire", side = look.side, quiet = yes_no(alone));
    let mut asking = Asking::of("ceasefire", Draft::EMPTY, prompt.rule(rule("20.44")));
    let agree = says(Pick::Word(words::CEASEFIRE), Sentence::EMPTY, Mark::Choice, Command::Ceasefire { agree: true });
    asking.offers.push(agree);
    asking.pass = look.may(phrase!(MESSAGES, "winter-fight-on"), Command::Ceasefire { agree: false });
    asking
}
