//! The pursuit of stacks, and the advance into emptied hexes [7.8.4, R35].
//!
//! The hex comes first, then who goes.

use super::chosen::toggles;
use super::forecast;
use super::look::{Look, leads, not_asked};
use crate::MESSAGES;
use eagles::{Command, HexChoice, LeaderId, Options, Proposal, rules};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Overlay, Pick, Rank, Sentence};
use language::phrase;

fn choices(look: Look<'_>) -> (Vec<HexChoice>, bool) {
    match look.game.options() {
        Options::Pursue(choices) => (choices, true),
        Options::Advance(choices) => (choices, false),
        _ => (Vec::new(), true),
    }
}

fn read(look: Look<'_>, choices: &[HexChoice], draft: &Draft) -> (Option<Hex>, Vec<LeaderId>) {
    let mut picks = draft.picks().iter();
    let hex = picks.next().and_then(|pick| pick.hex());
    let Some(choice) = hex.and_then(|hex| choices.iter().find(|choice| choice.hex == hex)) else {
        return (None, Vec::new());
    };
    let mut leaders: Vec<LeaderId> = Vec::new();
    for pick in picks {
        let leader = look.leader(*pick).filter(|one| choice.leaders.contains(one) && !leaders.contains(one));
        let Some(leader) = leader else { break };
        leaders.push(leader);
    }
    (Some(choice.hex), leaders)
}

fn command(pursues: bool, hex: Hex, leaders: Vec<LeaderId>) -> Command {
    if pursues { Command::Pursue { leaders, hex } } else { Command::Advance { leaders, hex } }
}

fn asked(look: Look<'_>, draft: &Draft, prompt: Sentence, key: &'static str) -> Asking<Command> {
    let (choices, pursues) = choices(look);
    let (hex, leaders) = read(look, &choices, draft);
    let mut asking = Asking::of(key, draft.prefix(usize::from(hex.is_some()) + leaders.len()), prompt);
    asking.offers = choices
        .iter()
        .map(|choice| {
            let chosen = hex == Some(choice.hex);
            let then = if chosen { Draft::EMPTY } else { Draft::new([Pick::Hex(choice.hex)]) };
            let label = if pursues {
                phrase!(MESSAGES, "eagles-offer-after", hex = choice.hex)
            } else {
                phrase!(MESSAGES, "eagles-offer-into", hex = choice.hex)
            };
            let mut offer = leads(Pick::Hex(choice.hex), then, label, if chosen { Mark::Chosen } else { Mark::Target });
            offer.rank = if hex.is_some() && !chosen { Rank::Aside } else { Rank::Open };
            offer
        })
        .collect();
    asking.suggested = choices.iter().map(|choice| everybody(look, choice, pursues)).collect();
    if let Some(choice) = choices.iter().find(|choice| Some(choice.hex) == hex) {
        asking.offers.extend(toggles(look, &asking.draft, &choice.leaders, Rank::Open));
        if !leaders.is_empty() {
            let label = if pursues { phrase!(MESSAGES, "eagles-pursue") } else { phrase!(MESSAGES, "eagles-advance") };
            asking.ready = look.may(label, command(pursues, choice.hex, leaders.clone()));
            let proposal = Proposal::Pursue { leaders: leaders.clone(), hex: choice.hex };
            if pursues {
                forecast::card(look, &proposal, &mut asking.card);
            }
            for from in leaders.iter().filter_map(|leader| look.place(*leader)) {
                asking.overlays.push(Overlay::Advance { from, to: choice.hex });
            }
        }
    }
    asking.pass = look.may(phrase!(MESSAGES, "eagles-stay"), Command::Stay);
    asking
}

/// The stack with as many as may go together.
fn everybody(look: Look<'_>, choice: &HexChoice, pursues: bool) -> (Sentence, Draft) {
    let mut going: Vec<LeaderId> = Vec::new();
    for leader in &choice.leaders {
        let all: Vec<LeaderId> = going.iter().copied().chain([*leader]).collect();
        if look.accepts(&command(pursues, choice.hex, all)) {
            going.push(*leader);
        }
    }
    let picks: Vec<Pick> = going.iter().map(|leader| look.at(*leader)).collect();
    let label = phrase!(MESSAGES, "eagles-offer-leaders-into", leaders = picks.clone(), hex = choice.hex);
    (label, Draft::new(std::iter::once(Pick::Hex(choice.hex)).chain(picks)))
}

pub(super) fn pursue(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    asked(look, draft, phrase!(MESSAGES, "eagles-ask-pursue", side = look.side).rule(rules::RETREAT), "pursue")
}

pub(super) fn advance(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    asked(look, draft, phrase!(MESSAGES, "eagles-ask-advance", side = look.side).rule(rules::STEP_IN), "advance")
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let (choices, pursues) = choices(look);
    let (hex, mut leaders) = read(look, &choices, draft);
    match (pick, look.leader(pick)) {
        (Pick::Hex(hex), _) => {
            let first = choices.first().and_then(|choice| choice.leaders.first()).copied();
            look.refused(&command(pursues, hex, if leaders.is_empty() { first.into_iter().collect() } else { leaders }))
        }
        (_, Some(leader)) => match hex.or_else(|| choices.first().map(|choice| choice.hex)) {
            Some(hex) => {
                leaders.push(leader);
                look.refused(&command(pursues, hex, leaders))
            }
            None => not_asked(),
        },
        _ => not_asked(),
    }
}
