//! Administrative points, Centres of Operations and sources of supply (B2, B5, B6).

use super::board::Step;
use super::breach::{Checked, Facts, demand, halves, refuse};
use super::campaign::BoxId;
use super::definition::{ArmyId, Class, LeaderId};
use super::event::{Report, What};
use super::game::Game;
use super::rules;
use super::spread::{ANYWHERE, Spread};
use super::tables::Pace;
use super::theatre::{AdminRoll, Centre, Station};
use engine::contract::Side;
use engine::hex::Hex;

/// The most points a pool holds.
const MOST_POINTS: u8 = 99;
/// The least sum of two dice.
pub(crate) const LEAST_SUM: i16 = 2;
pub(crate) const MOST_SUM: i16 = 12;
impl Game {
    /// The rolls of the phasing side's armies, in order.
    pub(crate) fn admin_rolls(&self) -> Vec<(ArmyId, AdminRoll)> {
        let roll = |army: &ArmyId| {
            if self.state.staff(*army).is_some_and(|staff| staff.change.is_some()) {
                return Some(AdminRoll::Change);
            }
            let length = self.line_length(*army).filter(|_| self.works(*army))?;
            let least = self.points_by_line(*army, length, LEAST_SUM);
            let alike = (LEAST_SUM..=MOST_SUM).all(|sum| self.points_by_line(*army, length, sum) == least);
            Some(if alike { AdminRoll::Settled } else { AdminRoll::Points })
        };
        let armies = self.armies_of(self.state.phasing);
        armies.into_iter().filter_map(|army| Some((army, roll(&army)?))).collect()
    }

    /// The number added to the two dice of an army.
    pub(crate) fn admin_modifier(&self, army: ArmyId) -> i16 {
        let Some(theatre) = &self.state.theatre else { return 0 };
        let centre = self.state.staff(army).and_then(|staff| staff.centre.place.hex());
        let stands = self.board.leader_ids().any(|leader| {
            self.board.leader(leader).is_some_and(|data| data.army == army && data.class == Class::Army)
                && self.is_awake(leader)
                && centre.is_some()
                && self.state.hex_of(leader) == centre
        });
        let waits = self.campaign().and_then(|campaign| campaign.waits);
        let hasty = waits.is_some_and(|waits| self.board.leader(waits.leader).is_some_and(|data| data.army == army));
        i16::from(hasty && theatre.hasty) - i16::from(stands)
    }

    /// The points that two dice give an army, as far as its pool has room for them.
    pub(crate) fn admin_points(&self, army: ArmyId, dice: i16) -> u8 {
        self.line_length(army).map_or(0, |length| self.points_by_line(army, length, dice))
    }

    /// The same by an army's line of this length, so that the line is traced once for all dice.
    fn points_by_line(&self, army: ArmyId, length: u16, dice: i16) -> u8 {
        let Some(campaign) = self.campaign() else { return 0 };
        let tables = &campaign.tables;
        let total = dice + self.admin_modifier(army);
        let last = tables.dice_upper.len() - 1;
        let row = tables.dice_upper.iter().position(|&most| total <= i16::from(most)).unwrap_or(last);
        let Some(column) = tables.length_upper.iter().position(|&most| length <= most) else { return 0 };
        let points = tables.points.get(row).and_then(|row| row.get(column)).copied().unwrap_or(0);
        let half = campaign.staffs.get(usize::from(army.0)).is_some_and(|plan| plan.half);
        let room = MOST_POINTS - self.state.staff(army).map_or(0, |staff| staff.points);
        room.min(if half { points.div_ceil(2) } else { points })
    }

