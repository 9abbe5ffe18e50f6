//! Winter's Victory, for the rest of the program: Eylau 1807, battalion by battalion.

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

pub use things::{Thing, leader_piece, piece, thing};

use engine::codec;
use engine::contract::Side;
use engine::differences::{Difference, differences};
use engine::hex::Hex;
use language::ask::{Hexes, Key, Names, Rule};
use language::system::{AnySystem, Ask, Field, Rules, Switch, System, Whole};
use scenarios::Scenario;
use scene::Numbering;
use std::sync::Arc;
use winter::chart::Chart;
use winter::definition::{Extra, Level};
use winter::{Board, Game, MatchOptions, rules};

/// Switches of the match options [97.1].
const REACTIONS: Key = "ask-reactions";
const GUARD: Key = "guard";
const WEATHER: Key = "weather";
const AMMUNITION: Key = "ammunition";
const FATIGUE: Key = "fatigue";
const SPIRIT: Key = "spirit";
const LEADER_LOSS: Key = "leader-loss";
const EARLY_END: Key = "early-end";
const DELAYED: Key = "delayed";
const GRAND_CHARGE: Key = "grand-charge";
const CEASEFIRE: Key = "ceasefire";
const SHIFTED: Key = "shifted";
const SILENT_GUNS: Key = "silent-guns";
const ATTACHING: Key = "attaching";
/// Rows and columns of a sheet; the next begins anew.
const SHEET_ROWS: u8 = 36;
const SHEET_COLUMNS: u8 = 45;

/// The rules of Winter's Victory.
#[derive(Clone, Copy, Debug)]
pub struct Winter;

/// A battle of this system.
pub type Battle = Field<Winter>;

