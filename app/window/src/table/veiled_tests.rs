//! Veiled play of The Eagles in one seat: each side sees its own tracks, and the curtain is between the two.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use super::test_seat::TestSeat;
use engine::contract::Side;
use language::ask::PieceId;
use language::system::Eye;

/// The titles of the displays beside the map and the strengths on the counters, of this side.
fn shown(seat: &TestSeat, side: Side) -> (Vec<String>, Vec<String>) {
    let drawn = seat.screen().board.stage.drawn();
    let names = seat.screen().asked.names();
    let owner = |id: scene::CounterId| names.owner(PieceId(u16::try_from(id.0).unwrap()));
    let displays = drawn.holders.iter().filter(|holder| holder.about.and_then(owner) == Some(side));
    let counters = drawn.counters.iter().filter(|counter| owner(counter.id) == Some(side));
    (
        displays.map(|holder| holder.title.clone()).collect(),
        counters.map(|counter| counter.texts.below.clone()).collect(),
    )
}

fn sees_only_own(seat: &TestSeat, side: Side) {
    assert_eq!(seat.screen().board.now().unwrap().position.eye(), Eye::Of(side));
    // Some leaders may be adjacent to an enemy from the beginning.
    let (displays, counters) = shown(seat, side.other());
    assert!(displays.iter().filter(|title| title.contains("under seal")).count() > 3, "{displays:?}");
    assert!(counters.iter().filter(|below| *below == "?").count() > 3, "{counters:?}");
    let (displays, counters) = shown(seat, side);
    assert!(displays.iter().all(|title| !title.contains("under seal")), "{displays:?}");
    assert!(counters.iter().any(|below| below.parse::<u8>().is_ok()), "{counters:?}");
}

#[test]
fn each_side_sees_its_own_tracks_and_takes_the_seat_first() {
    let mut seat = TestSeat::sit_with("eagles-friedland", "veiled", vec!["veiled"]);
    assert!(seat.screen().board.curtain.is_down() && seat.screen().board.now().is_none(), "the seat is empty at first");
    seat.take_seat();
    seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
    let first = seat.screen().board.asked_here().unwrap();
    sees_only_own(&seat, first);
    // The first half of the turn is ended, and the other side takes the seat.
    for _ in 0..20 {
        if seat.screen().board.curtain.is_down() {
            break;
        }
        let shown = seat.screen().board.stage.positions;
        seat.key(egui::Key::E);
        if seat.screen().asked.sure {
            seat.key(egui::Key::E);
        }
        seat.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
    }
    assert!(seat.screen().board.curtain.is_down());
    assert!(!seat.sees("organise"), "nothing of the other side's question is read");
    seat.take_seat();
    seat.until("the other side is asked", |screen| screen.board.asked_here() == Some(first.other()));
    sees_only_own(&seat, first.other());
}
