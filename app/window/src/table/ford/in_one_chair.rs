//! A whole match in one chair, by mouse and by keyboard, as somebody plays it: with the curtain between the two.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test may fail loudly"
)]

use crate::paper::look;
use crate::table::curtain_card::{self, SITS};
use crate::table::match_screen::MatchScreen;
use crate::table::{keys, on_board, overlays, panels};
use ::ford::Ford;
use ::ford::app::{BATTERY, TheFord};
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::{Game as _, Side};
use engine::hex::Hex;
use language::battle::Battle;
use language::position::{self, Waits};
use language::system::Eye;
use play::table::{Opponent, Table, Wanted};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const WIDTH: f32 = 1280.0;
const HEIGHT: f32 = 800.0;
/// Longer than any machine takes to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A screen at a real table, with both chairs at this machine.
pub(super) struct Chair {
    pub(super) harness: Harness<'static, MatchScreen>,
    folder: PathBuf,
}

fn show(ui: &mut egui::Ui, screen: &mut MatchScreen) {
    screen.listen();
    let window = [WIDTH as u32, HEIGHT as u32];
    if curtain_card::show(ui, screen) {
        return;
    }
    keys::take(&ui.ctx().clone(), screen);
    egui::Panel::top("top").show(ui, |ui| panels::top(ui, screen));
    panels::beside(ui, screen);
    on_board::show(ui, screen, window);
    let overlays = overlays::kept(screen);
    screen.scene(window, overlays);
}

fn battle() -> Battle {
    super::battle()
}

impl Chair {
    pub(super) fn sit(name: &str) -> Chair {
        let folder = std::env::temp_dir().join(format!("estafette-window-ford-{name}-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = play::table::Player::load_from(lab::systems::WITH_FORD, folders, Some("Ney")).expect("a player");
        let wanted = Wanted { battle: battle(), side: Side::First, on: Vec::new(), opponent: Opponent::HotSeat };
        let (table, heard) = Table::begin(player, wanted, || {});
        let screen =
            MatchScreen::new(lab::systems::WITH_FORD, &battle(), table, heard, render::Theme::staff_map(), false);
        let harness = Harness::builder()
            .with_size(egui::vec2(WIDTH, HEIGHT))
            .with_context_setup(look::dress)
            .build_ui_state(show, screen);
        let mut chair = Chair { harness, folder };
        chair.until("the table is laid", |screen| screen.now().is_some());
        chair
    }

    pub(super) fn screen(&self) -> &MatchScreen {
        self.harness.state()
    }

    /// Draws frames until that is so.
    fn until(&mut self, what: &str, so: impl Fn(&MatchScreen) -> bool) {
        let begun = Instant::now();
        while !so(self.harness.state()) {
            assert!(begun.elapsed() < PATIENCE, "{what}: {}", self.screen().question());
            std::thread::sleep(Duration::from_millis(5));
            self.harness.run_steps(1);
        }
        self.harness.run_steps(3);
    }

    /// Until a side is asked this kind of question, its curtain raised if there is one.
    pub(super) fn until_asked(&mut self, question: &str) {
        let asked = |screen: &MatchScreen| screen.asked_here().is_some() && screen.asked.asking().question == question;
        self.until(question, |screen| asked(screen) || screen.curtain.is_down());
        if self.screen().curtain.is_down() {
            self.press(SITS);
            self.until(question, asked);
        }
    }

    pub(super) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(2);
    }

    fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run_steps(3);
    }

    pub(super) fn click(&mut self, hex: Hex) {
        let middle = self.screen().stage.drawn().layout().middle(hex);
        self.click_at(middle);
    }

    /// The pointer goes to a place of the board.
    pub(super) fn hover(&mut self, at: scene::geometry::Point) -> egui::Pos2 {
        let at = self.screen().stage.sight.view([WIDTH as u32, HEIGHT as u32]).pixel(at);
        let pos = egui::pos2(at.x, at.y);
        self.harness.event(egui::Event::PointerMoved(pos));
        self.harness.run_steps(2);
        pos
    }

