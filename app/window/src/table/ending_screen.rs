//! The end of a battle: the winner, the course, the cost, the turning point, and the ways on from here.

use super::closing::{Closing, Proof};
use super::company::Company;
use super::manner::Manner;
use super::match_words::how;
use super::on_board::OnBoard;
use super::wish::TableWish;
use crate::MESSAGES;
use crate::paper::desktop;
use crate::paper::icon::Icon;
use crate::paper::look::{self, DETAIL, TITLE, button_with, case_chip, chief_with, faint, heading, roman};
use crate::paper::palette::palette;
use crate::paper::sheet_view::Painter;
use crate::paper::words::sentence;
use crate::viewer::{ExportKind, ExportTo};
use egui::{RichText, ScrollArea, Ui};
use language::ask::Rule;
use language::position::Position;
use language::sheet::{Part, Sheet};
use language::{phrase, say};
use play::table::{Now, Wish};
use record::entry::Ending;
use replay::aftermath::{Aftermath, Turning};
use std::path::Path;
use std::time::Duration;

/// The page, as wide and high as it gets.
const WIDEST: f32 = 860.0;
const HIGHEST: f32 = 760.0;
/// Room the page leaves free at the edges of the window.
const MARGIN: f32 = 24.0;
/// The room for the buttons at the foot.
const FOOT: f32 = 44.0;
/// From this width on score and losses are side by side.
const TWO: f32 = 560.0;
/// Time between two checks of a file that is being made.
const AGAIN: Duration = Duration::from_millis(150);

/// The button that leads from a game of a tournament back to its page.
#[cfg(test)]
pub(super) const TO_TOURNAMENT: &str = "Back to the tournament";

/// The page, once the match is over and as long as it was not closed.
pub(super) fn show(
    ctx: &egui::Context,
    board: &mut OnBoard,
    company: &mut Company,
    manner: &mut Manner,
) -> Option<TableWish> {
    let now = board.now().cloned().filter(|_| manner.shows_ending(board))?;
    if company.closing.listen() {
        ctx.request_repaint_after(AGAIN);
    }
    let after = company.closing.aftermath(&now, board.stage.events());
    look::settle(ctx, "the end");
    let room = ctx.content_rect().size() - egui::vec2(2.0 * MARGIN, 2.0 * MARGIN);
    let size = egui::vec2(room.x.min(WIDEST), room.y.min(HIGHEST));
    let frame = egui::Frame::window(&ctx.global_style()).inner_margin(18);
    let mut wish = None;
    egui::Window::new(say!(MESSAGES, "window-table-battle-over"))
        .title_bar(false)
        .frame(frame)
        .resizable(false)
        .movable(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .show(ctx, |ui| {
            let inner = size - egui::vec2(36.0, 36.0);
            ui.set_width(inner.x);
            let body = (inner.y - FOOT).max(80.0);
            let scroll = ScrollArea::vertical().max_height(body).min_scrolled_height(body);
            scroll.auto_shrink([false, true]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 10.0);
                told(ui, board, (&mut company.closing, manner), &now, &after);
            });
            ui.separator();
            wish = foot(ui, board, company, manner, &now);
        });
    wish
}

/// Everything that is told.
fn told(
    ui: &mut Ui,
    board: &mut OnBoard,
    (closing, manner): (&mut Closing, &mut Manner),
    now: &Now,
    after: &Aftermath,
) {
    ui.label(faint(now.position.battle().title()));
    let (won, points, rules) = headline(now);
    ui.horizontal_wrapped(|ui| {
        ui.add(egui::Label::new(RichText::new(won).font(roman(TITLE))).wrap());
        for rule in rules {
            case_chip(ui, rule, &mut manner.wants_rule);
        }
    });
    if let Some(points) = points {
        ui.add(egui::Label::new(points).wrap());
    }
    if !now.closed {
        ui.label(faint(say!(MESSAGES, "window-table-confirming-result")));
    }
    if let Some(history) = &after.history {
        ui.add_space(4.0);
        ui.add(egui::Label::new(RichText::new(history).color(palette().blue)).wrap());
    }
    ui.add_space(6.0);
    ui.add(egui::Label::new(RichText::new(after.story.join(" ")).size(look::LARGE)).wrap());
    ui.add_space(8.0);
    let mut rule = None;
    if ui.available_width() >= TWO {
        ui.columns(2, |columns| {
            if let [left, right] = columns {
                rule = score(left, now);
                losses(right, now, after);
            }
        });
    } else {
        rule = score(ui, now);
        losses(ui, now, after);
    }
    manner.wants_rule = rule.or(manner.wants_rule);
    if !after.turning.is_empty() {
        heading(ui, &say!(MESSAGES, "window-table-turning-points"));
        for turning in &after.turning {
            one(ui, board, manner, turning);
        }
    }
    if now.around.luck.rolls > 0 {
        ui.add_space(4.0);
        super::luck_panel::show(ui, &now.around.luck, now.position.names());
    }
    if let Some(record) = &now.record {
        ui.add_space(6.0);
        proof(ui, closing, record);
    }
}

