//! "What if from here": the side that goes on from the position that is shown, and its opponent.

use crate::MESSAGES;
use crate::paper::look::faint;
use crate::paper::page::Item;
use engine::contract::Side;
use language::bot::BotKind;
use language::{phrase, say};
use play::table::Opponent;
use replay::{Branch, Reel};

/// The player's choice.
pub(super) enum Chosen {
    /// The card is closed without a choice.
    Close,
    /// To go on as this side.
    Play(Box<Branch>, Side, Opponent),
}

/// A position one may go on from, or why one cannot.
pub(super) struct BranchCard(Result<Box<Branch>, String>);

impl BranchCard {
    /// The card for a step.
    pub(super) fn at(reel: &Reel, seq: u32) -> BranchCard {
        let branch = Branch::at(reel, seq).map(Box::new);
        BranchCard(branch.map_err(|none| say!(MESSAGES, "window-viewer-no-branch", why = none.to_string())))
    }

    /// Draws it.
    pub(super) fn show(&mut self, ctx: &egui::Context) -> Option<Chosen> {
        let mut open = true;
        let mut chosen = None;
        egui::Window::new(say!(MESSAGES, "window-viewer-what-if"))
            .open(&mut open)
            .collapsible(false)
            .resizable(false)
            .pivot(egui::Align2::CENTER_CENTER)
            .default_pos(ctx.content_rect().center())
            .show(ctx, |ui| {
                ui.set_width(360.0);
                let branch = match &self.0 {
                    Ok(branch) => branch,
                    Err(why) => {
                        ui.label(why);
                        return;
                    }
                };
                ui.label(format!("{}.", branch.origin));
                let bot = Opponent::Bot(BotKind::Sensible);
                for side in Side::BOTH {
                    let title = phrase!(MESSAGES, "window-viewer-branch-bot", side = side);
                    let title = title.plain(branch.position.names());
                    if Item::new(&title, &say!(MESSAGES, "window-viewer-branch-bot-line")).small().show(ui).clicked() {
                        chosen = Some((side, bot));
                    }
                }
                let title = say!(MESSAGES, "window-viewer-branch-both");
                let line = say!(MESSAGES, "window-viewer-branch-both-line");
                if Item::new(&title, &line).small().show(ui).clicked() {
                    chosen = Some((Side::First, Opponent::HotSeat));
                }
                ui.label(faint(say!(MESSAGES, "window-viewer-branch-practice")));
            });
        match (chosen, &self.0) {
            (Some((side, opponent)), Ok(branch)) => Some(Chosen::Play(branch.clone(), side, opponent)),
            _ if !open => Some(Chosen::Close),
            _ => None,
        }
    }
}
