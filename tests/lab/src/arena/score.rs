//! The arithmetic of strength: intervals, Elo, and when enough has been played.

/// Width of intervals: this many standard deviations hold 95 of 100.
const NINETY_FIVE: f64 = 1.959_964;
/// Elo points for a tenfold of the odds.
const ELO: f64 = 400.0;
/// Probability that the sequential test is wrong, either way.
const WRONG: f64 = 0.05;
/// Number of pairs before a verdict: the spread of fewer means nothing.
const LEAST_PAIRS: usize = 8;

/// The range of a share, by 95 in 100.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Wilson's interval for a score of `games` games (draws count half).
///
/// ```
/// let interval = lab::arena::wilson(8.0, 10);
/// assert!((interval.low - 0.490).abs() < 0.001 && (interval.high - 0.943).abs() < 0.001);
/// ```
pub fn wilson(score: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let (n, z2) = (games as f64, NINETY_FIVE * NINETY_FIVE);
    let share = score / n;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = NINETY_FIVE / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

/// The difference in Elo points for a share of the score; held to what can be told apart from always winning.
///
/// ```
/// assert!((lab::arena::elo(0.75) - 190.8).abs() < 0.1);
/// assert!(lab::arena::elo(1.0) > 1000.0);
/// ```
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    -ELO * (1.0 / share - 1.0).log10()
}

/// The verdict of a sequential test on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimVerdict {
    /// The claim holds.
    Holds,
    /// It does not.
    Fails,
    /// Not decided yet.
    Open,
}

/// A claim about the score of the first bot, tested while the games are played: that it is at least `claim`, where anything
/// within `margin` of it is left open.
///
/// The two games of a pair share their dice, so a pair is what is counted, by its own spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreClaim {
    /// The share that is claimed.
    pub share: f64,
    /// Half the gap between the two scores that are told apart.
    pub margin: f64,
}

impl ScoreClaim {
    /// The verdict of pairs of games; each is the mean score of its two games.
    pub fn verdict(&self, pairs: &[f64]) -> ClaimVerdict {
        if pairs.len() < LEAST_PAIRS {
            return ClaimVerdict::Open;
        }
        let n = pairs.len() as f64;
        let mean = pairs.iter().sum::<f64>() / n;
        // A spread of nothing would make the first pairs a proof; half a game in the whole is the least there can be.
        let spread = (pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / n).max(0.25 / n);
        let (low, high) = (self.share - self.margin, self.share + self.margin);
        let likelihood = n * (high - low) * (2.0 * mean - low - high) / (2.0 * spread);
        let bound = ((1.0 - WRONG) / WRONG).ln();
        if likelihood >= bound {
            ClaimVerdict::Holds
        } else if likelihood <= -bound {
            ClaimVerdict::Fails
        } else {
            ClaimVerdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use language::chance::Chance;

    #[test]
    fn what_is_clearly_so_is_told_soon_and_what_is_not_so_is_denied() {
        let claim = ScoreClaim { share: 0.5, margin: 0.05 };
        assert_eq!(claim.verdict(&[1.0; 7]), ClaimVerdict::Open);
        assert_eq!(claim.verdict(&[1.0; 20]), ClaimVerdict::Holds);
        assert_eq!(claim.verdict(&[0.0; 20]), ClaimVerdict::Fails);
        assert_eq!(claim.verdict(&[0.5, 1.0, 0.0, 0.5, 0.5, 1.0, 0.0, 0.5]), ClaimVerdict::Open);
    }

    #[test]
    fn the_test_is_seldom_wrong_about_bots_of_known_strength() {
        let claim = ScoreClaim { share: 0.5, margin: 0.1 };
        let wrong = |share: usize, bad: ClaimVerdict| {
            let run = |seed: u64| {
                let mut chance = Chance::for_game(1807, seed);
                let mut pairs = Vec::new();
                for _ in 0..1000 {
                    let game = |chance: &mut Chance| f64::from(u8::from(chance.one_in(share, 10)));
                    pairs.push((game(&mut chance) + game(&mut chance)) / 2.0);
                    match claim.verdict(&pairs) {
                        ClaimVerdict::Open => {}
                        verdict => return verdict,
                    }
                }
                ClaimVerdict::Open
            };
            (0..200).filter(|&seed| run(seed) == bad).count()
        };
        assert!(wrong(4, ClaimVerdict::Holds) < 24, "{}", wrong(4, ClaimVerdict::Holds));
        assert!(wrong(6, ClaimVerdict::Fails) < 24, "{}", wrong(6, ClaimVerdict::Fails));
    }
}
