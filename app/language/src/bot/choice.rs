//! Choosing among things whose worth can only be sampled: all are tried a little, the better half a little more, and so on.

use super::reins::Reins;

/// The best of `count` choices, by this many trials in all; `None` if it was told to stop. The first is taken unless
/// another is better.
///
/// `worth(which, sample)` is what trying one comes to with the luck of a sample; all that are still in the running are tried
/// with the same luck, so that luck does not choose.
pub fn best_of(
    count: usize,
    trials: u32,
    reins: &Reins,
    worth: impl Fn(usize, u64) -> Option<i64> + Sync,
) -> Option<usize> {
    let mut running: Vec<(usize, i64)> = (0..count).map(|which| (which, 0)).collect();
    let rounds = usize::BITS - count.saturating_sub(1).leading_zeros();
    let in_round = usize::try_from(trials.checked_div(rounds).unwrap_or(0)).unwrap_or(usize::MAX);
    let mut sample = 0_u64;
    while running.len() > 1 {
        let many = running.len();
        let each = (in_round / many).max(1);
        let tried = reins.work_out(many * each, |trial| {
            let luck = sample.wrapping_add((trial / many) as u64);
            let which = running.get(trial % many).map_or(0, |&(which, _)| which);
            // A choice that cannot be tried is not taken, unless there is no other.
            worth(which, luck).unwrap_or(i64::MIN / 1024)
        })?;
        for (trial, worth) in tried.into_iter().enumerate() {
            if let Some((_, sum)) = running.get_mut(trial % many) {
                *sum = sum.saturating_add(worth);
            }
        }
        sample += each as u64;
        // Stable: of two that are equal, the one that was first.
        running.sort_by_key(|&(_, sum)| std::cmp::Reverse(sum));
        running.truncate(many.div_ceil(2));
    }
    Some(running.first().map_or(0, |&(which, _)| which))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::StopSignal;
    use crate::chance::Chance;

    #[test]
    fn the_best_is_found_through_much_luck_that_all_share() {
        for threads in [1, 2] {
            let reins = Reins { threads, ..Reins::default() };
            let found = best_of(9, 200, &reins, |which, sample| {
                let luck = Chance::for_game(7, sample).below(1000) as i64;
                Some(luck + if which == 6 { 30 } else { which as i64 })
            });
            assert_eq!(found, Some(6));
        }
    }

    #[test]
    fn of_equals_the_first_is_taken_and_what_cannot_be_done_is_not() {
        let reins = Reins::default();
        assert_eq!(best_of(5, 20, &reins, |_, _| Some(1)), Some(0));
        assert_eq!(best_of(3, 20, &reins, |which, _| (which == 2).then_some(-100)), Some(2));
        assert_eq!(best_of(1, 20, &reins, |_, _| None), Some(0));
        assert_eq!(best_of(0, 20, &reins, |_, _| None), Some(0));
    }

    #[test]
    fn nothing_is_chosen_by_a_bot_that_is_told_to_stop() {
        let reins = Reins { stop: StopSignal::after(4), threads: 1 };
        assert_eq!(best_of(5, 20, &reins, |_, _| Some(1)), None);
        assert_eq!(reins.stop.looks(), 5);
    }
}
