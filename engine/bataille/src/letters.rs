//! The effects of a melee's letter results on all units in it [34.5, 34.6].

use super::cases;
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::retreat::{Exit, Going};
use super::state::*;
use super::tables::{Fate, Letter, MatrixRow};
use super::tasks::*;
use super::terms::{Factor, Term};

/// Hexes and steps of the words of the matrix.
const CAVALRY_BACK: u16 = 3;
const CARRE_BACK_CAVALRY: u16 = 2;
const DRIVEN_BACK: i16 = -3;
const CARRE_TEST: i16 = 6;
const SHORT_ROUT: u16 = 6;

impl Game {
    /// The row of the matrix that a defender reads.
    pub(crate) fn matrix_row(&self, id: UnitId) -> MatrixRow {
        let matrix = &self.board.tables().matrix;
        let unit = self.unit(id);
        match (self.arm(id), unit.order) {
            (Arm::Infantry, Order::Routed) => matrix.infantry_routed,
            (Arm::Infantry, _) if unit.formation == Formation::Carre => matrix.infantry_carre,
            (Arm::Infantry, Order::Good) => matrix.infantry_good,
            (Arm::Infantry, Order::Disordered) => matrix.infantry_disordered,
            (Arm::Cavalry, Order::Routed) => matrix.cavalry_routed,
            (Arm::Cavalry, _) => matrix.cavalry_good,
            (Arm::Artillery, Order::Good) if unit.formation == Formation::Unlimbered => matrix.unlimbered_good,
            (Arm::Artillery, _) if unit.formation == Formation::Unlimbered => matrix.unlimbered_disordered,
            (Arm::Artillery, Order::Routed) => matrix.limbered_routed,
            (Arm::Artillery, _) => matrix.limbered_ordered,
        }
    }

    /// Takes the defenders' losses by the matrix itself, before leaders are in danger and any unit moves [34.6].
    pub(crate) fn letter_losses(&mut self, task: &MeleeTask, letter: Letter, report: &mut Report) {
        for &id in &task.defenders {
            if matches!(self.matrix_row(id).of(letter), Fate::Rout1 | Fate::CarreBreaks | Fate::Lose1) {
                self.lose(id, 1, report);
            }
        }
    }

    /// Moves the units as the letter says, and returns the checks that follow.
    pub(crate) fn letter_moves(&mut self, task: &mut MeleeTask, letter: Letter, report: &mut Report) -> Vec<Check> {
        let fates: Vec<(UnitId, Fate)> = task
            .defenders
            .iter()
            .filter(|id| self.hex_of(**id).is_some())
            .map(|id| (*id, self.matrix_row(*id).of(letter)))
            .collect();
        // If the matrix has eliminated the top defender, its row has nothing for the attackers.
        let top = fates.first().filter(|(id, _)| task.defenders.first() == Some(id));
        let first = top.map_or(Fate::Nothing, |(_, fate)| *fate);
        let attackers_first = matches!(first, Fate::C | Fate::CCavalry | Fate::CarreTest);
        let mut checks = Vec::new();
        if attackers_first {
            self.move_attackers(task, first, &mut checks, report);
        }
        for &(id, fate) in &fates {
            self.move_defender(task, id, fate, &mut checks, report);
        }
        if !attackers_first {
            self.move_attackers(task, first, &mut checks, report);
        }
        checks
    }

    fn move_attackers(&mut self, task: &mut MeleeTask, fate: Fate, checks: &mut Vec<Check>, report: &mut Report) {
        let leave = Exit::Each { increments: 1 };
        for id in task.attackers.clone() {
            if self.hex_of(id).is_none() {
                continue;
            }
            let cavalry = self.arm(id) == Arm::Cavalry;
            let going = match fate {
                Fate::A => Some((self.become_routed(id, report), leave)),
                Fate::BCavalry if cavalry => Some((self.become_routed(id, report), leave)),
                Fate::B if cavalry => {
                    checks.push(driven(id));
                    Some((Going::InOrder { hexes: CAVALRY_BACK }, leave))
                }
                Fate::B | Fate::BCavalry => self.fail(id, report).map(|going| (going, leave)),
                Fate::C => Some((Going::InOrder { hexes: 1 }, Exit::None)),
                Fate::CCavalry => {
                    if cavalry {
                        checks.push(driven(id));
                    }
                    Some((Going::InOrder { hexes: 1 }, Exit::None))
                }
                Fate::CarreTest => {
                    let hexes = if cavalry { CARRE_BACK_CAVALRY } else { 1 };
                    Some((Going::InOrder { hexes }, Exit::None))
                }
                _ => None,
            };
            if let Some((going, exit)) = going {
                task.paths.extend(self.go(id, going, exit, report));
            }
        }
        checks.retain(|check| self.hex_of(check.unit).is_some());
    }

