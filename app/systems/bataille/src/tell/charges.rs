//! The events of charges in words [38 to 42].

use super::super::{MESSAGES, piece};
use super::clash::{faces, rolled};
use super::event::{changes, done_word, go, ordered, pieces};
use bataille::*;
use language::ask::Sentence;
use language::happening::Kind::Combat;
use language::happening::{Gait, Happening, Milestone};
use language::phrase;

/// An event of a charge as a happening; without words if it is of another kind.
pub(super) fn told(board: &Board, what: &What) -> Happening {
    match what {
        What::ChargeOrdered { units, target, .. } => {
            let text = phrase!(MESSAGES, "bataille-charges", units = pieces(units), hex = *target);
            Combat.says(text).strong().at(*target).milestone(Milestone::Fight(ordered(board, units, *target)))
        }
        What::ChargeRefused { units } => {
            Combat.says(phrase!(MESSAGES, "bataille-fails-to-charge", units = pieces(units)))
        }
        What::Reacted { units, contact, .. } => {
            let text = phrase!(MESSAGES, "bataille-intercepts", units = pieces(units), hex = *contact);
            Combat.says(text).strong().at(*contact)
        }
        What::NobodyReacted { side } => Combat.says(phrase!(MESSAGES, "bataille-no-reaction", side = *side)).silent(),
        What::Answered { hex, unit, answer } => {
            let answer = match answer {
                Answer::Stand => "stand",
                Answer::Carre => "carre",
            };
            let text = phrase!(MESSAGES, "bataille-answered", unit = piece(*unit), hex = *hex, answer = answer);
            Combat.says(text).at(*hex)
        }
        What::SlippedAway { units, to, from } => {
            let text = phrase!(MESSAGES, "bataille-withdraws-to", units = pieces(units), hex = *to);
            Combat.says(text).at(*to).acts(go(board, units, Some(*from), &[*to], Gait::Withdraw))
        }
        What::CarreThrown { unit, row, natural, modified, result, .. } => {
            let came = match result {
                CarreResult::Carre => "carre",
                CarreResult::Disorder => "disorder",
                CarreResult::Rout => "rout",
            };
            let (unit, row, roll) = (piece(*unit), row.to_string(), rolled(*natural, *modified));
            let text = phrase!(MESSAGES, "bataille-carre-rolled", unit = unit, row = row, roll = roll, came = came);
            Combat.says(text).dice(faces(*natural))
        }
        What::Stood { hex, units } => {
            let text = phrase!(MESSAGES, "bataille-stands", units = pieces(units), hex = *hex);
            Combat.says(text).at(*hex).acts(changes(units))
        }
        What::Rode { units, to, from } => {
            let text = phrase!(MESSAGES, "bataille-rides-to", units = pieces(units), hex = *to);
            Combat.says(text).at(*to).acts(go(board, units, Some(*from), &[*to], Gait::Advance))
        }
        What::Trampled { unit, increments } => {
            let text = phrase!(MESSAGES, "bataille-overrun", unit = piece(*unit), count = *increments);
            Combat.says(text).acts(changes(&[*unit]))
        }
        What::RecallThrown { units, face, least, done } => {
            let (least, rolled) = (least.to_string(), *face);
            let (units, came) = (pieces(units), done_word(*done));
            let text =
                phrase!(MESSAGES, "bataille-recall-rolled", units = units, least = least, face = rolled, came = came);
            Combat.says(text).die(*face)
        }
        What::MeleeHeld { attackers, defenders } => {
            let (attackers, defenders) = (pieces(attackers), pieces(defenders));
            Combat.says(phrase!(MESSAGES, "bataille-melee-held", attackers = attackers, defenders = defenders))
        }
        What::HeldMeleeLapsed { attackers } => {
            Combat.says(phrase!(MESSAGES, "bataille-melee-lapsed", units = pieces(attackers)))
        }
        What::OpportunityDeclined { side } => {
            Combat.says(phrase!(MESSAGES, "bataille-no-opportunity", side = *side)).silent()
        }
        _ => Combat.says(Sentence::EMPTY),
    }
}
