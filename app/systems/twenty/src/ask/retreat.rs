//! Retreats, a hex at a time: who goes, towards which line, and where to [9.8].

use super::forecast::hazard_card;
use super::look::{Look, leads, not_asked, says, unit_pick, which_one, with};
use crate::MESSAGES;
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Overlay, Pick, Rank};
use language::phrase;
use language::tongue::{Argument, Joiner};
use twenty::{Command, Options, RetreatStep, UnitId, rules};

const QUESTION: &str = "retreat";

/// The present content of a draft.
struct Read {
    unit: Option<UnitId>,
    /// The line it makes for, where there is a choice.
    line: Option<Hex>,
    /// The step that waits to be confirmed.
    to: Option<Hex>,
}

fn steps(look: Look<'_>) -> Vec<RetreatStep> {
    match look.game.options() {
        Options::Retreat { steps } => steps,
        _ => Vec::new(),
    }
}

fn units(steps: &[RetreatStep]) -> Vec<UnitId> {
    let mut units: Vec<UnitId> = steps.iter().map(|step| step.unit).collect();
    units.sort_unstable();
    units.dedup();
    units
}

/// The lines a unit can choose among; none if there is no choice. A single hex may need no line while further ones,
/// past friends, do (R32): then the hex is offered beside the lines.
fn lines(steps: &[RetreatStep], unit: UnitId) -> Vec<Hex> {
    let mut lines: Vec<Option<Hex>> = steps.iter().filter(|step| step.unit == unit).map(|step| step.line).collect();
    lines.sort_unstable();
    lines.dedup();
    if lines.len() < 2 { Vec::new() } else { lines.into_iter().flatten().collect() }
}

/// The steps of a unit towards a line; without one, those that are no matter of a line, or all where there is no choice.
fn of(steps: &[RetreatStep], unit: UnitId, line: Option<Hex>) -> Vec<RetreatStep> {
    let choice = !lines(steps, unit).is_empty();
    let fits = |step: &&RetreatStep| step.unit == unit && (step.line == line || !choice);
    steps.iter().filter(fits).copied().collect()
}

fn read(look: Look<'_>, steps: &[RetreatStep], draft: &Draft) -> Read {
    let mut picks = draft.picks().iter().copied().peekable();
    let known = units(steps);
    let first = picks.peek().copied().and_then(|pick| super::look::unit_of(look.game, pick));
    let unit = first.filter(|unit| known.contains(unit));
    let mut read = Read { unit, line: None, to: None };
    let Some(unit) = unit else { return read };
    picks.next();
    let choice = lines(steps, unit);
    read.line = picks.peek().copied().and_then(Pick::hex).filter(|hex| choice.contains(hex));
    if read.line.is_some() {
        picks.next();
    }
    let to = picks.next().and_then(Pick::hex);
    read.to = to.filter(|to| of(steps, unit, read.line).iter().any(|step| step.to == Some(*to) && step.hazards > 0));
    read
}

fn command(step: &RetreatStep) -> Command {
    Command::Retreat { unit: step.unit, line: step.line, to: step.to }
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let steps = steps(look);
    let all = units(&steps);
    let Read { unit, line, to } = read(look, &steps, draft);
    let picks = unit.map(unit_pick).into_iter().chain(line.map(Pick::Hex)).chain(to.map(Pick::Hex));
    let units = Argument::joined(all.iter().copied().map(unit_pick), Joiner::Or);
    let prompt = phrase!(MESSAGES, "twenty-ask-retreat", side = look.side, units = units);
    let mut asking = Asking::of(QUESTION, picks.collect(), prompt.rule(rules::DIRECTION));
    asking.offers = look.subjects(&all, unit, Rank::Owed);
    let Some(unit) = unit else { return asking };
    asking.overlays.extend(look.place(unit).map(Overlay::Selected));
    let unit_in_hand = Draft::new([unit_pick(unit)]);
    let choice = lines(&steps, unit);
    if line.is_none() && !choice.is_empty() {
        asking.card.line(phrase!(MESSAGES, "twenty-retreat-line").rule(rules::DIRECTION));
        asking.offers.extend(choice.into_iter().map(|hex| {
            let pick = Pick::Hex(hex);
            leads(pick, with(&unit_in_hand, [pick]), phrase!(MESSAGES, "twenty-offer-towards", hex = hex), Mark::Choice)
        }));
    }
    let here = of(&steps, unit, line);
    let base = if to.is_some() { asking.draft.drop_last() } else { asking.draft.clone() };
    asking.offers.extend(here.iter().filter_map(|step| offer(look, step, &base, to)));
    let waits = here.iter().find(|step| step.to == to && to.is_some());
    if let Some(step) = waits {
        let label = phrase!(MESSAGES, "twenty-risk", dice = step.hazards).rule(rules::HAZARDS);
        asking.ready = look.may(label, command(step));
        asking.card = hazard_card(look.game, step.unit, step.line, step.to);
    } else if let Some(step) = here.iter().find(|step| step.to.is_none()) {
        asking.ready = look.may(phrase!(MESSAGES, "twenty-cannot-retreat").rule(rules::NO_WAY), command(step));
    }
    asking
}

fn offer(look: Look<'_>, step: &RetreatStep, base: &Draft, chosen: Option<Hex>) -> Option<Offer<Command>> {
    let to = step.to?;
    let from = look.place(step.unit)?;
    let mark = Mark::Way { from, back: true, pushes: false };
    if step.hazards == 0 {
        let label = phrase!(MESSAGES, "twenty-offer-to", hex = to);
        return Some(says(Pick::Hex(to), label, mark, command(step)));
    }
    let label = phrase!(MESSAGES, "twenty-offer-hazard", hex = to, dice = step.hazards).rule(rules::HAZARDS);
    let is_chosen = chosen == Some(to);
    let after = if is_chosen { base.clone() } else { with(base, [Pick::Hex(to)]) };
    Some(leads(Pick::Hex(to), after, label, if is_chosen { Mark::Chosen } else { mark }))
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let steps = steps(look);
    let Read { unit, line, .. } = read(look, &steps, draft);
    let all = units(&steps);
    let unit = unit.or(if all.len() == 1 { all.first().copied() } else { None });
    match (unit, pick) {
        (Some(unit), Pick::Hex(to)) => {
            let line = line.or_else(|| steps.iter().find(|step| step.unit == unit).and_then(|step| step.line));
            let command = Command::Retreat { unit, line, to: Some(to) };
            look.barred(&command)
        }
        (None, Pick::Hex(_)) => which_one(),
        (_, Pick::Piece(_)) => match super::look::unit_of(look.game, pick) {
            Some(unit) => {
                let command = Command::Retreat { unit, line: None, to: look.place(unit) };
                look.barred(&command)
            }
            None => not_asked(),
        },
        _ => not_asked(),
    }
}
