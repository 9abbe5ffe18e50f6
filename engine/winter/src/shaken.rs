//! The units that check because they saw a retreat: those beside it if their army or corps is demoralised, those near
//! it if it was the Guard's [13.7, 20.35].

use super::agenda::{CheckReason, Checks, Task};
use super::board::Role;
use super::cite::rule;
use super::definition::{FootKind, Nation};
use super::event::{Report, What};
use super::game::Game;
use super::state::*;
use engine::hex::Hex;

impl Game {
    /// Whether a unit is Imperial Guard infantry [13.7].
    fn is_guard_foot(&self, id: UnitId) -> bool {
        let counter = self.counter(id);
        counter.nation == Nation::French && counter.role == Role::Battalion(FootKind::Guard)
    }

    /// Whether a unit is of the corps of the Guard.
    fn is_of_guard(&self, id: UnitId) -> bool {
        let corps = |id: UnitId| self.board.data(id).and_then(|data| data.corps.as_ref());
        self.is_guard_foot(id)
            || corps(id).is_some()
                && self.board.unit_ids().any(|other| self.is_guard_foot(other) && corps(other) == corps(id))
    }

    /// The number added to the check of a unit that has seen the Guard go back [13.7].
    pub(crate) fn guard_dismay(&self, id: UnitId) -> i8 {
        if self.is_of_guard(id) { 0 } else { self.board.tables().army.guard_others }
    }

    /// Guard infantry routs: every other corps of its army is the worse for it [20.34].
    pub(crate) fn guard_routs(&mut self, id: UnitId) {
        if !self.options.spirit || !self.is_guard_foot(id) {
            return;
        }
        let own = self.counter(id).body.map(usize::from);
        let board = std::sync::Arc::clone(&self.board);
        let side = self.side_of(id);
        for (at, spirit) in self.state.affairs.spirits.iter_mut().enumerate() {
            let theirs = board.rules().bodies.get(at).is_some_and(|body| body.side == side);
            if theirs && Some(at) != own {
                spirit.gain(-1);
            }
        }
    }

    /// A unit has gone back from a hex along a path; units shaken by that check, each once a phase.
    pub(crate) fn shake(&mut self, id: UnitId, from: Hex, path: &[Hex], report: &mut Report) {
        if path.is_empty() || self.is_rally() {
            return;
        }
        if self.is_guard_foot(id) {
            let units = self.dismayed(id, from, path);
            self.must_check(units, from, CheckReason::GuardRetreats, report);
        }
        if self.state.affairs.spirits.iter().any(|spirit| spirit.nerve > Nerve::Steady) {
            let units = self.disheartened(id, from, path);
            self.must_check(units, from, CheckReason::Disheartened, report);
        }
    }

    /// French units rated no higher within three hexes of the Guard's way [13.7].
    fn dismayed(&self, guard: UnitId, from: Hex, path: &[Hex]) -> Vec<UnitId> {
        let within = u16::from(self.board.tables().army.guard_within);
        // On the whole field printed ratings are compared [13.9].
        let whole = self.board.whole().is_some();
        let rated = |id: UnitId| if whole { i16::from(self.counter(id).er) } else { self.rating(id) };
        let rating = rated(guard);
        let near = |hex: Hex| {
            std::iter::once(from).chain(path.iter().copied()).any(|at| self.board.distance(at, hex) <= within)
        };
        self.on_map(self.side_of(guard))
            .filter(|&(other, hex)| other != guard && near(hex) && rated(other) <= rating)
            .map(|(other, _)| other)
            .collect()
    }

    /// Formed friends beside a hex that was left, whose army or corps is demoralised and who think no less of who left it;
    /// a unit that has disintegrated takes no notice of others [20.35].
    fn disheartened(&self, gone: UnitId, from: Hex, path: &[Hex]) -> Vec<UnitId> {
        let rating = self.rating(gone);
        let left: Vec<Hex> = std::iter::once(from).chain(path.iter().copied()).take(path.len()).collect();
        self.on_map(self.side_of(gone))
            .filter(|&(other, hex)| {
                let minds = match self.nerve_of(other) {
                    Nerve::Steady => false,
                    Nerve::Demoralised => rating >= self.rating(other),
                    Nerve::Disintegrated => true,
                };
                other != gone
                    && minds
                    && self.is_formed(other)
                    && left.iter().any(|&at| self.board.distance(at, hex) == 1)
            })
            .map(|(other, _)| other)
            .collect()
    }

    fn must_check(&mut self, mut units: Vec<UnitId>, cause: Hex, reason: CheckReason, report: &mut Report) {
        units.retain(|&id| !self.unit(id).marks.shaken && self.unit(id).morale != Morale::Routed);
        if units.is_empty() {
            return;
        }
        for &id in &units {
            self.edit(id, |unit| unit.marks.shaken = true);
        }
        let case = if reason == CheckReason::GuardRetreats { rule!("13.7") } else { rule!("20.35") };
        report.tell(What::MustCheck { units: units.clone(), reason }, [case]);
        self.state.agenda.push(Task::Checks(Checks { units, cause: Some(cause), reason, dice: Vec::new() }));
    }
}
