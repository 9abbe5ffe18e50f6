//! The sheet that pages before a match are written on: at the left of a wide window, in the middle of a narrow one.

use super::icon::Icon;
use super::look::{DETAIL, SECTION, TITLE, faint, roman};
use crate::MESSAGES;
use crate::paper::palette::palette;
use egui::{Color32, Galley, Response, RichText, ScrollArea, Sense, Stroke, Ui};
use language::say;
use std::sync::Arc;

/// The width of a sheet's text.
const WIDTH: f32 = 440.0;
/// Room a sheet leaves empty at its edges.
const MARGIN: f32 = 26.0;
/// From this width of the window on, the board is seen beside the sheet.
const WIDE: f32 = 1000.0;
/// The key under which the sheet keeps the part of the window that it does not cover.
const FREE: &str = "beside the page";

/// The key that says that another page is shown from now on.
const TURNED: &str = "another page";

/// The side of a sign before something to choose.
const SIGN: f32 = 20.0;
/// Room a sheet leaves free for its bar.
const BAR: f32 = 8.0;
/// The height of a sheet's foot.
const FOOT: f32 = 42.0;
/// In a lower window than this the head of a sheet is small.
const HIGH: f32 = 620.0;

/// The parts of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The part that scrolls where there is no room.
    Body,
    /// The part that always stays in sight.
    Foot,
}

/// The first page of the program, under its name in large letters.
pub(crate) fn page(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    once(ui, true, add);
}

/// A page behind it.
pub(crate) fn leaf(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    once(ui, false, add);
}

/// A page behind it with a foot that does not scroll.
pub(crate) fn leaf_with_foot(ui: &mut Ui, add: impl FnMut(&mut Ui, Part)) {
    sheet(ui, false, FOOT, add);
}

fn once(ui: &mut Ui, large: bool, add: impl FnOnce(&mut Ui)) {
    let mut add = Some(add);
    sheet(ui, large, 0.0, |ui, part| {
        if let (Part::Body, Some(add)) = (part, add.take()) {
            add(ui);
        }
    });
}

fn sheet(ui: &mut Ui, large: bool, foot: f32, mut add: impl FnMut(&mut Ui, Part)) {
    let whole = ui.available_rect_before_wrap();
    let turned = ui.ctx().data_mut(|data| data.remove_temp::<bool>(egui::Id::unique(TURNED))).is_some();
    let from_top = |scroll: ScrollArea| if turned { scroll.vertical_scroll_offset(0.0) } else { scroll };
    let small = !large || whole.height() < HIGH;
    let mut fill = |ui: &mut Ui, scroll: ScrollArea| {
        scroll.show(ui, |ui| {
            // The bar of a page that is scrolled lies beside its text.
            ui.set_max_width(ui.available_width() - BAR);
            ui.vertical_centered(|ui| {
                ui.label(RichText::new("Estafette").font(roman(if small { 28.0 } else { 44.0 })));
                if !small {
                    ui.label(faint(say!(MESSAGES, "window-paper-subtitle")));
                }
            });
            rule(ui);
            add(ui, Part::Body);
            ui.add_space(4.0);
        });
        if foot > 0.0 {
            ui.separator();
            ui.horizontal(|ui| add(ui, Part::Foot));
        }
    };
    let free = if whole.width() >= WIDE {
        let frame = egui::Frame::new().fill(palette().paper).inner_margin(egui::Margin::symmetric(MARGIN as i8, 18));
        let panel = egui::Panel::left("page").resizable(false).exact_size(WIDTH + 2.0 * MARGIN).frame(frame);
        panel.show(ui, |ui| {
            let height = (ui.available_height() - foot).max(80.0);
            fill(ui, from_top(ScrollArea::vertical().auto_shrink([false, false]).max_height(height)));
        });
        ui.available_rect_before_wrap()
    } else {
        let room = whole.size() - egui::vec2(2.0 * MARGIN + 16.0, 2.0 * 14.0 + 16.0);
        let frame = egui::Frame::new()
            .fill(palette().paper)
            .stroke(Stroke::new(1.0, palette().faint))
            .inner_margin(egui::Margin::symmetric(MARGIN as i8, 14))
            .shadow(egui::Shadow { offset: [0, 3], blur: 14, spread: 0, color: Color32::from_black_alpha(70) });
        let area = egui::Area::new(egui::Id::unique("page")).anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]);
        let shown = area.show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_width(WIDTH.min(room.x));
                let height = (room.y - foot).max(80.0);
                // The area remembers the last sheet, which may have been a short one.
                let scroll = ScrollArea::vertical().auto_shrink([false, true]);
                fill(ui, from_top(scroll.max_height(height).min_scrolled_height(height)));
            });
        });
        // A sheet of another size than before finds its middle in the next frame.
        let (size, last) = (shown.response.rect.size(), egui::Id::unique("size of the page"));
        if ui.ctx().data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(last), size)) != size {
            ui.ctx().request_repaint();
        }
        whole
    };
    ui.ctx().data_mut(|data| data.insert_temp(egui::Id::unique(FREE), free));
}

