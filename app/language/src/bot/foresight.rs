//! The outcome of a phase that is played in some manner, or of one answer: played on with simple bots on both sides to
//! the end of the enemy's answer, with imagined dice.
//!
//! Luck is large and differences are small: another way than the simple bot's own counts as better only where it comes out
//! better by more than luck explains.

use super::choice::best_of;
use super::manner::Manner;
use super::playout::{LONGEST, Playout, play_out};
use super::reins::Reins;
use super::weights::Weights;
use crate::ask::{Said, ready_by_chance};
use crate::chance::Chance;
use crate::system::{CommandOf, Mind};
use engine::contract::{Game, Side};
use std::marker::PhantomData;

/// The effort of a look ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// Number of playouts, over all choices together.
    pub(super) trials: u32,
    /// Number of comparisons of the best choice with the simple bot's own, with luck that neither has seen.
    pub(super) proofs: usize,
    /// No more answers than these are imagined for it: in a large battle fewer plays are.
    pub(super) answers: u32,
}

/// Fewer plays than these tell nothing: six in each mind.
const FEWEST: u32 = 24;

impl Look {
    /// The same effort where one play takes this many answers; `None` where too few plays could be imagined.
    fn at(self, answers: u32) -> Option<Look> {
        let proofs = u32::try_from(self.proofs).unwrap_or(u32::MAX);
        let all = self.trials.saturating_add(proofs.saturating_mul(2)).max(1);
        let plays = self.answers.checked_div(answers).unwrap_or(all).min(all);
        if plays < FEWEST.min(all) {
            return None;
        }
        let share = |part: u32| (u64::from(part) * u64::from(plays) / u64::from(all)) as u32;
        Some(Look { trials: share(self.trials), proofs: share(proofs).max(2) as usize, ..self })
    }
}

/// Looks ahead in one position, for one side.
pub(super) struct Foresight<'a, S: Mind> {
    game: &'a S::Game,
    side: Side,
    reins: &'a Reins,
    luck: u64,
    weights: &'a Weights,
    system: PhantomData<S>,
}

