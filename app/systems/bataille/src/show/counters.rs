//! Units and leaders as counters: formation, facing, losses, order and readiness at a glance.

use super::super::{Battle, Thing, leader_piece, piece, things};
use bataille::{Arm, Facing, Formation, Game, LeaderId, Order, Place, Readiness, UnitId};
use engine::contract::Side;
use engine::hex::Hex;
use language::board::side_colour;
use scene::{Block, Colour, Corner, Counter, CounterId, CounterMark, Look, MarkTone, Sign, Symbol, Texts};

const DISORDERED: CounterMark = CounterMark::new("disordered", Corner::UpperRight, Sign::Letter('D'), MarkTone::Red);
const ON_THE_ROAD: CounterMark = CounterMark::new("road-march", Corner::UpperLeft, Sign::Letter('R'), MarkTone::Plain);
const LED: CounterMark = CounterMark::new("a-leader-is-with-it", Corner::UpperLeft, Sign::Star, MarkTone::Bright);
const TIRED: CounterMark = CounterMark::new("tired", Corner::LowerLeft, Sign::Letter('T'), MarkTone::Plain);
const EXHAUSTED: CounterMark = CounterMark::new("exhausted", Corner::LowerLeft, Sign::Letter('E'), MarkTone::Red);
const CHARGED: CounterMark = CounterMark::new("has-charged", Corner::LowerRight, Sign::Sabres, MarkTone::Urgent);
const MOVED: CounterMark = CounterMark::new("has-moved", Corner::LowerRight, Sign::Chevrons, MarkTone::Plain);

/// The block that shows a unit's formation.
const fn block(formation: Formation, order: Order) -> Block {
    if matches!(order, Order::Routed) {
        return Block::Fleeing;
    }
    match formation {
        Formation::Column => Block::Column,
        Formation::Line => Block::Line,
        Formation::Carre => Block::Square,
        Formation::Skirmish => Block::Skirmishers,
        Formation::RoadMarch => Block::File,
        Formation::GeneralOrder => Block::Crowd,
        Formation::Limbered => Block::Limbered,
        Formation::Unlimbered => Block::Unlimbered,
    }
}

/// A facing as a twelfth of the circle.
fn twelfth(facing: Facing) -> Option<u8> {
    match facing {
        Facing::Side(side) => u8::try_from(side.index() * 2).ok(),
        Facing::Vertex(corner) => u8::try_from(corner.index() * 2 + 1).ok(),
        Facing::AllRound => None,
    }
}

fn coat(battle: &Battle, nation: &str, side: Side) -> Colour {
    let known = battle.scenario.drawing.nations.get(nation);
    known.map_or_else(
        || side_colour(&battle.scenario, side),
        |nation| Colour { red: nation.colour.red, green: nation.colour.green, blue: nation.colour.blue },
    )
}

/// A colour for each division of a side, so that they are found again.
const BANDS: [u32; 6] = [0xd9b64a, 0xb0552f, 0x6a8f4e, 0x6d5a8c, 0x3f7f86, 0xb8b0a0];

fn band(battle: &Battle, division: &str) -> Colour {
    let mut divisions: Vec<&str> = Vec::new();
    for unit in &battle.board.definition().units {
        if !divisions.contains(&unit.division.as_str()) {
            divisions.push(&unit.division);
        }
    }
    let at = divisions.iter().position(|known| *known == division).unwrap_or(0) % BANDS.len();
    Colour::hex(BANDS.get(at).copied().unwrap_or(0xb8b0a0))
}

/// Letters of a name that fit on a counter.
const FITS: usize = 9;

/// As many words of a name as fit on a counter, at least one.
fn short(name: &str) -> String {
    let mut short = String::new();
    for word in name.split_whitespace() {
        let longer = if short.is_empty() { word.to_owned() } else { format!("{short} {word}") };
        if !short.is_empty() && longer.chars().count() > FITS {
            break;
        }
        short = longer;
    }
    short.trim_end_matches(',').to_owned()
}

/// Whether it is the top unit of a hex with a leader: his counter is beneath it.
fn led(game: &Game, unit: UnitId) -> bool {
    game.hex_of(unit).is_some_and(|hex| {
        let mut leaders = game.board().leader_ids();
        game.top(hex) == Some(unit) && leaders.any(|leader| game.state().leader_hex(leader) == Some(hex))
    })
}

