//! Luck so far: strength lost beyond or below what the forecasts expected.

use super::look::{self, faint};
use egui::{RichText, Sense, Ui};

/// Strength points of one side, in hundredths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Account {
    /// What the forecasts expected it to lose.
    pub(super) expected: i64,
    /// What it lost.
    pub(super) lost: i64,
}

/// The luck of the first and the second side.
pub(super) type Luck = [Account; 2];

/// What was counted, as it is shown.
pub(super) fn accounts(luck: &crate::luck::Luck) -> Luck {
    let hundredths = |parts: i64| parts * 100 / crate::luck::PARTS;
    let [first, second] = [0, 1].map(|at: usize| Account {
        expected: luck.expected.get(at).copied().map_or(0, hundredths),
        lost: luck.lost.get(at).copied().map_or(0, hundredths),
    });
    [first, second]
}

/// Both sides' luck, named.
pub(super) fn show(ui: &mut Ui, luck: &Luck, names: [&str; 2]) {
    let spread = luck.iter().map(|account| (account.expected - account.lost).abs()).max().unwrap_or(0).max(1000);
    ui.label(RichText::new("Luck so far").strong()).on_hover_text(
        "Before each roll the table says how much strength each side can expect to lose. Whoever lost less than that \
         was lucky. Skill is not in it: a bad attack costs as much in the expectation as on the field.",
    );
    for (account, name) in luck.iter().zip(names) {
        let better = account.expected - account.lost;
        let text = format!("{name} {}", hundredths(better));
        let told = format!(
            "{text}: lost {} where {} was to be expected",
            hundredths(account.lost).trim_start_matches('+'),
            hundredths(account.expected).trim_start_matches('+')
        );
        ui.horizontal(|ui| {
            let layout = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(egui::vec2(110.0, 18.0), layout, |ui| {
                ui.set_min_width(110.0);
                ui.label(faint(text)).on_hover_text(&told);
            });
            bar(ui, better, spread, &told);
        });
    }
}

/// A bar from the middle: to the right for good luck.
fn bar(ui: &mut Ui, better: i64, spread: i64, told: &str) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width().max(40.0), 12.0), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, told));
    let part = (better as f32 / spread as f32).clamp(-1.0, 1.0);
    let middle = rect.center();
    let end = egui::pos2(middle.x + part * rect.width() / 2.0, rect.bottom() - 1.0);
    let colour = if better < 0 { look::RED } else { look::BLUE };
    let painter = ui.painter();
    painter.rect_filled(rect, 2.0, look::SHEET);
    painter.rect_filled(egui::Rect::from_two_pos(egui::pos2(middle.x, rect.top() + 1.0), end), 1.0, colour);
    painter.vline(middle.x, rect.y_range(), egui::Stroke::new(1.0, look::INK));
    response.on_hover_text(told);
}

/// Hundredths with their sign, to one place.
fn hundredths(value: i64) -> String {
    let tenths = (value.abs() + 5) / 10;
    let sign = if tenths == 0 {
        ""
    } else if value < 0 {
        "\u{2212}"
    } else {
        "+"
    };
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::hundredths;

    #[test]
    fn hundredths_are_told_to_one_place_with_their_sign() {
        let told: Vec<String> = [0, 4, 125, -1250].into_iter().map(hundredths).collect();
        assert_eq!(told, ["0.0", "0.0", "+1.3", "\u{2212}12.5"]);
    }
}
