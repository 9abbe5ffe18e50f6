//! Who was ahead, step by step: victory points, strength lost, morale, and luck.

use super::reel::Reel;
use super::step::Act;
use crate::luck::Luck;
use engine::art_of_war::{Game, Place, UnitId};
use engine::contract::Side;

/// The curves of a match.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    /// Where both sides stood, at every step after which something was different, in order.
    pub points: Vec<Point>,
}

/// Where both sides stood after a step: the first player's number, then the second's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The step.
    pub seq: u32,
    /// Victory points, as if the battle ended now.
    pub score: [u16; 2],
    /// Printed strength that is gone, for good or until the evening.
    pub lost: [u16; 2],
    /// Morale of each army of the battle, in the battle's order; empty where the rules have none.
    pub morale: Vec<u8>,
    /// Luck so far.
    pub luck: Luck,
}

impl Curve {
    /// Reads a whole match. It takes about as long as carrying it out again.
    pub fn of(reel: &Reel) -> Curve {
        let mut curve = Curve::default();
        let mut luck = Luck::NONE;
        // Luck that was taken back was no luck: what is kept is the luck before each step.
        let mut before: Vec<Luck> = Vec::new();
        reel.walk(&mut |step, game, after| {
            before.push(luck);
            match (&step.act, &step.deed) {
                (Act::Rolled(rolled), _) => luck.roll(game, rolled),
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
        let gone = |unit: &UnitId| matches!(game.state().unit(*unit).place, Place::Eliminated | Place::Disrupted);
        let lost = Side::BOTH.map(|side| {
            let units = game.board().units_of(side).filter(gone);
            units.map(|unit| u16::from(game.board().unit(unit).strength)).sum()
        });
        Point {
            seq,
            score: Side::BOTH.map(|side| game.score(side).total()),
            lost,
            morale: game.state().morale.clone(),
            luck,
        }
    }
}
