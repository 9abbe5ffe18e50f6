//! Random commands: most of them break a rule. Three in four at least answer the question.

use bataille::{
    Action, Answer, Arm, AssaultOrder, Command, Decision, Facing, FireAttack, Formation, Game, LeaderId, OrderFor,
    StandingOrders, UnitId,
};
use engine::contract::{Game as _, Pending, Side};
use engine::hex::{Direction, Hex};
use language::chance::Chance;

const FORMATIONS: [Formation; 8] = [
    Formation::Column,
    Formation::Line,
    Formation::Carre,
    Formation::Skirmish,
    Formation::RoadMarch,
    Formation::GeneralOrder,
    Formation::Limbered,
    Formation::Unlimbered,
];
/// The longest path that is made up.
const LONGEST: usize = 6;

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
    match game.pending() {
        Pending::Decision { side, decision } if chance.one_in(3, 4) => about(game, side, &decision, chance),
        _ => anything(game, chance),
    }
}

/// A unit of a side on the map.
fn somebody(game: &Game, side: Side, chance: &mut Chance) -> Option<UnitId> {
    let all: Vec<UnitId> = game.on_map(side).collect();
    chance.pick(&all).copied()
}

/// A command of the kind that is due, for the units it concerns.
fn about(game: &Game, side: Side, decision: &Decision, chance: &mut Chance) -> Option<Command> {
    match decision {
        Decision::Movement => moving(game, side, chance),
        Decision::DefensiveFire | Decision::OffensiveFire => firing(game, side, chance),
        Decision::Assault | Decision::FollowUp { .. } => assaulting(game, side, chance),
        Decision::Charge => charging(game, side, chance),
        _ => anything(game, chance),
    }
}

