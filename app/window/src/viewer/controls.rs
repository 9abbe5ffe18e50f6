//! The strips above and below the board of a replay: what it is and what it proves, and moving through time.

use super::branch_card::BranchCard;
use super::export::{Kind, Where};
use super::playhead::{SPEEDS, Stride};
use super::screen::{ReplayScreen, ViewerWish};
use super::timeline::{self, Scale};
use super::{curve_view, trust_badge};
use crate::MESSAGES;
use crate::paper::desktop;
use crate::paper::icon::Icon;
use crate::paper::look::{TITLE, faint, roman};
use crate::paper::palette::palette;
use egui::{Rect, RichText, Sense, Stroke, Ui, pos2, vec2};
use engine::contract::Side;
use language::position::{Position, WaitingFor};
use language::system::Eye;
use language::tongue::{SideForm, side_called};
use language::{phrase, say};
use replay::{Reel, ReplayStep, words};
use std::sync::Arc;
use tournament::plan::plain_title;

/// The room left of the timeline.
const MARGIN: f32 = 164.0;
/// Number of sentences of one step that the strip shows.
const TOLD: usize = 2;

/// The strip above the board.
pub(super) fn top(ui: &mut Ui, screen: &mut ReplayScreen) -> Option<ViewerWish> {
    let mut wish = None;
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui
                .button(say!(MESSAGES, "window-viewer-back"))
                .on_hover_text(say!(MESSAGES, "window-viewer-back-hint"))
                .clicked()
            {
                wish = Some(ViewerWish::Leave);
            }
            if ui.button(say!(MESSAGES, "window-viewer-settings")).clicked() {
                wish = Some(ViewerWish::Settings);
            }
            crate::book::help::button(ui);
            export(ui, screen);
            let hint = say!(MESSAGES, "window-viewer-what-if-hint");
            if ui.button(say!(MESSAGES, "window-viewer-what-if")).on_hover_text(hint).clicked() {
                screen.head.playing = false;
                screen.branch = Some(BranchCard::at(&screen.reel, screen.head.at));
            }
            trust_badge::show(ui, screen);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(egui::Label::new(RichText::new(title(screen)).font(roman(TITLE))).truncate());
            });
        });
    });
    ui.horizontal(|ui| {
        if let Some(position) = &screen.position {
            ui.label(RichText::new(position.turn(ui.available_width() > 700.0)).strong());
        }
        eyes(ui, screen);
        ui.add(egui::Label::new(faint(who(&screen.reel, screen.position.as_deref(), screen.head.at))).truncate());
    });
    trust_badge::warning(ui, screen.reel.trust());
    if let Some((text, bad)) = screen.export.told() {
        ui.horizontal(|ui| {
            let colour = if bad { palette().red } else { palette().blue };
            ui.add(egui::Label::new(RichText::new(text).color(colour)).truncate());
            if screen.export.is_busy() {
                // The number of written bytes is looked up now and then.
                ui.ctx().request_repaint_after_secs(0.5);
            } else {
                if let Some(made) = screen.export.made() {
                    desktop::buttons(ui, made);
                }
                if ui.small_button(say!(MESSAGES, "window-viewer-close")).clicked() {
                    screen.export.dismiss();
                }
            }
        });
    }
    ui.add_space(2.0);
    wish
}

