//! Leaders that must attack or be attacked, and the conditions of a declaration [7.1, 7.2].

use super::breach::{Checked, Facts, demand};
use super::definition::LeaderId;
use super::fight::Combat;
use super::game::Game;
use super::rules;
use super::state::Stage;
use engine::hex::Hex;

impl Game {
    /// Obligations as the combat phase begins.
    pub(crate) fn obligations(&self) -> (Vec<LeaderId>, Vec<Hex>) {
        let side = self.state.phasing;
        let (mut leaders, mut hexes) = (Vec::new(), Vec::new());
        for leader in self.on_map(side) {
            let Some(hex) = self.state.hex_of(leader) else { continue };
            if self.field.arms(leader).fighting() == 0 || !self.held_by_zone(side, hex) {
                continue;
            }
            leaders.push(leader);
            let touched = self.touched(side, hex);
            let binds = |enemy: &Hex| {
                !self.board.cover_of(*enemy).fortified && self.field.grips(&self.board, side.other(), *enemy)
            };
            hexes.extend(touched.into_iter().filter(binds));
        }
        hexes.sort_unstable();
        hexes.dedup();
        (leaders, hexes)
    }

    pub(crate) fn combat(&self) -> Option<&Combat> {
        match &self.state.stage {
            Stage::Combat(combat) => Some(combat),
            _ => None,
        }
    }

    fn has_fought(&self, leader: LeaderId) -> bool {
        self.state.leader(leader).is_some_and(|leader| leader.fought)
    }

    /// Whether a hex may still be attacked.
    pub(crate) fn attackable(&self, hex: Hex) -> bool {
        let enemy = self.state.phasing.other();
        let fresh = |leader: LeaderId| self.is_employed(leader) && !self.has_fought(leader);
        self.combat().is_some_and(|combat| !combat.attacked.contains(&hex))
            && self.leaders_in(enemy, hex).into_iter().any(fresh)
    }

    /// The hexes that a leader touches and that may still be attacked.
    pub(crate) fn prey(&self, leader: LeaderId) -> Vec<Hex> {
        let hex = self.state.hex_of(leader);
        let touched = hex.map(|hex| self.touched(self.state.phasing, hex)).unwrap_or_default();
        touched.into_iter().filter(|&hex| self.attackable(hex)).collect()
    }

    /// Those of them that hold him in a zone of control: a dispersed leader is attacked only at will (B13).
    fn owed_prey(&self, leader: LeaderId) -> Vec<Hex> {
        let enemy = self.state.phasing.other();
        self.prey(leader).into_iter().filter(|&hex| self.field.grips(&self.board, enemy, hex)).collect()
    }

    /// Leaders who could attack something, with what they touch.
    pub(crate) fn attackers(&self) -> Vec<(LeaderId, Vec<Hex>)> {
        let able = |leader: &LeaderId| self.field.arms(*leader).fighting() > 0 && !self.has_fought(*leader);
        self.on_map(self.state.phasing)
            .filter(able)
            .map(|leader| (leader, self.prey(leader)))
            .filter(|(_, prey)| !prey.is_empty())
            .collect()
    }

    /// Leaders who still owe an attack.
    pub(crate) fn obliged(&self) -> Vec<LeaderId> {
        let Some(combat) = self.combat() else { return Vec::new() };
        let enemy = self.state.phasing.other();
        let binds = |prey: &[Hex]| prey.iter().any(|&hex| self.field.grips(&self.board, enemy, hex));
        let owing = self.attackers().into_iter().filter(|(leader, _)| combat.must_attack.contains(leader));
        owing.filter(|(_, prey)| binds(prey)).map(|one| one.0).collect()
    }

    /// Hexes that still must be attacked.
    pub(crate) fn owed_hexes(&self) -> Vec<Hex> {
        let Some(combat) = self.combat() else { return Vec::new() };
        let obliged = self.obliged();
        let touches = |hex: Hex| obliged.iter().any(|&leader| self.prey(leader).contains(&hex));
        combat.must_be_attacked.iter().copied().filter(|&hex| touches(hex)).collect()
    }

    /// Whether a combat may be declared so.
    pub(crate) fn check_declaration(&self, leader: LeaderId, others: &[LeaderId], targets: &[Hex]) -> Checked {
        let side = self.state.phasing;
        let mut all = vec![leader];
        all.extend(others);
        self.own_all(side, &all)?;
        for &one in &all {
            demand(!self.has_fought(one), rules::OBLIGATION, "has-fought", || Facts::NONE.with("leader", one))?;
        }
        demand(!targets.is_empty(), rules::DECLARE, "no-target", || Facts::NONE)?;
        for (at, &hex) in targets.iter().enumerate() {
            let again = targets.iter().take(at).any(|&before| before == hex);
            demand(!again, rules::DECLARE, "named-twice", || Facts::NONE.varied("hex").with("hex", hex))?;
            demand(self.attackable(hex), rules::OBLIGATION, "not-attackable", || Facts::NONE.with("hex", hex))?;
        }
        self.check_participants(&all, targets)?;
        self.check_modes(&all, targets)?;
        self.muster(leader, others)?;
        self.check_company(leader, others, targets)?;
        self.check_stranded(&all, targets)
    }

