//! The review beside the board: the decisions that changed the winning chances most, and what the bot would have done.

use super::review_desk::Found;
use super::screen::ReplayScreen;
use crate::MESSAGES;
use crate::paper::look::{self, faint};
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use language::say;
use replay::{Care, LuckyRoll, Marked, Reel, phase, phase_of_roll};

/// The size of its words.
const SIZE: f32 = look::DETAIL;
/// Number of sentences shown of a decision; the log has all.
const MOST_SENTENCES: usize = 6;
/// While it is worked out, how far it is is looked at so often, in seconds.
const LOOK_EVERY: f32 = 0.3;

/// The review: asked for, under way, or there.
pub(super) fn show(ui: &mut Ui, screen: &mut ReplayScreen) {
    if !screen.reel.is_carried_out() {
        return;
    }
    if let Some(done) = screen.review.done() {
        ui.ctx().request_repaint_after_secs(LOOK_EVERY);
        ui.horizontal(|ui| {
            ui.label(faint(say!(MESSAGES, "window-viewer-review-done", percent = done)).size(SIZE));
            if ui.button(say!(MESSAGES, "window-viewer-review-stop")).clicked() {
                screen.review.stop();
            }
        });
        return;
    }
    let Some(found) = screen.review.found() else {
        let hint = say!(MESSAGES, "window-viewer-review-hint");
        if ui.button(say!(MESSAGES, "window-viewer-review")).on_hover_text(hint).clicked() {
            screen.begin_review(Care::USUAL);
        }
        return;
    };
    let mut go = None;
    ui.label(RichText::new(say!(MESSAGES, "window-viewer-decisions")).size(SIZE).strong());
    if found.review.decisions.is_empty() {
        ui.label(faint(say!(MESSAGES, "window-viewer-no-decisions")).size(SIZE));
    }
    for marked in &found.review.decisions {
        let (from, to) = marked.entries;
        let before = from.saturating_sub(1);
        let here = (before..=to).contains(&screen.head.at);
        let text = RichText::new(headline(&screen.reel, found, marked)).size(SIZE);
        let hint = say!(MESSAGES, "window-viewer-show-before");
        if ui.add(egui::Button::selectable(here, text).wrap()).on_hover_text(hint).clicked() {
            go = Some(before);
        }
        if here {
            ui.indent(from, |ui| details(ui, found, marked));
        }
    }
    if !found.review.rolls.is_empty() {
        ui.label(RichText::new(say!(MESSAGES, "window-viewer-luck")).size(SIZE).strong());
    }
    for roll in &found.review.rolls {
        let (from, to) = roll.entries;
        let before = from.saturating_sub(1);
        let here = (before..=to).contains(&screen.head.at);
        let text = RichText::new(luck_line(&screen.reel, found, roll)).size(SIZE);
        let hint = say!(MESSAGES, "window-viewer-show-before-dice");
        if ui.add(egui::Button::selectable(here, text).wrap()).on_hover_text(hint).clicked() {
            go = Some(before);
        }
        if here {
            ui.indent(("luck", from), |ui| lines(ui, &roll.told));
        }
    }
    if let Some(seq) = go {
        screen.seek(seq);
    }
}

/// A decision in a line.
pub(super) fn headline(reel: &Reel, found: &Found, marked: &Marked) -> String {
    format!("{}. {}", phase(reel, marked), found.review.headline(reel, marked))
}

/// A roll in a line.
fn luck_line(reel: &Reel, found: &Found, roll: &LuckyRoll) -> String {
    format!("{}. {}", phase_of_roll(reel, roll), found.review.luck_line(reel, roll))
}

/// The player's act, and the bot's choice.
fn details(ui: &mut Ui, found: &Found, marked: &Marked) {
    lines(ui, &marked.did);
    let Some(instead) = &marked.instead else { return };
    let says = sentence(&found.review.answer(instead)).replace(":.", ":");
    ui.add(egui::Label::new(RichText::new(says).size(SIZE).strong()).wrap());
    if !instead.same {
        lines(ui, &instead.does);
    }
}

fn lines(ui: &mut Ui, all: &[String]) {
    for line in all.iter().take(MOST_SENTENCES) {
        ui.add(egui::Label::new(RichText::new(line).size(SIZE)).wrap());
    }
    if let Some(more @ 1..) = all.len().checked_sub(MOST_SENTENCES) {
        ui.label(faint(say!(MESSAGES, "window-viewer-and-more", count = more)).size(SIZE));
    }
}
