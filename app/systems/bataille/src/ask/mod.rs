//! The questions of the Bataille system, one file for each kind.
//!
//! The offers are the engine's options, and the engine accepts every command made here: there is no second copy of the
//! rules. A move and a charge are built hex by hex, fire and assaults unit by unit.

mod amend;
mod assault;
mod charge;
mod closed;
mod ends;
mod fire;
mod forecast;
mod limbering;
mod look;
mod movement;
mod moves;
mod orders;
mod press;
#[cfg(test)]
mod tests;

use super::{Bataille, MESSAGES, leader_piece, piece, thing, things};
use bataille::{Change, Command, Decision, Edit, Game, Options, Place};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Asked, Asking, Draft, Key, Overlay, Pick, PieceId, Undone, Word};
use language::phrase;
use language::system::Asks;
use look::Look;

pub(super) use closed::straight;
pub(super) use fire::field_of_fire;
pub(super) use forecast::{fraction, letter_words, melee_words, odds, terms};
pub(super) use look::{commas, formation_word, order_key, order_word, points, quarter};

impl Asks for Bataille {
    const WORDS: &'static [(Key, Word)] = &[
        ("column", Word::MESSAGE),
        ("line", Word::MESSAGE),
        ("carre", Word::MESSAGE),
        ("skirmish", Word::MESSAGE),
        ("road-march", Word::MESSAGE),
        ("general-order", Word::MESSAGE),
        ("limbered", Word::MESSAGE),
        (moves::LIMBER, Word::MESSAGE),
        (moves::UNLIMBER, Word::MESSAGE),
        (movement::RESTACK, Word::MESSAGE),
        ("reaction.ask", Word::MESSAGE),
        ("reaction.always", Word::MESSAGE),
        ("reaction.never", Word::MESSAGE),
        ("opportunity.hold", Word::MESSAGE),
        ("opportunity.weak", Word::MESSAGE),
        ("opportunity.any", Word::MESSAGE),
        ("opportunity.ask", Word::MESSAGE),
        ("answer.ask", Word::MESSAGE),
        ("answer.stand", Word::MESSAGE),
        ("answer.carre", Word::MESSAGE),
        ("withdraw.ask", Word::MESSAGE),
        ("withdraw.never", Word::MESSAGE),
        ("withdraw.one", Word::MESSAGE),
        (charge::STAND, Word::MESSAGE),
        (charge::FORM_CARRE, Word::MESSAGE),
        (assault::SAVING, Word::MESSAGE),
        (amend::GOOD, Word::MESSAGE),
        (amend::DISORDERED, Word::MESSAGE),
        (amend::ROUTED, Word::MESSAGE),
        (amend::UNLIMBERED, Word::MESSAGE),
        (amend::LOST, Word::MESSAGE),
        (amend::ELIMINATED, Word::MESSAGE),
        (amend::TURN, Word::MESSAGE),
    ];

    fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        asked(Look { asked: Asked { game, side }, closely: false }, draft)
    }

    fn ask_closely(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        asked(Look { asked: Asked { game, side }, closely: true }, draft)
    }

    fn why_not(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        let look = Look { asked: Asked { game, side }, closely: false };
        // Any command is refused for the same reason: it is not for this side to say.
        let Some(decision) = look.decision() else { return look.refused(&Command::EndMovement) };
        match decision {
            Decision::Charge => charge::why_not(look, draft, pick),
            Decision::React { .. } => charge::why_not_one(look, pick, false),
            Decision::OpportunityCharge { .. } => charge::why_not_one(look, pick, true),
            Decision::Answer { .. } | Decision::Press { .. } | Decision::Occupy { .. } => look::not_asked(),
            Decision::Movement => closed::why_not(look, draft, pick),
            Decision::DefensiveFire | Decision::OffensiveFire => fire::why_not(look, draft, pick),
            Decision::Assault | Decision::FollowUp { .. } => assault::why_not(look, draft, pick),
            Decision::Withdraw { .. } => assault::why_not_withdraw(look, draft, pick),
            Decision::Advance { .. } => assault::why_not_advance(look, pick),
            Decision::Close => orders::why_not(look, pick),
        }
    }

    fn undone(game: &Game, side: Side) -> Vec<Undone> {
        if (Asked { game, side }).decision().is_none() {
            return Vec::new();
        }
        match game.options() {
            Options::Charge(options) => {
                let left = phrase!(MESSAGES, "bataille-undone-charges", count = options.len());
                vec![Undone { count: options.len(), left, again: phrase!(MESSAGES, "bataille-again-charges") }]
            }
            Options::Assault(options) => {
                let left = phrase!(MESSAGES, "bataille-undone-assaults", count = options.len());
                vec![Undone { count: options.len(), left, again: phrase!(MESSAGES, "bataille-again-assaults") }]
            }
            _ => Vec::new(),
        }
    }

    fn place(game: &Game, piece: PieceId) -> Option<Hex> {
        match things::place(game, thing(game.board(), piece)?) {
            Place::On(hex) => Some(hex),
            _ => None,
        }
    }

    fn pieces_in(game: &Game, hex: Hex) -> Vec<PieceId> {
        let units = game.units_in(hex).into_iter().rev().map(piece);
        let leaders = Side::BOTH.into_iter().flat_map(|side| game.leaders_in(hex, side).collect::<Vec<_>>());
        leaders.map(|leader| leader_piece(game.board(), leader)).chain(units).collect()
    }

    fn preview(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        let look = Look { asked: Asked { game, side }, closely: false };
        if look.decision() == Some(Decision::Movement) { movement::preview(look, draft, pick) } else { Vec::new() }
    }

    fn amend(game: &Game, draft: &Draft) -> Asking<Change> {
        amend::ask(game, draft)
    }

    fn why_not_amend(game: &Game, draft: &Draft, pick: Pick) -> Refusal {
        amend::why_not(game, draft, pick)
    }

    fn put(_: &Game, mut edits: Vec<Change>, edit: Change) -> Vec<Change> {
        let about = |change: &Change| change.first().map(amend::about);
        edits.retain(|known| about(known) != about(&edit));
        edits.push(edit);
        edits
    }

    fn together(edits: Vec<Change>) -> Option<Change> {
        let all: Vec<Edit> = edits.into_iter().flatten().collect();
        (!all.is_empty()).then_some(all)
    }

    fn amended(_: &Game, change: &Change) -> Vec<Overlay> {
        let hex = |edit: &Edit| match edit {
            Edit::Unit { becomes, .. } => match becomes.place {
                Place::On(hex) => Some(hex),
                _ => None,
            },
            Edit::Leader { becomes, .. } => match becomes.place {
                Place::On(hex) => Some(hex),
                _ => None,
            },
            Edit::Holder { hex, .. } => Some(*hex),
            _ => None,
        };
        change.iter().filter_map(hex).map(|hex| Overlay::Choice { hex, chosen: true }).collect()
    }
}

fn asked(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Some(decision) = look.decision() else { return look.waits() };
    match decision {
        Decision::Charge => charge::ask(look, draft),
        Decision::React { units } => charge::one_of(look, draft, &units, None),
        Decision::OpportunityCharge { units, target } => charge::one_of(look, draft, &units, Some(target)),
        Decision::Answer { hex, unit } => charge::answer(look, hex, unit),
        Decision::Press { at } => press::ask(look, at),
        Decision::Occupy { hex } => charge::occupy(look, hex),
        Decision::Movement => movement::ask(look, draft),
        Decision::DefensiveFire | Decision::OffensiveFire => fire::ask(look, draft),
        Decision::Assault => assault::ask(look, draft, false),
        Decision::FollowUp { .. } => assault::ask(look, draft, true),
        Decision::Withdraw { hex } => assault::withdraw(look, draft, hex),
        Decision::Advance { hex, must } => assault::advance(look, draft, hex, must),
        Decision::Close => orders::close(look, draft),
    }
}
