//! The attacks still possible in a combat phase, and the obligations still open [5.1, 5.2].
//!
//! Obligations are those of the moment the phase began; results can only remove them [ruling 9]. Whether an attack
//! would leave a unit without the attack it must make, or must suffer, is solved exactly. Adjacent pairs can always be
//! covered by attacks of one on many or many on one, so it is enough that each keeps a partner. Enemies that only guns
//! can still reach need a battery each, which is a matching.

use super::board::Board;
use super::breach::Breach;
use super::definition::UnitId;
use super::field::Field;
use super::ground::CellId;
use super::state::{Combat, State};
use super::unit_set::UnitSet;
use engine::contract::Side;

/// One hex of the attacker and the enemies it could attack. A hex attacks as one [10.3] and is attacked as one [10.4],
/// so each hex is named by the first of its units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    /// The first of the units.
    pub(crate) unit: UnitId,
    /// All of them, the first included.
    pub(crate) members: UnitSet,
    /// The enemy hexes, each by its first unit.
    pub(crate) enemies: UnitSet,
}

/// The attacks that are possible at this moment.
#[derive(Clone, Debug)]
pub(crate) struct Contact {
    /// Attackers that have not attacked, with the unattacked enemies adjacent to them.
    pub(crate) beside: Vec<Link>,
    /// Batteries that have not attacked and may bombard, with the unattacked enemies within their fire.
    pub(crate) batteries: Vec<Link>,
    /// Hexes that must attack and still can, by their first units.
    pub(crate) owing: UnitSet,
    /// Enemy hexes that must be attacked and still have one of ours adjacent, by their first units.
    pub(crate) required: UnitSet,
}

/// A view of a combat phase.
struct Look<'a> {
    board: &'a Board,
    field: &'a Field,
    combat: &'a Combat,
    enemy: Side,
}

impl Look<'_> {
    /// The first enemy unit in a cell that may still be attacked.
    fn target(&self, cell: CellId) -> Option<UnitId> {
        let spot = self.field.spot(cell);
        // No unit shares a hex with an enemy.
        if spot.holder() != Some(self.enemy) {
            return None;
        }
        spot.units().find(|&id| attackable(self.combat, id))
    }

    fn beside(&self, cell: CellId) -> UnitSet {
        let steps = self.board.steps_from(self.field.rain(), cell).iter().filter(|step| step.touches);
        steps.filter_map(|step| self.target(step.cell)).collect()
    }

    fn in_fire(&self, cell: CellId) -> UnitSet {
        let shots = self.board.shots_from(self.field.rain(), cell).iter().filter(|shot| shot.clear);
        shots.filter_map(|shot| self.target(shot.cell)).collect()
    }
}

/// Whether a unit may still be attacked: no unit is attacked twice, and a unit driven into a hex is no part of its
/// combat.
pub(crate) fn attackable(combat: &Combat, unit: UnitId) -> bool {
    !combat.was_attacked.contains(unit) && !combat.moved.contains(unit)
}

impl Contact {
    pub(crate) fn new(board: &Board, state: &State, field: &Field, combat: &Combat) -> Contact {
        Contact::without(board, state, field, combat, UnitSet::EMPTY)
    }

    /// As [`Contact::new`], with some units treated as off the map.
    pub(crate) fn without(board: &Board, state: &State, field: &Field, combat: &Combat, gone: UnitSet) -> Contact {
        let side = state.active;
        let look = Look { board, field, combat, enemy: side.other() };
        let mut contact =
            Contact { beside: Vec::new(), batteries: Vec::new(), owing: UnitSet::EMPTY, required: UnitSet::EMPTY };
        for unit in board.all_of(side).minus(gone).iter() {
            let Some(cell) = state.hex_of(unit).and_then(|hex| board.cell_id(hex)) else { continue };
            let spot = field.spot(cell);
            let beside = spot.in_zone_of(side.other());
            if !beside && !board.guns().contains(unit) && spot.is_alone() {
                continue;
            }
            let here = spot.set().minus(gone);
            if here.first() != Some(unit) {
                continue;
            }
            let ready = here.minus(combat.has_attacked);
            if beside {
                let enemies = look.beside(cell);
                // Those that had to be attacked when the phase began.
                contact.required = contact.required.or(enemies.and(combat.must_be_attacked));
                if let Some(lead) = ready.first()
                    && !enemies.is_empty()
                {
                    contact.beside.push(Link { unit: lead, members: ready, enemies });
                    if !ready.and(combat.must_attack).is_empty() {
                        contact.owing.insert(lead);
                    }
                }
            } else {
                let guns = ready.and(board.guns());
                let Some(lead) = guns.first() else { continue };
                let enemies = look.in_fire(cell);
                if !enemies.is_empty() {
                    contact.batteries.push(Link { unit: lead, members: guns, enemies });
                }
            }
        }
        contact
    }

    /// All units that the side could still attack.
    pub(crate) fn enemies(&self) -> UnitSet {
        self.beside.iter().chain(&self.batteries).fold(UnitSet::EMPTY, |all, link| all.or(link.enemies))
    }

