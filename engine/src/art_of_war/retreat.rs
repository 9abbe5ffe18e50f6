//! Where a beaten unit can go [6.4], whom it pushes on if it must [6.5], and how a stack keeps together [10.4].
//!
//! Every way out has a price: first units lost, then friends displaced, then the stack torn apart, then a hex shared
//! with others. A unit may go wherever the price, its stack's included, is lowest [ruling 14].

use super::board::Board;
use super::breach::Breach;
use super::contact::Contact;
use super::definition::UnitId;
use super::field::Field;
use super::state::{Place, State};
use super::unit_set::UnitSet;
use crate::hex::Hex;
use std::collections::{BTreeSet, VecDeque};

/// What a way out costs, the dearest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Price {
    lost: u32,
    displaced: u32,
    apart: u32,
    shared: u32,
}

impl Price {
    fn plus(self, other: Price) -> Price {
        Price {
            lost: self.lost + other.lost,
            displaced: self.displaced + other.displaced,
            apart: self.apart + other.apart,
            shared: self.shared + other.shared,
        }
    }
}

/// A look at a position, for questions of retreat.
#[derive(Clone, Copy)]
pub(crate) struct Retreats<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) field: &'a Field,
    /// Units that leave their places by this result: obligations no longer count them [6.5].
    pub(crate) leaving: UnitSet,
    /// Units that cannot be displaced: those of this retreat, and those it has pushed on.
    pub(crate) busy: UnitSet,
    /// The unit that retreats now, if it is pushing others on.
    pub(crate) retreater: Option<UnitId>,
    /// Units that this retreat has pushed on already.
    pub(crate) pushed: UnitSet,
    /// Units that have retreated, with the hex they left.
    pub(crate) went: &'a [(UnitId, Hex)],
}

