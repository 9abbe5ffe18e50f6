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

fn doubling_name(doubling: Doubling) -> &'static str {
    match doubling {
        Doubling::Town => "town",
        Doubling::Fort => "fort",
        Doubling::Slope => "slope",
        Doubling::Stream => "stream",
        Doubling::Gully => "gully",
        Doubling::River => "river",
    }
}
