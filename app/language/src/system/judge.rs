//! A system's judgement of positions, and its bots.

use super::ask::Ask;
use super::rules::{Begun, ChangeOf, CommandOf, EventOf};
use crate::ask::{Key, Walker};
use crate::bot::chances;
use crate::bot::contract::Bot;
use crate::bot::kind::BotKind;
use crate::bot::manner::Manner;
use crate::bot::weights::Weights;
use crate::chance::Chance;
use crate::luck::Luck;
use engine::contract::{Rolled, Side};
use engine::rule::Rule;
use std::sync::{Arc, LazyLock};

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
pub trait Judge: Ask {
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

    /// A player that does not look ahead, in a mind: what a bot that does plays both chairs with. Unless a system has its own, it
    /// points at random.
    fn simple(_manner: Manner) -> Box<dyn Bot<Self::Game>> {
        Box::new(Walker::<Self>::default())
    }

    /// Number of game-turns for which a manner is kept on in a trial; 0 where a side's own turn shows its merit.
    const AHEAD: u8 = 0;

    /// The levels that are worth playing against, the weakest first: each beats the one before it. A level that a system has
    /// no bot of its own for, or whose thinking gains nothing there, is not among them. Pages offer these and no others;
    /// the arena tries all.
    fn levels() -> &'static [BotKind] {
        &[BotKind::Random]
    }

    /// The numbers that the parts of a position count for, from their file.
    fn weights() -> &'static Weights {
        static USUAL: LazyLock<Weights> =
            LazyLock::new(|| Weights::read(include_str!("../bot/weights.toml")).unwrap_or_default());
        &USUAL
    }

    /// The worth of a position for a side, for a bot that looks ahead, by the numbers of its parts: a hundred for the
    /// worth of a point of the first figure. Unless a system knows better: the lead in it, strength that is out of
    /// action, and above all a victory.
    fn worth(game: &Self::Game, side: Side, weights: &Weights) -> i64 {
        let ahead = |[first, second]: [i64; 2]| if side == Side::First { first - second } else { second - first };
        let lead = match Self::numbers(game).first().map(Vec::as_slice) {
            Some(&[first, second, ..]) => ahead([first, second]),
            _ => 0,
        };
        let [lost, taken] = Self::toll(game).out.map(i64::from);
        let won = Self::won(game).and_then(|won| Some((won.winner? == side, i64::from(won.rank))));
        let victory = weights.of("victory");
        let end = won.map_or(0, |(ours, rank)| if ours { victory * (rank + 1) } else { -victory * (rank + 1) });
        lead * weights.of("point") + ahead([taken, lost]) * weights.of("out_of_action") + end
    }

    /// The gain of a side on its way to an aim, beside its worth, for a bot that looks ahead and does not see it
    /// arrive: without it a long march under fire would never begin. Unless a system knows better: 0.
    fn on_the_way(_game: &Self::Game, _side: Side) -> i64 {
        0
    }

    /// The first side's chances to win, in a thousand, as far as the position alone tells. Unless a system knows better: its
    /// worth, squeezed, so that ten points of the first figure win three times in four.
    fn winning(game: &Self::Game) -> u16 {
        match Self::won(game) {
            Some(won) => chances::decided(won.winner),
            None => chances::squeezed(Self::worth(game, Side::First, Self::weights()), chances::TEN_POINTS),
        }
    }

    /// The subject of a roll, as a number, where rolls on the same subject can be told from others: a bot that looks
    /// ahead in two ways gives both the same dice for it.
    fn at_stake(_game: &Self::Game) -> Option<u64> {
        None
    }

    /// Whether a battle has the subject of a rule. A battle without it can never meet the rule.
    fn applies(_board: &Self::Board, _rule: Rule) -> bool {
        true
    }

    /// A game from the middle of its battle, with what happened at its begin; nothing where a system makes none up, and
    /// what is wrong with the one that was made up.
    fn scatter(
        _board: &Arc<Self::Board>,
        _options: &[u8],
        _chance: &mut Chance,
    ) -> Result<Option<Begun<Self>>, String> {
        Ok(None)
    }

    /// Rules that no play can meet, each with the reason. Any other rule without a hit has never been seen at work.
    const UNMET: &'static [(Rule, &'static str)] = &[];

    /// The rules that shaped an event.
    fn met(event: &EventOf<Self>) -> Vec<Rule>;

    /// The number of the turn.
    fn turn_number(game: &Self::Game) -> u8;

    /// The winner, and the level of the victory, once it is over.
    fn won(game: &Self::Game) -> Option<Won>;

    /// The cost of the battle so far.
    fn toll(game: &Self::Game) -> Toll;

    /// Whether a condition beyond the contract holds, which must be true in every game of self-play.
    fn is_sound(_game: &Self::Game) -> bool {
        true
    }

    /// A command out of thin air that probably breaks a rule; nothing where a system makes none up.
    fn junk(_game: &Self::Game, _chance: &mut Chance) -> Option<CommandOf<Self>> {
        None
    }

    /// A change so small that a computer could make it by a miscount; it is possible between two moves.
    fn miscount(_game: &Self::Game) -> Option<ChangeOf<Self>> {
        None
    }

    /// A change that a player could ask for.
    fn plea(_game: &Self::Game, _chance: &mut Chance) -> Option<ChangeOf<Self>> {
        None
    }
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
