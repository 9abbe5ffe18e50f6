//! The melee: values, odds, the roll and plain losses [34, 60].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::facing::Aspect;
use super::game::Game;
use super::scale::{Fraction, TwoDice};
use super::state::*;
use super::tables::{MeleeResult, Odds};
use super::tasks::*;
use super::terms::{Factor, Multiplier, Term, sum};
use super::weights::{MeleePart, Scales};
use engine::contract::Side;
use engine::hex::Hex;

/// Natural rolls that endanger a leader with the attackers, and with the defenders [34.9].
const ATTACKER_DANGER: TwoDice = TwoDice(12);
const DEFENDER_DANGER: TwoDice = TwoDice(64);

impl Game {
    fn weighed(&self, id: UnitId, multipliers: Vec<Multiplier>) -> MeleePart {
        let base = self.melee_now(id);
        let value = multipliers.iter().fold(base, |value, part| value.times(part.by));
        MeleePart { unit: id, base, multipliers, value }
    }

    /// The multipliers of both arms: disorder, and for cavalry its readiness and formation.
    fn common(&self, id: UnitId, list: &mut Vec<Multiplier>) {
        let by = &self.board.tables().multipliers;
        let unit = self.unit(id);
        let mut add = |factor, by| list.push(Multiplier { factor, rule: cases::MULTIPLIERS, by });
        if self.arm(id) != Arm::Cavalry {
            if unit.order == Order::Disordered {
                add(Factor::Disordered, by.disordered);
            }
            return;
        }
        if self.is_heavy(id) && unit.formation == Formation::Line {
            add(Factor::HeavyInLine, by.heavy_in_line);
        }
        match unit.readiness {
            Readiness::Fresh => {}
            Readiness::Tired => add(Factor::Tired, by.tired),
            Readiness::Exhausted => add(Factor::Exhausted, by.exhausted),
        }
    }

    fn attacker_part(&self, task: &MeleeTask, id: UnitId) -> MeleePart {
        let by = self.board.tables().multipliers;
        let mut list = Vec::new();
        let Some(from) = self.hex_of(id) else { return self.weighed(id, list) };
        let target = self.board.cell(task.target);
        let side = self.side_attacked(task.target, from);
        let cavalry = self.arm(id) == Arm::Cavalry;
        let top = self.top(task.target);
        let carre = task.defenders.iter().any(|other| self.unit(*other).formation == Formation::Carre);
        self.common(id, &mut list);
        let mut add = |factor, by| list.push(Multiplier { factor, rule: cases::MULTIPLIERS, by });
        match self.aspect(task.target, side) {
            Aspect::Flank => add(Factor::Flank, by.flank_attacker),
            Aspect::Rear => add(Factor::Rear, by.rear_attacker),
            Aspect::Front => {}
        }
        if target.terrain == Terrain::Swamp {
            add(Factor::Swamp, by.swamp);
        }
        if !cavalry {
            if carre {
                add(Factor::AgainstCarre, by.infantry_against_carre);
            }
            if target.work.is_some_and(|front| front.has(side)) {
                add(Factor::WorkFront, by.work_front_attacker);
            }
            return self.weighed(id, list);
        }
        if task.straight {
            add(Factor::Straight, by.charge_straight);
        }
        // The target of a reaction may be outside its front [41.3].
        let ahead = self.front_of(id).has(side.opposite());
        if self.is_heavy(id) && ahead && top.is_some_and(|top| self.is_light(top)) {
            add(Factor::HeavyAgainstLight, by.heavy_against_light);
        }
        if task.saving.contains(&id) {
            add(Factor::Saving, by.stays_fresh);
        }
        if carre {
            add(Factor::AgainstCarre, by.cavalry_against_carre);
        }
        let general = self.unit(id).formation == Formation::GeneralOrder;
        let rear_of_work = target.work.is_some_and(|front| !front.has(side));
        if general || (target.terrain.is_general() && !rear_of_work) {
            add(Factor::GeneralOrder, by.cavalry_general);
        }
        if self.unit(id).marks.recall_failed {
            add(Factor::RecallFailed, by.recall_failed);
        }
        self.weighed(id, list)
    }

