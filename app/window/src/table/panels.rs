//! The panels of a match: what is asked, what may be answered, who is selected, what happened.

use super::drawers::Decides;
use super::match_screen::MatchScreen;
use super::wish::TableWish;
use super::{
    answers, charts, decision, desync_card, drawers, ending_screen, hex_panel, hint_card, standing_line, trouble_card,
    turn_track,
};
use crate::board::log_view::LogWish;
use crate::board::roll_proof::ProofCard;
use crate::board::score;
use crate::paper::icon::Icon;
use crate::paper::look::{self, button_with, roman};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use language::position::Position;
use play::table::Now;
use std::sync::Arc;

/// The width of the panel beside the board, where there is room.
const WIDTH: f32 = 340.0;
/// What a panel leaves free at its edges, together.
const EDGES: f32 = 16.0;
/// In a narrower window the charts take the place of the panel.
const NARROW: f32 = 800.0;
/// With less room in the strip above, the turn stands in it and the title does not.
const TITLED: f32 = 600.0;
/// In a lower panel the score gives way to the decision.
const TINY: f32 = 240.0;
/// In a lower panel what is weighed is one of the tabs below the buttons.
const LOW: f32 = 440.0;
/// In a higher panel what lies under the pointer stands at its foot; in a lower one below what is weighed, while nothing is.
const ROOMY: f32 = 820.0;
/// The height of that place: it stays, so that nothing jumps while the pointer moves over the board.
const HEX: f32 = 86.0;
/// So much of the panel is the decision.
const WEIGHED: f32 = 0.56;
/// With less room in the strip its buttons have words only.
const SIGNED: f32 = 900.0;
/// With less room in the strip it is said shorter whose side one is on.
const SHORT: f32 = 240.0;
/// The height of the strip's first row, and of the line about clocks and the way to the other player.
const STRIP: f32 = 30.0;
const LINE: f32 = 22.0;

/// The strip above the board: whose side one is on, the battle and the turn. It is as high all the time.
pub(crate) fn top(ui: &mut Ui, screen: &mut MatchScreen) -> Option<TableWish> {
    screen.panels.remember(ui.ctx());
    let mut wish = None;
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    let now = screen.now().map(Arc::clone);
    let scenario = Arc::clone(&screen.stage.board.battle().scenario);
    row(ui, STRIP, |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let recorded = now.as_ref().is_none_or(|now| now.record.is_some());
            let kept = "Back to the start. The match is kept; Go on resumes it.";
            let hint = if recorded { kept } else { "This is practice, and is not kept." };
            let signed = ui.available_width() > SIGNED;
            let named = |icon, name| if signed { button_with(icon, name) } else { egui::Button::new(name) };
            if ui.add(named(Icon::Door, "Leave")).on_hover_text(hint).clicked() {
                wish = Some(TableWish::Leave);
            }
            if ui.add(named(Icon::Sliders, "Settings")).clicked() {
                wish = Some(TableWish::Settings);
            }
            crate::book::help::button(ui);
            let open = screen.panels.kept.charts;
            let hint = "Results table, terrain, forces and arrivals (C)";
            if ui.add(named(Icon::Table, "Charts").selected(open)).on_hover_text(hint).clicked() {
                screen.panels.kept.charts = !open;
            }
            hint_card::ask(ui, screen, signed);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let roomy = ui.available_width() > TITLED;
                if let Some(now) = &now {
                    whose(ui, now, ui.available_width() < SHORT);
                }
                if roomy || now.is_none() {
                    ui.add(egui::Label::new(RichText::new(&scenario.title).font(roman(look::TITLE))).truncate());
                }
                if let Some(now) = &now {
                    ui.add(egui::Label::new(now.position.turn(roomy || ui.available_width() > 380.0)).truncate());
                }
            });
        });
    });
    if let Some(now) = &now {
        turn_track::show(ui, screen, &*now.position);
        if standing_line::is_due(now) {
            row(ui, LINE, |ui| standing_line::show(ui, screen));
        }
    }
    ui.add_space(2.0);
    wish.or_else(|| cards(ui, screen))
}

/// A row of exactly that height.
fn row(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui)) {
    let rect = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::hover()).0;
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    add(&mut inside);
}

