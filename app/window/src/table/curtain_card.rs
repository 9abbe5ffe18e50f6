//! The card on the curtain: who is to take the chair.

use super::match_screen::MatchScreen;
use crate::paper::look::{self, GREAT, chief, faint};
use crate::paper::palette::palette;
use egui::{RichText, Ui};

/// What whoever takes the chair presses.
pub(crate) const SITS: &str = "I sit here";

/// Covers everything with the card, while the curtain is down. Whether it is.
pub(crate) fn show(ui: &mut Ui, screen: &mut MatchScreen) -> bool {
    let Some(now) = screen.board.curtain.held().cloned() else { return false };
    let side = now.asked.unwrap_or(now.me);
    let mut raised = false;
    let frame = egui::Frame::new().fill(palette().paper).inner_margin(24);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.add_space(ui.available_height() * 0.3);
        ui.vertical_centered(|ui| {
            let to = format!("Pass the chair to the {} side", now.side_name(side));
            ui.label(RichText::new(to).font(look::roman(GREAT)));
            ui.add_space(6.0);
            ui.label(faint("What comes now is for that side alone. Whoever plays the other looks away."));
            ui.add_space(18.0);
            raised = ui.add(chief(SITS)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Enter));
        });
    });
    if raised && let Some(now) = screen.board.curtain.raise() {
        screen.stand(now);
        ui.ctx().request_repaint();
    }
    true
}
