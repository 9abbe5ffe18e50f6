//! What a record proves, at a glance and in detail. It says no more than was checked.

use super::screen::ReplayScreen;
use crate::replay::{Trust, Verdict};
use crate::window::look::{self, faint};
use egui::{Color32, RichText, Stroke, Ui};
use engine::contract::Side;
use net::verify::Weight;

const GOOD: Color32 = Color32::from_rgb(0x2c, 0x62, 0x3a);
const DOUBT: Color32 = Color32::from_rgb(0x8a, 0x5a, 0x00);

/// The mark and the colour of a verdict; the mark alone tells them apart, too.
pub(super) const fn mark(trust: &Trust) -> (&'static str, Color32) {
    match trust.verdict {
        Verdict::Proven => ("✔", GOOD),
        Verdict::ProvenToBreakOff => ("✔", look::BLUE),
        Verdict::NotProven => ("⚠", DOUBT),
        Verdict::Broken { .. } => ("✖", look::RED),
        Verdict::Elsewhere { .. } => ("?", look::FAINT),
    }
}

/// The badge; a click opens the details.
pub(super) fn show(ui: &mut Ui, screen: &mut ReplayScreen) {
    let trust = screen.reel.trust();
    let (mark, colour) = mark(trust);
    let text = RichText::new(format!("{mark} {}", trust.badge())).strong().color(colour);
    let button = egui::Button::new(text).stroke(Stroke::new(1.5, colour)).fill(look::PAPER).corner_radius(11);
    let response = ui.add(button);
    let name = format!("What this proves: {}", trust.badge());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
    if response.on_hover_text(format!("{}\nClick for what was checked.", trust.meaning())).clicked() {
        screen.details = !screen.details;
    }
}

/// What is wrong, where something is; said without being asked.
pub(super) fn warning(ui: &mut Ui, trust: &Trust) {
    let (_, colour) = mark(trust);
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
    egui::Window::new("What this record proves")
        .open(&mut open)
        .collapsible(false)
        .resizable(false)
        .pivot(egui::Align2::CENTER_CENTER)
        .default_pos(ctx.content_rect().center())
        .show(ctx, |ui| {
            ui.set_width(width);
            egui::ScrollArea::vertical().max_height(height).show(ui, |ui| wanted = inside(ui, screen.reel.trust()));
        });
    screen.details = open;
    if let Some(entry) = wanted {
        screen.seek(entry);
    }
}

/// What stands there. The entry somebody wants to see.
pub(super) fn inside(ui: &mut Ui, trust: &Trust) -> Option<u32> {
    let (mark, colour) = mark(trust);
    let mut wanted = None;
    ui.label(RichText::new(format!("{mark} {}", trust.badge())).font(look::roman(20.0)).color(colour));
    ui.label(trust.meaning());
    if let Some(ending) = &trust.ending {
        ui.label(format!("How it ended: {ending}."));
    }
    if trust.one_machine {
        ui.label("One machine held both keys, so it proves nothing about two players.");
    }
    ui.separator();
    look::heading(ui, "What was checked");
    egui::Grid::new("checked").num_columns(2).spacing([14.0, 2.0]).show(ui, |ui| {
        for checked in trust.checked() {
            ui.label(RichText::new(checked.count.to_string()).strong());
            ui.label(checked.what);
            ui.end_row();
        }
    });
    ui.label(faint(format!("{} of {} entries in the file are good.", trust.good, trust.entries)));
    let wrong: Vec<_> = trust.findings.iter().filter(|finding| finding.weight != Weight::Remark).collect();
    for (title, list) in [("What is wrong", wrong), ("What both agreed on, and what was claimed", trust.consented().collect())]
    {
        if list.is_empty() {
            continue;
        }
        ui.separator();
        look::heading(ui, title);
        for finding in list {
            ui.horizontal_wrapped(|ui| {
                ui.label(trust.sentence(finding));
                let show = ui.small_button("Show");
                let name = format!("Show entry {}", finding.seq);
                show.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
                if show.clicked() {
                    wanted = Some(finding.seq);
                }
            });
        }
    }
    ui.separator();
    look::heading(ui, "Whose keys");
    for side in Side::BOTH {
        let words = trust.fingerprints.get(side.index()).map_or("", String::as_str);
        ui.label(format!("{}: {words}", trust.name(side)));
    }
    ui.label(faint(
        "Who held a key no record can tell: compare its six words with your friend's. Clocks are each player's word.",
    ));
    wanted
}
