//! A player as the pairing sees them: their points, and their games so far.

use super::PlayerNumber;
use engine::contract::Side;

/// Whether a player met one with another score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Float {
    /// Met a player with as many points, or did not play.
    #[default]
    Level,
    /// Met a player with fewer points, or got points without playing.
    Down,
    /// Met a player with more points.
    Up,
}

/// A player who is to be paired.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's points so far, in the unit that the tournament counts.
    pub points: u32,
    /// The sides the player really played, in order. Games that were not played have none.
    pub sides: Vec<Side>,
    /// The opponents the player really met.
    pub met: Vec<PlayerNumber>,
    /// The player's float in every round so far, the first round first.
    pub floats: Vec<Float>,
    /// Whether the player has got points without playing: they do not get another bye.
    pub had_bye: bool,
}

impl Candidate {
    /// The player's float this number of rounds ago; 1 is the last round.
    pub(super) fn floated(&self, rounds_ago: usize) -> Float {
        let place = self.floats.len().checked_sub(rounds_ago);
        place.and_then(|place| self.floats.get(place)).copied().unwrap_or_default()
    }

    /// Whether the two have met.
    pub(super) fn has_met(&self, number: PlayerNumber) -> bool {
        self.met.contains(&number)
    }
}
