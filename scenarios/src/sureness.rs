//! The certainty of our battles' maps, for players. The notes beside the data give it in full.

/// The known and the guessed parts of a battle's map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapSureness {
    /// Its name: translations are found by it.
    pub name: &'static str,
    /// The sources of the map.
    pub origin: &'static str,
    /// The parts that follow from the printed rules.
    pub sure: &'static [&'static str],
    /// The parts from coordinates and accounts, right to within about a hex.
    pub fair: &'static [&'static str],
    /// The parts that were placed for likelihood or play.
    pub guessed: &'static [&'static str],
}
