//! Lines of communications and dispatch in a campaign, and what they do to attrition (B2, B3, B6).

use super::board::{Grade, Step};
use super::breach::{Checked, Facts, refuse};
use super::campaign::SourceData;
use super::definition::{ArmyId, LeaderId};
use super::field::is_damaged;
use super::game::Game;
use super::rules;
use super::spread::{ANYWHERE, Spread};
use super::tables::Pace;
use super::theatre::Station;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// The sources of an army that serve now (B6).
    pub(crate) fn sources(&self, army: ArmyId) -> Vec<Hex> {
        let Some(plan) = self.campaign().and_then(|campaign| campaign.staffs.get(usize::from(army.0))) else {
            return Vec::new();
        };
        let serves = |source: &&SourceData| self.source_fault(army, source).is_none();
        plan.sources.iter().filter(serves).map(|source| source.hex).collect()
    }

    /// The reason a source cannot be used.
    pub(crate) fn source_fault(&self, army: ArmyId, source: &SourceData) -> Option<&'static str> {
        let enemy = self.army_side(army).other();
        let guns = |hex: &Hex| self.leaders_in(enemy, *hex).into_iter().any(|one| self.field.arms(one).artillery > 0);
        let closed = self.state.theatre.as_ref().map_or(0, |theatre| theatre.politics.thorn_closed);
        if self.today() < source.from_day {
            Some("not-open")
        } else if source.besieged && self.state.turn <= closed {
            Some("besieged")
        } else if source.watched.iter().any(guns) {
            Some("guns")
        } else {
            None
        }
    }

    /// Whether lines and orders of a side pass through a hex: no enemy in it, and no zone that no friend holds.
    pub(crate) fn passes(&self, side: Side, hex: Hex) -> bool {
        let enemy = side.other();
        !self.field.strong(&self.board, enemy, hex)
            && (!self.field.zone(&self.board, enemy, hex) || self.field.strong(&self.board, side, hex))
    }

    /// The hex of an army's source, unless the enemy covers it (B7).
    pub(crate) fn open_source(&self, side: Side, army: ArmyId) -> Checked<Hex> {
        let source = self.state.staff(army).map(|staff| staff.source);
        let free = |hex: &Hex| !self.field.anybody(&self.board, side.other(), *hex) && self.passes(side, *hex);
        match source.filter(free) {
            Some(hex) => Ok(hex),
            None => refuse(rules::REPLACEMENT, "source-closed", Facts::NONE.varied("covered")),
        }
    }

    /// The line from an army's source to its Centre, in hexes of primary road, two for each in mud; nothing if there is
    /// none or it is too long to bring points and supplies (B2, B3). Orders ask for no length (B4).
    pub(crate) fn line_length(&self, army: ArmyId) -> Option<u16> {
        let longest = self.campaign()?.tables.length_upper.last().copied().unwrap_or(0);
        self.line(army).map(|(_, length, _)| length).filter(|&length| length <= longest)
    }

    /// The hexes of that line, from the source.
    pub fn line_of(&self, army: ArmyId) -> Option<Vec<Hex>> {
        let (end, _, spread) = self.line(army)?;
        let source = self.state.staff(army)?.source;
        Some(std::iter::once(source).chain(spread.path(&self.board, end)?).collect())
    }

    /// The hex at the end of an army's shortest line, the line's length, and the paths from its source.
    fn line(&self, army: ArmyId) -> Option<(Hex, u16, Spread)> {
        let staff = self.state.staff(army)?;
        let centres = self.centre_hexes(army);
        let side = self.army_side(army);
        if !self.sources(army).contains(&staff.source) || !self.passes(side, staff.source) {
            return None;
        }
        let each = if self.state.weather.mud() { 2 } else { 1 };
        let road = |step: &Step| {
            let carries = step.road == Some(Grade::Primary)
                && (!is_damaged(&self.state, step) || self.state.has_pontoon(step.side()));
            (carries && self.passes(side, step.to)).then_some(each)
        };
        let spread = Spread::new(&self.board, &[staff.source], ANYWHERE, road);
        let found = centres.into_iter().filter_map(|hex| Some((spread.cost(&self.board, hex)?, hex))).min();
        found.map(|(length, hex)| (hex, length, spread))
    }

    /// The reach of orders from some hexes (B3).
    pub(crate) fn dispatch(&self, side: Side, from: &[Hex]) -> Spread {
        Spread::new(&self.board, &self.open_to(side, from), self.dispatch_limit(), self.dispatch_price(side))
    }

    /// Whether orders from some hexes reach a hex (B3).
    pub(crate) fn is_dispatched(&self, side: Side, from: &[Hex], hex: Hex) -> bool {
        let open = self.open_to(side, from);
        Spread::reaches(&self.board, &open, self.dispatch_limit(), hex, self.dispatch_price(side))
    }

    fn open_to(&self, side: Side, from: &[Hex]) -> Vec<Hex> {
        from.iter().copied().filter(|&hex| self.passes(side, hex)).collect()
    }

    fn dispatch_limit(&self) -> u16 {
        self.campaign().map_or(0, |campaign| u16::from(campaign.tables.dispatch))
    }

    fn dispatch_price(&self, side: Side) -> impl Fn(&Step) -> Option<u8> {
        let mud = self.state.weather.mud();
        let table = &self.board.tables().cost;
        move |step: &Step| {
            let cost = self.cost(step, Pace::Horse, false).filter(|_| self.passes(side, step.to))?;
            Some(if mud { table.in_mud(cost) } else { cost })
        }
    }

    /// Whether an army's Centre gives orders: active, on a primary road, not turned over, with a line (B4, B5).
    pub(crate) fn commands(&self, army: ArmyId) -> bool {
        self.works(army) && self.line(army).is_some()
    }

    /// Whether an army's Centre is active, wherever its line is.
    pub(crate) fn works(&self, army: ArmyId) -> bool {
        self.state.staff(army).is_some_and(|staff| {
            let road = staff.centre.place.hex().is_some_and(|hex| self.on_road(hex));
            staff.centre.active && staff.change.is_none() && road
        })
    }

    /// Whether a primary road touches the hex.
    pub(crate) fn on_road(&self, hex: Hex) -> bool {
        self.board.steps(hex).iter().any(|step| step.road == Some(Grade::Primary))
    }

    /// Leaders of a side that are in dispatch of their army's Centre.
    pub(crate) fn in_dispatch(&self, side: Side) -> Vec<LeaderId> {
        let mut found = Vec::new();
        for army in self.armies_of(side).into_iter().filter(|&army| self.commands(army)) {
            let Some(centre) = self.state.staff(army).and_then(|staff| staff.centre.place.hex()) else { continue };
            let spread = self.dispatch(side, &[centre]);
            let own = |leader: &LeaderId| self.board.leader(*leader).is_some_and(|data| data.army == army);
            let near = |leader: &LeaderId| {
                self.state.hex_of(*leader).is_some_and(|hex| spread.cost(&self.board, hex).is_some())
            };
            found.extend(self.on_map(side).filter(own).filter(near));
        }
        found.sort_unstable();
        found
    }

    /// Ends the command of armies whose line a march has cut, by a bridge or by a stack that was pushed away (B4).
    pub(crate) fn cut_dispatch(&mut self) {
        if self.state.theatre.is_none() {
            return;
        }
        let cut: Vec<ArmyId> =
            self.armies_of(self.state.phasing).into_iter().filter(|&army| !self.commands(army)).collect();
        let kept = |leader: &LeaderId| self.board.leader(*leader).is_none_or(|data| !cut.contains(&data.army));
        let left: Vec<LeaderId> =
            self.state.theatre.iter().flat_map(|theatre| &theatre.dispatched).copied().filter(kept).collect();
        if let Some(theatre) = &mut self.state.theatre {
            theatre.dispatched = left;
        }
    }

    /// The column of the attrition table for a leader of an army in a hex.
    pub(crate) fn attrition_column(&self, army: ArmyId, hex: Hex) -> u8 {
        let table = &self.board.tables().attrition;
        let Some(campaign) = self.campaign() else {
            return if self.has_line(army, hex) { table.with_line } else { table.without_line };
        };
        let Some(staff) = self.state.staff(army).filter(|_| self.line_length(army).is_some()) else {
            return table.without_line;
        };
        let mut from = self.sources(army);
        from.extend(self.centre_hexes(army));
        if !self.is_dispatched(self.army_side(army), &from, hex) {
            return table.without_line;
        }
        let at = campaign.tables.columns.iter().position(|&least| staff.points >= least);
        at.and_then(|at| u8::try_from(at).ok()).unwrap_or(table.without_line)
    }

    /// From where an army's Centre is traced: its hex, or the exits of its box (B9).
    pub(crate) fn centre_hexes(&self, army: ArmyId) -> Vec<Hex> {
        match self.state.staff(army).map(|staff| staff.centre.place) {
            Some(Station::On(hex)) => vec![hex],
            Some(Station::Beside(area)) => self.exits_of(area).to_vec(),
            _ => Vec::new(),
        }
    }
}
