//! The start of a battle: the first position, and the choices of the sides in it [20.02, 20.12, 20.22].

use super::agenda::Task;
use super::board::{Board, Role};
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::{Drawn, Posted};
use super::day::{Day, Lestocq, OrderKind, OrderMarker};
use super::definition::{Arm, HorseKind, Start, UnitData};
use super::event::{Report, What};
use super::faults::fits;
use super::game::{Game, MatchOptions};
use super::stacking::Member;
use super::state::*;
use super::whole::{FieldOfBattle, Rank};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use std::collections::BTreeMap;

/// The first position of a battle.
pub(crate) fn first_state(board: &Board, options: MatchOptions) -> State {
    let rules = board.rules();
    let shifted = rules.shifted.as_ref().filter(|_| options.shifted && !options.delayed);
    let orders = rules.orders.is_some();
    let mut units: Vec<Unit> = board.unit_ids().map(|id| first_unit(board, id, orders)).collect();
    if board.whole().is_some_and(|whole| whole.field.first_turn < DUROSNEL_BEFORE) {
        post_outposts(board, &mut units);
    }
    let leaders = board.leader_ids().map(|id| {
        let data = board.leader_data(id);
        let post = match data.map(|data| &data.start) {
            Some(Start::On(hex)) => Post::On(*hex),
            Some(Start::Entry { .. }) => Post::Waiting,
            Some(Start::Display) => Post::Display,
            None => Post::Lost,
        };
        Leader {
            post,
            state: data.map_or(CommandState::Standing, |data| data.state),
            reduced: board.field_leader(id).is_some_and(|leader| leader.reduced),
            delay: data.and_then(|data| data.delay),
            ..Leader::default()
        }
    });
    let first = PhaseName::ALL.iter().position(|&phase| phase == rules.first_phase).unwrap_or(1);
    let phase = first.checked_sub(1).and_then(|at| PhaseName::ALL.get(at)).copied().unwrap_or(PhaseName::Interphase);
    let mut agenda = vec![Task::NextPhase];
    agenda.extend(rules.deploy.sides.iter().rev().map(|&side| Task::Deploy(side)));
    if board.whole().is_some() {
        agenda.push(Task::Durosnel);
    }
    agenda.extend([Task::Prevailing, Task::PreBattle]);
    let by_die = rules.by_die.as_ref().map_or(0, |by_die| by_die.brigades.len());
    State {
        turn: shifted.map_or(rules.first_turn, |shifted| shifted.first_turn),
        phase,
        phases: 0,
        units,
        leaders: leaders.collect(),
        affairs: Affairs {
            control: rules.control.iter().map(|kept| kept.side).collect(),
            level: rules.level,
            lost: [0, 0],
            free_groups: vec![false; rules.groups.len()],
            withdrawal: false,
            hold: None,
            town_entered: false,
            cup: Cup::default(),
            attack_orders: first_attacks(board),
            order_points: 0,
            french_order_given: false,
            limits_lifted: vec![false; rules.orders.as_ref().map_or(0, |orders| orders.limits.len())],
            brigades_due: vec![false; by_die],
            villages_counted: vec![false; rules.victory.villages.len()],
            row_counted: false,
            exit_counted: false,
            exited: 0,
            nearest: Vec::new(),
            offered: Vec::new(),
            gun_checks: Vec::new(),
            weather: first_weather(board),
            fatigue: first_fatigue(board),
            spirits: rules.bodies.iter().map(|body| Spirit { points: body.start, ..Spirit::default() }).collect(),
            grand: None,
            ceasefire: None,
            fought: false,
        },
        agenda,
        day: board.whole().map(|whole| Box::new(first_day(board, whole))),
    }
}

/// Snow that falls already.
fn first_weather(board: &Board) -> Weather {
    let snow = board.whole().and_then(|whole| whole.field.snow);
    snow.map_or_else(Weather::default, |event| Weather {
        snow: event.snow,
        space: Some(event.space),
        ..Weather::default()
    })
}

