//! The course of one combat, from the declaration to its end [7.3 to 7.8].

use super::definition::LeaderId;
use super::event::{Report, What};
use super::fight::*;
use super::game::Game;
use super::leaving::differential;
use super::odds::{Lines, Odds};
use super::rules;
use super::state::*;
use super::ways_open::Defence;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;

impl Game {
    fn new_party(&self, leader: LeaderId, others: &[LeaderId], left_out: Vec<LeaderId>) -> Party {
        let mut leaders = others.to_vec();
        leaders.push(leader);
        leaders.sort_unstable();
        Party {
            leader,
            idle: !self.is_employed(leader),
            leaders,
            left_out,
            late: Vec::new(),
            chit: None,
            forward: None,
            lost: 0,
            lost_cavalry: 0,
            round_lost: 0,
            round_lost_artillery: 0,
            bonus_given: false,
            resistance: 0,
            differential: 0,
        }
    }

    fn mark_fought(&mut self, leaders: &[LeaderId]) {
        for &leader in leaders {
            if let Some(leader) = self.state.leader_mut(leader) {
                leader.fought = true;
            }
        }
    }

    /// A combat that was checked begins.
    pub(crate) fn declare(&mut self, leader: LeaderId, others: &[LeaderId], targets: &[Hex], report: &mut Report) {
        let side = self.state.phasing;
        let mut targets = targets.to_vec();
        targets.sort_unstable();
        self.state.combats += 1;
        let number = self.state.combats;
        let told = What::Declared { combat: number, leader, others: others.to_vec(), targets: targets.clone() };
        report.tell(told, [rules::DECLARE]);
        let own = self.new_party(leader, others, Vec::new());
        let them = self.defenders(side.other(), &targets);
        let enemy = self.new_party(them.first().copied().unwrap_or(leader), &[], Vec::new());
        self.mark_fought(&own.leaders);
        let parties = if side == Side::First { [own, enemy] } else { [enemy, own] };
        if let Stage::Combat(combat) = &mut self.state.stage {
            combat.attacked.extend(&targets);
            combat.attacked.sort_unstable();
            combat.fight = Some(Fight {
                number,
                targets,
                parties,
                round: 1,
                attacker: side,
                result: None,
                step: FightStep::Defend,
                tolls: Vec::new(),
                retreated: None,
                retreats: Vec::new(),
                missing: 0,
                pursued: false,
            });
        }
    }

    /// The defenders are known.
    pub(crate) fn defend(&mut self, defence: &Defence, report: &mut Report) {
        let side = self.state.phasing.other();
        let Some(targets) = self.state.fight().map(|fight| fight.targets.clone()) else { return };
        let all = self.unfought(side, &targets);
        let out = |one: &LeaderId| *one != defence.leader && !defence.others.contains(one);
        let left_out: Vec<LeaderId> = all.iter().copied().filter(out).collect();
        let party = self.new_party(defence.leader, &defence.others, left_out.clone());
        self.mark_fought(&all);
        if let Some(fight) = self.state.fight_mut() {
            *fight.party_mut(side) = party;
            fight.step = FightStep::Hurry;
        }
        let (leader, others) = (defence.leader, defence.others.clone());
        report.tell(What::Defended { leader, others, left_out }, [rules::DEFENCE]);
    }

    fn party_strength(&self, side: Side) -> u16 {
        self.state.fight().map_or(0, |fight| self.strength(&fight.party(side).leaders))
    }

    /// Resistance and differential of a side's pursuit in a combat, as they are before the guns fire [7.5].
    pub fn pursuit_terms(&self, fight: &Fight, side: Side) -> (i16, i16) {
        let (own, enemy) = (fight.party(side), fight.party(side.other()));
        let matrix = self.matrix(self.initiative(own.leader), self.initiative(enemy.leader));
        let resistance = matrix + self.state.weather.resistance();
        (resistance, differential(self.open_cavalry(&own.leaders), self.open_cavalry(&enemy.leaders)))
    }

    pub(crate) fn fix_terms(&mut self) {
        for side in Side::BOTH {
            let Some(terms) = self.state.fight().map(|fight| self.pursuit_terms(fight, side)) else { return };
            if let Some(fight) = self.state.fight_mut() {
                let party = fight.party_mut(side);
                (party.resistance, party.differential) = terms;
            }
        }
    }

    /// Number of a side's losses that must be artillery: by stars, and by batteries that were pushed forward.
    fn guns_due(&self, side: Side, loss: u16, stars: u16) -> u16 {
        let Some(party) = self.state.fight().map(|fight| fight.party(side)) else { return stars };
        let half = less((party.round_lost + loss).div_ceil(2), party.round_lost_artillery);
        if party.forward == Some(true) { stars.max(half) } else { stars }
    }

    /// A side of the combat has to take a loss.
    pub(crate) fn charge(&mut self, side: Side, loss: u16, stars: u16) {
        let Some(leaders) = self.state.fight().map(|fight| fight.party(side).leaders.clone()) else { return };
        let toll = self.combat_toll(side, &leaders, loss, self.guns_due(side, loss, stars));
        if let Some(fight) = self.state.fight_mut().filter(|_| toll.sum() > 0) {
            fight.tolls.push(toll);
        }
    }

