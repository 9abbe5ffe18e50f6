//! The questions of The Eagles Turn East, one file each.
//!
//! The offers are the engine's options, and the engine accepts every command made here: there is no second copy of the
//! rules.

mod activate;
#[cfg(test)]
mod answer_tests;
mod campaign;
mod chit;
mod chosen;
mod declare;
mod defend;
#[cfg(test)]
mod ends_tests;
mod follow;
mod forecast;
mod look;
mod lose;
mod march;
mod organise;
mod paths;
mod round_ends;
mod veiled;
mod vocabulary;
mod words;

use super::pieces::{Thing, thing};
use super::{Eagles, leader_piece};
use eagles::{Command, Decision, Game, LeaderId, Options};
use engine::contract::{Game as _, Pending, Refusal, Side};
use engine::digest::Hash;
use engine::hex::Hex;
use language::ask::{Asked, Asking, Draft, Key, Overlay, Pick, PieceId, Undone, Word};
use language::system::Asks;
use look::Look;

pub(super) use forecast::{column_word, explained, result_word};
pub(super) use look::{in_hexes, in_points, in_strength, points, strength_seen, strength_told};
pub(super) use veiled::said;

impl Asks for Eagles {
    const WORDS: &'static [(Key, Word)] = vocabulary::WORDS;

    fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        seen(game, side, draft, false)
    }

    fn ask_closely(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        seen(game, side, draft, true)
    }

    fn why_not(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        if !game.is_veiled() {
            return why_not(game, game, side, draft, pick);
        }
        why_not(game, &game.shown_to(side), side, draft, pick)
    }

    fn undone(game: &Game, side: Side) -> Vec<Undone> {
        if (Asked { game, side }).decision().is_none() {
            return Vec::new();
        }
        let state = game.state();
        match game.options() {
            Options::Activate(options) => activate::all_undone(state, &options),
            Options::March(options) => march::undone(state, &options),
            Options::Declare(options) => declare::undone(&options),
            Options::Campaign { commands, may_pass: true } => campaign::undone(&commands),
            _ => Vec::new(),
        }
    }

    fn place(game: &Game, piece: PieceId) -> Option<Hex> {
        let thing = thing(game.board(), piece)?;
        let stands = |game: &Game| match thing {
            Thing::Leader(leader) => game.state().hex_of(leader),
            Thing::Unit(unit) => game.state().unit(unit)?.leader.and_then(|leader| game.state().hex_of(leader)),
        };
        // A machine knows which leaders of its own side are under a counter.
        let known = || Side::BOTH.into_iter().filter(|_| game.is_veiled()).find_map(|side| stands(&game.lifted(side)));
        stands(game).or_else(known)
    }

    fn pieces_in(game: &Game, hex: Hex) -> Vec<PieceId> {
        let known: Vec<_> = Side::BOTH.into_iter().filter(|_| game.is_veiled()).map(|side| game.lifted(side)).collect();
        let stands = |leader: LeaderId| {
            let public = game.state().hex_of(leader) == Some(hex);
            public || known.iter().any(|known| known.state().hex_of(leader) == Some(hex))
        };
        game.board().leader_ids().filter(|leader| stands(*leader)).map(leader_piece).collect()
    }

    fn preview(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        let Some(decision) = (Asked { game, side }).decision() else { return Vec::new() };
        let Decision::March { leader } = game.asked_as_known(side, decision) else { return Vec::new() };
        let known = game.is_veiled().then(|| game.shown_to(side));
        march::preview(Look(Asked { game: known.as_deref().unwrap_or(game), side }, false), draft, pick, leader)
    }

    fn fill(command: Command, seals: &[Hash]) -> Command {
        match (command, seals) {
            (Command::SealChit { .. }, [seal, ..]) => Command::SealChit { seal: *seal },
            (Command::Veiled(veiled), seals) => Command::Veiled(Box::new(veiled.filled(seals))),
            (other, _) => other,
        }
    }
}

