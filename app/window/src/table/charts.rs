//! The charts a player keeps beside the map, in a drawer at the left.

use super::asked::Asked;
use super::manner::Manner;
use super::match_screen::MatchScreen;
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::board::keyboard;
use crate::paper::look;
use crate::paper::sheet_view::Painter;
use crate::settings::kept_panels::Tab;
use egui::{Key, ScrollArea, Ui};
use language::ask::{Draft, beside};
use language::position::Position;
use language::say;
use language::sheet::Sheet;
use language::tongue::spoken;
use play::table::Now;
use std::sync::Arc;

/// The tabs, in the order of the system's charts.
const TABS: [Tab; 9] = [
    Tab::Results,
    Tab::Terrain,
    Tab::Forces,
    Tab::Arrivals,
    Tab::Fifth,
    Tab::Sixth,
    Tab::Seventh,
    Tab::Eighth,
    Tab::Ninth,
];

/// The tab of the chart of that title, if the system has it.
pub(super) fn tab_of(position: &dyn Position, title: &str) -> Option<Tab> {
    TABS.into_iter().zip(position.charts()).find(|(_, known)| **known == title).map(|(tab, _)| tab)
}

/// Opens the charts at the one that was open last, or goes to the next one, or to the one before.
pub(super) fn step(screen: &mut MatchScreen, forwards: bool) {
    let Some(position) = screen.board.position() else { return };
    let count = position.charts().len().min(TABS.len());
    let kept = &mut screen.manner.kept;
    if !std::mem::replace(&mut kept.charts, true) {
        return;
    }
    let at = TABS.iter().position(|tab| *tab == kept.tab).filter(|at| *at < count);
    if let Some(tab) = beside(at, count, forwards).and_then(|at| TABS.get(at)) {
        kept.tab = *tab;
    }
}

/// The drawer, if it is open. The key C opens and closes it, Escape closes it.
pub(super) fn drawer(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner) {
    if keyboard::on_board(ui.ctx()) && keyboard::pressed(ui.ctx(), Key::C) {
        manner.kept.charts = !manner.kept.charts;
    }
    if !manner.kept.charts {
        return;
    }
    let most = (ui.available_width() * 0.55).max(180.0);
    egui::Panel::left("charts")
        .resizable(true)
        .default_size(420.0_f32.min(most))
        .size_range(180.0_f32.min(most)..=most.max(181.0))
        .show(ui, |ui| inside(ui, board, asked, manner));
}

/// Tabs, and the chart.
pub(super) fn inside(ui: &mut Ui, board: &OnBoard, asked: &Asked, manner: &mut Manner) {
    let Some(now) = board.now() else { return };
    let position = &*now.position;
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for (tab, name) in TABS.into_iter().zip(position.charts()) {
            ui.selectable_value(&mut manner.kept.tab, tab, position.names().chart(name));
        }
        if ui.button(say!(MESSAGES, "window-table-close-charts")).clicked() {
            manner.kept.charts = false;
        }
    });
    ui.separator();
    let tab = manner.kept.tab;
    look::settle(ui.ctx(), ("chart", tab as u8));
    ScrollArea::vertical().id_salt(("chart", tab as u8)).auto_shrink([false, false]).show(ui, |ui| {
        // The scroll bar lies over the text beneath it.
        ui.set_max_width(ui.available_width() - 6.0);
        let Some(sheet) = chart(ui.ctx(), board, asked, tab) else { return };
        let painter = Painter { folds: true, ..Painter::of(position, asked.selected()) };
        manner.touch(painter.show(ui, &sheet));
    });
}

/// A chart, and what it was made from.
#[derive(Clone)]
struct Made {
    tab: Tab,
    now: Arc<Now>,
    draft: Draft,
    events: usize,
    /// The number of the language in which it was made.
    spoken: u64,
    sheet: Arc<Sheet>,
}

/// The chart of a tab; made once for what it shows.
fn chart(ctx: &egui::Context, board: &OnBoard, asked: &Asked, tab: Tab) -> Option<Arc<Sheet>> {
    let now = Arc::clone(board.now()?);
    let draft = asked.draft().clone();
    let events = board.stage.events();
    let id = egui::Id::unique("the chart that is open");
    let is_same = |made: &Made| {
        let same = made.tab == tab && Arc::ptr_eq(&made.now, &now) && made.draft == draft;
        same && made.events == events.len() && made.spoken == spoken()
    };
    if let Some(made) = ctx.data(|data| data.get_temp::<Made>(id)).filter(is_same) {
        return Some(made.sheet);
    }
    let title = now.position.charts().get(tab as usize)?;
    let sheet = Arc::new(now.position.chart(title, now.position.eye(), &draft, events));
    let made = Made {
        tab,
        now: Arc::clone(&now),
        draft: draft.clone(),
        events: events.len(),
        spoken: spoken(),
        sheet: Arc::clone(&sheet),
    };
    ctx.data_mut(|data| data.insert_temp(id, made));
    Some(sheet)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

    use super::*;
    use crate::paper::drawn::{no_word_is_broken, nothing_is_cut};
    use egui_kittest::Harness;
    use language::tongue::{BUILT_IN, Tongue, scoped};

    /// The drawer in a window of 1,280 points, with its edges taken off.
    const DRAWER: f32 = 396.0;

    #[test]
    fn no_word_of_a_chart_is_broken_in_any_language() {
        for code in BUILT_IN {
            let _spoken = scoped(Arc::new(Tongue::new(code)));
            for system in systems::ALL.list() {
                let position = systems::ALL.open(system.first_battle(), None).unwrap().beginning().unwrap();
                for title in position.charts() {
                    let sheet = position.chart(title, position.eye(), &Draft::EMPTY, &[]);
                    let position = Arc::clone(&position);
                    let mut harness = Harness::builder()
                        .with_size([DRAWER + 16.0, 6000.0])
                        .with_context_setup(look::dress)
                        .build_ui(move |ui| {
                            ui.set_width(DRAWER);
                            Painter { folds: true, ..Painter::of(&*position, None) }.show(ui, &sheet);
                        });
                    harness.run_steps(2);
                    let what = format!("{title} of {}", system.name());
                    no_word_is_broken(&harness, &what);
                    nothing_is_cut(&harness, &what);
                }
            }
        }
    }

    #[test]
    fn every_chart_of_every_system_has_a_tab_and_the_forces_are_one_of_them() {
        for id in systems::ALL.readers().built_in_ids() {
            let position = systems::ALL.open(id, None).unwrap().beginning().unwrap();
            assert!(position.charts().len() <= TABS.len(), "{id}");
            assert!(tab_of(&*position, "Forces").is_some(), "{id}");
        }
    }
}
