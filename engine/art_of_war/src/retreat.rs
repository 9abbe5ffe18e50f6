//! The possible retreats of a unit [6.4], the units it displaces if it must [6.5], and how a stack keeps together
//! [10.4].
//!
//! Every retreat has a price: first units lost, then friendly units displaced, then the stack split, then a hex shared
//! with others. The price is the whole stack's, no matter which unit goes first. Only retreats with the lowest price
//! are offered [ruling 14].

use super::board::Board;
use super::breach::Breach;
use super::contact::Contact;
use super::definition::UnitId;
use super::field::Field;
use super::state::{Place, State};
use super::unit_set::UnitSet;
use engine::count::less;
use engine::hex::Hex;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The most beginnings of chains that are examined for one hex before the best so far is taken. Play needs a few dozen;
/// a field packed on purpose must not keep a computer busy.
const MOST_BEGINNINGS: usize = 1024;

/// The price of a retreat, the most important part first.
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

/// A unit and the hex it goes to.
type Step = (UnitId, Hex);

/// A view of a position, for questions of retreat.
#[derive(Clone, Copy)]
pub(crate) struct Retreats<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) field: &'a Field,
    /// Units that leave their places by this result: they count no more for obligations [6.5].
    pub(crate) leaving: UnitSet,
    /// An unfinished displacement: the unit that retreats, then those it has displaced, each with its new hex.
    pub(crate) chain: &'a [Step],
    /// Units that have retreated, with the hex they left.
    pub(crate) went: &'a [(UnitId, Hex)],
}