/// The winner, with the margin and the rules where they decided it.
fn headline(now: &Now) -> (String, Option<String>, Vec<Rule>) {
    let by_rules = matches!(now.around.ending, None | Some(Ending::Rules));
    match now.position.ending().filter(|_| by_rules) {
        Some(ending) => {
            let [won, score] = [&ending.verdict, &ending.score].map(|text| sentence(&text.words(now.position.names())));
            (won, Some(score), ending.verdict.rules().collect())
        }
        None => (how(now), None, Vec::new()),
    }
}

/// The points of both sides, by what they come from.
fn score(ui: &mut Ui, now: &Now) -> Option<Rule> {
    heading(ui, &say!(MESSAGES, "window-table-score"));
    let sheet = now.position.ending().map_or_else(|| reached(&*now.position), |ending| ending.sheet);
    ui.scope(|ui| Painter { size: DETAIL, ..Painter::plain(now.position.names()) }.show(ui, &sheet)).inner.rule
}

/// The points of a match that did not end by the rules, without a word of how the rules would have ended it.
fn reached(position: &dyn Position) -> Sheet {
    let mut sheet = position.account(position.eye());
    if sheet.parts.iter().any(|part| matches!(part, Part::Table(_))) {
        sheet.parts.retain(|part| matches!(part, Part::Table(_)));
    }
    sheet
}

fn losses(ui: &mut Ui, now: &Now, after: &Aftermath) {
    heading(ui, &say!(MESSAGES, "window-table-losses"));
    ui.scope(|ui| Painter { size: DETAIL, ..Painter::plain(now.position.names()) }.show(ui, &after.losses));
}

/// A fight that turned the battle; the board shows where.
fn one(ui: &mut Ui, board: &mut OnBoard, manner: &mut Manner, turning: &Turning) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(say!(MESSAGES, "window-table-turn", turn = turning.turn)).strong());
        ui.label(&turning.told);
        if let Some(hex) = turning.hex
            && ui
                .link(say!(MESSAGES, "window-table-show"))
                .on_hover_text(say!(MESSAGES, "window-table-show-place"))
                .clicked()
        {
            manner.away.ending = true;
            board.stage.go_to(hex);
        }
    });
}

/// The proof in one line, worked out here.
fn proof(ui: &mut Ui, closing: &mut Closing, record: &Path) {
    heading(ui, &say!(MESSAGES, "window-table-proof"));
    ui.horizontal_wrapped(|ui| match &closing.proof {
        Proof::NotAsked => {
            ui.label(say!(MESSAGES, "window-table-anyone-can-verify"));
            if ui.add(button_with(Icon::Seal, say!(MESSAGES, "window-table-verify"))).clicked() {
                closing.prove(record);
                ui.ctx().request_repaint();
            }
        }
        Proof::Working(_) => {
            ui.label(say!(MESSAGES, "window-table-replaying"));
        }
        Proof::Done(done) => match &**done {
            Ok(trust) => {
                let ink = if trust.is_good() { palette().blue } else { palette().red };
                ui.label(RichText::new(trust.badge()).strong().color(ink));
                ui.add(egui::Label::new(trust.meaning()).wrap());
            }
            Err(why) => {
                let text = say!(MESSAGES, "window-table-no-verdict", why = why.clone());
                ui.label(RichText::new(text).color(palette().red));
            }
        },
    });
}

/// The ways on from here.
fn foot(ui: &mut Ui, board: &OnBoard, company: &mut Company, manner: &mut Manner, now: &Now) -> Option<TableWish> {
    let mut wish = None;
    ui.horizontal(|ui| {
        if let Some(record) = &now.record {
            if ui
                .add_enabled(now.closed, button_with(Icon::Film, say!(MESSAGES, "window-table-watch-replay")))
                .clicked()
            {
                wish = Some(TableWish::Watch);
            }
            share(ui, &mut company.closing, record);
        }
        if company.closing.of_tournament {
            if ui
                .add(chief_with(Icon::Door, say!(MESSAGES, "window-table-to-tournament")))
                .on_hover_text(say!(MESSAGES, "window-table-result-sent"))
                .clicked()
            {
                wish = Some(TableWish::Leave);
            }
        } else {
            let of_tournament = company.closing.is_of_tournament(now.record.as_deref());
            let hint = if of_tournament {
                say!(MESSAGES, "window-table-join-again")
            } else {
                wish = again(ui, board, company, now).or(wish.take());
                say!(MESSAGES, "window-table-back-saved")
            };
            if ui.add(button_with(Icon::Door, say!(MESSAGES, "window-table-back"))).on_hover_text(hint).clicked() {
                wish = Some(TableWish::Leave);
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let close = ui.button(say!(MESSAGES, "window-table-close"));
            if close.on_hover_text(say!(MESSAGES, "window-table-close-ending")).clicked() {
                manner.away.ending = true;
            }
        });
    });
    wish
}

