//! Shares of a whole, and the height of a level.

use super::painter::{Painter, Touched};
use crate::MESSAGES;
use crate::paper::look::{self, DETAIL, SMALL};
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use language::sheet::{Bar, Gauge, Tone};
use language::tongue::{Argument, Joiner};
use language::{phrase, say};

/// Room for the name of a bar, and for the name and the number of a gauge.
const NAME: f32 = 30.0;
const GAUGE: [f32; 2] = [64.0, 34.0];

/// The colour of a tone: red for harm to the side that acts, blue for harm to the other.
pub(crate) fn tint(tone: Tone) -> Color32 {
    let [worst, bad, even, good, best] = palette().tones;
    match tone {
        Tone::Worst => worst,
        Tone::Bad => bad,
        Tone::Even => even,
        Tone::Good => good,
        Tone::Best => best,
    }
}

/// A bar by its name, with its share where no sentence has said it.
fn named(painter: &Painter<'_>, bar: &Bar) -> String {
    let name = bar.name.plain(painter.names);
    if bar.text.is_empty() {
        return name;
    }
    say!(MESSAGES, "window-paper-bar", name = name, percent = bar.percent())
}

/// The meaning of a sign on a bar, for a player who points at it.
fn meaning(painter: &Painter<'_>, bar: &Bar) -> String {
    let words = if bar.text.is_empty() { &bar.hint } else { &bar.text };
    let name = bar.name.plain(painter.names);
    if words.is_empty() {
        return name;
    }
    let words = words.plain(painter.names);
    say!(MESSAGES, "window-paper-bar-means", name = name, percent = bar.percent(), words = words)
}

/// All shares in one strip, then what each of them means, unless a sentence has said it.
pub(super) fn show(painter: &Painter<'_>, ui: &mut Ui, bars: &[Bar]) -> Touched {
    let mut touched = Touched::default();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let told = Argument::joined(bars.iter().map(|bar| named(painter, bar)), Joiner::Comma);
    let told = say!(MESSAGES, "window-paper-chances", chances = told);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &told));
    let mut left = rect.left();
    for (at, bar) in bars.iter().enumerate() {
        let width = rect.width() * bar.share as f32 / bar.of.max(1) as f32;
        let part = Rect::from_min_size(pos2(left, rect.top()), vec2((width - 1.0).max(0.0), rect.height()));
        left += width;
        ui.painter().rect_filled(part, 2.0, tint(bar.tone));
        let text = if width > 64.0 { named(painter, bar) } else { bar.name.plain(painter.names) };
        let galley = ui.painter().layout_no_wrap(text, FontId::proportional(SMALL), palette().ink);
        // A name that would be cut is left out: its colour is explained below, or to a player who points at it.
        if galley.size().x <= part.width() {
            ui.painter().galley(part.center() - galley.size() / 2.0, galley, palette().ink);
        }
        ui.interact(part, response.id.with(at), Sense::hover()).on_hover_text(meaning(painter, bar));
    }
    for bar in bars.iter().filter(|bar| !bar.text.is_empty()) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let font = FontId::proportional(SMALL);
            let name = ui.painter().layout_no_wrap(bar.name.plain(painter.names), font, palette().ink);
            let (key, _) = ui.allocate_exact_size(vec2(NAME.max(name.size().x + 6.0), 17.0), Sense::hover());
            ui.painter().rect_filled(key, 2.0, tint(bar.tone));
            ui.painter().galley(key.center() - name.size() / 2.0, name, palette().ink);
            let (percent, text) = (bar.percent(), bar.text.clone());
            let means = phrase!(MESSAGES, "window-paper-bar-share", percent = percent, text = text);
            touched.with(painter.sentence(ui, &means, painter.size - 2.0, palette().ink));
        });
    }
    touched
}

/// Its name, a bar with the level that is pointed out, and the number.
pub(super) fn gauge(painter: &Painter<'_>, ui: &mut Ui, gauge: &Gauge) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 17.0), Sense::hover());
    let told = gauge.told.plain(painter.names);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &told));
    let brush = ui.painter();
    let font = FontId::proportional(SMALL);
    let name = brush.layout_no_wrap(gauge.name.plain(painter.names), font, palette().ink);
    let (room, height) = (name.size().x + 8.0, name.size().y);
    brush.galley(pos2(rect.left(), rect.center().y - height / 2.0), name, palette().ink);
    let both = gauge.ends[0] < 0 && gauge.ends[1] > 0;
    // At the very end of its track something is over.
    let low = !both && gauge.level <= gauge.ends[0];
    let ink = if low { palette().red } else { palette().ink };
    let number = FontId::proportional(DETAIL);
    brush.text(rect.right_center(), Align2::RIGHT_CENTER, &gauge.text, number, ink);
    let left = rect.left() + GAUGE[0].max(room);
    let bar = Rect::from_min_max(pos2(left, rect.top() + 4.0), pos2(rect.right() - GAUGE[1], rect.bottom() - 4.0));
    let at = |level: i64| bar.left() + bar.width() * gauge.thousandths(level) as f32 / 1000.0;
    brush.rect_filled(bar, 2.0, palette().sheet);
    let (from, to) =
        if both { (at(gauge.level.min(0)), at(gauge.level.max(0))) } else { (bar.left(), at(gauge.level)) };
    let filled = Rect::from_min_max(pos2(from, bar.top()), pos2(to, bar.bottom()));
    match gauge.coat {
        Some(coat) => {
            look::coat_bar(brush, filled, Color32::from_rgb(coat.red, coat.green, coat.blue), palette().sheet);
        }
        None => {
            brush.rect_filled(filled, 1.0, if gauge.level < 0 { palette().red } else { palette().blue });
        }
    }
    brush.rect_stroke(bar, 2.0, Stroke::new(1.0, palette().line), StrokeKind::Inside);
    for level in gauge.tick.into_iter().chain(both.then_some(0)) {
        brush.vline(at(level), rect.shrink(1.0).y_range(), Stroke::new(1.5, palette().ink));
    }
    response.on_hover_text(told);
}
