//! The layout holds: while a turn of each system is played against a friend who chats, with cards over the board and long lines,
//! no button, tab or strip moves, and no words are cut, in any language.
//!
//! The ordinary test takes three windows for each system; with `ESTAFETTE_LONG` every system is played in all of them and in
//! every language, and every position is drawn.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use super::layout_tests::{MOST, SCALES, SIZES, reach, screen};
use super::refused::Refused;
use super::strip_tests::{begun, turn_heard};
use super::test_seat::TestTable;
use crate::MESSAGES;
use crate::book::help::Help;
use crate::paper::drawn::nothing_else_is_cut;
use crate::paper::heard::all_named;
use crate::paper::look;
use egui::{Rect, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::contract::Side;
use language::say;
use language::system::Eye;
use language::tongue::{BUILT_IN, PSEUDO, Tongue, scoped};
use net::quic::Route;
use play::table::{Clocks, ConnectionState, Heard, Now, Opponent};
use record::entry::Matter;
use record::session::OpponentQuestion;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A low window, as on a small laptop with bars above and below.
const LOW: [f32; 2] = [1024.0, 640.0];
/// Stands for the end of a label that changes.
const SLOT: char = '|';
/// Number of positions of a turn that the ordinary test draws.
const DRAWN: usize = 14;

fn is_long() -> bool {
    std::env::var_os("ESTAFETTE_LONG").is_some()
}

/// A window, and the scale of the interface in it.
type Window = ([f32; 2], f32);

/// The languages in which the system of that number is played, each with its windows.
fn windows(system: usize) -> Vec<(&'static str, Vec<Window>)> {
    let sizes = [LOW].into_iter().chain(SIZES);
    let all: Vec<_> = sizes.flat_map(|size| SCALES.map(|scale| (size, scale))).collect();
    let crowded = (LOW, 1.5);
    let other = all[(2 * system + 2) % all.len()];
    match is_long() {
        true => BUILT_IN.into_iter().chain([PSEUDO]).map(|code| (code, all.clone())).collect(),
        // The most crowded one, and another one for each system.
        false => vec![(BUILT_IN[system % BUILT_IN.len()], vec![crowded]), (PSEUDO, vec![crowded, other])],
    }
}

/// The constant beginning of a label whose end changes, in the present language.
fn beginning(label: String) -> String {
    let end = label.find(SLOT).unwrap();
    label[..end].trim_end().to_owned()
}

/// The places that must not change: the buttons of the decision, the tabs, the score and the row of the strip, in
/// pixels.
fn places(harness: &Harness<'_, TestTable>, scale: f32) -> BTreeMap<String, Rect> {
    let slot = SLOT.to_string();
    let score = beginning(say!(MESSAGES, "window-board-score", score = slot.clone()));
    let step = beginning(say!(MESSAGES, "window-table-step", when = "here", step = slot));
    let mut found = BTreeMap::new();
    for node in harness.query_all_by(|node| !node.is_hidden()) {
        // A mere container has no place of its own.
        let accessible = node.accesskit_node();
        let label = accessible.label().unwrap_or_default();
        let id = accessible.author_id().unwrap_or_default();
        let stays = ["decision:", "tab:"].iter().any(|name| id.starts_with(name));
        if !stays && !label.starts_with(&score) && !label.starts_with(&step) {
            continue;
        }
        let rect = node.rect() * scale;
        if let Some(id) = accessible.author_id().filter(|id| id.starts_with("decision:") || id.starts_with("tab:")) {
            found.insert(id.to_owned(), rect);
        } else if label.starts_with(&score) {
            found.insert(String::from("score"), rect);
        } else if label.starts_with(&step) {
            // The present step goes from cell to cell of its row.
            found.insert(String::from("strip"), rect.with_min_x(0.0).with_max_x(1.0));
        }
    }
    found
}

/// Fails if something that stays is elsewhere than it was first.
fn stays(first: &mut BTreeMap<String, Rect>, now: BTreeMap<String, Rect>, what: &str) {
    assert!(now.keys().filter(|name| name.starts_with("tab:")).count() >= 5, "{what}: {:?}", now.keys());
    assert!(["strip", "decision:confirm"].iter().all(|name| now.contains_key(*name)), "{what}: {:?}", now.keys());
    for (name, is) in now {
        let was = *first.entry(name.clone()).or_insert(is);
        let off = [is.min - was.min, is.max - was.max].map(|off| off.x.abs().max(off.y.abs()));
        assert!(off.iter().all(|off| *off <= MOST), "{what}: {name} was at {was:?} and is at {is:?}");
    }
}

/// Fails if words are cut, or the phase is not in the line of the turn.
fn is_whole(harness: &Harness<'_, TestTable>, now: &Now, what: &str) {
    let question = harness.state().screen.board.question();
    nothing_else_is_cut(harness, &question, what);
    let (names, phases) = (now.position.names(), now.position.phases());
    let here = phases.here().map(|here| [here.called_with_side(names), here.called_alone(names)]);
    let turns = [now.position.turn(true), now.position.turn(false)];
    let lines: Vec<&String> = turns.iter().chain(here.iter().flatten()).collect();
    let shown = lines.iter().copied().any(|line| harness.query_all_by_label(line).next().is_some());
    assert!(shown, "{what}: one of {lines:?}");
}

/// A position as it is at the table of two friends far from each other, with clocks.
fn far(now: &Now) -> Now {
    let mut now = now.clone();
    (now.far, now.here) = (true, [true, false]);
    now.names = [String::from("Ney"), String::from("Anna Pavlovna Scherer")];
    now.around.opponent = None;
    now.around.pen = now.asked.map(|side| (side, "decision"));
    let used = [Duration::from_secs(754), Duration::from_secs(61)];
    let (allowed, grace) = ([Duration::from_secs(7200); 2], Duration::from_secs(600));
    now.around.clocks = Some(Clocks { used, allowed, running: now.asked, grace, differ: false, at: Instant::now() });
    now
}

/// Plays messages in a window, with a friend who chats before every position.
fn plays(heard: &[Heard], size: [f32; 2], scale: f32) {
    let Some(Heard::Now(first)) = heard.iter().find(|one| matches!(one, Heard::Now(_))) else { panic!("no position") };
    let battle = first.position.battle();
    let mut harness = screen(battle, size, scale);
    let all = heard.iter().filter(|one| matches!(one, Heard::Now(_))).count();
    let every = if is_long() { 1 } else { all.div_ceil(DRAWN).max(1) };
    let (mut stand, mut count) = (BTreeMap::new(), 0);
    for one in heard {
        let Heard::Now(now) = one else {
            harness.state_mut().hears(one.clone());
            continue;
        };
        count += 1;
        if count != 1 && count % every != 0 {
            continue;
        }
        let what = |what: &str| format!("{}, position {count}, {size:?} at {scale}: {what}", battle.scenario.id);
        let now = far(now);
        if count > 1 {
            let chat = format!("That is number {count}, and I have still not seen a single one of your cuirassiers!");
            harness.state_mut().hears(Heard::Chat(chat));
        }
        let way = Route::Relay(String::from("relay.estafette.example.org"));
        harness.state_mut().hears(Heard::Way(ConnectionState::Known(way, Duration::from_millis(85))));
        reach(&mut harness, |table| table, Heard::Now(Arc::new(now.clone())));
        stays(&mut stand, places(&harness, scale), &what("a position and a message"));
        is_whole(&harness, &now, &what("a position and a message"));
        if count == 1 || (count / every) % 4 == 1 {
            let mut asked = now.clone();
            asked.around.asked = Some(OpponentQuestion { matter: Matter::Pause, number: 1 });
            reach(&mut harness, |table| table, Heard::Now(Arc::new(asked)));
            let long = "It is refused for a reason that takes a whole long sentence to tell, and another one after it.";
            harness.state_mut().screen.asked.refusal = Some(Refused::told(long));
            harness.run_steps(2);
            stays(&mut stand, places(&harness, scale), &what("a request and a refusal"));
            is_whole(&harness, &now, &what("a request and a refusal"));
            harness.state_mut().screen.asked.refusal = None;
        }
    }
    assert!(harness.state().screen.company.talk.unread() > 1, "messages came, and nobody read them");
}

#[test]
fn while_a_turn_is_played_and_a_friend_chats_nothing_moves_and_no_words_are_cut() {
    for (at, system) in systems::ALL.list().iter().enumerate() {
        for (code, windows) in windows(at) {
            let _spoken = scoped(Arc::new(Tongue::new(code)));
            let heard = turn_heard(&*begun(system.first_battle(), &[]), 5, usize::MAX);
            for (size, scale) in windows {
                plays(&heard, size, scale);
            }
        }
    }
}

#[test]
fn the_search_field_the_curtain_and_the_card_of_the_guided_game_have_names() {
    for (size, scale) in [(SIZES[1], 1.0), (LOW, 1.0), (LOW, 1.5)] {
        let told = |what: &str| format!("{what} in {size:?} at {scale}");
        // The search field, with something found.
        let position = begun("skirmish", &[]);
        let now = || super::example::now(Arc::clone(&position), false);
        let mut harness = screen(position.battle(), size, scale);
        reach(&mut harness, |table| table, Heard::Now(Arc::new(now())));
        let bare = all_named(&harness, &told("the table"));
        harness.state_mut().screen.manner.search = Some(super::search::Search::default());
        harness.run_steps(2);
        harness.get_by_role(Role::TextInput).type_text("e");
        harness.run_steps(2);
        assert!(all_named(&harness, &told("the search")) > bare + 2, "the field, its button and what is found");
        assert!(harness.get_by_role(Role::TextInput).accesskit_node().label().is_some());
        // The curtain, alone on the screen.
        let veiled = begun("eagles-friedland", &["veiled"]);
        let mut harness = screen(veiled.battle(), size, scale);
        let mut held = super::example::now(veiled, false);
        held.around.opponent = Some(Opponent::HotSeat);
        held.asked = Some(Side::First);
        let game = held.position.referee();
        held.position = held.position.battle().position(&game, Eye::Of(Side::First)).unwrap();
        harness.state_mut().hears(Heard::Now(Arc::new(held)));
        harness.run_steps(2);
        assert!(harness.state().screen.board.curtain.is_down(), "{}", told("the curtain"));
        assert!(all_named(&harness, &told("the curtain")) >= 1, "its button");
        // The card of the guided game of each system, over the match.
        for system in systems::ALL.list() {
            let position = begun(system.first_battle(), &[]);
            let mut help = Help::new(systems::ALL, None, || {});
            help.begin_lesson(*system);
            let table = TestTable::lay(position.battle(), false);
            let window = [size[0] as u32, size[1] as u32];
            let mut harness = Harness::builder()
                .with_size(egui::vec2(size[0], size[1]) / scale)
                .with_pixels_per_point(scale)
                .with_context_setup(look::dress)
                .build_ui_state(
                    move |ui, (table, help): &mut (TestTable, Help)| {
                        super::panels::show(ui, &mut table.screen, window);
                        let seen = super::taught::seen(&table.screen.board, &table.screen.asked);
                        let _ = help.show(ui.ctx(), "staff-map", seen.as_ref());
                    },
                    (table, help),
                );
            let mut now = super::example::now(position, false);
            now.here = [true, false];
            reach(&mut harness, |(table, _)| table, Heard::Now(Arc::new(now.clone())));
            harness.state_mut().1.leave_match();
            harness.run_steps(2);
            let without = all_named(&harness, &told(system.name()));
            harness.state_mut().1.begin_lesson(*system);
            harness.run_steps(2);
            let with = all_named(&harness, &told(system.name()));
            assert!(with > without, "{}: {with} with the card and {without} without", told(system.name()));
        }
    }
}
