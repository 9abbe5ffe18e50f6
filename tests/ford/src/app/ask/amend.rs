//! The change that both players may agree on: the ford of a column that is at one.

use super::common::{offer, says};
use crate::{Ford, Stage};
use engine::contract::Game as _;
use language::ask::{Asking, Draft, Mark, Pick, Sentence, Then};

pub(super) fn ask(game: &Ford, draft: &Draft) -> Asking<u8> {
    let view = game.view(engine::contract::Side::Second);
    if view.stage != Stage::Bank {
        return Asking::nothing();
    }
    let board = game.scenario();
    let chosen = draft.picks().first().and_then(|pick| board.number(pick.hex()?));
    let read = chosen.and_then(|number| board.ford(number)).map(Pick::Hex);
    let prompt = Sentence::from("Where should the column be?");
    let mut asking = Asking::of("change", read.into_iter().collect(), prompt);
    for number in board.numbers().filter(|number| Some(*number) != view.ford) {
        let Some(hex) = board.ford(number) else { continue };
        let pick = Pick::Hex(hex);
        let (then, mark) = match chosen == Some(number) {
            true => (Draft::EMPTY, Mark::Chosen),
            false => (Draft::new([pick]), Mark::Choice),
        };
        asking.offers.push(offer(pick, Then::Draft(then), Sentence::from("At ").hex(hex), mark));
    }
    asking.ready = chosen.map(|number| Ok(says("The column stands there", number)));
    asking
}
