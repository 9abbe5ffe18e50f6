//! The board under the pointer: dragging, zooming, pointing and clicking.

use super::sight::STEP;
use super::stage::Stage;
use egui::{PointerButton, Sense, Ui};
use engine::art_of_war::{Game, UnitId};
use engine::hex::Hex;
use engine::map::Terrain;
use render::geometry::{Rect, point};

/// Pixels the wheel turns for one step.
const WHEEL_STEP: f32 = 50.0;

/// What the pointer did on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    /// A hex was clicked, on a counter of it or beside them.
    Hex(Hex, Option<UnitId>),
    /// The sheet beside the hexes was clicked.
    Beside,
    /// The other button was clicked: whatever is half done is dropped.
    Back,
}

/// The board takes what the panels leave. What the pointer means besides looking around is for the caller.
pub(super) fn show(ui: &mut Ui, stage: &mut Stage, game: Option<&Game>, window: [u32; 2]) -> Option<Touch> {
    let rect = ui.available_rect_before_wrap();
    let scale = ui.ctx().pixels_per_point();
    let pixel = |at: egui::Pos2| point(at.x * scale, at.y * scale);
    stage.sight.set_free(Rect { min: pixel(rect.min), max: pixel(rect.max) });
    let response = ui.interact(rect, ui.scope_id().with("board"), Sense::click_and_drag());
    ui.ctx().data_mut(|data| data.insert_temp(egui::Id::unique(super::keys::BOARD), response.id));
    let spoken = stage.cursor.or(stage.hover).map(|hex| spoken(stage, game, hex));
    response.widget_info(|| {
        let text = spoken.clone().unwrap_or_default();
        egui::WidgetInfo::labeled(egui::Role::Canvas, true, format!("Board. {text}"))
    });
    if response.has_focus() {
        let arrows = egui::EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: true };
        ui.ctx().memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    let by_hand = [PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle];
    if by_hand.into_iter().any(|button| response.dragged_by(button)) {
        let delta = response.drag_delta() * scale;
        stage.sight.drag(point(delta.x, delta.y));
    }
    let Some(at) = response.hover_pos() else {
        stage.hover = None;
        return None;
    };
    let turned = ui.input(|input| input.smooth_scroll_delta.y);
    if turned.abs() > 0.1 {
        stage.sight.zoom(STEP.powf(turned / WHEEL_STEP), Some(pixel(at)));
    }
    let pick = stage.pick(window, pixel(at));
    stage.hover = pick.hex;
    if response.clicked_by(PointerButton::Secondary) {
        return Some(Touch::Back);
    }
    if !response.clicked_by(PointerButton::Primary) {
        return None;
    }
    // The keyboard belongs to the board again.
    ui.ctx().memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
    let unit = pick.counter.and_then(|counter| u8::try_from(counter.0).ok()).map(UnitId);
    let place = unit.and_then(|unit| game?.state().hex_of(unit));
    Some(place.or(pick.hex).map_or(Touch::Beside, |hex| Touch::Hex(hex, unit)))
}

/// A hex in words: number, name, ground.
pub(super) fn hex_title(stage: &Stage, hex: Hex) -> String {
    let scenario = &stage.board.battle().scenario;
    let places = scenario.gazetteer.places().iter();
    let name = places.filter(|place| place.hexes.contains(&hex)).map(|place| place.name.as_str()).next();
    let ground = scenario.definition.map.terrain.iter().filter(|(at, _)| *at == hex).map(|(_, kind)| match kind {
        Terrain::Woods => "woods",
        Terrain::Grove => "grove",
        Terrain::Town => "town",
        Terrain::Fort => "fort",
        Terrain::Lake => "lake",
    });
    let mut words = vec![hex.to_string()];
    words.extend(name.map(str::to_owned));
    let before = words.len();
    words.extend(ground.map(str::to_owned));
    if words.len() == before {
        words.push(String::from("open ground"));
    }
    words.join(", ")
}

/// A hex as a screen reader says it.
pub(super) fn spoken(stage: &Stage, game: Option<&Game>, hex: Hex) -> String {
    let mut text = hex_title(stage, hex);
    if let Some(game) = game {
        let words = crate::words::Words::new(game.board());
        let units: Vec<String> = game
            .units_in(hex)
            .into_iter()
            .map(|unit| {
                let data = game.board().unit(unit);
                let arm = format!("{:?}", data.arm).to_lowercase();
                format!("{arm} {}-{}, {}", data.strength, data.movement, words.name(unit))
            })
            .collect();
        if !units.is_empty() {
            text.push_str(&format!("; {}", units.join("; ")));
        }
    }
    text
}
