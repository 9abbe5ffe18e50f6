//! Shock: infantry attacks and the contact of charges [12.1, 12.3].

use super::agenda::{LeaderDie, Shock, ShockStep, Task};
use super::board::Role;
use super::breach::{Breach, Why};
use super::cite::rule;
use super::definition::HorseKind;
use super::event::{Report, Verdict, What};
use super::facing::Aspect;
use super::fire::Shot;
use super::game::Game;
use super::rating::Occasion;
use super::sense::Cover;
use super::state::*;
use super::tables::Fate;
use super::terms::sum;
use engine::hex::Hex;

impl Game {
    /// The units of a hex that take part in an attack on another, the lead first, or the reason none may [12.1, 19.21].
    pub(crate) fn attackers(&self, side: engine::contract::Side, from: Hex, to: Hex) -> Result<Vec<UnitId>, Breach> {
        let no = Breach::new(Why::NoAttack);
        if !self.board.grid().contains(from) || !self.board.grid().contains(to) {
            return Err(Breach::new(Why::OffBoard));
        }
        let Some(way) = self.board.way(from, to) else { return Err(no) };
        if !self.has(side.other(), to) {
            return Err(no);
        }
        let lead = self.top(to).ok_or(no)?;
        let ready = |id: &UnitId| {
            let unit = self.unit(*id);
            unit.morale == Morale::Good && unit.marks.attacks < 2 && self.side_of(*id) == side && !self.is_drunk(*id)
        };
        let here: Vec<UnitId> = self.units_at(from).iter().copied().filter(ready).collect();
        let cossacks: Vec<UnitId> = here.iter().copied().filter(|&id| self.counter(id).is_cossack()).collect();
        if !cossacks.is_empty() {
            let soft = self.cover(to) == Cover::Soft;
            let exposed = !self.is_formed(lead) || self.aspect_toward(lead, to, from) != Aspect::Front;
            if side != engine::contract::Side::First || !(soft || exposed) {
                return Err(Breach::new(Why::CossackCannot));
            }
            for &id in &cossacks {
                self.dares_attack(id)?;
            }
            return Ok(cossacks);
        }
        let faces = |id: &UnitId| self.all_round(*id) || self.unit(*id).facing.front().contains(&way);
        let formed = |id: &UnitId| {
            self.counter(*id).is_battalion()
                && matches!(self.unit(*id).formation, Formation::Line | Formation::Column)
                && faces(id)
        };
        let loose = |id: &UnitId| {
            self.counter(*id).role == Role::Skirmisher
                || self.counter(*id).is_battalion() && self.unit(*id).formation == Formation::GeneralOrder
        };
        let ranks: Vec<UnitId> = here.iter().copied().filter(formed).collect();
        let others: Vec<UnitId> = here.iter().copied().filter(loose).collect();
        let loose_target = !self.is_formed(lead) || self.cover(to) != Cover::Open;
        let mut all = ranks;
        if all.is_empty() && !loose_target {
            return Err(no);
        }
        all.extend(others);
        // Battalions lead, skirmish units go with them.
        all.sort_by_key(|&id| (self.counter(id).is_loose(), self.unit(id).depth));
        for &id in &all {
            if self.is_inactive(id) {
                return Err(Breach::of(Why::Inactive, id));
            }
            self.dares_attack(id)?;
        }
        if let Some(&id) = all.first() {
            self.rows_open(id, None, to)?;
        }
        if all.is_empty() { Err(no) } else { Ok(all) }
    }

    /// Whether attackers may go into the hex (R86).
    pub(crate) fn may_advance(&self, units: &[UnitId], to: Hex) -> Result<(), Breach> {
        units.first().map_or(Ok(()), |&id| self.may_go(id, to))
    }

