//! Leaders and units as counters.

use super::super::pieces::{self, Nameless};
use super::super::{Battle, leader_piece, unit_piece};
use eagles::{Arm, Class, Game, LeaderId, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::PieceId;
use language::board::side_colour;
use scene::{Colour, Corner, Counter, CounterId, CounterMark, Look, MarkTone, Sign, Symbol, Texts};

const COMMANDER: CounterMark = CounterMark::new("army-commander", Corner::UpperLeft, Sign::Star, MarkTone::Bright);
const CONTACT: CounterMark = CounterMark::new("in-an-enemy-zone", Corner::LowerRight, Sign::Sabres, MarkTone::Red);
const MARCHED: CounterMark = CounterMark::new("has-marched", Corner::LowerLeft, Sign::Chevrons, MarkTone::Plain);
const FOUGHT: CounterMark = CounterMark::new("has-fought", Corner::UpperRight, Sign::Cross, MarkTone::Plain);

/// The usual four have the same pattern in every system.
fn army(word: &str) -> u8 {
    match word {
        "russian" => 1,
        "prussian" => 3,
        _ => 0,
    }
}

fn counter(piece: PieceId, hex: Hex, coat: Colour) -> Counter {
    Counter::new(CounterId(u32::from(piece.0)), hex, coat)
}

/// The counter of a leader.
pub(super) fn id(leader: LeaderId) -> CounterId {
    CounterId(u32::from(leader_piece(leader).0))
}

fn nation(battle: &Battle, word: &str, side: Side) -> Colour {
    match battle.scenario.drawing.nations.get(word) {
        Some(known) => Colour { red: known.colour.red, green: known.colour.green, blue: known.colour.blue },
        None => side_colour(&battle.scenario, side),
    }
}

/// As much of a name as a counter has room for.
fn short(name: &str) -> String {
    name.chars().take(11).collect()
}

/// A leader: the arm he has most of, his ratings, and what is on his track.
fn leader(battle: &Battle, game: &Game, id: LeaderId, hex: Hex) -> Counter {
    let board = game.board();
    let (Some(data), Some(now)) = (board.leader(id), game.state().leader(id)) else {
        return counter(leader_piece(id), hex, Colour::hex(0x808080));
    };
    let side = board.side_of(id);
    let word = board.army(data.army).map_or("", |army| army.id.as_str());
    let arms = game.strength_of(id);
    let symbol = match (arms.total(), arms.infantry, arms.cavalry) {
        (0, _, _) => Symbol::Leader,
        (_, infantry, cavalry) if infantry == 0 && cavalry == 0 => Symbol::Artillery,
        (_, infantry, cavalry) if infantry >= cavalry => Symbol::Infantry,
        _ => Symbol::Cavalry,
    };
    let on_map = game.state().hex_of(id).is_some();
    let contact = on_map && arms.total() > 0 && game.in_zone(side.other(), hex);
    let marched = now.done && side == game.state().phasing;
    let marks = [
        (data.class == Class::Army, COMMANDER),
        (now.fought, FOUGHT),
        (contact, CONTACT),
        (marched || now.forced, MARCHED),
    ];
    Counter {
        army: army(word),
        symbol,
        // A leader whose Force is not known may have one.
        badge: arms.total() == 0 && data.class != Class::Token && !game.is_masked(id),
        texts: Texts {
            above: Nameless::of(board, data).map_or_else(|| short(&data.name), |nameless| nameless.short()),
            below: match (game.token(id), arms.total()) {
                (Some(_), _) => String::from("?"),
                (None, _) if game.is_masked(id) => String::from("?"),
                (None, 0) => String::from("-"),
                (None, total) => total.to_string(),
            },
            beside: if data.class == Class::Token { String::new() } else { data.initiative.to_string() },
        },
        marks: marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect(),
        look: Look { gilded: data.class == Class::Army, spent: marched, ..Look::default() },
        ..counter(leader_piece(id), hex, nation(battle, word, side))
    }
}

/// A unit on a track.
fn unit(battle: &Battle, game: &Game, id: UnitId) -> Counter {
    let board = game.board();
    let hex = Hex::new(1, 1);
    let piece = unit_piece(board, id);
    let (Some(data), Some(now)) = (board.unit(id), game.state().unit(id)) else {
        return counter(piece, hex, Colour::hex(0x808080));
    };
    let formation = board.formation(data.formation).and_then(|formation| board.army(formation.army));
    let word = formation.map_or("", |army| army.id.as_str());
    let side = pieces::unit_side(board, id).unwrap_or(Side::First);
    Counter {
        army: army(word),
        symbol: match data.arm {
            Arm::Infantry => Symbol::Infantry,
            Arm::Cavalry => Symbol::Cavalry,
            Arm::Artillery => Symbol::Artillery,
        },
        texts: Texts { above: short(&data.name), below: now.strength.to_string(), beside: String::new() },
        look: Look { gilded: data.guard, struck: now.strength == 0, ..Look::default() },
        ..counter(piece, hex, nation(battle, word, side))
    }
}

/// All counters on the map. In a stack those without units are below, the strongest on top.
pub(super) fn on_map(battle: &Battle, game: &Game) -> Vec<Counter> {
    let mut all: Vec<(u16, LeaderId, Hex)> = game
        .board()
        .leader_ids()
        .filter_map(|id| Some((game.strength_of(id).total(), id, game.state().hex_of(id)?)))
        .collect();
    all.sort_by_key(|(strength, id, _)| (*strength, id.0));
    all.into_iter().map(|(_, id, hex)| leader(battle, game, id, hex)).collect()
}

/// Every piece there is; the hex of those beside the map means nothing.
pub(super) fn roster(battle: &Battle, game: &Game) -> Vec<Counter> {
    let board = game.board();
    let leaders =
        board.leader_ids().map(|id| leader(battle, game, id, game.state().hex_of(id).unwrap_or(Hex::new(1, 1))));
    leaders.chain(board.unit_ids().map(|id| unit(battle, game, id))).collect()
}
