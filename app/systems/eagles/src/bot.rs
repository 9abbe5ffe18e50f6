//! A player without a person. Both kinds see only the question and the engine's forecasts; the sensible one weighs the
//! answers.

use super::Eagles;
use super::random::Rambler;
use eagles::{
    ActivateOptions, Chit, Choice, Command, Decision, DeclareOptions, Forecast, Game, LeaderId, LegOption, LossPart,
    MarchOptions, Options, Proposal, UnitId, path_to,
};
use engine::codec;
use engine::contract::{Game as _, Pending, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use language::ask::{Said, Walker};
use language::bot::{Bot, BotKind, Manner, of_level};
use language::chance::Chance;

/// A bot of the kind.
pub(super) fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
    match kind {
        BotKind::Random => Box::new(Rambler::default()),
        _ => of_level::<Eagles>(kind),
    }
}

/// Marches on the enemy where it is the stronger one, attacks at good odds, and takes losses where they hurt least.
pub(super) struct Sensible {
    walker: Walker<Eagles>,
    manner: Manner,
}

impl Sensible {
    /// One in this mind.
    pub(super) fn new(manner: Manner) -> Sensible {
        Sensible { walker: Walker::default(), manner }
    }
}

impl Bot<Game> for Sensible {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn say(&mut self, game: &Game, chance: &mut Chance) -> Option<Said<Command>> {
        let Pending::Decision { side, decision } = game.pending() else { return None };
        if let Decision::SealChit { combat, round } = decision {
            return Some(chit(game, side, combat, round, self.manner, chance));
        }
        // In veiled play a bot weighs what its own side knows, and nothing else.
        let lifted = game.is_veiled().then(|| game.lifted(side));
        let known = lifted.as_deref().unwrap_or(game);
        let thought = thought(known, side, self.manner, chance).filter(|command| known.check(side, command).is_ok());
        match thought {
            Some(command) => Some(super::ask::said(game, side, command)),
            None => Walker::answer(&mut self.walker, game, side, chance),
        }
    }
}

/// The stronger side fights on; the weaker one would rather retreat.
fn chit(game: &Game, side: Side, combat: u16, round: u8, manner: Manner, chance: &mut Chance) -> Said<Command> {
    let sum = |side: Side| {
        let leaders = game.state().fight().map(|fight| fight.party(side).leaders.clone()).unwrap_or_default();
        leaders.into_iter().map(|leader| game.strength_of(leader).total()).sum::<u16>()
    };
    let strong = sum(side) * 4 >= sum(side.other()) * manner.of(5, 4, 7);
    let choice = if strong && chance.one_in(3, 4) { Choice::Pitched } else { Choice::Pursuit };
    let content = codec::encode(&Chit { combat, round, choice });
    Said { command: Command::SealChit { seal: Hash([0; 32]) }, sealed: vec![content] }
}

fn thought(game: &Game, side: Side, manner: Manner, chance: &mut Chance) -> Option<Command> {
    match game.options() {
        Options::Organise(_) => Some(Command::Done),
        Options::Activate(options) => Some(activation(game, side, &options, manner, chance)),
        Options::March(options) => Some(march(game, side, &options, manner, chance)),
        Options::GiveWay(ways) => Some(Command::GiveWay { path: ways.first().path }),
        Options::Lose(parts) => Some(Command::Lose { units: cheapest(game, &parts) }),
        Options::Declare(options) => declaration(game, &options, manner),
        Options::Defend(sets) => {
            sets.into_iter().next().map(|set| Command::Defend { leader: set.leader, others: set.others })
        }
        Options::Forward => Some(Command::Forward { forward: false }),
        Options::Stand => Some(Command::Stand),
        Options::CounterAttack => Some(Command::Decline),
        Options::Retreat(all) => {
            let paths = all.iter().map(eagles::Ways::first);
            Some(Command::Retreat { paths: paths.collect() })
        }
        Options::Pursue(choices) => {
            let choice = choices.first()?;
            let (leaders, hex) = (choice.leaders.iter().take(1).copied().collect(), choice.hex);
            Some(Command::Pursue { leaders, hex })
        }
        Options::Advance(_) => Some(Command::Stay),
        Options::Campaign { commands, may_pass } => campaign(game, &commands, may_pass, chance),
        Options::Nothing | Options::SealChit(_) | Options::OpenChit => None,
    }
}

/// Trains go with the strongest, arrivals come, and Centres stay where they are.
fn campaign(game: &Game, commands: &[Command], may_pass: bool, chance: &mut Chance) -> Option<Command> {
    let strongest = |command: &&Command| match command {
        Command::AssignTrain { leader } => game.strength_of(*leader).total(),
        _ => 0,
    };
    let enters = commands.iter().find(|command| matches!(command, Command::Enter { .. }));
    if let Some(command) = enters.filter(|_| !may_pass || chance.one_in(1, 2)) {
        return Some(command.clone());
    }
    // An outpost goes with every other leader who may have one.
    let posts = commands.iter().find(|command| matches!(command, Command::PlaceOutpost { .. }));
    if let Some(command) = posts.filter(|_| chance.one_in(1, 2)) {
        return Some(command.clone());
    }
    if may_pass {
        return match game.pending() {
            Pending::Decision { decision: Decision::Admin | Decision::Modes | Decision::Outposts, .. } => {
                Some(Command::Done)
            }
            _ => Some(Command::Pass),
        };
    }
    commands.iter().max_by_key(strongest).cloned()
}

