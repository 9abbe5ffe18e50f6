//! The units that check before a melee, and the terms of the check: increments, conditions, losses by fire [33, 58,
//! 59].

use super::cases;
use super::definition::*;
use super::facing::Aspect;
use super::game::Game;
use super::state::*;
use super::tables::ForBoth;
use super::tasks::*;
use super::terms::{Factor, Term};
use engine::hex::{Direction, Hex};

impl Game {
    /// [33.3] The row of increments; the line of a hex counts up to a limit, for any number of battalions in it.
    pub(crate) fn assault_row(&self, task: &AssaultTask) -> u8 {
        let most = u32::from(self.board.tables().limits.line_fire);
        let increments = |hex: Hex, lines: bool| -> u32 {
            let of = task
                .units
                .iter()
                .filter(|id| self.hex_of(**id) == Some(hex) && (self.unit(**id).formation == Formation::Line) == lines);
            of.map(|id| u32::from(self.strength(*id))).sum()
        };
        let weight = |hex: &Hex| increments(*hex, true).min(most) + increments(*hex, false);
        let attack: u32 = self.hexes_of(&task.units).iter().map(weight).sum();
        let defence: u32 = self.stack(task.target).map(|id| u32::from(self.strength(id))).sum();
        let rows = &self.board.tables().assault_odds;
        let met = |odds: super::tables::Odds| attack * u32::from(odds.defence) >= defence * u32::from(odds.attack);
        let row = rows.iter().rposition(|row| met(row.odds)).unwrap_or(0);
        u8::try_from(row).unwrap_or(0)
    }

    /// The side of the target that an attacking hex comes through.
    pub(crate) fn side_attacked(&self, target: Hex, from: Hex) -> Direction {
        self.board.direction(target, from).unwrap_or(Direction::Up)
    }

    pub(crate) fn lead_hex(&self, units: &[UnitId]) -> Option<Hex> {
        units.iter().find_map(|id| self.hex_of(*id))
    }

    /// [33.2, 33.5] The check of the lead defender, if one is due.
    pub(crate) fn defender_check(&self, task: &AssaultTask, row: u8) -> Option<Check> {
        let lead = self.stack(task.target).find(|id| self.unit(*id).order != Order::Routed)?;
        let from = self.lead_hex(&task.units)?;
        (!self.defends_unshaken(task, lead, from)).then(|| self.before_melee(task, lead, row, from, false))
    }

    /// [33.2] Whether a unit need not check before an assault from that hex, whether it leads or not.
    pub(crate) fn defends_unshaken(&self, task: &AssaultTask, id: UnitId, from: Hex) -> bool {
        let unit = self.unit(id);
        let side = self.side_attacked(task.target, from);
        let cell = self.board.cell(task.target);
        unit.order == Order::Routed
            || unit.marks.stood
            || cell.work.is_some_and(|front| front.has(side))
            || matches!(cell.terrain, Terrain::Entrenchment | Terrain::Loophole)
            || unit.formation == Formation::GeneralOrder && unit.order == Order::Good
    }

    /// [33.2] Against skirmishers and the routed alone attackers do not check.
    pub(crate) fn attackers_calm(&self, task: &AssaultTask) -> bool {
        self.stack(task.target)
            .all(|id| self.unit(id).order == Order::Routed || self.unit(id).formation == Formation::Skirmish)
    }

    /// The lead unit of each attacking hex checks for its hex.
    pub(crate) fn lead_checks(&self, task: &AssaultTask, row: u8) -> Vec<Check> {
        let mut hexes: Vec<Hex> = Vec::new();
        let mut checks = Vec::new();
        for &id in &task.units {
            let Some(hex) = self.hex_of(id).filter(|hex| !hexes.contains(hex)) else { continue };
            hexes.push(hex);
            checks.push(self.before_melee(task, id, row, hex, true));
        }
        checks
    }

    /// [58, 59] What weighs on a check before the melee.
    pub(crate) fn before_melee(&self, task: &AssaultTask, id: UnitId, row: u8, from: Hex, attacks: bool) -> Check {
        let tables = self.board.tables();
        let steps = &tables.assault;
        let mut check = Check::plain(id);
        let pick = |both: ForBoth| if attacks { both.attacker } else { both.defender };
        let mut add = |factor, rule, steps: i8| {
            if steps != 0 {
                check.terms.push(Term::new(factor, rule, i16::from(steps)));
            }
        };
        if let Some(row) = tables.assault_odds.get(usize::from(row)) {
            let odds = if attacks { row.attacker } else { row.defender };
            add(Factor::Odds, cases::ASSAULT_ODDS, odds);
        }
        let rule = cases::ASSAULT_CONDITIONS;
        let side = self.side_attacked(task.target, from);
        match self.aspect(task.target, side) {
            Aspect::Flank => add(Factor::Flank, rule, pick(steps.flank)),
            Aspect::Rear => add(Factor::Rear, rule, pick(steps.rear)),
            Aspect::Front => {}
        }
        if !attacks {
            let unit = self.unit(id);
            match unit.formation {
                Formation::Skirmish => add(Factor::Skirmish, rule, steps.defender_skirmish.defender),
                Formation::Line => add(Factor::Line, rule, steps.defender_line.defender),
                Formation::Carre => add(Factor::Carre, rule, steps.defender_carre.defender),
                _ => {}
            }
            if unit.order == Order::Disordered {
                add(Factor::Disordered, rule, steps.defender_disordered.defender);
            }
        }
        let cell = self.board.cell(task.target);
        if cell.slopes.has(side) && cell.level > self.board.cell(from).level {
            add(Factor::Slope, rule, pick(steps.up_slope));
        }
        if cell.streams.has(side) {
            add(Factor::Stream, rule, pick(steps.across_stream));
        }
        if cell.work.is_some_and(|front| front.has(side)) {
            add(Factor::WorkFront, rule, pick(steps.work_front));
        }
        let shot: Vec<UnitId> = if attacks {
            task.units.iter().copied().filter(|other| self.hex_of(*other) == Some(from)).collect()
        } else {
            self.stack_list(task.target)
        };
        let losses = shot.iter().map(|other| self.fire_weight(*other, id)).sum::<i16>();
        if losses != 0 {
            check.terms.push(Term::new(Factor::FireLosses, rule, losses));
        }
        check.disorder_told = !attacks;
        check
    }

    /// (59) What a unit's losses to fire weigh; against elite troops the plain figure.
    fn fire_weight(&self, shot: UnitId, checks: UnitId) -> i16 {
        let steps = &self.board.tables().assault;
        let losses = self.unit(shot).marks.fire_losses;
        let elite = self.board.unit(checks).is_some_and(|data| data.morale.0 <= 16);
        let weigh = |count: u8, steps: i8| i16::from(count) * i16::from(steps);
        if elite {
            let all = losses.plain + losses.elite_15 + losses.elite_13 + losses.elite_11;
            return weigh(all, steps.loss_by_fire);
        }
        weigh(losses.plain, steps.loss_by_fire)
            + weigh(losses.elite_15, steps.loss_by_elite_15)
            + weigh(losses.elite_13, steps.loss_by_elite_13)
            + weigh(losses.elite_11, steps.loss_by_elite_11)
    }
}
