//! One step of one unit: what it costs, where it leads, and why it cannot be taken (5).

use super::board::{Beyond, Role};
use super::breach::{Breach, Why};
use super::definition::{Arrival, Edge, FootKind, GunKind, HorseKind, Start, Terrain};
use super::field;
use super::game::Game;
use super::sense::all_round;
use super::state::*;
use super::tables::{Row, SIXTHS};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// The columns of the cost table [5.4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    Infantry,
    Skirmish,
    Heavy,
    Light,
    Artillery,
    Leader,
}

/// The manner in which a list of steps is taken.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Manner {
    /// In command.
    pub(crate) commanded: bool,
    /// Out of command, nearer to this hex.
    pub(crate) toward: Option<Hex>,
    /// With Grand Tactical Movement.
    pub(crate) grand: bool,
}

fn of(row: &Row, gait: Gait) -> i16 {
    row.get(gait as usize).copied().unwrap_or(-1)
}

impl Game {
    pub(crate) fn gait(&self, id: UnitId) -> Gait {
        match self.counter(id).role {
            Role::Battalion(_) => Gait::Infantry,
            Role::Skirmisher | Role::Crew => Gait::Skirmish,
            Role::Cavalry(HorseKind::Heavy) => Gait::Heavy,
            Role::Cavalry(_) => Gait::Light,
            Role::Battery(_) => Gait::Artillery,
        }
    }

    /// The points a unit has for a phase, in sixths [5.2].
    pub(crate) fn allowance(&self, id: UnitId, unit: &Unit, grand: bool) -> u16 {
        let table = &self.board.tables().allowance;
        let base = match self.counter(id).role {
            Role::Skirmisher => table.skirmish,
            Role::Crew => table.crew,
            Role::Battalion(_) => match unit.formation {
                Formation::Line => table.line,
                Formation::ExtendedLine => table.extended_line,
                Formation::Column => table.column,
                Formation::RoadColumn => table.road_column,
                Formation::Square => table.square,
                _ => table.general_order,
            },
            Role::Cavalry(HorseKind::Heavy) => table.heavy_cavalry,
            Role::Cavalry(HorseKind::Light) => table.light_cavalry,
            Role::Cavalry(HorseKind::Cossack) => table.cossack,
            Role::Battery(GunKind::FootHeavy) => table.artillery_class_1,
            Role::Battery(GunKind::Foot) => table.artillery_class_2,
            Role::Battery(GunKind::Light) => table.artillery_light,
            Role::Battery(GunKind::Horse) => table.artillery_horse,
        };
        let base = if unit.exhausted { base.div_ceil(2) } else { base };
        let slower = if unit.morale == Morale::Disordered { table.disordered_less } else { 0 };
        let more = if grand { table.grand_tactical_more } else { 0 };
        u16::from(self.snow_allowance(less(base, slower)) + more) * SIXTHS
    }

    fn allowance_now(&self, id: UnitId, unit: &Unit, manner: &Manner) -> u16 {
        unit.marks.allowance.unwrap_or_else(|| self.allowance(id, unit, manner.grand))
    }

    /// The cost of entering a hex across a hexside; `None` if it is closed [5.4, R11].
    pub(crate) fn entry_cost(&self, gait: Gait, side: &Beyond) -> Option<u16> {
        let costs = &self.board.tables().cost;
        let ground = self.ground_cost(gait, side.to, side.road.is_some())?;
        let mut extra = 0;
        if side.road.is_none() {
            for (there, row) in [
                (side.major_stream, &costs.major_stream),
                (side.stream, &costs.stream),
                (side.fence, &costs.soft_cover_side),
            ] {
                if there {
                    extra += u16::try_from(of(row, gait)).ok()?;
                }
            }
        }
        if side.up {
            extra += u16::try_from(of(&costs.up, gait)).unwrap_or(0);
        }
        Some(ground + extra)
    }

    /// The cost of the ground of a hex; ground that is closed is open by road.
    pub(crate) fn ground_cost(&self, gait: Gait, hex: Hex, by_road: bool) -> Option<u16> {
        let costs = &self.board.tables().cost;
        let row = match self.terrain(hex) {
            Terrain::Clear => &costs.clear,
            Terrain::LightCover => &costs.light,
            Terrain::Woods => &costs.woods,
            Terrain::HardCover => &costs.hard,
            Terrain::Wetland => &costs.wetland,
        };
        let cost = u16::try_from(of(row, gait)).ok();
        cost.or(by_road.then_some(costs.closed_by_road))
    }

