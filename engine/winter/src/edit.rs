//! Changes of a unit or a leader. Each keeps the field and the morale of armies true [20.35].

use super::board::{Counter, Role};
use super::bounds::MOST_SPIRIT;
use super::definition::{GunKind, Nation};
use super::game::Game;
use super::state::*;
use super::tables::ArmyTable;
use engine::contract::Side;

/// The points that a unit in its present state has cost its army or corps [20.35]. Crews are counted by the points that
/// still serve. On the whole field the crews of Russian light guns count, too [R110].
fn cost(table: &ArmyTable, counter: &Counter, unit: &Unit, light_guns: bool) -> i16 {
    let russian = counter.nation == Nation::Russian;
    let gone = unit.morale == Morale::Routed || unit.place == Place::Eliminated;
    let half = unit.strength <= counter.strength.div_ceil(2);
    let of = |yes: bool, points: u8| if yes { i16::from(points) } else { 0 };
    match counter.role {
        Role::Battalion(_) | Role::Cavalry(_) => {
            let half_costs = if russian { table.russian_half } else { table.half };
            let gone_costs = match (russian, counter.is_cavalry() && !counter.is_cossack()) {
                (true, true) => table.russian_horse_gone,
                (true, false) => table.russian_gone,
                (false, _) => table.gone,
            };
            of(half, half_costs) + of(gone, gone_costs)
        }
        Role::Battery(GunKind::Horse) if russian => 0,
        Role::Battery(GunKind::Light) if russian && !light_guns => 0,
        Role::Battery(_) if gone => 0,
        Role::Battery(_) => -(i16::from(unit.strength) * i16::from(table.crew)),
        Role::Skirmisher | Role::Crew => 0,
    }
}

impl Spirit {
    /// Points of morale are gained, or lost.
    pub(crate) fn gain(&mut self, points: i16) {
        self.points = (self.points + points).clamp(-MOST_SPIRIT, MOST_SPIRIT);
    }
}

impl Game {
    /// Points an army or corps gains, or loses.
    pub(crate) fn add_spirit(&mut self, body: Option<u8>, points: i16) {
        if let Some(spirit) = body.and_then(|at| self.state.affairs.spirits.get_mut(usize::from(at))) {
            spirit.gain(points);
        }
        self.note_lowest();
    }

    /// The lowest morale that the Russian army has had, for the withdrawal and for Bagration [R180].
    fn note_lowest(&mut self) {
        let army = self.board.rules().bodies.iter().position(|body| body.side == Side::First && body.of.is_none());
        let points = army.and_then(|at| self.state.affairs.spirits.get(at)).map(|spirit| spirit.points);
        if let (Some(day), Some(points)) = (&mut self.state.day, points) {
            day.lowest = day.lowest.min(points);
        }
    }

    /// A unit has changed: what that costs its army or corps, or gives back [20.35].
    fn weigh(&mut self, id: UnitId, before: &Unit, after: &Unit) {
        // A unit that leaves the game, or joins another, is not lost by it.
        let apart = matches!(after.place, Place::Removed | Place::Withdrawn | Place::Exited | Place::Unused);
        if !self.options.spirit || apart {
            return;
        }
        let table = &self.board.tables().army;
        let counter = self.counter(id);
        let light_guns = self.board.whole().is_some();
        let change = cost(table, counter, before, light_guns) - cost(table, counter, after, light_guns);
        let body = self.body_now(id);
        if change != 0 {
            self.add_spirit(body, change);
        }
    }

    /// Changes a unit and keeps the field true.
    pub(crate) fn edit(&mut self, id: UnitId, change: impl FnOnce(&mut Unit)) {
        let before = *self.state.unit(id);
        let mut unit = before;
        change(&mut unit);
        self.weigh(id, &before, &unit);
        let board = std::sync::Arc::clone(&self.board);
        self.field.put(&board, &mut self.state, id, unit);
    }

    pub(crate) fn edit_leader(&mut self, id: LeaderId, change: impl FnOnce(&mut Leader)) {
        if let Some(leader) = self.state.leaders.get_mut(usize::from(id.0)) {
            change(leader);
        }
    }
}
