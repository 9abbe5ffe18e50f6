//! The panels of a match: what is asked, what may be answered, who is selected, what happened.

use super::match_screen::MatchScreen;
use super::refused::Refused;
use super::wish::TableWish;
use super::{answers, arrivals, charts, desync_card, ending_card, luck_panel, trouble_card, turn_track};
use crate::board::log_view::LogWish;
use crate::board::roll_proof::ProofCard;
use crate::board::score;
use crate::board::tool::Tool;
use crate::paper::look::{self, FAINT, faint, roman};
use crate::paper::sheet_view::Painter;
use crate::settings::keymap::Deed;
use egui::{RichText, ScrollArea, Ui};
use play::partner::Now;
use play::position::Position;
use std::sync::Arc;

/// The width of the panel beside the board, where there is room.
const WIDTH: f32 = 340.0;
/// In a narrower window the charts take the place of the panel.
const NARROW: f32 = 800.0;
/// With less room in the strip above, the turn stands in it and the title does not.
const TITLED: f32 = 600.0;
/// In a lower panel even the score scrolls with the rest.
const TINY: f32 = 280.0;
/// In a lower panel the log stands among the rest.
const LOW: f32 = 400.0;

/// The strip above the board: the battle, the turn, and what the rules ask.
pub(crate) fn top(ui: &mut Ui, screen: &mut MatchScreen) -> Option<TableWish> {
    screen.panels.remember(ui.ctx());
    let mut wish = None;
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    let now = screen.now().map(Arc::clone);
    let scenario = Arc::clone(&screen.stage.board.battle().scenario);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let recorded = now.as_ref().is_none_or(|now| now.record.is_some());
            let kept = "Back to the start. The match is kept; Go on resumes it.";
            let hint = if recorded { kept } else { "This is practice, and is not kept." };
            if ui.button("Leave").on_hover_text(hint).clicked() {
                wish = Some(TableWish::Leave);
            }
            if ui.button("Settings").clicked() {
                wish = Some(TableWish::Settings);
            }
            crate::book::help::button(ui);
            let open = screen.panels.kept.charts;
            let hint = "Results table, terrain, forces and arrivals (C)";
            if ui.add(egui::Button::new("Charts").selected(open)).on_hover_text(hint).clicked() {
                screen.panels.kept.charts = !open;
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let roomy = ui.available_width() > TITLED;
                if roomy || now.is_none() {
                    ui.add(egui::Label::new(RichText::new(&scenario.title).font(roman(21.0))).truncate());
                }
                if let Some(now) = &now {
                    ui.add(egui::Label::new(now.position.turn(roomy || ui.available_width() > 380.0)).truncate());
                }
            });
        });
    });
    if let Some(now) = &now {
        turn_track::show(ui, screen, &*now.position);
    }
    ui.horizontal_wrapped(|ui| {
        let mine = screen.asked_here().is_some();
        let colour = if mine { look::BLUE } else { FAINT };
        ui.label(RichText::new(screen.question()).size(17.0).strong().color(colour));
        // A friend may think for hours: nothing turns meanwhile.
        if !mine && now.as_ref().is_some_and(|now| now.asked.is_some() && !now.far && now.around.late.is_none()) {
            ui.spinner();
        }
    });
    match &screen.refusal {
        Some(refused @ Refused { at: None, .. }) => crate::book::help::refusal(ui, &refused.text, refused.rule),
        // It is said at the hex, and once is enough; the rule can be read from here.
        Some(Refused { rule: Some(rule), .. }) => crate::book::help::rule_of(ui, *rule),
        _ => {}
    }
    super::standing_line::show(ui, screen);
    ui.add_space(2.0);
    wish.or_else(|| cards(ui, screen))
}

/// The cards over the board, and what the player wants besides the match.
fn cards(ui: &mut Ui, screen: &mut MatchScreen) -> Option<TableWish> {
    let ctx = ui.ctx().clone();
    desync_card::show(&ctx, screen);
    let trouble = trouble_card::show(&ctx, screen);
    let ending = ending_card::show(&ctx, screen);
    trouble.or(ending)
}

