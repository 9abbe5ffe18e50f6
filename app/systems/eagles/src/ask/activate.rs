//! The choice of a march: by command, by initiative, by forced march; and leaders without units that go alone [5.1, 6].
//!
//! The Force Leader comes first, then the leaders with him, then the enemy to whose guns he marches. A leader without
//! units may also point at a hex.

use super::super::pieces::army_told;
use super::forecast;
use super::look::{Look, leads, not_asked, points, straight, with, without};
use super::vocabulary::EXTENDED;
use crate::{Eagles, MESSAGES};
use eagles::{
    ActivateOptions, ArmyData, Command, ForceOption, LeaderId, MoverOption, Options, Proposal, Staff, Stage, State,
    path_to, rules,
};
use engine::contract::{Facts, Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Asking, Draft, Mark, Offer, Pick, Rank, Said, Sentence, Then, Undone};
use language::phrase;
use language::system::Rules as _;
use language::tongue::{Argument, Joiner};

/// The present content of a draft: a Force, and perhaps the guns it marches to.
#[derive(Default)]
struct Read {
    force: Vec<LeaderId>,
    guns: Option<LeaderId>,
    extended: bool,
}

fn options(look: Look<'_>) -> ActivateOptions {
    match look.game.options() {
        Options::Activate(options) => options,
        _ => ActivateOptions::default(),
    }
}

fn mover(options: &ActivateOptions, leader: LeaderId) -> Option<&MoverOption> {
    options.movers.iter().find(|known| known.leaders.contains(&leader))
}

fn forces(options: &ActivateOptions, leader: LeaderId) -> Option<&ForceOption> {
    options.forces.iter().find(|known| known.leader == leader)
}

fn read(look: Look<'_>, options: &ActivateOptions, draft: &Draft) -> (Read, usize) {
    let mut read = Read::default();
    let mut count = 0;
    for pick in draft.picks() {
        let extends = read.force.first().and_then(|first| forces(options, *first)).is_some_and(|one| one.may_extend);
        if *pick == Pick::Word(EXTENDED) && extends {
            read.extended = true;
            count += 1;
            break;
        }
        let Some(leader) = look.leader(*pick).filter(|leader| !read.force.contains(leader)) else { break };
        let fits = match read.force.first() {
            None => forces(options, leader).is_some() || mover(options, leader).is_some(),
            Some(first) if forces(options, *first).is_some_and(|force| force.guns.contains(&leader)) => {
                read.guns = Some(leader);
                count += 1;
                break;
            }
            Some(first) => companions(options, *first).contains(&leader),
        };
        if !fits {
            break;
        }
        read.force.push(leader);
        count += 1;
    }
    (read, count)
}

/// The leaders that may be named after a first leader.
fn companions(options: &ActivateOptions, first: LeaderId) -> Vec<LeaderId> {
    let force = forces(options, first).map(|force| force.others.clone()).unwrap_or_default();
    let walkers = mover(options, first).map(|known| known.leaders.clone()).unwrap_or_default();
    let mut all: Vec<LeaderId> = force.into_iter().chain(walkers).filter(|one| *one != first).collect();
    all.sort_unstable();
    all.dedup();
    all
}

const fn question(stage: &Stage) -> &'static str {
    match stage {
        Stage::Command => "command",
        Stage::Forced { .. } => "force",
        _ => "initiative",
    }
}

fn order(look: Look<'_>, read: &Read) -> Option<Command> {
    let (leader, others) = read.force.split_first()?;
    let (leader, others) = (*leader, others.to_vec());
    Some(match look.game.state().stage {
        Stage::Forced { .. } => Command::Force { leader, others, guns: read.guns },
        _ => Command::Activate { leader, others, extended: read.extended },
    })
}

fn proposal(look: Look<'_>, read: &Read) -> Option<Proposal> {
    Some(match order(look, read)? {
        Command::Force { leader, others, guns } => Proposal::Force { leader, others, guns },
        Command::Activate { leader, others, extended } => Proposal::Activate { leader, others, extended },
        _ => return None,
    })
}

/// Commands that are left, or administrative points by army in a campaign.
fn command_prompt(look: Look<'_>) -> Sentence {
    let (board, state) = (look.game.board(), look.game.state());
    let Some(theatre) = &state.theatre else {
        return phrase!(MESSAGES, "eagles-ask-command", side = look.side, left = state.commands_left);
    };
    let armies = board.definition().armies.iter().zip(&theatre.staffs).filter(|(army, _)| army.side == look.side);
    let points = |(army, staff): (&ArmyData, &Staff)| {
        phrase!(MESSAGES, "eagles-army-points", army = army_told(army), points = staff.points)
    };
    let points = Argument::joined(armies.map(points), Joiner::Comma);
    phrase!(MESSAGES, "eagles-ask-command-by-points", side = look.side, armies = points)
}

