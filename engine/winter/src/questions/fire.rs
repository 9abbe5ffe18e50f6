//! Fire: by turns in phase 5, and at units that come by [11.4, 11.5].

use super::sound::{are_dice, are_shots, has_hexes, has_units};
use crate::agenda::{AskFire, Reciprocal, Round, Salvo, StepFire};
use crate::board::Role;
use crate::definition::GunKind;
use crate::fire::{Band, Shot};
use crate::options::MayFire;
use crate::question::*;
use crate::state::UnitId;
use crate::tables::Scatter;
use engine::hex::Hex;

impl Question for Reciprocal {
    fn asked(&self, game: &Game) -> Option<(Side, Decision)> {
        let [allied, french] = self.passed;
        let passed = if self.turn == Side::First { allied } else { french };
        (!passed && game.has_shot(self.turn, self.round)).then_some((self.turn, Decision::Fire))
    }

    fn options(&self, game: &Game, side: Side) -> Options {
        Options::Fire { round: self.round, shots: game.fire_options(side, self.round) }
    }

    fn answer(&self, game: &Game, side: Side, command: &Command) -> Result<(), Breach> {
        match command {
            Command::Pass => Ok(()),
            Command::Fire { units, targets } => game.check_fire(side, self.round, units, targets),
            _ => OTHER_QUESTION,
        }
    }

    fn carry_out(&self, game: &mut Game, side: Side, command: &Command, report: &mut Report) {
        let mut next = Reciprocal { turn: side.other(), ..*self };
        let Command::Fire { units, targets } = command else {
            if let Some(passed) = next.passed.get_mut(side.index()) {
                *passed = true;
            }
            game.state.agenda.push(Task::Reciprocal(next));
            report.tell(What::Passed { side }, [rule!("11.4"), rule!("R23")]);
            return;
        };
        game.state.agenda.push(Task::Reciprocal(next));
        for &id in units {
            game.edit(id, |unit| unit.marks.fires += 1);
            game.spend_ammunition(id, report);
        }
        let salvo = Salvo { units: units.clone(), targets: targets.clone(), dice: Vec::new(), next: 0 };
        game.state.agenda.push(Task::Salvo(salvo));
    }

    fn go_on(&self, game: &mut Game, _dice: &[u8], _report: &mut Report) {
        let mut reciprocal = *self;
        let mut bombards = false;
        let [allied, french] = &mut reciprocal.passed;
        let over = *allied && *french;
        if over {
            let next = match reciprocal.round {
                Round::Skirmishers => Round::Battalions,
                Round::Battalions => Round::Batteries,
                Round::Batteries => return,
            };
            bombards = next == Round::Batteries;
            reciprocal = Reciprocal { round: next, turn: Side::First, passed: [false; 2] };
        } else {
            let passed = if reciprocal.turn == Side::First { allied } else { french };
            if *passed || !game.has_shot(reciprocal.turn, reciprocal.round) {
                *passed = true;
                reciprocal.turn = reciprocal.turn.other();
            }
        }
        game.state.agenda.push(Task::Reciprocal(reciprocal));
        if bombards && game.bombardment_dice() > 0 {
            game.state.agenda.push(Task::Bombardment);
        }
    }

    /// It names sides and a round, and every battle has them.
    fn is_sound(&self, _board: &Board) -> bool {
        true
    }
}

impl Question for &Salvo {
    fn throw(&self, game: &Game) -> Option<Throw> {
        if self.dice.is_empty() { throw(game.salvo_dice(self), rule!("11.3")) } else { None }
    }

    fn go_on(&self, game: &mut Game, dice: &[u8], report: &mut Report) {
        let mut salvo = Salvo::clone(self);
        if !dice.is_empty() {
            salvo.dice = dice.to_vec();
        }
        let base = game.state.agenda.len();
        let at = usize::from(salvo.next);
        let units = game.salvo_units(&salvo, at).to_vec();
        let (Some(&target), Some(&first)) = (salvo.targets.get(at), units.first()) else { return };
        let (long, gunner) = game.extra_dice(&salvo, at);
        let mut dice = std::mem::take(&mut salvo.dice).into_iter();
        let mut hex = Some(target);
        if long {
            let die = dice.next().unwrap_or(0);
            hex = game.scatter(&salvo, target, die, report);
        }
        let mut fire = dice.next().unwrap_or(0);
        if gunner {
            fire = fire.max(dice.next().unwrap_or(0));
        }
        let [morale, leader] = [dice.next().unwrap_or(0), dice.next().unwrap_or(9)];
        let side = game.side_of(first);
        if let Some(hex) = hex
            && game.has(side.other(), hex)
            && let Some(struck) = game.top(hex)
            && let Some(from) = game.fires_from(&salvo, at, first, target)
        {
            let together = salvo.targets.len() == 1 && game.both_bear(first, hex);
            let helpers = game.helpers(first);
            let shot = Shot { units: &units, from, target: struck, hex, together, long, riding: false };
            game.shoot(&shot, [fire, morale, leader], report);
            game.have_helped(&helpers);
        }
        // The dice left are those of the next target.
        salvo.dice = dice.collect();
        salvo.next += 1;
        if usize::from(salvo.next) < salvo.targets.len() && !salvo.dice.is_empty() {
            game.state.agenda.insert(base, Task::Salvo(salvo));
        }
    }

