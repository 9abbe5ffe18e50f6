//! A player that makes any legal move, from a seed.

use bataille::*;
use engine::contract::{Game as _, Pending, Rolled, Side};
use engine::hex::{Direction, Hex};
use std::sync::{Arc, OnceLock};

/// The two battles, read once.
pub(crate) fn broesa() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| open("broesa")))
}

pub(crate) fn gleina() -> Arc<Board> {
    static BOARD: OnceLock<Arc<Board>> = OnceLock::new();
    Arc::clone(BOARD.get_or_init(|| open("gleina")))
}

fn open(name: &str) -> Arc<Board> {
    let scenario = bataille_files::BATTLES.built_in(name).unwrap();
    let definition = bataille_files::definition(&scenario).unwrap().clone();
    Arc::new(Board::new(definition).unwrap())
}

/// Chance from a seed.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    pub(crate) fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        if list.is_empty() { None } else { list.get(self.below(list.len())) }
    }
}

/// Faces for the roll that is asked for.
pub(crate) fn faces(game: &Game, luck: &mut Luck) -> Option<Rolled> {
    match game.pending() {
        Pending::Roll(roll) => {
            Some(Rolled::Faces(roll.dice.iter().map(|sides| luck.below(usize::from(*sides)) as u16 + 1).collect()))
        }
        _ => None,
    }
}

fn nearest(game: &Game, side: Side, hex: Hex) -> u16 {
    let grid = game.board().definition().ground.grid;
    let units = &game.board().definition().units;
    let enemies = game.state().units.iter().zip(units).filter(|(_, data)| data.side != side);
    let hexes = enemies.filter_map(|(unit, _)| match unit.place {
        Place::On(hex) => Some(hex),
        _ => None,
    });
    hexes.map(|enemy| grid.distance(hex, enemy)).min().unwrap_or(99)
}

fn movement(game: &Game, side: Side, luck: &mut Luck) -> Command {
    let movers = game.movers(side);
    if luck.one_in(movers.len() * 2 + 8) {
        return Command::EndMovement;
    }
    for _ in 0..4 {
        match luck.below(20) {
            0 => {
                let units: Vec<UnitId> = game.orderable(side);
                if let Some(&unit) = luck.pick(&units) {
                    let orders = some_orders(game, unit, luck);
                    if orders != game.state().units[usize::from(unit.0)].orders {
                        return Command::Orders { orders: vec![OrderFor { unit, orders }] };
                    }
                }
            }
            1 => {
                if let Some(&hex) = luck.pick(&game.restackable(side)) {
                    let mut units = game.units_in(hex);
                    units.rotate_left(1);
                    return Command::Restack { hex, units };
                }
            }
            2 => {
                let leader = LeaderId(luck.below(game.state().leaders.len()) as u16);
                if let Some(ride) = luck.pick(&game.leader_rides(side, leader)) {
                    return Command::MoveLeader { leader, path: ride.path.clone() };
                }
            }
            3..=5 => {
                if let Some(entry) = luck.pick(&game.entry_options(side)) {
                    let leaders = if luck.one_in(2) { entry.leaders.clone() } else { Vec::new() };
                    let facing = Facing::Side(Direction::ALL[luck.below(6)]);
                    let (unit, hex, formation) = (entry.unit, entry.hex, entry.formation);
                    return Command::Enter { unit, leaders, hex, formation, facing };
                }
            }
            6..=8 => {
                if let Some(units) = luck.pick(&movers)
                    && let Some(option) = luck.pick(&game.actions_of(side, units))
                {
                    return Command::Move { units: units.clone(), leaders: Vec::new(), actions: vec![option.action] };
                }
            }
            _ => {
                let Some(units) = luck.pick(&movers) else { continue };
                let reach = game.reach(side, units);
                let mut best = luck.pick(&reach);
                if luck.one_in(2) {
                    for _ in 0..4 {
                        let other = luck.pick(&reach);
                        if let (Some(a), Some(b)) = (best, other)
                            && nearest(game, side, b.hex) < nearest(game, side, a.hex)
                        {
                            best = other;
                        }
                    }
                }
                if let Some(reached) = best {
                    let hex = game.state().hex_of(units[0]);
                    let leaders = game.state().leaders.iter().enumerate().filter(|(at, leader)| {
                        game.board().definition().leaders[*at].side == side && Some(leader.place) == hex.map(Place::On)
                    });
                    let leaders: Vec<LeaderId> = leaders.map(|(at, _)| LeaderId(at as u16)).collect();
                    let leaders = if luck.one_in(2) { leaders } else { Vec::new() };
                    return Command::Move { units: units.clone(), leaders, actions: reached.actions.clone() };
                }
            }
        }
    }
    Command::EndMovement
}

