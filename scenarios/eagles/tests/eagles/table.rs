//! Tools of the tests of The Eagles Turn East: battles, a small generator, and a player that does anything it is offered.

#![allow(dead_code, reason = "each test file uses its own part")]

use eagles::*;
use engine::codec;
use engine::contract::{Game as _, Opening, Pending, Rolled, Side};
use engine::hex::Hex;
use std::sync::Arc;

/// A battle that comes with the program.
pub(crate) fn board(id: &str) -> Arc<Board> {
    let definition = eagles_files::built_in(id).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
    Arc::new(Board::new(definition).unwrap_or_else(|faults| panic!("{faults:#?}")))
}

pub(crate) fn hex(name: &str) -> Hex {
    eagles_files::hex(name).unwrap_or_else(|| panic!("{name}"))
}

/// Numbers from a seed.
#[derive(Clone)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % u64::try_from(most.max(1)).unwrap()).unwrap()
    }

    pub(crate) fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub(crate) fn odds(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }

    fn some(&mut self, list: &[LeaderId]) -> Vec<LeaderId> {
        list.iter().copied().filter(|_| self.odds(2)).collect()
    }
}

/// A chit as it is sealed.
pub(crate) fn chit(combat: u16, round: u8, choice: Choice, salt: u8) -> Opening {
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
    if !options.more.is_empty() && chance.odds(2) {
        return chance.of(&options.more).clone();
    }
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
    if !options.works.is_empty() && chance.odds(3) {
        return chance.of(&options.works).clone();
    }
    if all.is_empty() || options.may_end && chance.odds(4) { Command::EndMarch } else { chance.of(&all).clone() }
}

/// A march, a leader's ride, or none.
fn activate(game: &Game, chance: &mut Chance, options: &ActivateOptions) -> Command {
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
                    Proposal::Activate { leader: force.leader, others: more.clone(), extended: false }
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
            _ => Command::Activate { leader, others, extended: force.may_extend && chance.odds(4) },
        }
    }
}