/// The page that is drawn next is another one: it begins at its top, however far the last one was scrolled.
pub(crate) fn turn(ctx: &egui::Context) {
    ctx.data_mut(|data| data.insert_temp(egui::Id::unique(TURNED), true));
}

/// The part of the window that the page leaves free, if a page is open.
pub(crate) fn free(ctx: &egui::Context) -> Option<egui::Rect> {
    ctx.data(|data| data.get_temp(egui::Id::unique(FREE)))
}

/// The double line of an old title page.
pub(super) fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 16.0), Sense::hover());
    let middle = rect.center().y;
    ui.painter().hline(rect.x_range(), middle - 2.0, Stroke::new(2.0, palette().ink));
    ui.painter().hline(rect.x_range(), middle + 2.0, Stroke::new(0.8, palette().ink));
}

/// Something to choose: a title, and a line that says what it is.
pub(crate) struct Item<'a> {
    title: &'a str,
    line: &'a str,
    /// Lines that take its place, the longest first, where it would take two lines.
    shorter: &'a [String],
    chosen: bool,
    chief: bool,
    enabled: bool,
    size: f32,
    icon: Option<Icon>,
}

impl<'a> Item<'a> {
    /// Something to choose.
    pub(crate) const fn new(title: &'a str, line: &'a str) -> Item<'a> {
        Item { title, line, shorter: &[], chosen: false, chief: false, enabled: true, size: SECTION, icon: None }
    }

    /// With lines for it that are shorter: what is below it does not move when the line becomes a longer one.
    pub(crate) const fn or(mut self, shorter: &'a [String]) -> Item<'a> {
        self.shorter = shorter;
        self
    }

    /// Makes it the most likely choice of the page.
    pub(crate) const fn chief(mut self) -> Item<'a> {
        self.chief = true;
        self
    }

    /// Whether it is the one that is chosen.
    pub(crate) const fn chosen(mut self, chosen: bool) -> Item<'a> {
        self.chosen = chosen;
        self
    }

    /// Whether it can be chosen now.
    pub(crate) const fn enabled(mut self, enabled: bool) -> Item<'a> {
        self.enabled = enabled;
        self
    }

    /// With a sign before its title.
    pub(crate) const fn icon(mut self, icon: Icon) -> Item<'a> {
        self.icon = Some(icon);
        self
    }

    /// In smaller letters.
    pub(crate) const fn small(mut self) -> Item<'a> {
        self.size = 16.0;
        self
    }

    /// Draws it as wide as there is room.
    pub(crate) fn show(self, ui: &mut Ui) -> Response {
        let wide = ui.available_width();
        let inside = egui::vec2(12.0, 6.0);
        let (head, text) = match (self.chief, self.enabled) {
            (_, false) => (palette().faint, palette().faint),
            (true, true) => (palette().on_chief, palette().faint_on_chief),
            (false, true) => (palette().ink, palette().faint),
        };
        let left = if self.icon.is_some() { SIGN + 12.0 } else { 0.0 };
        let room = (wide - 2.0 * inside.x - left).max(40.0);
        let lay = |text: &str, font, colour| ui.painter().layout(text.to_owned(), font, colour, room);
        let title = lay(self.title, roman(self.size), head);
        let (line, shortened) = self.line_in(|words| lay(words, egui::FontId::proportional(DETAIL), text));
        let height = title.size().y + line.size().y + 2.0 * inside.y;
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(egui::vec2(wide, height), sense);
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, self.enabled, self.chosen, self.title));
        let (fill, stroke) = self.dress(&response, ui.visuals());
        let painter = ui.painter();
        painter.rect(rect, 3.0, fill, stroke, egui::StrokeKind::Inside);
        if let Some(icon) = self.icon {
            let at = egui::pos2(rect.left() + inside.x + SIGN / 2.0, rect.center().y);
            icon.paint(painter, egui::Rect::from_center_size(at, egui::Vec2::splat(SIGN)), head);
        }
        let at = rect.min + inside + egui::vec2(left, 0.0);
        let below = at + egui::vec2(0.0, title.size().y);
        painter.galley(at, title, head);
        painter.galley(below, line, text);
        if shortened { response.on_hover_text(self.line) } else { response }
    }

    /// The line, or the longest shorter one that takes one line where it would take two. Whether it is a shorter one.
    fn line_in(&self, lay: impl Fn(&str) -> Arc<Galley>) -> (Arc<Galley>, bool) {
        let whole = lay(self.line);
        let mut shorter = self.shorter.iter().filter(|_| whole.rows.len() > 1).map(|words| lay(words));
        match shorter.find(|line| line.rows.len() < 2) {
            Some(line) => (line, true),
            None => (whole, false),
        }
    }

    fn dress(&self, response: &Response, visuals: &egui::Visuals) -> (Color32, Stroke) {
        let pointed = self.enabled && (response.hovered() || response.has_focus());
        let edge = visuals.widgets.inactive.bg_stroke;
        let stroke = match (pointed, self.chosen) {
            (true, _) => Stroke::new(1.5, palette().ink),
            (false, true) => Stroke::new(1.5, palette().blue),
            (false, false) => edge,
        };
        let fill = match (self.chief, self.chosen, pointed) {
            (true, _, true) => palette().chief_pointed,
            (true, _, false) => palette().chief,
            (false, true, _) => visuals.selection.bg_fill,
            (false, false, true) => visuals.widgets.hovered.bg_fill,
            (false, false, false) => palette().sheet,
        };
        (fill, stroke)
    }
}

