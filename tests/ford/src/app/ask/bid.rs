//! A bid under a seal, of both sides [1.4].

use super::common::{BLANK, offer, rule};
use crate::{Command, Ford};
use engine::codec;
use language::ask::{Asking, Dial, Draft, Key, Mark, Offer, Pick, Rank, Said, Saying, Sentence, Then};

/// The dial of the bid.
pub(super) const BID: Key = "bid";
const DIAL: Dial = Dial { key: BID, of: None };
/// The lowest value of the dial.
const LEAST: u8 = 1;

pub(super) fn ask(game: &Ford, draft: &Draft) -> Asking<Command> {
    let places = game.scenario().numbers();
    let bid = match draft.picks().first() {
        Some(Pick::Dial(DIAL, place)) => u8::try_from(*place).ok().filter(|bid| *bid != LEAST && places.contains(bid)),
        _ => None,
    };
    let put = |bid: u8| if bid == LEAST { Draft::EMPTY } else { Draft::new([Pick::Dial(DIAL, i16::from(bid))]) };
    let bid = bid.unwrap_or(LEAST);
    let prompt = Sentence::from("How much do you bid?").rule(rule("1.4"));
    let mut asking = Asking::of("bid", put(bid), prompt);
    asking.secret = true;
    asking.offers.extend(places.map(|place| {
        let mark = if place == bid { Mark::Chosen } else { Mark::Plain };
        let dial = offer(Pick::Dial(DIAL, i16::from(place)), Then::Draft(put(place)), Sentence::EMPTY, mark);
        Offer { rank: Rank::Aside, ..dial }
    }));
    let said = Said { command: Command::Bid { seal: BLANK }, sealed: vec![codec::encode(&bid)] };
    asking.ready = Some(Ok(Saying { label: Sentence::from(format!("Seal a bid of {bid}")), said, doubt: None }));
    asking
}
