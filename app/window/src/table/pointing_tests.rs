//! The units under the pointer are described: at the pointer, where no panel has a place for them.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use super::test_seat::TestSeat;
use language::sheet::Part;

#[test]
fn in_a_low_window_the_units_under_the_pointer_are_described_beside_it_in_every_system() {
    for battle in ["skirmish", "dresden20", "broesa", "winter-training", "eagles-friedland"] {
        let mut seat = TestSeat::sit(battle, "pointed-at");
        seat.take_seat();
        seat.until("somebody is asked", |screen| screen.board.asked_here().is_some());
        let now = seat.screen().board.now().cloned().unwrap();
        let stage = &seat.screen().board.stage;
        let layout = stage.drawn().layout();
        // A counter in the free part of the map.
        let (hex, line) = stage
            .drawn()
            .counters
            .iter()
            .find_map(|counter| {
                let sheet = now.position.hex(now.position.eye(), counter.hex);
                let line = sheet.parts.into_iter().find_map(|part| match part {
                    Part::Line(line) => Some(line.plain(now.position.names())),
                    _ => None,
                });
                Some((counter.hex, line?))
            })
            .unwrap();
        let middle = layout.middle(hex);
        assert!(!seat.sees(&format!("\n{line}")), "{battle}: nothing is pointed at yet");
        seat.hover(middle);
        seat.harness.run_steps(8);
        assert!(seat.sees(&format!("\n{line}")), "{battle}: {line}");
    }
}
