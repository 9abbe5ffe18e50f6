//! A battle from its naming to its result: reserves, the Guard's price, the die, rout dice, exchange [9.5 to 9.7].

use super::card::Effect;
use super::definition::*;
use super::event::{Report, What};
use super::fight::*;
use super::game::Game;
use super::morale::Moment;
use super::numbers::CombatResult;
use super::odds::{Weighed, column};
use super::rules;
use super::state::*;
use engine::contract::Side;
use engine::count::less;
use engine::hex::Hex;
use engine::rule::Rule;

impl Fight {
    /// The units and garrisons of the battle.
    pub(crate) fn battle(&self) -> Battle {
        Battle {
            attackers: self.attackers.clone(),
            defenders: self.defenders.clone(),
            garrisons: self.garrisons.clone(),
        }
    }

    /// The side that suffers the result; `None` for N.
    pub(crate) fn loser(&self) -> Option<Side> {
        match self.result? {
            CombatResult::Nothing => None,
            CombatResult::Exchange => Some(self.attacker.other()),
            result if result.is_failure() => Some(self.attacker),
            _ => Some(self.attacker.other()),
        }
    }
}

impl Game {
    /// A battle on the scales, before reserves.
    pub(crate) fn weighed(&self, fight: &Fight) -> Weighed {
        let support = self.optional.artillery_support;
        self.field().weigh(fight.attacker, &fight.battle(), fight.countercharge, support)
    }

    /// The differential with the reserves committed so far.
    pub(crate) fn differential(&self, fight: &Fight) -> i16 {
        let shift =
            i16::from(*fight.reserves.of(fight.attacker)) - i16::from(*fight.reserves.of(fight.attacker.other()));
        self.weighed(fight).differential + shift
    }

    /// X: a battle is fought. The stage must already hold it.
    pub(crate) fn open_fight(&mut self, reserves: bool, report: &mut Report) {
        self.state.fought = true;
        let Some(fight) = self.state.fight() else { return };
        let (attacker, battle, countercharge) = (fight.attacker, fight.battle(), fight.countercharge);
        let weighed = self.weighed(fight);
        let field = self.field();
        let rule = if countercharge { rules::COUNTERCHARGE } else { rules::ORDER };
        let why: Vec<Rule> = field.behind_battle(&battle, &weighed).into_iter().chain([rule]).collect();
        let from = battle.attackers.iter().filter_map(|unit| self.state.hex_of(*unit)).collect();
        let to = field.defending_hexes(&battle).map(|(_, hex)| hex).collect();
        let differential = weighed.differential;
        report.tell(What::BattleNamed { attacker, battle, differential, from, to }, why);
        if reserves {
            // Ignored, because a match that is decided leaves this stage by itself.
            let _goes_on = self.commit_reserves(attacker, report);
        }
    }

    /// A side pays for its reserves. Returns whether the match continues.
    pub(crate) fn commit_reserves(&mut self, side: Side, report: &mut Report) -> bool {
        let free = |known: &super::card::InForce| known.side == side && known.effect == Effect::FreshReserves;
        let card = self.state.effects.iter().position(free);
        if let Some(fight) = self.state.fight_mut() {
            *fight.reserves.of_mut(side) = true;
        }
        let why = [rules::RESERVES].into_iter().chain(card.map(|_| rules::CARD_4));
        report.tell(What::ReservesCommitted { side, free: card.is_some() }, why);
        match card {
            Some(place) => {
                self.state.effects.remove(place);
                true
            }
            None => {
                let price = self.board.definition().numbers.morale.commit_reserves;
                self.moment(Moment::of(side, price), &[rules::RESERVES], report)
            }
        }
    }

    /// Whether the defender of the battle in hand may commit reserves [9.5.1, R63, R65].
    pub(crate) fn defender_may_commit(&self, fight: &Fight) -> bool {
        let side = fight.attacker.other();
        let only_garrisons = fight.defenders.is_empty();
        let field = self.field();
        !only_garrisons
            && field.has_reserves(side)
            && super::field::Field::defender_reserves_matter(self.differential(fight))
    }

