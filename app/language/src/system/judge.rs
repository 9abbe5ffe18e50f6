//! How a system weighs what happens, and who plays it without a person.

use super::ask::Ask;
use super::rules::EventOf;
use crate::ask::{Key, Walker};
use crate::bot::contract::Bot;
use crate::bot::kind::BotKind;
use crate::luck::Luck;
use engine::contract::{Rolled, Side};
use engine::rule::Rule;

/// What is counted in a system: a curve of the replay, a row of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name for programs.
    pub key: Key,
    /// Its title.
    pub title: &'static str,
    /// The same in a word, for a button.
    pub short: &'static str,
    /// What it means, in a sentence.
    pub meaning: &'static str,
    /// Whose numbers there are: both sides', or those of each army with the side it is on.
    pub lines: Vec<(String, Side)>,
}

/// How a system weighs what happens.
pub trait Judge: Ask {
    /// What is counted in a battle, in an order that does not change. The first of them says who is ahead.
    fn figures(board: &Self::Board) -> Vec<Figure>;

    /// How a game stands by its figures: for each of them a number for each line.
    fn numbers(game: &Self::Game) -> Vec<Vec<i64>>;

    /// What a roll gave beyond its average; nothing where it is not weighed.
    fn luck(_before: &Self::Game, _rolled: &Rolled) -> Option<Luck> {
        None
    }

    /// A player without a person. Unless a system has its own, whichever is asked for only points at random.
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

    /// Who won, and how clearly; once it is over.
    fn won(game: &Self::Game) -> Option<Won>;

    /// What the battle has cost so far.
    fn toll(game: &Self::Game) -> Toll;
}

/// How a battle was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Won {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// How clearly, in the order of clearness.
    pub rank: u8,
    /// The same as a word.
    pub level: &'static str,
}

/// What a battle has cost each side, in strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Destroyed for good.
    pub destroyed: [u16; 2],
    /// Destroyed, or out of action at the moment.
    pub out: [u16; 2],
}
