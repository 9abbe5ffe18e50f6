//! A card for a match that cannot go on here and now: the sentence, and what one can do.

use super::company;
use super::match_screen::MatchScreen;
use super::panels::Wish;
use crate::paper::look::{RED, chief, faint};
use egui::RichText;

/// The card, while there is trouble and it was not put away.
pub(super) fn show(ctx: &egui::Context, screen: &mut MatchScreen) -> Option<Wish> {
    let text = shown(screen)?.to_owned();
    let record = screen.now().and_then(|now| now.record.clone());
    let kept = screen.company.kept.clone();
    let mut wish = None;
    let away = company::card(ctx, "The match cannot go on here", |ui| {
        ui.label(RichText::new(sentence(&text)).color(RED).strong());
        ui.label("Everything up to the last entry is on disk. From the start, Go on takes the match up again.");
        if let Some(record) = record {
            ui.label(faint("The record:"));
            company::copied(ui, &record.display().to_string(), "Copy the path of the record");
        }
        if !kept.is_empty() {
            ui.label(faint("Kept beside it, for whoever wants to look into it:"));
            for path in &kept {
                ui.add(egui::Label::new(RichText::new(path.display().to_string()).monospace().size(12.0)).wrap());
            }
        }
        ui.add_space(6.0);
        if ui.add(chief("Back to the start")).clicked() {
            wish = Some(Wish::Leave);
        }
    });
    screen.company.away.trouble |= away;
    wish
}

fn shown(screen: &MatchScreen) -> Option<&str> {
    screen.company.trouble.as_deref().filter(|_| !screen.company.away.trouble)
}

/// Puts the card away. Whether it was there.
pub(super) fn put_away(screen: &mut MatchScreen) -> bool {
    let there = shown(screen).is_some();
    screen.company.away.trouble |= there;
    there
}

/// A sentence begins with a capital and ends with a stop.
pub(super) fn sentence(text: &str) -> String {
    let text = text.trim();
    let mut letters = text.chars();
    let mut whole: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    if !whole.ends_with(['.', '!', '?']) {
        whole.push('.');
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_fault_says_becomes_a_sentence() {
        assert_eq!(sentence("the disk is full"), "The disk is full.");
        assert_eq!(sentence("Is it? "), "Is it?");
    }
}