    /// Whether any attack is possible.
    pub(crate) fn is_over(&self) -> bool {
        self.beside.is_empty() && self.batteries.is_empty()
    }

    /// Attackers adjacent to an enemy that have not attacked.
    pub(crate) fn beside_enemy(&self, enemy: UnitId) -> UnitSet {
        self.beside.iter().filter(|link| link.enemies.contains(enemy)).map(|link| link.unit).collect()
    }

    /// All units of the hexes named by these first units.
    pub(crate) fn members(&self, leads: UnitSet) -> UnitSet {
        let links = self.beside.iter().chain(&self.batteries).filter(|link| leads.contains(link.unit));
        links.fold(UnitSet::EMPTY, |all, link| all.or(link.members))
    }

    /// The obligation that forbids ending the phase, if there is one.
    pub(crate) fn unfinished(&self) -> Option<Breach> {
        if let Some(unit) = self.owing.first() {
            return Some(Breach::StillOwes { unit });
        }
        let reachable = self.enemies();
        self.required.and(reachable).first().map(|unit| Breach::StillUnattacked { unit })
    }

    /// The unit that an attack by these units on these enemies would strand, if there is one.
    pub(crate) fn stranded(&self, attackers: UnitSet, targets: UnitSet) -> Option<Breach> {
        for link in &self.beside {
            let owes = self.owing.contains(link.unit) && !attackers.contains(link.unit);
            if owes && link.enemies.minus(targets).is_empty() {
                return Some(Breach::StrandsAttacker(link.unit));
            }
        }
        let after = self.unmet(self.required.minus(targets), attackers);
        if after.is_empty() {
            return None;
        }
        // Obligations that earlier results made impossible have lapsed; only those added by this attack count.
        let before = self.unmet(self.required, UnitSet::EMPTY);
        if after.len() > before.len() {
            let newly = after.minus(before).first().or(after.first());
            return newly.map(Breach::StrandsEnemy);
        }
        None
    }

    /// Those of these enemies that no unit could attack any more once the given units are used up.
    pub(crate) fn unmet(&self, enemies: UnitSet, used: UnitSet) -> UnitSet {
        let touched = self
            .beside
            .iter()
            .filter(|link| !used.contains(link.unit))
            .fold(UnitSet::EMPTY, |all, link| all.or(link.enemies));
        let needy = enemies.minus(touched);
        if needy.is_empty() {
            return UnitSet::EMPTY;
        }
        let batteries: Vec<Link> = self.batteries.iter().copied().filter(|link| !used.contains(link.unit)).collect();
        let mut matched: Vec<Option<UnitId>> = vec![None; batteries.len()];
        needy.iter().filter(|&enemy| !assign(enemy, &batteries, &mut matched, &mut UnitSet::default())).collect()
    }
}

