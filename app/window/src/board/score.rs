//! The score, its parts, and all else at the top of the panel.

use crate::MESSAGES;
use crate::paper::look::LARGE;
use crate::paper::sheet_view::Painter;
use egui::{RichText, Ui, vec2};
use engine::rule::Rule;
use language::position::Position;
use language::say;
use language::sheet::{Part, Sheet};

/// Both sides' points; a click shows where they come from. `wanted` becomes the rule the player wants to read.
pub(crate) fn both(ui: &mut Ui, wanted: &mut Option<Rule>, position: &dyn Position) {
    let names = position.names();
    let standing = position.standing(position.eye());
    let text = match standing.parts.first() {
        Some(Part::Heading(heading)) => heading.plain(names),
        // No points are counted: what decides the battle instead is told here.
        _ => say!(MESSAGES, "window-board-how-won"),
    };
    let button =
        egui::Button::new(RichText::new(&text).size(LARGE).strong()).min_size(vec2(ui.available_width(), 28.0));
    let button = ui.add(button);
    button.widget_info(|| {
        let name = say!(MESSAGES, "window-board-score", score = text.clone());
        egui::WidgetInfo::labeled(egui::Role::Button, true, name)
    });
    let account = position.account(position.eye());
    let means = position.phases().score.plain(names);
    let click = say!(MESSAGES, "window-board-score-hint");
    let button = button.on_hover_text(format!("{means}\n{}{click}", account.plain(names)));
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

/// The parts below the score.
pub(crate) fn tracks(ui: &mut Ui, position: &dyn Position) {
    show_only(ui, position, |_| true);
}

/// The parts below the score in every position of a battle: they always take the same room.
pub(crate) fn gauges(ui: &mut Ui, position: &dyn Position) {
    show_only(ui, position, is_gauge);
}

/// The other remarks on this position, for example on the weather: their number varies between positions.
pub(crate) fn remarks(position: &dyn Position) -> Sheet {
    Sheet { parts: below(position, |part| !is_gauge(part)) }
}

fn is_gauge(part: &Part) -> bool {
    matches!(part, Part::Gauge(_) | Part::Track(_) | Part::Bars(_))
}

/// The parts below the score; a battle that counts no points has nothing above them.
fn below(position: &dyn Position, shown: impl Fn(&Part) -> bool) -> Vec<Part> {
    let mut parts = position.standing(position.eye()).parts;
    let scored = matches!(parts.first(), Some(Part::Heading(_)));
    parts.split_off(usize::from(scored)).into_iter().filter(shown).collect()
}

fn show_only(ui: &mut Ui, position: &dyn Position, shown: impl Fn(&Part) -> bool) {
    Painter::plain(position.names()).show(ui, &Sheet { parts: below(position, shown) });
}