/// Brigades on the map are as tired as their data say.
fn first_fatigue(board: &Board) -> Vec<Tired> {
    let mut tired = vec![Tired::default(); board.brigades().count()];
    for id in board.unit_ids().filter(|_| board.whole().is_some()) {
        let here = board.data(id).is_some_and(|data| matches!(data.start, Start::On(_)));
        let at = board.unit(id).tires.map(usize::from).filter(|_| here);
        let points = board.field_unit(id).map_or(0, |unit| unit.fatigue);
        if let Some(known) = at.and_then(|at| tired.get_mut(at)) {
            known.points = known.points.max(points);
        }
    }
    tired
}

/// Attack Orders that commanders on the map carry already.
fn first_attacks(board: &Board) -> Vec<AttackOrder> {
    let carries = |leader: &LeaderId| {
        board.field_leader(*leader).is_some_and(|known| known.attack_order && matches!(known.start, Start::On(_)))
    };
    let leaders = board.leader_ids().filter(carries);
    leaders.map(|leader| AttackOrder { leader, violations: 0, holds: true }).collect()
}

/// A day on the whole field as it begins.
fn first_day(board: &Board, whole: &FieldOfBattle) -> Day {
    let field = &whole.field;
    let mut day = Day {
        points: field.command_points.start,
        charges: vec![0; board.brigades().count()],
        set: field.bodies.iter().map(|body| !body.on_entry).collect(),
        unbound: vec![false; field.rules.bound.len()],
        lowest: field
            .bodies
            .iter()
            .filter(|body| body.body.of.is_none())
            .map(|body| body.body.start)
            .min()
            .unwrap_or(0),
        ..Day::default()
    };
    for leader in board.leader_ids() {
        if let Some(delay) = board.field_leader(leader).and_then(|leader| leader.delay) {
            day.mark(leader, Some(OrderMarker { kind: OrderKind::Activate, delay }));
        }
    }
    day
}

fn first_unit(board: &Board, id: UnitId, orders: bool) -> Unit {
    let counter = board.unit(id);
    let Some(data) = board.data(id) else { return Unit::default() };
    let made = counter.parent.is_some();
    let place = match &data.start {
        _ if made => Place::Unused,
        Start::On(hex) => Place::On(*hex),
        Start::Entry { .. } => Place::Waiting,
        Start::Display => Place::Removed,
    };
    // Under orders, a unit that begins on the map is Inactive until its leader is not; on the whole field French ones too.
    let either = counter.side == Side::First || board.whole().is_some();
    let waits = orders && either && matches!(data.start, Start::On(_)) && !is_committed(board, data);
    Unit {
        place,
        morale: if made { Morale::Good } else { data.morale },
        formation: if made { Formation::GeneralOrder } else { data.formation },
        facing: data.facing,
        strength: if made { 0 } else { data.strength },
        guns: if made { 0 } else { data.guns },
        ammunition: if counter.is_battery() { board.tables().wear.ammunition } else { 0 },
        exhausted: !made && data.exhausted,
        fire: FireOrder::Any,
        released: !counter.drunken,
        active: !waits,
        ..Unit::default()
    }
}

/// Whether a unit is committed at the start, by its brigade, division or corps.
fn is_committed(board: &Board, data: &UnitData) -> bool {
    let Some(whole) = board.whole() else { return false };
    let names = [&data.brigade, &data.division, &data.corps];
    names.into_iter().flatten().any(|name| whole.field.committed.contains(name))
}

/// The outposts of the 1st Jaegers, each with its battalion, and its row and column [20.32, R126].
const OUTPOSTS: [(&str, i32, i32); 4] =
    [("R-1Jaeger-1", 33, 31), ("R-1Jaeger-2", 34, 30), ("R-1Jaeger-2", 35, 29), ("R-1Jaeger-3", 36, 30)];
