//! Panels below the decision that are only looked at: the log, the chat, the state of the battle, the view, the match
//! menu.

use super::manner::{Manner, Press};
use super::match_screen::MatchScreen;
use super::{answers, arrivals, charts, chat_panel, luck_panel, watchers_panel, ways_out};
use crate::MESSAGES;
use crate::board::stage::Stage;
use crate::board::tool::Tool;
use crate::board::{log_panel, score};
use crate::paper::icon::Icon;
use crate::paper::look::{self, faint};
use crate::paper::palette::palette;
use crate::settings::kept_panels::Drawer;
use crate::settings::keymap::KeyAction;
use egui::{ScrollArea, Ui};
use language::say;
use play::table::Now;

/// In a narrower panel the names of the tabs are small and short.
const NARROW: f32 = 300.0;

/// Room for a sign before the name of a tab, with the gap after it.
const SIGN: f32 = 18.0;

/// The radius of the dot that marks unread messages.
const DOT: f32 = 3.5;

/// The part of the decision that has no room above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Decides {
    /// All of it has room above.
    Nothing,
    /// The terms of the forecast, for which a place of that height had no room.
    Terms(f32),
    /// All that is weighed: the panel is low.
    All,
}

/// The tabs, and the one that is open. The part of the decision that has no room above is one of them.
pub(super) fn show(ui: &mut Ui, screen: &mut MatchScreen, now: &Now, decides: Decides) {
    let low = decides == Decides::All;
    let narrow = ui.available_width() < NARROW;
    let tabs = tabs(now, decides);
    let chosen = screen.manner.kept.drawer;
    let first = tabs.first().map_or(Drawer::Log, |(drawer, _)| *drawer);
    let shown = if tabs.iter().any(|(drawer, _)| *drawer == chosen) { chosen } else { first };
    let strip = Strip::for_tabs(ui, &tabs, narrow, low);
    // In the narrowest panel even small names take a second line.
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = strip.gap;
        ui.spacing_mut().button_padding.x = strip.padding;
        for (drawer, name) in tabs {
            let (label, sign) = (egui::RichText::new(&name).size(strip.size), icon(drawer).atom_in(palette().faint));
            let terms = drawer == Drawer::Decision && !low;
            let tab = match strip.signed {
                _ if terms => egui::Button::selectable(shown == drawer, sign),
                true => egui::Button::selectable(shown == drawer, (sign, label)),
                false => egui::Button::selectable(shown == drawer, label),
            };
            let mut tab = ui.add(tab);
            if terms {
                tab.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                tab = tab.on_hover_text(say!(MESSAGES, "window-table-tab-modifiers-hint"));
            }
            ui.ctx().accesskit_node_builder(tab.id, |node| node.set_author_id(format!("tab:{drawer:?}")));
            if drawer == Drawer::Chat {
                mark_unread(ui, &tab, screen.company.talk.unread());
            }
            if tab.clicked() {
                screen.manner.kept.drawer = drawer;
            }
        }
    });
    ui.separator();
    let MatchScreen { board, asked, company, manner } = screen;
    match shown {
        Drawer::Log => log_panel::show(ui, &mut board.stage),
        Drawer::Chat => chat_panel::show(ui, board, company),
        Drawer::Decision if low => super::decision::body(ui, board, asked, manner, true, f32::INFINITY),
        Drawer::Decision => {
            let room = if let Decides::Terms(room) = decides { room } else { f32::INFINITY };
            scrolled(ui, (shown as u8, asked.number()), |ui| answers::terms(ui, board, asked, manner, room));
        }
        Drawer::Battle => scrolled(ui, (shown as u8, 0), |ui| battle(ui, manner, now, low)),
        Drawer::View => scrolled(ui, (shown as u8, 0), |ui| view(ui, &mut board.stage, manner, now)),
        Drawer::Match => scrolled(ui, (shown as u8, 0), |ui| {
            watchers_panel::show(ui, company, now);
            ways_out::cards(ui, board, company, manner);
            if asked.edits().is_none() {
                ways_out::show(ui, board, manner);
            }
        }),
    }
}

/// The look of the tabs in one line.
#[derive(Clone, Copy)]
struct Strip {
    /// Between two tabs.
    gap: f32,
    /// Beside the name of a tab.
    padding: f32,
    /// Size of the letters.
    size: f32,
    /// Whether a sign is before the name.
    signed: bool,
}