pub(super) fn ask(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let options = options(look);
    let (read, count) = read(look, &options, draft);
    let state = look.game.state();
    let prompt = match state.stage {
        Stage::Command => command_prompt(look).rule(rules::ACTIVATION),
        Stage::Forced { .. } => phrase!(MESSAGES, "eagles-ask-force", side = look.side).rule(rules::FORCED),
        _ => phrase!(MESSAGES, "eagles-ask-initiative", side = look.side).rule(rules::ACTIVATION),
    };
    let mut asking = Asking::of(question(&state.stage), draft.prefix(count), prompt);
    asking.offers = offers(look, &options, &read, &asking.draft);
    if let Some(leader) = read.force.first().copied().filter(|leader| forces(&options, *leader).is_some()) {
        let label = match state.stage {
            Stage::Forced { .. } => phrase!(MESSAGES, "eagles-force-march", leader = look.at(leader)),
            _ => phrase!(MESSAGES, "eagles-activate", leader = look.at(leader)),
        };
        asking.ready = order(look, &read).and_then(|command| look.may(label, command));
        if let Some(proposal) = proposal(look, &read) {
            forecast::card(look, &proposal, &mut asking.card);
        }
    }
    let label = match state.stage {
        Stage::Command => phrase!(MESSAGES, "eagles-no-more-commands"),
        Stage::Forced { .. } => phrase!(MESSAGES, "eagles-no-more-forced"),
        _ => phrase!(MESSAGES, "eagles-end-the-marches"),
    };
    asking.pass = undone(&state.stage, &options).before(look.may(label, Command::Pass));
    asking
}

/// Counts the leaders that can lead a Force and have not marched. A forced march is never owed.
fn undone(stage: &Stage, options: &ActivateOptions) -> Undone {
    let (count, again) = match stage {
        Stage::Command => (options.forces.len(), phrase!(MESSAGES, "eagles-again-commands")),
        Stage::Forced { .. } => (0, phrase!(MESSAGES, "eagles-again-forced")),
        _ => (options.forces.len(), phrase!(MESSAGES, "eagles-again-marches")),
    };
    Undone { count, left: phrase!(MESSAGES, "eagles-undone-marches", count = count), again }
}

/// The same with the Movement Commands that are left. In a campaign marches are paid for with points instead.
pub(super) fn all_undone(state: &State, options: &ActivateOptions) -> Vec<Undone> {
    let marches = undone(&state.stage, options);
    let counts = matches!(state.stage, Stage::Command) && state.theatre.is_none() && marches.count > 0;
    let count = if counts { usize::from(state.commands_left) } else { 0 };
    let left = phrase!(MESSAGES, "eagles-undone-commands", count = count);
    vec![marches.clone(), Undone { count, left, ..marches }]
}

fn offers(look: Look<'_>, options: &ActivateOptions, read: &Read, draft: &Draft) -> Vec<Offer<Command>> {
    let mut all = Vec::new();
    let begun = !read.force.is_empty();
    for force in &options.forces {
        let pick = look.at(force.leader);
        let chosen = read.force.first() == Some(&force.leader);
        // A leader who cannot march alone brings the leaders he needs.
        let whole = std::iter::once(pick).chain(force.with.iter().map(|one| look.at(*one)));
        let then = if chosen { Draft::EMPTY } else { whole.collect() };
        // The card says how likely that is; a roll succeeds up to a face.
        let leader = look.named(force.leader);
        let label = if force.rolled {
            let faces: Vec<u16> = (1..=u16::from(force.chances)).collect();
            phrase!(MESSAGES, "eagles-offer-needs", leader = leader, faces = forecast::faces(&faces))
        } else {
            phrase!(MESSAGES, "eagles-offer-no-die", leader = leader)
        };
        let mark = if chosen { Mark::Chosen } else { Mark::Choice };
        let mut offer = leads(pick, then, label, mark);
        offer.rank = if begun && !chosen { Rank::Aside } else { Rank::Open };
        // Leaders who may come along are offered as that, below.
        if chosen || read.force.first().is_none_or(|first| !companions(options, *first).contains(&force.leader)) {
            all.push(offer);
        }
    }
    let Some(first) = read.force.first().copied() else {
        let idle = options.movers.iter().flat_map(|known| known.leaders.iter().copied());
        all.extend(
            idle.filter(|leader| forces(options, *leader).is_none())
                .map(|leader| leads(look.at(leader), Draft::new([look.at(leader)]), look.named(leader), Mark::Choice)),
        );
        return all;
    };
    if read.guns.is_none() && !read.extended {
        all.extend(companions(options, first).into_iter().map(|other| {
            let pick = look.at(other);
            let chosen = draft.contains(pick);
            let then = if chosen { without(draft, pick) } else { with(draft, [pick]) };
            let mark = if chosen { Mark::Chosen } else { Mark::Choice };
            leads(pick, then, phrase!(MESSAGES, "eagles-offer-comes-along", leader = look.named(other)), mark)
        }));
    }
    if forces(options, first).is_some_and(|force| force.may_extend) {
        let pick = Pick::Word(EXTENDED);
        let then = if read.extended { without(draft, pick) } else { with(draft, [pick]) };
        let mark = if read.extended { Mark::Chosen } else { Mark::Choice };
        all.push(leads(pick, then, Sentence::EMPTY, mark));
    }
    let guns = forces(options, first).map(|force| force.guns.as_slice()).unwrap_or_default();
    for target in guns {
        let pick = look.at(*target);
        let chosen = read.guns == Some(*target);
        if read.guns.is_some() && !chosen {
            continue;
        }
        let then = if chosen { without(draft, pick) } else { with(draft, [pick]) };
        let label = phrase!(MESSAGES, "eagles-offer-to-the-guns", leader = pick).rule(rules::FORCED);
        all.push(leads(pick, then, label, if chosen { Mark::Chosen } else { Mark::Target }));
    }
    all.extend(walks(look, options, read));
    all
}

