//! The rally phase: units that recover, units that must roll, and the effect of the dice [13.4, 19.21, 19.61].

use super::board::Role;
use super::cite::rule;
use super::definition::{HorseKind, Terrain};
use super::event::{Report, What};
use super::game::Game;
use super::sense::Light;
use super::state::*;
use super::terms::{Reason, Term, sum, term};
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

/// The chances of a unit in the rally phase.
#[derive(Clone, Debug)]
pub(crate) enum Prospect {
    /// It recovers without a die.
    Sure,
    /// It rolls; 0 or less with these terms.
    Rolls(Vec<Term>),
    /// It does not.
    Never,
}

/// A unit that rolls in a rally phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Roller {
    Disordered(UnitId),
    Routed(UnitId),
    Exhausted(UnitId),
    Drunken(UnitId),
}

impl Game {
    fn in_sight_of_fire(&self, side: Side, hex: Hex) -> bool {
        // In a fire zone of an enemy, Extended Range excluded, with sight.
        self.on_map(side.other()).any(|(enemy, _)| {
            self.can_fire(enemy)
                && self.cone_from(enemy, hex).is_some_and(|from| {
                    let distance = self.board.distance(from, hex);
                    let reaches = if self.counter(enemy).is_battery() {
                        self.band(enemy, distance).is_some_and(|band| band != super::fire::Band::Extended)
                    } else {
                        let range = &self.board.tables().range;
                        let far = self.cover(hex) != super::sense::Cover::Hard;
                        distance <= u16::from(if far { range.infantry_maximum } else { range.infantry_minimum })
                    };
                    reaches && self.sight(from, hex).is_ok()
                })
        })
    }

    /// The terms of 19.61.
    fn slow_terms(&self, id: UnitId, hex: Hex) -> Vec<Term> {
        let side = self.side_of(id);
        let mut terms = vec![term("1.11", Reason::Rating, -self.rating(id))];
        if self.leaders_at(side, hex).next().is_some() {
            terms.push(term("19.61", Reason::Leader, -1));
        }
        if !self.in_sight_of_fire(side, hex) {
            terms.push(term("19.61", Reason::OutOfSight, -1));
        }
        let em = i16::from(self.counter(id).em);
        if em > 0 {
            terms.push(term("19.61", Reason::Modifier, -em));
        }
        terms
    }

    /// The chances of a Disordered unit in the rally phase [13.4a].
    pub(crate) fn recovery(&self, id: UnitId) -> Prospect {
        let Some(hex) = self.hex_of(id) else { return Prospect::Never };
        let side = self.side_of(id);
        if self.is_drunk(id) || self.is_stunned(id) || self.light() == Light::Night || self.is_blizzard() {
            return Prospect::Never;
        }
        let zone = self.in_enemy_zone(side, hex);
        let slow = self.rallies_slowly(id);
        // In the evening all units recover as the Russians do, or do not [19.61].
        let evening = self.light() == Light::Evening;
        if (slow || evening) && zone && matches!(self.terrain(hex), Terrain::Woods | Terrain::HardCover) {
            return Prospect::Never;
        }
        if evening {
            return Prospect::Rolls(self.slow_terms(id, hex));
        }
        if self.counter(id).is_cossack() {
            return if zone { Prospect::Rolls(self.slow_terms(id, hex)) } else { Prospect::Sure };
        }
        let within = u16::from(self.board.tables().rally.russian_disorder_within);
        let must =
            slow && self.enemy_within(side, hex, within) || zone && self.board.tables().rally.disorder_roll_in_mfz;
        if must { Prospect::Rolls(self.slow_terms(id, hex)) } else { Prospect::Sure }
    }