fn lose(chance: &mut Chance, parts: &[LossPart]) -> Command {
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

/// An attack by one that is ready, and by all that may join.
fn declare(game: &Game, chance: &mut Chance, options: &DeclareOptions) -> Command {
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

/// Something that is offered, contact rather than not.
pub(crate) fn pick(game: &Game, chance: &mut Chance) -> (Command, Option<Opening>) {
    let command = match game.options() {
        Options::Nothing => panic!("a question without options: {:?}", game.pending()),
        Options::Organise(options) => organise(chance, &options),
        Options::Activate(options) => activate(game, chance, &options),
        Options::March(options) => march(chance, &options),
        Options::GiveWay(ways) => Command::GiveWay { path: way(chance, &ways) },
        Options::Lose(parts) => lose(chance, &parts),
        Options::Declare(options) => declare(game, chance, &options),
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
        Options::Stand => {
            if chance.odds(3) {
                Command::BreakOff
            } else {
                Command::Stand
            }
        }
        Options::CounterAttack => {
            if chance.odds(2) {
                Command::CounterAttack
            } else {
                Command::Decline
            }
        }
        Options::Retreat(all) => {
            let paths = all.iter().map(|ways| match ways.exits.is_empty() {
                true => RetreatPath { from: ways.from, path: way(chance, ways), off: false },
                false => ways.first(),
            });
            Command::Retreat { paths: paths.collect() }
        }
        Options::Pursue(all) => {
            let one = chance.of(&all);
            let leaders = chance.some(&one.leaders);
            let hex = one.hex;
            let proposal = Proposal::Pursue { leaders: leaders.clone(), hex };
            if game.forecast(&proposal).is_ok() { Command::Pursue { leaders, hex } } else { Command::Stay }
        }
        Options::Campaign { commands, may_pass } => {
            if commands.is_empty() || may_pass && chance.odds(2) {
                match asked_for(game) {
                    Some(Decision::Admin | Decision::Modes) => Command::Done,
                    _ => Command::Pass,
                }
            } else {
                chance.of(&commands).clone()
            }
        }
        Options::Advance(all) => {
            let one = chance.of(&all);
            let first = *chance.of(&one.leaders);
            if chance.odds(4) { Command::Stay } else { Command::Advance { leaders: vec![first], hex: one.hex } }
        }
    };
    (command, None)
}

fn asked_for(game: &Game) -> Option<Decision> {
    match game.pending() {
        Pending::Decision { decision, .. } => Some(decision),
        _ => None,
    }
}

pub(crate) fn asked(game: &Game) -> Option<Side> {
    match game.pending() {
        Pending::Decision { side, .. } => Some(side),
        _ => None,
    }
}

/// Faces for a pending roll.
pub(crate) fn roll(game: &Game, chance: &mut Chance) -> Option<Rolled> {
    match game.pending() {
        Pending::Roll(roll) => {
            let faces = roll.dice.iter().map(|&sides| u16::try_from(1 + chance.below(usize::from(sides))).unwrap());
            Some(Rolled::Faces(faces.collect()))
        }
        _ => None,
    }
}

/// A game with a position that the test makes of another, leader by leader.
pub(crate) struct Table {
    pub(crate) game: Game,
}

impl Table {
    /// The battle at the start, with agreed rules.
    pub(crate) fn new(id: &str) -> Table {
        let (game, _) = Game::new(board(id), OptionalRules::default());
        Table { game }
    }

    pub(crate) fn leader(&self, id: &str) -> LeaderId {
        self.game.board().leader_named(id).unwrap_or_else(|| panic!("{id}"))
    }

    pub(crate) fn unit(&self, id: &str) -> UnitId {
        self.game.board().unit_named(id).unwrap_or_else(|| panic!("{id}"))
    }

    pub(crate) fn formation(&self, id: &str) -> FormationId {
        self.game.board().formation_named(id).unwrap_or_else(|| panic!("{id}"))
    }

    /// Changes the position.
    pub(crate) fn set(&mut self, change: impl FnOnce(&Board, &mut State)) -> &mut Table {
        self.set_by(OptionalRules::default(), change)
    }

    pub(crate) fn set_by(&mut self, optional: OptionalRules, change: impl FnOnce(&Board, &mut State)) -> &mut Table {
        let mut state = self.game.state().clone();
        change(self.game.board(), &mut state);
        let board = Arc::clone(self.game.board());
        self.game = Game::from_state(board, optional, state).unwrap_or_else(|mistakes| panic!("{mistakes:#?}"));
        self
    }

    /// Leaves only these leaders on the map.
    pub(crate) fn only(&mut self, ids: &[&str]) -> &mut Table {
        let kept: Vec<LeaderId> = ids.iter().map(|id| self.leader(id)).collect();
        self.set(|board, state| {
            for leader in board.leader_ids() {
                if !kept.contains(&leader) {
                    state.leaders[usize::from(leader.0)].place = Place::Away;
                }
            }
            for unit in &mut state.units {
                if unit.leader.is_some_and(|leader| !kept.contains(&leader)) {
                    *unit = Unit { leader: None, strength: 0 };
                }
            }
        })
    }

    pub(crate) fn put(&mut self, id: &str, place: &str) -> &mut Table {
        let (leader, place) = (self.leader(id), hex(place));
        self.set(|_, state| state.leaders[usize::from(leader.0)].place = Place::On(place))
    }

    /// Sets a unit's strength on the track of the leader who has it, or of that leader.
    pub(crate) fn track(&mut self, leader: &str, units: &[(&str, u8)]) -> &mut Table {
        let leader = self.leader(leader);
        let units: Vec<(UnitId, u8)> = units.iter().map(|(id, strength)| (self.unit(id), *strength)).collect();
        self.set(|_, state| {
            for unit in &mut state.units {
                if unit.leader == Some(leader) {
                    *unit = Unit { leader: None, strength: 0 };
                }
            }
            for (unit, strength) in units {
                state.units[usize::from(unit.0)] = Unit { leader: Some(leader), strength };
            }
        })
    }

    pub(crate) fn weather(&mut self, weather: Weather) -> &mut Table {
        self.set(|_, state| state.weather = weather)
    }

    pub(crate) fn stage(&mut self, stage: Stage) -> &mut Table {
        self.set(|_, state| state.stage = stage)
    }

    /// The combat phase with the obligations of the position: by passing the last segment before it.
    pub(crate) fn combat(&mut self) -> &mut Table {
        let other = self.game.state().phasing.other();
        let everybody = |_: &Board, state: &mut State| {
            for leader in &mut state.leaders {
                leader.forced = true;
            }
            state.stage = Stage::Forced { side: other, guns: Vec::new() };
        };
        self.set(everybody)
    }

    #[track_caller]
    pub(crate) fn says(&mut self, command: Command) -> Vec<Event> {
        let side = asked(&self.game).expect("somebody is asked");
        self.game.apply(side, &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    /// The number of the rule and the name of the refusal.
    #[track_caller]
    pub(crate) fn refused(&self, command: Command) -> (String, &'static str) {
        let side = asked(&self.game).expect("somebody is asked");
        let refusal = self.game.check(side, &command).expect_err("a refusal");
        (refusal.case.expect("a rule").to_string(), refusal.name)
    }

    #[track_caller]
    pub(crate) fn rolls(&mut self, faces: &[u16]) -> Vec<Event> {
        self.game
            .resolve(&Rolled::Faces(faces.to_vec()))
            .unwrap_or_else(|refusal| panic!("{refusal}: {:?}", self.game.pending()))
    }

    /// Both sides seal, the round's attacker first.
    #[track_caller]
    pub(crate) fn seals(&mut self, attacker: Choice, defender: Choice) {
        for (choice, salt) in [(attacker, 1), (defender, 2)] {
            let side = asked(&self.game).expect("somebody is asked");
            let fight = self.game.state().fight().expect("a combat");
            let opening = chit(fight.number, fight.round, choice, salt);
            self.says(Command::SealChit { seal: opening.seal(side) });
            self.game.learn(&opening).expect("a seal");
        }
    }

    /// The owed chit is opened.
    #[track_caller]
    pub(crate) fn opens(&mut self) -> Vec<Event> {
        let command = self.game.owed().and_then(|owed| owed.command).expect("a chit is owed");
        self.says(command)
    }

    pub(crate) fn hex_of(&self, id: &str) -> Option<String> {
        self.game.state().hex_of(self.leader(id)).map(eagles_files::name)
    }
}
