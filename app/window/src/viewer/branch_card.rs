//! "What if from here": the side that goes on from the position that is shown, and its opponent.

use crate::paper::look::faint;
use crate::paper::page::Item;
use engine::contract::Side;
use language::bot::BotKind;
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
        BranchCard(Branch::at(reel, seq).map(Box::new).map_err(|none| format!("Cannot play on from here: {none}.")))
    }

    /// Draws it.
    pub(super) fn show(&mut self, ctx: &egui::Context) -> Option<Chosen> {
        let mut open = true;
        let mut chosen = None;
        egui::Window::new("What if from here")
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
                    let title = format!("{} against the bot", branch.position.names().side(side));
                    if Item::new(&title, "The bot takes the other side").small().show(ui).clicked() {
                        chosen = Some((side, bot));
                    }
                }
                if Item::new("Hot seat from here", "Both sides on this computer").small().show(ui).clicked() {
                    chosen = Some((Side::First, Opponent::HotSeat));
                }
                ui.label(faint("This is practice with new dice and is not recorded. Leave it to return here."));
            });
        match (chosen, &self.0) {
            (Some((side, opponent)), Ok(branch)) => Some(Chosen::Play(branch.clone(), side, opponent)),
            _ if !open => Some(Chosen::Close),
            _ => None,
        }
    }
}