    /// The chances of a Routed unit in the rally phase [13.4b].
    pub(crate) fn rallying(&self, id: UnitId) -> Prospect {
        let Some(hex) = self.hex_of(id) else { return Prospect::Never };
        let (side, table) = (self.side_of(id), &self.board.tables().rally);
        if self.is_drunk(id) || self.is_stunned(id) || self.is_blizzard() {
            return Prospect::Never;
        }
        let light = self.light();
        let dark = matches!(light, Light::Evening | Light::Night);
        let rolls = dark && self.board.revision().cossacks_roll_in_the_dark();
        if self.counter(id).is_cossack() && !rolls {
            // By itself or not at all [19.21].
            return if self.cossack_rallies(hex) { Prospect::Sure } else { Prospect::Never };
        }
        let commanding = |leader: LeaderId| self.of_chain(leader, id) && self.leader_in_command(leader);
        let leader =
            self.leaders_at(side, hex).filter(|&leader| commanding(leader)).map(|leader| self.bonus(leader)).max();
        let rating = term("1.11", Reason::Rating, -self.rating(id));
        let alone = term("13.4", Reason::SelfRally, -i16::from(table.self_er));
        match leader {
            Some(bonus) if !dark => {
                if !self.enemy_within(side, hex, u16::from(table.leader_free_beyond)) {
                    return Prospect::Sure;
                }
                let mut terms = vec![rating];
                if bonus > 0 {
                    terms.push(term("13.4", Reason::Leader, -i16::from(bonus)));
                }
                Prospect::Rolls(terms)
            }
            _ => {
                let near = self.on_map(side.other()).any(|(enemy, at)| {
                    self.unit(enemy).morale != Morale::Routed
                        && self.board.distance(hex, at) <= u16::from(table.self_beyond)
                });
                let leaderless = side == Side::Second && self.leaders_at(side, hex).next().is_none();
                if near || leaderless && self.is_without_emperor() {
                    return Prospect::Never;
                }
                let mut terms = vec![rating, alone];
                // Any leader who is with it serves in the evening, no matter which units he commands [19.9].
                if light == Light::Evening && self.leaders_at(side, hex).next().is_some() {
                    terms.push(term("13.4", Reason::Evening, -2));
                }
                Prospect::Rolls(terms)
            }
        }
    }

    /// Routed Cossacks come back by themselves where they are left alone [19.21].
    fn cossack_rallies(&self, hex: Hex) -> bool {
        let far = u16::from(self.board.tables().rally.cossack_radii);
        let near = |leader: LeaderId, reach: u16| {
            self.state.leader(leader).hex().is_some_and(|at| self.board.distance(at, hex) <= reach)
        };
        let own = || self.board.leader_ids().filter(|&leader| self.board.leader(leader).side == Side::First);
        let cossack = |leader: LeaderId| self.board.leader(leader).level == super::definition::Level::Cossack;
        if own().any(|leader| cossack(leader) && near(leader, self.radius(leader) * far)) {
            return true;
        }
        own().any(|leader| near(leader, self.radius(leader)))
            && !self.in_sight_of_fire(Side::First, hex)
            && !self.could_be_charged(hex)
    }

    /// Whether some enemy horse could lay a Primary zone over a hex (R33).
    fn could_be_charged(&self, hex: Hex) -> bool {
        let primary = self.board.tables().charge.primary;
        self.on_map(Side::Second).any(|(id, at)| {
            let unit = self.unit(id);
            self.counter(id).is_cavalry()
                && unit.morale == Morale::Good
                && !unit.exhausted
                && self.board.distance(at, hex) <= u16::from(primary)
                && self.charge_zone(at, unit.facing).get(&hex).is_some_and(|&steps| steps <= primary)
        })
    }

    /// The modifiers of the die of horse that rests [13.4c].
    fn rest_terms(&self, id: UnitId) -> Vec<Term> {
        let recovery = -i16::from(self.board.tables().charge.recovery_er);
        vec![term("1.11", Reason::Rating, -self.rating(id)), term("13.4", Reason::Recovery, recovery)]
    }

    fn may_rest(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        let far = u16::from(self.board.tables().charge.recovery_distance);
        matches!(self.counter(id).role, Role::Cavalry(kind) if kind != HorseKind::Cossack || unit.exhausted)
            && unit.exhausted
            && unit.morale == Morale::Good
            && unit.hex().is_some_and(|hex| !self.enemy_within(self.side_of(id), hex, far))
    }

