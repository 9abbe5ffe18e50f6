//! The choice of the defender among equally strong sets [7.3].

use super::chosen::toggles;
use super::look::{Look, not_asked};
use crate::MESSAGES;
use eagles::{Command, Defence, LeaderId, Options, rules};
use engine::contract::{Game as _, Refusal};
use language::ask::{Asking, Draft, Pick, Rank};
use language::phrase;

fn sets(look: Look<'_>) -> Vec<Defence> {
    match look.game.options() {
        Options::Defend(sets) => sets,
        _ => Vec::new(),
    }
}

fn members(set: &Defence) -> Vec<LeaderId> {
    let mut all: Vec<LeaderId> = std::iter::once(set.leader).chain(set.others.iter().copied()).collect();
    all.sort_unstable();
    all
}

fn read(look: Look<'_>, sets: &[Defence], draft: &Draft) -> Vec<LeaderId> {
    let mut chosen: Vec<LeaderId> = Vec::new();
    for pick in draft.picks() {
        let leader = look.leader(*pick).filter(|leader| !chosen.contains(leader));
        let Some(leader) = leader.filter(|leader| fits(sets, &chosen, *leader)) else { break };
        chosen.push(leader);
    }
    chosen
}

/// Whether some set holds all of these and one more.
fn fits(sets: &[Defence], chosen: &[LeaderId], more: LeaderId) -> bool {
    sets.iter().map(members).any(|set| set.contains(&more) && chosen.iter().all(|one| set.contains(one)))
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let sets = sets(look);
    let chosen = read(look, &sets, draft);
    let prompt = phrase!(MESSAGES, "eagles-ask-defend", side = look.side).rule(rules::DEFENCE);
    let mut asking = Asking::of("defend", draft.prefix(chosen.len()), prompt);
    let mut all: Vec<LeaderId> = sets.iter().flat_map(members).collect();
    all.sort_unstable();
    all.dedup();
    all.retain(|leader| chosen.contains(leader) || fits(&sets, &chosen, *leader));
    asking.offers = toggles(look, &asking.draft, &all, Rank::Open);
    asking.suggested = sets
        .iter()
        .map(|set| {
            let picks: Vec<Pick> = members(set).into_iter().map(|leader| look.at(leader)).collect();
            (phrase!(MESSAGES, "eagles-all", all = picks.clone()), Draft::new(picks))
        })
        .collect();
    let mut sorted = chosen;
    sorted.sort_unstable();
    let found = sets.iter().find(|set| members(set) == sorted);
    asking.ready = found
        .map(|set| Command::Defend { leader: set.leader, others: set.others.clone() })
        .and_then(|command| look.may(phrase!(MESSAGES, "eagles-these-defend"), command));
    asking
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let sets = sets(look);
    let Some(leader) = look.leader(pick) else { return not_asked() };
    let others = read(look, &sets, draft).into_iter().filter(|one| *one != leader).collect();
    look.refused(&Command::Defend { leader, others })
}