impl Rules for Winter {
    type Game = Game;
    type Board = Board;
    const TITLE: &'static str = "Winter's Victory";
    const CASES: &'static [(Rule, &'static str)] = rules::ALL;

    fn revision(board: &Board) -> u32 {
        board.revision().number()
    }

    fn names(board: &Board) -> Names {
        let things = || (0..things::count(board)).filter_map(|at| thing(board, language::ask::PieceId(at)));
        Names {
            sides: Side::BOTH.map(|side| side_name(side).to_owned()),
            pieces: things().map(|thing| things::called(board, thing).to_owned()).collect(),
            owners: things().map(|thing| Some(things::owner(board, thing))).collect(),
            groups: Vec::new(),
            holders: things::Tray::ALL.into_iter().map(things::Tray::title).collect(),
            hexes: Hexes::new(board.grid(), numbering(board.chart())),
            words: Winter::WORDS,
        }
    }

    fn board_of(game: &Game) -> &Arc<Board> {
        game.board()
    }

    fn switches(board: &Board) -> Vec<Switch> {
        let mut all = vec![Switch {
            key: REACTIONS,
            label: "Ask before opportunity fire [4.4]",
            hint: "Whoever may fire at what comes by is asked, instead of following his standing orders",
            about: "Opportunity fire",
            terms: [
                "Who fires at what comes by is asked [4.4].",
                "Fire at what comes by follows standing orders [4.4].",
            ],
        }];
        if has_guard(board) {
            all.push(Switch {
                key: GUARD,
                label: "The Guard enters [97.1]",
                hint: "The Imperial Guard comes on turn 47",
                about: "The Guard",
                terms: ["The Guard comes on turn 47 [97.1].", "The Guard stays away."],
            });
        }
        let turns = board.rules().first_turn..=board.rules().last_turn;
        if board.tables().snow.icons.iter().any(|turn| turns.contains(turn)) {
            all.push(Switch {
                key: WEATHER,
                label: "Snow and wind [18.2]",
                hint: "Snow may begin on some turns and shortens sight, marches and fire",
                about: "Weather",
                terms: ["Snow may fall [18.2].", "No snow falls."],
            });
        }
        all.extend([
            Switch {
                key: AMMUNITION,
                label: "Ammunition [7.7]",
                hint: "A battery fires in eight phases, and then no more",
                about: "Ammunition",
                terms: ["Batteries have ammunition for eight phases [7.7].", "Ammunition does not run out."],
            },
            Switch {
                key: FATIGUE,
                label: "Brigades tire (15)",
                hint: "Each hour up and about, in a fight or under an Attack Order wears a brigade down",
                about: "Fatigue",
                terms: ["Brigades tire by the hour (15).", "Brigades are as tired as the battle says (15)."],
            },
        ]);
        if !board.rules().bodies.is_empty() {
            all.push(Switch {
                key: SPIRIT,
                label: "Morale of armies and corps (14)",
                hint: "Losses and routs wear an army or corps down until it is demoralised",
                about: "Armies and corps",
                terms: ["Armies and corps can be demoralised (14).", "The morale of armies and corps is not kept."],
            });
        }
        if board.rules().orders.is_some() {
            all.push(Switch {
                key: LEADER_LOSS,
                label: "Leaders come back by orders [19.84]",
                hint: "Who takes a fallen leader's place waits on the display until an order reaches him",
                about: "Fallen leaders",
                terms: ["Fallen leaders come back by orders [19.84].", "Fallen leaders come back by the clock [19.8]."],
            });
        }
        all.push(Switch {
            key: EARLY_END,
            label: "The battle may end early [20.31]",
            hint: "It ends with the turn in which a side has nobody left, or every French corps is demoralised",
            about: "The end",
            terms: ["The battle ends when a side has nobody left [20.31].", "The battle goes on to its last turn."],
        });
        if board.rules().delayed.is_some() {
            all.push(Switch {
                key: DELAYED,
                label: "III Corps comes as one [20.38]",
                hint: "Nobody of it before turn 10, and then by any of its roads",
                about: "III Corps",
                terms: [
                    "III Corps comes from turn 10 on, by any of its roads [20.38].",
                    "III Corps comes by its schedule.",
                ],
            });
        }
        if board.rules().grand.is_some() {
            all.push(Switch {
                key: GRAND_CHARGE,
                label: "The grand charge [19.7]",
                hint: "Once the French may declare a charge of their heavy horse in three waves",
                about: "The grand charge",
                terms: ["The French may declare one grand charge [19.7].", "There is no grand charge."],
            });
        }
        if board.rules().ceasefire.is_some() {
            all.push(Switch {
                key: CEASEFIRE,
                label: "A ceasefire at night [20.44]",
                hint: "At the beginning of each night turn both sides are asked whether the guns shall be silent",
                about: "The night",
                terms: ["A ceasefire may be declared at night [20.44].", "The battle goes on through the night."],
            });
        }
        if board.rules().shifted.is_some() {
            all.push(Switch {
                key: SHIFTED,
                label: "III Corps marches farther east [20.38]",
                hint: "Two or three turns later, by the roads in the east; the battle begins on turn 7",
                about: "III Corps",
                terms: [
                    "III Corps comes later and farther east, and the battle begins on turn 7 [20.38].",
                    "III Corps comes by its own roads.",
                ],
            });
        }
        if board.rules().silent_guns.is_some() {
            all.push(Switch {
                key: SILENT_GUNS,
                label: "Russian guns are silent at first [20.34]",
                hint: "They neither move nor fire before turn 10, horse batteries before turn 6",
                about: "Russian guns",
                terms: [
                    "Russian guns neither move nor fire before turn 10, horse batteries before turn 6 [20.34].",
                    "Russian guns fire from the first turn.",
                ],
            });
        }
        if has_detachments(board) {
            all.push(Switch {
                key: ATTACHING,
                label: "Detachment commanders take troops [19.51]",
                hint: "In the command phase they take regiments, brigades and batteries under them, or release them",
                about: "Detachments",
                terms: [
                    "Detachment commanders take troops under them and release them [19.51].",
                    "Who is under a detachment commander is fixed (R35).",
                ],
            });
        }
        all
    }

    fn options(board: &Board, on: &[Key]) -> Vec<u8> {
        codec::encode(&MatchOptions {
            ask: on.contains(&REACTIONS),
            guard: has_guard(board) && on.contains(&GUARD),
            weather: on.contains(&WEATHER),
            ammunition: on.contains(&AMMUNITION),
            fatigue: on.contains(&FATIGUE),
            spirit: on.contains(&SPIRIT) && !board.rules().bodies.is_empty(),
            leader_loss: on.contains(&LEADER_LOSS) && board.rules().orders.is_some(),
            early_end: on.contains(&EARLY_END),
            delayed: on.contains(&DELAYED) && board.rules().delayed.is_some(),
            grand_charge: on.contains(&GRAND_CHARGE) && board.rules().grand.is_some(),
            ceasefire: on.contains(&CEASEFIRE) && board.rules().ceasefire.is_some(),
            shifted: on.contains(&SHIFTED) && !on.contains(&DELAYED) && board.rules().shifted.is_some(),
            silent_guns: on.contains(&SILENT_GUNS) && board.rules().silent_guns.is_some(),
            attaching: on.contains(&ATTACHING) && has_detachments(board),
        })
    }

    fn switched_on(options: &[u8]) -> Vec<Key> {
        let Ok(options) = codec::decode::<MatchOptions>(options) else { return Vec::new() };
        let all = [
            (REACTIONS, options.ask),
            (GUARD, options.guard),
            (WEATHER, options.weather),
            (AMMUNITION, options.ammunition),
            (FATIGUE, options.fatigue),
            (SPIRIT, options.spirit),
            (LEADER_LOSS, options.leader_loss),
            (EARLY_END, options.early_end),
            (DELAYED, options.delayed),
            (GRAND_CHARGE, options.grand_charge),
            (CEASEFIRE, options.ceasefire),
            (SHIFTED, options.shifted),
            (SILENT_GUNS, options.silent_guns),
            (ATTACHING, options.attaching),
        ];
        all.into_iter().filter(|(_, on)| *on).map(|(key, _)| key).collect()
    }

    fn board(scenario: &Scenario) -> Result<Arc<Board>, Vec<String>> {
        let definition = winter_files::definition(scenario).ok_or_else(Vec::new)?.clone();
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

impl System for Winter {
    const WHOLE: &'static dyn AnySystem = &Whole::<Winter>::since("0.2.0");
}

fn has_detachments(board: &Board) -> bool {
    board.leaders().iter().any(|leader| leader.level == Level::Detachment)
}

fn has_guard(board: &Board) -> bool {
    board.definition().units.iter().any(|unit| unit.extra == Some(Extra::Guard))
}

/// Row before column, both counted from the south-west of each of the four sheets: the board holds them turned a quarter.
fn numbering(chart: Chart) -> Numbering {
    let (rows, columns) = (chart.first_row.saturating_sub(1), chart.first_column.saturating_sub(1));
    // On the turned grid columns count rows from the north, and rows count columns from the east.
    let north = chart.first_row.saturating_add(chart.rows).saturating_sub(SHEET_ROWS);
    let east = chart.first_column.saturating_add(chart.columns).saturating_sub(SHEET_COLUMNS + 1);
    let mut numbering = Numbering { columns_back: true, rows_back: true, ..Numbering::default() };
    let mut sheet = |letter: &str, from: Hex, north: bool, east: bool| {
        let less = |is: bool, by: u8| if is { i16::from(by) } else { 0 };
        numbering.sheets.push((from, letter.to_owned()));
        numbering
            .shifts
            .push([i16::from(rows) - less(north, SHEET_ROWS), i16::from(columns) - less(east, SHEET_COLUMNS)]);
    };
    // Later sheets take their hexes from those named before.
    sheet("D", Hex::new(1, 1), true, true);
    sheet("B", Hex::new(1, east.saturating_add(1)), true, false);
    sheet("C", Hex::new(north.saturating_add(1), 1), false, true);
    sheet("A", Hex::new(north.saturating_add(1), east.saturating_add(1)), false, false);
    numbering
}

/// What a side is called.
const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "Allied",
        Side::Second => "French",
    }
}
