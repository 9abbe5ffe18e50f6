//! Moving units [4.0], also at night [8.1] and reinforcements [7.0], under the limits of the first turns [19.0].

use super::board::Board;
use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::field::Field;
use super::game::Game;
use super::reach::Reach;
use super::state::{Place, State};
use super::ways::{Heeds, Lay};
use engine::case::Case;
use engine::contract::Side;
use engine::hex::Hex;
use std::collections::{BTreeSet, VecDeque};

/// A path longer than this cannot be paid for with any allowance.
const LONGEST_PATH: usize = 64;
/// An enemy this close to an entry hex opens the others [7.2].
const ENTRY_THREAT: u16 = 2;
/// The greatest distance from its entry hex at which a reinforcement may then enter [7.2].
const ENTRY_SHIFT: u16 = 8;
/// The highest cost of a path that is worth reporting; one less than the mark of a hex not reached yet.
const FARTHEST: Halves = Halves(u8::MAX - 1);

/// A view of a position, for questions of movement.
#[derive(Clone, Copy)]
pub(crate) struct Movement<'a> {
    board: &'a Board,
    state: &'a State,
    field: &'a Field,
    lay: Lay<'a>,
}

/// A move that was checked.
#[derive(Clone, Debug)]
pub(crate) struct MovePlan {
    pub(crate) cost: Halves,
    pub(crate) cases: Vec<Case>,
    /// The division this move chooses under [19.3].
    pub(crate) releases: Option<DivisionId>,
}

/// A hex by which a unit may enter, and whether an enemy near it opens others [7.2].
struct Doorway {
    hex: Hex,
    may_shift: bool,
}

/// The most obstacles named in a refusal.
const MOST_OBSTACLES: usize = 4;

impl Game {
    pub(crate) fn movement(&self) -> Movement<'_> {
        let (board, state, field) = (&*self.board, &self.state, &self.field);
        let lay = Lay { board, state, field, enemy: state.active.other(), night: board.is_night(state.turn) };
        Movement { board, state, field, lay }
    }
}

