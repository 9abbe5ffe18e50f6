//! The rules that shaped an event, so that a player can look up the reason, and for counts of rules in use.

use super::board::At;
use super::contact::Contacts;
use super::definition::*;
use super::field::Field;
use super::fight::Battle;
use super::numbers::CombatResult;
use super::odds::Weighed;
use super::rules;
use super::terms::{Barrier, TermKind};
use engine::hex::Hex;
use engine::rule::Rule;

impl Field<'_> {
    /// The rules that shape a move or an entry, found before it is made.
    pub(crate) fn behind_march(&self, unit: UnitId, path: &[Hex], cost: u8, forced: bool) -> Vec<Rule> {
        let from = self.at(unit);
        let side = self.board.unit(unit).side;
        let allowance = self.allowance(unit);
        let by_road = !self.lay.wet && self.all_road(unit, from, path);
        let road = if by_road { self.board.definition().numbers.road_bonus } else { 0 };
        let (last, before) = path.split_last().map_or((None, path), |(last, before)| (Some(*last), before));
        let over = from.into_iter().chain(path.iter().map(|hex| self.board.at(*hex)));
        let hexes: Vec<At> = over.collect();
        let ditch = hexes.iter().zip(hexes.iter().skip(1)).any(|(&from, &to)| {
            let way = self.board.way(from, to);
            way.is_some_and(|way| self.board.barrier(&self.lay, from, way) == Barrier::Landgraben)
        });
        let at = |hex: &Hex| self.board.at(*hex);
        let stopped = last.is_some_and(|last| self.in_zone(side.other(), self.board.at(last)));
        let why = [
            (true, rules::MOVE),
            (true, rules::COST),
            (forced, rules::FORCED_MARCH),
            (by_road && cost > allowance, rules::ROAD_BONUS),
            (path.len() == 1 && cost > allowance + road, rules::ALLOWANCE),
            (before.iter().any(|hex| self.occupant(at(hex)).is_some()), rules::FRIENDS),
            (stopped, rules::ZONES),
            (stopped, rules::ZONE_STOPS),
            (self.is_night(), rules::NIGHT_MOVES),
            (self.lay.wet, rules::WEATHER_EFFECTS),
            (ditch, rules::LANDGRABEN),
            (from.is_none(), rules::DUE),
            (from.is_none(), rules::ENTRY),
        ];
        named(why)
    }

    /// The rules that shape the odds of a battle.
    pub(crate) fn behind_battle(&self, battle: &Battle, weighed: &Weighed) -> Vec<Rule> {
        let ditch = |what: &TermKind| matches!(what, TermKind::HexsideTerrain { water: Barrier::Landgraben, .. });
        let units = || battle.attackers.iter().chain(&battle.defenders);
        let foot = units().any(|unit| self.board.unit(*unit).arm == Arm::Infantry);
        let mud = self.state.mud.is_some() && self.state.weather < Weather::Showers;
        let why = [
            (true, rules::DIFFERENTIAL),
            (weighed.terms.iter().any(|term| ditch(&term.what)), rules::LANDGRABEN),
            (battle.attackers.iter().any(|unit| self.bombards(*unit, battle)), rules::BOMBARDMENT),
            (mud && foot, rules::MUD_STRENGTH),
        ];
        named(why).into_iter().chain(weighed.terms.iter().map(|term| term.rule)).collect()
    }

    /// The rules that shape a step of a retreat: for waiting units, barred hexes, friendly units, and the bridges of
    /// the city.
    pub(crate) fn behind_retreat(&self, unit: UnitId, from: At, to: At, others: bool) -> Vec<Rule> {
        let side = self.board.unit(unit).side;
        let barred = self.board.ways(from).any(|way| !self.may_step(side, from, way));
        let friend = self.unit_of(side, to).is_some_and(|other| other != unit);
        let safe = self.board.way(from, to).is_some_and(|way| way.safe);
        named([
            (true, rules::DIRECTION),
            (others, rules::RETREAT_ORDER),
            (barred, rules::RETREAT_BARS),
            (friend, rules::RETREAT_FRIENDS),
            (safe, rules::CITY_BRIDGES),
        ])
    }
}

impl Contacts {
    /// The rules that shape a declaration.
    pub(crate) fn behind(&self) -> Vec<Rule> {
        let owed = !self.must_be_attacked.is_empty() || !self.garrisons.is_empty();
        named([
            (true, rules::DECLARATION),
            (true, rules::ALL_IN_CONTACT),
            (true, rules::UNITY),
            (owed, rules::MUST_BE_ATTACKED),
            (self.attackers.iter().any(|known| known.must), rules::MUST_ATTACK),
        ])
    }
}

impl CombatResult {
    /// The rule for a result.
    pub(crate) const fn rule(self) -> Rule {
        match self {
            CombatResult::Nothing => rules::NOTHING,
            CombatResult::AttackersWithdraw | CombatResult::DefendersWithdraw => rules::WITHDRAW,
            CombatResult::AttackersRout | CombatResult::DefendersRout => rules::ROUT_DICE,
            CombatResult::AttackersBreak | CombatResult::DefendersBreak => rules::BREAK,
            CombatResult::Exchange => rules::EXCHANGE,
        }
    }
}

fn named<const N: usize>(why: [(bool, Rule); N]) -> Vec<Rule> {
    why.into_iter().filter(|(is, _)| *is).map(|(_, rule)| rule).collect()
}