    /// The next loss is taken.
    pub(crate) fn take_loss(&mut self, units: &[super::definition::UnitId], report: &mut Report) {
        let Some(fight) = self.state.fight_mut() else { return };
        if fight.tolls.is_empty() {
            return;
        }
        let toll = fight.tolls.remove(0);
        let fighting = fight.party(toll.side).leaders.clone();
        let before = self.hexes_of(&fighting);
        let lost = self.pay(&toll, units, rules::LOSSES, report);
        let Some(fight) = self.state.fight_mut() else { return };
        let party = fight.party_mut(toll.side);
        party.lost += lost.total();
        party.lost_cavalry += lost.cavalry;
        party.round_lost += lost.total();
        party.round_lost_artillery += lost.artillery;
        let leaders = party.leaders.clone();
        let (head, idle) = (party.leader, party.idle);
        if self.strength(&leaders) == 0 {
            self.scatter(&leaders, report);
            return;
        }
        self.dismiss(&leaders, report);
        // A Force Leader who was named without units does not stay behind alone [R89]; one who lost his is unemployed and stays [R75].
        let hex = self.state.hex_of(head);
        let kept = hex.is_some_and(|hex| self.hexes_of(&leaders).contains(&hex));
        if !kept && idle && !self.is_employed(head) {
            self.flee(head, report);
        }
        // A leader takes no part if it is lost, or is in a hex where its party fights no more [R30].
        let hexes = self.hexes_of(&leaders);
        let part = |one: &LeaderId| self.state.hex_of(*one).is_some_and(|hex| hexes.contains(&hex));
        let left: Vec<LeaderId> = leaders.iter().copied().filter(part).collect();
        let dropped: Vec<Hex> = before.into_iter().filter(|hex| !hexes.contains(hex)).collect();
        let state = &mut self.state;
        let stays = |state: &State, one: LeaderId| state.hex_of(one).is_some_and(|hex| dropped.contains(&hex));
        let out = state.fight().map(|fight| fight.party(toll.side).left_out.clone()).unwrap_or_default();
        let out = out.into_iter().filter(|one| !stays(state, *one)).collect();
        if let Some(fight) = state.fight_mut() {
            let party = fight.party_mut(toll.side);
            (party.leaders, party.left_out) = (left, out);
        }
    }

    /// A party has no strength left: it counts as having retreated, and the declaring side may step in (R35).
    fn wiped_out(&mut self, side: Side) {
        let declared = side != self.state.phasing;
        if let Some(fight) = self.state.fight_mut() {
            fight.retreated = fight.retreated.or(Some(side));
            fight.step = if declared && !fight.pursued { FightStep::Advance } else { FightStep::Finished };
        }
    }

