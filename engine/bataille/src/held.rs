//! The melee that a charge leaves to be fought later, as if it were fought now [34.1]. A proposal of a charge is weighed with
//! this melee; for the player who can still stop the charge it is weighed by itself.

use super::command::{Command, Proposal};
use super::ends::{End, Fight};
use super::forecast::Throw;
use super::game::Game;
use super::state::{Segment, State};
use engine::contract::{Game as _, Pending, Rolled, Side};
use std::sync::Arc;

/// The melee, at its first roll.
pub struct ForeseenMelee {
    game: Game,
    fight: Fight,
}

impl Game {
    /// The melee that the charge under way comes to by a command, with everything else as it is then.
    pub fn foreseen_melee(&self, side: Side, command: &Command) -> Option<ForeseenMelee> {
        let charge = self.charge_under_way()?;
        let (attacker, target) = (charge.units.first().copied()?, charge.target);
        let mut rode = self.thinking();
        rode.attempt(side, command).ok()?;
        let held = rode.state.held.iter().rev().find(|melee| melee.attackers.contains(&attacker))?.clone();
        let state = State { segment: Segment::Melee, held: vec![held], agenda: Vec::new(), ..rode.state.clone() };
        let game = Game::from_state(Arc::clone(rode.board()), rode.terms(), state).ok()?;
        let from = charge.path.iter().copied().chain([charge.start]).collect();
        Some(ForeseenMelee { game, fight: Fight { attacker, defender: self.top(target)?, from, target } })
    }
}

impl ForeseenMelee {
    /// The rolls it begins with.
    pub fn throws(&self) -> Vec<Throw> {
        self.game.forecast(&Proposal::Pending).map_or_else(|_| Vec::new(), |forecast| forecast.throws)
    }

    /// Its possible ends, in the order of their lots; empty where there are too many rolls.
    pub fn ends(&self) -> Vec<End> {
        self.ends_in(&self.game)
    }

    /// The same of a game that has come to this melee.
    pub fn ends_in(&self, game: &Game) -> Vec<End> {
        // When the melee is over, other segments roll for other things.
        let next = |game: Game| match game.pending() {
            Pending::Roll(roll) if game.state.segment == Segment::Melee => (game, Some(roll)),
            _ => (game, None),
        };
        let fall = |game: &Game, faces: Vec<u16>| {
            let mut thrown = game.thinking();
            thrown.attempt_roll(&Rolled::Faces(faces)).is_ok().then_some(thrown)
        };
        self.fight.ends(game.clone(), next, fall)
    }
}
