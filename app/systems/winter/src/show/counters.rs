//! Battalions, horse, guns and leaders as counters: formation as a block of troops, order as a mark, facing as an arrow.

use super::super::{Battle, Thing, leader_piece, piece, thing, things};
use engine::contract::Side;
use engine::hex::Hex;
use language::ask::PieceId;
use language::board::side_colour;
use scene::{Block, Colour, Corner, Counter, CounterId, CounterMark, Look, MarkTone, Sign, Symbol, Texts};
use winter::board::Role;
use winter::definition::{FootKind, HorseKind, Level, Nation};
use winter::state::{CommandState, Formation, Morale, Place};
use winter::{Game, LeaderId, UnitId};

const DISORDERED: CounterMark = CounterMark::new("disordered", Corner::UpperRight, Sign::Letter('D'), MarkTone::Red);
const EXHAUSTED: CounterMark = CounterMark::new("exhausted", Corner::LowerRight, Sign::Letter('E'), MarkTone::Plain);
const CHARGE: CounterMark = CounterMark::new("carries-a-charge", Corner::LowerRight, Sign::Sabres, MarkTone::Urgent);
const INACTIVE: CounterMark = CounterMark::new("inactive", Corner::LowerRight, Sign::Bar, MarkTone::Plain);
const MOVED: CounterMark = CounterMark::new("has-moved", Corner::LowerLeft, Sign::Chevrons, MarkTone::Plain);
const OUT: CounterMark = CounterMark::new("out-of-command", Corner::LowerLeft, Sign::Cross, MarkTone::Plain);
const MOBILE: CounterMark = CounterMark::new("mobile", Corner::UpperRight, Sign::Chevrons, MarkTone::Bright);
const DELAYED: CounterMark =
    CounterMark::new("an-order-is-on-its-way", Corner::LowerRight, Sign::Letter('!'), MarkTone::Urgent);

/// The block that shows a unit's formation. Horse has one form and is shown in line; Cossacks, crews and skirmishers
/// are in none.
fn block(role: Role, formation: Formation, morale: Morale) -> Block {
    if morale == Morale::Routed {
        return Block::Fleeing;
    }
    match (role, formation) {
        (Role::Skirmisher, _) => Block::Skirmishers,
        (Role::Crew | Role::Cavalry(HorseKind::Cossack), _) | (_, Formation::GeneralOrder) => Block::Crowd,
        (_, Formation::Line | Formation::ExtendedLine | Formation::Formed) => Block::Line,
        (_, Formation::Column) => Block::Column,
        (_, Formation::Square) => Block::Square,
        (_, Formation::RoadColumn) => Block::File,
        (_, Formation::Limbered) => Block::Limbered,
        (_, Formation::Unlimbered) => Block::Unlimbered,
    }
}

const fn nation_word(nation: Nation) -> &'static str {
    match nation {
        Nation::French => "french",
        Nation::Russian => "russian",
        Nation::Prussian => "prussian",
    }
}

/// The usual ones have the same pattern in every system.
const fn army(nation: Nation) -> u8 {
    match nation {
        Nation::French => 0,
        Nation::Russian => 1,
        Nation::Prussian => 3,
    }
}

fn coat(battle: &Battle, nation: Nation, side: Side) -> Colour {
    match battle.scenario.drawing.nations.get(nation_word(nation)) {
        Some(known) => Colour { red: known.colour.red, green: known.colour.green, blue: known.colour.blue },
        None => side_colour(&battle.scenario, side),
    }
}

/// A colour of its own for each brigade, so that a brigade is seen together.
fn band(game: &Game, unit: UnitId) -> Option<Colour> {
    const COLOURS: [u32; 10] =
        [0xd8a13a, 0xb04a3a, 0x6d4a9c, 0x3a8f8a, 0xc7c23f, 0x8a5a2b, 0xd97fa6, 0x4d6fa8, 0x7aa23f, 0xe0e0e0];
    let board = game.board();
    let brigade = board.data(board.unit(unit).parent.unwrap_or(unit))?.brigade.clone()?;
    let sum: usize = brigade.bytes().map(usize::from).fold(7, |sum, byte| sum * 31 % 10_007 + byte);
    COLOURS.get(sum % COLOURS.len()).copied().map(Colour::hex)
}

/// A name short enough for a counter.
fn short(name: &str) -> String {
    match name.split_once(" skirmishers ") {
        Some((battalion, number)) => format!("{} s{number}", short(battalion)),
        None => {
            let name = name.strip_prefix("crew of ").unwrap_or(name);
            name.chars().take(11).collect::<String>().trim_end().to_owned()
        }
    }
}

fn counter(piece: PieceId, hex: Hex, coat: Colour) -> Counter {
    Counter::new(CounterId(u32::from(piece.0)), hex, coat)
}

