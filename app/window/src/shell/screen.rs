//! The screens of the window, of which one is shown.

use super::backdrop::{laid_out, laid_out_nothing};
use super::wake::{Wake, wake};
use crate::before::lobby_screen::LobbyScreen;
use crate::before::start_screen::StartScreen;
use crate::club::screen::ClubScreen;
use crate::settings::settings_file::Settings;
use crate::table::match_screen::MatchScreen;
use crate::viewer::ReplayScreen;
use play::table::{LocalPlayer, Network};
use render::Scene;
use std::sync::Arc;
use winit::event_loop::EventLoopProxy;

/// The screen that is shown.
pub(super) enum Screen {
    /// Before a match, over the board of a battle.
    Start(Box<StartScreen>, Box<Scene>),
    /// Waiting for a friend, with the page it was begun from: a player who goes back finds it as it was left.
    Lobby(Box<LobbyScreen>, Box<Scene>, Option<Box<StartScreen>>),
    /// A tournament, over a board.
    Club(Box<ClubScreen>, Box<Scene>),
    /// A match that is played.
    Match(Box<MatchScreen>),
    /// A match that is looked at again.
    Replay(Box<ReplayScreen>),
}

/// The screen before a match, over the board of the battle that is offered first.
pub(super) fn start(
    player: &LocalPlayer,
    settings: &Settings,
    network: Network,
    trouble: Option<String>,
    proxy: &EventLoopProxy<Wake>,
) -> Screen {
    let proxy = proxy.clone();
    let mut screen = StartScreen::new(player, network, &settings.battles, Arc::new(move || wake(&proxy)));
    screen.open_at(&settings.system);
    screen.trouble = trouble;
    let scene = screen.battle().map(|battle| laid_out(battle, settings.board_theme()));
    let scene = scene.unwrap_or_else(laid_out_nothing);
    Screen::Start(Box::new(screen), Box::new(scene))
}
