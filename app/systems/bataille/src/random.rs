//! A player that says anything lawful, quickly: it chooses who acts first and asks only for what that unit can do.
//!
//! Now and then it walks through the questions as a person would, so that everything a person can say is said and no
//! question goes unasked.

use super::Bataille;
use bataille::{
    Action, Answer, AnswerOrder, Arm, AssaultOption, AssaultOrder, Command, Decision, FireAttack, FireKind, Formation,
    Game, LeaderId, OpportunityOrder, Options, Order, OrderFor, Reached, ReactionOrder, StandingOrders, UnitId,
    WithdrawOrder,
};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::Hex;
use language::ask::Walker;
use language::bot::Bot;
use language::chance::Chance;

/// One answer in this many is found by picks, as a player finds it.
const WALKED: usize = 24;
/// Number of thoughts to try before an answer is found by picks.
const MOST_THOUGHTS: u32 = 4;

/// Says anything lawful, but comes to the fighting: half of its moves go towards the enemy.
#[derive(Default)]
pub(super) struct Rambler {
    walker: Walker<Bataille>,
}

impl Bot<Game> for Rambler {
    fn answer(&mut self, game: &Game, chance: &mut Chance) -> Option<Command> {
        let Pending::Decision { side, decision } = game.pending() else { return None };
        if !chance.one_in(1, WALKED) {
            let thoughts = (0..MOST_THOUGHTS).find_map(|_| {
                thought(game, side, &decision, chance).filter(|command| game.check(side, command).is_ok())
            });
            if thoughts.is_some() {
                return thoughts;
            }
        }
        Walker::answer(&mut self.walker, game, side, chance).map(|said| said.command)
    }
}

/// Something that could be said; it may break a rule.
fn thought(game: &Game, side: Side, decision: &Decision, chance: &mut Chance) -> Option<Command> {
    Some(match decision {
        Decision::Charge => charge(game, side, chance)?,
        Decision::React { units } => Command::React { unit: units.get(chance.below(units.len() + 1)).copied() },
        Decision::OpportunityCharge { units, .. } => {
            Command::OpportunityCharge { unit: units.get(chance.below(units.len() + 1)).copied() }
        }
        Decision::Answer { .. } => {
            Command::Answer { answer: if chance.one_in(1, 2) { Answer::Stand } else { Answer::Carre } }
        }
        Decision::Press { .. } => Command::Press { go_on: chance.one_in(1, 2) },
        Decision::Occupy { .. } => Command::Occupy { enter: chance.one_in(1, 2) },
        Decision::Movement => movement(game, side, chance)?,
        Decision::DefensiveFire => fire(game, side, FireKind::Defensive, chance)?,
        Decision::OffensiveFire => fire(game, side, FireKind::Offensive, chance)?,
        Decision::Assault => match game.options() {
            Options::Assault(options) if chance.one_in(5, 6) => assault(game, &options, chance)?,
            _ => Command::EndAssaults,
        },
        Decision::FollowUp { .. } => match game.options() {
            Options::FollowUp(options) if chance.one_in(2, 3) => assault(game, &options, chance)?,
            _ => Command::NoFollowUp,
        },
        Decision::Withdraw { .. } => match game.options() {
            Options::Withdraw(ways) if chance.one_in(1, 2) => {
                Command::Withdraw { path: chance.pick(&ways)?.path.clone() }
            }
            _ => Command::Hold,
        },
        Decision::Advance { must, .. } => {
            let Options::Advance { units, .. } = game.options() else { return None };
            let mut units: Vec<UnitId> = units.into_iter().filter(|_| chance.one_in(2, 3)).collect();
            if units.is_empty() && *must {
                let Options::Advance { units: all, .. } = game.options() else { return None };
                units.extend(chance.pick(&all));
            }
            Command::Advance { units }
        }
        Decision::Close => {
            let orders = if chance.one_in(1, 8) { new_orders(game, side, chance) } else { None };
            Command::Close { orders: orders.into_iter().collect() }
        }
    })
}

