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
    let away = card::card(ctx, "The two machines differ", |ui| {
        for line in lines(&difference, &now) {
            ui.label(line);
        }
        facts(ui, &difference);
        if let Some(bundle) = kept.iter().find(|path| path.to_string_lossy().ends_with("desync.txt")) {
            ui.label(faint("Everything that is needed to reproduce it, in words and bytes, is in this file:"));
            card::copied(ui, &bundle.display().to_string(), "Copy the path of the bundle");
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
        format!("{other} says that entry {seq}, which you signed, carries a wrong hash of the position.")
    } else {
        format!("Entry {seq} was signed by {signer} with a hash of the position that this machine did not come to.")
    };
    let judged = match difference.judgement {
        Judgement::WeWereWrong => String::from(
            "The record was carried out again from its beginning, and this machine was wrong. It has put itself right.",
        ),
        Judgement::WeAreRight => format!(
            "The record was carried out again from its beginning, and this machine is right: what the program of {other} \
             says does not follow from it. It may be a fault of memory or another build of the program; nobody needs to \
             have cheated. What was signed is kept as evidence."
        ),
    };
    vec![what, judged]
}

fn facts(ui: &mut Ui, difference: &MachineDifference) {
    if !difference.sections.is_empty() {
        ui.label(format!("What differs: {}.", difference.sections.join(", ")));
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
        return String::from(
            "It is settled: the match goes on from what follows from the record. No die is rolled again.",
        );
    }
    match difference.judgement {
        Judgement::WeWereWrong => String::from("The match goes on from what follows from the record."),
        Judgement::WeAreRight if difference.author == now.me => {
            format!("Nothing changes: the match waits for {other}, who owes a {}.", now.around.owed)
        }
        Judgement::WeAreRight => format!(
            "As soon as the program of {other} has carried out the record again and admits it, the match goes on from \
             what follows from the record. No die is rolled again."
        ),
    }
}
