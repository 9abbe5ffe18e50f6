//! Commands out of thin air: most of them break a rule.

use engine::hex::Hex;
use language::chance::Chance;
use winter::state::{CommandState, FireOrder, Formation};
use winter::{Command, Facing, Game, LeaderId, Step, UnitId};

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
    let board = game.board();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let leaders: Vec<LeaderId> = board.leader_ids().collect();
    let hexes: Vec<Hex> = board.grid().hexes().collect();
    let (unit, other) = (*chance.pick(&units)?, *chance.pick(&units)?);
    let leader = *chance.pick(&leaders)?;
    let hex = match game.state().unit(unit).hex() {
        Some(at) if chance.one_in(3, 4) => {
            let near: Vec<Hex> = board.around(at).map(|(_, hex)| hex).collect();
            *chance.pick(&near)?
        }
        _ => *chance.pick(&hexes)?,
    };
    let facing = *chance.pick(&Facing::ALL)?;
    let yes = chance.one_in(1, 2);
    let step = match chance.below(5) {
        0 => Step::Face(facing),
        1 => Step::Form { formation: Formation::Square, facing, hand: None },
        2 => Step::Detach,
        3 => Step::Exit,
        _ => Step::Enter(hex),
    };
    Some(match chance.below(17) {
        0..=3 => Command::Move { units: vec![unit], steps: vec![step], leaders: Vec::new(), grand: yes, toward: None },
        4 => Command::MoveLeader { leader, path: vec![hex], exit: yes },
        5 => Command::Enter {
            units: vec![unit],
            hex,
            formation: Formation::Column,
            facing,
            leaders: Vec::new(),
            steps: Vec::new(),
            grand: yes,
        },
        6 => Command::Combine { into: unit, from: other },
        7 => Command::SelfCommand { unit },
        8 => Command::Restack { units: vec![unit, other] },
        9 => Command::Attack { from: hex, to: hex, advance: yes, via: None },
        10 => Command::Charge { unit, path: vec![hex] },
        11 => Command::DeclareCharge { unit, facing: yes.then_some(facing) },
        12 => Command::Fire { units: vec![unit], targets: vec![hex] },
        13 => Command::Order { from: None, to: leader, place: Some(unit) },
        14 => Command::SetState { leader, state: CommandState::Mobile },
        15 => Command::StandingOrder { units: vec![unit, other], fire: FireOrder::Hold, charges: yes },
        _ => Command::PlaceLeader { leader, hex },
    })
}
