//! The questions of the Art of War, one file each: who may be pointed at, what can be said, and why not otherwise.
//!
//! The offers are the engine's options, and the engine accepts every command made here: there is no second copy of the
//! rules. Four questions send one unit to one hex ([`ways`]), four choose a set of units ([`sets`]); moving and
//! attacking are questions of their own.

mod advance;
mod aftermath;
mod amend;
mod attack;
mod call_reserve;
mod fight_on;
mod fresh;
mod look;
mod losses;
mod movement;
mod plan;
mod reorganise;
mod retreat;
mod sets;
mod spirit;
mod step_back;
#[cfg(test)]
mod tests;
mod ways;
mod weighing;

use super::{ArtOfWar, MESSAGES, tell, unit};
use art_of_war::{Change, Command, Decision, Game, Options};
use engine::contract::{Game as _, Pending, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Asked, Asking, Draft, Key, Overlay, Pick, PieceId, Sentence, Undone, Word};
use language::phrase;
use language::system::Asks;
use look::Look;

pub(super) use movement::{FREE, FREE_ALL};

impl Asks for ArtOfWar {
    const WORDS: &'static [(Key, Word)] = &[
        (movement::FREE, Word::MESSAGE),
        (movement::FREE_ALL, Word::MESSAGE),
        (amend::REMOVE, Word::MESSAGE),
        (amend::UNRESERVE, Word::MESSAGE),
        (amend::HELD[0].0, Word::MESSAGE),
        (amend::HELD[1].0, Word::MESSAGE),
        (amend::HELD[2].0, Word::MESSAGE),
        (amend::MORALE, Word::MESSAGE),
        (plan::LOWER, Word::MESSAGE),
    ];

    fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        let look = Look(Asked { game, side });
        let decision = match game.pending() {
            Pending::Decision { side: asked, decision } if asked == side => decision,
            pending => return Asking { prompt: waiting(look, &pending), ..Asking::nothing() },
        };
        match decision {
            Decision::Move => movement::ask(look, draft),
            Decision::DeclareFresh => fresh::ask(look, draft),
            Decision::Attack => attack::ask(look, draft),
            Decision::Losses { due } => losses::ask(look, draft, due),
            Decision::Retreat { .. } | Decision::Displace { .. } => retreat::ask(look, draft, &decision),
            Decision::Advance => advance::ask(look, draft),
            Decision::StepBack { .. } => step_back::ask(look, draft),
            Decision::Spirit => spirit::ask(look, draft),
            Decision::CallReserve { army } => call_reserve::ask(look, draft, army),
            Decision::FightOn => fight_on::ask(look),
            Decision::Reorganise { .. } => reorganise::ask(look, draft),
        }
    }

    fn why_not(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        let look = Look(Asked { game, side });
        // Any command is refused for the same reason: it is not for this side to say.
        let Some(decision) = look.decision() else { return look.refused(&Game::undo()) };
        match decision {
            Decision::Move => movement::why_not(look, draft, pick),
            Decision::DeclareFresh => fresh::why_not(look, pick),
            Decision::Attack => attack::why_not(look, draft, pick),
            Decision::Losses { .. } => losses::why_not(look, pick),
            Decision::Retreat { .. } | Decision::Displace { .. } => retreat::why_not(look, draft, pick),
            Decision::Advance => advance::why_not(look, draft, pick),
            Decision::StepBack { .. } => step_back::why_not(look, draft, pick),
            Decision::Spirit => spirit::why_not(look, draft, pick),
            Decision::CallReserve { .. } => call_reserve::why_not(look, pick),
            Decision::FightOn => look::not_asked(),
            Decision::Reorganise { .. } => reorganise::why_not(look, draft, pick),
        }
    }

    fn undone(game: &Game, side: Side) -> Vec<Undone> {
        if (Asked { game, side }).decision().is_none() {
            return Vec::new();
        }
        match game.options() {
            Options::Attack(options) => {
                let count = options.attackers.len();
                let left = phrase!(MESSAGES, "art-of-war-undone-attacks", count = count);
                vec![Undone { count, left, again: phrase!(MESSAGES, "art-of-war-again-combat") }]
            }
            _ => Vec::new(),
        }
    }

    fn place(game: &Game, piece: PieceId) -> Option<Hex> {
        game.state().hex_of(unit(game.board(), piece)?)
    }

    fn pieces_in(game: &Game, hex: Hex) -> Vec<PieceId> {
        look::pieces(game.units_in(hex))
    }

    fn amend(game: &Game, draft: &Draft) -> Asking<Change> {
        amend::ask(game, draft)
    }

    fn why_not_amend(_: &Game, _: &Draft, _: Pick) -> Refusal {
        amend::why_not()
    }

    fn put(game: &Game, edits: Vec<Change>, edit: Change) -> Vec<Change> {
        amend::put(game, edits, edit)
    }

    fn together(edits: Vec<Change>) -> Option<Change> {
        Some(edits.concat()).filter(|change| !change.is_empty())
    }

    fn amended(game: &Game, change: &Change) -> Vec<Overlay> {
        amend::overlays(game, change)
    }

    fn preview(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        let look = Look(Asked { game, side });
        match look.decision() {
            Some(Decision::Move) => movement::preview(look, draft, pick),
            Some(Decision::Attack) => attack::preview(look, draft, pick),
            _ => Vec::new(),
        }
    }
}

/// The text for a side that need not decide.
fn waiting(look: Look<'_>, pending: &Pending<Decision, art_of_war::Outcome>) -> Sentence {
    match pending {
        Pending::Decision { side, decision } => tell::question(look.game.board(), *side, decision),
        Pending::Roll(roll) => phrase!(language::MESSAGES, "language-dice-rolling").rule(roll.case),
        Pending::Over(outcome) => tell::ending(outcome),
    }
}
