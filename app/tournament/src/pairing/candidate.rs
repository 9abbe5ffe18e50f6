//! A player as a pairing sees him: his points, and what he has had so far.

use super::PlayerNumber;
use engine::contract::Side;

/// Whether somebody met one with another score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Float {
    /// He met one with as many points, or did not play.
    #[default]
    Level,
    /// He met one with fewer points, or got points without playing.
    Down,
    /// He met one with more.
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The player's number.
    pub number: PlayerNumber,
    /// What he has so far, in whatever unit the tournament counts.
    pub points: u32,
    /// The sides he really played, in order. Games that were not played have none.
    pub sides: Vec<Side>,
    /// Whom he really met.
    pub met: Vec<PlayerNumber>,
    /// How he floated in every round so far, the first round first.
    pub floats: Vec<Float>,
    /// Whether he has got points without playing: he does not sit out again.
    pub had_bye: bool,
}

impl Candidate {
    /// How he floated so many rounds ago; 1 is the last round.
    pub(super) fn floated(&self, rounds_ago: usize) -> Float {
        let place = self.floats.len().checked_sub(rounds_ago);
        place.and_then(|place| self.floats.get(place)).copied().unwrap_or_default()
    }

    /// Whether he has met this player.
    pub(super) fn has_met(&self, number: PlayerNumber) -> bool {
        self.met.contains(&number)
    }
}