/// Through whose eyes one looks, where something was hidden and has been opened.
fn eyes(ui: &mut Ui, screen: &mut ReplayScreen) {
    let all = screen.reel.eyes();
    let Some(names) = screen.reel.called().cloned().filter(|_| all.len() > 1) else { return };
    let mut eye = screen.eye();
    let hint = say!(MESSAGES, "window-viewer-eyes-hint");
    ui.label(faint(say!(MESSAGES, "window-viewer-seen-by")));
    for one in all {
        let (text, name) = match one {
            Eye::Public => (say!(MESSAGES, "window-viewer-everyone"), say!(MESSAGES, "window-viewer-seen-by-everyone")),
            Eye::Of(side) => {
                let name = phrase!(MESSAGES, "window-viewer-seen-by-side", side = side).plain(&names);
                (side_called(names.side(side), SideForm::Label), name)
            }
        };
        let is_chosen = eye == one;
        let option = ui.selectable_label(is_chosen, text).on_hover_text(&hint);
        option.widget_info(|| egui::WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
        if option.clicked() {
            eye = one;
        }
    }
    if eye != screen.eye() {
        screen.look_as(eye);
    }
}

fn title(screen: &ReplayScreen) -> String {
    let [first, second] = screen.reel.names();
    let named = screen.desk.notes().name().map(str::to_owned);
    let reel = &screen.reel;
    let battle = named.unwrap_or_else(|| plain_title(reel.system(), &reel.header().terms.title));
    say!(MESSAGES, "window-viewer-title", battle = battle, first = first, second = second)
}

fn export(ui: &mut Ui, screen: &mut ReplayScreen) {
    // The choice of a language leaves it open.
    let stays = egui::containers::menu::MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
    let menu = egui::containers::menu::MenuButton::new(say!(MESSAGES, "window-viewer-export")).config(stays);
    ui.add_enabled_ui(!screen.export.is_busy(), |ui| {
        menu.ui(ui, |ui| {
            screen.export.choose_language(ui);
            for kind in Kind::ALL {
                let why = match kind.is_film() && screen.reel.battle().is_none() {
                    true => Some(say!(MESSAGES, "window-viewer-no-battle")),
                    false => kind.why_not(),
                };
                let possible = why.is_none();
                ui.horizontal(|ui| {
                    let save = ui.add_enabled(possible, egui::Button::new(format!("{} ...", kind.name())));
                    let save = save.on_disabled_hover_text(why.unwrap_or_default());
                    if save.on_hover_text(say!(MESSAGES, "window-table-choose-place")).clicked() {
                        screen.export.begin(kind, &screen.path, &screen.reel, screen.desk.notes(), Where::Asked);
                        ui.close();
                    }
                    let beside =
                        ui.add_enabled(possible, egui::Button::new(say!(MESSAGES, "window-table-beside-file")).small());
                    let name = say!(MESSAGES, "window-table-kind-beside-file", kind = kind.name());
                    beside.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, possible, &name));
                    if beside.clicked() {
                        screen.export.begin(kind, &screen.path, &screen.reel, screen.desk.notes(), Where::Beside);
                        ui.close();
                    }
                });
            }
        });
    });
}

/// The signer of this step, and the player who must decide after it, in a sentence.
pub(super) fn who(reel: &Reel, position: Option<&dyn Position>, at: u32) -> String {
    let Some(step) = reel.step(at) else { return String::new() };
    let name = |side: Side| words::player(reel.header(), side);
    let next = position.map(|position| match position.waits() {
        WaitingFor::Side(side) => {
            phrase!(MESSAGES, "window-viewer-to-choose", name = name(side), side = side).plain(position.names())
        }
        WaitingFor::Dice => say!(MESSAGES, "window-viewer-next-roll"),
        WaitingFor::Over => say!(language::MESSAGES, "language-battle-over"),
    });
    let entry = say!(MESSAGES, "window-viewer-entry", entry = at, all = reel.last(), name = name(step.author));
    std::iter::once(entry).chain(next).collect::<Vec<String>>().join(" ")
}

/// The events of a step, in a sentence or two.
pub(super) fn what(reel: &Reel, step: &ReplayStep) -> String {
    let names = reel.battle().map(|battle| Arc::clone(battle.names())).unwrap_or_default();
    let more = step.events.len().saturating_sub(TOLD);
    let mut told: Vec<String> = step.events.iter().take(TOLD).map(|event| event.text.plain(&names)).collect();
    if told.is_empty() {
        return step.remark(&reel.names()).unwrap_or_else(|| say!(MESSAGES, "window-viewer-nothing-changes"));
    }
    told.extend((more > 0).then(|| say!(MESSAGES, "window-viewer-more-in-log", count = more)));
    told.join(" ")
}

