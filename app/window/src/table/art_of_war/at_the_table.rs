//! Tests of a whole screen as a player uses it: the player types, presses and clicks, and answers reach the table.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::board::roll_proof::ProofCard;
use crate::board::tool::Tool;
use crate::paper::look;
use crate::settings::kept_panels::Tab;
use crate::settings::keymap::{KeyAction, KeyMap};
use crate::settings::settings_file::Settings;
use crate::settings::settings_page::{SettingsPage, SettingsWish};
use crate::table::asked::Asked;
use crate::table::example::now;
use crate::table::manner::Manner;
use crate::table::on_board::OnBoard;
use crate::table::test_seat::TestTable;
use crate::table::{drawers, overlays, panels};
use ::art_of_war::{Command, Game, OptionalRules, Options};
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::codec;
use engine::contract::{Game as _, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use lab::systems::art_of_war;
use language::tongue::Tongues;
use play::table::{Heard, LocalPlayer, Spoken, Vows, Wish};
use record::course::RollProof;
use record::dice::JointRoll;
use record::identity::Identity;
use record::seed::Seed;
use std::sync::Arc;

const WIDTH: f32 = 1280.0;
const HEIGHT: f32 = 800.0;

/// A table, and the settings over it if they are open.
struct Seat {
    table: TestTable,
    settings: Settings,
    page: Option<(SettingsPage, LocalPlayer)>,
}

/// A seat that is drawn.
struct AtTable {
    harness: Harness<'static, Seat>,
    game: Game,
}

fn show(ui: &mut egui::Ui, seat: &mut Seat) {
    let ctx = ui.ctx().clone();
    let screen = &mut seat.table.screen;
    panels::show(ui, screen, [WIDTH as u32, HEIGHT as u32]);
    let overlays = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
    screen.scene([WIDTH as u32, HEIGHT as u32], overlays);
    if let Some((page, player)) = &mut seat.page
        && page.show(&ctx, &mut seat.settings, player) == Some(SettingsWish::Close)
    {
        seat.page = None;
    }
}

impl AtTable {
    fn sit(battle: &str, far: bool) -> AtTable {
        let battle = art_of_war::open(battle).unwrap();
        let (game, _) = Game::new(Arc::clone(&battle.board), OptionalRules::default());
        let mut table = TestTable::lay(&battle.clone().battle(), false);
        table.hears(Heard::Now(Arc::new(now(battle.position(game.clone()), far))));
        let harness = Harness::builder()
            .with_size(egui::vec2(WIDTH, HEIGHT))
            .with_context_setup(look::dress)
            .build_ui_state(show, Seat { table, settings: Settings::default(), page: None });
        let mut table = AtTable { harness, game };
        table.harness.run_steps(4);
        table
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(2);
    }

    /// A letter as a keyboard gives it: a key and a text.
    fn letter(&mut self, key: Key, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.key(key);
    }

    fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run_steps(3);
    }

    fn board(&mut self) -> &mut OnBoard {
        &mut self.harness.state_mut().table.screen.board
    }

    fn asked(&self) -> &Asked {
        &self.harness.state().table.screen.asked
    }

    fn manner(&mut self) -> &mut Manner {
        &mut self.harness.state_mut().table.screen.manner
    }

    fn hears(&mut self, heard: Heard) {
        self.harness.state_mut().table.hears(heard);
    }

    fn wishes(&self) -> Vec<Wish> {
        self.harness.state().table.wishes()
    }

    fn commands(&self) -> Vec<Command> {
        let command = |ask| match ask {
            Wish::Command(_, said) => Some(codec::decode(&said.command).unwrap()),
            _ => None,
        };
        self.wishes().into_iter().filter_map(command).collect()
    }

    /// The place of a hex on the screen.
    fn place(&mut self, hex: Hex) -> egui::Pos2 {
        let stage = &self.board().stage;
        let at = stage.sight.view([WIDTH as u32, HEIGHT as u32]).pixel(stage.drawn().layout().middle(hex));
        egui::pos2(at.x, at.y)
    }

    fn click(&mut self, hex: Hex, button: egui::PointerButton) {
        let pos = self.place(hex);
        self.harness.event(egui::Event::PointerMoved(pos));
        self.harness.run_steps(2);
        for pressed in [true, false] {
            let modifiers = egui::Modifiers::NONE;
            self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }
}

#[test]
fn what_is_typed_to_the_other_player_never_reaches_the_board() {
    let mut table = AtTable::sit("eylau", true);
    table.key(Key::N);
    let selected = table.asked().selected();
    assert!(selected.is_some());
    table.press("Chat");
    table.harness.get_by_role(Role::TextInput).click();
    table.harness.run_steps(2);
    table.letter(Key::H, "h");
    table.letter(Key::I, "i");
    table.key(Key::Enter);
    // A player who has given one answer may give another: E would end the movement, Z show zones, C open the charts.
    for (key, text) in [(Key::E, "e"), (Key::E, "e"), (Key::Z, "z"), (Key::C, "c"), (Key::Space, " "), (Key::N, "n")] {
        table.letter(key, text);
    }
    table.key(Key::ArrowLeft);
    let chat = table.harness.state().table.screen.company.chat.clone();
    assert_eq!(chat, "eezc n");
    assert!(!table.asked().sure && table.board().stage.layers.is_empty(), "the board heard it");
    assert!(!table.manner().kept.charts);
    assert_eq!(table.asked().selected(), selected);
    // Esc leaves the line and nothing else; from then on it is the board's again.
    table.key(Key::Escape);
    assert_eq!(table.asked().selected(), selected);
    let said: Vec<String> = table
        .wishes()
        .into_iter()
        .map(|ask| match ask {
            Wish::Chat(text) => text,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(said, ["hi"]);
    table.key(Key::Escape);
    assert_eq!(table.asked().selected(), None);
}

#[test]
fn the_button_that_ends_the_movement_asks_as_its_key_does() {
    let mut table = AtTable::sit("eylau", false);
    table.press("End movement");
    assert_eq!(table.commands(), []);
    let doubt = table.asked().refusal.clone().unwrap().text;
    assert!(doubt.contains("not moved. Press again to end movement."), "{doubt}");
    assert_eq!(table.harness.query_all_by_label(&doubt).count(), 1, "it stands above the button, and nowhere else");
    table.press("Next unit (N)");
    table.press("End movement");
    assert_eq!(table.commands(), [], "something else in between asks again");
    table.press("End movement");
    assert_eq!(table.commands(), [Command::EndMovement]);
}

#[test]
fn neither_a_held_key_nor_a_double_click_ends_the_movement() {
    let mut table = AtTable::sit("eylau", false);
    let down = || egui::Event::Key {
        key: Key::E,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::NONE,
    };
    // Held for more than two seconds.
    for _ in 0..10 {
        table.harness.event(down());
        table.harness.run_steps(1);
    }
    assert!(table.asked().sure && table.commands().is_empty(), "the question still stands");
    table.key(Key::Escape);
    assert!(!table.asked().sure);

    let at = table.harness.get_by_role_and_label(Role::Button, "End movement").rect().center();
    let click = |pressed| egui::Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    table.harness.event(egui::Event::PointerMoved(at));
    table.harness.run_steps(1);
    for event in [true, false, true, false].map(click) {
        table.harness.event(event);
    }
    table.harness.run_steps(1);
    assert!(table.asked().sure && table.commands().is_empty(), "the question still stands");
    // Once it can be read, one more click is its answer.
    table.press("End movement");
    assert_eq!(table.commands(), [Command::EndMovement]);
}

#[test]
fn buttons_name_the_keys_the_player_chose() {
    let mut table = AtTable::sit("eylau", false);
    let mut keys = KeyMap::default();
    keys.set(KeyAction::Next, Key::Q);
    keys.install(&table.harness.ctx);
    table.harness.run_steps(2);
    table.harness.get_by_role_and_label(Role::Button, "Next unit (Q)");
}

#[test]
fn six_tabs_of_a_match_against_a_friend_have_room_beside_each_other() {
    for width in [190.0, 240.0, 300.0, 340.0] {
        let table = AtTable::sit("eylau", true);
        let Seat { table, .. } = table.harness.into_state();
        let mut harness =
            Harness::builder().with_size(egui::vec2(WIDTH, HEIGHT)).with_context_setup(look::dress).build_ui_state(
                move |ui, table: &mut TestTable| {
                    let now = Arc::clone(table.screen.board.now().unwrap());
                    egui::Panel::right("side").resizable(false).exact_size(width + 16.0).show(ui, |ui| {
                        drawers::show(ui, &mut table.screen, &now, drawers::Decides::Terms(100.0));
                    });
                },
                table,
            );
        harness.run_steps(3);
        let names = ["Modifiers", "Log", "Chat", "Battle", "View", "Match"];
        let tabs = names.map(|name| harness.get_by_role_and_label(Role::Button, name).rect());
        for (at, tab) in tabs.iter().enumerate() {
            assert!(tab.left() >= WIDTH - width - 16.0 && tab.right() <= WIDTH, "{at} of {width}: {tab:?}");
            assert!(tabs.iter().take(at).all(|other| !other.shrink(0.5).intersects(*tab)), "{at} of {width}: {tab:?}");
        }
        if width >= 300.0 {
            assert!(tabs.iter().all(|tab| (tab.top() - tabs[0].top()).abs() < 1.0), "in one line: {tabs:?}");
        }
    }
}

fn proof() -> ProofCard {
    let joint =
        JointRoll { match_id: Hash([5; 32]), n: 0, links: [Hash([1; 32]), Hash([2; 32])], entry: Hash([6; 32]) };
    let case = ::art_of_war::cases::RESULTS;
    let proof = RollProof { joint, first: Side::First, dice: vec![6], case: case.into(), faces: Some(vec![3]) };
    let keys = [3, 4].map(|seed| Identity::from_seed(&Seed::from_bytes([seed; 32])).key());
    ProofCard::new(&proof, &Vows { keys, tips: [Hash([1; 32]); 2] }, &[String::from("a"), String::from("b")])
}

#[test]
fn esc_closes_whatever_lies_over_the_board_before_it_drops_anything() {
    let mut table = AtTable::sit("eylau", true);
    table.key(Key::N);
    let selected = table.asked().selected();
    table.manner().proof = Some(proof());
    table.manner().giving_up = true;
    table.board().stage.help = true;
    table.board().trouble = Some(String::from("the disk is full"));
    table.harness.run_steps(2);
    type Seen = fn(&mut AtTable) -> bool;
    let cards: [(&str, Seen); 4] = [
        ("the proof", |table| table.manner().proof.is_some()),
        ("the keys", |table| table.board().stage.help),
        ("the trouble", |table| !table.manner().away.trouble),
        ("giving up", |table| table.manner().giving_up),
    ];
    for at in 0..cards.len() {
        for (later, (name, seen)) in cards.iter().enumerate() {
            assert_eq!(seen(&mut table), later >= at, "{name} after Esc {at} times");
        }
        table.key(Key::Escape);
    }
    assert_eq!(table.asked().selected(), selected, "the unit is still selected");
    table.board().trouble = None;
    table.key(Key::Escape);
    assert_eq!(table.asked().selected(), None);
}

#[test]
fn esc_closes_the_charts_the_points_and_the_settings_and_no_key_goes_past_them() {
    let mut table = AtTable::sit("eylau", false);
    table.key(Key::N);
    let selected = table.asked().selected();
    table.key(Key::C);
    assert!(table.harness.query_by_label("Close (C)").is_some());
    table.key(Key::Escape);
    assert!(table.harness.query_by_label("Close (C)").is_none(), "the charts are closed");
    assert_eq!(table.asked().selected(), selected);
    table.press("Score: French 0  :  0 Allied");
    assert!(table.harness.query_by_label_contains("If it ended now").is_some());
    table.key(Key::Escape);
    assert!(table.harness.query_by_label_contains("If it ended now").is_none(), "the points are closed");
    assert_eq!(table.asked().selected(), selected);

    let (player, home) = player("esc");
    let page = SettingsPage::open(&table.harness.state().settings, &player, Arc::new(Tongues::built_in()));
    table.harness.state_mut().page = Some((page, player));
    table.harness.run_steps(3);
    // A key that is pressed while another is chosen for it does nothing on the board.
    for _ in 0..2 {
        table.harness.get_by_label("Take back: U").click_accesskit();
        table.harness.run_steps(2);
        table.key(Key::Escape);
        assert!(table.harness.state().page.is_some(), "Esc chooses no key, and the page stays");
    }
    table.harness.get_by_label("Take back: U").click_accesskit();
    table.harness.run_steps(2);
    table.key(Key::E);
    assert!(!table.asked().sure && table.commands().is_empty(), "E did not end the movement");
    table.harness.get_by_label("Take back: E");
    table.key(Key::Escape);
    assert!(table.harness.state().page.is_none(), "the settings are closed");
    assert_eq!(table.asked().selected(), selected);
    let _ = std::fs::remove_dir_all(&home);
}

/// The places of all widgets that have a name.
fn places(table: &AtTable) -> Vec<(String, egui::Rect)> {
    // A button has a label, and a text is its own value.
    let mut all: Vec<(String, egui::Rect)> = table
        .harness
        .query_all_by(|_| true)
        .filter_map(|node| {
            let about = node.accesskit_node();
            Some((about.label().or_else(|| about.value())?, node.rect()))
        })
        .collect();
    all.sort_by(|(one, a), (other, b)| {
        one.cmp(other).then(a.min.y.total_cmp(&b.min.y)).then(a.min.x.total_cmp(&b.min.x))
    });
    all
}

/// The first frame is the same as those that follow it.
fn opens_whole(what: &str, table: &mut AtTable, sign: &str) {
    table.harness.step();
    let first = places(table);
    assert!(first.iter().any(|(label, _)| label.contains(sign)), "{what} is not seen in its first frame");
    table.harness.run_steps(6);
    let later = places(table);
    for ((label, at), (same, then)) in first.iter().zip(&later) {
        assert!(label == same && at == then, "{what}: {label} at {at:?}, then {same} at {then:?}");
    }
    assert_eq!(first.len(), later.len(), "{what}");
}

#[test]
fn settings_charts_keys_and_cards_are_whole_in_their_first_frame() {
    let mut table = AtTable::sit("dresden", false);
    for (tab, sign) in [(Tab::Terrain, "Woods"), (Tab::Forces, "points left"), (Tab::Results, "Combat results")] {
        table.manner().kept.charts = true;
        table.manner().kept.tab = tab;
        opens_whole(sign, &mut table, sign);
    }
    table.manner().kept.charts = false;
    table.harness.run_steps(2);
    table.board().stage.help = true;
    opens_whole("the keys", &mut table, "Spreads the stack");
    table.board().stage.help = false;
    table.manner().proof = Some(proof());
    opens_whole("a proof", &mut table, "Copy as text");
    table.manner().proof = None;
    table.board().trouble = Some(String::from("the disk is full"));
    opens_whole("a card", &mut table, "The disk is full.");
    table.board().trouble = None;
    let (player, home) = player("first-frame");
    let page = SettingsPage::open(&table.harness.state().settings, &player, Arc::new(Tongues::built_in()));
    table.harness.state_mut().page = Some((page, player));
    opens_whole("the settings", &mut table, "Take back: U");
    let _ = std::fs::remove_dir_all(&home);
}

/// A player with a folder of their own.
fn player(name: &str) -> (LocalPlayer, std::path::PathBuf) {
    let home = std::env::temp_dir().join(format!("estafette-table-{name}-{}", std::process::id()));
    let variable = |name: &str| (name == "HOME").then(|| home.as_os_str().to_owned());
    let folders = net::folders::Folders::from_variables(variable).unwrap();
    (LocalPlayer::load_from(systems::ALL, folders, Some("Ney")).unwrap(), home)
}

#[test]
fn the_ruler_says_what_to_do_and_no_click_moves_a_unit_meanwhile() {
    let mut table = AtTable::sit("eylau", false);
    let hint = "Click the hex to measure from.";
    assert!(table.harness.query_by_label_contains(hint).is_none());
    table.press("View");
    table.press("Measure");
    assert!(table.harness.query_by_label_contains(hint).is_some(), "with nobody selected it is asked where to begin");
    let Options::Move(options) = table.game.options() else { panic!("movement comes first") };
    let (unit, reach) = options.units.iter().find(|(unit, _)| table.game.state().hex_of(*unit).is_some()).unwrap();
    let (from, to) = (table.game.state().hex_of(*unit).unwrap(), reach.ends().next().unwrap().hex);
    table.click(from, egui::PointerButton::Primary);
    assert_eq!(table.board().stage.tool, Tool::Ruler(Some(from)));
    let pos = table.place(to);
    table.harness.event(egui::Event::PointerMoved(pos));
    table.harness.run_steps(3);
    table.harness.get_by_label_contains(&format!("{from} to {to}: "));
    table.click(to, egui::PointerButton::Primary);
    assert_eq!((table.asked().selected(), table.commands()), (None, vec![]));
    table.key(Key::Escape);
    assert_eq!(table.board().stage.tool, Tool::None);
}

#[test]
fn a_hex_is_pointed_at_by_the_middle_button_by_a_key_and_by_a_tool() {
    let mut table = AtTable::sit("eylau", true);
    let hex = Hex::new(10, 10);
    let pings = |table: &AtTable| {
        let all = table.wishes().into_iter();
        all.filter(|ask| matches!(ask, Wish::Chat(text) if *text == format!("!ping {hex}"))).count()
    };
    table.click(hex, egui::PointerButton::Middle);
    assert_eq!(pings(&table), 1, "the middle button");
    table.key(Key::G);
    assert_eq!(pings(&table), 1, "the key, over the hex under the pointer");
    table.press("View");
    table.press("Point");
    assert!(table.harness.query_by_label_contains("Click a hex to show it to your opponent").is_some());
    table.click(hex, egui::PointerButton::Primary);
    assert_eq!(pings(&table), 1, "the tool");
    table.key(Key::Escape);
    table.click(hex, egui::PointerButton::Primary);
    assert_eq!(pings(&table), 0, "put away, a click plays again");
}

#[test]
fn what_was_said_comes_back_in_its_own_place_with_its_time() {
    let mut table = AtTable::sit("skirmish", true);
    let hour_ago = net::driver::wall() - 3_700;
    let spoken =
        |name: &str, text: &str, when| Spoken { before: 2, name: name.to_owned(), text: text.to_owned(), when };
    let talk = vec![spoken("Ney", "Good luck", Some(hour_ago)), spoken("Barclay", "!ping 0505", None)];
    table.hears(Heard::Talk(talk));
    table.hears(Heard::Chat(String::from("and to you")));
    table.harness.run_steps(2);
    table.press("Chat (1)");
    let stamp = crate::paper::clock::stamp(hour_ago);
    for text in ["Ney:", "Good luck", &stamp, "Barclay:", "and to you"] {
        assert_eq!(table.harness.query_all_by_label(text).count(), 1, "{text}");
    }
    assert_eq!(table.harness.query_all_by_label_contains("ping").count(), 0, "who pointed said nothing");
    table.harness.get_by_role_and_label(Role::Button, "Chat");
}

/// The places of the tabs, from the first to the last.
fn tabs(table: &AtTable, chat: &str) -> Vec<egui::Rect> {
    ["Log", chat, "Battle", "View", "Match"]
        .map(|tab| table.harness.get_by_role_and_label(Role::Button, tab).rect())
        .to_vec()
}

#[test]
fn unread_messages_move_no_tab_and_the_last_tab_stays_in_the_window() {
    let mut table = AtTable::sit("skirmish", true);
    let before = tabs(&table, "Chat");
    for _ in 0..120 {
        table.hears(Heard::Chat(String::from("your turn")));
    }
    table.harness.run_steps(2);
    assert_eq!(tabs(&table, "Chat (120)"), before);
    assert!(before.iter().all(|tab| tab.right() <= WIDTH), "{before:?}");
}

#[test]
fn what_a_friend_asks_for_lies_over_the_board_with_its_answer() {
    let mut table = AtTable::sit("eylau", true);
    let battle = art_of_war::open("eylau").unwrap();
    let mut asks = now(battle.position(table.game.clone()), true);
    let asked = record::session::OpponentQuestion { number: 4, matter: record::entry::Matter::Pause };
    asks.around.asked = Some(asked.clone());
    table.hears(Heard::Now(Arc::new(asks)));
    table.harness.run_steps(2);
    let text = table.board().request().unwrap();
    assert!(text.starts_with("Barclay asks "), "{text}");
    let board = table.board().stage.sight.free();
    let over = |card: egui::Rect| card.left() > board.min.x && card.right() < board.max.x && card.top() > board.min.y;
    let cards = table.harness.query_all_by_label(&text).filter(|node| over(node.rect())).count();
    assert_eq!(cards, 1, "it lies over the board, and the log tells it, too");
    table.press("Accept");
    assert!(table.wishes().iter().any(|ask| matches!(ask, Wish::Grant(one) if *one == asked)));
}