impl Retreats<'_> {
    /// The hexes adjacent to a unit that are safe for it: it could enter them, and they have no enemy and no enemy
    /// zone.
    pub(crate) fn safe(&self, unit: UnitId) -> impl Iterator<Item = Hex> + '_ {
        let data = self.board.unit(unit);
        let steps = self.state.hex_of(unit).map_or(&[][..], |hex| self.board.steps(self.field.rain(), hex));
        steps
            .iter()
            .filter(move |step| step.cost_for(data.arm).is_some_and(|cost| cost <= data.movement))
            .map(|step| step.to)
            .filter(move |&hex| self.is_quiet(unit, hex))
    }

    /// Whether a hex has no enemy and no enemy zone.
    fn is_quiet(&self, unit: UnitId, hex: Hex) -> bool {
        let enemy = self.board.unit(unit).side.other();
        self.field.holder(self.board, hex) != Some(enemy) && !self.field.zone(self.board, enemy, hex)
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

    /// Those of these units that may retreat now, each with its hexes. The others wait, or are lost.
    pub(crate) fn choices(&self, retreating: &[UnitId]) -> Vec<(UnitId, Vec<Hex>)> {
        let priced: Vec<_> = retreating.iter().map(|&unit| (unit, self.priced(unit))).collect();
        let best = |unit: UnitId| {
            let stack = priced.iter().filter(|(other, _)| self.go_by_one_price(unit, *other));
            stack.flat_map(|(_, ways)| ways.iter().map(|way| way.1)).min()
        };
        let cheapest = |unit: UnitId, ways: &[(Hex, Price)]| -> Vec<Hex> {
            let best = best(unit);
            ways.iter().filter(|way| Some(way.1) == best).map(|way| way.0).collect()
        };
        let choices = priced.iter().map(|(unit, ways)| (*unit, cheapest(*unit, ways)));
        choices.filter(|(_, hexes)| !hexes.is_empty()).collect()
    }

    /// Whether the lower price of one of them binds the other: they must leave one hex.
    fn go_by_one_price(&self, one: UnitId, other: UnitId) -> bool {
        let together = self.board.revision().stack_is_weighed_whole() && self.mate(one) == Some(other);
        one == other || together
    }

    /// The other unit of its hex that must retreat too. A hex holds two at most.
    fn mate(&self, unit: UnitId) -> Option<UnitId> {
        let hex = self.state.hex_of(unit);
        self.leaving.iter().find(|&other| other != unit && self.state.hex_of(other) == hex)
    }

    /// Every retreat of a unit that goes now, with the price for its whole stack, in order of hex numbers.
    fn priced(&self, unit: UnitId) -> Vec<(Hex, Price)> {
        let mate = self.mate(unit);
        let mut hexes: Vec<Hex> = self.safe(unit).collect();
        hexes.sort_unstable();
        let pushes = hexes.iter().any(|&hex| !self.has_room(hex));
        let duty = if pushes { Duty::of(self, unit) } else { Duty::NONE };
        hexes.into_iter().filter_map(|hex| Some((hex, self.price(&[(unit, hex)], mate, &duty)?))).collect()
    }

    /// The units in a full hex that may be displaced, each with its hexes.
    pub(crate) fn displacements(&self, hex: Hex) -> Vec<(UnitId, Vec<Hex>)> {
        let priced = self.priced_displacements(hex);
        let best = priced.iter().map(|way| way.1).min();
        let mut choices: BTreeMap<UnitId, Vec<Hex>> = BTreeMap::new();
        for ((unit, to), _) in priced.into_iter().filter(|way| Some(way.1) == best) {
            choices.entry(unit).or_default().push(to);
        }
        choices.into_iter().collect()
    }

    /// Every displacement from a full hex, by unit and hex, with the price for the stack that retreats. Among equals, a
    /// vacant hex comes before a friendly unit's for the displaced unit too.
    fn priced_displacements(&self, hex: Hex) -> Vec<(Step, (Price, u32))> {
        let Some(&(retreater, _)) = self.chain.first() else { return Vec::new() };
        let duty = Duty::of(self, retreater);
        let whole = self.board.revision().stack_is_weighed_whole();
        let mates = self.gone_before(retreater);
        let mut ways = Vec::new();
        for unit in self.movable(hex, self.chain, &duty) {
            let mut hexes = self.makes_room_to(unit, retreater);
            hexes.sort_unstable();
            for to in hexes {
                let steps: Vec<Step> = self.chain.iter().copied().chain([(unit, to)]).collect();
                let price = if whole {
                    self.price(&steps, self.mate(retreater), &duty)
                } else {
                    let alone = Retreats { went: &[], ..*self };
                    let apart = u32::from(mates.contains(unit));
                    alone.price(&steps, None, &duty).map(|price| Price { apart, ..price })
                };
                let joins = u32::from(self.has_room(to) && self.field.crowd(self.board, to) > 0);
                ways.extend(price.map(|price| ((unit, to), (price, joins))));
            }
        }
        ways
    }

    /// The lowest price of a chain with these first steps, and of the retreat of the other unit of its stack. `None` if
    /// no chain can make room.
    fn price(&self, steps: &[Step], mate: Option<UnitId>, duty: &Duty) -> Option<Price> {
        let &(_, hex) = steps.last()?;
        if self.has_room(hex) {
            return Some(self.price_of(steps, mate));
        }
        let shortest = self.shortest(steps, duty)?;
        if !self.board.revision().stack_is_weighed_whole() {
            return Some(self.price_of(&shortest, mate));
        }
        let Some(mate) = mate else { return self.cheapest_chain(steps, duty) };
        let Some(more) = self.fewest_more(steps, mate) else { return Some(self.price_of(&shortest, Some(mate))) };
        Some(self.cheapest_for_both(steps, mate, duty, more, &shortest))
    }

    /// The price of a chain that ends in a hex with room, and the lowest price for the other unit after it.
    fn price_of(&self, chain: &[Step], mate: Option<UnitId>) -> Price {
        let Some((&(unit, to), pushed)) = chain.split_first() else { return Price::default() };
        let own = Price {
            lost: 0,
            displaced: u32::try_from(pushed.len()).unwrap_or(u32::MAX),
            apart: u32::from(self.leaves_its_stack(unit, to, pushed)),
            shared: u32::from(pushed.is_empty() && self.shares(unit, to)),
        };
        mate.map_or(own, |mate| own.plus(self.price_after(chain, unit, mate)))
    }

    /// The lowest price for the other unit once a chain has moved.
    fn price_after(&self, chain: &[Step], unit: UnitId, mate: UnitId) -> Price {
        let (mut state, mut field) = (self.state.clone(), self.field.clone());
        for &(id, hex) in chain.iter().rev() {
            if let Some(from) = state.hex_of(id) {
                field.lift(self.board, id, from);
            }
            if let Some(known) = state.units.get_mut(usize::from(id.0)) {
                known.place = Place::On(hex);
            }
            field.put(self.board, id, hex);
        }
        let mut went = self.went.to_vec();
        went.extend(self.state.hex_of(unit).map(|from| (unit, from)));
        // This unit has retreated, and may be displaced by the next if need be.
        let leaving = self.leaving.minus(UnitSet::one(unit));
        let after = Retreats { board: self.board, state: &state, field: &field, leaving, chain: &[], went: &went };
        after.cheapest(mate).unwrap_or(Price { lost: 1, ..Price::default() })
    }

    /// The lowest price of a unit that goes last; `None` if it cannot go.
    fn cheapest(&self, unit: UnitId) -> Option<Price> {
        let free = self.safe(unit).filter(|&hex| self.has_room(hex));
        free.map(|hex| self.price_of(&[(unit, hex)], None)).min().or_else(|| {
            let duty = Duty::of(self, unit);
            self.safe(unit).filter_map(|hex| self.price(&[(unit, hex)], None, &duty)).min()
        })
    }

    /// The shortest chain that begins with these steps.
    fn shortest(&self, steps: &[Step], duty: &Duty) -> Option<Vec<Step>> {
        let mut found = None;
        self.complete(steps, duty, Some(UnitSet::EMPTY), &mut |chain| {
            found = Some(chain.to_vec());
            false
        });
        found
    }

    /// The lowest price of a chain that begins with these steps, if no unit follows.
    fn cheapest_chain(&self, steps: &[Step], duty: &Duty) -> Option<Price> {
        let &(unit, _) = steps.first()?;
        // Chains differ in price by their length and by their effect on the unit that went before.
        let mates = self.gone_before(unit);
        let mut best: Option<Price> = None;
        self.complete(steps, duty, Some(mates), &mut |chain| {
            let price = self.price_of(chain, None);
            let longer = best.is_some_and(|best| price.displaced > best.displaced);
            best = Some(best.map_or(price, |best| best.min(price)));
            !longer
        });
        best
    }

    /// The lowest price of a chain that begins with these steps and of the other unit after it.
    fn cheapest_for_both(&self, steps: &[Step], mate: UnitId, duty: &Duty, more: u32, shortest: &[Step]) -> Price {
        let mut best = self.price_of(shortest, Some(mate));
        self.complete(steps, duty, None, &mut |chain| {
            let pushed = u32::try_from(chain.len() - 1).unwrap_or(u32::MAX);
            if best.lost == 0 && pushed + more > best.displaced {
                return false;
            }
            best = best.min(self.price_of(chain, Some(mate)));
            true
        });
        best
    }

    /// The number of displaced units below which the other unit cannot retreat after these steps; `None` if it cannot
    /// at all. Displaced units only fill hexes, and zones stay the same, so a closed hex stays closed.
    fn fewest_more(&self, steps: &[Step], mate: UnitId) -> Option<u32> {
        let &(_, first) = steps.first()?;
        let (fewest, _) = self.room_behind(mate, self.safe(mate).collect());
        let (_, rooms) = self.room_behind(mate, self.safe(mate).chain([first]).collect());
        fewest.filter(|_| rooms >= 2)
    }

    /// The fewest friendly units that must be displaced from one of these hexes to one with room, and the room for
    /// units in all. It is assumed that every friendly unit can go wherever infantry can.
    fn room_behind(&self, mate: UnitId, from: BTreeSet<Hex>) -> (Option<u32>, usize) {
        let origin = self.state.hex_of(mate);
        let stacking = usize::from(self.board.definition().rules.stacking);
        let mut queue: VecDeque<(Hex, u32)> = from.iter().map(|&hex| (hex, 0)).collect();
        let mut seen = from;
        let (mut fewest, mut rooms) = (None, 0);
        while let Some((hex, pushes)) = queue.pop_front() {
            let room = less(stacking, self.field.crowd(self.board, hex));
            rooms += room;
            if room > 0 {
                fewest = fewest.or(Some(pushes));
            }
            // A hex with room for one may be filled by the first unit, so the other one must displace through it.
            if room > 1 {
                continue;
            }
            let beside = self.board.steps(self.field.rain(), hex).iter().filter(|step| step.cost.is_some());
            for next in beside.map(|step| step.to).filter(|&to| Some(to) != origin && self.is_quiet(mate, to)) {
                if seen.insert(next) {
                    queue.push_back((next, pushes + 1));
                }
            }
        }
        (fewest, rooms)
    }

    /// Units of the same stack that have gone before this one.
    fn gone_before(&self, unit: UnitId) -> UnitSet {
        let from = self.state.hex_of(unit);
        self.went.iter().filter(|(_, left)| Some(*left) == from).map(|(mate, _)| *mate).collect()
    }

    /// Whether a unit of the same stack has gone to another hex, or is displaced to one now.
    fn leaves_its_stack(&self, unit: UnitId, hex: Hex, pushed: &[Step]) -> bool {
        let mates = self.gone_before(unit);
        let counted = if self.board.revision().pushing_a_mate_parts() { pushed } else { &[] };
        let place = |mate: UnitId| {
            let pushed_to = counted.iter().find(|step| step.0 == mate).map(|step| step.1);
            pushed_to.or(self.state.hex_of(mate))
        };
        !mates.is_empty() && !mates.iter().any(|mate| place(mate) == Some(hex))
    }

    /// Whether units other than its own stack are there.
    fn shares(&self, unit: UnitId, hex: Hex) -> bool {
        let followed = self.gone_before(unit).iter().filter(|&mate| self.state.hex_of(mate) == Some(hex)).count();
        self.field.crowd(self.board, hex) > followed
    }

    /// The reason why a hex is refused.
    pub(crate) fn refuse(&self, unit: UnitId, to: Hex) -> Breach {
        if !self.safe(unit).any(|hex| hex == to) {
            return Breach::UnsafeRetreat { unit, to, why: self.why_unsafe(unit, to) };
        }
        let priced: Vec<(Step, (Price, u32))> = match self.chain.last() {
            Some(&(_, full)) => self.priced_displacements(full),
            None => {
                let units =
                    self.mate(unit).into_iter().chain([unit]).filter(|&other| self.go_by_one_price(unit, other));
                units
                    .flat_map(|unit| self.priced(unit).into_iter().map(move |(to, price)| ((unit, to), (price, 0))))
                    .collect()
            }
        };
        let best = priced.iter().map(|way| way.1.0).min().unwrap_or_default();
        match priced.iter().find(|way| way.0 == (unit, to)).map(|way| way.1.0) {
            Some(price) if price.lost > best.lost => Breach::StrandsMate { unit, to },
            Some(price) if price.displaced > best.displaced => Breach::NeedlessDisplacement { unit, to },
            Some(price) if price.apart > best.apart => Breach::StackApart { unit, to },
            Some(_) => Breach::NeedlessSharing { unit, to },
            // No chain of displacements can make room there.
            None => {
                let duty = Duty::of(self, unit);
                let pushed = pushed(self.chain);
                match self.field.at(self.board, to).find(|&id| duty.forbids(pushed, id)) {
                    Some(battery) => Breach::OwesBombardment { battery },
                    None => Breach::NeedlessDisplacement { unit, to },
                }
            }
        }
    }

    /// Whether a unit that must retreat could go anywhere now, at any price.
    pub(crate) fn can_go(&self, unit: UnitId) -> bool {
        !self.priced(unit).is_empty()
    }

    fn why_unsafe(&self, unit: UnitId, to: Hex) -> &'static str {
        let data = self.board.unit(unit);
        let enemy = data.side.other();
        let step = self.state.hex_of(unit).and_then(|from| self.board.step(self.field.rain(), from, to));
        match step.map(|step| step.cost_for(data.arm)) {
            _ if !self.board.exists(to) => "off-map",
            None => "not-adjacent",
            Some(None) => "closed",
            Some(Some(cost)) if cost > data.movement => "too-dear",
            _ if self.field.holder(self.board, to) == Some(enemy) => "enemy",
            _ => "zone",
        }
    }

    /// The units in a hex that may be displaced by a chain that has come so far.
    fn movable(&self, hex: Hex, chain: &[Step], duty: &Duty) -> Vec<UnitId> {
        let busy = chain.iter().fold(self.leaving, |all, step| all.or(UnitSet::one(step.0)));
        let pushed = pushed(chain);
        let movable =
            |id: &UnitId| !busy.contains(*id) && self.board.unit(*id).garrison.is_none() && !duty.forbids(pushed, *id);
        self.field.at(self.board, hex).filter(movable).collect()
    }

    /// The hexes to which a friendly unit may be displaced: never that in which the retreat began.
    fn makes_room_to(&self, friend: UnitId, retreater: UnitId) -> Vec<Hex> {
        let origin = self.state.hex_of(retreater);
        self.safe(friend).filter(|&hex| Some(hex) != origin).collect()
    }

    /// Every chain of displacements that begins with these steps and ends in a hex with room, the shortest first, until
    /// `take` has had enough.
    ///
    /// Chains that reach a hex are continued from it once for each difference that matters. The batteries displaced so
    /// far always matter, because they limit further displacements.
    fn complete(
        &self,
        begun: &[Step],
        duty: &Duty,
        told_apart: Option<UnitSet>,
        take: &mut dyn FnMut(&[Step]) -> bool,
    ) {
        let Some(&(retreater, _)) = begun.first() else { return };
        let mates = self.gone_before(retreater);
        let batteries = duty.batteries();
        let mut seen: BTreeSet<(Hex, UnitSet, Vec<Step>)> = BTreeSet::new();
        let mut is_new = |chain: &[Step]| match (told_apart, chain.last()) {
            (Some(units), Some(&(_, at))) => {
                let told = chain.iter().copied().filter(|step| units.contains(step.0)).collect();
                seen.insert((at, pushed(chain).and(batteries), told))
            }
            _ => true,
        };
        is_new(begun);
        let mut queue: VecDeque<Vec<Step>> = VecDeque::from([begun.to_vec()]);
        let mut looked_at = 0;
        while let Some(chain) = queue.pop_front()
            && let Some(&(_, at)) = chain.last()
        {
            looked_at += 1;
            if told_apart.is_none() && looked_at > MOST_BEGINNINGS {
                return;
            }
            let mut friends = self.movable(at, &chain, duty);
            friends.sort_by_key(|&friend| mates.contains(friend));
            for friend in friends {
                for next in self.makes_room_to(friend, retreater) {
                    let mut longer = chain.clone();
                    longer.push((friend, next));
                    if self.has_room(next) {
                        if !take(&longer) {
                            return;
                        }
                    } else if is_new(&longer) {
                        queue.push_back(longer);
                    }
                }
            }
        }
    }
}

