//! The look of panels: the paper and ink of the staff map, with its roman face for headings.

use super::icon::Icon;
use super::palette::{self, Palette, contrast, palette};
use crate::MESSAGES;
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle, Visuals};
use engine::rule::Rule;
use language::say;
use std::sync::Arc;

/// The type scale, in points. `docs/DESIGN.md` says where each belongs, and a test that nothing is written in another size.
///
/// Roman: titles that fill a page, the name of a page or a battle, its sections, headings above a few lines.
pub(crate) const GREAT: f32 = 28.0;
pub(crate) const TITLE: f32 = 22.0;
pub(crate) const SECTION: f32 = 19.0;
pub(crate) const HEADING: f32 = 16.0;
/// Sans: the first words to read, most words, tables to look up, notes beside them, numbers of rules.
pub(crate) const LARGE: f32 = 16.0;
pub(crate) const BODY: f32 = 14.5;
pub(crate) const DETAIL: f32 = 13.5;
pub(crate) const SMALL: f32 = 12.5;
pub(crate) const CHIP: f32 = 11.0;

const ROMAN: &str = "roman";

/// The face of headings.
pub(crate) fn roman(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(Arc::from(ROMAN)))
}

/// Dresses a context, for the day.
pub(crate) fn dress(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert(String::from(ROMAN), Arc::new(FontData::from_static(render::text::ROMAN_BYTES)));
    let fallback: Vec<String> = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family: Vec<String> = std::iter::once(String::from(ROMAN)).chain(fallback).collect();
    fonts.families.insert(FontFamily::Name(Arc::from(ROMAN)), family);
    ctx.set_fonts(fonts);
    ctx.options_mut(|options| options.max_passes = std::num::NonZeroUsize::MIN.saturating_add(SETTLES));
    ctx.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0);
        style.spacing.interact_size.y = 26.0;
        // The bar of a page that goes on is seen before the pointer is over it.
        style.spacing.scroll.dormant_handle_opacity = 0.5;
        style.text_styles.insert(TextStyle::Heading, roman(TITLE));
        style.text_styles.insert(TextStyle::Body, FontId::proportional(BODY));
        style.text_styles.insert(TextStyle::Button, FontId::proportional(BODY));
        style.text_styles.insert(TextStyle::Small, FontId::proportional(SMALL));
    });
    shade(ctx, &palette::LIGHT);
}

/// From now on this context, and all code that paints in it, has these colours.
pub(crate) fn shade(ctx: &egui::Context, colours: &'static Palette) {
    palette::paint_with(colours);
    ctx.set_theme(if colours.dark { egui::Theme::Dark } else { egui::Theme::Light });
    ctx.all_styles_mut(|style| style.visuals = visuals(colours));
}

/// Number of extra passes in which layouts that depend on their last size settle: one for a window that measures itself
/// unseen, two for a table in it.
const SETTLES: usize = 3;

/// Something that was not there before, or shows something else, is laid out until it is settled before it is shown:
/// its first frame is like all that follow.
pub(crate) fn settle(ctx: &egui::Context, what: impl std::hash::Hash + std::fmt::Debug) {
    let id = egui::Id::unique(("settles", what));
    let pass = ctx.cumulative_pass_nr();
    let (last, passes) = ctx.data(|data| data.get_temp::<(u64, usize)>(id)).unwrap_or_default();
    let passes = if last + 1 < pass { 0 } else { passes };
    if passes < SETTLES {
        ctx.request_discard("what is new finds its size");
    }
    ctx.data_mut(|data| data.insert_temp(id, (pass, passes.saturating_add(1))));
}

/// Half the width of the arrow at the foot of a page that goes on, and its height.
const ARROW: f32 = 6.0;

/// Shows that a scrolled page goes on below what is seen of it: an arrow points down, over the line that fades.
pub(crate) fn goes_on<R>(ui: &egui::Ui, shown: &egui::scroll_area::ScrollAreaOutput<R>) {
    let hidden = shown.content_size.y - shown.state.clamped_offset().y - shown.inner_rect.height();
    if hidden < 2.0 {
        return;
    }
    let tip = shown.inner_rect.center_bottom() - egui::vec2(0.0, 2.0);
    let side = |by: f32| tip + egui::vec2(by, -ARROW);
    let arrow = vec![side(-ARROW), side(ARROW), tip];
    ui.painter().add(egui::Shape::convex_polygon(arrow, palette().blue, Stroke::NONE));
}

