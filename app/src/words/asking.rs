//! What the rules wait for, and what may be answered, in JSON.

use super::{Words, hexes, points};
use engine::art_of_war::{AttackOptions, Decision, Game, Options, Outcome, Reach, UnitId};
use engine::contract::{Audience, Game as _, Pending};
use serde_json::{Value, json};

impl Words<'_> {
    /// What the rules wait for.
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
            Decision::Displace { unit } => json!({"decision": "displace", "unit": self.unit(*unit)}),
            Decision::Advance => json!({"decision": "advance"}),
            Decision::StepBack { unit } => json!({"decision": "step_back", "unit": self.unit(*unit)}),
        }
    }

    /// What may be answered. With a unit, only what concerns that unit's movement.
    pub fn options(&self, game: &Game, unit: Option<UnitId>) -> Value {
        if let Some(unit) = unit {
            return json!({"move": [self.reach(game, unit, &game.reach(unit))]});
        }
        match game.options() {
            Options::Nothing => json!({}),
            Options::Move(units) => {
                let units: Vec<Value> = units.iter().map(|(unit, reach)| self.reach(game, *unit, reach)).collect();
                json!({"move": units, "end_movement": true})
            }
            Options::DeclareFresh(units) => json!({"declare_fresh": self.units(&units)}),
            Options::Attack(options) => self.attack_options(&options),
            Options::Losses(choices) => {
                let sets: Vec<_> = choices.iter().map(|units| self.units(units)).collect();
                json!({"take_losses": sets})
            }
            Options::Retreat(choices) => {
                let units: Vec<Value> = choices
                    .iter()
                    .map(|choice| {
                        json!({
                            "unit": self.unit(choice.unit),
                            "to": hexes(&choice.hexes),
                            "displaces": choice.displaces,
                        })
                    })
                    .collect();
                json!({"retreat": units})
            }
            Options::Advance(choices) => {
                let units: Vec<Value> =
                    choices.iter().map(|(unit, to)| json!({"unit": self.unit(*unit), "to": to.to_string()})).collect();
                json!({"advance": units, "hold_ground": true})
            }
            Options::StepBack(unit, to) => {
                json!({"step_back": {"unit": self.unit(unit), "to": hexes(&to)}, "stay": true})
            }
        }
    }

    fn reach(&self, game: &Game, unit: UnitId, reach: &Reach) -> Value {
        let spent = game.state().unit(unit).spent.0;
        let left = game.board().unit(unit).movement.0.saturating_sub(spent);
        let hexes: Vec<Value> = reach
            .hexes
            .iter()
            .map(|reached| {
                json!({
                    "hex": reached.hex.to_string(),
                    "cost": points(reached.cost),
                    "left": points(engine::art_of_war::Halves(left.saturating_sub(reached.cost.0))),
                    "may_stop": reached.may_stop,
                })
            })
            .collect();
        json!({"unit": self.unit(unit), "hexes": hexes})
    }

    fn attack_options(&self, options: &AttackOptions) -> Value {
        let attackers: Vec<Value> = options
            .attackers
            .iter()
            .map(|attacker| {
                json!({
                    "unit": self.unit(attacker.unit),
                    "must": attacker.must,
                    "bombards": attacker.bombards,
                    "enemies": self.units(&attacker.enemies),
                })
            })
            .collect();
        let attacks: Vec<Value> = options.attacks.iter().map(|proposal| self.proposed(proposal)).collect();
        json!({
            "attackers": attackers,
            "must_be_attacked": self.units(&options.must_be_attacked),
            "attack": attacks,
            "end_combat": options.may_end,
        })
    }
}
