//! How sure the maps of our battles are, for the people who play on them. The notes beside the data say it at length.

/// What is known of a battle's map and what is guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapSureness {
    /// Where it comes from.
    pub origin: &'static str,
    /// What follows from the printed rules.
    pub sure: &'static [&'static str],
    /// What comes from coordinates and accounts, and is right to within about a hex.
    pub fair: &'static [&'static str],
    /// What was placed for likelihood or play.
    pub guessed: &'static [&'static str],
}
