//! The panels of a match: the question, possible answers, the selected unit, the log.

use super::curtain_card::CurtainPress;
use super::drawers::Decides;
use super::manner::Manner;
use super::match_screen::MatchScreen;
use super::on_board::OnBoard;
use super::wish::TableWish;
use super::{
    answers, charts, curtain_card, decision, deeds, desync_card, drawers, ending_screen, hex_panel, hint_card,
    over_board, plates, rim, search, standing_line, touching, trouble_card, turn_track,
};
use crate::MESSAGES;
use crate::board::board_view::show_with;
use crate::board::hand::{Hand, Touch};
use crate::board::log_view::LogWish;
use crate::board::minimap;
use crate::board::roll_proof::ProofCard;
use crate::board::score;
use crate::paper::icon::Icon;
use crate::paper::look::{self, button_with, roman};
use crate::paper::palette::palette;
use crate::paper::sheet_view::Painter;
use egui::{RichText, Ui};
use engine::contract::Side;
use language::ask::Pick;
use language::position::Position;
use language::system::Eye;
use language::{phrase, say};
use play::table::Now;
use std::sync::Arc;

/// The width of the panel beside the board, where there is room.
const WIDTH: f32 = 340.0;
/// Room a panel leaves free at its edges, together.
const EDGES: f32 = 16.0;
/// In a narrower window the charts take the place of the panel.
const NARROW: f32 = 800.0;
/// With less room beside the title in the strip above, the strip shows the turn and not the title.
const TURN: f32 = 380.0;
/// In a lower panel the score gives way to the decision.
const TINY: f32 = 240.0;
/// In a lower panel what is weighed is one of the tabs below the buttons.
const LOW: f32 = 440.0;
/// A panel of at least this height shows the hex under the pointer at its foot; a lower one below the decision, while
/// there is no forecast.
const ROOMY: f32 = 820.0;
/// The height of that place: it stays, so that nothing jumps while the pointer moves over the board.
const HEX: f32 = 116.0;
/// Fraction of the panel's height for the decision.
const WEIGHED: f32 = 0.56;
/// With less room in the strip its buttons have words only.
const SIGNED: f32 = 900.0;
/// With less room in the strip it is said shorter whose side one is on.
const SHORT: f32 = 240.0;
/// The height of the strip's first row, and of the line about clocks and the way to the other player.
const STRIP: f32 = 30.0;
const LINE: f32 = 22.0;

/// Everything of a match, and what the player wants besides it.
pub(crate) fn show(ui: &mut Ui, screen: &mut MatchScreen, window: [u32; 2]) -> Option<TableWish> {
    if let Some(held) = screen.board.curtain.held().cloned() {
        return curtain(ui, screen, &held);
    }
    screen.speak();
    deeds::take_keys(ui.ctx(), screen);
    let wish = egui::Panel::top("top").show(ui, |ui| top(ui, screen)).inner;
    beside(ui, screen);
    board(ui, screen, window);
    wish
}