    /// Defenders that fire: the top battalion or every battery, a skirmish unit if it is alone [12.1].
    pub(crate) fn defensive_firers(&self, from: Hex, to: Hex) -> Vec<UnitId> {
        let units: Vec<UnitId> = self.field.all(&self.board, to).collect();
        let can = |id: &UnitId| self.can_fire(*id) && self.bears_on(*id, from);
        let batteries: Vec<UnitId> =
            units.iter().copied().filter(|&id| self.counter(id).is_battery()).filter(|id| can(id)).collect();
        if !batteries.is_empty() {
            return batteries;
        }
        let steady = |id: UnitId| self.unit(id).morale != Morale::Routed;
        let top = units.iter().copied().find(|&id| self.counter(id).is_battalion() && steady(id));
        if units.iter().any(|&id| !self.counter(id).is_loose()) {
            return top.filter(|id| can(id)).into_iter().collect();
        }
        units.into_iter().filter(|&id| self.counter(id).role == Role::Skirmisher).filter(|id| can(id)).collect()
    }

    fn bears_on(&self, id: UnitId, hex: Hex) -> bool {
        self.cone_from(id, hex).is_some_and(|at| self.board.distance(at, hex) <= 1)
    }

    /// Begins a fight.
    pub(crate) fn begin_shock(
        &mut self,
        attackers: Vec<UnitId>,
        from: Hex,
        to: Hex,
        advance: bool,
        charge: bool,
        report: &mut Report,
    ) {
        for &id in &attackers {
            self.edit(id, |unit| unit.marks.attacks += 1);
            // Riding a charge is counted when it ends [15.3].
            if !charge || self.board.whole().is_none() {
                self.note_fight(id);
            }
        }
        self.note_combat();
        report.tell(What::Attacked { attackers: attackers.clone(), from, to, charge }, [rule!("12.1")]);
        for id in self.top_down(to) {
            self.note_fight(id);
            self.rouse(id, report);
        }
        let side = self.state.phase.side();
        let side = attackers.first().map_or(side, |&id| self.side_of(id));
        let leaders = [self.lowest_leader(side, from), self.lowest_leader(side.other(), to)];
        let all_routed = self.field.all(&self.board, to).all(|id| self.unit(id).morale == Morale::Routed);
        let mut shock = Shock {
            attackers,
            from,
            to,
            advance,
            charge,
            step: ShockStep::DefensiveFire,
            firers: Vec::new(),
            dice: Vec::new(),
            attacker_lost: 0,
            must_check: false,
            hex_lost: [0, 0],
            leaders,
            countercharge: false,
            done: false,
        };
        if all_routed {
            // They lose a point each and run on.
            shock.step = ShockStep::Advance;
            let base = self.state.agenda.len();
            for id in self.top_down(to) {
                self.lose_by(id, 1, rule!("12.1"), report);
                if self.hex_of(id).is_some() {
                    let long = self.rout_retreat();
                    self.rout(id, long, Some(from), true, report);
                }
            }
            self.state.agenda.insert(base, Task::Shock(Box::new(shock)));
            return;
        }
        shock.firers = self.defensive_firers(from, to);
        if shock.firers.is_empty() {
            shock.step = ShockStep::Dice;
        }
        self.state.agenda.push(Task::Shock(Box::new(shock)));
    }

    /// The dice of defensive fire are rolled.
    pub(crate) fn defensive_fire(&mut self, mut shock: Box<Shock>, dice: &[u8], report: &mut Report) {
        let firers = std::mem::take(&mut shock.firers);
        for (&firer, &die) in firers.iter().zip(dice) {
            let Some(&target) = shock.attackers.first() else { break };
            let Some(at) = self.cone_from(firer, shock.from) else { continue };
            let helpers = self.helpers(firer);
            let hex = shock.from;
            let together = self.both_bear(firer, hex);
            let riding = shock.charge;
            let aim = self.aim(&Shot { units: &[firer], from: at, target, hex, together, long: false, riding });
            let hit = self.hit(&aim, die);
            let score = i16::from(die) + sum(&aim.terms);
            self.have_helped(&helpers);
            self.spend_ammunition(firer, report);
            report.tell(
                What::Fired { units: vec![firer], target, hex, die, score, points: hit.points, check: hit.check },
                [rule!("12.1"), rule!("11.3")],
            );
            let lost = self.lose(target, hit.points, report);
            shock.attacker_lost += lost;
            let [ours, _] = &mut shock.hex_lost;
            *ours += lost;
            shock.must_check |= hit.check;
            shock.attackers.retain(|&id| self.hex_of(id) == Some(hex));
        }
        shock.step = ShockStep::Dice;
        // No unit is left to attack [R49].
        if shock.attackers.is_empty() {
            shock.step = ShockStep::Leaders;
            shock.done = true;
            shock.dice = vec![9; 6];
        }
        self.state.agenda.push(Task::Shock(shock));
    }

