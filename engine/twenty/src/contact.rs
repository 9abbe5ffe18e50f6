//! The contacts when battles are declared, the units that must fight, and the declarations that fulfil all duties [9.1
//! to 9.3].

use super::breach::{by, by_hex, by_unit, no_such_enemy, not_your_unit};
use super::definition::*;
use super::field::{Field, in_printed_order};
use super::fight::Battle;
use super::rules;
use engine::contract::{Refusal, Side};
use engine::hex::Hex;
use serde::{Deserialize, Serialize};

/// The most branches examined before a declaration counts as a choice.
const MOST_BRANCHES: u32 = 20_000;

/// The possible attacks of a phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contacts {
    /// Each unit that can attack, in file order.
    pub attackers: Vec<Attacker>,
    /// Enemy units that must be attacked [9.1.2].
    pub must_be_attacked: Vec<UnitId>,
    /// Lone garrisons that must be attacked.
    pub garrisons: Vec<Hex>,
}

/// A unit that can attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attacker {
    /// The unit.
    pub unit: UnitId,
    /// Whether it must [9.1.1].
    pub must: bool,
    /// Enemy units in contact with it.
    pub enemies: Vec<UnitId>,
    /// Lone garrisons in contact with it.
    pub garrisons: Vec<Hex>,
    /// Enemy units that it can only bombard [16.3.2].
    pub bombards: Vec<UnitId>,
}

impl Contacts {
    /// The contacts of the phasing side.
    pub(crate) fn new(field: &Field<'_>, side: Side, bombardment: bool) -> Contacts {
        let mut contacts = Contacts::default();
        for unit in field.board.units_of(side) {
            let Some(at) = field.at(unit) else { continue };
            if field.state.is_routed(unit) {
                continue;
            }
            let enemies = field.units_touching(side.other(), at);
            let garrisons = if side == ALLIED { field.garrisons_touching(at) } else { Vec::new() };
            let fires = bombardment
                && field.board.unit(unit).arm == Arm::Artillery
                && !field.lay.wet
                && enemies.is_empty()
                && garrisons.is_empty();
            let mut bombards: Vec<UnitId> = Vec::new();
            if fires {
                let near = field.board.ways(at).filter(|way| field.board.is_closed(&field.lay, at, way));
                bombards = near.filter_map(|way| field.unit_of(side.other(), way.to())).collect();
                bombards.sort_unstable();
            }
            contacts.must_be_attacked.extend(&enemies);
            contacts.garrisons.extend(&garrisons);
            if !enemies.is_empty() || !garrisons.is_empty() || !bombards.is_empty() {
                let must = field.in_zone(side.other(), at);
                contacts.attackers.push(Attacker { unit, must, enemies, garrisons, bombards });
            }
        }
        contacts.must_be_attacked.sort_unstable();
        contacts.must_be_attacked.dedup();
        in_printed_order(&mut contacts.garrisons);
        contacts.garrisons.dedup();
        contacts
    }

    fn attacker(&self, unit: UnitId) -> Option<&Attacker> {
        self.attackers.iter().find(|known| known.unit == unit)
    }

    /// Whether no attack is possible.
    pub(crate) fn is_empty(&self) -> bool {
        self.attackers.is_empty()
    }

    /// Checks a whole declaration [9.2, 9.3, 9.1].
    pub(crate) fn check(&self, field: &Field<'_>, side: Side, battles: &[Battle]) -> Result<(), Refusal> {
        let mut fighting: Vec<UnitId> = Vec::new();
        let mut besieged: Vec<Hex> = Vec::new();
        for battle in battles {
            self.check_known(field, side, battle)?;
        }
        for battle in battles {
            check_sides(battle)?;
            for &unit in battle.attackers.iter().chain(&battle.defenders) {
                if fighting.contains(&unit) {
                    return Err(by_unit(rules::UNITY, "fights-twice", unit));
                }
                fighting.push(unit);
            }
            for &hex in &battle.garrisons {
                if besieged.contains(&hex) {
                    return Err(by_hex(rules::UNITY, "fights-twice", hex).varied("garrison"));
                }
                besieged.push(hex);
            }
            self.check_reach(field, battle)?;
        }
        if let Some(idle) = self.attackers.iter().find(|known| known.must && !fighting.contains(&known.unit)) {
            return Err(by_unit(rules::MUST_ATTACK, "must-attack", idle.unit));
        }
        if let Some(&spared) = self.must_be_attacked.iter().find(|unit| !fighting.contains(unit)) {
            return Err(by_unit(rules::MUST_BE_ATTACKED, "must-be-attacked", spared));
        }
        if let Some(&spared) = self.garrisons.iter().find(|hex| !besieged.contains(hex)) {
            return Err(by_hex(rules::MUST_BE_ATTACKED, "must-be-attacked", spared).varied("garrison"));
        }
        Ok(())
    }

