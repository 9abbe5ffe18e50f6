//! A viewer's place in a match, and the clock that moves it on while the match plays.

use replay::{Reel, ReplayStep, Timeline};

/// The speeds of a replay, with their names.
pub(super) const SPEEDS: [(f32, &str); 5] = [(0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"), (8.0, "8×")];
/// The speed one begins with, by its place among them.
const FIRST_SPEED: usize = 1;
/// Time a step is shown before the next one, in seconds at the plain speed; one with dice is shown longer.
const DWELL: f32 = 0.55;
const DWELL_ON_DICE: f32 = 1.3;

/// The length of one move through the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stride {
    /// To the next step at which something happens.
    Command,
    /// To the next phase.
    Phase,
    /// To the next turn.
    Turn,
    /// To the next die of a combat.
    Combat,
    /// To the beginning or the end.
    All,
}

/// A place in a match, and whether it plays.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Playhead {
    /// The step that is shown.
    pub(super) at: u32,
    /// Whether it plays.
    pub(super) playing: bool,
    /// The speed, by its place among the speeds.
    pub(super) speed: usize,
    waited: f32,
}

impl Playhead {
    /// At a step, standing still.
    pub(super) const fn at(at: u32) -> Playhead {
        Playhead { at, playing: false, speed: FIRST_SPEED, waited: 0.0 }
    }

    /// The factor of the speed over the plain speed.
    pub(super) fn factor(&self) -> f32 {
        SPEEDS.get(self.speed).map_or(1.0, |(factor, _)| *factor)
    }

    /// Lets time pass. Whether the next step is due: nothing moves any more, and this one was seen long enough.
    pub(super) fn advance(&mut self, seconds: f32, moving: bool, dice: bool) -> bool {
        if !self.playing || moving {
            self.waited = 0.0;
            return false;
        }
        self.waited += seconds * self.factor();
        let due = self.waited >= if dice { DWELL_ON_DICE } else { DWELL };
        if due {
            self.waited = 0.0;
        }
        due
    }

    /// Plays from here, or stops. At the end it begins again.
    pub(super) fn toggle(&mut self, last: u32) -> bool {
        self.playing = !self.playing;
        self.waited = 0.0;
        self.playing && self.at >= last
    }
}

/// The step that is so far away in this direction; the beginning or the end where there is none.
pub(super) fn beside(reel: &Reel, at: u32, stride: Stride, forward: bool) -> u32 {
    aim(reel.steps(), reel.timeline(), at, stride, forward).unwrap_or(if forward { reel.last() } else { 0 })
}

fn aim(steps: &[ReplayStep], timeline: &Timeline, at: u32, stride: Stride, forward: bool) -> Option<u32> {
    match stride {
        Stride::Command if forward => steps.iter().skip(at as usize + 1).find(|step| step.is_stop()).map(|s| s.seq),
        Stride::Command => steps.iter().take(at as usize).rfind(|step| step.is_stop()).map(|step| step.seq),
        Stride::Phase => timeline.phase_beside(at, forward),
        Stride::Turn => timeline.turn_beside(at, forward),
        Stride::Combat => timeline.combat_beside(at, forward),
        Stride::All => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::float_cmp, reason = "a test may fail loudly")]

    use super::*;

    fn skirmish() -> Reel {
        Reel::read(systems::ALL, &super::super::viewer_tests::record(), None).unwrap()
    }

    #[test]
    fn a_step_stays_for_a_while_and_only_when_nothing_moves() {
        let mut head = Playhead::at(3);
        assert!(!head.advance(10.0, false, false), "it does not play");
        assert!(!head.toggle(9));
        assert!(!head.advance(0.3, false, false));
        assert!(!head.advance(5.0, true, false), "something moves, and the wait begins anew");
        assert!(!head.advance(0.3, false, false));
        assert!(head.advance(0.3, false, false));
        assert!(!head.advance(0.3, false, false), "the next step stands as long");
    }

    #[test]
    fn dice_stay_longer_and_speed_shortens_it() {
        let mut head = Playhead::at(0);
        head.toggle(9);
        assert!(!head.advance(1.0, false, true));
        assert!(head.advance(0.4, false, true));
        head.speed = SPEEDS.len() - 1;
        assert_eq!(head.factor(), 8.0);
        assert!(head.advance(0.1, false, false));
    }

    #[test]
    fn playing_at_the_end_begins_again() {
        let mut head = Playhead::at(9);
        assert!(head.toggle(9), "it is at the end");
        assert!(!head.toggle(9), "and now it stands still");
    }

    #[test]
    fn every_stride_goes_both_ways_and_ends_at_the_ends() {
        let reel = skirmish();
        for stride in [Stride::Command, Stride::Phase, Stride::Turn, Stride::Combat, Stride::All] {
            let mut at = 0;
            let mut seen = vec![at];
            while at < reel.last() {
                let next = beside(&reel, at, stride, true);
                assert!(next > at, "{stride:?} from {at}");
                at = next;
                seen.push(at);
            }
            assert_eq!(beside(&reel, at, stride, true), at);
            while at > 0 {
                let next = beside(&reel, at, stride, false);
                assert!(next < at && seen.contains(&next), "{stride:?} back from {at} to {next}");
                at = next;
            }
        }
        assert_eq!(beside(&reel, 0, Stride::All, true), reel.last());
    }
}
