//! The weighing of events: figures for curves and reports, luck, and the needs of self-play.

mod junk;
mod luck;
mod met;
mod scatter;

use super::{Bataille, MESSAGES, bot};
use bataille::{Arm, Board, Change, Command, Edit, Event, Game, LeaderData, Order, Place, Terrain, UnitId};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::Rule;
use language::bot::{Bot, BotKind, Manner};
use language::chance::Chance;
use language::luck::Luck;
use language::system::{Begun, Figure, Judge, Mind, SelfPlay, Toll, Won};
use std::sync::Arc;

/// Levels of a verdict, the clearest last.
const LEVELS: [&str; 5] = ["draw", "marginal", "victory", "substantial", "decisive"];

impl Judge for Bataille {
    fn figures(board: &Board) -> Vec<Figure> {
        let figure = |key| Figure::of_sides(&MESSAGES, key, |side| board.side_name(side).to_owned());
        ["points", "lost", "broken"].map(figure).to_vec()
    }

    fn numbers(game: &Game) -> Vec<Vec<i64>> {
        let points = Side::BOTH.map(|side| i64::from(game.score(side).total()));
        let lost = Side::BOTH.map(|side| i64::from(lost(game, side)));
        let broken = Side::BOTH.map(|side| {
            let units = game.on_map(side).filter(|unit| game.unit(*unit).order != Order::Good);
            i64::try_from(units.count()).unwrap_or(0)
        });
        vec![points.to_vec(), lost.to_vec(), broken.to_vec()]
    }

    fn luck(before: &Game, rolled: &Rolled) -> Option<Luck> {
        luck::of_roll(before, rolled)
    }

    fn levels() -> &'static [BotKind] {
        &[BotKind::Random, BotKind::Recruit, BotKind::Sensible, BotKind::Captain]
    }

    fn bot(kind: BotKind) -> Box<dyn Bot<Game>> {
        bot::bot(kind)
    }

    fn met(event: &Event) -> Vec<Rule> {
        met::met(event)
    }

    fn won(game: &Game) -> Option<Won> {
        let Pending::Over(outcome) = game.pending() else { return None };
        let rank = LEVELS.iter().rposition(|level| outcome.verdict.contains(level)).unwrap_or(0);
        let level = LEVELS.get(rank).copied().unwrap_or("draw");
        let rank = if outcome.winner.is_some() { u8::try_from(rank.max(1)).unwrap_or(1) } else { 0 };
        Some(Won { winner: outcome.winner, rank, level })
    }

    fn toll(game: &Game) -> Toll {
        let out = |side: Side| {
            let off = game.board().unit_ids().filter(|unit| game.side_of(*unit) == side).filter(|unit| {
                let unit = game.unit(*unit);
                unit.place == Place::OffMap || matches!(unit.place, Place::On(_)) && unit.order == Order::Routed
            });
            off.map(|unit| u16::from(game.strength(unit))).sum::<u16>()
        };
        let destroyed = Side::BOTH.map(|side| lost(game, side));
        let [first, second] = destroyed;
        Toll { destroyed, out: [first + out(Side::First), second + out(Side::Second)] }
    }
}

impl Mind for Bataille {
    fn simple(manner: Manner) -> Box<dyn Bot<Game>> {
        Box::new(bot::Sensible::new(manner))
    }
}

impl SelfPlay for Bataille {
    fn applies(board: &Board, rule: Rule) -> bool {
        let definition = board.definition();
        let small = definition.ground.area.is_some();
        let has = |ground: Terrain| board.hexes().any(|hex| board.terrain(hex) == ground);
        match rule.as_str() {
            "2.1" => !definition.turns.hours.is_empty(),
            "2.4.1" | "2.4.2" => definition.usual.opportunity_charges,
            "19.4" => has(Terrain::Swamp),
            "21.4" => Side::BOTH.into_iter().any(|side| batteries(board, side) > 1),
            // No leader of this battle knows guns.
            "25.5" => led(board, |leader| leader.artillery > 0),
            "62.3" => has(Terrain::Earthwork),
            "62.5" => has(Terrain::Pond),
            number => match number.split('.').next().unwrap_or_default() {
                "70" => !small,
                "71" => small,
                "42" => definition.usual.opportunity_charges,
                "64" => !definition.turns.hours.is_empty(),
                _ => true,
            },
        }
    }

    fn scatter(board: &Arc<Board>, options: &[u8], chance: &mut Chance) -> Result<Option<Begun<Bataille>>, String> {
        scatter::scatter(board, options, chance)
    }

    const UNMET: &'static [(Rule, &'static str)] = UNMET;

    fn turn_number(game: &Game) -> u8 {
        game.state().turn
    }

    fn junk(game: &Game, chance: &mut Chance) -> Option<Command> {
        junk::junk(game, chance)
    }

    /// A battalion has lost one increment more than it has.
    fn miscount(game: &Game) -> Option<Change> {
        if !game.state().agenda.is_empty() {
            return None;
        }
        let unit = game.board().unit_ids().find(|unit| {
            let hurt = game.strength(*unit) > 2 && game.hex_of(*unit).is_some();
            hurt && game.arm(*unit) == Arm::Infantry
        })?;
        let mut becomes = game.unit(unit).clone();
        becomes.lost += 1;
        Some(vec![Edit::Unit { unit, becomes: Box::new(becomes) }])
    }

    fn plea(game: &Game, chance: &mut Chance) -> Option<Change> {
        let holders = &game.state().holders;
        let holder = chance.pick(holders)?;
        Some(vec![Edit::Holder { hex: holder.hex, side: holder.side.other() }])
    }
}