    /// The chances of Exhausted horse in the rally phase [13.4c]; with fatigue in use it rests by the hour, without a
    /// die.
    pub(crate) fn resting(&self, id: UnitId) -> Prospect {
        match (self.may_rest(id), self.options.fatigue) {
            (true, false) => Prospect::Rolls(self.rest_terms(id)),
            (true, true) if self.is_hourly() => Prospect::Sure,
            _ => Prospect::Never,
        }
    }

    /// All units that must roll, in the order of the dice; settled at the start of the phase (R5).
    pub(crate) fn rally_rollers(&self) -> Vec<Roller> {
        let side = self.state.phase.side();
        let own: Vec<UnitId> = self.on_map(side).map(|(id, _)| id).collect();
        let of = |wanted: Morale| own.iter().copied().filter(move |&id| self.unit(id).morale == wanted);
        let rolls = |prospect: Prospect| matches!(prospect, Prospect::Rolls(_));
        let mut rollers: Vec<Roller> = Vec::new();
        rollers.extend(of(Morale::Disordered).filter(|&id| rolls(self.recovery(id))).map(Roller::Disordered));
        rollers.extend(of(Morale::Routed).filter(|&id| rolls(self.rallying(id))).map(Roller::Routed));
        rollers.extend(own.iter().copied().filter(|&id| rolls(self.resting(id))).map(Roller::Exhausted));
        if side == Side::First
            && let Some(drunken) = &self.board.rules().drunken
            && (drunken.from_turn..=drunken.last_turn).contains(&self.state.turn)
        {
            rollers.extend(own.iter().copied().filter(|&id| self.is_drunk(id)).map(Roller::Drunken));
        }
        rollers
    }

    /// The whole rally phase, with its dice.
    pub(crate) fn rally(&mut self, dice: &[u8], report: &mut Report) {
        let side = self.state.phase.side();
        let rollers = self.rally_rollers();
        let die_of =
            |wanted: Roller| rollers.iter().position(|&roller| roller == wanted).and_then(|at| dice.get(at)).copied();
        let own: Vec<UnitId> = self.on_map(side).map(|(id, _)| id).collect();
        let prospects: Vec<(UnitId, Morale, Prospect)> = own
            .iter()
            .map(|&id| match self.unit(id).morale {
                Morale::Good => (id, Morale::Good, Prospect::Never),
                Morale::Disordered => (id, Morale::Disordered, self.recovery(id)),
                Morale::Routed => (id, Morale::Routed, self.rallying(id)),
            })
            .collect();
        let rests: Vec<(UnitId, Prospect)> = own.iter().map(|&id| (id, self.resting(id))).collect();
        for (id, _, prospect) in prospects.iter().filter(|(_, morale, _)| *morale == Morale::Disordered) {
            let die = die_of(Roller::Disordered(*id));
            if succeeds(prospect, die) {
                self.recover(*id, die, report);
            } else if die.is_some() {
                report.tell(What::NotRallied { unit: *id, die }, [rule!("13.4")]);
            }
        }
        for (id, _, prospect) in prospects.iter().filter(|(_, morale, _)| *morale == Morale::Routed) {
            let die = die_of(Roller::Routed(*id));
            if self.is_drunk(*id) || self.is_stunned(*id) {
                continue;
            }
            if succeeds(prospect, die) {
                self.come_back(*id, die, report);
            } else {
                report.tell(What::NotRallied { unit: *id, die }, [rule!("13.4")]);
                let long = self.rout_retreat();
                self.go_back(*id, long, None, report);
            }
        }
        for (id, prospect) in rests {
            let die = die_of(Roller::Exhausted(id));
            if succeeds(&prospect, die) && self.hex_of(id).is_some() {
                self.edit(id, |unit| unit.exhausted = false);
                report.tell(What::Rested { unit: id, die }, [rule!("13.4")]);
            }
        }
        self.sober_up(&rollers, dice, report);
    }

