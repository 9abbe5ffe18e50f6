//! The units that may charge, and the hexes a charge can reach [37, 38].

use super::board::{CLOSED, Foot};
use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::facing::{Facing, steps_between};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::{Direction, Hex};
use engine::ways::Queue;

/// Longer than any path that printed movement and five points pay for.
const LONGEST: usize = 24;

/// A charge that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Approach {
    /// The charging units, top first.
    pub(crate) units: Vec<UnitId>,
    /// Their hex.
    pub(crate) start: Hex,
    /// Half points for the path and the last turn.
    pub(crate) cost: u16,
    /// The points still to pay from the start and from each hex of the path, entering the target included.
    pub(crate) to_go: Vec<u16>,
    /// The cost of entering the target alone.
    pub(crate) entry: u16,
    pub(crate) straight: bool,
}

/// A place that a ride can come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ride {
    pub(crate) cost: u16,
    pub(crate) path: Vec<Hex>,
    pub(crate) facing: Direction,
}

/// A ride during the search: of fixed size, since a search makes thousands.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    cost: u16,
    facing: Direction,
    length: u8,
    hexes: [Hex; LONGEST],
}

impl Leg {
    fn path(&self) -> &[Hex] {
        self.hexes.get(..usize::from(self.length)).unwrap_or(&[])
    }

    /// The hex it has gone to, if it is one.
    pub(crate) fn only_hex(&self) -> Option<Hex> {
        match self.path() {
            &[hex] => Some(hex),
            _ => None,
        }
    }

    /// One hex farther, unless it is too long already.
    fn then(&self, hex: Hex, cost: u16, facing: Direction) -> Option<Leg> {
        let mut next = Leg { cost, facing, length: self.length + 1, ..*self };
        *next.hexes.get_mut(usize::from(self.length))? = hex;
        Some(next)
    }

    /// Cheaper, then shorter, then lower in hex numbers (R74).
    fn is_better(&self, other: &Leg) -> bool {
        (self.cost, self.length, self.path()) < (other.cost, other.length, other.path())
    }
}

impl Game {
    /// Whether a unit may charge now [37.1].
    pub(crate) fn may_charge(&self, side: Side, id: UnitId) -> Result<Hex, Breach> {
        let refuse = |name| Err(Breach::of(cases::MAY_CHARGE, name).by(id));
        if !self.known(id) {
            return Err(Breach::plain("unknown-unit"));
        }
        let unit = self.unit(id);
        if self.side_of(id) != side {
            return refuse("not-yours");
        }
        let Place::On(hex) = unit.place else { return refuse("not-on-map") };
        if self.arm(id) != Arm::Cavalry {
            return refuse("not-cavalry");
        }
        if unit.order != Order::Good || unit.readiness != Readiness::Fresh {
            return refuse("not-fresh");
        }
        if unit.formation != Formation::Column || self.board.cell(hex).terrain != Terrain::Clear {
            return refuse("not-in-column");
        }
        if unit.marks.arrived {
            return refuse("just-arrived");
        }
        if unit.marks.charged || unit.marks.tried_charge || unit.marks.balked {
            return refuse("charged-already");
        }
        Ok(hex)
    }

    /// The steps of 60 degrees that these may turn in a hex when they charge [38.2].
    fn most_turns(&self, units: &[UnitId]) -> u16 {
        if units.iter().any(|id| self.is_heavy(*id)) { 1 } else { 2 }
    }

    /// The printed movement of the slowest of them, in half points.
    pub(crate) fn slowest(&self, units: &[UnitId]) -> u16 {
        units.iter().map(|id| self.printed(*id)).min().unwrap_or(0)
    }

    pub(crate) fn check_charge(
        &self,
        side: Side,
        units: &[UnitId],
        leaders: &[LeaderId],
        path: &[Hex],
        target: Hex,
    ) -> Result<Approach, Breach> {
        let Some(&lead) = units.first() else {
            return Err(Breach::of(cases::MAY_CHARGE, "nobody"));
        };
        let start = self.may_charge(side, lead)?;
        for (place, &id) in units.iter().enumerate() {
            let twice = units.iter().skip(place + 1).any(|other| *other == id);
            if self.may_charge(side, id)? != start || twice {
                return Err(Breach::of(cases::MAY_CHARGE, "not-together").by(id));
            }
        }
        self.check_companions(side, leaders, start)?;
        let stacked = self.as_stacked(start, units);
        let units = if self.board.revision().charges_are_checked_as_stacked() { stacked.as_slice() } else { units };
        let last = path.last().copied().unwrap_or(start);
        let Some(way) = self.board.direction(last, target).filter(|_| self.board.exists(target)) else {
            return Err(Breach::of(cases::CHARGE_ORDER, "not-beside").at(target));
        };
        if self.holder(target) != Some(side.other()) || !self.board.charges_into(last, way) {
            return Err(Breach::of(cases::CHARGE_TARGET, "no-target").varied("charge").at(target));
        }
        if path.len() > LONGEST {
            return Err(Breach::of(cases::CHARGE_COST, "too-far").varied("path"));
        }
        let approach = self.approach(units, start, path, target)?;
        if approach.cost > self.slowest(units) {
            return Err(Breach::of(cases::CHARGE_COST, "too-far").varied("charge"));
        }
        let mut at = start;
        for &hex in path {
            if self.holder(hex) == Some(side.other()) {
                return Err(Breach::of(cases::CHARGE_ZONES, "enemy-there").varied("charge").at(hex));
            }
            if hex != last && self.other_horse(side, hex, Some(target)) {
                return Err(Breach::of(cases::CHARGE_ZONES, "cavalry-zone").at(hex));
            }
            if !self.has_room(hex, units) && !self.may_pass(hex, Arm::Cavalry, Formation::Column) {
                return Err(Breach::of(cases::CHARGE_ZONES, "no-passing").varied("charge").at(hex));
            }
            at = hex;
        }
        if at != start && !self.has_room(at, units) {
            return Err(Breach::of(cases::CHARGE_ZONES, "no-room").varied("charge").at(at));
        }
        Ok(approach)
    }

