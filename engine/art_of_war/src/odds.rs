//! The odds of an attack: every strength, doubling and shift with its rule, the column, and the chance of each result.
//!
//! The forecast a player sees and the column an attack is resolved on come from here and nowhere else.

use super::board::Board;
use super::cases;
use super::definition::*;
use super::ground::Doubling;
use super::morale::is_demoralised;
use super::results::{Column, CombatResult, FACES};
use super::sortie::Sortie;
use super::state::State;
use super::unit_set::UnitSet;
use engine::case::Case;
use engine::hex::Hex;

/// Strength gained by a division that attacks together [20.1].
const INTEGRITY: u16 = 2;

/// The forecast of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// Each attacker's share.
    pub attackers: Vec<Share>,
    /// The bonuses of divisions that attack together.
    pub bonuses: Vec<Bonus>,
    /// The attacker's total strength.
    pub attack: u16,
    /// Each defending hex.
    pub defenders: Vec<DefendedHex>,
    /// The defender's total strength.
    pub defence: u16,
    /// The column of the plain ratio [6.2].
    pub ratio: Column,
    /// Columns to the right, or to the left if negative, with the rule.
    pub shifts: Vec<(Case, i16)>,
    /// Columns given up on purpose.
    pub lowered: u8,
    /// The column the attack is resolved on.
    pub column: Column,
    /// The number of 36 equally likely rolls that give each result, with the weather die if it is used.
    pub chances: Vec<(CombatResult, u16)>,
}

/// One unit's share in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The unit whose share it is.
    pub unit: UnitId,
    /// Its printed strength.
    pub printed: u16,
    /// Its strength before bonuses: in rain infantry has half of its printed strength [13.0].
    pub basic: u16,
    /// Its division's fresh strength, if it has it now [21.2].
    pub fresh: u16,
    /// Whether it fires from two hexes away.
    pub bombards: bool,
}

/// The bonus of a division that attacks together [20.0].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The division that has two or more units in the attack.
    pub division: DivisionId,
    /// The rule, which distinguishes two units from more [20.1, 20.2].
    pub case: Case,
    /// Points, if it takes points.
    pub points: u16,
    /// Columns, if it takes a column.
    pub columns: i16,
}

/// A hex that is attacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DefendedHex {
    /// The hex, which is weighed and doubled on its own.
    pub hex: Hex,
    /// The defending units.
    pub units: Vec<Share>,
    /// The reasons why it is doubled; empty if it is not.
    pub doubled_by: Vec<Doubling>,
    /// Its total strength.
    pub strength: u16,
}

pub(crate) struct Scales<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) weather: bool,
    pub(crate) rain: bool,
}

