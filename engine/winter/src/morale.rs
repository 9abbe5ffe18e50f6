//! Morale checks and what follows from them [13.1, 13.5].

use super::agenda::{CheckReason, Checks, Task};
use super::cite::rule;
use super::event::{Report, Verdict, What};
use super::game::Game;
use super::rating::Occasion;
use super::state::*;
use super::stride::disorder;
use super::terms::sum;
use engine::hex::Hex;

impl Game {
    /// A unit checks; returns the result. A Routed unit does not check.
    pub(crate) fn check_morale(
        &mut self,
        id: UnitId,
        die: u8,
        occasion: &Occasion,
        cause: Option<Hex>,
        report: &mut Report,
    ) -> Verdict {
        if self.unit(id).morale == Morale::Routed || self.hex_of(id).is_none() {
            return Verdict::Pass;
        }
        let margin = i16::from(die) + sum(&self.check_terms(id, occasion));
        let verdict = self.verdict(id, margin);
        report.tell(What::Checked { unit: id, die, margin, verdict }, [rule!("13.1"), rule!("13.2")]);
        self.rouse(id, report);
        self.suffer(id, verdict, cause, report);
        verdict
    }

    /// Carries a verdict out.
    pub(crate) fn suffer(&mut self, id: UnitId, verdict: Verdict, cause: Option<Hex>, report: &mut Report) {
        let (short, long) = (self.board.tables().morale.disordered_retreat, self.rout_retreat());
        if verdict != Verdict::Pass {
            self.edit(id, |unit| unit.marks.failed = true);
        }
        match verdict {
            Verdict::Pass => {}
            Verdict::Disorder => self.fall_into_disorder(id, report),
            Verdict::SquareLost => {
                // A square stays, and is one no more [13.1]; a unit bound by it is Disordered.
                if self.unit(id).formation == Formation::Square {
                    self.edit(id, |unit| unit.formation = Formation::Column);
                }
                self.fall_into_disorder(id, report);
            }
            Verdict::Retreat => {
                self.fall_into_disorder(id, report);
                self.go_back(id, short, cause, report);
            }
            Verdict::Rout => self.rout(id, long, cause, true, report),
        }
    }

    pub(crate) fn fall_into_disorder(&mut self, id: UnitId, report: &mut Report) {
        if self.unit(id).morale == Morale::Good {
            self.edit(id, disorder);
            report.tell(What::Disordered { unit: id }, [rule!("13.1")]);
        }
    }

    /// A unit routs; friends it passes check, unless it routs because of such a check itself [13.5, R28].
    pub(crate) fn rout(&mut self, id: UnitId, hexes: u8, cause: Option<Hex>, spreads: bool, report: &mut Report) {
        let Some(from) = self.hex_of(id) else { return };
        self.edit(id, |unit| {
            disorder(unit);
            unit.morale = Morale::Routed;
        });
        self.guard_routs(id);
        self.checks_no_more(id, report);
        let mut passed = vec![from];
        passed.extend(self.go_back(id, hexes, cause, report));
        if !spreads {
            return;
        }
        let side = self.side_of(id);
        let mut units: Vec<UnitId> = Vec::new();
        for hex in passed {
            for other in self.field.all(&self.board, hex) {
                let shaken = self.side_of(other) == side
                    && other != id
                    && !self.counter(other).is_loose()
                    && self.unit(other).morale == Morale::Good
                    && !self.unit(other).marks.passed_by;
                if shaken {
                    units.push(other);
                }
            }
        }
        units.sort();
        units.dedup();
        if units.is_empty() {
            return;
        }
        for &other in &units {
            self.edit(other, |unit| unit.marks.passed_by = true);
        }
        report.tell(What::MustCheck { units: units.clone(), reason: CheckReason::PassedBy }, [rule!("13.5")]);
        let checks = Checks { units, cause, reason: CheckReason::PassedBy, dice: Vec::new() };
        self.state.agenda.push(Task::Checks(checks));
    }

    /// A unit that routs with its stack does not check for the rout of a comrade, though it was to [13.1, 13.5].
    fn checks_no_more(&mut self, id: UnitId, report: &mut Report) {
        for task in &mut self.state.agenda {
            if let Task::Checks(checks) = task
                && checks.reason == CheckReason::PassedBy
                && checks.dice.is_empty()
            {
                checks.units.retain(|&other| other != id);
            }
        }
        for event in &mut report.events {
            if let What::MustCheck { units, reason: CheckReason::PassedBy } = &mut event.what {
                units.retain(|&other| other != id);
            }
        }
        report.events.retain(|event| !matches!(&event.what, What::MustCheck { units, .. } if units.is_empty()));
    }

    /// One unit of several that check for one reason.
    pub(crate) fn check_one_of(&mut self, id: UnitId, die: u8, checks: &Checks, report: &mut Report) {
        let aspect = match (checks.reason, checks.cause, self.hex_of(id)) {
            (CheckReason::Flanked, Some(cause), Some(hex)) => Some(self.aspect_toward(id, hex, cause)),
            _ => None,
        };
        let dismay = if checks.reason == CheckReason::GuardRetreats { self.guard_dismay(id) } else { 0 };
        let occasion = Occasion { aspect, dismay, ..Occasion::default() };
        if self.unit(id).morale == Morale::Routed || self.hex_of(id).is_none() {
            return;
        }
        let margin = i16::from(die) + sum(&self.check_terms(id, &occasion));
        let verdict = self.verdict(id, margin);
        let case = match checks.reason {
            CheckReason::PassedBy => rule!("13.5"),
            CheckReason::Flanked => rule!("19.21"),
            CheckReason::GuardRetreats => rule!("13.7"),
            CheckReason::Disheartened => rule!("20.35"),
        };
        report.tell(What::Checked { unit: id, die, margin, verdict }, [rule!("13.1"), case]);
        self.rouse(id, report);
        if verdict == Verdict::Rout && checks.reason == CheckReason::PassedBy {
            self.edit(id, |unit| unit.marks.failed = true);
            let long = self.rout_retreat();
            self.rout(id, long, checks.cause, false, report);
        } else {
            self.suffer(id, verdict, checks.cause, report);
        }
    }
}
