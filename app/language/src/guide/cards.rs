//! A guided first game made of steps: each knows from the state when it is worth showing and when it is done, and is
//! shown once. Without a new step a reminder is shown, so that the card never goes by itself.

use super::card::{Card, Goes};
use crate::ask::Pick;
use crate::happening::{Act, Gait, Happening};
use crate::position::{self, GuideView, Lesson};
use crate::system::Rules;
use engine::contract::{Game as _, Pending};
use engine::hex::Hex;

/// The facts for a step: the game of its system, and the player's picks.
pub struct Learner<'a, S: Rules> {
    /// The game as the player knows it.
    pub game: &'a S::Game,
    /// The question, and the view of the match.
    pub seen: &'a GuideView<'a>,
}

impl<S: Rules> Learner<'_, S> {
    /// Whether the player has this question.
    pub fn asks(&self, question: &str) -> bool {
        self.seen.asked && self.seen.asking.question == question
    }

    /// Whether the player has picked a piece.
    pub fn picked(&self) -> bool {
        self.seen.asked && self.seen.asking.draft.picks().iter().any(|pick| pick.piece().is_some())
    }

    /// Whether the player has chosen a hex.
    pub fn has_hex(&self) -> bool {
        self.seen.asked && self.seen.asking.draft.picks().iter().any(|pick| matches!(pick, Pick::Hex(_)))
    }

    /// Whether the player's picks make an answer.
    pub fn planned(&self) -> bool {
        self.seen.asked && self.seen.planned
    }

    /// Whether a piece of the player has marched.
    pub fn moved(&self) -> bool {
        let mut acts = self.seen.events.iter().flat_map(|event| &event.acts);
        acts.any(|act| matches!(act, Act::Go { side, gait: Gait::March, .. } if *side == self.seen.me))
    }

    /// Whether a phase of this kind of the player's side has begun.
    pub fn began(&self, phase: &str) -> bool {
        let mut phases = self.seen.events.iter().filter_map(Happening::phase);
        phases.any(|began| began.side == self.seen.me && began.name.key == phase)
    }

    /// Whether the battle is over.
    pub fn over(&self) -> bool {
        matches!(self.game.pending(), Pending::Over(_))
    }
}

/// A step of a guided game.
pub struct GuideStep<S: Rules> {
    card: Card,
    goes: Goes,
    fits: fn(&Learner<'_, S>) -> bool,
    done: fn(&Learner<'_, S>) -> bool,
    lit: fn(&Learner<'_, S>) -> Vec<Hex>,
}

impl<S: Rules> GuideStep<S> {
    const fn new(card: Card, goes: Goes, fits: fn(&Learner<'_, S>) -> bool) -> GuideStep<S> {
        GuideStep { card, goes, fits, done: |_| false, lit: |_| Vec::new() }
    }

    /// Something to read.
    pub const fn read(card: Card, fits: fn(&Learner<'_, S>) -> bool) -> GuideStep<S> {
        GuideStep::new(card, Goes::WhenRead, fits)
    }

    /// Something to do.
    pub const fn act(card: Card, fits: fn(&Learner<'_, S>) -> bool) -> GuideStep<S> {
        GuideStep::new(card, Goes::WhenDone, fits)
    }

    /// A step that is shown where there is no new one.
    pub const fn reminder(card: Card, fits: fn(&Learner<'_, S>) -> bool) -> GuideStep<S> {
        GuideStep::new(card, Goes::ByItself, fits)
    }

    /// The card that it shows.
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// The step, done when this is true. Without it a step is done when it no longer fits.
    #[must_use]
    pub const fn done(self, done: fn(&Learner<'_, S>) -> bool) -> GuideStep<S> {
        GuideStep { done, ..self }
    }

    /// The step, with hexes that it lights.
    #[must_use]
    pub const fn lit(self, lit: fn(&Learner<'_, S>) -> Vec<Hex>) -> GuideStep<S> {
        GuideStep { lit, ..self }
    }

    /// Whether it teaches something.
    fn teaches(&self) -> bool {
        self.goes != Goes::ByItself
    }
}

/// The player's progress in such a game.
pub struct Cards<S: Rules> {
    steps: &'static [GuideStep<S>],
    /// Those that are behind.
    passed: Vec<bool>,
    shown: Option<usize>,
    lit: Vec<Hex>,
}

impl<S: Rules> Cards<S> {
    /// Cards with none behind yet. Of the steps that fit, the first that teaches something is shown.
    pub fn new(steps: &'static [GuideStep<S>]) -> Cards<S> {
        Cards { steps, passed: vec![false; steps.len()], shown: None, lit: Vec::new() }
    }

    /// The number of the step to show now.
    fn choose(&mut self, learner: &Learner<'_, S>) -> Option<usize> {
        for (step, passed) in self.steps.iter().zip(&mut self.passed) {
            *passed |= (step.done)(learner);
        }
        let open = |teaches: bool| {
            let steps = self.steps.iter().zip(&self.passed);
            steps.into_iter().position(|(step, passed)| step.teaches() == teaches && !passed && (step.fits)(learner))
        };
        let now = match open(true) {
            // Dice and what they do take a moment: the card does not flicker.
            None if !learner.seen.asked && !learner.over() => self.shown.or_else(|| open(false)),
            taught => taught.or_else(|| open(false)),
        };
        // A step that was on the card and no longer fits has had its time.
        if let Some(before) = self.shown.filter(|before| now != Some(*before))
            && let (Some(step), Some(passed)) = (self.steps.get(before), self.passed.get_mut(before))
        {
            *passed |= step.teaches() && !(step.fits)(learner);
        }
        self.shown = now;
        now
    }
}

impl<S: Rules> Lesson for Cards<S> {
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)> {
        let learner = Learner { game: position::game::<S>(seen.position)?, seen };
        let step = self.choose(&learner).and_then(|at| self.steps.get(at))?;
        self.lit = (step.lit)(&learner);
        Some((step.card, step.goes))
    }

    fn pass(&mut self) {
        if let Some(passed) = self.shown.and_then(|at| self.passed.get_mut(at)) {
            *passed = true;
        }
    }

    fn progress(&self) -> (usize, usize) {
        let taught = || self.steps.iter().zip(&self.passed).filter(|(step, _)| step.teaches());
        (taught().filter(|(_, passed)| **passed).count(), taught().count())
    }

    fn passed(&self) -> Vec<&'static str> {
        let passed = self.steps.iter().zip(&self.passed).filter(|(step, passed)| step.teaches() && **passed);
        passed.map(|(step, _)| step.card.title).collect()
    }

    fn resume(&mut self, passed: &[String]) {
        for (step, behind) in self.steps.iter().zip(&mut self.passed) {
            *behind |= step.teaches() && passed.iter().any(|title| title == step.card.title);
        }
    }

    fn lit(&self) -> &[Hex] {
        &self.lit
    }
}
