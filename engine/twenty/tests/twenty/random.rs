//! A player that makes any legal move, built from `options` alone, and the chance it plays with.

use engine::contract::{Game as _, Opening, Pending, Rolled};
use twenty::*;

/// A small generator of numbers; the same seed gives the same game.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(count.max(1)).unwrap()).unwrap()
    }

    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub(crate) fn coin(&mut self) -> bool {
        self.next() & 1 == 1
    }

    pub(crate) fn faces(&mut self, dice: &[u16]) -> Rolled {
        Rolled::Faces(dice.iter().map(|sides| u16::try_from(self.below((*sides).into())).unwrap() + 1).collect())
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            let other = self.below(at + 1);
            list.swap(at, other);
        }
    }
}

/// A random legal plan.
pub(crate) fn plan(options: &SealOptions, chance: &mut Chance) -> FrenchPlan {
    let mut markers = options.stacks.clone();
    chance.shuffle(&mut markers);
    let mut stacks: Vec<Vec<Piece>> = vec![Vec::new(); options.stacks.len()];
    let home = chance.below(stacks.len());
    stacks[home].extend(options.together.iter().map(|unit| Piece::Unit(*unit)));
    let dummy = chance.coin();
    let meissen = if dummy { Piece::Dummy } else { Piece::Unit(options.meissen) };
    let others = options.units.iter().filter(|unit| !options.together.contains(unit));
    let mut rest: Vec<Piece> = others.map(|unit| Piece::Unit(*unit)).filter(|piece| *piece != meissen).collect();
    rest.extend((0..options.dummies - u8::from(dummy)).map(|_| Piece::Dummy));
    chance.shuffle(&mut rest);
    for stack in &mut stacks {
        if stack.is_empty() {
            stack.extend(rest.pop());
        }
    }
    for piece in rest {
        let at = chance.below(stacks.len());
        stacks[at].push(piece);
    }
    stacks.iter_mut().for_each(|stack| chance.shuffle(stack));
    FrenchPlan { markers, stacks, meissen }
}

/// Seals a random plan; the openings are for the French engine to learn.
pub(crate) fn seal(game: &Game, chance: &mut Chance) -> (Command, Vec<Opening>) {
    let Options::Seal(options) = game.options() else { panic!("nothing to seal") };
    let plan = plan(&options, chance);
    let salts: Vec<[u8; 32]> = (0..options.commitments).map(|_| std::array::from_fn(|_| chance.next() as u8)).collect();
    game.seal(&plan, &salts).unwrap()
}

/// The habits of a random player: in one of how many answers it ends a phase, or pays.
#[derive(Clone, Copy)]
pub(crate) struct Habit {
    pub(crate) end: u64,
    pub(crate) pay: u64,
}

impl Habit {
    pub(crate) fn of(seed: u64) -> Habit {
        Habit {
            end: [40, 12, 25][usize::try_from(seed % 3).unwrap()],
            pay: [2, 8, 30][usize::try_from(seed / 3 % 3).unwrap()],
        }
    }
}