impl Strip {
    /// From roomy to tight.
    const ALL: [Strip; 4] = [
        Strip { gap: 2.0, padding: 7.0, size: look::BODY, signed: true },
        Strip { gap: 2.0, padding: 7.0, size: look::BODY, signed: false },
        Strip { gap: 2.0, padding: 5.0, size: look::SMALL, signed: false },
        Strip::TIGHT,
    ];
    /// The last one, of which only the sign is shown, comes and goes: its room is kept.
    fn terms(self, low: bool) -> f32 {
        if low { 0.0 } else { SIGN + 2.0 * self.padding + self.gap }
    }

    const TIGHT: Strip = Strip { gap: 0.0, padding: 3.0, size: look::SMALL, signed: false };

    /// The roomiest in which all tabs have room beside each other; the tight one if none is.
    fn for_tabs(ui: &Ui, tabs: &[(Drawer, String)], narrow: bool, low: bool) -> Strip {
        let named: Vec<_> = tabs.iter().filter(|(drawer, _)| low || *drawer != Drawer::Decision).collect();
        let room = ui.available_width();
        let mut usual = Strip::ALL.into_iter().filter(|strip| !(narrow || low && strip.signed));
        usual.find(|strip| strip.width(ui, &named) + strip.terms(low) <= room).unwrap_or(Strip::TIGHT)
    }

    /// Width of all tabs together.
    fn width(self, ui: &Ui, tabs: &[&(Drawer, String)]) -> f32 {
        let font = egui::FontId::proportional(self.size);
        let sign = if self.signed { SIGN } else { 0.0 };
        let one = |name: &str| {
            let letters = ui.painter().layout_no_wrap(name.to_owned(), font.clone(), palette().ink);
            letters.size().x + sign + 2.0 * self.padding + self.gap
        };
        tabs.iter().map(|(_, name)| one(name)).sum()
    }
}

/// Marks the tab of the chat while something is unread: a dot in its corner, which takes no room from the other tabs.
fn mark_unread(ui: &Ui, tab: &egui::Response, unread: usize) {
    if unread == 0 {
        return;
    }
    let middle = tab.rect.right_top() + egui::vec2(-DOT, DOT);
    ui.painter().circle(middle, DOT, palette().red, egui::Stroke::new(1.0, palette().paper));
    tab.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Button, true, say!(MESSAGES, "window-table-chat-unread", count = unread))
    });
    tab.clone().on_hover_text(say!(MESSAGES, "window-table-unread", count = unread));
}

/// The sign of a drawer.
const fn icon(drawer: Drawer) -> Icon {
    match drawer {
        Drawer::Decision => Icon::Scales,
        Drawer::Log => Icon::Log,
        Drawer::Chat => Icon::Chat,
        Drawer::Battle => Icon::Sabres,
        Drawer::View => Icon::Eye,
        Drawer::Match => Icon::Menu,
    }
}

/// The tabs there are now, with their names.
fn tabs(now: &Now, decides: Decides) -> Vec<(Drawer, String)> {
    let mut tabs = Vec::new();
    if decides == Decides::All {
        tabs.push((Drawer::Decision, say!(MESSAGES, "window-table-tab-decide")));
    }
    tabs.push((Drawer::Log, say!(MESSAGES, "window-table-tab-log")));
    // A spectator says nothing.
    if now.far && now.around.late.is_none() {
        tabs.push((Drawer::Chat, say!(MESSAGES, "window-table-tab-chat")));
    }
    tabs.push((Drawer::Battle, say!(MESSAGES, "window-table-tab-battle")));
    tabs.push((Drawer::View, say!(MESSAGES, "window-table-tab-view")));
    if now.around.late.is_none() {
        tabs.push((Drawer::Match, say!(MESSAGES, "window-table-tab-match")));
    }
    // The last one: it comes and goes with the planned action, and moves no other tab.
    if let Decides::Terms(_) = decides {
        tabs.push((Drawer::Decision, say!(MESSAGES, "window-table-tab-modifiers")));
    }
    tabs
}