/// Whose side one is on, in the colour of that army.
fn whose(ui: &mut Ui, now: &Now, short: bool) {
    let colours = now.position.battle().scenario.drawing.side_colours.map(look::colour);
    let (text, colour) = match (now.around.late, now.here) {
        (Some(_), _) => (String::from("You watch"), palette().faint),
        (None, [true, true]) if short => (String::from("Both sides"), palette().faint),
        (None, [true, true]) => (String::from("You lead both sides"), palette().faint),
        _ => {
            let colour = colours.get(now.me.index()).copied().unwrap_or(palette().faint);
            (format!("You are {}", now.side_name(now.me)), colour)
        }
    };
    let frame = egui::Frame::new().fill(colour).stroke(egui::Stroke::new(1.0, palette().faint)).corner_radius(3);
    frame.inner_margin(egui::Margin::symmetric(8, 3)).show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(text).strong().color(look::on(colour))).extend());
    });
}

/// The cards over the board, and what the player wants besides the match.
fn cards(ui: &mut Ui, screen: &mut MatchScreen) -> Option<TableWish> {
    let ctx = ui.ctx().clone();
    desync_card::show(&ctx, screen);
    let trouble = trouble_card::show(&ctx, screen);
    let ending = ending_screen::show(&ctx, screen);
    trouble.or(ending)
}

/// What stands beside the board: the panel at the right, the charts at the left.
pub(crate) fn beside(ui: &mut Ui, screen: &mut MatchScreen) {
    let room = ui.available_width();
    let width = WIDTH.min((room * 0.5).max(190.0));
    // Exactly as wide in its first frame as in every other.
    let panel = |width: f32| egui::Panel::right("side").resizable(false).exact_size(width + EDGES);
    let Some(now) = screen.now().map(Arc::clone) else {
        panel(width).show(ui, |ui| ui.spinner());
        return;
    };
    if screen.panels.kept.folded {
        egui::Panel::right("folded").resizable(false).show(ui, |ui| {
            let button = ui.add(egui::Button::new(Icon::Unfold.atom())).on_hover_text("Shows the panel");
            button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, "Show the panel"));
            if button.clicked() {
                screen.panels.kept.folded = false;
            }
        });
    } else if room < NARROW && screen.panels.kept.charts {
        panel((room * 0.72).min(420.0)).show(ui, |ui| charts::inside(ui, screen, &now.position));
        return aside(ui, screen, &now);
    } else {
        panel(width).show(ui, |ui| side(ui, screen, &now));
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

/// The panel at the right: the score, the decision, and what is only looked at below.
pub(super) fn side(ui: &mut Ui, screen: &mut MatchScreen, now: &Arc<Now>) {
    let position = &now.position;
    let height = ui.available_height();
    let tiny = height < TINY;
    if !tiny {
        points(ui, screen, &**position);
    }
    decision::head(ui, screen, height, tiny);
    let low = height < LOW;
    let mut folded = None;
    if !low {
        // The place of what is weighed depends on the window alone.
        let weighed = (height * WEIGHED - 130.0).max(120.0);
        let rect = ui.allocate_exact_size(egui::vec2(ui.available_width(), weighed), egui::Sense::hover()).0;
        let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt("weighed"));
        inside.set_clip_rect(rect.intersect(ui.clip_rect()));
        decision::body(&mut inside, screen, height < ROOMY, weighed);
        folded = answers::is_folded(screen, weighed).then_some(weighed);
        ui.separator();
        let frame = egui::Frame::new().inner_margin(egui::Margin { left: 0, right: 0, top: 4, bottom: 2 });
        if height >= ROOMY {
            egui::Panel::bottom("hex")
                .frame(frame)
                .resizable(false)
                .exact_size(HEX)
                .show(ui, |ui| hex_panel::show(ui, screen, &**position));
        }
        morale(ui, &**position);
    }
    let decides = match (low, folded) {
        (true, _) => Decides::All,
        (false, Some(room)) => Decides::Terms(room),
        (false, None) => Decides::Nothing,
    };
    drawers::show(ui, screen, now, decides);
}

/// The score, and a button that folds the panel.
fn points(ui: &mut Ui, screen: &mut MatchScreen, position: &dyn Position) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            decision::fold(ui, screen);
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
