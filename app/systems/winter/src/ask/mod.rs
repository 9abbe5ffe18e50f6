//! The questions of Winter's Victory, one file each.
//!
//! The offers are the engine's options, and the engine accepts every command made here: there is no second copy of the
//! rules. A march is a row of hexes, facings and words; an attack two hexes; a shot a unit and a hex.

mod amend;
mod attaching;
mod brigade;
mod command;
mod declared;
mod deploy;
mod entry;
mod fire;
mod forecast;
mod grand;
mod leaders;
mod look;
mod movement;
mod shock;
mod staff;
mod standing;
mod steps;
#[cfg(test)]
mod tests;
mod words;

use super::{MESSAGES, Thing, Winter, leader_piece, piece, thing};
use engine::contract::{Game as _, Refusal, Side};
use engine::hex::Hex;
use language::ask::{Asked, Asking, Draft, Key, Overlay, Pick, PieceId, Undone, Word};
use language::phrase;
use language::system::Asks;
use look::Look;
use winter::{Change, Command, Decision, Game, Options, UnitId};

pub(super) use forecast::{effect_words, explained, fate_words, scattered};
pub(super) use words::formation as formation_word;
pub(super) use words::rule;

fn asked(look: Look<'_>, draft: &Draft) -> Asking<Command> {
    let Some(decision) = look.decision() else { return look.waits() };
    match decision {
        Decision::Deploy => deploy::ask(look, draft),
        Decision::Command => command::ask(look, draft),
        Decision::Move => movement::ask(look, draft),
        Decision::Shock => shock::ask(look, draft),
        Decision::Continue => shock::go_on(look, draft),
        Decision::OpportunityCharge => fire::charge(look),
        Decision::OpportunityFire => fire::opportunity(look, draft),
        Decision::Fire => fire::ask(look, draft),
        Decision::Ceasefire => fire::ceasefire(look),
        Decision::AgreeEnd => staff::agree_end(look),
        Decision::Withdrawal => staff::retire(look),
        Decision::OpenDraws => {
            let prompt = phrase!(MESSAGES, "winter-ask-open", side = look.side).rule(rule("20.14.B.1"));
            Asking::of("open", Draft::EMPTY, prompt)
        }
    }
}

impl Asks for Winter {
    const WORDS: &'static [(Key, Word)] = words::ALL;

    fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        asked(Look { asked: Asked { game, side }, closely: false }, draft)
    }

    fn ask_closely(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
        asked(Look { asked: Asked { game, side }, closely: true }, draft)
    }

    fn why_not(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Refusal {
        let look = Look { asked: Asked { game, side }, closely: false };
        // Any command is refused for the same reason: it is not for this side to say.
        let Some(decision) = look.decision() else { return look.refused(&Command::EndPhase) };
        match decision {
            Decision::Deploy => deploy::why_not(look, draft, pick),
            Decision::Command => command::why_not(look, draft, pick),
            Decision::Move => movement::why_not(look, draft, pick),
            Decision::Shock => shock::why_not(look, draft, pick),
            Decision::Continue => shock::why_not_go_on(look, pick),
            Decision::OpportunityFire => fire::why_not_opportunity(look, draft, pick),
            Decision::Fire => fire::why_not(look, draft, pick),
            Decision::OpportunityCharge
            | Decision::OpenDraws
            | Decision::Ceasefire
            | Decision::AgreeEnd
            | Decision::Withdrawal => look::not_asked(),
        }
    }

    fn undone(game: &Game, side: Side) -> Vec<Undone> {
        if (Asked { game, side }).decision().is_none() {
            return Vec::new();
        }
        match game.options() {
            Options::Command { charges, places, orders, .. } => command::undone(&charges, &places, &orders),
            Options::Move { .. } => {
                vec![movement::undone(Look { asked: Asked { game, side }, closely: false })]
            }
            Options::Shock { attacks, charges, .. } => {
                let mut from: Vec<Hex> = attacks.iter().map(|attack| attack.from).collect();
                from.sort_unstable();
                from.dedup();
                let again = || phrase!(MESSAGES, "winter-again-shock");
                let left = phrase!(MESSAGES, "winter-undone-attacks", count = from.len());
                let attacks = Undone { count: from.len(), left, again: again() };
                let left = phrase!(MESSAGES, "winter-undone-ridden", count = charges.len());
                vec![attacks, Undone { count: charges.len(), left, again: again() }]
            }
            Options::Fire { shots, .. } => {
                let mut units: Vec<UnitId> = shots.iter().flat_map(|shot| shot.units.iter().copied()).collect();
                units.sort_unstable();
                units.dedup();
                let left = phrase!(MESSAGES, "winter-undone-fire", count = units.len());
                vec![Undone { count: units.len(), left, again: phrase!(MESSAGES, "winter-again-fire") }]
            }
            _ => Vec::new(),
        }
    }

    fn place(game: &Game, piece: PieceId) -> Option<Hex> {
        match thing(game.board(), piece)? {
            Thing::Unit(unit) => game.state().unit(unit).hex(),
            Thing::Leader(leader) => game.state().leader(leader).hex(),
        }
    }

    fn pieces_in(game: &Game, hex: Hex) -> Vec<PieceId> {
        let units = game.stack(hex).iter().rev().copied().map(piece);
        let leaders = Side::BOTH.into_iter().flat_map(|side| game.leaders_in(side, hex));
        units.chain(leaders.map(|leader| leader_piece(game.board(), leader))).collect()
    }

    fn preview(game: &Game, side: Side, draft: &Draft, pick: Pick) -> Vec<Overlay> {
        let look = Look { asked: Asked { game, side }, closely: false };
        if look.decision() == Some(Decision::Move) { movement::preview(look, draft, pick) } else { Vec::new() }
    }

    fn amend(game: &Game, draft: &Draft) -> Asking<Change> {
        amend::ask(game, draft)
    }

    fn put(_: &Game, mut edits: Vec<Change>, edit: Change) -> Vec<Change> {
        edits.retain(|known| amend::about(known) != amend::about(&edit));
        edits.push(edit);
        edits
    }

    fn together(mut edits: Vec<Change>) -> Option<Change> {
        if edits.len() > 1 { Some(Change::Several(edits)) } else { edits.pop() }
    }

    fn amended(_: &Game, change: &Change) -> Vec<Overlay> {
        amend::hexes(change).into_iter().map(|hex| Overlay::Choice { hex, chosen: true }).collect()
    }
}
