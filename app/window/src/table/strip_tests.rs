//! The strip of phases, the turn and the score explain themselves: the phase of the match, its meaning, the rules in
//! force and the hidden facts. Turns of every system are played by chance for it.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail loudly")]

use super::layout_tests::reach;
use super::test_seat::{PATIENCE, TestTable};
use super::{panels, turn_track};
use crate::book::help::Help;
use crate::paper::look;
use egui::{Popup, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use language::ask::Key;
use language::battle::Battle;
use language::bot::{BotKind, BotPlayer};
use language::chance::Chance;
use language::happening::When;
use language::position::Position;
use language::system::Eye;
use play::guide::book_of;
use play::table::{Drill, Heard, Now, Opponent, Wish, practise};
use serde_json::{Value, json};
use std::sync::Arc;

const WINDOW: [u32; 2] = [1600, 1000];
/// Turns with phases of their own: a night without combat, a night without commands.
const NIGHTS: [(&str, u8); 2] = [("eylau", 3), ("winter-20-1", 54)];

/// A battle at the beginning of a turn, with everything else as at the start.
pub(super) fn at_turn(id: &str, turn: u8) -> Arc<dyn Position> {
    let battle = systems::ALL.open(id, None).unwrap();
    let begun = |position: Value| battle.json().begun(&json!({}), Some(&position));
    let whole = begun(json!({ "turn": turn, "others": "start" }));
    let after = whole.or_else(|_| begun(json!({ "turn": turn }))).unwrap();
    battle.position(&after.game, Eye::Public).unwrap()
}

/// The messages at a table up to the end of a turn, played by chance, in at most `most` positions.
pub(super) fn turn_heard(position: &dyn Position, seed: u64, most: usize) -> Vec<Heard> {
    let battle = position.battle();
    let names = Side::BOTH.map(|side| battle.side_name(side).to_owned());
    let opponent = Opponent::Bot(BotKind::Random);
    let drill = Drill { names, me: Side::First, opponent, seed: Some(seed), told: Vec::new() };
    let (table, heard) = practise(position, drill, Box::new(|| {})).unwrap();
    let (mut bot, mut chance) = (BotPlayer::new(BotKind::Random), Chance::new(seed));
    let (mut all, mut first, mut count) = (Vec::new(), None, 0);
    while let Ok(one) = heard.recv_timeout(PATIENCE) {
        if let Heard::Now(now) = &one {
            let turn = now.position.phase().turn;
            if turn > *first.get_or_insert(turn) || now.position.ending().is_some() || count == most {
                break;
            }
            count += 1;
            if let Some(side) = now.asked.filter(|side| now.is_here(*side)) {
                table.ask(Wish::Command(side, bot.say(&*now.position, &mut chance).unwrap()));
            }
        }
        all.push(one);
    }
    all
}

/// Every position of a turn.
fn turn_of(position: &dyn Position) -> Vec<Arc<Now>> {
    let heard = turn_heard(position, 5, usize::MAX);
    heard.into_iter().filter_map(|one| if let Heard::Now(now) = one { Some(now) } else { None }).collect()
}

/// The beginning of a battle with these options.
pub(super) fn begun(id: &str, on: &[Key]) -> Arc<dyn Position> {
    let battle = systems::ALL.open(id, None).unwrap();
    battle.begun(&battle.options(on)).unwrap()
}

/// The match screen and the book over it.
struct Desk {
    table: TestTable,
    help: Help,
}

/// A match that has come to a position, against a friend far away, in a window with the book.
fn desk(position: Arc<dyn Position>, on: Vec<Key>) -> Harness<'static, Desk> {
    let battle: Battle = position.battle().clone();
    let mut help = Help::new(systems::ALL, None, || {});
    help.follow(battle.system());
    let desk = Desk { table: TestTable::lay(&battle, false), help };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(WINDOW[0] as f32, WINDOW[1] as f32))
        .with_context_setup(move |ctx| {
            look::dress(ctx);
            crate::paper::rules::set(ctx, battle.system());
        })
        .build_ui_state(
            |ui, desk: &mut Desk| {
                panels::show(ui, &mut desk.table.screen, WINDOW);
                let _ = desk.help.show(ui.ctx(), "staff-map", None);
            },
            desk,
        );
    let mut now = super::example::now(position, true);
    now.around.on = on;
    reach(&mut harness, |desk| &mut desk.table, Heard::Now(Arc::new(now)));
    harness
}

/// Whether something with these words is there.
fn sees(harness: &Harness<'_, Desk>, words: &str) -> bool {
    harness.query_all_by_label_contains(words).count() > 0
}