    /// The dice of administration have fallen.
    pub(crate) fn administer(&mut self, faces: &[u16], report: &mut Report) {
        let mut rest = faces.iter().copied();
        for (army, roll) in self.admin_rolls() {
            let dice: Vec<u16> = rest.by_ref().take(roll.dice()).collect();
            let sum: u16 = dice.iter().sum();
            match roll {
                AdminRoll::Points | AdminRoll::Settled => {
                    let modifier = self.admin_modifier(army);
                    let points = self.admin_points(army, i16::try_from(sum).unwrap_or(i16::MAX).max(LEAST_SUM));
                    if let Some(staff) = self.state.staff_mut(army) {
                        staff.points = (staff.points + points).min(MOST_POINTS);
                    }
                    if points > 0 || !dice.is_empty() {
                        report.tell(What::Administered { army, faces: dice, modifier, points }, [rules::ADMIN]);
                    }
                }
                AdminRoll::Change => {
                    let upper = self.campaign().map_or(0, |campaign| campaign.tables.change_upper);
                    let done = sum <= u16::from(upper);
                    let Some(staff) = self.state.staff_mut(army) else { continue };
                    let hex = staff.change.unwrap_or(staff.source);
                    if done {
                        staff.source = hex;
                        staff.change = None;
                    }
                    report.tell(What::SourceChanged { army, hex, face: sum, done }, [rules::SOURCE]);
                }
            }
        }
    }

    fn own_army(&self, side: Side, army: ArmyId) -> Checked {
        let own = self.board.army(army).is_some_and(|army| army.side == side);
        demand(own && self.state.staff(army).is_some(), rules::CENTRE, "no-army", || Facts::NONE)
    }

    fn check_point(&self, army: ArmyId, rule: engine::rule::Rule) -> Checked {
        let points = self.state.staff(army).map_or(0, |staff| staff.points);
        demand(points > 0, rule, "no-points", || Facts::NONE.varied("none"))?;
        let boxed = matches!(self.state.staff(army).map(|staff| staff.centre.place), Some(Station::Beside(_)));
        demand(!boxed, rules::OFF_MAP, "centre-boxed", || Facts::NONE)
    }

    pub(crate) fn check_source(&self, side: Side, army: ArmyId, hex: Hex) -> Checked {
        self.own_army(side, army)?;
        self.check_point(army, rules::SOURCE)?;
        let Some(staff) = self.state.staff(army) else { return Ok(()) };
        demand(staff.change.is_none(), rules::SOURCE, "changing", || Facts::NONE)?;
        demand(staff.source != hex, rules::SOURCE, "same-source", || Facts::NONE)?;
        let plan = self.campaign().and_then(|campaign| campaign.staffs.get(usize::from(army.0)));
        let Some(source) = plan.and_then(|plan| plan.sources.iter().find(|source| source.hex == hex)) else {
            return refuse(rules::SOURCE, "no-source", Facts::NONE.with("hex", hex));
        };
        match self.source_fault(army, source) {
            Some(why) => refuse(rules::SOURCE, "source-closed", Facts::NONE.varied(why).with("hex", hex)),
            None => Ok(()),
        }
    }

    pub(crate) fn check_disband(&self, side: Side, army: ArmyId) -> Checked {
        self.own_army(side, army)?;
        self.check_point(army, rules::CENTRE)?;
        let here = self.state.staff(army).is_some_and(|staff| staff.centre.place.hex().is_some());
        demand(here, rules::CENTRE, "no-centre", || Facts::NONE.varied("away"))
    }

    pub(crate) fn change_source(&mut self, army: ArmyId, hex: Hex, report: &mut Report) {
        if let Some(staff) = self.state.staff_mut(army) {
            staff.points -= 1;
            staff.change = Some(hex);
        }
        report.tell(What::SourceOrdered { army, hex }, [rules::SOURCE]);
    }

    pub(crate) fn disband(&mut self, army: ArmyId, report: &mut Report) {
        let later = self.campaign().map_or(0, |campaign| campaign.tables.disbanded);
        let back = self.state.turn + later;
        if let Some(staff) = self.state.staff_mut(army) {
            staff.points -= 1;
            staff.centre = Centre { place: Station::Disbanded { back }, active: false, moved: false };
        }
        report.tell(What::CentreGone { army, back: Some(back) }, [rules::CENTRE]);
    }

