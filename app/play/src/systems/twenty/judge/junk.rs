//! Commands out of thin air: most of them break a rule.

use crate::chance::Chance;
use engine::hex::Hex;
use engine::twenty::{Battle, Command, Game, UnitId};

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
    let board = game.board();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let hexes: Vec<Hex> = board.definition().map.grid.hexes().collect();
    let unit = *chance.pick(&units)?;
    let other = *chance.pick(&units)?;
    let hex = match game.state().hex_of(unit) {
        Some(at) if chance.one_in(3, 4) => {
            let near: Vec<Hex> = board.definition().map.grid.neighbours(at).map(|(_, hex)| hex).collect();
            *chance.pick(&near)?
        }
        _ => *chance.pick(&hexes)?,
    };
    let yes = chance.one_in(1, 2);
    let battle = Battle { attackers: vec![unit], defenders: vec![other], garrisons: Vec::new() };
    Some(match chance.below(19) {
        0 | 1 => Command::Move { unit, path: vec![hex], forced: yes },
        2 => Command::Enter { unit, path: vec![hex], forced: yes },
        3 => Command::Build { unit, to: hex },
        4 => Command::Meissen { unit },
        5 => Command::EndMovement,
        6 => Command::Charge { unit, hex, target: other, reserves: yes },
        7 => Command::Disengage { unit, hex },
        8 => Command::Penetrate { unit, hex },
        9 => Command::FollowUp { unit: Some(unit) },
        10 => Command::Declare { battles: vec![battle] },
        11 => Command::Fight { battle: 7, reserves: yes },
        12 => Command::Reserves { commit: yes },
        13 => Command::Exchange { units: vec![unit] },
        14 => Command::Retreat { unit, line: None, to: Some(hex) },
        15 => Command::Advance { unit, along: 0, to: hex },
        16 => Command::Rally { paid: vec![unit, other] },
        17 => Command::Hold { unit },
        _ => Command::Provoke { unit, to: hex },
    })
}