    fn sober_up(&mut self, rollers: &[Roller], dice: &[u8], report: &mut Report) {
        let board = std::sync::Arc::clone(&self.board);
        let Some(drunken) = &board.rules().drunken else { return };
        for (roller, &die) in rollers.iter().zip(dice) {
            let Roller::Drunken(id) = *roller else { continue };
            if self.hex_of(id).is_none() {
                continue;
            }
            if die <= drunken.release_upto {
                self.release(id, die, report);
            } else if die >= drunken.remove_from || self.state.turn == drunken.last_turn {
                self.remove(id, Place::Removed, report);
            }
        }
    }

    /// Drunken units with an enemy near (R41).
    pub(crate) fn drunken_near(&self) -> Vec<UnitId> {
        let Some(drunken) = &self.board.rules().drunken else { return Vec::new() };
        let near = u16::from(drunken.near);
        let threatened = |&(id, hex): &(UnitId, Hex)| {
            self.is_drunk(id) && self.counter(id).parent.is_none() && self.enemy_within(Side::First, hex, near)
        };
        self.on_map(Side::First).filter(threatened).map(|(id, _)| id).collect()
    }

    pub(crate) fn rouse_drunken(&mut self, dice: &[u8], report: &mut Report) {
        let upto = self.board.rules().drunken.as_ref().map_or(0, |drunken| drunken.near_release_upto);
        for (id, &die) in self.drunken_near().into_iter().zip(dice) {
            if die <= upto {
                self.release(id, die, report);
            } else {
                self.remove(id, Place::Removed, report);
            }
        }
    }

    fn release(&mut self, id: UnitId, die: u8, report: &mut Report) {
        self.edit(id, |unit| unit.released = true);
        report.tell(What::Released { unit: id, die }, [rule!("20.15.A")]);
    }

    fn recover(&mut self, id: UnitId, die: Option<u8>, report: &mut Report) {
        let Some(hex) = self.hex_of(id) else { return };
        let loose = self.loosens(hex) && self.counter(id).is_battalion();
        self.edit(id, |unit| {
            unit.morale = Morale::Good;
            if loose {
                unit.formation = Formation::GeneralOrder;
            }
        });
        report.tell(What::Recovered { unit: id, die }, [rule!("13.4")]);
        self.align(hex, report);
    }

    /// If facings in a hex differ, the lower units take that of the top one (R87).
    fn align(&mut self, hex: Hex, report: &mut Report) {
        let Some(top) = self.top(hex) else { return };
        let (facing, formation) = (self.unit(top).facing, self.unit(top).formation);
        for id in self.units_at(hex).to_vec() {
            let unit = *self.unit(id);
            let same = self.counter(id).is_battalion() && self.counter(top).is_battalion()
                || self.counter(id).is_cavalry() && self.counter(top).is_cavalry();
            if same && unit.formation == formation && unit.facing != facing && !self.all_round(id) {
                self.edit(id, |unit| unit.facing = facing);
                report.tell(What::Turned { unit: id, facing, cost: 0 }, [rule!("R87")]);
            }
        }
    }

    fn come_back(&mut self, id: UnitId, die: Option<u8>, report: &mut Report) {
        if self.counter(id).is_cossack() {
            self.edit(id, |unit| unit.morale = Morale::Good);
            report.tell(What::Rallied { unit: id, die, lost: 0 }, [rule!("19.21"), rule!("R33")]);
            return;
        }
        // A rallied unit loses a point, but not its last.
        let loss = self.board.tables().rally.loss.min(less(self.unit(id).strength, 1));
        self.edit(id, |unit| unit.morale = Morale::Disordered);
        let lost = if loss > 0 { self.lose_by(id, loss, rule!("13.4"), report) } else { 0 };
        report.tell(What::Rallied { unit: id, die, lost }, [rule!("13.4")]);
    }
}

fn succeeds(prospect: &Prospect, die: Option<u8>) -> bool {
    match (prospect, die) {
        (Prospect::Sure, _) => true,
        (Prospect::Rolls(terms), Some(die)) => i16::from(die) + sum(terms) <= 0,
        _ => false,
    }
}
