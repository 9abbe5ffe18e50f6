//! The layout does not move: over a whole game every button of the decision stays where it was, through every question,
//! drawing, refusal and request, in windows of three sizes and at two scales.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use super::panels;
use super::refused::Refused;
use super::test_seat::{PATIENCE, TestTable};
use crate::paper::drawn::{nothing_else_is_cut, tongues};
use crate::paper::heard::all_named;
use crate::paper::look;
use crate::settings::kept_panels::{Drawer, PanelState};
use crate::settings::pace::Pace;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::contract::Side;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use play::board::BoardMoment;
use play::table::{Drill, Heard, Opponent, Wish, practise};
use record::entry::Matter;
use record::session::OpponentQuestion;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The windows, in pixels, and the scales of the interface.
pub(super) const SIZES: [[f32; 2]; 3] = [[1024.0, 700.0], [1600.0, 1000.0], [2560.0, 1440.0]];
pub(super) const SCALES: [f32; 3] = [1.0, 1.25, 1.5];
/// Distance a button may move, in pixels.
pub(super) const MOST: f32 = 2.0;
/// The buttons of the decision, by the names they have for this test.
const BUTTONS: [&str; 5] = ["confirm", "clear", "end", "next", "undo"];

/// The windows and scales that are tried here; the scale between is tried where there is least room.
fn windows() -> impl Iterator<Item = ([f32; 2], f32)> {
    let all = SIZES.into_iter().flat_map(|size| SCALES.map(|scale| (size, scale)));
    all.filter(|(size, scale)| *scale != SCALES[1] || *size == SIZES[0])
}

/// The places of the buttons, by their names.
type Places = BTreeMap<&'static str, egui::Rect>;

/// A whole game against the bot, as it is heard at the table.
pub(super) fn game(battle: &Battle, seed: u64) -> Vec<Heard> {
    let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
    let opponent = Opponent::Bot(BotKind::Sensible);
    let drill = Drill { names, me: Side::First, opponent, seed: Some(seed), told: Vec::new() };
    let (table, heard) = practise(&*battle.beginning().unwrap(), drill, Box::new(|| {})).unwrap();
    let (mut bot, mut chance) = (BotPlayer::new(BotKind::Sensible), Chance::new(seed));
    let mut all = Vec::new();
    while let Ok(one) = heard.recv_timeout(PATIENCE) {
        all.push(one.clone());
        let Heard::Now(now) = one else { continue };
        if super::match_words::is_over(&now) {
            break;
        }
        if let Some(side) = now.asked.filter(|side| now.is_here(*side)) {
            table.ask(Wish::Command(side, bot.say(&*now.position, &mut chance).unwrap()));
        }
    }
    all
}

/// Gives the screen a message, and shows its effect at once.
pub(super) fn reach<State>(harness: &mut Harness<'_, State>, table: impl Fn(&mut State) -> &mut TestTable, one: Heard) {
    let table = table(harness.state_mut());
    table.hears(one);
    while table.screen.board.unfolding.is_busy() {
        table.screen.go_on();
    }
    harness.run_steps(2);
}

/// A screen in a window of that size at that scale.
pub(super) fn screen(battle: &Battle, [width, height]: [f32; 2], scale: f32) -> Harness<'static, TestTable> {
    let mut table = TestTable::lay(battle, true);
    table.screen.board.unfolding.set_pace(Pace::Slow);
    let window = [width as u32, height as u32];
    Harness::builder()
        .with_size(egui::vec2(width, height) / scale)
        .with_pixels_per_point(scale)
        .with_context_setup(look::dress)
        .build_ui_state(
            move |ui, table: &mut TestTable| {
                panels::show(ui, &mut table.screen, window);
            },
            table,
        )
}

/// The places of the buttons of the decision now, in pixels.
fn places(harness: &Harness<'_, TestTable>, scale: f32) -> Places {
    let mut found = Places::new();
    for node in harness.query_all_by(|node| node.author_id().is_some()) {
        let id = node.accesskit_node().author_id().unwrap_or_default().to_owned();
        if let Some(name) = BUTTONS.into_iter().find(|name| id == format!("decision:{name}")) {
            found.insert(name, node.rect() * scale);
        }
    }
    assert_eq!(found.len(), BUTTONS.len(), "every button is there all the time");
    found
}

