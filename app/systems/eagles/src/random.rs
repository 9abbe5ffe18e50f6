//! A player that says anything lawful, quickly: it chooses who acts first and asks only for what he can do.
//!
//! Now and then it walks through the questions as a person would, so that everything a person can say is said and no
//! question goes unasked.

use super::Eagles;
use eagles::{
    Chit, Choice, Command, Decision, DeclareOptions, Game, LeaderId, LossPart, Options, OrganiseOptions, Reached,
    RetreatPath, Stage, UnitId, Ways, path_to,
};
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use language::ask::{Said, Walker};
use language::bot::Bot;
use language::chance::Chance;

/// One answer in this many is found by picks, as a player finds it.
const WALKED: usize = 24;
/// Number of thoughts to try before an answer is found by picks.
const MOST_THOUGHTS: u32 = 4;

/// Says anything lawful, but comes to the fighting: half of its marches go towards the enemy.
#[derive(Default)]
pub(super) struct Rambler {
    walker: Walker<Eagles>,
}

impl Bot<Game> for Rambler {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let Pending::Decision { side, decision } = game.pending() else { return None };
        if let Decision::SealChit { combat, round } = decision {
            let choice = if chance.one_in(1, 2) { Choice::Pitched } else { Choice::Pursuit };
            let content = codec::encode(&Chit { combat, round, choice });
            return Some(Said { command: Command::SealChit { seal: Hash([0; 32]) }, sealed: vec![content] });
        }
        if !chance.one_in(1, WALKED) {
            // In veiled play a bot knows what its own side knows, and nothing else.
            let lifted = game.is_veiled().then(|| game.lifted(side));
            let known = lifted.as_deref().unwrap_or(game);
            let decision = game.asked_as_known(side, decision);
            let thoughts = (0..MOST_THOUGHTS).find_map(|_| {
                thought(known, side, &decision, chance).filter(|command| known.check(side, command).is_ok())
            });
            if let Some(command) = thoughts {
                return Some(super::ask::said(game, side, command));
            }
        }
        Walker::answer(&mut self.walker, game, side, chance)
    }
}

/// Something that could be said; it may break a rule.
fn thought(game: &Game, side: Side, decision: &Decision, chance: &mut Chance) -> Option<Command> {
    match decision {
        Decision::Organise | Decision::Consolidate if chance.one_in(1, 2) => Some(Command::Done),
        Decision::Command | Decision::Initiative | Decision::Forced => activation(game, side, chance),
        Decision::March { leader } => march(game, side, *leader, chance),
        Decision::Forward => Some(Command::Forward { forward: chance.one_in(1, 2) }),
        Decision::Stand => Some(if chance.one_in(3, 4) { Command::Stand } else { Command::BreakOff }),
        Decision::CounterAttack => Some(if chance.one_in(1, 2) { Command::CounterAttack } else { Command::Decline }),
        _ => listed(game, game.options(), chance),
    }
}

/// One of the answers that the rules list.
fn listed(game: &Game, options: Options, chance: &mut Chance) -> Option<Command> {
    match options {
        Options::Organise(options) => organise(&options, chance),
        Options::GiveWay(ways) => Some(Command::GiveWay { path: way(&ways, chance).path }),
        Options::Lose(parts) => Some(Command::Lose { units: losses(&parts, chance) }),
        Options::Declare(options) => declaration(game, &options, chance),
        Options::Defend(sets) => {
            chance.pick(&sets).map(|set| Command::Defend { leader: set.leader, others: set.others.clone() })
        }
        Options::Retreat(all) => Some(Command::Retreat { paths: all.iter().map(|ways| way(ways, chance)).collect() }),
        Options::Pursue(choices) | Options::Advance(choices) if chance.below(choices.len() + 1) == 0 => {
            Some(Command::Stay)
        }
        Options::Pursue(choices) => {
            let choice = chance.pick(&choices)?;
            let leaders = some(&choice.leaders, chance);
            Some(Command::Pursue { leaders, hex: choice.hex })
        }
        Options::Advance(choices) => {
            let choice = chance.pick(&choices)?;
            Some(Command::Advance { leaders: some(&choice.leaders, chance), hex: choice.hex })
        }
        Options::Campaign { commands, may_pass } => match commands.get(chance.below(commands.len() + 1)) {
            Some(command) => Some(command.clone()),
            None if may_pass => Some(match game.pending() {
                Pending::Decision { decision: Decision::Admin | Decision::Modes | Decision::Outposts, .. } => {
                    Command::Done
                }
                _ => Command::Pass,
            }),
            None => None,
        },
        _ => None,
    }
}

