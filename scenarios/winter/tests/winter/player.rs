//! A player that chooses any option.
#![allow(dead_code, unreachable_pub, reason = "each test takes what it needs")]

use engine::codec;
use engine::contract::{Audience, Game as _, Opening, Pending, Roll, Rolled, Side};
use engine::rule::Rule;
use std::collections::BTreeSet;
use std::sync::Arc;
use winter::command::{Drawn, Posted};
use winter::day::FieldCommand;
use winter::state::{FireOrder, Formation, Hand};
use winter::{Board, Command, End, Event, Facing, Game, LeaderId, MatchOptions, Options, Outcome, Step, UnitId, What};
use winter_files::{Battle, built_in};

/// A movement phase of the whole field has so many commands, on average at most.
const LONGEST_PHASE: usize = 60;

/// Small, quick and the same everywhere.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

pub fn board(battle: Battle) -> Arc<Board> {
    let definition = built_in(battle).unwrap_or_else(|mistakes| {
        let all: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    });
    Arc::new(Board::new(definition).expect("it was checked"))
}

pub struct Played {
    pub steps: u64,
    pub outcome: Outcome,
    pub rules: BTreeSet<Rule>,
}

pub fn throw(game: &mut Game, roll: &Roll, chance: &mut Chance) -> Vec<Event> {
    let faces: Vec<u16> = roll.dice.iter().map(|&sides| 1 + chance.below(usize::from(sides)) as u16).collect();
    match roll.seen_by {
        Audience::Everyone => game.resolve(&Rolled::Faces(faces)).unwrap(),
        Audience::Only(side) => {
            let mut salt = [0; 32];
            salt[0] = chance.next() as u8;
            salt[1] = chance.next() as u8;
            let opening = Opening { salt, content: codec::encode(&faces) };
            let events = game.resolve(&Rolled::Sealed(opening.seal(side))).unwrap();
            game.learn(&opening).unwrap();
            events
        }
    }
}

/// A whole game; with `detect`, everything is looked at again and again.
pub fn play(board: &Arc<Board>, options: MatchOptions, seed: u64, detect: bool, most: u64) -> Played {
    let (mut game, events) = Game::new(Arc::clone(board), options);
    let mut chance = Chance(seed);
    let mut told = Told::default();
    told.hear(board, &events);
    let mut rules: BTreeSet<Rule> = events.into_iter().flat_map(|event| event.rules).collect();
    let mut steps = 0;
    let mut hashes = BTreeSet::new();
    loop {
        if steps == most {
            return Played { steps, outcome: game.outcome(), rules };
        }
        steps += 1;
        assert!(steps < 120_000, "seed {seed}: the game does not end: {:?}", game.state().phase);
        match game.pending() {
            Pending::Over(outcome) => return Played { steps, outcome, rules },
            Pending::Roll(roll) => {
                assert!(!roll.dice.is_empty(), "seed {seed}: a roll without dice");
                if detect && chance.one_in(50) {
                    check_saved(&game, board, seed);
                }
                rules.insert(roll.case);
                let events = throw(&mut game, &roll, &mut chance);
                told.hear(board, &events);
                rules.extend(events.into_iter().flat_map(|event| event.rules));
                if detect {
                    sound(&game, seed);
                    told.agrees(&game, seed);
                }
            }
            Pending::Decision { side, .. } => {
                let command = choose(&game, side, &mut chance, detect);
                if detect && chance.one_in(40) {
                    detectors(&game, board, side, &command, seed);
                }
                let events = game.apply(side, &command).unwrap_or_else(|refusal| {
                    panic!("seed {seed} step {steps}: {refusal}: {command:?}\n{:?}", game.options())
                });
                told.hear(board, &events);
                rules.extend(events.into_iter().flat_map(|event| event.rules));
                if detect {
                    sound(&game, seed);
                    told.agrees(&game, seed);
                    if chance.one_in(10) {
                        hashes.insert(game.hash());
                    }
                }
            }
        }
    }
}

/// The points that events have told of as lost, by side: of units, and for leaders that fell.
#[derive(Default)]
struct Told([u16; 2]);

impl Told {
    fn hear(&mut self, board: &Board, events: &[Event]) {
        for event in events {
            let (side, points) = match event.what {
                What::Lost { unit, points, .. } => (board.unit(unit).side, u16::from(points)),
                What::LeaderFell { leader, points, .. } => (board.leader(leader).side, points),
                _ => continue,
            };
            self.0[side.index()] += points;
        }
    }

