//! Coming onto the map [5.14].

use super::agenda::{March, StepFire, Task};
use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::Step;
use super::day::PrussianEntry;
use super::definition::{Arrival, GunKind, Shift, Shifted, Start};
use super::event::{Report, What};
use super::facing::Facing;
use super::faults::fits;
use super::game::Game;
use super::march::Order;
use super::stacking::Member;
use super::state::*;
use super::stride::Gait;
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

/// An entry as it was ordered.
pub(crate) struct Coming<'a> {
    pub(crate) units: &'a [UnitId],
    pub(crate) hex: Hex,
    pub(crate) formation: Formation,
    pub(crate) facing: Facing,
    pub(crate) leaders: &'a [LeaderId],
    pub(crate) steps: &'a [Step],
    pub(crate) grand: bool,
}

impl Game {
    /// The route of a corps that marches farther east, if that was agreed on [20.38].
    pub(crate) fn shifted(&self) -> Option<&Shifted> {
        let east = self.options.shifted && !self.options.delayed;
        self.board.rules().shifted.as_ref().filter(|_| east)
    }

    /// The effect of that route on a French place of entry.
    fn shift(&self, side: Side, code: &str) -> Option<&Shift> {
        let moves = &self.shifted().filter(|_| side == Side::Second)?.moves;
        moves.iter().find(|known| known.from == code)
    }

