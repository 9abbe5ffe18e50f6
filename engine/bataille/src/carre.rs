//! Forming carré before a charge: whether and in which row, the terms of the roll, and its figures [39.2, 39.3, 55].

use super::cases;
use super::definition::*;
use super::event::CarreResult;
use super::facing::Facing;
use super::game::Game;
use super::scale::TwoDice;
use super::state::*;
use super::tables::CarreRow;
use super::tasks::*;
use super::terms::{Factor, Term};
use engine::hex::Hex;

impl Game {
    /// The row of the carré table and the hex at which it is formed, if one can be [39.2, 39.3].
    pub(crate) fn carre_row(&self, task: &ChargeTask, unit: UnitId) -> Option<(u8, Hex)> {
        let known = self.unit(unit);
        let carre = match self.board.kind(unit).map(|kind| &kind.arm) {
            Some(ArmData::Infantry { carre, .. }) => *carre,
            _ => 0,
        };
        let able = carre > 0
            && known.order == Order::Good
            && matches!(known.formation, Formation::Column | Formation::Line)
            && self.strength(unit) >= self.board.tables().limits.carre_least
            && self.board.cell(task.target).terrain == Terrain::Clear;
        if !able {
            return None;
        }
        let front = self.front_of(unit);
        let most = u16::from(self.board.tables().limits.carre_row_most) * 2;
        let (to_go, entry) = self.to_go(task);
        let hexes = std::iter::once(task.start).chain(task.path.iter().copied());
        for (hex, left) in hexes.zip(to_go) {
            let faced = self.board.leaves(task.target, hex).through(front);
            if left <= most && faced && self.sees(hex, task.target, &task.units) {
                return Some((row_of(left, most), hex));
            }
        }
        let last = task.path.last().copied().unwrap_or(task.start);
        let faced = self.board.leaves(task.target, last).through(front);
        faced.then(|| (row_of(entry.min(most), most), last))
    }

    /// The points still to pay from each hex of the path, and for the target alone.
    fn to_go(&self, task: &ChargeTask) -> (Vec<u16>, u16) {
        let mut steps: Vec<u16> = Vec::new();
        let mut at = task.start;
        let facing = task.units.first().map(|id| self.unit(*id).facing);
        let mut facing = facing.and_then(Facing::side);
        let turn = self.board.tables().actions.turn_charging.0;
        for &hex in task.path.iter().chain(std::iter::once(&task.target)) {
            let Some(way) = self.board.direction(at, hex) else { continue };
            let turns = match (task.kind, facing) {
                (ChargeKind::Own, Some(facing)) => super::facing::steps_between(facing, way),
                _ => 0,
            };
            steps.push(self.board.charge_entry(at, way) + turns * turn);
            facing = Some(way);
            at = hex;
        }
        let last = task.path.last().copied().unwrap_or(task.start);
        let entry = self.board.direction(last, task.target).map_or(0, |way| self.board.charge_entry(last, way));
        let mut left: u16 = steps.iter().sum();
        let mut to_go = Vec::with_capacity(steps.len());
        for step in steps {
            to_go.push(left);
            left -= step;
        }
        (to_go, entry)
    }

    /// The terms of the roll; of positive ones only the largest (55).
    pub(crate) fn carre_terms(&self, task: &ChargeTask, unit: UnitId) -> Vec<Term> {
        let steps = &self.board.tables().carre_modifiers;
        let mut terms = Vec::new();
        let side = self.side_of(unit);
        if let Some((_, bonus)) = self.best_leader(&[task.target], side, |leader| leader.defence) {
            terms.push(Term::new(
                Factor::Leader,
                cases::CARRE_ROLL,
                i16::from(steps.leader_defence) * i16::from(bonus),
            ));
        }
        if let Some(ArmData::Infantry { carre_bonus, .. }) = self.board.kind(unit).map(|kind| &kind.arm)
            && *carre_bonus != 0
        {
            terms.push(Term::new(Factor::Quality, cases::CARRE_ROLL, -i16::from(*carre_bonus)));
        }
        // Of positive terms only the largest counts.
        let mut most: Option<(Factor, i16)> = None;
        let level = i16::from(self.level_of(unit)) * i16::from(steps.level);
        let light = task.units.iter().any(|id| self.is_light(*id));
        let lance = task.units.iter().any(|id| self.is_lancer(*id));
        for (there, factor, value) in [
            (light, Factor::LightCavalry, i16::from(steps.light)),
            (lance, Factor::Lancers, i16::from(steps.lance)),
            (level > 0, Factor::CorpsLevel, level),
        ] {
            if there && most.is_none_or(|(_, known)| value > known) {
                most = Some((factor, value));
            }
        }
        terms.extend(most.map(|(factor, steps)| Term::new(factor, cases::CARRE_ROLL, steps)));
        terms
    }

    /// The figures of its army, from column or from line.
    pub(crate) fn carre_bounds(&self, unit: UnitId, row: u8) -> Option<CarreRow> {
        let Some(ArmData::Infantry { carre_table, .. }) = self.board.kind(unit).map(|kind| &kind.arm) else {
            return None;
        };
        let table = self.board.tables().carre.get(usize::from(*carre_table))?;
        let rows = if self.unit(unit).formation == Formation::Line { &table.line } else { &table.column };
        rows.get(usize::from(row.max(1)) - 1).copied()
    }

    pub(crate) fn carre_result(bounds: CarreRow, modified: TwoDice) -> CarreResult {
        if modified.index() <= bounds.carre.index() {
            CarreResult::Carre
        } else if modified.index() <= bounds.disorder.index() {
            CarreResult::Disorder
        } else {
            CarreResult::Rout
        }
    }
}

/// The row of the carré table: whole points to go, at least one [39.2].
fn row_of(halves: u16, most: u16) -> u8 {
    u8::try_from((halves.min(most) / 2).max(1)).unwrap_or(1)
}
