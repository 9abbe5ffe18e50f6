//! A player without a person. Both kinds see only the question; the sensible one weighs the answers.

use super::Bataille;
use super::random::Rambler;
use bataille::{
    Action, Answer, Arm, AssaultOption, AssaultOrder, ChargeOrder, Command, Decision, FireOptions, Formation, Game,
    Letter, MeleeResult, Options, Order, Place, Proposal, Reached, Terrain, Throw, ThrowResult, UnitId,
};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::{Said, Walker};
use language::bot::{Bot, BotKind, Manner, of_level};
use language::chance::Chance;

/// A bot of the kind.
pub(super) fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
    match kind {
        BotKind::Random => Box::new(Rambler::default()),
        _ => of_level::<Bataille>(kind),
    }
}

/// Marches on what scores, fires whatever it can, assaults and charges where it expects more than it risks.
pub(super) struct Sensible {
    walker: Walker<Bataille>,
    /// Units that it has thought about in this segment: it moves each once.
    phase: Option<u32>,
    moved: Vec<UnitId>,
    manner: Manner,
}

impl Bot<Game> for Sensible {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        if self.phase != Some(game.phase().count) {
            self.phase = Some(game.phase().count);
            self.moved.clear();
        }
        let thought = self.thought(game, side, chance).filter(|command| game.check(side, command).is_ok());
        match thought {
            Some(command) => Some(command),
            None => Walker::answer(&mut self.walker, game, side, chance).map(|said: Said<Command>| said.command),
        }
    }
}

impl Sensible {
    /// One in this mind.
    pub(super) fn new(manner: Manner) -> Sensible {
        Sensible { walker: Walker::default(), phase: None, moved: Vec::new(), manner }
    }

    fn thought(&mut self, game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
        // It asks for the reach of one unit at a time: that of all units takes long.
        if let Pending::Decision { decision: Decision::Movement, .. } = game.pending() {
            return Some(self.movement(game, side, chance));
        }
        match game.options() {
            Options::Charge(options) => Some(charge(game, &options, self.manner).unwrap_or(Command::EndCharges)),
            Options::React(units) => Some(Command::React { unit: units.into_iter().find(|unit| keen(game, *unit)) }),
            Options::OpportunityCharge(units) => {
                Some(Command::OpportunityCharge { unit: units.into_iter().find(|unit| keen(game, *unit)) })
            }
            Options::Answer(_) => Some(answer(game)),
            Options::Press => Some(Command::Press { go_on: false }),
            Options::Occupy => Some(Command::Occupy { enter: true }),
            Options::Fire(options) => Some(fire(game, &options).unwrap_or(Command::EndFire)),
            Options::Assault(options) => Some(assault(game, &options, self.manner).unwrap_or(Command::EndAssaults)),
            Options::FollowUp(options) => Some(assault(game, &options, self.manner).unwrap_or(Command::NoFollowUp)),
            Options::Withdraw(ways) => {
                let lone = ways.iter().min_by_key(|way| (way.path.len(), way.cost))?;
                Some(Command::Withdraw { path: lone.path.clone() })
            }
            Options::Advance { units, .. } => {
                let first = units.first().copied();
                Some(Command::Advance { units: first.into_iter().collect() })
            }
            Options::Close(_) => Some(Command::Close { orders: Vec::new() }),
            Options::Nothing | Options::Movement(_) => None,
        }
    }

    /// The next unit that gains by moving; otherwise the segment ends.
    fn movement(&mut self, game: &Game, side: Side, chance: &mut Chance) -> Command {
        for option in game.entry_options(side) {
            if !self.moved.contains(&option.unit) {
                self.moved.push(option.unit);
                let facing = bataille::Facing::Side(engine::hex::Direction::Down);
                let (unit, hex, formation) = (option.unit, option.hex, option.formation);
                return Command::Enter { unit, leaders: Vec::new(), hex, formation, facing };
            }
        }
        for units in game.movers(side) {
            let Some(&lead) = units.first() else { continue };
            if units.len() > 1 || self.moved.contains(&lead) {
                continue;
            }
            self.moved.push(lead);
            if !self.manner.goes() && game.arm(lead) != Arm::Artillery {
                continue;
            }
            if let Some(actions) = march(game, side, lead, self.manner, chance) {
                return Command::Move { units, leaders: Vec::new(), actions };
            }
        }
        Command::EndMovement
    }
}

