//! The proofs of a record, at a glance and in detail. It says no more than was checked.

use super::screen::ReplayScreen;
use crate::MESSAGES;
use crate::paper::look::{self, BODY, SECTION, faint};
use crate::paper::palette::palette;
use egui::{Align2, Color32, FontId, Painter, Pos2, RichText, Stroke, Ui, Vec2, vec2};
use engine::contract::Side;
use language::say;
use record::verify::Weight;
use replay::{RecordVerdict, Trust};

/// The sign of a verdict; it alone tells good from bad, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// All is good, to the end.
    Good,
    /// Good so far.
    SoFar,
    /// Damaged.
    Doubt,
    /// Wrong.
    Wrong,
    /// Not replayed here, or not yet.
    Unknown,
}

impl Sign {
    /// The sign of what was proven.
    pub(super) const fn of(trust: &Trust) -> Sign {
        match trust.verdict {
            RecordVerdict::Proven => Sign::Good,
            RecordVerdict::ProvenToBreakOff => Sign::SoFar,
            RecordVerdict::NotProven => Sign::Doubt,
            RecordVerdict::Broken { .. } => Sign::Wrong,
            RecordVerdict::Elsewhere { .. } => Sign::Unknown,
        }
    }

    /// Its colour.
    pub(super) fn colour(self) -> Color32 {
        match self {
            Sign::Good => palette().green,
            Sign::SoFar => palette().blue,
            Sign::Doubt => palette().amber,
            Sign::Wrong => palette().red,
            Sign::Unknown => palette().faint,
        }
    }

    /// Draws it: a tick, half a tick's ring, a cross, or a letter.
    pub(super) fn paint(self, painter: &Painter, middle: Pos2) {
        let ink = Stroke::new(2.2, self.colour());
        let line = |from: Vec2, to: Vec2| {
            painter.line_segment([middle + from, middle + to], ink);
        };
        match self {
            Sign::Good | Sign::SoFar => {
                line(vec2(-4.5, 0.5), vec2(-1.3, 3.8));
                line(vec2(-1.3, 3.8), vec2(4.8, -4.2));
            }
            Sign::Wrong => {
                line(vec2(-3.8, -3.8), vec2(3.8, 3.8));
                line(vec2(-3.8, 3.8), vec2(3.8, -3.8));
            }
            Sign::Doubt | Sign::Unknown => {
                let letter = if self == Sign::Doubt { "!" } else { "?" };
                painter.text(middle, Align2::CENTER_CENTER, letter, FontId::proportional(BODY), self.colour());
            }
        }
    }
}

/// The badge; a click opens the details.
pub(super) fn show(ui: &mut Ui, screen: &mut ReplayScreen) {
    let trust = screen.reel.trust();
    let sign = Sign::of(trust);
    let colour = sign.colour();
    let text = RichText::new(format!("     {}", trust.badge())).strong().color(colour);
    let button = egui::Button::new(text).stroke(Stroke::new(1.5, colour)).fill(palette().paper).corner_radius(11);
    let response = ui.add(button);
    sign.paint(ui.painter(), response.rect.left_center() + vec2(17.0, 0.0));
    let name = say!(MESSAGES, "window-viewer-verification-of", badge = trust.badge());
    let hint = format!("{}\n{}", trust.meaning(), say!(MESSAGES, "window-viewer-see-checked"));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    if response.on_hover_text(hint).clicked() {
        screen.details = !screen.details;
    }
}

/// The faults found, if any; shown without a request.
pub(super) fn warning(ui: &mut Ui, trust: &Trust) {
    let colour = Sign::of(trust).colour();
    if !trust.is_good() {
        ui.add(egui::Label::new(RichText::new(trust.meaning()).color(colour).strong()).wrap());
    }
}

/// The details, if they are open.
pub(super) fn window(ctx: &egui::Context, screen: &mut ReplayScreen) {
    if !screen.details {
        return;
    }
    let mut open = true;
    let mut wanted = None;
    let width = (ctx.content_rect().width() - 40.0).clamp(180.0, 520.0);
    let height = (ctx.content_rect().height() - 120.0).max(120.0);
    egui::Window::new(say!(MESSAGES, "window-viewer-verification"))
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .pivot(egui::Align2::CENTER_CENTER)
        .default_pos(ctx.content_rect().center())
        .show(ctx, |ui| {
            ui.set_width(width);
            egui::ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height.min(520.0))
                .show(ui, |ui| wanted = inside(ui, screen.reel.trust()));
        });
    screen.details = open;
    if let Some(entry) = wanted {
        screen.seek(entry);
    }
}

/// The words of the badge. Returns the entry that the player wants to see.
pub(super) fn inside(ui: &mut Ui, trust: &Trust) -> Option<u32> {
    let sign = Sign::of(trust);
    let mut wanted = None;
    ui.horizontal(|ui| {
        let (spot, _) = ui.allocate_exact_size(vec2(16.0, 20.0), egui::Sense::hover());
        sign.paint(ui.painter(), spot.center());
        ui.label(RichText::new(trust.badge()).font(look::roman(SECTION)).color(sign.colour()));
    });
    ui.label(trust.meaning());
    if let Some(ending) = trust.ending() {
        let ending = ending.trim_end_matches('.').to_owned();
        ui.label(say!(MESSAGES, "window-viewer-how-it-ended", ending = ending));
    }
    if trust.one_machine {
        ui.label(say!(MESSAGES, "window-viewer-one-computer"));
    }
    ui.separator();
    look::heading(ui, &say!(MESSAGES, "window-viewer-what-was-checked"));
    ui.spacing_mut().interact_size.y = 18.0;
    egui::Grid::new("checked").num_columns(2).spacing([14.0, 2.0]).show(ui, |ui| {
        for checked in trust.checked() {
            ui.label(RichText::new(checked.count.to_string()).strong());
            ui.label(checked.what);
            ui.end_row();
        }
    });
    ui.label(faint(say!(MESSAGES, "window-viewer-good-entries", good = trust.good, all = trust.entries)));
    let wrong: Vec<_> = trust.findings.iter().filter(|finding| finding.weight != Weight::Remark).collect();
    let wrong = (say!(MESSAGES, "window-viewer-what-is-wrong"), wrong);
    let agreed = (say!(MESSAGES, "window-viewer-agreements"), trust.consented().collect());
    for (title, list) in [wrong, agreed] {
        if list.is_empty() {
            continue;
        }
        ui.separator();
        look::heading(ui, &title);
        for finding in list {
            ui.horizontal_wrapped(|ui| {
                ui.label(trust.sentence(finding));
                let show = ui.small_button(say!(MESSAGES, "window-viewer-show"));
                let name = say!(MESSAGES, "window-viewer-show-entry", entry = finding.seq);
                show.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                if show.clicked() {
                    wanted = Some(finding.seq);
                }
            });
        }
    }
    ui.separator();
    look::heading(ui, &say!(MESSAGES, "window-viewer-whose-keys"));
    for side in Side::BOTH {
        let words = trust.fingerprints.get(side.index()).map_or("", String::as_str);
        let (name, words) = (trust.called(side), words.to_owned());
        ui.label(say!(MESSAGES, "window-viewer-key-of", name = name, words = words));
    }
    ui.label(faint(say!(MESSAGES, "window-viewer-compare-words")));
    wanted
}