    /// Whether the Force that would defend a hex is dispersed: no leader there has gathered its units (B13).
    pub(crate) fn lies_open(&self, hex: Hex) -> bool {
        let enemy = self.state.phasing.other();
        let fresh = |leader: &LeaderId| self.is_employed(*leader) && !self.has_fought(*leader);
        self.leaders_in(enemy, hex).into_iter().filter(fresh).all(|one| self.forages(one))
    }

    /// Dispersed and gathered Forces fight in no combat together, on neither side (B13).
    fn check_modes(&self, all: &[LeaderId], targets: &[Hex]) -> Checked {
        let mut armed = all.iter().filter(|&&one| self.is_employed(one)).map(|&one| self.forages(one));
        let first = armed.next().unwrap_or(false);
        demand(armed.all(|mode| mode == first), rules::FORAGE, "both-modes", || Facts::NONE.varied("attack"))?;
        let mut lie = targets.iter().map(|&hex| self.lies_open(hex));
        let first = lie.next().unwrap_or(false);
        demand(lie.all(|mode| mode == first), rules::FORAGE, "both-modes", || Facts::NONE.varied("defend"))
    }

    fn check_participants(&self, all: &[LeaderId], targets: &[Hex]) -> Checked {
        let strong: Vec<LeaderId> = all.iter().copied().filter(|&one| self.is_employed(one)).collect();
        let touches = |one: LeaderId| {
            let prey = self.state.hex_of(one).map(|hex| self.touched(self.state.phasing, hex)).unwrap_or_default();
            prey.into_iter().filter(|hex| targets.contains(hex)).collect::<Vec<_>>()
        };
        let mut touched: Vec<Hex> = Vec::new();
        for &one in &strong {
            let prey = touches(one);
            demand(!prey.is_empty(), rules::DECLARE, "touches-no-target", || Facts::NONE.with("leader", one))?;
            touched.extend(prey);
        }
        for &one in all.iter().filter(|one| !strong.contains(one)) {
            let hex = self.state.hex_of(one);
            let together = strong.iter().any(|&other| self.state.hex_of(other) == hex);
            demand(together, rules::DECLARE, "alone", || Facts::NONE.with("leader", one))?;
        }
        demand(self.arms_of(&strong).fighting() > 0, rules::DECLARE, "guns-alone", || Facts::NONE)?;
        for &hex in targets {
            demand(touched.contains(&hex), rules::DECLARE, "untouched-target", || Facts::NONE.with("hex", hex))?;
        }
        Ok(())
    }

    /// A leader that must attack only hexes among these targets comes along, if the Force can lead it.
    fn check_company(&self, leader: LeaderId, others: &[LeaderId], targets: &[Hex]) -> Checked {
        let mut all = vec![leader];
        all.extend(others);
        for one in self.obliged() {
            if all.contains(&one) || !self.owed_prey(one).iter().all(|hex| targets.contains(hex)) {
                continue;
            }
            let mut with = others.to_vec();
            with.push(one);
            let alike = all
                .iter()
                .filter(|&&other| self.is_employed(other))
                .all(|&other| self.forages(other) == self.forages(one));
            demand(!alike || self.muster(leader, &with).is_err(), rules::DECLARE, "company", || {
                Facts::NONE.with("leader", one)
            })?;
            demand(self.strength(&all) >= self.strength(&[one]), rules::DECLARE, "bought-free", || {
                Facts::NONE.with("leader", one)
            })?;
        }
        Ok(())
    }

    /// Every hex that must be attacked is left with an attacker.
    fn check_stranded(&self, all: &[LeaderId], targets: &[Hex]) -> Checked {
        let Some(combat) = self.combat() else { return Ok(()) };
        let rest: Vec<LeaderId> = self.obliged().into_iter().filter(|one| !all.contains(one)).collect();
        for &one in all.iter().filter(|&&one| self.is_employed(one)) {
            for hex in self.prey(one) {
                let owed = combat.must_be_attacked.contains(&hex) && !targets.contains(&hex);
                let taken = rest.iter().any(|&other| self.prey(other).contains(&hex));
                demand(!owed || taken, rules::DECLARE, "stranded", || Facts::NONE.varied("target").with("hex", hex))?;
            }
        }
        Ok(())
    }

    /// A declaration that is legal, for the obliged leader with the most strength, or for that leader.
    pub(crate) fn some_declaration(&self, leader: LeaderId) -> Option<(LeaderId, Vec<LeaderId>, Vec<Hex>)> {
        let owed = self.owed_prey(leader);
        let targets = if owed.is_empty() { self.prey(leader) } else { owed };
        let mut others: Vec<LeaderId> = Vec::new();
        for one in self.obliged() {
            let comes = self.owed_prey(one).iter().all(|hex| targets.contains(hex));
            if one == leader || !comes || self.forages(one) != self.forages(leader) {
                continue;
            }
            others.push(one);
            if self.muster(leader, &others).is_err() {
                others.pop();
            }
        }
        self.check_declaration(leader, &others, &targets).is_ok().then_some((leader, others, targets))
    }
}
