//! Choosing among things whose worth can only be sampled: all are tried a little, the better half a little more, and so on.

/// The best of so many, by so many trials in all. What stands first is taken unless another is better.
///
/// `worth(which, sample)` is what trying one comes to with the luck of a sample; all that are still in the running are tried
/// with the same luck, so that luck does not choose.
pub fn best_of(count: usize, trials: u32, mut worth: impl FnMut(usize, u64) -> Option<i64>) -> usize {
    let mut running: Vec<(usize, i64)> = (0..count).map(|which| (which, 0)).collect();
    let rounds = usize::BITS - count.saturating_sub(1).leading_zeros();
    let in_round = trials.checked_div(rounds).unwrap_or(0);
    let mut sample = 0;
    while running.len() > 1 {
        let each = (in_round / u32::try_from(running.len()).unwrap_or(u32::MAX)).max(1);
        for _ in 0..each {
            for (which, sum) in &mut running {
                // What cannot be tried is not chosen, unless nothing else is left.
                *sum = sum.saturating_add(worth(*which, sample).unwrap_or(i64::MIN / 1024));
            }
            sample += 1;
        }
        // Stable: of two that are equal, the one that stood first.
        running.sort_by_key(|&(_, sum)| std::cmp::Reverse(sum));
        running.truncate(running.len().div_ceil(2));
    }
    running.first().map_or(0, |&(which, _)| which)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn the_best_is_found_through_much_luck_that_all_share() {
        let found = best_of(9, 200, |which, sample| {
            let luck = Chance::for_game(7, sample).below(1000) as i64;
            Some(luck + if which == 6 { 30 } else { which as i64 })
        });
        assert_eq!(found, 6);
    }

    #[test]
    fn of_equals_the_first_is_taken_and_what_cannot_be_done_is_not() {
        assert_eq!(best_of(5, 20, |_, _| Some(1)), 0);
        assert_eq!(best_of(3, 20, |which, _| (which == 2).then_some(-100)), 2);
        assert_eq!(best_of(1, 20, |_, _| None), 0);
        assert_eq!(best_of(0, 20, |_, _| None), 0);
    }
}
