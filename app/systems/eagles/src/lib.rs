//! The Eagles Turn East, for the rest of the program: the winter of 1807 with leaders for pieces.

mod ask;
mod bot;
mod columns;
mod judge;
mod pieces;
mod plain;
mod positions;
mod random;
mod sealed;
mod show;
mod teach;
mod tell;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod veiled_campaign_tests;
#[cfg(test)]
mod veiled_tests;
mod words;

pub use pieces::{Thing, leader_piece, thing, unit_piece};

use eagles::{Board, Game, OptionalRules, rules};
use engine::codec;
use engine::contract::Side;
use engine::differences::{Difference, differences};
use engine::hex::{Grid, Hex};
use language::ask::{Hexes, Key, Names, Rule};
use language::system::{AnySystem, Ask, Field, Rules, Switch, System, Whole};
use language::words::letters::capital;
use scenarios::Scenario;
use scene::Numbering;
use std::sync::Arc;

/// Switches of the optional rules (2).
const WEATHER: Key = "rolled-weather";
const GUNS: Key = "sound-of-guns";
const HURRY: Key = "hurry-up";
const FORWARD: Key = "batteries-forward";
const VEILED: Key = "veiled";
const FORAGING: Key = "foraging";
const NEY: Key = "ney";

/// The rules of The Eagles Turn East.
#[derive(Clone, Copy, Debug)]
pub struct Eagles;

/// A battle of this system.
pub type Battle = Field<Eagles>;

impl Rules for Eagles {
    type Game = Game;
    type Board = Board;
    const TITLE: &'static str = "The Eagles Turn East";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }

    fn names(board: &Board) -> Names {
        Names {
            sides: Side::BOTH.map(|side| side_name(board, side)),
            pieces: pieces::names(board),
            owners: pieces::owners(board),
            groups: pieces::formations(board),
            // The displays beside the map: the sum of each side, then every leader.
            holders: Side::BOTH
                .map(|side| side_name(board, side))
                .into_iter()
                .chain(pieces::leader_names(board))
                .collect(),
            hexes: Hexes::new(Grid { rows: board.definition().map.last_row, ..*board.grid() }, numbering(board)),
            words: Eagles::WORDS,
        }
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn switches(board: &Board) -> Vec<Switch> {
        let mut switches = vec![
            Switch {
                key: WEATHER,
                label: "Weather by the die [T7]",
                hint: "A die of each turn's month instead of the weather as it was",
                about: "Weather",
                terms: ["Weather by the die [T7].", "Weather as it was."],
            },
            Switch {
                key: GUNS,
                label: "Sound of the guns [6]",
                hint: "Who hears a battle may force his march towards it with a better die",
                about: "Forced marches",
                terms: ["Marches to the sound of the guns [6].", "No marches to the sound of the guns."],
            },
            Switch {
                key: HURRY,
                label: "Hurry up [B19]",
                hint: "A Force that came by forced march may join the combat some rounds late",
                about: "Late arrivals",
                terms: [
                    "A Force that came by forced march may join a combat some rounds late [B19].",
                    "A Force that came by forced march joins a combat from its first round.",
                ],
            },
            Switch {
                key: FORWARD,
                label: "Batteries forward [7.6]",
                hint: "Guns may fire with double strength, and then bear half of the losses",
                about: "Artillery",
                terms: ["Batteries may go forward [7.6].", "Batteries stay where they are."],
            },
        ];
        switches.push(Switch {
            key: VEILED,
            label: "Veiled play [C3]",
            hint: "What a leader has is under seal until the enemy stands beside him; the record proves it afterwards",
            about: "Information",
            terms: ["Tracks are under seal out of the enemy's sight [C3].", "Both sides see everything."],
        });
        if board.definition().campaign.is_some() {
            switches.push(Switch {
                key: FORAGING,
                label: "Foraging [B13]",
                hint: "Armies may disperse for food: they hold no zone, live off the ground, and fight badly",
                about: "Supply",
                terms: ["Armies may disperse for food [B13].", "Nobody forages."],
            });
            switches.push(Switch {
                key: NEY,
                label: "Ney does not wait [B19]",
                hint: "On a six of their initiative die Ney and Buxhowden march off, and a die says where to",
                about: "Initiative",
                terms: ["Ney and Buxhowden may march off by themselves [B19].", "Everybody waits for his orders."],
            });
        }
        switches
    }

    fn options(_: &Board, on: &[Key]) -> Vec<u8> {
        codec::encode(&OptionalRules {
            rolled_weather: on.contains(&WEATHER),
            veiled: on.contains(&VEILED),
            sound_of_guns: on.contains(&GUNS),
            hurry_up: on.contains(&HURRY),
            batteries_forward: on.contains(&FORWARD),
            foraging: on.contains(&FORAGING),
            ney: on.contains(&NEY),
        })
    }

    fn switched_on(options: &[u8]) -> Vec<Key> {
        let Ok(rules) = codec::decode::<OptionalRules>(options) else { return Vec::new() };
        let all = [
            (WEATHER, rules.rolled_weather),
            (GUNS, rules.sound_of_guns),
            (HURRY, rules.hurry_up),
            (FORWARD, rules.batteries_forward),
            (VEILED, rules.veiled),
            (FORAGING, rules.foraging),
            (NEY, rules.ney),
        ];
        all.into_iter().filter(|(_, on)| *on).map(|(key, _)| key).collect()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        let definition = eagles_files::definition(scenario).ok_or_else(Vec::new)?.clone();
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

impl System for Eagles {
    const WHOLE: &'static dyn AnySystem = &Whole::<Eagles>::since("0.2.0");
}

/// Sheets count their rows anew, and are printed before column and row: N-3214.
fn numbering(board: &Board) -> Numbering {
    let sheets = &board.definition().map.sheets;
    Numbering {
        sheets: sheets.iter().map(|sheet| (Hex::new(1, sheet.first), format!("{}-", sheet.letter))).collect(),
        shifts: sheets.iter().map(|sheet| [0, -i16::from(sheet.above)]).collect(),
        ..Numbering::default()
    }
}

/// What a side is called.
fn side_name(board: &Board, side: Side) -> String {
    capital(&board.side(side).id)
}