    fn defender_part(&self, task: &MeleeTask, id: UnitId) -> MeleePart {
        let by = self.board.tables().multipliers;
        let mut list = Vec::new();
        let unit = self.unit(id);
        let cavalry = self.arm(id) == Arm::Cavalry;
        self.common(id, &mut list);
        let mut add = |factor, by| list.push(Multiplier { factor, rule: cases::MULTIPLIERS, by });
        match unit.formation {
            Formation::RoadMarch => add(Factor::RoadMarch, by.road_march_defender),
            Formation::Skirmish => add(Factor::Skirmish, by.skirmish_defender),
            Formation::GeneralOrder if cavalry => add(Factor::GeneralOrder, by.cavalry_general),
            _ => {}
        }
        if unit.order == Order::Routed {
            let share = if cavalry { by.cavalry_routed_defender } else { by.infantry_routed_defender };
            add(Factor::Routed, share);
        }
        if self.board.cell(task.target).terrain == Terrain::Swamp {
            add(Factor::Swamp, by.swamp);
        }
        let front = self.front_of(id);
        let through_front = task
            .attackers
            .iter()
            .filter_map(|other| self.hex_of(*other))
            .all(|from| front.has(self.side_attacked(task.target, from)));
        if self.is_heavy(id) && through_front && task.attackers.iter().any(|other| self.is_light(*other)) {
            add(Factor::HeavyAgainstLight, by.heavy_against_light);
        }
        self.weighed(id, list)
    }