/// Hexes that lead towards another, with a wrong turn now and then, to beside it or into it.
fn towards(game: &Game, from: Hex, to: Hex, into: bool, chance: &mut Chance) -> Vec<Hex> {
    let board = game.board();
    let mut path = Vec::new();
    let mut at = from;
    while path.len() < LONGEST && board.distance(at, to) > u16::from(!into) {
        let near: Vec<Hex> = board.neighbours(at).map(|(_, hex)| hex).collect();
        let next = if chance.one_in(1, 6) {
            chance.pick(&near).copied()
        } else {
            near.into_iter().min_by_key(|hex| board.distance(*hex, to))
        };
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    path
}

/// A list of actions: a path to a unit, an action in the hex before it, or a hex off the map.
fn moving(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let unit = somebody(game, side, chance)?;
    let hex = game.hex_of(unit)?;
    let other = somebody(game, if chance.one_in(1, 2) { side } else { side.other() }, chance)?;
    let target = game.hex_of(other)?;
    let turn = Facing::Side(*chance.pick(&Direction::ALL)?);
    let formation = *chance.pick(&FORMATIONS)?;
    let facing = match formation {
        Formation::Line | Formation::Skirmish => Facing::Vertex(*chance.pick(&Direction::ALL)?),
        Formation::Carre => Facing::AllRound,
        _ => turn,
    };
    let mut actions: Vec<Action> = match chance.below(6) {
        0 => vec![Action::Turn(turn)],
        1 | 2 => vec![Action::Form { formation, facing }],
        _ => Vec::new(),
    };
    match chance.below(8) {
        0 => actions.push(Action::Enter(Hex::new(u8::MAX, 1))),
        1 => actions.extend(game.board().neighbours(hex).next().map(|(_, hex)| Action::Prolong(hex))),
        2 if !actions.is_empty() => {}
        _ => actions.extend(towards(game, hex, target, true, chance).into_iter().map(Action::Enter)),
    }
    let mut units = vec![unit];
    if chance.one_in(1, 4) {
        units.push(other);
    }
    Some(Command::Move { units, leaders: Vec::new(), actions })
}

/// All units beside enemies, with the hexes of these.
fn beside(game: &Game, side: Side) -> Vec<(UnitId, Vec<Hex>)> {
    let enemy = |target: &Hex| game.units_in(*target).first().is_some_and(|top| game.side_of(*top) != side);
    let near = |unit: UnitId| {
        let hex = game.hex_of(unit)?;
        let hexes: Vec<Hex> = game.board().neighbours(hex).map(|(_, hex)| hex).filter(enemy).collect();
        (!hexes.is_empty()).then_some((unit, hexes))
    };
    game.on_map(side).filter_map(near).collect()
}

/// Fire by any unit at any other, or by the weakest of those beside an enemy.
fn firing(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    if chance.one_in(1, 4) {
        let (unit, hexes) = beside(game, side).into_iter().min_by_key(|(unit, _)| game.strength(*unit))?;
        let attack = FireAttack { target: *chance.pick(&hexes)?, units: vec![unit] };
        return Some(Command::Fire { attacks: vec![attack] });
    }
    let (unit, enemy) = (somebody(game, side, chance)?, somebody(game, side.other(), chance)?);
    let mut units = vec![unit];
    if chance.one_in(1, 4) {
        units.extend(somebody(game, side, chance));
    }
    Some(Command::Fire { attacks: vec![FireAttack { target: game.hex_of(enemy)?, units }] })
}

/// An assault on an enemy beside a unit; with other units, and with some as horse that are not.
fn assaulting(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let near = beside(game, side);
    // A unit charged on the march would have to be told that it stays.
    let struck = near.iter().find(|(unit, _)| game.unit(*unit).marks.charged_moving);
    let (unit, hexes) = struck.filter(|_| chance.one_in(1, 2)).or_else(|| chance.pick(&near))?;
    let target = *chance.pick(hexes)?;
    let mut units = vec![*unit];
    if chance.one_in(1, 4) {
        units
            .extend(near.iter().filter(|(other, hexes)| other != unit && hexes.contains(&target)).map(|(one, _)| *one));
    }
    let foot = units.iter().copied().filter(|unit| game.arm(*unit) != Arm::Cavalry);
    let saving = if chance.one_in(1, 4) { foot.collect() } else { Vec::new() };
    Some(Command::Assault(AssaultOrder { target, units, saving }))
}

/// A charge by any path at any unit.
fn charging(game: &Game, side: Side, chance: &mut Chance) -> Option<Command> {
    let able = game.charging(side);
    let unit = if able.is_empty() { somebody(game, side, chance)? } else { *chance.pick(&able)? };
    let target = game.hex_of(somebody(game, side.other(), chance)?)?;
    let path = towards(game, game.hex_of(unit)?, target, false, chance);
    Some(Command::Charge { units: vec![unit], leaders: Vec::new(), path, target })
}

fn anything(game: &Game, chance: &mut Chance) -> Option<Command> {
    let board = game.board();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let hexes: Vec<Hex> = board.hexes().collect();
    let unit = *chance.pick(&units)?;
    let other = *chance.pick(&units)?;
    let hex = match game.hex_of(unit) {
        Some(at) if chance.one_in(3, 4) => {
            let near: Vec<Hex> = board.neighbours(at).map(|(_, hex)| hex).collect();
            *chance.pick(&near)?
        }
        _ => *chance.pick(&hexes)?,
    };
    let side = *chance.pick(&Direction::ALL)?;
    let facing = if chance.one_in(1, 2) { Facing::Side(side) } else { Facing::Vertex(side) };
    let formation = *chance.pick(&FORMATIONS)?;
    let yes = chance.one_in(1, 2);
    let some = |yes: bool| if yes { vec![unit, other] } else { vec![unit] };
    let leaders: Vec<LeaderId> = board.leader_ids().collect();
    let (none, orders) = (Vec::new(), vec![OrderFor { unit, orders: StandingOrders::default() }]);
    Some(match chance.below(18) {
        0 => Command::Charge { units: some(yes), leaders: none, path: Vec::new(), target: hex },
        1 => Command::React { unit: Some(unit) },
        2 => Command::Answer { answer: if yes { Answer::Stand } else { Answer::Carre } },
        3 => Command::OpportunityCharge { unit: Some(unit) },
        4..=6 => Command::Move { units: some(yes), leaders: none, actions: vec![Action::Enter(hex)] },
        7 => Command::Move { units: vec![unit], leaders: none, actions: vec![Action::Turn(facing)] },
        8 => Command::Move { units: vec![unit], leaders: none, actions: vec![Action::Form { formation, facing }] },
        9 => {
            let action = if yes { Action::Limber } else { Action::Unlimber };
            Command::Move { units: vec![unit], leaders: none, actions: vec![action, Action::Prolong(hex)] }
        }
        10 => Command::Enter { unit, leaders: none, hex, formation, facing },
        11 => Command::MoveLeader { leader: *chance.pick(&leaders)?, path: vec![hex] },
        12 => Command::Restack { hex, units: some(true) },
        13 => Command::Orders { orders },
        14 => Command::Fire { attacks: vec![FireAttack { target: hex, units: some(yes) }] },
        15 => Command::Assault(AssaultOrder { target: hex, units: some(yes), saving: none_of(yes, unit) }),
        16 => Command::Withdraw { path: vec![hex] },
        _ => Command::Advance { units: some(yes) },
    })
}

fn none_of(yes: bool, unit: UnitId) -> Vec<UnitId> {
    if yes { vec![unit] } else { Vec::new() }
}
