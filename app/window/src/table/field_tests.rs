//! The aids of a large battle: a brigade that goes on by one click, charts by key, the sheets of a large map, weather that is
//! switched off, and a key for the next question that says when nothing waits.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use super::deeds::act;
use super::test_seat::{TestSeat, TestTable};
use super::touching::click;
use crate::board::minimap;
use crate::settings::kept_panels::Tab;
use crate::settings::keymap::KeyAction;
use engine::contract::Side;
use language::ask::{Draft, Pick};
use language::battle::Battle;
use language::position::WaitingFor;
use language::system::Eye;
use play::table::Heard;
use scene::Weather;
use serde_json::json;
use std::sync::Arc;

/// The battle on the whole field.
fn field() -> Battle {
    systems::ALL.open("winter-20-3", None).unwrap()
}

/// A table that shows a position of a battle to the side that must decide; to the first one while dice are rolled.
fn table(battle: &Battle, position: &serde_json::Value) -> TestTable {
    let position = (!position.is_null()).then_some(position);
    let after = battle.json().begun(&json!({}), position).unwrap();
    let seen = |eye| battle.position(&after.game, eye).unwrap();
    let side = match seen(Eye::Public).waits() {
        WaitingFor::Side(side) => side,
        WaitingFor::Dice | WaitingFor::Over => Side::First,
    };
    let mut table = TestTable::lay(battle, false);
    table.hears(Heard::Now(Arc::new(super::example::now(seen(Eye::Of(side)), false))));
    table
}

#[test]
fn a_brigade_that_was_moved_is_moved_on_by_one_click_more() {
    let mut seat = TestSeat::sit("winter-training", "brigade-again");
    seat.end_until("move");
    let found = seat.screen().asked.asking().offers.iter().find_map(|offer| {
        let draft = offer.draft()?;
        let whole: Draft = draft.picks().iter().copied().chain([Pick::Word("brigade")]).collect();
        let asking = seat.screen().asked.ask(&whole);
        let hex = asking.offers.iter().find(|offer| offer.said().is_some() && offer.pick.hex().is_some())?;
        (asking.draft == whole).then_some((whole, hex.pick.hex()?))
    });
    let (whole, hex) = found.unwrap();
    seat.screen_mut().asked.point(&whole);
    let shown = seat.screen().board.stage.positions;
    click(seat.screen_mut(), hex, None);
    seat.until("the brigade marches", |screen| screen.board.stage.positions > shown);
    let asked = &seat.screen().asked;
    // Where it can go on, the word is still chosen; where it cannot, the unit is.
    let by_hex =
        |draft: &Draft| asked.ask(draft).offers.iter().any(|one| one.said().is_some() && one.pick.hex().is_some());
    if asked.asking().question == "move" {
        let kept = if by_hex(&whole) { whole.clone() } else { whole.subject() };
        assert_eq!(asked.draft(), &kept);
    }
}

#[test]
fn charts_are_opened_and_turned_over_by_key_and_the_field_has_nine() {
    let battle = field();
    let mut table = table(&battle, &serde_json::Value::Null);
    let count = table.screen.board.position().unwrap().charts().len();
    assert_eq!(count, 9);
    act(&mut table.screen, KeyAction::NextChart);
    assert!(table.screen.manner.kept.charts);
    assert_eq!(table.screen.manner.kept.tab, Tab::Results, "the first press only opens them");
    act(&mut table.screen, KeyAction::NextChart);
    assert_eq!(table.screen.manner.kept.tab, Tab::Terrain);
    act(&mut table.screen, KeyAction::PreviousChart);
    act(&mut table.screen, KeyAction::PreviousChart);
    assert_eq!(table.screen.manner.kept.tab, Tab::Ninth);
}

#[test]
fn each_sheet_of_the_field_is_shown_by_a_key() {
    let battle = field();
    let mut table = table(&battle, &serde_json::Value::Null);
    let map = Arc::clone(table.screen.board.stage.board.map());
    assert!(minimap::is_due(&map));
    let letters: Vec<String> = minimap::sheets(&map).into_iter().map(|(letter, _)| letter).collect();
    assert_eq!(letters, ["A", "B", "C", "D"]);
    let window = [1600, 1000];
    table.screen.board.stage.sight.set_free(scene::geometry::Rect {
        min: scene::geometry::point(0.0, 0.0),
        max: scene::geometry::point(1600.0, 1000.0),
    });
    for (number, letter) in (0..).zip(letters) {
        act(&mut table.screen, KeyAction::MapSheet(number));
        let middle = table.screen.board.stage.sight.view(window).world(scene::geometry::point(800.0, 500.0));
        let hex = map.layout().hex_at(middle).unwrap();
        assert!(map.printed(hex).starts_with(&letter), "{letter}: {}", map.printed(hex));
    }
}

#[test]
fn the_next_key_says_so_when_nothing_waits() {
    let mut seat = TestSeat::sit("winter-training", "nothing-waits");
    seat.end_until("move");
    // Nothing of this side can act any more: as after all have marched.
    let mut asking = (**seat.screen().asked.asking()).clone();
    asking.offers.clear();
    asking.suggested.clear();
    seat.screen_mut().asked.pretend(asking);
    act(seat.screen_mut(), KeyAction::NextUnmoved);
    let refusal = seat.screen().asked.refusal.clone().unwrap();
    assert!(refusal.text.contains("End movement"), "{}", refusal.text);
}

#[test]
fn falling_snow_is_drawn_until_the_player_switches_it_off() {
    let battle = systems::ALL.open("winter-20-2", None).unwrap();
    let mut table = table(&battle, &serde_json::Value::Null);
    let stage = &mut table.screen.board.stage;
    assert!(!stage.is_wet());
    stage.snow_for_a_test();
    stage.set_up([1280, 800], Vec::new(), |_| false);
    assert_eq!(stage.drawn().mood.weather, Weather::Snow);
    stage.calm = true;
    stage.set_up([1280, 800], Vec::new(), |_| false);
    assert_eq!(stage.drawn().mood.weather, Weather::Dry);
    assert!(stage.is_wet(), "it still snows");
}