    /// A click at a place of the board.
    pub(super) fn click_at(&mut self, at: scene::geometry::Point) {
        let pos = self.hover(at);
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }

    fn game(&self) -> Ford {
        let now = self.screen().now().expect("a match");
        position::game::<TheFord>(&*now.position).expect("a game of the ford").clone()
    }

    /// The counter of the battery as it is shown.
    fn battery(&self) -> scene::Counter {
        let counters = &self.screen().stage.drawn().counters;
        counters.iter().find(|counter| counter.id.0 == u32::from(BATTERY.0)).expect("the battery").clone()
    }

    fn is_over(&self) -> bool {
        self.screen().now().is_some_and(|now| now.position.waits() == Waits::Over)
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn a_match_is_played_by_mouse_with_the_curtain_between_the_two() {
    let board = battle().board_of::<TheFord>().unwrap();
    let mut chair = Chair::sit("mouse");
    chair.until_asked("deploy");
    assert!(!chair.screen().curtain.is_down(), "nothing is hidden yet");
    chair.click(board.fords[1]);
    assert_eq!(chair.screen().asked.draft().len(), 2, "the battery and its ford");
    chair.press("Hide the battery");
    chair.press("Hide the battery");
    chair.until("the curtain falls", |screen| screen.curtain.is_down());
    // Nothing is behind it for keys or clicks, and nothing of the board is drawn.
    assert!(chair.harness.query_by_label_contains("Pass the chair to the Attackers").is_some());
    assert!(chair.harness.query_by_role_and_label(Role::Button, "Leave").is_none());
    chair.key(Key::Space);
    chair.click(board.fords[0]);
    assert!(chair.screen().curtain.is_down() && chair.screen().asked_here().is_none());
    chair.press(SITS);
    chair.until_asked("march");
    let now = chair.screen().now().unwrap().clone();
    assert_eq!(now.position.eye(), Eye::Of(Side::Second));
    assert_eq!((chair.battery().hex, chair.battery().texts.below.as_str()), (board.park, "?"));
    assert_eq!(chair.game().view(Side::First).battery, None, "this engine does not know");
    chair.click(board.fords[1]);
    chair.until_asked("bank");
    assert_eq!(chair.game().view(Side::Second).ford, Some(2));
    chair.press("Draw a card  (1)");
    chair.until("the card", |screen| {
        let now = screen.now().unwrap();
        position::game::<TheFord>(&*now.position).unwrap().has_card()
    });
    chair.until_asked("bank");
    assert!(chair.game().view(Side::Second).card.is_some(), "its owner sees it");
    chair.press("Cross  (1)");
    chair.until_asked("fire");
    assert_eq!(chair.battery().hex, board.fords[1], "its owner sees where it waits");
    assert_eq!(chair.game().view(Side::Second).card, None, "and not the card");
    chair.press("Fire");
    chair.until_asked("card");
    chair.press("Play the card  (1)");
    chair.until("the end", |screen| screen.now().is_some_and(|now| now.position.waits() == Waits::Over));
    assert!(chair.is_over());
}

#[test]
fn a_match_is_played_by_keyboard_alone() {
    let mut chair = Chair::sit("keys");
    chair.until_asked("deploy");
    for key in [Key::A, Key::Space, Key::Space] {
        chair.key(key);
    }
    chair.until("the curtain falls", |screen| screen.curtain.is_down());
    chair.key(Key::Enter);
    chair.until_asked("march");
    for key in [Key::J, Key::Enter] {
        chair.key(key);
    }
    chair.until_asked("bank");
    chair.key(Key::Num2);
    chair.until_asked("fire");
    chair.key(Key::E);
    chair.until("the end", |screen| screen.now().is_some_and(|now| now.position.waits() == Waits::Over));
}