/// The strip above the board: whose side one is on, the battle and the turn. It is as high all the time.
pub(super) fn top(ui: &mut Ui, screen: &mut MatchScreen) -> Option<TableWish> {
    screen.manner.remember(ui.ctx());
    let mut wish = None;
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    let now = screen.board.now().map(Arc::clone);
    let title = screen.board.battle().title();
    row(ui, STRIP, |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let recorded = now.as_ref().is_none_or(|now| now.record.is_some());
            let hint = match recorded {
                true => say!(MESSAGES, "window-table-leave-saved"),
                false => say!(MESSAGES, "window-table-leave-practice"),
            };
            let signed = ui.available_width() > SIGNED;
            let named = |icon, name: String| if signed { button_with(icon, name) } else { egui::Button::new(name) };
            if ui.add(named(Icon::Door, say!(MESSAGES, "window-table-leave"))).on_hover_text(hint).clicked() {
                wish = Some(TableWish::Leave);
            }
            if ui.add(named(Icon::Sliders, say!(MESSAGES, "window-table-settings"))).clicked() {
                wish = Some(TableWish::Settings);
            }
            crate::book::help::button(ui);
            let open = screen.manner.kept.charts;
            let hint = say!(MESSAGES, "window-table-charts-hint");
            let button = named(Icon::Table, say!(MESSAGES, "window-table-charts")).selected(open);
            if ui.add(button).on_hover_text(hint).clicked() {
                screen.manner.kept.charts = !open;
            }
            hint_card::ask(ui, &screen.board, &mut screen.asked, signed);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                if let Some(now) = &now {
                    whose(ui, now, ui.available_width() < SHORT);
                }
                let (font, room) = (roman(look::TITLE), ui.available_width());
                if now.is_none() || look::wide(ui, &title, &font) + TURN < room {
                    ui.add(egui::Label::new(RichText::new(&title).font(font)).truncate());
                }
                if let Some(now) = &now {
                    turn_track::turn(ui, now);
                }
            });
        });
    });
    if let Some(now) = &now {
        turn_track::show(ui, &screen.asked, &mut screen.manner, &*now.position);
        if standing_line::is_due(now) {
            row(ui, LINE, |ui| standing_line::show(ui, &screen.board, &screen.company));
        }
    }
    ui.add_space(2.0);
    deeds::carry_out(screen);
    wish.or_else(|| cards(ui.ctx(), screen))
}

/// A row of exactly that height.
fn row(ui: &mut Ui, height: f32, add: impl FnOnce(&mut Ui)) {
    let rect = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), egui::Sense::hover()).0;
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(layout));
    add(&mut inside);
}

/// The player's side, in the colour of its army.
fn whose(ui: &mut Ui, now: &Now, short: bool) {
    let colours = now.position.battle().scenario.drawing.side_colours.map(look::colour);
    // Where something is hidden one of the two has the seat, and sees what that side sees.
    let sits = if let Eye::Of(side) = now.position.eye() { Some(side) } else { None };
    let (text, colour) = match (now.around.late, now.here) {
        (Some(_), _) => (say!(MESSAGES, "window-table-you-watch"), palette().faint),
        (None, [true, true]) if sits.is_none() && short => (say!(MESSAGES, "window-table-both-sides"), palette().faint),
        (None, [true, true]) if sits.is_none() => (say!(MESSAGES, "window-table-you-play-both"), palette().faint),
        (None, here) => {
            let side = if here == [true, true] { sits.unwrap_or(now.me) } else { now.me };
            let colour = colours.get(side.index()).copied().unwrap_or(palette().faint);
            (phrase!(MESSAGES, "window-table-you-are", side = side).plain(now.position.names()), colour)
        }
    };
    let frame = egui::Frame::new().fill(colour).stroke(egui::Stroke::new(1.0, palette().faint)).corner_radius(3);
    frame.inner_margin(egui::Margin::symmetric(8, 3)).show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(text).strong().color(look::on(colour))).extend());
    });
}

/// The cards over the board, and what the player wants besides the match.
fn cards(ctx: &egui::Context, screen: &mut MatchScreen) -> Option<TableWish> {
    let MatchScreen { board, company, manner, .. } = screen;
    desync_card::show(ctx, board, company, manner);
    let trouble = trouble_card::show(ctx, board, company, manner);
    let ending = ending_screen::show(ctx, board, company, manner);
    trouble.or(ending)
}

