//! A Player Turn in one chair, by mouse and by keyboard: pick a corps, send it somewhere, end the phase, go on as asked.
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
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::contract::Side;
use engine::hex::Hex;
use engine::twenty::{ALLIED, Game, UnitId};
use play::library::{self, Battle};
use play::partner::{Opponent, Table, Wanted};
use play::position;
use play::systems::twenty::Twenty;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const WIDTH: f32 = 1280.0;
const HEIGHT: f32 = 800.0;
/// Longer than any machine takes to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A screen at a real table, with both chairs at this machine.
struct Chair {
    harness: Harness<'static, MatchScreen>,
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
    library::open("dresden20", None).expect("a battle of ours")
}

impl Chair {
    fn sit(name: &str) -> Chair {
        let folder = std::env::temp_dir().join(format!("estafette-window-twenty-{name}-{}", std::process::id()));
        let variable = |name: &str| (name == "HOME").then(|| folder.as_os_str().to_owned());
        let folders = net::folders::Folders::from_variables(variable).expect("folders");
        let player = play::online::Player::load_from(folders, Some("Ney")).expect("a player");
        let wanted = Wanted { battle: battle(), side: Side::First, on: Vec::new(), opponent: Opponent::HotSeat };
        let (table, heard) = Table::begin(player, wanted, || {});
        let screen = MatchScreen::new(&battle(), table, heard, render::Theme::staff_map(), false);
        let harness = Harness::builder()
            .with_size(egui::vec2(WIDTH, HEIGHT))
            .with_context_setup(look::dress)
            .build_ui_state(show, screen);
        let mut chair = Chair { harness, folder };
        chair.until("the table is laid", |screen| screen.now().is_some());
        chair
    }

    fn screen(&self) -> &MatchScreen {
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

    /// Until this side is asked to move, its curtain raised if there is one.
    fn until_moving(&mut self, side: Side) {
        let asked =
            |screen: &MatchScreen| screen.asked_here() == Some(side) && screen.asked.asking().question == "move";
        self.until("movement", |screen| asked(screen) || screen.curtain.is_down());
        if self.screen().curtain.is_down() {
            self.harness.get_by_role_and_label(Role::Button, SITS).click();
            self.harness.run_steps(3);
            self.until("movement", asked);
        }
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(2);
    }

    fn click(&mut self, hex: Hex) {
        let stage = &self.screen().stage;
        let at = stage.sight.view([WIDTH as u32, HEIGHT as u32]).pixel(stage.drawn().layout().middle(hex));
        let pos = egui::pos2(at.x, at.y);
        self.harness.event(egui::Event::PointerMoved(pos));
        self.harness.run_steps(2);
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }

    fn game(&self) -> Game {
        played(self.screen()).expect("a game of Dresden 20")
    }

    fn hex_of(&self, unit: UnitId) -> Hex {
        self.game().state().hex_of(unit).expect("it is on the map")
    }
}

impl Drop for Chair {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.folder);
    }
}

/// The game that is played at a screen.
fn played(screen: &MatchScreen) -> Option<Game> {
    position::game::<Twenty>(&*screen.now()?.position).cloned()
}

/// Where every corps stands.
fn places(game: &Game) -> Vec<Option<Hex>> {
    game.board().unit_ids().map(|unit| game.state().hex_of(unit)).collect()
}

fn named(game: &Game, name: &str) -> UnitId {
    game.board().unit_ids().find(|unit| game.board().unit(*unit).name == name).expect("a unit")
}

#[test]
fn a_corps_is_sent_by_mouse() {
    let mut chair = Chair::sit("mouse");
    chair.until_moving(ALLIED);
    let unit = named(&chair.game(), "Au III");
    let from = chair.hex_of(unit);
    let to = chair.game().reach(unit).hexes.iter().find(|way| !way.forced).expect("somewhere to go").hex;
    chair.click(from);
    chair.until("it is in hand", |screen| screen.asked.asking().draft.len() == 1);
    chair.click(to);
    chair.until("it has gone", |screen| played(screen).is_some_and(|game| game.state().hex_of(unit) == Some(to)));
    assert_ne!(chair.hex_of(unit), from);
}

#[test]
fn a_corps_is_sent_by_keyboard_and_the_battles_follow() {
    let mut chair = Chair::sit("keys");
    chair.until_moving(ALLIED);
    let stood = places(&chair.game());
    for key in [Key::N, Key::J, Key::Enter] {
        chair.key(key);
    }
    chair.until("somebody has gone", |screen| played(screen).is_some_and(|game| places(&game) != stood));
    // Ending with corps unmoved is asked once more.
    chair.key(Key::E);
    chair.key(Key::E);
    chair.until("movement is over", |screen| screen.asked.asking().question != "move" || screen.curtain.is_down());
}
