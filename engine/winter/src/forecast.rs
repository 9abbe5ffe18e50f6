//! The result of a proposed roll, by the code that resolves it: each term with its rule, each result with its chance.

use super::agenda::Task;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::command::Proposal;
use super::event::Verdict;
use super::facing::{Aspect, Facing};
use super::fire::Shot;
use super::game::Game;
use super::rally::Prospect;
use super::rating::Occasion;
use super::state::*;
use super::tables::{Scatter, ShockResult};
use super::terms::{Term, sum};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// The rolls of a proposal, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// Each roll.
    pub throws: Vec<Chance>,
}

/// One die, with what is added to it and what each result would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The rule that asks for it.
    pub rule: Rule,
    /// The unit that fires, checks or attacks.
    pub unit: Option<UnitId>,
    /// The leader that an order is for.
    pub leader: Option<LeaderId>,
    /// The modifiers of the die.
    pub terms: Vec<Term>,
    /// Every possible result, with the faces of ten that cause it.
    pub results: Vec<Likelihood>,
}

/// A result and how many of ten faces bring it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Likelihood {
    /// The result.
    pub result: Effect,
    /// Faces of ten; of a hundred where the higher of two dice counts [19.54].
    pub faces: u8,
}

impl Forecast {
    /// The roll that decides a fight.
    pub fn fight(&self) -> Option<&Chance> {
        self.throws.iter().find(|chance| chance.results.iter().any(|likely| matches!(likely.result, Effect::Shock(_))))
    }

    /// The first shot.
    pub fn shot(&self) -> Option<&Chance> {
        self.throws.iter().find(|chance| chance.rule == rule!("11.3"))
    }
}

impl Chance {
    /// Number of equally likely rolls that the results share.
    pub fn throws(&self) -> u8 {
        self.results.iter().map(|likely| likely.faces).sum()
    }
}

/// The effect of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// No effect.
    Nothing,
    /// A morale check.
    Check,
    /// Points lost, and a check.
    Points(u8),
    /// A check ends so.
    Verdict(Verdict),
    /// It succeeds.
    Success,
    /// It fails.
    Failure,
    /// A fight ends so.
    Shock(ShockResult),
    /// An order is delayed by this many steps; 0 is received.
    Delay(u8),
    /// A long shot falls there [11.2].
    Falls(Scatter),
    /// A leader falls.
    LeaderFalls,
}

fn count(results: impl Iterator<Item = Effect>) -> Vec<Likelihood> {
    let mut counted: Vec<Likelihood> = Vec::new();
    for result in results {
        match counted.iter_mut().find(|known| known.result == result) {
            Some(known) => known.faces += 1,
            None => counted.push(Likelihood { result, faces: 1 }),
        }
    }
    counted
}

fn succeed(terms: &[Term]) -> Vec<Likelihood> {
    count((0..10).map(|die: i16| if die + sum(terms) <= 0 { Effect::Success } else { Effect::Failure }))
}

impl Game {
    fn chance_of_check(&self, unit: UnitId, occasion: &Occasion) -> Chance {
        let terms = self.check_terms(unit, occasion);
        let results = count((0..10).map(|die: i16| Effect::Verdict(self.verdict(unit, die + sum(&terms)))));
        Chance { rule: rule!("13.1"), unit: Some(unit), leader: None, terms, results }
    }

    /// The check of a unit that has lost `lost` points in this combat.
    fn chance_after_loss(&self, unit: UnitId, occasion: &Occasion) -> Chance {
        let mut worn = self.clone_for_trial();
        worn.edit(unit, |unit| unit.strength = less(unit.strength, occasion.lost));
        worn.chance_of_check(unit, occasion)
    }

    /// The die for the lowest leader of a hex that loses a point; `None` if no leader is there [19.8].
    fn chance_of_leader(&self, side: Side, hex: Hex, upto: u8) -> Option<Chance> {
        let leader = self.lowest_leader(side, hex)?;
        let results = count((0..10).map(|die| if die <= upto { Effect::LeaderFalls } else { Effect::Nothing }));
        Some(Chance { rule: rule!("19.8"), unit: None, leader: Some(leader), terms: Vec::new(), results })
    }

    fn chance_of_shot(
        &self,
        units: &[UnitId],
        from: Hex,
        target: UnitId,
        hex: Hex,
        riding: bool,
    ) -> (Chance, Aspect, u8) {
        let together = units.first().is_some_and(|&first| self.both_bear(first, hex));
        let long = units.first().is_some_and(|&first| {
            self.band(first, self.board.distance(from, hex)) == Some(super::fire::Band::Extended)
        });
        let aim = self.aim(&Shot { units, from, target, hex, together, long, riding });
        let gunner = self.state.phase == PhaseName::ReciprocalFire && self.has_gunner(units);
        let dice: Vec<u8> = if gunner {
            (0..10).flat_map(|one: u8| (0..10).map(move |other| one.max(other))).collect()
        } else {
            (0..10).collect()
        };
        let hits: Vec<_> = dice.into_iter().map(|die| self.hit(&aim, die)).collect();
        let most = hits.iter().map(|hit| hit.points).max().unwrap_or(0);
        let results = count(hits.iter().map(|hit| match (hit.points, hit.check) {
            (0, false) => Effect::Nothing,
            (0, true) => Effect::Check,
            (points, _) => Effect::Points(points.min(self.unit(target).strength)),
        }));
        let unit = units.first().copied();
        (Chance { rule: rule!("11.3"), unit, leader: None, terms: aim.terms.clone(), results }, aim.aspect, most)
    }

