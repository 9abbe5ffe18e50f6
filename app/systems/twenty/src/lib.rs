//! The Twenty system, for the rest of the program: Dresden 1813 with a corps to a counter.

mod ask;
mod bot;
mod judge;
mod plain;
mod show;
mod teach;
mod tell;
#[cfg(test)]
mod tests;
mod things;
mod words;

pub use things::{Thing, card_piece, dummy_piece, garrison_piece, piece, thing, unit};

use engine::codec;
use engine::contract::Side;
use engine::differences::{Difference, differences};
use language::ask::{Hexes, Key, Names, Rule};
use language::system::{AnySystem, Ask, Field, Rules, Switch, System, Whole};
use scenarios::Scenario;
use scene::Numbering;
use std::sync::Arc;
use twenty::{Board, Game, OptionalRules, rules};

/// Switches of the optional rules (16).
const PENETRATION: Key = "cavalry-penetration";
const SUPPORT: Key = "artillery-support";
const WEATHER: Key = "variable-weather";
const LIGHT: Key = "no-light-infantry";

/// The rules of Dresden 20.
#[derive(Clone, Copy, Debug)]
pub struct Twenty;

/// A battle of this system.
pub type Battle = Field<Twenty>;

impl Rules for Twenty {
    type Game = Game;
    type Board = Board;
    const TITLE: &'static str = "Dresden 20";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn revision(_board: &Board) -> u32 {
        <Game as engine::contract::Game>::REVISION
    }

    fn names(board: &Board) -> Names {
        let definition = board.definition();
        let things = || (0..things::count(board)).filter_map(|at| thing(board, language::ask::PieceId(at)));
        Names {
            sides: [definition.sides.allied.clone(), definition.sides.french.clone()],
            pieces: things().map(|thing| things::called(board, thing)).collect(),
            owners: things().map(|thing| things::owner(board, thing)).collect(),
            groups: Vec::new(),
            holders: things::Tray::all(board).into_iter().map(|held| held.title(board)).collect(),
            hexes: Hexes::new(definition.map.grid, numbering()),
            words: Twenty::WORDS,
        }
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn switches(_: &Board) -> Vec<Switch> {
        vec![
            Switch {
                key: WEATHER,
                label: "Variable weather [16.8]",
                hint: "A die each turn moves the weather; storms leave mud",
                about: "Weather",
                terms: ["Weather by the die [16.8].", "Weather as printed."],
            },
            Switch {
                key: PENETRATION,
                label: "Cavalry penetration [16.2]",
                hint: "Locked cavalry may slide along the enemy's line",
                about: "Cavalry",
                terms: ["Cavalry may penetrate [16.2].", "No cavalry penetration."],
            },
            Switch {
                key: SUPPORT,
                label: "Artillery support [16.3]",
                hint: "Guns behind the line help a defence, and fire over rivers",
                about: "Artillery",
                terms: ["Guns support and bombard [16.3].", "No artillery support."],
            },
            Switch {
                key: LIGHT,
                label: "No light infantry [16.9]",
                hint: "Light infantry does not disengage like cavalry",
                about: "Light infantry",
                terms: ["Light infantry stays in contact.", "Light infantry may disengage [16.9]."],
            },
        ]
    }

    fn options(_: &Board, on: &[Key]) -> Vec<u8> {
        codec::encode(&OptionalRules {
            cavalry_penetration: on.contains(&PENETRATION),
            artillery_support: on.contains(&SUPPORT),
            variable_weather: on.contains(&WEATHER),
            light_infantry: !on.contains(&LIGHT),
        })
    }

    fn switched_on(options: &[u8]) -> Vec<Key> {
        let Ok(rules) = codec::decode::<OptionalRules>(options) else { return Vec::new() };
        let all = [
            (WEATHER, rules.variable_weather),
            (PENETRATION, rules.cavalry_penetration),
            (SUPPORT, rules.artillery_support),
            (LIGHT, !rules.light_infantry),
        ];
        all.into_iter().filter(|(_, on)| *on).map(|(key, _)| key).collect()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        let definition = twenty_files::definition(scenario).ok_or_else(Vec::new)?.clone();
        let board = Board::new(definition).map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>());
        board.map(Arc::new)
    }

    fn plain(board: &Board, title: &str) -> Scenario {
        plain::scenario(board, title)
    }

    fn differences(first: &Board, second: &Board) -> Vec<Difference> {
        differences(first.definition(), second.definition())
    }
}

impl System for Twenty {
    const WHOLE: &'static dyn AnySystem = &Whole::<Twenty>::since("0.2.0");
}

/// Row before column, both counted from the south-west: the board holds the map turned a quarter.
fn numbering() -> Numbering {
    Numbering { columns_back: true, rows_back: true, ..Numbering::default() }
}

/// What a side is called.
fn side_name(board: &Board, side: Side) -> &str {
    board.definition().sides.of(side)
}
