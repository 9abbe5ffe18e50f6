//! A bot of any system that looks ahead: it takes what the system's simple bot would say and some other things that can be
//! said, plays each on with simple bots in both chairs, and says what stood best.

use super::choice::best_of;
use super::contract::Bot;
use super::kind::Kind;
use super::playout::{Playout, play_out};
use super::reins::{Reins, Stop};
use crate::ask::{Said, Walker, ready_by_chance};
use crate::chance::Chance;
use crate::system::{CommandOf, Judge};
use engine::contract::{Game, Pending, Side};

/// How hard it thinks about one question.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Other things that are tried beside the simple bot's answer.
    pub others: usize,
    /// How often something is played out, all together.
    pub trials: u32,
    /// How often the turn passes until it looks how things stand.
    pub passes: u32,
}

impl Effort {
    /// What a captain gives to a question.
    pub const CAPTAIN: Effort = Effort { others: 4, trials: 24, passes: 2 };
    /// What a marshal gives to it.
    pub const MARSHAL: Effort = Effort { others: 8, trials: 80, passes: 2 };
}

/// Looks ahead by playing on.
pub struct Sampler<S: Judge> {
    simple: Box<dyn Bot<S::Game>>,
    walker: Walker<S>,
    effort: Effort,
    reins: Reins,
}

impl<S: Judge> Sampler<S> {
    /// One that thinks so hard.
    pub fn new(effort: Effort) -> Sampler<S> {
        Sampler { simple: S::bot(Kind::Sensible), walker: Walker::default(), effort, reins: Reins::default() }
    }
}

/// What trying an answer comes to once the turn has passed so often.
fn worth<S: Judge>(game: &S::Game, side: Side, said: &Said<CommandOf<S>>, how: Playout, stop: &Stop) -> Option<i64> {
    let mut imagined = game.thinking();
    let mut salts = Chance::for_game(how.luck, 2);
    let (command, openings) = ready_by_chance::<S>(side, said.clone(), &mut salts);
    imagined.attempt(side, &command).ok()?;
    for opening in &openings {
        imagined.learn(opening).ok()?;
    }
    let (mut first, mut second) = (S::bot(Kind::Sensible), S::bot(Kind::Sensible));
    play_out::<S>(&mut imagined, &mut [&mut *first, &mut *second], how, stop);
    Some(S::worth(&imagined, side))
}

impl<S: Judge> Bot<S::Game> for Sampler<S> {
    fn answer(&mut self, game: &S::Game, chance: &mut Chance) -> Option<CommandOf<S>> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn heed(&mut self, reins: &Reins) {
        self.reins = reins.clone();
    }

    fn say(&mut self, game: &S::Game, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        let plain = self.simple.say(game, chance)?;
        // A secret is not worth imagining: what it is good for depends on what the other side does not know.
        if !plain.sealed.is_empty() || game.owed().is_some() {
            return Some(plain);
        }
        let undo = S::Game::undo();
        let mut all = vec![plain];
        for _ in 0..self.effort.others * 2 {
            if all.len() > self.effort.others {
                break;
            }
            let found = Walker::answer(&mut self.walker, game, side, chance);
            let found = found.filter(|said| said.sealed.is_empty() && said.command != undo);
            all.extend(found.filter(|said| all.iter().all(|other| other.command != said.command)));
        }
        let luck = chance.number();
        let (passes, stop) = (self.effort.passes, &self.reins.stop);
        let best = best_of(all.len(), self.effort.trials, &self.reins, |which, sample| {
            let how = Playout { passes, luck: luck.wrapping_add(sample) };
            worth::<S>(game, side, all.get(which)?, how, stop)
        })?;
        Some(all.swap_remove(best.min(all.len().checked_sub(1)?)))
    }
}