    /// Whether a unit in its formation could ever go across a hexside: retreats ask this too.
    pub(crate) fn passable(&self, id: UnitId, side: &Beyond) -> bool {
        self.entry_cost(self.gait(id), side).is_some()
    }

    pub(crate) fn road_rate(&self, major: bool) -> u16 {
        let costs = &self.board.tables().cost;
        let rate = if major { costs.road_major } else { costs.road_minor };
        if self.snows_hard() { self.board.tables().snow.road } else { rate }
    }

    /// A unit that lies drunk where it is does nothing [20.15.A].
    pub(super) fn is_sober(&self, id: UnitId) -> Result<(), Breach> {
        if self.is_drunk(id) { Err(Breach::of(Why::Drunken, id)) } else { Ok(()) }
    }

    pub(super) fn pay(
        &self,
        id: UnitId,
        unit: &mut Unit,
        cost: u16,
        free_if_fresh: bool,
        manner: &Manner,
    ) -> Result<(), Breach> {
        let allowance = self.allowance_now(id, unit, manner);
        let spent = unit.marks.spent + cost;
        if spent <= allowance {
            unit.marks.spent = spent;
        } else if free_if_fresh && unit.marks.spent == 0 && unit.morale == Morale::Good {
            // For all its points [R14, R88].
            unit.marks.spent = allowance.max(1);
        } else {
            return Err(Breach::of(Why::TooFar, id));
        }
        unit.marks.allowance = Some(allowance);
        Ok(())
    }

    /// The allowance falls to that of what the unit has become (R10).
    pub(super) fn settle(&self, id: UnitId, unit: &mut Unit, manner: &Manner) {
        let now = self.allowance(id, unit, manner.grand);
        unit.marks.allowance = Some(unit.marks.allowance.unwrap_or(now).min(now));
    }

    pub(super) fn enter(&self, id: UnitId, unit: &Unit, hex: Hex, to: Hex, manner: &Manner) -> Result<Unit, Breach> {
        if !self.board.grid().contains(to) {
            return Err(Breach::new(Why::OffBoard));
        }
        let Some(way) = self.board.way(hex, to) else { return Err(Breach::at(Why::NotAdjacent, id, to)) };
        let Some(side) = self.board.beyond(hex, way) else { return Err(Breach::new(Why::OffBoard)) };
        // Roads that are full of an army that leaves are none [20.36].
        let jammed = self.is_jammed(hex) && self.is_jammed(to);
        let side = &Beyond { road: side.road.filter(|_| !jammed), ..*side };
        let counter = self.counter(id);
        let closed = Breach::at(Why::Closed, id, to);
        let mut next = *unit;
        let column = unit.formation == Formation::RoadColumn;
        let wings = match field::wing(&self.board, unit) {
            Some(wing) => {
                let side = self.board.beyond(wing, way).ok_or(Breach::new(Why::OffBoard))?;
                Some(side)
            }
            None => None,
        };
        let cost = match side.road {
            Some(major) if column => self.road_rate(major),
            _ if column => return Err(Breach::of(Why::NoWayOut, id)),
            _ => {
                let gait = self.gait(id);
                let own = self.entry_cost(gait, side).ok_or(closed)?;
                let other = wings.map_or(Some(0), |wing| self.entry_cost(gait, wing)).ok_or(closed)?;
                own.max(other)
            }
        };
        let cost = cost + self.wind_cost(id, unit, way);
        // A square has no points at all; its formation keeps it in place.
        if unit.formation != Formation::Square {
            self.pay(id, &mut next, cost, manner.commanded, manner)?;
        }
        let stuck = matches!(unit.formation, Formation::Square | Formation::Unlimbered);
        let front = all_round(counter, unit) || column || unit.facing.front().contains(&way);
        if stuck || !front {
            return Err(Breach::of(Why::NoWayOut, id));
        }
        if manner.grand && (side.road.is_none() || !column || self.too_near_for_grand(id, to)) {
            return Err(Breach::of(Why::NotGrand, id));
        }
        let enemy = counter.side.other();
        for entered in std::iter::once(to).chain(wings.map(|wing| wing.to)) {
            if self.has(enemy, entered) {
                return Err(Breach::there(Why::EnemyThere, entered));
            }
        }
        if unit.morale == Morale::Disordered && self.board.around(to).any(|(_, beside)| self.has(enemy, beside)) {
            return Err(Breach::of(Why::DisorderedNear, id));
        }
        if unit.morale == Morale::Routed {
            return Err(Breach::of(Why::RoutedStays, id));
        }
        // No leader need command it before it is sober.
        self.is_sober(id)?;
        if !manner.commanded {
            let nearer =
                manner.toward.is_some_and(|goal| self.board.distance(to, goal) < self.board.distance(hex, goal));
            if !nearer {
                return Err(Breach::of(Why::OutOfCommand, id));
            }
        }
        self.may_go_from(id, Some(hex), to)?;
        self.dares_enter(id, to)?;
        self.keeps_truce(id, hex, to)?;
        next.place = Place::On(to);
        if column {
            next.facing = unit.facing.after_road(way);
        } else {
            self.suffer_ground(id, &mut next, side, wings, manner);
        }
        self.settle(id, &mut next, manner);
        if self.is_withdrawn_at(id, to) {
            next.place = Place::Withdrawn;
            next.left_strong = self.at_half_or_more(id);
        }
        Ok(next)
    }