/// The friendly units that a chain displaces.
fn pushed(chain: &[Step]) -> UnitSet {
    chain.iter().skip(1).map(|step| step.0).collect()
}

/// The bombardments that are still required: a battery that is needed for them cannot be displaced [6.5].
struct Duty {
    contact: Option<Contact>,
    /// Enemies that cannot be attacked any more in any case.
    unmet: u32,
}

impl Duty {
    const NONE: Duty = Duty { contact: None, unmet: 0 };

    /// The bombardments still required of a retreating unit's side, with the retreating units treated as gone. Only the
    /// attacking side has any.
    fn of(retreats: &Retreats<'_>, unit: UnitId) -> Duty {
        let Retreats { board, state, field, leaving, .. } = *retreats;
        let combat = state.combat().filter(|_| board.unit(unit).side == state.active);
        let contact = combat.map(|combat| Contact::without(board, state, field, combat, leaving));
        let unmet = contact.as_ref().map_or(0, |contact| contact.unmet(contact.required, UnitSet::EMPTY).len());
        Duty { contact, unmet }
    }

    /// Every gun that could still bombard.
    fn batteries(&self) -> UnitSet {
        let links = self.contact.iter().flat_map(|contact| &contact.batteries);
        links.fold(UnitSet::EMPTY, |all, link| all.or(link.members))
    }

    /// Whether a unit may not be displaced, given those displaced already.
    fn forbids(&self, pushed: UnitSet, unit: UnitId) -> bool {
        let Some(contact) = &self.contact else { return false };
        if !self.batteries().contains(unit) {
            return false;
        }
        // A hex can bombard while one of its guns is there.
        let gone = pushed.or(UnitSet::one(unit));
        let silenced = contact.batteries.iter().filter(|link| link.members.minus(gone).is_empty());
        let used: UnitSet = silenced.map(|link| link.unit).collect();
        contact.unmet(contact.required, used).len() > self.unmet
    }
}
