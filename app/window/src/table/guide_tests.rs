//! The card of the guided game stays: Esc does not put it away, and a smaller window holds all of it.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use super::example::now;
use super::test_seat::TestTable;
use super::{panels, taught};
use crate::book::help::Help;
use crate::paper::look;
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use language::system::AnySystem;
use play::table::Heard;
use std::sync::Arc;

/// A guided game on the screen.
struct Guided {
    table: TestTable,
    help: Help,
}

/// The window before and after it is made smaller.
const WIDE: [f32; 2] = [1600.0, 1000.0];
const SMALL: [f32; 2] = [1024.0, 700.0];

/// The guided game of a system in a wide window.
fn begin(system: &'static dyn AnySystem) -> Harness<'static, Guided> {
    let battle = systems::ALL.open(system.first_battle(), None).unwrap();
    let mut table = TestTable::lay(&battle, false);
    table.hears(Heard::Now(Arc::new(now(battle.beginning().unwrap(), true))));
    let mut help = Help::unpainted(systems::ALL, None);
    help.begin_lesson(system);
    let mut harness =
        Harness::builder().with_size(egui::Vec2::from(WIDE)).with_context_setup(look::dress).build_ui_state(
            |ui, Guided { table, help }: &mut Guided| {
                let ctx = ui.ctx().clone();
                help.keys(&ctx);
                let window = ctx.content_rect().size();
                panels::show(ui, &mut table.screen, [window.x as u32, window.y as u32]);
                help.at_match(None, table.screen.board.battle().system());
                help.show(&ctx, "staff-map", taught::seen(&table.screen.board, &table.screen.asked).as_ref());
                let window = ctx.content_rect().size();
                let window = [window.x as u32, window.y as u32];
                help.keep_clear(taught::places(&table.screen.board, &table.screen.asked, help.lit(), window, 1.0));
            },
            Guided { table, help },
        );
    harness.run_steps(3);
    harness
}

/// The hexes that the card, the question and the selection light, and the number of them that the card covers.
fn covered(harness: &Harness<'_, Guided>, size: [f32; 2]) -> (usize, usize) {
    let card = harness.ctx.memory(|memory| memory.area_rect(egui::Id::unique("First game"))).unwrap();
    let Guided { table, help } = harness.state();
    let window = size.map(|side| side as u32);
    let places = taught::places(&table.screen.board, &table.screen.asked, help.lit(), window, 1.0);
    (places.lit.len(), places.lit.iter().filter(|place| card.intersects(**place)).count())
}

/// In windows of about 1,050 points the card has to go aside, or be shorter.
#[test]
fn the_card_covers_no_lit_hex_and_no_selected_unit() {
    for &system in systems::ALL.list() {
        let mut all = 0;
        for size in [[1024.0, 700.0], [1050.0, 700.0], [1280.0, 800.0], [1600.0, 1000.0], [2560.0, 1440.0]] {
            let mut harness = begin(system);
            harness.set_size(egui::Vec2::from(size));
            harness.run_steps(8);
            for card in 0..8 {
                let (lit, covers) = covered(&harness, size);
                all += lit;
                assert_eq!(covers, 0, "{} at {size:?}, card {card}: of {lit}", system.name());
                let next =
                    ["Continue", "Skip"].map(|label| harness.query_all_by_label(label).next().map(|node| node.click()));
                if next.iter().all(Option::is_none) {
                    break;
                }
                harness.run_steps(6);
            }
            // A unit is selected, and its ways are lit.
            let asking = std::sync::Arc::clone(harness.state().table.screen.asked.asking());
            for offer in asking.offers.iter().filter(|offer| offer.pick.piece().is_some()).take(4) {
                harness.state_mut().table.screen.take(offer);
                harness.run_steps(6);
                let (lit, covers) = covered(&harness, size);
                all += lit;
                assert_eq!(covers, 0, "{} at {size:?}, {:?}: of {lit}", system.name(), offer.pick);
            }
        }
        assert!(all > 20, "{}: {all} hexes are lit", system.name());
    }
}

#[test]
fn the_card_stays_after_esc_and_in_a_smaller_window() {
    for &system in systems::ALL.list() {
        let mut harness = begin(system);
        assert_eq!(harness.query_all_by_label("Read more").count(), 1, "{}", system.name());
        for _ in 0..2 {
            harness.key_press(Key::Escape);
            harness.run_steps(2);
        }
        assert_eq!(harness.query_all_by_label("Read more").count(), 1, "{}: Esc has put the card away", system.name());
        harness.set_size(egui::Vec2::from(SMALL));
        harness.run_steps(4);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, SMALL.into());
        let button = harness.get_by_label("Read more").rect();
        assert!(window.contains_rect(button), "{}: {button:?} is out of the window", system.name());
        for node in harness.query_all_by_label("Close") {
            assert!(window.contains_rect(node.rect()), "{}: {:?} is out of the window", system.name(), node.rect());
        }
    }
}
