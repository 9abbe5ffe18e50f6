//! The card on the curtain: the name of the player who must take the seat.

use crate::paper::look::{self, GREAT, chief, faint};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use play::table::Now;

/// The button that takes the seat.
pub(crate) const SITS: &str = "I am ready";

/// Covers everything with the card. Returns whether the player who must decide has taken the seat.
pub(super) fn show(ui: &mut Ui, now: &Now) -> bool {
    let side = now.asked.unwrap_or(now.me);
    let mut raised = false;
    let frame = egui::Frame::new().fill(palette().paper).inner_margin(24);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.add_space(ui.available_height() * 0.3);
        ui.vertical_centered(|ui| {
            let to = format!("Hand over to the {} player", now.side_name(side));
            ui.label(RichText::new(to).font(look::roman(GREAT)));
            ui.add_space(6.0);
            ui.label(faint("The next screen is secret. The other player looks away."));
            ui.add_space(18.0);
            raised = ui.add(chief(SITS)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Enter));
        });
    });
    raised
}
