//! The card at the end: who won and by what, where the record is, and another match.

use super::match_screen::MatchScreen;
use super::match_words::how;
use super::wish::TableWish;
use crate::paper::card;
use crate::paper::look::{chief, faint};
use crate::paper::sheet_view::Painter;
use egui::{RichText, Ui};
use play::ask::Rule;
use play::partner::{Ask, Now};

/// The card, once the match is over and as long as it was not put away.
pub(super) fn show(ctx: &egui::Context, screen: &mut MatchScreen) -> Option<TableWish> {
    let now = screen.now().cloned().filter(|_| screen.shows_ending())?;
    let mut wish = None;
    let away = card::card(ctx, "The battle is over", |ui| {
        ui.label(RichText::new(how(&now)).size(16.5).strong());
        screen.wants_rule = score(ui, &now).or(screen.wants_rule);
        ui.add_space(4.0);
        if !now.closed {
            ui.label(faint("Waiting for both to sign the end."));
        }
        if let Some(record) = &now.record {
            ui.label("The record proves every roll and every move to anybody:");
            card::copied(ui, &verify_command(record), "Copy the verify command");
        }
        ui.add_space(8.0);
        wish = again(ui, screen, &now);
        if ui.button("Back to the start").clicked() {
            wish = Some(TableWish::Leave);
        }
    });
    screen.company.away.ending |= away;
    wish
}

/// The command that proves a record.
pub(super) fn verify_command(record: &std::path::Path) -> String {
    let path = record.display().to_string();
    if path.contains(' ') { format!("estafette verify \"{path}\"") } else { format!("estafette verify {path}") }
}

/// The points of both sides, by what they come from.
fn score(ui: &mut Ui, now: &Now) -> Option<Rule> {
    let sheet = now.position.ending().map_or_else(|| now.position.account(now.position.eye()), |ending| ending.sheet);
    Painter::plain(now.position.names()).show(ui, &sheet).rule
}

/// Another match.
fn again(ui: &mut Ui, screen: &mut MatchScreen, now: &Now) -> Option<TableWish> {
    let mine = now.side_name(now.me.other()).to_owned();
    if !now.far {
        let hint = format!("The same battle; you would lead the {mine} side.");
        let wanted = screen.again().is_some();
        return (wanted && ui.add(chief("Rematch with sides swapped")).on_hover_text(hint).clicked())
            .then_some(TableWish::Again);
    }
    let other = now.name(now.me.other()).to_owned();
    if let Some((offer, terms)) = screen.company.offer.clone() {
        ui.label(RichText::new(offer).strong());
        if screen.company.rematch_asked {
            ui.label("Both are getting ready.");
        } else if ui.add(chief("Agree and play")).clicked() {
            screen.company.rematch_asked = true;
            screen.ask(Ask::Agree(terms));
        }
    } else if screen.company.rematch_asked {
        ui.label(format!("A rematch is offered. Waiting for {other}."));
    } else if now.closed && now.met {
        if ui.add(chief("Offer a rematch with sides swapped")).clicked() {
            screen.company.rematch_asked = true;
            screen.ask(Ask::Rematch);
        }
    } else if now.closed {
        ui.label(faint(format!("{other} is not connected any more: a new match needs a new invitation.")));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_verify_command_can_be_pasted() {
        assert_eq!(verify_command(Path::new("/m/a.estafette")), "estafette verify /m/a.estafette");
        assert_eq!(verify_command(Path::new("/my m/a.estafette")), "estafette verify \"/my m/a.estafette\"");
    }
}