    fn is_sound(&self, board: &Board) -> bool {
        has_units(board, &self.units)
            && has_hexes(board, &self.targets)
            && self.targets.len() <= 2
            && are_dice(&self.dice)
    }
}

impl Question for &AskFire {
    fn asked(&self, _game: &Game) -> Option<(Side, Decision)> {
        Some((self.side, Decision::OpportunityFire))
    }

    fn options(&self, _game: &Game, _side: Side) -> Options {
        Options::OpportunityFire { firers: self.shots.iter().map(|shot| shot.firer).collect() }
    }

    fn answer(&self, game: &Game, _side: Side, command: &Command) -> Result<(), Breach> {
        let Command::OpportunityFire { firers } = command else { return OTHER_QUESTION };
        let known = |id: &UnitId| self.shots.iter().any(|shot| shot.firer == *id);
        let twice = firers.iter().enumerate().any(|(at, id)| firers.iter().take(at).any(|other| other == id));
        let most = usize::from(game.board.tables().opportunity.fires_per_step);
        match firers.iter().find(|id| !known(id)) {
            Some(&id) => Err(Breach::of(Why::CannotFire, id)),
            None if twice => Err(Breach::new(Why::NoEffect)),
            None if firers.len() > most => Err(Breach::new(Why::TooManyFires)),
            None => Ok(()),
        }
    }

    fn carry_out(&self, game: &mut Game, _side: Side, command: &Command, _report: &mut Report) {
        let Command::OpportunityFire { firers } = command else { return };
        let shots = self.shots.iter().copied().filter(|shot| firers.contains(&shot.firer)).collect();
        game.fire_as_asked(shots);
    }

    fn is_sound(&self, board: &Board) -> bool {
        !self.shots.is_empty() && are_shots(board, &self.shots)
    }
}

/// The dice of the fire at a step, if they are not rolled yet.
pub(super) fn step_dice(fire: Option<&StepFire>) -> Option<Throw> {
    let fire = fire.filter(|fire| fire.dice.is_empty())?;
    throw(fire.shots.len() * 3, rule!("11.5"))
}

/// The fire at a step with the dice that were rolled for it, if there are any.
pub(super) fn with_dice(fire: Option<StepFire>, dice: &[u8]) -> Option<StepFire> {
    fire.map(|fire| if dice.is_empty() { fire } else { StepFire { dice: dice.to_vec(), ..fire } })
}

impl Game {
    /// Whether a unit fires in a round.
    pub(crate) fn fires_in(&self, id: UnitId, round: Round) -> bool {
        match self.counter(id).role {
            Role::Skirmisher => round == Round::Skirmishers,
            Role::Battalion(_) => round == Round::Battalions,
            Role::Battery(_) => round == Round::Batteries,
            _ => false,
        }
    }

    /// Whether a side has anything to fire in a round.
    pub(crate) fn has_shot(&self, side: Side, round: Round) -> bool {
        self.on_map(side).any(|(id, _)| {
            self.fires_in(id, round)
                && self.unit(id).marks.fires == 0
                && (self.can_fire(id) || self.fires_depleted(id))
                && self.on_map(side.other()).any(|(enemy, hex)| {
                    // An Extended Line is a target in either of its hexes [R57].
                    let struck = |hex: Hex| self.could_reach(id, hex) && self.may_fire(&[id], hex).is_ok();
                    struck(hex) || self.wing_of(enemy).is_some_and(struck)
                })
        })
    }

    /// Whether a salvo goes to Extended Range.
    fn is_long(&self, salvo: &Salvo) -> bool {
        let (Some(&unit), Some(&target)) = (salvo.units.first(), salvo.targets.first()) else { return false };
        let distance = self.cone_from(unit, target).map(|from| self.board.distance(from, target));
        distance.is_some_and(|distance| self.band(unit, distance) == Some(Band::Extended))
    }