impl Movement<'_> {
    fn enemy(&self) -> Side {
        self.lay.enemy
    }

    fn in_enemy_zone(&self, hex: Hex) -> bool {
        self.field.zone(self.board, self.enemy(), hex)
    }

    fn enemy_in(&self, hex: Hex) -> bool {
        self.field.holder(self.board, hex) == Some(self.enemy())
    }

    fn has_room(&self, unit: UnitId, hex: Hex) -> bool {
        self.field.has_room(self.board, hex) || self.state.hex_of(unit) == Some(hex)
    }

    /// The movement points that a unit can still spend in this phase [4.1].
    pub(crate) fn left(&self, unit: UnitId) -> Halves {
        Halves(self.board.unit(unit).movement.0 - self.state.unit(unit).spent.0)
    }

    /// Checks a whole move.
    pub(crate) fn plan(&self, unit: UnitId, path: &[Hex]) -> Result<MovePlan, Breach> {
        let (Some(&first), Some(&last)) = (path.first(), path.last()) else { return Err(Breach::EmptyPath) };
        let mut cases = vec![cases::MOVEMENT];
        let releases = self.may_start(unit, &mut |case| cases.push(case))?;
        let arm = self.board.unit(unit).arm;
        let left = self.left(unit);
        let mut cost = Halves(0);
        let mut leash = self.lay.leash(unit);
        let mut at = match self.state.unit(unit).place {
            Place::On(hex) => Some(hex),
            _ => {
                self.may_enter_at(unit, first, &mut |case| cases.push(case))?;
                None
            }
        };
        if path.len() > LONGEST_PATH {
            return Err(Breach::TooFar { unit, cost: Halves(u8::MAX), left });
        }
        // Every path to an enemy leads through its zone; its presence is a clearer reason than the zone.
        if let Some(&hex) = path.iter().find(|&&hex| self.enemy_in(hex)) {
            return Err(Breach::EnemyThere(hex));
        }
        for (number, &hex) in path.iter().enumerate() {
            if !self.board.exists(hex) {
                return Err(Breach::OffMap(hex));
            }
            let price = match at {
                None => self.board.cell(hex).entry_cost.ok_or(Breach::Impassable { unit, from: hex, to: hex })?,
                Some(from) => {
                    let step =
                        self.board.step(self.field.rain(), from, hex).ok_or(Breach::NotAStep { from, to: hex })?;
                    let price = step.cost_for(arm).ok_or(Breach::Impassable { unit, from, to: hex })?;
                    if step.road || price != Halves::points(1) {
                        cases.extend([cases::COSTS, cases::TERRAIN]);
                    }
                    price
                }
            };
            if !self.lay.may_step(&mut leash, at, hex) {
                return Err(Breach::ReserveTooClose { unit, hex });
            }
            let ends_here = number + 1 == path.len();
            if self.in_enemy_zone(hex) {
                if self.lay.night {
                    return Err(Breach::NightZone(hex));
                }
                if !ends_here {
                    return Err(Breach::ZoneStops(hex));
                }
                cases.push(cases::ZONE_STOPS);
            }
            cost = Halves(cost.0 + price.0);
            if cost > left {
                return Err(Breach::TooFar { unit, cost, left });
            }
            if !ends_here && self.field.holder(self.board, hex).is_some() {
                cases.push(cases::ROOM);
            }
            at = Some(hex);
        }
        if !self.has_room(unit, last) {
            return Err(Breach::NoRoom(last));
        }
        if cost == left {
            cases.push(cases::ALLOWANCE);
        }
        if self.state.unit(unit).reserve {
            cases.push(cases::RESERVE_LIMIT);
        }
        if self.field.at(self.board, last).any(|friend| self.board.unit(friend).garrison.is_some()) {
            cases.push(cases::GARRISON_ROOM);
        }
        if self.state.hex_of(unit) != Some(last) && self.field.crowd(self.board, last) > 0 {
            cases.push(cases::STACKING);
        }
        if self.state.hex_of(unit).is_some_and(|from| self.field.crowd(self.board, from) > 1) {
            cases.push(cases::MOVE_SINGLY);
        }
        Ok(MovePlan { cost, cases, releases })
    }

    /// Whether the unit may move at all in this phase. Returns the division that this would choose, if any.
    fn may_start(&self, unit: UnitId, why: &mut impl FnMut(Case)) -> Result<Option<DivisionId>, Breach> {
        if !self.board.has_unit(unit) {
            return Err(Breach::UnknownUnit);
        }
        let data = self.board.unit(unit);
        if data.side != self.state.active {
            return Err(Breach::NotYours { unit, case: cases::MOVEMENT });
        }
        if data.garrison.is_some() {
            return Err(Breach::GarrisonStays(unit));
        }
        match self.state.unit(unit).place {
            Place::On(hex) if self.in_enemy_zone(hex) => {
                if !(self.lay.night && self.board.definition().rules.night_release) {
                    return Err(Breach::Frozen(unit));
                }
                why(cases::RAIN);
            }
            Place::On(_) => {}
            Place::Waiting => {
                if let Start::Enters { turn, .. } = data.start {
                    if self.state.turn < turn {
                        return Err(Breach::NotDue { unit, turn });
                    }
                    why(if self.state.turn > turn { cases::DELAY } else { cases::ARRIVAL });
                } else {
                    if self.entries(unit).is_empty() {
                        return Err(Breach::NotSummoned(unit));
                    }
                    [cases::SUMMONS, cases::ARRIVAL].into_iter().for_each(&mut *why);
                }
            }
            Place::Aside | Place::Eliminated | Place::Disrupted => {
                return Err(Breach::NotOnMap { unit, case: cases::MOVEMENT });
            }
        }
        self.limits(unit, why)
    }

    /// The limits of the first turns [19.0].
    fn limits(&self, unit: UnitId, why: &mut impl FnMut(Case)) -> Result<Option<DivisionId>, Breach> {
        let division = self.board.unit(unit).division;
        let mut releases = None;
        for limit in &self.board.definition().rules.limits {
            if limit.side != self.state.active || !limit.turns.contains(&self.state.turn) {
                continue;
            }
            let held =
                || Breach::Held { case: limit.case, unit, limit: limit.limit.clone(), chosen: self.state.released };
            match &limit.limit {
                Limit::Hold(divisions) => {
                    if division.is_some_and(|id| divisions.contains(&id)) {
                        return Err(held());
                    }
                }
                Limit::Only { divisions, others } => {
                    let Some(id) = division else { return Err(held()) };
                    why(limit.case);
                    if divisions.contains(&id) {
                        continue;
                    }
                    match self.state.released {
                        Some(chosen) if chosen == id => {}
                        None if *others > 0 => releases = Some(id),
                        _ => return Err(held()),
                    }
                }
            }
        }
        Ok(releases)
    }

    /// Whether a reinforcement may enter at that hex [7.1, 7.2].
    fn may_enter_at(&self, unit: UnitId, hex: Hex, why: &mut impl FnMut(Case)) -> Result<(), Breach> {
        let entries = self.entries(unit);
        if !entries.iter().any(|entry| entry.hex == hex) {
            let replaces = |entry: &Doorway| {
                entry.may_shift && self.entry_threatened(entry.hex) && self.may_replace(entry.hex, hex)
            };
            if !entries.iter().any(replaces) {
                let own = entries.first().map(|entry| entry.hex);
                let shifts = entries.iter().any(|entry| entry.may_shift);
                return Err(Breach::WrongEntry { unit, hex, own: own.filter(|_| shifts) });
            }
            why(cases::OTHER_ENTRY);
        }
        if self.enemy_in(hex) || self.in_enemy_zone(hex) {
            return Err(Breach::EntryHeld(hex));
        }
        Ok(())
    }

    /// The hexes at which a waiting unit may enter now.
    fn entries(&self, unit: UnitId) -> Vec<Doorway> {
        let hex_of = |entry: EntryId| self.board.definition().entries.get(usize::from(entry.0)).map(|entry| entry.hex);
        let mut doorways = Vec::new();
        match self.board.unit(unit).start {
            Start::Enters { entry, .. } => {
                doorways.extend(hex_of(entry).map(|hex| Doorway { hex, may_shift: true }));
            }
            Start::Summoned => {
                let Some(summons) = &self.board.definition().rules.summons else { return doorways };
                if self.state.summoned {
                    doorways.extend(hex_of(summons.entry).map(|hex| Doorway { hex, may_shift: false }));
                }
                if self.state.turn >= summons.later_turn {
                    doorways.extend(hex_of(summons.later).map(|hex| Doorway { hex, may_shift: true }));
                }
            }
            Start::At(_) => {}
        }
        doorways
    }

    fn entry_threatened(&self, own: Hex) -> bool {
        self.board
            .units_of(self.enemy())
            .filter_map(|id| self.state.hex_of(id))
            .any(|hex| self.board.distance(hex, own) <= ENTRY_THREAT)
    }

    fn may_replace(&self, own: Hex, hex: Hex) -> bool {
        self.board.cell(hex).edge && self.board.distance(own, hex) <= ENTRY_SHIFT
    }

    /// The hexes that a unit can still reach in this phase.
    pub(crate) fn reach(&self, unit: UnitId) -> Reach {
        if self.may_start(unit, &mut |_| ()).is_err() {
            return Reach::NONE;
        }
        self.lay.spread(unit, self.left(unit), &self.doors(unit), Heeds::Everything)
    }

    /// Whether a unit can still move at all. The first step decides, so the whole reach need not be computed.
    pub(crate) fn can_go(&self, unit: UnitId) -> bool {
        if self.may_start(unit, &mut |_| ()).is_err() {
            return false;
        }
        let left = self.left(unit);
        let opens = |door: &Hex| self.board.cell(*door).entry_cost.is_some_and(|price| price <= left);
        let Some(start) = self.state.hex_of(unit) else { return self.doors(unit).iter().any(opens) };
        let arm = self.board.unit(unit).arm;
        let mut leash = self.lay.leash(unit);
        self.board.steps(self.field.rain(), start).iter().any(|step| {
            step.cost_for(arm).is_some_and(|price| price <= left)
                && !self.lay.is_barred(step, Heeds::Everything)
                && self.lay.may_step(&mut leash, Some(start), step.to)
        })
    }

    /// The hexes at which a waiting unit may enter now; none for a unit on the map.
    fn doors(&self, unit: UnitId) -> Vec<Hex> {
        let mut doors: Vec<Hex> = Vec::new();
        if self.state.unit(unit).place != Place::Waiting {
            return doors;
        }
        for entry in self.entries(unit) {
            doors.push(entry.hex);
            if entry.may_shift && self.entry_threatened(entry.hex) {
                let others = self.board.definition().map.grid.hexes();
                doors.extend(others.filter(|&hex| self.may_replace(entry.hex, hex)));
            }
        }
        doors.retain(|&hex| !self.enemy_in(hex) && !self.in_enemy_zone(hex));
        doors
    }

    /// The cheapest path to a hex where the unit may end its move, or the reason why there is none. The reason may be
    /// the unit, the hex itself, the distance even without enemies, or an obstacle on the path.
    pub(crate) fn way(&self, unit: UnitId, to: Hex) -> Result<Vec<Hex>, Breach> {
        self.may_start(unit, &mut |_| ())?;
        if !self.board.exists(to) {
            return Err(Breach::OffMap(to));
        }
        if self.state.hex_of(unit) == Some(to) {
            return Err(Breach::ThereAlready { unit, hex: to });
        }
        if self.enemy_in(to) {
            return Err(Breach::EnemyThere(to));
        }
        if self.lay.night && self.in_enemy_zone(to) {
            return Err(Breach::NightZone(to));
        }
        let reach = self.reach(unit);
        match reach.get(to) {
            Some(reached) if reached.may_stop => reach.path_to(to).ok_or(Breach::EmptyPath),
            Some(_) => Err(Breach::NoRoom(to)),
            None => Err(self.obstacle(unit, to)),
        }
    }

    /// The obstacle between a unit and a hex out of its reach.
    fn obstacle(&self, unit: UnitId, to: Hex) -> Breach {
        let doors = self.doors(unit);
        if self.state.hex_of(unit).is_none() {
            // It waits off the map: its entry is closed, or another hex was meant.
            let own = self.entries(unit).first().map(|entry| entry.hex);
            let door = if doors.is_empty() { own } else { Some(to).filter(|&hex| self.board.cell(hex).edge) };
            if let Some(Err(breach)) = door.map(|door| self.may_enter_at(unit, door, &mut |_| ())) {
                return breach;
            }
        }
        let left = self.left(unit);
        // Paths around the hexes that are held give a clearer reason than paths through them.
        let around = self.lay.spread(unit, FARTHEST, &doors, Heeds::Holders);
        let through = around.get(to).is_none();
        let ways = if through { self.lay.spread(unit, FARTHEST, &doors, Heeds::Ground(&[])) } else { around };
        let Some(bare) = ways.get(to) else { return self.wall(unit, &doors, to) };
        if bare.cost > left {
            let real = self.lay.spread(unit, FARTHEST, &doors, Heeds::Everything).get(to);
            return Breach::OutOfReach { unit, to, cost: real.map_or(bare.cost, |found| found.cost), left };
        }
        // The unit could pay for the path, so there is an obstacle: the first one on every path it could pay for.
        let (mut closed, mut by, mut ways) = (Vec::new(), Vec::new(), ways);
        while let Some((hex, breach)) = ways.path_to(to).and_then(|path| self.first_obstacle(unit, &path)) {
            by.push(breach);
            closed.push(hex);
            if hex == to || by.len() == MOST_OBSTACLES {
                break;
            }
            ways = self.lay.spread(unit, left, &doors, Heeds::Ground(&closed));
        }
        match by.len() {
            0 => Breach::OutOfReach { unit, to, cost: bare.cost, left },
            1 => by.swap_remove(0),
            _ => Breach::EveryWayClosed { to, by },
        }
    }

    /// The first obstacle for a unit on this path, and the hex that causes it.
    fn first_obstacle(&self, unit: UnitId, path: &[Hex]) -> Option<(Hex, Breach)> {
        (1..=path.len()).find_map(|length| {
            let breach = self.plan(unit, path.get(..length)?).err()?;
            let hex = match breach {
                Breach::NoRoom(_) => return None,
                Breach::ZoneStops(hex) => hex,
                _ => *path.get(length - 1)?,
            };
            Some((hex, breach))
        })
    }

    /// The first hexside that this unit cannot cross, on the path with the fewest of them.
    fn wall(&self, unit: UnitId, doors: &[Hex], to: Hex) -> Breach {
        let arm = self.board.unit(unit).arm;
        let grid = self.board.definition().map.grid;
        let mut seen: BTreeSet<Hex> = BTreeSet::new();
        // Hexes by the number of such hexsides before them; each with the first.
        let starts = self.state.hex_of(unit).into_iter().chain(doors.iter().copied());
        let mut here: VecDeque<(Hex, Option<(Hex, Hex)>)> = starts.map(|hex| (hex, None)).collect();
        let mut beyond = VecDeque::new();
        loop {
            let Some((at, first)) = here.pop_front() else {
                if beyond.is_empty() {
                    return Breach::Impassable { unit, from: to, to };
                }
                here = std::mem::take(&mut beyond);
                continue;
            };
            if !seen.insert(at) {
                continue;
            }
            if let (true, Some((from, to))) = (at == to, first) {
                return Breach::Impassable { unit, from, to };
            }
            for (_, next) in grid.neighbours(at).filter(|(_, next)| self.board.exists(*next)) {
                let step = self.board.step(self.field.rain(), at, next);
                match step.and_then(|step| step.cost_for(arm)) {
                    Some(_) => here.push_back((next, first)),
                    None => beyond.push_back((next, first.or(Some((at, next))))),
                }
            }
        }
    }
}