fn charge(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let able = game.charging(side);
    let Some(&unit) = able.get(chance.below(able.len() + 1)) else { return Some(Command::EndCharges) };
    let ways = game.charge_choices(unit);
    let way = chance.pick(&ways)?;
    let hex = game.hex_of(unit)?;
    let fellows = able.iter().copied().filter(|other| *other == unit || game.hex_of(*other) == Some(hex));
    let units = fellows.filter(|other| *other == unit || chance.one_in(1, 2)).collect();
    let leaders = some_leaders(game, side, hex, chance);
    Some(Command::Charge { units, leaders, path: way.path.clone(), target: way.target })
}

fn some_leaders(game: &Game, side: Side, hex: Hex, chance: &mut Chance) -> Vec<LeaderId> {
    let all: Vec<LeaderId> = game.leaders_in(hex, side).collect();
    all.into_iter().filter(|_| chance.one_in(1, 2)).collect()
}

/// A unit that has not moved yet, or the end: as likely as any one of them.
fn movement(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    match chance.below(24) {
        0 => return leader(game, side, chance),
        1 => return new_orders(game, side, chance).map(|order| Command::Orders { orders: vec![order] }),
        2 => return restack(game, side, chance),
        3 => return enter(game, side, chance),
        _ => {}
    }
    let able: Vec<UnitId> = game.on_map(side).filter(|unit| game.points(*unit).0 > 0).collect();
    let idle: Vec<UnitId> = able.iter().copied().filter(|unit| game.unit(*unit).marks.spent.0 == 0).collect();
    let among = if idle.is_empty() && chance.one_in(1, 8) { &able } else { &idle };
    match among.get(chance.below(among.len() + 1)) {
        Some(unit) => march(game, side, *unit, chance),
        // A unit that waits outside comes in before the segment is over, more often than not.
        None if chance.one_in(3, 4) => enter(game, side, chance).or(Some(Command::EndMovement)),
        None => Some(Command::EndMovement),
    }
}

fn march(game: &Game, side: Side, unit: UnitId, chance: &mut Chance) -> Option<Command> {
    let hex = game.hex_of(unit)?;
    let mut units = vec![unit];
    for other in game.units_in(hex) {
        if other != unit && chance.one_in(1, 2) {
            units.push(other);
            if game.planned(side, &units, &[]).is_err() {
                units.pop();
            }
        }
    }
    let mut actions = if chance.one_in(2, 3) { way(game, side, &units, chance) } else { Vec::new() };
    if actions.is_empty() || chance.one_in(1, 4) {
        let more = game.actions_after(side, &units, &actions);
        actions.extend(chance.pick(&more).map(|option| option.action));
    }
    let leaders = some_leaders(game, side, hex, chance);
    (!actions.is_empty()).then_some(Command::Move { units, leaders, actions })
}

/// Anywhere in reach; half of the time as near to some enemy as can be.
fn way(game: &Game, side: Side, units: &[UnitId], chance: &mut Chance) -> Vec<Action> {
    let reach = game.reach(side, units);
    let enemies: Vec<Hex> = game.on_map(side.other()).filter_map(|enemy| game.hex_of(enemy)).collect();
    let towards = chance.one_in(1, 2).then(|| chance.pick(&enemies).copied()).flatten();
    let chosen: Option<&Reached> = match towards {
        Some(enemy) => reach.iter().min_by_key(|reached| game.board().distance(reached.hex, enemy)),
        None => chance.pick(&reach),
    };
    chosen.map(|reached| reached.actions.clone()).unwrap_or_default()
}

fn enter(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let entries = game.entry_options(side);
    let option = chance.pick(&entries)?;
    let facing = *chance.pick(&engine::hex::Direction::ALL)?;
    let leaders = option.leaders.iter().copied().filter(|_| chance.one_in(1, 2)).collect();
    let facing = bataille::Facing::Side(facing);
    Some(Command::Enter { unit: option.unit, leaders, hex: option.hex, formation: option.formation, facing })
}

