//! Messages unfold in their order, and no word comes before its event was seen.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use super::layout_tests::game;
use super::on_board::OnBoard;
use super::test_seat::TestTable;
use crate::settings::pace::Pace;
use play::table::Heard;

/// A whole game at a pace, event after event. Returns the number of times something was shown
/// before the next question.
fn played(pace: Pace) -> (OnBoard, usize) {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let heard = game(&battle, 7);
    let mut table = TestTable::lay(&battle, true);
    table.screen.board.unfolding.set_pace(pace);
    let mut shown = 0;
    for one in heard {
        let is_now = matches!(one, Heard::Now(_));
        let positions = table.screen.board.stage.positions;
        table.hears(one);
        let screen = &mut table.screen;
        if screen.board.unfolding.is_busy() {
            assert_eq!(screen.board.asked_here(), None, "nothing is asked while the board shows an older position");
            assert!(!is_now || screen.board.stage.positions == positions, "the position waits for what leads to it");
        }
        while screen.board.unfolding.is_busy() {
            shown += 1;
            screen.go_on();
            if let Some(beat) = screen.board.unfolding.shown.as_ref().filter(|_| screen.board.stage.play.is_moving()) {
                let text = beat.event.text.plain(battle.names());
                assert_ne!(
                    screen.board.stage.told.lines.last().map(|line| &line.text),
                    Some(&text),
                    "it is told when it was seen"
                );
            }
            assert!(shown < 100_000, "it never ends");
        }
    }
    (table.screen.board, shown)
}

#[test]
fn at_every_pace_a_game_comes_to_the_same_log_and_the_same_board() {
    let (at_once, none) = played(Pace::AtOnce);
    assert_eq!(none, 0, "at once nothing waits");
    for pace in [Pace::Slow, Pace::Brisk] {
        let (board, shown) = played(pace);
        assert!(shown > 50, "{pace:?}: {shown}");
        let text = |board: &OnBoard| -> Vec<(String, Option<usize>)> {
            board.stage.told.lines.iter().map(|line| (line.text.clone(), line.roll)).collect()
        };
        assert_eq!(text(&board), text(&at_once), "{pace:?}");
        assert_eq!(board.stage.drawn().counters, at_once.stage.drawn().counters, "{pace:?}");
    }
}

#[test]
fn skipping_leads_to_the_next_question() {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let mut table = TestTable::lay(&battle, true);
    table.screen.board.unfolding.set_pace(Pace::Slow);
    let mut skipped = 0;
    for one in game(&battle, 7) {
        table.hears(one);
        let screen = &mut table.screen;
        if screen.board.unfolding.is_busy() {
            screen.skip();
            skipped += 1;
            assert!(!screen.board.unfolding.is_busy(), "nothing is left to be shown");
        }
    }
    assert!(skipped > 3);
}
