//! Events in JSON: `{"event": "moved", "unit": "Ost-3", ..., "cases": ["4.0"], "text": "..."}`.

use super::{Words, cases, hexes, points};
use engine::art_of_war::{Event, Level, Outcome, PhaseKind, What};
use engine::contract::Side;
use serde_json::{Value, json};

impl Words<'_> {
    /// An event as JSON, with the cases behind it and a sentence.
    pub fn event(&self, event: &Event) -> Value {
        let mut value = self.what(&event.what);
        if let Some(object) = value.as_object_mut() {
            object.insert(String::from("cases"), json!(cases(&event.cases)));
            object.insert(String::from("text"), json!(self.sentence(event)));
        }
        value
    }

    /// Events as JSON.
    pub fn events(&self, events: &[Event]) -> Vec<Value> {
        events.iter().map(|event| self.event(event)).collect()
    }

    fn what(&self, what: &What) -> Value {
        match what {
            What::PhaseBegan { turn, side, phase, night } => json!({
                "event": "phase_began", "turn": turn, "side": self.side(*side), "phase": phase_name(*phase), "night": night,
                "rain": self.board.is_rain(*turn),
            }),
            What::Moved { unit, from, path, cost } => json!({
                "event": if from.is_some() { "moved" } else { "entered" },
                "unit": self.unit(*unit),
                "from": from.map(|hex| hex.to_string()),
                "path": hexes(path),
                "cost": points(*cost),
            }),
            What::ControlTaken { hex, side } => {
                json!({"event": "control_taken", "hex": hex.to_string(), "side": self.side(*side)})
            }
            What::TakenBack { side } => json!({"event": "taken_back", "side": self.side(*side)}),
            What::Amended { edits } => json!({"event": "amended", "change": self.change(edits)}),
            What::FreshDeclared { side, units } => {
                json!({"event": "fresh_declared", "side": self.side(*side), "units": self.units(units)})
            }
            What::AttackAnnounced { adjacent, bombarding, targets, defenders, attack, defence, column } => json!({
                "event": "attack_announced",
                "adjacent": self.units(adjacent),
                "bombarding": self.units(bombarding),
                "targets": hexes(targets),
                "defenders": self.units(defenders),
                "attack": attack,
                "defence": defence,
                "column": column.to_string(),
            }),
            What::GuardCommitted { unit } => json!({"event": "guard_committed", "unit": self.unit(*unit)}),
            What::DieRolled { face, result } => json!({"event": "die_rolled", "face": face, "result": result.name()}),
            What::WeatherRolled { face, result } => {
                json!({"event": "weather_rolled", "face": face, "result": result.name()})
            }
            What::Retreated { unit, from, to } => self.went("retreated", *unit, *from, *to),
            What::Displaced { unit, from, to } => self.went("displaced", *unit, *from, *to),
            What::Eliminated { unit, hex } => {
                json!({"event": "eliminated", "unit": self.unit(*unit), "hex": hex.to_string()})
            }
            What::Advanced { unit, from, to } => self.went("advanced", *unit, *from, *to),
            What::HeldGround { side } => json!({"event": "held_ground", "side": self.side(*side)}),
            What::SteppedBack { unit, from, to } if from == to => {
                json!({"event": "stayed", "unit": self.unit(*unit), "hex": from.to_string()})
            }
            What::SteppedBack { unit, from, to } => self.went("stepped_back", *unit, *from, *to),
            What::Disrupted { unit, hex } => {
                json!({"event": "disrupted", "unit": self.unit(*unit), "hex": hex.to_string()})
            }
            What::MoraleChanged { army, from, to } => {
                json!({"event": "morale_changed", "army": self.army(*army), "from": from, "to": to})
            }
            What::Demoralised { army } => json!({"event": "demoralised", "army": self.army(*army)}),
            What::Activated { unit } => json!({"event": "activated", "unit": self.unit(*unit)}),
            What::Reserved { unit } => json!({"event": "reserved", "unit": self.unit(*unit)}),
            What::SummonsRolled { face, comes } => json!({"event": "summons_rolled", "face": face, "comes": comes}),
            What::ObjectiveScored { hex, side } => {
                json!({"event": "objective_scored", "hex": hex.to_string(), "side": self.side(*side)})
            }
            What::FoughtOn { side } => json!({"event": "fought_on", "side": self.side(*side)}),
            What::BrokenOff { side } => json!({"event": "broken_off", "side": self.side(*side)}),
            What::Reorganised { unit, hex } => {
                json!({"event": "reorganised", "unit": self.unit(*unit), "hex": hex.to_string()})
            }
            What::GameOver(outcome) => json!({"event": "game_over", "outcome": self.outcome(outcome)}),
        }
    }

    fn went(
        &self,
        event: &str,
        unit: engine::art_of_war::UnitId,
        from: engine::hex::Hex,
        to: engine::hex::Hex,
    ) -> Value {
        json!({"event": event, "unit": self.unit(unit), "from": from.to_string(), "to": to.to_string()})
    }

    /// How a battle ended, as JSON.
    pub fn outcome(&self, outcome: &Outcome) -> Value {
        let [first, second] = outcome.points;
        json!({
            "points": {self.side(Side::First): first, self.side(Side::Second): second},
            "winner": outcome.winner.map(|side| self.side(side)),
            "level": level_name(outcome.level),
        })
    }
}

/// A phase's name.
pub(super) fn phase_name(phase: PhaseKind) -> &'static str {
    match phase {
        PhaseKind::Movement => "movement",
        PhaseKind::Combat => "combat",
    }
}

/// A level of victory's name.
pub fn level_name(level: Level) -> &'static str {
    match level {
        Level::Draw => "draw",
        Level::Marginal => "marginal",
        Level::Substantive => "substantive",
        Level::Decisive => "decisive",
    }
}
