//! Standing orders of a unit, as words [4.4].

use super::look::{Look, says};
use super::words;
use language::ask::{Asking, Mark, Pick, Rank, Sentence};
use winter::{Command, UnitId};

/// Every order it may be given; the one in force is marked.
pub(super) fn offers(look: Look<'_>, unit: UnitId, asking: &mut Asking<Command>) {
    let state = look.game.state().unit(unit);
    let counter = look.game.board().unit(unit);
    let mut offer = |key, in_force: bool, command: Command| {
        if look.accepts(&command) {
            let mark = if in_force { Mark::Chosen } else { Mark::Choice };
            let mut offer = says(Pick::Word(key), Sentence::EMPTY, mark, command);
            offer.rank = Rank::Aside;
            asking.offers.push(offer);
        }
    };
    if !counter.is_cavalry() {
        for (key, fire) in words::fire_orders() {
            let command = Command::StandingOrder { units: vec![unit], fire, charges: state.charges };
            offer(key, key == words::of_fire(state.fire), command);
        }
    } else {
        for (key, charges) in words::CHARGES.into_iter().zip([false, true]) {
            let command = Command::StandingOrder { units: vec![unit], fire: state.fire, charges };
            offer(key, charges == state.charges, command);
        }
    }
}
