//! The decision on another day of battle [18.3].

use super::look::Look;
use art_of_war::{Command, cases};
use language::ask::{Asking, Draft, Sentence};

const QUESTION: &str = "fight on";

/// Both answers are buttons; there is nothing to point at.
pub(super) fn ask(look: Look<'_>) -> Asking<Command> {
    let prompt = look.prompt().text("the day is over: press Fight on, or Break off.").rule(cases::PROLONGED);
    let mut asking = Asking::of(QUESTION, Draft::EMPTY, prompt);
    asking.ready = look.may("Fight on", Command::FightOn, None);
    let doubt = Sentence::from("Press again to break off the battle.");
    asking.pass = look.may("Break off", Command::BreakOff, Some(doubt));
    asking
}
