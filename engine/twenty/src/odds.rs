//! The odds of a battle: strengths by unit, the ground, support, and the column that follows [9.4, 9.5].

use super::board::At;
use super::card::Effect;
use super::definition::*;
use super::field::Field;
use super::fight::Battle;
use super::numbers::CombatResult;
use super::rules;
use super::state::Stage;
use super::terms::{Barrier, Term, TermKind};
use engine::contract::Side;
use engine::hex::Hex;

/// The lowest column of the table.
pub const LOWEST_COLUMN: i8 = -2;
/// The highest column of the table.
pub const HIGHEST_COLUMN: i8 = 4;

/// The odds of a battle, before reserves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Weighed {
    pub(crate) terms: Vec<Term>,
    /// The attackers' part of the differential.
    pub(crate) attack: i16,
    pub(crate) differential: i16,
}

/// The column of a differential.
pub fn column(differential: i16) -> i8 {
    i8::try_from(differential.clamp(LOWEST_COLUMN.into(), HIGHEST_COLUMN.into())).unwrap_or(0)
}

impl Field<'_> {
    /// The result of a face in a column.
    pub(crate) fn result(&self, column: i8, face: u16) -> CombatResult {
        let row = usize::from(face.clamp(1, 6)) - 1;
        let place = usize::try_from(column.clamp(LOWEST_COLUMN, HIGHEST_COLUMN) - LOWEST_COLUMN).unwrap_or(0);
        let results = &self.board.definition().numbers.results;
        results.get(row).and_then(|row| row.get(place)).copied().unwrap_or(CombatResult::Nothing)
    }

    /// Whether an attacker of a battle fires over a closed hexside [16.3.2].
    pub(crate) fn bombards(&self, unit: UnitId, battle: &Battle) -> bool {
        let Some(at) = self.at(unit) else { return false };
        self.board.unit(unit).arm == Arm::Artillery
            && !self.defending_hexes(battle).any(|(defended, _)| self.in_contact(at, defended))
    }

    /// The hexes of the defenders.
    pub(crate) fn defending_hexes<'b>(&'b self, battle: &'b Battle) -> impl Iterator<Item = (At, Hex)> + 'b {
        let units = battle.defenders.iter().filter_map(|unit| self.state.hex_of(*unit));
        units.chain(battle.garrisons.iter().copied()).map(|hex| (self.board.at(hex), hex))
    }

    /// The odds of a battle of that attacker.
    pub(crate) fn weigh(&self, attacker: Side, battle: &Battle, countercharge: bool, support: bool) -> Weighed {
        let mut terms = Vec::with_capacity(8);
        for &unit in &battle.attackers {
            let bombards = self.bombards(unit, battle);
            self.strength(unit, Some(bombards), countercharge, &mut terms);
        }
        let attack = terms.iter().map(|term| term.value).sum();
        for &unit in &battle.defenders {
            let first = terms.len();
            self.strength(unit, None, false, &mut terms);
            for term in terms.iter_mut().skip(first) {
                term.value = -term.value;
            }
        }
        for &hex in &battle.garrisons {
            terms.push(Term { rule: rules::GARRISONS, what: TermKind::Garrison { hex }, value: 0 });
        }
        terms.extend(self.terrain(battle));
        if support && let Some(unit) = self.supporter(attacker.other(), battle) {
            terms.push(Term { rule: rules::SUPPORT, what: TermKind::Support { unit }, value: -1 });
        }
        let differential = terms.iter().map(|term| term.value).sum();
        Weighed { terms, attack, differential }
    }

    /// Adds the terms of one unit [9.4.5]; `attacks` is `None` for a defender, and says for an attacker whether it
    /// bombards.
    pub(crate) fn strength(&self, unit: UnitId, attacks: Option<bool>, countercharge: bool, terms: &mut Vec<Term>) {
        let data = self.board.unit(unit);
        let mut now = i16::from(data.strength);
        let mut push = |rule, what, value: i16| terms.push(Term { rule, what, value });
        push(rules::STRENGTH, TermKind::Strength { unit }, now);
        let empty = |known: &super::card::InForce| known.side == data.side && known.effect == Effect::EmptyCaissons;
        if data.arm == Arm::Artillery
            && attacks == Some(false)
            && !self.lay.wet
            && !self.state.effects.iter().any(empty)
        {
            push(rules::STRENGTH, TermKind::Doubled { unit }, now);
            now *= 2;
        }
        if self.state.is_routed(unit) {
            push(rules::ROUTED, TermKind::Halved { unit }, -(now / 2));
            now -= now / 2;
        }
        if data.arm == Arm::Infantry && self.state.weather >= Weather::Showers && now > 0 {
            push(rules::WEATHER_EFFECTS, TermKind::Rain { unit }, -1);
        }
        if countercharge && attacks.is_some() {
            let bonus = i16::from(self.board.definition().numbers.countercharge);
            push(rules::COUNTERCHARGE, TermKind::Countercharge { unit }, bonus);
        }
    }

    /// The single best advantage of the ground [9.4].
    fn terrain(&self, battle: &Battle) -> Option<Term> {
        let mut best: Option<(u8, TermKind)> = None;
        let mut take = |value: u8, what: TermKind| {
            if value > best.map_or(0, |known| known.0) {
                best = Some((value, what));
            }
        };
        for (at, hex) in self.defending_hexes(battle) {
            let cell = self.board.cell(at);
            take(cell.effect.defence, TermKind::HexTerrain { hex, terrain: cell.terrain });
            let over = battle.attackers.iter().filter(|unit| !self.bombards(**unit, battle)).filter_map(|unit| {
                let way = self.board.way(at, self.at(*unit)?)?;
                Some((self.board.hexside_defence(&self.lay, at, way), self.board.barrier(&self.lay, at, way)))
            });
            let (value, water) = over.min().unwrap_or((0, Barrier::Nothing));
            take(value, TermKind::HexsideTerrain { hex, water });
        }
        best.map(|(value, what)| Term { rule: rules::TERRAIN, what, value: -i16::from(value) })
    }

    /// A battery that supports the defenders [16.3.1].
    fn supporter(&self, side: Side, battle: &Battle) -> Option<UnitId> {
        // Before the declaration: a unit in contact with an enemy that can attack it will be attacked itself [9.1.2].
        let locked = |unit: UnitId| {
            let touching = self.at(unit).map_or_else(Vec::new, |here| self.units_touching(side.other(), here));
            touching.iter().any(|&enemy| !self.state.is_routed(enemy))
        };
        let declared = |unit: UnitId| match &self.state.stage {
            Stage::Declaration => locked(unit),
            Stage::Combat { battles, .. } => battles
                .iter()
                .any(|known| known.battle.attackers.contains(&unit) || known.battle.defenders.contains(&unit)),
            _ => false,
        };
        self.board.units_of(side).find(|&unit| {
            let here = self.at(unit);
            self.board.unit(unit).arm == Arm::Artillery
                && !self.state.is_routed(unit)
                && !battle.defenders.contains(&unit)
                && !declared(unit)
                && here.is_some_and(|here| self.defending_hexes(battle).any(|(at, _)| self.in_contact(here, at)))
        })
    }

    /// Whether an attacker could still gain by reserves (R63).
    pub(crate) fn attacker_reserves_matter(differential: i16) -> bool {
        (i16::from(LOWEST_COLUMN)..=i16::from(HIGHEST_COLUMN)).contains(&differential)
    }

    /// Whether a defender could still gain by reserves (R63).
    pub(crate) fn defender_reserves_matter(differential: i16) -> bool {
        (i16::from(LOWEST_COLUMN) + 1..=i16::from(HIGHEST_COLUMN)).contains(&differential)
    }

    /// Whether a side has free reserves by card 4.
    pub(crate) fn free_reserves(&self, side: Side) -> bool {
        self.state.effects.iter().any(|known| known.side == side && known.effect == Effect::FreshReserves)
    }

    /// Whether a side can commit reserves at all [9.5.1, 12.3].
    pub(crate) fn has_reserves(&self, side: Side) -> bool {
        self.free_reserves(side) || self.can_pay(side, self.board.definition().numbers.morale.commit_reserves)
    }
}