/// Some of these, and at least one.
fn some(leaders: &[LeaderId], chance: &mut Chance) -> Vec<LeaderId> {
    let first = chance.pick(leaders).copied();
    leaders.iter().copied().filter(|one| Some(*one) == first || chance.one_in(1, 2)).collect()
}

fn organise(options: &OrganiseOptions, chance: &mut Chance) -> Option<Command> {
    let (transfers, generals) = (options.transfers.len(), options.generals.len());
    Some(match chance.below(8) {
        0 | 1 if transfers > 0 => {
            let one = chance.pick(&options.transfers)?;
            Command::Transfer { formation: one.formation, from: one.from, to: one.to }
        }
        2 if generals > 0 => {
            let one = chance.pick(&options.generals)?;
            Command::MakeGeneral { formations: vec![one.formation], from: one.from }
        }
        3 => {
            let one = chance.pick(&options.dissolves)?;
            Command::Dissolve { general: one.general, to: one.to }
        }
        4 => {
            let one = chance.pick(&options.detaches)?;
            let strength = u8::try_from(chance.below(usize::from(one.most))).unwrap_or(0) + 1;
            let to = if one.general.is_none() || chance.one_in(1, 2) { chance.pick(&one.to).copied() } else { None };
            Command::Detach { brigade: one.brigade, strength, to }
        }
        5 => Command::Rejoin { brigade: *chance.pick(&options.rejoins)? },
        6 => chance.pick(&options.more)?.clone(),
        _ => Command::Done,
    })
}

/// A leader who has not marched yet, alone or with some who could go with him; or the end, as likely as any one.
fn activation(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let able = game.fresh(side);
    let Some(&leader) = able.get(chance.below(able.len() + 1)) else { return Some(Command::Pass) };
    let idle = game.strength_of(leader).total() == 0;
    let forced = matches!(game.state().stage, Stage::Forced { .. });
    if idle && matches!(game.state().stage, Stage::Initiative) && chance.one_in(1, 2) {
        let reach = game.ride_reach(leader);
        let path = path_to(game.state().hex_of(leader)?, &reach, chance.pick(&reach)?.hex);
        return Some(Command::MoveLeader { leaders: vec![leader], path });
    }
    // Most forced marches fail, and most of those that do not are not worth it.
    if forced && chance.one_in(2, 3) {
        return Some(Command::Pass);
    }
    let alone = !idle && chance.one_in(1, 2);
    let near = if alone { Vec::new() } else { game.companions(leader) };
    let mut others: Vec<LeaderId> = near.iter().copied().filter(|_| chance.one_in(1, 2)).collect();
    let said = |others: &[LeaderId]| {
        let others = others.to_vec();
        if forced {
            Command::Force { leader, others, guns: None }
        } else {
            Command::Activate { leader, others, extended: false }
        }
    };
    while others.len() > 1 && game.check(side, &said(&others)).is_err() {
        others.pop();
    }
    Some(said(&others))
}

