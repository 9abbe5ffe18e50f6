//! A question of no system, to try what is general on.

use super::asking::{Asking, Said, Saying};
use super::draft::Draft;
use super::offer::{Mark, Offer, Rank, Then};
use super::pick::{Dial, HolderId, Pick, PieceId};
use super::sentence::Sentence;
use engine::hex::Hex;

/// The hex it offers.
pub(super) const HEX: Hex = Hex::new(2, 3);
/// The word it offers.
pub(super) const WORD: &str = "halt";
/// The dial it offers, at rest at 0.
pub(super) const DIAL: Dial = Dial { key: "lower", of: None };

/// A piece of it.
pub(super) const fn piece(number: u16) -> Pick {
    Pick::Piece(PieceId(number))
}

/// Three pieces, a hex, a place beside the map, a word and a dial with three places are offered; nothing can be said
/// but what the hex says.
pub(super) fn asking() -> Asking<char> {
    let mut asking = Asking::of("toy", Draft::EMPTY, Sentence::from("What now?"));
    let offer = |pick: Pick, then| Offer { pick, then, label: Sentence::EMPTY, rank: Rank::Open, mark: Mark::Plain };
    let lengthens = |pick: Pick| offer(pick, Then::Draft(Draft::new([pick])));
    asking.offers = vec![
        lengthens(piece(0)),
        lengthens(piece(1)),
        lengthens(piece(2)),
        offer(Pick::Hex(HEX), Then::Say(Said::open('h'))),
        lengthens(Pick::Holder(HolderId(0))),
        lengthens(Pick::Word(WORD)),
    ];
    asking.offers.extend((0..3).map(|place| {
        let mark = if place == 0 { Mark::Chosen } else { Mark::Plain };
        Offer { rank: Rank::Aside, mark, ..lengthens(Pick::Dial(DIAL, place)) }
    }));
    asking
}

/// No offers, but this answer can be given.
pub(super) fn ready(command: char) -> Asking<char> {
    let saying = Saying { label: Sentence::from("Say it"), said: Said::open(command), doubt: None };
    Asking { ready: Some(Ok(saying)), ..Asking::nothing() }
}
