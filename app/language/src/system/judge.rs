//! A system's judgement of positions, and its bots.

use super::ask::Asks;
use super::rules::EventOf;
use crate::ask::{Key, Walker};
use crate::bot::contract::Bot;
use crate::bot::kind::BotKind;
use crate::luck::Luck;
use engine::contract::{Rolled, Side};
use engine::rule::Rule;

/// A quantity that a system counts: a curve of the replay, a row of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name for programs.
    pub key: Key,
    /// Its title.
    pub title: &'static str,
    /// Its name in a word, for a button.
    pub short: &'static str,
    /// Its meaning, in a sentence.
    pub meaning: &'static str,
    /// The lines of the figure: one for each side, or one for each army with the side it is on.
    pub lines: Vec<(String, Side)>,
}

/// A system's judgement of positions and rolls.
pub trait Judge: Asks {
    /// The figures of a battle, in an order that does not change. The first of them says which side is ahead.
    fn figures(board: &Self::Board) -> Vec<Figure>;

    /// The state of a game by its figures: for each of them a number for each line.
    fn numbers(game: &Self::Game) -> Vec<Vec<i64>>;

    /// The luck of a roll beyond its average; `None` where it is not weighed.
    fn luck(_before: &Self::Game, _rolled: &Rolled) -> Option<Luck> {
        None
    }

    /// A bot. Unless a system has its own, every kind only makes random picks.
    fn bot(_kind: BotKind) -> Box<dyn Bot<Self::Game>> {
        Box::new(Walker::<Self>::default())
    }

    /// The levels that are worth playing against, the weakest first: each beats the one before it. A level that a system has
    /// no bot of its own for, or whose thinking gains nothing there, is not among them. Pages offer these and no others;
    /// the arena tries all.
    fn levels() -> &'static [BotKind] {
        &[BotKind::Random]
    }

    /// The rules that shaped an event.
    fn met(event: &EventOf<Self>) -> Vec<Rule>;

    /// The winner, and the level of the victory, once it is over.
    fn won(game: &Self::Game) -> Option<Won>;

    /// The cost of the battle so far.
    fn toll(game: &Self::Game) -> Toll;
}

/// The victory in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Won {
    /// The winner; `None` in a draw.
    pub winner: Option<Side>,
    /// The level of the victory: a higher one is clearer.
    pub rank: u8,
    /// The level as a word.
    pub level: &'static str,
}

/// The cost of a battle to each side, in strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Destroyed for good.
    pub destroyed: [u16; 2],
    /// Destroyed, or out of action at the moment.
    pub out: [u16; 2],
}
