//! Announcing an attack [6.1]: who attacks what, and how.

use super::super::{group, piece};
use super::look::{Look, all, listed, not_asked};
use super::plan::{LOWERED, Plan, targets};
use super::weighing;
use crate::MESSAGES;
use art_of_war::{AttackOptions, Attacker, Column, Command, DivisionId, Options, Proposal, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank, Sentence, Then};
use language::phrase;
use language::sheet::Sheet;
use language::tongue::{Argument, Joiner};
use std::collections::BTreeSet;

const QUESTION: &str = "attack";

/// A combat phase as its attacker sees it, and the attack in preparation.
struct Phase<'a> {
    look: Look<'a>,
    options: &'a AttackOptions,
    plan: Plan,
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Options::Attack(options) = look.game.options() else { return Asking::nothing() };
    let plan = Plan::read(look, &options, draft);
    let phase = Phase { look, options: &options, plan };
    let prompt = phrase!(MESSAGES, "art-of-war-ask-attack", side = look.side).rule(cases::ANNOUNCE);
    let mut asking = Asking::of(QUESTION, phase.plan.draft(), prompt);
    asking.offers = phase.offers();
    if !phase.plan.is_empty() {
        let column = phase.plan.forecast(look).and_then(Result::ok).map(|forecast| forecast.column);
        let label = match column {
            Some(column) => phrase!(MESSAGES, "art-of-war-attack-on", column = column.to_string()),
            None => phrase!(MESSAGES, "art-of-war-attack-button"),
        };
        asking.ready = look.may(label, Command::Attack(phase.plan.proposal()), None);
    }
    let doubt = phase.plan.is_whole().then(|| phrase!(MESSAGES, "art-of-war-attack-planned-doubt"));
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-end-combat"), Command::EndCombat, doubt);
    asking.suggested = phase.suggested();
    asking.overlays = phase.overlays();
    asking.card = phase.card();
    asking
}