    /// The story counts the same as the score.
    fn agrees(&self, game: &Game, seed: u64) {
        assert_eq!(self.0, game.state().affairs.lost, "seed {seed}: losses as they were told, and as they count");
    }
}

/// Never both sides in a hex, never a unit without strength on the map.
fn sound(game: &Game, seed: u64) {
    let mut holders = std::collections::BTreeMap::new();
    for id in game.board().unit_ids() {
        let unit = game.state().unit(id);
        if let Some(hex) = unit.hex() {
            let side = game.board().unit(id).side;
            assert_eq!(*holders.entry(hex).or_insert(side), side, "seed {seed}: both sides in {hex}");
            assert!(unit.strength > 0, "seed {seed}: {} has no strength", game.board().unit(id).id);
        }
    }
}

fn check_saved(game: &Game, board: &Arc<Board>, seed: u64) {
    let bytes = game.save();
    let again = Game::load(board, &bytes).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    assert_eq!(again.hash(), game.hash(), "seed {seed}");
    assert_eq!(again.pending(), game.pending(), "seed {seed}");
    assert!(Game::load(board, &bytes[..bytes.len() - 1]).is_err());
}

fn detectors(game: &Game, board: &Arc<Board>, side: Side, command: &Command, seed: u64) {
    check_saved(game, board, seed);
    // A refused command changes nothing; the other side cannot answer.
    let mut copy = game.clone();
    assert!(copy.apply(side.other(), command).is_err());
    assert_eq!(copy.hash(), game.hash());
    let could_undo = game.can_undo(side);
    copy.apply(side, command).unwrap();
    if copy.can_undo(side) {
        copy.apply(side, &Command::Undo).unwrap();
        assert_eq!(copy.state(), game.state(), "seed {seed}: {command:?} taken back");
        assert_eq!(copy.hash(), game.hash(), "seed {seed}: {command:?} taken back");
        assert_eq!(copy.can_undo(side), could_undo);
    } else {
        assert!(copy.apply(side, &Command::Undo).is_err());
    }
}

/// Any of the options.
pub fn choose(game: &Game, side: Side, chance: &mut Chance, wild: bool) -> Command {
    if let Some(owed) = game.owed() {
        assert_eq!(owed.side, side);
        return owed.command.expect("this engine has learned everything");
    }
    let facing = Facing::ALL[chance.below(6)];
    match game.options() {
        options @ Options::Deploy { .. } => deploy(game, side, options, facing, chance),
        options @ Options::Command { .. } => give_orders(game, side, options, chance),
        Options::Move { .. } => choose_move(game, side, chance, wild),
        Options::AgreeEnd { .. } => Command::Field(FieldCommand::AgreeEnd { agree: chance.one_in(3) }),
        Options::Withdrawal { lines, .. } => {
            let retire = |line: &u8| FieldCommand::Retire { line: *line, commander: None, hex: None };
            let retire = chance.pick(&lines).map(retire).filter(|_| chance.one_in(2));
            Command::Field(retire.unwrap_or(FieldCommand::FightOn))
        }
        Options::Ceasefire { .. } => Command::Ceasefire { agree: chance.one_in(2) },
        options @ Options::Shock { .. } => shock(game, options, chance),
        Options::Continue { paths, .. } => {
            let path = if chance.one_in(3) { None } else { chance.pick(&paths) };
            Command::Continue { path: path.cloned().unwrap_or_default() }
        }
        Options::OpportunityCharge(_) => Command::OpportunityCharge { charge: !chance.one_in(3) },
        Options::OpportunityFire { firers } => {
            Command::OpportunityFire { firers: firers.into_iter().filter(|_| !chance.one_in(3)).take(3).collect() }
        }
        Options::Fire { shots, .. } => {
            assert!(!shots.is_empty(), "fire is asked and nobody can");
            if chance.one_in(15) {
                return Command::Pass;
            }
            let shot = chance.pick(&shots).unwrap();
            Command::Fire { units: shot.units.clone(), targets: vec![*chance.pick(&shot.targets).unwrap()] }
        }
        Options::OpenDraws { .. } | Options::Nothing => panic!("nobody is asked: {:?}", game.pending()),
    }
}