/// Fails if a button is elsewhere than it was first.
fn stays(first: &mut Option<Places>, now: Places, what: &str) {
    let first = first.get_or_insert_with(|| now.clone());
    for (name, was) in first.iter() {
        let is = now.get(name).unwrap();
        let off = [is.min - was.min, is.max - was.max].map(|off| off.x.abs().max(off.y.abs()));
        assert!(off.iter().all(|off| *off <= MOST), "{name} was at {was:?} and is at {is:?}: {what}");
    }
}

#[test]
fn over_a_whole_game_the_buttons_stay_where_they_were() {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let heard = game(&battle, 7);
    assert!(heard.len() > 100, "a whole game was played");
    for (size, scale) in windows() {
        let mut harness = screen(&battle, size, scale);
        let mut first = None;
        let told = |what: &str| format!("{what}, in {size:?} at {scale}");
        for one in &heard {
            harness.state_mut().hears(one.clone());
            // The playback meanwhile is drawn once, and then skipped.
            if harness.state().screen.board.unfolding.is_busy() && harness.state().screen.board.now().is_some() {
                harness.step();
                stays(&mut first, places(&harness, scale), &told("while something is shown"));
            }
            while harness.state().screen.board.unfolding.is_busy() {
                harness.state_mut().screen.go_on();
            }
            if !matches!(one, Heard::Now(_)) || harness.state().screen.board.now().is_none() {
                continue;
            }
            harness.step();
            stays(&mut first, places(&harness, scale), &told("another position"));
            if harness.state().screen.board.asked_here().is_none() {
                continue;
            }
            let asking = Arc::clone(harness.state().screen.asked.asking());
            let drafts = asking.suggested.iter().map(|(_, draft)| draft.clone()).take(1);
            let offered = asking.offers.iter().filter_map(|offer| offer.draft().cloned()).take(1);
            for draft in drafts.chain(offered) {
                harness.state_mut().screen.asked.point(&draft);
                harness.step();
                stays(&mut first, places(&harness, scale), &told("something is put together"));
            }
        }
        let long = "It is refused for a reason that takes a whole long sentence to tell, and another one after it.";
        harness.state_mut().screen.asked.refusal = Some(Refused::told(long));
        harness.step();
        stays(&mut first, places(&harness, scale), &told("something is refused"));
        harness.state_mut().screen.company.answer = Some(String::from(long));
        harness.state_mut().screen.company.code = Some(String::from("code"));
        harness.step();
        stays(&mut first, places(&harness, scale), &told("something was answered"));
        for drawer in [Drawer::Log, Drawer::Battle, Drawer::View, Drawer::Match] {
            harness.state_mut().screen.manner.recall(PanelState { drawer, ..PanelState::default() });
            harness.step();
            stays(&mut first, places(&harness, scale), &told("another drawer"));
        }
    }
}

#[test]
fn whatever_the_system_the_buttons_are_where_they_are_in_every_other() {
    let battles: Vec<_> = systems::ALL
        .readers()
        .built_in_ids()
        .filter_map(|id| {
            let battle = systems::ALL.open(id, None).unwrap();
            let (position, told) = (BoardMoment::Steps { seed: 3, steps: 24 }).reach(&battle).ok()?;
            Some((id, battle, position, told))
        })
        .collect();
    for (size, scale) in windows() {
        let mut lowest: f32 = 0.0;
        for (id, battle, position, told) in &battles {
            let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
            let told = told.clone();
            let drill = Drill { names, me: Side::First, opponent: Opponent::HotSeat, seed: Some(3), told };
            let (_table, heard) = practise(&**position, drill, Box::new(|| {})).unwrap();
            let mut harness = screen(battle, size, scale);
            while harness.state().screen.board.now().is_none() {
                harness.state_mut().hears(heard.recv_timeout(PATIENCE).unwrap());
                harness.state_mut().screen.skip();
            }
            harness.run_steps(2);
            let found = places(&harness, scale);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size[0], size[1]));
            for (name, rect) in &found {
                assert!(
                    window.contains_rect(*rect),
                    "{name} of {id} is out of the window {size:?} at {scale}: {rect:?}"
                );
            }
            // At the larger scale the smallest window is the most crowded.
            if scale < 1.2 || size == SIZES[0] {
                for drawer in [Drawer::Log, Drawer::Battle, Drawer::View, Drawer::Match] {
                    let charts = drawer == Drawer::Battle;
                    harness.state_mut().screen.manner.recall(PanelState { drawer, charts, ..PanelState::default() });
                    harness.run_steps(2);
                    assert!(all_named(&harness, &format!("{id} in {size:?} at {scale}, {drawer:?}")) > BUTTONS.len());
                }
            }
            lowest = lowest.max(found.values().map(|rect| rect.bottom()).fold(0.0, f32::max));
        }
        assert!(lowest > 0.0 && lowest < size[1] * 0.75, "{lowest} of {size:?} at {scale}");
    }
}

