//! The guns that fire together, and the targets they must fire at [21.4, 22.3].

use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::game::Game;
use super::tasks::FireKind;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// [21.4]
    pub(crate) fn check_combining(&self, side: Side, units: &[UnitId]) -> Result<(), Breach> {
        let mut hexes: Vec<Hex> = Vec::new();
        for &id in units.iter().filter(|id| self.arm(**id) == Arm::Artillery) {
            if let Some(hex) = self.hex_of(id).filter(|hex| !hexes.contains(hex)) {
                hexes.push(hex);
            }
        }
        if self.guns_combine(side, &hexes) {
            return Ok(());
        }
        Err(Breach::of(cases::COMBINING, "guns-apart"))
    }

    pub(crate) fn guns_combine(&self, side: Side, hexes: &[Hex]) -> bool {
        match hexes {
            [] | [_] => true,
            [a, b] if self.board.distance(*a, *b) == 1 => {
                self.best_leader(hexes, side, |leader| leader.artillery).is_some() || self.special_leader(side, hexes)
            }
            [_, _] | [_, _, _] => self.special_leader(side, hexes),
            _ => false,
        }
    }

    fn special_leader(&self, side: Side, hexes: &[Hex]) -> bool {
        self.board.leader_ids().any(|id| {
            let special = self.board.leader(id).is_some_and(|data| data.special && data.side == side);
            let place = self.state.leader_hex(id);
            special && place.is_some_and(|at| hexes.iter().all(|hex| self.board.distance(at, *hex) <= 1))
        })
    }

    /// [22.3] Guns take the closest hex they could fire at that has not been fired at.
    pub(crate) fn check_closest(
        &self,
        id: UnitId,
        target: Hex,
        kind: FireKind,
        fired_at: &[Hex],
    ) -> Result<(), Breach> {
        if kind != FireKind::Offensive {
            return Ok(());
        }
        let Some(hex) = self.hex_of(id) else { return Ok(()) };
        let distance = self.board.distance(hex, target);
        let closer = self.enemies(self.side_of(id)).find(|(_, enemy)| {
            self.board.distance(hex, *enemy) < distance
                && !fired_at.contains(enemy)
                && self.reaches(id, *enemy, kind).is_ok()
        });
        match closer {
            Some((_, enemy)) => Err(Breach::of(cases::CLOSEST, "closer-target").by(id).at(enemy)),
            None => Ok(()),
        }
    }
}
