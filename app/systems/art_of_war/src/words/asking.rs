//! The pending decision or dice, in JSON.

use super::Words;
use art_of_war::{Decision, Outcome};
use engine::contract::{Audience, Pending};
use serde_json::{Value, json};

impl Words<'_> {
    /// The pending decision or dice.
    pub fn pending(&self, pending: &Pending<Decision, Outcome>) -> Value {
        match pending {
            Pending::Decision { side, decision } => {
                let mut value = self.decision(decision);
                if let Some(object) = value.as_object_mut() {
                    object.insert(String::from("side"), json!(self.side(*side)));
                    object.insert(String::from("text"), json!(self.question(*side, decision)));
                }
                value
            }
            Pending::Roll(roll) => json!({
                "roll": {
                    "dice": roll.dice,
                    "owner": self.side(roll.owner),
                    "case": roll.case.to_string(),
                    "seen_by": match roll.seen_by {
                        Audience::Everyone => String::from("everyone"),
                        Audience::Only(side) => self.side(side),
                    },
                },
            }),
            Pending::Over(outcome) => json!({"over": self.outcome(outcome)}),
        }
    }

    fn decision(&self, decision: &Decision) -> Value {
        match decision {
            Decision::Move => json!({"decision": "move"}),
            Decision::DeclareFresh => json!({"decision": "declare_fresh"}),
            Decision::Attack => json!({"decision": "attack"}),
            Decision::Losses { due } => json!({"decision": "take_losses", "due": due}),
            Decision::Retreat { units } => json!({"decision": "retreat", "units": self.units(units)}),
            Decision::Displace { units } => json!({"decision": "displace", "units": self.units(units)}),
            Decision::Spirit => json!({"decision": "spirit"}),
            Decision::CallReserve { army } => json!({"decision": "call_reserve", "army": self.army(*army)}),
            Decision::FightOn => json!({"decision": "fight_on"}),
            Decision::Reorganise { units } => json!({"decision": "reorganise", "units": self.units(units)}),
            Decision::Advance => json!({"decision": "advance"}),
            Decision::StepBack { unit } => json!({"decision": "step_back", "unit": self.unit(*unit)}),
        }
    }
}
