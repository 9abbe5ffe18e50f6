//! The choice of the ford that the column marches to [2.1].

use super::super::COLUMN;
use super::common::{offer, rule};
use crate::{Command, Ford};
use language::ask::{Asking, Draft, Mark, Pick, Said, Sentence, Then};

pub(super) fn ask(game: &Ford, draft: &Draft) -> Asking<Command> {
    let column = Pick::Piece(COLUMN);
    let taken = draft.picks().first() == Some(&column);
    let read = if taken { Draft::new([column]) } else { Draft::EMPTY };
    let prompt = Sentence::from("Which ford does the column march to?").rule(rule("2.1"));
    let mut asking = Asking::of("march", read, prompt);
    let (then, mark) = if taken { (Draft::EMPTY, Mark::Chosen) } else { (Draft::new([column]), Mark::Choice) };
    asking.offers.push(offer(column, Then::Draft(then), Sentence::EMPTY.piece(COLUMN), mark));
    for number in game.scenario().numbers().filter(|_| taken) {
        let Some(hex) = game.scenario().ford(number) else { continue };
        let says = Then::Say(Said::open(Command::March { ford: number }));
        let mark = Mark::Reach { left: String::new(), stop: true, risk: true };
        asking.offers.push(offer(Pick::Hex(hex), says, Sentence::from("March to ").hex(hex), mark));
    }
    asking
}
