//! A card for two machines that came to different states: what differs, who is right, and how to go on.

use super::company;
use super::look::{RED, chief, faint};
use super::match_screen::MatchScreen;
use crate::partner::{Ask, Now};
use egui::{RichText, Ui};
use net::session::{Difference, Judgement};

/// The card, while there is a difference and it was not put away.
pub(super) fn show(ctx: &egui::Context, screen: &mut MatchScreen) {
    if !is_shown(screen) {
        return;
    }
    let (Some(difference), Some(now)) = (screen.company.difference.clone(), screen.now().cloned()) else { return };
    let kept = screen.company.kept.clone();
    let mut go_on = false;
    let away = company::card(ctx, "The two machines differ", |ui| {
        for line in lines(&difference, &now) {
            ui.label(line);
        }
        facts(ui, &difference);
        if let Some(bundle) = kept.iter().find(|path| path.to_string_lossy().ends_with("desync.txt")) {
            ui.label(faint("Everything that is needed to reproduce it, in words and bytes, is in this file:"));
            company::copied(ui, &bundle.display().to_string(), "Copy the path of the bundle");
        }
        ui.add_space(6.0);
        if now.around.may_go_on {
            let asking = now.around.asking.is_some();
            if ui.add_enabled(!asking, chief("Go on from the last agreed phase")).clicked() {
                go_on = true;
            }
        }
        ui.label(RichText::new(next(&difference, &now)).strong());
    });
    screen.company.away.difference |= away;
    if go_on {
        screen.ask(Ask::GoOn);
    }
}

fn is_shown(screen: &MatchScreen) -> bool {
    !screen.company.away.difference && screen.company.difference.is_some() && screen.now().is_some()
}

/// Puts the card away. Whether it was there.
pub(super) fn put_away(screen: &mut MatchScreen) -> bool {
    let there = is_shown(screen);
    screen.company.away.difference |= there;
    there
}

/// What happened, and who is right.
fn lines(difference: &Difference, now: &Now) -> Vec<String> {
    let signer = now.name(difference.author);
    let mut lines = vec![format!(
        "Entry {} was signed by {signer} with a hash of the position that the other machine did not come to.",
        difference.seq
    )];
    lines.push(match difference.judgement {
        Judgement::WeAreRight => format!(
            "The record was carried out again from its beginning, and this machine is right: the hash of {} does not \
             follow from it. It may be a fault of memory or another build of the program; nobody needs to have cheated.",
            now.name(now.me.other())
        ),
        Judgement::WeWereWrong => String::from(
            "The record was carried out again from its beginning, and this machine was wrong. It has put itself right.",
        ),
    });
    lines
}

fn facts(ui: &mut Ui, difference: &Difference) {
    if !difference.sections.is_empty() {
        ui.label(format!("What differs: {}.", difference.sections.join(", ")));
    }
    if let Some((field, here, there)) = &difference.field {
        egui::Grid::new("difference").num_columns(2).show(ui, |ui| {
            for (name, value) in [("First field", field), ("Here", here), ("There", there)] {
                ui.label(faint(name));
                ui.add(egui::Label::new(RichText::new(whole(value)).monospace().size(12.0).color(RED)).wrap());
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

/// What happens next.
fn next(difference: &Difference, now: &Now) -> String {
    let other = now.name(now.me.other());
    if !now.around.disputed && difference.judgement == Judgement::WeWereWrong && now.around.difference.is_none() {
        return String::from("Nothing more is to be done: the match goes on.");
    }
    if now.around.difference.is_none() {
        return String::from("Both went on from the last phase they had agreed on.");
    }
    match difference.judgement {
        Judgement::WeAreRight if now.around.asking.is_some() => {
            format!("Going on is offered; the program of {other} takes it up by itself once it is connected.")
        }
        Judgement::WeAreRight if now.around.may_go_on => {
            String::from("Going on sets both machines back to the last phase both had confirmed. The dice fall anew.")
        }
        Judgement::WeAreRight => format!("The program of {other} has to take note of it first."),
        Judgement::WeWereWrong => {
            format!("Waiting for {other}, who was right, to go on from the last phase both had confirmed.")
        }
    }
}