impl Retreats<'_> {
    /// The hexes beside a unit that are safe for it: it could enter them, no enemy is in them, no enemy zone on them.
    pub(crate) fn safe(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let data = self.board.unit(unit);
        let enemy = data.side.other();
        let steps = self.state.hex_of(unit).map_or(&[][..], |hex| self.board.steps(self.field.rain(), hex));
        steps
            .iter()
            .filter(move |step| step.cost_for(data.arm).is_some_and(|cost| cost <= data.movement))
            .map(|step| step.to)
            .filter(move |&hex| self.field.holder(self.board, hex) != Some(enemy))
            .filter(move |&hex| !self.field.zone(self.board, enemy, hex))
    }

    pub(crate) fn has_room(&self, hex: Hex) -> bool {
        self.field.has_room(self.board, hex)
    }

    /// Safe hexes with room.
    pub(crate) fn free(&self, unit: UnitId) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = self.safe(unit).filter(|&hex| self.has_room(hex)).collect();
        hexes.sort_unstable();
        hexes
    }

    /// Where a unit that has to retreat may go; nowhere if it must die. The rest of its stack goes after it.
    pub(crate) fn ways(&self, unit: UnitId) -> Vec<Hex> {
        let priced = self.priced(unit, &self.mates(unit));
        let best = priced.iter().map(|way| way.1).min();
        priced.into_iter().filter(|way| Some(way.1) == best).map(|way| way.0).collect()
    }

    /// The others of its hex that have to retreat too.
    fn mates(&self, unit: UnitId) -> Vec<UnitId> {
        let hex = self.state.hex_of(unit);
        self.leaving.iter().filter(|&other| other != unit && self.state.hex_of(other) == hex).collect()
    }

    /// Who in a full hex may make room, and where each may go: with the fewest displaced in all.
    pub(crate) fn displacements(&self, hex: Hex) -> Vec<(UnitId, Vec<Hex>)> {
        let duty = self.duty();
        let pushed = self.pushed;
        let movable = |id: &UnitId| {
            !self.busy.contains(*id) && self.board.unit(*id).garrison.is_none() && !duty.forbids(pushed, *id)
        };
        let friends: Vec<UnitId> = self.field.at(self.board, hex).filter(movable).collect();
        // Whoever is pushed on now counts as pushed for those behind him.
        let alone = |unit: UnitId| Retreats { went: &[], pushed: self.pushed.or(UnitSet::one(unit)), ..*self };
        // Pushing on one's own stack tears it apart.
        let mates = self.retreater.map_or(UnitSet::EMPTY, |unit| self.gone_before(unit));
        let price = |unit: UnitId, (hex, price): (Hex, Price)| {
            (hex, Price { apart: price.apart + u32::from(mates.contains(unit)), ..price })
        };
        let priced: Vec<(UnitId, Vec<(Hex, Price)>)> = friends
            .into_iter()
            .map(|unit| (unit, alone(unit).priced(unit, &[]).into_iter().map(|way| price(unit, way)).collect()))
            .collect();
        let best = priced.iter().flat_map(|(_, ways)| ways.iter().map(|way| way.1)).min();
        let cheapest = |ways: Vec<(Hex, Price)>| -> Vec<Hex> {
            ways.into_iter().filter(|way| Some(way.1) == best).map(|way| way.0).collect()
        };
        let choices = priced.into_iter().map(|(unit, ways)| (unit, cheapest(ways)));
        choices.filter(|(_, hexes)| !hexes.is_empty()).collect()
    }

    /// Every way out of a unit with its price, in order of hex numbers.
    fn priced(&self, unit: UnitId, mates: &[UnitId]) -> Vec<(Hex, Price)> {
        // Nobody is pushed on to where the retreat began.
        let origin = self.retreater.filter(|&first| first != unit).and_then(|first| self.state.hex_of(first));
        let mut hexes: Vec<Hex> = self.safe(unit).filter(|&hex| Some(hex) != origin).collect();
        hexes.sort_unstable();
        let mut duty = None;
        let mut ways = Vec::new();
        for hex in hexes {
            let mut price = Price { apart: u32::from(self.leaves_its_stack(unit, hex)), ..Price::default() };
            let chain = if self.has_room(hex) {
                price.shared = u32::from(self.shares(unit, hex));
                Vec::new()
            } else {
                let duty = duty.get_or_insert_with(|| self.duty());
                match self.chain_from(hex, unit, duty) {
                    Some(chain) => chain,
                    None => continue,
                }
            };
            price.displaced = u32::try_from(chain.len()).unwrap_or(u32::MAX);
            if let Some((mate, rest)) = mates.split_first() {
                price = price.plus(self.price_after(unit, hex, &chain, *mate, rest));
            }
            ways.push((hex, price));
        }
        ways
    }

    /// Units that stood with this one and have gone before it.
    fn gone_before(&self, unit: UnitId) -> UnitSet {
        let from = self.state.hex_of(unit);
        self.went.iter().filter(|(_, left)| Some(*left) == from).map(|(mate, _)| *mate).collect()
    }

    /// Whether a unit that stood with this one has gone elsewhere.
    fn leaves_its_stack(&self, unit: UnitId, hex: Hex) -> bool {
        let mates = self.gone_before(unit);
        !mates.is_empty() && !mates.iter().any(|mate| self.state.hex_of(mate) == Some(hex))
    }

    /// Whether others than its own stack stand there.
    fn shares(&self, unit: UnitId, hex: Hex) -> bool {
        let followed = self.gone_before(unit).iter().filter(|&mate| self.state.hex_of(mate) == Some(hex)).count();
        self.field.crowd(self.board, hex) > followed
    }

    /// The lowest price for the rest of the stack once this unit has gone.
    fn price_after(&self, unit: UnitId, to: Hex, chain: &[(UnitId, Hex)], mate: UnitId, rest: &[UnitId]) -> Price {
        let (mut state, mut field) = (self.state.clone(), self.field.clone());
        let mut put = |id: UnitId, hex: Hex| {
            if let Some(from) = state.hex_of(id) {
                field.lift(self.board, id, from);
            }
            if let Some(known) = state.units.get_mut(usize::from(id.0)) {
                known.place = Place::On(hex);
            }
            field.put(self.board, id, hex);
        };
        for &(friend, hex) in chain.iter().rev() {
            put(friend, hex);
        }
        put(unit, to);
        let mut went = self.went.to_vec();
        went.extend(self.state.hex_of(unit).map(|from| (unit, from)));
        // This unit has retreated, and may be pushed on by the next if need be.
        let (leaving, busy) = (self.leaving.minus(UnitSet::one(unit)), self.busy.minus(UnitSet::one(unit)));
        let after = Retreats { state: &state, field: &field, went: &went, leaving, busy, ..*self };
        let best = after.priced(mate, rest).into_iter().map(|way| way.1).min();
        best.unwrap_or(Price { lost: 1, ..Price::default() })
    }

    /// Why a hex will not do.
    pub(crate) fn refuse(&self, unit: UnitId, to: Hex) -> Breach {
        if !self.safe(unit).any(|hex| hex == to) {
            return Breach::UnsafeRetreat { unit, to, why: self.why_unsafe(unit, to) };
        }
        if self.retreater.is_some_and(|first| first != unit) && !self.pushed.contains(unit) {
            // A displaced unit: seen as it is when its ways are worked out.
            return Retreats { went: &[], pushed: self.pushed.or(UnitSet::one(unit)), ..*self }.refuse(unit, to);
        }
        let priced = self.priced(unit, &self.mates(unit));
        let best = priced.iter().map(|way| way.1).min().unwrap_or_default();
        match priced.iter().find(|way| way.0 == to).map(|way| way.1) {
            Some(price) if price.lost > best.lost => Breach::StrandsMate { unit, to },
            Some(price) if price.displaced > best.displaced => Breach::NeedlessDisplacement { unit, to },
            Some(price) if price.apart > best.apart => Breach::StackApart { unit, to },
            Some(_) => Breach::NeedlessSharing { unit, to },
            // No chain of friends can make room there.
            None => {
                let duty = self.duty();
                match self.field.at(self.board, to).find(|&id| duty.forbids(self.pushed, id)) {
                    Some(battery) => Breach::OwesBombardment { battery },
                    None => Breach::NeedlessDisplacement { unit, to },
                }
            }
        }
    }

    fn why_unsafe(&self, unit: UnitId, to: Hex) -> &'static str {
        let data = self.board.unit(unit);
        let enemy = data.side.other();
        let step = self.state.hex_of(unit).and_then(|from| self.board.step(self.field.rain(), from, to));
        match step.map(|step| step.cost_for(data.arm)) {
            _ if !self.board.exists(to) => "it is off the map",
            None => "a retreat is one hex long",
            Some(None) => "the unit cannot cross to it",
            Some(Some(cost)) if cost > data.movement => "the unit could not enter it with all its movement points",
            _ if self.field.holder(self.board, to) == Some(enemy) => "an enemy stands there",
            _ => "it is in an enemy zone of control",
        }
    }

    /// The shortest chain of friends that make room from this hex on, each with where it goes; nothing if there is none.
    ///
    /// What may be pushed on from a hex depends on the batteries pushed before it, so a hex counts as seen only for the
    /// same batteries. Nobody goes where the retreat began.
    fn chain_from(&self, hex: Hex, unit: UnitId, duty: &Duty) -> Option<Vec<(UnitId, Hex)>> {
        let busy = self.busy.or(UnitSet::one(unit));
        let mates = self.gone_before(unit);
        let origin = self.state.hex_of(self.retreater.unwrap_or(unit));
        let batteries = |pushed: UnitSet| pushed.and(duty.batteries());
        let mut seen: BTreeSet<(Hex, UnitSet)> = BTreeSet::from([(hex, batteries(self.pushed))]);
        let mut queue: VecDeque<(Hex, Vec<(UnitId, Hex)>)> = VecDeque::from([(hex, Vec::new())]);
        while let Some((at, chain)) = queue.pop_front() {
            let before = chain.iter().fold(self.pushed, |all, step| all.or(UnitSet::one(step.0)));
            let movable = |id: &UnitId| {
                !busy.or(before).contains(*id) && self.board.unit(*id).garrison.is_none() && !duty.forbids(before, *id)
            };
            let mut friends: Vec<UnitId> = self.field.at(self.board, at).filter(movable).collect();
            friends.sort_by_key(|&friend| mates.contains(friend));
            for friend in friends {
                for next in self.safe(friend).filter(|&next| Some(next) != origin) {
                    let mut longer = chain.clone();
                    longer.push((friend, next));
                    if self.has_room(next) {
                        return Some(longer);
                    }
                    if seen.insert((next, batteries(before.or(UnitSet::one(friend))))) {
                        queue.push_back((next, longer));
                    }
                }
            }
        }
        None
    }

    /// The bombardments still required, the retreating units counted as gone.
    fn duty(&self) -> Duty {
        let contact = self
            .state
            .combat()
            .map(|combat| Contact::without(self.board, self.state, self.field, combat, self.leaving));
        let unmet = contact.as_ref().map_or(0, |contact| contact.unmet(contact.required, UnitSet::EMPTY).len());
        Duty { contact, unmet }
    }
}

/// The bombardments that are still required: a battery without which they could not all be made cannot be displaced
/// [6.5].
struct Duty {
    contact: Option<Contact>,
    /// Enemies that cannot be attacked any more in any case.
    unmet: u32,
}

impl Duty {
    /// Every gun that could still bombard.
    fn batteries(&self) -> UnitSet {
        let links = self.contact.iter().flat_map(|contact| &contact.batteries);
        links.fold(UnitSet::EMPTY, |all, link| all.or(link.members))
    }

    /// Whether a unit may not be displaced, some others being displaced already.
    fn forbids(&self, pushed: UnitSet, unit: UnitId) -> bool {
        let Some(contact) = &self.contact else { return false };
        if !self.batteries().contains(unit) {
            return false;
        }
        // A hex still bombards while one of its guns is there.
        let gone = pushed.or(UnitSet::one(unit));
        let silenced = contact.batteries.iter().filter(|link| link.members.minus(gone).is_empty());
        let used: UnitSet = silenced.map(|link| link.unit).collect();
        contact.unmet(contact.required, used).len() > self.unmet
    }
}
