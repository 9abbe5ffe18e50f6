//! The curtain of a chair that two share: where something is hidden, the board is covered until the other one sits there.
//!
//! What is behind it is not only covered: the news of the other side's question is held back, so that no key, click or
//! screen reader comes to it before.

use super::match_screen::MatchScreen;
use crate::paper::look::{self, chief, faint};
use egui::{RichText, Ui};
use engine::contract::Side;
use play::ask::Draft;
use play::partner::Now;
use play::position::Position;
use play::system::Eye;
use std::sync::Arc;

/// What whoever takes the chair presses.
pub(crate) const SITS: &str = "I sit here";

/// Who sits in the chair, and what the other one is to see when he does.
#[derive(Default)]
pub(crate) struct Curtain {
    sits: Option<Side>,
    held: Option<Arc<Now>>,
}

impl Curtain {
    /// Whether the board is covered.
    pub(crate) const fn is_down(&self) -> bool {
        self.held.is_some()
    }

    /// The news, unless they are for somebody who does not sit there yet.
    pub(super) fn let_through(&mut self, now: Arc<Now>, before: Option<&Now>) -> Option<Arc<Now>> {
        let asked = now.asked.filter(|_| now.here == [true, true]);
        let Some(side) = asked else {
            self.held = None;
            return Some(now);
        };
        let hides = || hides(&*now.position, side) || before.is_some_and(|before| differs(&*before.position));
        let comes = match self.sits {
            Some(sits) => sits == side || !hides(),
            None => !differs(&*now.position),
        };
        if comes {
            self.sits = Some(side);
            self.held = None;
            return Some(now);
        }
        self.held = Some(now);
        None
    }

    /// Whoever is meant sits there: what he is to see.
    fn raise(&mut self) -> Option<Arc<Now>> {
        let now = self.held.take()?;
        self.sits = now.asked;
        Some(now)
    }
}

/// Whether a side's question or its board is nothing for the other one.
fn hides(position: &dyn Position, side: Side) -> bool {
    differs(position) || position.ask(side, &Draft::EMPTY).secret
}

/// Whether the two sides do not see the same.
fn differs(position: &dyn Position) -> bool {
    let [first, second] = Side::BOTH.map(Eye::Of);
    position.pieces(first) != position.pieces(second) || position.standing(first) != position.standing(second)
}

/// Covers everything with the card, while the curtain is down. Whether it is.
pub(crate) fn show(ui: &mut Ui, screen: &mut MatchScreen) -> bool {
    let Some(now) = screen.curtain.held.clone() else { return false };
    let side = now.asked.unwrap_or(now.me);
    let mut raised = false;
    let frame = egui::Frame::new().fill(look::PAPER).inner_margin(24);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        ui.add_space(ui.available_height() * 0.3);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(format!("Pass the chair to {}", now.name(side))).font(look::roman(30.0)));
            ui.add_space(6.0);
            ui.label(faint(format!(
                "The {} side is asked, and what it sees is not for the other.",
                now.side_name(side)
            )));
            ui.add_space(18.0);
            raised = ui.add(chief(SITS)).clicked() || ui.input(|input| input.key_pressed(egui::Key::Enter));
        });
    });
    if raised && let Some(now) = screen.curtain.raise() {
        screen.stand(now);
        ui.ctx().request_repaint();
    }
    true
}