/// An answer to the current question, from the options alone.
pub(crate) fn answer(game: &Game, habit: Habit, chance: &mut Chance) -> Command {
    let pays = chance.next().is_multiple_of(habit.pay);
    match game.options() {
        Options::Nothing | Options::Open { .. } | Options::Seal(_) => panic!("no answer to {:?}", game.pending()),
        Options::RallyByCard { routed, broken } => {
            let all: Vec<UnitId> = routed.into_iter().chain(broken).collect();
            let unit = if chance.below(5) == 0 { None } else { Some(*chance.pick(&all)) };
            Command::RallyByCard { unit }
        }
        Options::Hold { units } => Command::Hold { unit: *chance.pick(&units) },
        Options::Provoke { units } => {
            let chosen = chance.pick(&units);
            Command::Provoke { unit: chosen.unit, to: *chance.pick(&chosen.hexes) }
        }
        Options::Move(options) => movement(&options, habit, chance),
        Options::React(options) => reaction(&options, pays, chance),
        Options::FollowUp { units } => {
            Command::FollowUp { unit: if chance.coin() { Some(*chance.pick(&units)) } else { None } }
        }
        Options::Declare(options) => declaration(game, &options, chance),
        Options::Fight { battles } => {
            let chosen = chance.pick(&battles);
            Command::Fight { battle: chosen.battle, reserves: chosen.reserves && pays }
        }
        Options::Reserves => Command::Reserves { commit: pays },
        Options::Exchange { sets } => Command::Exchange { units: chance.pick(&sets).clone() },
        Options::Retreat { steps } => {
            let step = chance.pick(&steps);
            Command::Retreat { unit: step.unit, line: step.line, to: step.to }
        }
        Options::Advance { advances } => {
            if chance.below(4) == 0 {
                return Command::EndAdvance;
            }
            let chosen = chance.pick(&advances);
            Command::Advance { unit: chosen.unit, along: chosen.along, to: chosen.to }
        }
        Options::Rally { units, most } => {
            let mut paid: Vec<UnitId> = units.into_iter().filter(|_| chance.coin()).collect();
            paid.truncate(most.into());
            Command::Rally { paid }
        }
        Options::ExtraHorses => Command::ExtraHorses { declare: chance.coin() },
    }
}

fn movement(options: &MoveOptions, habit: Habit, chance: &mut Chance) -> Command {
    if let Some(unit) = options.meissen
        && chance.below(4) == 0
    {
        return Command::Meissen { unit };
    }
    if !options.builds.is_empty() && chance.below(3) == 0 {
        let chosen = chance.pick(&options.builds);
        return Command::Build { unit: chosen.unit, to: *chance.pick(&chosen.hexes) };
    }
    let all: Vec<(&UnitReach, bool)> = options
        .moves
        .iter()
        .map(|reach| (reach, false))
        .chain(options.entries.iter().map(|reach| (reach, true)))
        .collect();
    if all.is_empty() || chance.next().is_multiple_of(habit.end) {
        return Command::EndMovement;
    }
    let (chosen, enters) = *chance.pick(&all);
    // Hexes near the middle of the map are liked better, so that the armies meet.
    let hexes = &chosen.reach.hexes;
    let (one, other) = (chance.pick(hexes), chance.pick(hexes));
    let centre = |hex: &ReachedHex| hex.hex.column.abs_diff(5) + hex.hex.row.abs_diff(17) / 2;
    let to = if centre(one) <= centre(other) { one } else { other };
    let to = if to.forced && !chance.next().is_multiple_of(habit.pay) {
        hexes.iter().find(|hex| !hex.forced).unwrap_or(to)
    } else {
        to
    };
    let (unit, path, forced) = (chosen.unit, to.path.clone(), to.forced);
    if enters { Command::Enter { unit, path, forced } } else { Command::Move { unit, path, forced } }
}

fn reaction(options: &ReactOptions, pays: bool, chance: &mut Chance) -> Command {
    match chance.below(5) {
        0 | 1 if !options.charges.is_empty() => {
            let chosen = chance.pick(&options.charges);
            let ChargeOption { unit, hex, target, reserves } = *chosen;
            Command::Charge { unit, hex, target, reserves: reserves && pays }
        }
        2 if !options.disengagements.is_empty() => {
            let chosen = chance.pick(&options.disengagements);
            Command::Disengage { unit: chosen.unit, hex: *chance.pick(&chosen.hexes) }
        }
        3 if !options.penetrations.is_empty() => {
            let chosen = chance.pick(&options.penetrations);
            Command::Penetrate { unit: chosen.unit, hex: *chance.pick(&chosen.hexes) }
        }
        _ => Command::EndReaction,
    }
}

