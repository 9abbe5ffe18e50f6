//! Veiled play (C3): commands about tracks are sealed on their way out, and the dues of machines are no decisions of a
//! player.

use super::look::Look;
use crate::MESSAGES;
use eagles::{Command, Decision, Game, rules};
use engine::contract::Side;
use language::ask::{Asking, Draft, Said, Then};
use language::phrase;

/// The same question with every command that changes tracks unseen under seal.
pub(super) fn sealed(game: &Game, side: Side, mut asking: Asking<Command>) -> Asking<Command> {
    let seal = |said: &mut Said<Command>| {
        if let Some((command, contents)) = game.under_seal(side, &said.command) {
            *said = Said { command, sealed: contents };
        }
    };
    for offer in &mut asking.offers {
        if let Then::Say(said) = &mut offer.then {
            seal(said);
        }
    }
    for saying in [&mut asking.ready, &mut asking.pass] {
        if let Some(Ok(saying)) = saying {
            seal(&mut saying.said);
        }
    }
    asking.secret = asking.secret || matches!(asking.question, "organise" | "consolidate" | "lose" | "outposts");
    asking
}

/// A command as it is said in veiled play, with what is to be sealed for its blanks.
pub(in super::super) fn said(game: &Game, side: Side, command: Command) -> Said<Command> {
    match game.under_seal(side, &command) {
        Some((command, sealed)) => Said { command, sealed },
        None => Said::open(command),
    }
}

/// A due that only the owner's machine can settle.
pub(super) fn owed(look: Look<'_>, decision: &Decision) -> Asking<Command> {
    match decision {
        Decision::OpenTrack { leader } => {
            let prompt = phrase!(MESSAGES, "eagles-ask-open-track", side = look.side, leader = look.at(*leader));
            Asking::of("open_track", Draft::EMPTY, prompt.rule(rules::VEIL))
        }
        _ => {
            let prompt = phrase!(MESSAGES, "eagles-ask-claim", side = look.side);
            Asking::of("claim", Draft::EMPTY, prompt.rule(rules::VEIL))
        }
    }
}
