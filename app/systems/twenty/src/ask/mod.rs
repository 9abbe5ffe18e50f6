//! The questions of the Twenty system, one file each.
//!
//! The offers are the engine's options, and the engine accepts every command made here: there is no second copy of the
//! rules. Drafts are moves, choices of units, and yes or no; only the sealed plan is a long one.

mod advance;
mod amend;
mod cards;
mod declare;
mod fight;
mod follow;
mod forecast;
mod horses;
mod look;
mod movement;
mod rally;
mod reaction;
mod retreat;
mod seal;

use super::{MESSAGES, Thing, Twenty, thing};
use engine::contract::{Game as _, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use language::ask::{Asked, Asking, Draft, Key, Pick, PieceId, Undone, Word};
use language::phrase;
use language::system::Asks;
use look::Look;
use twenty::{Change, Command, Decision, Game, Options};

pub(super) use forecast::{explained, ground, result_meaning, result_words};

impl Asks for Twenty {
    const WORDS: &'static [(Key, Word)] = &[
        (movement::BUILD, Word::MESSAGE),
        (reaction::SLIP, Word::MESSAGE),
        (reaction::SLIDE, Word::MESSAGE),
        (look::RESERVES, Word::MESSAGE),
        (seal::MARKERS[0], Word::MESSAGE),
        (seal::MARKERS[1], Word::MESSAGE),
        (seal::MARKERS[2], Word::MESSAGE),
        (seal::MARKERS[3], Word::MESSAGE),
        (amend::ROUTED, Word::MESSAGE),
        (amend::BROKEN, Word::MESSAGE),
        (amend::LOST, Word::MESSAGE),
        (amend::MORALE[0], Word::MESSAGE),
        (amend::MORALE[1], Word::MESSAGE),
    ];

    fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        let look = Look(Asked { game, side });
        let Some(decision) = look.decision() else { return look.waits() };
        match decision {
            Decision::Seal => seal::ask(look, draft),
            Decision::Open { .. } => {
                Asking::of("open", Draft::EMPTY, phrase!(MESSAGES, "twenty-ask-open", side = side))
            }
            Decision::RallyByCard => cards::rally(look, draft),
            Decision::Hold => cards::hold(look, draft),
            Decision::Provoke => cards::provoke(look, draft),
            Decision::Move => movement::ask(look, draft),
            Decision::React => reaction::ask(look, draft),
            Decision::FollowUp { vacated } => follow::ask(look, draft, vacated),
            Decision::Declare => declare::ask(look, draft),
            Decision::Fight => fight::ask(look, draft),
            Decision::Reserves => fight::reserves(look),
            Decision::Exchange => fight::exchange(look, draft),
            Decision::Retreat { .. } => retreat::ask(look, draft),
            Decision::Advance => advance::ask(look, draft),
            Decision::Rally => rally::ask(look, draft),
            Decision::ExtraHorses => horses::ask(look),
        }
    }

    fn why_not(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        let look = Look(Asked { game, side });
        // Any command is refused for the same reason: it is not for this side to say.
        let Some(decision) = look.decision() else { return look.refused(&Command::EndMovement) };
        match decision {
            Decision::Move => movement::why_not(look, draft, pick),
            Decision::React => reaction::why_not(look, draft, pick),
            Decision::Retreat { .. } => retreat::why_not(look, draft, pick),
            Decision::Advance => advance::why_not(look, draft, pick),
            Decision::Hold => look.refused_for(pick, |unit| Command::Hold { unit }),
            Decision::RallyByCard => look.refused_for(pick, |unit| Command::RallyByCard { unit: Some(unit) }),
            Decision::FollowUp { .. } => look.refused_for(pick, |unit| Command::FollowUp { unit: Some(unit) }),
            Decision::Rally => rally::why_not(look, draft, pick),
            Decision::Declare => declare::why_not(look, draft, pick),
            Decision::Provoke => cards::why_not_provoke(look, draft, pick),
            Decision::Seal => seal::why_not(look, draft, pick),
            Decision::Fight => fight::why_not(look, draft, pick),
            Decision::Exchange => fight::why_not_exchange(look, draft, pick),
            // Yes or no: there is nothing to point at.
            Decision::Open { .. } | Decision::Reserves | Decision::ExtraHorses => look::not_asked(),
        }
    }

    fn undone(game: &Game, side: Side) -> Vec<Undone> {
        if (Asked { game, side }).decision().is_none() {
            return Vec::new();
        }
        match game.options() {
            Options::React(options) => {
                let count = reaction::units(&options).len();
                let left = phrase!(MESSAGES, "twenty-undone-reactions", count = count);
                vec![Undone { count, left, again: phrase!(MESSAGES, "twenty-again-reaction") }]
            }
            Options::Declare(options) => {
                let count = options.contacts.attackers.len();
                let left = phrase!(MESSAGES, "twenty-undone-attacks", count = count);
                vec![Undone { count, left, again: phrase!(MESSAGES, "twenty-again-combat") }]
            }
            _ => Vec::new(),
        }
    }

    fn place(game: &Game, piece: PieceId) -> Option<Hex> {
        match thing(game.board(), piece)? {
            Thing::Unit(unit) => game.state().hex_of(unit),
            Thing::Garrison(at) => {
                let hex = game.board().definition().garrisons.get(usize::from(at))?.hex;
                game.is_garrisoned(hex).then_some(hex)
            }
            Thing::Dummy(_) | Thing::Card(_) => None,
        }
    }

    fn pieces_in(game: &Game, hex: Hex) -> Vec<PieceId> {
        look::garrison_in(game, hex).into_iter().chain(look::unit_in(game, hex).map(super::piece)).collect()
    }

    fn preview(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Vec<language::ask::Overlay> {
        let look = Look(Asked { game, side });
        if look.decision() == Some(Decision::Move) { movement::preview(look, draft, pick) } else { Vec::new() }
    }

    fn amend(game: &Game, draft: &Draft) -> Asking<Change> {
        amend::ask(game, draft)
    }

    fn put(game: &Game, edits: Vec<Change>, edit: Change) -> Vec<Change> {
        amend::put(game, edits, edit)
    }

    fn together(edits: Vec<Change>) -> Option<Change> {
        Some(edits.concat()).filter(|change| !change.is_empty())
    }

    fn amended(game: &Game, change: &Change) -> Vec<language::ask::Overlay> {
        amend::overlays(game, change)
    }

    fn fill(command: Command, seals: &[Hash]) -> Command {
        match command {
            Command::Seal { heights, .. } => Command::Seal { heights, commitments: seals.to_vec() },
            other => other,
        }
    }
}