/// Clicks the link whose name begins so, and fails unless the book opens at that section.
fn opens(harness: &mut Harness<'_, Desk>, link: &str, page: &str) {
    let book = book_of(harness.state().table.screen.board.battle().system());
    let stand = book.named(page).unwrap_or_else(|| panic!("no page {page}"));
    let title = book.section(stand).unwrap().title.clone();
    let heading = |harness: &Harness<'_, Desk>| {
        let is_title = |name: Option<String>| name.is_some_and(|name| name == title);
        harness.query_all_by(|node| node.role() == Role::Heading && is_title(node.label())).count()
    };
    assert_eq!(heading(harness), 0, "{title} is not open yet");
    let begins = |name: Option<String>| name.is_some_and(|name| name.starts_with(link));
    let found = harness.query_all_by(|node| node.role() == Role::Link && begins(node.label())).next();
    found.unwrap_or_else(|| panic!("no link {link}")).click();
    harness.run_steps(4);
    assert!(heading(harness) > 0, "{link} opens {title}");
}

#[test]
fn in_every_system_one_step_is_the_present_one_and_none_comes_back_within_a_turn() {
    let days = systems::ALL.list().iter().map(|system| begun(system.first_battle(), &[]));
    let others = [begun("eagles-campaign-friedland", &[]), begun("eagles-friedland", &["veiled"])];
    let nights = NIGHTS.map(|(id, turn)| at_turn(id, turn));
    for position in days.chain(others).chain(nights) {
        let (id, system) = (position.battle().scenario.id.clone(), position.battle().system());
        let turn = turn_of(&*position);
        assert!(turn.len() > 3, "{id}: a turn was played");
        let mut left = usize::MAX;
        for now in turn {
            let phases = now.position.phases();
            let told = format!("{id}: {:?}", now.position.turn(true));
            assert_eq!(phases.steps.iter().filter(|step| step.when == When::Here).count(), 1, "{told}");
            let here = phases.here().unwrap();
            assert!(here.has(now.position.phase_name()), "{told}: {}", here.name);
            let ahead = phases.steps.len() - phases.place().unwrap();
            assert!(ahead <= left, "{told}: a step that has passed came back");
            left = ahead;
            for page in phases.steps.iter().map(|step| step.page).chain(phases.hidden.iter().map(|hidden| hidden.page))
            {
                assert!(book_of(system).named(page).is_some(), "{told}: no page {page}");
            }
        }
    }
}

#[test]
fn a_night_and_a_campaign_have_the_steps_that_the_rules_give_them() {
    let keys =
        |position: &dyn Position| -> Vec<Key> { position.phases().steps.iter().map(|step| step.phase.key).collect() };
    let (day, night) = (keys(&*begun("eylau", &[])), keys(&*at_turn("eylau", 3)));
    assert!(day.contains(&"combat") && !night.contains(&"combat"), "{day:?} and {night:?}");
    let (day, night) = (keys(&*begun("winter-20-1", &[])), keys(&*at_turn("winter-20-1", 54)));
    assert!(day.contains(&"command") && !night.contains(&"command"), "{day:?} and {night:?}");
    let campaign = keys(&*begun("eagles-campaign-friedland", &[]));
    for key in ["admin", "arrivals", "centres"] {
        assert!(campaign.contains(&key) && !keys(&*begun("eagles-friedland", &[])).contains(&key), "{key}");
    }
}

#[test]
fn a_click_on_a_step_opens_the_book_at_its_page() {
    for system in systems::ALL.list() {
        let position = begun(system.first_battle(), &[]);
        let here = position.phases().here().unwrap().clone();
        let name = format!("You are here: {}", here.called_with_side(position.names()));
        opens(&mut desk(position, Vec::new()), &name, here.page);
    }
    let night = at_turn("eylau", 3);
    let next = night.phases().next().unwrap().clone();
    let name = format!("To come: {}", next.called_with_side(night.names()));
    opens(&mut desk(night, Vec::new()), &name, next.page);
}

#[test]
fn a_click_on_the_turn_says_what_it_means_who_moves_first_and_which_options_are_in_force() {
    let mut harness = desk(begun("eagles-friedland", &["veiled"]), vec!["veiled"]);
    let now = Arc::clone(harness.state().table.screen.board.now().unwrap());
    let (phases, names) = (now.position.phases().clone(), Arc::clone(now.position.names()));
    let switches = now.position.battle().switches();
    let veiled = switches.iter().find(|switch| switch.key == "veiled").unwrap();
    let all = [
        phases.turn.plain(&names),
        phases.first.plain(&names),
        format!("Options in force: {}.", veiled.label()),
        format!("{}: {}", veiled.label(), veiled.hint()),
    ];
    assert!(all.iter().all(|line| !sees(&harness, line)), "nothing is told before the click");
    let line = now.position.turn(true);
    harness.get_by_label(&line).click();
    harness.run_steps(3);
    for line in all {
        assert!(sees(&harness, &line), "{line}");
    }
    // Without options that is said, too.
    let mut harness = desk(begun("eagles-friedland", &[]), Vec::new());
    harness.get_by_label(&line).click();
    harness.run_steps(3);
    assert!(sees(&harness, "Options in force: none."));
}

