//! Positions in JSON: the place of each unit, the phasing side, used-up numbers.

use super::Words;
use super::change::place_named;
use art_of_war::{PhaseKind, Position};
use language::words::{Nonsense, hex_named};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionWords {
    turn: Option<u8>,
    side: Option<String>,
    #[serde(default)]
    phase: PhaseWords,
    #[serde(default)]
    units: BTreeMap<String, String>,
    #[serde(default)]
    others: OthersWords,
    #[serde(default)]
    fresh_spent: Vec<String>,
    #[serde(default)]
    control: BTreeMap<String, String>,
    #[serde(default)]
    guard_attacked: Vec<String>,
    /// Units in reserve; those that start there, if it is left out.
    reserve: Option<Vec<String>>,
    #[serde(default)]
    morale: BTreeMap<String, u8>,
    #[serde(default)]
    summoned: bool,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseWords {
    #[default]
    Movement,
    Combat,
}

/// The place of units that the position does not name.
#[derive(Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OthersWords {
    #[default]
    Aside,
    Start,
}

impl Words<'_> {
    /// A position from JSON.
    pub fn position_from(&self, value: &Value) -> Result<Position, Nonsense> {
        let words: PositionWords = serde_json::from_value(value.clone())
            .map_err(|error| Nonsense(format!("this is not a position: {error}")))?;
        let mut position = match words.others {
            OthersWords::Aside => Position::empty(self.board),
            OthersWords::Start => Position::start(self.board),
        };
        let turn = words.turn.unwrap_or(self.board.definition().turns.first);
        let side = match &words.side {
            Some(name) => self.side_named(name)?,
            None => engine::contract::Side::First,
        };
        let phase = match words.phase {
            PhaseWords::Movement => PhaseKind::Movement,
            PhaseWords::Combat => PhaseKind::Combat,
        };
        position.set_phase(turn, side, phase);
        for (unit, place) in &words.units {
            let place = place_named(place)?;
            position.place(self.unit_named(unit)?, place);
        }
        for division in &words.fresh_spent {
            position.spend_fresh(self.division_named(division)?);
        }
        for (hex, side) in &words.control {
            let holder = if side == "nobody" { None } else { Some(self.side_named(side)?) };
            if !position.set_control(self.board, hex_named(hex)?, holder) {
                return Err(Nonsense(format!("{hex} is not an objective")));
            }
        }
        if let Some(reserve) = &words.reserve {
            let chosen: Vec<_> = reserve.iter().map(|id| self.unit_named(id)).collect::<Result<_, _>>()?;
            for unit in self.board.unit_ids() {
                position.set_reserve(unit, chosen.contains(&unit));
            }
        }
        for (nation, level) in &words.morale {
            position.set_morale(self.army_named(nation)?, *level);
        }
        position.set_summoned(words.summoned);
        for side in &words.guard_attacked {
            position.set_guard_attacked(self.side_named(side)?, true);
        }
        Ok(position)
    }
}
