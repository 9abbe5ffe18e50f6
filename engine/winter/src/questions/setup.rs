//! A side sets up.

use crate::board::within;
use crate::command::Posted;
use crate::options::{DrawnUp, MayPost};
use crate::question::*;
use crate::state::UnitId;

pub(super) struct Deploy(pub(super) Side);

impl Question for Deploy {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((self.0, Decision::Deploy))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        let deploy = &game.board.rules().deploy;
        let own: Vec<UnitId> = game.on_map(side).map(|(id, _)| id).filter(|&id| game.is_drawn_up(id)).collect();
        let units = own.iter().filter(|_| deploy.formations);
        let units = units.map(|&unit| DrawnUp { unit, formations: game.first_formations(unit) }).collect();
        let most = |id: UnitId| {
            let data = game.board.data(id);
            data.map_or(0, |data| data.skirmishers_each.max(data.regiment_skirmishers))
        };
        let posts = own.iter().copied().filter(|&id| game.may_post(id, 0, 0));
        let hexes = |id: UnitId| {
            let at = game.hex_of(id);
            at.map_or_else(Vec::new, |at| within(&game.board.grid(), at, deploy.skirmishers_within))
                .into_iter()
                .filter(|&hex| game.plan_deployment(side, &[], &[Posted { battalion: id, hex }]).is_ok())
                .collect()
        };
        let skirmishers =
            posts.map(|battalion| MayPost { battalion, most: most(battalion), hexes: hexes(battalion) }).collect();
        Options::Deploy { units, skirmishers }
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        let Command::Deploy { units, skirmishers } = command else { return OTHER_QUESTION };
        game.plan_deployment(side, units, skirmishers).map(drop)
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        if let Command::Deploy { units, skirmishers } = command {
            game.deploy(side, units, skirmishers, report);
        }
    }

    /// It names a side, and every battle has both.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}
