//! The lead, step by step: victory points, strength lost, morale, and luck.

use language::luck::Luck;
use language::system::Figure;

/// The curves of a match.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    /// The figures that are counted.
    pub figures: Vec<Figure>,
    /// The numbers of both sides at every step after which one of them had changed, in order.
    pub points: Vec<CurvePoint>,
}

/// The numbers of both sides after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurvePoint {
    /// The step.
    pub seq: u32,
    /// For each figure of the curve its numbers, one for each of its lines.
    pub numbers: Vec<Vec<i64>>,
    /// Luck so far.
    pub luck: Luck,
}

impl Curve {
    /// The numbers of both sides after a step.
    pub fn at(&self, seq: u32) -> Option<&CurvePoint> {
        self.points.get(self.points.partition_point(|point| point.seq <= seq).checked_sub(1)?)
    }

    /// The last point.
    pub fn last(&self) -> Option<&CurvePoint> {
        self.points.last()
    }
}

impl CurvePoint {
    /// The numbers of a figure, by its place among them.
    pub fn of_figure(&self, figure: usize) -> &[i64] {
        self.numbers.get(figure).map_or(&[], Vec::as_slice)
    }

    /// The numbers of the first figure, which shows the side in the lead.
    pub fn score(&self) -> &[i64] {
        self.of_figure(0)
    }

    /// One number of a figure; 0 where there is none.
    pub fn number(&self, figure: usize, line: usize) -> i64 {
        self.of_figure(figure).get(line).copied().unwrap_or(0)
    }
}
