//! Tools of the tests of The Eagles Turn East: battles, a small generator, and a player that does anything it is offered.

#![allow(dead_code, reason = "each test file uses its own part")]

use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Rolled, Side};
use engine::eagles::*;
use engine::hex::Hex;
use std::sync::Arc;

/// A battle that comes with the program.
pub fn board(id: &str) -> Arc<Board> {
    let definition = scenarios::eagles::built_in(id).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    Arc::new(Board::new(definition).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

pub fn hex(name: &str) -> Hex {
    scenarios::eagles::hex(name).unwrap_or_else(|| panic!("{name}"))
}

/// Numbers from a seed.
#[derive(Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % u64::try_from(most.max(1)).unwrap()).unwrap()
    }

    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub fn odds(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    fn some(&mut self, list: &[LeaderId]) -> Vec<LeaderId> {
        list.iter().copied().filter(|_| self.odds(2)).collect()
    }
}

/// A chit as it is sealed.
pub fn chit(combat: u16, round: u8, choice: Choice, salt: u8) -> Opening {
    Opening { salt: [salt; 32], content: codec::encode(&Chit { combat, round, choice }) }
}

fn reach_path(chance: &mut Chance, leg: &LegOption) -> Vec<Hex> {
    let touching = leg.reach.iter().filter(|one| one.stop.is_some() && leg.ends.contains(&one.hex));
    let touching: Vec<Hex> = touching.map(|one| one.hex).collect();
    let end = if touching.is_empty() || chance.odds(3) { *chance.of(&leg.ends) } else { *chance.of(&touching) };
    path_to(leg.from, &leg.reach, end)
}

fn way(chance: &mut Chance, ways: &Ways) -> Vec<Hex> {
    let (mut at, mut path) = (ways.from, Vec::new());
    for _ in 0..ways.length {
        let next: Vec<Hex> = ways.steps.iter().filter(|step| step.from == at).map(|step| step.to).collect();
        at = *chance.of(&next);
        path.push(at);
    }
    path
}

fn organise(chance: &mut Chance, options: &OrganiseOptions) -> Command {
    let mut all: Vec<Command> = Vec::new();
    let transfers = options.transfers.iter();
    all.extend(transfers.map(|one| Command::Transfer { formation: one.formation, from: one.from, to: one.to }));
    let generals = options.generals.iter();
    all.extend(generals.map(|one| Command::MakeGeneral { formations: vec![one.formation], from: one.from }));
    all.extend(options.dissolves.iter().map(|one| Command::Dissolve { general: one.general, to: one.to }));
    for one in &options.detaches {
        let strength = u8::try_from(1 + chance.below(usize::from(one.most))).unwrap();
        all.extend(one.to.iter().map(|&to| Command::Detach { brigade: one.brigade, strength, to: Some(to) }));
        all.extend(one.general.map(|_| Command::Detach { brigade: one.brigade, strength, to: None }));
    }
    all.extend(options.rejoins.iter().map(|&brigade| Command::Rejoin { brigade }));
    if all.is_empty() || chance.odds(3) { Command::Done } else { chance.of(&all).clone() }
}

fn march(chance: &mut Chance, options: &MarchOptions) -> Command {
    let mut all: Vec<Command> = Vec::new();
    for leg in &options.own {
        let mut carried: Vec<LeaderId> = leg.leaders.iter().copied().filter(|&one| one != options.leader).collect();
        carried.extend(chance.some(&leg.may_join));
        let path = reach_path(chance, leg);
        all.push(Command::March { carried, path });
    }
    for leg in &options.legs {
        let mut leaders = leg.leaders.clone();
        leaders.extend(chance.some(&leg.may_join));
        let path = reach_path(chance, leg);
        all.push(Command::Leg { leaders, path });
    }
    for one in &options.repulses {
        let repulse = Command::Repulse { leaders: one.leaders.clone(), hex: one.hex };
        all.extend([repulse.clone(), repulse]);
    }
    if all.is_empty() || options.may_end && chance.odds(4) { Command::EndMarch } else { chance.of(&all).clone() }
}

/// Something that is offered, contact rather than not.
pub fn pick(game: &Game, chance: &mut Chance) -> (Command, Option<Opening>) {
    let command = match game.options() {
        Options::Nothing => panic!("a question without options: {:?}", game.pending()),
        Options::Organise(options) => organise(chance, &options),
        Options::Activate(options) => {
            let forced = matches!(game.state().stage, Stage::Forced { .. });
            if let Some(mover) = options.movers.first().filter(|_| chance.odds(3)) {
                let end = chance.of(&mover.reach).hex;
                let leaders = if chance.odds(2) { mover.leaders.clone() } else { vec![*chance.of(&mover.leaders)] };
                Command::MoveLeader { leaders, path: path_to(mover.from, &mover.reach, end) }
            } else if options.forces.is_empty() || chance.odds(if forced { 3 } else { 6 }) {
                Command::Pass
            } else {
                let force = chance.of(&options.forces);
                let mut others = force.with.clone();
                if chance.odds(2) {
                    for &other in &force.others {
                        let mut more = others.clone();
                        if !more.contains(&other) {
                            more.push(other);
                        }
                        let proposal = if forced {
                            Proposal::Force { leader: force.leader, others: more.clone(), guns: None }
                        } else {
                            Proposal::Activate { leader: force.leader, others: more.clone() }
                        };
                        if game.forecast(&proposal).is_ok() {
                            others = more;
                        }
                    }
                }
                let leader = force.leader;
                match force.guns.first() {
                    Some(&target) if chance.odds(2) => {
                        Command::Force { leader, others: force.with.clone(), guns: Some(target) }
                    }
                    _ if forced => Command::Force { leader, others, guns: None },
                    _ => Command::Activate { leader, others },
                }
            }
        }
        Options::March(options) => march(chance, &options),
        Options::GiveWay(ways) => Command::GiveWay { path: way(chance, &ways) },
        Options::Lose(parts) => {
            let mut units = Vec::new();
            for part in parts {
                let mut left: Vec<(UnitId, u16)> = part.units.iter().map(|one| (one.unit, one.strength)).collect();
                for _ in 0..part.due {
                    left.retain(|one| one.1 > 0);
                    let at = chance.below(left.len());
                    left[at].1 -= 1;
                    units.push(left[at].0);
                }
            }
            Command::Lose { units }
        }
        Options::Declare(options) => {
            if options.ready.is_empty() || options.may_pass && chance.odds(3) {
                Command::Pass
            } else {
                let ready = chance.of(&options.ready);
                let mut others = ready.others.clone();
                for &idle in &options.idle {
                    let mut more = others.clone();
                    more.push(idle);
                    let (leader, targets) = (ready.leader, ready.targets.clone());
                    let proposal = Proposal::Declare { leader, others: more.clone(), targets };
                    if !others.contains(&idle) && game.forecast(&proposal).is_ok() {
                        others = more;
                    }
                }
                Command::Declare { leader: ready.leader, others, targets: ready.targets.clone() }
            }
        }
        Options::Defend(sets) => {
            let set = chance.of(&sets);
            Command::Defend { leader: set.leader, others: set.others.clone() }
        }
        Options::SealChit(choices) => {
            let choice = *chance.of(&choices);
            let fight = game.state().fight().unwrap();
            let salt = u8::try_from(chance.below(256)).unwrap();
            let opening = chit(fight.number, fight.round, choice, salt);
            let side = asked(game).unwrap();
            return (Command::SealChit { seal: opening.seal(side) }, Some(opening));
        }
        Options::OpenChit => game.owed().and_then(|owed| owed.command).expect("the owner knows his chit"),
        Options::Forward => Command::Forward { forward: chance.odds(2) },
        Options::Stand => if chance.odds(3) { Command::BreakOff } else { Command::Stand },
        Options::CounterAttack => if chance.odds(2) { Command::CounterAttack } else { Command::Decline },
        Options::Retreat(all) => {
            let paths = all.iter().map(|ways| RetreatPath { from: ways.from, path: way(chance, ways) });
            Command::Retreat { paths: paths.collect() }
        }
        Options::Pursue(all) => {
            let one = chance.of(&all);
            let leaders = chance.some(&one.leaders);
            let hex = one.hex;
            let proposal = Proposal::Pursue { leaders: leaders.clone(), hex };
            if game.forecast(&proposal).is_ok() { Command::Pursue { leaders, hex } } else { Command::Stay }
        }
        Options::Advance(all) => {
            let one = chance.of(&all);
            let first = *chance.of(&one.leaders);
            if chance.odds(4) { Command::Stay } else { Command::Advance { leaders: vec![first], hex: one.hex } }
        }
    };
    (command, None)
}

pub fn asked(game: &Game) -> Option<Side> {
    match game.pending() {
        Pending::Decision { side, .. } => Some(side),
        _ => None,
    }
}

/// Faces for a pending roll.
pub fn roll(game: &Game, chance: &mut Chance) -> Option<Rolled> {
    match game.pending() {
        Pending::Roll(roll) => {
            let faces = roll.dice.iter().map(|&sides| u16::try_from(1 + chance.below(usize::from(sides))).unwrap());
            Some(Rolled::Faces(faces.collect()))
        }
        _ => None,
    }
}