/// The Force with the best chance that has far to go; none that is in contact already.
fn activation(game: &Game, side: Side, options: &ActivateOptions, manner: Manner, chance: &mut Chance) -> Command {
    if !manner.goes() {
        return Command::Pass;
    }
    let mut best: Option<(i32, Command)> = None;
    let forced = matches!(game.state().stage, eagles::Stage::Forced { .. });
    for force in &options.forces {
        let Some(hex) = game.state().hex_of(force.leader) else { continue };
        let touched = game.in_zone(side.other(), hex);
        let own = i32::from(game.strength_of(force.leader).total());
        if touched || forced || own == 0 && force.with.is_empty() {
            continue;
        }
        let jitter = i32::try_from(chance.below(4)).unwrap_or(0);
        let worth = own + 3 * i32::from(force.chances) + jitter - far(game, side, hex).min(10);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best =
                Some((worth, Command::Activate { leader: force.leader, others: force.with.clone(), extended: false }));
        }
    }
    best.map_or(Command::Pass, |(_, command)| command)
}

/// Distance of the nearest enemy with strength, in hexes.
fn far(game: &Game, side: Side, hex: Hex) -> i32 {
    let board = game.board();
    let enemies = board.leader_ids().filter(|leader| board.side_of(*leader) != side);
    let strong = enemies.filter(|leader| game.strength_of(*leader).total() > 0);
    let hexes = strong.filter_map(|leader| game.state().hex_of(leader));
    hexes.map(|at| i32::from(board.distance(at, hex))).min().unwrap_or(0)
}

/// Strength of a side within a hex of there.
fn near(game: &Game, side: Side, hex: Hex) -> i32 {
    let board = game.board();
    let own = board.leader_ids().filter(|leader| board.side_of(*leader) == side);
    let close = own.filter(|leader| game.state().hex_of(*leader).is_some_and(|at| board.distance(at, hex) <= 1));
    close.map(|leader| i32::from(game.strength_of(leader).total())).sum()
}

fn march(game: &Game, side: Side, options: &MarchOptions, manner: Manner, chance: &mut Chance) -> Command {
    let leg = |leg: &LegOption| {
        let strength: i32 = leg.leaders.iter().map(|one| i32::from(game.strength_of(*one).total())).sum();
        let worth = |hex: Hex, cost: u8| {
            let enemy = near(game, side.other(), hex);
            let ours = strength + near(game, side, hex);
            let contact = match enemy {
                0 => 0,
                _ if ours * 2 >= enemy * manner.of(3, 2, 4) => 12,
                _ => -20,
            };
            contact - manner.of(2, 2, 1) * far(game, side, hex) - i32::from(cost) / 4
        };
        let stays = worth(leg.from, 0);
        let reached = leg.reach.iter().filter(|reached| leg.ends.contains(&reached.hex));
        let best = reached.map(|reached| (worth(reached.hex, reached.cost), reached.hex)).max()?;
        (best.0 > stays).then_some((best.0 - stays, path_to(leg.from, &leg.reach, best.1), leg.leaders.clone()))
    };
    let own = options.own.iter().filter_map(leg).max_by_key(|found| found.0);
    if let Some((_, path, leaders)) = own {
        let under_way = game.state().march().is_some_and(|march| march.leaders_leg().is_some());
        let carried = leaders.into_iter().filter(|one| *one != options.leader && !under_way).collect();
        return Command::March { carried, path };
    }
    let others = options.legs.iter().filter_map(leg).max_by_key(|found| found.0);
    match others.filter(|_| chance.one_in(7, 8)) {
        Some((_, path, leaders)) => Command::Leg { leaders, path },
        None => Command::EndMarch,
    }
}

/// The declaration with the best prospects; if nothing is owed and none is good, none.
fn declaration(game: &Game, options: &DeclareOptions, manner: Manner) -> Option<Command> {
    let prospect = |leader: LeaderId, others: &[LeaderId], targets: &[Hex]| {
        let proposal = Proposal::Declare { leader, others: others.to_vec(), targets: targets.to_vec() };
        match game.forecast(&proposal) {
            Ok(Forecast::Round(round)) => round
                .faces
                .iter()
                .map(|face| i32::from(face.result.defender) - i32::from(face.result.attacker))
                .sum::<i32>(),
            _ => -100,
        }
    };
    let best = options.ready.iter().map(|one| (prospect(one.leader, &one.others, &one.targets), one));
    let (worth, one) = best.max_by_key(|(worth, _)| *worth)?;
    if options.may_pass && worth < manner.of(0, -4, 6) {
        return Some(Command::Pass);
    }
    Some(Command::Declare { leader: one.leader, others: one.others.clone(), targets: one.targets.clone() })
}

/// Losses from the units that have most left, the Guard last.
fn cheapest(game: &Game, parts: &[LossPart]) -> Vec<UnitId> {
    let mut lost = Vec::new();
    for part in parts {
        let mut left: Vec<(bool, u16, UnitId)> = part
            .units
            .iter()
            .map(|known| (!game.board().unit(known.unit).is_some_and(|unit| unit.guard), known.strength, known.unit))
            .collect();
        for _ in 0..part.due {
            let Some(most) = left.iter_mut().filter(|unit| unit.1 > 0).max() else { break };
            most.1 -= 1;
            lost.push(most.2);
        }
    }
    lost
}
