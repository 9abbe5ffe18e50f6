//! What the player puts together before he says it: an attack, or a set of units.

use engine::art_of_war::{AttackOptions, DivisionId, Forecast, Game, Proposal, UnitId};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use std::collections::BTreeSet;

/// Something half said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    /// Attackers, or the units that are chosen for whatever is asked.
    pub(super) units: BTreeSet<UnitId>,
    /// The hexes attacked.
    pub(super) targets: BTreeSet<Hex>,
    /// Columns given away on purpose.
    pub(super) lower: u8,
    /// Divisions that take a column instead of points.
    pub(super) columns: BTreeSet<DivisionId>,
}

impl Draft {
    /// Whether nothing was said yet.
    pub(super) fn is_empty(&self) -> bool {
        *self == Draft::default()
    }

    /// Takes a unit in, or leaves it out.
    pub(super) fn toggle(&mut self, unit: UnitId) {
        if !self.units.remove(&unit) {
            self.units.insert(unit);
        }
    }

    /// The attack as the engine reads it.
    pub(super) fn proposal(&self) -> Proposal {
        Proposal {
            units: self.units.iter().copied().collect(),
            targets: self.targets.iter().copied().collect(),
            lower: self.lower,
            columns: self.columns.iter().copied().collect(),
        }
    }

    /// What it would mean, or why it may not be.
    pub(super) fn forecast(&self, game: &Game) -> Option<Result<Forecast, Refusal>> {
        (!self.units.is_empty() && !self.targets.is_empty()).then(|| game.forecast(&self.proposal()))
    }

    /// An attack that the engine suggests.
    pub(super) fn suggested(proposal: &Proposal) -> Draft {
        Draft {
            units: proposal.units.iter().copied().collect(),
            targets: proposal.targets.iter().copied().collect(),
            lower: proposal.lower,
            columns: proposal.columns.iter().copied().collect(),
        }
    }

    /// An attacker is clicked: he joins or leaves. The first one brings the only hex he can attack.
    pub(super) fn click_attacker(&mut self, unit: UnitId, options: &AttackOptions, game: &Game) {
        self.toggle(unit);
        if self.units.is_empty() {
            *self = Draft::default();
        } else if self.targets.is_empty() {
            let of_him = options.attackers.iter().filter(|attacker| attacker.unit == unit);
            let enemies = of_him.flat_map(|attacker| &attacker.enemies);
            let hexes: BTreeSet<Hex> = enemies.filter_map(|&enemy| game.state().hex_of(enemy)).collect();
            if hexes.len() == 1 {
                self.targets = hexes;
            }
        }
    }

    /// A hex with enemies is clicked: it joins or leaves. Without attackers yet, the engine's suggestion is taken.
    pub(super) fn click_target(&mut self, hex: Hex, options: &AttackOptions) {
        if self.units.is_empty() && !self.targets.contains(&hex) {
            let most = |proposal: &&Proposal| proposal.units.len();
            let suggestions = options.attacks.iter().filter(|proposal| proposal.targets.contains(&hex));
            if let Some(proposal) = suggestions.max_by_key(most) {
                *self = Draft::suggested(proposal);
                return;
            }
        }
        if !self.targets.remove(&hex) {
            self.targets.insert(hex);
        }
    }
}
