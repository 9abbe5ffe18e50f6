//! Playing a card, and the common parts of cards and nights: the deck and rally dice [5.0, 5.3, 10.2].

use super::card::{Card, Effect, InForce, Until};
use super::definition::*;
use super::event::{Report, What};
use super::game::Game;
use super::numbers::RallyResult;
use super::rules;
use super::state::{CardStep, Entry, Place, Stage};
use engine::contract::Side;
use engine::rule::Rule;

impl Game {
    /// All twelve cards are in the deck again.
    pub(crate) fn restore_deck(&mut self, rule: Rule, report: &mut Report) {
        self.state.deck = Card::ALL.to_vec();
        report.tell(What::DeckRestored, [rules::DECK, rule]);
    }

    fn put_in_force(&mut self, side: Side, effect: Effect, until: Until) {
        self.state.effects.push(InForce { side, effect, until });
    }

    /// Carries out a card that was just drawn.
    pub(crate) fn play_card(&mut self, card: Card, report: &mut Report) {
        let side = self.state.active;
        let asks = match card {
            Card::ChangeInTheWeather => {
                if self.optional.variable_weather {
                    self.turn_trend(report);
                }
                None
            }
            Card::CavalryInHand => {
                self.put_in_force(side, Effect::CavalryInHand, Until::EndOfMovement);
                None
            }
            Card::ColoursRallied => Some(CardStep::Rally),
            Card::FreshReserves => {
                self.put_in_force(side, Effect::FreshReserves, Until::EndOfPlayerTurn);
                None
            }
            Card::EmperorIsHere => {
                self.put_in_force(FRENCH, Effect::EmperorIsHere, Until::NextNight);
                None
            }
            Card::ThreeMonarchs => Some(CardStep::NationDie),
            Card::OrdersAstray => Some(CardStep::Hold),
            Card::HardMarching => {
                let left = self.board.definition().numbers.hard_marches;
                self.put_in_force(side, Effect::HardMarching { left }, Until::EndOfMovement);
                None
            }
            Card::EmptyCaissons => {
                self.put_in_force(side, Effect::EmptyCaissons, Until::EndOfPlayerTurn);
                None
            }
            Card::HotBlood if self.board.is_night(self.state.turn) => None,
            Card::HotBlood => Some(CardStep::Provoke),
            Card::NewsFromOtherFronts => Some(CardStep::NewsDie),
            Card::WatchAndWait => {
                self.restore_deck(rules::CARD_12, report);
                None
            }
        };
        match asks {
            Some(step) => self.state.stage = Stage::Card(step),
            None => self.after_card(report),
        }
    }

    /// The number added to a rally die.
    pub(crate) fn rally_bonus(&self, unit: UnitId, paid: bool) -> u8 {
        let numbers = &self.board.definition().numbers;
        let elite = if self.board.unit(unit).elite { numbers.rally_elite } else { 0 };
        elite + if paid { numbers.rally_paid } else { 0 }
    }

    /// The result of a rally die.
    pub(crate) fn rally_result(&self, face: u16, bonus: u8) -> RallyResult {
        let read = (usize::from(face) + usize::from(bonus)).clamp(1, 6) - 1;
        self.board.definition().numbers.rally.get(read).copied().unwrap_or(RallyResult::Stays)
    }

    /// Applies a rally die; a unit that returns may enter from that turn on [10.2, 10.3].
    pub(crate) fn rally_die(&mut self, unit: UnitId, face: u16, paid: bool, turn: u8, report: &mut Report) {
        let bonus = self.rally_bonus(unit, paid);
        let result = self.rally_result(face, bonus);
        let face = u8::try_from(face).unwrap_or(0);
        report.tell(What::RallyRolled { unit, face, bonus, result }, [rules::RALLY]);
        match result {
            RallyResult::Lost => self.set_place(unit, Place::Lost),
            RallyResult::Stays => {}
            RallyResult::Returns => {
                let at = Entry::Lines;
                self.set_place(unit, Place::Due { turn, at });
                report.tell(What::BecameDue { unit, turn, at }, [rules::RETURN]);
            }
        }
    }
}
