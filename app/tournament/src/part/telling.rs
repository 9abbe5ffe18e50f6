//! The reports of a running game to the desk: its state and the places of its units, at limited intervals.

use crate::evening_event::At;
use crate::message::{GameGlance, Sketch, ToDesk};
use engine::contract::Side;
use language::board::sketch::SketchedPiece;
use play::table::BoardGlance;
use std::time::{Duration, Instant};

/// Shortest time between two reports of a game, and between two that differ in their clocks only.
const SOONEST: Duration = Duration::from_secs(1);
const LATEST: Duration = Duration::from_secs(10);

/// The reports that the desk has received of a game.
#[derive(Default)]
pub(super) struct Telling {
    told: Option<(GameGlance, Instant)>,
    drawn: Option<(At, Vec<SketchedPiece>)>,
}

impl Telling {
    /// The reports that the desk has not received yet.
    pub(super) fn news(&mut self, at: At, seen: &BoardGlance, then: Instant) -> Vec<ToDesk> {
        let Some(glance) = self.glance(at, seen, then) else { return Vec::new() };
        let mut news = vec![ToDesk::Glance(glance)];
        let drawn = self.drawn.as_ref().is_some_and(|(known, stands)| *known == at && *stands == seen.stands);
        if !drawn && seen.stands.len() <= Sketch::MOST {
            self.drawn = Some((at, seen.stands.clone()));
            news.push(ToDesk::Sketch(Sketch { at, stands: seen.stands.clone() }));
        }
        news
    }

    fn glance(&mut self, at: At, seen: &BoardGlance, then: Instant) -> Option<GameGlance> {
        let left = seen
            .clocks
            .map(|clocks| Side::BOTH.map(|side| u32::try_from(clocks.left(side, then).as_secs()).unwrap_or(u32::MAX)));
        let glance = GameGlance { at, entries: seen.entries, asked: seen.asked, left, paused: seen.paused };
        let due = self.told.is_none_or(|(told, when)| {
            let since = then.saturating_duration_since(when);
            let same = GameGlance { left: None, ..told } == GameGlance { left: None, ..glance };
            since >= if same && told.left != glance.left { LATEST } else { SOONEST } && told != glance
        });
        due.then(|| {
            self.told = Some((glance, then));
            glance
        })
    }
}

#[cfg(test)]
#[allow(clippy::expect_used, reason = "a test may fail loudly")]
mod tests {
    use super::*;
    use engine::hex::Hex;
    use play::table::Clocks;

    const AT: At = At { round: 1, table: 2 };

    #[test]
    fn the_desk_hears_the_score_of_a_game_but_not_every_moment() {
        let mut telling = Telling::default();
        let begun = Instant::now();
        let clocks = Clocks {
            used: [Duration::from_secs(60), Duration::ZERO],
            allowed: [Duration::from_secs(3600); 2],
            running: Some(Side::First),
            grace: Duration::ZERO,
            differ: false,
            at: begun,
        };
        let at = |entries| BoardGlance {
            entries,
            asked: Some(Side::First),
            paused: false,
            ended: false,
            clocks: Some(clocks),
            stands: Vec::new(),
        };
        let glance = telling.glance(AT, &at(4), begun).expect("the first");
        assert_eq!((glance.left, glance.asked, glance.entries), (Some([3540, 3600]), Some(Side::First), 4));
        assert_eq!(telling.glance(AT, &at(4), begun), None);
        assert_eq!(telling.glance(AT, &at(4), begun + Duration::from_secs(3)), None, "only the clock ran");
        assert!(telling.glance(AT, &at(5), begun + Duration::from_secs(3)).is_some(), "somebody moved");
        assert!(telling.glance(AT, &at(5), begun + Duration::from_secs(3) + LATEST).is_some(), "clocks run on");
    }

    #[test]
    fn a_board_is_drawn_again_after_a_move() {
        let mut telling = Telling::default();
        let begun = Instant::now();
        let at = |entries, column| BoardGlance {
            entries,
            asked: None,
            paused: false,
            ended: false,
            clocks: None,
            stands: vec![(Hex::new(column, 1), Side::First)],
        };
        assert_eq!(telling.news(AT, &at(4, 1), begun).len(), 2);
        let later = begun + SOONEST;
        assert_eq!(telling.news(AT, &at(5, 1), later).len(), 1, "somebody decided something, and nobody moved");
        assert_eq!(telling.news(AT, &at(6, 2), later + SOONEST).len(), 2);
        let crowd = BoardGlance { stands: vec![(Hex::new(1, 1), Side::First); Sketch::MOST + 1], ..at(7, 1) };
        assert_eq!(telling.news(AT, &crowd, later + 2 * SOONEST).len(), 1, "too many to be drawn");
    }
}