fn unit_counter(battle: &Battle, game: &Game, unit: UnitId, hex: Hex) -> Counter {
    let board = game.board();
    let Some(data) = board.unit(unit) else {
        return Counter::new(CounterId(u32::from(unit.0)), hex, Colour::hex(0x777777));
    };
    let now = game.unit(unit);
    let nation = board.kind(unit).map_or("", |kind| kind.nation.as_str());
    let side = data.side;
    let arm = game.arm(unit);
    let moved = side == game.state().phasing && now.marks.spent.0 > 0;
    let mut marks: Vec<CounterMark> = Vec::new();
    if now.order == Order::Disordered {
        marks.push(DISORDERED);
    }
    if arm == Arm::Artillery && now.formation == Formation::RoadMarch {
        marks.push(ON_THE_ROAD);
    }
    if arm == Arm::Cavalry {
        match now.readiness {
            Readiness::Fresh => {}
            Readiness::Tired => marks.push(TIRED),
            Readiness::Exhausted => marks.push(EXHAUSTED),
        }
    }
    if led(game, unit) {
        marks.push(LED);
    }
    if now.marks.charged {
        marks.push(CHARGED);
    } else if moved {
        marks.push(MOVED);
    }
    let on_map = matches!(now.place, Place::On(_));
    let strength = game.strength(unit);
    // The strength of a unit, and its full strength if that is more.
    let below =
        if strength == data.increments { format!("{strength}") } else { format!("{strength}/{}", data.increments) };
    Counter {
        army: u8::from(side == Side::Second),
        band: Some(band(battle, &data.division)),
        symbol: match arm {
            Arm::Infantry => Symbol::Infantry,
            Arm::Cavalry => Symbol::Cavalry,
            Arm::Artillery => Symbol::Artillery,
        },
        block: Some(block(now.formation, now.order)),
        texts: Texts { above: short(&data.name), below, beside: data.morale.to_string() },
        left: f32::from(strength) / f32::from(data.increments.max(1)),
        facing: twelfth(now.facing).filter(|_| on_map && now.order != Order::Routed),
        marks,
        look: Look {
            spent: now.marks.ended,
            upset: now.order != Order::Good,
            struck: now.order == Order::Routed,
            ..Look::default()
        },
        ..Counter::new(CounterId(u32::from(piece(unit).0)), hex, coat(battle, nation, side))
    }
}

fn leader_counter(battle: &Battle, game: &Game, leader: LeaderId, hex: Hex) -> Counter {
    let id = CounterId(u32::from(leader_piece(game.board(), leader).0));
    let Some(data) = game.board().leader(leader) else { return Counter::new(id, hex, Colour::hex(0x777777)) };
    Counter {
        army: u8::from(data.side == Side::Second),
        symbol: Symbol::Leader,
        badge: true,
        texts: Texts { above: short(&data.name), below: format!("+{}", data.morale), beside: String::new() },
        look: Look { gilded: true, ..Look::default() },
        ..Counter::new(id, hex, side_colour(&battle.scenario, data.side))
    }
}

fn made(battle: &Battle, game: &Game, thing: Thing, hex: Hex) -> Counter {
    match thing {
        Thing::Unit(unit) => unit_counter(battle, game, unit, hex),
        Thing::Leader(leader) => leader_counter(battle, game, leader, hex),
    }
}

/// All counters on the map, from the bottom of each stack to its top, leaders below.
pub(super) fn on_map(battle: &Battle, game: &Game) -> Vec<Counter> {
    let board = game.board();
    let mut units: Vec<(Hex, std::cmp::Reverse<u8>, UnitId)> = board
        .unit_ids()
        .filter_map(|unit| Some((game.hex_of(unit)?, std::cmp::Reverse(game.unit(unit).depth), unit)))
        .collect();
    units.sort_unstable();
    let units = units.into_iter().map(|(hex, _, unit)| unit_counter(battle, game, unit, hex));
    let leaders = board
        .leader_ids()
        .filter_map(|leader| game.state().leader_hex(leader).map(|hex| leader_counter(battle, game, leader, hex)));
    leaders.chain(units).collect()
}

/// Every piece there is; the hex of those beside the map means nothing.
pub(super) fn roster(battle: &Battle, game: &Game) -> Vec<Counter> {
    let nowhere = Hex::new(1, 1);
    let hex = |thing: Thing| match things::place(game, thing) {
        Place::On(hex) => hex,
        _ => nowhere,
    };
    things::all(game.board()).into_iter().map(|thing| made(battle, game, thing, hex(thing))).collect()
}