impl Phase<'_> {
    fn offers(&self) -> Vec<Offer<Command>> {
        let mut offers: Vec<Offer<Command>> = Vec::new();
        for attacker in &self.options.attackers {
            let pick = Pick::Piece(piece(attacker.unit));
            if !offers.iter().any(|offer| offer.pick == pick) {
                offers.push(self.attacker_offer(attacker));
            }
        }
        offers.extend(targets(self.look, self.options).into_iter().map(|hex| self.target_offer(hex)));
        offers.extend(self.lower_offers());
        offers.extend(self.column_offers());
        offers
    }

    fn attacker_offer(&self, attacker: &Attacker) -> Offer<Command> {
        let unit = attacker.unit;
        let name = self.look.named(unit);
        let label = match (attacker.bombards, attacker.must) {
            (false, false) => name,
            (false, true) => phrase!(MESSAGES, "art-of-war-must-attack", unit = name).rule(cases::MUST_ATTACK),
            (true, false) => phrase!(MESSAGES, "art-of-war-bombards", unit = name).rule(cases::BOMBARDMENT),
            (true, true) => phrase!(MESSAGES, "art-of-war-must-bombard", unit = name)
                .rule(cases::BOMBARDMENT)
                .rule(cases::MUST_ATTACK),
        };
        Offer {
            pick: Pick::Piece(piece(unit)),
            then: Then::Draft(self.plan.with_attacker(self.look, self.options, unit).draft()),
            label,
            rank: if attacker.must { Rank::Owed } else { Rank::Open },
            mark: match self.plan.units.contains(&unit) {
                true => Mark::Chosen,
                false if attacker.must => Mark::Owed { acts: true },
                false => Mark::Plain,
            },
        }
    }

    fn target_offer(&self, hex: Hex) -> Offer<Command> {
        let here = self.look.game.units_in(hex);
        let owed = self.options.must_be_attacked.iter().any(|unit| here.contains(unit));
        let label = if owed {
            phrase!(MESSAGES, "art-of-war-target-owed", units = all(&here), hex = hex).rule(cases::MUST_ATTACK)
        } else {
            phrase!(MESSAGES, "art-of-war-target", units = all(&here), hex = hex)
        };
        Offer {
            pick: Pick::Hex(hex),
            then: Then::Draft(self.plan.with_target(self.look, self.options, hex).draft()),
            label,
            rank: if owed { Rank::Owed } else { Rank::Open },
            mark: match self.plan.targets.contains(&hex) {
                true => Mark::Chosen,
                false if owed => Mark::Owed { acts: false },
                false => Mark::Plain,
            },
        }
    }

    /// One offer for each number of columns that can be given away, and for none; and the present number of the dial,
    /// even if that is not possible.
    fn lower_offers(&self) -> Vec<Offer<Command>> {
        let most = self.plan.at_its_highest(self.look).map_or(0, |forecast| forecast.column.index());
        if most == 0 && self.plan.lower == 0 {
            return Vec::new();
        }
        let offer = |lower: u8| Offer {
            pick: Pick::Dial(LOWERED, i16::from(lower)),
            then: Then::Draft(Plan { lower, ..self.plan.clone() }.draft()),
            label: phrase!(MESSAGES, "art-of-war-lower-by", columns = lower).rule(cases::RATIO),
            rank: Rank::Aside,
            mark: if lower == self.plan.lower { Mark::Chosen } else { Mark::Plain },
        };
        (0..=most).chain((self.plan.lower > most).then_some(self.plan.lower)).map(offer).collect()
    }

    /// A column instead of points, for each division that may take one or has.
    fn column_offers(&self) -> Vec<Offer<Command>> {
        let may: BTreeSet<DivisionId> = self.plan.takers(self.look).into_iter().collect();
        let offer = |&division: &DivisionId| {
            let pick = Pick::Group(group(division));
            Offer {
                pick,
                then: Then::Draft(self.plan.with_column(self.look, division).draft()),
                label: phrase!(MESSAGES, "art-of-war-column-for-points", division = pick).rule(cases::THREE_UNITS),
                rank: Rank::Aside,
                mark: if self.plan.columns.contains(&division) { Mark::Chosen } else { Mark::Plain },
            }
        };
        may.union(&self.plan.columns).map(offer).collect()
    }

    /// The engine's suggestions, the best column first.
    fn suggested(&self) -> Vec<(Sentence, Draft)> {
        let weigh = |proposal| Some((proposal, self.look.game.forecast(proposal).ok()?.column));
        let mut all: Vec<(&Proposal, Column)> = self.options.attacks.iter().filter_map(weigh).collect();
        all.sort_by_key(|(_, column)| std::cmp::Reverse(*column));
        let told = |(proposal, column): (&Proposal, Column)| {
            let label = phrase!(
                MESSAGES,
                "art-of-war-suggested",
                column = column.to_string(),
                units = listed(&proposal.units),
                hexes = Argument::joined(proposal.targets.iter().copied(), Joiner::Comma),
            );
            (label, Plan::suggested(proposal).draft())
        };
        all.into_iter().map(told).collect()
    }

    /// The attack as an arrow with its odds; what is named of it while it is not whole.
    fn overlays(&self) -> Vec<Overlay> {
        let from: BTreeSet<Hex> = self.plan.units.iter().filter_map(|&unit| self.look.place(unit)).collect();
        let to = &self.plan.targets;
        match self.plan.forecast(self.look) {
            None => from.iter().chain(to).copied().map(Overlay::Selected).collect(),
            Some(weighed) => {
                let odds = weighed.map_or_else(|_| String::from("?"), |forecast| forecast.column.to_string());
                vec![Overlay::Attack { from: from.into_iter().collect(), to: to.iter().copied().collect(), odds }]
            }
        }
    }

    fn card(&self) -> Sheet {
        let mut card = Sheet::EMPTY;
        match self.plan.forecast(self.look) {
            Some(Ok(forecast)) => {
                let does = self.look.game.consequences(&self.plan.proposal()).unwrap_or_default();
                weighing::tell(self.look, &forecast, &does, &mut card);
            }
            // The button says why not.
            Some(Err(_)) => {}
            None if self.plan.is_empty() => {
                card.line(phrase!(MESSAGES, "art-of-war-attack-hint"));
            }
            None => card.line(phrase!(MESSAGES, "art-of-war-attack-half")),
        }
        let must = self.options.attackers.iter().filter(|attacker| attacker.must).map(|attacker| attacker.unit);
        let must: Vec<UnitId> = must.collect();
        if !must.is_empty() {
            let line = phrase!(MESSAGES, "art-of-war-all-must-attack", units = listed(&must));
            card.line(line.rule(cases::MUST_ATTACK));
        }
        if !self.options.must_be_attacked.is_empty() {
            let units = listed(&self.options.must_be_attacked);
            card.line(phrase!(MESSAGES, "art-of-war-all-must-be-attacked", units = units).rule(cases::MUST_ATTACK));
        }
        if !self.options.may_end {
            card.line(phrase!(MESSAGES, "art-of-war-phase-cannot-end").rule(cases::MUST_ATTACK));
        }
        card
    }
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let Options::Attack(options) = look.game.options() else { return not_asked() };
    let plan = Plan::read(look, &options, draft);
    let in_reach = targets(look, &options);
    let idle = |unit: UnitId| look.is_own(unit) && !options.attackers.iter().any(|attacker| attacker.unit == unit);
    let proposal = match pick {
        Pick::Piece(_) => match look.unit(pick) {
            Some(unit) => match look.place(unit).filter(|hex| !look.is_own(unit) && !in_reach.contains(hex)) {
                Some(hex) => with_hex(look, &options, &plan, hex),
                None => with_unit(look, &plan, unit),
            },
            None => return not_asked(),
        },
        Pick::Hex(hex) => match look.game.units_in(hex).into_iter().find(|&unit| idle(unit)) {
            Some(unit) => with_unit(look, &plan, unit),
            None => with_hex(look, &options, &plan, hex),
        },
        Pick::Dial(LOWERED, place) => match u8::try_from(place) {
            Ok(lower) => Plan { lower, ..plan }.proposal(),
            Err(_) => return not_asked(),
        },
        Pick::Group(id) => match super::super::division(look.game.board(), id) {
            Some(division) => {
                let mut proposal = Plan { lower: 0, ..plan }.proposal();
                if !proposal.columns.contains(&division) {
                    proposal.columns.push(division);
                }
                proposal
            }
            None => return not_asked(),
        },
        _ => return not_asked(),
    };
    look.refused(&Command::Attack(proposal))
}

