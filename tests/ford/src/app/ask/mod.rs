//! The questions of the ford, one file each.

mod amend;
mod bank;
mod bid;
mod card;
mod common;
mod crossing;
mod deploy;
mod march;

use super::{BATTERY, COLUMN, TheFord, decoys, place};
use crate::{Command, Ford, Stage};
use common::{not_asked, refused, rule};
use engine::contract::{Game as _, Pending, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use language::ask::{Asking, Draft, Key, Pick, PieceId, Sentence, Whose, Word};
use language::system::{Asks, Eye};

impl Asks for TheFord {
    const WORDS: &'static [(Key, Word)] = &[
        (bid::BID, Word { label: "Bid", under: "", hint: "Decides nothing, and is shown at the end." }),
        (bank::DRAW, Word { label: "Draw a card", under: "", hint: "Only you see it." }),
        (bank::CROSS, Word { label: "Cross", under: "", hint: "The enemy may fire." }),
        (bank::HURRY, Word { label: "Hurry across", under: "", hint: "Fire then needs two hits in a row." }),
        (card::PLAY, Word { label: "Play the card", under: "", hint: "Its strength is added to the column's." }),
    ];

    fn ask(game: &Ford, side: Side, draft: &Draft) -> Asking<Command> {
        let stage = match game.pending() {
            Pending::Decision { side: asked, decision } if asked == side => decision,
            Pending::Decision { .. } if game.both_asked() => {
                return Asking { whose: Whose::Early, ..bid::ask(game, draft) };
            }
            pending => return Asking { prompt: waiting(game, &pending), ..Asking::nothing() },
        };
        match stage {
            Stage::Deploy => deploy::ask(game, draft),
            Stage::Bid | Stage::Answer => bid::ask(game, draft),
            Stage::March => march::ask(game, draft),
            Stage::Bank => bank::ask(game),
            Stage::Crossing => crossing::ask(game),
            Stage::Card => card::ask(game),
            Stage::Open | Stage::Show => {
                Asking::of("open", Draft::EMPTY, Sentence::from("What was sealed is opened.").rule(rule("3.1")))
            }
            Stage::Draw | Stage::Fire | Stage::Over => Asking::nothing(),
        }
    }

    fn why_not(game: &Ford, side: Side, _: &Draft, pick: Pick) -> Refusal {
        let stage = match game.pending() {
            Pending::Decision { side: asked, decision } if asked == side => decision,
            // Whatever is said is refused for the same reason.
            _ => return refused(game, side, &Ford::undo()),
        };
        match (stage, pick) {
            (Stage::Deploy, _) => deploy::why_not(game, pick),
            (Stage::March, Pick::Hex(hex)) if game.scenario().number(hex).is_none() => {
                refused(game, side, &Command::March { ford: 0 })
            }
            (Stage::Bank, Pick::Word(bank::DRAW)) => refused(game, side, &Command::Draw),
            (Stage::Bank, Pick::Word(bank::HURRY)) => refused(game, side, &Command::Hurry),
            _ => not_asked(),
        }
    }

    fn place(game: &Ford, piece: PieceId) -> Option<Hex> {
        place(game, owner(piece), piece)
    }

    fn pieces_in(game: &Ford, hex: Hex) -> Vec<PieceId> {
        let all = [BATTERY, COLUMN].into_iter().chain(decoys(game.scenario()));
        all.filter(|piece| place(game, owner(*piece), *piece) == Some(hex)).collect()
    }

    fn fill(command: Command, seals: &[Hash]) -> Command {
        match (command, seals) {
            (Command::Deploy { .. }, [seal]) => Command::Deploy { seal: *seal },
            (Command::Spread { .. }, [battery, decoys @ ..]) => {
                Command::Spread { battery: *battery, decoys: decoys.to_vec() }
            }
            (Command::Bid { .. }, [seal]) => Command::Bid { seal: *seal },
            (other, _) => other,
        }
    }

    fn amend(game: &Ford, draft: &Draft) -> Asking<u8> {
        amend::ask(game, draft)
    }
}

/// The view in which a piece's place is visible; an engine without its owner's knowledge does not give it either.
const fn owner(piece: PieceId) -> Eye {
    Eye::Of(if piece.0 == COLUMN.0 { Side::Second } else { Side::First })
}

fn waiting(game: &Ford, pending: &Pending<Stage, Side>) -> Sentence {
    match pending {
        Pending::Decision { side, .. } => Sentence::EMPTY.side(*side).text(match game.owed() {
            Some(_) => " open what they sealed.",
            None => " decide.",
        }),
        Pending::Roll(roll) => Sentence::from("Chance decides.").rule(roll.case),
        Pending::Over(winner) => Sentence::EMPTY.side(*winner).text(" have won."),
    }
}
