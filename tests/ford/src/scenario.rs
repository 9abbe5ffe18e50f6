//! A battle at the fords: a small map, the fords on it, and the cards.

use super::{Deserialize, Hex, Serialize};
use engine::hex::{Grid, Lower};

/// More fords than any river of a test has; each may be sealed in one command.
const MOST_FORDS: usize = 20;
/// More cards than a deck has.
const MOST_CARDS: usize = 100;
/// No card is stronger.
const STRONGEST: u16 = 99;
/// The largest number that a column or a row of a map has.
const LARGEST: u8 = 99;
/// The row of the fords on a map that is laid out by [`Scenario::along`].
const STREAM: u8 = 3;

/// A battle. One that was read from a file or from bytes has no [`Scenario::fault`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scenario {
    /// Columns and rows of the map.
    pub size: (u8, u8),
    /// The hexes of the fords; they are numbered from 1.
    pub fords: Vec<Hex>,
    /// The hex where the column waits.
    pub camp: Hex,
    /// The hex shown for a battery that is not placed yet, or whose place a side does not know.
    pub park: Hex,
    /// The strength of each card.
    pub deck: Vec<u16>,
}

impl Scenario {
    /// This many fords along a stream, the camp below it and the park above.
    ///
    /// ```
    /// use engine::hex::Hex;
    /// use ford::Scenario;
    /// let three = Scenario::along(3, vec![0, 1, 2, 3]);
    /// assert_eq!((three.ford(2), three.fault()), (Some(Hex::new(4, 3)), None));
    /// ```
    pub fn along(fords: u8, deck: Vec<u16>) -> Scenario {
        let middle = fords.saturating_add(1).min(LARGEST);
        Scenario {
            size: (fords.saturating_mul(2).saturating_add(1).min(LARGEST), STREAM + 2),
            fords: (1..=fords).map(|ford| Hex::new(ford.saturating_mul(2).min(LARGEST), STREAM)).collect(),
            camp: Hex::new(middle, STREAM + 2),
            park: Hex::new(middle, STREAM - 2),
            deck,
        }
    }

    /// The hexes of the map.
    pub const fn grid(&self) -> Grid {
        Grid { columns: self.size.0, rows: self.size.1, lower: Lower::Even }
    }

    /// The numbers of the fords.
    pub fn numbers(&self) -> std::ops::RangeInclusive<u8> {
        1..=u8::try_from(self.fords.len()).unwrap_or(u8::MAX)
    }

    /// The ford of that number.
    pub fn ford(&self, number: u8) -> Option<Hex> {
        self.fords.get(usize::from(number.checked_sub(1)?)).copied()
    }

    /// The number of the ford in that hex.
    pub fn number(&self, hex: Hex) -> Option<u8> {
        self.numbers().find(|number| self.ford(*number) == Some(hex))
    }

    /// Its first fault, if there is one.
    pub fn fault(&self) -> Option<&'static str> {
        let places: Vec<Hex> = self.fords.iter().copied().chain([self.camp, self.park]).collect();
        let twice = places.iter().enumerate().any(|(at, hex)| places.iter().skip(at + 1).any(|other| other == hex));
        let (columns, rows) = self.size;
        if self.fords.is_empty() {
            Some("a river without a ford")
        } else if self.fords.len() > MOST_FORDS {
            Some("a river with more than 20 fords")
        } else if !(1..=LARGEST).contains(&columns) || !(1..=LARGEST).contains(&rows) {
            Some("a map without hexes, or with more than 99 in a row")
        } else if !places.iter().all(|hex| self.grid().contains(*hex)) {
            Some("a place off the map")
        } else if twice {
            Some("two places in one hex")
        } else if self.deck.is_empty() || self.deck.len() > MOST_CARDS {
            Some("a deck without cards, or with more than 100")
        } else if self.deck.iter().any(|card| *card > STRONGEST) {
            Some("a card of more than 99")
        } else {
            None
        }
    }
}
