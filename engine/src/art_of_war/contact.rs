//! Who can still attack whom in a combat phase, and who still has to [5.1, 5.2].
//!
//! Obligations are those of the moment the phase began; results can only take them away [ruling 9]. Whether an attack
//! would leave somebody without the attack he owes, or is owed, is solved exactly: touching pairs can always be
//! covered by attacks of one on many or many on one, so it is enough that everybody keeps a partner; enemies that only
//! guns can still reach need a battery each, which is a matching.

use super::board::Board;
use super::breach::Breach;
use super::definition::{Arm, UnitId};
use super::field::Field;
use super::state::{Combat, State};
use super::unit_set::UnitSet;
use crate::contract::Side;

/// One unit of the attacker and the enemies it could attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) unit: UnitId,
    pub(crate) enemies: UnitSet,
}

/// Who can still attack whom, at this moment.
#[derive(Clone, Debug)]
pub(crate) struct Contact {
    /// Attackers that have not attacked, with the unattacked enemies beside them.
    pub(crate) beside: Vec<Link>,
    /// Batteries that have not attacked and may bombard, with the unattacked enemies in their fire.
    pub(crate) batteries: Vec<Link>,
    /// Units that owe an attack and can still make one.
    pub(crate) owing: UnitSet,
    /// Enemies that must be attacked and still have one of ours beside them.
    pub(crate) required: UnitSet,
}

impl Contact {
    pub(crate) fn new(board: &Board, state: &State, field: &Field, combat: &Combat) -> Contact {
        Contact::without(board, state, field, combat, UnitSet::EMPTY)
    }

    /// As [`Contact::new`], with some units counted as gone from the map.
    pub(crate) fn without(board: &Board, state: &State, field: &Field, combat: &Combat, gone: UnitSet) -> Contact {
        let side = state.active;
        let enemy = side.other();
        let mut contact =
            Contact { beside: Vec::new(), batteries: Vec::new(), owing: UnitSet::EMPTY, required: UnitSet::EMPTY };
        for unit in board.units_of(side).filter(|&id| !gone.contains(id)) {
            let Some(hex) = state.hex_of(unit) else { continue };
            let held = field.zone(board, enemy, hex);
            let fires = !held && board.unit(unit).arm == Arm::Artillery && !combat.has_attacked.contains(unit);
            if held {
                let touched = enemies_beside(board, field, enemy, hex);
                contact.required = contact.required.or(touched.and(combat.must_be_attacked));
                let enemies = touched.minus(combat.was_attacked);
                if !combat.has_attacked.contains(unit) && !enemies.is_empty() {
                    contact.beside.push(Link { unit, enemies });
                    if combat.must_attack.contains(unit) {
                        contact.owing.insert(unit);
                    }
                }
            } else if fires {
                let enemies = enemies_in_fire(board, field, enemy, hex).minus(combat.was_attacked);
                if !enemies.is_empty() {
                    contact.batteries.push(Link { unit, enemies });
                }
            }
        }
        contact.required = contact.required.minus(combat.was_attacked);
        contact
    }

    /// Everybody the side could still attack.
    pub(crate) fn enemies(&self) -> UnitSet {
        self.beside.iter().chain(&self.batteries).fold(UnitSet::EMPTY, |all, link| all.or(link.enemies))
    }

    /// Whether any attack is possible.
    pub(crate) fn is_over(&self) -> bool {
        self.beside.is_empty() && self.batteries.is_empty()
    }

    /// Unattacked attackers beside an enemy.
    pub(crate) fn beside_enemy(&self, enemy: UnitId) -> UnitSet {
        self.beside.iter().filter(|link| link.enemies.contains(enemy)).map(|link| link.unit).collect()
    }

    /// What forbids ending the phase.
    pub(crate) fn unfinished(&self) -> Option<Breach> {
        if let Some(unit) = self.owing.first() {
            return Some(Breach::StillOwes { unit });
        }
        let reachable = self.enemies();
        self.required.and(reachable).first().map(|unit| Breach::StillUnattacked { unit })
    }

    /// Whom an attack by these units on these enemies would strand.
    pub(crate) fn stranded(&self, attackers: UnitSet, targets: UnitSet) -> Option<Breach> {
        for link in &self.beside {
            let owes = self.owing.contains(link.unit) && !attackers.contains(link.unit);
            if owes && link.enemies.minus(targets).is_empty() {
                return Some(Breach::StrandsAttacker(link.unit));
            }
        }
        let left = self.required.minus(targets);
        if left.is_empty() {
            return None;
        }
        // What earlier results made impossible has lapsed; only what this attack adds counts.
        let before = self.unmet(left, UnitSet::EMPTY);
        let after = self.unmet(left, attackers);
        if after.len() > before.len() {
            let newly = after.minus(before).first().or(after.first());
            return newly.map(Breach::StrandsEnemy);
        }
        None
    }