/// The strip below the board.
pub(super) fn bottom(ui: &mut Ui, screen: &mut ReplayScreen) {
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.horizontal(|ui| {
        transport(ui, screen);
        if let Some(step) = screen.reel.step(screen.head.at) {
            let roll = step.roll.is_some();
            let text = what(&screen.reel, step);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let hint = say!(MESSAGES, "window-board-why-die");
                if roll && ui.button(say!(MESSAGES, "window-viewer-proof")).on_hover_text(hint).clicked() {
                    screen.prove_roll();
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let said = ui.add(egui::Label::new(RichText::new(&text).strong()).truncate());
                    ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Polite));
                    said.on_hover_text(text);
                });
            });
        }
    });
    let height = timeline::HEIGHT + 4.0 + curve_view::HEIGHT;
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let beside = Rect::from_min_max(whole.min, pos2(whole.left() + MARGIN - 8.0, whole.bottom()));
    ui.scope_builder(egui::UiBuilder::new().max_rect(beside), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
        ui.spacing_mut().interact_size.y = 15.0;
        curve_view::legend(ui, screen);
    });
    let chooser = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 44.0), pos2(beside.right(), whole.bottom()));
    ui.scope_builder(egui::UiBuilder::new().max_rect(chooser), |ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        ui.spacing_mut().interact_size.y = 20.0;
        ui.spacing_mut().button_padding.y = 1.0;
        curve_view::choose(ui, screen);
    });
    let canvas =
        Rect::from_min_max(pos2(whole.left() + MARGIN, whole.top()), pos2(whole.right() - 8.0, whole.bottom()));
    let scale = Scale { left: canvas.left(), right: canvas.right(), last: screen.reel.last() };
    let line = Rect::from_min_max(canvas.min, pos2(canvas.right(), canvas.top() + timeline::HEIGHT));
    let curve = Rect::from_min_max(pos2(canvas.left(), canvas.bottom() - curve_view::HEIGHT), canvas.max);
    let wanted = curve_view::show(ui, screen, curve, scale);
    let wanted = timeline::show(ui, screen, line, scale).or(wanted);
    playhead(ui, scale.x(screen.head.at), canvas);
    ui.add_space(4.0);
    if let Some(seq) = wanted.filter(|seq| *seq != screen.head.at) {
        screen.seek(seq);
        ui.ctx().request_repaint();
    }
}

/// The place of the current step, over the timeline and the curves.
fn playhead(ui: &Ui, x: f32, canvas: Rect) {
    let painter = ui.painter();
    painter.vline(x, canvas.y_range(), Stroke::new(3.5, palette().field.gamma_multiply(0.6)));
    painter.vline(x, canvas.y_range(), Stroke::new(1.5, palette().ink));
    let top = pos2(x, canvas.top());
    let points = vec![top + vec2(-5.5, -5.0), top + vec2(5.5, -5.0), top + vec2(0.0, 4.0)];
    painter.add(egui::Shape::convex_polygon(points, palette().ink, Stroke::new(1.0, palette().field)));
}