/// The board of a match, where counters can be lifted.
fn board(ui: &mut Ui, screen: &mut MatchScreen, window: [u32; 2]) {
    let now = screen.board.now().map(Arc::clone);
    let position = now.as_deref().map(|now| &*now.position);
    let quiet = !screen.board.may_point(&screen.asked) || screen.board.stage.playing_back().is_some();
    let asking = Arc::clone(screen.asked.asking());
    if asking.offers.iter().any(|offer| matches!(offer.pick, Pick::Holder(_))) {
        screen.board.stage.unfold_boxes();
    }
    let names = screen.asked.names();
    let more = |pick: Pick| asking.offer(pick).map(|offer| offer.called(&names));
    let touched = show_with(ui, &mut screen.board.stage, position, window, &|_| !quiet, &more);
    // A unit that cannot move is not lifted: the board is dragged instead.
    let touched = touched.filter(|touch| match touch {
        Touch::Lift(piece) if !touching::lifts(&screen.asked, *piece) => {
            screen.board.stage.hand = Hand::Board;
            false
        }
        _ => true,
    });
    screen.board.stage.calm = screen.manner.kept.calm;
    minimap::show(ui, &mut screen.board.stage, window);
    plates::show(ui, &mut screen.board);
    if let Some(hex) = rim::show(ui, &screen.board, &screen.asked, window) {
        screen.board.stage.look_at(hex);
        ui.ctx().request_repaint();
    }
    over(ui, screen);
    if let Some(touched) = touched {
        touching::touch(screen, touched);
        // Panels were drawn before the board: they follow in the next frame.
        ui.ctx().request_repaint();
    }
}

/// The cards over the top of the board, one below the other.
fn over(ui: &Ui, screen: &mut MatchScreen) {
    let Some(now) = screen.board.news().cloned() else { return };
    let MatchScreen { board, asked, company, manner } = screen;
    over_board::show(ui, ui.available_rect_before_wrap(), |ui| {
        search::show(ui, board, manner);
        over_board::request(ui, company, &now);
        over_board::missed(ui, board, &now);
        over_board::warnings(ui, board, company, &now);
        if hides_decision(ui.ctx(), manner) {
            over_board::refusal(ui, asked);
        }
        hint_card::show(ui, board, asked, manner);
    });
    deeds::carry_out(screen);
}

/// The curtain, which covers everything: the player of the side that comes raises it, and either may leave.
fn curtain(ui: &mut Ui, screen: &mut MatchScreen, held: &Now) -> Option<TableWish> {
    if curtain_card::show(ui, held, screen.board.curtain.sits())? == CurtainPress::Leaves {
        return Some(TableWish::Leave);
    }
    if let Some(now) = screen.board.curtain.raise() {
        screen.stand(now);
        ui.ctx().request_repaint();
    }
    None
}

/// Whether the panel of the decision is folded away, or the charts are in its place.
fn hides_decision(ctx: &egui::Context, manner: &Manner) -> bool {
    manner.kept.folded || manner.kept.charts && ctx.content_rect().width() < NARROW
}

/// The panels beside the board: the one at the right, the charts at the left.
pub(super) fn beside(ui: &mut Ui, screen: &mut MatchScreen) {
    let room = ui.available_width();
    let width = WIDTH.min((room * 0.5).max(190.0));
    screen.board.stage.tells_hex = ui.available_height() < ROOMY || hides_decision(ui.ctx(), &screen.manner);
    // Exactly as wide in its first frame as in every other.
    let panel = |width: f32| egui::Panel::right("side").resizable(false).exact_size(width + EDGES);
    let Some(now) = screen.board.now().map(Arc::clone) else {
        panel(width).show(ui, |ui| {
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                ui.spinner();
                ui.label(say!(MESSAGES, "window-table-setting-up"));
            });
        });
        return;
    };
    if screen.manner.kept.folded {
        egui::Panel::right("folded").resizable(false).show(ui, |ui| {
            let button = ui
                .add(egui::Button::new(Icon::Unfold.atom()))
                .on_hover_text(say!(MESSAGES, "window-table-unfold-hint"));
            button.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::Button, true, say!(MESSAGES, "window-table-unfold"))
            });
            if button.clicked() {
                screen.manner.kept.folded = false;
            }
        });
    } else if room < NARROW && screen.manner.kept.charts {
        panel((room * 0.72).min(420.0))
            .show(ui, |ui| charts::inside(ui, &screen.board, &screen.asked, &mut screen.manner));
        deeds::carry_out(screen);
        return aside(ui, &mut screen.board, &mut screen.manner, &now);
    } else {
        panel(width).show(ui, |ui| side(ui, screen, &now));
    }
    charts::drawer(ui, &screen.board, &screen.asked, &mut screen.manner);
    deeds::carry_out(screen);
    aside(ui, &mut screen.board, &mut screen.manner, &now);
}

