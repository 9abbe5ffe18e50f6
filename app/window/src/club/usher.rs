//! The tournament's demands on a match in this window: its clocks stop while the tournament is paused.

use crate::table::match_words::is_over;
use engine::contract::Side;
use play::table::{Now, Wish};
use record::entry::Matter;
use std::time::{Duration, Instant};
use tournament::evening_event::At;

/// Time to wait for an answer before asking again.
const AGAIN: Duration = Duration::from_secs(2);
/// Time the second side waits for the first to ask.
const PATIENCE: Duration = Duration::from_secs(5);
/// Number of requests without effect before giving up: a bot at the other seat goes on at once.
const MOST_TRIES: u32 = 3;

/// The part of the program that sees to a match of a tournament.
pub(crate) struct Usher {
    /// Its table.
    pub(crate) at: At,
    /// Whether it was paused because the tournament was.
    has_paused: bool,
    /// Whether the tournament was paused at the last check.
    wanted: bool,
    /// The time since which the clocks differ from the tournament's wish.
    unlike: Option<Instant>,
    asked: Option<Instant>,
    /// Number of the same requests so far.
    tries: u32,
}

impl Usher {
    /// For the match at this table.
    pub(crate) const fn new(at: At) -> Usher {
        Usher { at, has_paused: false, wanted: false, unlike: None, asked: None, tries: 0 }
    }

    /// The request to make at the table now. The first side's program asks for the pause and ends it, the other's
    /// accepts it. Where the first side has no window and does nothing, the other asks.
    pub(crate) fn asks(&mut self, now: &Now, paused: bool, then: Instant) -> Option<Wish> {
        if now.closed || !now.met {
            return None;
        }
        self.has_paused |= paused && now.around.paused;
        let unlike = paused != now.around.paused;
        if self.wanted != paused {
            (self.wanted, self.tries) = (paused, 0);
        }
        let since = *self.unlike.filter(|_| unlike).get_or_insert(then);
        self.unlike = unlike.then_some(since);
        let asks = now.me == Side::First || then.saturating_duration_since(since) >= PATIENCE;
        let ask = match (paused, now.around.paused, &now.around.asked) {
            (true, false, Some(asked)) if asked.matter == Matter::Pause => Wish::Grant(asked.clone()),
            (true, false, _) if asks && now.around.asking.is_none() => Wish::Matter(now.me, Matter::Pause),
            (false, true, _) if asks && self.has_paused => Wish::Resume(now.me),
            _ => return None,
        };
        if self.tries >= MOST_TRIES || self.asked.is_some_and(|asked| then.saturating_duration_since(asked) < AGAIN) {
            return None;
        }
        self.asked = Some(then);
        self.tries += 1;
        self.has_paused &= paused;
        Some(ask)
    }

    /// Whether the player is led away from the table, where the desk has decided the game or plays another one by now. A match that
    /// is over stays: its result is read, and the player leaves when they like.
    pub(crate) fn leaves(&self, now: &Now, has_left: bool) -> bool {
        has_left && !is_over(now)
    }

    /// The time until the match must be looked at again though nothing happens: its clocks differ from the tournament's
    /// wish.
    pub(crate) fn rests(&self) -> Option<Duration> {
        self.unlike.map(|_| AGAIN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::example;
    use play::table::Around;
    use record::session::OpponentQuestion;

    /// A match seen from this side.
    fn now(me: Side, around: Around) -> Now {
        let battle = systems::ALL.open("skirmish", None).expect("a battle");
        let here = [me == Side::First, me == Side::Second];
        Now { me, here, around, ..example::now(battle.beginning().expect("a position"), true) }
    }

    #[test]
    fn a_player_is_led_away_from_a_game_that_was_decided_at_the_desk_and_never_from_a_result() {
        let usher = Usher::new(AT);
        let playing = now(Side::First, Around::default());
        assert!(!usher.leaves(&playing, false) && usher.leaves(&playing, true));
        // The rules ended it, and the other side has not signed that yet.
        let ending = Some(record::entry::Ending::Rules);
        let over = now(Side::First, Around { ending, ..Around::default() });
        assert!(!over.closed && !usher.leaves(&over, true));
        let closed = Now { closed: true, ..now(Side::First, Around::default()) };
        assert!(!usher.leaves(&closed, true));
    }

    const AT: At = At { round: 1, table: 2 };

    #[test]
    fn a_pause_of_the_tournament_is_asked_for_granted_and_ended_by_the_two_programs() {
        let (mut first, mut second) = (Usher::new(AT), Usher::new(AT));
        let begun = Instant::now();
        let plain = |me| now(me, Around::default());
        assert!(first.asks(&plain(Side::First), false, begun).is_none(), "nobody pauses");
        let asks = first.asks(&plain(Side::First), true, begun);
        assert!(matches!(asks, Some(Wish::Matter(Side::First, Matter::Pause))));
        assert!(first.asks(&plain(Side::First), true, begun).is_none(), "an answer is waited for");
        assert!(second.asks(&plain(Side::Second), true, begun).is_none());
        let asked = OpponentQuestion { matter: Matter::Pause, number: 3 };
        let heard = now(Side::Second, Around { asked: Some(asked.clone()), ..Around::default() });
        let granted = second.asks(&heard, true, begun);
        assert!(matches!(granted, Some(Wish::Grant(granted)) if granted == asked));
        // The clocks stop, and go on with the tournament; a pause of the two players themselves would not be ended.
        let stands = |me| now(me, Around { paused: true, ..Around::default() });
        let later = begun + AGAIN;
        assert!(first.asks(&stands(Side::First), true, later).is_none());
        assert!(matches!(first.asks(&stands(Side::First), false, later), Some(Wish::Resume(Side::First))));
        let mut other = Usher::new(AT);
        assert!(other.asks(&stands(Side::First), false, later).is_none(), "their own pause");
    }

    #[test]
    fn the_second_side_asks_where_the_first_does_nothing() {
        let mut usher = Usher::new(AT);
        let begun = Instant::now();
        let alone = now(Side::Second, Around::default());
        assert!(usher.asks(&alone, true, begun).is_none());
        let asks = usher.asks(&alone, true, begun + PATIENCE);
        assert!(matches!(asks, Some(Wish::Matter(Side::Second, Matter::Pause))));
    }
}
