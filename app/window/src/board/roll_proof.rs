//! The proof of a roll: what both sides committed to, what they opened, and the faces that follow, checked here again.

use crate::paper::look::{self, CHIP, SMALL, faint};
use crate::paper::palette::palette;
use egui::{RichText, ScrollArea};
use engine::codec;
use engine::contract::Side;
use engine::digest::Hash;
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
        let name = |side: Side| names.get(side.index()).map_or("?", String::as_str);
        let joint = &proof.joint;
        let [first_link, second_link] = joint.links;
        let [first_tip, second_tip] = vows.tips;
        let [first_key, second_key] = vows.keys;
        let list = |numbers: &[u16]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let faces = proof.faces.as_deref().map_or_else(|| String::from("only one side sees them"), list);
        let mut facts = vec![
            (
                String::from("Faces"),
                format!(
                    "{faces} (sides {}, asked for by rule {}, links number {})",
                    list(&proof.dice),
                    proof.case,
                    joint.n
                ),
            ),
            (String::from("Match"), joint.match_id.to_string()),
        ];
        for (side, key, tip, link) in
            [(Side::First, first_key, first_tip, first_link), (Side::Second, second_key, second_tip, second_link)]
        {
            let name = name(side);
            facts.push((format!("Key of {name}, in words"), key.fingerprint().to_string()));
            facts.push((format!("Commitment of {name}"), tip.to_string()));
            facts.push((format!("Link opened by {name}"), link.to_string()));
        }
        facts.push((String::from("Opened first"), name(proof.first).to_owned()));
        facts.push((String::from("Entry with the first link"), joint.entry.to_string()));
        facts.push((String::from("Hashed, after \"estafette roll\""), digits(&codec::encode(joint))));
        let mut checks = Vec::new();
        if joint.n < LINKS {
            for (side, tip, link) in [(Side::First, first_tip, first_link), (Side::Second, second_tip, second_link)] {
                checks.push((
                    format!("the link of {} leads to the commitment", name(side)),
                    leads(side, tip, joint.n, link),
                ));
            }
        }
        if let Some(faces) = &proof.faces {
            let follow = joint.faces(&proof.dice).is_ok_and(|found| found == *faces);
            checks.push((String::from("the faces follow from the hash"), follow));
        }
        ProofCard { title: format!("Proof of roll {}", u64::from(joint.n) + 1), facts, checks }
    }

    /// Whether everything that can be checked held.
    #[cfg(test)]
    pub(crate) fn holds(&self) -> bool {
        self.checks.iter().all(|(_, held)| *held)
    }

    /// The card as plain text.
    pub(crate) fn text(&self) -> String {
        let facts = self.facts.iter().map(|(what, is)| format!("{what}: {is}"));
        let checks = self.checks.iter().map(|(what, held)| format!("checked here: {what}: {}", yes(*held)));
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
        ui.label(
            "Both players had fixed their links before the match began, by a commitment in its header. The player who \
             opened first did not know the other's link, and the other could open only the link already committed. So \
             neither player could choose the die.",
        );
        for (what, held) in &self.checks {
            let colour = if *held { palette().blue } else { palette().red };
            ui.label(RichText::new(format!("Checked here: {what}: {}", yes(*held))).strong().color(colour));
        }
        if ui.button("Copy as text").clicked() {
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
    if held { "yes" } else { "NO" }
}

fn digits(bytes: &[u8]) -> String {
    engine::digits::Digits(bytes).to_string()
}
