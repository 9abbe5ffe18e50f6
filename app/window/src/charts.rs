//! The charts a player keeps beside the map, in a drawer at the left.

use super::match_screen::MatchScreen;
use super::panel_state::Tab;
use super::{arrivals, keys, look, order_of_battle, results_table, terrain_table};
use egui::{Key, ScrollArea, Ui};
use engine::art_of_war::Game;

const TABS: [(Tab, &str); 4] =
    [(Tab::Results, "Results"), (Tab::Terrain, "Terrain"), (Tab::Forces, "Forces"), (Tab::Arrivals, "Arrivals")];

/// The drawer, if it is open. The key C opens and closes it, Escape closes it.
pub(super) fn drawer(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    if keys::on_board(ui.ctx()) && keys::pressed(ui.ctx(), Key::C) {
        screen.panels.kept.charts = !screen.panels.kept.charts;
    }
    if !screen.panels.kept.charts {
        return;
    }
    let most = (ui.available_width() * 0.55).max(180.0);
    egui::Panel::left("charts")
        .resizable(true)
        .default_size(420.0_f32.min(most))
        .size_range(180.0_f32.min(most)..=most.max(181.0))
        .show(ui, |ui| inside(ui, screen, game));
}

/// Tabs, and the chart.
pub(super) fn inside(ui: &mut Ui, screen: &mut MatchScreen, game: &Game) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for (tab, name) in TABS {
            ui.selectable_value(&mut screen.panels.kept.tab, tab, name);
        }
        if ui.button("Close (C)").clicked() {
            screen.panels.kept.charts = false;
        }
    });
    ui.separator();
    let tab = screen.panels.kept.tab;
    look::settle(ui.ctx(), ("chart", tab as u8));
    ScrollArea::vertical().id_salt(("chart", tab as u8)).auto_shrink([false, false]).show(ui, |ui| match tab {
        Tab::Results => results_table::show(ui, screen, game),
        Tab::Terrain => terrain_table::show(ui, screen, game),
        Tab::Forces => order_of_battle::show(ui, screen, game),
        Tab::Arrivals => arrivals::show(ui, screen, game),
    });
}
