//! The morale of armies and corps: what it loses and gains, when it breaks, and what that forbids [14, 20.35].

use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::{GunKind, Level, Nation};
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::contract::Side;
use engine::hex::Hex;

impl Game {
    /// Crew that a lost gun needs no more is no loss (R17).
    pub(crate) fn spare_crew(&mut self, id: UnitId, points: u8) {
        let counter = self.counter(id);
        let russian = counter.nation == Nation::Russian;
        let counts = match counter.role {
            Role::Battery(GunKind::Horse) => !russian,
            Role::Battery(GunKind::Light) => !russian || self.board.whole().is_some(),
            Role::Battery(_) => true,
            _ => false,
        };
        if self.options.spirit && counts && self.unit(id).morale != Morale::Routed {
            let crew = self.board.tables().army.crew;
            let body = counter.body;
            self.add_spirit(body, i16::from(points) * i16::from(crew));
        }
    }

    /// A leader falls for the first time [20.35].
    pub(crate) fn mourn(&mut self, leader: LeaderId) {
        if !self.options.spirit || self.state.leader(leader).reduced {
            return;
        }
        let table = &self.board.tables().army;
        let chief = self.board.leader(leader);
        // The commander of a rear guard costs as a wing commander does [R181].
        let rear_guard = self.retiring().is_some_and(|retiring| retiring.commander == Some(leader));
        let level = if rear_guard { Level::Wing } else { self.level_now(leader) };
        let points = match level {
            Level::Brigade | Level::Artillery | Level::Cossack => table.leader_brigade,
            Level::Division | Level::Detachment => table.leader_higher + chief.bonus / 2,
            Level::Wing | Level::Corps => table.leader_higher + chief.bonus.div_ceil(2),
            Level::Army => 0,
        };
        let body = self.board.unit_ids().filter(|&id| self.of_chain(leader, id)).find_map(|id| self.body_now(id));
        self.add_spirit(body, -i16::from(points));
    }

    /// The steadiness of the army or corps of a unit.
    pub(crate) fn nerve_of(&self, id: UnitId) -> Nerve {
        let body = self.body_now(id).map(usize::from);
        body.and_then(|at| self.state.affairs.spirits.get(at)).map_or(Nerve::Steady, |spirit| spirit.nerve)
    }

    /// The loss of a rating by it [1.11].
    pub(crate) fn nerve_er(&self, id: UnitId) -> i16 {
        let table = &self.board.tables().army;
        i16::from(match self.nerve_of(id) {
            Nerve::Steady => 0,
            Nerve::Demoralised => table.demoralised_er,
            Nerve::Disintegrated => table.disintegrated_er,
        })
    }

    /// Whether a unit still advances on the enemy: demoralised infantry does not, and no unit that has disintegrated.
    fn has_heart(&self, id: UnitId) -> bool {
        match self.nerve_of(id) {
            Nerve::Steady => true,
            Nerve::Demoralised => !matches!(self.counter(id).role, Role::Battalion(_) | Role::Skirmisher),
            Nerve::Disintegrated => false,
        }
    }

    /// Whether a unit dares to attack [20.35].
    pub(crate) fn dares_attack(&self, id: UnitId) -> Result<(), Breach> {
        if self.has_heart(id) { Ok(()) } else { Err(Breach::of(Why::Demoralised, id)) }
    }

    /// Whether a unit dares to declare a charge [20.35].
    pub(crate) fn dares_charge(&self, id: UnitId) -> Result<(), Breach> {
        if self.nerve_of(id) < Nerve::Disintegrated { Ok(()) } else { Err(Breach::of(Why::Demoralised, id)) }
    }

    /// Whether a unit dares to enter a hex under the enemy's muskets [20.35].
    pub(crate) fn dares_enter(&self, id: UnitId, to: Hex) -> Result<(), Breach> {
        if self.has_heart(id) || !self.in_enemy_zone(self.side_of(id), to) {
            Ok(())
        } else {
            Err(Breach::of(Why::Demoralised, id))
        }
    }

    /// The Interphase looks at armies and corps; each that breaks counts for the level once (14).
    pub(crate) fn test_spirits(&mut self, report: &mut Report) {
        if !self.options.spirit {
            return;
        }
        let board = std::sync::Arc::clone(&self.board);
        for (at, body) in board.rules().bodies.iter().enumerate() {
            let Some(spirit) = self.state.affairs.spirits.get(at).copied() else { continue };
            let nerve = if spirit.points <= body.disintegrates {
                Nerve::Disintegrated
            } else if spirit.points <= 0 {
                Nerve::Demoralised
            } else {
                Nerve::Steady
            };
            let mut now = Spirit { nerve, ..spirit };
            if nerve != spirit.nerve {
                let name = body.name.clone();
                report.tell(What::SpiritChanged { body: name, points: spirit.points, nerve }, [rule!("14")]);
            }
            let mut gain = 0;
            if body.low.is_some_and(|low| spirit.points <= low) && !spirit.low_counted {
                now.low_counted = true;
                gain += 1;
            }
            if nerve > Nerve::Steady && !spirit.broken_counted {
                now.broken_counted = true;
                gain += body.levels;
            }
            if let Some(slot) = self.state.affairs.spirits.get_mut(at) {
                *slot = now;
            }
            let by = if body.side == Side::First { -gain } else { gain };
            self.change_level(by, rule!("20.35"), report);
        }
    }
}
