//! The weather of a game-turn and what it does.

use serde::{Deserialize, Serialize};

/// The weather.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names on the table")]
pub enum Weather {
    Heat,
    Fair,
    Rain,
    Mud,
    RainMud,
    Frost,
    Snow,
    FrostSnow,
}

/// A month of the weather table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[allow(missing_docs, reason = "months")]
pub enum Month {
    December,
    January,
    February,
    March,
    April,
    May,
    June,
}

impl Weather {
    /// Whether it rains.
    pub const fn rain(self) -> bool {
        matches!(self, Weather::Rain | Weather::RainMud)
    }

    /// Whether the roads are mud.
    pub const fn mud(self) -> bool {
        matches!(self, Weather::Mud | Weather::RainMud)
    }

    /// Whether lakes are frozen.
    pub const fn frost(self) -> bool {
        matches!(self, Weather::Frost | Weather::FrostSnow)
    }

    /// Whether it snows.
    pub const fn snow(self) -> bool {
        matches!(self, Weather::Snow | Weather::FrostSnow)
    }

    /// The number added to Resistance.
    pub const fn resistance(self) -> i16 {
        self.rain() as i16 + self.snow() as i16
    }

    /// The number added to an artillery die.
    pub const fn fire(self) -> i16 {
        self.rain() as i16 + 2 * self.mud() as i16 + self.snow() as i16
    }

    /// The number added to a combat die.
    pub const fn combat(self) -> i16 {
        self.snow() as i16
    }

    /// The number added to an attrition die of a Force.
    pub const fn attrition(self, all_horse: bool, feels_snow: bool) -> i16 {
        let everybody = matches!(self, Weather::Heat) || self.rain();
        everybody as i16 + (self.mud() && all_horse) as i16 + (self.snow() && feels_snow) as i16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of section 1, row by row.
    #[test]
    fn the_effects_are_those_of_the_table() {
        let rows = [
            // attrition foot, horse, of those that feel snow; resistance; fire; combat
            (Weather::Heat, 1, 1, 1, 0, 0, 0),
            (Weather::Fair, 0, 0, 0, 0, 0, 0),
            (Weather::Rain, 1, 1, 1, 1, 1, 0),
            (Weather::Mud, 0, 1, 0, 0, 2, 0),
            (Weather::RainMud, 1, 2, 1, 1, 3, 0),
            (Weather::Frost, 0, 0, 0, 0, 0, 0),
            (Weather::Snow, 0, 0, 1, 1, 1, 1),
            (Weather::FrostSnow, 0, 0, 1, 1, 1, 1),
        ];
        for (weather, foot, horse, snow, resistance, fire, combat) in rows {
            assert_eq!(weather.attrition(false, false), foot, "{weather:?}");
            assert_eq!(weather.attrition(true, false), horse, "{weather:?}");
            assert_eq!(weather.attrition(false, true), snow, "{weather:?}");
            assert_eq!(weather.resistance(), resistance, "{weather:?}");
            assert_eq!(weather.fire(), fire, "{weather:?}");
            assert_eq!(weather.combat(), combat, "{weather:?}");
        }
    }
}
