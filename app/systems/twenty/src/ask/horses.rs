//! Extra Horses, yes or no [5.2].

use super::look::Look;
use language::ask::{Asking, Draft, Sentence};
use twenty::{Command, rules};

pub(super) fn ask(look: Look<'_>) -> Asking<Command> {
    let prompt =
        look.prompt().text("send extra horses for the coming day, or press Not yet.").rule(rules::EXTRA_HORSES);
    let mut asking = Asking::of("extra horses", Draft::EMPTY, prompt);
    asking.ready = look.may("Send them", Command::ExtraHorses { declare: true });
    asking.pass = look.may("Not yet", Command::ExtraHorses { declare: false });
    let line = Sentence::from(
        "Once in the match: until the next night French infantry does not lose a movement point to rain or mud.",
    );
    asking.card.line(line.rule(rules::EXTRA_HORSES));
    asking
}