    pub(crate) fn hexes_of(&self, units: &[UnitId]) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = units.iter().filter_map(|id| self.hex_of(*id)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    fn best_for(&self, units: &[UnitId], attacks: bool) -> Option<(LeaderId, u8)> {
        let side = self.side_of(*units.first()?);
        let horse = units.iter().all(|id| self.arm(*id) == Arm::Cavalry);
        self.best_leader(&self.hexes_of(units), side, |leader| match (horse, attacks) {
            (true, _) => leader.cavalry,
            (false, true) => leader.attack,
            (false, false) => leader.defence,
        })
    }

    /// Values, odds and steps of a melee [34.2, 34.3].
    pub(crate) fn scales(&self, task: &MeleeTask) -> Scales {
        let attackers: Vec<MeleePart> = task.attackers.iter().map(|id| self.attacker_part(task, *id)).collect();
        let defenders: Vec<MeleePart> = task.defenders.iter().map(|id| self.defender_part(task, *id)).collect();
        let total = |parts: &[MeleePart]| parts.iter().fold(Fraction::ZERO, |sum, part| sum.plus(part.value));
        let (attack, defence) = (total(&attackers), total(&defenders));
        let columns = &self.board.tables().melee_odds;
        let met = |odds: &Odds| attack.at_least(defence, u32::from(odds.attack), u32::from(odds.defence));
        let column = columns.iter().rposition(met).unwrap_or(0);
        let odds = columns.get(column).copied().unwrap_or(Odds { attack: 1, defence: 2 });
        let mut terms = Vec::new();
        if let Some((_, bonus)) = self.best_for(&task.attackers, true) {
            terms.push(Term::new(Factor::Leader, cases::MELEE_ROLL, i16::from(bonus)));
        }
        if let Some((_, bonus)) = self.best_for(&task.defenders, false) {
            terms.push(Term::new(Factor::Leader, cases::MELEE_ROLL, -i16::from(bonus)));
        }
        Scales { attackers, defenders, attack, defence, column: u8::try_from(column).unwrap_or(0), odds, terms }
    }

    pub(crate) fn melee_cell(&self, column: u8, modified: TwoDice) -> Option<MeleeResult> {
        let row = usize::try_from(modified.index()).ok()?;
        self.board.tables().melee.get(row)?.get(usize::from(column)).copied()
    }

    pub(crate) fn melee_thrown(&mut self, mut task: MeleeTask, faces: &[u16], report: &mut Report) {
        let natural = match faces {
            &[tens, units] => TwoDice::of(tens, units),
            _ => return,
        };
        let scales = self.scales(&task);
        let modified = natural.shifted(sum(&scales.terms));
        let Some(result) = self.melee_cell(scales.column, modified) else { return };
        report.tell(
            What::Fought {
                attackers: task.attackers.clone(),
                defenders: task.defenders.clone(),
                target: task.target,
                parts: scales.attackers.iter().chain(&scales.defenders).cloned().collect(),
                attack: scales.attack,
                defence: scales.defence,
                odds: scales.odds,
                terms: scales.terms,
                natural,
                modified,
                result,
            },
            cases::MELEE_ROLL,
        );
        for &id in task.attackers.iter().chain(&task.defenders) {
            self.mark(id, |marks| marks.recently_fought = true);
        }
        self.state.chain.clear();
        task.natural = Some(natural);
        task.result = Some(result);
        task.step = MeleeStep::Leaders;
        // The units that count are fixed before any unit moves or dies.
        let counted = (self.best_for(&task.attackers, true), self.best_for(&task.defenders, false));
        let sides = task.attackers.first().map(|id| self.side_of(*id)).unwrap_or(Side::First);
        let hexes = (self.hexes_of(&task.attackers), vec![task.target]);
        self.melee_losses(&mut task, report);
        self.state.agenda.push(Task::Melee(task));
        if natural.index() <= ATTACKER_DANGER.index() {
            self.endanger(&hexes.0, sides, counted.0.map(|(id, _)| id), Danger::Melee);
        } else if natural.index() >= DEFENDER_DANGER.index() {
            self.endanger(&hexes.1, sides.other(), counted.1.map(|(id, _)| id), Danger::Melee);
        }
    }

    /// [34.4, 34.6] Those of a letter where it says so, plain ones by lead units first; what they cannot bear goes on.
    fn melee_losses(&mut self, task: &mut MeleeTask, report: &mut Report) {
        let (attacker, defender) = match task.result {
            Some(MeleeResult::Losses { attacker, defender, .. }) => (attacker, defender),
            Some(MeleeResult::Letter(letter)) => return self.letter_losses(task, letter, report),
            None => return,
        };
        let mut defenders = task.defenders.clone();
        if let Some(lead) = defenders.iter().position(|id| self.unit(*id).order != Order::Routed) {
            let lead = defenders.remove(lead);
            defenders.insert(0, lead);
        }
        for (units, mut losses) in [(task.attackers.clone(), attacker), (defenders, defender)] {
            for id in units {
                let takes = losses.min(self.strength(id));
                losses -= takes;
                self.lose(id, takes, report);
            }
        }
    }

    /// Readiness, friends who saw it, leaders without troops, and the advance [34.6, 34.10].
    pub(crate) fn after_melee(&mut self, task: MeleeTask, report: &mut Report) {
        for &id in task.attackers.iter().chain(&task.defenders) {
            let charged = task.held && self.unit(id).marks.charged;
            if !task.saving.contains(&id) {
                self.lower_readiness(id, charged, report);
            }
        }
        let removed = task.defenders.iter().all(|id| self.unit(*id).place == Place::Eliminated);
        let letter = task.letter();
        let wins =
            matches!(letter, Some(super::tables::Letter::Dd | super::tables::Letter::Dr | super::tables::Letter::Ds));
        let none = matches!(
            letter,
            Some(super::tables::Letter::Ar | super::tables::Letter::Ad | super::tables::Letter::Blank)
        );
        if !none && self.top(task.target).is_none() {
            // A unit that has fled is no longer in the hex it attacked from.
            let stayed = |id: &UnitId| task.paths.iter().all(|path| path.unit != *id);
            let units = task.attackers.into_iter().filter(stayed).collect();
            let advance = AdvanceTask { must: wins || removed, ..AdvanceTask::new(task.target, units) };
            self.state.agenda.push(Task::Advance(advance));
        }
        self.state.agenda.push(Task::Orphans);
        self.push_panic(task.paths);
    }
}