fn scrolled(ui: &mut Ui, drawer: (u8, u64), add: impl FnOnce(&mut Ui)) {
    // In a low panel it has the room that is left, and does not lie over the parts below it.
    let area = ScrollArea::vertical().id_salt(("drawer", drawer)).auto_shrink([false, false]);
    let shown = area.min_scrolled_height(0.0).show(ui, |ui| {
        // The scroll bar lies over the text beneath it.
        ui.set_max_width(ui.available_width() - 6.0);
        add(ui);
    });
    look::goes_on(ui, &shown);
}

/// The state of both sides, the arrivals, and the luck so far.
fn battle(ui: &mut Ui, manner: &mut Manner, now: &Now, low: bool) {
    let position = &*now.position;
    if low {
        score::tracks(ui, position);
    }
    if arrivals::coming(position).is_empty() {
        ui.label(faint(say!(MESSAGES, "window-table-no-reinforcements")));
    } else {
        look::heading(ui, &say!(MESSAGES, "window-table-reinforcements"));
        arrivals::next(ui, manner, position);
        if let Some(tab) = charts::tab_of(position, "Arrivals")
            && ui.link(say!(MESSAGES, "window-table-all-arrivals")).clicked()
        {
            manner.kept.charts = true;
            manner.kept.tab = tab;
        }
    }
    if now.around.luck.rolls > 0 {
        luck_panel::show(ui, &now.around.luck, position.names());
    }
}

/// The settings of the player's view of the board.
fn view(ui: &mut Ui, stage: &mut Stage, manner: &mut Manner, now: &Now) {
    // In a window of 800 points its four rows are in sight below the longest strip of points.
    ui.spacing_mut().interact_size.y = 20.0;
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 3.0);
    ui.spacing_mut().button_padding = egui::vec2(6.0, 2.0);
    ui.style_mut().text_styles.insert(egui::TextStyle::Button, egui::FontId::proportional(look::DETAIL));
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut stage.last_moves, say!(MESSAGES, "window-table-last-moves"));
        stage.layer_boxes(ui, &*now.position);
        if stage.is_wet() {
            let mut falls = !manner.kept.calm;
            let name = say!(MESSAGES, "window-table-weather");
            if ui.checkbox(&mut falls, name).on_hover_text(say!(MESSAGES, "window-table-weather-hint")).changed() {
                manner.kept.calm = !falls;
            }
        }
        let mut heard = !manner.kept.muted;
        if ui
            .checkbox(&mut heard, say!(MESSAGES, "window-table-sound"))
            .on_hover_text(say!(MESSAGES, "window-table-sound-hint"))
            .changed()
        {
            manner.kept.muted = !heard;
        }
    });
    ui.horizontal_wrapped(|ui| {
        for (action, label, hint) in [
            (KeyAction::Whole, say!(MESSAGES, "window-table-whole-map"), say!(MESSAGES, "window-table-whole-map-hint")),
            (KeyAction::Turn, say!(MESSAGES, "window-table-rotate"), say!(MESSAGES, "window-table-rotate-hint")),
            (KeyAction::Measure, say!(MESSAGES, "window-table-measure"), say!(MESSAGES, "window-table-measure-hint")),
            (
                KeyAction::PlayBack,
                say!(MESSAGES, "window-table-play-back"),
                say!(MESSAGES, "window-table-play-back-hint"),
            ),
            (KeyAction::Find, say!(MESSAGES, "window-table-find"), say!(MESSAGES, "window-table-find-hint")),
            (KeyAction::Help, say!(MESSAGES, "window-table-keys"), say!(MESSAGES, "window-table-keys-hint")),
        ] {
            let on = action == KeyAction::Measure && matches!(stage.tool, Tool::Ruler(_));
            if ui.add(egui::Button::new(label).selected(on)).on_hover_text(hint).clicked() {
                manner.pressed.push(Press::Key(action));
            }
        }
        if now.far && now.around.late.is_none() {
            let on = stage.tool == Tool::Finger;
            let hint = say!(MESSAGES, "window-table-point-hint");
            if ui
                .add(egui::Button::new(say!(MESSAGES, "window-table-point")).selected(on))
                .on_hover_text(hint)
                .clicked()
            {
                stage.tool = if on { Tool::None } else { Tool::Finger };
            }
        }
    });
}
