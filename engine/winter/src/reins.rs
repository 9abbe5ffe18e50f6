//! Limits of the morning of 8 February on the whole field: bound troops, hexes to keep off, wings, Cossacks and light
//! cavalry [20.34].

use super::board::Role;
use super::breach::{Breach, Why};
use super::definition::Start;
use super::game::Game;
use super::state::*;
use super::whole::{Comers, FieldOfBattle, Post as WingPost, Rank, WingLimit};
use engine::contract::Side;
use engine::count::capped_sum;
use engine::hex::Hex;

/// The row that the infantry and the batteries of III and VII Division do not go south of on map C [20.34.B.3].
const HELD_NORTH_OF: i32 = 26;
/// The row that brigades of light cavalry do not go south of, and the one north of which an Allied unit frees all four of
/// them west of the Pasmar [20.34.A.4].
const LIGHT_ROWS: (i32, i32) = (36, 42);
/// The leader whose brigade may begin with its corps [20.32].
const DUROSNEL: &str = "FL-Durosnel";
/// The turn from which the Cavalry Reserve acts [20.34.A.1].
const CORPS_FROM: u8 = 9;
/// The turn from which light cavalry may be ordered [20.34.A.4].
const LIGHT_FROM: u8 = 12;
/// French units so near to a Cossack of theirs free a Cossack leader, in hexes [20.34.B.5].
const NEAR_COSSACKS: u16 = 12;
/// The row on map C north of which a French unit looses the wings [20.34.B.3].
const LOOSED_NORTH_OF: i32 = 24;
/// Row and column of the road hex that L'Estocq's units march to [R159].
const MARCH_TO: (i32, i32) = (61, 38);
/// Wing commanders keep so far apart at least, in hexes [20.34.B.3].
const WINGS_APART: u16 = 7;

impl Game {
    /// Whether every group of a corps that comes by groups counts as in: it does from the turn after it was due [R161].
    pub(crate) fn all_are_in(&self, comers: Comers) -> bool {
        let side = match comers {
            Comers::Prussians => Side::First,
            Comers::Sixth => Side::Second,
        };
        let last = self.board.whole().and_then(|whole| whole.last_due.get(side.index()));
        // Prussians that come farther east come later.
        let later = self.prussian_entry().later();
        let later = if comers == Comers::Prussians { later } else { 0 };
        last.is_none_or(|&last| self.state.turn > capped_sum(last, later))
    }

    /// Whether a unit is bound for a time: its corps or division has not begun to act, and it has not been roused.
    pub(crate) fn is_bound_on_field(&self, id: UnitId) -> bool {
        let own = self.counter(id).parent.unwrap_or(id);
        if self.counter(id).role == Role::Skirmisher || self.unit(own).active {
            return false;
        }
        self.binding(own).is_some()
    }

    /// The place of the rule that still binds a unit.
    fn binding(&self, id: UnitId) -> Option<usize> {
        let at = self.board.morning(id)?.bound?;
        self.is_binding(at).then_some(at)
    }

    fn is_binding(&self, at: usize) -> bool {
        let until = self.board.whole().and_then(|whole| whole.field.rules.bound.get(at)).map_or(0, |rule| rule.until);
        let lifted = self.state.day.as_ref().is_some_and(|day| day.unbound.get(at) == Some(&true));
        self.state.turn < until && !lifted
    }

    /// Whether a leader is not sent orders yet: all of his troops are bound, or are light cavalry before its turn [17.33].
    pub(crate) fn is_bound_leader(&self, id: LeaderId) -> bool {
        let Some(leader) = self.board.field_leader(id) else { return false };
        if leader.light_cavalry && !self.is_with_corps(id) {
            return self.state.turn < LIGHT_FROM;
        }
        if leader.rank == Rank::Army {
            return false;
        }
        // A commander above a brigade waits for his corps alone, not for a brigade that is bound longer [R189].
        let commander = leader.rank > Rank::Battery;
        let waits = |unit: UnitId| {
            let own = self.counter(unit).parent.unwrap_or(unit);
            self.binding(own).is_some_and(|at| {
                let whole = self.board.whole();
                let near =
                    whole.and_then(|whole| whole.field.rules.bound.get(at)).is_some_and(|rule| rule.near.is_some());
                !(commander && near) || self.state.turn < CORPS_FROM
            })
        };
        // Light cavalry and an independent division follow rules of their own.
        let apart = |unit: UnitId| {
            let light = self.board.morning(unit).is_some_and(|morning| morning.light.is_some());
            light && !leader.light_cavalry || !leader.independent && self.is_independent(unit)
        };
        let mut own =
            self.on_map(leader.side).filter(|&(unit, _)| self.board.holds(id, unit) && !apart(unit)).peekable();
        own.peek().is_some() && own.all(|(unit, _)| waits(unit))
    }

    /// Whether a unit is of a division with a level of its own, led by itself [20.34.A.5].
    fn is_independent(&self, id: UnitId) -> bool {
        let (Some(whole), Some(unit)) = (self.board.whole(), self.board.field_unit(id)) else { return false };
        whole.field.leaders.iter().any(|leader| leader.independent && leader.lists(unit))
    }