fn visuals(colours: &Palette) -> Visuals {
    let mut visuals = if colours.dark { Visuals::dark() } else { Visuals::light() };
    visuals.panel_fill = colours.paper;
    visuals.window_fill = colours.paper;
    visuals.extreme_bg_color = colours.field;
    visuals.faint_bg_color = colours.sheet;
    visuals.code_bg_color = colours.sheet;
    visuals.override_text_color = Some(colours.ink);
    visuals.selection.bg_fill = colours.chosen;
    visuals.selection.stroke = Stroke::new(1.5, colours.blue);
    visuals.hyperlink_color = colours.blue;
    visuals.error_fg_color = colours.red;
    visuals.warn_fg_color = colours.amber;
    if !colours.dark {
        // The sans is light: on cream its strokes are drawn heavier, or they drown in the paper.
        visuals.text_options.color_transfer_function =
            egui::epaint::FontColorTransferFunction::TwoCoverageMinusCoverageSq;
    }
    visuals.window_stroke = Stroke::new(1.0, colours.line);
    let round = CornerRadius::same(3);
    let widgets = &mut visuals.widgets;
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, colours.line);
    widgets.inactive.weak_bg_fill = colours.sheet;
    widgets.inactive.bg_fill = colours.sheet;
    widgets.inactive.bg_stroke = Stroke::new(1.0, colours.line);
    widgets.hovered.weak_bg_fill = colours.pointed;
    widgets.hovered.bg_fill = colours.pointed;
    widgets.hovered.bg_stroke = Stroke::new(1.5, colours.ink);
    widgets.open.weak_bg_fill = colours.sheet;
    widgets.open.bg_fill = colours.sheet;
    widgets.active.weak_bg_fill = colours.held;
    widgets.active.bg_stroke = Stroke::new(1.5, colours.ink);
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.corner_radius = round;
        widget.fg_stroke.color = colours.ink;
    }
    visuals
}

/// A button for what one most likely wants to do next.
pub(crate) fn chief(text: impl Into<String>) -> egui::Button<'static> {
    let words = egui::RichText::new(text).color(palette().on_chief).strong();
    egui::Button::new(words).fill(palette().chief)
}

/// A chief button with a sign before its words.
pub(crate) fn chief_with(icon: Icon, text: impl Into<String>) -> egui::Button<'static> {
    let words = egui::RichText::new(text).color(palette().on_chief).strong();
    egui::Button::new((icon.atom_in(palette().on_chief), words)).fill(palette().chief)
}

/// A button with a sign before its words.
pub(crate) fn button_with(icon: Icon, text: impl Into<String>) -> egui::Button<'static> {
    egui::Button::new((icon.atom(), text.into()))
}

/// The paper that lies over the board.
pub(crate) fn paper(ui: &egui::Ui) -> Color32 {
    ui.visuals().window_fill
}

/// A heading within a panel.
pub(crate) fn heading(ui: &mut egui::Ui, text: &str) -> egui::Response {
    ui.label(egui::RichText::new(text).font(roman(SECTION)))
}

/// Width of a text in one line.
pub(crate) fn wide(ui: &egui::Ui, text: &str, font: &FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), palette().ink).size().x
}

/// Something said quietly.
pub(crate) fn faint(text: impl Into<String>) -> egui::RichText {
    egui::RichText::new(text).color(palette().faint)
}

/// The number of a rule case: its thought when one points at it, the rule itself when one clicks.
pub(crate) fn case_chip(ui: &mut egui::Ui, case: Rule, wanted: &mut Option<Rule>) {
    let text = egui::RichText::new(case.to_string()).size(CHIP).color(palette().blue);
    let edge = Stroke::new(1.0, palette().line);
    let chip = egui::Button::new(text).small().stroke(edge).fill(palette().paper).corner_radius(7);
    let thought = super::rules::thought(ui.ctx(), case).unwrap_or_else(|| say!(MESSAGES, "window-paper-rule-unknown"));
    let response = ui.add(chip);
    response.widget_info(|| {
        let name = say!(MESSAGES, "window-paper-rule", number = case.to_string());
        egui::WidgetInfo::labeled(egui::Role::Link, true, name)
    });
    if response.on_hover_text(format!("{case}  {thought}")).clicked() {
        *wanted = Some(case);
    }
}

/// A colour of a scenario.
pub(crate) const fn colour(of: scenarios::FileColour) -> Color32 {
    Color32::from_rgb(of.red, of.green, of.blue)
}

