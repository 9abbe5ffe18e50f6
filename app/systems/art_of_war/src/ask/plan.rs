//! An attack as it is put together: attackers, the hexes they attack, columns given away, divisions that take a column.

use super::super::{division, group, piece};
use super::look::Look;
use art_of_war::{AttackOptions, Column, DivisionId, Forecast, Proposal, UnitId, cases};
use engine::contract::{Game as _, Refusal};
use engine::hex::Hex;
use language::ask::{Dial, Draft, Key, Pick};
use std::collections::BTreeSet;

/// The dial of the columns given away on purpose [6.2].
pub(super) const LOWER: Key = "lower";
/// Its only dial.
pub(super) const LOWERED: Dial = Dial { key: LOWER, of: None };
/// Units of a division that let it take a column [20.2].
const TOGETHER: usize = 3;

/// An attack, half put together or whole. Its draft is sorted, so that two equal attacks are equal drafts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) units: BTreeSet<UnitId>,
    pub(super) targets: BTreeSet<Hex>,
    pub(super) lower: u8,
    pub(super) columns: BTreeSet<DivisionId>,
}

impl Plan {
    /// Reads a draft, as far as possible: pieces, hexes, the dial, groups, each kind in ascending order.
    pub(super) fn read(look: Look<'_>, options: &AttackOptions, draft: &Draft) -> Plan {
        let hexes = targets(look, options);
        let mut plan = Plan::default();
        for &pick in draft.picks() {
            if plan.read_one(look, options, &hexes, pick).is_none() {
                break;
            }
        }
        plan
    }

    /// Takes in the next pick of a draft, if it is possible there.
    fn read_one(&mut self, look: Look<'_>, options: &AttackOptions, hexes: &BTreeSet<Hex>, pick: Pick) -> Option<()> {
        let before_columns = self.columns.is_empty();
        let before_lower = before_columns && self.lower == 0;
        match pick {
            Pick::Piece(_) => {
                let unit = look.unit(pick).filter(|&unit| can_attack(options, unit))?;
                let in_place = before_lower && self.targets.is_empty() && Some(&unit) > self.units.last();
                in_place.then(|| self.units.insert(unit))?;
            }
            Pick::Hex(hex) => {
                let in_place = before_lower && Some(&hex) > self.targets.last();
                (in_place && hexes.contains(&hex)).then(|| self.targets.insert(hex))?;
            }
            Pick::Dial(LOWERED, place) => {
                let columns = u8::try_from(place)
                    .ok()
                    .filter(|columns| (1..Column::all().count()).contains(&usize::from(*columns)));
                self.lower = columns.filter(|_| before_lower)?;
            }
            Pick::Group(id) => {
                let division = division(look.game.board(), id)?;
                let in_place = Some(&division) > self.columns.last();
                (in_place && self.is_together(look, division)).then(|| self.columns.insert(division))?;
            }
            _ => return None,
        }
        Some(())
    }

    /// The plan as a draft.
    pub(super) fn draft(&self) -> Draft {
        let units = self.units.iter().map(|&unit| Pick::Piece(piece(unit)));
        let targets = self.targets.iter().map(|&hex| Pick::Hex(hex));
        let lower = (self.lower > 0).then_some(Pick::Dial(LOWERED, i16::from(self.lower)));
        let columns = self.columns.iter().map(|&division| Pick::Group(group(division)));
        units.chain(targets).chain(lower).chain(columns).collect()
    }

    /// The plan as the engine reads it.
    pub(super) fn proposal(&self) -> Proposal {
        Proposal {
            units: self.units.iter().copied().collect(),
            targets: self.targets.iter().copied().collect(),
            lower: self.lower,
            columns: self.columns.iter().copied().collect(),
        }
    }

    /// An attack that the engine suggests.
    pub(super) fn suggested(proposal: &Proposal) -> Plan {
        Plan {
            units: proposal.units.iter().copied().collect(),
            targets: proposal.targets.iter().copied().collect(),
            lower: proposal.lower,
            columns: proposal.columns.iter().copied().collect(),
        }
    }

    /// Whether nothing was named yet.
    pub(super) fn is_empty(&self) -> bool {
        *self == Plan::default()
    }

    /// Whether there are attackers and something to attack.
    pub(super) fn is_whole(&self) -> bool {
        !self.units.is_empty() && !self.targets.is_empty()
    }

