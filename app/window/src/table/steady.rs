//! Keeps the buttons of the decision from turning into others under the finger: an answer counts only once the player had
//! time to see that the question is another one.
//!
//! A question can come at any moment, and its buttons are where those of the last one were. A press meant for the last
//! one must not answer the new one; that holds for a key and for a button alike.

use crate::paper::twice;

/// The times since which each kind of button has been in its place, by egui's clock in seconds.
#[derive(Debug)]
pub(super) struct Steady {
    /// Another question was put and no frame has shown it yet.
    fresh: bool,
    /// The time since which the question is shown.
    asked: f64,
    /// Since when something is being shown, and whether it was done at this screen; `None` while nothing is.
    shown: Option<(f64, bool)>,
    /// The question was answered by ending or declining: the next one is another one, even if it reads the same.
    ended: bool,
}

impl Steady {
    /// No question yet.
    pub(super) const fn new() -> Steady {
        Steady { fresh: false, asked: f64::NEG_INFINITY, shown: None, ended: false }
    }

    /// A question is put. `other` is whether it is another one than before.
    pub(super) fn put(&mut self, other: bool) {
        if std::mem::take(&mut self.ended) || other {
            self.fresh = true;
        } else {
            self.asked = f64::NEG_INFINITY;
        }
    }

    /// The question is answered now; `ended` is whether that ends or declines something. No second answer counts before the
    /// next question.
    pub(super) fn answer(&mut self, ended: bool, time: f64) {
        self.ended |= ended;
        self.asked = time;
    }

    /// A frame begins. `shows` is whether something is being shown, and if so, whether it was done at this screen.
    pub(super) fn frame(&mut self, shows: Option<bool>, time: f64) {
        let foreign = self.shown.is_some_and(|(_, own)| !own);
        if std::mem::take(&mut self.fresh) || (shows.is_none() && foreign) {
            self.asked = time;
        }
        let since = self.shown.map_or(time, |(since, _)| since);
        self.shown = shows.map(|own| (since, own));
    }

    /// Whether an answer counts now.
    pub(super) fn takes_answer(&self, time: f64) -> bool {
        !self.fresh && twice::counts(self.asked, time)
    }

    /// Time until an answer counts, in seconds; `None` if one counts now.
    pub(super) fn settles_in(&self, time: f64) -> Option<f64> {
        (!self.takes_answer(time)).then_some(if self.fresh { twice::READ } else { self.asked + twice::READ - time })
    }

    /// Whether what is being shown may be gone through or skipped now.
    pub(super) fn takes_skip(&self, time: f64) -> bool {
        self.shown.is_none_or(|(since, _)| twice::counts(since, time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_question_is_answered_only_after_it_was_seen() {
        let mut steady = Steady::new();
        steady.put(true);
        assert!(!steady.takes_answer(100.0), "no frame has shown it");
        steady.frame(None, 100.0);
        assert!(!steady.takes_answer(100.3) && steady.takes_answer(100.7));
        steady.answer(false, 101.0);
        assert!(!steady.takes_answer(101.1), "it is answered");
        steady.put(false);
        assert!(steady.takes_answer(101.1), "the same question: the next unit");
        steady.answer(true, 102.0);
        steady.put(false);
        steady.frame(None, 102.2);
        assert!(!steady.takes_answer(102.3), "the phase was ended, and the next question reads the same");
    }

    #[test]
    fn what_is_shown_is_not_skipped_by_the_answer_before_it_and_does_not_end_in_an_answer() {
        let mut steady = Steady::new();
        steady.frame(Some(false), 10.0);
        steady.frame(Some(false), 10.2);
        assert!(!steady.takes_skip(10.2) && steady.takes_skip(10.7));
        steady.frame(None, 11.0);
        assert!(!steady.takes_answer(11.2) && steady.takes_answer(11.7));
        steady.frame(Some(true), 12.0);
        steady.frame(None, 12.1);
        assert!(steady.takes_answer(12.1), "after the player's own march the next one follows at once");
    }
}