    /// The units that fire at the target of that place in the list: halves with two targets fire one after the other [19.41].
    fn salvo_units<'a>(&self, salvo: &'a Salvo, at: usize) -> &'a [UnitId] {
        let split = salvo.targets.len() == 2 && salvo.units.len() == 2;
        if split { salvo.units.get(at..=at).unwrap_or(&[]) } else { &salvo.units }
    }

    /// The dice of one target: the second fire die of the artillery leader, and the one that scatters a long shot.
    pub(crate) fn extra_dice(&self, salvo: &Salvo, at: usize) -> (bool, bool) {
        (at == 0 && self.is_long(salvo), self.has_gunner(self.salvo_units(salvo, at)))
    }

    pub(crate) fn salvo_dice(&self, salvo: &Salvo) -> usize {
        let of = |at: usize| {
            let (long, gunner) = self.extra_dice(salvo, at);
            3 + usize::from(long) + usize::from(gunner)
        };
        (0..salvo.targets.len()).map(of).sum()
    }

    /// The hex a shot comes from: of an Extended Line with two targets its own hex first, then its second one.
    fn fires_from(&self, salvo: &Salvo, at: usize, first: UnitId, target: Hex) -> Option<Hex> {
        let each = salvo.targets.len() == 2 && salvo.units.len() == 1;
        let own = if at == 0 { self.hex_of(first) } else { self.wing_of(first) };
        own.filter(|_| each).or_else(|| self.cone_from(first, target)).or(self.hex_of(first))
    }

    /// The hex where a long shot falls [11.2].
    pub(super) fn scatter(&self, salvo: &Salvo, target: Hex, die: u8, report: &mut Report) -> Option<Hex> {
        let scatter = self.board.tables().fire.extended_scatter.get(usize::from(die)).copied().unwrap_or(Scatter::Miss);
        let from = salvo.units.first().and_then(|&id| self.cone_from(id, target)).unwrap_or(target);
        let (side, _) = self.board.first_side(target, from);
        let hex = match scatter {
            Scatter::Miss => None,
            Scatter::Target => Some(target),
            Scatter::Left => self.board.next(target, side.turned(2)),
            Scatter::Right => self.board.next(target, side.turned(4)),
            Scatter::Beyond => self.board.next(target, side.turned(3)),
        };
        report.tell(What::Scattered { units: salvo.units.clone(), die, scatter, hex }, [rule!("11.2")]);
        hex
    }

    /// Whether units may fire in a round of phase 5.
    fn check_fire(&self, side: Side, round: Round, units: &[UnitId], targets: &[Hex]) -> Result<(), Breach> {
        self.own_on_map(side, units)?;
        let (Some(&first), Some(&target)) = (units.first(), targets.first()) else {
            return Err(Breach::new(Why::CannotFire));
        };
        let pair = match units {
            [_] => true,
            [a, b] => {
                let (one, other) = (self.counter(*a), self.counter(*b));
                let horse = Role::Battery(GunKind::Horse);
                one.role == horse
                    && other.role == horse
                    && one.battery.is_some()
                    && one.battery == other.battery
                    && self.hex_of(*a) == self.hex_of(*b)
            }
            _ => false,
        };
        if !pair {
            return Err(Breach::of(Why::NotTogether, first));
        }
        let split = units.len() == 2 && targets.len() == 2;
        self.may_fire(if split { units.get(..1).unwrap_or(&[]) } else { units }, target)?;
        match targets {
            [_] => {}
            [one, other] if units.len() == 2 => {
                // Halves fire one after the other at two hexes beside one another [19.41].
                let second = units.get(1..).unwrap_or(&[]);
                self.may_fire(second, *other)?;
                if self.board.distance(*one, *other) != 1 {
                    return Err(Breach::at(Why::CannotFire, first, *other));
                }
            }
            [one, other] => {
                // Each hex of an Extended Line has a target of its own.
                let own = self.hex_of(first).ok_or(Breach::of(Why::NotOnMap, first))?;
                let wing = self.wing_of(first).ok_or(Breach::of(Why::CannotFire, first))?;
                self.may_fire(units, *other)?;
                let bears = |at: Hex, hex: Hex| {
                    self.board.in_cone(at, self.unit(first).facing, hex) && self.board.distance(at, hex) <= 2
                };
                if one == other || !bears(own, *one) || !bears(wing, *other) {
                    return Err(Breach::of(Why::NotInFront, first));
                }
            }
            _ => return Err(Breach::of(Why::CannotFire, first)),
        }
        for &id in units {
            if !self.fires_in(id, round) {
                return Err(Breach::of(Why::NotItsRound, id));
            }
            if self.unit(id).marks.fires > 0 {
                return Err(Breach::of(Why::FiredAlready, id));
            }
        }
        Ok(())
    }

    fn fire_options(&self, side: Side, round: Round) -> Vec<MayFire> {
        let able = |id: &UnitId| {
            let can = self.can_fire(*id) || self.fires_depleted(*id);
            self.fires_in(*id, round) && self.unit(*id).marks.fires == 0 && can
        };
        let own: Vec<UnitId> = self.on_map(side).map(|(id, _)| id).filter(able).collect();
        let mut shots: Vec<MayFire> = own
            .iter()
            .map(|&id| MayFire { units: vec![id], targets: self.targets(&[id]) })
            .filter(|shot| !shot.targets.is_empty())
            .collect();
        for (at, &one) in own.iter().enumerate() {
            for &other in own.iter().skip(at + 1) {
                let units = [one, other];
                if self.counter(one).battery.is_some()
                    && self.counter(one).battery == self.counter(other).battery
                    && self.hex_of(one) == self.hex_of(other)
                {
                    let mut targets = self.targets(&units);
                    targets.retain(|&target| self.check_fire(side, round, &units, &[target]).is_ok());
                    if !targets.is_empty() {
                        shots.push(MayFire { units: units.to_vec(), targets });
                    }
                }
            }
        }
        shots
    }
}
