//! Where a beaten unit can go [6.4], and whom it pushes on if it must [6.5].

use super::board::Board;
use super::breach::Breach;
use super::contact::Contact;
use super::definition::UnitId;
use super::field::Field;
use super::state::State;
use super::unit_set::UnitSet;
use crate::hex::Hex;
use std::collections::{BTreeSet, VecDeque};

/// A look at a position, for questions of retreat.
#[derive(Clone, Copy)]
pub(crate) struct Retreats<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) field: &'a Field,
    /// Units that leave their places by this result: obligations no longer count them [6.5].
    pub(crate) leaving: UnitSet,
}

/// Where a unit may go: the best kind of hex there is, and nothing worse [ruling 14].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ways {
    /// Nowhere: it is eliminated.
    None,
    /// Into any of these, which have room.
    Free(Vec<Hex>),
    /// Into any of these, each displacing a friend, with the fewest displaced in all.
    Displacing(Vec<Hex>),
}

impl Ways {
    pub(crate) fn hexes(&self) -> &[Hex] {
        match self {
            Ways::None => &[],
            Ways::Free(hexes) | Ways::Displacing(hexes) => hexes,
        }
    }
}

impl Retreats<'_> {
    /// The hexes beside a unit that are safe for it: it could enter them, no enemy is in them, no enemy zone on them.
    pub(crate) fn safe(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let data = self.board.unit(unit);
        let enemy = data.side.other();
        let steps = self.state.hex_of(unit).map_or(&[][..], |hex| self.board.cell(hex).steps.as_slice());
        steps
            .iter()
            .filter(move |step| step.cost_for(data.arm).is_some_and(|cost| cost <= data.movement))
            .map(|step| step.to)
            .filter(move |&hex| self.field.holder(self.board, hex) != Some(enemy))
            .filter(move |&hex| !self.field.zone(self.board, enemy, hex))
    }

    fn has_room(&self, hex: Hex) -> bool {
        self.field.count(self.board, hex) < usize::from(self.board.definition().rules.stacking)
    }

    /// Safe hexes with room.
    pub(crate) fn free(&self, unit: UnitId) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.safe(unit).filter(|&hex| self.has_room(hex)).collect();
        hexes.sort_unstable();
        hexes
    }

    /// Where a unit may go. `busy` are units that cannot be displaced: those of this retreat.
    pub(crate) fn ways(&self, unit: UnitId, busy: UnitSet) -> Ways {
        let free = self.free(unit);
        if !free.is_empty() {
            return Ways::Free(free);
        }
        let bound = self.bound_batteries();
        let mut best: Option<(u32, Vec<Hex>)> = None;
        for hex in self.safe(unit) {
            let Some(length) = self.chain_from(hex, busy.or(bound).or(UnitSet::one(unit))) else { continue };
            match &mut best {
                Some((least, hexes)) if *least == length => hexes.push(hex),
                Some((least, _)) if *least < length => {}
                _ => best = Some((length, vec![hex])),
            }
        }
        best.map_or(Ways::None, |(_, mut hexes)| {
            hexes.sort_unstable();
            Ways::Displacing(hexes)
        })
    }

    /// Why a hex will not do.
    pub(crate) fn refuse(&self, unit: UnitId, to: Hex) -> Breach {
        if !self.safe(unit).any(|hex| hex == to) {
            return Breach::UnsafeRetreat { unit, to };
        }
        let bound = self.bound_batteries();
        match self.field.at(self.board, to).find(|&id| bound.contains(id)) {
            Some(battery) => Breach::OwesBombardment { battery },
            None => Breach::NeedlessDisplacement { unit, to },
        }
    }

    /// How many units are displaced if the friend in this hex makes room, at least; nothing if he cannot.
    fn chain_from(&self, hex: Hex, busy: UnitSet) -> Option<u32> {
        let mut seen: BTreeSet<Hex> = BTreeSet::from([hex]);
        let mut queue: VecDeque<(Hex, u32)> = VecDeque::from([(hex, 1)]);
        while let Some((at, length)) = queue.pop_front() {
            for friend in self.field.at(self.board, at).filter(|&id| !busy.contains(id)) {
                for next in self.safe(friend) {
                    if self.has_room(next) {
                        return Some(length);
                    }
                    if seen.insert(next) {
                        queue.push_back((next, length + 1));
                    }
                }
            }
        }
        None
    }

    /// Batteries that still have to make a required bombardment, the retreating units counted as gone [6.5].
    fn bound_batteries(&self) -> UnitSet {
        let Some(combat) = self.state.combat() else { return UnitSet::EMPTY };
        let contact = Contact::without(self.board, self.state, self.field, combat, self.leaving);
        let met_with_all = contact.unmet(contact.required, UnitSet::EMPTY).len();
        contact
            .batteries
            .iter()
            .map(|link| link.unit)
            .filter(|&battery| contact.unmet(contact.required, UnitSet::one(battery)).len() > met_with_all)
            .collect()
    }
}
