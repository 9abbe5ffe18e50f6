//! Every question, held to the rules for drafts and to the engine's options, over positions of whole battles.

mod attacks;
mod complete;
mod drafts;
mod keys;
mod lights;
mod refusals;
mod walks;

use super::super::{ArtOfWar, piece, unit};
use crate::bot::RandomBot;
use crate::judge::mid_battle;
use art_of_war::{Board, Command, DayEnd, Game, Moving, OptionalRules, Options, Stage, UnitId};
use engine::contract::{Game as _, Pending, Rolled, Side};
use language::ask::{Asking, Draft, Pick};
use language::bot::Bot;
use language::chance::Chance;
use language::system::Asks;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Number of times each question was looked at.
type Met = BTreeMap<&'static str, u32>;

fn board(battle: &str) -> Arc<Board> {
    crate::open(battle).expect("a battle of ours").board
}

fn ask(game: &Game, side: Side, draft: &Draft) -> Asking<Command> {
    ArtOfWar::ask(game, side, draft)
}

/// A draft of these units.
fn of(units: impl IntoIterator<Item = UnitId>) -> Draft {
    units.into_iter().map(|unit| Pick::Piece(piece(unit))).collect()
}

/// Plays from the middle of a battle, which meets most questions soon. It looks at the first positions of each
/// question, up to `most` in a game.
fn visit(battle: &str, seeds: std::ops::Range<u64>, most: u32, look: &mut dyn FnMut(&Game, Side, &mut Chance)) -> Met {
    let board = board(battle);
    let mut met = Met::new();
    for seed in seeds {
        eprintln!("{battle}, game {seed}");
        let mut seen = Met::new();
        let mut chance = Chance::for_game(1807, seed);
        let optional = OptionalRules { weather: seed % 2 == 1 && board.definition().rules.weather_die };
        let (mut game, _) = if seed % 4 == 3 {
            Game::new(Arc::clone(&board), optional)
        } else {
            mid_battle(&board, optional, &mut chance).expect("a position")
        };
        let mut bots = [RandomBot::default(), RandomBot::default()];
        loop {
            match game.pending() {
                Pending::Over(_) => break,
                Pending::Roll(roll) => {
                    let faces = roll.dice.iter().map(|&sides| chance.face(sides)).collect();
                    game.resolve(&Rolled::Faces(faces)).expect("dice");
                }
                Pending::Decision { side, .. } => {
                    let moving = matches!(game.state().stage, Stage::Movement(Moving::Units));
                    // Moves look alike for hundreds of commands: every fifth phase shows some.
                    let shows = !moving || game.phase().count % 5 == 0;
                    let question = if shows { ask(&game, side, &Draft::EMPTY).question } else { "move" };
                    let count = seen.entry(question).or_default();
                    if *count < most && shows {
                        *count += 1;
                        *met.entry(question).or_default() += 1;
                        look(&game, side, &mut chance);
                    }
                    let [first, second] = &mut bots;
                    let bot = if side == Side::First { first } else { second };
                    // A side that fights on comes to the questions of another day.
                    let command = match game.state().stage {
                        Stage::DayEnd(DayEnd::FightOn) => Command::FightOn,
                        _ => bot.answer(&game, &mut chance).expect("an answer"),
                    };
                    game.apply(side, &command).expect("a legal answer");
                }
            }
        }
    }
    met
}

/// The unit of a pick.
fn unit_of(game: &Game, pick: Pick) -> Option<UnitId> {
    pick.piece().and_then(|piece| unit(game.board(), piece))
}