    /// The turn of arrival of a counter with that start, and the code of its place of entry; `None` while the turn is
    /// not known.
    pub fn arrival<'a>(&'a self, side: Side, start: &'a Start) -> Option<(Option<u8>, &'a str)> {
        let Start::Entry { arrival, code } = start else { return None };
        if side == Side::First && code == PrussianEntry::I.code() && self.board.whole().is_some() {
            let entry = self.prussian_entry();
            return match arrival {
                Arrival::Turn(turn) => Some((Some(capped_sum(*turn, entry.later())), entry.code())),
                Arrival::AfterHold(_) => Some((None, entry.code())),
            };
        }
        let shift = self.shift(side, code);
        let later = shift.map_or(0, |shift| shift.turns);
        let turn = match arrival {
            Arrival::Turn(turn) => Some(capped_sum(*turn, later)),
            Arrival::AfterHold(turns) => self.state.affairs.hold.map(|held| capped_sum(held, *turns)),
        };
        Some((turn, shift.map_or(code.as_str(), |shift| shift.to.as_str())))
    }

    fn is_due(&self, side: Side, start: &Start) -> bool {
        let turn = self.arrival(side, start).and_then(|(turn, _)| turn);
        turn.is_some_and(|turn| self.state.turn >= turn)
    }

    /// Whether the die of a brigade has been lucky, for who waits for one [20.23].
    fn is_let_in(&self, brigades: impl Fn(&str) -> bool) -> bool {
        let Some(by_die) = &self.board.rules().by_die else { return true };
        let due = &self.state.affairs.brigades_due;
        by_die.brigades.iter().enumerate().any(|(at, name)| due.get(at) == Some(&true) && brigades(name))
    }

    /// The corps that comes later and as one, if that was agreed on [20.38].
    fn delayed(&self) -> Option<(&super::definition::Delayed, LeaderId)> {
        let delayed = self.board.rules().delayed.as_ref().filter(|_| self.options.delayed)?;
        Some((delayed, self.board.leader_id(&delayed.leader)?))
    }

    /// Whether a unit is of that corps and must wait still.
    fn unit_is_delayed(&self, id: UnitId) -> bool {
        self.delayed().is_some_and(|(delayed, leader)| self.state.turn < delayed.from_turn && self.holds(leader, id))
    }

    /// Whether a leader is of that corps and must wait still.
    fn leader_is_delayed(&self, id: LeaderId) -> bool {
        self.delayed().is_some_and(|(delayed, leader)| {
            self.state.turn < delayed.from_turn && (id == leader || self.is_under(id, leader))
        })
    }

    /// Whether a unit may come now.
    pub(crate) fn unit_is_due(&self, id: UnitId) -> bool {
        let Some(data) = self.board.data(id) else { return false };
        let chased = self.board.rules().chased.as_ref().is_some_and(|chased| chased.units.contains(&data.id));
        let agreed = data.extra.is_none_or(|extra| self.options.has(extra));
        let lucky = !data.rolls_to_enter || self.is_let_in(|name| data.brigade.as_deref() == Some(name));
        self.unit(id).place == Place::Waiting
            && self.counter(id).parent.is_none()
            && self.is_due(data.side, &data.start)
            && !self.unit_is_delayed(id)
            && !chased
            && agreed
            && lucky
    }

    /// Whether a leader may come now.
    pub(crate) fn leader_is_due(&self, id: LeaderId) -> bool {
        let Some(data) = self.board.leader_data(id) else { return false };
        let agreed = data.extra.is_none_or(|extra| self.options.has(extra));
        let above = self.board.rules().by_die.as_ref().is_some_and(|by_die| by_die.leader.as_ref() == Some(&data.id));
        let chased = self.board.rules().chased.as_ref().is_some_and(|chased| chased.leader.as_ref() == Some(&data.id));
        let lucky =
            !data.rolls_to_enter || self.is_let_in(|name| above || data.commands.iter().any(|held| held == name));
        self.state.leader(id).post == Post::Waiting
            && self.is_due(data.side, &data.start)
            && !self.leader_is_delayed(id)
            && agreed
            && lucky
            && !chased
    }

    /// The hexes at which something with that start comes in (R16).
    fn entry_hexes(&self, side: Side, start: &Start) -> Vec<Hex> {
        let Some((_, code)) = self.arrival(side, start) else { return Vec::new() };
        let places = &self.board.definition().ground.entries;
        // A corps that comes as one takes any of its roads [20.38].
        let shared =
            self.delayed().map(|(delayed, _)| &delayed.entries).filter(|codes| codes.iter().any(|known| known == code));
        let serves = |place: &super::definition::Entry| match shared {
            Some(codes) => side == Side::Second && codes.contains(&place.code),
            None => place.code == code,
        };
        let hexes: Vec<Hex> =
            places.iter().filter(|place| serves(place)).flat_map(|place| place.hexes.clone()).collect();
        let enemy = side.other();
        if !hexes.iter().all(|&hex| self.has(enemy, hex)) {
            return hexes;
        }
        // Any edge hex of the same edge within six of one of them serves.
        use super::definition::Edge;
        let edges = [Edge::North, Edge::East, Edge::South, Edge::West];
        // L and M lie inside the field, near its northern edge [R192].
        let (_, code) = self.arrival(side, start).unwrap_or((None, ""));
        let inside = code == PrussianEntry::L.code() || code == PrussianEntry::M.code();
        let near = |hex: Hex| {
            hexes.iter().any(|&own| {
                self.board.distance(own, hex) <= 6
                    && if inside {
                        self.board.on_edge(hex, Edge::North)
                    } else {
                        edges.iter().any(|&edge| self.board.on_edge(own, edge) && self.board.on_edge(hex, edge))
                    }
            })
        };
        self.board.grid().hexes().filter(|&hex| near(hex)).collect()
    }

    /// The hexes at which a unit comes in.
    pub(crate) fn unit_entries(&self, id: UnitId) -> Vec<Hex> {
        self.board.data(id).map_or_else(Vec::new, |data| self.entry_hexes(data.side, &data.start))
    }

    pub(crate) fn leader_entries(&self, id: LeaderId) -> Vec<Hex> {
        self.board.leader_data(id).map_or_else(Vec::new, |data| self.entry_hexes(data.side, &data.start))
    }

    /// Formations in which a unit may come in at a hex.
    pub(crate) fn entry_formations(&self, id: UnitId, hex: Hex) -> Vec<Formation> {
        const ALL: [Formation; 6] = [
            Formation::Column,
            Formation::Line,
            Formation::GeneralOrder,
            Formation::RoadColumn,
            Formation::Formed,
            Formation::Limbered,
        ];
        let Some(data) = self.board.data(id) else { return Vec::new() };
        if !matches!(data.start, Start::Entry { .. }) {
            return Vec::new();
        }
        let road = self.board.spot(hex).road.is_some() && !self.enters_off_the_road(id);
        let loose = self.loosens(hex);
        ALL.into_iter()
            .filter(|&formation| {
                let ground = match formation {
                    Formation::RoadColumn => road,
                    Formation::Column | Formation::Line => !loose,
                    _ => true,
                };
                fits(data.arm, formation) && ground
            })
            .collect()
    }

    /// Whether a unit may not come in in Road Column [20.23].
    fn enters_off_the_road(&self, id: UnitId) -> bool {
        let Some(Start::Entry { code, .. }) = self.board.data(id).map(|data| &data.start) else { return false };
        let closed =
            self.board.definition().ground.entries.iter().any(|entry| entry.code == *code && entry.no_road_column);
        closed || self.board.revision().horse_battery_enters_limbered() && self.follows_exhausted_horse(id)
    }

    /// Whether a unit is the horse battery of a brigade whose horse comes in Exhausted [20.23].
    fn follows_exhausted_horse(&self, id: UnitId) -> bool {
        let own = self.counter(id);
        let enters = |start: &Start| matches!(start, Start::Entry { .. });
        own.role == Role::Battery(GunKind::Horse)
            && own.brigade.is_some()
            && self.board.unit_ids().any(|other| {
                let them = self.counter(other);
                them.side == own.side
                    && them.brigade == own.brigade
                    && them.is_cavalry()
                    && self.board.data(other).is_some_and(|data| data.exhausted && enters(&data.start))
            })
    }

    /// A unit in the state in which it enters.
    fn comes_in(&self, id: UnitId, coming: &Coming<'_>) -> Result<Unit, Breach> {
        let no = Breach::at(Why::NoEntry, id, coming.hex);
        let side = self.side_of(id);
        if !self.unit_is_due(id) || !self.unit_entries(id).contains(&coming.hex) {
            return Err(no);
        }
        if !self.entry_formations(id, coming.hex).contains(&coming.formation) {
            let never = matches!(coming.formation, Formation::Square | Formation::ExtendedLine | Formation::Unlimbered)
                || coming.formation == Formation::RoadColumn && self.enters_off_the_road(id);
            let fits = self.board.data(id).is_some_and(|data| fits(data.arm, coming.formation));
            let why = match (never, fits) {
                (true, _) => Why::NoEntryFormation,
                (_, false) => Why::NoChange,
                _ => Why::GroundForbids,
            };
            return Err(Breach::of(why, id));
        }
        if self.has(side.other(), coming.hex) {
            return Err(Breach::there(Why::EnemyThere, coming.hex));
        }
        let mut unit =
            Unit { place: Place::On(coming.hex), formation: coming.formation, facing: coming.facing, ..*self.unit(id) };
        unit.marks = Marks { entered: true, ..Marks::default() };
        let near = self.board.around(coming.hex).any(|(_, beside)| self.has(side.other(), beside));
        if unit.morale == Morale::Disordered && near {
            return Err(Breach::of(Why::DisorderedNear, id));
        }
        let road = self.board.spot(coming.hex).road;
        let cost = match (coming.formation, road) {
            (Formation::RoadColumn, Some(major)) => self.road_rate(major),
            _ => self.ground_cost(self.gait(id), coming.hex, road.is_some()).ok_or(Breach::at(
                Why::Closed,
                id,
                coming.hex,
            ))?,
        };
        let grand = coming.grand && coming.formation == Formation::RoadColumn;
        if coming.grand && (!grand || self.too_near_for_grand(id, coming.hex)) {
            return Err(Breach::of(Why::NotGrand, id));
        }
        let allowance = self.allowance(id, &unit, grand);
        unit.marks.allowance = Some(allowance);
        unit.marks.spent = cost.min(allowance);
        if self.counter(id).is_cavalry()
            && !self.counter(id).is_cossack()
            && coming.formation != Formation::RoadColumn
            && self.rough_for_horse(coming.hex)
        {
            // Its move goes on at the Disordered allowance [5.5].
            unit.morale = Morale::Disordered;
            unit.marks.allowance = Some(self.allowance(id, &unit, grand).min(allowance));
        }
        self.may_go(id, coming.hex)?;
        Ok(unit)
    }

    /// Whether an entry can be made; returns the units as they would be in their entry hex.
    pub(crate) fn plan_entry(&self, coming: &Coming<'_>) -> Result<Vec<Member>, Breach> {
        if !self.board.grid().contains(coming.hex) {
            return Err(Breach::new(Why::OffBoard));
        }
        if coming.units.is_empty() && coming.leaders.is_empty() {
            return Err(Breach::new(Why::NoEffect));
        }
        let mut members: Vec<Member> = Vec::new();
        for &id in coming.units {
            members.push((id, self.comes_in(id, coming)?));
        }
        let mut trail = vec![coming.hex];
        trail.extend(coming.steps.iter().filter_map(|step| match step {
            Step::Enter(hex) => Some(*hex),
            _ => None,
        }));
        for (at, &leader) in coming.leaders.iter().enumerate() {
            let twice = coming.leaders.iter().take(at).any(|&other| other == leader);
            if twice || !self.leader_is_due(leader) || !self.leader_entries(leader).contains(&coming.hex) {
                return Err(Breach::by_at(Why::NoEntry, leader, coming.hex));
            }
            if self.has(self.board.leader(leader).side.other(), coming.hex) {
                return Err(Breach::there(Why::EnemyThere, coming.hex));
            }
            let first = self.ground_cost(Gait::Leader, coming.hex, true).unwrap_or(0);
            let rest = self.leader_cost(leader, &trail)?;
            if capped_sum(first, rest) > self.leader_allowance(leader) {
                return Err(Breach::by(Why::TooFar, leader));
            }
        }
        if coming.units.is_empty() {
            return if coming.steps.is_empty() { Ok(members) } else { Err(Breach::new(Why::NoEffect)) };
        }
        let order = Order {
            units: coming.units,
            steps: coming.steps,
            leaders: coming.leaders,
            grand: coming.grand,
            toward: None,
            entering: true,
        };
        self.plan_march(&order, members.clone())?;
        Ok(members)
    }

    pub(crate) fn carry_out_entry(&mut self, coming: &Coming<'_>, members: Vec<Member>, report: &mut Report) {
        let hex = coming.hex;
        for &leader in coming.leaders {
            let cost = self.ground_cost(Gait::Leader, hex, true).unwrap_or(0);
            self.edit_leader(leader, |leader| {
                leader.post = Post::On(hex);
                leader.entered = true;
                leader.spent = cost;
            });
            report.tell(What::LeaderMoved { leader, from: None, to: hex }, [rule!("5.14")]);
            self.begin_attack_order(leader, report);
            self.note_coming(leader);
        }
        for (id, unit) in &members {
            let was = *self.unit(*id);
            self.edit(*id, |known| *known = *unit);
            report.tell(What::Entered { unit: *id, hex, cost: unit.marks.spent }, [rule!("5.14")]);
            if was.morale == Morale::Good && unit.morale == Morale::Disordered {
                report.tell(What::Disordered { unit: *id }, [rule!("5.5")]);
            }
            self.note_arrival(*id);
            self.arrive(*id, hex, report);
        }
        if coming.units.is_empty() {
            return;
        }
        let shots = self.shots_for(coming.units, &Step::Exit);
        // The hex entered is fired at as at any other step.
        let shots: Vec<_> = shots.into_iter().map(|shot| super::agenda::StepShot { leaving: false, ..shot }).collect();
        let mut steps = vec![Step::Enter(hex)];
        steps.extend(coming.steps);
        let mut march = Box::new(March {
            units: coming.units.to_vec(),
            steps,
            next: 0,
            leaders: coming.leaders.to_vec(),
            before: members.iter().map(|(_, unit)| *unit).collect(),
            trail: vec![hex],
            fire: None,
            checked: true,
            stepped: shots.is_empty(),
            asked: true,
            cut: false,
            gun_check: false,
            grand: coming.grand,
        });
        if !shots.is_empty() && !self.options.ask {
            march.fire = Some(StepFire { shots, dice: Vec::new(), next: 0, moved: true });
            self.state.agenda.push(Task::March(march));
        } else if shots.is_empty() {
            self.state.agenda.push(Task::March(march));
        } else {
            self.state.agenda.push(Task::March(march));
            self.open_fire(shots);
        }
    }

    /// Resumes a march under way when the players have named the units that fire.
    pub(crate) fn fire_as_asked(&mut self, shots: Vec<super::agenda::StepShot>) {
        let lead_hex = |game: &Game, units: &[UnitId]| units.first().and_then(|&id| game.hex_of(id));
        match self.state.agenda.pop() {
            Some(Task::March(mut march)) => {
                let step = march.steps.get(usize::from(march.next)).copied();
                let moved = matches!(step, Some(Step::Enter(to)) if lead_hex(self, &march.units) == Some(to));
                if shots.is_empty() {
                    march.stepped = moved;
                } else {
                    march.fire = Some(StepFire { shots, dice: Vec::new(), next: 0, moved });
                }
                self.state.agenda.push(Task::March(march));
            }
            Some(Task::Charge(mut charge)) => {
                if !shots.is_empty() {
                    charge.fire = Some(StepFire { shots, dice: Vec::new(), next: 0, moved: false });
                }
                self.state.agenda.push(Task::Charge(charge));
            }
            Some(other) => self.state.agenda.push(other),
            None => {}
        }
    }

    /// A leader moves alone (R63).
    pub(crate) fn plan_leader(&self, id: LeaderId, path: &[Hex], exit: bool) -> Result<u16, Breach> {
        let Some(from) = self.state.leader(id).hex() else { return Err(Breach::by(Why::NotOnMap, id)) };
        if path.is_empty() && !exit {
            return Err(Breach::new(Why::NoEffect));
        }
        if path.len() > super::march::LONGEST {
            return Err(Breach::new(Why::TooLong));
        }
        let mut trail = vec![from];
        trail.extend(path);
        let mut cost = self.leader_cost(id, &trail)?;
        let last = trail.last().copied().unwrap_or(from);
        if exit {
            cost = self.leader_may_exit(id, Some(last), cost)?;
        } else {
            self.gunner_may_end(id, from, last)?;
        }
        Ok(cost)
    }

    pub(crate) fn carry_out_leader(&mut self, id: LeaderId, path: &[Hex], exit: bool, cost: u16, report: &mut Report) {
        let from = self.state.leader(id).hex();
        let mut at = from;
        let side = self.board.leader(id).side;
        let line = self.board.rules().lines.withdrawal;
        let held = !self.leader_began_on_map(id);
        let mut gone = exit;
        for &hex in path {
            at = Some(hex);
            let beyond = line.is_some_and(|line| self.board.spot(hex).printed.diagonal() > i32::from(line));
            if side == Side::First && beyond && !held {
                gone = true;
                break;
            }
        }
        self.edit_leader(id, |leader| {
            leader.spent += cost;
            if let Some(hex) = at {
                leader.post = Post::On(hex);
            }
            if gone {
                leader.post = Post::Withdrawn;
            }
        });
        if let Some(to) = at.filter(|_| at != from) {
            report.tell(What::LeaderMoved { leader: id, from, to }, [rule!("R63")]);
        }
        if gone {
            report.tell(What::LeaderLeft { leader: id }, [rule!("R39")]);
        }
    }
}
