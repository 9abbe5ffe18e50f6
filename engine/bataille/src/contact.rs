//! The outcome of a charge: units that stay, units that break, trample, recall, pursuit (40).

use super::cases;
use super::definition::*;
use super::event::{CarreResult, Report, What};
use super::facing::Facing;
use super::game::Game;
use super::retreat::Exit;
use super::scale::TwoDice;
use super::state::*;
use super::tasks::*;
use super::terms::sum;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    /// The hex has stood [40.1].
    pub(crate) fn stood(&mut self, task: ChargeTask, report: &mut Report) {
        let units: Vec<UnitId> = self.stack(task.target).filter(|id| !task.failed.contains(id)).collect();
        for &id in &units {
            self.mark(id, |marks| marks.stood = true);
        }
        report.tell(What::Stood { hex: task.target, units }, cases::STOOD);
        self.meet(task, report);
    }

    /// Units rout outright; unlimbered guns are lost [31.3].
    pub(crate) fn rout_all(&mut self, units: &[UnitId], report: &mut Report) {
        let paths = self.rout_paths(units, report);
        self.push_panic(paths);
    }

    pub(crate) fn rout_paths(&mut self, units: &[UnitId], report: &mut Report) -> Vec<PanicPath> {
        let mut paths = Vec::new();
        for &id in units.iter() {
            if self.hex_of(id).is_none() {
                continue;
            }
            let going = self.become_routed(id, report);
            paths.extend(self.go(id, going, Exit::None, report));
        }
        paths
    }

    /// [40.4] The charger rides in and tramples; then the units that broke run, and guns beside them are checked.
    pub(crate) fn ride_down(&mut self, mut task: ChargeTask, report: &mut Report) {
        self.ride_in(&task, report);
        let broken = task.failed.clone();
        let alone = broken.iter().all(|id| self.is_unlimbered(*id));
        if alone && !broken.is_empty() {
            let paths = self.rout_paths(&broken, report);
            self.nobody_left(task, report);
            self.push_panic(paths);
            return;
        }
        let broken = self.swept_away(task.target, &broken);
        task.failed.clone_from(&broken);
        let losses = self.trample_losses(&task);
        let trample = self.trample(&broken, losses, report);
        let guns = self.guns_left(&task);
        if guns.is_empty() {
            task.step = ChargeStep::Broken { disorder: Vec::new() };
            self.state.agenda.push(Task::Charge(task));
            self.rout_all(&broken, report);
        } else {
            let checks: Vec<Check> = guns.iter().map(|id| self.stand_check(&task, *id)).collect();
            task.step = ChargeStep::GunsCheck { disorder: Vec::new(), trample };
            self.state.agenda.push(Task::Charge(task));
            self.ask_checks(checks, cases::GUNS_ANSWER);
            self.rout_all(&broken, report);
        }
    }

    /// The units that run, top first, and the routed units beside them, which run when the unit that answered does
    /// [39.1].
    pub(crate) fn swept_away(&self, hex: Hex, failed: &[UnitId]) -> Vec<UnitId> {
        self.stack(hex).filter(|id| failed.contains(id) || self.unit(*id).order == Order::Routed).collect()
    }

    pub(crate) fn guns_left(&self, task: &ChargeTask) -> Vec<UnitId> {
        let steady = |id: &UnitId| {
            self.arm(*id) == Arm::Artillery && self.unit(*id).order != Order::Routed && !task.failed.contains(id)
        };
        let mut guns: Vec<UnitId> = self.stack(task.target).filter(steady).collect();
        guns.sort_unstable();
        guns
    }

    pub(crate) fn top_first(&self, hex: Hex, units: &[UnitId]) -> Vec<UnitId> {
        self.stack(hex).filter(|id| units.contains(id)).collect()
    }

    /// [40.4] The total losses of all units that rout: half of the points left.
    pub(crate) fn trample_losses(&self, task: &ChargeTask) -> u8 {
        u8::try_from(self.points_after(task) / 4).unwrap_or(u8::MAX)
    }

    /// [40.4] A unit loses at most half of its remaining increments; returns the losses left over. Guns that are lost
    /// anyway lose nothing first.
    pub(crate) fn trample(&mut self, broken: &[UnitId], mut losses: u8, report: &mut Report) -> u8 {
        for &id in broken {
            if self.is_unlimbered(id) {
                continue;
            }
            let takes = losses.min(self.strength(id).div_ceil(2));
            if takes > 0 {
                losses -= takes;
                report.tell(What::Trampled { unit: id, increments: takes }, cases::TRAMPLE);
                self.lose(id, takes, report);
            }
        }
        losses
    }

    /// Points left after the path, with the five that only now exist.
    pub(crate) fn points_after(&self, task: &ChargeTask) -> u16 {
        let all = self.slowest(&task.units) + self.board.tables().limits.charge_extra.0;
        less(all, task.cost.0)
    }

    pub(crate) fn carre_thrown(&mut self, mut task: ChargeTask, faces: &[u16], report: &mut Report) {
        let ChargeStep::CarreRoll { unit, row, at } = task.step else { return };
        let natural = match faces {
            &[tens, units] => TwoDice::of(tens, units),
            _ => return,
        };
        let terms = self.carre_terms(&task, unit);
        let modified = natural.shifted(sum(&terms));
        let Some(bounds) = self.carre_bounds(unit, row) else { return };
        let result = Game::carre_result(bounds, modified);
        report.tell(What::CarreThrown { unit, row, terms, natural, modified, result }, cases::CARRE_ROLL);
        let infantry: Vec<UnitId> = self
            .stack(task.target)
            .filter(|id| self.arm(*id) == Arm::Infantry && self.unit(*id).order != Order::Routed)
            .collect();
        match result {
            CarreResult::Carre => {
                for &id in &infantry {
                    if self.unit(id).order != Order::Good {
                        continue;
                    }
                    self.form(id, Formation::Carre, Facing::AllRound);
                    let facing = Facing::AllRound;
                    report.tell(
                        What::FormationTaken { unit: id, formation: Formation::Carre, facing },
                        cases::FORM_CARRE,
                    );
                }
                self.align(task.target);
                let far = self.board.distance(at, task.target) > 2;
                let room = at == task.start || self.has_room(at, &task.units);
                if far && room && task.kind == ChargeKind::Own {
                    task.step = ChargeStep::AskPress { at };
                    self.state.agenda.push(Task::Charge(task));
                } else {
                    self.meet(task, report);
                }
            }
            CarreResult::Disorder => self.carre_disorder(task, &infantry, report),
            CarreResult::Rout => {
                task.failed = infantry;
                self.ride_down(task, report);
            }
        }
    }

    /// [40.3] Disordered, they go back; guns are checked alone; the charger follows.
    fn carre_disorder(&mut self, mut task: ChargeTask, infantry: &[UnitId], report: &mut Report) {
        self.ride_in(&task, report);
        let mut paths = Vec::new();
        for &id in infantry {
            if let Some(going) = self.fail(id, report) {
                paths.extend(self.go(id, going, Exit::None, report));
            }
        }
        let guns = self.guns_left(&task);
        let checks: Vec<Check> = guns.iter().map(|id| self.stand_check(&task, *id)).collect();
        let disorder = infantry.to_vec();
        task.step = if checks.is_empty() {
            ChargeStep::Broken { disorder }
        } else {
            ChargeStep::GunsCheck { disorder, trample: self.trample_losses(&task) }
        };
        self.state.agenda.push(Task::Charge(task));
        self.ask_checks(checks, cases::GUNS_ANSWER);
        if !paths.is_empty() {
            self.state.agenda.push(Task::Panic(PanicTask { paths }));
        }
    }

    /// All units it met are broken: it follows disordered units, or is recalled.
    pub(crate) fn after_breaking(&mut self, mut task: ChargeTask, disorder: &[UnitId], report: &mut Report) {
        self.settle_orphans(report);
        if disorder.is_empty() {
            task.step = match task.kind {
                ChargeKind::Own => ChargeStep::Recall { nobody_left: false },
                ChargeKind::Opportunity => ChargeStep::Done,
            };
            self.state.agenda.push(Task::Charge(task));
            return;
        }
        let points = self.points_after(&task);
        let hexes: Vec<Hex> = disorder.iter().filter_map(|id| self.hex_of(*id)).collect();
        if let Some((hex, ride)) = self.follow_ride(&task, &hexes, points) {
            if let Some(way) =
                ride.path.last().copied().or(Some(self.charger_hex(&task))).and_then(|at| self.board.direction(at, hex))
            {
                self.ride_on(&task.units, &task.leaders, &ride.path, way, report);
            }
            let defenders = self.stack_list(hex);
            self.hold_melee(&task.units, &defenders, false, report);
        }
        task.step = ChargeStep::Done;
        self.state.agenda.push(Task::Charge(task));
    }

    pub(crate) fn charger_hex(&self, task: &ChargeTask) -> Hex {
        task.units.iter().find_map(|id| self.hex_of(*id)).unwrap_or(task.start)
    }

    /// The first of these hexes that the charger can get beside, and how.
    pub(crate) fn follow_ride(
        &self,
        task: &ChargeTask,
        hexes: &[Hex],
        points: u16,
    ) -> Option<(Hex, super::charge::Ride)> {
        let start = self.charger_hex(task);
        let facing = task.units.first().and_then(|id| self.unit(*id).facing.side())?;
        hexes.iter().find_map(|&hex| {
            let rides = self.rides(&task.units, start, facing, points, Some(hex));
            Some((hex, self.ride_to(&task.units, &rides, start, hex, points)?))
        })
    }

    /// [40.6] The charger enters the hex if it may; then it is recalled.
    pub(crate) fn nobody_left(&mut self, mut task: ChargeTask, report: &mut Report) {
        if self.charger_hex(&task) == task.start && !task.path.is_empty() {
            self.ride_in(&task, report);
        }
        for &id in &task.units {
            self.mark(id, Marks::note_charge);
        }
        // A leader whose units are all eliminated joins others before the hex is entered [7.7].
        self.settle_orphans(report);
        // A unit that rode out against movers halts where it is [40.7].
        if task.kind == ChargeKind::Own && self.may_occupy(&task) {
            self.occupy(&task, report);
        }
        task.step = match task.kind {
            ChargeKind::Own => ChargeStep::Recall { nobody_left: true },
            ChargeKind::Opportunity => ChargeStep::Done,
        };
        self.state.agenda.push(Task::Charge(task));
    }

    pub(crate) fn may_occupy(&self, task: &ChargeTask) -> bool {
        self.board.cell(task.target).terrain == Terrain::Clear
            && self
                .top(task.target)
                .is_none_or(|id| task.units.first().is_some_and(|own| self.side_of(*own) == self.side_of(id)))
            && self.has_room(task.target, &task.units)
    }

    pub(crate) fn occupy(&mut self, task: &ChargeTask, report: &mut Report) {
        let from = self.charger_hex(task);
        if let Some(way) = self.board.direction(from, task.target) {
            self.ride_on(&task.units, &task.leaders, &[task.target], way, report);
        }
    }
}
