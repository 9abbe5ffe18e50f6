//! One of a few values, side by side.

use crate::MESSAGES;
use egui::Ui;
use language::say;

/// Room between two values and on either side of their words, in points.
const GAP: f32 = 3.0;

/// One of a few values under a label; each is heard with the label before it.
pub(crate) fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    all: &[T],
    chosen: &mut T,
    words: impl Fn(T) -> String,
) {
    choose_of(ui, (label, ""), all, chosen, words);
}

/// The same under a label that is explained to a player who points at it.
pub(crate) fn choose_of<T: Copy + PartialEq>(
    ui: &mut Ui,
    (label, hint): (&str, &str),
    all: &[T],
    chosen: &mut T,
    words: impl Fn(T) -> String,
) {
    ui.horizontal_wrapped(|ui| {
        // Six values fit in one line of the narrowest page.
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().button_padding.x = GAP;
        let named = ui.label(label);
        if !hint.is_empty() {
            named.on_hover_text(hint);
        }
        for &value in all {
            let (is_chosen, text) = (*chosen == value, words(value));
            let option = ui.selectable_label(is_chosen, &text);
            let name = say!(MESSAGES, "window-paper-choice", label = label.to_owned(), value = text.clone());
            option.widget_info(|| egui::WidgetInfo::selected(egui::Role::RadioButton, true, is_chosen, &name));
            if option.clicked() {
                *chosen = value;
            }
        }
    });
}
