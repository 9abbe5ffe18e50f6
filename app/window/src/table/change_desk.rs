//! Changing the position by agreement: edits are put together as answers are, checked by the engine, and asked for.

use super::answers;
use super::asked::Asked;
use super::manner::{Manner, Press};
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::look::{chief, faint, heading};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use egui::{RichText, Ui};
use language::position::{Bytes, Position};
use language::say;
use play::table::Wish;
use record::entry::Matter;
use scene::Overlay;

/// The overlays of a change on the board: the one being composed, or the one that either side asks for.
pub(super) fn overlays(board: &OnBoard, asked: &Asked) -> Vec<Overlay> {
    let Some(position) = board.position() else { return Vec::new() };
    let change = board.now().and_then(|now| match now.around.matter()? {
        Matter::Change { change } => Some(change),
        _ => None,
    });
    match (asked.edits(), change) {
        (Some(edits), _) => edits.iter().flat_map(|edit| position.amended(edit)).collect(),
        (None, Some(change)) => position.amended(change),
        (None, None) => Vec::new(),
    }
}

/// The desk, in place of what may be answered.
pub(super) fn show(ui: &mut Ui, board: &OnBoard, asked: &mut Asked, manner: &mut Manner) {
    let (Some(position), Some(edits)) = (board.position().cloned(), asked.edits()) else { return };
    let edits = edits.to_vec();
    if is_just_opened(ui) {
        // It is opened from the foot of the panel and is shown at its head.
        ui.scroll_to_cursor(Some(egui::Align::TOP));
        ui.ctx().request_repaint();
    }
    heading(ui, &say!(MESSAGES, "window-table-change-title"));
    ui.label(sentence(&asked.asking().prompt.words(&asked.names())));
    let together = position.together(&edits);
    listed(ui, asked, &*position, &edits);
    let text = together.as_ref().err().map(|refusal| asked.names().refusal(refusal));
    // The place of the question says it until the player does something else.
    if let Some(text) = text.filter(|text| asked.refusal.as_ref().is_none_or(|refused| refused.text != *text)) {
        ui.label(RichText::new(text).color(palette().red));
    }
    let far = board.now().is_some_and(|now| now.far);
    let (label, hint) = if far {
        (say!(MESSAGES, "window-table-change-ask"), say!(MESSAGES, "window-table-change-ask-hint"))
    } else {
        (say!(MESSAGES, "window-table-change-now"), say!(MESSAGES, "window-table-change-now-hint"))
    };
    let change = together.ok().flatten();
    ui.horizontal(|ui| {
        if ui.add_enabled(change.is_some(), chief(label)).on_hover_text(hint).clicked() {
            let side = board.now().map(|now| board.asked_here().unwrap_or(now.me));
            asked.amend(false);
            if let (Some(side), Some(change)) = (side, change) {
                manner.pressed.push(Press::Ask(Wish::Matter(side, Matter::Change { change })));
            }
        }
        if ui.button(say!(MESSAGES, "window-table-cancel")).clicked() {
            asked.amend(false);
        }
    });
    ui.label(faint(say!(MESSAGES, "window-table-change-when")));
    ui.separator();
    if asked.edits().is_some() {
        answers::show(ui, board, asked, manner, f32::INFINITY);
    }
}

/// Whether the desk was not there in the frame before.
fn is_just_opened(ui: &Ui) -> bool {
    let (id, now) = (ui.scope_id().with("change desk"), ui.ctx().cumulative_pass_nr());
    let before: Option<u64> = ui.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, now);
        before
    });
    before.is_none_or(|before| before + 1 < now)
}

/// The edits so far, each with a button that takes it out.
fn listed(ui: &mut Ui, asked: &mut Asked, position: &dyn Position, edits: &[Bytes]) {
    let mut dropped = None;
    for (at, edit) in edits.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            if ui.small_button("x").on_hover_text(say!(MESSAGES, "window-table-change-remove")).clicked() {
                dropped = Some(at);
            }
            let words = position.change(edit).unwrap_or_default();
            ui.label(sentence(&words.join(" ")));
        });
    }
    if let Some(at) = dropped {
        let left = edits.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, edit)| edit.clone());
        asked.set_edits(left.collect());
    }
}
