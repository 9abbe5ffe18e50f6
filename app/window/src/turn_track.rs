//! The track of turns above the board.

use super::arrivals;
use super::match_screen::MatchScreen;
use super::sheet_view::Painter;
use egui::Ui;
use engine::art_of_war::Game;
use play::system::{Rules, Show};
use play::systems::art_of_war::ArtOfWar;

/// The track. A click on a turn shows where its reinforcements enter.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    let battle = screen.stage.board.battle().clone();
    let names = ArtOfWar::names(game.board());
    let painter = Painter::of(&names, &battle.scenario, game, screen.asked.selected());
    let touched = painter.show(ui, &ArtOfWar::turns(&battle, game));
    arrivals::take(screen, touched);
}