    fn forecast_fire(&self, units: &[UnitId], target: Hex) -> Result<Forecast, Breach> {
        let from = self.may_fire(units, target)?;
        let struck = self.top(target).ok_or(Breach::there(Why::NoTarget, target))?;
        let (shot, aspect, most) = self.chance_of_shot(units, from, struck, target, false);
        let mut throws = Vec::new();
        let first = units.first().copied();
        let far = first.and_then(|first| self.band(first, self.board.distance(from, target)));
        if far == Some(super::fire::Band::Extended) {
            let table = self.board.tables().fire.extended_scatter;
            let results = count(table.into_iter().map(Effect::Falls));
            throws.push(Chance { rule: rule!("11.2"), unit: first, leader: None, terms: Vec::new(), results });
        }
        throws.push(shot);
        // The check after a result without losses, and after each number of points it could cost; a first point that
        // does not bring the unit to half its strength changes nothing.
        let after =
            |lost| self.chance_after_loss(struck, &Occasion { aspect: Some(aspect), lost, ..Occasion::default() });
        // A Routed unit does not check [13.1].
        if self.unit(struck).morale != Morale::Routed {
            let unhurt = after(0);
            let mut hurt = Vec::new();
            for lost in 1..=most.min(less(self.unit(struck).strength, 1)) {
                let chance = after(lost);
                if lost > 1 || chance.terms != unhurt.terms {
                    hurt.push(chance);
                }
            }
            throws.push(unhurt);
            throws.extend(hurt);
        }
        if most > 0 {
            let upto = self.board.tables().leader_loss.fire_upto;
            throws.extend(self.chance_of_leader(self.side_of(struck), target, upto));
        }
        Ok(Forecast { throws })
    }

    /// The shots at a unit that passes, in order, each from where it is then, and the check of a unit that is hit.
    fn forecast_passing(&self, firers: &[UnitId]) -> Result<Forecast, Breach> {
        let (mut game, passing) = self.shots_as_asked(firers)?;
        let mut throws = Vec::new();
        for shot in passing.shots {
            if !shot.leaving {
                game.take_drawing_step();
            }
            let hexes = [game.hex_of(passing.target), game.wing_of(passing.target)];
            let hit = hexes.into_iter().flatten().find(|&hex| game.in_zone(shot.firer, hex));
            let Some((hex, from)) = hit.and_then(|hex| Some((hex, game.cone_from(shot.firer, hex)?))) else { continue };
            let (chance, aspect, _) = game.chance_of_shot(&[shot.firer], from, passing.target, hex, passing.rides);
            throws.push(chance);
            if game.unit(passing.target).morale != Morale::Routed {
                let occasion = Occasion { aspect: Some(aspect), riding: passing.rides, ..Occasion::default() };
                throws.push(game.chance_of_check(passing.target, &occasion));
            }
        }
        Ok(Forecast { throws })
    }

    fn forecast_shock(&self, attackers: &[UnitId], from: Hex, to: Hex, charge: bool) -> Result<Forecast, Breach> {
        let no = Breach::new(Why::NoAttack);
        let (Some(&lead), Some(defender)) = (attackers.first(), self.lead(to)) else { return Err(no) };
        let mut throws = Vec::new();
        // Against Routed units alone no die is rolled: each loses a point and runs on [12.1, 12.3].
        if self.field.all(&self.board, to).all(|id| self.unit(id).morale == Morale::Routed) {
            return Ok(Forecast { throws });
        }
        for firer in self.defensive_firers(from, to) {
            let at = self.cone_from(firer, from).unwrap_or(to);
            throws.push(self.chance_of_shot(&[firer], at, lead, from, charge).0);
        }
        let acts = self.board.way(from, to);
        // Only a shot that does something makes a charger check [12.3].
        let harmless = |shot: &Chance| shot.results.iter().all(|likely| likely.result == Effect::Nothing);
        if !charge || !throws.iter().all(harmless) {
            let occasion = Occasion { attacking: !charge, acts, riding: charge, ..Occasion::default() };
            throws.push(self.chance_of_check(lead, &occasion));
        }
        let aspect = Some(self.aspect_toward(defender, to, from));
        let charger = charge.then_some(lead);
        if charge && self.may_countercharge(defender, lead, from, to) {
            let terms = self.initiation_terms(defender);
            let results = succeed(&terms);
            throws.push(Chance { rule: rule!("12.3"), unit: Some(defender), leader: None, terms, results });
        }
        throws.push(self.chance_of_check(defender, &Occasion { aspect, charger, ..Occasion::default() }));
        let terms = self.differential(attackers, from, to, charge, false);
        let results = count((0..10).map(|die: i16| Effect::Shock(self.shock_result(die + sum(&terms)))));
        throws.push(Chance { rule: rule!("12.4"), unit: Some(lead), leader: None, terms, results });
        let upto = self.board.tables().leader_loss.shock_upto;
        throws.extend(self.chance_of_leader(self.side_of(lead), from, upto));
        throws.extend(self.chance_of_leader(self.side_of(defender), to, upto));
        Ok(Forecast { throws })
    }

