//! The description of one counter, and the counters of a hex.

use super::super::ask::formation_word;
use super::super::things::unit_called;
use super::super::values::{compass, side_label, yes_no};
use super::super::{MESSAGES, Thing, Winter, tell, thing};
use engine::hex::Hex;
use language::ask::PieceId;
use language::say;
use language::system::{About, Asks as _};
use language::tongue::{Argument, Joiner};
use winter::definition::Level;
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
    let name = unit_called(board, unit);
    let mut told = vec![say!(MESSAGES, "winter-about-name", side = side_label(counter.side), name = name)];
    told.push(if counter.is_battery() {
        say!(MESSAGES, "winter-about-guns", guns = state.guns, crew = state.strength)
    } else {
        say!(MESSAGES, "winter-about-points", points = state.strength, of = counter.strength)
    });
    told.push(say!(MESSAGES, "winter-about-rating", rating = game.rating_of(unit)));
    if state.hex().is_some() {
        let (formation, facing) = (formation_word(state.formation), compass(state.facing));
        told.push(say!(MESSAGES, "winter-about-formation", formation = formation, facing = facing));
        told.push(say!(MESSAGES, "winter-about-command", commanded = yes_no(game.is_in_command(unit))));
    }
    told.push(match state.place {
        Place::On(hex) => say!(MESSAGES, "winter-about-in", hex = board.chart().name(hex)),
        other => tell::place_words(board, other),
    });
    let marks = [
        (state.morale == Morale::Disordered, "disordered"),
        (state.morale == Morale::Routed, "routed"),
        (state.exhausted, "exhausted"),
        (state.charge, "charge"),
        (!state.active, "inactive"),
        (state.fire == FireOrder::Hold, "holds-fire"),
    ];
    let marks = marks.into_iter().filter(|(is, _)| *is);
    told.extend(marks.map(|(_, mark)| say!(MESSAGES, "winter-about-mark", mark = mark)));
    About {
        told: together(told),
        place: tell::place_words(board, state.place),
        there: matches!(state.place, Place::On(_)),
        lost: state.place == Place::Eliminated,
    }
}

fn about_leader(game: &Game, leader: LeaderId) -> About {
    let (board, state) = (game.board(), game.state().leader(leader));
    let chief = board.leader(leader);
    let level = match chief.level {
        Level::Brigade => "brigade",
        Level::Artillery => "artillery",
        Level::Cossack => "cossack",
        Level::Division => "division",
        Level::Detachment => "detachment",
        Level::Wing => "wing",
        Level::Corps => "corps",
        Level::Army => "army",
    };
    let command = match state.state {
        CommandState::Standing => "standing",
        CommandState::Mobile => "mobile",
        CommandState::Inactive => "inactive",
    };
    let (radius, bonus) = (game.radius_of(leader), game.bonus_of(leader));
    let name = chief.name.clone();
    let mut told = vec![
        say!(MESSAGES, "winter-about-name", side = side_label(chief.side), name = name),
        say!(MESSAGES, "winter-about-leader", level = level),
        say!(MESSAGES, "winter-about-radius", radius = radius, bonus = bonus),
        say!(MESSAGES, "winter-about-state", state = command),
    ];
    told.push(match state.post {
        Post::On(hex) => say!(MESSAGES, "winter-about-in", hex = board.chart().name(hex)),
        other => tell::post_words(board, other),
    });
    About {
        told: together(told),
        place: tell::post_words(board, state.post),
        there: matches!(state.post, Post::On(_)),
        lost: state.post == Post::Lost,
    }
}

/// Facts about one piece, with commas.
fn together(facts: Vec<String>) -> String {
    say!(MESSAGES, "winter-facts", facts = Argument::joined(facts, Joiner::Comma))
}

/// All counters in a hex, for lists.
pub(super) fn here(game: &Game, hex: Hex) -> Vec<PieceId> {
    Winter::pieces_in(game, hex)
}