    /// Disbanded Centres whose turn has come are on their source again, active.
    pub(crate) fn restore_centres(&mut self, report: &mut Report) {
        for army in self.armies_of(self.state.phasing) {
            let turn = self.state.turn;
            let Some(staff) = self.state.staff_mut(army) else { continue };
            let Station::Disbanded { back } = staff.centre.place else { continue };
            if back <= turn {
                let to = staff.source;
                staff.centre = Centre { place: Station::On(to), active: true, moved: false };
                report.tell(What::CentreMoved { army, from: None, to, flight: false }, [rules::CENTRE]);
            }
        }
    }

    /// The hexes that an army's Centre can reach, with the paths from its present hex.
    pub(crate) fn centre_spread(&self, army: ArmyId) -> Option<(Hex, Spread)> {
        let staff = self.state.staff(army)?;
        let from = staff.centre.place.hex().filter(|_| !staff.centre.moved)?;
        let side = self.army_side(army);
        let shut = |hex: Hex| {
            self.field.zone(&self.board, side.other(), hex) || self.field.anybody(&self.board, side.other(), hex)
        };
        if shut(from) {
            return None;
        }
        let limit = u16::from(self.campaign()?.tables.centre);
        let price = |step: &Step| self.cost(step, Pace::Horse, false).filter(|_| !shut(step.to));
        Some((from, Spread::new(&self.board, &[from], limit, price)))
    }

    pub(crate) fn check_centre(&self, side: Side, army: ArmyId, path: &[Hex]) -> Checked<Hex> {
        let Some(&last) = path.last() else {
            return refuse(rules::CENTRE, "empty-path", Facts::NONE.varied("centre"));
        };
        self.check_centre_way(side, army, path).map(|_| last)
    }

    /// The hex at the end of a Centre's path, and the movement it has spent there.
    fn check_centre_way(&self, side: Side, army: ArmyId, path: &[Hex]) -> Checked<(Hex, u8)> {
        self.own_army(side, army)?;
        let Some(staff) = self.state.staff(army) else {
            return refuse(rules::CENTRE, "no-centre", Facts::NONE.varied("none"));
        };
        let Some(from) = staff.centre.place.hex() else {
            return refuse(rules::CENTRE, "no-centre", Facts::NONE.varied("away"));
        };
        demand(!staff.centre.moved, rules::CENTRE, "centre-moved", || Facts::NONE)?;
        let enemy = side.other();
        let limit = self.campaign().map_or(0, |campaign| campaign.tables.centre);
        let (mut at, mut spent) = (from, 0u8);
        demand(!self.field.zone(&self.board, enemy, from), rules::CENTRE, "zone", || Facts::NONE.varied("leave"))?;
        for &to in path {
            let price = self.board.step(at, to).and_then(|step| self.cost(step, Pace::Horse, false));
            let Some(price) = price else {
                return refuse(rules::CENTRE, "impassable", Facts::NONE.with("hex", at).with("to", to));
            };
            let free = !self.field.zone(&self.board, enemy, to) && !self.field.anybody(&self.board, enemy, to);
            demand(free, rules::CENTRE, "zone", || Facts::NONE.varied("enter").with("hex", to))?;
            spent += price;
            demand(spent <= limit, rules::CENTRE, "too-far", || {
                Facts::NONE.varied("centre").with("hex", to).with("cost", halves(spent)).with("left", halves(limit))
            })?;
            at = to;
        }
        Ok((at, spent))
    }

    /// Whether a Centre may leave the map at the end of a way; the exit and its box (B9).
    pub(crate) fn check_retire(&self, side: Side, army: ArmyId, path: &[Hex]) -> Checked<(Hex, BoxId)> {
        let (at, spent) = self.check_centre_way(side, army, path)?;
        let Some(campaign) = self.campaign().filter(|campaign| campaign.leaves_map == side) else {
            return refuse(rules::OFF_MAP, "stays", Facts::NONE);
        };
        let Some(area) = self.box_at(at) else {
            return refuse(rules::OFF_MAP, "no-exit", Facts::NONE.varied("map").with("hex", at));
        };
        let (cost, limit) = (campaign.tables.exit, campaign.tables.centre);
        demand(spent + cost <= limit, rules::CENTRE, "too-far", || {
            Facts::NONE
                .varied("centre-leaves")
                .with("cost", halves(cost))
                .with("spent", halves(spent))
                .with("limit", halves(limit))
        })?;
        Ok((at, area))
    }