    /// Whether a leader of light cavalry has begun with his corps [20.32].
    fn is_with_corps(&self, id: LeaderId) -> bool {
        let with = self.state.day.as_ref().is_some_and(|day| day.durosnel_with_corps);
        with && self.board.leader(id).id == DUROSNEL
    }

    /// Whether the whole field lets a unit enter a hex of its own will.
    pub(crate) fn field_lets_in(&self, id: UnitId, from: Option<Hex>, to: Hex) -> Result<(), Breach> {
        let Some(whole) = self.board.whole() else { return Ok(()) };
        let Some(unit) = self.board.field_unit(id) else { return Ok(()) };
        let refused = |why: Why| Err(Breach::at(why, id, to));
        if self.retiring().is_some() && unit.unit.side == Side::First {
            let away = self.is_on_the_march(id) && self.leads_away(from, to);
            return if away { refused(Why::OnTheMarch) } else { Ok(()) };
        }
        for comers in [Comers::Prussians, Comers::Sixth] {
            let there = from.is_some_and(|from| whole.field.keeps_off(unit, from, comers));
            // A unit that is too near already may go farther off.
            if !there && whole.field.keeps_off(unit, to, comers) && !self.all_are_in(comers) {
                return refused(Why::KeepsOff);
            }
        }
        if self.is_on_the_march(id) && self.leads_away(from, to) {
            return refused(Why::OnTheMarch);
        }
        if self.strays_from_home(id, from, to) {
            return refused(Why::FreedGuns);
        }
        if self.is_held_back(whole, id, from, to) {
            return refused(Why::WingHeld);
        }
        if self.counter(id).is_cossack() && self.waits_with_cossacks(id) {
            return refused(Why::CossacksWait);
        }
        if self.is_light_and_held(whole, id, to) {
            return refused(Why::LightHeld);
        }
        Ok(())
    }

    /// Whether a unit comes with L'Estocq.
    pub(crate) fn is_prussian_column(&self, id: UnitId) -> bool {
        self.board.field_unit(id).is_some_and(|unit| unit.wave.is_some() && unit.unit.side == Side::First)
    }

    /// Whether a unit of L'Estocq's is on the march still [20.33].
    pub(crate) fn is_on_the_march(&self, id: UnitId) -> bool {
        let own = self.counter(id).parent.unwrap_or(id);
        self.is_prussian_column(own)
            && self.state.day.as_ref().is_some_and(|day| !day.march_over && !day.arrived.contains(&own))
    }

    /// Whether a step leads farther from the road east of Schmoditten [R159].
    fn leads_away(&self, from: Option<Hex>, to: Hex) -> bool {
        from.is_some_and(|from| self.gain_of_march(from, to) < 0)
    }

    /// Whether a step leads nearer to it.
    pub(crate) fn leads_on(&self, from: Hex, to: Hex) -> bool {
        self.gain_of_march(from, to) > 0
    }

    fn gain_of_march(&self, from: Hex, to: Hex) -> i32 {
        let (row, column) = MARCH_TO;
        let far = |hex: Hex| self.board.chart().at(row, column).map_or(0, |goal| self.board.distance(hex, goal));
        i32::from(far(from)) - i32::from(far(to))
    }

    /// Whether infantry or a battery of a wing may not go so far south yet [20.34.B.3, R176].
    fn is_held_back(&self, whole: &FieldOfBattle, id: UnitId, from: Option<Hex>, to: Hex) -> bool {
        if self.state.day.as_ref().is_none_or(|day| day.loosed) {
            return false;
        }
        match self.board.morning(id).map(|morning| morning.wing) {
            Some(WingLimit::Row) => whole.field.on_map_c(to) && self.board.spot(to).printed.row < HELD_NORTH_OF,
            Some(WingLimit::Road) => {
                let was = from.is_some_and(|from| whole.south.contains(&from));
                !was && whole.south.contains(&to)
            }
            _ => false,
        }
    }

    /// Whether a unit may not be attached elsewhere yet, since its wing is not loosed [20.34.B.3].
    pub(crate) fn is_held_by_its_wing(&self, id: UnitId) -> bool {
        let loosed = self.state.day.as_ref().is_none_or(|day| day.loosed);
        !loosed && self.board.morning(id).is_some_and(|morning| morning.wing != WingLimit::Free)
    }

    /// Whether a Cossack stays with a leader who may not move yet [20.34.B.5].
    fn waits_with_cossacks(&self, id: UnitId) -> bool {
        let Some(hex) = self.hex_of(id) else { return false };
        self.board.leader_ids().any(|leader| {
            self.is_waiting_cossack(leader)
                && self.state.leader(leader).hex().is_some_and(|at| self.board.distance(at, hex) <= self.radius(leader))
        })
    }

