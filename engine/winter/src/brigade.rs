//! A brigade ordered as one: it moves one hex in its present order, each unit checked by itself [5.1].

use super::agenda::{March, Task};
use super::cite::rule;
use super::command::Step;
use super::event::{Report, What};
use super::facing::Way;
use super::game::Game;
use super::state::*;

impl Game {
    /// The units of a unit's brigade on the map, those in front first so that no unit blocks another.
    pub(crate) fn brigade_of(&self, unit: UnitId, way: Way) -> Vec<UnitId> {
        let (side, brigade) = (self.side_of(unit), self.counter(unit).brigade);
        let mut units: Vec<UnitId> = self
            .on_map(side)
            .map(|(id, _)| id)
            .filter(|&id| id == unit || brigade.is_some() && self.counter(id).brigade == brigade)
            .collect();
        // Distance of a hex in that direction: the numbers of the sheets grow to the north and to the east.
        let ahead = |id: &UnitId| {
            let at = self.hex_of(*id).map(|hex| self.board.spot(hex).printed);
            let (row, column) = at.map_or((0, 0), |at| (at.row, 2 * at.column + at.row.rem_euclid(2)));
            let (north, east) = match way {
                Way::NorthEast => (1, 1),
                Way::East => (0, 2),
                Way::SouthEast => (-1, 1),
                Way::SouthWest => (-1, -1),
                Way::West => (0, -2),
                Way::NorthWest => (1, -1),
            };
            std::cmp::Reverse(3 * row * north + column * east)
        };
        units.sort_by_key(|id| (ahead(id), *id));
        units
    }

    /// Lays a move that was checked on the agenda.
    pub(crate) fn begin_march(&mut self, units: &[UnitId], steps: &[Step], leaders: &[LeaderId], grand: bool) {
        let mut ordered = units.to_vec();
        ordered.sort_by_key(|&id| self.unit(id).depth);
        let before = ordered.iter().map(|&id| *self.unit(id)).collect();
        let trail = units.first().and_then(|&id| self.hex_of(id)).into_iter().collect();
        self.state.agenda.push(Task::March(Box::new(March {
            units: ordered,
            steps: steps.to_vec(),
            next: 0,
            leaders: leaders.to_vec(),
            before,
            trail,
            fire: None,
            checked: false,
            stepped: false,
            asked: false,
            cut: false,
            gun_check: false,
            grand,
        })));
    }

    /// Brigades that still wait for their die [20.23].
    pub(crate) fn brigades_waiting(&self) -> Vec<usize> {
        let Some(by_die) = &self.board.rules().by_die else { return Vec::new() };
        if self.state.turn < by_die.from_turn || self.state.phase != PhaseName::FrenchMovement {
            return Vec::new();
        }
        let due = &self.state.affairs.brigades_due;
        (0..by_die.brigades.len()).filter(|&at| due.get(at) != Some(&true)).collect()
    }

    pub(crate) fn roll_brigades(&mut self, dice: &[u8], report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(by_die) = &board.rules().by_die else { return };
        for (at, &die) in self.brigades_waiting().into_iter().zip(dice) {
            let due = die <= by_die.upto;
            if let Some(known) = self.state.affairs.brigades_due.get_mut(at) {
                *known = due;
            }
            let brigade = by_die.brigades.get(at).cloned().unwrap_or_default();
            report.tell(What::BrigadeDue { brigade, die, due }, [rule!("20.23")]);
        }
    }
}
