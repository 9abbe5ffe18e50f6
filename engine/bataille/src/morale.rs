//! Morale checks, and what failing one does [30, 31].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::retreat::{Exit, Going};
use super::scale::TwoDice;
use super::state::*;
use super::tasks::*;
use super::terms::{Factor, Term, sum};
use engine::rule::Rule;

impl Game {
    /// Everything that weighs on a check [30.3].
    pub(crate) fn check_terms(&self, check: &Check) -> Vec<Term> {
        let id = check.unit;
        let unit = self.unit(id);
        let steps = &self.board.tables().morale;
        let mut terms = check.terms.clone();
        let mut add = |factor, rule: Rule, steps: i8| terms.push(Term::new(factor, rule, i16::from(steps)));
        match unit.order {
            Order::Disordered if !check.disorder_told => {
                add(Factor::Disordered, cases::CHECK_MODIFIERS, steps.disordered)
            }
            Order::Routed => add(Factor::Routed, cases::CHECK_MODIFIERS, steps.routed),
            _ => {}
        }
        if !check.rally && self.lost_half(id) {
            add(Factor::HalfLost, cases::HALF_LOST, steps.half_lost);
        }
        if unit.formation == Formation::RoadMarch {
            add(Factor::RoadMarch, cases::ROAD_MARCH, steps.road_march);
        }
        let level = self.level_steps(id);
        if level != 0 {
            add(Factor::CorpsLevel, cases::LEVEL_MODIFIER, level);
        }
        if let Some(hex) = self.hex_of(id)
            && let Some((leader, bonus)) = self.best_leader(&[hex], self.side_of(id), |leader| leader.morale)
            && check.without != Some(leader)
        {
            terms.push(Term::new(Factor::Leader, cases::LEADER_MORALE, i16::from(bonus)));
        }
        terms
    }

    /// The level of a unit's corps, for infantry [64.2].
    pub(crate) fn level_of(&self, id: UnitId) -> u8 {
        let corps = self.board.unit(id).filter(|_| self.arm(id) == Arm::Infantry).map(|data| data.corps);
        corps.and_then(|corps| self.state.levels.get(usize::from(corps.0))).copied().unwrap_or(0)
    }

    fn level_steps(&self, id: UnitId) -> i8 {
        let corps = self.board.unit(id).and_then(|data| self.board.definition().corps.get(usize::from(data.corps.0)));
        corps.and_then(|corps| corps.modifiers.get(usize::from(self.level_of(id)))).copied().unwrap_or(0)
    }

    /// [30.1] Above the number; 66 always, 11 never.
    pub(crate) fn passes(morale: TwoDice, modified: TwoDice) -> bool {
        match modified.0 {
            66 => true,
            11 => false,
            _ => modified.index() > morale.index(),
        }
    }

    /// Asks for checks together; nothing if there are none.
    pub(crate) fn ask_checks(&mut self, checks: Vec<Check>, rule: Rule) {
        if checks.is_empty() {
            return;
        }
        for check in &checks {
            if !self.state.chain.contains(&check.unit) {
                self.state.chain.push(check.unit);
            }
        }
        self.state.agenda.push(Task::Checks(CheckTask { checks, rule }));
    }

    /// One check with its roll.
    pub(crate) fn check_thrown(&mut self, check: &Check, natural: TwoDice, rule: Rule, report: &mut Report) -> bool {
        let terms = self.check_terms(check);
        let modified = natural.shifted(sum(&terms));
        let morale = self.board.unit(check.unit).map_or(TwoDice(66), |data| data.morale);
        let passed = Game::passes(morale, modified);
        report.tell(What::Checked { unit: check.unit, morale, terms, natural, modified, passed }, rule);
        passed
    }

