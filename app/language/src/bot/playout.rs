//! Playing a game on in one's head: bots answer for both sides, dice fall by a seed, and at the end the position is
//! judged.
//!
//! Nothing here knows more than the engine it was given: the dice are imagined, and so are the other side's secrets.

use super::contract::Bot;
use super::reins::StopSignal;
use crate::ask::ready_by_chance;
use crate::chance::Chance;
use crate::croupier;
use crate::system::Mind;
use engine::contract::{Game as _, Pending, Side};

/// More answers than are worth imagining.
pub(super) const LONGEST: u32 = 600;

/// The length of an imagined game, and the luck in it.
#[derive(Clone, Copy, Debug)]
pub struct Playout {
    /// Number of times the turn passes from one side to the other.
    pub passes: u32,
    /// The game-turn that must have begun before it ends, too.
    pub turn: u8,
    /// The seed of the dice. Two tries of the same thing see the same dice.
    pub luck: u64,
}

/// Plays on. It stops early if no answer can be given, since the other side's seals cannot be imagined, and if it is
/// told to. Returns the number of imagined answers; `None` if it was told to stop, since its worth by then means
/// nothing.
pub fn play_out<S: Mind>(
    game: &mut S::Game,
    bots: &mut [&mut dyn Bot<S::Game>; 2],
    how: Playout,
    stop: &StopSignal,
) -> Option<u32> {
    let mut chance = Chance::for_game(how.luck, 1);
    let mut passes = 0;
    let mut turn_of = game.phase().side;
    let mut rolls = 0;
    let mut answers = 0;
    while answers < LONGEST {
        if stop.is_given() {
            return None;
        }
        if game.phase().side != turn_of {
            turn_of = game.phase().side;
            passes += 1;
        }
        if passes >= how.passes && game.phase().turn >= how.turn {
            return Some(answers);
        }
        answers += 1;
        match game.pending() {
            Pending::Over(_) => return Some(answers),
            Pending::Roll(roll) => {
                let about = S::at_stake(game).unwrap_or_else(|| {
                    rolls += 1;
                    rolls
                });
                let mut dice = Chance::for_game(how.luck, about);
                let dealt = croupier::deal(&roll, &mut dice);
                if game.attempt_roll(&dealt.rolled).is_err() {
                    return Some(answers);
                }
                if let Some((_, opening)) = &dealt.secret {
                    let _ = game.learn(opening);
                }
            }
            Pending::Decision { side, .. } => {
                if let Some(owed) = game.owed() {
                    match owed.command {
                        Some(command) if game.attempt(side, &command).is_ok() => continue,
                        _ => return Some(answers),
                    }
                }
                let [first, second] = &mut *bots;
                let bot = if side == Side::First { first } else { second };
                let Some(said) = bot.say(game, &mut chance) else { return Some(answers) };
                let (command, openings) = ready_by_chance::<S>(side, said, &mut chance);
                if game.attempt(side, &command).is_err() {
                    return Some(answers);
                }
                for opening in &openings {
                    let _ = game.learn(opening);
                }
            }
        }
    }
    Some(answers)
}