    fn move_defender(
        &mut self,
        task: &mut MeleeTask,
        id: UnitId,
        fate: Fate,
        checks: &mut Vec<Check>,
        report: &mut Report,
    ) {
        let each = |increments| Exit::Each { increments };
        let terrain = self.board.cell(task.target).terrain;
        let going = match fate {
            Fate::C | Fate::CCavalry if terrain.is_general() => None,
            Fate::C | Fate::CCavalry => Some((Going::InOrder { hexes: 1 }, Exit::None)),
            Fate::Disorder3 if self.arm(id) == Arm::Artillery && self.unit(id).order == Order::Disordered => {
                Some((Going::Disorder, each(1)))
            }
            Fate::Disorder3 => Some((self.become_disordered(id, report), each(1))),
            Fate::Rout => Some((self.become_routed(id, report), each(1))),
            Fate::Rout1 => Some((self.become_routed(id, report), Exit::None)),
            Fate::Rout2 | Fate::CarreRouts => Some((self.become_routed(id, report), each(2))),
            Fate::Rout6 => {
                self.become_routed(id, report);
                Some((Going::Rout { hexes: SHORT_ROUT }, each(1)))
            }
            Fate::CarreTest => {
                task.tested.push(id);
                let mut check = Check::plain(id);
                check.terms.push(Term::new(Factor::Carre, cases::LETTERS, CARRE_TEST));
                checks.push(check);
                None
            }
            Fate::CarreBreaks => {
                self.set_order(id, Order::Disordered, report);
                self.leave_carre(id, report);
                None
            }
            Fate::DisorderHere => {
                self.set_order(id, Order::Disordered, report);
                None
            }
            Fate::Remove => {
                self.eliminate(id, true, report);
                None
            }
            Fate::A | Fate::B | Fate::BCavalry | Fate::Lose1 | Fate::Nothing => None,
        };
        if let Some((going, exit)) = going {
            task.paths.extend(self.go(id, going, exit, report));
        }
    }

    /// A broken carré is a column in its hex, facing as 31.7 says [13.8].
    pub(crate) fn leave_carre(&mut self, id: UnitId, report: &mut Report) {
        let Some(hex) = self.hex_of(id) else { return };
        let formation = Formation::Column;
        self.form(id, formation, self.towards_enemy(hex, formation, self.side_of(id)));
        self.align(hex);
        let facing = self.unit(id).facing;
        report.tell(What::FormationTaken { unit: id, formation, facing }, cases::LETTERS);
    }

    /// Attackers that could enter the hex, each for itself.
    pub(crate) fn advancers(&self, task: &AdvanceTask) -> Vec<UnitId> {
        if self.top(task.target).is_some() {
            return Vec::new();
        }
        let terrain = self.board.cell(task.target).terrain;
        let able = |id: &&UnitId| {
            let beside = self.hex_of(**id).is_some_and(|hex| self.board.distance(hex, task.target) == 1);
            let cavalry_ground = matches!(terrain, Terrain::Clear | Terrain::Garden);
            beside
                && self.unit(**id).order != Order::Routed
                && terrain != Terrain::Swamp
                && terrain != Terrain::Pond
                && (self.arm(**id) != Arm::Cavalry || cavalry_ground)
                && self.has_room_for(task.target, &[**id], false)
        };
        task.units.iter().filter(able).copied().collect()
    }

    pub(crate) fn check_advance(&self, task: &AdvanceTask, units: &[UnitId]) -> Result<(), super::breach::Breach> {
        use super::breach::Breach;
        let able = self.advancers(task);
        for (place, id) in units.iter().enumerate() {
            if !able.contains(id) || units.iter().skip(place + 1).any(|other| other == id) {
                return Err(Breach::of(cases::ADVANCES, "cannot-advance").by(*id).at(task.target));
            }
        }
        if task.must && units.is_empty() {
            return Err(Breach::of(cases::ADVANCES, "must-advance").at(task.target));
        }
        if !self.has_room_for(task.target, units, false) {
            return Err(Breach::of(cases::ADVANCES, "no-room").at(task.target));
        }
        Ok(())
    }

    pub(crate) fn advance(&mut self, mut task: AdvanceTask, units: &[UnitId], report: &mut Report) {
        let units: Vec<UnitId> = task.units.iter().copied().filter(|id| units.contains(id)).collect();
        if units.is_empty() {
            report.tell(What::NobodyAdvanced { hex: task.target }, cases::ADVANCES);
        }
        let Some(first) = units.first().copied() else { return };
        let side = self.side_of(first);
        let mut facing = None;
        for &id in &units {
            let Some(from) = self.hex_of(id) else { continue };
            let way = self.board.direction(from, task.target).unwrap_or(engine::hex::Direction::Up);
            let facing = *facing.get_or_insert(super::facing::Facing::Side(way));
            self.put(id, task.target);
            let formation = self.by_ground(Formation::Column, task.target);
            self.form(id, formation, facing);
            report.tell(What::Advanced { unit: id, from, to: task.target }, cases::ADVANCES);
            self.left_behind(from);
            self.follow(from, side, Some(Place::On(task.target)), report);
        }
        let cavalry = units.iter().any(|id| self.arm(*id) == Arm::Cavalry);
        self.arrive(side, cavalry, task.target, report);
        if task.follow_up {
            let open = self.follow_ups(side, &units);
            if !open.is_empty() {
                task.step = AdvanceStep::AskFollowUp { units };
                self.state.agenda.push(Task::Advance(task));
            }
        }
    }

    /// The hexes that units which advanced may assault at once [29.5].
    pub(crate) fn follow_ups(&self, side: engine::contract::Side, units: &[UnitId]) -> Vec<engine::hex::Hex> {
        let mut hexes = Vec::new();
        for &id in units {
            let Some(hex) = self.hex_of(id) else { continue };
            for (_, target) in self.board.neighbours(hex) {
                if !hexes.contains(&target) && self.may_assault_hex(side, id, target, true).is_ok() {
                    hexes.push(target);
                }
            }
        }
        hexes
    }
}

/// Cavalry that was driven back checks.
fn driven(id: UnitId) -> Check {
    let mut check = Check::plain(id);
    check.terms.push(Term::new(Factor::DrivenBack, cases::LETTERS, DRIVEN_BACK));
    check
}