/// A random declaration from the contacts; one of the examples where that does not come out.
fn declaration(game: &Game, options: &DeclareOptions, chance: &mut Chance) -> Command {
    let side = game.state().active;
    for _ in 0..4 {
        let mut battles: Vec<Battle> = Vec::new();
        for attacker in &options.contacts.attackers {
            let touches = |battle: &&mut Battle| {
                let near = battle.defenders.iter().all(|enemy| attacker.enemies.contains(enemy))
                    && battle.garrisons.iter().all(|hex| attacker.garrisons.contains(hex));
                let far = battle.garrisons.is_empty()
                    && battle.defenders.iter().all(|enemy| attacker.bombards.contains(enemy));
                near || far
            };
            if let Some(battle) = battles.iter_mut().find(touches)
                && chance.coin()
            {
                battle.attackers.push(attacker.unit);
                continue;
            }
            let list = if attacker.bombards.is_empty() { &attacker.enemies } else { &attacker.bombards };
            let taken = |unit: &UnitId| battles.iter().any(|battle| battle.defenders.contains(unit));
            let free: Vec<UnitId> = list.iter().copied().filter(|unit| !taken(unit)).collect();
            let taken = |hex: &engine::hex::Hex| battles.iter().any(|battle| battle.garrisons.contains(hex));
            let posts: Vec<_> = attacker.garrisons.iter().copied().filter(|hex| !taken(hex)).collect();
            let mut battle = Battle { attackers: vec![attacker.unit], defenders: Vec::new(), garrisons: Vec::new() };
            battle.defenders = free.into_iter().filter(|_| chance.below(3) > 0).collect();
            battle.garrisons = posts.into_iter().filter(|_| chance.below(3) > 0).collect();
            if !(battle.defenders.is_empty() && battle.garrisons.is_empty()) {
                battles.push(battle);
            }
        }
        let command = Command::Declare { battles };
        if game.check(side, &command).is_ok() {
            return command;
        }
    }
    let mut battles = options.examples.first().cloned().unwrap_or_default();
    if !options.examples.is_empty() {
        battles.clone_from(chance.pick(&options.examples));
    }
    Command::Declare { battles }
}

/// As [`answer`], but a move is chosen one unit at a time, as in a window.
pub(crate) fn answer_by_unit(game: &Game, habit: Habit, chance: &mut Chance) -> Command {
    if !matches!(game.state().stage, Stage::Movement) {
        return answer(game, habit, chance);
    }
    let units: Vec<UnitId> = game.board().units_of(game.state().active).collect();
    let first = chance.below(units.len());
    for unit in units.iter().cycle().skip(first).take(units.len()).copied() {
        let reach = game.reach(unit);
        if reach.hexes.is_empty() {
            continue;
        }
        let reach = vec![UnitReach { unit, reach }];
        let options = match game.state().place(unit) {
            Place::On { .. } => MoveOptions { moves: reach, ..MoveOptions::default() },
            _ => MoveOptions { entries: reach, ..MoveOptions::default() },
        };
        return movement(&options, habit, chance);
    }
    Command::EndMovement
}

/// Plays on to the end without checks. Returns the number of steps.
pub(crate) fn play_out(game: &mut Game, seed: u64, chance: &mut Chance) -> u32 {
    play_out_by(answer, game, seed, chance)
}

/// The way in which a random player chooses an answer.
pub(crate) type Answer = fn(&Game, Habit, &mut Chance) -> Command;

/// As [`play_out`], with the answers of that player.
pub(crate) fn play_out_by(answer: Answer, game: &mut Game, seed: u64, chance: &mut Chance) -> u32 {
    let habit = Habit::of(seed);
    for step in 0..100_000 {
        match game.pending() {
            Pending::Over(_) => return step,
            Pending::Roll(roll) => {
                let rolled = chance.faces(&roll.dice);
                game.resolve(&rolled).unwrap();
            }
            Pending::Decision { side, decision } => {
                if decision == Decision::Seal {
                    let (command, openings) = seal(game, chance);
                    game.apply(side, &command).unwrap();
                    openings.iter().for_each(|opening| game.learn(opening).unwrap());
                    continue;
                }
                let owed = game.owed().and_then(|owed| owed.command);
                let command = owed.unwrap_or_else(|| answer(game, habit, chance));
                game.apply(side, &command).unwrap_or_else(|refusal| panic!("seed {seed}: {command:?}: {refusal}"));
            }
        }
    }
    panic!("seed {seed}: the game does not end");
}