/// What stands beside the board: the panel at the right, the charts at the left.
pub(crate) fn beside(ui: &mut Ui, screen: &mut MatchScreen) {
    let Some(now) = screen.now().map(Arc::clone) else {
        egui::Panel::right("side").resizable(false).show(ui, |ui| ui.spinner());
        return;
    };
    let room = ui.available_width();
    let width = WIDTH.min((room * 0.5).max(190.0));
    if screen.panels.kept.folded {
        egui::Panel::right("folded").resizable(false).show(ui, |ui| {
            if ui.button("«").on_hover_text("Shows the panel").labelled("Show the panel").clicked() {
                screen.panels.kept.folded = false;
            }
        });
    } else if room < NARROW && screen.panels.kept.charts {
        egui::Panel::right("side").resizable(false).show(ui, |ui| {
            ui.set_width((room * 0.72).min(420.0));
            charts::inside(ui, screen, &now.position);
        });
        return aside(ui, screen, &now);
    } else {
        egui::Panel::right("side").resizable(false).show(ui, |ui| {
            ui.set_width(width);
            side(ui, screen, &now);
        });
    }
    charts::drawer(ui, screen, &now.position);
    aside(ui, screen, &now);
}

/// What lies over everything: the proof that is looked at.
fn aside(ui: &Ui, screen: &mut MatchScreen, now: &Now) {
    match screen.stage.told.log.wish.take() {
        Some(LogWish::Rule(case)) => screen.wants_rule = Some(case),
        Some(LogWish::Proof(number)) => {
            let proof = screen.stage.told.rolls.get(number);
            let proven = proof.zip(now.vows.as_ref());
            screen.panels.proof = proven.map(|(proof, vows)| ProofCard::new(proof, vows, &now.names));
        }
        None => {}
    }
    if screen.panels.proof.as_ref().is_some_and(|card| !card.show(ui.ctx())) {
        screen.panels.proof = None;
    }
}

/// The panel at the right.
pub(super) fn side(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>) {
    let position = &now.position;
    let tiny = ui.available_height() < TINY;
    if !tiny {
        points(ui, screen, &**position);
        morale(ui, &**position);
        ui.separator();
    }
    let low = ui.available_height() < LOW;
    if !low {
        let height = ui.available_height();
        let (some, most) = (height * 0.34, height * 0.6);
        let frame = egui::Frame::new().inner_margin(egui::Margin { left: 0, right: 0, top: 4, bottom: 2 });
        egui::Panel::bottom("log").frame(frame).resizable(true).default_size(some).size_range(90.0..=most).show(
            ui,
            |ui| {
                log(ui, screen);
            },
        );
        // It has a height of its own, so that nothing jumps while the pointer moves over the board.
        egui::Panel::bottom("hex")
            .frame(frame)
            .resizable(false)
            .exact_size(86.0)
            .show(ui, |ui| selected(ui, screen, &**position));
    }
    ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 18.0;
        // The bar that scrolls lies over what is beneath it.
        ui.set_max_width(ui.available_width() - 6.0);
        if tiny {
            points(ui, screen, &**position);
        }
        super::ways_out::asked(ui, screen);
        if screen.asked.edits().is_some() {
            super::change_desk::show(ui, screen);
        } else if screen.answers_here().is_some() {
            answers::show(ui, screen);
        }
        if tiny {
            morale(ui, &**position);
        }
        if !arrivals::coming(&**position).is_empty() {
            look::section(ui, "Reinforcements", true, |ui| {
                arrivals::next(ui, screen, &**position);
                if ui.link("All arrivals").clicked() {
                    screen.panels.kept.charts = true;
                    screen.panels.kept.tab = crate::settings::kept_panels::Tab::Arrivals;
                }
            });
        }
        if now.around.luck.rolls > 0 {
            luck_panel::show(ui, &now.around.luck, position.names());
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 28.0;
            ui.checkbox(&mut screen.stage.last_moves, "Last moves");
            ui.checkbox(&mut screen.stage.zones, "Zones of control");
            if ui.button("Whole map").clicked() {
                screen.stage.sight.show_whole();
            }
            for (deed, label, hint) in [
                (Deed::Turn, "Turn", "Looks at the board from the other side"),
                (Deed::Measure, "Measure", "Distance and line of fire from the selected unit or the hex"),
                (Deed::PlayBack, "Play back", "The other side's last phase once more"),
                (Deed::Help, "Keys", "What every key does"),
            ] {
                let on = deed == Deed::Measure && matches!(screen.stage.tool, Tool::Ruler(_));
                if ui.add(egui::Button::new(label).selected(on)).on_hover_text(hint).clicked() {
                    super::deeds::act(screen, deed);
                }
            }
            if now.far && now.around.late.is_none() {
                let on = screen.stage.tool == Tool::Finger;
                let hint = "Shows the other player a hex: the next click points at it";
                if ui.add(egui::Button::new("Point").selected(on)).on_hover_text(hint).clicked() {
                    screen.stage.tool = if on { Tool::None } else { Tool::Finger };
                }
            }
        });
        super::watchers_panel::show(ui, screen, now);
        super::ways_out::show(ui, screen);
        if low {
            ui.separator();
            selected(ui, screen, &**position);
            ui.separator();
            ui.allocate_ui(egui::vec2(ui.available_width(), 200.0), |ui| log(ui, screen));
        }
    });
}

