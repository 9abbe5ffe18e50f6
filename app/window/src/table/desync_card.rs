//! A card for two computers that came to different states: the difference, the side that is right, and the next step.

use super::company::Company;
use super::manner::Manner;
use super::on_board::OnBoard;
use crate::MESSAGES;
use crate::paper::card;
use crate::paper::look::{SMALL, faint};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use language::say;
use play::table::Now;
use record::session::{Judgement, MachineDifference};
use replay::words;

/// The card, while there is a difference and it was not put away.
pub(super) fn show(ctx: &egui::Context, board: &OnBoard, company: &Company, manner: &mut Manner) {
    if !manner.shows_difference(board, company) {
        return;
    }
    let (Some(difference), Some(now)) = (company.difference.clone(), board.now().cloned()) else {
        return;
    };
    let kept = company.kept.clone();
    let away = card::card(ctx, &say!(MESSAGES, "window-table-difference-title"), |ui| {
        for line in lines(&difference, &now) {
            ui.label(line);
        }
        facts(ui, &difference);
        if let Some(bundle) = kept.iter().find(|path| path.to_string_lossy().ends_with("desync.txt")) {
            ui.label(faint(say!(MESSAGES, "window-table-bundle")));
            card::copied(ui, &bundle.display().to_string(), &say!(MESSAGES, "window-table-copy-path"));
        }
        ui.add_space(6.0);
        ui.label(RichText::new(next(&difference, &now)).strong());
    });
    manner.away.difference |= away;
}

/// The text on the difference, and on the computer that is right.
fn lines(difference: &MachineDifference, now: &Now) -> Vec<String> {
    let (entry, other) = (difference.seq, now.name(now.me.other()));
    let what = if difference.author == now.me {
        say!(MESSAGES, "window-table-difference-yours", name = other.clone(), entry = entry)
    } else {
        let signer = now.name(difference.author);
        say!(MESSAGES, "window-table-difference-theirs", name = signer, entry = entry)
    };
    let judged = match difference.judgement {
        Judgement::WeWereWrong => say!(MESSAGES, "window-table-difference-we-wrong"),
        Judgement::WeAreRight => say!(MESSAGES, "window-table-difference-we-right", name = other),
    };
    vec![what, judged]
}

fn facts(ui: &mut Ui, difference: &MachineDifference) {
    if !difference.sections.is_empty() {
        ui.label(say!(MESSAGES, "window-table-differences", sections = difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        egui::Grid::new("difference").num_columns(2).show(ui, |ui| {
            for (name, value) in [
                (say!(MESSAGES, "window-table-first-field"), field),
                (say!(MESSAGES, "window-table-here"), here),
                (say!(MESSAGES, "window-table-there"), there),
            ] {
                ui.label(faint(name));
                ui.add(
                    egui::Label::new(RichText::new(whole(value)).monospace().size(SMALL).color(palette().red)).wrap(),
                );
                ui.end_row();
            }
        });
    }
}

/// A value of which only the first line is there says so.
fn whole(value: &str) -> String {
    let cut = value.trim_end_matches(['(', '{', '[']);
    if cut == value { value.to_owned() } else { format!("{} ...", cut.trim_end()) }
}

/// The text on the next step. No die is ever rolled again because of a difference.
fn next(difference: &MachineDifference, now: &Now) -> String {
    if now.around.difference.is_none() {
        return say!(MESSAGES, "window-table-difference-settled");
    }
    let name = now.name(now.me.other());
    match difference.judgement {
        Judgement::WeWereWrong => say!(MESSAGES, "window-table-difference-goes-on"),
        Judgement::WeAreRight if difference.author == now.me => {
            say!(MESSAGES, "window-table-difference-waits", name = name, due = words::owed(&now.around.owed))
        }
        Judgement::WeAreRight => say!(MESSAGES, "window-table-difference-once", name = name),
    }
}
