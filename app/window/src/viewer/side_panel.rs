//! Beside the board of a replay: the score and morale at this step, luck, the hex one points at, notes, and the log.

use super::screen::ReplayScreen;
use super::{note_panel, review_panel};
use crate::MESSAGES;
use crate::board::{log_panel, score};
use crate::book::help;
use crate::paper::look::{DETAIL, faint};
use crate::paper::sheet_view::Painter;
use egui::{ScrollArea, Ui};
use engine::contract::Side;
use language::luck::LuckMeasure;
use language::say;
use language::tongue::{SideForm, side_called};

/// The width of the panel, where there is room.
pub(super) const WIDTH: f32 = 320.0;
/// The height of what is said of a hex: it stays the same, so that nothing jumps.
const HEX: f32 = 70.0;
/// The height of the log at first, and what it leaves at least to notes and hex.
const LOG: f32 = 220.0;
const NOTES: f32 = 170.0;
/// In a lower panel what is said of a hex scrolls with the notes.
const LOW: f32 = 320.0;

/// The panel.
pub(super) fn show(ui: &mut Ui, screen: &mut ReplayScreen) {
    ui.add_space(4.0);
    let mut rule = None;
    if let Some(position) = &screen.position {
        score::both(ui, &mut rule, &**position);
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            score::tracks(ui, &**position);
        });
    }
    if let Some(case) = rule {
        help::open_rule(ui.ctx(), case);
    }
    luck_line(ui, screen);
    ui.separator();
    let height = ui.available_height();
    let frame = egui::Frame::new().inner_margin(egui::Margin { left: 0, right: 0, top: 4, bottom: 2 });
    let log = egui::Panel::bottom("replay log").frame(frame).resizable(true).default_size(LOG);
    log.size_range(80.0..=(height - NOTES).max(height * 0.5).max(90.0)).show(ui, |ui| {
        if let Some(stage) = screen.stage() {
            log_panel::show(ui, stage);
        } else {
            ui.label(faint(say!(MESSAGES, "window-viewer-log-needs-rules")));
        }
    });
    if height > LOW {
        egui::Panel::bottom("replay hex").frame(frame).resizable(false).exact_size(HEX).show(ui, |ui| hex(ui, screen));
    }
    ScrollArea::vertical().id_salt("replay notes").auto_shrink([false, false]).min_scrolled_height(0.0).show(
        ui,
        |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            ui.spacing_mut().interact_size.y = 22.0;
            ui.spacing_mut().button_padding.y = 2.0;
            if let (Some(stage), Some(position)) = screen.stage_and_position() {
                ui.horizontal_wrapped(|ui| {
                    ui.checkbox(&mut stage.last_moves, say!(MESSAGES, "window-viewer-moves"));
                    stage.layer_boxes(ui, position);
                    if ui.button(say!(MESSAGES, "window-viewer-whole-map")).clicked() {
                        stage.sight.show_whole();
                    }
                });
            }
            review_panel::show(ui, screen);
            note_panel::show(ui, screen);
            if height <= LOW {
                ui.separator();
                hex(ui, screen);
            }
        },
    );
}

/// Both sides' luck so far, in a line.
fn luck_line(ui: &mut Ui, screen: &ReplayScreen) {
    let (Some(curve), Some(names)) = (&screen.curve, screen.reel.called()) else { return };
    let Some(point) = curve.at(screen.head.at) else { return };
    let luck = &point.luck;
    let of = |side: Side| format!("{} {}", side_called(names.side(side), SideForm::Label), luck.told(side));
    let sides = Side::BOTH.map(of).join(", ");
    let text = match (luck.rolls, luck.measure) {
        (0, _) => say!(MESSAGES, "window-viewer-no-luck"),
        (rolls, LuckMeasure::Points) => {
            say!(MESSAGES, "window-viewer-luck-in-points", rolls = rolls, sides = sides)
        }
        (rolls, LuckMeasure::Increments) => {
            say!(MESSAGES, "window-viewer-luck-in-increments", rolls = rolls, sides = sides)
        }
    };
    ui.label(faint(text).size(DETAIL)).on_hover_text(luck.measure.meaning());
}

/// The units in the hex under the pointer.
fn hex(ui: &mut Ui, screen: &mut ReplayScreen) {
    let (Some(stage), Some(position)) = screen.stage_and_position() else { return };
    let Some(hex) = stage.hover.or(stage.cursor) else {
        ui.label(faint(say!(MESSAGES, "window-table-point-at-hex")));
        return;
    };
    let painter = Painter { size: DETAIL, ..Painter::of(position, None) };
    ScrollArea::vertical().id_salt("replay hex units").auto_shrink([false, true]).show(ui, |ui| {
        painter.show(ui, &position.hex(position.eye(), hex));
    });
}