/// Whether a leader who takes part in the battle is of a kind.
fn led(board: &Board, is: impl Fn(&LeaderData) -> bool) -> bool {
    let definition = board.definition();
    let placed = definition.setup.iter().flat_map(|group| &group.leaders);
    let waiting = definition.reinforcements.iter().flat_map(|group| &group.leaders);
    placed.chain(waiting).filter_map(|leader| board.leader(*leader)).any(is)
}

/// The batteries that a side begins with: guns of one hex have no other unit to combine with.
fn batteries(board: &Board, side: Side) -> usize {
    let placed = board.definition().setup.iter().flat_map(|group| &group.units);
    let own = |unit: &&UnitId| board.unit(**unit).is_some_and(|data| data.side == side);
    let guns = |unit: &&UnitId| board.kind(**unit).is_some_and(|kind| kind.arm.arm() == Arm::Artillery);
    placed.filter(own).filter(guns).count()
}

/// Increments a side has lost, with those of eliminated units.
fn lost(game: &Game, side: Side) -> u16 {
    let units = game.board().unit_ids().filter(|unit| game.side_of(*unit) == side);
    let of = |unit| {
        let now = game.unit(unit);
        let all = game.board().unit(unit).map_or(0, |data| data.increments);
        u16::from(if now.place == Place::Eliminated { all } else { now.lost })
    };
    units.map(of).sum()
}

/// Rules that no event and no refusal names: definitions, and rules that show only in what follows from them.
const UNMET: &[(Rule, &str)] = &[
    (Rule::new("2.7.1"), DEFINED),
    (Rule::new("2.13"), "self-play takes back on copies of its games only"),
    (Rule::new("2.14"), DEFINED),
    (Rule::new("2.15"), "no player of self-play answers a question that is not open"),
    (Rule::new("2.16"), DEFINED),
    (Rule::new("3.4"), DEFINED),
    (Rule::new("3.5"), DEFINED),
    (Rule::new("6.1"), DEFINED),
    (Rule::new("6.2"), DEFINED),
    (Rule::new("6.3"), DEFINED),
    (Rule::new("6.4"), DEFINED),
    (Rule::new("6.6"), DEFINED),
    (Rule::new("6.7"), ABSENT),
    (Rule::new("7.1"), DEFINED),
    (Rule::new("10.1"), DEFINED),
    (Rule::new("10.4"), DEFINED),
    (Rule::new("10.5"), DEFINED),
    (Rule::new("10.6"), DEFINED),
    (Rule::new("11.2"), DEFINED),
    (Rule::new("12.4"), DEFINED),
    (Rule::new("17.1"), ABSENT),
    (Rule::new("18.4"), DEFINED),
    (Rule::new("18.5"), DEFINED),
    (Rule::new("18.6"), DEFINED),
    (Rule::new("18.7"), DEFINED),
    (Rule::new("18.13"), DEFINED),
    (Rule::new("18.15"), ABSENT),
    (Rule::new("19.1"), ABSENT),
    (Rule::new("19.2"), DEFINED),
    (Rule::new("20.1"), ABSENT),
    (Rule::new("23.3"), DEFINED),
    (Rule::new("23.4"), DEFINED),
    (Rule::new("24.5"), ABSENT),
    (Rule::new("24.8"), DEFINED),
    (Rule::new("27.5"), DEFINED),
    (Rule::new("28.2"), DEFINED),
    (Rule::new("28.4"), DEFINED),
    (Rule::new("29.3"), DEFINED),
    (Rule::new("30.6"), DEFINED),
    (Rule::new("31.10"), ABSENT),
    (Rule::new("33.2"), DEFINED),
    (Rule::new("33.4"), DEFINED),
    (Rule::new("33.6"), DEFINED),
    (Rule::new("34.7"), DEFINED),
    (Rule::new("34.9"), DEFINED),
    (Rule::new("36.1"), DEFINED),
    (Rule::new("38.4"), DEFINED),
    (Rule::new("39.7"), DEFINED),
    (Rule::new("40.2"), DEFINED),
    (Rule::new("40.3"), DEFINED),
    (Rule::new("40.7"), DEFINED),
    (Rule::new("41.4"), DEFINED),
    (Rule::new("51"), ABSENT),
    (Rule::new("52"), DEFINED),
    (Rule::new("54"), DEFINED),
    (Rule::new("62.1"), DEFINED),
    (Rule::new("62.2"), ABSENT),
    (Rule::new("62.4"), DEFINED),
    (Rule::new("62.6"), DEFINED),
    (Rule::new("62.7"), DEFINED),
    (Rule::new("70.1"), DEFINED),
    (Rule::new("70.2"), DEFINED),
    (Rule::new("70.3"), DEFINED),
    (Rule::new("70.4"), DEFINED),
    (Rule::new("70.5"), DEFINED),
    (Rule::new("71.1"), DEFINED),
];
/// The reasons why a rule is never reported.
const DEFINED: &str = "a definition: other rules tell what follows from it";
const ABSENT: &str = "not on these maps, or not played";
