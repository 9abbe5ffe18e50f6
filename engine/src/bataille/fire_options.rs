//! Who may fire at what, for the options and for the sequence of play.

use super::command::FireAttack;
use super::game::Game;
use super::options::{FireOptions, Firer};
use super::tasks::FireKind;
use crate::contract::Side;
use crate::hex::Hex;

impl Game {
    /// Who may fire at what.
    pub fn fire_options(&self, side: Side, kind: FireKind) -> FireOptions {
        let mut hexes: Vec<Hex> = self.enemies(side).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|hex| !self.state.fired_at.contains(hex));
        let mut firers = Vec::new();
        let mut attacks = Vec::new();
        for unit in self.on_map(side) {
            let spent = self.unit(unit).marks.fired && !self.fires_all_round(unit);
            if spent || self.may_fire(unit).is_err() {
                continue;
            }
            let targets: Vec<Hex> =
                hexes.iter().copied().filter(|hex| self.reaches(unit, *hex, kind).is_ok()).collect();
            if targets.is_empty() {
                continue;
            }
            for &target in &targets {
                let attack = FireAttack { target, units: vec![unit] };
                if self.volley(side, kind, &attack, &self.state.fired_at).is_ok() {
                    attacks.push(attack);
                }
            }
            firers.push(Firer { unit, targets });
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

    /// Whether the side has any attack by fire.
    pub(crate) fn any_fire(&self, side: Side, kind: FireKind) -> bool {
        let mut hexes: Vec<Hex> = self.enemies(side).map(|(_, hex)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|hex| !self.state.fired_at.contains(hex));
        let single = self.on_map(side).any(|unit| {
            let spent = self.unit(unit).marks.fired && !self.fires_all_round(unit);
            !spent
                && self.may_fire(unit).is_ok()
                && hexes.iter().any(|hex| {
                    let attack = FireAttack { target: *hex, units: vec![unit] };
                    self.reaches(unit, *hex, kind).is_ok()
                        && self.volley(side, kind, &attack, &self.state.fired_at).is_ok()
                })
        });
        // Where each is too weak alone, all together may not be.
        single || self.fire_options(side, kind).attacks.iter().any(|attack| attack.units.len() > 1)
    }
}
