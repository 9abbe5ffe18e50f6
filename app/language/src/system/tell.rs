//! The happenings of a system.

use super::ask::Asks;
use super::rules::{ChangeOf, CommandOf, EventOf};
use super::typed_battle::TypedBattle;
use crate::ask::{Draft, PieceId, Sentence};
use crate::happening::{BattleEnding, Happening, PhaseName, Phases};
use engine::contract::{Game, Pending, Side};
use scenarios::Scenario;

/// A system's words for its events; the language is [`crate::happening`].
pub trait Tell: Asks {
    /// An event, told once for all who read it.
    fn happening(board: &Self::Board, event: &EventOf<Self>) -> Happening;

    /// Several of them, in order.
    fn happenings(board: &Self::Board, events: &[EventOf<Self>]) -> Vec<Happening> {
        events.iter().map(|event| Self::happening(board, event)).collect()
    }

    /// The question for a side now; no words if it has none.
    fn question(game: &Self::Game, side: Side) -> Sentence {
        match game.pending() {
            Pending::Decision { side: asked, .. } if asked == side => Self::ask(game, side, &Draft::EMPTY).prompt,
            _ => Sentence::EMPTY,
        }
    }

    /// The name of the phase that the game is in.
    fn phase(game: &Self::Game) -> PhaseName;

    /// The steps of the present turn: where the game is, what has passed and what is to come.
    fn phases(battle: &TypedBattle<Self>, game: &Self::Game) -> Phases;

    /// The end of the game, once it is over.
    fn ending(game: &Self::Game) -> Option<BattleEnding>;

    /// The verdicts that a battle can have, each as [`Tell::ending`] says it. A program that reads of an end in English finds it among
    /// them.
    fn verdicts(_board: &Self::Board) -> Vec<Sentence> {
        Vec::new()
    }

    /// The scores with these numbers, in the order in which English names them, as [`Tell::ending`] says them.
    fn scores(_board: &Self::Board, _numbers: &[i64]) -> Vec<Sentence> {
        Vec::new()
    }

    /// A change that both players agree on, each edit in words.
    fn change(board: &Self::Board, change: &ChangeOf<Self>) -> Vec<String>;

    /// The terms of the strengths of an attack that is about to be announced; `None` for other commands.
    fn explains(_game: &Self::Game, _command: &CommandOf<Self>) -> Option<Sentence> {
        None
    }

    /// The formation a piece is counted with where moves are not told one by one.
    fn formation(board: &Self::Board, _scenario: Option<&Scenario>, piece: PieceId) -> String {
        let names = Self::names(board);
        names.owner(piece).map_or_else(String::new, |side| names.called(side))
    }
}
