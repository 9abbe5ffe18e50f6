//! Reinforcements that enter the map [18.14], and leaders who ride alone [7.2].

use super::board::{CLOSED, Foot};
use super::breach::Breach;
use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::facing::Facing;
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::{Direction, Hex};

impl Game {
    /// The hexes by which a reinforcement may come in now.
    pub(crate) fn entry_hexes(&self, side: Side, entry: EntryId) -> Vec<Hex> {
        let Some(own) = self.board.entry(entry) else { return Vec::new() };
        let free = |hex: Hex| self.holder(hex) != Some(side.other()) && !self.in_zone(side.other(), hex);
        if free(own) {
            return vec![own];
        }
        let shift = u16::from(self.board.tables().limits.entry_shift);
        let edge = |hex: &Hex| self.board.cell(*hex).edge && self.board.distance(own, *hex) <= shift && free(*hex);
        self.board.hexes().filter(edge).collect()
    }

    /// The cost of entering by a hex, the queue included.
    pub(crate) fn entry_cost(&self, unit: UnitId, hex: Hex, formation: Formation) -> Option<u16> {
        let effect = self.board.effect(self.board.cell(hex).terrain);
        let ground = if formation == Formation::RoadMarch {
            effect.march.map(|halves| halves.0)
        } else {
            effect.cost.of(self.arm(unit))
        };
        let before = self.state.entries.iter().find(|used| used.hex == hex).map_or(0, |used| u16::from(used.units));
        Some(ground? + before * self.board.tables().limits.entry_queue.0)
    }

    /// Whether a reinforcement is due, and where it belongs.
    pub(crate) fn due(&self, unit: UnitId) -> Option<EntryId> {
        let group = self.board.arrival_of(self.terms, unit)?;
        (self.unit(unit).place == Place::Waiting && group.turn <= self.state.turn).then_some(group.entry)
    }

    pub(crate) fn leader_due(&self, leader: LeaderId) -> Option<EntryId> {
        let group = self.board.arrival_of_leader(self.terms, leader)?;
        let waits = self.state.leaders.get(usize::from(leader.0)).is_some_and(|known| known.place == Place::Waiting);
        (waits && group.turn <= self.state.turn).then_some(group.entry)
    }

    pub(crate) fn check_enter(
        &self,
        side: Side,
        unit: UnitId,
        leaders: &[LeaderId],
        hex: Hex,
        formation: Formation,
        facing: Facing,
    ) -> Result<u16, Breach> {
        let refuse = |name| Err(Breach::of(cases::ENTER, name).by(unit).at(hex));
        if !self.known(unit) {
            return Err(Breach::plain("unknown-unit"));
        }
        if self.side_of(unit) != side {
            return Err(Breach::of(cases::ENTER, "not-yours").by(unit));
        }
        let Some(entry) = self.due(unit) else {
            return refuse("not-due");
        };
        for (place, &leader) in leaders.iter().enumerate() {
            let own = self.board.leader(leader).is_some_and(|data| data.side == side);
            let twice = leaders.iter().skip(place + 1).any(|other| *other == leader);
            if !own || twice || self.leader_due(leader) != Some(entry) {
                return Err(Breach::of(cases::LEADER_MOVES, "not-with-them").varied("entering").by_leader(leader));
            }
        }
        let lawful = match self.arm(unit) {
            Arm::Artillery => matches!(formation, Formation::RoadMarch | Formation::Limbered),
            _ => matches!(formation, Formation::RoadMarch | Formation::Column),
        };
        let road = self.board.cell(hex).roads.0 != 0;
        if !lawful || !matches!(facing, Facing::Side(_)) || (formation == Formation::RoadMarch && !road) {
            return refuse("not-so");
        }
        if !self.entry_hexes(side, entry).contains(&hex) {
            return refuse("not-here");
        }
        let Some(cost) = self.entry_cost(unit, hex, formation).filter(|cost| *cost <= self.printed(unit)) else {
            return refuse("waits");
        };
        if !self.has_room_for(hex, &[unit], formation == Formation::RoadMarch) {
            return Err(Breach::of(cases::STACKING, "no-room").at(hex));
        }
        let stands = self.by_ground(formation, hex);
        let mixes = self.stack(hex).any(|id| {
            self.arm(id) == self.arm(unit)
                && self.arm(id) != Arm::Artillery
                && self.unit(id).order == Order::Good
                && self.unit(id).formation != stands
        });
        if mixes {
            return Err(Breach::of(cases::ONE_FORMATION, "mixed-formations").at(hex));
        }
        Ok(cost)
    }

