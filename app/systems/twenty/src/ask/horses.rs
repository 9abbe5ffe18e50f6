//! Extra Horses, yes or no [5.2].

use super::look::Look;
use crate::MESSAGES;
use language::ask::{Asking, Draft};
use language::phrase;
use twenty::{Command, rules};

pub(super) fn ask(look: Look<'_>) -> Asking<Command> {
    let prompt = phrase!(MESSAGES, "twenty-ask-horses", side = look.side).rule(rules::EXTRA_HORSES);
    let mut asking = Asking::of("extra horses", Draft::EMPTY, prompt);
    asking.ready = look.may(phrase!(MESSAGES, "twenty-horses-send"), Command::ExtraHorses { declare: true });
    asking.pass = look.may(phrase!(MESSAGES, "twenty-horses-not-yet"), Command::ExtraHorses { declare: false });
    asking.card.line(phrase!(MESSAGES, "twenty-horses-told").rule(rules::EXTRA_HORSES));
    asking
}