/// Leaders without units go at once.
fn walks(look: Look<'_>, options: &ActivateOptions, read: &Read) -> Vec<Offer<Command>> {
    let Some(known) = read.force.first().and_then(|first| mover(options, *first)) else { return Vec::new() };
    if read.guns.is_some() || read.extended || !read.force.iter().all(|leader| known.leaders.contains(leader)) {
        return Vec::new();
    }
    let allowance = u16::from(look.game.board().tables().leader_allowance);
    let walk = |reached: &eagles::Reached| {
        let path = path_to(known.from, &known.reach, reached.hex);
        let left = points(allowance.saturating_sub(u16::from(reached.cost)));
        Offer {
            pick: Pick::Hex(reached.hex),
            then: Then::Say(Said::open(Command::MoveLeader { leaders: read.force.clone(), path })),
            label: phrase!(MESSAGES, "eagles-offer-ride", hex = reached.hex, left = left.clone()),
            rank: Rank::Open,
            mark: Mark::Reach { left, stop: false, risk: false },
        }
    };
    known.reach.iter().map(walk).collect()
}

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let options = options(look);
    let (mut read, _) = read(look, &options, draft);
    match (look.leader(pick), pick) {
        (Some(leader), _) if look.game.board().side_of(leader) != look.side => {
            read.guns = Some(leader);
            order(look, &read).map_or_else(not_asked, |command| look.refused(&command))
        }
        (Some(leader), _) => {
            if !read.force.contains(&leader) {
                read.force.push(leader);
            }
            let Some(command) = order(look, &read) else { return not_asked() };
            instead(look, &options, &read, look.refused(&command))
        }
        (None, Pick::Hex(hex)) if !read.force.is_empty() => walk_refused(look, &options, &read, hex),
        _ => not_asked(),
    }
}

/// A refusal that also names a leader to begin with: one that can march with all the leaders of this Force, or else one that
/// can march at all.
fn instead(look: Look<'_>, options: &ActivateOptions, read: &Read, refusal: Refusal) -> Refusal {
    let leads = |force: &&ForceOption| {
        let company: Vec<LeaderId> =
            force.with.iter().chain(read.force.iter().filter(|one| !force.with.contains(one))).copied().collect();
        let whole = std::iter::once(force.leader).chain(company.into_iter().filter(|one| *one != force.leader));
        let marches = Read { force: whole.collect(), guns: None, extended: false };
        let other = read.force.first() != Some(&force.leader);
        other && order(look, &marches).is_some_and(|command| look.accepts(&command))
    };
    // It says already where to begin.
    if refusal.facts.variant() == "other-way" {
        return refusal;
    }
    let leader = |leader: LeaderId| Argument::from(look.at(leader));
    let (begins, leader) = match (options.forces.iter().find(leads), read.force.as_slice(), options.forces.first()) {
        (Some(force), _, _) => (true, leader(force.leader)),
        (None, [_], Some(force)) => (false, leader(force.leader)),
        _ => return refusal,
    };
    let names = Eagles::names(look.game.board());
    let why = names.refusal_words(&refusal);
    let text = if begins {
        phrase!(MESSAGES, "eagles-refusal-begin-with", why = why, leader = leader)
    } else {
        phrase!(MESSAGES, "eagles-refusal-can-march", why = why, leader = leader)
    };
    // No message has this variant, so the refusal is said in the text put together here.
    Refusal { facts: Facts::NONE.varied("with-advice"), text: text.plain(&names), ..refusal }
}

fn walk_refused(look: Look<'_>, options: &ActivateOptions, read: &Read, hex: Hex) -> Refusal {
    let known = read.force.first().and_then(|first| mover(options, *first));
    let path = known.map(|known| path_to(known.from, &known.reach, hex)).filter(|path| !path.is_empty());
    let path = path.unwrap_or_else(|| straight(look, known.map(|known| known.from), hex));
    look.refused(&Command::MoveLeader { leaders: read.force.clone(), path })
}