    /// The Guard is paid for, and the die is next [9.5.2, R29].
    pub(crate) fn pay_guard(&mut self, report: &mut Report) {
        let Some(fight) = self.state.fight() else { return };
        let side = fight.attacker;
        let numbers = self.board.definition().numbers.morale;
        let pays = |unit: &&UnitId| {
            self.board.unit(**unit).guard
                && (numbers.guard_pays_when_locked || !self.state.guards_locked.contains(unit))
        };
        let guards = u8::try_from(fight.attackers.iter().filter(pays).count()).unwrap_or(u8::MAX);
        if let Some(fight) = self.state.fight_mut() {
            fight.step = FightStep::Die;
        }
        if guards == 0 {
            return;
        }
        let emperor = |known: &super::card::InForce| known.side == side && known.effect == Effect::EmperorIsHere;
        if let Some(place) = self.state.effects.iter().position(emperor) {
            self.state.effects.remove(place);
            report.tell(What::GuardFree, [rules::CARD_5]);
            return;
        }
        if let Some(fight) = self.state.fight_mut() {
            fight.guards_paying = guards;
        }
        let mut moment = Moment::default();
        for _ in 0..guards {
            moment.add(side, numbers.guard_attacks);
        }
        let _goes_on = self.moment(moment, &[rules::GUARD], report);
    }

    /// X2: the die has fallen.
    pub(crate) fn battle_die(&mut self, face: u16, report: &mut Report) {
        let Some(fight) = self.state.fight() else { return };
        let column = column(self.differential(fight));
        let result = self.field().result(column, face);
        let (attacker, guards) = (fight.attacker, fight.guards_paying);
        let face = u8::try_from(face).unwrap_or(0);
        report.tell(What::BattleRolled { face, column, result }, [rules::RESULTS, result.rule()]);
        if let Some(fight) = self.state.fight_mut() {
            (fight.die, fight.result) = (Some(face), Some(result));
        }
        if result.is_failure() && guards > 0 {
            let mut moment = Moment::default();
            for _ in 0..guards {
                moment.add(attacker, self.board.definition().numbers.morale.guard_attack_fails);
            }
            if !self.moment(moment, &[rules::GUARD], report) {
                return;
            }
        }
        self.carry_out_result(result, report);
    }

    fn carry_out_result(&mut self, result: CombatResult, report: &mut Report) {
        let Some(fight) = self.state.fight() else { return };
        let battle = fight.battle();
        let field = self.field();
        let (mut bombarding, mut standing): (Vec<UnitId>, Vec<UnitId>) = (Vec::new(), Vec::new());
        let losers = match fight.loser() {
            Some(side) if side == fight.attacker => {
                for &unit in &battle.attackers {
                    if field.bombards(unit, &battle) { bombarding.push(unit) } else { standing.push(unit) }
                }
                standing
            }
            Some(_) => battle.defenders.clone(),
            None => Vec::new(),
        };
        match result {
            CombatResult::Nothing => self.finish_fight(),
            CombatResult::AttackersWithdraw | CombatResult::DefendersWithdraw => {
                self.withdraw(&losers, report);
                for &hex in if result == CombatResult::DefendersWithdraw { &battle.garrisons[..] } else { &[] } {
                    report.tell(What::Stood { who: Loser::Garrison(hex) }, [rules::WITHDRAW]);
                }
                self.set_step(FightStep::Retreats);
            }
            CombatResult::AttackersRout | CombatResult::DefendersRout => {
                self.withdraw(&bombarding, report);
                let garrisons = result == CombatResult::DefendersRout && !battle.garrisons.is_empty();
                let dice = !losers.is_empty() || garrisons;
                self.set_step(if dice { FightStep::RoutDice } else { FightStep::Retreats });
            }
            CombatResult::AttackersBreak | CombatResult::DefendersBreak => {
                self.withdraw(&bombarding, report);
                if result == CombatResult::DefendersBreak {
                    self.beat(&battle.garrisons, report);
                }
                self.set_step(FightStep::Retreats);
                let _goes_on = self.break_in_place(&losers, rules::BREAK, report);
            }
            CombatResult::Exchange => self.set_step(FightStep::Exchange),
        }
    }

