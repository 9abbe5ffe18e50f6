//! A lesson of a few cards that follow what is asked.

use super::card::{Card, Goes};
use crate::ask::Key;
use crate::position::{self, GuideView, Lesson};
use crate::system::Rules;
use std::marker::PhantomData;

/// Cards of a system, each with the question that it waits for; a card with an empty question waits for none.
pub struct Cards<S> {
    cards: &'static [(Key, Card)],
    /// Those that the player has read.
    read: Vec<bool>,
    shown: Option<usize>,
    system: PhantomData<fn() -> S>,
}

impl<S: Rules> Cards<S> {
    /// None of them is read yet.
    pub fn new(cards: &'static [(Key, Card)]) -> Cards<S> {
        Cards { cards, read: vec![false; cards.len()], shown: None, system: PhantomData }
    }
}

impl<S: Rules> Lesson for Cards<S> {
    fn look(&mut self, seen: &GuideView<'_>) -> Option<(Card, Goes)> {
        position::game::<S>(seen.position)?;
        let asked = |question: Key| question.is_empty() || (seen.asked && question == seen.asking.question);
        let mut unread = self.read.iter().zip(self.cards).enumerate().filter(|(_, (read, _))| !**read);
        let found = unread.find(|(_, (_, (question, _)))| asked(question));
        self.shown = found.map(|(at, _)| at);
        found.map(|(_, (_, (_, card)))| (*card, Goes::WhenRead))
    }

    fn pass(&mut self) {
        if let Some(read) = self.shown.and_then(|at| self.read.get_mut(at)) {
            *read = true;
        }
    }

    fn progress(&self) -> (usize, usize) {
        (self.read.iter().filter(|read| **read).count(), self.cards.len())
    }
}
