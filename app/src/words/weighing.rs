//! Forecasts in JSON.

use super::Words;
use engine::art_of_war::{Doubling, Forecast, Share};
use serde_json::{Value, json};

impl Words<'_> {
    /// A forecast.
    pub fn forecast(&self, forecast: &Forecast) -> Value {
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
        let chances: serde_json::Map<String, Value> =
            forecast.chances.iter().map(|(result, ways)| (result.to_string(), json!(ways))).collect();
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
        })
    }

    /// What made the strengths and the column what they are, in a few words; empty if they are as printed.
    pub fn explanation(&self, forecast: &Forecast) -> String {
        let mut parts: Vec<String> = Vec::new();
        let defenders = || forecast.defenders.iter().flat_map(|hex| &hex.units);
        for share in forecast.attackers.iter().chain(defenders()).filter(|share| share.fresh > 0) {
            parts.push(format!("{} fresh +{}", self.unit(share.unit), share.fresh));
        }
        if forecast.attackers.iter().chain(defenders()).any(|share| share.basic < share.printed) {
            parts.push(String::from("infantry halved by rain"));
        }
        for bonus in &forecast.bonuses {
            let name = self.board.division(bonus.division).map_or("?", |found| &found.name);
            let gain = if bonus.points > 0 { format!("+{}", bonus.points) } else { String::from("one column right") };
            parts.push(format!("{name} together {gain}"));
        }
        for hex in forecast.defenders.iter().filter(|hex| !hex.doubled_by.is_empty()) {
            let causes: Vec<&str> = hex.doubled_by.iter().map(|&cause| doubling_name(cause)).collect();
            parts.push(format!("{} doubled by {}", hex.hex, causes.join(" and ")));
        }
        for (case, columns) in forecast.shifts.iter().filter(|shift| shift.1 < 0) {
            let cause = if case.section == 15 { "several nations" } else { "demoralised" };
            parts.push(format!("{cause}: {} column left", -columns));
        }
        if forecast.lowered > 0 {
            parts.push(format!("lowered by {} on purpose", forecast.lowered));
        }
        parts.join(", ")
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

pub(crate) fn doubling_name(doubling: Doubling) -> &'static str {
    match doubling {
        Doubling::Town => "town",
        Doubling::Fort => "fort",
        Doubling::Slope => "slope",
        Doubling::Stream => "stream",
        Doubling::Gully => "gully",
        Doubling::River => "river",
    }
}