/// Units of Durosnel's brigade, and the row and column in which they begin if the die says so [20.32].
const DUROSNEL: [(&str, i32, i32); 3] = [("F-7Chasseurs", 12, 34), ("F-20Chasseurs", 11, 34), ("F-5-6HA", 12, 35)];
/// He has been seen to, and the outposts have been called in, when a battle begins on this turn or later.
const DUROSNEL_BEFORE: u8 = 9;
/// The die from which they do.
const DUROSNEL_FROM: u8 = 7;

/// The outposts of the 1st Jaegers are out before the set-up.
fn post_outposts(board: &Board, units: &mut [Unit]) {
    for (battalion, row, column) in OUTPOSTS {
        let (Some(id), Some(hex)) = (board.unit_id(battalion), board.chart().at(row, column)) else { continue };
        let counter = board.unit(id);
        let unused = |child: &&UnitId| units.get(usize::from(child.0)).is_some_and(|unit| unit.place == Place::Unused);
        let Some(&child) = counter.children.iter().find(unused) else { continue };
        let size = board.unit(child).strength;
        let Some(parent) = units.get_mut(usize::from(id.0)).filter(|parent| parent.strength > size) else { continue };
        parent.strength -= size;
        let facing = parent.facing;
        if let Some(post) = units.get_mut(usize::from(child.0)) {
            *post = Unit { place: Place::On(hex), strength: size, facing, fire: FireOrder::Any, ..Unit::default() };
        }
    }
}

impl Game {
    /// A die for Durosnel, if his brigade is on the map.
    pub(crate) fn durosnel_dice(&self) -> usize {
        let waits = |&(id, ..): &(&str, i32, i32)| self.board.unit_id(id).is_some_and(|id| self.hex_of(id).is_some());
        let morning = self.board.whole().is_some_and(|whole| whole.field.first_turn < DUROSNEL_BEFORE);
        usize::from(morning && DUROSNEL.iter().all(waits))
    }

    /// The die for Durosnel: his brigade begins with its corps or by itself [20.32].
    pub(crate) fn place_durosnel(&mut self, dice: &[u8], report: &mut Report) {
        if dice.first().is_none_or(|&die| die < DUROSNEL_FROM) {
            return;
        }
        for (id, row, column) in DUROSNEL {
            let (Some(id), Some(hex)) = (self.board.unit_id(id), self.board.chart().at(row, column)) else { continue };
            let from = self.hex_of(id);
            self.edit(id, |unit| unit.place = Place::On(hex));
            if let Some(from) = from.filter(|&from| from != hex) {
                report.tell(What::Moved { unit: id, from, to: hex, cost: 0 }, [rule!("20.32")]);
            }
        }
        if let Some(day) = self.state.day.as_mut() {
            day.durosnel_with_corps = true;
        }
    }

    /// Formations a unit may begin in [20.12].
    pub(crate) fn first_formations(&self, id: UnitId) -> Vec<Formation> {
        let (Some(data), Some(hex)) = (self.board.data(id), self.hex_of(id)) else { return Vec::new() };
        if self.counter(id).parent.is_some() {
            return Vec::new();
        }
        let cossack = data.arm == Arm::Cavalry(HorseKind::Cossack);
        Formation::ALL
            .into_iter()
            .filter(|&formation| {
                let ground = match formation {
                    Formation::Line | Formation::Column | Formation::Square => !self.loosens(hex),
                    Formation::ExtendedLine => {
                        let long = self.unit(id).strength >= self.board.tables().cost.extended_line_from;
                        long && !self.loosens(hex)
                    }
                    Formation::RoadColumn => self.board.spot(hex).road.is_some(),
                    _ => true,
                };
                fits(data.arm, formation) && (ground || cossack)
            })
            .collect()
    }

