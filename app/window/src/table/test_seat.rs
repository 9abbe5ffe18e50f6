//! For tests of a match at the window: a seat at a real table, drawn frame by frame and answered by pointer and
//! keyboard as by a player; and a table that only writes down requests.
#![allow(clippy::expect_used, reason = "a test may fail loudly")]

use crate::paper::heard::all_named;
use crate::paper::look;
use crate::table::curtain_card::SITS;
use crate::table::match_screen::MatchScreen;
use crate::table::{overlays, panels};
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use engine::hex::Hex;
use language::battle::Battle;
use language::system::Systems;
use net::queue::QueueSender;
use play::table::{Heard, Opponent, Table, WantedMatch, Wish};
use scene::geometry::Point;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const WIDTH: f32 = 1280.0;
const HEIGHT: f32 = 800.0;
/// Longer than any computer takes to answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// A screen at a table that only writes down requests.
pub(super) struct TestTable {
    pub(super) screen: MatchScreen,
    tell: QueueSender<Heard>,
    asked: Receiver<Wish>,
}

impl TestTable {
    pub(super) fn lay(battle: &Battle, motion: bool) -> TestTable {
        let (ask, asked) = channel();
        let (tell, heard) = play::table::hearing();
        let table = Table::of(Box::new(move |wish| drop(ask.send(wish))), std::thread::spawn(|| {}));
        let screen = MatchScreen::new(systems::ALL, battle, table, heard, render::Theme::staff_map(), motion);
        TestTable { screen, tell, asked }
    }

    /// The screen hears something from the table.
    pub(super) fn hears(&mut self, heard: Heard) {
        assert!(self.tell.tell(heard), "a screen that listens");
        assert!(self.screen.listen());
    }

    /// The requests since the last call.
    pub(super) fn wishes(&self) -> Vec<Wish> {
        self.asked.try_iter().collect()
    }
}

/// A screen at a real table, with both seats at this computer.
pub(super) struct TestSeat {
    pub(super) harness: Harness<'static, MatchScreen>,
    folder: PathBuf,
}

fn show(ui: &mut egui::Ui, screen: &mut MatchScreen) {
    screen.listen();
    let window = [WIDTH as u32, HEIGHT as u32];
    panels::show(ui, screen, window);
    let overlays = overlays::kept(&mut screen.board, &screen.asked, &screen.manner);
    screen.scene(window, overlays);
}

impl TestSeat {
    /// Sits down at a battle; the name keeps the tests' folders apart.
    pub(super) fn sit(id: &str, name: &str) -> TestSeat {
        TestSeat::sit_with(id, name, Vec::new())
    }

    /// A seat with these optional rules.
    pub(super) fn sit_with(id: &str, name: &str, on: Vec<language::ask::Key>) -> TestSeat {
        let battle = systems::ALL.open(id, None).expect("a battle of ours");
        TestSeat::sit_at(systems::ALL, battle, name, on)
    }

    /// A seat at any battle of these systems.
    pub(super) fn sit_at(systems: Systems, battle: Battle, name: &str, on: Vec<language::ask::Key>) -> TestSeat {
        let id = &battle.scenario.id;
        let folder = std::env::temp_dir().join(format!("estafette-window-{id}-{name}-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = play::table::LocalPlayer::load_from(systems, folders, Some("Ney")).expect("a player");
        let wanted = WantedMatch { battle: battle.clone(), side: Side::First, on, opponent: Opponent::HotSeat };
        let (table, heard) = Table::begin(player, wanted, || {});
        let screen = MatchScreen::new(systems, &battle, table, heard, render::Theme::staff_map(), false);
        let harness = Harness::builder()
            .with_size(egui::vec2(WIDTH, HEIGHT))
            .with_context_setup(look::dress)
            .build_ui_state(show, screen);
        let mut seat = TestSeat { harness, folder };
        seat.until("the table is laid", |screen| screen.board.now().is_some() || screen.board.curtain.is_down());
        seat
    }

    pub(super) fn screen(&self) -> &MatchScreen {
        self.harness.state()
    }

    /// Draws frames until that is so.
    pub(super) fn until(&mut self, what: &str, so: impl Fn(&MatchScreen) -> bool) {
        let begun = Instant::now();
        while !so(self.harness.state()) {
            assert!(begun.elapsed() < PATIENCE, "{what}: {}", self.screen().board.question());
            std::thread::sleep(Duration::from_millis(5));
            self.harness.run_steps(1);
        }
        self.harness.run_steps(3);
    }

    /// Plays until this side, or either if none is named, must answer this kind of question, its curtain raised if
    /// there is one.
    pub(super) fn until_asked(&mut self, side: impl Into<Option<Side>>, question: &str) {
        let side = side.into();
        let asked = |screen: &MatchScreen| {
            let here = screen.board.asked_here();
            here.is_some() && (side.is_none() || here == side) && screen.asked.asking().question == question
        };
        self.until(question, |screen| asked(screen) || screen.board.curtain.is_down());
        if self.screen().board.curtain.is_down() {
            self.harness.get_by_role_and_label(Role::Button, SITS).click();
            self.harness.run_steps(3);
            self.until(question, asked);
        }
    }

    pub(super) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(2);
    }

    pub(super) fn key_with(&mut self, modifiers: egui::Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run_steps(2);
    }

    pub(super) fn screen_mut(&mut self) -> &mut MatchScreen {
        self.harness.state_mut()
    }

    /// Presses the button of that name.
    pub(super) fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run_steps(3);
    }

    /// Takes the seat, if the curtain is down.
    pub(super) fn take_seat(&mut self) {
        if self.screen().board.curtain.is_down() {
            self.press(SITS);
        }
    }

    /// Ends every phase, confirming where needed, until this kind of question comes.
    pub(super) fn end_until(&mut self, question: &str) {
        for _ in 0..20 {
            self.take_seat();
            self.until("somebody is asked", |screen| screen.board.asked_here().is_some());
            if self.screen().asked.asking().question == question {
                return;
            }
            let shown = self.screen().board.stage.positions;
            self.key(Key::E);
            if self.screen().asked.sure {
                self.key(Key::E);
            }
            self.until("it goes on", |screen| screen.board.stage.positions > shown || screen.board.curtain.is_down());
        }
        assert_eq!(self.screen().asked.asking().question, question);
    }

    /// Whether something with these words is shown.
    pub(super) fn sees(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).count() > 0
    }

    /// Fails if something on the screen has no name for a screen reader.
    pub(super) fn all_named(&self, what: &str) {
        all_named(&self.harness, what);
    }

    /// A click on the middle of a hex.
    pub(super) fn click(&mut self, hex: Hex) {
        let middle = self.screen().board.stage.drawn().layout().middle(hex);
        self.click_at(middle);
    }

    /// The pointer goes to a place of the board.
    pub(super) fn hover(&mut self, at: Point) -> egui::Pos2 {
        let at = self.screen().board.stage.sight.view([WIDTH as u32, HEIGHT as u32]).pixel(at);
        let pos = egui::pos2(at.x, at.y);
        self.harness.event(egui::Event::PointerMoved(pos));
        self.harness.run_steps(2);
        pos
    }

    /// A click at a place of the board.
    pub(super) fn click_at(&mut self, at: Point) {
        let pos = self.hover(at);
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }
}

impl Drop for TestSeat {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.folder);
    }
}
