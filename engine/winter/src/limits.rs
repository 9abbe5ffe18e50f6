//! Hexes that a battle closes to some units for a time [17.5, 20.13, 20.15.A, 20.22, 20.24].

use super::breach::{Breach, Why};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Whether a unit may enter a hex of its own will from its present hex.
    pub(crate) fn may_go(&self, id: UnitId, to: Hex) -> Result<(), Breach> {
        self.may_go_from(id, self.hex_of(id), to)
    }

    /// The same limits, from a hex the unit would be in by then.
    pub(crate) fn may_go_from(&self, id: UnitId, from: Option<Hex>, to: Hex) -> Result<(), Breach> {
        self.may_leave(id)?;
        let counter = self.counter(id);
        let rules = self.board.rules();
        let spot = self.board.spot(to);
        if let Some(group) = counter.group.and_then(|group| rules.groups.get(usize::from(group)))
            && group.never_south_of.is_some_and(|row| spot.printed.row < i32::from(row))
        {
            return Err(Breach::of(Why::Bound, id));
        }
        if counter.line_bound && rules.lines.secondary.is_some_and(|line| spot.printed.diagonal() <= i32::from(line)) {
            return Err(Breach::of(Why::LineBound, id));
        }
        if counter.side == Side::Second && spot.french_closed {
            return Err(Breach::at(Why::ClosedToFrench, id, to));
        }
        self.rows_open(id, from, to)?;
        self.field_lets_in(id, from, to)
    }

    /// The rows of 20.24; a unit that attacks a hex comes from none.
    pub(crate) fn rows_open(&self, id: UnitId, from: Option<Hex>, to: Hex) -> Result<(), Breach> {
        let counter = self.counter(id);
        let rules = self.board.rules();
        let row = self.board.spot(to).printed.row;
        if let Some(limit) = &rules.south_limit
            && counter.side == Side::First
            && !counter.is_cossack()
            && self.retiring().is_none()
            && self.state.turn < limit.until
            && row < i32::from(limit.row)
        {
            // A unit that is there already can go only north [R81].
            let own = from.map(|hex| self.board.spot(hex).printed.row);
            if !own.is_some_and(|own| own < i32::from(limit.row) && row > own) {
                return Err(Breach::at(Why::RowClosed, id, to));
            }
        }
        if let Some(limit) = &rules.north_limit
            && counter.side == Side::First
            && self.state.turn < limit.until
            && row > i32::from(limit.row)
        {
            let leader = limit.leader.as_ref().and_then(|leader| self.board.leader_id(leader));
            if leader.is_some_and(|leader| self.holds(leader, id)) {
                return Err(Breach::at(Why::RowClosed, id, to));
            }
        }
        Ok(())
    }

    /// Whether a unit may enter any hex at all now.
    pub(crate) fn may_leave(&self, id: UnitId) -> Result<(), Breach> {
        let counter = self.counter(id);
        let rules = self.board.rules();
        if self.is_inactive(id) {
            return Err(Breach::of(Why::Inactive, id));
        }
        if counter.side == Side::First && rules.allied_still == Some(self.state.turn) {
            return Err(Breach::of(Why::Bound, id));
        }
        if let Some(at) = counter.group
            && self.state.affairs.free_groups.get(usize::from(at)) == Some(&false)
            && rules.groups.get(usize::from(at)).is_some_and(|group| self.state.turn < group.until)
        {
            return Err(Breach::of(Why::Bound, id));
        }
        if self.is_drunk(id) {
            return Err(Breach::of(Why::Drunken, id));
        }
        if self.is_stunned(id) {
            return Err(Breach::of(Why::Stunned, id));
        }
        if self.is_silent_gun(id) {
            return Err(Breach::of(Why::SilentGuns, id));
        }
        Ok(())
    }
}
