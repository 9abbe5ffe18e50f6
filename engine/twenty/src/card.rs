//! The twelve cards and their lasting effects [5.3].

use super::definition::{Nation, UnitId};
use super::rules;
use engine::contract::Side;
use engine::rule::Rule;
use serde::{Deserialize, Serialize};

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    /// 1: the trend turns over.
    ChangeInTheWeather,
    /// 2: the drawer's cavalry moves one further.
    CavalryInHand,
    /// 3: the drawer rallies a unit.
    ColoursRallied,
    /// 4: the drawer's first reserves cost nothing.
    FreshReserves,
    /// 5: an attack of the French Guard costs nothing.
    EmperorIsHere,
    /// 6: a nation of the Allies moves less.
    ThreeMonarchs,
    /// 7: a unit of the drawer is held.
    OrdersAstray,
    /// 8: the drawer has free Forced Marches.
    HardMarching,
    /// 9: the drawer's guns are not doubled.
    EmptyCaissons,
    /// 10: a cavalry unit of the drawer must move forward.
    HotBlood,
    /// 11: the drawer's Morale may change.
    NewsFromOtherFronts,
    /// 12: the deck is made whole.
    WatchAndWait,
}

impl Card {
    /// All twelve, by number.
    pub const ALL: [Card; 12] = [
        Card::ChangeInTheWeather,
        Card::CavalryInHand,
        Card::ColoursRallied,
        Card::FreshReserves,
        Card::EmperorIsHere,
        Card::ThreeMonarchs,
        Card::OrdersAstray,
        Card::HardMarching,
        Card::EmptyCaissons,
        Card::HotBlood,
        Card::NewsFromOtherFronts,
        Card::WatchAndWait,
    ];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The rule of its effect.
    pub const fn rule(self) -> Rule {
        match self {
            Card::ChangeInTheWeather => rules::CARD_1,
            Card::CavalryInHand => rules::CARD_2,
            Card::ColoursRallied => rules::CARD_3,
            Card::FreshReserves => rules::CARD_4,
            Card::EmperorIsHere => rules::CARD_5,
            Card::ThreeMonarchs => rules::CARD_6,
            Card::OrdersAstray => rules::CARD_7,
            Card::HardMarching => rules::CARD_8,
            Card::EmptyCaissons => rules::CARD_9,
            Card::HotBlood => rules::CARD_10,
            Card::NewsFromOtherFronts => rules::CARD_11,
            Card::WatchAndWait => rules::CARD_12,
        }
    }
}

/// An effect of a card in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InForce {
    /// The side it affects.
    pub side: Side,
    /// The effect.
    pub effect: Effect,
    /// The end of the effect.
    pub until: Until,
}

/// The lasting effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Card 2.
    CavalryInHand,
    /// Card 4: still unused.
    FreshReserves,
    /// Card 5: still unused.
    EmperorIsHere,
    /// Card 6.
    ThreeMonarchs {
        /// The nation that moves less.
        nation: Nation,
    },
    /// Card 7.
    OrdersAstray {
        /// The unit that is held.
        unit: UnitId,
    },
    /// Card 8.
    HardMarching {
        /// Forced Marches that are still free.
        left: u8,
    },
    /// Card 9.
    EmptyCaissons,
}

/// The end of an effect (R3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// At the end of the Movement phase of this Player Turn.
    EndOfMovement,
    /// At the end of the next Allied Movement phase, which may be this one.
    EndOfAlliedMovement,
    /// At the end of this Player Turn.
    EndOfPlayerTurn,
    /// At the start of the next Night turn.
    NextNight,
}

/// The nation that a die of card 6 names.
pub(crate) const fn nation_of(face: u16) -> Nation {
    match face {
        ..=2 => Nation::Russian,
        3..=4 => Nation::Prussian,
        _ => Nation::Austrian,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_numbered_in_order() {
        for (card, number) in Card::ALL.into_iter().zip(1..) {
            assert_eq!(card.number(), number);
            assert_eq!(card.rule().as_str(), format!("5.3.{number}"));
        }
    }

    #[test]
    fn card_six_reads_its_die() {
        use Nation::*;
        assert_eq!(
            (1..=6).map(nation_of).collect::<Vec<_>>(),
            [Russian, Russian, Prussian, Prussian, Austrian, Austrian]
        );
    }
}
