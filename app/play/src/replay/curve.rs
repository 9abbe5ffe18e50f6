//! Who was ahead, step by step: victory points, strength lost, morale, and luck.

use super::reel::Reel;
use super::step::Act;
use crate::luck::Luck;
use crate::system::{Figure, Judge};
use crate::systems::art_of_war::ArtOfWar;
use engine::art_of_war::Game;

/// The curves of a match.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    /// What is counted.
    pub figures: Vec<Figure>,
    /// Where both sides stood, at every step after which something was different, in order.
    pub points: Vec<Point>,
}

/// Where both sides stood after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The step.
    pub seq: u32,
    /// For each figure of the curve its numbers, one for each of its lines.
    pub numbers: Vec<Vec<i64>>,
    /// Luck so far.
    pub luck: Luck,
}

impl Curve {
    /// Reads a whole match. It takes about as long as carrying it out again.
    pub fn of(reel: &Reel) -> Curve {
        let figures = reel.board().map(|board| ArtOfWar::figures(board)).unwrap_or_default();
        let mut curve = Curve { figures, points: Vec::new() };
        let mut luck = Luck::NONE;
        // Luck that was taken back was no luck: what is kept is the luck before each step.
        let mut before: Vec<Luck> = Vec::new();
        reel.walk(&mut |step, game, after| {
            before.push(luck);
            match (&step.act, &step.deed) {
                (Act::Rolled(rolled), _) => luck.roll::<ArtOfWar>(game, rolled),
                (Act::Jump, super::Deed::Rewinds(to)) => {
                    luck = before.get(*to as usize + 1).copied().unwrap_or(luck);
                }
                _ => {}
            }
            if step.moves() || curve.points.is_empty() {
                let point = Point::of(step.seq, after, luck);
                let same = |last: &Point| Point { seq: step.seq, ..last.clone() } == point;
                if !curve.points.last().is_some_and(same) {
                    curve.points.push(point);
                }
            }
        });
        curve
    }

    /// Where both sides stood after a step.
    pub fn at(&self, seq: u32) -> Option<&Point> {
        self.points.get(self.points.partition_point(|point| point.seq <= seq).checked_sub(1)?)
    }

    /// The last.
    pub fn last(&self) -> Option<&Point> {
        self.points.last()
    }
}

impl Point {
    fn of(seq: u32, game: &Game, luck: Luck) -> Point {
        Point { seq, numbers: ArtOfWar::numbers(game), luck }
    }

    /// The numbers of a figure, by its place among them.
    pub fn of_figure(&self, figure: usize) -> &[i64] {
        self.numbers.get(figure).map_or(&[], Vec::as_slice)
    }

    /// Who is ahead: the numbers of the first figure.
    pub fn score(&self) -> &[i64] {
        self.of_figure(0)
    }

    /// One number of a figure; 0 where there is none.
    pub fn number(&self, figure: usize, line: usize) -> i64 {
        self.of_figure(figure).get(line).copied().unwrap_or(0)
    }
}
