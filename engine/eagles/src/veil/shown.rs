//! The view a side has of the enemy in veiled play (C3).
//!
//! A track that was never sealed is the printed one, and the record holds it openly. The table hides it all the same, as players
//! hide their displays, until an enemy is adjacent. A track that was opened stays open until its owner seals it again.

use super::super::definition::LeaderId;
use super::super::game::Game;
use super::super::seals::Token;
use super::super::state::{Place, Stage};
use super::super::veiled::{Name, Veiled};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use engine::hex::Hex;
use std::sync::Arc;

/// The seal of a track that is covered and not sealed. It opens nothing.
const COVERED: Hash = Hash([0; 32]);

impl Game {
    /// The game as it is shown to a side: as that side knows it, with every enemy track covered that it does not see.
    #[must_use]
    pub fn shown_to(&self, side: Side) -> Arc<Game> {
        if !self.is_veiled() || matches!(self.state.stage, Stage::Over(_)) {
            return self.lifted(side);
        }
        let [first, second] = &self.shows;
        let kept = if side == Side::First { first } else { second };
        Arc::clone(kept.get_or_init(|| Arc::new(self.cover(side))))
    }

    fn cover(&self, side: Side) -> Game {
        let mut game = Game::clone(&self.lifted(side));
        game.forget_answers();
        let enemy = |leader: &LeaderId| self.board.side_of(*leader) != side;
        let unseen =
            |leader: &LeaderId| !self.is_sealed(*leader) && self.is_employed(*leader) && !self.is_open(*leader);
        let covered: Vec<LeaderId> = self.board.leader_ids().filter(enemy).filter(unseen).collect();
        for leader in covered {
            let horse = !self.field.arms(leader).is_foot();
            game.clear_track(leader);
            if let Some(token) = game.token_mut(leader) {
                *token = Some(Token { seal: COVERED, horse });
            }
        }
        game.refresh();
        game
    }

    /// Whether the enemy sees what is on a leader's track now, or has seen it opened.
    fn is_open(&self, leader: LeaderId) -> bool {
        let side = self.board.side_of(leader);
        let place = self.state.leader(leader).map(|leader| leader.place);
        let relieved = self.relief().is_some_and(|(_, at)| place == Some(at));
        // The enemy leader next to a leader without units is seen, too: the rules go by his strength when that leader
        // wants to leave.
        let near = |hex: &Hex| !self.leaders_in(side.other(), *hex).is_empty();
        let seen = match place {
            Some(Place::On(hex)) => relieved || self.is_seen(side, hex) || self.beside_hexes(hex).iter().any(near),
            Some(Place::Beside(boxed)) => relieved || self.is_siege_box(boxed.area),
            _ => relieved,
        };
        let fights = self.state.fight().is_some_and(|fight| fight.party(side).leaders.contains(&leader));
        seen || fights || self.was_opened(leader)
    }

    fn was_opened(&self, leader: LeaderId) -> bool {
        self.journal.veiled().any(|(_, said)| match said {
            Veiled::Open { leader: opened, .. } => *opened == leader,
            Veiled::Name { opening, .. } => {
                codec::decode::<Name>(&opening.content).is_ok_and(|name| name.leader == Some(leader))
            }
            _ => false,
        })
    }
}
