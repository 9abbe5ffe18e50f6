//! One game by bots from a seed, a step at a time.

use engine::codec;
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::{Key, ready_by_chance, say_at};
use language::bot::{Bot, BotKind};
use language::chance::Chance;
use language::croupier::{self, Outcomes, Seats};
use language::system::{EventOf, System};
use std::sync::Arc;

/// The input of a step.
pub(crate) enum Said {
    Command(Side, Vec<u8>),
    Rolled(Rolled),
}

/// A step: what was said, and what each was told.
pub(crate) struct Step<S: System> {
    pub(crate) said: Said,
    pub(crate) told: Outcomes<EventOf<S>>,
}

/// A game under way.
pub(crate) struct Playing<S: System> {
    pub(crate) seats: Seats<S::Game>,
    pub(crate) chance: Chance,
    bots: [Box<dyn Bot<S::Game>>; 2],
}

impl<S: System> Playing<S> {
    pub(crate) fn new(game: S::Game, kind: BotKind, chance: Chance) -> Playing<S> {
        Playing { seats: Seats::new(game), chance, bots: [S::bot(kind), S::bot(kind)] }
    }

    /// The side that must decide, unless its machine only owes an opening.
    pub(crate) fn asked(&self) -> Option<Side> {
        match self.seats.public().pending() {
            Pending::Decision { side, .. } if self.seats.public().owed().is_none() => Some(side),
            _ => None,
        }
    }

    /// The next step; none when the game is over.
    pub(crate) fn step(&mut self) -> Option<Step<S>> {
        let (seats, chance) = (&mut self.seats, &mut self.chance);
        match seats.public().pending() {
            Pending::Over(_) => None,
            Pending::Roll(roll) => {
                let dealt = croupier::deal(&roll, chance);
                let told = seats.take(&dealt).unwrap();
                Some(Step { said: Said::Rolled(dealt.rolled), told })
            }
            Pending::Decision { side, decision } => {
                let owed = seats.public().owed().and_then(|_| seats.of(side).owed()).and_then(|owed| owed.command);
                let (command, openings) = match owed {
                    Some(command) => (command, Vec::new()),
                    None => {
                        let said = self.bots[side.index()].say(seats.of(side), chance);
                        let said = said.unwrap_or_else(|| panic!("no answer to {decision:?}"));
                        ready_by_chance::<S>(side, said, chance)
                    }
                };
                let said = Said::Command(side, codec::encode(&command));
                let told = say_at::<S>(seats, side, (command, openings)).unwrap();
                Some(Step { said, told })
            }
        }
    }
}

/// As many of these switches as go together, the first ones first.
pub(crate) fn together<S: System>(board: &Arc<S::Board>, on: &[Key]) -> Vec<Key> {
    let mut all = Vec::new();
    for &key in on {
        all.push(key);
        if S::Game::start(board, &S::options(board, &all)).is_err() {
            all.pop();
        }
    }
    all
}
