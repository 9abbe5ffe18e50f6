//! A system's judgement of positions, and its bots.

use super::ask::Asks;
use super::rules::EventOf;
use crate::ask::{Key, PieceId, Sentence, Walker};
use crate::bot::contract::Bot;
use crate::bot::kind::BotKind;
use crate::luck::Luck;
use crate::tongue::{Catalogue, Refusals};
use engine::contract::{Rolled, Side};
use engine::rule::Rule;

/// A quantity that a system counts: a curve of the replay, a row of the report. Its words are messages: `twenty-figure-` and
/// the key, and the attributes `short`, `meaning` and `column`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name for programs.
    pub key: Key,
    messages: &'static Catalogue,
    /// The lines of the figure: one for each side, or one for each army with the side it is on.
    pub lines: Vec<FigureLine>,
}

/// A line of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureLine {
    /// The side or the army that it is about, for programs.
    pub name: String,
    /// The same for people.
    pub called: Sentence,
    /// The side it is on.
    pub side: Side,
}

impl Figure {
    /// A figure with its words in these messages.
    pub const fn new(messages: &'static Catalogue, key: Key, lines: Vec<FigureLine>) -> Figure {
        Figure { key, messages, lines }
    }

    /// A line for each side, by their names in the battle.
    pub fn of_sides(messages: &'static Catalogue, key: Key, name: impl Fn(Side) -> String) -> Figure {
        let line = |side| FigureLine { name: name(side), called: Sentence::EMPTY.side(side), side };
        Figure::new(messages, key, Side::BOTH.map(line).to_vec())
    }

    /// Its title.
    pub fn title(&self) -> String {
        self.said("")
    }

    /// Its name in a word, for a button.
    pub fn short(&self) -> String {
        self.said(".short")
    }

    /// Its meaning, in a sentence.
    pub fn meaning(&self) -> String {
        self.said(".meaning")
    }

    /// The head of its column, behind the name of a side.
    pub fn column(&self) -> String {
        self.said(".column")
    }

    fn said(&self, attribute: &str) -> String {
        let said = Refusals::new(self.messages, PieceId).keyed("figure", self.key, attribute);
        said.unwrap_or_else(|| self.key.to_owned())
    }
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
