//! The reason an offer is missing in a movement segment: the engine's refusal of the command.

use super::look::{Look, facing_of, not_asked, which_one};
use super::movement::{Drafted, INWARD, read};
use super::moves::FORMATIONS;
use bataille::{Action, Command, Facing, Formation, Game};
use engine::contract::{Game as _, Refusal};
use engine::hex::{Direction, Hex};
use language::ask::{Draft, Pick};

pub(super) fn why_not(look: Look<'_>, draft: &Draft, pick: Pick) -> Refusal {
    let refused = |command: &Command| look.game.check(look.side, command).err();
    match (read(look, draft), pick) {
        (Drafted::Move(making), Pick::Hex(hex)) => {
            let mut actions = making.actions.clone();
            let from = making.planned().map(|now| now.hex).or_else(|| making.way().last().copied());
            actions.extend(straight(look.game, from, hex).into_iter().map(Action::Enter));
            let command = Command::Move { units: making.units, leaders: making.leaders, actions };
            refused(&command).unwrap_or_else(not_asked)
        }
        (Drafted::Move(making), Pick::Facing(_, twelfth)) => {
            let Some(facing) = facing_of(twelfth) else { return not_asked() };
            let mut actions = making.actions.clone();
            actions.push(Action::Turn(facing));
            let command = Command::Move { units: making.units, leaders: making.leaders, actions };
            refused(&command).unwrap_or_else(not_asked)
        }
        (Drafted::Move(making), Pick::Word(word)) => {
            let action = match FORMATIONS.iter().find(|(key, _)| *key == word) {
                Some((_, formation)) => {
                    let corner = matches!(formation, Formation::Line | Formation::Skirmish);
                    let facing = match formation {
                        Formation::Carre => Facing::AllRound,
                        _ if corner => Facing::Vertex(Direction::Up),
                        _ => Facing::Side(Direction::Up),
                    };
                    Action::Form { formation: *formation, facing }
                }
                None if word == super::moves::LIMBER => Action::Limber,
                None if word == super::moves::UNLIMBER => Action::Unlimber,
                None => return not_asked(),
            };
            let mut actions = making.actions.clone();
            actions.push(action);
            let command = Command::Move { units: making.units, leaders: making.leaders, actions };
            refused(&command).unwrap_or_else(not_asked)
        }
        (Drafted::Leader(leader), Pick::Hex(hex)) => {
            let path = straight(look.game, look.game.state().leader_hex(leader), hex);
            refused(&Command::MoveLeader { leader, path }).unwrap_or_else(not_asked)
        }
        (Drafted::Entry { unit, leaders, .. }, Pick::Hex(hex)) => {
            let (formation, facing) = (Formation::Column, INWARD);
            refused(&Command::Enter { unit, leaders, hex, formation, facing }).unwrap_or_else(not_asked)
        }
        (_, Pick::Piece(piece)) => match (look.unit_of(piece), look.leader_of(piece)) {
            (Some(unit), _) => {
                let actions = vec![Action::Enter(look.game.hex_of(unit).unwrap_or(Hex::new(1, 1)))];
                let command = Command::Move { units: vec![unit], leaders: Vec::new(), actions };
                refused(&command).unwrap_or_else(not_asked)
            }
            (_, Some(leader)) => {
                let path: Vec<Hex> = look.game.state().leader_hex(leader).into_iter().collect();
                refused(&Command::MoveLeader { leader, path }).unwrap_or_else(not_asked)
            }
            _ => not_asked(),
        },
        (Drafted::Nothing, Pick::Hex(hex)) => match look.game.units_in(hex).first() {
            Some(unit) => {
                let (units, leaders) = (vec![*unit], Vec::new());
                refused(&Command::Move { units, leaders, actions: vec![Action::Enter(hex)] }).unwrap_or_else(which_one)
            }
            None => which_one(),
        },
        _ => not_asked(),
    }
}

/// The straight way to a hex, whatever lies there.
pub(in super::super) fn straight(game: &Game, from: Option<Hex>, to: Hex) -> Vec<Hex> {
    let grid = game.board().definition().ground.grid;
    let Some(mut at) = from else { return vec![to] };
    let mut path = Vec::new();
    while at != to && path.len() < 80 {
        let next = grid.neighbours(at).map(|(_, hex)| hex).min_by_key(|hex| (grid.distance(*hex, to), *hex));
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    if path.is_empty() {
        path.push(to);
    }
    path
}
