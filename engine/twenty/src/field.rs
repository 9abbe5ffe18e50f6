//! Units, zones and intact garrisons by hex, computed for one position.

use super::board::{At, Board, Lay, Way};
use super::definition::*;
use super::state::{Place, State};
use engine::contract::Side;
use engine::hex::Hex;

const EMPTY: u8 = u8::MAX;
/// Marks of a hex: zones by side, zones of cavalry by side, and an intact garrison.
const ZONE: [u8; 2] = [1, 2];
const HORSE: [u8; 2] = [4, 8];
const GARRISON: u8 = 16;
/// Hexes that units of a side can never enter: an enemy is there, or a garrison.
const BARRED: [u8; 2] = [32, 64];

/// The units in a hex, and its marks.
#[derive(Clone, Copy)]
struct Spot {
    occupant: u8,
    marks: u8,
}

/// A position with the facts that are needed again and again.
#[derive(Clone)]
pub(crate) struct Field<'a> {
    pub(crate) board: &'a Board,
    pub(crate) state: &'a State,
    pub(crate) lay: Lay,
    spots: Vec<Spot>,
    /// A unit treated as if it were in this hex; zones and occupants stay as they are.
    shifted: Option<(UnitId, At)>,
}

impl<'a> Field<'a> {
    pub(crate) fn new(board: &'a Board, state: &'a State) -> Field<'a> {
        let wet = state.is_wet();
        let from = state.pontoon.and_then(|to| board.definition().map.pontoon_sites.iter().find(|site| site.to == to));
        let pontoon = from.filter(|_| !wet).map(|site| (board.at(site.from), board.at(site.to)));
        let lay = Lay { wet, pontoon };
        let mut field =
            Field { board, state, lay, spots: vec![Spot { occupant: EMPTY, marks: 0 }; board.size()], shifted: None };
        let going = state.fight().and_then(|fight| fight.going.as_ref());
        for (id, unit) in board.unit_ids().zip(&state.units) {
            let Place::On { hex } = unit.place else { continue };
            let at = board.at(hex);
            let data = board.unit(id);
            // A retreating unit passes through friendly units: they hold the hex.
            let passes = going.is_some_and(|going| going.unit == id);
            if let Some(here) = field.spots.get_mut(at)
                && (here.occupant == EMPTY || !passes)
            {
                here.occupant = u8::try_from(id.0).unwrap_or(EMPTY);
            }
            field.mark(at, BARRED.get(data.side.other().index()).copied().unwrap_or(0));
            if !unit.routed {
                let zone = ZONE.get(data.side.index()).copied().unwrap_or(0);
                let horse = HORSE.get(data.side.index()).copied().unwrap_or(0);
                field.cast(at, if data.arm == Arm::Cavalry { zone | horse } else { zone });
            }
        }
        // The hex an Allied unit is leaving stays without its garrison until it has arrived [R64].
        let left = going.filter(|going| board.unit(going.unit).side == ALLIED).and_then(|going| going.visited.first());
        for (garrison, now) in board.definition().garrisons.iter().zip(&state.garrisons) {
            let at = board.at(garrison.hex);
            let allied = field.occupant(at).is_some_and(|unit| board.unit(unit).side == ALLIED);
            if !now.gone && !allied && left != Some(&garrison.hex) {
                field.mark(at, GARRISON | BARRED[0]);
                field.cast(at, ZONE[1]);
            }
        }
        field
    }

    fn mark(&mut self, at: At, mark: u8) {
        if let Some(spot) = self.spots.get_mut(at) {
            spot.marks |= mark;
        }
    }

    /// Marks the hexes around one that a zone from there reaches [7.1].
    fn cast(&mut self, at: At, mark: u8) {
        let board = self.board;
        for near in board.cell(at).open(self.lay.wet).chain(self.lay.across(at)) {
            self.mark(near, mark);
        }
    }

    fn has(&self, at: At, mark: u8) -> bool {
        self.spots.get(at).is_some_and(|spot| spot.marks & mark != 0)
    }

    /// The unit in a hex; of two, the one that is not passing.
    pub(crate) fn occupant(&self, at: At) -> Option<UnitId> {
        self.spots.get(at).filter(|spot| spot.occupant != EMPTY).map(|spot| UnitId(u16::from(spot.occupant)))
    }

    /// The unit of that side in a hex.
    pub(crate) fn unit_of(&self, side: Side, at: At) -> Option<UnitId> {
        self.occupant(at).filter(|&unit| self.board.unit(unit).side == side)
    }

    /// Whether a hex is in a zone of that side.
    pub(crate) fn in_zone(&self, side: Side, at: At) -> bool {
        self.has(at, ZONE.get(side.index()).copied().unwrap_or(0))
    }

    /// Whether a hex is in a zone of that side's cavalry.
    pub(crate) fn in_zone_of_horse(&self, side: Side, at: At) -> bool {
        self.has(at, HORSE.get(side.index()).copied().unwrap_or(0))
    }

    /// Whether an intact garrison is in a hex [9.10].
    pub(crate) fn garrisoned(&self, at: At) -> bool {
        self.has(at, GARRISON)
    }

    /// Whether an intact garrison is alone in a hex.
    pub(crate) fn lone_garrison(&self, at: At) -> bool {
        self.garrisoned(at) && self.occupant(at).is_none()
    }

    /// The hex of a unit, if it is on the map.
    pub(crate) fn at(&self, unit: UnitId) -> Option<At> {
        if let Some((shifted, at)) = self.shifted
            && shifted == unit
        {
            return Some(at);
        }
        self.state.hex_of(unit).map(|hex| self.board.at(hex))
    }

    /// Treats a unit as if it were in that hex, for evaluating its options there.
    pub(crate) fn shift(&mut self, unit: UnitId, at: At) {
        self.shifted = Some((unit, at));
    }

    /// Whether a unit on the map is in an enemy zone.
    pub(crate) fn locked(&self, unit: UnitId) -> bool {
        self.at(unit).is_some_and(|at| self.in_zone(self.board.unit(unit).side.other(), at))
    }

    /// The hexes in contact with one.
    pub(crate) fn touching(&self, at: At) -> impl Iterator<Item = &'a Way> + '_ {
        let board = self.board;
        board.ways(at).filter(move |way| !board.is_closed(&self.lay, at, way))
    }

    /// Whether two hexes are in contact.
    pub(crate) fn in_contact(&self, a: At, b: At) -> bool {
        self.touching(a).any(|way| way.to() == b)
    }

    /// The units of a side in contact with a hex, in file order.
    pub(crate) fn units_touching(&self, side: Side, at: At) -> Vec<UnitId> {
        let mut units: Vec<UnitId> = self.touching(at).filter_map(|way| self.unit_of(side, way.to())).collect();
        units.sort_unstable();
        units
    }

    /// The lone garrisons in contact with a hex, the lower printed number first.
    pub(crate) fn garrisons_touching(&self, at: At) -> Vec<Hex> {
        let lone = self.touching(at).map(|way| way.to()).filter(|&at| self.lone_garrison(at));
        let mut hexes: Vec<Hex> = lone.map(|at| self.board.hex(at)).collect();
        in_printed_order(&mut hexes);
        hexes
    }

    /// Whether units of that side can never enter a hex: an enemy is there, or, for the Allies, a garrison.
    pub(crate) fn barred(&self, side: Side, at: At) -> bool {
        self.has(at, BARRED.get(side.index()).copied().unwrap_or(0))
    }

    /// Whether a unit of that side may step over: neither an enemy, nor a garrison, nor a closed hexside.
    pub(crate) fn may_step(&self, side: Side, from: At, way: &Way) -> bool {
        !self.barred(side, way.to()) && self.board.may_cross(&self.lay, side, from, way)
    }

    /// The length of the shortest walk to a line from a hex, for a unit of that side. The walk is also known from every
    /// hex no further from the line [9.8.6]. A retreat never goes further away, so the rest is left out.
    pub(crate) fn ways_to(&self, side: Side, line: Hex, from: At) -> Ways {
        let goal = self.board.at(line);
        let mut steps = vec![u16::MAX; self.board.size()];
        let barred = |at: At| self.barred(side, at);
        if !barred(goal)
            && let Some(first) = steps.get_mut(goal)
        {
            *first = 0;
            let mut reached = Vec::with_capacity(64);
            reached.push(goal);
            let mut next = 0;
            while let Some(&here) = reached.get(next) {
                next += 1;
                let so_far = steps.get(here).copied().unwrap_or(u16::MAX);
                if steps.get(from).is_some_and(|far| so_far >= *far) {
                    break;
                }
                for way in self.board.ways(here) {
                    let to = way.to();
                    if steps.get(to) != Some(&u16::MAX)
                        || barred(to)
                        || !self.board.may_cross(&self.lay, side, here, way)
                    {
                        continue;
                    }
                    if let Some(there) = steps.get_mut(to) {
                        *there = so_far + 1;
                        reached.push(to);
                    }
                }
            }
        }
        Ways { steps }
    }
}

/// The distance of every hex from a line of communications.
pub(crate) struct Ways {
    steps: Vec<u16>,
}

impl Ways {
    /// Steps to the line; `None` if there is no path.
    pub(crate) fn from(&self, at: At) -> Option<u16> {
        self.steps.get(at).copied().filter(|steps| *steps != u16::MAX)
    }
}

/// Sorts hexes by their printed numbers: the southern row first, then the western column.
pub(crate) fn in_printed_order(hexes: &mut [Hex]) {
    hexes.sort_by_key(|hex| std::cmp::Reverse((hex.column, hex.row)));
}
