//! Charges: at units that came near, their checks, the ride itself and the units that are ridden over [12.2, 12.3, 12.6].

use super::fire::{step_dice, with_dice};
use super::sound::{has_fire, has_hex, has_hexes, has_units};
use crate::agenda::{ActionCheck, Charge, ChargeCheck, ChargeStep, Overrun};
use crate::event::Verdict;
use crate::question::*;
use crate::rating::Occasion;
use crate::state::Offered;

impl Question for Offered {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let there = game.hex_of(self.charger).is_some() && game.hex_of(self.target).is_some();
        there.then_some((game.side_of(self.charger), Decision::OpportunityCharge))
    }

    fn options(&self, _game: &Game, _side: Side) -> Options {
        Options::OpportunityCharge(*self)
    }

    fn answer(&self, _game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        if matches!(command, Command::OpportunityCharge { .. }) { Ok(()) } else { OTHER_QUESTION }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        if matches!(command, Command::OpportunityCharge { charge: true }) {
            let facing = game.unit(self.charger).facing;
            let check = ChargeCheck { unit: self.charger, facing, target: Some(self.target) };
            game.state.agenda.push(Task::ChargeCheck(check));
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.charger) && board.has_unit(self.target)
    }
}

impl Question for ChargeCheck {
    fn throw(&self, game: &Game) -> Option<Throw> {
        let free = game.counter(self.unit).is_cossack() && game.cossack_charge(self.unit, self.facing) == Ok(false);
        // A unit that waits for its wave needs no check [19.7].
        let waits = self.target.is_some() && game.rider(self.unit).is_some();
        throw(usize::from(!free && !waits), rule!("12.2"))
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.initiate(self, dice.first().copied(), report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.unit) && self.target.is_none_or(|id| board.has_unit(id))
    }
}

impl Question for ActionCheck {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(1, rule!("12.2"))
    }

    /// A unit that acts in a Primary zone checks first. If it fails, it does not act [12.2].
    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let cause = game.hex_of(self.charger);
        let aspect = game.hex_of(self.unit).zip(cause).map(|(hex, from)| game.aspect_toward(self.unit, hex, from));
        let occasion = Occasion { charger: Some(self.charger), aspect, ..Occasion::default() };
        let base = game.state.agenda.len();
        let verdict = game.check_morale(self.unit, first(dice), &occasion, cause, report);
        let mut others = Vec::new();
        if let Some(Task::March(march)) = base.checked_sub(1).and_then(|at| game.state.agenda.get_mut(at)) {
            march.checked = true;
            march.cut |= verdict != Verdict::Pass;
            others.extend(march.units.iter().copied().filter(|&id| id != self.unit));
        }
        // The check of the first binds the units that act with it [R76].
        for id in others {
            game.suffer(id, verdict, cause, report);
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.unit) && board.has_unit(self.charger)
    }
}

impl Question for &Charge {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let at = game.hex_of(self.unit).filter(|_| self.step == ChargeStep::Continue)?;
        let rides = !game.rides(self.unit, at, self.facing, self.used).is_empty();
        rides.then_some((game.side_of(self.unit), Decision::Continue))
    }

    fn options(&self, game: &Game, _side: Side) -> Options {
        let at = game.hex_of(self.unit);
        let paths = at.map_or_else(Vec::new, |at| game.rides(self.unit, at, self.facing, self.used));
        Options::Continue { unit: self.unit, paths }
    }

    fn answer(&self, game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        let Command::Continue { path } = command else { return OTHER_QUESTION };
        if path.is_empty() {
            return Ok(());
        }
        if path.iter().any(|&hex| !game.board.grid().contains(hex)) {
            return Err(Breach::new(Why::OffBoard));
        }
        let at = game.hex_of(self.unit).ok_or(Breach::new(Why::BadRide))?;
        game.check_ride(self.unit, at, self.facing, self.used, path).map(drop)
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        let Command::Continue { path } = command else { return };
        let step = if path.is_empty() { ChargeStep::End } else { ChargeStep::Ride };
        game.state.agenda.push(Task::Charge(Box::new(Charge { step, path: path.clone(), ..Charge::clone(self) })));
    }

    fn throw(&self, _game: &Game) -> Option<Throw> {
        step_dice(self.fire.as_ref())
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut charge = Box::new(Charge::clone(self));
        charge.fire = with_dice(charge.fire, dice);
        game.go_on_charging(charge, report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        board.has_unit(self.unit)
            && has_hexes(board, &self.path)
            && self.path.len() <= 40
            && has_fire(board, self.fire.as_ref())
            && self.target.is_none_or(|hex| has_hex(board, hex))
    }
}

impl Question for &Overrun {
    fn throw(&self, _game: &Game) -> Option<Throw> {
        throw(self.units.len(), rule!("12.3"))
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        game.ride_over(self, dice, report);
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units) && has_hex(board, self.cause)
    }
}
