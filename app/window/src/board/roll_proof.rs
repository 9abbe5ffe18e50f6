//! The proof of a roll: what both sides committed to, what they opened, and the faces that follow, checked here again.

use crate::MESSAGES;
use crate::paper::look::{self, CHIP, SMALL, faint};
use crate::paper::palette::palette;
use egui::{RichText, ScrollArea};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
use language::say;
use play::table::Vows;
use record::chain::{LINKS, Verifier};
use record::course::RollProof;

/// Distance the card opens left of the middle, in points: over the board rather than the panel.
const OFF_SIDE: f32 = 170.0;

/// A proof, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ProofCard {
    title: String,
    /// Facts, each with a label and a value.
    facts: Vec<(String, String)>,
    /// Each check, and whether it held.
    checks: Vec<(String, bool)>,
}

impl ProofCard {
    /// The card of a roll; its checks are made now, by the code that rolls the dice.
    pub(crate) fn new(proof: &RollProof, vows: &Vows, names: &[String; 2]) -> ProofCard {
        let name = |side: Side| names.get(side.index()).cloned().unwrap_or_else(|| String::from("?"));
        let joint = &proof.joint;
        let [first_link, second_link] = joint.links;
        let [first_tip, second_tip] = vows.tips;
        let [first_key, second_key] = vows.keys;
        let list = |numbers: &[u16]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let faces = proof.faces.as_deref().map_or_else(|| say!(MESSAGES, "window-board-proof-hidden"), list);
        let mut facts = vec![
            (
                say!(MESSAGES, "window-board-proof-faces"),
                say!(
                    MESSAGES,
                    "window-board-proof-dice",
                    faces = faces,
                    sides = list(&proof.dice),
                    rule = proof.case.to_string(),
                    number = joint.n
                ),
            ),
            (say!(MESSAGES, "window-board-proof-match"), joint.match_id.to_string()),
        ];
        for (side, key, tip, link) in
            [(Side::First, first_key, first_tip, first_link), (Side::Second, second_key, second_tip, second_link)]
        {
            let name = name(side);
            let words = key.fingerprint().to_string();
            facts.push((say!(MESSAGES, "window-board-proof-key", name = name.clone()), words));
            facts.push((say!(MESSAGES, "window-board-proof-commitment", name = name.clone()), tip.to_string()));
            facts.push((say!(MESSAGES, "window-board-proof-opened", name = name), link.to_string()));
        }
        facts.push((say!(MESSAGES, "window-board-proof-first"), name(proof.first)));
        facts.push((say!(MESSAGES, "window-board-proof-entry"), joint.entry.to_string()));
        facts.push((say!(MESSAGES, "window-board-proof-hashed"), digits(&codec::encode(joint))));
        let mut checks = Vec::new();
        if joint.n < LINKS {
            for (side, tip, link) in [(Side::First, first_tip, first_link), (Side::Second, second_tip, second_link)] {
                checks.push((
                    say!(MESSAGES, "window-board-proof-leads", name = name(side)),
                    leads(side, tip, joint.n, link),
                ));
            }
        }
        if let Some(faces) = &proof.faces {
            let follow = joint.faces(&proof.dice).is_ok_and(|found| found == *faces);
            checks.push((say!(MESSAGES, "window-board-proof-follows"), follow));
        }
        let title = say!(MESSAGES, "window-board-proof-title", number = u64::from(joint.n) + 1);
        ProofCard { title, facts, checks }
    }

    /// Whether everything that can be checked held.
    #[cfg(test)]
    pub(crate) fn holds(&self) -> bool {
        self.checks.iter().all(|(_, held)| *held)
    }

    /// The card as plain text.
    pub(crate) fn text(&self) -> String {
        let fact = |(what, is): &(String, String)| {
            say!(MESSAGES, "window-board-proof-line", what = what.clone(), is = is.clone())
        };
        let check = |(what, held): &(String, bool)| {
            say!(MESSAGES, "window-board-proof-checked-line", what = what.clone(), held = yes(*held))
        };
        let (facts, checks) = (self.facts.iter().map(fact), self.checks.iter().map(check));
        let lines: Vec<String> = std::iter::once(self.title.clone()).chain(facts).chain(checks).collect();
        lines.join("\n")
    }

    /// The card in a window. Whether it stays open.
    pub(crate) fn show(&self, ctx: &egui::Context) -> bool {
        look::settle(ctx, &self.title);
        let mut open = true;
        let width = (ctx.content_rect().width() - 40.0).clamp(180.0, 560.0);
        let height = (ctx.content_rect().height() - 90.0).max(120.0);
        egui::Window::new(&self.title)
            .id(egui::Id::unique("the proof of a roll"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .default_width(width)
            .pivot(egui::Align2::CENTER_CENTER)
            .default_pos(ctx.content_rect().center() - egui::vec2(OFF_SIDE, 0.0))
            .show(ctx, |ui| {
                ui.set_width(width);
                ScrollArea::vertical()
                    .max_height(height)
                    .min_scrolled_height(height.min(540.0))
                    .show(ui, |ui| self.inside(ui));
            });
        open
    }

    /// The content of the card.
    pub(super) fn inside(&self, ui: &mut egui::Ui) {
        ui.label(say!(MESSAGES, "window-board-proof-why"));
        for (what, held) in &self.checks {
            let colour = if *held { palette().blue } else { palette().red };
            let text = say!(MESSAGES, "window-board-proof-checked", what = what.clone(), held = yes(*held));
            ui.label(RichText::new(text).strong().color(colour));
        }
        if ui.button(say!(MESSAGES, "window-board-proof-copy")).clicked() {
            ui.ctx().copy_text(self.text());
        }
        ui.separator();
        ui.spacing_mut().item_spacing.y = 1.0;
        for (what, is) in &self.facts {
            ui.label(faint(what).size(SMALL));
            ui.add(egui::Label::new(RichText::new(is).monospace().size(CHIP)).wrap());
            ui.add_space(3.0);
        }
    }
}

/// Whether link *n* leads to a side's first commitment.
fn leads(side: Side, tip: Hash, n: u32, link: Hash) -> bool {
    let mut verifier = Verifier::new(side, tip);
    (0..n).all(|_| verifier.skip().is_ok()) && verifier.accept(n, link).is_ok()
}

const fn yes(held: bool) -> &'static str {
    if held { "yes" } else { "no" }
}

fn digits(bytes: &[u8]) -> String {
    engine::digits::Digits(bytes).to_string()
}