    /// The ways by which a Centre may leave the map.
    pub(crate) fn centre_exits(&self, army: ArmyId) -> Vec<Vec<Hex>> {
        let side = self.army_side(army);
        let campaign = self.campaign().filter(|campaign| campaign.leaves_map == side);
        let (Some(campaign), Some((from, spread))) = (campaign, self.centre_spread(army)) else { return Vec::new() };
        let mut exits: Vec<Hex> = campaign.boxes.iter().flat_map(|area| area.exits.iter().copied()).collect();
        exits.sort_unstable();
        exits.dedup();
        let way = |&hex: &Hex| if hex == from { Some(Vec::new()) } else { spread.path(&self.board, hex) };
        exits.iter().filter_map(way).filter(|path| self.check_retire(side, army, path).is_ok()).collect()
    }

    pub(crate) fn retire_centre(&mut self, army: ArmyId, hex: Hex, area: BoxId, report: &mut Report) {
        if let Some(staff) = self.state.staff_mut(army) {
            staff.centre = Centre { place: Station::Beside(area), active: false, moved: true };
        }
        report.tell(What::CentreBoxed { army, hex, area }, [rules::OFF_MAP]);
    }

    /// The hexes by which an army's Centre may come back onto the map now.
    pub(crate) fn centre_returns(&self, army: ArmyId) -> Vec<Hex> {
        let Some(centre) = self.state.staff(army).map(|staff| staff.centre) else { return Vec::new() };
        match centre.place {
            Station::Off => self.refuges(army),
            Station::Beside(_) if centre.moved => Vec::new(),
            Station::Beside(area) => {
                let enemy = self.army_side(army).other();
                let free = |hex: &Hex| {
                    !self.field.zone(&self.board, enemy, *hex) && !self.field.anybody(&self.board, enemy, *hex)
                };
                self.exits_of(area).iter().copied().filter(free).collect()
            }
            Station::On(_) | Station::Disbanded { .. } => Vec::new(),
        }
    }

    pub(crate) fn move_centre(&mut self, army: ArmyId, to: Hex, report: &mut Report) {
        let Some(staff) = self.state.staff_mut(army) else { return };
        let from = staff.centre.place.hex();
        staff.centre = Centre { place: Station::On(to), active: false, moved: true };
        report.tell(What::CentreMoved { army, from, to, flight: false }, [rules::CENTRE]);
    }

    /// The sources of an army that no enemy covers: refuges of its Centre.
    pub(crate) fn refuges(&self, army: ArmyId) -> Vec<Hex> {
        let enemy = self.army_side(army).other();
        let free =
            |hex: &Hex| !self.field.zone(&self.board, enemy, *hex) && !self.field.strong(&self.board, enemy, *hex);
        self.sources(army).into_iter().filter(free).collect()
    }

    pub(crate) fn check_place_centre(&self, side: Side, army: ArmyId, hex: Hex) -> Checked {
        self.own_army(side, army)?;
        let place = self.state.staff(army).map(|staff| staff.centre.place);
        let off = matches!(place, Some(Station::Off | Station::Beside(_)));
        demand(off, rules::CENTRE, "centre-there", || Facts::NONE)?;
        demand(self.centre_returns(army).contains(&hex), rules::CENTRE, "no-refuge", || {
            Facts::NONE.varied("return").with("hex", hex)
        })
    }

    /// The army whose Centre must flee now, if any (B5).
    pub(crate) fn fleeing(&self) -> Option<ArmyId> {
        let theatre = self.state.theatre.as_ref()?;
        let found = theatre.staffs.iter().zip((0u8..).map(ArmyId)).find(|(staff, army)| {
            let covered = |hex: Hex| self.is_covered(self.army_side(*army), hex);
            staff.centre.place.hex().is_some_and(|hex| theatre.beset.contains(army) || covered(hex))
        });
        found.map(|(_, army)| army)
    }