/// Skirmishers and formations, each as far as it is allowed with those before it.
fn deploy(game: &Game, side: Side, options: Options, facing: Facing, chance: &mut Chance) -> Command {
    let Options::Deploy { units, skirmishers } = options else { panic!("a deployment") };
    let mut posted: Vec<Posted> = Vec::new();
    for post in &skirmishers {
        if let Some(&hex) = chance.pick(&post.hexes) {
            let mut all = posted.clone();
            all.push(Posted { battalion: post.battalion, hex });
            if game.check(side, &Command::Deploy { units: Vec::new(), skirmishers: all.clone() }).is_ok() {
                posted = all;
            }
        }
    }
    let mut drawn = Vec::new();
    for unit in units {
        if chance.one_in(4)
            && let Some(&formation) = chance.pick(&unit.formations)
        {
            let mut all: Vec<Drawn> = drawn.clone();
            let long = formation == Formation::ExtendedLine;
            let hand = long.then(|| if chance.one_in(2) { Hand::Left } else { Hand::Right });
            all.push(Drawn { unit: unit.unit, formation, facing, hand });
            let command = Command::Deploy { units: all.clone(), skirmishers: posted.clone() };
            if game.check(side, &command).is_ok() {
                drawn = all;
            }
        }
    }
    Command::Deploy { units: drawn, skirmishers: posted }
}

fn give_orders(game: &Game, side: Side, options: Options, chance: &mut Chance) -> Command {
    let Options::Command {
        charges,
        states,
        orders,
        places,
        withdraw,
        hold_eylau,
        davout_order,
        grand_charge,
        attach,
        release,
        standing,
        field,
    } = options
    else {
        panic!("a command phase")
    };
    let mut all: Vec<Command> = Vec::new();
    let grand = grand_charges(game, &grand_charge, chance);
    all.extend(grand.filter(|command| game.check(side, command).is_ok()));
    for charge in charges {
        if charge.facings.is_empty() {
            all.push(Command::DeclareCharge { unit: charge.unit, facing: None });
        }
        for facing in charge.facings {
            all.push(Command::DeclareCharge { unit: charge.unit, facing: Some(facing) });
        }
    }
    all.extend(states.iter().map(|may| Command::SetState { leader: may.leader, state: may.state }));
    for order in orders {
        let place = chance.pick(&order.places).copied();
        all.push(Command::Order { from: order.from, to: order.to, place });
    }
    for place in places {
        all.extend(chance.pick(&place.hexes).map(|&hex| Command::PlaceLeader { leader: place.leader, hex }));
    }
    if withdraw && chance.one_in(6) {
        all.push(Command::Withdraw);
    }
    for may in attach {
        let brigade = chance.one_in(2);
        let unit = chance.pick(&may.units).copied();
        let command = unit.map(|unit| Command::Attach { leader: may.leader, unit, brigade });
        all.extend(command.filter(|command| game.check(side, command).is_ok()));
    }
    if chance.one_in(4) {
        let unit = chance.pick(&release).copied();
        let command = unit.map(|unit| Command::Release { unit, brigade: chance.one_in(2) });
        all.extend(command.filter(|command| game.check(side, command).is_ok()));
    }
    let ends = chance.one_in(200);
    let field = field.into_iter().filter(|command| ends || *command != FieldCommand::OfferEnd);
    all.extend(field.map(Command::Field));
    all.extend(hold_eylau.then_some(Command::HoldEylau));
    all.extend(davout_order.then_some(Command::DavoutOrder));
    all.extend(standing_order(game, &standing, chance));
    if all.is_empty() || chance.one_in(4) { Command::EndPhase } else { chance.pick(&all).unwrap().clone() }
}

fn shock(game: &Game, options: Options, chance: &mut Chance) -> Command {
    let Options::Shock { attacks, charges, follows, standing } = options else { panic!("a shock phase") };
    let mut all: Vec<Command> = Vec::new();
    for may in follows {
        all.extend(chance.pick(&may.paths).map(|path| Command::Follow { unit: may.unit, path: path.clone() }));
    }
    for attack in attacks {
        let (from, to, via) = (attack.from, attack.to, attack.via);
        all.push(Command::Attack { from, to, via, advance: attack.may_advance && !chance.one_in(4) });
    }
    for unit in charges {
        let rides = game.charge_rides(unit);
        all.extend(chance.pick(&rides).map(|path| Command::Charge { unit, path: path.clone() }));
        if chance.one_in(5) {
            all.push(Command::DropCharge { unit });
        }
    }
    if chance.one_in(8) {
        all.extend(standing_order(game, &standing, chance));
    }
    if all.is_empty() || chance.one_in(6) { Command::EndPhase } else { chance.pick(&all).unwrap().clone() }
}