/// This unit alone on what is attacked, or on the enemy nearest to it.
fn with_unit(look: Look<'_>, plan: &Plan, unit: UnitId) -> Proposal {
    let at = look.place(unit).unwrap_or_else(|| look.some_hex(None));
    let enemies = look.game.board().units_of(look.side.other()).filter(|&enemy| look.place(enemy).is_some());
    let nearest = || look.nearest(enemies, at).and_then(|enemy| look.place(enemy));
    let targets: Vec<Hex> =
        if plan.targets.is_empty() { nearest().into_iter().collect() } else { plan.targets.iter().copied().collect() };
    Proposal { units: vec![unit], targets, lower: 0, columns: Vec::new() }
}

/// The attackers, or who is nearest and could still attack, on this hex alone.
fn with_hex(look: Look<'_>, options: &AttackOptions, plan: &Plan, hex: Hex) -> Proposal {
    let ready = options.attackers.iter().map(|attacker| attacker.unit);
    let nearest = || look.nearest(ready, hex).into_iter().collect();
    let units = if plan.units.is_empty() { nearest() } else { plan.units.iter().copied().collect() };
    Proposal { units, targets: vec![hex], lower: 0, columns: Vec::new() }
}

/// The units that could attack the hex under the pointer, or that those in it could attack, beyond the plan.
pub(super) fn preview(look: Look<'_>, draft: &Draft, pick: Pick) -> Vec<Overlay> {
    let at = pick.hex().or_else(|| look.unit(pick).and_then(|unit| look.place(unit)));
    let (Some(at), Options::Attack(options)) = (at, look.game.options()) else { return Vec::new() };
    let plan = Plan::read(look, &options, draft);
    let from: BTreeSet<Hex> = plan.units.iter().filter_map(|&unit| look.place(unit)).collect();
    let mut seen: BTreeSet<(Hex, Hex, bool)> = BTreeSet::new();
    for attacker in &options.attackers {
        let Some(from) = look.place(attacker.unit) else { continue };
        let targets = attacker.enemies.iter().filter_map(|&enemy| look.place(enemy));
        seen.extend(targets.filter(|to| *to == at || from == at).map(|to| (from, to, attacker.bombards)));
    }
    let planned = |one: &Hex, to: &Hex| from.contains(one) && plan.targets.contains(to);
    let others = seen.into_iter().filter(|(one, to, _)| !planned(one, to));
    others.map(|(from, to, fires)| Overlay::Could { from, to, fires }).collect()
}
