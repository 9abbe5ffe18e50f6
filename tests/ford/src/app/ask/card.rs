//! Whether the card that was drawn is played [3.2].

use super::common::{offer, rule, says};
use crate::{Command, Ford, Options};
use engine::contract::Game as _;
use language::ask::{Asking, Draft, Key, Mark, Pick, Said, Sentence, Then};

/// Plays the card.
pub(super) const PLAY: Key = "play";

pub(super) fn ask(game: &Ford) -> Asking<Command> {
    let prompt = Sentence::from("Do you play your card?").rule(rule("3.2"));
    let mut asking = Asking::of("card", Draft::EMPTY, prompt);
    let Options::Say(all) = game.options() else { return asking };
    // Only the engine that drew it knows what there is to play.
    if let Some(play) = all.into_iter().find(|command| matches!(command, Command::Play(_))) {
        asking.offers.push(offer(Pick::Word(PLAY), Then::Say(Said::open(play)), "", Mark::Plain));
    }
    asking.pass = Some(Ok(says("Keep it", Command::Keep)));
    asking
}