    /// Those of these enemies that nobody could attack any more once the given units are used up.
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

/// Gives an enemy a battery of its own, moving other enemies to other batteries where that helps.
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

pub(crate) fn enemies_beside(board: &Board, field: &Field, enemy: Side, hex: crate::hex::Hex) -> UnitSet {
    let mut touched = UnitSet::EMPTY;
    for step in board.cell(hex).steps.iter().filter(|step| step.touches) {
        for id in field.at(board, step.to).filter(|&id| board.unit(id).side == enemy) {
            touched.insert(id);
        }
    }
    touched
}

fn enemies_in_fire(board: &Board, field: &Field, enemy: Side, hex: crate::hex::Hex) -> UnitSet {
    let mut hit = UnitSet::EMPTY;
    for shot in board.cell(hex).shots.iter().filter(|shot| shot.clear) {
        for id in field.at(board, shot.to).filter(|&id| board.unit(id).side == enemy) {
            hit.insert(id);
        }
    }
    hit
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(ids: &[u8]) -> UnitSet {
        ids.iter().map(|&id| UnitId(id)).collect()
    }

    fn link(unit: u8, enemies: &[u8]) -> Link {
        Link { unit: UnitId(unit), enemies: set(enemies) }
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
        // Two batteries, the second only on the first's other target: found only by exchanging.
        let two = contact(&beside, &[link(50, &[101, 102]), link(51, &[101])]);
        assert_eq!(two.stranded(set(&[1]), set(&[100])), None);
        assert_eq!(two.stranded(set(&[50]), set(&[101])), None);
        assert!(two.stranded(set(&[1, 50]), set(&[100])).is_some());
    }

    #[test]
    fn what_has_lapsed_does_not_forbid_other_attacks() {
        // 103 must be attacked but nobody can reach it any more.
        let mut contact = contact(&[link(1, &[100]), link(2, &[101])], &[]);
        contact.required.insert(UnitId(103));
        assert_eq!(contact.stranded(set(&[1]), set(&[100])), None);
    }

    /// Whether everybody who owes an attack, or is owed one, can still get it, by trying every order of attacks.
    fn all_can_be_met(contact: &Contact, attacked: UnitSet, defended: UnitSet) -> bool {
        let owing = contact.owing.minus(attacked);
        let required = contact.required.minus(defended);
        if owing.is_empty() && required.is_empty() {
            return true;
        }
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
                if all_can_be_met(contact, attacked.or(used), defended.or(hit)) {
                    return true;
                }
            }
        }
        guns.iter().any(|gun| {
            targets(gun).iter().any(|enemy| {
                all_can_be_met(contact, attacked.or(UnitSet::one(gun.unit)), defended.or(UnitSet::one(enemy)))
            })
        })
    }

    #[test]
    fn an_attack_is_refused_exactly_when_trying_everything_finds_no_way_out() {
        let mut state = 1807u64;
        let mut below = |bound: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % bound
        };
        let mut refused = 0;
        for _ in 0..4000 {
            let enemies = 1 + below(3) as u8;
            let some = |below: &mut dyn FnMut(u64) -> u64| -> UnitSet {
                (0..enemies).filter(|_| below(2) == 0).map(|enemy| UnitId(100 + enemy)).collect()
            };
            let mut links = |first: u8, most: u64| -> Vec<Link> {
                let made = (0..below(most + 1) as u8)
                    .map(|number| Link { unit: UnitId(first + number), enemies: some(&mut below) });
                made.filter(|link| !link.enemies.is_empty()).collect()
            };
            let (beside, batteries) = (links(0, 3), links(50, 2));
            let contact = contact(&beside, &batteries);
            assert!(all_can_be_met(&contact, UnitSet::EMPTY, UnitSet::EMPTY), "at the start all can always be met");
            for attacker in beside.iter().chain(&batteries) {
                for target in attacker.enemies.iter() {
                    let (units, targets) = (UnitSet::one(attacker.unit), UnitSet::one(target));
                    let way_out = all_can_be_met(&contact, units, targets);
                    assert_eq!(
                        contact.stranded(units, targets).is_none(),
                        way_out,
                        "{contact:?} {units:?} {targets:?}"
                    );
                    refused += u32::from(!way_out);
                }
            }
        }
        assert!(refused > 500, "only {refused} attacks were refused: the test no longer tries anything");
    }
}