    /// Whether a battalion may place another skirmish unit at set-up, given the number it and its regiment have placed.
    pub(crate) fn may_post(&self, battalion: UnitId, own: usize, of_regiment: usize) -> bool {
        let Some(data) = self.board.data(battalion) else { return false };
        let light = self.free_skirmisher(battalion).is_some();
        let size = usize::from(self.skirmish_size(battalion));
        let left = less(usize::from(self.unit(battalion).strength), size * own);
        let each = own < usize::from(data.skirmishers_each);
        let shared = of_regiment < usize::from(data.regiment_skirmishers)
            && own < usize::from(self.board.tables().skirmish.at_once);
        light && (each || shared) && left > size
    }

    /// Whether a skirmish unit may be placed in a hex at set-up.
    pub(crate) fn may_post_at(&self, battalion: UnitId, hex: Hex) -> bool {
        let deploy = &self.board.rules().deploy;
        let side = self.side_of(battalion);
        let near = self
            .hex_of(battalion)
            .is_some_and(|at| self.board.distance(at, hex) <= u16::from(deploy.skirmishers_within));
        let gap = u16::from(deploy.from_enemy);
        // "Not within three" and "three or more" both leave the third hex to the data.
        let far = gap == 0 || !self.enemy_within(side, hex, gap - 1);
        near && far && self.board.grid().contains(hex) && !self.has(side.other(), hex)
    }

    /// Whether a set-up is allowed; returns the units as they would be set up.
    pub(crate) fn plan_deployment(
        &self,
        side: Side,
        units: &[Drawn],
        posted: &[Posted],
    ) -> Result<Vec<Member>, Breach> {
        let deploy = &self.board.rules().deploy;
        // If only skirmish units are placed they may share a hex, by another rule [20.22].
        let bad = |id: UnitId| Breach::of(if deploy.formations { Why::BadDeployment } else { Why::BadPosting }, id);
        let mut members: BTreeMap<UnitId, Unit> = BTreeMap::new();
        for drawn in units {
            self.own_unit(side, drawn.unit)?;
            let known = *self.unit(drawn.unit);
            if known.hex().is_none() {
                return Err(Breach::of(Why::NotOnMap, drawn.unit));
            }
            let fixed = side == Side::First && self.board.whole().is_some();
            if !deploy.formations || fixed || members.contains_key(&drawn.unit) {
                return Err(bad(drawn.unit));
            }
            if !self.first_formations(drawn.unit).contains(&drawn.formation) {
                let short = drawn.formation == Formation::ExtendedLine
                    && known.strength < self.board.tables().cost.extended_line_from;
                let strange = self.board.data(drawn.unit).is_none_or(|data| !fits(data.arm, drawn.formation));
                let why = if short || strange { Why::NoChange } else { Why::GroundForbids };
                return Err(Breach::of(why, drawn.unit));
            }
            let unit = Unit { formation: drawn.formation, facing: drawn.facing, hand: drawn.hand, ..known };
            if drawn.hand.is_some() != (drawn.formation == Formation::ExtendedLine) || !self.wing_is_open(side, &unit) {
                return Err(bad(drawn.unit));
            }
            members.insert(drawn.unit, unit);
        }
        let mut taken: Vec<Hex> = Vec::new();
        for (at, post) in posted.iter().enumerate() {
            self.own_unit(side, post.battalion)?;
            let before = posted.get(..at).unwrap_or(&[]);
            let regiment = self.counter(post.battalion).regiment;
            let own = before.iter().filter(|other| other.battalion == post.battalion).count();
            let of_regiment = before.iter().filter(|other| self.counter(other.battalion).regiment == regiment).count();
            if !self.may_post(post.battalion, own, of_regiment)
                || !self.may_post_at(post.battalion, post.hex)
                || deploy.formations && taken.contains(&post.hex)
            {
                return Err(bad(post.battalion));
            }
            taken.push(post.hex);
            let children = &self.counter(post.battalion).children;
            let Some(&child) = children.get(own) else { return Err(bad(post.battalion)) };
            let size = self.skirmish_size(post.battalion);
            let battalion = members.entry(post.battalion).or_insert(*self.unit(post.battalion));
            battalion.strength -= size;
            let released = battalion.released;
            let facing = battalion.facing;
            let skirmisher = Unit {
                place: Place::On(post.hex),
                strength: size,
                facing,
                released,
                fire: FireOrder::Any,
                ..Unit::default()
            };
            members.insert(child, skirmisher);
        }
        // Every unit must be able to be in its hex.
        let mut hexes: Vec<Hex> = members.values().filter_map(Unit::hex).collect();
        hexes.sort();
        hexes.dedup();
        for hex in hexes {
            let mut here: Vec<Member> = self
                .units_at(hex)
                .iter()
                .map(|&id| (id, members.get(&id).copied().unwrap_or(*self.unit(id))))
                .collect();
            let new = members.iter().filter(|(id, unit)| unit.hex() == Some(hex) && !self.units_at(hex).contains(id));
            here.extend(new.map(|(&id, &unit)| (id, unit)));
            self.may_share(hex, &here)?;
        }
        let stands = |other: UnitId| members.get(&other).unwrap_or(self.unit(other)).hex();
        let wings: Vec<(UnitId, Hex)> =
            members.iter().filter_map(|(&id, unit)| Some((id, super::field::wing(&self.board, unit)?))).collect();
        for (at, &(id, wing)) in wings.iter().enumerate() {
            let taken = self.board.unit_ids().any(|other| other != id && stands(other) == Some(wing));
            if taken || wings.iter().take(at).any(|&(_, other)| other == wing) {
                return Err(Breach::there(Why::TooManyBattalions, wing));
            }
        }
        Ok(members.into_iter().collect())
    }

