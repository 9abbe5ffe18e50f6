//! The whole state in JSON, for people and programs to look at.

use super::{Words, change::place_word, points};
use crate::ArtOfWar;
use art_of_war::{Game, Place};
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::system::Tell;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

impl Words<'_> {
    /// The state.
    pub fn state(&self, game: &Game) -> Value {
        let state = game.state();
        let units: Map<String, Value> = self
            .board
            .unit_ids()
            .filter(|&unit| state.unit(unit).place != Place::Aside)
            .map(|unit| (self.unit(unit).to_string(), json!(place_word(state.unit(unit).place))))
            .collect();
        let spent: Map<String, Value> = self
            .board
            .unit_ids()
            .filter(|&unit| state.unit(unit).spent.0 > 0)
            .map(|unit| (self.unit(unit).to_string(), points(state.unit(unit).spent)))
            .collect();
        let fresh: Vec<&str> = self
            .board
            .division_ids()
            .filter(|&id| state.is_fresh_spent(id))
            .map(|division| self.division(division))
            .collect();
        let objectives = self.board.definition().victory.objectives.iter();
        let control: Map<String, Value> = objectives
            .zip(&state.control)
            .map(|(objective, holder)| (objective.hex.to_string(), json!(holder.map(|side| self.side(side)))))
            .collect();
        let guard: Vec<String> = Side::BOTH
            .into_iter()
            .filter(|side| state.guard_attacked.get(side.index()).copied().unwrap_or(false))
            .map(|side| self.side(side))
            .collect();
        let reserve: Vec<&str> = self
            .board
            .unit_ids()
            .filter(|&id| state.unit(id).reserve && state.hex_of(id).is_some())
            .map(|id| self.unit(id))
            .collect();
        let morale: Map<String, Value> =
            self.board.army_ids().map(|army| (self.army(army).to_string(), json!(state.morale_of(army)))).collect();
        let score: Map<String, Value> =
            Side::BOTH.into_iter().map(|side| (self.side(side), json!(game.score(side).total()))).collect();
        json!({
            "scenario": self.board.definition().id,
            "turn": state.turn,
            "side": self.side(state.active),
            "phase": ArtOfWar::phase(game).key,
            "night": self.board.is_night(state.turn),
            "rain": self.board.is_rain(state.turn),
            "stacks": self.stacks(game),
            "reserve": reserve,
            "morale": morale,
            "summoned": state.summoned,
            "units": units,
            "spent": spent,
            "fresh_spent": fresh,
            "control": control,
            "guard_attacked": guard,
            "released": state.released.map(|division| self.division(division)),
            "score": score,
            "combat": self.combat(game),
            "pending": self.pending(&game.pending()),
            "can_undo": Side::BOTH.into_iter().any(|side| game.can_undo(side)),
            "phases": state.phases,
        })
    }

    /// Hexes that hold more than one unit, with these units.
    fn stacks(&self, game: &Game) -> Map<String, Value> {
        let mut stacks: BTreeMap<Hex, Vec<&str>> = BTreeMap::new();
        for unit in self.board.unit_ids() {
            if let Some(hex) = game.state().hex_of(unit) {
                stacks.entry(hex).or_default().push(self.unit(unit));
            }
        }
        let several = stacks.into_iter().filter(|(_, units)| units.len() > 1);
        several.map(|(hex, units)| (hex.to_string(), json!(units))).collect()
    }

    fn combat(&self, game: &Game) -> Value {
        let Some(combat) = game.state().combat() else { return Value::Null };
        let list = |set: art_of_war::UnitSet| -> Vec<&str> { set.iter().map(|unit| self.unit(unit)).collect() };
        json!({
            "must_attack": list(combat.must_attack),
            "must_be_attacked": list(combat.must_be_attacked),
            "has_attacked": list(combat.has_attacked),
            "was_attacked": list(combat.was_attacked),
            "fresh": list(combat.fresh),
        })
    }
}
