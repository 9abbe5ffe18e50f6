//! The choice to follow an enemy that has slipped away [8.4].

use super::cards::one_of;
use super::look::Look;
use engine::contract::Game as _;
use engine::hex::Hex;
use language::ask::{Asking, Draft};
use twenty::{Command, Options, rules};

pub(super) fn ask(look: Look<'_>, draft: &Draft, vacated: Hex) -> Asking<Command> {
    let units = match look.game.options() {
        Options::FollowUp { units } => units,
        _ => Vec::new(),
    };
    let prompt = look
        .prompt()
        .text("choose a unit to follow into ")
        .hex(vacated)
        .text(", or press No follow-up.")
        .rule(rules::FOLLOW_UP);
    let asking = Asking::of("follow up", Draft::EMPTY, prompt);
    let mut asking =
        one_of(look, draft, asking, &units, ("Follow with", &|unit| Command::FollowUp { unit: Some(unit) }));
    asking.pass = look.may("No follow-up", Command::FollowUp { unit: None });
    asking
}