    /// Whether the second hex of an Extended Line is one it could be in; other units do not matter [5.7].
    fn wing_is_open(&self, side: Side, unit: &Unit) -> bool {
        if unit.formation != Formation::ExtendedLine {
            return true;
        }
        super::field::wing(&self.board, unit).is_some_and(|wing| {
            self.ground_cost(super::stride::Gait::Infantry, wing, false).is_some()
                && !self.loosens(wing)
                && !self.has(side.other(), wing)
        })
    }

    pub(crate) fn deploy(&mut self, side: Side, units: &[Drawn], posted: &[Posted], report: &mut Report) {
        if let Ok(members) = self.plan_deployment(side, units, posted) {
            for (id, unit) in members {
                self.edit(id, |known| *known = Unit { depth: known.depth, ..unit });
            }
        }
        let case = if self.board.rules().deploy.formations { rule!("20.12") } else { rule!("20.22") };
        report.tell(What::Deployed { side }, [case]);
    }

    /// Whether a unit may be told its formation at set-up at all.
    pub(crate) fn is_drawn_up(&self, id: UnitId) -> bool {
        matches!(self.counter(id).role, Role::Battalion(_) | Role::Cavalry(_) | Role::Battery(_))
    }
}

impl Game {
    /// A part of the day begins with what the units on the map have brought about by standing where they do: limits that are
    /// lifted, Prussians that are past their march, levels that are set [20.33, 20.34].
    pub(crate) fn watch_from_the_start(&mut self) {
        if self.board.whole().is_none_or(|whole| whole.field.first_turn < DUROSNEL_BEFORE) {
            return;
        }
        let units: Vec<(UnitId, Hex)> = Side::BOTH.into_iter().flat_map(|side| self.on_map(side)).collect();
        for (id, hex) in units {
            self.note_arrival(id);
            self.watch_the_field(id, hex);
        }
        let lestocq = self
            .board
            .leader_ids()
            .find(|&id| self.board.leader(id).side == Side::First && self.rank(id) == Some(Rank::Corps));
        let here = lestocq.is_some_and(|id| self.state.leader(id).hex().is_some());
        if let Some(day) = self.state.day.as_mut().filter(|_| here) {
            // His points are in the level that the battle begins with.
            day.lestocq = Lestocq::Counted;
        }
    }
}