/// A leg of the Force Leader or of another, or the end.
fn march(game: &Game, side: Side, leader: LeaderId, chance: &mut Chance) -> Option<Command> {
    let march = game.state().march()?;
    if chance.one_in(1, 12) {
        return works(game, chance);
    }
    let begun = march.leaders_leg();
    if march.open && begun.is_none_or(|leg| !leg.stopped) && chance.one_in(5, 6) {
        let carried: Vec<LeaderId> = game.may_take().into_iter().filter(|_| chance.one_in(2, 3)).collect();
        let mut leaders = begun.map_or_else(|| vec![leader], |leg| leg.leaders.clone());
        leaders.extend(&carried);
        let path = anywhere(game, side, leader, &game.leg_reach(&leaders), chance)?;
        return Some(Command::March { carried, path });
    }
    let waiting: Vec<LeaderId> = march.others.iter().copied().filter(|one| !march.has_gone(*one)).collect();
    let Some(&other) = waiting.get(chance.below(waiting.len() + 1)) else { return Some(Command::EndMarch) };
    let head = game.state().hex_of(leader)?;
    let reach = game.leg_reach(&[other]);
    let ends: Vec<Hex> = reach.iter().map(|one| one.hex).filter(|hex| game.board().distance(*hex, head) <= 1).collect();
    let to = *chance.pick(&ends)?;
    let path = path_to(game.state().hex_of(other)?, &reach, to);
    Some(Command::Leg { leaders: vec![other], path })
}

/// The actions of a march other than marching.
fn works(game: &Game, chance: &mut Chance) -> Option<Command> {
    let Options::March(options) = game.options() else { return None };
    if let Some(push) = chance.pick(&options.repulses) {
        return Some(Command::Repulse { leaders: push.leaders.clone(), hex: push.hex });
    }
    Some(chance.pick(&options.works).cloned().unwrap_or(Command::EndMarch))
}

/// Anywhere in reach; half of the time as near to some enemy as can be.
fn anywhere(game: &Game, side: Side, leader: LeaderId, reach: &[Reached], chance: &mut Chance) -> Option<Vec<Hex>> {
    let board = game.board();
    let enemies: Vec<Hex> = board
        .leader_ids()
        .filter(|one| board.side_of(*one) != side)
        .filter_map(|one| game.state().hex_of(one))
        .collect();
    let towards = chance.one_in(1, 2).then(|| chance.pick(&enemies).copied()).flatten();
    let chosen = match towards {
        Some(enemy) => reach.iter().min_by_key(|reached| board.distance(reached.hex, enemy)),
        None => chance.pick(reach),
    };
    Some(path_to(game.state().hex_of(leader)?, reach, chosen?.hex))
}

/// Any of the ways of a stack.
fn way(ways: &Ways, chance: &mut Chance) -> RetreatPath {
    let (mut at, mut path) = (ways.from, Vec::new());
    loop {
        if ways.exits.contains(&at) {
            return RetreatPath { from: ways.from, path, off: true };
        }
        let steps: Vec<Hex> = ways.steps.iter().filter(|step| step.from == at).map(|step| step.to).collect();
        let next = if path.len() < usize::from(ways.length) { chance.pick(&steps) } else { None };
        let Some(&to) = next else { return RetreatPath { from: ways.from, path, off: false } };
        path.push(to);
        at = to;
    }
}

/// Each strength point from any unit that has one left.
fn losses(parts: &[LossPart], chance: &mut Chance) -> Vec<UnitId> {
    let mut lost = Vec::new();
    for part in parts {
        let mut points: Vec<UnitId> =
            part.units.iter().flat_map(|one| std::iter::repeat_n(one.unit, usize::from(one.strength))).collect();
        for _ in 0..part.due {
            if points.is_empty() {
                break;
            }
            lost.push(points.swap_remove(chance.below(points.len())));
        }
    }
    lost
}

/// One of the declarations that are legal in their present form; more often than not there is no attack unless one is
/// due.
fn declaration(game: &Game, options: &DeclareOptions, chance: &mut Chance) -> Option<Command> {
    if options.may_pass && chance.one_in(1, 2) {
        return Some(Command::Pass);
    }
    let one = chance.pick(&options.ready)?;
    // A leader who may come along does, as often as not.
    let mut others = one.others.clone();
    if let Some(more) = chance.pick(&options.attackers).filter(|_| chance.one_in(1, 4)) {
        let command = |others: &[LeaderId]| Command::Declare {
            leader: one.leader,
            others: others.to_vec(),
            targets: one.targets.clone(),
        };
        if more.leader != one.leader && !others.contains(&more.leader) {
            others.push(more.leader);
            let side = game.board().side_of(one.leader);
            if game.check(side, &command(&others)).is_err() {
                others.pop();
            }
        }
    }
    Some(Command::Declare { leader: one.leader, others, targets: one.targets.clone() })
}
