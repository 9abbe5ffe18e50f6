//! The actions of the column at its ford [2.2, 2.4].

use super::common::{offer, rule, says};
use crate::{Command, Ford, Options};
use engine::contract::{Game as _, Side};
use language::ask::{Asking, Draft, Key, Mark, Pick, Said, Saying, Sentence, Then};
use language::sheet::Sheet;

/// Draws a card.
pub(super) const DRAW: Key = "draw";
/// Crosses.
pub(super) const CROSS: Key = "cross";
/// Crosses in a hurry.
pub(super) const HURRY: Key = "hurry";

pub(super) fn ask(game: &Ford) -> Asking<Command> {
    let prompt = Sentence::from("The column stands at the water.").rule(rule("2.2"));
    let mut asking = Asking::of("bank", Draft::EMPTY, prompt);
    let Options::Say(all) = game.options() else { return asking };
    for (key, command) in [(DRAW, Command::Draw), (CROSS, Command::Cross), (HURRY, Command::Hurry)] {
        if all.contains(&command) {
            asking.offers.push(offer(Pick::Word(key), Then::Say(Said::open(command)), "", Mark::Plain));
        }
    }
    let doubt = Some(Sentence::from("A column that withdraws has lost."));
    asking.pass = Some(Ok(Saying { doubt, ..says("Withdraw", Command::Withdraw) }));
    if let Some(strength) = game.view(Side::Second).card.and_then(|face| game.strength(face)) {
        let mut sheet = Sheet::EMPTY;
        sheet.line(format!("Your card is worth {strength}."));
        asking.card = sheet;
    }
    asking
}
