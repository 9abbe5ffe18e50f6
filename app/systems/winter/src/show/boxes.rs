//! Boxes beside the map: arrivals, leaders on display and track, eliminated units.

use super::super::things::{self, Tray};
use super::super::{Battle, thing};
use language::ask::PieceId;
use scene::geometry::{Rect, point};
use scene::{CounterId, Holder};
use winter::Game;

/// Width of a box, and its distances from the map and from other boxes, in hex heights.
const WIDTH: f32 = 7.0;
const GAP: f32 = 1.2;
const BETWEEN: f32 = 0.25;

/// All boxes by their numbers, in a column right of the map; an empty one is a line with its title.
pub(super) fn holders(battle: &Battle, game: &Game) -> Vec<Holder> {
    let board = game.board();
    let frame = super::ground::map(battle).frame();
    let held = |tray: Tray| -> Vec<CounterId> {
        let lies = |piece: &PieceId| {
            thing(board, *piece).is_some_and(|known| Tray::holding(board, game.state(), known) == Some(tray))
        };
        (0..things::count(board)).map(PieceId).filter(lies).map(|piece| CounterId(u32::from(piece.0))).collect()
    };
    let all = Tray::ALL.map(|tray| (tray, held(tray)));
    let counts = all.each_ref().map(|(_, held)| held.len());
    let left = frame.max.x + GAP;
    let room = Rect { min: point(left, frame.min.y), max: point(left + WIDTH, frame.max.y) };
    let areas = scene::column(room, BETWEEN, &counts);
    let holder = |((tray, counters), area): ((Tray, Vec<CounterId>), Rect)| Holder {
        title: tray.title(),
        area,
        counters,
        about: None,
    };
    all.into_iter().zip(areas).map(holder).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Winter;
    use language::system::Rules as _;
    use scene::TITLE_ROOM;
    use std::sync::Arc;
    use winter::MatchOptions;

    #[test]
    fn every_box_keeps_its_number_and_an_empty_one_is_a_line_that_can_be_pointed_at() {
        for id in ["winter-training", "winter-20-1", "winter-20-2"] {
            let scenario = winter_files::BATTLES.built_in(id).unwrap();
            let board = Winter::board(&scenario).unwrap();
            let battle = Battle::new(Arc::new(scenario), board);
            let (game, _) = Game::new(Arc::clone(&battle.board), MatchOptions::default());
            let all = holders(&battle, &game);
            let titles: Vec<&str> = all.iter().map(|holder| holder.title.as_str()).collect();
            assert_eq!(titles, Winter::names(game.board()).holders, "{id}");
            for holder in &all {
                let folded = holder.area.size().y < TITLE_ROOM + 0.01;
                assert_eq!(folded, holder.counters.is_empty(), "{id}: {}", holder.title);
                assert!(holder.area.size().x > 1.0 && holder.area.size().y > 0.3, "{id}: {}", holder.title);
            }
            assert!(all.iter().any(|holder| holder.counters.is_empty()), "{id}: nobody is gone yet");
            for pair in all.windows(2) {
                assert!(pair[1].area.min.y > pair[0].area.max.y, "{id}: {} and {}", pair[0].title, pair[1].title);
            }
        }
    }
}