    /// Number of dice that the fight takes.
    pub(crate) fn shock_dice(shock: &Shock) -> usize {
        if shock.charge { 6 } else { 5 }
    }

    /// The position of a die in the list: attacker's morale, countercharge, defender's morale, result, both leaders. An
    /// attack has no countercharge.
    const fn die_at(shock: &Shock, which: usize) -> usize {
        if shock.charge || which == 0 { which } else { which - 1 }
    }

    fn die(shock: &Shock, which: usize) -> u8 {
        shock.dice.get(Game::die_at(shock, which)).copied().unwrap_or(9)
    }

    /// The positions of the dice that a step reads, without those of leaders.
    pub(crate) fn dice_read(shock: &Shock) -> Vec<usize> {
        let which: &[usize] = match shock.step {
            ShockStep::AttackerCheck => &[0],
            ShockStep::DefenderCheck if shock.charge => &[1, 2],
            ShockStep::DefenderCheck => &[2],
            ShockStep::Result => &[3],
            _ => &[],
        };
        which.iter().map(|&which| Game::die_at(shock, which)).collect()
    }

    /// Goes on with a fight whose dice are rolled.
    pub(crate) fn go_on_fighting(&mut self, mut shock: Box<Shock>, report: &mut Report) {
        let base = self.state.agenda.len();
        shock.attackers.retain(|&id| self.hex_of(id) == Some(shock.from));
        match shock.step {
            ShockStep::DefensiveFire | ShockStep::Dice => return,
            ShockStep::AttackerCheck => {
                shock.step = ShockStep::DefenderCheck;
                self.attacker_checks(&mut shock, report);
            }
            ShockStep::DefenderCheck => {
                shock.step = ShockStep::Result;
                self.defender_checks(&mut shock, report);
            }
            ShockStep::Result => {
                shock.step = ShockStep::Leaders;
                self.decide(&mut shock, report);
            }
            ShockStep::Leaders => {
                shock.step = ShockStep::Advance;
                self.fight_leaders(&shock, report);
            }
            ShockStep::Advance => {
                if shock.advance {
                    self.advance(&shock, report);
                }
                return;
            }
        }
        self.state.agenda.insert(base, Task::Shock(shock));
    }

    fn attacker_checks(&mut self, shock: &mut Shock, report: &mut Report) {
        let Some(&lead) = shock.attackers.first() else {
            shock.done = true;
            shock.step = ShockStep::Leaders;
            return;
        };
        if shock.charge && !shock.must_check {
            return;
        }
        let acts = self.board.way(shock.from, shock.to);
        let (lost, riding) = (shock.attacker_lost, shock.charge);
        let occasion = Occasion { lost, attacking: !riding, acts, riding, ..Occasion::default() };
        let die = Game::die(shock, 0);
        let margin = i16::from(die) + sum(&self.check_terms(lead, &occasion));
        let verdict = self.verdict(lead, margin);
        report.tell(What::Checked { unit: lead, die, margin, verdict }, [rule!("12.1"), rule!("13.1")]);
        if verdict == Verdict::Pass {
            return;
        }
        // A charger that is only disordered rides on [12.3].
        let rides_on = shock.charge && verdict == Verdict::Disorder;
        for id in shock.attackers.clone() {
            let was = self.unit(id).morale;
            let own = if was == Morale::Good { verdict } else { Verdict::Rout };
            self.suffer(id, own, Some(shock.to), report);
        }
        if !rides_on {
            shock.done = true;
            shock.step = ShockStep::Leaders;
        }
    }

    /// The side of the defenders' hex the attack comes through, as it lies to their lead.
    fn attacked_through(&self, lead: UnitId, shock: &Shock) -> Aspect {
        self.aspect_toward(lead, shock.to, shock.from)
    }