    /// Checks one battle by itself, whatever else is declared.
    pub(crate) fn check_battle(&self, field: &Field<'_>, side: Side, battle: &Battle) -> Result<(), Refusal> {
        self.check_known(field, side, battle)?;
        check_sides(battle)?;
        self.check_reach(field, battle)
    }

    /// Whether all its units and garrisons exist.
    fn check_known(&self, field: &Field<'_>, side: Side, battle: &Battle) -> Result<(), Refusal> {
        let board = field.board;
        for &unit in &battle.attackers {
            if !board.has_unit(unit) || board.unit(unit).side != side || field.at(unit).is_none() {
                return Err(not_your_unit(board, unit));
            }
        }
        for &unit in &battle.defenders {
            if !board.has_unit(unit) || board.unit(unit).side == side || field.at(unit).is_none() {
                return Err(no_such_enemy(board, unit));
            }
        }
        for &hex in &battle.garrisons {
            if !board.exists(hex) || !field.lone_garrison(board.at(hex)) || side == FRENCH {
                return Err(by_hex(rules::SEQUENCE, "no-such-garrison", hex));
            }
        }
        Ok(())
    }

    /// Whether its attackers may attack, and are in contact with every defender.
    fn check_reach(&self, field: &Field<'_>, battle: &Battle) -> Result<(), Refusal> {
        if let Some(&unit) = battle.attackers.iter().find(|unit| field.state.is_routed(**unit)) {
            return Err(by_unit(rules::ROUTED, "routed-attacker", unit));
        }
        for &unit in &battle.attackers {
            if !self.reaches_all(unit, battle) {
                let bombards = self.attacker(unit).is_some_and(|known| !known.bombards.is_empty());
                let rule = if bombards { rules::BOMBARDMENT } else { rules::ALL_IN_CONTACT };
                return Err(by_unit(rule, "not-in-contact", unit));
            }
        }
        Ok(())
    }

    /// Whether a unit can attack every defender of a battle: all in contact, or all by bombardment.
    fn reaches_all(&self, unit: UnitId, battle: &Battle) -> bool {
        let Some(known) = self.attacker(unit) else { return false };
        let touches = battle.defenders.iter().all(|enemy| known.enemies.contains(enemy))
            && battle.garrisons.iter().all(|hex| known.garrisons.contains(hex));
        let fires = battle.garrisons.is_empty()
            && !known.bombards.is_empty()
            && battle.defenders.iter().all(|enemy| known.bombards.contains(enemy));
        touches || fires
    }

    /// Up to `most` legal declarations, without bombardments.
    pub(crate) fn declarations(&self, most: usize) -> Vec<Vec<Battle>> {
        let mut search = Search { contacts: self, most, branches: 0, found: Vec::new(), battles: Vec::new() };
        search.go_on();
        search.found
    }

    /// The one legal declaration, if there is no choice (R21).
    pub(crate) fn only_declaration(&self) -> Option<Vec<Battle>> {
        if self.attackers.iter().any(|known| !known.bombards.is_empty()) {
            return None;
        }
        let mut search = Search { contacts: self, most: 2, branches: 0, found: Vec::new(), battles: Vec::new() };
        search.go_on();
        let unsure = search.branches >= MOST_BRANCHES;
        match search.found.as_slice() {
            [only] if !unsure => Some(only.clone()),
            _ => None,
        }
    }
}

/// Whether a battle has units on both sides.
fn check_sides(battle: &Battle) -> Result<(), Refusal> {
    if battle.attackers.is_empty() || (battle.defenders.is_empty() && battle.garrisons.is_empty()) {
        return Err(by(rules::DECLARATION, "empty-battle"));
    }
    Ok(())
}

