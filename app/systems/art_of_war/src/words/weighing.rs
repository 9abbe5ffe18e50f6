//! Forecasts in JSON, and what each result would do in a few words.

use super::speaker::{Words, list};
use art_of_war::{CombatResult, Consequence, Doubling, Forecast, Share, UnitId};
use engine::contract::Side;
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
            "text": self.what_it_does(one),
        })
    }

    /// The effect of a result here, in a few words.
    pub fn what_it_does(&self, one: &Consequence) -> String {
        let names = |units: &[UnitId]| list(units.iter().map(|&unit| self.unit(unit).to_owned()).collect());
        let strength = |unit: UnitId| self.board.unit(unit).strength;
        let gone = |units: &[UnitId]| {
            list(units.iter().map(|&unit| format!("{} ({})", self.unit(unit), strength(unit))).collect())
        };
        let be = |units: &[UnitId]| if units.len() == 1 { "is" } else { "are" };
        let lost = |unit: &UnitId| one.destroyed.contains(unit);
        let apart = |unit: &&UnitId| !one.trapped.contains(unit) && !one.chosen.contains(unit);
        let mut parts = Vec::new();
        for (units, fate) in [(&one.destroyed, "destroyed"), (&one.disrupted, "disrupted")] {
            let trapped: Vec<UnitId> = units.iter().copied().filter(|unit| one.trapped.contains(unit)).collect();
            if !trapped.is_empty() {
                parts.push(format!("{} cannot retreat and {} {fate}", gone(&trapped), be(&trapped)));
            }
            let units: Vec<UnitId> = units.iter().filter(apart).copied().collect();
            if !units.is_empty() {
                parts.push(format!("{} {} {fate}", gone(&units), be(&units)));
            }
        }
        if let Some(&first) = one.chosen.first() {
            let side = self.board.side_name(self.board.unit(first).side);
            let points: u32 = one.chosen.iter().map(|&unit| u32::from(strength(unit))).sum();
            let fate = match (one.chosen.iter().any(lost), one.chosen.iter().all(lost)) {
                (_, true) => "",
                (true, false) => ", some only disrupted",
                (false, false) => ", only disrupted",
            };
            parts.push(format!("the {side} side loses {points} or more of its choice{fate}"));
        }
        if !one.driven.is_empty() {
            let goes = if one.driven.len() == 1 { "retreats" } else { "retreat" };
            parts.push(format!("{} {goes}", names(&one.driven)));
        }
        if !one.displaced.is_empty() {
            parts.push(format!("{} {} displaced", names(&one.displaced), be(&one.displaced)));
        }
        for &(army, from, to) in &one.morale {
            let by = i16::from(to) - i16::from(from);
            let end = if to == 0 { ", demoralised" } else { "" };
            parts.push(format!("{} morale {by:+}{end}", self.army_name(army)).replace('-', "\u{2212}"));
        }
        if parts.is_empty() { nothing(one.result).to_owned() } else { parts.join("; ") }
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
const fn nothing(result: CombatResult) -> &'static str {
    match result {
        CombatResult::Ae | CombatResult::Ar => "no effect on the attacker",
        CombatResult::Ee | CombatResult::Dr | CombatResult::De => "no effect on the defender",
    }
}

/// The name of a kind of doubling.
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
