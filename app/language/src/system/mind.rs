//! The judgement of a bot that looks ahead.

use super::judge::Judge;
use crate::ask::Walker;
use crate::bot::chances;
use crate::bot::contract::Bot;
use crate::bot::manner::Manner;
use crate::bot::weights::Weights;
use engine::contract::Side;
use std::sync::LazyLock;

/// The judgement of a bot that looks ahead: which bot plays on in its mind, for how long, and the worth of the result.
pub trait Mind: Judge {
    /// A player that does not look ahead, in a mind: what a bot that does plays both seats with. Unless a system has its own, it
    /// points at random.
    fn simple(_manner: Manner) -> Box<dyn Bot<Self::Game>> {
        Box::new(Walker::<Self>::default())
    }

    /// Number of game-turns a mind is kept for a trial; none where a side's own turn shows its worth.
    const AHEAD: u8 = 0;

    /// The weights of the parts of a position, from the file that holds them.
    fn weights() -> &'static Weights {
        static USUAL: LazyLock<Weights> =
            LazyLock::new(|| Weights::read(include_str!("../bot/weights.toml")).unwrap_or_default());
        &USUAL
    }

    /// The worth of a position to a side, for a bot that looks ahead, by the weights of its parts: a hundred for what a point of
    /// the first figure is worth. Unless a system knows better: who leads in it, strength that is out of action, and above all
    /// who has won.
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

    /// The gain of a side on its way to what it came for, beside its worth, for a bot that looks ahead and does not see it arrive:
    /// without it a long march under fire would never begin. Unless a system knows better: nothing.
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

    /// The subject of a roll as a number, where two that are about the same thing can be told from others: a bot that looks
    /// ahead in two ways gives both the same dice for it.
    fn at_stake(_game: &Self::Game) -> Option<u64> {
        None
    }
}