    fn set_step(&mut self, step: FightStep) {
        if let Some(fight) = self.state.fight_mut() {
            fight.step = step;
        }
    }

    /// The number of hexes by which the ground shortens a unit's retreat [9.6.2].
    fn fort_of(&self, hex: Hex) -> u8 {
        self.board.cell(self.board.at(hex)).effect.retreat
    }

    fn withdraw(&mut self, units: &[UnitId], report: &mut Report) {
        for &unit in units {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            if self.fort_of(hex) >= 1 {
                report.tell(What::Stood { who: Loser::Unit(unit) }, [rules::WITHDRAW]);
            } else if let Some(fight) = self.state.fight_mut() {
                fight.retreating.push(Retreating { unit, distance: 1, routs: false });
            }
        }
    }

    fn beat(&mut self, garrisons: &[Hex], report: &mut Report) {
        for &hex in garrisons {
            report.tell(What::GarrisonBeaten { hex }, [rules::BEATEN]);
            if let Some(fight) = self.state.fight_mut() {
                fight.trails.push(Trail { of: Loser::Garrison(hex), hexes: vec![hex] });
            }
        }
    }

    /// Breaks units in their hexes, at one moment, each with a path of one hex. Returns whether the match continues.
    pub(crate) fn break_in_place(&mut self, units: &[UnitId], rule: Rule, report: &mut Report) -> bool {
        for &unit in units {
            if let (Some(hex), Some(fight)) = (self.state.hex_of(unit), self.state.fight_mut()) {
                fight.trails.push(Trail { of: Loser::Unit(unit), hexes: vec![hex] });
            }
        }
        self.break_units(units, rule, report)
    }

    /// Breaks units, at one moment [12.4]. Returns whether the match continues.
    pub(crate) fn break_units(&mut self, units: &[UnitId], rule: Rule, report: &mut Report) -> bool {
        let numbers = self.board.definition().numbers.morale;
        let mut moment = Moment::default();
        for &unit in units {
            let Some(hex) = self.state.hex_of(unit) else { continue };
            let side = self.board.unit(unit).side;
            self.set_place(unit, Place::Broken);
            report.tell(What::Broke { unit, hex }, [rule]);
            self.garrison_returns(unit, hex, report);
            moment.add(side, numbers.unit_breaks_owner);
            moment.add(side.other(), numbers.unit_breaks_enemy);
        }
        units.is_empty() || self.moment(moment, &[rule], report)
    }

    // ---- rout dice