    /// The charge as it will be executed: its units in the order of their stack, whatever their order in the command.
    pub(crate) fn check_stacked_charge(
        &self,
        side: Side,
        units: &[UnitId],
        leaders: &[LeaderId],
        path: &[Hex],
        target: Hex,
    ) -> Result<Approach, Breach> {
        let start = units.first().and_then(|id| self.hex_of(*id));
        let stacked = start.map(|start| self.as_stacked(start, units)).unwrap_or_default();
        self.check_charge(side, &stacked, leaders, path, target)
    }

    /// Units of a hex from the top down.
    fn as_stacked(&self, hex: Hex, units: &[UnitId]) -> Vec<UnitId> {
        self.stack(hex).filter(|id| units.contains(id)).collect()
    }

    /// Whether a zone of enemy cavalry other than the target's reaches into a hex.
    fn other_horse(&self, side: Side, hex: Hex, target: Option<Hex>) -> bool {
        let bits = self.field.horse_zone(&self.board, side.other(), hex);
        bits != 0 && self.board.neighbours(hex).any(|(way, next)| bits & 1 << way.index() != 0 && Some(next) != target)
    }

    /// The cost of a path, turn by turn [38.2].
    fn approach(&self, units: &[UnitId], start: Hex, path: &[Hex], target: Hex) -> Result<Approach, Breach> {
        let most = self.most_turns(units);
        let turn = self.board.tables().actions.turn_charging.0;
        let facing = units.first().map(|id| self.unit(*id).facing);
        let mut facing = facing.and_then(Facing::side).unwrap_or(Direction::Up);
        let mut at = start;
        let mut steps: Vec<u16> = Vec::new();
        let mut ways: Vec<Direction> = Vec::new();
        let mut entry = 0;
        for (place, &hex) in path.iter().chain(std::iter::once(&target)).enumerate() {
            let Some(way) = self.board.direction(at, hex).filter(|_| self.board.exists(hex)) else {
                return Err(Breach::of(cases::CHARGE_ORDER, "not-a-step").at(hex));
            };
            let turns = steps_between(facing, way);
            if turns > most {
                return Err(Breach::of(cases::CHARGE_COST, "turns-too-far").at(at));
            }
            let to_target = place == path.len();
            let ground = if to_target {
                entry = self.board.charge_entry(at, way);
                entry
            } else {
                if self.board.cell(hex).terrain != Terrain::Clear {
                    return Err(Breach::of(cases::NO_CHARGE_GROUND, "closed").varied("charge").at(hex));
                }
                self.board.step(Foot::Cavalry, at, way)
            };
            if ground == CLOSED {
                return Err(Breach::of(cases::NO_CHARGE_GROUND, "closed").varied("hexside").at(hex));
            }
            steps.push(ground + turns * turn);
            ways.push(way);
            facing = way;
            at = hex;
        }
        let whole: u16 = steps.iter().sum();
        let mut to_go = Vec::with_capacity(steps.len());
        let mut left = whole;
        for step in &steps {
            to_go.push(left);
            left -= step;
        }
        let straight = ways.len() >= 3 && ways.iter().rev().take(3).all(|way| Some(way) == ways.last());
        Ok(Approach { units: units.to_vec(), start, cost: whole - entry, to_go, entry, straight })
    }