/// Whether a regiment rides out: fresh, and good enough to pass its check more often than not.
fn keen(game: &Game, unit: UnitId) -> bool {
    let passes = chance_of(game, &Proposal::Check(unit));
    passes * 2 > 36
}

/// Number of the 36 rolls that pass the first check of a proposal.
fn chance_of(game: &Game, proposal: &Proposal) -> u32 {
    let Ok(forecast) = game.forecast(proposal) else { return 0 };
    let Some(throw) = forecast.throws.first() else { return 0 };
    let good = throw
        .results
        .iter()
        .filter(|one| matches!(one.result, ThrowResult::Passed | ThrowResult::Carre(bataille::CarreResult::Carre)));
    good.map(|one| u32::from(one.odd.throws)).sum()
}

fn answer(game: &Game) -> Command {
    let of = |answer| chance_of(game, &Proposal::Answer(answer));
    let carre = of(Answer::Carre) >= of(Answer::Stand);
    Command::Answer { answer: if carre { Answer::Carre } else { Answer::Stand } }
}

/// The value of a melee for the attacker, in 36ths of an increment.
fn prospect(throw: &Throw) -> i64 {
    let worth = |result: &ThrowResult| match result {
        ThrowResult::Melee { result: MeleeResult::Losses { attacker, defender, .. }, .. } => {
            2 * (i64::from(*defender) - i64::from(*attacker))
        }
        ThrowResult::Melee { result: MeleeResult::Letter(letter), .. } => match letter {
            Letter::Ar => -8,
            Letter::Ad => -5,
            Letter::Blank => -1,
            Letter::Dd => 5,
            Letter::Dr => 8,
            Letter::Ds => 10,
        },
        ThrowResult::Losses { increments, .. } => i64::from(*increments),
        _ => 0,
    };
    throw.results.iter().map(|one| worth(&one.result) * i64::from(one.odd.throws)).sum()
}

fn melee_prospect(game: &Game, proposal: &Proposal) -> Option<i64> {
    let forecast = game.forecast(proposal).ok()?;
    forecast.throws.iter().find(|throw| throw.melee.is_some()).map(prospect)
}

/// The best charge that promises something.
fn charge(game: &Game, options: &[bataille::ChargeOption], manner: Manner) -> Option<Command> {
    let mut best: Option<(i64, Command)> = None;
    for option in options {
        for way in &option.targets {
            let top = game.units_in(way.target).first().copied();
            // A carré is left alone.
            if top.is_some_and(|top| game.unit(top).formation == Formation::Carre) {
                continue;
            }
            let (units, path, target) = (vec![option.unit], way.path.clone(), way.target);
            let order = ChargeOrder { units: units.clone(), leaders: Vec::new(), path: path.clone(), target };
            let Some(gain) = melee_prospect(game, &Proposal::Charge(Box::new(order))) else { continue };
            if gain > manner.of(36, 0, 90) && best.as_ref().is_none_or(|(known, _)| gain > *known) {
                best = Some((gain, Command::Charge { units, leaders: Vec::new(), path, target }));
            }
        }
    }
    best.map(|(_, command)| command)
}

/// The attack by fire that costs the enemy most.
fn fire(game: &Game, options: &FireOptions) -> Option<Command> {
    let weigh = |attack: &&bataille::FireAttack| {
        let forecast = game.forecast(&Proposal::Fire((*attack).clone())).ok();
        forecast.and_then(|forecast| forecast.throws.first().map(prospect)).unwrap_or(0)
    };
    let attack = options.attacks.iter().max_by_key(weigh)?;
    Some(Command::Fire { attacks: vec![attack.clone()] })
}

/// The best assault with a good prospect, with all units that can take part.
fn assault(game: &Game, options: &[AssaultOption], manner: Manner) -> Option<Command> {
    let mut best: Option<(i64, AssaultOrder)> = None;
    let mut targets: Vec<Hex> = options.iter().flat_map(|option| option.targets.iter().copied()).collect();
    targets.sort_unstable();
    targets.dedup();
    for target in targets {
        let able = |arm: Arm| {
            let of = |option: &&AssaultOption| option.targets.contains(&target) && game.arm(option.unit) == arm;
            options.iter().filter(of).map(|option| option.unit).collect::<Vec<UnitId>>()
        };
        for units in [able(Arm::Infantry), able(Arm::Cavalry)] {
            if units.is_empty() {
                continue;
            }
            let order = AssaultOrder { target, units, saving: Vec::new() };
            let Some(gain) = melee_prospect(game, &Proposal::Assault(order.clone())) else { continue };
            if gain > manner.of(24, 0, 72) && best.as_ref().is_none_or(|(known, _)| gain > *known) {
                best = Some((gain, order));
            }
        }
    }
    best.map(|(_, order)| Command::Assault(order))
}

