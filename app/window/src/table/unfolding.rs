//! Messages that have not been shown yet. They unfold one after the other: the announcement, the die, its effect, and
//! only then the next question.

use crate::settings::pace::Pace;
use language::happening::Happening;
use play::table::{Heard, ToldEntry};
use record::course::RollProof;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// One thing that happened.
pub(super) struct Beat {
    pub(super) event: Happening,
    /// The roll that decided it, where it is the first to tell of it.
    pub(super) roll: Option<RollProof>,
    /// Whether it tells more of the roll before.
    pub(super) of_last_roll: bool,
    /// Whether a player at this screen did it.
    pub(super) own: bool,
}

/// The next thing to show.
pub(super) enum Next {
    /// Something that happened.
    Beat(Box<Beat>),
    /// All of this entry was shown.
    Told(u32),
    /// Something was heard that must not come before what is waiting.
    Heard(Box<Heard>),
}

/// The queue of things to show.
pub(crate) struct Unfolding {
    waiting: VecDeque<Next>,
    /// The event being shown.
    pub(super) shown: Option<Box<Beat>>,
    /// Until then one looks at what was shown.
    pub(super) until: Option<Instant>,
    /// The last sentence told.
    pub(super) caption: String,
    pace: Pace,
    /// Whether the player skips everything that comes before the next question.
    skips: bool,
}

impl Unfolding {
    /// An empty queue.
    pub(super) const fn new() -> Unfolding {
        Unfolding {
            waiting: VecDeque::new(),
            shown: None,
            until: None,
            caption: String::new(),
            pace: Pace::AtOnce,
            skips: false,
        }
    }

    /// The pace at which things are shown now.
    pub(super) const fn pace(&self) -> Pace {
        if self.skips { Pace::AtOnce } else { self.pace }
    }

    /// Sets the pace at which things are shown.
    pub(crate) fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Everything up to the player's next question is shown at once, or no longer.
    pub(super) fn set_skips(&mut self, skips: bool) {
        self.skips = skips;
    }

    /// Whether something is being shown or waits to be.
    pub(crate) fn is_busy(&self) -> bool {
        self.shown.is_some() || self.until.is_some() || !self.waiting.is_empty()
    }

    /// Whether all that is left to be shown was done at this screen.
    pub(super) fn is_own(&self) -> bool {
        let waits = self.waiting.iter().filter_map(|next| match next {
            Next::Beat(beat) => Some(beat.own),
            Next::Told(_) | Next::Heard(_) => None,
        });
        self.is_busy() && self.shown.iter().map(|beat| beat.own).chain(waits).all(|own| own)
    }

    /// Number of things that wait.
    pub(super) fn waits(&self) -> usize {
        self.waiting.len()
    }

    /// Time until the next thing is due, if nothing moves meanwhile.
    pub(crate) fn rests(&self) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Takes the next thing to show.
    pub(super) fn take(&mut self) -> Option<Next> {
        self.waiting.pop_front()
    }

    /// This comes after everything that waits.
    pub(super) fn put(&mut self, heard: Heard) {
        self.waiting.push_back(Next::Heard(Box::new(heard)));
    }

    /// An entry is shown next, one thing after the other.
    pub(super) fn take_apart(&mut self, told: ToldEntry, own: bool) {
        let ToldEntry { seq, events, mut roll, .. } = told;
        let mut beats = Vec::with_capacity(events.len());
        let mut rolled = false;
        let throws = events.iter().any(|event| event.throw().is_some());
        for event in events {
            // The roll is proven where its die is told; where none is, with the first thing.
            let first = roll.is_some() && (event.throw().is_some() || !throws);
            let of_last_roll = rolled;
            rolled |= first;
            let roll = if first { roll.take() } else { None };
            beats.push(Next::Beat(Box::new(Beat { event, roll, of_last_roll, own })));
        }
        self.waiting.push_front(Next::Told(seq));
        for beat in beats.into_iter().rev() {
            self.waiting.push_front(beat);
        }
    }

    /// Empties the queue.
    pub(super) fn forget(&mut self) {
        self.shown = None;
        self.until = None;
        self.caption.clear();
    }
}
