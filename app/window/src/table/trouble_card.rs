//! A card for a match that cannot go on here and now: the sentence, and what one can do.

use super::company::Company;
use super::manner::Manner;
use super::on_board::OnBoard;
use super::wish::TableWish;
use crate::MESSAGES;
use crate::paper::card;
use crate::paper::look::{SMALL, chief, faint};
use crate::paper::palette::palette;
use crate::paper::words::sentence;
use egui::RichText;
use language::say;

/// The card, while there is trouble and it was not put away.
pub(super) fn show(ctx: &egui::Context, board: &OnBoard, company: &Company, manner: &mut Manner) -> Option<TableWish> {
    let text = manner.shows_trouble(board)?.to_owned();
    let record = board.now().and_then(|now| now.record.clone());
    let kept = company.kept.clone();
    let mut wish = None;
    let away = card::card(ctx, &say!(MESSAGES, "window-table-trouble-title"), |ui| {
        ui.label(RichText::new(sentence(&text)).color(palette().red).strong());
        ui.label(say!(MESSAGES, "window-table-trouble-saved"));
        if let Some(record) = record {
            ui.label(faint(say!(MESSAGES, "window-table-match-file")));
            card::copied(ui, &record.display().to_string(), &say!(MESSAGES, "window-table-copy-match-path"));
        }
        if !kept.is_empty() {
            ui.label(faint(say!(MESSAGES, "window-table-files-beside")));
            for path in &kept {
                ui.add(egui::Label::new(RichText::new(path.display().to_string()).monospace().size(SMALL)).wrap());
            }
        }
        ui.add_space(6.0);
        if ui.add(chief(say!(MESSAGES, "window-table-to-start"))).clicked() {
            wish = Some(TableWish::Leave);
        }
    });
    manner.away.trouble |= away;
    wish
}