pub(crate) fn some_orders(game: &Game, unit: UnitId, luck: &mut Luck) -> StandingOrders {
    let definition = game.board().definition();
    let data = &definition.units[usize::from(unit.0)];
    let kind = &definition.types[usize::from(data.kind.0)].arm;
    let mut orders = StandingOrders::default();
    let withdraw = *luck.pick(&[WithdrawOrder::Ask, WithdrawOrder::Never, WithdrawOrder::One]).unwrap();
    match kind {
        ArmData::Cavalry { .. } => {
            orders.reaction = *luck.pick(&[ReactionOrder::Ask, ReactionOrder::Always, ReactionOrder::Never]).unwrap();
            let all = [OpportunityOrder::Hold, OpportunityOrder::Weak, OpportunityOrder::Any, OpportunityOrder::Ask];
            orders.opportunity = *luck.pick(&all).unwrap();
            orders.withdraw = withdraw;
        }
        ArmData::Infantry { skirmish, .. } => {
            orders.answer = *luck.pick(&[AnswerOrder::Ask, AnswerOrder::Stand, AnswerOrder::Carre]).unwrap();
            if *skirmish > 0 {
                orders.withdraw = withdraw;
            }
        }
        ArmData::Artillery { horse: true, .. } => orders.withdraw = withdraw,
        ArmData::Artillery { .. } => {}
    }
    orders
}

fn assault(options: &[AssaultOption], luck: &mut Luck) -> Option<Command> {
    let option = luck.pick(options)?;
    let target = *luck.pick(&option.targets)?;
    let mut units = vec![option.unit];
    let mut saving = Vec::new();
    for other in options {
        if other.unit != option.unit
            && other.targets.contains(&target)
            && other.may_save == option.may_save
            && luck.one_in(2)
        {
            units.push(other.unit);
        }
        if other.may_save && units.contains(&other.unit) && luck.one_in(4) {
            saving.push(other.unit);
        }
    }
    Some(Command::Assault(AssaultOrder { target, units, saving }))
}

/// The player's answer to the current request.
pub(crate) fn say(game: &Game, luck: &mut Luck) -> Option<(Side, Command)> {
    let Pending::Decision { side, decision } = game.pending() else { return None };
    let command = match decision {
        Decision::Movement => movement(game, side, luck),
        _ => match game.options() {
            Options::Charge(options) => match luck.pick(&options) {
                Some(option) if !luck.one_in(4) => {
                    let target = luck.pick(&option.targets).unwrap();
                    let leaders = if luck.one_in(2) { option.leaders.clone() } else { Vec::new() };
                    let (path, target) = (target.path.clone(), target.target);
                    Command::Charge { units: vec![option.unit], leaders, path, target }
                }
                _ => Command::EndCharges,
            },
            Options::React(units) => {
                Command::React { unit: if luck.one_in(3) { None } else { luck.pick(&units).copied() } }
            }
            Options::Answer(answers) => Command::Answer { answer: *luck.pick(&answers).unwrap() },
            Options::Press => Command::Press { go_on: luck.one_in(2) },
            Options::Occupy => Command::Occupy { enter: luck.one_in(2) },
            Options::OpportunityCharge(units) => {
                Command::OpportunityCharge { unit: if luck.one_in(3) { None } else { luck.pick(&units).copied() } }
            }
            Options::Fire(options) => match luck.pick(&options.attacks) {
                Some(attack) if !luck.one_in(30) => Command::Fire { attacks: vec![attack.clone()] },
                _ => Command::EndFire,
            },
            Options::Assault(options) => {
                let order = if luck.one_in(6) { None } else { assault(&options, luck) };
                order.unwrap_or(Command::EndAssaults)
            }
            Options::FollowUp(options) => {
                let order = if luck.one_in(3) { None } else { assault(&options, luck) };
                order.unwrap_or(Command::NoFollowUp)
            }
            Options::Withdraw(ways) => match luck.pick(&ways) {
                Some(way) if luck.one_in(2) => Command::Withdraw { path: way.path.clone() },
                _ => Command::Hold,
            },
            Options::Advance { units, must } => {
                let all = Command::Advance { units: units.clone() };
                if luck.one_in(2) && game.check(side, &all).is_ok() {
                    all
                } else if must || luck.one_in(2) {
                    Command::Advance { units: luck.pick(&units).copied().into_iter().collect() }
                } else {
                    Command::Advance { units: Vec::new() }
                }
            }
            Options::Close(units) => {
                let orders = luck
                    .pick(&units)
                    .copied()
                    .filter(|_| luck.one_in(2))
                    .map(|unit| OrderFor { unit, orders: some_orders(game, unit, luck) });
                let new = orders.filter(|order| order.orders != game.state().units[usize::from(order.unit.0)].orders);
                Command::Close { orders: new.into_iter().collect() }
            }
            Options::Movement(_) | Options::Nothing => return None,
        },
    };
    Some((side, command))
}
