//! Commands out of thin air: most of them break a rule.

use crate::chance::Chance;
use engine::bataille::{
    Action, Answer, AssaultOrder, Command, Facing, FireAttack, Formation, Game, LeaderId, OrderFor, StandingOrders,
    UnitId,
};
use engine::hex::{Direction, Hex};

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

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
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
