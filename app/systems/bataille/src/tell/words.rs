//! Single things in a word or a few: units, places, readiness, standing orders, verdicts.

use crate::ask::commas;
use crate::{MESSAGES, piece};
use bataille::*;
use engine::contract::Side;
use language::ask::{PieceId, Sentence};
use language::phrase;
use language::tongue::Argument;

/// A place, in a few words.
pub(in super::super) fn place(place: &Place) -> Sentence {
    let key = match place {
        Place::On(hex) => return Sentence::EMPTY.hex(*hex),
        Place::Waiting => "waiting",
        Place::Eliminated => "eliminated",
        Place::OffMap => "off-map",
        Place::Aside => "aside",
    };
    phrase!(MESSAGES, "bataille-place", place = key)
}

/// The name of a corps, or a part of it, as its file has it.
pub(in super::super) fn corps(name: &str) -> Sentence {
    MESSAGES.file_text("corps", name, name)
}

/// Units as pieces.
pub(super) fn pieces(units: &[UnitId]) -> Vec<PieceId> {
    units.iter().copied().map(piece).collect()
}

/// The key of a readiness in messages.
pub(super) const fn readiness_key(readiness: Readiness) -> &'static str {
    match readiness {
        Readiness::Fresh => "fresh",
        Readiness::Tired => "tired",
        Readiness::Exhausted => "exhausted",
    }
}

/// Readiness in a word.
pub(in super::super) fn readiness_word(readiness: Readiness) -> Sentence {
    phrase!(MESSAGES, "bataille-readiness", readiness = readiness_key(readiness))
}

/// Standing orders that are not the usual ones; `None` if all are.
pub(in super::super) fn orders_words(orders: &StandingOrders) -> Option<Sentence> {
    let reaction = match orders.reaction {
        ReactionOrder::Ask => None,
        ReactionOrder::Always => Some("always"),
        ReactionOrder::Never => Some("never"),
    };
    let opportunity = match orders.opportunity {
        OpportunityOrder::Hold => None,
        OpportunityOrder::Weak => Some("weak"),
        OpportunityOrder::Any => Some("any"),
        OpportunityOrder::Ask => Some("ask"),
    };
    let answer = match orders.answer {
        AnswerOrder::Ask => None,
        AnswerOrder::Stand => Some("stand"),
        AnswerOrder::Carre => Some("carre"),
    };
    let withdraw = match orders.withdraw {
        WithdrawOrder::Ask => None,
        WithdrawOrder::Never => Some("never"),
        WithdrawOrder::One => Some("one"),
    };
    let told: Vec<Argument> = [
        reaction.map(|order| phrase!(MESSAGES, "bataille-orders-reaction", order = order)),
        opportunity.map(|order| phrase!(MESSAGES, "bataille-orders-opportunity", order = order)),
        answer.map(|order| phrase!(MESSAGES, "bataille-orders-answer", order = order)),
        withdraw.map(|order| phrase!(MESSAGES, "bataille-orders-withdraw", order = order)),
    ]
    .into_iter()
    .flatten()
    .map(Argument::from)
    .collect();
    (!told.is_empty()).then(|| commas(told))
}

/// The size of a cost, by which messages choose the word for points.
pub(super) const fn size(cost: HalfPoints) -> &'static str {
    match cost.0 {
        0 => "none",
        1 | 2 => "one",
        3 => "over",
        _ => "many",
    }
}

/// Levels of a victory by their names in the files, the marks of a plain victory last.
const LEVELS: [&str; 4] = ["marginal", "substantial", "decisive", "victory"];

/// The verdicts that are made of a side and a level, and a draw.
pub(super) fn verdicts() -> Vec<Sentence> {
    let won = |side| LEVELS.map(|level| phrase!(MESSAGES, "bataille-verdict", level = level, side = side));
    let draw = phrase!(MESSAGES, "bataille-verdict-draw");
    std::iter::once(draw).chain(Side::BOTH.into_iter().flat_map(won)).collect()
}

/// A verdict in words. A verdict that is not made of a side and a level is as the file has it.
pub(in super::super) fn verdict(board: &Board, winner: Option<Side>, verdict: &str) -> Sentence {
    let Some(side) = winner else {
        let draw = verdict == DRAW;
        return if draw { phrase!(MESSAGES, "bataille-verdict-draw") } else { Sentence::from(verdict.to_owned()) };
    };
    let rest = verdict.strip_prefix(board.side_name(side)).map(str::trim);
    let level = match rest {
        Some("victory") => Some("victory"),
        Some(rest) => LEVELS.into_iter().find(|level| rest.strip_suffix(" victory") == Some(*level)),
        None => None,
    };
    match level {
        Some(level) => phrase!(MESSAGES, "bataille-verdict", level = level, side = side),
        None => Sentence::from(verdict.to_owned()),
    }
}

/// The verdict of a draw in the files.
pub(super) const DRAW: &str = "draw";