    /// Goes on after losses, which needs no decision.
    pub(crate) fn after_losses(&mut self, report: &mut Report) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let attacker = fight.attacker;
        let dead = |side: Side| self.party_strength(side) == 0;
        match &fight.step {
            FightStep::AfterFire => {
                let guns_only = self.arms_of(&fight.party(attacker).leaders).fighting() == 0;
                match (dead(attacker), dead(attacker.other())) {
                    (true, true) => self.set_step(FightStep::Finished),
                    (true, false) => self.wiped_out(attacker),
                    (false, true) => self.wiped_out(attacker.other()),
                    (false, false) if guns_only => self.set_step(FightStep::Finished),
                    (false, false) => self.set_step(FightStep::Die),
                }
            }
            FightStep::AfterStand => {
                let Some(result) = fight.result else { return };
                if dead(result.loser.other()) {
                    let loss = result.loss(attacker, result.loser);
                    self.charge(result.loser, loss, u16::from(result.stars));
                    self.set_step(FightStep::AfterDeath);
                } else {
                    self.set_step(FightStep::Open);
                }
            }
            FightStep::AfterDeath => {
                let Some(result) = fight.result else { return };
                if dead(result.loser) {
                    self.set_step(FightStep::Finished);
                } else {
                    self.wiped_out(result.loser.other());
                }
            }
            FightStep::AfterPitched => self.after_pitched(&fight),
            FightStep::AfterBreakOff => {
                let Some(result) = fight.result else { return };
                if dead(result.loser) {
                    self.wiped_out(result.loser);
                } else {
                    self.set_step(FightStep::Retreat(result.loser.other()));
                }
            }
            FightStep::AfterRetreat(chase) => {
                if let Some(chase) = chase {
                    self.follow(chase, report);
                }
                match fight.retreated {
                    Some(side) if self.party_strength(side) == 0 => self.wiped_out(side),
                    _ => self.set_step(FightStep::Finished),
                }
            }
            _ => {}
        }
    }

    /// Pitched: the loser attacks next, unless something ends it.
    fn after_pitched(&mut self, fight: &Fight) {
        let Some(result) = fight.result else { return };
        let leaders = &fight.party(result.loser).leaders;
        if self.strength(leaders) == 0 {
            return self.wiped_out(result.loser);
        }
        let over = fight.round >= self.board.tables().combat.rounds || self.arms_of(leaders).fighting() == 0;
        let walls = self.hexes_of(leaders).into_iter().all(|hex| self.is_walled(result.loser, hex));
        if over {
            self.set_step(FightStep::Finished);
        } else if walls {
            self.set_step(FightStep::CounterAttack);
        } else {
            self.next_round(result.loser);
        }
    }

    /// Chits of this round that were not opened stay shut (R44).
    pub(crate) fn put_chits_away(&mut self) {
        let Some(fight) = self.state.fight_mut() else { return };
        let (combat, round) = (fight.number, fight.round);
        let mut shut = Vec::new();
        for side in Side::BOTH {
            if let Some(seal) = fight.party_mut(side).chit.take() {
                shut.push(ShutChit { side, combat, round, seal });
            }
        }
        self.state.shut.extend(shut);
    }

    pub(crate) fn next_round(&mut self, attacker: Side) {
        self.put_chits_away();
        for side in Side::BOTH {
            self.join(side);
            self.find_leader(side);
        }
        let Some(fight) = self.state.fight_mut() else { return };
        fight.round += 1;
        fight.attacker = attacker;
        fight.result = None;
        fight.step = FightStep::Seal(attacker);
        for side in Side::BOTH {
            let party = fight.party_mut(side);
            (party.forward, party.round_lost, party.round_lost_artillery) = (None, 0, 0);
        }
    }

    /// The odds of the round.
    pub(crate) fn round_odds(&self, fight: &Fight) -> Odds {
        let (own, enemy) = (fight.party(fight.attacker), fight.party(fight.attacker.other()));
        self.odds(&Lines { attacking: &own.leaders, defending: &enemy.leaders, bonus: !own.bonus_given })
    }

    /// The combat die has fallen, or did not matter.
    pub(crate) fn fought(&mut self, face: Option<u16>, report: &mut Report) {
        let Some(fight) = self.state.fight().cloned() else { return };
        let odds = self.round_odds(&fight);
        let shown = face.unwrap_or(1);
        let result = self.combat_result(&odds, fight.attacker, shown);
        let gave = odds.die.iter().any(|term| term.what == super::terms::Reason::ArmyCommander);
        if let Some(fight) = self.state.fight_mut() {
            fight.result = Some(result);
            fight.step = FightStep::Stand;
            let attacker = fight.attacker;
            fight.party_mut(attacker).bonus_given |= gave;
        }
        let die = i16::try_from(shown).unwrap_or(0) + odds.modifier();
        let (round, attacker, column) = (fight.round, fight.attacker, odds.column);
        report.tell(What::Fought { round, attacker, column, face, die, result }, [rules::ODDS]);
    }

    /// Whether the winner has anything to choose: his number is 1 or more and some stack of his can step back.
    pub(crate) fn may_break_off(&self, fight: &Fight) -> bool {
        let Some(result) = fight.result else { return false };
        let winner = result.loser.other();
        let number = result.number(fight.attacker, winner);
        number > 0 && self.retreat_ways(fight, winner).iter().any(|ways| ways.length > 0)
    }

    /// The winner holds its ground and takes its loss.
    pub(crate) fn stand(&mut self, report: &mut Report) {
        let Some((result, attacker)) = self.state.fight().and_then(|fight| Some((fight.result?, fight.attacker)))
        else {
            return;
        };
        let winner = result.loser.other();
        // A winner who has nothing to lose has nothing to decide.
        if result.number(attacker, winner) > 0 {
            report.tell(What::Stood { side: winner }, [rules::BREAK_OFF]);
        }
        self.set_step(FightStep::AfterStand);
        self.charge(winner, result.loss(attacker, winner), 0);
    }

    /// The winner breaks off: the other side takes its own number, and he retreats.
    pub(crate) fn break_off(&mut self, report: &mut Report) {
        let Some((result, attacker)) = self.state.fight().and_then(|fight| Some((fight.result?, fight.attacker)))
        else {
            return;
        };
        report.tell(What::BrokeOff { side: result.loser.other() }, [rules::BREAK_OFF]);
        self.set_step(FightStep::AfterBreakOff);
        self.charge(result.loser, result.loss(attacker, result.loser), u16::from(result.stars));
    }

    /// The combat is over.
    pub(crate) fn finish_fight(&mut self, report: &mut Report) {
        self.put_chits_away();
        let Some(fight) = self.state.fight().cloned() else { return };
        let [first, second] = &fight.parties;
        let lost = [first.lost, second.lost];
        self.state.battles.push(Battle { retreated: fight.retreated, lost });
        let (combat, retreated) = (fight.number, fight.retreated);
        report.tell(What::CombatEnded { combat, retreated, lost }, [rules::AFTER]);
        if let Stage::Combat(combat) = &mut self.state.stage {
            combat.fight = None;
        }
    }
}
