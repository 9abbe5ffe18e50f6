//! What the rules wait for, and what may be answered, in JSON.

use super::{Words, points};
use crate::words::hexes;
use engine::art_of_war::{AttackOptions, Command, Decision, Game, Options, Outcome, Reach, UnitId};
use engine::contract::{Audience, Game as _, Pending};
use engine::hex::Hex;
use serde_json::{Map, Value, json};

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
            Decision::Displace { units } => json!({"decision": "displace", "units": self.units(units)}),
            Decision::Spirit => json!({"decision": "spirit"}),
            Decision::CallReserve { army } => json!({"decision": "call_reserve", "army": self.army(*army)}),
            Decision::FightOn => json!({"decision": "fight_on"}),
            Decision::Reorganise { units } => json!({"decision": "reorganise", "units": self.units(units)}),
            Decision::Advance => json!({"decision": "advance"}),
            Decision::StepBack { unit } => json!({"decision": "step_back", "unit": self.unit(*unit)}),
        }
    }

    /// What may be answered. With a unit, only what concerns that unit's movement.
    pub fn options(&self, game: &Game, unit: Option<UnitId>) -> Value {
        if let Some(unit) = unit {
            let reach = game.reach(unit);
            let mut value = json!({"move": [self.reach(unit, &reach)]});
            if let (true, Some(fields)) = (reach.hexes.is_empty(), value.as_object_mut()) {
                // Any step will do to hear why there is none.
                let from = game.state().hex_of(unit);
                let beside = from.and_then(|hex| self.board.definition().map.grid.neighbours(hex).next());
                let step = Command::Move { unit, path: vec![beside.map_or(Hex::new(1, 1), |(_, hex)| hex)] };
                let refused = game.check(game.state().active, &step).err();
                fields.insert(String::from("refused"), json!(refused.as_ref().map(crate::words::refusal)));
            }
            return value;
        }
        match game.options() {
            Options::Nothing => json!({}),
            Options::Move(options) => {
                let reach = |(unit, reach): &(UnitId, Reach)| self.reach(*unit, reach);
                let units: Vec<Value> = options.units.iter().map(reach).collect();
                let mut value = json!({"move": units, "end_movement": options.may_end});
                if let Some(fields) = value.as_object_mut() {
                    if !options.guard.is_empty() {
                        fields.insert(String::from("activate"), json!(self.units(&options.guard)));
                    }
                    if !options.must_rest.is_empty() {
                        fields.insert(String::from("must_rest"), json!(self.units(&options.must_rest)));
                    }
                }
                value
            }
            Options::Spirit(armies) => {
                let armies: Vec<Value> =
                    armies.iter().map(|(most, units)| json!({"most": most, "units": self.units(units)})).collect();
                json!({"activate": armies})
            }
            Options::CallReserve(units) => json!({"activate": self.units(&units)}),
            Options::FightOn => json!({"fight_on": true, "break_off": true}),
            Options::Reorganise(choices) => {
                let units: Vec<Value> =
                    choices.iter().map(|(unit, to)| json!({"unit": self.unit(*unit), "to": hexes(to)})).collect();
                json!({"place": units})
            }
            Options::DeclareFresh(units) => {
                let gains =
                    units.iter().map(|&unit| (self.unit(unit).to_owned(), json!(self.board.fresh_strength(unit))));
                json!({"declare_fresh": self.units(&units), "fresh": gains.collect::<Map<String, Value>>()})
            }
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
                            "displaces": hexes(&choice.displaces),
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

    fn reach(&self, unit: UnitId, reach: &Reach) -> Value {
        let hexes: Vec<Value> = reach
            .hexes
            .iter()
            .map(|reached| {
                json!({
                    "hex": reached.hex.to_string(),
                    "cost": points(reached.cost),
                    "left": points(reached.left),
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