/// The question, as the side may see it.
fn seen(game: &Game, side: Side, draft: &Draft, closely: bool) -> Asking<Command> {
    if !game.is_veiled() {
        return asked(game, game, side, draft, closely);
    }
    veiled::sealed(game, side, asked(game, &game.shown_to(side), side, draft, closely))
}

/// The question by the rules of a game, in the words of that game as the side knows it.
fn asked(game: &Game, known: &Game, side: Side, draft: &Draft, closely: bool) -> Asking<Command> {
    let look = Look(Asked { game: known, side }, closely);
    let decision = match game.pending() {
        Pending::Decision { side: asked, decision } if asked == side => decision,
        Pending::Decision { decision: Decision::SealChit { combat, round }, .. } if game.both_asked() => {
            return chit::early(look, draft, combat, round);
        }
        Pending::Decision { .. } | Pending::Roll(_) | Pending::Over(_) => return Asked { game, side }.waits(),
    };
    match game.asked_as_known(side, decision.clone()) {
        Decision::Organise | Decision::Consolidate => organise::ask(look, draft),
        Decision::Command | Decision::Initiative | Decision::Forced => activate::ask(look, draft),
        Decision::March { leader } => march::ask(look, draft, leader),
        Decision::GiveWay { hex } => paths::give_way(look, draft, hex),
        Decision::Lose { due } => lose::ask(look, draft, due),
        Decision::Declare => declare::ask(look, draft),
        Decision::Defend => defend::ask(look, draft),
        Decision::SealChit { combat, round } => chit::ask(look, draft, combat, round),
        Decision::OpenChit { .. } => chit::open(look),
        Decision::OpenTrack { .. } | Decision::Claim => veiled::owed(look, &decision),
        Decision::Forward => words::forward(look),
        Decision::Stand => words::stand(look),
        Decision::CounterAttack => words::counter(look),
        Decision::Retreat => paths::retreat(look, draft),
        Decision::Pursue => follow::pursue(look, draft),
        Decision::Advance => follow::advance(look, draft),
        Decision::Trains
        | Decision::Outposts
        | Decision::Modes
        | Decision::Admin
        | Decision::Arrivals
        | Decision::Centres
        | Decision::Flee { .. }
        | Decision::RideOff { .. }
        | Decision::Astray { .. } => campaign::ask(look, draft, &decision),
    }
}

/// The reason an offer is missing.
fn why_not(game: &Game, known: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
    let look = Look(Asked { game: known, side }, false);
    // Any command is refused for the same reason: it is not for this side to say.
    let Some(decision) = (Asked { game, side }).decision() else { return look.refused(&Command::Pass) };
    let decision = game.asked_as_known(side, decision);
    match decision {
        Decision::Organise | Decision::Consolidate => organise::why_not(look, draft, pick),
        Decision::Command | Decision::Initiative | Decision::Forced => activate::why_not(look, draft, pick),
        Decision::March { leader } => march::why_not(look, draft, pick, leader),
        Decision::GiveWay { .. } => paths::why_not_give_way(look, draft, pick),
        Decision::Retreat => paths::why_not_retreat(look, draft, pick),
        Decision::Declare => declare::why_not(look, draft, pick),
        Decision::Defend => defend::why_not(look, draft, pick),
        Decision::Pursue | Decision::Advance => follow::why_not(look, draft, pick),
        Decision::Lose { .. } => lose::why_not(look, draft, pick),
        Decision::Trains
        | Decision::Outposts
        | Decision::Modes
        | Decision::Admin
        | Decision::Arrivals
        | Decision::Centres
        | Decision::Flee { .. }
        | Decision::RideOff { .. }
        | Decision::Astray { .. } => campaign::why_not(look, draft, pick, &decision),
        Decision::SealChit { .. }
        | Decision::OpenChit { .. }
        | Decision::OpenTrack { .. }
        | Decision::Claim
        | Decision::Forward
        | Decision::Stand
        | Decision::CounterAttack => look::not_asked(),
    }
}
