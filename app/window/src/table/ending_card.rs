//! The card at the end: who won and by what, where the record is, and another match.

use super::company;
use super::match_screen::MatchScreen;
use super::panels::Wish;
use crate::paper::look::{chief, faint};
use crate::paper::sheet_view::Painter;
use egui::{RichText, Ui};
use engine::contract::Side;
use net::entry::Ending;
use play::ask::Rule;
use play::partner::{Ask, Now};
use play::position::Waits;
use play::system::Eye;

/// The card, once the match is over and as long as it was not put away.
pub(super) fn show(ctx: &egui::Context, screen: &mut MatchScreen) -> Option<Wish> {
    let now = screen.now().cloned().filter(|_| is_shown(screen))?;
    let mut wish = None;
    let away = company::card(ctx, "The battle is over", |ui| {
        ui.label(RichText::new(how(&now)).size(16.5).strong());
        screen.wants_rule = score(ui, &now).or(screen.wants_rule);
        ui.add_space(4.0);
        if !now.closed {
            ui.label(faint("Waiting for both to sign the end."));
        }
        if let Some(record) = &now.record {
            ui.label("The record proves every roll and every move to anybody:");
            company::copied(ui, &verify_command(record), "Copy the verify command");
        }
        ui.add_space(8.0);
        wish = again(ui, screen, &now);
        if ui.button("Back to the start").clicked() {
            wish = Some(Wish::Leave);
        }
    });
    screen.company.away.ending |= away;
    wish
}

fn is_shown(screen: &MatchScreen) -> bool {
    !screen.company.away.ending && screen.now().is_some_and(|now| is_over(now)) && !screen.stage.play.is_moving()
}

/// Puts the card away. Whether it was there.
pub(super) fn put_away(screen: &mut MatchScreen) -> bool {
    let there = is_shown(screen);
    screen.company.away.ending |= there;
    there
}

/// Whether nothing more is played.
pub(crate) fn is_over(now: &Now) -> bool {
    now.closed || now.around.ending.is_some() || now.position.waits() == Waits::Over
}

/// The command that proves a record.
pub(super) fn verify_command(record: &std::path::Path) -> String {
    let path = record.display().to_string();
    if path.contains(' ') { format!("estafette verify \"{path}\"") } else { format!("estafette verify {path}") }
}

/// How it ended, in a sentence or two.
pub(super) fn how(now: &Now) -> String {
    let army = |side: Side| format!("the {} side ({})", now.side_name(side), now.name(side));
    match now.around.ending {
        Some(Ending::Conceded { by }) => {
            super::trouble_card::sentence(&format!("{} gives up, and {} wins", army(by), army(by.other())))
        }
        Some(Ending::Agreed { winner: None }) => String::from("Both agreed on a draw."),
        Some(Ending::Agreed { winner: Some(side) }) => format!("Both agreed that {} wins.", army(side)),
        Some(Ending::Rules) | None => match now.position.ending() {
            Some(ending) => ending.text().plain(now.position.names()),
            None => String::from("The match is over."),
        },
    }
}

/// The points of both sides, by what they come from.
fn score(ui: &mut Ui, now: &Now) -> Option<Rule> {
    let sheet = now.position.ending().map_or_else(|| now.position.account(Eye::Public), |ending| ending.sheet);
    Painter::plain(now.position.names()).show(ui, &sheet).rule
}

/// Another match.
fn again(ui: &mut Ui, screen: &mut MatchScreen, now: &Now) -> Option<Wish> {
    let mine = now.side_name(now.me.other()).to_owned();
    if !now.far {
        let hint = format!("The same battle; you would lead the {mine} side.");
        let wanted = screen.again().is_some();
        return (wanted && ui.add(chief("Rematch with sides swapped")).on_hover_text(hint).clicked())
            .then_some(Wish::Again);
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
