//! A card for two computers that came to different states: the difference, the side that is right, and the next step.

use super::company::Company;
use super::manner::Manner;
use super::on_board::OnBoard;
use crate::paper::card;
use crate::paper::look::{SMALL, faint};
use crate::paper::palette::palette;
use egui::{RichText, Ui};
use play::table::Now;
use record::session::{Judgement, MachineDifference};

/// The card, while there is a difference and it was not put away.
pub(super) fn show(ctx: &egui::Context, board: &OnBoard, company: &Company, manner: &mut Manner) {
    if !manner.shows_difference(board, company) {
        return;
    }
    let (Some(difference), Some(now)) = (company.difference.clone(), board.now().cloned()) else {
        return;
    };
    let kept = company.kept.clone();
    let away = card::card(ctx, "The two computers disagree", |ui| {
        for line in lines(&difference, &now) {
            ui.label(line);
        }
        facts(ui, &difference);
        if let Some(bundle) = kept.iter().find(|path| path.to_string_lossy().ends_with("desync.txt")) {
            ui.label(faint("This file holds everything needed to reproduce it:"));
            card::copied(ui, &bundle.display().to_string(), "Copy the path of the file");
        }
        ui.add_space(6.0);
        ui.label(RichText::new(next(&difference, &now)).strong());
    });
    manner.away.difference |= away;
}

/// The text on the difference, and on the computer that is right.
fn lines(difference: &MachineDifference, now: &Now) -> Vec<String> {
    let (seq, signer, other) = (difference.seq, now.name(difference.author), now.name(now.me.other()));
    let mine = difference.author == now.me;
    let what = if mine {
        format!("{other} says that entry {seq}, which you signed, has a wrong hash of the position.")
    } else {
        format!("{signer} signed entry {seq} with a hash of a position that this computer did not reach.")
    };
    let judged = match difference.judgement {
        Judgement::WeWereWrong => {
            String::from("This computer replayed the match from the start: it was wrong and has corrected itself.")
        }
        Judgement::WeAreRight => format!(
            "This computer replayed the match from the start: it is right, and the program of {other} is wrong. The \
             cause may be faulty memory or a different build; it need not be cheating. The signed entries are saved as \
             evidence."
        ),
    };
    vec![what, judged]
}

fn facts(ui: &mut Ui, difference: &MachineDifference) {
    if !difference.sections.is_empty() {
        ui.label(format!("Differences: {}.", difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        egui::Grid::new("difference").num_columns(2).show(ui, |ui| {
            for (name, value) in [("First field", field), ("Here", here), ("There", there)] {
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
    let other = now.name(now.me.other());
    if now.around.difference.is_none() {
        return String::from("Settled: the match continues from the replayed position. No die is rolled again.");
    }
    match difference.judgement {
        Judgement::WeWereWrong => String::from("The match continues from the replayed position."),
        Judgement::WeAreRight if difference.author == now.me => {
            format!("Nothing changes: the match waits for the program of {other} ({}).", now.around.owed)
        }
        Judgement::WeAreRight => format!(
            "Once the program of {other} replays the match and accepts this, the match continues from the replayed \
             position. No die is rolled again."
        ),
    }
}