    pub(crate) fn set_order(&mut self, id: UnitId, to: Order, report: &mut Report) {
        let from = self.unit(id).order;
        if from == to {
            return;
        }
        let moving = self.state.segment == Segment::Movement;
        if let Some(unit) = self.unit_mut(id) {
            unit.order = to;
            // A unit that breaks in the movement segment has ended its move [18.1].
            unit.marks.ended |= moving && to != Order::Good;
        }
        if let Some(hex) = self.hex_of(id) {
            self.refresh(hex);
        }
        let rule = if to == Order::Good { cases::RALLY } else { cases::FAILURE };
        report.tell(What::OrderChanged { unit: id, from, to }, rule);
    }

    /// [13.8] Who breaks is in column or general order; guns unlimbered stay so, skirmishers in a swamp too.
    pub(crate) fn break_formation(&mut self, id: UnitId) {
        let unit = self.unit(id);
        let Some(hex) = self.hex_of(id) else { return };
        let terrain = self.board.cell(hex).terrain;
        let formation = match (self.arm(id), unit.formation) {
            (Arm::Artillery, Formation::Unlimbered) => Formation::Unlimbered,
            (Arm::Artillery, _) => Formation::Limbered,
            (_, Formation::Skirmish) if terrain == Terrain::Swamp => Formation::Skirmish,
            _ if terrain.is_general() => Formation::GeneralOrder,
            _ => Formation::Column,
        };
        let alone = self.stack(hex).all(|other| other == id);
        let stays = formation == unit.formation && (formation == Formation::Unlimbered || !alone);
        if stays {
            return;
        }
        let facing = if unit.facing.fits(formation) && !alone {
            unit.facing
        } else {
            self.towards_enemy(hex, formation, self.side_of(id))
        };
        self.form(id, formation, facing);
    }

    /// [30.5] The state a failed check leads to, and how the unit then goes.
    pub(crate) fn fail(&mut self, id: UnitId, report: &mut Report) -> Option<Going> {
        self.hex_of(id)?;
        let order = self.unit(id).order;
        match (self.arm(id), order) {
            (_, Order::Routed) => None,
            (Arm::Artillery, Order::Good) if self.is_unlimbered(id) => {
                self.set_order(id, Order::Disordered, report);
                None
            }
            (Arm::Artillery, _) if self.is_unlimbered(id) => {
                self.lose(id, 1, report);
                None
            }
            (Arm::Cavalry, _) | (_, Order::Disordered) => Some(self.become_routed(id, report)),
            (_, Order::Good) => Some(self.become_disordered(id, report)),
        }
    }

    pub(crate) fn become_disordered(&mut self, id: UnitId, report: &mut Report) -> Going {
        self.set_order(id, Order::Disordered, report);
        self.break_formation(id);
        Going::Disorder
    }

    /// Guns unlimbered do not run: they are lost as soon as they would have to go [31.3].
    pub(crate) fn become_routed(&mut self, id: UnitId, report: &mut Report) -> Going {
        if !self.is_unlimbered(id) {
            self.set_order(id, Order::Routed, report);
            self.break_formation(id);
        }
        Going::Rout { hexes: self.run_of(id) }
    }

    /// The distance a unit runs, in hexes [31.3].
    pub(crate) fn run_of(&self, id: UnitId) -> u16 {
        match self.arm(id) {
            Arm::Cavalry => self.printed(id) / 2,
            _ => u16::from(self.board.tables().limits.rout),
        }
    }

    /// Units that failed together retreat, in order; then their friends check.
    pub(crate) fn fail_all(&mut self, failed: &[UnitId], report: &mut Report) {
        let paths = self.fail_paths(failed, report);
        self.push_panic(paths);
    }

    pub(crate) fn fail_paths(&mut self, failed: &[UnitId], report: &mut Report) -> Vec<PanicPath> {
        let goings: Vec<(UnitId, Going)> =
            failed.iter().filter_map(|&id| self.fail(id, report).map(|going| (id, going))).collect();
        let mut paths = Vec::new();
        for (id, going) in goings {
            paths.extend(self.go(id, going, Exit::None, report));
        }
        paths
    }
}
