//! The score, how it is made up, and whatever else stands at the top of the panel.

use crate::paper::look::LARGE;
use crate::paper::sheet_view::Painter;
use egui::{RichText, Ui, vec2};
use engine::rule::Rule;
use language::position::Position;
use language::sheet::{Part, Sheet};

/// Both sides' points; a click shows where they come from. The rule somebody wants to read is left there.
pub(crate) fn both(ui: &mut Ui, wanted: &mut Option<Rule>, position: &dyn Position) {
    let names = position.names();
    let standing = position.standing(position.eye());
    let Some(Part::Heading(heading)) = standing.parts.first() else { return };
    let text = heading.plain(names);
    let button =
        egui::Button::new(RichText::new(&text).size(LARGE).strong()).min_size(vec2(ui.available_width(), 28.0));
    let button = ui.add(button);
    button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, format!("Score: {text}")));
    let account = position.account(position.eye());
    let means = position.phases().score.plain(names);
    let button = button.on_hover_text(format!("{means}\n{}Click to see the rules.", account.plain(names)));
    let layout = egui::Layout::top_down(egui::Align::Min);
    egui::Popup::menu(&button).layout(layout).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(
        |ui| {
            ui.set_max_width(340.0);
            ui.label(&means);
            let touched = Painter::plain(names).show(ui, &account);
            *wanted = wanted.take().or(touched.rule);
        },
    );
}

/// What stands below the score.
pub(crate) fn tracks(ui: &mut Ui, position: &dyn Position) {
    let mut standing = position.standing(position.eye());
    let below = Sheet { parts: standing.parts.split_off(1.min(standing.parts.len())) };
    Painter::plain(position.names()).show(ui, &below);
}