    fn defender_checks(&mut self, shock: &mut Shock, report: &mut Report) {
        let Some(lead) = self.lead(shock.to) else { return };
        let Some(&attacker) = shock.attackers.first() else { return };
        let aspect = self.attacked_through(lead, shock);
        if shock.charge {
            self.try_countercharge(shock, lead, attacker, report);
        }
        let charger = shock.charge.then_some(attacker);
        let occasion = Occasion { aspect: Some(aspect), charger, ..Occasion::default() };
        let die = Game::die(shock, 2);
        let margin = i16::from(die) + sum(&self.check_terms(lead, &occasion));
        let verdict = self.verdict(lead, margin);
        report.tell(What::Checked { unit: lead, die, margin, verdict }, [rule!("12.1"), rule!("13.1")]);
        let defenders = self.top_down(shock.to);
        let goes = matches!(verdict, Verdict::Rout | Verdict::Retreat);
        for id in defenders {
            let routed = self.unit(id).morale == Morale::Routed;
            if routed || verdict == Verdict::Pass {
                // A unit that was Routed before retreats as soon as the lead has checked.
                if routed {
                    let long = self.rout_retreat();
                    self.rout(id, long, Some(shock.from), true, report);
                }
                continue;
            }
            // A unit already Disordered that must go back routs.
            let own = match verdict {
                Verdict::Retreat if self.unit(id).morale == Morale::Disordered => Verdict::Rout,
                own => own,
            };
            self.suffer(id, own, Some(shock.from), report);
        }
        if goes {
            shock.step = ShockStep::Leaders;
        }
    }

    /// Whether a defender tries to charge in turn [12.3, 19.21].
    pub(crate) fn may_countercharge(&self, lead: UnitId, attacker: UnitId, from: Hex, to: Hex) -> bool {
        let (counter, unit) = (self.counter(lead), self.unit(lead));
        let aspect = self.aspect_toward(lead, to, from);
        match counter.role {
            Role::Cavalry(HorseKind::Cossack) => {
                // Horse that is Disordered, or light horse if a leader of theirs is at hand [19.21].
                let disordered = self.unit(attacker).morale == Morale::Disordered;
                let light = self.counter(attacker).role == Role::Cavalry(HorseKind::Light);
                unit.morale == Morale::Good
                    && !unit.exhausted
                    && (disordered || light && self.cossack_leader_beside(lead))
            }
            Role::Cavalry(_) => {
                self.is_formed(lead)
                    && unit.formation == Formation::Formed
                    && !unit.exhausted
                    && aspect == Aspect::Front
            }
            _ => false,
        }
    }

    fn try_countercharge(&mut self, shock: &mut Shock, lead: UnitId, attacker: UnitId, report: &mut Report) {
        if !self.may_countercharge(lead, attacker, shock.from, shock.to) {
            return;
        }
        let die = Game::die(shock, 1);
        let charges = i16::from(die) <= self.rating(lead) + i16::from(self.leader_bonus(lead).unwrap_or(0));
        report.tell(What::Countercharged { unit: lead, die, charges }, [rule!("12.3")]);
        if charges {
            shock.countercharge = true;
            self.exhaust(lead, report);
        }
    }

    fn decide(&mut self, shock: &mut Shock, report: &mut Report) {
        if shock.attackers.is_empty() || self.lead(shock.to).is_none() {
            return;
        }
        let terms = self.differential(&shock.attackers, shock.from, shock.to, shock.charge, shock.countercharge);
        let die = Game::die(shock, 3);
        let differential = sum(&terms);
        let score = differential + i16::from(die);
        report.tell(What::Fought { die, differential, score }, [rule!("12.4")]);
        let result = self.shock_result(score);
        let defenders = self.defenders(shock.to);
        let lost = self.share_losses(&defenders, result.defender, report);
        let own = self.share_losses(&shock.attackers.clone(), result.attacker, report);
        let [ours, theirs] = &mut shock.hex_lost;
        *ours += own;
        *theirs += lost;
        for id in defenders {
            self.meet_fate(id, result.defender_does, shock.from, report);
        }
        for id in shock.attackers.clone() {
            self.meet_fate(id, result.attacker_does, shock.to, report);
        }
    }

