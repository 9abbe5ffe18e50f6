//! The combat results table [6.0].

use serde::{Deserialize, Serialize};
use std::fmt;

/// The results of an attack [6.3].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CombatResult {
    /// Attacker eliminated.
    Ae,
    /// Attacker retreats.
    Ar,
    /// Equal elimination.
    Ee,
    /// Defender retreats.
    Dr,
    /// Defender eliminated.
    De,
}

impl CombatResult {
    /// All five, worst for the attacker first.
    pub const ALL: [CombatResult; 5] =
        [CombatResult::Ae, CombatResult::Ar, CombatResult::Ee, CombatResult::Dr, CombatResult::De];

    /// Its abbreviation.
    pub const fn name(self) -> &'static str {
        match self {
            CombatResult::Ae => "Ae",
            CombatResult::Ar => "Ar",
            CombatResult::Ee => "Ee",
            CombatResult::Dr => "Dr",
            CombatResult::De => "De",
        }
    }

    /// The result after this face of the weather die [22.1 to 22.3]. An equal elimination does not use it [22.4].
    pub const fn in_weather(self, face: u16) -> CombatResult {
        use CombatResult::{Ae, Ar, De, Dr, Ee};
        match (face, self) {
            (5, Ar) => Ae,
            (5, Dr) => De,
            (6, Ar) => Dr,
            (6, Dr) => Ar,
            (6, Ae) => De,
            (6, De) => Ae,
            (_, Ee) => Ee,
            (_, result) => result,
        }
    }
}

impl fmt::Display for CombatResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A column of the table, from 1-5 to 6-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Column(u8);

/// Columns of the table.
const COLUMNS: i16 = 10;
/// The place of the column 1-1, counted from 0.
const EVEN: i16 = 4;
/// The faces of the die the table is read with.
pub(crate) const FACES: u16 = 6;

/// Rows are die faces, columns run from 1-5 to 6-1.
const TABLE: [[CombatResult; COLUMNS as usize]; FACES as usize] = {
    use CombatResult::{Ae, Ar, De, Dr, Ee};
    [
        [Ar, Ar, Dr, Dr, Dr, Dr, Dr, De, De, De],
        [Ar, Ar, Ar, Dr, Dr, Dr, Dr, Dr, De, De],
        [Ae, Ar, Ar, Ar, Dr, Dr, Dr, Dr, Dr, De],
        [Ae, Ar, Ar, Ar, Ar, Dr, Dr, Dr, Dr, Dr],
        [Ae, Ae, Ar, Ar, Ar, Ar, Dr, Dr, Ee, Ee],
        [Ae, Ae, Ae, Ar, Ar, Ar, Ar, Ee, Ee, Ee],
    ]
};

impl Column {
    /// The most columns that an attack can give up on purpose: all that are to the left of the last [6.2].
    pub const MOST_LOWERED: u8 = COLUMNS as u8 - 1;

    /// Every column, worst for the attacker first.
    pub fn all() -> impl Iterator<Item = Column> {
        (0..COLUMNS as u8).map(Column)
    }

    /// The column of a ratio, rounded in the defender's favour and held within the table [6.2].
    ///
    /// ```
    /// use engine::art_of_war::Column;
    /// assert_eq!(Column::of(11, 4).to_string(), "2-1");
    /// assert_eq!(Column::of(9, 10).to_string(), "1-2");
    /// assert_eq!(Column::of(50, 1).to_string(), "6-1");
    /// ```
    pub fn of(attack: u16, defence: u16) -> Column {
        let step = if attack >= defence {
            attack.checked_div(defence).map_or(COLUMNS, |ratio| i16::try_from(ratio).unwrap_or(COLUMNS) - 1)
        } else {
            match attack {
                0 => -COLUMNS,
                _ => 1 - i16::try_from(defence.div_ceil(attack)).unwrap_or(COLUMNS),
            }
        };
        Column::at(EVEN + step)
    }

    fn at(index: i16) -> Column {
        Column(u8::try_from(index.clamp(0, COLUMNS - 1)).unwrap_or(0))
    }

    /// The column this number of columns to the right (or left, if negative), held within the table.
    pub fn shifted(self, by: i16) -> Column {
        Column::at(i16::from(self.0) + by)
    }

    /// The number of columns to the left.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The results that a face of the die can lead to, all of them equally likely: the table's own, or those after each
    /// face of the weather die.
    pub fn ends(self, face: u16, weather: bool) -> Vec<CombatResult> {
        match self.result(face) {
            Some(result) if weather => (1..=FACES).map(|turn| result.in_weather(turn)).collect(),
            found => found.into_iter().collect(),
        }
    }

    /// The result for a face of the die.
    pub fn result(self, face: u16) -> Option<CombatResult> {
        TABLE.get(usize::from(face.checked_sub(1)?))?.get(usize::from(self.0)).copied()
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let step = i16::from(self.0) - EVEN;
        if step >= 0 { write!(f, "{}-1", step + 1) } else { write!(f, "1-{}", 1 - step) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_round_in_the_defenders_favour() {
        let column = |a, d| Column::of(a, d).to_string();
        assert_eq!(column(11, 4), "2-1");
        assert_eq!(column(4, 4), "1-1");
        assert_eq!(column(7, 4), "1-1");
        assert_eq!(column(9, 10), "1-2");
        assert_eq!(column(5, 10), "1-2");
        assert_eq!(column(4, 10), "1-3");
        assert_eq!(column(1, 90), "1-5");
        assert_eq!(column(90, 1), "6-1");
        assert_eq!(column(0, 3), "1-5");
        assert_eq!(column(3, 0), "6-1");
    }

    #[test]
    fn the_last_column_can_be_lowered_to_the_first_and_no_farther() {
        let (first, last) = (Column::all().next().unwrap(), Column::all().last().unwrap());
        assert_eq!((first.index(), last.index()), (0, Column::MOST_LOWERED));
    }

    #[test]
    fn every_column_is_never_worse_than_the_one_to_its_left_on_average() {
        // Guards against a typing error in the table: results improve for the attacker from column to column.
        let worth = |result| match result {
            CombatResult::Ae => 0,
            CombatResult::Ar => 2,
            CombatResult::Ee => 4,
            CombatResult::Dr => 5,
            CombatResult::De => 7,
        };
        let sums: Vec<i32> = Column::all().map(|c| (1..=6).map(|face| worth(c.result(face).unwrap())).sum()).collect();
        assert!(sums.is_sorted(), "{sums:?}");
    }

    #[test]
    fn weather_turns_results_as_the_die_says() {
        use CombatResult::*;
        let row = |face| CombatResult::ALL.map(|result| result.in_weather(face));
        for face in 1..=4 {
            assert_eq!(row(face), [Ae, Ar, Ee, Dr, De]);
        }
        assert_eq!(row(5), [Ae, Ae, Ee, De, De]);
        assert_eq!(row(6), [De, Dr, Ee, Ar, Ae]);
    }
}
