//! A battle in JSON: its units, its ground and its rules, for programs that draw it or think about it.

use super::{Words, points};
use art_of_war::{Arm, Garrison, Scoring, Start, UnitData};
use engine::contract::Side;
use engine::hex::{Hexside, Lower};
use engine::map::Terrain;
use language::words::hexes;
use scenarios::Scenario;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

impl Words<'_> {
    /// Everything about a battle that does not change while it is played.
    pub fn battle(&self, scenario: &Scenario) -> Value {
        let definition = self.board.definition();
        let turns = &definition.turns;
        let rules = &definition.rules;
        let units: Vec<Value> = definition.units.iter().map(|unit| self.printed(unit)).collect();
        let divisions: Vec<Value> = definition
            .divisions
            .iter()
            .map(|one| json!({"id": one.id, "name": one.name, "side": self.side(one.side), "fresh": one.fresh}))
            .collect();
        let entries: Vec<Value> =
            definition.entries.iter().map(|entry| json!({"code": entry.code, "hex": entry.hex.to_string()})).collect();
        let objectives: Vec<Value> = definition
            .victory
            .objectives
            .iter()
            .map(|one| {
                let scored = match one.scored {
                    Scoring::Control => String::from("control"),
                    Scoring::Occupation(side) => format!("occupied by {}", self.side(side)),
                };
                json!({"hex": one.hex.to_string(), "points": one.points, "scored": scored})
            })
            .collect();
        let places: Vec<Value> = scenario
            .gazetteer
            .places()
            .iter()
            .map(|place| json!({"name": place.name, "hexes": hexes(&place.hexes)}))
            .collect();
        json!({
            "id": definition.id,
            "title": scenario.title,
            "sides": Side::BOTH.map(|side| self.side(side)),
            "turns": {
                "first": turns.first, "last": turns.last, "night": turns.night, "rain": turns.rain,
                "day_ends": turns.day_ends, "labels": scenario.turn_labels,
            },
            "units": units,
            "divisions": divisions,
            "entries": entries,
            "objectives": objectives,
            "map": self.ground(),
            "places": places,
            "rules": {
                "stacking": rules.stacking, "road_cost": points(rules.road_cost),
                "waters_frozen": rules.waters_frozen, "divisional_integrity": rules.divisional_integrity,
                "weather_die": rules.weather_die,
            },
            "levels": definition.victory.levels,
        })
    }

    fn printed(&self, unit: &UnitData) -> Value {
        let mut value = json!({
            "id": unit.id,
            "printed": unit.name,
            "side": self.side(unit.side),
            "nation": unit.nation,
            "division": unit.division.map(|id| self.division(id)),
            "arm": match unit.arm {
                Arm::Infantry => "infantry",
                Arm::Cavalry => "cavalry",
                Arm::Artillery => "artillery",
            },
            "strength": unit.strength,
            "movement": points(unit.movement),
            "guard": unit.guard,
            "reserve": unit.reserve,
            "garrison": unit.garrison.map(|garrison| match garrison {
                Garrison::Lunette => "lunette",
                Garrison::Troops => "troops",
            }),
        });
        if let Some(fields) = value.as_object_mut() {
            match unit.start {
                Start::At(hex) => drop(fields.insert(String::from("start"), json!(hex.to_string()))),
                Start::Enters { entry, turn } => {
                    let code = self.board.definition().entries.get(usize::from(entry.0)).map(|entry| &entry.code);
                    fields.insert(String::from("entry"), json!(code));
                    fields.insert(String::from("turn"), json!(turn));
                }
                Start::Summoned => drop(fields.insert(String::from("summoned"), json!(true))),
            }
        }
        value
    }

    fn ground(&self) -> Value {
        let map = &self.board.definition().map;
        let mut terrain: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (hex, kind) in &map.terrain {
            terrain.entry(hex.to_string()).or_default().push(match kind {
                Terrain::Woods => "woods",
                Terrain::Grove => "grove",
                Terrain::Town => "town",
                Terrain::Fort => "fort",
                Terrain::Lake => "lake",
            });
        }
        let terrain: Map<String, Value> = terrain.into_iter().map(|(hex, kinds)| (hex, json!(kinds))).collect();
        let slopes: Vec<Value> = map
            .slopes
            .iter()
            .map(|slope| json!({"high": slope.high.to_string(), "low": slope.low.to_string()}))
            .collect();
        json!({
            "columns": map.grid.columns,
            "rows": map.grid.rows,
            "lower": match map.grid.lower {
                Lower::Even => "even",
                Lower::Odd => "odd",
            },
            "missing": hexes(&map.missing),
            "terrain": terrain,
            "slopes": slopes,
            "streams": sides(&map.streams),
            "gullies": sides(&map.gullies),
            "landgraben": sides(&map.landgraben),
            "rivers": sides(&map.rivers),
            "bridges": sides(&map.bridges),
            "roads": sides(&map.roads),
            "road_exits": hexes(&map.road_exits),
        })
    }
}

fn sides(sides: &[Hexside]) -> Vec<[String; 2]> {
    sides.iter().map(|side| [side.a.to_string(), side.b.to_string()]).collect()
}