/// Assigns an enemy a battery of its own, reassigning other enemies to other batteries where that helps.
fn assign(enemy: UnitId, batteries: &[Link], matched: &mut [Option<UnitId>], tried: &mut UnitSet) -> bool {
    for (number, battery) in batteries.iter().enumerate() {
        if !battery.enemies.contains(enemy) || tried.contains(battery.unit) {
            continue;
        }
        tried.insert(battery.unit);
        let holder = matched.get(number).copied().flatten();
        if holder.is_none_or(|other| assign(other, batteries, matched, tried)) {
            if let Some(slot) = matched.get_mut(number) {
                *slot = Some(enemy);
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> UnitSet {
        ids.iter().map(|&id| UnitId(id)).collect()
    }

    fn link(unit: u8, enemies: &[u8]) -> Link {
        Link { unit: UnitId(unit), members: set(&[unit]), enemies: set(enemies) }
    }

    fn link_to(unit: u8, enemies: UnitSet) -> Link {
        Link { unit: UnitId(unit), members: set(&[unit]), enemies }
    }

    /// Attackers are 0..50, batteries 50..100, enemies from 100.
    fn contact(beside: &[Link], batteries: &[Link]) -> Contact {
        let enemies = beside.iter().fold(UnitSet::EMPTY, |all, link| all.or(link.enemies));
        Contact {
            beside: beside.to_vec(),
            batteries: batteries.to_vec(),
            owing: beside.iter().map(|link| link.unit).collect(),
            required: enemies,
        }
    }

    #[test]
    fn an_attack_that_takes_the_only_partner_is_refused_with_the_name() {
        let contact = contact(&[link(1, &[100, 101]), link(2, &[100])], &[]);
        assert_eq!(contact.stranded(set(&[1]), set(&[100])), Some(Breach::StrandsAttacker(UnitId(2))));
        assert_eq!(contact.stranded(set(&[1]), set(&[101])), None);
        assert_eq!(contact.stranded(set(&[2]), set(&[100])), None);
        assert_eq!(contact.stranded(set(&[1, 2]), set(&[100])), Some(Breach::StrandsEnemy(UnitId(101))));
    }

    #[test]
    fn guns_cover_enemies_one_battery_each() {
        let beside = [link(1, &[100, 101, 102])];
        // One battery reaches two of the three enemies: one can be left to it, not two.
        let one = contact(&beside, &[link(50, &[101, 102])]);
        assert_eq!(one.stranded(set(&[1]), set(&[100, 101])), None);
        assert_eq!(one.stranded(set(&[1]), set(&[100])), Some(Breach::StrandsEnemy(UnitId(102))));
        // Two batteries, the second only on the first's other target: found only by an exchange.
        let two = contact(&beside, &[link(50, &[101, 102]), link(51, &[101])]);
        assert_eq!(two.stranded(set(&[1]), set(&[100])), None);
        assert_eq!(two.stranded(set(&[50]), set(&[101])), None);
        assert!(two.stranded(set(&[1, 50]), set(&[100])).is_some());
    }

    #[test]
    fn what_has_lapsed_does_not_forbid_other_attacks() {
        // 103 must be attacked, but no unit can reach it any more.
        let mut contact = contact(&[link(1, &[100]), link(2, &[101])], &[]);
        contact.required.insert(UnitId(103));
        assert_eq!(contact.stranded(set(&[1]), set(&[100])), None);
    }

    /// The fewest obligations that must stay unfulfilled, by trying every order of attacks.
    fn fewest_unmet(contact: &Contact, attacked: UnitSet, defended: UnitSet) -> u32 {
        let mut best = contact.owing.minus(attacked).len() + contact.required.minus(defended).len();
        let beside: Vec<Link> = contact.beside.iter().copied().filter(|link| !attacked.contains(link.unit)).collect();
        let guns: Vec<Link> = contact.batteries.iter().copied().filter(|link| !attacked.contains(link.unit)).collect();
        let targets = |link: &Link| link.enemies.minus(defended);
        // Every attack of some adjacent units on some enemies they all touch, and every single bombardment.
        for chosen in 1u32..1 << beside.len() {
            let units: Vec<&Link> =
                (0..beside.len()).filter(|at| chosen >> at & 1 == 1).map(|at| &beside[at]).collect();
            let common = units.iter().fold(targets(units[0]), |all, link| all.and(targets(link)));
            let enemies: Vec<UnitId> = common.iter().collect();
            for hit in 1u32..1 << enemies.len() {
                let hit: UnitSet = (0..enemies.len()).filter(|at| hit >> at & 1 == 1).map(|at| enemies[at]).collect();
                let used = units.iter().map(|link| link.unit).collect();
                best = best.min(fewest_unmet(contact, attacked.or(used), defended.or(hit)));
            }
        }
        for gun in &guns {
            for enemy in targets(gun).iter() {
                let used = attacked.or(UnitSet::one(gun.unit));
                best = best.min(fewest_unmet(contact, used, defended.or(UnitSet::one(enemy))));
            }
        }
        best
    }

    #[test]
    fn an_attack_is_refused_exactly_when_trying_everything_finds_a_unit_it_strands() {
        let mut state = 1807u64;
        let mut below = |bound: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % bound
        };
        let (mut refused, mut short) = (0, 0);
        for round in 0..4000 {
            let enemies = 1 + below(3) as u8;
            let some = |below: &mut dyn FnMut(u64) -> u64| -> UnitSet {
                (0..enemies).filter(|_| below(2) == 0).map(|enemy| UnitId(100 + enemy)).collect()
            };
            let mut links = |first: u8, most: u64| -> Vec<Link> {
                let made = (0..below(most + 1) as u8).map(|number| link_to(first + number, some(&mut below)));
                made.filter(|link| !link.enemies.is_empty()).collect()
            };
            let (beside, batteries) = (links(0, 3), links(50, 2));
            let mut contact = contact(&beside, &batteries);
            if round % 2 == 1 {
                // As after earlier results: some have no obligation any more, and some enemies only guns can reach, or
                // no unit.
                contact.owing = contact.owing.iter().filter(|_| below(3) > 0).collect();
                contact.required = contact.required.or((0..enemies).map(|enemy| UnitId(100 + enemy)).collect());
            }
            let before = fewest_unmet(&contact, UnitSet::EMPTY, UnitSet::EMPTY);
            assert!(round % 2 == 1 || before == 0, "at the start all can always be met");
            short += u32::from(before > 0);
            for attacker in beside.iter().chain(&batteries) {
                for target in attacker.enemies.iter() {
                    let (units, targets) = (UnitSet::one(attacker.unit), UnitSet::one(target));
                    let strands = fewest_unmet(&contact, units, targets) > before;
                    assert_eq!(
                        contact.stranded(units, targets).is_some(),
                        strands,
                        "{contact:?} {units:?} {targets:?}"
                    );
                    refused += u32::from(strands);
                }
            }
        }
        assert!(refused > 500 && short > 100, "{refused} refused, {short} short: the test no longer tries anything");
    }
}