/// The proof of a roll, over everything, while the player looks at it.
fn aside(ui: &Ui, board: &mut OnBoard, manner: &mut Manner, now: &Now) {
    match board.stage.told.log.wish.take() {
        Some(LogWish::Rule(case)) => manner.wants_rule = Some(case),
        Some(LogWish::Proof(number)) => {
            let proof = board.stage.told.rolls.get(number);
            let proven = proof.zip(now.vows.as_ref());
            manner.proof =
                proven.map(|(proof, vows)| ProofCard::new(proof, vows, &Side::BOTH.map(|side| now.name(side))));
        }
        None => {}
    }
    if manner.proof.as_ref().is_some_and(|card| !card.show(ui.ctx())) {
        manner.proof = None;
    }
}

/// The panel at the right: the score, the decision, and what is only looked at below.
pub(super) fn side(ui: &mut Ui, screen: &mut MatchScreen, now: &Now) {
    let position = &*now.position;
    let height = ui.available_height();
    let tiny = height < TINY;
    if !tiny {
        points(ui, &mut screen.manner, position);
    }
    decision::head(ui, &screen.board, &screen.asked, &mut screen.manner, height, tiny);
    deeds::carry_out(screen);
    let low = height < LOW;
    let mut folded = None;
    if !low {
        // The place of what is weighed depends on the window alone.
        let weighed = (height * WEIGHED - 130.0).max(120.0);
        let rect = ui.allocate_exact_size(egui::vec2(ui.available_width(), weighed), egui::Sense::hover()).0;
        let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt("weighed"));
        inside.set_clip_rect(rect.intersect(ui.clip_rect()));
        let MatchScreen { board, asked, manner, .. } = screen;
        decision::body(&mut inside, board, asked, manner, height < ROOMY, weighed);
        deeds::carry_out(screen);
        folded = answers::is_folded(&screen.board, &screen.asked, weighed).then_some(weighed);
        ui.separator();
        let frame = egui::Frame::new().inner_margin(egui::Margin { left: 0, right: 0, top: 4, bottom: 2 });
        if height >= ROOMY {
            egui::Panel::bottom("hex")
                .frame(frame)
                .resizable(false)
                .exact_size(HEX)
                .show(ui, |ui| hex_panel::show(ui, &screen.board, &screen.asked, &mut screen.manner, position));
        }
        remarks(ui, position, frame);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            score::gauges(ui, position);
        });
    }
    let decides = match (low, folded) {
        (true, _) => Decides::All,
        (false, Some(room)) => Decides::Terms(room),
        (false, None) => Decides::Nothing,
    };
    drawers::show(ui, screen, now, decides);
    deeds::carry_out(screen);
}

/// The score, and a button that folds the panel.
fn points(ui: &mut Ui, manner: &mut Manner, position: &dyn Position) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            decision::fold(ui, manner);
            score::both(ui, &mut manner.wants_rule, position);
        });
    });
}

/// The remarks on this position, at the foot of the panel: there more or fewer lines move no tab and no button.
fn remarks(ui: &mut Ui, position: &dyn Position, frame: egui::Frame) {
    let (sheet, names) = (score::remarks(position), position.names());
    if sheet.parts.is_empty() {
        return;
    }
    look::settle(ui.ctx(), ("remarks", sheet.plain(names)));
    egui::Panel::bottom("remarks").frame(frame).resizable(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        Painter::plain(names).show(ui, &sheet);
    });
}