fn standing_order(game: &Game, units: &[UnitId], chance: &mut Chance) -> Option<Command> {
    let &unit = chance.pick(units)?;
    let fire = [FireOrder::Any, FireOrder::Formed, FireOrder::Hold][chance.below(3)];
    let charges = chance.one_in(2);
    let known = game.state().unit(unit);
    (known.fire != fire || known.charges != charges).then(|| Command::StandingOrder {
        units: vec![unit],
        fire,
        charges,
    })
}

fn choose_move(game: &Game, side: Side, chance: &mut Chance, wild: bool) -> Command {
    // With hundreds of counters a phase would go on for a thousand commands.
    let long = game.board().whole().is_some() && chance.one_in(LONGEST_PHASE);
    if long && game.check(side, &Command::EndPhase).is_ok() {
        return Command::EndPhase;
    }
    for _ in 0..6 {
        let command = try_move(game, side, chance, wild);
        if command != Command::EndPhase {
            return command;
        }
    }
    // Units on the march must go on before the phase ends.
    if game.check(side, &Command::EndPhase).is_err() {
        let Options::Move { units, .. } = game.options() else { panic!("a movement phase") };
        for unit in
            units.into_iter().filter(|&unit| game.board().field_unit(unit).is_some_and(|known| known.wave.is_some()))
        {
            let steps = game.next_steps(&[unit], &[], false, None);
            let steps: Vec<Step> =
                steps.iter().map(|option| option.step).filter(|step| matches!(step, Step::Enter(_))).collect();
            let going = |step: &Step| Command::Move {
                units: vec![unit],
                steps: vec![*step],
                leaders: Vec::new(),
                grand: false,
                toward: None,
            };
            if let Some(command) = steps.iter().map(going).find(|command| game.check(side, command).is_ok()) {
                return command;
            }
        }
    }
    Command::EndPhase
}

/// Of a few ends the one nearest to an enemy, so that battles occur.
fn toward_the_enemy(game: &Game, side: Side, ends: &[End], chance: &mut Chance) -> Option<End> {
    let enemies: Vec<_> = game
        .board()
        .unit_ids()
        .filter(|&id| game.board().unit(id).side != side)
        .filter_map(|id| game.state().unit(id).hex())
        .collect();
    let tries: Vec<&End> = (0..if chance.one_in(3) { 1 } else { 8 }).filter_map(|_| chance.pick(ends)).collect();
    let far = |end: &&End| enemies.iter().map(|&hex| game.board().distance(hex, end.hex)).min().unwrap_or(0);
    tries.into_iter().min_by_key(far).cloned()
}

