//! Cards over the top of the board that move nothing else: requests, refusals, warnings.

use super::asked::Asked;
use super::company::Company;
use super::match_words::{asks, is_over, matter_words};
use super::on_board::OnBoard;
use super::standing_line::{self, Tone};
use crate::MESSAGES;
use crate::book::help;
use crate::paper::icon::Icon;
use crate::paper::look::{self, button_with, chief_with, faint};
use crate::paper::palette::palette;
use egui::{Align2, Area, Color32, Frame, Rect, RichText, Stroke, Ui};
use language::say;
use play::table::{Now, Wish};

/// As wide as a card gets, in points.
const WIDEST: f32 = 440.0;
/// From the edge of the board to the first card.
const MARGIN: f32 = 12.0;

/// Lays the cards that are due over the board, one below the other.
pub(super) fn show(ui: &Ui, board: Rect, add: impl FnOnce(&mut Ui)) {
    let width = WIDEST.min(board.width() - 2.0 * MARGIN).max(160.0);
    let at = egui::pos2(board.center().x, board.top() + MARGIN);
    Area::new(egui::Id::unique("over the board"))
        .fixed_pos(at)
        .pivot(Align2::CENTER_TOP)
        .order(egui::Order::Middle)
        .constrain(false)
        .show(ui.ctx(), |ui| {
            ui.set_width(width);
            add(ui);
        });
}

pub(super) fn card(ui: &mut Ui, edge: Color32, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(look::paper(ui)).stroke(Stroke::new(2.0, edge)).corner_radius(4.0);
    let shadow = egui::Shadow { offset: [0, 2], blur: 10, spread: 0, color: Color32::from_black_alpha(60) };
    frame.shadow(shadow).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}

/// A sign, and beside it what it is about.
pub(super) fn signed(ui: &mut Ui, icon: Icon, ink: Color32, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        icon.show(ui, ink);
        ui.vertical(add);
    });
}

/// A sentence that a screen reader says as soon as it is there.
pub(super) fn loud(ui: &mut Ui, text: RichText) {
    let said = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Assertive));
}

/// The requests between the players, and their answers.
pub(super) fn request(ui: &mut Ui, company: &mut Company, now: &Now) {
    if let Some(asked) = &now.around.asked {
        let text = asks(now, &asked.matter);
        card(ui, palette().blue, |ui| {
            signed(ui, Icon::Bell, palette().blue, |ui| loud(ui, RichText::new(text).size(look::LARGE).strong()));
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                if ui.add(chief_with(Icon::Tick, say!(MESSAGES, "window-table-accept"))).clicked() {
                    // Accepts exactly the request that was read, even if it has been replaced by now.
                    company.ask(Wish::Grant(asked.clone()));
                }
                if ui.add(button_with(Icon::Cross, say!(MESSAGES, "window-table-decline"))).clicked() {
                    company.ask(Wish::Decline(asked.clone()));
                    company.answer = Some(say!(MESSAGES, "window-table-you-declined"));
                }
            });
        });
    }
    if let Some(matter) = &now.around.asking {
        card(ui, palette().faint, |ui| {
            let text = say!(MESSAGES, "window-table-you-ask", matter = matter_words(now, matter));
            ui.label(RichText::new(text).strong());
            ui.label(faint(say!(MESSAGES, "window-table-request-ends")));
        });
    }
    if let Some(answer) = company.answer.clone().filter(|_| !is_over(now)) {
        card(ui, palette().faint, |ui| {
            loud(ui, RichText::new(answer));
            if ui.button(say!(MESSAGES, "window-table-close")).clicked() {
                company.answer = None;
            }
        });
    }
}

/// Offers to play the events since this player last sat here.
pub(super) fn missed(ui: &mut Ui, board: &mut OnBoard, now: &Now) {
    let Some(events) = board.missed.filter(|_| board.stage.playing_back().is_none()) else { return };
    let many = board.stage.events().len().saturating_sub(events);
    card(ui, palette().blue, |ui| {
        let name = now.name(now.me.other());
        loud(ui, RichText::new(say!(MESSAGES, "window-table-moved-away", name = name)).strong());
        ui.horizontal(|ui| {
            if ui
                .add(chief_with(Icon::Play, say!(MESSAGES, "window-table-watch")))
                .on_hover_text(say!(MESSAGES, "window-table-events", count = many))
                .clicked()
            {
                board.missed = None;
                board.stage.play_since(events, say!(MESSAGES, "window-table-while-away"));
            }
            if ui.button(say!(MESSAGES, "window-table-close")).clicked() {
                board.missed = None;
            }
        });
    });
}

/// The troubles of the connection to the other player, and remedies.
pub(super) fn warnings(ui: &mut Ui, board: &OnBoard, company: &mut Company, now: &Now) {
    let loud_ones = standing_line::sentences(now, company.way.as_ref(), board.since.elapsed());
    let loud_ones: Vec<(Tone, String)> = loud_ones.into_iter().filter(|(tone, _)| *tone != Tone::Calm).collect();
    let code = company.code.clone().filter(|_| !now.met && !is_over(now));
    if loud_ones.is_empty() && code.is_none() {
        return;
    }
    let bad = loud_ones.iter().any(|(tone, _)| *tone == Tone::Bad);
    card(ui, if bad { palette().red } else { palette().blue }, |ui| {
        for (tone, text) in loud_ones {
            let ink = if tone == Tone::Bad { palette().red } else { palette().blue };
            signed(ui, Icon::Warning, ink, |ui| {
                ui.add(egui::Label::new(RichText::new(text).color(ink)).wrap());
            });
        }
        if now.around.paused && ui.button(say!(MESSAGES, "window-table-resume")).clicked() {
            company.ask(Wish::Resume(now.me));
        }
        if let Some(code) = code {
            let hint = say!(MESSAGES, "window-table-resume-code-hint");
            if ui.button(say!(MESSAGES, "window-table-copy-resume-code")).on_hover_text(hint).clicked() {
                ui.ctx().copy_text(code);
            }
        }
    });
}

/// The reason the last act was refused, where the panel of the decision is folded away and cannot say it.
pub(super) fn refusal(ui: &mut Ui, asked: &Asked) {
    if let Some(refused) = &asked.refusal {
        card(ui, palette().red, |ui| help::refusal(ui, &refused.text, refused.rule));
    }
}
