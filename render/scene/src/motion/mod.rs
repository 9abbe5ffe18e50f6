//! Movement, retreats, losses and dice, as data: a play of acts that is advanced by time from outside. It can be skipped,
//! and switched off by one setting.

mod act;
mod dice;

pub use act::Motion;
pub use dice::Die;

use crate::CounterId;
use crate::geometry::{Layout, Point};
use std::collections::{BTreeMap, VecDeque};

/// Place, opacity and size of a moving counter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The world point of its middle.
    pub at: Point,
    /// From 0 to 1.
    pub opacity: f32,
    /// Its size, 1 as usual.
    pub size: f32,
}

/// Acts waiting to be played, one after the other.
#[derive(Clone, Debug)]
pub struct Play {
    acts: VecDeque<Motion>,
    elapsed: f32,
    /// The one setting: whether anything moves at all.
    on: bool,
}

/// The moving counters and dice to be drawn now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// Counters that are under way.
    pub poses: BTreeMap<CounterId, Pose>,
    /// Dice on the table.
    pub dice: Vec<Die>,
}

impl Default for Play {
    fn default() -> Play {
        Play { acts: VecDeque::new(), elapsed: 0.0, on: true }
    }
}

impl Play {
    /// An empty play.
    pub fn new() -> Play {
        Play::default()
    }

    /// Switches motion on or off. Off, anything that is to move is at its end at once.
    pub fn set_on(&mut self, on: bool) {
        self.on = on;
        if !on {
            self.skip();
        }
    }

    /// Whether anything moves at all.
    pub const fn is_on(&self) -> bool {
        self.on
    }

    /// Adds an act to the end.
    pub fn push(&mut self, act: Motion) {
        if self.on {
            self.acts.push_back(act);
        }
    }

    /// Lets time pass, in seconds. Returns whether anything still moves.
    pub fn advance(&mut self, seconds: f32) -> bool {
        self.elapsed += seconds.max(0.0);
        while let Some(act) = self.acts.front() {
            let length = act.length();
            if self.elapsed < length {
                return true;
            }
            self.elapsed -= length;
            self.acts.pop_front();
        }
        self.elapsed = 0.0;
        false
    }

    /// Ends everything at once.
    pub fn skip(&mut self) {
        self.acts.clear();
        self.elapsed = 0.0;
    }

    /// Whether anything moves.
    pub fn is_moving(&self) -> bool {
        !self.acts.is_empty()
    }

    /// The moving counters and dice now. Counters of acts to come wait where those acts begin.
    pub fn moment(&self, layout: &Layout) -> Moment {
        let mut moment = Moment::default();
        for act in self.acts.iter().skip(1).rev() {
            act.show(layout, 0.0, &mut moment);
        }
        moment.dice.clear();
        if let Some(act) = self.acts.front() {
            act.show(layout, (self.elapsed / act.length().max(1e-6)).clamp(0.0, 1.0), &mut moment);
        }
        moment
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::hex::{Grid, Hex, Lower};

    fn layout() -> Layout {
        Layout::new(Grid { columns: 10, rows: 10, lower: Lower::Even })
    }

    fn march() -> Motion {
        Motion::Move { counter: CounterId(1), path: vec![Hex::new(1, 1), Hex::new(1, 2), Hex::new(2, 2)] }
    }

    #[test]
    fn a_counter_goes_from_the_first_hex_to_the_last() {
        let mut play = Play::new();
        play.push(march());
        let start = play.moment(&layout()).poses[&CounterId(1)];
        assert!(start.at.distance(layout().middle(Hex::new(1, 1))) < 1e-3);
        assert!(play.advance(march().length() * 0.999));
        let end = play.moment(&layout()).poses[&CounterId(1)];
        assert!(end.at.distance(layout().middle(Hex::new(2, 2))) < 0.02);
        assert!(!play.advance(1.0));
        assert!(play.moment(&layout()).poses.is_empty());
    }

    #[test]
    fn acts_are_short() {
        let path = (1..=10).map(|row| Hex::new(1, row)).collect();
        for act in [
            Motion::Move { counter: CounterId(0), path },
            Motion::Retreat { counter: CounterId(0), from: Hex::new(1, 1), to: Hex::new(1, 2) },
            Motion::Eliminate { counter: CounterId(0), hex: Hex::new(1, 1) },
            Motion::Roll { hex: Hex::new(1, 1), faces: vec![6, 1] },
        ] {
            assert!(act.length() <= 1.2, "{act:?}");
        }
    }

    #[test]
    fn motion_can_be_skipped_and_switched_off() {
        let mut play = Play::new();
        play.push(march());
        play.skip();
        assert!(!play.is_moving());
        play.set_on(false);
        play.push(march());
        assert!(!play.is_moving() && play.moment(&layout()) == Moment::default());
    }

    #[test]
    fn a_counter_whose_turn_comes_later_waits_where_it_will_begin() {
        let mut play = Play::new();
        play.push(march());
        play.push(Motion::Retreat { counter: CounterId(2), from: Hex::new(5, 5), to: Hex::new(5, 6) });
        let moment = play.moment(&layout());
        assert!(moment.poses[&CounterId(2)].at.distance(layout().middle(Hex::new(5, 5))) < 1e-3);
    }
}