    pub(crate) fn foresee(&self, proposal: &Proposal) -> Result<Forecast, Breach> {
        let known = |id: UnitId| {
            if !self.board.has_unit(id) {
                Err(Breach::new(Why::Unknown))
            } else if self.hex_of(id).is_none() {
                Err(Breach::of(Why::NotOnMap, id))
            } else {
                Ok(())
            }
        };
        match proposal {
            Proposal::Fire { units, target } => {
                units.iter().try_for_each(|&id| known(id))?;
                self.forecast_fire(units, *target)
            }
            Proposal::OpportunityFire { firers } => self.forecast_passing(firers),
            Proposal::Attack { from, to, via } => {
                let side = self.units_at(*from).first().map_or(Side::First, |&id| self.side_of(id));
                let units = self.check_attack(side, *from, *to, false, *via)?;
                match via {
                    None => self.forecast_shock(&units, *from, *to, false),
                    Some(via) => {
                        let mut moved = self.clone_for_trial();
                        for &id in &units {
                            moved.edit(id, |unit| unit.place = Place::On(*via));
                        }
                        moved.forecast_shock(&units, *via, *to, false)
                    }
                }
            }
            Proposal::Charge { unit, from, to } => {
                known(*unit)?;
                let inside = self.board.grid().contains(*from);
                let meets = self.counter(*unit).is_cavalry() && self.has(self.side_of(*unit).other(), *to);
                let Some(way) = self.board.way(*from, *to).filter(|_| inside && meets) else {
                    return Err(Breach::of(Why::BadRide, *unit));
                };
                // A Cossack would name a facing that leads there [12.2].
                let turns = self.counter(*unit).is_cossack() && !self.unit(*unit).facing.front().contains(&way);
                let mut moved = self.clone_for_trial();
                moved.edit(*unit, |unit| {
                    unit.place = Place::On(*from);
                    if turns {
                        unit.facing = Facing::of(i32::from(way.number()));
                    }
                });
                moved.forecast_shock(&[*unit], *from, *to, true)
            }
            Proposal::DeclareCharge { unit } => {
                known(*unit)?;
                let offered =
                    matches!(self.state.agenda.last(), Some(Task::AskCharge(offer)) if offer.charger == *unit);
                let facing = if offered {
                    self.unit(*unit).facing
                } else {
                    self.may_declare(self.side_of(*unit), *unit, None)?.facing
                };
                // Cossacks that meet no formed unit need no check [19.21].
                if self.counter(*unit).is_cossack() && self.cossack_charge(*unit, facing) == Ok(false) {
                    return Ok(Forecast { throws: Vec::new() });
                }
                let terms = self.initiation_terms(*unit);
                let results = succeed(&terms);
                let chance = Chance { rule: rule!("12.2"), unit: Some(*unit), leader: None, terms, results };
                Ok(Forecast { throws: vec![chance] })
            }
            Proposal::Check { unit } => {
                known(*unit)?;
                Ok(Forecast { throws: vec![self.chance_of_check(*unit, &Occasion::default())] })
            }
            Proposal::Rally { unit } => {
                known(*unit)?;
                let prospect = match self.unit(*unit).morale {
                    Morale::Good if self.unit(*unit).exhausted => self.resting(*unit),
                    Morale::Good => return Err(Breach::of(Why::NoEffect, *unit)),
                    Morale::Disordered => self.recovery(*unit),
                    Morale::Routed => self.rallying(*unit),
                };
                let (terms, results) = match prospect {
                    Prospect::Sure => (Vec::new(), vec![Likelihood { result: Effect::Success, faces: 10 }]),
                    Prospect::Never => (Vec::new(), vec![Likelihood { result: Effect::Failure, faces: 10 }]),
                    Prospect::Rolls(terms) => {
                        let results = succeed(&terms);
                        (terms, results)
                    }
                };
                let chance = Chance { rule: rule!("13.4"), unit: Some(*unit), leader: None, terms, results };
                Ok(Forecast { throws: vec![chance] })
            }
            Proposal::Order { from, to } => {
                self.may_order(Side::First, *from, *to)?;
                let terms = self.delivery_terms(*from, *to);
                let results = if self.received_at_once(*from, *to) {
                    vec![Likelihood { result: Effect::Delay(0), faces: 10 }]
                } else {
                    count((0..10).map(|die: i16| Effect::Delay(self.delay_of(die + sum(&terms)))))
                };
                let chance = Chance { rule: rule!("17.9"), unit: None, leader: Some(*to), terms, results };
                Ok(Forecast { throws: vec![chance] })
            }
        }
    }
}
