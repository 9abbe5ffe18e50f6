//! Bounds of what a battle and a position may count. Positions and battle files are held to the same ones.

/// Fires or shock attacks of one unit in one phase. The tables of a battle allow no more.
pub(crate) const MOST_MARKS: u8 = 20;
/// No table lets more points share a hex [9.1].
pub(crate) const MOST_STACK: u8 = 100;
/// Violations an Attack Order still holds with [17.8].
pub(crate) const MOST_VIOLATIONS: u8 = 50;
/// Brigades of a battle: one command judges each of them once.
pub(crate) const MOST_BRIGADES: usize = 200;
/// Morale is counted no further than this, either way. No battle that comes with the program comes near it. One from
/// elsewhere can, since a unit may rout, rally and rout again for a hundred turns; what is saved then must still load.
pub(crate) const MOST_SPIRIT: i16 = 2000;
/// Points that one fight has cost in one hex: a side cannot lose more than is there.
pub(crate) const MOST_FIGHT: u8 = 120;
