//! Commands out of thin air: most of them break a rule.

use eagles::{Command, FormationId, Game, LeaderId, RetreatPath, UnitId};
use engine::digest::Hash;
use engine::hex::Hex;
use language::chance::Chance;

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
    let board = game.board();
    let on_map: Vec<LeaderId> = board.leader_ids().filter(|one| game.state().hex_of(*one).is_some()).collect();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let formations: Vec<FormationId> = board.formation_ids().collect();
    let (leader, other) = (*chance.pick(&on_map)?, *chance.pick(&on_map)?);
    let (unit, formation) = (*chance.pick(&units)?, *chance.pick(&formations)?);
    let at = game.state().hex_of(leader)?;
    let hex = if chance.one_in(3, 4) {
        let near: Vec<Hex> = board.grid().neighbours(at).map(|(_, hex)| hex).collect();
        *chance.pick(&near)?
    } else {
        Hex::new(u8::try_from(chance.below(70)).ok()?, u8::try_from(chance.below(120)).ok()?)
    };
    let yes = chance.one_in(1, 2);
    let others = if yes { vec![other] } else { Vec::new() };
    Some(match chance.below(33) {
        0 => Command::Transfer { formation, from: leader, to: other },
        1 => Command::MakeGeneral { formations: vec![formation], from: leader },
        2 => Command::Dissolve { general: leader, to: other },
        3 => Command::Detach { brigade: unit, strength: 3, to: yes.then_some(other) },
        4 => Command::Rejoin { brigade: unit },
        5 => Command::Done,
        6 | 7 => Command::Activate { leader, others, extended: yes },
        8 => Command::MoveLeader { leaders: vec![leader], path: vec![hex] },
        9 => Command::Force { leader, others, guns: yes.then_some(other) },
        10 => Command::Pass,
        11 | 12 => Command::March { carried: others, path: vec![hex] },
        13 => Command::Repulse { leaders: vec![leader], hex },
        14 => Command::Leg { leaders: vec![leader], path: vec![hex] },
        15 => Command::GiveWay { path: vec![hex] },
        16 => Command::Lose { units: vec![unit] },
        17 => Command::Declare { leader, others, targets: vec![hex] },
        18 => Command::Defend { leader, others },
        19 => Command::SealChit { seal: Hash([7; 32]) },
        20 => Command::Forward { forward: yes },
        21 => Command::Retreat { paths: vec![RetreatPath { from: at, path: vec![hex], off: false }] },
        22 => Command::Pursue { leaders: vec![leader], hex },
        23 => Command::AssignTrain { leader },
        24 => Command::AddReplacement { unit, strength: 2 },
        25 => Command::Enter { leader, hex },
        26 => Command::Flee { source: hex },
        27 => Command::Exit { carried: others, transit: yes },
        28 => Command::LayRedoubt { leader },
        29 => Command::Collect,
        30 => Command::Promote { general: leader },
        31 => Command::Mode { leaders: vec![leader], forage: yes },
        _ => Command::Advance { leaders: vec![leader], hex },
    })
}