/// The score, and a button that folds the panel.
fn points(ui: &mut Ui, screen: &mut MatchScreen, position: &dyn Position) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button("»").on_hover_text("Folds this panel away").labelled("Fold the panel").clicked() {
                screen.panels.kept.folded = true;
            }
            score::both(ui, &mut screen.wants_rule, position);
        });
    });
}

fn morale(ui: &mut Ui, position: &dyn Position) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        score::tracks(ui, position);
    });
}

/// What lies under the pointer, or under the cursor, or where the selected unit stands.
fn selected(ui: &mut Ui, screen: &mut MatchScreen, position: &dyn Position) {
    let Some(hex) = screen.stage.hover.or(screen.stage.cursor).or(screen.asked.selected_hex()) else {
        ui.label(faint("Point at a hex to see who stands there."));
        return;
    };
    let painter = Painter { size: 13.5, ..Painter::of(position, screen.asked.selected()) };
    let touched = ScrollArea::vertical()
        .id_salt("hex")
        .auto_shrink([false, true])
        .show(ui, |ui| painter.show(ui, &position.hex(position.eye(), hex)));
    arrivals::take(screen, touched.inner);
}

/// What happened, and what the players say to each other.
fn log(ui: &mut Ui, screen: &mut MatchScreen) {
    // Whoever looks on says nothing.
    if screen.now().is_some_and(|now| now.far && now.around.late.is_none()) {
        egui::Panel::bottom("chat").show(ui, |ui| chat(ui, screen));
    }
    crate::board::log_panel::show(ui, &mut screen.stage);
}

/// The line one speaks by. Whoever types here goes on typing here, also after Enter and whatever happens around it, until
/// he presses Esc or clicks elsewhere: no letter of it is a key of the board.
fn chat(ui: &mut Ui, screen: &mut MatchScreen) {
    let label = ui.label(faint("Say something"));
    let field = egui::TextEdit::singleline(&mut screen.chat)
        // An id of its own: a panel that is laid out anew does not take the keyboard away.
        .id(egui::Id::unique("what is said"))
        .char_limit(net::message::LONGEST_CHAT)
        .desired_width(f32::INFINITY)
        // Esc would otherwise leave the line before anything is drawn, and reach the board.
        .event_filter(egui::EventFilter { horizontal_arrows: true, vertical_arrows: true, tab: false, escape: true });
    let edit = ui.add(field).labelled_by(label.id);
    if edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        screen.send_chat();
        edit.request_focus();
    }
    if edit.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape)) {
        edit.surrender_focus();
    }
}

/// A name for those who hear a widget instead of seeing it.
trait Labelled {
    fn labelled(self, name: &str) -> Self;
}

impl Labelled for egui::Response {
    fn labelled(self, name: &str) -> egui::Response {
        self.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
        self
    }
}