/// A heading and the way back. Whether it is taken; Escape takes it, too.
pub(crate) fn titled(ui: &mut Ui, title: &str) -> bool {
    let mut back = false;
    ui.horizontal(|ui| {
        back = ui.button(say!(MESSAGES, "window-paper-back")).clicked();
        ui.label(RichText::new(title).font(roman(TITLE)));
    });
    ui.add_space(4.0);
    let typing = ui.ctx().memory(|memory| memory.focused().is_some());
    back || (!typing && ui.input(|input| input.key_pressed(egui::Key::Escape)))
}

/// Shows a failure.
pub(crate) fn trouble(ui: &mut Ui, text: &str) {
    egui::Frame::new().stroke(Stroke::new(1.0, palette().red)).inner_margin(8).corner_radius(3).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(text).color(palette().red));
    });
}

/// The least and the most width of the headings beside their sentences.
const FACT: [f32; 2] = [84.0, 150.0];

/// Headings with a sentence each. No word of a heading is broken.
pub(crate) fn facts<'a>(ui: &mut Ui, lines: impl IntoIterator<Item = (&'a str, &'a str)>) {
    let lines: Vec<(&str, &str)> = lines.into_iter().collect();
    let font = egui::TextStyle::Body.resolve(ui.style());
    let word = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), font.clone(), palette().ink).size().x;
    let words = lines.iter().flat_map(|(head, _)| head.split(' '));
    let wide = words.map(word).fold(FACT[0], f32::max).min(FACT[1]).ceil();
    for (head, text) in lines {
        ui.horizontal_top(|ui| {
            let narrow = egui::vec2(wide, 18.0);
            ui.allocate_ui_with_layout(narrow, egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_min_width(narrow.x);
                ui.label(faint(head));
            });
            ui.add(egui::Label::new(text).wrap());
        });
    }
}

/// Shows that something is waited for. The mark does not move: a window that waits for hours should draw nothing
/// meanwhile.
pub(crate) fn waiting(ui: &mut Ui, text: &str) {
    ui.horizontal_top(|ui| {
        ui.label(RichText::new("•").color(palette().blue).strong());
        ui.add(egui::Label::new(text).wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::facts;
    use crate::paper::drawn::no_word_is_broken;
    use crate::paper::look;
    use egui_kittest::Harness;

    #[test]
    fn no_word_of_a_heading_is_broken() {
        let lines = [("Detachments", "They keep their troops."), ("Opportunity fire", "It follows standing orders.")];
        let mut harness = Harness::builder()
            .with_size([440.0, 200.0])
            .with_context_setup(look::dress)
            .build_ui(move |ui| facts(ui, lines));
        harness.run_steps(2);
        no_word_is_broken(&harness, "facts");
    }
}