    /// Leaders have come into a hex on their way: the enemy's Centres in it or in their zone of control will flee.
    pub(crate) fn beset(&mut self, side: Side, leaders: &[LeaderId], hex: Hex) {
        if self.state.theatre.is_none() || !leaders.iter().any(|&one| self.counts(one)) {
            return;
        }
        let grips = leaders.iter().any(|&one| self.counts(one) && !self.forages(one));
        let reached = |centre: Hex| {
            let near = || self.board.step(hex, centre).is_some_and(|step| self.field.is_open(step, &self.state));
            centre == hex || grips && near()
        };
        let stands = |army: &ArmyId| self.state.staff(*army).and_then(|staff| staff.centre.place.hex());
        let armies = self.armies_of(side.other()).into_iter();
        let found: Vec<ArmyId> = armies.filter(|army| stands(army).is_some_and(reached)).collect();
        let Some(theatre) = &mut self.state.theatre else { return };
        for army in found {
            if !theatre.beset.contains(&army) {
                theatre.beset.push(army);
            }
        }
    }

    /// The path of a flight towards a source. It is walked in stages, each within a Centre's allowance; another stage
    /// follows while the enemy covers the hex where one ends. Enemies along the path do not stop it.
    pub(crate) fn flight_way(&self, side: Side, from: Hex, source: Hex) -> Option<Vec<Hex>> {
        let spread = Spread::new(&self.board, &[from], ANYWHERE, |step: &Step| self.cost(step, Pace::Horse, false));
        let mut way = spread.path(&self.board, source).filter(|way| !way.is_empty())?;
        let limit = u16::from(self.campaign().map_or(0, |campaign| campaign.tables.centre));
        let cost = |hex: Hex| spread.cost(&self.board, hex).unwrap_or(u16::MAX);
        let (mut gone, mut started) = (0, 0);
        loop {
            let rest = way.iter().skip(gone);
            let flown = rest.take_while(|&&hex| cost(hex) - started <= limit).count();
            gone += flown;
            let at = gone.checked_sub(1).and_then(|last| way.get(last)).copied();
            if flown == 0 || gone == way.len() || at.is_none_or(|at| !self.is_covered(side, at)) {
                break;
            }
            started = at.map_or(started, cost);
        }
        way.truncate(gone);
        Some(way)
    }

    /// Whether the enemy of a side covers a hex, or is in it with strength.
    fn is_covered(&self, side: Side, hex: Hex) -> bool {
        let enemy = side.other();
        self.field.zone(&self.board, enemy, hex) || self.field.strong(&self.board, enemy, hex)
    }

    /// The Centre flees towards a source until it is free, or off the map if there is no source or no way.
    pub(crate) fn flee_centre(&mut self, army: ArmyId, source: Option<Hex>, report: &mut Report) {
        if let Some(theatre) = &mut self.state.theatre {
            theatre.beset.retain(|known| *known != army);
        }
        let Some(from) = self.state.staff(army).and_then(|staff| staff.centre.place.hex()) else { return };
        // A Centre that was only passed, and is on the source already, stays there.
        let way = match source {
            Some(source) if source == from => Some(Vec::new()),
            other => other.and_then(|source| self.flight_way(self.army_side(army), from, source)),
        };
        let Some(way) = way else {
            if let Some(staff) = self.state.staff_mut(army) {
                staff.centre = Centre { place: Station::Off, active: false, moved: false };
            }
            report.tell(What::CentreGone { army, back: None }, [rules::CENTRE]);
            return;
        };
        let to = way.last().copied().unwrap_or(from);
        if let Some(staff) = self.state.staff_mut(army) {
            staff.centre.place = Station::On(to);
        }
        report.tell(What::CentreMoved { army, from: Some(from), to, flight: true }, [rules::CENTRE]);
    }

    /// Centres that did not move and are on a primary road become active (B1).
    pub(crate) fn wake_centres(&mut self) {
        for army in self.armies_of(self.state.phasing) {
            let Some(staff) = self.state.staff(army) else { continue };
            let rests = !staff.centre.moved && staff.centre.place.hex().is_some_and(|hex| self.on_road(hex));
            if let Some(staff) = self.state.staff_mut(army).filter(|_| rests) {
                staff.centre.active = true;
            }
        }
    }
}