impl<'a, S: Mind> Foresight<'a, S> {
    /// One with this luck, which judges the results by these.
    pub(super) const fn new(
        game: &'a S::Game,
        side: Side,
        reins: &'a Reins,
        luck: u64,
        weights: &'a Weights,
    ) -> Foresight<'a, S> {
        Foresight { game, side, reins, luck, weights, system: PhantomData }
    }

    /// The mind in which the phase comes out best; nothing if it was told to stop.
    pub(super) fn best_manner(&self, look: Look) -> Option<Manner> {
        let (_, answers) = self.imagined(self.game.thinking(), Manner::Plain, self.luck)?;
        // In plays that end too early to show an outcome, or that are few, standing still would always look best.
        let Some(look) = look.at(answers).filter(|_| answers < LONGEST) else { return Some(Manner::Plain) };
        let in_mind = |which: usize, sample: u64| {
            let luck = self.luck.wrapping_add(sample);
            self.imagined(self.game.thinking(), *Manner::ALL.get(which)?, luck).map(|(worth, _)| worth)
        };
        let best = self.best(Manner::ALL.len(), look, in_mind)?;
        Some(Manner::ALL.get(best).copied().unwrap_or_default())
    }

    /// The best of these things to say, the first unless another is clearly better; nothing if it was told to stop.
    pub(super) fn best_said(&self, all: &[Said<CommandOf<S>>], manner: Manner, look: Look) -> Option<usize> {
        self.best(all.len(), look, |which, sample| {
            let (said, luck) = (all.get(which)?, self.luck.wrapping_add(sample));
            let mut tried = self.game.thinking();
            let (command, openings) = ready_by_chance::<S>(self.side, said.clone(), &mut Chance::for_game(luck, 2));
            tried.attempt(self.side, &command).ok()?;
            for opening in &openings {
                tried.learn(opening).ok()?;
            }
            self.imagined(tried, manner, luck).map(|(worth, _)| worth)
        })
    }

    fn best(&self, count: usize, look: Look, worth: impl Fn(usize, u64) -> Option<i64> + Sync) -> Option<usize> {
        let best = best_of(count, look.trials, self.reins, &worth)?;
        if best == 0 {
            return Some(0);
        }
        let found = self.reins.work_out(2 * look.proofs, |at| {
            let unseen = u64::from(look.trials).wrapping_add((at / 2) as u64);
            worth(if at % 2 == 0 { 0 } else { best }, unseen).unwrap_or(i64::MIN / 1024)
        })?;
        let gains = found.chunks_exact(2).map(|pair| match pair {
            [own, other] => i128::from(other.saturating_sub(*own)),
            _ => 0,
        });
        Some(if is_clear(gains) { best } else { 0 })
    }

    /// The worth of the position if the side goes on in this manner until its turn has passed, or as long as the system
    /// takes to show the merit of a manner, and plainly afterwards; and the number of answers that took. `None` if it
    /// was told to stop.
    fn imagined(&self, mut game: S::Game, manner: Manner, luck: u64) -> Option<(i64, u32)> {
        let (side, stop) = (self.side, &self.reins.stop);
        let next = self.game.phase().turn.saturating_add(1);
        let own_turn = Playout { passes: 1, turn: self.game.phase().turn.saturating_add(S::AHEAD), luck };
        let answer = Playout { passes: 1, turn: next, luck: luck.rotate_left(32) };
        let [mut first, mut second] =
            Side::BOTH.map(|seat| S::simple(if seat == side { manner } else { Manner::Plain }));
        let in_turn = play_out::<S>(&mut game, &mut [&mut *first, &mut *second], own_turn, stop)?;
        let (mut first, mut second) = (S::simple(Manner::Plain), S::simple(Manner::Plain));
        let after = play_out::<S>(&mut game, &mut [&mut *first, &mut *second], answer, stop)?;
        let worth = S::worth(&game, side, self.weights).saturating_add(S::on_the_way(&game, side));
        Some((worth, in_turn.saturating_add(after)))
    }
}

/// Whether these gains are above nothing by more than one deviation of their mean.
fn is_clear(gains: impl Iterator<Item = i128>) -> bool {
    let (mut count, mut sum, mut squares) = (0_i128, 0_i128, 0_i128);
    for gain in gains {
        count += 1;
        sum = sum.saturating_add(gain);
        squares = squares.saturating_add(gain.saturating_mul(gain));
    }
    // The mean is sum / count, and its variance (squares / count - mean²) / count.
    let mean = count.saturating_mul(sum).saturating_mul(sum);
    sum > 0 && mean > count.saturating_mul(squares).saturating_sub(sum.saturating_mul(sum))
}

#[cfg(test)]
mod tests {
    use super::{Look, is_clear};

    #[test]
    fn in_a_large_battle_fewer_plays_are_imagined_and_in_a_huge_one_none() {
        let look = Look { trials: 48, proofs: 16, answers: 8_000 };
        let at = |answers| look.at(answers).map(|look| (look.trials, look.proofs));
        assert_eq!(at(40), Some((48, 16)));
        assert_eq!(at(200), Some((24, 8)));
        assert_eq!(at(333), Some((14, 4)));
        assert_eq!(at(400), None);
    }

    #[test]
    fn a_gain_is_clear_only_where_luck_does_not_explain_it() {
        assert!(is_clear([3, 4, 5, 4].into_iter()));
        assert!(!is_clear([100, -90, 80, -70].into_iter()), "as much luck as gain");
        assert!(!is_clear([-3, -4, -5].into_iter()));
        assert!(!is_clear(std::iter::empty()) && !is_clear([0, 0, 0].into_iter()));
        assert!(is_clear([100, -10, 80, 40].into_iter()));
    }
}