    /// The effect of ground on a unit that enters it [5.5].
    pub(crate) fn suffer_ground(
        &self,
        id: UnitId,
        unit: &mut Unit,
        side: &Beyond,
        wing: Option<&Beyond>,
        manner: &Manner,
    ) {
        let counter = self.counter(id);
        let off_road = |side: &Beyond| side.road.is_none();
        let extended = unit.formation == Formation::ExtendedLine;
        let crossed =
            |water: fn(&Beyond) -> bool| std::iter::once(side).chain(wing).any(|side| off_road(side) && water(side));
        match counter.role {
            Role::Battalion(_) => {
                if crossed(|side| side.major_stream) || extended && crossed(|side| side.stream) {
                    disorder(unit);
                }
                let loosened = self.loosens(side.to) || wing.is_some_and(|wing| self.loosens(wing.to));
                if loosened {
                    unit.formation = Formation::GeneralOrder;
                    unit.hand = None;
                }
            }
            Role::Cavalry(kind)
                if kind != HorseKind::Cossack
                    && (crossed(|side| side.major_stream) || self.rough_for_horse(side.to)) =>
            {
                disorder(unit);
            }
            Role::Battery(_) if crossed(|side| side.major_stream) => disorder(unit),
            _ => {}
        }
        self.settle(id, unit, manner);
    }

    /// An enemy that is not Routed is too near for Grand Tactical Movement [5.9].
    pub(crate) fn too_near_for_grand(&self, id: UnitId, hex: Hex) -> bool {
        let far = u16::from(self.board.tables().allowance.grand_tactical_distance);
        self.on_map(self.side_of(id).other())
            .any(|(enemy, at)| self.unit(enemy).morale != Morale::Routed && self.board.distance(hex, at) <= far)
    }

    /// Whether an Allied unit that enters a hex leaves the game there (R39).
    pub(crate) fn is_withdrawn_at(&self, id: UnitId, hex: Hex) -> bool {
        let Some(line) = self.board.rules().lines.withdrawal else { return false };
        self.side_of(id) == Side::First
            && self.began_on_map(id)
            && self.board.spot(hex).printed.diagonal() > i32::from(line)
    }

    pub(crate) fn began_on_map(&self, id: UnitId) -> bool {
        let held = |data: &super::definition::UnitData| {
            matches!(data.start, Start::Entry { arrival: Arrival::AfterHold(_), .. })
        };
        !self.board.data(id).is_some_and(held)
    }

    /// The strength of a skirmish unit of a battalion [5.13].
    pub(crate) fn skirmish_size(&self, battalion: UnitId) -> u8 {
        let table = &self.board.tables().skirmish;
        if self.counter(battalion).strength >= table.large_from { table.size_large } else { table.size }
    }

    /// The skirmish units a battalion may still detach, the lowest first (R80).
    pub(crate) fn free_skirmishers(&self, battalion: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let counter = self.counter(battalion);
        let light = matches!(counter.role, Role::Battalion(FootKind::Light | FootKind::Jaeger));
        let free = move |id: &UnitId| light && matches!(self.unit(*id).place, Place::Unused);
        counter.children.iter().copied().filter(free)
    }

    /// The lowest of them.
    pub(crate) fn free_skirmisher(&self, battalion: UnitId) -> Option<UnitId> {
        self.free_skirmishers(battalion).next()
    }

    pub(super) fn detach(&self, id: UnitId, unit: &Unit, manner: &Manner) -> Result<Unit, Breach> {
        let no = Breach::of(Why::NoDetaching, id);
        let size = self.skirmish_size(id);
        let mut next = *unit;
        self.pay(id, &mut next, self.board.tables().cost.detach, false, manner)?;
        // Those of the same list were detached before.
        let before = usize::from(less(self.unit(id).strength, unit.strength) / size.max(1));
        if unit.morale != Morale::Good || unit.strength <= size || self.free_skirmishers(id).nth(before).is_none() {
            return Err(no);
        }
        next.strength -= size;
        Ok(next)
    }