#[test]
fn in_every_system_a_click_on_the_turn_says_what_it_means_and_why_one_side_is_first() {
    for system in systems::ALL.list() {
        let mut harness = desk(begun(system.first_battle(), &[]), Vec::new());
        let position = Arc::clone(&harness.state().table.screen.board.now().unwrap().position);
        let (phases, names) = (position.phases(), position.names());
        let all = [phases.turn.plain(names), phases.first.plain(names), String::from("Options in force")];
        assert!(all.iter().all(|line| !line.is_empty() && !sees(&harness, line)), "{}: {all:?}", system.name());
        harness.get_by_label(&position.turn(true)).click();
        harness.run_steps(3);
        for line in all {
            assert!(sees(&harness, &line), "{}: {line}", system.name());
        }
    }
}

#[test]
fn a_click_on_the_score_says_what_it_means_and_where_it_comes_from() {
    for system in systems::ALL.list() {
        let mut harness = desk(begun(system.first_battle(), &[]), Vec::new());
        let position = Arc::clone(&harness.state().table.screen.board.now().unwrap().position);
        let means = position.phases().score.plain(position.names());
        assert!(means.len() > 20 && !sees(&harness, &means), "{}: nothing is told before the click", system.name());
        harness.get_by_label_contains("Score: ").click();
        harness.run_steps(3);
        assert!(sees(&harness, &means), "{}: {means}", system.name());
        assert!(Popup::is_any_open(&harness.ctx));
        let account = position.account(position.eye()).plain(position.names());
        // A row of a table is told cell by cell.
        let cells = account.lines().flat_map(|line| line.split("  "));
        let mut lines = cells.map(|cell| cell.split(" [").next().unwrap_or_default().trim());
        assert!(lines.any(|line| line.len() > 8 && sees(&harness, line)), "{}: {account}", system.name());
    }
}

#[test]
fn the_strip_says_first_what_is_hidden_and_until_when() {
    let mut harness = desk(begun("eagles-friedland", &["veiled"]), vec!["veiled"]);
    let words = "Veiled play: You see where enemy leaders are, but not their units and strengths. They are opened";
    assert!(sees(&harness, words));
    let cell = harness.get_by_label_contains(words).rect();
    let here = harness.get_by_label_contains("You are here: ").rect();
    assert!(cell.right() < here.left() && (cell.top() - here.top()).abs() < 1.0, "{cell:?} and {here:?}");
    opens(&mut harness, "Veiled play", "eagles-veiled");
    assert!(
        !sees(&desk(begun("eagles-friedland", &[]), Vec::new()), "Veiled play"),
        "without the veil it is not there"
    );
    let campaign = begun("eagles-campaign-friedland", &["veiled"]);
    assert!(sees(&desk(campaign, vec!["veiled"]), "Veiled play: You cannot see which enemy leader or outpost"));
}

#[test]
fn what_is_hidden_is_told_in_every_battle_that_seals_something_and_only_while_it_does() {
    let told = |position: &dyn Position| position.phases().hidden.as_ref().map(|hidden| hidden.name);
    let plan = turn_of(&*begun("dresden20-koenigstein", &[]));
    assert_eq!(told(&*begun("dresden20-koenigstein", &[])), None, "nothing is sealed yet");
    assert_eq!(plan.last().and_then(|now| told(&*now.position)), Some("Sealed plan"));
    assert!(turn_of(&*begun("dresden20", &[])).iter().all(|now| told(&*now.position).is_none()));
    assert_eq!(told(&*begun("winter-20-1", &[])), None);
    let draws = turn_of(&*at_turn("winter-20-1", 36));
    assert_eq!(draws.last().and_then(|now| told(&*now.position)), Some("Sealed draws"));
}

#[test]
fn the_line_of_the_turn_gives_up_its_date_and_keeps_the_phase() {
    for system in systems::ALL.list() {
        let position = begun(system.first_battle(), &[]);
        let here = position.phases().here().unwrap();
        let [alone, here] = [here.called_alone(position.names()), here.called_with_side(position.names())];
        let mut lines = Vec::new();
        let mut harness = Harness::builder().with_context_setup(look::dress).build_ui(|ui| {
            lines = (1..400).map(|step| turn_track::line(ui, &*position, 5.0 * step as f32)).collect();
        });
        harness.run_steps(2);
        drop(harness);
        let place = |line: String| lines.iter().position(|one| *one == line);
        let found = [alone, here, position.turn(false), position.turn(true)].map(place);
        assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{}: {found:?}", system.name());
        assert_eq!((found[0], lines.last()), (Some(0), Some(&position.turn(true))), "{}", system.name());
    }
}