    /// Every hex and facing these units can reach in a charge with this many points, by the path that is cheapest, then
    /// shortest, then lowest in hex numbers (R74).
    pub(crate) fn rides(
        &self,
        units: &[UnitId],
        start: Hex,
        facing: Direction,
        points: u16,
        target: Option<Hex>,
    ) -> Vec<Leg> {
        let Some(side) = units.first().map(|id| self.side_of(*id)) else { return Vec::new() };
        let most = self.most_turns(units);
        let turn = self.board.tables().actions.turn_charging.0;
        // For each hex and facing the best ride so far, by its place in the list; rides come off the list by their cost.
        let mut best: Vec<u32> = vec![u32::MAX; self.board.cell_count() * 6];
        let mut legs = vec![Leg { cost: 0, facing, length: 0, hexes: [start; LONGEST] }];
        let mut queue = Queue::new();
        queue.push(0, 0);
        let slot = |hex: Hex, way: Direction| self.board.index(hex).map(|at| at * 6 + way.index());
        if let Some(known) = slot(start, facing).and_then(|at| best.get_mut(at)) {
            *known = 0;
        }
        let mut found = Vec::new();
        while let Some((cost, place)) = queue.pop() {
            let Some(leg) = legs.get(place as usize).copied() else { continue };
            let hex = leg.path().last().copied().unwrap_or(start);
            if slot(hex, leg.facing).and_then(|at| best.get(at)) != Some(&place) {
                continue;
            }
            found.push(leg);
            // Zones of other cavalry end a ride, though not one that begins in them.
            if hex != start && self.other_horse(side, hex, target) {
                continue;
            }
            for (way, next) in self.board.neighbours(hex) {
                let turns = steps_between(leg.facing, way);
                let step = self.board.step(Foot::Cavalry, hex, way);
                let open = self.board.cell(next).terrain == Terrain::Clear && next != start;
                if turns > most || step == CLOSED || !open {
                    continue;
                }
                let total = cost + step + turns * turn;
                if total > points || !self.rides_over(side, units, next) {
                    continue;
                }
                let Some(known) = slot(next, way).and_then(|at| best.get_mut(at)) else { continue };
                let Some(longer) = leg.then(next, total, way) else { continue };
                let better = legs.get(*known as usize).is_none_or(|known| longer.is_better(known));
                if let (true, Ok(at)) = (better, u32::try_from(legs.len())) {
                    *known = at;
                    legs.push(longer);
                    queue.push(total, at);
                }
            }
        }
        found
    }

    /// Whether a charge passes a hex: no enemy, and friends only by 12.3.
    fn rides_over(&self, side: Side, units: &[UnitId], hex: Hex) -> bool {
        match self.holder(hex) {
            None => true,
            Some(holder) if holder != side => false,
            Some(_) => self.has_room(hex, units) || self.may_pass(hex, Arm::Cavalry, Formation::Column),
        }
    }

    /// The best ride to beside a hex, the turn towards it paid, that ends where there is room [40.3, 40.5].
    pub(crate) fn ride_to(&self, units: &[UnitId], legs: &[Leg], start: Hex, target: Hex, points: u16) -> Option<Ride> {
        let most = self.most_turns(units);
        let turn = self.board.tables().actions.turn_charging.0;
        let mut best: Option<Leg> = None;
        for leg in legs {
            let hex = leg.path().last().copied().unwrap_or(start);
            let Some(way) = self.board.direction(hex, target) else { continue };
            let turns = steps_between(leg.facing, way);
            let total = leg.cost + turns * turn;
            let room = hex == start || self.has_room(hex, units);
            if turns > most || total > points || !room || !self.board.charges_into(hex, way) {
                continue;
            }
            let turned = Leg { cost: total, facing: way, ..*leg };
            if best.as_ref().is_none_or(|known| turned.is_better(known)) {
                best = Some(turned);
            }
        }
        best.map(|leg| Ride { cost: leg.cost, path: leg.path().to_vec(), facing: leg.facing })
    }

    /// Whether any unit of the side can charge anything.
    pub(crate) fn any_charge(&self, side: Side) -> bool {
        self.chargers(side).any(|id| {
            self.hex_of(id).is_some_and(|hex| {
                let enemies =
                    self.enemies(side).any(|(_, enemy)| self.board.distance(hex, enemy) <= self.printed(id) / 2 + 1);
                enemies && self.charge_targets(id).next().is_some()
            })
        })
    }

    pub(crate) fn chargers(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.on_map(side).filter(move |id| self.may_charge(side, *id).is_ok())
    }

    /// The targets that a unit alone can charge, with the best path to each; each is worked out when the iterator
    /// reaches it.
    pub(crate) fn charge_targets(&self, id: UnitId) -> impl Iterator<Item = (Hex, Ride)> + '_ {
        let from = self.hex_of(id).zip(self.unit(id).facing.side());
        let points = self.printed(id);
        let reach = points / 2 + 1;
        let mut hexes: Vec<Hex> = self.enemies(self.side_of(id)).map(|(_, hex)| hex).collect();
        hexes.retain(|hex| from.is_some_and(|(start, _)| self.board.distance(start, *hex) <= reach));
        hexes.sort_unstable();
        hexes.dedup();
        // Zones of the cavalry that is charged do not bind: only against others does one search serve for all.
        let mut rides: Option<Vec<Leg>> = None;
        hexes.into_iter().filter_map(move |hex| {
            let (start, facing) = from?;
            let units = [id];
            let ride = if self.top(hex).is_some_and(|top| self.arm(top) == Arm::Cavalry) {
                let own = self.rides(&units, start, facing, points, Some(hex));
                self.ride_to(&units, &own, start, hex, points)
            } else {
                let legs = rides.get_or_insert_with(|| self.rides(&units, start, facing, points, None));
                self.ride_to(&units, legs, start, hex, points)
            };
            ride.map(|ride| (hex, ride))
        })
    }
}