    pub(super) fn rejoin(&self, id: UnitId, unit: &Unit, hex: Hex) -> Result<Unit, Breach> {
        let no = Breach::of(Why::NoDetaching, id);
        let counter = self.counter(id);
        let battalion = counter.parent.map(|parent| self.unit(parent));
        let fits = counter.role == Role::Skirmisher
            && unit.morale == Morale::Good
            && battalion.is_some_and(|battalion| battalion.hex() == Some(hex) && battalion.morale == Morale::Good);
        if fits { Ok(Unit { place: Place::Unused, ..*unit }) } else { Err(no) }
    }

    /// Whether a side may leave the map from a hex, and as what.
    pub(crate) fn exit_from(&self, side: Side, hex: Hex) -> Option<Place> {
        let rules = self.board.rules();
        match side {
            Side::First => {
                let withdraw = rules.withdraw.as_ref()?;
                let declared = self.state.affairs.withdrawal && withdraw.exits.contains(&hex);
                (declared || self.withdraws_from(side, hex)).then_some(Place::Withdrawn)
            }
            Side::Second => {
                let north = rules.victory.exit.is_some() && self.board.on_edge(hex, Edge::North);
                (north && !self.board.spot(hex).french_closed).then_some(Place::Exited)
            }
        }
    }

    /// Whether an Allied unit leaves the whole field from a hex [20.36].
    pub(crate) fn exit_from_field(&self, prussian: bool, hex: Hex) -> Option<Place> {
        let opens = if prussian { self.is_exit_of_prussians(hex) } else { self.is_exit_of_withdrawal(hex) };
        opens.then_some(Place::Withdrawn)
    }

    /// Whether the edge of a hex is beyond the withdrawal line: a unit driven over it is not lost (R39).
    pub(crate) fn withdraws_from(&self, side: Side, hex: Hex) -> bool {
        let rows = self.board.rules().withdraw.as_ref().and_then(|withdraw| withdraw.east_rows);
        let row = self.board.spot(hex).printed.row;
        if side == Side::First && self.is_exit_of_withdrawal(hex) {
            return true;
        }
        side == Side::First
            && self.board.on_edge(hex, Edge::East)
            && rows.is_some_and(|rows| (i32::from(rows.from)..=i32::from(rows.to)).contains(&row))
    }

    pub(super) fn exit(&self, id: UnitId, unit: &Unit, hex: Hex, manner: &Manner) -> Result<Unit, Breach> {
        let mut next = *unit;
        self.pay(id, &mut next, SIXTHS, manner.commanded, manner)?;
        if unit.formation == Formation::Unlimbered || unit.formation == Formation::Square {
            return Err(Breach::of(Why::NoWayOut, id));
        }
        self.is_sober(id)?;
        if !manner.commanded {
            return Err(Breach::of(Why::OutOfCommand, id));
        }
        self.may_leave(id)?;
        let held = self.side_of(id) == Side::First && !self.began_on_map(id);
        let place = self.exit_from(self.side_of(id), hex).filter(|_| !held);
        let place =
            place.or_else(|| self.exit_from_field(self.is_prussian_column(self.counter(id).parent.unwrap_or(id)), hex));
        next.place = place.ok_or(Breach::of(Why::NoExit, id))?;
        next.left_strong = self.at_half_or_more(id);
        Ok(next)
    }

    /// Whether a leader did not come to hold the town, and so leaves beyond the withdrawal line (R39).
    pub(crate) fn leader_began_on_map(&self, id: LeaderId) -> bool {
        let start = self.board.leader_data(id).map(|data| &data.start);
        !matches!(start, Some(Start::Entry { arrival: Arrival::AfterHold(_), .. }))
    }
}

pub(crate) fn other_hand(hand: Hand) -> Hand {
    match hand {
        Hand::Left => Hand::Right,
        Hand::Right => Hand::Left,
    }
}

/// Good order is lost; an Extended Line falls back to a line in its own hex [5.7].
pub(crate) fn disorder(unit: &mut Unit) {
    if unit.morale == Morale::Good {
        unit.morale = Morale::Disordered;
    }
    if unit.formation == Formation::ExtendedLine {
        unit.formation = Formation::Line;
        unit.hand = None;
    }
}
