//! The description of one counter, and the counters of a hex.

use super::super::ask::formation_word;
use super::super::{Thing, Winter, side_name, tell, thing};
use engine::hex::Hex;
use language::ask::PieceId;
use language::system::{About, Ask as _};
use winter::state::{CommandState, FireOrder, Morale, Place, Post};
use winter::{Game, LeaderId, UnitId};

/// The description of a counter, in a sentence and in parts.
pub(super) fn about(game: &Game, piece: PieceId) -> About {
    match thing(game.board(), piece) {
        Some(Thing::Unit(unit)) => about_unit(game, unit),
        Some(Thing::Leader(leader)) => about_leader(game, leader),
        None => About::default(),
    }
}

fn about_unit(game: &Game, unit: UnitId) -> About {
    let (board, state) = (game.board(), game.state().unit(unit));
    let counter = board.unit(unit);
    let mut told = vec![format!("{} {}", side_name(counter.side), counter.name)];
    told.push(if counter.is_battery() {
        format!("{} guns, crew {}", state.guns, state.strength)
    } else {
        format!("{} of {} SP", state.strength, counter.strength)
    });
    told.push(format!("rating {}", game.rating_of(unit)));
    if state.hex().is_some() {
        told.push(format!("{} facing {}", formation_word(state.formation), state.facing.name()));
        told.push(String::from(if game.is_in_command(unit) { "in command" } else { "out of command" }));
    }
    told.push(match state.place {
        Place::On(hex) => format!("in {}", board.chart().name(hex)),
        other => tell::place_words(board, other),
    });
    let marks = [
        (state.morale == Morale::Disordered, "Disordered"),
        (state.morale == Morale::Routed, "Routed"),
        (state.exhausted, "Exhausted"),
        (state.charge, "carries a charge"),
        (!state.active, "inactive"),
        (state.fire == FireOrder::Hold, "holds fire"),
    ];
    told.extend(marks.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()));
    About {
        told: told.join(", "),
        place: tell::place_words(board, state.place),
        there: matches!(state.place, Place::On(_)),
        lost: state.place == Place::Eliminated,
    }
}

fn about_leader(game: &Game, leader: LeaderId) -> About {
    let (board, state) = (game.board(), game.state().leader(leader));
    let chief = board.leader(leader);
    let mut told = vec![format!("{} {}", side_name(chief.side), chief.name)];
    told.push(format!("{:?} leader", chief.level).to_lowercase());
    told.push(format!("radius {}, bonus {}", game.radius_of(leader), game.bonus_of(leader)));
    told.push(String::from(match state.state {
        CommandState::Standing => "Standing",
        CommandState::Mobile => "Mobile",
        CommandState::Inactive => "Inactive",
    }));
    told.push(match state.post {
        Post::On(hex) => format!("in {}", board.chart().name(hex)),
        other => tell::post_words(board, other),
    });
    About {
        told: told.join(", "),
        place: tell::post_words(board, state.post),
        there: matches!(state.post, Post::On(_)),
        lost: state.post == Post::Lost,
    }
}

/// All counters in a hex, for lists.
pub(super) fn here(game: &Game, hex: Hex) -> Vec<PieceId> {
    Winter::pieces_in(game, hex)
}
