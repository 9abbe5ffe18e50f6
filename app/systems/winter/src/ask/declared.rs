//! The declarations of a command phase on a card. Few of them roll: a card without a die says in a sentence what follows
//! [19.7, 20.14.B, 20.24].

use super::super::{MESSAGES, leader_piece};
use super::look::Look;
use super::words::rule;
use language::ask::PieceId;
use language::phrase;
use language::sheet::{End, Sheet, Tone};
use winter::definition::{Arrival, Start};
use winter::{Command, UnitId};

/// The consequence of a declaration.
pub(super) fn card(look: Look<'_>, command: &Command) -> Sheet {
    match command {
        Command::Withdraw => withdrawal(look),
        Command::HoldEylau => hold(look),
        Command::DavoutOrder => davout(look),
        _ => Sheet::EMPTY,
    }
}

/// No die: some leaders are Mobile, and there are ways off the map, or more command in the east [20.04, 20.14.B.2].
fn withdrawal(look: Look<'_>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let board = look.game.board();
    let Some(withdraw) = &board.rules().withdraw else { return sheet };
    let leaders = withdraw.mobile.iter().filter_map(|id| board.leader_id(id));
    let leaders: Vec<PieceId> = leaders.map(|leader| leader_piece(board, leader)).collect();
    let told = match (withdraw.exits.as_slice(), withdraw.command_east_of) {
        ([], Some(column)) => phrase!(MESSAGES, "winter-withdraws-in-command", leaders = leaders, column = column),
        ([], None) => phrase!(MESSAGES, "winter-withdraws", leaders = leaders),
        (exits, _) => phrase!(MESSAGES, "winter-withdraws-from", leaders = leaders, hexes = exits.to_vec()),
    };
    sheet.line(told.rule(rule("20.14.B.2")));
    sheet
}

/// No die: units come for the town, chits are drawn again, and the town counts for more [20.14.B.3, 20.16].
fn hold(look: Look<'_>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let held = look.game.board().definition().units.iter().filter_map(|unit| match unit.start {
        Start::Entry { arrival: Arrival::AfterHold(turns), .. } => Some(turns),
        _ => None,
    });
    let first = look.game.state().turn.saturating_add(held.min().unwrap_or(0));
    sheet.line(phrase!(MESSAGES, "winter-holds-eylau", turn = first).rule(rule("20.14.B.3")));
    sheet
}

/// A die in each French command phase from the next on, until the order is there [17.9, 20.24].
fn davout(look: Look<'_>) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let upto = look.game.board().tables().orders.tick_upto_french.min(9);
    let end = |key: &'static str, tone: Tone, faces: u8| End {
        name: phrase!(MESSAGES, "winter-sign", sign = if tone == Tone::Good { "yes" } else { "no" }),
        words: phrase!(MESSAGES, "winter-order-arrives", when = key),
        tone,
        throws: u64::from(faces),
    };
    sheet.ends("", [end("next", Tone::Good, upto + 1), end("later", Tone::Even, 9 - upto)]);
    sheet.note(phrase!(MESSAGES, "winter-order-rolls", value = upto).rule(rule("17.9")).rule(rule("20.24")));
    sheet
}

/// No die now: each wave charges in a shock phase of its own, and units of the first check whether they go on [19.7].
pub(super) fn grand_charge(waves: &[Vec<UnitId>; 3]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    let [first, second, third] = waves.each_ref().map(Vec::len);
    let told = phrase!(MESSAGES, "winter-grand-charge-rides", first = first, second = second, third = third);
    sheet.line(told.rule(rule("19.7")));
    sheet.note(phrase!(MESSAGES, "winter-grand-charge-goes-on").rule(rule("19.7")));
    sheet
}