/// A defender: a unit or a garrison.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Defender {
    Unit(UnitId),
    Garrison(Hex),
}

/// Enumerates declarations: the first defender without a battle gets one, with every choice of attackers and fellow
/// defenders.
struct Search<'a> {
    contacts: &'a Contacts,
    most: usize,
    branches: u32,
    found: Vec<Vec<Battle>>,
    battles: Vec<Battle>,
}

impl Search<'_> {
    fn done(&self) -> bool {
        self.found.len() >= self.most || self.branches >= MOST_BRANCHES
    }

    fn has(&self, defender: Defender) -> bool {
        self.battles.iter().any(|battle| match defender {
            Defender::Unit(unit) => battle.defenders.contains(&unit),
            Defender::Garrison(hex) => battle.garrisons.contains(&hex),
        })
    }

    fn defenders(&self) -> impl Iterator<Item = Defender> + '_ {
        let units = self.contacts.must_be_attacked.iter().map(|unit| Defender::Unit(*unit));
        units.chain(self.contacts.garrisons.iter().map(|hex| Defender::Garrison(*hex)))
    }

    fn go_on(&mut self) {
        self.branches += 1;
        if self.done() {
            return;
        }
        let Some(next) = self.defenders().find(|defender| !self.has(*defender)) else {
            let fights = |unit: UnitId| self.battles.iter().any(|battle| battle.attackers.contains(&unit));
            if self.contacts.attackers.iter().all(|known| !known.must || fights(known.unit)) {
                self.found.push(self.battles.clone());
            }
            return;
        };
        if self.is_stranded() {
            return;
        }
        let free: Vec<&Attacker> = self
            .contacts
            .attackers
            .iter()
            .filter(|known| touches(known, next))
            .filter(|known| !self.battles.iter().any(|battle| battle.attackers.contains(&known.unit)))
            .collect();
        let sets = 1u32.checked_shl(u32::try_from(free.len()).unwrap_or(32)).unwrap_or(0);
        // The largest set first, because it leaves no unit without a battle.
        for set in (1..sets).rev() {
            let chosen: Vec<&Attacker> =
                free.iter().enumerate().filter(|(bit, _)| set & (1 << bit) != 0).map(|(_, known)| *known).collect();
            let company: Vec<Defender> = self
                .defenders()
                .filter(|other| *other != next && !self.has(*other))
                .filter(|other| chosen.iter().all(|known| touches(known, *other)))
                .collect();
            let groups = 1u32.checked_shl(u32::try_from(company.len()).unwrap_or(32)).unwrap_or(0);
            for group in 0..groups {
                let with =
                    company.iter().enumerate().filter(|(bit, _)| group & (1 << bit) != 0).map(|(_, other)| *other);
                self.battles.push(battle(&chosen, std::iter::once(next).chain(with)));
                self.go_on();
                self.battles.pop();
                if self.done() {
                    return;
                }
            }
        }
    }

    /// Whether a unit that must attack has no enemy left to attack.
    fn is_stranded(&self) -> bool {
        self.contacts.attackers.iter().any(|known| {
            known.must
                && !self.battles.iter().any(|battle| battle.attackers.contains(&known.unit))
                && !self.defenders().any(|defender| touches(known, defender) && !self.has(defender))
        })
    }
}

fn touches(attacker: &Attacker, defender: Defender) -> bool {
    match defender {
        Defender::Unit(unit) => attacker.enemies.contains(&unit),
        Defender::Garrison(hex) => attacker.garrisons.contains(&hex),
    }
}

fn battle(attackers: &[&Attacker], defenders: impl Iterator<Item = Defender>) -> Battle {
    let mut made = Battle {
        attackers: attackers.iter().map(|known| known.unit).collect(),
        defenders: Vec::new(),
        garrisons: Vec::new(),
    };
    for defender in defenders {
        match defender {
            Defender::Unit(unit) => made.defenders.push(unit),
            Defender::Garrison(hex) => made.garrisons.push(hex),
        }
    }
    made.tidy();
    made
}

impl Battle {
    /// Sorts attackers and defenders: units as in the file, garrisons by their printed numbers.
    pub(crate) fn tidy(&mut self) {
        self.attackers.sort_unstable();
        self.defenders.sort_unstable();
        in_printed_order(&mut self.garrisons);
    }
}
