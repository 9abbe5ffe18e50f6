//! A match that is looked at again, drawn: the strips, the panel, the board, and the keys that move through time.

use super::branch_card::Chosen;
use super::playhead::{SPEEDS, Stride};
use super::screen::{ReplayScreen, ViewerWish};
use super::{controls, side_panel, trust_badge};
use crate::MESSAGES;
use crate::board::hand::Touch;
use crate::board::log_view::LogWish;
use crate::board::roll_proof::ProofCard;
use crate::board::{board_view, keyboard};
use crate::book::help;
use crate::paper::look;
use crate::paper::palette::palette;
use crate::settings::keymap::{self, KeyAction};
use egui::{Key, Modifiers, Ui};
use language::say;
use play::table::Vows;

impl ReplayScreen {
    /// Draws the screen, and says what the viewer wants.
    pub(crate) fn show(&mut self, ui: &mut Ui, window: [u32; 2]) -> Option<ViewerWish> {
        let ctx = ui.ctx().clone();
        self.keys(&ctx);
        let mut wish = None;
        egui::Panel::top("replay top").show(ui, |ui| wish = controls::top(ui, self));
        egui::Panel::bottom("replay time").resizable(false).show(ui, |ui| controls::bottom(ui, self));
        egui::Panel::right("replay side").resizable(false).show(ui, |ui| {
            ui.set_width(side_panel::WIDTH.min((ctx.content_rect().width() * 0.45).max(200.0)));
            side_panel::show(ui, self);
        });
        if let Some(stage) = &mut self.stage {
            let touch = board_view::show(ui, stage, self.position.as_deref(), window);
            if let Some(Touch::Hex(hex, _)) = touch {
                stage.cursor = Some(hex);
            }
            if touch == Some(Touch::Back) {
                stage.cursor = None;
            }
        } else {
            self.nothing_to_see(ui);
        }
        trust_badge::window(&ctx, self);
        self.proof(&ctx);
        let chosen = self.branch.as_mut().and_then(|card| card.show(&ctx));
        match chosen {
            Some(Chosen::Close) => self.branch = None,
            Some(Chosen::Play(branch, side, opponent)) => {
                self.branch = None;
                self.head.playing = false;
                wish = Some(ViewerWish::Branch(branch, side, opponent));
            }
            None => {}
        }
        wish
    }

    /// A record of other rules has no board here.
    fn nothing_to_see(&self, ui: &mut Ui) {
        let rect = ui.available_rect_before_wrap();
        ui.painter().rect_filled(rect, 0.0, palette().sheet);
        ui.scope_builder(egui::UiBuilder::new().max_rect(rect.shrink2(egui::vec2(60.0, 80.0))), |ui| {
            look::heading(ui, &say!(MESSAGES, "window-viewer-no-map"));
            ui.label(self.reel.trust().meaning());
        });
    }

    fn proof(&mut self, ctx: &egui::Context) {
        let Some(stage) = &mut self.stage else { return };
        match stage.told.log.wish.take() {
            Some(LogWish::Rule(case)) => help::open_rule(ctx, case),
            Some(LogWish::Proof(number)) => {
                let vows = Vows::of(self.reel.header());
                self.proof = stage.told.rolls.get(number).map(|roll| ProofCard::new(roll, &vows, &self.reel.names()));
            }
            None => {}
        }
        if self.proof.as_ref().is_some_and(|card| !card.show(ctx)) {
            self.proof = None;
        }
    }

    fn keys(&mut self, ctx: &egui::Context) {
        if !keyboard::on_board(ctx) {
            return;
        }
        let taken = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
        for (key, forward) in [(Key::ArrowRight, true), (Key::ArrowLeft, false)] {
            // The fuller chord is tried first: a chord without modifiers would take it, too.
            for (modifiers, stride) in [
                (Modifiers::CTRL, Stride::Turn),
                (Modifiers::SHIFT, Stride::Phase),
                (Modifiers::ALT, Stride::Combat),
                (Modifiers::NONE, Stride::Command),
            ] {
                if taken(modifiers, key) {
                    self.head.playing = false;
                    self.go(stride, forward);
                }
            }
        }
        for (key, forward) in [(Key::End, true), (Key::Home, false)] {
            if taken(Modifiers::NONE, key) {
                self.go(Stride::All, forward);
            }
        }
        if taken(Modifiers::NONE, Key::Space) {
            self.toggle();
        }
        for (key, faster) in [(Key::ArrowUp, true), (Key::ArrowDown, false)] {
            if taken(Modifiers::NONE, key) {
                let most = SPEEDS.len() - 1;
                let speed = self.head.speed;
                self.head.speed = if faster { (speed + 1).min(most) } else { speed.saturating_sub(1) };
            }
        }
        for action in keymap::pressed(ctx) {
            let Some(stage) = &mut self.stage else { continue };
            match action {
                KeyAction::Cancel if self.details || self.branch.is_some() => {
                    self.details = false;
                    self.branch = None;
                }
                KeyAction::Cancel if self.proof.is_some() => self.proof = None,
                KeyAction::Cancel => {
                    if !stage.cancel() {
                        stage.cursor = None;
                    }
                }
                // The list of keys is that of a match one plays.
                KeyAction::Help => {}
                action => {
                    keyboard::look(stage, action);
                }
            }
        }
    }
}