    /// Losses: the top unit first, the rest to the next.
    fn share_losses(&mut self, units: &[UnitId], points: u8, report: &mut Report) -> u8 {
        let mut left = points;
        for &id in units {
            left -= self.lose_by(id, left, rule!("12.4"), report).min(left);
        }
        points - left
    }

    fn meet_fate(&mut self, id: UnitId, fate: Fate, cause: Hex, report: &mut Report) {
        if self.hex_of(id).is_none() {
            return;
        }
        let verdict = match fate {
            Fate::Stands => return,
            Fate::Disorder if self.unit(id).morale != Morale::Good => return,
            Fate::Disorder => Verdict::Disorder,
            Fate::Retreat if self.unit(id).morale == Morale::Good => Verdict::Retreat,
            Fate::Retreat | Fate::Rout => Verdict::Rout,
        };
        // A result of the fight drives a square off too: only checks leave it standing.
        if verdict == Verdict::Retreat && self.unit(id).formation == Formation::Square {
            self.edit(id, |unit| unit.formation = Formation::Column);
        }
        self.suffer(id, verdict, Some(cause), report);
    }

    fn fight_leaders(&mut self, shock: &Shock, _report: &mut Report) {
        let upto = self.board.tables().leader_loss.shock_upto;
        let [ours, theirs] = shock.hex_lost;
        let [attacking, defending] = shock.leaders;
        // The task pushed last is done first: the attacker's leader before the defender's.
        for (lost, leader, which) in [(theirs, defending, 5), (ours, attacking, 4)] {
            if let (true, Some(leader)) = (lost > 0, leader) {
                let die = Game::die(shock, which);
                self.state.agenda.push(Task::LeaderDie(LeaderDie { leader, die, upto }));
            }
        }
    }

    /// The attackers go in, from the top as many as may be there [12.1, R50].
    fn advance(&mut self, shock: &Shock, report: &mut Report) {
        let units: Vec<UnitId> =
            shock.attackers.iter().copied().filter(|&id| self.unit(id).morale != Morale::Routed).collect();
        let Some(&first) = units.first() else { return };
        let side = self.side_of(first);
        if self.has(side.other(), shock.to) {
            return;
        }
        let Some(beyond) =
            self.board.way(shock.from, shock.to).and_then(|way| self.board.beyond(shock.from, way)).copied()
        else {
            return;
        };
        for id in units {
            if !self.passable(id, &beyond) || self.may_go(id, shock.to).is_err() {
                continue;
            }
            let mut unit = Unit { place: Place::On(shock.to), ..*self.unit(id) };
            let marks = unit.marks;
            self.suffer_ground(id, &mut unit, &beyond, None, &super::stride::Manner::default());
            unit.marks = marks;
            if self.may_join(shock.to, &[(id, unit)]).is_err() {
                continue;
            }
            let was = *self.unit(id);
            self.edit(id, |known| *known = Unit { depth: known.depth, ..unit });
            report.tell(What::Advanced { unit: id, from: shock.from, to: shock.to }, [rule!("12.1"), rule!("R50")]);
            self.tell_ground(id, &was, report);
            self.arrive(id, shock.to, report);
            if self.is_withdrawn_at(id, shock.to) {
                let strong = self.at_half_or_more(id);
                self.edit(id, |unit| unit.left_strong = strong);
                self.remove(id, Place::Withdrawn, report);
            }
        }
        match self.hex_of(first) {
            None if self.unit(first).place == Place::Withdrawn => self.leaders_leave(side, shock.from, report),
            to => self.leaders_follow(side, shock.from, to),
        }
    }

    /// Horse that has charged is Exhausted [12.3].
    pub(crate) fn exhaust(&mut self, id: UnitId, report: &mut Report) {
        if !self.unit(id).exhausted {
            self.edit(id, |unit| unit.exhausted = true);
            report.tell(What::Exhausted { unit: id }, [rule!("12.3")]);
        }
    }
}