/// The share of its strength that a unit has left; skirmishers it has sent out are not lost.
fn left(game: &Game, unit: UnitId) -> f32 {
    let data = game.board().unit(unit);
    let out = |child: &&UnitId| matches!(game.state().unit(**child).place, Place::On(_));
    let strength = |id: &UnitId| u16::from(game.state().unit(*id).strength);
    let sent: u16 = data.children.iter().filter(out).map(strength).sum();
    f32::from(strength(&unit) + sent) / f32::from(data.strength.max(1))
}

fn combat(battle: &Battle, game: &Game, unit: UnitId, hex: Hex) -> Counter {
    let (board, state) = (game.board(), game.state().unit(unit));
    let data = board.unit(unit);
    let on_map = matches!(state.place, Place::On(_));
    let phasing = game.state().phase.side() == data.side;
    let moved = state.marks.spent > 0 && phasing;
    let marks = [
        (state.morale == Morale::Disordered, DISORDERED),
        (state.exhausted, EXHAUSTED),
        (!state.active, INACTIVE),
        (state.charge, CHARGE),
        (moved, MOVED),
        // On the whole field most brigades begin inactive, and none of their units is in command: one mark says enough.
        (on_map && (state.active || board.whole().is_none()) && !game.is_in_command(unit), OUT),
    ];
    let guard = matches!(data.role, Role::Battalion(FootKind::Guard));
    Counter {
        army: army(data.nation),
        second: game.second_hex(unit),
        band: band(game, unit),
        symbol: match data.role {
            Role::Battalion(_) | Role::Skirmisher => Symbol::Infantry,
            Role::Cavalry(_) => Symbol::Cavalry,
            // A crew without its guns is on foot.
            Role::Crew => Symbol::Infantry,
            Role::Battery(_) => Symbol::Artillery,
        },
        block: Some(block(data.role, state.formation, state.morale)),
        left: left(game, unit),
        texts: Texts {
            above: short(&data.name),
            below: if data.is_battery() {
                format!("{}g {}", state.guns, state.strength)
            } else {
                format!("{}-{}", state.strength, data.er)
            },
            beside: String::new(),
        },
        facing: (on_map && !game.looks_all_round(unit)).then(|| u8::try_from(state.facing.number() * 2).unwrap_or(0)),
        marks: marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect(),
        look: Look {
            gilded: guard,
            spent: moved,
            upset: state.morale != Morale::Good,
            struck: state.morale == Morale::Routed,
            selected: false,
        },
        ..counter(piece(unit), hex, coat(battle, data.nation, data.side))
    }
}

fn chief(battle: &Battle, game: &Game, leader: LeaderId, hex: Hex) -> Counter {
    let (data, state) = (game.board().leader(leader), game.state().leader(leader));
    let higher = !matches!(data.level, Level::Brigade | Level::Artillery | Level::Cossack);
    let marks = [
        (higher && state.state == CommandState::Mobile, MOBILE),
        (state.state == CommandState::Inactive, INACTIVE),
        (state.delay.is_some(), DELAYED),
        (state.hex().is_some() && !game.leader_is_in_command(leader), OUT),
    ];
    Counter {
        symbol: Symbol::Leader,
        badge: true,
        army: if data.side == Side::First { 1 } else { 0 },
        texts: Texts {
            above: short(&data.name),
            below: format!("{} +{}", data.radius, game.bonus_of(leader)),
            beside: String::new(),
        },
        marks: marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect(),
        look: Look { gilded: higher, ..Look::default() },
        ..counter(leader_piece(game.board(), leader), hex, side_colour(&battle.scenario, data.side))
    }
}

fn made(battle: &Battle, game: &Game, known: Thing, hex: Hex) -> Counter {
    match known {
        Thing::Unit(unit) => combat(battle, game, unit, hex),
        Thing::Leader(leader) => chief(battle, game, leader, hex),
    }
}

/// All counters on the map, hex by hex, the bottom of each stack first and leaders on top.
pub(super) fn on_map(battle: &Battle, game: &Game) -> Vec<Counter> {
    let board = game.board();
    let mut all = Vec::new();
    for hex in board.grid().hexes() {
        for piece in super::told::here(game, hex) {
            if let Some(known) = thing(board, piece) {
                let second = matches!(known, Thing::Unit(unit) if game.state().unit(unit).hex() != Some(hex));
                if !second {
                    all.push(made(battle, game, known, hex));
                }
            }
        }
    }
    all
}

/// Every piece there is; the hex of each that is not on the map means nothing.
pub(super) fn roster(battle: &Battle, game: &Game) -> Vec<Counter> {
    let board = game.board();
    let all = (0..things::count(board)).filter_map(|at| thing(board, PieceId(at)));
    let place = |known: Thing| match known {
        Thing::Unit(unit) => game.state().unit(unit).hex(),
        Thing::Leader(leader) => game.state().leader(leader).hex(),
    };
    all.map(|known| made(battle, game, known, place(known).unwrap_or(Hex::new(1, 1)))).collect()
}