/// Buttons for every stride, both ways, play and speed.
fn transport(ui: &mut Ui, screen: &mut ReplayScreen) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let (at, last) = (screen.head.at, screen.reel.last());
    for (stride, icon, name, key) in [
        (
            Stride::All,
            Icon::Last,
            say!(MESSAGES, "window-viewer-to-the-start"),
            say!(MESSAGES, "window-viewer-key-home"),
        ),
        (
            Stride::Turn,
            Icon::Turn,
            say!(MESSAGES, "window-viewer-turn-back"),
            say!(MESSAGES, "window-viewer-key-ctrl-left"),
        ),
        (
            Stride::Phase,
            Icon::Phase,
            say!(MESSAGES, "window-viewer-phase-back"),
            say!(MESSAGES, "window-viewer-key-shift-left"),
        ),
        (
            Stride::Command,
            Icon::Step,
            say!(MESSAGES, "window-viewer-step-back"),
            say!(MESSAGES, "window-viewer-key-left"),
        ),
    ] {
        if small(ui, icon, false, at > 0, &name, &key).clicked() {
            screen.go(stride, false);
        }
    }
    let (icon, name) = match screen.head.playing {
        true => (Icon::Pause, say!(MESSAGES, "window-viewer-pause")),
        false => (Icon::Play, say!(MESSAGES, "window-viewer-play")),
    };
    if small(ui, icon, true, true, &name, &say!(MESSAGES, "window-viewer-key-space")).clicked() {
        screen.toggle();
    }
    for (stride, icon, name, key) in [
        (
            Stride::Command,
            Icon::Step,
            say!(MESSAGES, "window-viewer-step-on"),
            say!(MESSAGES, "window-viewer-key-right"),
        ),
        (
            Stride::Phase,
            Icon::Phase,
            say!(MESSAGES, "window-viewer-phase-on"),
            say!(MESSAGES, "window-viewer-key-shift-right"),
        ),
        (
            Stride::Turn,
            Icon::Turn,
            say!(MESSAGES, "window-viewer-turn-on"),
            say!(MESSAGES, "window-viewer-key-ctrl-right"),
        ),
        (Stride::All, Icon::Last, say!(MESSAGES, "window-viewer-to-the-end"), say!(MESSAGES, "window-viewer-key-end")),
    ] {
        if small(ui, icon, true, at < last, &name, &key).clicked() {
            screen.head.playing = false;
            screen.go(stride, true);
        }
    }
    ui.add_space(6.0);
    let speed = SPEEDS.get(screen.head.speed).map_or("", |(_, name)| *name);
    let combo = egui::ComboBox::from_id_salt("speed").selected_text(speed).width(52.0).show_ui(ui, |ui| {
        for (place, (_, name)) in SPEEDS.iter().enumerate() {
            ui.selectable_value(&mut screen.head.speed, place, *name);
        }
    });
    let name = say!(MESSAGES, "window-viewer-speed", speed = speed);
    combo.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
    combo.response.on_hover_text(say!(MESSAGES, "window-viewer-speed-hint"));
    for (icon, forward, name) in [
        (Icon::Combat, false, say!(MESSAGES, "window-viewer-combat-before")),
        (Icon::Combat, true, say!(MESSAGES, "window-viewer-next-combat")),
    ] {
        let key = match forward {
            true => say!(MESSAGES, "window-viewer-key-alt-right"),
            false => say!(MESSAGES, "window-viewer-key-alt-left"),
        };
        if small(ui, icon, forward, if forward { at < last } else { at > 0 }, &name, &key).clicked() {
            screen.head.playing = false;
            screen.go(Stride::Combat, forward);
        }
    }
    ui.add_space(8.0);
}

/// A small button with a drawn sign, and a name for a screen reader.
fn small(ui: &mut Ui, icon: Icon, forward: bool, enabled: bool, name: &str, key: &str) -> egui::Response {
    let wide = if matches!(icon, Icon::Play | Icon::Pause) { 40.0 } else { 29.0 };
    let button = egui::Button::new("").min_size(vec2(wide, 26.0));
    let button = if matches!(icon, Icon::Play | Icon::Pause) { button.fill(palette().chief) } else { button };
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, name));
    let ink = match icon {
        Icon::Play | Icon::Pause => palette().on_chief,
        _ if enabled => palette().ink,
        _ => palette().line,
    };
    let field =
        Rect::from_center_size(response.rect.center(), egui::Vec2::splat(if wide > 30.0 { 15.0 } else { 16.0 }));
    if forward {
        icon.paint(ui.painter(), field, ink);
    } else {
        icon.paint_back(ui.painter(), field, ink);
    }
    response.on_hover_text(format!("{name} ({key})"))
}