fn leader(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let leaders: Vec<LeaderId> = game.board().leader_ids().collect();
    let leader = *chance.pick(&leaders)?;
    let rides = game.leader_rides(side, leader);
    chance.pick(&rides).map(|ride| Command::MoveLeader { leader, path: ride.path.clone() })
}

fn restack(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let hexes = game.restackable(side);
    let hex = *chance.pick(&hexes)?;
    let mut units = game.units_in(hex);
    let turn = chance.below(units.len());
    units.rotate_left(turn);
    Some(Command::Restack { hex, units })
}

/// New orders of any kind for any unit that can hold them.
fn new_orders(game: &Game, side: Side, chance: &mut Chance) -> Option<OrderFor> {
    use OpportunityOrder::{Any, Hold, Weak};
    let all = game.orderable(side);
    let unit = *chance.pick(&all)?;
    let [rides, answers, withdraws] = game.order_kinds(unit);
    let mut orders = StandingOrders::default();
    if rides {
        let reactions = [ReactionOrder::Ask, ReactionOrder::Always, ReactionOrder::Never];
        orders.reaction = *chance.pick(&reactions)?;
        orders.opportunity = *chance.pick(&[Hold, Weak, Any, OpportunityOrder::Ask])?;
    }
    if answers {
        orders.answer = *chance.pick(&[AnswerOrder::Ask, AnswerOrder::Stand, AnswerOrder::Carre])?;
    }
    if withdraws {
        orders.withdraw = *chance.pick(&[WithdrawOrder::Ask, WithdrawOrder::Never, WithdrawOrder::One])?;
    }
    Some(OrderFor { unit, orders })
}

/// One attack by a unit that can, with some of those that can join it.
fn fire(game: &Game, side: Side, kind: FireKind, chance: &mut Chance) -> Option<Command> {
    if chance.one_in(1, 8) {
        return Some(Command::EndFire);
    }
    let able = |unit: &UnitId| {
        let now = game.unit(*unit);
        let carre = now.formation == Formation::Carre;
        game.arm(*unit) != Arm::Cavalry && now.order != Order::Routed && (carre || !now.marks.fired)
    };
    let all: Vec<UnitId> = game.on_map(side).filter(able).collect();
    let begin = chance.below(all.len());
    let (before, after) = all.split_at(begin);
    let (unit, targets) = after.iter().chain(before).find_map(|unit| {
        let targets = game.fire_choices(*unit, kind);
        (!targets.is_empty()).then_some((*unit, targets))
    })?;
    let target = *chance.pick(&targets)?;
    let mut attack = FireAttack { target, units: vec![unit] };
    let near = |other: &UnitId| {
        let at = game.hex_of(*other);
        at == game.hex_of(unit) || at.is_some_and(|at| game.board().distance(at, target) <= 2)
    };
    for other in all.iter().copied().filter(|other| *other != unit && near(other)) {
        if chance.one_in(1, 2) {
            attack.units.push(other);
            if game.check(side, &Command::Fire { attacks: vec![attack.clone()] }).is_err() {
                attack.units.pop();
            }
        }
    }
    Some(Command::Fire { attacks: vec![attack] })
}

/// An assault on one of the hexes, by most units that can.
fn assault(game: &Game, options: &[AssaultOption], chance: &mut Chance) -> Option<Command> {
    let first = chance.pick(options)?;
    let target = *chance.pick(&first.targets)?;
    let able = options.iter().filter(|option| option.targets.contains(&target)).map(|option| option.unit);
    let units: Vec<UnitId> = able.filter(|unit| *unit == first.unit || chance.one_in(2, 3)).collect();
    let horse = units.iter().copied().filter(|unit| game.arm(*unit) == Arm::Cavalry);
    let saving = horse.filter(|_| chance.one_in(1, 4)).collect();
    Some(Command::Assault(AssaultOrder { target, units, saving }))
}