    pub(crate) fn enter_map(
        &mut self,
        unit: UnitId,
        leaders: &[LeaderId],
        hex: Hex,
        formation: Formation,
        facing: Facing,
        report: &mut Report,
    ) {
        let side = self.side_of(unit);
        let cost = self.entry_cost(unit, hex, formation).unwrap_or(0);
        match self.state.entries.iter_mut().find(|used| used.hex == hex) {
            Some(used) => used.units += 1,
            None => self.state.entries.push(EntryUse { hex, units: 1 }),
        }
        let formation = self.by_ground(formation, hex);
        self.put(unit, hex);
        self.form(unit, formation, facing);
        self.align(hex);
        self.mark(unit, |marks| {
            marks.spent.0 = cost;
            marks.entered = true;
            marks.arrived = true;
        });
        report.tell(What::Entered { unit, hex, cost: HalfPoints(cost) }, cases::ENTER);
        for &leader in leaders {
            self.place_leader(leader, Place::On(hex));
            report.tell(What::LeaderMoved { leader, from: None, to: hex }, cases::LEADER_MOVES);
        }
        let cavalry = self.arm(unit) == Arm::Cavalry;
        self.arrive(side, cavalry, hex, report);
    }

    /// The total cost of a leader's ride [7.2].
    pub(crate) fn check_ride(&self, side: Side, leader: LeaderId, path: &[Hex]) -> Result<u16, Breach> {
        let refuse = |name| Err(Breach::of(cases::LEADER_MOVES, name).varied("leader").by_leader(leader));
        let (Some(data), Some(known)) = (self.board.leader(leader), self.state.leaders.get(usize::from(leader.0)))
        else {
            return Err(Breach::plain("unknown-leader"));
        };
        if data.side != side {
            return refuse("not-yours");
        }
        if path.is_empty() || path.len() > 64 {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("path"));
        }
        let mut spent = known.spent.0;
        let mut at = match known.place {
            Place::On(hex) => Some(hex),
            Place::Waiting => None,
            _ => return refuse("not-on-map"),
        };
        for &hex in path {
            let cost = match at {
                None => {
                    let Some(entry) = self.leader_due(leader) else {
                        return Err(Breach::of(cases::ENTER, "not-due").varied("leader").by_leader(leader));
                    };
                    if !self.entry_hexes(side, entry).contains(&hex) {
                        return Err(Breach::of(cases::ENTER, "not-here").varied("leader").by_leader(leader).at(hex));
                    }
                    self.board.effect(self.board.cell(hex).terrain).cost.of(Arm::Infantry).unwrap_or(CLOSED)
                }
                Some(from) => match self.board.direction(from, hex).filter(|_| self.board.exists(hex)) {
                    Some(way) => self.leader_step(from, way),
                    None => return refuse("not-a-step"),
                },
            };
            if cost == CLOSED {
                return refuse("closed");
            }
            let enemy = side.other();
            if self.holder(hex) == Some(enemy) || self.leaders_in(hex, enemy).next().is_some() {
                return refuse("enemy-there");
            }
            spent = capped_sum(spent, cost);
            at = Some(hex);
        }
        if spent > u16::from(data.movement) * 2 {
            return refuse("too-far");
        }
        if at == self.state.leader_hex(leader) {
            return Err(Breach::of(cases::NOTHING_CHANGES, "nothing-changes").varied("leader").by_leader(leader));
        }
        Ok(spent)
    }

    pub(crate) fn leader_step(&self, from: Hex, way: Direction) -> u16 {
        self.board.step(Foot::Infantry, from, way)
    }

    pub(crate) fn ride(&mut self, side: Side, leader: LeaderId, path: &[Hex], report: &mut Report) {
        let spent = self.check_ride(side, leader, path).unwrap_or(0);
        let from = self.state.leader_hex(leader);
        if let (Some(&to), Some(known)) = (path.last(), self.state.leaders.get_mut(usize::from(leader.0))) {
            known.place = Place::On(to);
            known.spent = HalfPoints(spent);
            report.tell(What::LeaderMoved { leader, from, to }, cases::LEADER_MOVES);
        }
    }
}
