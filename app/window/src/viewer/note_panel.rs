//! The note at the step that is shown, and the list of all.

use super::screen::ReplayScreen;
use crate::MESSAGES;
use crate::paper::look::{SMALL, faint};
use crate::paper::palette::palette;
use egui::Ui;
use language::say;

/// The note at this step, and the list of all.
pub(super) fn show(ui: &mut Ui, screen: &mut ReplayScreen) {
    let at = screen.head.at;
    let desk = &mut screen.desk;
    if let Some(text) = &desk.trouble {
        ui.label(egui::RichText::new(text).color(palette().red));
    }
    let kept = desk.notes.at(at).unwrap_or_default().to_owned();
    let draft = desk.draft.take().filter(|(seq, _)| *seq == at);
    let mut text = draft.map_or_else(|| kept.clone(), |(_, text)| text);
    let edit = egui::TextEdit::multiline(&mut text)
        .hint_text(say!(MESSAGES, "window-viewer-note-hint"))
        .desired_rows(2)
        .margin(egui::vec2(8.0, 5.0))
        .desired_width(f32::INFINITY)
        .char_limit(1_000);
    let edit = ui.add_enabled(!desk.locked, edit);
    edit.widget_info(|| {
        let name = say!(MESSAGES, "window-viewer-note-name", entry = at);
        egui::WidgetInfo::labeled(egui::Role::MultilineTextInput, true, name)
    });
    let typing = edit.has_focus();
    let mut done = edit.lost_focus();
    let mut go = None;
    ui.horizontal(|ui| {
        done |=
            ui.add_enabled(text.trim() != kept, egui::Button::new(say!(MESSAGES, "window-viewer-save-note"))).clicked();
        if ui.add_enabled(!kept.is_empty(), egui::Button::new(say!(MESSAGES, "window-viewer-delete-note"))).clicked() {
            text.clear();
            done = true;
        }
        let count = desk.notes.all().count();
        let told = say!(MESSAGES, "window-viewer-notes", count = count);
        ui.label(faint(told).size(SMALL)).on_hover_text(say!(MESSAGES, "window-viewer-notes-hint"));
    });
    if done {
        desk.write(at, &text);
    } else if text != kept {
        desk.draft = Some((at, text));
    }
    for (seq, note) in desk.notes.all() {
        let line = format!("{seq}: {note}");
        let label = egui::Button::selectable(seq == at, egui::RichText::new(line).size(SMALL)).truncate();
        if ui.add(label).on_hover_text(note).clicked() {
            go = Some(seq);
        }
    }
    if typing {
        // The step must not move on while the player writes on it.
        screen.head.playing = false;
    }
    if let Some(seq) = go {
        screen.seek(seq);
    }
}
