//! Commands out of thin air: most of them break a rule, and many one that has to do with the question.

use engine::contract::{Game as _, Pending};
use engine::hex::Hex;
use language::chance::Chance;
use twenty::{Battle, Command, Decision, Entry, Game, Place, UnitId};

pub(super) fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
    let board = game.board();
    let Pending::Decision { side, decision } = game.pending() else { return None };
    let own: Vec<UnitId> = board.units_of(side).collect();
    let theirs: Vec<UnitId> = board.units_of(side.other()).collect();
    let units: Vec<UnitId> = board.unit_ids().collect();
    let unit = *if chance.one_in(7, 8) { chance.pick(&own) } else { chance.pick(&units) }?;
    let enemy = *chance.pick(&theirs)?;
    let hex = near(game, unit, chance)?;
    let yes = chance.one_in(1, 2);
    if chance.one_in(1, 8) {
        return Some(anything(unit, enemy, hex, yes, chance));
    }
    Some(match decision {
        Decision::Move => moving(game, unit, hex, yes, chance)?,
        Decision::React => match chance.below(3) {
            0 => Command::Charge { unit, hex, target: enemy, reserves: yes },
            1 => Command::Disengage { unit, hex },
            _ => Command::Penetrate { unit, hex },
        },
        Decision::FollowUp { .. } => Command::FollowUp { unit: Some(unit) },
        Decision::Declare => declaring(unit, enemy, &own, chance)?,
        Decision::Fight => Command::Fight { battle: u8::try_from(chance.below(3)).ok()?, reserves: yes },
        Decision::Exchange => Command::Exchange { units: vec![unit] },
        Decision::Retreat { units } => {
            let unit = *chance.pick(&units)?;
            Command::Retreat { unit, line: None, to: near(game, unit, chance) }
        }
        Decision::Advance => Command::Advance { unit, along: 0, to: hex },
        Decision::Rally => Command::Rally { paid: own.into_iter().filter(|_| chance.one_in(1, 4)).collect() },
        Decision::RallyByCard => Command::RallyByCard { unit: Some(unit) },
        Decision::Hold => Command::Hold { unit: if yes { unit } else { enemy } },
        Decision::Provoke => Command::Provoke { unit: if yes { unit } else { enemy }, to: hex },
        Decision::Reserves | Decision::ExtraHorses | Decision::Seal | Decision::Open { .. } => {
            anything(unit, enemy, hex, yes, chance)
        }
    })
}

/// A hex beside a unit, mostly; for one that is to come, one where it could come in.
fn near(game: &Game, unit: UnitId, chance: &mut Chance) -> Option<Hex> {
    let definition = game.board().definition();
    let hexes: Vec<Hex> = match game.state().place(unit) {
        Place::On { hex } => definition.map.grid.neighbours(hex).map(|(_, hex)| hex).collect(),
        Place::Due { at: Entry::Area(area), .. } => definition.areas.get(usize::from(area.0))?.hexes.clone(),
        _ => definition.map.grid.hexes().collect(),
    };
    chance.pick(&hexes).copied()
}

fn moving(game: &Game, unit: UnitId, hex: Hex, forced: bool, chance: &mut Chance) -> Option<Command> {
    let grid = game.board().definition().map.grid;
    let mut path = vec![hex];
    for _ in 0..chance.below(4) {
        let near: Vec<Hex> = grid.neighbours(*path.last()?).map(|(_, hex)| hex).collect();
        path.push(*chance.pick(&near)?);
    }
    Some(match (game.state().place(unit), chance.below(8)) {
        (_, 0) => Command::Build { unit, to: hex },
        (_, 1) => Command::Meissen { unit },
        (Place::On { .. }, _) => Command::Move { unit, path, forced },
        _ => Command::Enter { unit, path, forced },
    })
}

fn declaring(unit: UnitId, enemy: UnitId, own: &[UnitId], chance: &mut Chance) -> Option<Command> {
    let battle = |attacker: UnitId| Battle { attackers: vec![attacker], defenders: vec![enemy], garrisons: Vec::new() };
    let battles = match chance.below(4) {
        0 => Vec::new(),
        1 => vec![Battle { defenders: Vec::new(), ..battle(unit) }],
        2 => vec![battle(unit), battle(*chance.pick(own)?)],
        _ => vec![battle(unit)],
    };
    Some(Command::Declare { battles })
}

/// An answer to another question, most likely.
fn anything(unit: UnitId, other: UnitId, hex: Hex, yes: bool, chance: &mut Chance) -> Command {
    match chance.below(9) {
        0 => Command::Move { unit, path: vec![hex], forced: yes },
        1 => Command::EndMovement,
        2 => Command::EndReaction,
        3 => Command::Fight { battle: 7, reserves: yes },
        4 => Command::Reserves { commit: yes },
        5 => Command::Rally { paid: vec![unit, other] },
        6 => Command::Hold { unit },
        7 => Command::ExtraHorses { declare: yes },
        _ => Command::EndAdvance,
    }
}
