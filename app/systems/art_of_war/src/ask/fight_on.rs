//! The decision on another day of battle [18.3].

use super::look::Look;
use crate::MESSAGES;
use art_of_war::{Command, cases};
use language::ask::{Asking, Draft};
use language::phrase;

const QUESTION: &str = "fight on";

/// Both answers are buttons; there is nothing to point at.
pub(super) fn ask(look: Look<'_>) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "art-of-war-ask-fight-on", side = look.side).rule(cases::PROLONGED);
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    asking.ready = look.may(phrase!(MESSAGES, "art-of-war-fight-on"), Command::FightOn, None);
    let doubt = phrase!(MESSAGES, "art-of-war-break-off-doubt");
    asking.pass = look.may(phrase!(MESSAGES, "art-of-war-break-off"), Command::BreakOff, Some(doubt));
    asking
}
