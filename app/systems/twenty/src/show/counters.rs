//! Corps, garrisons and cards as counters.

use super::super::{Battle, MESSAGES, Thing, card_piece, dummy_piece, garrison_piece, piece, tell, thing, things};
use engine::hex::Hex;
use language::ask::PieceId;
use language::board::side_colour;
use language::say;
use scene::{Colour, Corner, Counter, CounterId, CounterMark, Look, MarkTone, Sign, Symbol, Texts};
use twenty::{Arm, Card, FRENCH, Game, Nation, Place, UnitId};

const ROUTED: CounterMark = CounterMark::new("routed", Corner::UpperRight, Sign::BrokenFlag, MarkTone::Grave);
const ELITE: CounterMark = CounterMark::new("elite", Corner::UpperLeft, Sign::Star, MarkTone::Bright);
const LIGHT: CounterMark = CounterMark::new("light-infantry", Corner::UpperLeft, Sign::HollowStar, MarkTone::Plain);
const LOCKED: CounterMark = CounterMark::new("in-an-enemy-zone", Corner::LowerRight, Sign::Sabres, MarkTone::Red);
const MOVED: CounterMark = CounterMark::new("has-moved", Corner::LowerLeft, Sign::Chevrons, MarkTone::Plain);
const DRAWN: CounterMark = CounterMark::new("drawn", Corner::UpperRight, Sign::Bar, MarkTone::Plain);

/// The usual four have the same pattern in every system.
const fn army(nation: Nation) -> u8 {
    match nation {
        Nation::French => 0,
        Nation::Russian => 1,
        Nation::Austrian => 2,
        Nation::Prussian => 3,
    }
}

fn counter(piece: PieceId, hex: Hex, coat: Colour) -> Counter {
    Counter::new(CounterId(u32::from(piece.0)), hex, coat)
}

fn nation_colour(battle: &Battle, nation: Nation) -> Option<Colour> {
    let known = battle.scenario.drawing.nations.get(tell::nation_word(nation))?;
    Some(Colour { red: known.colour.red, green: known.colour.green, blue: known.colour.blue })
}

/// A corps: its nation's colour, of two nations a stripe in the other's.
fn corps(battle: &Battle, game: &Game, unit: UnitId, hex: Hex) -> Counter {
    let data = game.board().unit(unit);
    let state = game.state();
    let first = data.nations.first().copied().unwrap_or(Nation::French);
    let coat = nation_colour(battle, first).unwrap_or_else(|| side_colour(&battle.scenario, data.side));
    let routed = state.is_routed(unit);
    let known = state.unit(unit).copied();
    let on_map = matches!(state.place(unit), Place::On { .. });
    let moved = known.is_some_and(|known| known.moved) && data.side == state.active;
    let locked = on_map && game.in_zone(data.side.other(), hex);
    let marks = [(data.elite, ELITE), (data.light, LIGHT), (routed, ROUTED), (locked, LOCKED), (moved, MOVED)];
    let star = if data.guard { "*" } else { "" };
    Counter {
        army: army(first),
        band: data.nations.get(1).and_then(|nation| nation_colour(battle, *nation)),
        symbol: match data.arm {
            Arm::Infantry => Symbol::Infantry,
            Arm::Cavalry => Symbol::Cavalry,
            Arm::Artillery => Symbol::Artillery,
        },
        texts: Texts {
            above: data.name.clone(),
            below: format!("{}-{}{star}", data.strength, data.movement),
            beside: String::new(),
        },
        marks: marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect(),
        look: Look { gilded: data.guard, spent: moved, struck: routed, ..Look::default() },
        ..counter(piece(unit), hex, coat)
    }
}

fn garrison(battle: &Battle, game: &Game, at: u16, hex: Hex) -> Counter {
    Counter {
        symbol: Symbol::Fort,
        texts: Texts { above: String::from("G"), below: String::from("0"), beside: String::new() },
        ..counter(garrison_piece(game.board(), at), hex, side_colour(&battle.scenario, FRENCH))
    }
}

fn card(game: &Game, card: Card, hex: Hex) -> Counter {
    let drawn = !game.state().deck.contains(&card);
    Counter {
        symbol: Symbol::None,
        texts: Texts { above: short_title(card), below: card.number().to_string(), beside: String::new() },
        marks: drawn.then_some(DRAWN).into_iter().collect(),
        ..counter(card_piece(game.board(), card), hex, Colour::hex(0xe9dfc3))
    }
}

/// A word that fits a card as small as a counter.
fn short_title(card: Card) -> String {
    say!(MESSAGES, "twenty-card-short", card = tell::card_key(card))
}

fn dummy(battle: &Battle, game: &Game, at: u16, hex: Hex) -> Counter {
    Counter {
        symbol: Symbol::None,
        texts: Texts { above: say!(MESSAGES, "twenty-counter-dummy"), ..Texts::default() },
        ..counter(dummy_piece(game.board(), at), hex, side_colour(&battle.scenario, FRENCH))
    }
}

/// All counters on the map, garrisons under their units.
pub(super) fn on_map(battle: &Battle, game: &Game) -> Vec<Counter> {
    let definition = game.board().definition();
    let posts = definition.garrisons.iter().zip(0u16..).filter(|(known, _)| game.is_garrisoned(known.hex));
    let posts = posts.map(|(known, at)| garrison(battle, game, at, known.hex));
    let units = game.board().unit_ids().filter_map(|unit| Some(corps(battle, game, unit, game.state().hex_of(unit)?)));
    posts.chain(units).collect()
}

/// Every piece there is; the hex of each means nothing.
pub(super) fn roster(battle: &Battle, game: &Game) -> Vec<Counter> {
    let hex = Hex::new(1, 1);
    let all = (0..things::count(game.board())).filter_map(|at| thing(game.board(), PieceId(at)));
    let made = |thing: Thing| match thing {
        Thing::Unit(unit) => corps(battle, game, unit, game.state().hex_of(unit).unwrap_or(hex)),
        Thing::Garrison(at) => garrison(battle, game, at, hex),
        Thing::Dummy(at) => dummy(battle, game, at, hex),
        Thing::Card(known) => card(game, known, hex),
    };
    all.map(made).collect()
}