    /// Whether a Cossack leader may not move yet.
    pub(crate) fn is_waiting_cossack(&self, leader: LeaderId) -> bool {
        let starts = self.board.field_leader(leader).is_some_and(|known| matches!(known.start, Start::On(_)));
        starts
            && self.rank(leader) == Some(Rank::Cossack)
            && self.state.day.as_ref().is_some_and(|day| !day.freed.contains(&leader))
    }

    /// Whether light cavalry may not go so far south yet [20.34.A.4].
    fn is_light_and_held(&self, whole: &FieldOfBattle, id: UnitId, to: Hex) -> bool {
        let Some(day) = self.state.day.as_ref().filter(|day| !day.light_free) else { return false };
        let Some(lead) = self.board.morning(id).and_then(|morning| morning.light) else { return false };
        let Some(leader) = whole.field.leaders.get(lead).and_then(|leader| self.board.leader_id(&leader.id)) else {
            return false;
        };
        let (south_of, _) = LIGHT_ROWS;
        let south = self.board.spot(to).printed.row < south_of;
        south && !day.light_ordered.contains(&leader) && !day.french_foot_on_d && !self.all_are_in(Comers::Prussians)
    }

    /// Whether a wing commander comes too near to another one, or passes him [20.34.B.3].
    pub(crate) fn wings_cross(&self, id: LeaderId, to: Hex) -> bool {
        let post = |leader: LeaderId| {
            let known = self.board.field_leader(self.office(leader)).filter(|known| known.rank == Rank::Wing)?;
            match known.post? {
                WingPost::Left => Some(2),
                WingPost::Centre => Some(1),
                WingPost::Right => Some(0),
                WingPost::Reserve => None,
            }
        };
        let Some(own) = post(id) else { return false };
        let measure = |hex: Hex| self.board.spot(hex).printed.other_diagonal();
        self.board.leader_ids().filter(|&other| other != id).any(|other| {
            let (Some(place), Some(at)) = (post(other), self.state.leader(other).hex()) else { return false };
            let ordered = if own > place { measure(to) > measure(at) } else { measure(to) < measure(at) };
            self.board.distance(at, to) < WINGS_APART || !ordered
        })
    }

    /// A combat unit has come into a hex of the whole field: limits that wait for that are lifted [20.34].
    pub(crate) fn watch_the_field(&mut self, id: UnitId, hex: Hex) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(whole) = board.whole() else { return };
        self.note_home(id);
        let (side, printed) = (self.side_of(id), board.spot(hex).printed);
        let comes = board.field_unit(id).is_some_and(|unit| unit.wave.is_some());
        let foot = matches!(self.counter(id).role, Role::Battalion(_) | Role::Skirmisher);
        let on_d = side == Side::Second && whole.field.on_map_d(hex);
        let north = side == Side::Second && whole.field.on_map_c(hex) && printed.row > LOOSED_NORTH_OF;
        let over = side == Side::First && whole.field.is_west_of_pasmar(hex);
        let (east, own) = (whole.field.is_east_of_schmoditten(hex), self.counter(id).parent.unwrap_or(id));
        let mut freed: Vec<LeaderId> = board.leader_ids().filter(|&leader| self.is_waiting_cossack(leader)).collect();
        if !(comes || on_d) {
            freed.retain(|&leader| side == Side::Second && self.is_near_cossacks_of(leader, hex));
        }
        let lifted: Vec<usize> = self.bindings_lifted_at(whole, side, hex);
        let Some(day) = self.state.day.as_mut() else { return };
        if comes && east && side == Side::First {
            day.arrived.push(own);
            day.arrived.sort();
            day.arrived.dedup();
        }
        day.loosed |= comes || on_d || north;
        day.french_foot_on_d |= on_d && foot;
        day.over_pasmar |= over;
        let (_, north_of) = LIGHT_ROWS;
        day.light_free |= over && printed.row > north_of;
        day.freed.extend(freed);
        day.freed.sort();
        day.freed.dedup();
        for at in lifted {
            if let Some(known) = day.unbound.get_mut(at) {
                *known = true;
            }
        }
    }

    fn is_near_cossacks_of(&self, leader: LeaderId, hex: Hex) -> bool {
        let Some(at) = self.state.leader(leader).hex() else { return false };
        self.on_map(Side::First).any(|(id, place)| {
            self.counter(id).is_cossack()
                && self.board.distance(at, place) <= self.radius(leader)
                && self.board.distance(place, hex) <= NEAR_COSSACKS
        })
    }

    /// The rules of bound troops that an enemy unit in a hex lifts [20.34.A.2].
    fn bindings_lifted_at(&self, whole: &FieldOfBattle, side: Side, hex: Hex) -> Vec<usize> {
        let rules = whole.field.rules.bound.iter().enumerate();
        let near = |at: usize, within: u8| {
            self.on_map(side.other())
                .any(|(id, place)| self.board.distance(place, hex) <= u16::from(within) && self.binding(id) == Some(at))
        };
        rules
            .filter(|(at, rule)| rule.side != side && rule.near.is_some_and(|within| near(*at, within)))
            .map(|(at, _)| at)
            .collect()
    }
}