#[test]
fn nothing_on_a_card_or_at_the_end_is_without_a_name() {
    for (size, scale) in [(SIZES[1], 1.0), (SIZES[0], 1.5)] {
        cards_and_the_end_are_named(size, scale);
    }
}

fn cards_and_the_end_are_named(size: [f32; 2], scale: f32) {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let heard = game(&battle, 7);
    let mut harness = screen(&battle, size, scale);
    let reach = |harness: &mut Harness<'_, TestTable>, one: Heard| reach(harness, |table| table, one);
    let Some(Heard::Now(begun)) = heard.iter().find(|one| matches!(one, Heard::Now(_))) else { panic!("no position") };
    reach(&mut harness, Heard::Now(Arc::clone(begun)));
    let bare = all_named(&harness, "the table");
    let mut asked = (**begun).clone();
    asked.around.asked = Some(OpponentQuestion { matter: Matter::Pause, number: 1 });
    asked.around.paused = true;
    reach(&mut harness, Heard::Now(Arc::new(asked)));
    harness.state_mut().screen.company.answer = Some(String::from("It was declined."));
    harness.state_mut().screen.asked.refusal = Some(Refused::told("It is too far."));
    harness.run_steps(2);
    assert!(all_named(&harness, "cards over the board") >= bare + 4, "grant, decline, close and go on");
    harness.state_mut().screen.asked.refusal = None;
    for one in heard {
        reach(&mut harness, one);
    }
    assert!(harness.state().screen.manner.shows_ending(&harness.state().screen.board));
    let mut end = (**harness.state().screen.board.now().unwrap()).clone();
    end.record = Some("/nowhere/a match.estafette".into());
    end.closed = true;
    reach(&mut harness, Heard::Now(Arc::new(end)));
    for name in ["Watch the replay", "Share", "Back", "Verify now"] {
        harness.get_by_label(name);
    }
    assert!(all_named(&harness, "the end") > 5);
    // Against a friend a rematch is offered; in a tournament the desk pairs the players of the next game.
    let mut far = (**harness.state().screen.board.now().unwrap()).clone();
    (far.far, far.met) = (true, true);
    reach(&mut harness, Heard::Now(Arc::new(far)));
    harness.get_by_label_contains("rematch");
    harness.state_mut().screen.company.play_for_tournament();
    harness.run_steps(2);
    assert!(harness.query_by_label_contains("ematch").is_none());
    harness.get_by_label(super::ending_screen::TO_TOURNAMENT);
}

#[test]
fn no_words_are_cut_on_a_card_or_at_the_end() {
    let battle = systems::ALL.open("skirmish", None).unwrap();
    let windows = [(SIZES[0], 1.5), (SIZES[1], 1.25), (SIZES[0], 1.5), (SIZES[0], 1.25)];
    for (_spoken, (size, scale)) in tongues().zip(windows) {
        let heard = game(&battle, 7);
        let mut harness = screen(&battle, size, scale);
        let reach = |harness: &mut Harness<'_, TestTable>, one: Heard| reach(harness, |table| table, one);
        for one in heard {
            reach(&mut harness, one);
        }
        let mut end = (**harness.state().screen.board.now().unwrap()).clone();
        end.record = Some("/nowhere/a match.estafette".into());
        (end.closed, end.far, end.met) = (true, true, true);
        reach(&mut harness, Heard::Now(Arc::new(end)));
        assert!(harness.state().screen.manner.shows_ending(&harness.state().screen.board));
        let question = harness.state().screen.board.question();
        nothing_else_is_cut(&harness, &question, &format!("the end in {size:?} at {scale}"));
        for drawer in [Drawer::Log, Drawer::Battle, Drawer::View, Drawer::Match] {
            let charts = drawer == Drawer::Battle;
            harness.state_mut().screen.manner.recall(PanelState { drawer, charts, ..PanelState::default() });
            harness.run_steps(2);
            nothing_else_is_cut(&harness, &question, &format!("{drawer:?} in {size:?} at {scale}"));
        }
    }
}
