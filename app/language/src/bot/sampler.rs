//! A bot of any system that looks ahead. Before it plays a phase it imagines it in several minds, with the rest of its turn and the
//! enemy's whole answer, and plays it in the mind that comes out best. The strongest level weighs single answers too.

use super::contract::Bot;
use super::foresight::{Foresight, Look};
use super::forgetful::Forgetful;
use super::kind::BotKind;
use super::manner::Manner;
use super::reins::Reins;
use super::weights::Weights;
use crate::ask::{Said, Walker};
use crate::chance::Chance;
use crate::system::{CommandOf, Mind};
use engine::contract::{Game, Pending, Side};

/// The effort of a bot that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// About a phase.
    phase: Look,
    /// Answers that are weighed by themselves in a phase.
    answers: u32,
    /// Other things that are tried beside the simple bot's answer.
    others: usize,
    /// About one of those answers.
    answer: Look,
}

impl Effort {
    /// The effort of a captain for a phase.
    pub const CAPTAIN: Effort = Effort {
        phase: Look { trials: 48, proofs: 16, answers: 8_000 },
        answers: 0,
        others: 0,
        answer: Look { trials: 0, proofs: 0, answers: 0 },
    };
    /// The effort of a marshal for a phase.
    pub const MARSHAL: Effort = Effort {
        phase: Look { trials: 144, proofs: 48, answers: 30_000 },
        answers: 6,
        others: 5,
        answer: Look { trials: 60, proofs: 30, answers: 0 },
    };
}

/// Looks ahead by playing on.
pub struct Sampler<S: Mind> {
    effort: Effort,
    /// The phase that it has thought about, and how many answers it may still weigh in it.
    phase: Option<u32>,
    answers: u32,
    manner: Manner,
    simple: Box<dyn Bot<S::Game>>,
    walker: Walker<S>,
    reins: Reins,
    weights: Weights,
}

impl<S: Mind> Sampler<S> {
    /// One that thinks so hard.
    pub fn new(effort: Effort) -> Sampler<S> {
        Sampler {
            effort,
            phase: None,
            answers: 0,
            manner: Manner::Plain,
            simple: S::simple(Manner::Plain),
            walker: Walker::default(),
            reins: Reins::default(),
            weights: S::weights().clone(),
        }
    }

    /// The simple bot's answer, and some others.
    fn ways(
        &mut self,
        game: &S::Game,
        side: Side,
        plain: Said<CommandOf<S>>,
        chance: &mut Chance,
    ) -> Vec<Said<CommandOf<S>>> {
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
        all
    }
}

impl<S: Mind> Bot<S::Game> for Sampler<S> {
    fn answer(&mut self, game: &S::Game, chance: &mut Chance) -> Option<CommandOf<S>> {
        self.say(game, chance).filter(|said| said.sealed.is_empty()).map(|said| said.command)
    }

    fn heed(&mut self, reins: &Reins) {
        self.reins = reins.clone();
    }

    fn weigh_by(&mut self, weights: &Weights) {
        self.weights = weights.clone();
    }

    fn say(&mut self, game: &S::Game, chance: &mut Chance) -> Option<Said<CommandOf<S>>> {
        let Pending::Decision { side, .. } = game.pending() else { return None };
        let phase = game.phase();
        if self.phase != Some(phase.count) {
            if phase.side == side {
                let ahead = Foresight::<S>::new(game, side, &self.reins, chance.number(), &self.weights);
                self.manner = ahead.best_manner(self.effort.phase)?;
                self.simple = S::simple(self.manner);
            }
            self.phase = Some(phase.count);
            self.answers = self.effort.answers;
        }
        let plain = self.simple.say(game, chance)?;
        // A secret is not worth imagining: its use depends on what the other side does not know.
        if self.answers == 0 || !plain.sealed.is_empty() || game.owed().is_some() {
            return Some(plain);
        }
        let mut all = self.ways(game, side, plain, chance);
        let ahead = Foresight::<S>::new(game, side, &self.reins, chance.number(), &self.weights);
        let best = ahead.best_said(&all, self.manner, self.effort.answer)?;
        self.answers -= 1;
        Some(all.swap_remove(best.min(all.len().checked_sub(1)?)))
    }

    fn why(&self) -> Option<String> {
        self.phase.map(|_| self.manner.why())
    }
}

/// A bot of a level for a system whose simple bot has several minds, and none of its own beyond it.
pub fn of_level<S: Mind>(kind: BotKind) -> Box<dyn Bot<S::Game>> {
    match kind {
        BotKind::Random => Box::new(Walker::<S>::default()),
        BotKind::Recruit => Box::new(Forgetful::<S>::default()),
        BotKind::Sensible => S::simple(Manner::Plain),
        BotKind::Captain => Box::new(Sampler::<S>::new(Effort::CAPTAIN)),
        BotKind::Marshal => Box::new(Sampler::<S>::new(Effort::MARSHAL)),
    }
}