    /// The forecast of the plan, or the reason it is not legal; `None` while it is not whole.
    pub(super) fn forecast(&self, look: Look<'_>) -> Option<Result<Forecast, Refusal>> {
        self.is_whole().then(|| look.game.forecast(&self.proposal()))
    }

    /// The forecast before columns are given away. The number of its column is the most that can be given.
    pub(super) fn at_its_highest(&self, look: Look<'_>) -> Option<Forecast> {
        Plan { lower: 0, ..self.clone() }.forecast(look)?.ok()
    }

    /// The divisions that could take a column instead of points [20.2].
    pub(super) fn takers(&self, look: Look<'_>) -> Vec<DivisionId> {
        let plain = Plan { lower: 0, columns: BTreeSet::new(), ..self.clone() }.forecast(look);
        let bonuses = plain.and_then(Result::ok).map_or_else(Vec::new, |forecast| forecast.bonuses);
        let three = bonuses.into_iter().filter(|bonus| bonus.case == cases::THREE_UNITS);
        three.map(|bonus| bonus.division).collect()
    }

    fn is_together(&self, look: Look<'_>, division: DivisionId) -> bool {
        let own = |unit: &&UnitId| look.game.board().unit(**unit).division == Some(division);
        self.units.iter().filter(own).count() >= TOGETHER
    }

    /// An attacker is pointed at: it joins, or leaves. The first one brings the only hex it can attack.
    pub(super) fn with_attacker(&self, look: Look<'_>, options: &AttackOptions, unit: UnitId) -> Plan {
        let mut plan = self.clone();
        if !plan.units.remove(&unit) {
            plan.units.insert(unit);
        }
        if plan.units.is_empty() {
            return Plan::default();
        }
        if plan.targets.is_empty() {
            let of_him = options.attackers.iter().filter(|attacker| attacker.unit == unit);
            let enemies = of_him.flat_map(|attacker| &attacker.enemies);
            let hexes: BTreeSet<Hex> = enemies.filter_map(|&enemy| look.place(enemy)).collect();
            if hexes.len() == 1 {
                plan.targets = hexes;
            }
        }
        plan.tidied(look)
    }

    /// A hex with enemies is pointed at: it joins, or leaves. Without attackers yet, the largest suggestion is taken.
    pub(super) fn with_target(&self, look: Look<'_>, options: &AttackOptions, hex: Hex) -> Plan {
        if self.units.is_empty() && !self.targets.contains(&hex) {
            let suggestions = options.attacks.iter().filter(|proposal| proposal.targets.contains(&hex));
            if let Some(proposal) = suggestions.max_by_key(|proposal| proposal.units.len()) {
                return Plan::suggested(proposal);
            }
        }
        let mut plan = self.clone();
        if !plan.targets.remove(&hex) {
            plan.targets.insert(hex);
        }
        plan.tidied(look)
    }

    /// A division takes its column, or points after all.
    pub(super) fn with_column(&self, look: Look<'_>, division: DivisionId) -> Plan {
        let mut plan = self.clone();
        if !plan.columns.remove(&division) {
            plan.columns.insert(division);
        }
        plan.tidied(look)
    }

    /// Drops parts that no longer fit the attackers: columns of divisions that are not together, and columns given away
    /// below the table. Parts that cannot be weighed yet stay.
    fn tidied(mut self, look: Look<'_>) -> Plan {
        if !self.is_whole() {
            self.columns.clear();
            self.lower = 0;
            return self;
        }
        let together: BTreeSet<DivisionId> =
            self.columns.iter().copied().filter(|&division| self.is_together(look, division)).collect();
        self.columns = together;
        if let Some(forecast) = self.at_its_highest(look) {
            self.lower = self.lower.min(forecast.column.index());
        }
        self
    }
}

fn can_attack(options: &AttackOptions, unit: UnitId) -> bool {
    options.attackers.iter().any(|attacker| attacker.unit == unit)
}

/// The hexes that can be attacked.
pub(super) fn targets(look: Look<'_>, options: &AttackOptions) -> BTreeSet<Hex> {
    let enemies = options.attackers.iter().flat_map(|attacker| &attacker.enemies);
    enemies.filter_map(|&enemy| look.place(enemy)).collect()
}
