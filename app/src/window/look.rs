//! How panels look: the paper and ink of the staff map, with its roman face for headings.

use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle, Visuals};
use engine::art_of_war::cases;
use engine::case::Case;
use std::sync::Arc;

/// The paper of panels.
pub(super) const PAPER: Color32 = Color32::from_rgb(0xf4, 0xec, 0xd8);
/// A darker paper, for what lies on it.
pub(super) const SHEET: Color32 = Color32::from_rgb(0xea, 0xdf, 0xc4);
/// Ink.
pub(super) const INK: Color32 = Color32::from_rgb(0x2b, 0x21, 0x17);
/// Thin ink, for what matters less; dark enough to be read on both papers.
pub(super) const FAINT: Color32 = Color32::from_rgb(0x66, 0x57, 0x45);
/// What refuses.
pub(super) const RED: Color32 = Color32::from_rgb(0x9b, 0x24, 0x1c);
/// What is asked for, and what one does next.
pub(super) const BLUE: Color32 = Color32::from_rgb(0x24, 0x46, 0x6e);

const ROMAN: &str = "roman";

/// The face of headings.
pub(super) fn roman(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(Arc::from(ROMAN)))
}

/// Dresses a context.
pub(super) fn dress(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert(String::from(ROMAN), Arc::new(FontData::from_static(render::text::ROMAN_BYTES)));
    let fallback: Vec<String> = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family: Vec<String> = std::iter::once(String::from(ROMAN)).chain(fallback).collect();
    fonts.families.insert(FontFamily::Name(Arc::from(ROMAN)), family);
    ctx.set_fonts(fonts);
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.visuals = visuals();
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0);
        style.spacing.interact_size.y = 26.0;
        style.text_styles.insert(TextStyle::Heading, roman(24.0));
        style.text_styles.insert(TextStyle::Body, FontId::proportional(14.5));
        style.text_styles.insert(TextStyle::Button, FontId::proportional(14.5));
        style.text_styles.insert(TextStyle::Small, FontId::proportional(12.0));
    });
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::light();
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    visuals.extreme_bg_color = Color32::from_rgb(0xfb, 0xf7, 0xec);
    visuals.faint_bg_color = SHEET;
    visuals.override_text_color = Some(INK);
    visuals.selection.bg_fill = Color32::from_rgb(0xc4, 0xd3, 0xe4);
    visuals.selection.stroke = Stroke::new(1.5, BLUE);
    visuals.hyperlink_color = BLUE;
    let line = Color32::from_rgb(0xb9, 0xa7, 0x85);
    visuals.window_stroke = Stroke::new(1.0, line);
    let round = CornerRadius::same(3);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, line);
    widgets.inactive.weak_bg_fill = SHEET;
    widgets.inactive.bg_fill = SHEET;
    widgets.inactive.bg_stroke = Stroke::new(1.0, line);
    widgets.hovered.weak_bg_fill = Color32::from_rgb(0xe0, 0xd2, 0xae);
    widgets.hovered.bg_fill = Color32::from_rgb(0xe0, 0xd2, 0xae);
    widgets.hovered.bg_stroke = Stroke::new(1.5, INK);
    widgets.open.weak_bg_fill = SHEET;
    widgets.open.bg_fill = SHEET;
    widgets.active.weak_bg_fill = Color32::from_rgb(0xd2, 0xc0, 0x94);
    widgets.active.bg_stroke = Stroke::new(1.5, INK);
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.corner_radius = round;
        widget.fg_stroke.color = INK;
    }
    visuals
}

/// A button for what one most likely wants to do next.
pub(super) fn chief(text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new(egui::RichText::new(text).color(Color32::WHITE).strong()).fill(BLUE)
}

/// A heading within a panel.
pub(super) fn heading(ui: &mut egui::Ui, text: &str) {
    ui.label(egui::RichText::new(text).font(roman(19.0)));
}

/// Something said quietly.
pub(super) fn faint(text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(text).color(FAINT)
}

/// Lines between things.
pub(super) const LINE: Color32 = Color32::from_rgb(0xb9, 0xa7, 0x85);

/// The number of a rule case: its thought when one points at it, the rule itself when one clicks.
pub(super) fn case_chip(ui: &mut egui::Ui, case: Case, wanted: &mut Option<Case>) {
    let text = egui::RichText::new(case.to_string()).size(11.0).color(BLUE);
    let chip = egui::Button::new(text).small().stroke(Stroke::new(1.0, LINE)).fill(PAPER).corner_radius(7);
    let thought = cases::thought(case).unwrap_or("A rule of this battle.");
    let response = ui.add(chip);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Link, true, format!("Rule {case}")));
    if response.on_hover_text(format!("{case}  {thought}")).clicked() {
        *wanted = Some(case);
    }
}

/// A colour of a scenario.
pub(super) const fn colour(of: scenarios::Colour) -> Color32 {
    Color32::from_rgb(of.red, of.green, of.blue)
}

/// Ink or paper, whichever can be read on that colour.
pub(super) fn on(colour: Color32) -> Color32 {
    let [red, green, blue, _] = colour.to_array().map(u32::from);
    if red * 299 + green * 587 + blue * 114 > 140_000 { INK } else { Color32::WHITE }
}

/// What may be folded away, with its heading.
pub(super) fn section<R>(ui: &mut egui::Ui, title: &str, open: bool, inside: impl FnOnce(&mut egui::Ui) -> R) {
    egui::CollapsingHeader::new(egui::RichText::new(title).font(roman(16.0)))
        .default_open(open)
        .show_unindented(ui, inside);
}
