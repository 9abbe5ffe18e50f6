//! The units that may fire and their targets, for the options and for the sequence of play.

use super::cases;
use super::command::FireAttack;
use super::definition::{Arm, UnitId};
use super::game::Game;
use super::options::{FireOptions, Firer};
use super::tasks::FireKind;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The units that may fire, and their targets.
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

    /// The hexes at which a unit may fire alone now.
    pub fn fire_choices(&self, unit: UnitId, kind: FireKind) -> Vec<Hex> {
        let side = self.side_of(unit);
        let lawful = |target: &Hex| {
            let attack = FireAttack { target: *target, units: vec![unit] };
            self.volley(side, kind, &attack, &self.state.fired_at).is_ok()
        };
        let found = self.firer(unit, &self.fire_targets(side), kind);
        found.map(|firer| firer.targets.into_iter().filter(lawful).collect()).unwrap_or_default()
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
        // Units that are too weak alone may be strong enough together.
        !firers.is_empty() && hexes.iter().any(|target| self.together(side, kind, &firers, *target).iter().any(lawful))
    }

    /// The strongest attacks on a hex by units that are only too weak alone: all infantry, with each lot of guns that may
    /// fire together [21.4].
    fn together(&self, side: Side, kind: FireKind, firers: &[Firer], target: Hex) -> Vec<FireAttack> {
        let weak = |unit: UnitId| {
            let alone = FireAttack { target, units: vec![unit] };
            let breach = self.volley(side, kind, &alone, &self.state.fired_at).err();
            breach.is_some_and(|breach| breach.rule == Some(cases::RATIO) || breach.name == "without-its-top")
        };
        let able = firers.iter().filter(|firer| firer.targets.contains(&target)).map(|firer| firer.unit);
        let able: Vec<UnitId> = able.filter(|unit| weak(*unit)).collect();
        let mut foot: Vec<UnitId> = able.iter().copied().filter(|unit| self.arm(*unit) == Arm::Infantry).collect();
        let all = foot.clone();
        foot.retain(|unit| self.share(*unit, target, &all) > 0);
        let mut lots: Vec<(Hex, Vec<UnitId>)> = Vec::new();
        for unit in able.into_iter().filter(|unit| self.arm(*unit) == Arm::Artillery) {
            let Some(hex) = self.hex_of(unit) else { continue };
            match lots.iter_mut().find(|(known, _)| *known == hex) {
                Some((_, units)) if self.lead_infantry(hex).is_none() => units.push(unit),
                Some(_) => {}
                None => lots.push((hex, vec![unit])),
            }
        }
        let mut attacks = vec![FireAttack { target, units: foot.clone() }];
        for (place, (first, guns)) in lots.iter().enumerate() {
            attacks.push(FireAttack { target, units: foot.iter().chain(guns).copied().collect() });
            for (second, more) in lots.iter().skip(place + 1) {
                if self.guns_combine(side, &[*first, *second]) {
                    attacks.push(FireAttack { target, units: foot.iter().chain(guns).chain(more).copied().collect() });
                }
            }
        }
        attacks.retain(|attack| attack.units.len() > 1);
        attacks
    }
}