/// The files that can be shared.
fn share(ui: &mut Ui, closing: &mut Closing, record: &Path) {
    let busy = closing.export.is_busy();
    let told = closing.export.told();
    let made = closing.export.made().map(Path::to_owned);
    let close = egui::PopupCloseBehavior::CloseOnClickOutside;
    egui::containers::menu::MenuButton::from_button(button_with(Icon::Share, say!(MESSAGES, "window-table-share")))
        .config(egui::containers::menu::MenuConfig::new().close_behavior(close))
        .ui(ui, |ui| {
            ui.set_max_width(340.0);
            closing.export.choose_language(ui);
            for kind in ExportKind::ALL {
                let place = ui.horizontal(|ui| {
                    let why = kind.why_not();
                    let free = !busy && why.is_none();
                    let save = ui.add_enabled(free, egui::Button::new(format!("{} ...", kind.name())));
                    let save =
                        save.on_disabled_hover_text(why.unwrap_or_else(|| say!(MESSAGES, "window-table-busy-file")));
                    let asked = save.on_hover_text(say!(MESSAGES, "window-table-choose-place")).clicked();
                    let beside =
                        ui.add_enabled(free, egui::Button::new(say!(MESSAGES, "window-table-beside-file")).small());
                    let name = say!(MESSAGES, "window-table-kind-beside-file", kind = kind.name());
                    beside.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, free, &name));
                    if asked { Some(ExportTo::Asked) } else { beside.clicked().then_some(ExportTo::Beside) }
                });
                if let Some(place) = place.inner {
                    closing.share(kind, record, place);
                    ui.ctx().request_repaint();
                }
            }
            if let Some((text, bad)) = &told {
                let text = RichText::new(text);
                ui.add(egui::Label::new(if *bad { text.color(palette().red) } else { text }).wrap());
            }
            if let Some(made) = &made {
                ui.horizontal(|ui| desktop::buttons(ui, made));
            }
        });
}

/// Another match.
fn again(ui: &mut Ui, board: &OnBoard, company: &mut Company, now: &Now) -> Option<TableWish> {
    if !now.far {
        let hint = phrase!(MESSAGES, "window-table-rematch-hint", side = now.me.other()).plain(now.position.names());
        let button = || chief_with(Icon::Again, say!(MESSAGES, "window-table-rematch"));
        let wanted = board.again().is_some();
        return (wanted && ui.add(button()).on_hover_text(hint).clicked()).then_some(TableWish::Again);
    }
    let other = now.name(now.me.other());
    if let Some((offer, terms)) = company.closing.offer.clone() {
        if company.closing.rematch_asked {
            ui.label(say!(MESSAGES, "window-table-getting-ready"));
        } else if ui
            .add(chief_with(Icon::Tick, say!(MESSAGES, "window-table-agree-and-play")))
            .on_hover_text(offer)
            .clicked()
        {
            company.closing.rematch_asked = true;
            company.ask(Wish::Agree(terms));
        }
    } else if company.closing.rematch_asked {
        ui.label(say!(MESSAGES, "window-table-rematch-offered", name = other));
    } else if now.closed && now.met {
        if ui.add(chief_with(Icon::Again, say!(MESSAGES, "window-table-offer-rematch"))).clicked() {
            company.closing.rematch_asked = true;
            company.ask(Wish::Rematch);
        }
    } else if now.closed {
        ui.label(faint(say!(MESSAGES, "window-table-needs-invitation", name = other)));
    }
    None
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail loudly")]
mod tests {
    use crate::table::test_seat::TestSeat;
    use play::table::Now;
    use scenarios::Scenario;
    use std::sync::Arc;

    /// The end of a game whose record has this title, against a friend far away, as it is resumed without a desk.
    fn end(title: &str, name: &str) -> TestSeat {
        let scenario = systems::ALL.readers().built_in("skirmish").expect("a battle of ours");
        let battle = systems::ALL.made(Scenario { title: title.to_owned(), ..scenario }).expect("a battle");
        let mut seat = TestSeat::sit_at(systems::ALL, battle, name, Vec::new());
        let now = (**seat.screen().board.now().expect("a match")).clone();
        assert!(now.record.is_some());
        let end = Now { closed: true, far: true, met: true, here: [true, false], ..now };
        seat.screen_mut().board.now = Some(Arc::new(end));
        seat.harness.run_steps(3);
        seat
    }

    #[test]
    fn a_resumed_game_of_a_tournament_offers_no_rematch() {
        let seat = end("Skirmish", "friends");
        assert!(seat.sees("rematch"));
        let seat = end("Skirmish [round 1 table 2 ab00000000000001]", "tournament");
        assert!(seat.sees("Watch the replay") && !seat.sees("ematch"));
    }
}
