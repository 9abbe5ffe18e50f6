//! Forecasts in JSON, and what each result would do in a few words.

use super::speaker::Words;
use crate::tell::morale as morale_of;
use crate::{MESSAGES, piece};
use art_of_war::{ArmyId, CombatResult, Consequence, Doubling, Forecast, Share, UnitId};
use engine::contract::Side;
use language::ask::Sentence;
use language::phrase;
use language::tongue::{Argument, Joiner};
use serde_json::{Map, Value, json};

impl Words<'_> {
    /// A forecast, with what each result would do.
    pub fn forecast(&self, forecast: &Forecast, consequences: &[Consequence]) -> Value {
        let bonuses: Vec<Value> = forecast
            .bonuses
            .iter()
            .map(|bonus| {
                json!({
                    "division": self.division(bonus.division),
                    "case": bonus.case.to_string(),
                    "points": bonus.points,
                    "columns": bonus.columns,
                })
            })
            .collect();
        let defenders: Vec<Value> = forecast
            .defenders
            .iter()
            .map(|hex| {
                json!({
                    "hex": hex.hex.to_string(),
                    "units": self.shares(&hex.units),
                    "doubled_by": hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect::<Vec<_>>(),
                    "strength": hex.strength,
                })
            })
            .collect();
        let shifts: Vec<Value> = forecast
            .shifts
            .iter()
            .map(|(case, columns)| json!({"case": case.to_string(), "columns": columns}))
            .collect();
        let chances: Map<String, Value> =
            forecast.chances.iter().map(|(result, ways)| (result.to_string(), json!(ways))).collect();
        let does: Map<String, Value> =
            consequences.iter().map(|one| (one.result.to_string(), self.consequence(one))).collect();
        json!({
            "attackers": self.shares(&forecast.attackers),
            "bonuses": bonuses,
            "attack": forecast.attack,
            "defenders": defenders,
            "defence": forecast.defence,
            "ratio": forecast.ratio.to_string(),
            "shifts": shifts,
            "lowered": forecast.lowered,
            "column": forecast.column.to_string(),
            "chances_in_36": chances,
            "does": does,
        })
    }

    /// The effect of a result, at the least.
    fn consequence(&self, one: &Consequence) -> Value {
        let strength: Map<String, Value> =
            Side::BOTH.into_iter().map(|side| (self.side(side), json!(one.lost(self.board, side)))).collect();
        let fall = |from: u8, to: u8| i16::from(to) - i16::from(from);
        let morale: Map<String, Value> =
            one.morale.iter().map(|&(army, from, to)| (self.army(army).to_owned(), json!(fall(from, to)))).collect();
        json!({
            "destroyed": self.units(&one.destroyed),
            "disrupted": self.units(&one.disrupted),
            "no_way_out": self.units(&one.trapped),
            "retreat": self.units(&one.driven),
            "displaced": self.units(&one.displaced),
            "chosen": self.units(&one.chosen),
            "strength_lost": strength,
            "morale": morale,
            "text": self.plain(&self.what_it_does(one, Joiner::Semicolon)),
        })
    }

    /// The effect of a result here, in a few clauses.
    pub fn what_it_does(&self, one: &Consequence, joiner: Joiner) -> Sentence {
        let parts = [self.falls(one), self.goes(one), self.morale_changes(one)].concat();
        if parts.is_empty() {
            return nothing(one.result);
        }
        phrase!(MESSAGES, "art-of-war-clauses", parts = Argument::joined(parts, joiner))
    }

    /// The units that are destroyed or disrupted.
    fn falls(&self, one: &Consequence) -> Vec<Sentence> {
        let strength = |unit: UnitId| self.board.unit(unit).strength;
        let with_points = |&unit: &UnitId| {
            let points = strength(unit);
            phrase!(MESSAGES, "art-of-war-unit-points", unit = piece(unit), strength = points)
        };
        let gone = |units: &[UnitId]| Argument::list(units.iter().map(with_points));
        let lost = |unit: &UnitId| one.destroyed.contains(unit);
        let mut parts = Vec::new();
        for (units, for_good) in [(&one.destroyed, true), (&one.disrupted, false)] {
            let (trapped, others): (Vec<UnitId>, Vec<UnitId>) =
                units.iter().copied().partition(|unit| one.trapped.contains(unit));
            let others: Vec<UnitId> = others.into_iter().filter(|unit| !one.chosen.contains(unit)).collect();
            if !trapped.is_empty() {
                let units = gone(&trapped);
                parts.push(if for_good {
                    phrase!(MESSAGES, "art-of-war-does-trapped-destroyed", units = units)
                } else {
                    phrase!(MESSAGES, "art-of-war-does-trapped-disrupted", units = units)
                });
            }
            if !others.is_empty() {
                let units = gone(&others);
                parts.push(if for_good {
                    phrase!(MESSAGES, "art-of-war-does-destroyed", units = units)
                } else {
                    phrase!(MESSAGES, "art-of-war-does-disrupted", units = units)
                });
            }
        }
        if let Some(&first) = one.chosen.first() {
            let side = self.board.unit(first).side;
            let points: u32 = one.chosen.iter().map(|&unit| u32::from(strength(unit))).sum();
            let fate = match (one.chosen.iter().any(lost), one.chosen.iter().all(lost)) {
                (_, true) => "destroyed",
                (true, false) => "some",
                (false, false) => "disrupted",
            };
            parts.push(phrase!(MESSAGES, "art-of-war-does-chosen", side = side, points = points, fate = fate));
        }
        parts
    }

    /// The units that retreat or are displaced.
    fn goes(&self, one: &Consequence) -> Vec<Sentence> {
        let names = |units: &[UnitId]| Argument::list(units.iter().map(|&unit| piece(unit)));
        let mut parts = Vec::new();
        if !one.driven.is_empty() {
            parts.push(phrase!(MESSAGES, "art-of-war-does-retreat", units = names(&one.driven)));
        }
        if !one.displaced.is_empty() {
            parts.push(phrase!(MESSAGES, "art-of-war-does-displaced", units = names(&one.displaced)));
        }
        parts
    }

    fn morale_changes(&self, one: &Consequence) -> Vec<Sentence> {
        let change = |&(army, from, to): &(ArmyId, u8, u8)| {
            let by = i16::from(to) - i16::from(from);
            let by = format!("{by:+}").replace('-', "\u{2212}");
            let end = if to == 0 { "demoralised" } else { "fights" };
            phrase!(MESSAGES, "art-of-war-does-morale", morale = morale_of(self.board, army), by = by, end = end)
        };
        one.morale.iter().map(change).collect()
    }

    fn shares(&self, shares: &[Share]) -> Vec<Value> {
        shares
            .iter()
            .map(|share| {
                json!({
                    "unit": self.unit(share.unit),
                    "printed": share.printed,
                    "basic": share.basic,
                    "fresh": share.fresh,
                    "bombards": share.bombards,
                })
            })
            .collect()
    }
}

/// A result that does nothing: guns that fire from afar are out of its reach, and a lunette outlasts a repulse.
fn nothing(result: CombatResult) -> Sentence {
    match result {
        CombatResult::Ae | CombatResult::Ar => phrase!(MESSAGES, "art-of-war-does-nothing-to-attacker"),
        CombatResult::Ee | CombatResult::Dr | CombatResult::De => {
            phrase!(MESSAGES, "art-of-war-does-nothing-to-defender")
        }
    }
}

/// A kind of doubling, for programs and as a word that messages know.
pub fn doubling_name(doubling: Doubling) -> &'static str {
    match doubling {
        Doubling::Town => "town",
        Doubling::Fort => "fort",
        Doubling::Slope => "slope",
        Doubling::Stream => "stream",
        Doubling::Gully => "gully",
        Doubling::River => "river",
    }
}