/// The way that gains most, if one gains anything.
fn march(game: &Game, side: Side, unit: UnitId, manner: Manner, chance: &mut Chance) -> Option<Vec<Action>> {
    let now = game.hex_of(unit)?;
    if game.arm(unit) == Arm::Artillery {
        return guns(game, side, unit);
    }
    let here = worth(game, side, unit, now, manner);
    let mut best: Option<(i64, Reached)> = None;
    for reached in game.reach(side, &[unit]) {
        let jitter = i64::try_from(chance.below(3)).unwrap_or(0);
        let fire = if reached.draws_fire { manner.of(6, 2, 12) } else { 0 };
        let gain = worth(game, side, unit, reached.hex, manner) - here - fire + jitter;
        if gain > 3 && best.as_ref().is_none_or(|(known, _)| gain > *known) {
            best = Some((gain, reached));
        }
    }
    best.map(|(_, reached)| reached.actions)
}

/// Guns unlimber where they see an enemy in range, and otherwise come nearer.
fn guns(game: &Game, side: Side, unit: UnitId) -> Option<Vec<Action>> {
    let now = game.unit(unit);
    let hex = game.hex_of(unit)?;
    let near = |from: Hex| enemies(game, side).map(|enemy| game.board().distance(from, enemy)).min().unwrap_or(99);
    if now.formation == Formation::Unlimbered {
        return None;
    }
    if (2..=7).contains(&near(hex)) {
        return Some(vec![Action::Unlimber]);
    }
    let reach = game.reach(side, &[unit]);
    let best = reach
        .into_iter()
        .filter(|reached| near(reached.hex) >= 3)
        .min_by_key(|reached| (near(reached.hex), reached.hex))?;
    (near(best.hex) < near(hex)).then_some(best.actions)
}

fn enemies(game: &Game, side: Side) -> impl Iterator<Item = Hex> + '_ {
    game.on_map(side.other())
        .filter(|unit| game.unit(*unit).order != Order::Routed)
        .filter_map(|unit| game.hex_of(unit))
}

/// Whether a place is worth points to that side alone.
fn scores_only_for(game: &Game, hex: Hex, side: Side) -> bool {
    let mut objectives = game.board().definition().victory.objectives.iter();
    objectives.any(|objective| objective.scores_for == Some(side) && objective.hexes.contains(&hex))
}

/// The value of a hex for a unit: near objectives, with friends, beside enemies it can beat.
fn worth(game: &Game, side: Side, unit: UnitId, hex: Hex, manner: Manner) -> i64 {
    let board = game.board();
    let far = |to: Hex| i64::from(board.distance(hex, to));
    let goals = game.state().holders.iter().map(|holder| {
        // An objective of the enemy draws more than an own one, unless it can only be lost: then it is kept.
        let ours = holder.side == side;
        let kept = scores_only_for(game, holder.hex, side.other());
        far(holder.hex) * 2 + if ours == kept { 0 } else { 8 }
    });
    let mut worth = -goals.min().unwrap_or(0);
    let melee = |of: UnitId| board.unit(of).map_or(0, |data| i64::from(data.melee));
    let beside = |whose: Side| {
        let near = move |of: &UnitId| game.hex_of(*of).is_some_and(|at| board.distance(at, hex) == 1);
        game.on_map(whose).filter(near)
    };
    let theirs: i64 = beside(side.other()).map(melee).sum();
    if theirs > 0 {
        let ours: i64 = melee(unit) + beside(side).filter(|of| *of != unit).map(melee).sum::<i64>();
        let steady = game.unit(unit).order == Order::Good;
        worth += if steady && ours * 2 > theirs * manner.of(3, 2, 4) { 6 } else { -8 };
    }
    if board.terrain(hex).is_building() || board.terrain(hex) == Terrain::Garden {
        worth += if game.arm(unit) == Arm::Infantry { 3 } else { -6 };
    }
    if game.unit(unit).order != Order::Good {
        worth -= theirs;
    }
    if matches!(game.unit(unit).place, Place::Waiting) {
        worth -= 40;
    }
    worth
}
