//! The supply of the armies: lines of communications, Centres of Operations, bridge trains and redoubts.

use super::super::Battle;
use super::super::pieces::{self, Thing};
use crate::MESSAGES;
use eagles::{ArmyId, Game, LeaderId, TrainPlace};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::{Overlay, Pick};
use language::board::side_colour;
use language::say;

/// The lines of all armies to their Centres in a campaign; in a battle those of the leader picked, or of all leaders
/// with units.
pub(super) fn layer(battle: &Battle, game: &Game, about: Option<Pick>) -> Vec<Overlay> {
    let board = game.board();
    let side_of = |army: ArmyId| board.army(army).map_or(Side::First, |army| army.side);
    let drawn = |army: ArmyId, hexes: Vec<Hex>| Overlay::LastMove {
        hexes,
        colour: side_colour(&battle.scenario, side_of(army)),
    };
    if game.state().theatre.is_some() {
        let armies = (0u8..).map(ArmyId).take(board.definition().armies.len());
        return armies.filter_map(|army| Some(drawn(army, game.line_of(army)?))).collect();
    }
    let picked = about.and_then(Pick::piece).and_then(|piece| match pieces::thing(board, piece)? {
        Thing::Leader(leader) => Some(leader),
        Thing::Unit(unit) => game.state().unit(unit)?.leader,
    });
    let wanted = |leader: &LeaderId| picked.is_none_or(|known| known == *leader);
    let line = |leader: LeaderId| {
        let army = board.leader(leader)?.army;
        let hex = game.state().hex_of(leader).filter(|_| game.strength_of(leader).total() > 0)?;
        Some((army, game.line_to(army, hex)?))
    };
    let mut found: Vec<(ArmyId, Vec<Hex>)> = board.leader_ids().filter(wanted).filter_map(line).collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(army, hexes)| drawn(army, hexes)).collect()
}

/// Centres, trains that lie in a hex or over a river, and redoubts, each with a word at its hex.
pub(super) fn works(game: &Game) -> Vec<Overlay> {
    let Some(theatre) = &game.state().theatre else { return Vec::new() };
    let note = |hex: Hex, text: String, good: bool| Overlay::Note { hex, text, good };
    let armies = game.board().definition().armies.iter().zip(&theatre.staffs);
    let centres = armies.filter_map(|(army, staff)| {
        let state = if staff.centre.active { "active" } else { "inactive" };
        let text = say!(MESSAGES, "eagles-note-centre", army = pieces::army_told(army), state = state);
        Some(note(staff.centre.place.hex()?, text, staff.centre.active))
    });
    let trains = theatre.trains.iter().filter_map(|train| match train.place {
        TrainPlace::Left(hex) => Some(note(hex, say!(MESSAGES, "eagles-note-train"), true)),
        TrainPlace::Pontoon { hex, .. } => Some(note(hex, say!(MESSAGES, "eagles-note-pontoon"), true)),
        TrainPlace::With(leader) => Some(note(game.state().hex_of(leader)?, say!(MESSAGES, "eagles-note-train"), true)),
        TrainPlace::Waiting => None,
    });
    let redoubts = theatre.redoubts.iter().map(|one| {
        let state = if one.raised { "raised" } else { "dug" };
        note(one.hex, say!(MESSAGES, "eagles-note-redoubt", state = state), one.raised)
    });
    centres.chain(trains).chain(redoubts).collect()
}