impl Scales<'_> {
    fn fresh_units(&self) -> UnitSet {
        self.state.combat().map_or(UnitSet::EMPTY, |combat| combat.fresh)
    }

    fn share(&self, unit: UnitId, bombards: bool) -> Share {
        let data = self.board.unit(unit);
        let printed = u16::from(data.strength);
        let basic = if self.rain && data.arm == Arm::Infantry { printed / 2 } else { printed };
        Share {
            unit,
            printed,
            basic,
            fresh: if self.fresh_units().contains(unit) { self.board.fresh_strength(unit) } else { 0 },
            bombards,
        }
    }

    /// Computes the odds of an attack that was checked.
    pub(crate) fn weigh(&self, sortie: &Sortie) -> Forecast {
        let attackers: Vec<Share> = sortie
            .adjacent
            .iter()
            .map(|&unit| self.share(unit, false))
            .chain(sortie.bombarding.iter().map(|&unit| self.share(unit, true)))
            .collect();
        let bonuses = self.integrity(sortie);
        let shares: u16 = attackers.iter().map(|share| share.basic + share.fresh).sum();
        let attack = shares + bonuses.iter().map(|bonus| bonus.points).sum::<u16>();
        let defenders: Vec<DefendedHex> = sortie.targets.iter().map(|&hex| self.defended(sortie, hex)).collect();
        let defence = defenders.iter().map(|hex| hex.strength).sum();
        let ratio = Column::of(attack, defence);
        let mut shifts: Vec<(Case, i16)> =
            bonuses.iter().filter(|bonus| bonus.columns != 0).map(|bonus| (bonus.case, bonus.columns)).collect();
        shifts.extend(self.discord(sortie));
        let shifted = ratio.shifted(shifts.iter().map(|shift| shift.1).sum());
        let column = shifted.shifted(-i16::from(sortie.lower));
        let chances = self.chances(column);
        Forecast {
            attackers,
            bonuses,
            attack,
            defenders,
            defence,
            ratio,
            shifts,
            lowered: sortie.lower,
            column,
            chances,
        }
    }

    /// Divisions with two or more units in the attack [20.1 to 20.4].
    fn integrity(&self, sortie: &Sortie) -> Vec<Bonus> {
        if !self.board.definition().rules.divisional_integrity {
            return Vec::new();
        }
        let mut bonuses = Vec::new();
        for division in self.board.division_ids() {
            let count = sortie.of_division(self.board, division);
            if count < 2 {
                continue;
            }
            let takes_column = sortie.columns.contains(&division);
            bonuses.push(Bonus {
                division,
                case: if count == 2 { cases::TWO_UNITS } else { cases::THREE_UNITS },
                points: if takes_column { 0 } else { INTEGRITY },
                columns: i16::from(takes_column),
            });
        }
        bonuses
    }

    /// Several nations in one attack [15.0], and demoralised units in it [16.5]: one column to the left for each.
    fn discord(&self, sortie: &Sortie) -> Vec<(Case, i16)> {
        let units: Vec<UnitId> = sortie.adjacent.iter().chain(&sortie.bombarding).copied().collect();
        let nation = |unit: &UnitId| &self.board.unit(*unit).nation;
        let first = units.first().map(nation);
        let mixed = units.iter().any(|unit| Some(nation(unit)) != first);
        let mut shifts = Vec::new();
        if mixed && self.board.definition().rules.coordination {
            shifts.push((cases::COORDINATION, -1));
        }
        if units.iter().any(|&unit| is_demoralised(self.board, self.state, unit)) {
            shifts.push((cases::DEMORALISED, -1));
        }
        shifts
    }

    fn defended(&self, sortie: &Sortie, hex: Hex) -> DefendedHex {
        let here = |id: &&UnitId| self.state.hex_of(**id) == Some(hex);
        let units: Vec<Share> = sortie.defenders.iter().filter(here).map(|&unit| self.share(unit, false)).collect();
        let doubled_by = self.doublings(sortie, hex);
        // Bonuses come before doubling, and nothing is ever more than doubled [21.2, 9.0].
        let basic: u16 = units.iter().map(|share| share.basic + share.fresh).sum();
        let strength = if doubled_by.is_empty() { basic } else { basic * 2 };
        DefendedHex { hex, units, doubled_by, strength }
    }

    /// A town or fort always doubles; hexsides only if every adjacent attacker attacks across one that does.
    fn doublings(&self, sortie: &Sortie, hex: Hex) -> Vec<Doubling> {
        if let Some(doubling) = self.board.cell(hex).doubling {
            return vec![doubling];
        }
        let mut sides = Vec::new();
        for &unit in &sortie.adjacent {
            let step = self.state.hex_of(unit).and_then(|from| self.board.step(self.rain, from, hex));
            match step.and_then(|step| step.doubling) {
                Some(doubling) => sides.push(doubling),
                None => return Vec::new(),
            }
        }
        sides.sort_unstable();
        sides.dedup();
        sides
    }

    fn chances(&self, column: Column) -> Vec<(CombatResult, u16)> {
        let ends: Vec<CombatResult> = (1..=FACES).flat_map(|face| column.ends(face, self.weather)).collect();
        let throws = usize::from(FACES * FACES);
        let count = |wanted| ends.iter().filter(|&&end| end == wanted).count() * throws;
        CombatResult::ALL
            .into_iter()
            .map(|wanted| (wanted, u16::try_from(count(wanted) / ends.len().max(1)).unwrap_or(0)))
            .filter(|&(_, count)| count > 0)
            .collect()
    }
}