/// Dark ink or white, whichever can be read on that colour.
pub(crate) fn on(colour: Color32) -> Color32 {
    let [red, green, blue, _] = colour.to_array().map(u32::from);
    if red * 299 + green * 587 + blue * 114 > 140_000 { palette::DARK_INK } else { Color32::WHITE }
}

/// Least contrast of a drawing with its ground.
const SEEN: f32 = 3.0;

/// Whether a colour is hardly seen on a ground.
pub(crate) fn is_lost(colour: Color32, ground: Color32) -> bool {
    contrast(colour, ground) < SEEN
}

/// Hatching over a coat that is as light as the sheet it lies on: the white of Austria on cream. `None` where the
/// colour itself is seen.
pub(super) fn hatching(coat: Color32, sheet: Color32) -> Option<Color32> {
    let dark = || contrast(palette::DARK_INK, coat) >= SEEN && contrast(palette::DARK_INK, sheet) >= SEEN;
    (contrast(coat, sheet) < SEEN).then(|| if dark() { palette::DARK_INK } else { Color32::WHITE })
}

/// A bar in the colour of an army, which is visible on the sheet in every colour.
pub(crate) fn coat_bar(painter: &egui::Painter, rect: egui::Rect, coat: Color32, sheet: Color32) {
    /// From one stroke of the hatching to the next.
    const STEP: f32 = 6.0;
    painter.rect_filled(rect, 2.0, coat);
    let Some(ink) = hatching(coat, sheet) else {
        painter.rect_stroke(rect, 2.0, Stroke::new(1.0, palette().faint), egui::StrokeKind::Inside);
        return;
    };
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let mut left = rect.left() - rect.height();
    while left < rect.right() {
        let (from, to) = (egui::pos2(left, rect.bottom()), egui::pos2(left + rect.height(), rect.top()));
        inside.line_segment([from, to], Stroke::new(1.0, ink));
        left += STEP;
    }
    painter.rect_stroke(rect, 2.0, Stroke::new(1.5, ink), egui::StrokeKind::Inside);
}

/// A section that can be folded away, with its heading.
pub(crate) fn section<R>(ui: &mut egui::Ui, title: &str, open: bool, inside: impl FnOnce(&mut egui::Ui) -> R) {
    egui::CollapsingHeader::new(egui::RichText::new(title).font(roman(HEADING)))
        .default_open(open)
        .show_unindented(ui, inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use render::Theme;
    use scene::Colour;

    #[test]
    fn nothing_is_written_in_a_size_of_its_own() {
        let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        let mut files = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if !path.ends_with("paper/small_counter.rs") {
                    files += 1;
                    let text = std::fs::read_to_string(&path).unwrap();
                    for begun in ["roman(", ".size(", "::proportional(", "::monospace("] {
                        let own = text
                            .split(begun)
                            .skip(1)
                            .find(|rest| rest.starts_with(|letter: char| letter.is_ascii_digit()));
                        assert!(own.is_none(), "{}: {begun}{:.12}", path.display(), own.unwrap_or_default());
                    }
                }
            }
        }
        assert!(files > 50, "the sources are where they were: {files}");
    }

    #[test]
    fn a_bar_of_any_army_is_seen_on_the_sheet_in_every_theme() {
        let by_day = hatched_on(palette::LIGHT.sheet, &Theme::light());
        assert!(by_day > 0, "Austria wears white");
        let themes: Vec<Theme> = Theme::light().iter().map(Theme::in_the_dark).collect();
        let by_night = hatched_on(palette::DARK.sheet, &themes);
        assert!(by_night > 0, "blue and grey coats vanish on a dark sheet");
    }

    fn hatched_on(sheet: Color32, themes: &[Theme]) -> u32 {
        let mut hatched = 0;
        for id in systems::ALL.readers().built_in_ids() {
            let battle = systems::ALL.open(id, None).expect("a battle");
            for nation in battle.scenario.drawing.nations.values() {
                let scenarios::FileColour { red, green, blue } = nation.colour;
                for (theme, army) in themes.iter().flat_map(|theme| (0..4).map(move |army| (theme, army))) {
                    let Colour { red, green, blue } = theme.army(army, Colour { red, green, blue });
                    let coat = Color32::from_rgb(red, green, blue);
                    match hatching(coat, sheet) {
                        None => assert!(contrast(coat, sheet) >= SEEN, "{} {coat:?}", theme.name),
                        Some(ink) => {
                            hatched += 1;
                            assert!(contrast(ink, sheet).min(contrast(ink, coat)) >= SEEN, "{} {coat:?}", theme.name);
                        }
                    }
                }
            }
        }
        hatched
    }
}