    /// The units and garrisons that roll a rout die, in the order of the dice (R26).
    pub(crate) fn runners(&self, fight: &Fight) -> Vec<Loser> {
        match fight.result {
            Some(CombatResult::AttackersRout) => {
                let (field, battle) = (self.field(), fight.battle());
                let near = fight.attackers.iter().filter(|unit| !field.bombards(**unit, &battle));
                near.map(|unit| Loser::Unit(*unit)).collect()
            }
            Some(CombatResult::DefendersRout) => {
                let units = fight.defenders.iter().map(|unit| Loser::Unit(*unit));
                units.chain(fight.garrisons.iter().map(|hex| Loser::Garrison(*hex))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The numbers that shorten the rout of a unit or garrison: for Elite, and for walls [9.7.1].
    pub(crate) fn rout_reductions(&self, who: Loser) -> (u8, u8) {
        match who {
            Loser::Unit(unit) => {
                let elite = self.board.unit(unit).elite;
                let numbers = &self.board.definition().numbers;
                let walls = self.state.hex_of(unit).map_or(0, |hex| self.fort_of(hex));
                // Koenigstein's number replaces a fort's, and is not added to it.
                (if elite { numbers.elite_rout } else { 0 }, walls)
            }
            Loser::Garrison(hex) => (0, self.fort_of(hex)),
        }
    }

    /// The distance of a unit's rout, in hexes.
    pub(crate) fn rout_distance(&self, who: Loser, face: u16) -> u8 {
        let (elite, walls) = self.rout_reductions(who);
        less(u8::try_from(face).unwrap_or(0), elite + walls)
    }

    pub(crate) fn rout_dice(&mut self, faces: &[u16], report: &mut Report) {
        let Some(fight) = self.state.fight() else { return };
        let runners = self.runners(fight);
        let dice: Vec<RoutDie> = runners
            .iter()
            .zip(faces)
            .map(|(who, face)| RoutDie { who: *who, face: u8::try_from(*face).unwrap_or(0) })
            .collect();
        report.tell(What::RoutRolled { dice: dice.clone() }, [rules::ROUT_DICE, rules::ROUT]);
        let breaks_again = self.board.definition().numbers.routed_again_breaks;
        let (mut broken, mut beaten) = (Vec::new(), Vec::new());
        for die in &dice {
            let distance = self.rout_distance(die.who, die.face.into());
            match die.who {
                who if distance == 0 => report.tell(What::Stood { who }, [rules::ROUT]),
                Loser::Garrison(hex) => beaten.push(hex),
                Loser::Unit(unit) if self.state.is_routed(unit) && breaks_again => broken.push(unit),
                Loser::Unit(unit) => {
                    if let Some(fight) = self.state.fight_mut() {
                        fight.retreating.push(Retreating { unit, distance, routs: true });
                    }
                }
            }
        }
        if let Some(fight) = self.state.fight_mut() {
            fight.rout_dice = dice;
            fight.step = FightStep::Retreats;
        }
        self.beat(&beaten, report);
        let _goes_on = self.break_in_place(&broken, rules::ROUT, report);
    }

    // ---- exchange

    /// The sets of attackers that satisfy the exchange [9.6.6].
    pub(crate) fn exchange_sets(&self, fight: &Fight) -> Vec<Vec<UnitId>> {
        let strength = |unit: &UnitId| u16::from(self.board.unit(*unit).strength);
        let due: u16 = fight.defenders.iter().map(strength).sum();
        if fight.defenders.is_empty() {
            return vec![Vec::new()];
        }
        let all: u16 = fight.attackers.iter().map(strength).sum();
        if all <= due {
            return vec![fight.attackers.clone()];
        }
        let count = u32::try_from(fight.attackers.len()).unwrap_or(32);
        let mut sets = Vec::new();
        for bits in 0..1u32.checked_shl(count).unwrap_or(0) {
            let chosen = fight.attackers.iter().enumerate().filter(|(bit, _)| bits & (1 << bit) != 0);
            let set: Vec<UnitId> = chosen.map(|(_, unit)| *unit).collect();
            let sum: u16 = set.iter().map(strength).sum();
            let spare = set.iter().any(|unit| sum - strength(unit) >= due);
            if sum >= due && !spare {
                sets.push(set);
            }
        }
        sets
    }

    pub(crate) fn exchange(&mut self, losses: &[UnitId], report: &mut Report) {
        let Some(fight) = self.state.fight_mut() else { return };
        fight.step = FightStep::Retreats;
        let garrisons = fight.garrisons.clone();
        let all: Vec<UnitId> = fight.defenders.iter().chain(losses).copied().collect();
        for &unit in &fight.defenders.clone() {
            if let (Some(hex), Some(fight)) = (self.state.hex_of(unit), self.state.fight_mut()) {
                fight.trails.push(Trail { of: Loser::Unit(unit), hexes: vec![hex] });
            }
        }
        self.beat(&garrisons, report);
        let _goes_on = self.break_units(&all, rules::EXCHANGE, report);
    }

    /// The battle is over.
    pub(crate) fn finish_fight(&mut self) {
        match &mut self.state.stage {
            Stage::Reaction(step) => *step = ReactionStep::Choose,
            Stage::Combat { fight, .. } => *fight = None,
            _ => {}
        }
    }
}
