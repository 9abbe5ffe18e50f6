//! The choice to follow an enemy that has slipped away [8.4].

use super::cards::one_of;
use super::look::Look;
use crate::MESSAGES;
use engine::contract::Game as _;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Pick};
use language::phrase;
use twenty::{Command, Options, rules};

pub(super) fn ask(look: Look<'_>, draft: &Draft, vacated: Hex) -> Asking<Command> {
    let units = match look.game.options() {
        Options::FollowUp { units } => units,
        _ => Vec::new(),
    };
    let prompt = phrase!(MESSAGES, "twenty-ask-follow", side = look.side, hex = vacated).rule(rules::FOLLOW_UP);
    let asking = Asking::of("follow up", Draft::EMPTY, prompt);
    let label = |unit: Pick| phrase!(MESSAGES, "twenty-follow-with", unit = unit);
    let command = |unit| Command::FollowUp { unit: Some(unit) };
    let mut asking = one_of(look, draft, asking, &units, (&label, &command));
    asking.pass = look.may(phrase!(MESSAGES, "twenty-follow-none"), Command::FollowUp { unit: None });
    asking
}
