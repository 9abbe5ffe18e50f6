//! B: a card is drawn from the deck [5.0].

use crate::card::Card;
use crate::command::Decision;
use crate::die::first;
use crate::event::{Report, What};
use crate::game::Game;
use crate::question::Question;
use crate::rules;
use crate::victory::Outcome;
use engine::contract::{Audience, Pending, Roll};

/// One of the cards in the deck, evenly.
pub(super) struct Draw;

impl Question for Draw {
    fn pending(&self, game: &Game) -> Pending<Decision, Outcome> {
        let cards = u16::try_from(game.state.deck.len()).unwrap_or(1).max(1);
        let owner = game.state.active;
        Pending::Roll(Roll { dice: vec![cards], owner, seen_by: Audience::Everyone, case: rules::DECK })
    }

    fn fall(&self, game: &mut Game, faces: &[u16], report: &mut Report) {
        let place = usize::from(first(faces)) - 1;
        let card = if place < game.state.deck.len() { game.state.deck.remove(place) } else { Card::WatchAndWait };
        let side = game.state.active;
        report.tell(What::CardDrawn { side, card }, [rules::DECK, card.rule()]);
        if game.state.deck.is_empty() {
            game.restore_deck(rules::DECK, report);
        }
        game.play_card(card, report);
    }

    /// No deck is ever empty when a card is due (R2).
    fn settle(&self, game: &mut Game, report: &mut Report) -> bool {
        let empty = game.state.deck.is_empty();
        if empty {
            game.restore_deck(rules::DECK, report);
        }
        empty
    }
}