fn try_move(game: &Game, side: Side, chance: &mut Chance, wild: bool) -> Command {
    let Options::Move { units, leaders, entries, leader_entries, combine, self_command, restack, gunner, standing } =
        game.options()
    else {
        panic!("a movement phase")
    };
    if chance.one_in(30) || units.is_empty() && entries.is_empty() {
        return Command::EndPhase;
    }
    let facing = Facing::ALL[chance.below(6)];
    match chance.below(if wild { 14 } else { 20 }) {
        0 if !entries.is_empty() => {
            let entry = chance.pick(&entries).unwrap();
            let at = chance.pick(&entry.hexes).unwrap();
            let form = chance.pick(&at.forms).unwrap();
            let (formation, facing) = (form.formation, *chance.pick(&form.facings).unwrap());
            let unit = entry.unit;
            let due: Vec<_> = leader_entries.iter().filter(|may| may.hexes.contains(&at.hex)).collect();
            let leaders = due.iter().take(1).filter(|_| chance.one_in(2)).map(|may| may.leader).collect();
            let (hex, steps) = (at.hex, Vec::new());
            return Command::Enter { units: vec![unit], hex, formation, facing, leaders, steps, grand: false };
        }
        1 if !leader_entries.is_empty() => {
            let entry = chance.pick(&leader_entries).unwrap();
            let hex = *chance.pick(&entry.hexes).unwrap();
            let leaders = vec![entry.leader];
            let formation = Formation::Column;
            return Command::Enter {
                units: Vec::new(),
                hex,
                formation,
                facing,
                leaders,
                steps: Vec::new(),
                grand: false,
            };
        }
        2 if !leaders.is_empty() => {
            if let Some(command) = move_leader(game, side, &leaders, chance) {
                return command;
            }
        }
        3 => {
            if let Some(&may) = chance.pick(&combine) {
                return Command::Combine { into: may.into, from: may.from };
            }
            if let Some(&unit) = chance.pick(&self_command) {
                return Command::SelfCommand { unit };
            }
            if gunner {
                return Command::GunnerMobile;
            }
            if let Some(&hex) = chance.pick(&restack) {
                let mut here: Vec<UnitId> =
                    game.board().unit_ids().filter(|&id| game.state().unit(id).hex() == Some(hex)).collect();
                here.sort_by_key(|&id| game.state().unit(id).depth);
                here.rotate_left(1);
                return Command::Restack { units: here };
            }
        }
        4 => {
            if let Some(command) = standing_order(game, &standing, chance) {
                return command;
            }
        }
        5..=8 if !units.is_empty() => {
            if let Some(command) = move_by_steps(game, side, &units, chance) {
                return command;
            }
        }
        _ if !units.is_empty() => {
            let &unit = chance.pick(&units).unwrap();
            let reach = game.reach(unit);
            if let Some(end) = toward_the_enemy(game, side, &reach.ends, chance) {
                let from = game.state().unit(unit).hex();
                let with = game.board().leader_ids().find(|&id| game.state().leader(id).hex() == from);
                let (steps, toward) = (end.steps.clone(), end.toward);
                let leaders: Vec<_> = with.into_iter().collect();
                let along = Command::Move { units: vec![unit], steps: steps.clone(), leaders, grand: false, toward };
                if chance.one_in(3) && game.check(side, &along).is_ok() {
                    return along;
                }
                return Command::Move { units: vec![unit], steps, leaders: Vec::new(), grand: false, toward };
            }
        }
        _ => {}
    }
    Command::EndPhase
}

fn move_leader(game: &Game, side: Side, leaders: &[LeaderId], chance: &mut Chance) -> Option<Command> {
    let &leader = chance.pick(leaders).unwrap();
    let hex = game.state().leader(leader).hex().unwrap();
    let around: Vec<_> = game.board().around(hex).map(|(_, to)| to).collect();
    let mut path = vec![*chance.pick(&around).unwrap()];
    if let Some((_, on)) = game.board().around(path[0]).nth(chance.below(6)) {
        path.push(on);
    }
    let ways = [2, 1].map(|length| path.iter().copied().take(length).collect());
    let mut all = ways.into_iter().map(|path| Command::MoveLeader { leader, path, exit: false });
    all.find(|command| game.check(side, command).is_ok())
}

/// Step by step, of one unit or of all that can go together.
fn move_by_steps(game: &Game, side: Side, units: &[UnitId], chance: &mut Chance) -> Option<Command> {
    let &unit = chance.pick(units).unwrap();
    let hex = game.state().unit(unit).hex().unwrap();
    let mut group: Vec<UnitId> = vec![unit];
    if chance.one_in(2) {
        let here = game.board().unit_ids().filter(|&id| game.state().unit(id).hex() == Some(hex));
        group = here.collect();
        group.sort_by_key(|&id| game.state().unit(id).depth);
    }
    let mut steps: Vec<Step> = Vec::new();
    let mut good: Option<Vec<Step>> = None;
    for _ in 0..1 + chance.below(4) {
        let next = game.next_steps(&group, &steps, false, None);
        let Some(option) = chance.pick(&next) else { break };
        steps.push(option.step);
        if option.may_end {
            good = Some(steps.clone());
        }
    }
    let command = Command::Move { units: group, steps: good?, leaders: Vec::new(), grand: false, toward: None };
    assert!(game.check(side, &command).is_ok(), "{:?} {command:?}", game.check(side, &command));
    Some(command)
}

/// A grand charge of the units that face as the first does, in three waves as they come.
fn grand_charges(game: &Game, able: &[UnitId], chance: &mut Chance) -> Option<Command> {
    let facing = |unit: UnitId| game.state().unit(unit).facing;
    let lead = able.first()?;
    let mut waves = [vec![*lead], Vec::new(), Vec::new()];
    for &unit in able.iter().skip(1).filter(|unit| facing(**unit) == facing(*lead)) {
        let wave = if chance.one_in(3) { 0 } else { 1 + usize::from(chance.one_in(2)) };
        waves[wave].push(unit);
    }
    let [first, second, third] = waves;
    Some(Command::GrandCharge { first, second, third })
}
