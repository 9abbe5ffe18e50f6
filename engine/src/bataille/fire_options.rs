//! Who may fire at what, for the options and for the sequence of play.

use super::command::FireAttack;
use super::definition::UnitId;
use super::game::Game;
use super::options::{FireOptions, Firer};
use super::tasks::FireKind;
use crate::contract::Side;
use crate::hex::Hex;

impl Game {
    /// Who may fire at what.
    pub fn fire_options(&self, side: Side, kind: FireKind) -> FireOptions {
        let hexes = self.fire_targets(side);
        let mut firers = Vec::new();
        let mut attacks = Vec::new();
        for firer in self.on_map(side).filter_map(|unit| self.firer(unit, &hexes, kind)) {
            for &target in &firer.targets {
                let attack = FireAttack { target, units: vec![firer.unit] };
                if self.volley(side, kind, &attack, &self.state.fired_at).is_ok() {
                    attacks.push(attack);
                }
            }
            firers.push(firer);
        }
        for &target in &hexes {
            let attack = self.massed(&firers, target);
            if attack.units.len() > 1 && self.volley(side, kind, &attack, &self.state.fired_at).is_ok() {
                attacks.push(attack);
            }
        }
        FireOptions { firers, attacks }
    }

    /// All infantry that reaches a hex, in one attack.
    fn massed(&self, firers: &[Firer], target: Hex) -> FireAttack {
        let mut units = Vec::new();
        for firer in firers.iter().filter(|firer| firer.targets.contains(&target)) {
            let alone = self.hex_of(firer.unit).is_some_and(|hex| self.lead_infantry(hex) == Some(firer.unit));
            if alone {
                units.push(firer.unit);
            }
        }
        FireAttack { target, units }
    }

    /// Hexes with enemies that have not been fired at in this segment.
    fn fire_targets(&self, side: Side) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.enemies(side).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|hex| !self.state.fired_at.contains(hex));
        hexes
    }

    /// A unit that can still fire at any of these hexes, and at which.
    fn firer(&self, unit: UnitId, hexes: &[Hex], kind: FireKind) -> Option<Firer> {
        let spent = self.unit(unit).marks.fired && !self.fires_all_round(unit);
        if spent || self.may_fire(unit).is_err() {
            return None;
        }
        let targets: Vec<Hex> = hexes.iter().copied().filter(|hex| self.reaches(unit, *hex, kind).is_ok()).collect();
        (!targets.is_empty()).then_some(Firer { unit, targets })
    }

    /// Whether the side has any attack by fire.
    pub(crate) fn any_fire(&self, side: Side, kind: FireKind) -> bool {
        let hexes = self.fire_targets(side);
        let lawful = |attack: &FireAttack| self.volley(side, kind, attack, &self.state.fired_at).is_ok();
        let mut firers = Vec::new();
        for firer in self.on_map(side).filter_map(|unit| self.firer(unit, &hexes, kind)) {
            let alone = |target: &Hex| lawful(&FireAttack { target: *target, units: vec![firer.unit] });
            if firer.targets.iter().any(alone) {
                return true;
            }
            firers.push(firer);
        }
        // Where each is too weak alone, all together may not be.
        let together = |target: &Hex| Some(self.massed(&firers, *target)).filter(|attack| attack.units.len() > 1);
        !firers.is_empty() && hexes.iter().filter_map(together).any(|attack| lawful(&attack))
    }
}
